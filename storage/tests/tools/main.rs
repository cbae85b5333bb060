//! Export, import, backups, compacting.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may")]

mod backups;
mod compacting;
#[path = "../contents/mod.rs"]
mod contents;
mod exports;
mod opening;
mod spoilt;
mod versions;

use contents::{All, all};
use games::Seq;
use std::fs;
use std::path::Path;
use storage::{
    Append, Batch, Counts, Error, GameId, Heads, Key, Memory, Sled, Snapshot, Store, Stored, export,
};

fn key(text: &str) -> Key {
    Key::new(text).unwrap()
}

fn put(text: &str, bytes: &[u8]) -> Batch {
    Batch {
        put: vec![(key(text), Some(bytes.to_vec()))],
        ..Batch::default()
    }
}

fn delete(keys: impl IntoIterator<Item = String>) -> Batch {
    Batch {
        put: keys.into_iter().map(|text| (key(&text), None)).collect(),
        ..Batch::default()
    }
}

fn append(game: u64, seq: u32, bytes: &[u8]) -> Batch {
    Batch {
        append: vec![Append {
            game: GameId(game),
            seq: Seq(seq),
            bytes: bytes.to_vec(),
        }],
        ..Batch::default()
    }
}

fn fill(store: &dyn Store) {
    for game in [1, 40, u64::MAX] {
        for seq in 0..100 {
            let event = format!("{{\"Said\":\"слово {seq}\"}}");
            store.commit(&append(game, seq, event.as_bytes())).unwrap();
        }
    }
    store
        .commit(&append(2, 0, &[0, 0xff, b'\n', b'"']))
        .unwrap();
    store
        .commit(&put("chat/1", "{\"язык\":\"ru\"}\r\n".as_bytes()))
        .unwrap();
    store.commit(&put("person/1", &[0xc3])).unwrap();
    store.commit(&put("empty", b"")).unwrap();
    store.commit(&put("gone", b"x")).unwrap();
    store.commit(&delete(["gone".into()])).unwrap();
}

const FILLED: Counts = Counts {
    games: 4,
    events: 301,
    records: 3,
};

fn exported(store: &dyn Store) -> String {
    let mut out = Vec::new();
    export(store, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// A store in memory that reads logs in a way of its own.
struct Strange {
    store: Memory,
    log: fn(&Memory, GameId) -> Result<Vec<Stored>, Error>,
}

impl Store for Strange {
    fn commit(&self, batch: &Batch) -> Result<(), Error> {
        self.store.commit(batch)
    }

    fn log(&self, game: GameId) -> Result<Vec<Stored>, Error> {
        (self.log)(&self.store, game)
    }

    fn head(&self, game: GameId) -> Result<Option<Seq>, Error> {
        self.store.head(game)
    }

    fn read(&self, key: &Key) -> Result<Option<Vec<u8>>, Error> {
        self.store.read(key)
    }

    fn scan(&self, prefix: &str) -> Result<Vec<(Key, Vec<u8>)>, Error> {
        self.store.scan(prefix)
    }

    fn heads(&self) -> Result<Heads, Error> {
        self.store.heads()
    }

    fn snapshot(&self) -> Result<Snapshot, Error> {
        self.store.snapshot()
    }
}

/// The names in a folder, in order.
fn names(dir: &Path) -> Vec<String> {
    let entries = fs::read_dir(dir).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Opens a store that another hand, or a process that just began, may hold for a moment.
fn open_patiently(dir: &Path) -> Sled {
    for _ in 0..100 {
        match Sled::open(dir) {
            Err(Error::Locked(_)) => std::thread::sleep(std::time::Duration::from_millis(30)),
            opened => return opened.unwrap(),
        }
    }
    Sled::open(dir).unwrap()
}

/// Changes a closed store as sled has it.
fn change_raw(dir: &Path, change: impl FnOnce(&sled::Db)) {
    drop(open_patiently(dir));
    let db = sled::open(dir).unwrap();
    change(&db);
    db.flush().unwrap();
}
