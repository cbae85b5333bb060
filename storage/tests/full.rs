//! A disk that is really full: a small file system in memory, in a mount namespace of its own that
//! ends with the process. Where that isn't allowed the test says so and passes.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may"
)]
#![cfg(target_os = "linux")]

use games::{At, Seq};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use storage::{
    Append, Batch, Error, GameId, Key, Settings, Sled, Store, backup, check, compact, import_file,
    repair, restore,
};

const DIR: &str = "STORE_FULL_DIR";
const SIZE: u64 = 48 << 20;
/// Backups of two days are both kept.
const DAY: u64 = 24 * 60 * 60 * 1000;
const GAME: GameId = GameId(1);

fn key() -> Key {
    Key::new("n").unwrap()
}

fn step(n: u32) -> Batch {
    let bytes = format!("{n} {}", "x".repeat(2000)).into_bytes();
    Batch {
        expect: vec![],
        append: vec![Append {
            game: GAME,
            seq: Seq(n),
            bytes: bytes.clone(),
        }],
        put: vec![(key(), Some(bytes))],
    }
}

/// Fills the disk but for about `leave` bytes.
fn fill(dir: &Path, leave: u64) -> PathBuf {
    let path = dir.join("ballast");
    let mut file = File::create(&path).unwrap();
    let block = vec![1; 16 << 10];
    while file.write_all(&block).is_ok() {}
    let written = file.metadata().unwrap().len();
    file.set_len(written.saturating_sub(leave)).unwrap();
    path
}

/// Commits until the disk is full or `most` are done; what was done is counted in `next`.
fn commit_until_full(store: &Sled, next: &mut u32, most: u32) -> bool {
    for _ in 0..most {
        match store.commit(&step(*next)) {
            Ok(()) => *next += 1,
            Err(Error::Full) => return true,
            Err(other) => panic!("{other:?}"),
        }
    }
    false
}

/// All that was acknowledged is there, nothing is half there; gives how many there are.
fn whole(store: &Sled, acknowledged: u32) -> u32 {
    let log = store.log(GAME).unwrap();
    assert!(
        log.len() as u32 >= acknowledged,
        "{} of {acknowledged}",
        log.len()
    );
    assert_eq!(
        store.read(&key()).unwrap(),
        log.last().map(|stored| stored.bytes.clone())
    );
    assert!(check(store).unwrap().is_whole());
    log.len() as u32
}

/// Whatever writes a file says that there is no room, leaves nothing of it, and does it when there is.
fn tools_on_a_full_disk(disk: &Path, dir: &Path, events: u32) {
    let backups = disk.join("backups");
    let store = Sled::open(dir).unwrap();
    let made = backup(&store, &backups, At(0)).unwrap();
    drop(store);
    let (made, elsewhere) = (made.path, disk.join("elsewhere"));
    type Tool<'a> = (&'a str, &'a dyn Fn() -> Result<(), Error>);
    let tools: [Tool<'_>; 5] = [
        ("backup", &|| {
            let store = Sled::open(dir)?;
            backup(&store, &backups, At(DAY)).map(drop)
        }),
        ("compact", &|| compact(dir).map(drop)),
        ("repair", &|| {
            repair(dir, Some(&backups), At(2 * DAY)).map(drop)
        }),
        ("restore", &|| restore(&made, dir).map(drop)),
        ("import", &|| import_file(&made, &elsewhere).map(drop)),
    ];
    let ballast = fill(disk, 0);
    assert_eq!(
        whole(&Sled::open(dir).unwrap(), events),
        events,
        "it can be read"
    );
    fs::remove_file(ballast).unwrap();
    for (name, tool) in tools {
        let before = names(disk);
        let ballast = fill(disk, 0);
        let failed = tool();
        assert!(matches!(failed, Err(Error::Full)), "{name}: {failed:?}");
        fs::remove_file(ballast).unwrap();
        assert_eq!(names(disk), before, "{name} leaves something");
        assert_eq!(storage::backups(&backups).unwrap().len(), 1, "{name}");
        let store = Sled::open(dir).unwrap();
        assert_eq!(whole(&store, events), events, "{name}");
    }
    for (name, tool) in tools {
        tool().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(whole(&Sled::open(dir).unwrap(), events), events, "{name}");
    }
    for name in names(disk) {
        fs::remove_dir_all(disk.join(name)).unwrap();
    }
    fs::create_dir(dir).unwrap();
}

fn names(dir: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).unwrap();
    let mut names: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    names.sort();
    names
}

#[test]
#[ignore = "run by the other test on a small disk"]
fn child() {
    let disk = PathBuf::from(std::env::var(DIR).unwrap());
    let mut next = 0;

    // With the reserve nothing ever fails but new commits.
    let dir = disk.join("reserved");
    let store = Sled::open(&dir).unwrap();
    assert!(!commit_until_full(&store, &mut next, 50));
    for _ in 0..3 {
        let ballast = fill(&disk, 4 << 20);
        assert!(commit_until_full(&store, &mut next, 1));
        assert_eq!(whole(&store, next), next);
        fs::remove_file(ballast).unwrap();
        assert!(
            !commit_until_full(&store, &mut next, 20),
            "there is room again"
        );
    }
    drop(store);
    assert_eq!(whole(&Sled::open(&dir).unwrap(), next), next);
    tools_on_a_full_disk(&disk, &dir, next);
    fs::remove_dir_all(&dir).unwrap();

    // Without it sled's own writes fail.
    let dir = disk.join("bare");
    let settings = Settings {
        reserve: 0,
        ..Settings::default()
    };
    let store = Sled::open_with(&dir, settings).unwrap();
    let mut next = 0;
    assert!(!commit_until_full(&store, &mut next, 50));
    for round in 0..5 {
        let ballast = fill(&disk, 256 << 10);
        assert!(
            commit_until_full(&store, &mut next, 10_000),
            "the disk never filled"
        );
        for _ in 0..3 {
            assert!(
                commit_until_full(&store, &mut next, 10_000),
                "full and yet not"
            );
        }
        fs::remove_file(ballast).unwrap();
        next = whole(&store, next);
        assert!(
            !commit_until_full(&store, &mut next, 20),
            "there is room again"
        );
        println!("round {round}: {next} commits");
    }
    drop(store);
    assert_eq!(whole(&Sled::open_with(&dir, settings).unwrap(), next), next);
    println!("all is well on a full disk");
}

#[test]
fn a_full_disk_loses_nothing_and_recovers() {
    let dir = tempfile::tempdir().unwrap();
    let script = "mount -t tmpfs -o size=\"$2\" tmpfs \"$1\" || exit 77
        exec \"$3\" child --exact --ignored --nocapture";
    let output = Command::new("unshare")
        .args(["--map-root-user", "--mount", "sh", "-c", script, "sh"])
        .arg(dir.path())
        .arg(SIZE.to_string())
        .arg(std::env::current_exe().unwrap())
        .env(DIR, dir.path())
        .output();
    let output = match output {
        Ok(output) if output.status.code() != Some(77) && output.status.code() != Some(1) => output,
        other => {
            println!("no small file system can be made here: {other:?}");
            return;
        }
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}\n{errors}");
    assert!(
        text.contains("all is well on a full disk"),
        "{text}\n{errors}"
    );
}
