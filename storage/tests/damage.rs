//! Bytes of the files change behind the store's back: it must say so, and never give wrong data,
//! take less for the whole, or panic.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may"
)]

use games::Seq;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use storage::{Append, Batch, Error, GameId, Key, Sled, Snapshot, Store, Stored};

const GAMES: u64 = 8;

struct Written {
    snapshot: Snapshot,
    logs: Vec<(GameId, Vec<Stored>)>,
}

fn write(dir: &Path, commits: u32) -> Written {
    let store = Sled::open(dir).unwrap();
    let mut chance = fastrand::Rng::with_seed(3);
    for n in 0..commits {
        let game = GameId(u64::from(n) % GAMES);
        let seq = Seq(n / GAMES as u32);
        let mut bytes = |len: usize| (0..len).map(|_| chance.u8(..)).collect::<Vec<u8>>();
        let batch = Batch {
            expect: vec![],
            append: vec![Append {
                game,
                seq,
                bytes: bytes(60),
            }],
            put: vec![(
                Key::new(format!("open/{}", n % 50)).unwrap(),
                Some(bytes(200)),
            )],
        };
        store.commit(&batch).unwrap();
    }
    let logs = (0..GAMES)
        .map(GameId)
        .map(|g| (g, store.log(g).unwrap()))
        .collect();
    Written {
        snapshot: store.snapshot().unwrap(),
        logs,
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

fn files(dir: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).unwrap().map(|e| e.unwrap().path());
    let mut files: Vec<_> = entries.filter(|p| p.is_file()).collect();
    files.sort();
    files
}

fn contents(dir: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let read = |path: PathBuf| (path.clone(), fs::read(path).unwrap());
    files(dir).into_iter().map(read).collect()
}

/// What became of a damaged store; panics when it gives something that wasn't written.
fn outcome(dir: &Path, written: &Written) -> &'static str {
    let store = match Sled::open(dir) {
        Ok(store) => store,
        Err(Error::Broken { .. }) => return "broken",
        Err(Error::Corrupt { .. } | Error::Newer { .. }) => return "corrupt at open",
        Err(other) => panic!("{other:?}"),
    };
    let mut whole = true;
    for (game, log) in &written.logs {
        match store.log(*game) {
            Ok(found) => assert!(found == *log, "the log of {game} isn't what was written"),
            Err(Error::Corrupt { .. } | Error::Newer { .. }) => whole = false,
            Err(other) => panic!("{other:?}"),
        }
    }
    for (key, bytes) in &written.snapshot.records {
        match store.read(key) {
            Ok(found) => assert_eq!(found.as_ref(), Some(bytes), "{key}"),
            Err(Error::Corrupt { .. } | Error::Newer { .. }) => whole = false,
            Err(other) => panic!("{other:?}"),
        }
    }
    if whole { "whole" } else { "corrupt at reading" }
}

#[test]
fn flipped_bytes_are_told() {
    let rounds = std::env::var("STORE_DAMAGE_ROUNDS").map_or(60, |n| n.parse().unwrap());
    let base = tempfile::tempdir().unwrap();
    let good = base.path().join("good");
    let written = write(&good, 1500);
    drop(Sled::open(&good).unwrap()); // writes sled's snapshot, one more file to damage
    let mut chance = fastrand::Rng::with_seed(4);
    let mut outcomes: BTreeMap<(String, &str), u32> = BTreeMap::new();
    for round in 0..rounds {
        let bad = base.path().join("bad");
        let _ = fs::remove_dir_all(&bad);
        copy(&good, &bad);
        let files = files(&bad);
        let file = &files[round as usize % files.len()];
        let mut bytes = fs::read(file).unwrap();
        // Most of a segment may be unwritten zeros: change what says something.
        let at = loop {
            let at = chance.usize(..bytes.len());
            if bytes[at] != 0 || chance.u8(..) == 0 {
                break at;
            }
        };
        match chance.u8(..8) {
            0 => bytes.truncate(at),
            1 => {
                let end = bytes.len().min(at + 4096);
                bytes[at..end].fill(0);
            }
            bit => bytes[at] ^= 1 << bit,
        }
        fs::write(file, bytes).unwrap();
        let name = file.file_name().unwrap().to_str().unwrap();
        let name = name.split('.').next().unwrap().to_string();
        println!("round {round}: {name} at {at}");
        let before = contents(&bad);
        let outcome = outcome(&bad, &written);
        if outcome == "broken" {
            assert!(contents(&bad) == before, "a broken store is left as it is");
        }
        *outcomes.entry((name, outcome)).or_default() += 1;
    }
    println!("{outcomes:#?}");
}
