//! A process that commits is killed at random moments: what it was told is done must be there, and
//! no batch may be half there.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may"
)]

use games::Seq;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use storage::{Append, Batch, GameId, Key, Sled, Store, compact, repair};

const WRITERS: u64 = 4;
const DIR: &str = "STORE_KILL_DIR";

fn game(writer: u64) -> GameId {
    GameId(writer)
}

fn twin(writer: u64) -> GameId {
    GameId(1000 + writer)
}

fn key(writer: u64, which: &str) -> Key {
    Key::new(format!("counter/{writer}/{which}")).unwrap()
}

/// The bytes of step `n`: some short, some long enough to fill segments and make sled clean up.
fn bytes(writer: u64, n: u32) -> Vec<u8> {
    let len = if n.is_multiple_of(5) {
        3000
    } else {
        20 + n as usize % 50
    };
    let mut chance = fastrand::Rng::with_seed(writer << 32 | u64::from(n));
    (0..len).map(|_| chance.u8(..)).collect()
}

fn step(writer: u64, n: u32) -> Batch {
    let append = |game| Append {
        game,
        seq: Seq(n),
        bytes: bytes(writer, n),
    };
    let put = |which| (key(writer, which), Some(bytes(writer, n)));
    Batch {
        expect: vec![(game(writer), n.checked_sub(1).map(Seq))],
        append: vec![append(game(writer)), append(twin(writer))],
        put: vec![put("one"), put("two")],
    }
}

/// The process that is killed. It goes on where the store is, and tells of every commit.
#[test]
#[ignore = "run by the other test"]
fn child() {
    let store = Sled::open(std::env::var(DIR).unwrap()).unwrap();
    let store = &store;
    std::thread::scope(|scope| {
        for writer in 0..WRITERS {
            scope.spawn(move || {
                let next = store.head(game(writer)).unwrap().map_or(0, |seq| seq.0 + 1);
                for n in next.. {
                    store.commit(&step(writer, n)).unwrap();
                    let line = format!("done {writer} {n}\n");
                    std::io::stdout().write_all(line.as_bytes()).unwrap();
                }
            });
        }
    });
}

/// Lets the child work for `time` after its first commit; gives each writer's last one told.
fn run_and_kill(child: &str, dir: &Path, time: Duration) -> [Option<u32>; WRITERS as usize] {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([child, "--exact", "--ignored", "--nocapture"])
        .env(DIR, dir)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (send, lines) = std::sync::mpsc::channel();
    let out = BufReader::new(child.stdout.take().unwrap());
    let reader = std::thread::spawn(move || {
        for line in out.lines() {
            send.send(line.unwrap()).unwrap();
        }
    });
    let mut told = [None; WRITERS as usize];
    let mut tell = |line: String| {
        // A line cut by the kill isn't a promise; a number cut short is smaller, never greater.
        let told_of = line
            .strip_prefix("done ")
            .and_then(|rest| rest.split_once(' '));
        let told_of = told_of.map(|(writer, n)| (writer.parse::<usize>(), n.parse::<u32>()));
        if let Some((Ok(writer), Ok(n))) = told_of {
            told[writer] = told[writer].max(Some(n));
        }
        told.iter().any(Option::is_some)
    };
    while let Ok(line) = lines.recv() {
        if tell(line) {
            break;
        }
    }
    std::thread::sleep(time);
    assert_eq!(child.try_wait().unwrap(), None, "the child ended by itself");
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap();
    for line in lines {
        tell(line);
    }
    told
}

/// Another process that is killed: it writes the whole store anew, over and over.
#[test]
#[ignore = "run by the other test"]
fn child_with_tools() {
    let dir = PathBuf::from(std::env::var(DIR).unwrap());
    println!("\ndone 0 0");
    for round in 0.. {
        match round % 3 {
            0 => drop(compact(&dir).unwrap()),
            1 => drop(repair(&dir, None, games::At(0)).unwrap()),
            _ => {
                let backups = dir.with_file_name("backups");
                let (_, newest) = storage::backups(backups).unwrap().remove(0);
                storage::restore(newest, &dir).unwrap();
            }
        }
    }
}

#[test]
fn compacting_repair_and_restoring_are_whole_or_nothing() {
    let base = tempfile::tempdir().unwrap();
    let dir = base.path().join("store");
    let store = open_patiently(&dir);
    for n in 0..200 {
        store.commit(&step(0, n)).unwrap();
    }
    let before = (store.log(game(0)).unwrap(), store.scan("").unwrap());
    storage::backup(&store, base.path().join("backups"), games::At(0)).unwrap();
    drop(store);
    let mut chance = fastrand::Rng::with_seed(2);
    for round in 0..25 {
        run_and_kill(
            "child_with_tools",
            &dir,
            Duration::from_micros(chance.u64(0..200_000)),
        );
        let store = open_patiently(&dir);
        let now = (store.log(game(0)).unwrap(), store.scan("").unwrap());
        assert!(now == before, "round {round}");
    }
}

#[test]
fn what_was_told_is_there_after_kill() {
    let rounds = std::env::var("STORE_KILL_ROUNDS").map_or(60, |n| n.parse().unwrap());
    let dir = tempfile::tempdir().unwrap();
    let mut chance = fastrand::Rng::with_seed(1);
    let mut commits = 0;
    for round in 0..rounds {
        let time = Duration::from_micros(chance.u64(0..80_000));
        let told = run_and_kill("child", dir.path(), time);
        let store = Sled::open(dir.path()).unwrap_or_else(|e| panic!("round {round}: {e}"));
        for (writer, told) in (0..WRITERS).zip(told) {
            let log = store.log(game(writer)).unwrap();
            let last = log.last().map(|stored| stored.seq.0);
            assert!(last >= told, "round {round}: {last:?} of {told:?}");
            for (n, stored) in (0..).zip(&log) {
                assert_eq!(stored.bytes, bytes(writer, n), "round {round}");
            }
            assert_eq!(
                store.log(twin(writer)).unwrap(),
                log,
                "round {round}: half a batch"
            );
            let value = last.map(|n| bytes(writer, n));
            for which in ["one", "two"] {
                let found = store.read(&key(writer, which)).unwrap();
                assert_eq!(found, value, "round {round}: half a batch");
            }
        }
        commits = store
            .heads()
            .unwrap()
            .iter()
            .map(|(_, seq)| seq.0 + 1)
            .sum::<u32>()
            / 2;
    }
    println!("{rounds} kills, {commits} commits");
    assert!(commits > rounds * 10);
}

/// Opens a store. A child that another test is just starting holds a copy of its lock for a moment.
fn open_patiently(dir: &std::path::Path) -> Sled {
    for _ in 0..100 {
        match Sled::open(dir) {
            Err(storage::Error::Locked(_)) => {
                std::thread::sleep(std::time::Duration::from_millis(30))
            }
            opened => return opened.unwrap(),
        }
    }
    Sled::open(dir).unwrap()
}
