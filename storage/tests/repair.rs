//! Broken directories are moved aside and made anew.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may")]

mod contents;

use contents::{All, all};
use games::{At, Seq};
use std::fs;
use std::path::{Path, PathBuf};
use storage::{
    Append, Batch, Error, GameId, Key, Repair, Sled, Store, Stored, backup, check, repair,
};

const GAMES: u64 = 10;
/// After both backups.
const NOW: At = At(300_000_000);

fn step(n: u32) -> Batch {
    let key = |text: String| Key::new(text).unwrap();
    let bytes = |n: u32| format!("step {n} {}", "x".repeat(n as usize % 300)).into_bytes();
    Batch {
        expect: vec![],
        append: vec![Append {
            game: GameId(u64::from(n) % GAMES),
            seq: Seq(n / GAMES as u32),
            bytes: bytes(n),
        }],
        put: vec![
            (key(format!("chat/{}", n % 7)), Some(bytes(n))),
            (key(format!("open/{n}")), Some(bytes(n))),
            (key(format!("open/{}", n.saturating_sub(20))), None),
        ],
    }
}

struct Place {
    _temporary: tempfile::TempDir,
    dir: PathBuf,
    backups: PathBuf,
    before: All,
}

/// A closed store of 400 steps with backups after the 100th and the 300th, on two days.
fn place() -> Place {
    let temporary = tempfile::tempdir().unwrap();
    let (dir, backups) = (
        temporary.path().join("store"),
        temporary.path().join("backups"),
    );
    let store = Sled::open(&dir).unwrap();
    for n in 0..400 {
        store.commit(&step(n)).unwrap();
        match n {
            100 => drop(backup(&store, &backups, At(100_000_000)).unwrap()),
            300 => drop(backup(&store, &backups, At(200_000_000)).unwrap()),
            _ => {}
        }
    }
    let before = all(&store);
    drop(store);
    Place {
        _temporary: temporary,
        dir,
        backups,
        before,
    }
}

fn patch(path: &Path, change: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(path).unwrap();
    change(&mut bytes);
    fs::write(path, bytes).unwrap();
}

/// Repairs; checks that the broken one is aside untouched and the new one whole and usable.
fn repaired(place: &Place) -> (Repair, All) {
    let name = |path: &PathBuf| path.file_name().unwrap().to_os_string();
    let files = |dir: &Path| {
        let paths = fs::read_dir(dir).unwrap().map(|e| e.unwrap().path());
        let mut files: Vec<_> = paths.filter(|p| p.is_file()).collect();
        files.sort();
        files
            .iter()
            .map(|p| (name(p), fs::read(p).unwrap()))
            .collect::<Vec<_>>()
    };
    let broken = files(&place.dir);
    let report = repair(&place.dir, Some(&place.backups), NOW).unwrap();
    assert_eq!(files(report.aside.as_ref().unwrap()), broken);
    let store = Sled::open(&place.dir).unwrap();
    let found = check(&store).unwrap();
    assert!(found.is_whole(), "{found:?}");
    assert_eq!(found.counts, report.counts);
    let now = all(&store);
    let key = Key::new("after").unwrap();
    store
        .commit(&Batch {
            put: vec![(key, Some(vec![]))],
            ..Batch::default()
        })
        .unwrap();
    drop(store);
    let left = fs::read_dir(place.dir.parent().unwrap()).unwrap().count();
    assert_eq!(
        left, 3,
        "the store, the backups, the broken one; nothing else is left"
    );
    (report, now)
}

fn is_broken(dir: &Path) -> bool {
    matches!(Sled::open(dir), Err(Error::Broken { dir: at, .. }) if at == dir)
}

#[test]
fn nothing_is_lost_when_only_sleds_own_files_are_damaged() {
    for file in ["conf", "snap"] {
        let place = place();
        drop(Sled::open(&place.dir).unwrap()); // makes sled write its snapshot
        let paths = fs::read_dir(&place.dir).unwrap().map(|e| e.unwrap().path());
        let mut paths =
            paths.filter(|p| p.file_name().unwrap().to_str().unwrap().starts_with(file));
        patch(&paths.next().unwrap(), |bytes| bytes[3] ^= 4);
        assert!(is_broken(&place.dir), "{file}");
        let (report, now) = repaired(&place);
        assert_eq!(now, place.before, "{file}");
        assert_eq!(report.lost, [""; 0]);
        assert_eq!(report.backup.unwrap().0, At(200_000_000));
    }
}

#[test]
fn a_database_of_garbage_comes_back_from_the_backup() {
    let place = place();
    let mut chance = fastrand::Rng::with_seed(7);
    patch(&place.dir.join("db"), |bytes| {
        bytes.fill_with(|| chance.u8(..))
    });
    assert!(is_broken(&place.dir));
    let (report, now) = repaired(&place);
    assert_eq!(report.backup.unwrap().0, At(200_000_000));
    assert_eq!((report.events_saved, report.records_saved), (0, 0));
    // The state after step 300.
    assert_eq!(now.0.iter().map(|(_, log)| log.len()).sum::<usize>(), 301);
    for (game, log) in &now.0 {
        let (_, whole) = place.before.0.iter().find(|(g, _)| g == game).unwrap();
        assert_eq!(log[..], whole[..log.len()]);
    }
}

/// Whether the raw file has an event: its key, then what was stored.
fn has_event(file: &[u8], game: GameId, event: &Stored) -> bool {
    let (game, seq) = (game.0.to_be_bytes(), event.seq.0.to_be_bytes());
    let record = [b"g", &game[..], &seq, &event.bytes].concat();
    file.windows(record.len()).any(|part| part == record)
}

#[test]
fn a_hole_in_the_database_costs_nothing_that_is_elsewhere() {
    let mut broken = 0;
    // What sled takes for its end, at 10 %, 20 %, ... of the file.
    for tenth in 1..10 {
        let place = place();
        patch(&place.dir.join("db"), |bytes| {
            let at = bytes.len() * tenth / 10;
            bytes[at..at + 600].fill(0xa5);
        });
        if !is_broken(&place.dir) {
            continue; // a place that nothing needs any more
        }
        let left = fs::read(place.dir.join("db")).unwrap();
        let (report, now) = repaired(&place);
        // sled cuts its file at the hole; what lies behind it is found all the same. The hole may
        // have the note of a deletion, the latest state of a record, or an event that lay nowhere else.
        let mut whole = 0;
        for (game, log) in &place.before.0 {
            let found = now.0.iter().find(|(other, _)| other == game);
            let found = found.map(|(_, log)| log.as_slice()).unwrap_or_default();
            assert!(log.starts_with(found), "{tenth}: game {game}");
            match log.get(found.len()) {
                None => whole += 1,
                Some(missing) => assert!(!has_event(&left, *game, missing), "{tenth}: {missing:?}"),
            }
        }
        assert!(whole + 3 >= GAMES, "{tenth}: only {whole} logs are whole");
        let differing = now
            .1
            .iter()
            .filter(|record| !place.before.1.contains(record))
            .count();
        let missing = place.before.1.len().saturating_sub(now.1.len());
        assert!(differing + missing <= 2, "{tenth}: {differing} + {missing}");
        assert!(whole < GAMES || report.lost.is_empty(), "{report:?}");
        assert!(report.events_saved > 0);
        broken += 1;
    }
    assert!(broken > 0);
}

#[test]
fn without_a_backup_it_takes_what_can_be_read() {
    let place = place();
    fs::remove_dir_all(&place.backups).unwrap();
    fs::create_dir(&place.backups).unwrap();
    patch(&place.dir.join("conf"), |bytes| bytes[3] ^= 4);
    assert!(is_broken(&place.dir));
    let (report, now) = repaired(&place);
    assert_eq!(now, place.before);
    assert_eq!((report.backup, report.counts.events), (None, 400));
}

#[test]
fn a_bad_backup_is_passed_over() {
    let place = place();
    let newest = storage::backups(&place.backups).unwrap().remove(0).1;
    patch(&newest, |bytes| bytes[40] ^= 1);
    patch(&place.dir.join("db"), |bytes| bytes.fill(0x5a));
    let (report, now) = repaired(&place);
    assert_eq!(report.bad_backups, [newest]);
    assert_eq!(report.backup.unwrap().0, At(100_000_000));
    assert_eq!(now.0.iter().map(|(_, log)| log.len()).sum::<usize>(), 101);
}

#[test]
fn an_emptied_database_is_noticed() {
    let place = place();
    patch(&place.dir.join("db"), Vec::clear);
    for entry in fs::read_dir(&place.dir).unwrap() {
        let path = entry.unwrap().path();
        if path
            .file_name()
            .unwrap()
            .to_str()
            .unwrap()
            .starts_with("snap")
        {
            fs::remove_file(path).unwrap();
        }
    }
    assert!(is_broken(&place.dir), "sled takes it for a new one");
    let (report, now) = repaired(&place);
    assert_eq!(report.backup.unwrap().0, At(200_000_000));
    assert_eq!(now.0.iter().map(|(_, log)| log.len()).sum::<usize>(), 301);
}

#[test]
fn each_broken_one_gets_a_name_of_its_own() {
    let place = place();
    for n in 1..4 {
        patch(&place.dir.join("conf"), |bytes| bytes[3] ^= 4);
        let report = repair(&place.dir, Some(&place.backups), NOW).unwrap();
        let aside = report.aside.unwrap();
        let name = aside.file_name().unwrap().to_str().unwrap().to_string();
        assert_eq!(name, format!("store.broken-{n}"));
        assert_eq!(all(&Sled::open(&place.dir).unwrap()), place.before);
    }
}

#[test]
fn a_store_in_use_is_left_alone() {
    let place = place();
    let store = Sled::open(&place.dir).unwrap();
    assert!(matches!(
        repair(&place.dir, None, NOW),
        Err(Error::Locked(_))
    ));
    assert_eq!(all(&store), place.before);
    drop(store);
    assert_eq!(
        fs::read_dir(place.dir.parent().unwrap()).unwrap().count(),
        2
    );
}

#[test]
fn what_is_no_store_is_told() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "x").unwrap();
    assert!(is_broken(&file));
    let other = dir.path().join("other");
    fs::create_dir(&other).unwrap();
    fs::write(other.join("db"), "not a database".repeat(1000)).unwrap();
    assert!(
        matches!(Sled::open(&other), Err(Error::Broken { .. })),
        "{:?}",
        Sled::open(&other)
    );
}

#[test]
fn a_file_in_the_place_of_the_directory_is_moved_aside() {
    let place = place();
    fs::remove_dir_all(&place.dir).unwrap();
    fs::write(&place.dir, "no store").unwrap();
    assert!(is_broken(&place.dir));
    let report = repair(&place.dir, Some(&place.backups), NOW).unwrap();
    assert_eq!(fs::read(report.aside.unwrap()).unwrap(), b"no store");
    assert_eq!(report.counts.events, 301);
    assert!(check(&Sled::open(&place.dir).unwrap()).unwrap().is_whole());
}

#[test]
fn a_missing_store_comes_back_from_the_backup() {
    let place = place();
    assert!(!storage::is_missing(&place.dir));
    fs::remove_file(place.dir.join("db")).unwrap();
    assert!(!storage::is_missing(&place.dir), "the witness is there");
    fs::remove_file(place.dir.join("witness")).unwrap();
    assert!(storage::is_missing(&place.dir));
    fs::remove_dir_all(&place.dir).unwrap();
    assert!(storage::is_missing(&place.dir));
    let report = repair(&place.dir, Some(&place.backups), NOW).unwrap();
    assert_eq!(report.aside, None, "there was nothing to be moved");
    assert_eq!(report.counts.events, 301);
    assert!(!storage::is_missing(&place.dir));
}
