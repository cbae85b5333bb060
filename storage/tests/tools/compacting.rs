//! Writing a store anew, and what a crash leaves of that.

use super::{FILLED, all, append, fill, key, names, put};
use games::At;
use std::fs;
use std::path::Path;
use storage::{Counts, Error, Memory, Sled, Store, backup, compact, is_missing, repair, restore};

fn contains(dir: &Path, needle: &[u8]) -> bool {
    let entries = fs::read_dir(dir).unwrap().map(|e| e.unwrap().path());
    let mut files = entries.filter(|path| path.is_file());
    files.any(|path| {
        fs::read(path)
            .unwrap()
            .windows(needle.len())
            .any(|w| w == needle)
    })
}

#[test]
fn compacting_leaves_nothing_of_what_was_deleted() {
    let dir = tempfile::tempdir().unwrap();
    let at = dir.path().join("store");
    let store = Sled::open(&at).unwrap();
    fill(&store);
    let secret = b"Anna Very-Secret";
    store.commit(&put("person/9", secret)).unwrap();
    store.commit(&put("person/9", b"erased")).unwrap();
    let before = all(&store);
    assert!(matches!(compact(&at), Err(Error::Locked(_))));
    drop(store);
    assert!(contains(&at, secret));
    let done = compact(&at).unwrap();
    assert_eq!(
        done.counts,
        Counts {
            records: 4,
            ..FILLED
        }
    );
    assert!(!contains(&at, secret));
    assert_eq!(names(dir.path()), ["store"]);
    assert_eq!(all(&Sled::open(&at).unwrap()), before);
}

#[test]
fn compacting_makes_the_files_smaller() {
    let dir = tempfile::tempdir().unwrap();
    let at = dir.path().join("store");
    let store = Sled::open(&at).unwrap();
    for n in 0..600 {
        let text = format!("{n} {}", "x".repeat(3000));
        store.commit(&put("chat/1", text.as_bytes())).unwrap();
        store.commit(&append(1, n, b"short")).unwrap();
    }
    let (before, commits) = (all(&store), store.snapshot().unwrap().commits);
    drop(store);
    let done = compact(&at).unwrap();
    assert!(done.after * 2 < done.before, "{done:?}");
    let store = Sled::open(&at).unwrap();
    assert_eq!(all(&store), before);
    // They go on, so that a repair knows what is later.
    assert!(store.snapshot().unwrap().commits >= commits);
}

/// What lies beside a store when a crash came in the middle of a change, and which of two is there at
/// the next start.
#[test]
fn a_change_cut_short_leaves_the_old_one_or_the_new_one() {
    let cases: [(&[(&str, &str)], &str); 5] = [
        (&[("old", "store"), ("new", "store.making")], "old"),
        (&[("old", "store"), ("new", "store.ready")], "old"),
        (&[("old", "store.old"), ("new", "store.ready")], "new"),
        (&[("old", "store.old"), ("new", "store")], "new"),
        (&[("new", "store.ready")], "new"),
    ];
    for (there, expected) in cases {
        for then in ["open", "compact", "repair", "restore a bad one", "restore"] {
            let dir = tempfile::tempdir().unwrap();
            let at = dir.path().join("store");
            for (what, name) in there {
                let store = Sled::open(dir.path().join(name)).unwrap();
                fill(&store);
                store.commit(&put("which", what.as_bytes())).unwrap();
            }
            assert!(!is_missing(&at), "{there:?}");
            let mut kept = at.clone();
            match then {
                "compact" => drop(compact(&at).unwrap()),
                "repair" => drop(repair(&at, None, At(0)).unwrap()),
                "restore a bad one" => {
                    let bad = dir.path().join("store.jsonl");
                    fs::write(&bad, "{\"store\":1,\"commits\":1}\n").unwrap();
                    assert!(matches!(restore(&bad, &at), Err(Error::Corrupt { .. })));
                }
                "restore" => {
                    let store = Memory::new();
                    fill(&store);
                    let made = backup(&store, dir.path().join("backups"), At(0)).unwrap();
                    kept = restore(&made.path, &at).unwrap().aside.unwrap();
                }
                _ => {}
            }
            let store = Sled::open(&kept).unwrap();
            let which = store.read(&key("which")).unwrap().unwrap();
            assert_eq!(which, expected.as_bytes(), "{there:?}, then {then}");
            assert_eq!(all(&store).0.len() as u64, FILLED.games);
            drop(store);
            // Whatever was left, the next is not in its way.
            compact(&at).unwrap();
            for left in [".making", ".ready", ".old"] {
                let left = format!("store{left}");
                assert!(
                    !names(dir.path()).contains(&left),
                    "{there:?}, {then}: {left}"
                );
            }
        }
    }
}
