//! Backups: made, kept by age, restored.

use super::{FILLED, Strange, all, fill, names, put};
use games::{At, Seq};
use std::fs;
use std::path::{Path, PathBuf};
use storage::{
    Counts, Error, Fault, Faulty, Memory, Repair, Sled, Store, backup, backups, check, repair,
    restore,
};

const DAY: u64 = 24 * 60 * 60 * 1000;

#[test]
fn backups_are_kept_by_age_and_restored() {
    let dir = tempfile::tempdir().unwrap();
    let (at, kept) = (dir.path().join("store"), dir.path().join("backups"));
    let store = Sled::open(&at).unwrap();
    fill(&store);
    fs::create_dir(&kept).unwrap();
    fs::write(kept.join("notes.txt"), "not a backup").unwrap();
    assert_eq!(backups(dir.path().join("none")).unwrap(), []);
    let start = 20_000 * DAY; // a Friday
    for day in 0..40 {
        store
            .commit(&put("day", day.to_string().as_bytes()))
            .unwrap();
        let made = backup(&store, &kept, At(start + day * DAY)).unwrap();
        assert_eq!(
            made.counts,
            Counts {
                records: 4,
                ..FILLED
            }
        );
        assert_eq!(made.damaged, [""; 0]);
        assert!(made.size > 0 && made.path.exists());
        assert!(made.removed.iter().all(|path| !path.exists()));
    }
    let left = backups(&kept).unwrap();
    let days: Vec<u64> = left.iter().map(|(at, _)| (at.0 - start) / DAY).collect();
    // Day 39 is a Tuesday; Sundays are days 37, 30, 23.
    assert_eq!(days, [39, 38, 37, 36, 35, 34, 33, 30, 23]);
    assert_eq!(
        fs::read_dir(&kept).unwrap().count(),
        10,
        "no parts, and the notes are there"
    );

    let restored = dir.path().join("restored");
    let first = restore(&left[0].1, &restored).unwrap();
    assert_eq!(first.aside, None);
    assert_eq!(
        first.counts,
        Counts {
            records: 4,
            ..FILLED
        }
    );
    let copy = Sled::open(&restored).unwrap();
    assert_eq!(all(&copy), all(&store));
    // Numbers of commits go on, so that later repairs know what is newer.
    assert!(copy.snapshot().unwrap().commits >= store.snapshot().unwrap().commits);
    assert!(
        matches!(restore(&left[0].1, &restored), Err(Error::Locked(_))),
        "it is open"
    );
    copy.commit(&put("one", b"more")).unwrap();
    let more = all(&copy);
    drop(copy);
    let again = restore(&left[0].1, &restored).unwrap();
    assert_eq!(all(&Sled::open(&restored).unwrap()), all(&store));
    let aside = again.aside.unwrap();
    assert_eq!(all(&Sled::open(&aside).unwrap()), more, "nothing is lost");
}

#[test]
fn a_damaged_backup_is_not_restored() {
    let dir = tempfile::tempdir().unwrap();
    let store = Memory::new();
    fill(&store);
    let made = backup(&store, dir.path(), At(DAY)).unwrap();
    let good = fs::read(&made.path).unwrap();
    let target = dir.path().join("restored");
    let mut chance = fastrand::Rng::with_seed(6);
    for round in 0..200 {
        let mut bad = good.clone();
        match round % 2 {
            0 => bad.truncate(chance.usize(..good.len())),
            // Past the gzip header, whose time and system byte mean nothing.
            _ => bad[chance.usize(10..good.len())] ^= 1 << chance.u8(..8),
        }
        fs::write(&made.path, bad).unwrap();
        match restore(&made.path, &target) {
            Err(Error::Corrupt { .. }) => assert_eq!(names(dir.path()).len(), 1),
            Err(other) => panic!("{other:?}"),
            Ok(counts) => panic!("round {round}: restored {counts:?} from a damaged file"),
        }
    }
}

#[test]
fn a_failed_backup_leaves_the_old_ones() {
    let dir = tempfile::tempdir().unwrap();
    let store = Faulty::new(Memory::new());
    fill(&store);
    for day in 0..12 {
        backup(&store, dir.path(), At(day * DAY)).unwrap();
    }
    let before = backups(dir.path()).unwrap();
    store.all_reads(Some(Fault::Io));
    assert!(backup(&store, dir.path(), At(20 * DAY)).is_err());
    assert_eq!(backups(dir.path()).unwrap(), before);
    assert_eq!(
        fs::read_dir(dir.path()).unwrap().count(),
        before.len(),
        "a part is left"
    );
    // Damage: the backup is made without it, and no old one goes.
    store.all_reads(None);
    let store = Faulty::new(store).at_read(2, Fault::Corrupt);
    let made = backup(&store, dir.path(), At(21 * DAY)).unwrap();
    assert_eq!((made.damaged.len(), made.removed.len()), (1, 0));
    assert_eq!(backups(dir.path()).unwrap().len(), before.len() + 1);
}

#[test]
fn one_that_doesnt_read_back_is_none() {
    let dir = tempfile::tempdir().unwrap();
    // A log comes without its second event.
    let store = Strange {
        store: Memory::new(),
        log: |store, game| {
            let mut log = store.log(game)?;
            log.retain(|stored| stored.seq != Seq(1));
            Ok(log)
        },
    };
    fill(&store);
    for day in 0..9 {
        backup(&store.store, dir.path(), At(day * DAY)).unwrap();
    }
    let before = names(dir.path());
    let made = backup(&store, dir.path(), At(9 * DAY));
    assert!(matches!(made, Err(Error::Corrupt { .. })), "{made:?}");
    assert_eq!(names(dir.path()), before, "nor does an old one go");
}

#[test]
fn what_a_wrong_clock_has_dated_takes_nobodys_place() {
    let dir = tempfile::tempdir().unwrap();
    let store = Memory::new();
    fill(&store);
    let back_up = |day: u64| backup(&store, dir.path(), At(day * DAY)).unwrap();
    // Ten days of some other century, then the right ones.
    for day in (50_000..50_010).chain(20_000..20_010) {
        assert!(back_up(day).path.exists());
    }
    let days = |all: Vec<(At, PathBuf)>| all.iter().map(|(at, _)| at.0 / DAY).collect::<Vec<_>>();
    let kept = days(backups(dir.path()).unwrap());
    assert_eq!(kept.iter().filter(|&&day| day >= 50_000).count(), 7);
    assert_eq!(
        kept[7..14],
        [20_009, 20_008, 20_007, 20_006, 20_005, 20_004, 20_003]
    );

    // A repair takes the newest of those that can be dated, and one that can't where there is no other.
    let at = dir.path().join("store");
    let day = |report: Repair| report.backup.unwrap().0.0 / DAY;
    let mend = || day(repair(&at, Some(dir.path()), At(20_010 * DAY)).unwrap());
    assert_eq!(mend(), 20_009);
    for (at, path) in backups(dir.path()).unwrap() {
        if at < At(30_000 * DAY) {
            fs::write(path, "garbage").unwrap();
        }
    }
    assert_eq!(mend(), 50_009);
}

#[test]
fn whatever_is_in_the_place_is_moved_aside_or_was_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let store = Memory::new();
    fill(&store);
    let made = backup(&store, dir.path().join("backups"), At(DAY)).unwrap();
    type Make = fn(&Path);
    let cases: [(&str, Make, Option<&str>); 4] = [
        ("nothing", |_| {}, None),
        ("an empty folder", |at| fs::create_dir(at).unwrap(), None),
        (
            "a file",
            |at| fs::write(at, "x").unwrap(),
            Some("a file.old-1"),
        ),
        (
            "another's folder",
            |at| {
                fs::create_dir(at).unwrap();
                fs::write(at.join("letter"), "x").unwrap();
            },
            Some("another's folder.old-1"),
        ),
    ];
    for (name, make, aside) in cases {
        let at = dir.path().join(name);
        make(&at);
        let restored = restore(&made.path, &at).unwrap();
        let moved = restored.aside.map(|path| dir.path().join(path));
        assert_eq!(moved, aside.map(|aside| dir.path().join(aside)), "{name}");
        assert!(moved.is_none_or(|path| path.exists()), "{name}");
        assert_eq!(all(&Sled::open(&at).unwrap()), all(&store), "{name}");
    }
    let mut expected = cases.map(|(name, _, _)| name.to_owned()).to_vec();
    expected.extend(["a file.old-1", "another's folder.old-1", "backups"].map(String::from));
    expected.sort();
    assert_eq!(names(dir.path()), expected);
}

#[test]
fn a_store_in_use_is_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let at = dir.path().join("store");
    let store = Sled::open(&at).unwrap();
    fill(&store);
    let made = backup(&store, dir.path().join("backups"), At(DAY)).unwrap();
    assert!(matches!(restore(&made.path, &at), Err(Error::Locked(_))));
    let none = dir.path().join("none");
    assert!(
        matches!(restore(none, &at), Err(Error::Io(_))),
        "there is no such backup"
    );
    assert_eq!(names(dir.path()), ["backups", "store"]);
    assert_eq!(check(&store).unwrap().counts, FILLED);
}
