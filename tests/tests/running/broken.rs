//! A broken folder: moved aside, and made anew from the newest good backup and what can be read.

use super::house::{copy, dots, exported, played, program, start};
use std::fs;
use std::ops::RangeInclusive;
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

/// Spoils a value: what every log and record says stays readable but for this one.
fn spoil(data: &Path) {
    let db = sled::open(data.join("store")).unwrap();
    let (key, value) = db.scan_prefix("g").next().unwrap().unwrap();
    let mut value = value.to_vec();
    *value.last_mut().unwrap() ^= 1;
    db.insert(key, value).unwrap();
    db.flush().unwrap();
}

/// What is done to a folder of data, how many of the four dots must be there afterwards (all that the
/// newest good backup has, and more where more can be read), and what the log says.
type Damage = (&'static str, fn(&Path), RangeInclusive<usize>, &'static str);

const ANEW: &str = "the store was made anew";

const DAMAGES: [Damage; 11] = [
    (
        "an event that isn't what was written",
        spoil,
        4..=4,
        "the store is damaged",
    ),
    (
        "garbage in the database",
        |data| overwrite(&data.join("store/db"), 0),
        3..=3,
        ANEW,
    ),
    (
        "garbage from the middle of the database on",
        |data| overwrite(&data.join("store/db"), 2_000),
        3..=4,
        ANEW,
    ),
    (
        "a database that was cut",
        |data| truncate(&data.join("store/db"), |_| 1_000),
        3..=4,
        ANEW,
    ),
    (
        "an empty database",
        |data| truncate(&data.join("store/db"), |_| 0),
        3..=4,
        ANEW,
    ),
    (
        "no database",
        |data| fs::remove_file(data.join("store/db")).unwrap(),
        3..=3,
        ANEW,
    ),
    (
        "garbage in its configuration",
        |data| overwrite(&data.join("store/conf"), 0),
        4..=4,
        ANEW,
    ),
    (
        "no witness",
        |data| fs::remove_file(data.join("store/witness")).unwrap(),
        4..=4,
        "the witness of the database is missing",
    ),
    (
        "no store at all",
        |data| fs::remove_dir_all(data.join("store")).unwrap(),
        3..=3,
        "the store is missing",
    ),
    (
        "a file in its place",
        |data| {
            fs::remove_dir_all(data.join("store")).unwrap();
            fs::write(data.join("store"), "something else").unwrap();
        },
        3..=3,
        "it is no directory",
    ),
    (
        "garbage, and the newest backup damaged too",
        |data| {
            overwrite(&data.join("store/db"), 0);
            let newest = names(&data.join("backups"), "store-20").into_iter().max();
            overwrite(&newest.unwrap(), 100);
        },
        2..=2,
        "a backup that can't be read was passed over",
    ),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_broken_comes_back_as_far_as_it_can() {
    let good = played().await;
    for (name, does, expected, told) in DAMAGES {
        let folder = copy(good.path());
        let data = folder.path();
        does(data);
        // Whatever is there is kept.
        let aside = usize::from(data.join("store").exists());
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
