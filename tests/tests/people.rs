//! What is kept of people: counted once, the same every time, and gone when they ask for it.

#![allow(clippy::unwrap_used, reason = "a test stops when it can't")]

use bot::chat::{
    Account, Body, Effect, Input, MessageId, Platform, RoomKind, RoomRef, Source, Standing,
};
use bot::hall::{Hall, Words};
use games::At;
use games::words::{Lang, Lexicon};
use std::sync::Arc;
use storage::{Fault, Faulty, Memory, Store};

const WORDS: &[&str] = &["кот", "скот", "коты", "ток", "окот", "око", "тот"];
/// A minute of everybody's having moved, whoever begins: what isn't legal is talk.
const MOVES: [(&str, &str); 3] = [
    ("Ярополк", "а1 с скот"),
    ("Борис", "в1 ы коты"),
    ("Ярополк", "а1 с скот"),
];

struct Table {
    store: Arc<Faulty<Memory>>,
    hall: Hall,
    now: At,
    messages: u64,
    topic: Option<String>,
    bodies: Vec<Body>,
}

impl Table {
    fn new() -> Table {
        let store = Arc::new(Faulty::new(Memory::new()));
        let now = At(1_788_253_200_000);
        let words = Words::with(Lexicon::from_list(Lang::Ru, WORDS));
        let (hall, _) = Hall::open(store.clone(), words, 1, now);
        Table {
            store,
            hall,
            now,
            messages: 0,
            topic: None,
            bodies: Vec::new(),
        }
    }

    fn source(&self, who: &str, room: &str) -> Source {
        Source {
            room: RoomRef {
                platform: Platform::Script,
                id: room.to_owned(),
                topic: self.topic.clone(),
            },
            kind: if room == "main" {
                RoomKind::Group
            } else {
                RoomKind::Private
            },
            language: Some("ru".to_owned()),
            from: Account {
                platform: Platform::Script,
                id: format!("account-{who}"),
                name: who.to_owned(),
                username: Some(format!("{who}_at")),
                language: None,
            },
            standing: Standing::Admin,
            once: None,
        }
    }

    fn put(&mut self, input: Input) {
        let mut waiting = vec![input];
        while let Some(input) = waiting.pop() {
            for effect in self.hall.hear(self.now, input.into()).effects {
                match effect {
                    Effect::Post {
                        post, room, body, ..
                    } => {
                        self.messages += 1;
                        let message = MessageId(self.messages.to_string());
                        waiting.push(Input::Posted {
                            post,
                            room,
                            message,
                        });
                        self.bodies.push(body);
                    }
                    Effect::Tell { body, .. } | Effect::Edit { body, .. } => self.bodies.push(body),
                    _ => {}
                }
            }
        }
    }

    fn say_in(&mut self, room: &str, who: &str, text: &str) {
        self.messages += 1;
        let said = Input::Said {
            source: self.source(who, room),
            message: MessageId(self.messages.to_string()),
            text: text.to_owned(),
            reply_to: None,
        };
        self.put(said);
    }

    fn say(&mut self, who: &str, text: &str) {
        self.say_in("main", who, text);
    }

    fn press(&mut self, who: &str, label: &str) {
        let buttons = self.bodies.iter().rev();
        let mut buttons = buttons.flat_map(|body| body.buttons.iter().flatten());
        let button = buttons.find(|button| button.label == label);
        let data = button.map(|button| button.data.clone()).unwrap();
        let pressed = Input::Pressed {
            source: self.source(who, "main"),
            data,
            message: None,
            press: None,
        };
        self.put(pressed);
    }

    fn start(&mut self) {
        self.say("Ярополк", "/balda 3x3 кот");
        self.press("Борис", "Играю");
        self.press("Ярополк", "Начать");
    }

    fn play(&mut self) {
        self.start();
        for (who, text) in MOVES {
            self.say(who, text);
        }
        self.say("Ярополк", "/resign");
    }

    fn last(&self) -> String {
        self.bodies.last().map(Body::plain).unwrap_or_default()
    }

    /// Every record, as text.
    fn records(&self) -> Vec<(String, String)> {
        let snapshot = self.store.snapshot().unwrap();
        let record = |(key, bytes): &(storage::Key, Vec<u8>)| {
            (key.to_string(), String::from_utf8_lossy(bytes).into_owned())
        };
        snapshot.records.iter().map(record).collect()
    }

    fn career(&self) -> Vec<(String, String)> {
        let mut records = self.records();
        records.retain(|(key, _)| key.starts_with("career/"));
        records
    }

    /// The records in which one of these texts stands.
    fn with(&self, texts: &[&str]) -> Vec<(String, String)> {
        let mut records = self.records();
        records.retain(|(key, value)| {
            texts
                .iter()
                .any(|text| key.contains(text) || value.contains(text))
        });
        records
    }
}

#[test]
fn nothing_is_left_of_who_wants_to_be_forgotten() {
    let mut table = Table::new();
    table.play();
    // Finished games are more than one go rewrites.
    for _ in 0..50 {
        table.press("Борис", "Реванш");
        for (who, text) in MOVES {
            table.say(who, text);
        }
        table.say("Борис", "/resign");
        table.now = table.now.after(60_000);
    }
    table.say_in("private", "Ярополк", "/balda 3x3 кот компьютер");
    table.start();
    table.say("Ярополк", "/balda 3x3 кот @Борис");
    table.say("Вера", "/balda 3x3 кот @Ярополк @Глеб");
    table.say("Борис", "/block @Ярополк");
    table.say("Ярополк", "/block @Борис");
    table.say("Ярополк", "/settings friendly");
    table.say("Ярополк", "/me имя Ярополк Второй");
    table.say("Ярополк", "/stats");
    table.say("Ярополк", "/mydata");
    let id = {
        let account = table.with(&["account-"]);
        let key = account
            .iter()
            .find(|(key, _)| key.starts_with("account/") && key.contains("account-.d0.af"));
        let (_, value) = key.unwrap();
        value.trim_matches('"').to_owned()
    };
    assert!(table.with(&[&id]).len() > 50);
    table.say("Ярополк", "/forget");
    table.say("Ярополк", "/forget да");
    for _ in 0..10 {
        table.now = table.now.after(1_000);
        table.put(Input::Tick);
    }
    let left = table.with(&[&id, "account-.d0.af", "Ярополк"]);
    assert!(left.is_empty(), "{left:#?}");
    // The games are there all the same, and the other player's figures.
    assert!(
        table
            .records()
            .iter()
            .any(|(_, value)| value.contains("nobody"))
    );
    assert_eq!(table.career().len(), 1);
    table.say("Борис", "/stats текстом");
    assert!(table.last().contains("52 игры"), "{}", table.last());
}

#[test]
fn what_is_kept_is_told_to_its_owner() {
    let mut table = Table::new();
    table.play();
    table.say("Ярополк", "/mydata");
    let document = table.bodies.last().and_then(|body| body.document.clone());
    let data: serde_json::Value = serde_json::from_slice(&document.unwrap().bytes).unwrap();
    assert_eq!(data["person"]["name"], "Ярополк");
    let id = data["person"]["id"].as_str().unwrap();
    let mine = &data[id];
    assert_eq!(mine["careers"]["balda.ru"]["people"]["lost"], 1);
    assert_eq!(mine["games"][0]["game"], "balda");
    assert_eq!(mine["chats"].as_array().map(Vec::len), Some(1));
    let moves = mine["games"][0]["moves"].as_array().unwrap();
    assert!(moves.iter().any(|entry| entry.to_string().contains("скот")));
    assert!(!moves.iter().any(|entry| entry.to_string().contains("коты")));
    assert!(!data.to_string().contains("Борис"));
}

#[test]
fn a_game_counts_once_whatever_fails() {
    for fault in [Fault::Full, Fault::Io, Fault::DoneButIo] {
        let mut table = Table::new();
        table.start();
        for (who, text) in MOVES {
            table.say(who, text);
        }
        table.store.all_commits(Some(fault));
        table.say("Ярополк", "/resign");
        table.store.all_commits(None);
        table.say("Ярополк", "/resign");
        let games = |(_, career): (String, String)| {
            let career: serde_json::Value = serde_json::from_str(&career).unwrap();
            career["rated"].as_u64()
        };
        let counted: Vec<_> = table.career().into_iter().map(games).collect();
        assert_eq!(counted, [Some(1), Some(1)], "{fault:?}");
    }
}

#[test]
fn the_same_games_give_the_same_ratings() {
    let careers = || {
        let mut table = Table::new();
        for _ in 0..3 {
            table.play();
            table.now = table.now.after(90_000_000);
        }
        table.career()
    };
    assert_eq!(careers(), careers());
}

#[test]
fn games_are_offered_in_the_topics_that_admins_name() {
    let mut table = Table::new();
    table.topic = Some("игры".to_owned());
    table.say("Вера", "/settings темы здесь");
    assert_eq!(table.last(), "Запомнил.");
    table.topic = Some("разговоры".to_owned());
    table.say("Ярополк", "/balda 3x3 кот");
    assert_eq!(table.last(), "В этой теме не играют.");
    table.topic = Some("игры".to_owned());
    table.say("Ярополк", "/balda 3x3 кот");
    assert!(table.last().contains("зовёт играть"), "{}", table.last());
    table.say("Вера", "/settings темы везде");
    table.topic = None;
    table.say("Ярополк", "/balda 3x3 кот");
    assert!(table.last().contains("зовёт играть"), "{}", table.last());
}
