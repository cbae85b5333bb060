//! Files that an operator writes, questions to the solvers, and records of a store that isn't what it was.

use super::{hear, says};
use bot::cli;
use bot::config::Serve;
use bot::hall::{Bans, Hall, Words};
use games::At;
use games::balda::Variant;
use games::words::{Lang, Lexicon};
use std::path::Path;
use std::sync::Arc;
use storage::{Batch, Key, Memory, Store};
use tests::fuzz::fuzz;

fn lines(text: &str) -> Vec<Vec<u8>> {
    text.lines().map(|line| line.as_bytes().to_vec()).collect()
}

fn words() -> Lexicon {
    Lexicon::from_list(
        Lang::Ru,
        &["кот", "кит", "ток", "акот", "бот", "сон", "окно"],
    )
}

#[test]
fn lists_of_bans() {
    let samples = [
        "telegram 12345\n# x\n\ndiscord room 99\n",
        "web 0123456789abcdef",
    ];
    fuzz("lists of bans", &samples.map(|text| text.into()), |bytes| {
        drop(Bans::read(&String::from_utf8_lossy(bytes)));
    });
}

#[test]
fn settings_in_a_file() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../deploy/tetradka.toml");
    let example = std::fs::read_to_string(example).unwrap();
    let bare = example.replace("\n# ", "\n");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("settings");
    fuzz("settings", &[example.into(), bare.into()], |bytes| {
        std::fs::write(&file, bytes).unwrap();
        let serve = Serve {
            config: Some(file.clone()),
            ..Serve::default()
        };
        if let Ok(serve) = serve.completed() {
            drop((serve.telegram.config(), serve.discord.config()));
        }
    });
}

#[test]
fn lists_of_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("words");
    let samples = ["кот\nёж\n\tx\r\n", "слово\t350\ta\tзначение\n"];
    fuzz(
        "lists of words",
        &samples.map(|text| text.into()),
        |bytes| {
            std::fs::write(&file, bytes).unwrap();
            for lang in Lang::all() {
                drop(cli::lexicon(lang, Some(&file)));
            }
        },
    );
}

#[test]
fn positions_to_solve() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/abaku/moves.jsonl");
    let samples = lines(&std::fs::read_to_string(data).unwrap());
    fuzz("positions of Abaku", &samples, |bytes| {
        drop(cli::solve::abaku(bytes, std::io::sink()));
    });
    let samples = [
        r#"{"board":"кот......","width":3,"used":["кот"],"min":2}"#,
        r#"{"board":"...ка....бот....","width":4,"used":[]}"#,
    ];
    let words = cli::Dictionary::File(Box::new(words()));
    fuzz(
        "positions of Balda",
        &samples.map(|text| text.into()),
        |bytes| {
            for variant in [Variant::Classic, Variant::Royal] {
                drop(cli::solve::balda(variant, &words, bytes, std::io::sink()));
            }
        },
    );
    let options = games::oral::Options::default();
    fuzz(
        "fragments of oral Balda",
        &lines("ко\nот\nк"),
        |bytes| {
            drop(cli::solve::oral(&options, &words, bytes, std::io::sink()));
        },
    );
}

/// A key and a record under it, with a line between.
fn records(store: &dyn Store) -> Vec<Vec<u8>> {
    let record = |(key, bytes): (Key, Vec<u8>)| [key.as_str().as_bytes(), b"\n", &bytes].concat();
    store.scan("").unwrap().into_iter().map(record).collect()
}

#[test]
fn stored_records() {
    let begun = || {
        let store = Arc::new(Memory::new());
        let now = At(1_788_253_200_000);
        let (mut hall, _) = Hall::open(store.clone(), Words::with(words()), 5, now);
        for text in [
            "/balda 3x3 кот компьютер лёгкий",
            "/dots",
            "/settings",
            "/remind",
            "/words ёж",
            "/abaku компьютер",
            "/resign",
        ] {
            hear(&mut hall, says(text, 1));
        }
        store
    };
    let samples = records(&*begun());
    assert!(samples.len() > 10, "{}", samples.len());
    fuzz("stored records", &samples, |bytes| {
        let mut parts = bytes.splitn(2, |&byte| byte == b'\n');
        let key = parts
            .next()
            .and_then(|key| Key::new(std::str::from_utf8(key).ok()?).ok());
        let (Some(key), Some(value)) = (key, parts.next()) else {
            return;
        };
        let store = begun();
        let put = Batch {
            put: vec![(key, Some(value.to_vec()))],
            ..Batch::default()
        };
        if store.commit(&put).is_err() {
            return; // more than a store takes
        }
        let now = At(1_788_253_300_000);
        let (mut hall, out) = Hall::open(store, Words::with(words()), 5, now);
        assert_eq!(out.tally.panics, 0, "the hall caught a panic");
        for text in [
            "/games",
            "/me",
            "/stats",
            "/top",
            "/settings",
            "/mydata",
            "акот а1",
        ] {
            hear(&mut hall, says(text, 1));
        }
    });
}
