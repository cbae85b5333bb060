//! A single value of a store is damaged, as sled gives it.

use super::{all, append, change_raw, delete, fill, names, open_patiently};
use games::At;
use std::fs;
use std::path::{Path, PathBuf};
use storage::{Counts, Error, Sled, Store, backup, check, compact, export, repair};

/// Spoils the first value whose key begins so: `h` the last number of a log, `g` an event, `k` a record.
fn spoil(at: &Path, begin: &[u8]) {
    change_raw(at, |db| {
        let (key, value) = db.scan_prefix(begin).next().unwrap().unwrap();
        let mut value = value.to_vec();
        *value.last_mut().unwrap() ^= 1;
        db.insert(key, value).unwrap();
    });
}

struct Place {
    dir: tempfile::TempDir,
    at: PathBuf,
    backups: PathBuf,
}

const NOW: At = At(200_000_000);

/// A store that had a backup made; later a record was deleted.
fn place() -> Place {
    let dir = tempfile::tempdir().unwrap();
    let (at, backups) = (dir.path().join("store"), dir.path().join("backups"));
    let store = Sled::open(&at).unwrap();
    fill(&store);
    backup(&store, &backups, At(100_000_000)).unwrap();
    store.commit(&delete(["empty".into()])).unwrap();
    Place { dir, at, backups }
}

const VALUES: [(&[u8], &str, Counts); 3] = [
    (
        b"h",
        "the last number of game 1",
        Counts {
            games: 3,
            events: 201,
            records: 2,
        },
    ),
    (
        b"g",
        "event 0 of game 1",
        Counts {
            games: 3,
            events: 201,
            records: 2,
        },
    ),
    (
        b"k",
        "record chat/1",
        Counts {
            games: 4,
            events: 301,
            records: 1,
        },
    ),
];

#[test]
fn it_is_told_and_the_rest_is_used() {
    for (begin, name, counts) in VALUES {
        let place = place();
        spoil(&place.at, begin);
        let store = open_patiently(&place.at);
        let found = check(&store).unwrap();
        assert_eq!(found.counts, counts, "{name}");
        assert!(!found.is_whole());
        assert!(found.damaged[0].contains(name), "{:?}", found.damaged);
        let exported = export(&store, &mut Vec::new()).unwrap();
        assert_eq!(exported.counts, counts, "{name}");
        assert_eq!(exported.damaged, found.damaged);
        let made = backup(&store, &place.backups, NOW).unwrap();
        assert_eq!((made.counts, made.damaged), (counts, found.damaged));
    }
}

/// A log that isn't whole, though all that is there is.
#[test]
fn what_is_missing_is_told() {
    let event = |seq: u32| [&b"g"[..], &1u64.to_be_bytes(), &seq.to_be_bytes()].concat();
    let head = [&b"h"[..], &1u64.to_be_bytes()].concat();
    // A key, and whether it is removed or has the value that it had before the last event.
    let cases = [
        (event(1), true, "event 1 of game 1 is missing"),
        (event(99), true, "event 99 of game 1 is missing"),
        (event(100), true, "event 100 of game 1 is missing"),
        (head.clone(), true, "the log of game 1 has no last number"),
        (head, false, "the log of game 1 goes on after its end"),
    ];
    for (key, is_removed, told) in cases {
        let place = place();
        let mut earlier = None;
        change_raw(&place.at, |db| earlier = db.get(&key).unwrap());
        let store = open_patiently(&place.at);
        store.commit(&append(1, 100, b"one more")).unwrap();
        drop(store);
        change_raw(&place.at, |db| match earlier {
            Some(value) if !is_removed => drop(db.insert(&key, value).unwrap()),
            _ => assert!(db.remove(&key).unwrap().is_some()),
        });
        let store = open_patiently(&place.at);
        let found = check(&store).unwrap();
        assert!(
            matches!(&found.damaged[..], [damaged] if damaged.contains(told)),
            "{told}: {found:?}"
        );
        drop(store);
        let refused = compact(&place.at);
        assert!(matches!(refused, Err(Error::Corrupt { .. })), "{told}");
    }
}

#[test]
fn it_is_not_compacted_away() {
    for (begin, name, _) in VALUES {
        let place = place();
        spoil(&place.at, begin);
        let before = names(place.dir.path());
        let refused = compact(&place.at);
        assert!(matches!(refused, Err(Error::Corrupt { what }) if what.contains(name)));
        assert_eq!(names(place.dir.path()), before, "nothing is left of it");
        assert!(!check(&open_patiently(&place.at)).unwrap().is_whole());
    }
}

#[test]
fn a_repair_finds_it_and_brings_nothing_else_back() {
    for (begin, name, _) in VALUES {
        let place = place();
        let before = all(&open_patiently(&place.at));
        spoil(&place.at, begin);
        let report = repair(&place.at, Some(&place.backups), NOW).unwrap();
        // A spoilt record may have been later than the one that is found.
        let lost = format!("{name}: only an older state of it");
        let lost = if begin == b"k" { vec![lost] } else { vec![] };
        assert_eq!(report.lost, lost, "{name}");
        assert_eq!(all(&Sled::open(&place.at).unwrap()), before, "{name}");
    }
}

/// More is deleted at once than a commit can note, so only sled knows what is gone.
#[test]
fn what_sled_can_do_without_costs_nothing() {
    for begin in ["conf", "snap."] {
        let place = place();
        let store = open_patiently(&place.at);
        let open = |n: u32| format!("open/{n:0>60}");
        for n in 0..200 {
            store.commit(&super::put(&open(n), b"x")).unwrap();
        }
        store.commit(&delete((0..200).map(open))).unwrap();
        let before = all(&store);
        drop(store);
        drop(Sled::open(&place.at).unwrap()); // makes sled write its snapshot
        let name = names(&place.at);
        let name = name.iter().find(|name| name.starts_with(begin)).unwrap();
        let path = place.at.join(name);
        let mut bytes = fs::read(&path).unwrap();
        bytes[3] ^= 4;
        fs::write(&path, bytes).unwrap();
        assert!(matches!(Sled::open(&place.at), Err(Error::Broken { .. })));
        repair(&place.at, Some(&place.backups), NOW).unwrap();
        assert_eq!(all(&Sled::open(&place.at).unwrap()), before, "{name}");
    }
}
