//! What every store must do, on each of them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may")]

use games::Seq;
use proptest::prelude::*;
use std::sync::Arc;
use storage::{
    Append, Batch, Error, Faulty, GameId, Key, MOST_BATCH_BYTES, MOST_BYTES, Memory, Sled,
    Snapshot, Store, Stored,
};

const GAME: GameId = GameId(7);
const OTHER: GameId = GameId(8);

/// Runs the check on a store of each kind.
fn on_each(check: impl Fn(&dyn Store)) {
    check(&Memory::new());
    check(&Faulty::new(Memory::new()));
    let dir = tempfile::tempdir().unwrap();
    check(&Sled::open(dir.path()).unwrap());
}

fn key(text: &str) -> Key {
    Key::new(text).unwrap()
}

fn append(game: GameId, seq: u32, bytes: &str) -> Append {
    Append {
        game,
        seq: Seq(seq),
        bytes: bytes.into(),
    }
}

fn put(pairs: &[(&str, &str)]) -> Batch {
    let put = |&(k, v): &(&str, &str)| (key(k), Some(v.as_bytes().to_vec()));
    Batch {
        put: pairs.iter().map(put).collect(),
        ..Batch::default()
    }
}

fn events(events: &[(GameId, u32)]) -> Batch {
    let event = |&(game, seq): &(GameId, u32)| append(game, seq, &format!("{game}:{seq}"));
    Batch {
        append: events.iter().map(event).collect(),
        ..Batch::default()
    }
}

fn expecting(expect: &[(GameId, Option<u32>)], mut batch: Batch) -> Batch {
    batch.expect = expect.iter().map(|&(g, s)| (g, s.map(Seq))).collect();
    batch
}

fn keys(found: Vec<(Key, Vec<u8>)>) -> Vec<String> {
    found.into_iter().map(|(k, _)| k.to_string()).collect()
}

#[test]
fn an_empty_store_has_nothing() {
    on_each(|store| {
        assert_eq!(store.log(GAME).unwrap(), []);
        assert_eq!(store.head(GAME).unwrap(), None);
        assert_eq!(store.read(&key("chat/1")).unwrap(), None);
        assert_eq!(store.scan("").unwrap(), []);
        assert_eq!(store.heads().unwrap(), []);
        assert_eq!(store.snapshot().unwrap(), Snapshot::default());
        store.commit(&Batch::default()).unwrap();
    });
}

#[test]
fn logs_come_back_in_order() {
    on_each(|store| {
        store
            .commit(&events(&[(GAME, 0), (OTHER, 0), (GAME, 1)]))
            .unwrap();
        for seq in 2..300 {
            store.commit(&events(&[(GAME, seq)])).unwrap();
        }
        let log = store.log(GAME).unwrap();
        assert_eq!(log.len(), 300);
        for (seq, stored) in (0..).zip(log) {
            let bytes = format!("{GAME}:{seq}").into_bytes();
            assert_eq!(
                stored,
                Stored {
                    seq: Seq(seq),
                    bytes
                }
            );
        }
        assert_eq!(store.head(GAME).unwrap(), Some(Seq(299)));
        assert_eq!(store.log(OTHER).unwrap().len(), 1);
        assert_eq!(store.heads().unwrap(), [(GAME, Seq(299)), (OTHER, Seq(0))]);
    });
}

#[test]
fn conflicts() {
    type Wanted = Option<(GameId, Option<u32>, Option<u32>)>;
    let conflict = |game, expected, found| Some((game, expected, found));
    let cases: [(Batch, Wanted); 12] = [
        // GAME's last number is 2, OTHER has no log.
        (events(&[(GAME, 3)]), None),
        (events(&[(GAME, 3), (GAME, 4), (OTHER, 0)]), None),
        (
            expecting(&[(GAME, Some(2)), (OTHER, None)], put(&[("a", "1")])),
            None,
        ),
        (events(&[(GAME, 2)]), conflict(GAME, Some(1), Some(2))),
        (events(&[(GAME, 0)]), conflict(GAME, None, Some(2))),
        (events(&[(GAME, 4)]), conflict(GAME, Some(3), Some(2))),
        (
            events(&[(GAME, u32::MAX)]),
            conflict(GAME, Some(u32::MAX - 1), Some(2)),
        ),
        (
            events(&[(GAME, 3), (GAME, 5)]),
            conflict(GAME, Some(4), Some(3)),
        ),
        (
            events(&[(GAME, 3), (GAME, 3)]),
            conflict(GAME, Some(2), Some(3)),
        ),
        (events(&[(OTHER, 1)]), conflict(OTHER, Some(0), None)),
        (
            expecting(&[(GAME, Some(1))], put(&[("a", "1")])),
            conflict(GAME, Some(1), Some(2)),
        ),
        (
            expecting(&[(OTHER, Some(0))], events(&[(GAME, 3)])),
            conflict(OTHER, Some(0), None),
        ),
    ];
    for (mut batch, wanted) in cases {
        batch.put.push((key("written"), Some(b"yes".to_vec())));
        on_each(|store| {
            store
                .commit(&events(&[(GAME, 0), (GAME, 1), (GAME, 2)]))
                .unwrap();
            let before = store.snapshot().unwrap();
            match (store.commit(&batch), wanted) {
                (Ok(()), None) => {
                    assert_eq!(store.read(&key("written")).unwrap(), Some(b"yes".to_vec()));
                }
                (
                    Err(Error::Conflict {
                        game,
                        expected,
                        found,
                    }),
                    Some(wanted),
                ) => {
                    assert_eq!((game, expected.map(|s| s.0), found.map(|s| s.0)), wanted);
                    assert_eq!(
                        store.snapshot().unwrap(),
                        before,
                        "something of it was done"
                    );
                    assert_eq!(store.log(GAME).unwrap().len(), 3);
                    assert_eq!(store.log(OTHER).unwrap(), []);
                }
                (got, wanted) => panic!("{batch:?}: {got:?}, not {wanted:?}"),
            }
        });
    }
}

#[test]
fn records_are_put_replaced_and_deleted() {
    on_each(|store| {
        store
            .commit(&put(&[("a", "1"), ("b", "2"), ("empty", "")]))
            .unwrap();
        store.commit(&put(&[("a", "3")])).unwrap();
        let delete = |k| Batch {
            put: vec![(key(k), None)],
            ..Batch::default()
        };
        store.commit(&delete("b")).unwrap();
        store.commit(&delete("never-there")).unwrap();
        assert_eq!(store.read(&key("a")).unwrap(), Some(b"3".to_vec()));
        assert_eq!(store.read(&key("b")).unwrap(), None);
        assert_eq!(store.read(&key("empty")).unwrap(), Some(vec![]));
        let mut twice = put(&[("c", "1"), ("c", "2"), ("d", "1")]);
        twice.put.push((key("d"), None));
        store.commit(&twice).unwrap();
        assert_eq!(store.read(&key("c")).unwrap(), Some(b"2".to_vec()));
        assert_eq!(store.read(&key("d")).unwrap(), None);
    });
}

#[test]
fn scans_by_prefix_in_order() {
    on_each(|store| {
        let all = [
            "open/10", "chat/2", "chat/10", "chat/1/x", "chats/1", "chat/1", "person/1",
        ];
        store.commit(&put(&all.map(|k| (k, k)))).unwrap();
        store.commit(&events(&[(GAME, 0)])).unwrap();
        let cases: [(&str, &[&str]); 6] = [
            ("chat/", &["chat/1", "chat/1/x", "chat/10", "chat/2"]),
            ("chat/1", &["chat/1", "chat/1/x", "chat/10"]),
            ("open/", &["open/10"]),
            ("nobody/", &[]),
            ("ч", &[]),
            (
                "",
                &[
                    "chat/1", "chat/1/x", "chat/10", "chat/2", "chats/1", "open/10", "person/1",
                ],
            ),
        ];
        for (prefix, expected) in cases {
            let found = store.scan(prefix).unwrap();
            assert!(found.iter().all(|(k, v)| k.as_str().as_bytes() == v));
            assert_eq!(keys(found), expected, "{prefix:?}");
        }
    });
}

#[test]
fn sizes() {
    let large = |size| vec![b'x'; size];
    let event = |size| Batch {
        append: vec![Append {
            game: GAME,
            seq: Seq(0),
            bytes: large(size),
        }],
        ..Batch::default()
    };
    let record = |size| Batch {
        put: vec![(key("a"), Some(large(size)))],
        ..Batch::default()
    };
    let many = |count: u32| Batch {
        put: (0..count)
            .map(|i| (key(&format!("{i:04}")), Some(large(MOST_BYTES))))
            .collect(),
        ..Batch::default()
    };
    let whole = (MOST_BATCH_BYTES / (MOST_BYTES + 4)) as u32;
    let cases = [
        (event(MOST_BYTES), true),
        (event(MOST_BYTES + 1), false),
        (record(MOST_BYTES), true),
        (record(MOST_BYTES + 1), false),
        (record(10 << 20), false),
        (many(whole), true),
        (many(whole + 1), false),
    ];
    for (mut batch, fits) in cases {
        batch.put.push((key("z"), Some(vec![])));
        on_each(|store| match store.commit(&batch) {
            Ok(()) => {
                assert!(fits);
                assert_eq!(store.snapshot().unwrap().records.len(), batch.put.len());
            }
            Err(Error::TooLarge { size, most, .. }) => {
                assert!(!fits && size > most);
                assert_eq!(store.snapshot().unwrap(), Snapshot::default());
            }
            Err(other) => panic!("{other}"),
        });
    }
}

#[test]
fn commits_at_once_are_all_done_and_only_one_wins() {
    on_each(|store| {
        std::thread::scope(|scope| {
            for writer in 0..8u64 {
                scope.spawn(move || {
                    for seq in 0..50 {
                        store
                            .commit(&events(&[(GameId(100 + writer), seq)]))
                            .unwrap();
                    }
                });
            }
        });
        for writer in 0..8 {
            assert_eq!(store.log(GameId(100 + writer)).unwrap().len(), 50);
        }
        let rivals = || store.commit(&events(&[(GAME, 0)])).is_ok();
        let wins = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8).map(|_| scope.spawn(rivals)).collect();
            threads
                .into_iter()
                .map(|t| usize::from(t.join().unwrap()))
                .sum::<usize>()
        });
        assert_eq!(wins, 1);
    });
}

#[test]
fn a_directory_keeps_everything() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sled::open(dir.path().join("new/store")).unwrap();
    store
        .commit(&events(&[(GAME, 0), (GAME, 1), (OTHER, 0)]))
        .unwrap();
    store.commit(&put(&[("a", "1"), ("b", "2")])).unwrap();
    let before = (store.snapshot().unwrap(), store.log(GAME).unwrap());
    drop(store);
    let store = Sled::open(dir.path().join("new/store")).unwrap();
    assert_eq!(
        (store.snapshot().unwrap(), store.log(GAME).unwrap()),
        before
    );
    store.commit(&events(&[(GAME, 2)])).unwrap();
}

#[test]
fn one_process_at_a_time() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sled::open(dir.path()).unwrap();
    store.commit(&put(&[("a", "1")])).unwrap();
    assert!(matches!(Sled::open(dir.path()), Err(Error::Locked(at)) if at == dir.path()));
    assert_eq!(store.read(&key("a")).unwrap(), Some(b"1".to_vec()));
    store.commit(&put(&[("a", "2")])).unwrap();
    drop(store);
    assert!(Sled::open(dir.path()).is_ok());
}

#[test]
fn the_largest_values_make_no_blobs() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sled::open(dir.path()).unwrap();
    for round in 0..4u32 {
        for chunk in 0..20u32 {
            let record = |i: u32| {
                let name = format!("{:0>180}", chunk * 30 + i);
                (key(&name), Some(vec![round as u8; MOST_BYTES]))
            };
            let put = (0..30).map(record).collect();
            store
                .commit(&Batch {
                    put,
                    ..Batch::default()
                })
                .unwrap();
        }
    }
    drop(store);
    assert_eq!(
        std::fs::read_dir(dir.path().join("blobs")).unwrap().count(),
        0
    );
    let store = Sled::open(dir.path()).unwrap();
    assert_eq!(store.scan("").unwrap().len(), 600);
}

/// A batch over few games and keys, so that conflicts and replacements are common.
fn batches() -> impl Strategy<Value = Batch> {
    let game = (0..3u64).prop_map(GameId);
    let name = prop::sample::select(vec!["a", "a/b", "b", "chat/1", "chat/2"]);
    let value = prop::option::of(prop::collection::vec(any::<u8>(), 0..40));
    let expect = (game.clone(), prop::option::of(0..6u32));
    let append = (game, 0..6u32, prop::collection::vec(any::<u8>(), 0..20));
    (
        prop::collection::vec(expect, 0..2),
        prop::collection::vec(append, 0..4),
        prop::collection::vec((name, value), 0..4),
    )
        .prop_map(|(expect, append, put)| Batch {
            expect: expect.into_iter().map(|(g, s)| (g, s.map(Seq))).collect(),
            append: append
                .into_iter()
                .map(|(game, seq, bytes)| Append {
                    game,
                    seq: Seq(seq),
                    bytes,
                })
                .collect(),
            put: put.into_iter().map(|(k, v)| (key(k), v)).collect(),
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sled_and_memory_agree(batches in prop::collection::vec(batches(), 1..60)) {
        let dir = tempfile::tempdir().unwrap();
        let mut sled = Arc::new(Sled::open(dir.path()).unwrap());
        let memory = Memory::new();
        for (round, mut batch) in batches.into_iter().enumerate() {
            // Half of the time the numbers are made to fit.
            if round % 2 == 0 {
                batch.expect.clear();
                let mut next: std::collections::BTreeMap<GameId, u32> = Default::default();
                for append in &mut batch.append {
                    let head = memory.head(append.game).unwrap().map_or(0, |s| s.0 + 1);
                    let seq = next.entry(append.game).or_insert(head);
                    append.seq = Seq(*seq);
                    *seq += 1;
                }
            }
            let (a, b) = (sled.commit(&batch), memory.commit(&batch));
            prop_assert_eq!(format!("{a:?}"), format!("{b:?}"));
            if round % 16 == 15 {
                drop(sled);
                sled = Arc::new(Sled::open(dir.path()).unwrap());
            }
            prop_assert_eq!(sled.snapshot().unwrap(), memory.snapshot().unwrap());
            for game in 0..3 {
                prop_assert_eq!(sled.log(GameId(game)).unwrap(), memory.log(GameId(game)).unwrap());
            }
            prop_assert_eq!(sled.scan("chat/").unwrap(), memory.scan("chat/").unwrap());
        }
    }
}
