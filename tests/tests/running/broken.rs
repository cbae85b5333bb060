//! A broken folder: moved aside, and made anew from the newest good backup and what can be read.

use super::house::{copy, dots, exported, played, program, start};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tests::program::{self, Served};

fn names(dir: &Path, part: &str) -> Vec<PathBuf> {
    let all = fs::read_dir(dir)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let has = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().contains(part);
    all.filter(has).collect()
}

fn overwrite(path: &Path, from: usize) {
    let mut bytes = fs::read(path).unwrap();
    let mut chance = fastrand::Rng::with_seed(3);
    bytes[from..].fill_with(|| chance.u8(..));
    fs::write(path, bytes).unwrap();
}

fn truncate(path: &Path, to: impl Fn(u64) -> u64) {
    let file = fs::File::options().write(true).open(path).unwrap();
    let length = file.metadata().unwrap().len();
    file.set_len(to(length)).unwrap();
}

/// What is done to a folder of data, and how many of the four dots must be there afterwards: all that
/// the newest good backup has, and more where more can be read.
struct Damage {
    name: &'static str,
    does: fn(&Path),
    dots: std::ops::RangeInclusive<usize>,
    /// What the log says.
    told: &'static str,
    /// How many folders or files are moved aside.
    aside: usize,
}

const DAMAGES: [Damage; 10] = [
    Damage {
        name: "garbage in the database",
        does: |data| overwrite(&data.join("store/db"), 0),
        dots: 3..=3,
        told: "the store was made anew",
        aside: 1,
    },
    Damage {
        name: "garbage from the middle of the database on",
        does: |data| overwrite(&data.join("store/db"), 2_000),
        dots: 3..=4,
        told: "the store was made anew",
        aside: 1,
    },
    Damage {
        name: "a database that was cut",
        does: |data| truncate(&data.join("store/db"), |_| 1_000),
        dots: 3..=4,
        told: "the store was made anew",
        aside: 1,
    },
    Damage {
        name: "an empty database",
        does: |data| truncate(&data.join("store/db"), |_| 0),
        dots: 3..=4,
        told: "the store was made anew",
        aside: 1,
    },
    Damage {
        name: "no database",
        does: |data| fs::remove_file(data.join("store/db")).unwrap(),
        dots: 3..=3,
        told: "the store was made anew",
        aside: 1,
    },
    Damage {
        name: "garbage in its configuration",
        does: |data| overwrite(&data.join("store/conf"), 0),
        dots: 4..=4,
        told: "the store was made anew",
        aside: 1,
    },
    Damage {
        name: "no witness",
        does: |data| fs::remove_file(data.join("store/witness")).unwrap(),
        dots: 4..=4,
        told: "the witness of the database is missing",
        aside: 1,
    },
    Damage {
        name: "no store at all",
        does: |data| fs::remove_dir_all(data.join("store")).unwrap(),
        dots: 3..=3,
        told: "the store is missing",
        aside: 0,
    },
    Damage {
        name: "a file in its place",
        does: |data| {
            fs::remove_dir_all(data.join("store")).unwrap();
            fs::write(data.join("store"), "something else").unwrap();
        },
        dots: 3..=3,
        told: "it is no directory",
        aside: 1,
    },
    Damage {
        name: "garbage, and the newest backup damaged too",
        does: |data| {
            overwrite(&data.join("store/db"), 0);
            let newest = names(&data.join("backups"), "store-20").into_iter().max();
            overwrite(&newest.unwrap(), 100);
        },
        dots: 2..=2,
        told: "a backup that can't be read was passed over",
        aside: 1,
    },
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_broken_comes_back_as_far_as_it_can() {
    let good = played().await;
    for Damage {
        name,
        does,
        dots: expected,
        told,
        aside,
    } in DAMAGES
    {
        let folder = copy(good.path());
        let data = folder.path();
        does(data);
        let mut served = start(data);
        let log = served.log();
        assert!(log.contains(told), "{name}: {log}");
        assert!(!log.contains("panicked at bot"), "{name}: {log}");
        assert!(served.stop().unwrap().success(), "{name}");
        let found = dots(&exported(data));
        assert!(
            expected.contains(&found),
            "{name}: {found} of {expected:?}\n{log}"
        );
        assert_eq!(names(data, "store.broken-").len(), aside, "{name}");

        // Once: the next start finds nothing to mend.
        let mut served = start(data);
        let log = served.log();
        assert!(!log.contains("ERROR"), "{name}: {log}");
        assert!(served.stop().unwrap().success(), "{name}");
        assert_eq!(names(data, "store.broken-").len(), aside, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_good_backup_it_begins_anew_and_says_so() {
    let folder = played().await;
    let data = folder.path();
    overwrite(&data.join("store/db"), 0);
    for backup in names(&data.join("backups"), "store-20") {
        truncate(&backup, |length| length / 2);
    }
    let mut served = start(data);
    let log = served.log();
    assert!(log.contains("there is no good backup"), "{log}");
    assert!(served.stop().unwrap().success());
    assert_eq!(dots(&exported(data)), 0);
    assert_eq!(names(data, "store.broken-1").len(), 1, "nothing is deleted");
}

/// Starting must fail at once and change nothing; what it says.
fn refused(mut command: Command) -> String {
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_broken_is_left_alone() {
    let folder = played().await;
    let data = folder.path();

    // Another program has it.
    let mut served = start(data);
    let said = refused(program::serving(program(), data));
    assert!(said.contains("is in use by another process"), "{said}");
    assert!(served.stop().unwrap().success());

    // It is of a newer program.
    let newer = copy(data);
    let db = sled::open(newer.path().join("store")).unwrap();
    for pair in db.iter().collect::<Result<Vec<_>, _>>().unwrap() {
        let mut bytes = pair.1.to_vec();
        bytes[2] = 9;
        db.insert(pair.0, bytes).unwrap();
    }
    db.flush().unwrap();
    drop(db);
    let said = refused(program::serving(program(), newer.path()));
    assert!(
        said.contains("has version 9, newer than this program"),
        "{said}"
    );
    assert!(names(newer.path(), "broken").is_empty());

    // It isn't ours to read.
    let mut command = program::serving(program(), data);
    if fs::metadata("/proc/self")
        .is_ok_and(|about| std::os::unix::fs::MetadataExt::uid(&about) == 0)
    {
        let whole = command;
        command = Command::new("setpriv");
        command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]);
        command.arg(whole.get_program()).args(whole.get_args());
        // The folder itself may be entered, and the program run.
        let open = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        fs::set_permissions(data, open).unwrap();
    } else {
        let closed = std::os::unix::fs::PermissionsExt::from_mode(0o000);
        fs::set_permissions(data.join("store"), closed).unwrap();
    }
    let said = refused(command);
    assert!(said.contains("ermission denied"), "{said}");
    assert!(said.contains("store"), "it says where: {said}");
    let again = std::os::unix::fs::PermissionsExt::from_mode(0o700);
    fs::set_permissions(data.join("store"), again).unwrap();
    assert!(names(data, "broken").is_empty());
    assert_eq!(dots(&exported(data)), 4);

    let mut served: Served = start(data);
    assert!(!served.log().contains("ERROR"), "{}", served.log());
    assert!(served.stop().unwrap().success());
}
