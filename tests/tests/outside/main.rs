//! No bytes from outside make a parser panic, hang or grow without bound. Each is tried for a second;
//! longer with `FUZZ=600 cargo test --release -p tests --test outside`, and again with the SEED that
//! a failure names.
#![allow(clippy::unwrap_used, reason = "a test stops when it can't")]

mod discord;
mod files;
mod list;
mod site;
mod telegram;
mod web;

use bot::chat::script::{Drawing, Restarts, run};
use bot::chat::{Account, Effect, Input, MessageId, Platform, RoomKind, RoomRef, Source, Standing};
use bot::hall::{Hall, Words, read_back, replayed};
use bot::speech::Tongue;
use games::At;
use games::words::{Lang, Lexicon};
use std::path::Path;
use std::sync::Arc;
use storage::{Memory, Store};
use tests::fuzz::fuzz;
use tests::transcripts::{cases, files};

fn transcripts() -> Vec<String> {
    let paths = files(&cases("transcripts"), "chat").unwrap();
    let read = |path: &std::path::PathBuf| std::fs::read_to_string(path).unwrap();
    paths.iter().map(read).collect()
}

/// What people type in transcripts.
fn said() -> Vec<Vec<u8>> {
    let all = transcripts();
    let lines = all.iter().flat_map(|text| text.lines());
    lines
        .filter_map(|line| line.split_once("> "))
        .map(|(_, text)| text.as_bytes().to_vec())
        .collect()
}

fn source(person: u64) -> Source {
    Source {
        room: RoomRef {
            platform: Platform::Script,
            id: "main".to_owned(),
            topic: None,
        },
        kind: RoomKind::Group,
        language: Some("ru".to_owned()),
        from: Account {
            platform: Platform::Script,
            id: person.to_string(),
            name: format!("P{person}"),
            username: None,
            language: None,
        },
        standing: Standing::Admin,
        once: None,
    }
}

/// A hall with a small dictionary, so that searches are short.
fn hall() -> Hall {
    let words = Lexicon::from_list(
        Lang::Ru,
        &["кот", "кит", "ток", "акот", "бот", "сон", "окно"],
    );
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    Hall::open(store, Words::with(words), 5, At(1_788_253_200_000)).0
}

fn hear(hall: &mut Hall, input: Input) -> Vec<Effect> {
    let now = hall.now();
    let out = hall.hear(now.after(1_000), input.into());
    assert_eq!(out.tally.panics, 0, "the hall caught a panic");
    assert!(out.effects.len() < 1_000);
    out.effects
}

fn says(text: &str, person: u64) -> Input {
    Input::Said {
        source: source(person),
        message: MessageId("1".to_owned()),
        text: text.to_owned(),
        reply_to: None,
    }
}

#[test]
fn what_people_type() {
    let mut hall = hall();
    let mut cases = 0u64;
    fuzz("commands and moves", &said(), |bytes| {
        // A hall that has grown for long is slow for other reasons.
        if cases.is_multiple_of(500) {
            hall = self::hall();
            for command in [
                "/balda 3x3 кот компьютер",
                "/abaku компьютер",
                "/royal 3x3 кот",
            ] {
                hear(&mut hall, says(command, 1));
            }
        }
        cases += 1;
        let text = String::from_utf8_lossy(bytes);
        hear(&mut hall, says(&text, cases % 3));
        hear(&mut hall, says(&format!("/m {text}"), cases % 3));
    });
}

#[test]
fn what_buttons_carry() {
    let mut hall = hall();
    let mut samples: Vec<Vec<u8>> = Vec::new();
    for text in [
        "/balda 3x3 кот",
        "/abaku компьютер",
        "/balda 3x3 кот бот",
        "/games",
        "/text",
    ] {
        for effect in hear(&mut hall, says(text, 1)) {
            if let Effect::Post { body, .. } | Effect::Tell { body, .. } = effect {
                let buttons = body.buttons.into_iter().flatten();
                samples.extend(buttons.map(|button| button.data.into_bytes()));
            }
        }
    }
    fuzz("buttons", &samples, |bytes| {
        let input = Input::Pressed {
            source: source(1),
            data: String::from_utf8_lossy(bytes).into_owned(),
            message: None,
            press: None,
        };
        hear(&mut hall, input);
    });
}

#[test]
fn transcripts_of_anything() {
    let short = transcripts().into_iter().filter(|text| text.len() < 900);
    let samples: Vec<Vec<u8>> = short.map(String::into_bytes).collect();
    let words = Lexicon::from_list(Lang::Ru, &["кот", "акот", "бот"]);
    let words = Words::with(words);
    fuzz("transcripts", &samples, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let (drawing, restarts) = (Drawing::None, Restarts::Never);
        // A transcript of nonsense fails, and says where.
        drop(run(&text, words.clone(), 1, drawing, restarts, &mut |_| {}));
    });
}

#[test]
fn games_of_dots_in_files() {
    let samples = [
        "(;FF[4]GM[40]CA[UTF-8]AP[x:1]SZ[15]RU[Russian]PB[a]PW[b];B[hh];W[ii](;B[ih])(;B[hi];W[gg]))",
        "(;GM[40]SZ[39:32]AB[ss][tt]AW[st][ts]TM[600]OT[1/30];B[aa.aabb];W[AF]C[x\\]y])",
        "(;FF[4]GM[40]SZ[20]HA[0]KM[0]RE[B+R]DT[2026-01-01];B[];W[tt])",
    ];
    let samples: Vec<Vec<u8>> = samples.iter().map(|s| s.as_bytes().to_vec()).collect();
    fuzz("SGF", &samples, |bytes| {
        if let Ok((record, _)) = games::dots::sgf::read(bytes) {
            drop(games::dots::sgf::write(&record));
        }
    });
}

/// The store of the first version, as lines.
fn exported() -> String {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/store/v1/export.jsonl");
    std::fs::read_to_string(data).unwrap()
}

/// Logs of games, as they are stored.
fn logs() -> Vec<Vec<u8>> {
    let store = Arc::new(Memory::new());
    let words = Lexicon::from_list(Lang::Ru, &["кот", "акот", "бот", "вт"]);
    let (mut hall, _) = Hall::open(store.clone(), Words::with(words), 5, At(1_788_253_200_000));
    let talk = [
        "/balda 3x3 кот компьютер лёгкий",
        "/abaku компьютер",
        "/royal 3x3 кот бот",
        "/dots компьютер",
        "/oral компьютер",
        "акот а1",
        "пас",
        "обмен 1",
    ];
    for text in talk {
        hear(&mut hall, says(text, 1));
    }
    let games = store.heads().unwrap();
    assert!(!games.is_empty());
    let log = |game| {
        let lines: Vec<Vec<u8>> = store
            .log(game)
            .unwrap()
            .into_iter()
            .map(|l| l.bytes)
            .collect();
        assert!(replayed(&lines).is_ok());
        lines.join(&b'\n')
    };
    games.into_iter().map(|(game, _)| log(game)).collect()
}

#[test]
fn stored_logs() {
    fuzz("logs", &logs(), |bytes| {
        let lines: Vec<Vec<u8>> = bytes.split(|&b| b == b'\n').map(<[u8]>::to_vec).collect();
        drop(replayed(&lines));
    });
}

#[test]
fn records_of_finished_games() {
    let mark = "\n--- tetradka log ---\n";
    let with_mark = |log: Vec<u8>| [b"x".to_vec(), mark.as_bytes().to_vec(), log].concat();
    let samples: Vec<Vec<u8>> = logs().into_iter().map(with_mark).collect();
    fuzz("records", &samples, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        drop(read_back(&text, Tongue::new(Lang::Ru)));
    });
}

#[test]
fn exports() {
    fuzz("exports", &[exported().into_bytes()], |bytes| {
        drop(storage::import(&mut &*bytes, &Memory::new()));
    });
}
