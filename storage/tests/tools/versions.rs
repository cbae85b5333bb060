//! Files of earlier versions.

use super::{All, all, append, key};
use games::Seq;
use std::fs;
use std::path::Path;
use storage::{GameId, Memory, Sled, Store, Stored, import, restore};

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
