//! A store as lines, and back.

use super::{FILLED, Strange, all, append, exported, fill, key, names, put};
use std::fs;
use storage::{
    Batch, Counts, Error, Fault, Faulty, GameId, ImportError, Memory, Sled, Store, check, export,
    import, import_file,
};

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
    let text = exported(&Memory::new());
    for one in [append(1, 0, b"a"), put("k", b"v")] {
        let store = Memory::new();
        store.commit(&one).unwrap();
        let refused = import(&mut text.as_bytes(), &store);
        assert!(matches!(refused, Err(ImportError::NotEmpty)), "{one:?}");
    }
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
    let padded = format!("{}{}", good[1], " ".repeat(100_000));
    let cases: [(&str, String, Option<u64>); 15] = [
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
        ("too long, of nothing", with(&[good[0], &padded]), Some(2)),
        (
            "a second start",
            with(&[good[0], good[1], good[0]]),
            Some(3),
        ),
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
    // Anything else ends them, at the first read and later.
    for nth in [1, 2] {
        let store = || {
            let store = Faulty::new(Memory::new()).at_read(nth, Fault::Io);
            fill(&store);
            store
        };
        assert!(matches!(check(&store()), Err(Error::Io(_))), "{nth}");
        let exported = export(&store(), &mut Vec::new());
        assert!(matches!(exported, Err(Error::Io(_))), "{nth}");
    }
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
            // It ends, whatever becomes of the others.
            for n in 1..20_000 {
                if done.load(std::sync::atomic::Ordering::Relaxed) {
                    break;
                }
                store.commit(&step(n)).unwrap();
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
fn a_file_is_imported_whole_or_not_at_all() {
    let dir = tempfile::tempdir().unwrap();
    let (at, file) = (dir.path().join("store"), dir.path().join("lines"));
    let from = Memory::new();
    fill(&from);
    let text = exported(&from);
    let commits: u64 = from.snapshot().unwrap().commits;
    for there in ["nothing", "an empty folder", "an empty store"] {
        match there {
            "an empty folder" => fs::create_dir(&at).unwrap(),
            "an empty store" => drop(Sled::open(&at).unwrap()),
            _ => {}
        }
        fs::write(&file, &text[..text.len() / 2]).unwrap();
        let refused = import_file(&file, &at).unwrap_err();
        assert!(
            matches!(refused, Error::Corrupt { .. }),
            "{there}: {refused}"
        );
        fs::write(&file, &text).unwrap();
        assert_eq!(import_file(&file, &at).unwrap(), FILLED, "{there}");
        let store = Sled::open(&at).unwrap();
        assert_eq!(all(&store), all(&from), "{there}");
        // They go on, so that a repair knows what is later.
        assert!(store.snapshot().unwrap().commits >= commits, "{there}");
        assert!(matches!(import_file(&file, &at), Err(Error::Locked(_))));
        drop(store);
        let refused = import_file(&file, &at).unwrap_err().to_string();
        assert_eq!(refused, "the store isn't empty");
        assert_eq!(names(dir.path()), ["lines", "store"], "{there}");
        fs::remove_dir_all(&at).unwrap();
    }
}

#[test]
fn what_comes_while_it_is_written_is_of_another_moment() {
    // Somebody moves whenever a log is about to be read.
    let store = Strange {
        store: Memory::new(),
        log: |store, game| {
            let next = store.head(game)?.map_or(0, |seq| seq.0 + 1);
            store.commit(&append(game.0, next, b"late"))?;
            store.log(game)
        },
    };
    fill(&store);
    let copy = Memory::new();
    let counts = import(&mut exported(&store).as_bytes(), &copy).unwrap();
    assert_eq!(counts, FILLED);
    assert_eq!(copy.log(GameId(1)).unwrap().len(), 100);
}

#[test]
fn more_comes_in_than_one_commit_holds() {
    let store = Memory::new();
    for n in 0..150 {
        store.commit(&append(1, n, &[b'x'; 3000])).unwrap();
    }
    let copy = Memory::new();
    import(&mut exported(&store).as_bytes(), &copy).unwrap();
    assert_eq!(all(&copy), all(&store));
}
