//! Export, import, backups, compacting.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may")]

use games::{At, Seq};
use std::fs;
use std::path::{Path, PathBuf};
use storage::{
    Append, Batch, Counts, Error, Fault, Faulty, GameId, ImportError, Key, Memory, Sled, Store,
    Stored, backup, backups, check, compact, export, import, restore,
};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn key(text: &str) -> Key {
    Key::new(text).unwrap()
}

fn put(text: &str, bytes: &[u8]) -> Batch {
    Batch {
        put: vec![(key(text), Some(bytes.to_vec()))],
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
    let delete = Batch {
        put: vec![(key("gone"), None)],
        ..Batch::default()
    };
    store.commit(&delete).unwrap();
}

const FILLED: Counts = Counts {
    games: 4,
    events: 301,
    records: 3,
};

type All = (Vec<(GameId, Vec<Stored>)>, Vec<(Key, Vec<u8>)>);

fn all(store: &dyn Store) -> All {
    let heads = store.heads().unwrap();
    let logs = heads
        .into_iter()
        .map(|(g, _)| (g, store.log(g).unwrap()))
        .collect();
    (logs, store.scan("").unwrap())
}

fn exported(store: &dyn Store) -> String {
    let mut out = Vec::new();
    export(store, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn comes_back_from_an_export() {
    let dir = tempfile::tempdir().unwrap();
    let (sled, memory) = (Sled::open(dir.path()).unwrap(), Memory::new());
    fill(&memory);
    let text = exported(&memory);
    assert_eq!(import(&mut text.as_bytes(), &sled).unwrap(), FILLED);
    assert_eq!(all(&sled), all(&memory));
    // The first line tells the commits, which differ: many events go into one here.
    let rest = |text: &str| text.split_once('\n').unwrap().1.to_string();
    assert_eq!(rest(&exported(&sled)), rest(&text));
    assert_eq!(check(&sled).unwrap().counts, FILLED);
    assert!(check(&sled).unwrap().is_whole());
    // Windows line ends do no harm.
    let windows = text.replace('\n', "\r\n");
    assert_eq!(
        import(&mut windows.as_bytes(), &Memory::new()).unwrap(),
        FILLED
    );
}

#[test]
fn an_empty_store_is_an_export_too() {
    let text = exported(&Memory::new());
    assert_eq!(text.lines().count(), 2);
    assert_eq!(
        import(&mut text.as_bytes(), &Memory::new()).unwrap(),
        Counts::default()
    );
}

#[test]
fn imports_only_into_an_empty_store() {
    let store = Memory::new();
    fill(&store);
    let text = exported(&store);
    assert!(matches!(
        import(&mut text.as_bytes(), &store),
        Err(ImportError::NotEmpty)
    ));
}

#[test]
fn bad_lines_are_named() {
    let store = Memory::new();
    store.commit(&append(1, 0, b"a")).unwrap();
    store.commit(&append(1, 1, b"b")).unwrap();
    store.commit(&append(2, 0, b"c")).unwrap();
    store.commit(&put("k", b"v")).unwrap();
    let text = exported(&store);
    let good: Vec<&str> = text.lines().collect();
    let with = |lines: &[&str]| lines.join("\n");
    let long = format!("{{\"key\":\"{}\"}}", "x".repeat(100_000));
    let newer = good[0].replace("\"store\":1", "\"store\":2");
    let wrong = good[2].replace("\"b\"", "\"x\"");
    let cases: [(&str, String, Option<u64>); 13] = [
        ("nothing", String::new(), None),
        ("cut at the end", with(&good[..5]), None),
        (
            "a line lost",
            with(&[&good[..4], &good[5..]].concat()),
            None,
        ),
        ("another file", "hello\n".into(), Some(1)),
        ("no start", with(&good[1..]), Some(1)),
        (
            "newer",
            with(&[&[&newer[..]], &good[1..]].concat()),
            Some(1),
        ),
        (
            "a sign changed",
            with(&[&good[..2], &[&wrong], &good[3..]].concat()),
            Some(3),
        ),
        ("an event lost", with(&[good[0], good[2]]), Some(2)),
        (
            "an event twice",
            with(&[good[0], good[1], good[1]]),
            Some(3),
        ),
        (
            "a game twice",
            with(&[good[0], good[1], good[3], good[2]]),
            Some(4),
        ),
        ("garbage", with(&[good[0], good[1], "\u{0}\u{0}"]), Some(3)),
        ("too long", with(&[good[0], &long]), Some(2)),
        (
            "more after the end",
            with(&[&good[..], &[good[4]]].concat()),
            Some(7),
        ),
    ];
    for (name, text, at) in cases {
        match import(&mut text.as_bytes(), &Memory::new()) {
            Err(ImportError::Line { line, .. }) => assert_eq!(Some(line), at, "{name}"),
            Err(ImportError::Cut(_)) => assert_eq!(at, None, "{name}"),
            other => panic!("{name}: {other:?}"),
        }
    }
    let not_text = [good[0].as_bytes(), b"\n\xff\xfe\n"].concat();
    let error = import(&mut &not_text[..], &Memory::new()).unwrap_err();
    assert!(matches!(error, ImportError::Line { line: 2, .. }));
}

#[test]
fn a_failing_store_fails_the_tools() {
    let text = {
        let store = Memory::new();
        fill(&store);
        exported(&store)
    };
    let full = Faulty::new(Memory::new()).at_commit(1, Fault::Full);
    let error = import(&mut text.as_bytes(), &full).unwrap_err();
    assert!(matches!(error, ImportError::Store(Error::Full)));
    // Damage is told, and the rest exported.
    let store = Faulty::new(Memory::new()).at_read(3, Fault::Corrupt);
    fill(&store);
    let report = check(&store).unwrap();
    assert_eq!((report.counts.games, report.damaged.len()), (3, 1));
    let store = Faulty::new(Memory::new()).at_read(2, Fault::Corrupt);
    fill(&store);
    let mut out = Vec::new();
    let done = export(&store, &mut out).unwrap();
    assert_eq!((done.counts.games, done.damaged.len()), (3, 1));
    assert_eq!(import(&mut &out[..], &Memory::new()).unwrap(), done.counts);
    let store = Faulty::new(Memory::new());
    store.all_reads(Some(Fault::Io));
    assert!(matches!(check(&store), Err(Error::Io(_))));
}

#[test]
fn exports_one_moment_while_the_store_works() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sled::open(dir.path()).unwrap();
    // Each commit moves a log and a record together.
    let step = |n: u32| Batch {
        put: vec![(key("n"), Some(n.to_string().into_bytes()))],
        ..append(1, n, n.to_string().as_bytes())
    };
    store.commit(&step(0)).unwrap();
    let done = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut n = 1;
            while !done.load(std::sync::atomic::Ordering::Relaxed) {
                store.commit(&step(n)).unwrap();
                n += 1;
            }
        });
        for _ in 0..20 {
            let copy = Memory::new();
            import(&mut exported(&store).as_bytes(), &copy).unwrap();
            let last = copy.log(GameId(1)).unwrap().pop().unwrap();
            assert_eq!(copy.read(&key("n")).unwrap(), Some(last.bytes));
        }
        done.store(true, std::sync::atomic::Ordering::Relaxed);
    });
}

#[test]
fn backups_are_kept_by_age_and_restored() {
    let dir = tempfile::tempdir().unwrap();
    let (at, kept) = (dir.path().join("store"), dir.path().join("backups"));
    let store = Sled::open(&at).unwrap();
    fill(&store);
    fs::create_dir(&kept).unwrap();
    fs::write(kept.join("notes.txt"), "not a backup").unwrap();
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
            Err(Error::Corrupt { .. }) => assert!(!target.exists()),
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
    let left: Vec<PathBuf> = fs::read_dir(dir.path())
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    assert_eq!(left, std::slice::from_ref(&at));
    assert_eq!(all(&Sled::open(&at).unwrap()), before);
}

#[test]
fn a_swap_cut_short_is_finished_at_the_next_start() {
    let dir = tempfile::tempdir().unwrap();
    let at = dir.path().join("store");
    let store = Sled::open(&at).unwrap();
    fill(&store);
    let before = all(&store);
    drop(store);
    // The crash came after the old one was moved aside.
    fs::rename(&at, dir.path().join("store.ready")).unwrap();
    assert_eq!(all(&Sled::open(&at).unwrap()), before);
}

/// Files of version 1 are read for ever.
#[test]
fn version_1() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data/store/v1");
    let expected: All = (
        vec![
            (
                GameId(7),
                vec![
                    Stored {
                        seq: Seq(0),
                        bytes: b"{\"Started\":{}}".to_vec(),
                    },
                    Stored {
                        seq: Seq(1),
                        bytes: "{\"Said\":\"ёж\"}".into(),
                    },
                ],
            ),
            (
                GameId(1000),
                vec![Stored {
                    seq: Seq(0),
                    bytes: vec![0, 0xff],
                }],
            ),
        ],
        vec![
            (key("chat/tg/-100"), "{\"language\":\"ru\"}".into()),
            (key("open/7"), vec![]),
            (key("person/1"), vec![0xff, 0xfe]),
        ],
    );
    let file = fs::read(data.join("export.jsonl")).unwrap();
    let store = Memory::new();
    import(&mut &file[..], &store).unwrap();
    assert_eq!(all(&store), expected);

    let dir = tempfile::tempdir().unwrap();
    restore(
        data.join("store-2026-11-30T00-00-00Z.jsonl.gz"),
        dir.path().join("a"),
    )
    .unwrap();
    assert_eq!(all(&Sled::open(dir.path().join("a")).unwrap()), expected);

    // A copy of the directory itself, each file compressed: sled's have many zeros.
    let at = dir.path().join("b");
    fs::create_dir(&at).unwrap();
    for entry in fs::read_dir(data.join("directory")).unwrap() {
        let path = entry.unwrap().path();
        let mut gz = flate2::read::GzDecoder::new(fs::File::open(&path).unwrap());
        let mut file = fs::File::create(at.join(path.file_stem().unwrap())).unwrap();
        std::io::copy(&mut gz, &mut file).unwrap();
    }
    let store = Sled::open(&at).unwrap();
    assert_eq!(all(&store), expected);
    assert_eq!(store.snapshot().unwrap().commits, 3);
    store.commit(&append(7, 2, b"x")).unwrap();
}
