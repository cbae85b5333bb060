//! What lies beside sled's own files at an opening.

use super::{all, change_raw, fill, names, open_patiently};
use std::fs;
use std::path::Path;
use storage::{Error, Sled};

const KEPT: &str = "before-opening";

/// A store that was closed twice, so that sled has a snapshot.
fn closed(at: &Path) {
    fill(&Sled::open(at).unwrap());
    drop(open_patiently(at));
}

fn of_sled(name: &str) -> bool {
    name == "db" || name == "conf" || name.starts_with("snap.")
}

/// The files that sled has, and what is in them.
fn files(at: &Path) -> Vec<(String, Vec<u8>)> {
    let names = names(at).into_iter().filter(|name| of_sled(name));
    let read = |name: String| (name.clone(), fs::read(at.join(name)).unwrap());
    names.map(read).collect()
}

#[test]
fn an_opening_that_a_crash_cut_short_begins_with_the_files_as_they_were() {
    let dir = tempfile::tempdir().unwrap();
    let at = dir.path().join("store");
    closed(&at);
    let before = all(&open_patiently(&at));
    fs::create_dir(at.join(KEPT)).unwrap();
    for (name, bytes) in files(&at) {
        fs::write(at.join(KEPT).join(name), bytes).unwrap();
    }
    // sled had cut its file, and made a snapshot of what it had then.
    fs::write(at.join("db"), "").unwrap();
    fs::write(at.join("snap.00000000000000FF"), "half").unwrap();
    let store = Sled::open(&at).unwrap();
    assert_eq!(all(&store), before);
    assert!(!names(&at).iter().any(|name| name.starts_with(KEPT)));
}

#[test]
fn what_is_broken_stays_as_it_is_whatever_lies_there() {
    for left in ["nothing", "before-opening.part"] {
        let dir = tempfile::tempdir().unwrap();
        let at = dir.path().join("store");
        closed(&at);
        let mut bytes = fs::read(at.join("db")).unwrap();
        let middle = bytes.len() / 20;
        bytes[middle..middle + 600].fill(0xa5);
        fs::write(at.join("db"), bytes).unwrap();
        if left != "nothing" {
            fs::create_dir(at.join(left)).unwrap();
            fs::write(at.join(left).join("snap.00000000000000FF"), "half").unwrap();
        }
        let before = files(&at);
        assert!(
            matches!(Sled::open(&at), Err(Error::Broken { .. })),
            "{left}"
        );
        assert!(files(&at) == before, "{left}");
        assert!(
            !names(&at).iter().any(|name| name.starts_with(KEPT)),
            "{left}"
        );
    }
}

#[test]
fn a_snapshot_that_sled_was_writing_is_none() {
    let dir = tempfile::tempdir().unwrap();
    let at = dir.path().join("store");
    closed(&at);
    let before = all(&open_patiently(&at));
    let half = at.join("snap.00000000FFFFFFFF.generating");
    fs::write(&half, "half").unwrap();
    assert_eq!(all(&Sled::open(&at).unwrap()), before);
    assert!(!half.exists());
}

#[test]
fn a_database_that_is_in_use_is_not_touched() {
    let dir = tempfile::tempdir().unwrap();
    let at = dir.path().join("store");
    closed(&at);
    let db = loop {
        // sled lets go of it a little later.
        match sled::open(&at) {
            Ok(db) => break db,
            Err(_) => std::thread::sleep(std::time::Duration::from_millis(5)),
        }
    };
    let about = || {
        let about = fs::metadata(at.join("db")).unwrap();
        (about.created().ok(), about.modified().unwrap())
    };
    let before = about();
    assert!(matches!(Sled::open(&at), Err(Error::Locked(_))));
    assert_eq!(about(), before, "it is the same file");
    drop(db);
}

#[test]
fn a_count_that_is_gone_is_no_new_store() {
    for has_witness in [true, false] {
        let dir = tempfile::tempdir().unwrap();
        let at = dir.path().join("store");
        closed(&at);
        change_raw(&at, |db| assert!(db.remove("n").unwrap().is_some()));
        if !has_witness {
            fs::write(at.join("witness"), "garbage").unwrap();
        }
        let opened = Sled::open(&at);
        assert!(matches!(opened, Err(Error::Broken { .. })), "{opened:?}");
    }
}
