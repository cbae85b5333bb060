//! A few chats in which people play and what is kept of them can be looked at.

use bot::chat::{
    Account, Body, Effect, Input, MessageId, Platform, RoomKind, RoomRef, Source, Standing,
};
use bot::hall::{Hall, Words};
use games::At;
use games::words::{Lang, Lexicon};
use std::sync::Arc;
use storage::{Faulty, Memory, Store};

const WORDS: &[&str] = &["кот", "скот", "коты", "ток", "окот", "око", "тот"];
/// A minute of everybody's having moved, whoever begins: what isn't legal is talk.
pub const MOVES: [(&str, &str); 3] = [
    ("Ярополк", "а1 с скот"),
    ("Борис", "в1 ы коты"),
    ("Ярополк", "а1 с скот"),
];

pub struct Table {
    pub store: Arc<Faulty<Memory>>,
    pub hall: Hall,
    pub now: At,
    pub messages: u64,
    pub topic: Option<String>,
    pub bodies: Vec<Body>,
    /// What all are in their chats.
    pub standing: Standing,
    /// What somebody calls themselves now.
    pub renamed: Option<(String, String)>,
    /// How many messages were changed instead of others being sent.
    pub edits: usize,
}

impl Table {
    pub fn new() -> Table {
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
            standing: Standing::Admin,
            renamed: None,
            edits: 0,
        }
    }

    pub fn source(&self, who: &str, room: &str) -> Source {
        let renamed = self.renamed.iter().find(|(old, _)| old == who);
        let name = renamed.map_or(who, |(_, name)| name);
        // Rooms of Telegram are called so.
        let platform = match room.strip_prefix("tg-") {
            Some(_) => Platform::Telegram,
            None => Platform::Script,
        };
        Source {
            room: RoomRef {
                platform,
                id: room.to_owned(),
                topic: self.topic.clone(),
            },
            kind: if room.ends_with("main") {
                RoomKind::Group
            } else {
                RoomKind::Private
            },
            language: Some("ru".to_owned()),
            from: Account {
                platform,
                id: format!("account-{who}"),
                name: name.to_owned(),
                username: Some(format!("{who}_at")),
                language: None,
            },
            standing: self.standing,
            once: None,
        }
    }

    pub fn put(&mut self, input: Input) {
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
                    Effect::Edit { body, .. } => {
                        self.edits += 1;
                        self.bodies.push(body);
                    }
                    Effect::Tell { body, .. } => self.bodies.push(body),
                    _ => {}
                }
            }
        }
    }

    pub fn say_in(&mut self, room: &str, who: &str, text: &str) {
        self.messages += 1;
        let said = Input::Said {
            source: self.source(who, room),
            message: MessageId(self.messages.to_string()),
            text: text.to_owned(),
            reply_to: None,
        };
        self.put(said);
    }

    pub fn say(&mut self, who: &str, text: &str) {
        self.say_in("main", who, text);
    }

    pub fn press(&mut self, who: &str, label: &str) {
        self.press_in("main", who, label);
    }

    /// Presses a button of the message with this number.
    pub fn press_on(&mut self, message: u64, who: &str, label: &str) {
        let data = self.button(label);
        let pressed = Input::Pressed {
            source: self.source(who, "main"),
            data,
            message: Some(MessageId(message.to_string())),
            press: None,
        };
        self.put(pressed);
    }

    fn button(&self, label: &str) -> String {
        let buttons = self.bodies.iter().rev();
        let mut buttons = buttons.flat_map(|body| body.buttons.iter().flatten());
        let button = buttons.find(|button| button.label == label);
        button.map(|button| button.data.clone()).unwrap()
    }

    pub fn press_in(&mut self, room: &str, who: &str, label: &str) {
        let data = self.button(label);
        let pressed = Input::Pressed {
            source: self.source(who, room),
            data,
            message: None,
            press: None,
        };
        self.put(pressed);
    }

    pub fn start(&mut self) {
        self.start_with(&["Борис"]);
    }

    /// A game of one with so many others as there are.
    pub fn start_with(&mut self, others: &[&str]) {
        self.say(
            "Ярополк",
            if others.len() == 1 {
                "/balda 3x3 кот"
            } else {
                "/balda 3x3 кот insist"
            },
        );
        for who in others {
            self.press(who, "Играю");
        }
        self.press("Ярополк", "Начать");
    }

    pub fn play(&mut self) {
        self.start();
        for (who, text) in MOVES {
            self.say(who, text);
        }
        self.say("Ярополк", "/resign");
    }

    /// One wins against another, who has begun or not.
    pub fn beats(&mut self, room: &str, winner: &str, loser: &str) {
        self.say_in(room, loser, "/balda 3x3 кот");
        self.press_in(room, winner, "Играю");
        self.press_in(room, loser, "Начать");
        for (who, text) in [
            (loser, "а1 с скот"),
            (winner, "в1 ы коты"),
            (loser, "а1 с скот"),
        ] {
            self.say_in(room, who, text);
        }
        self.say_in(room, loser, "/resign");
    }

    /// Somebody of the script chats and somebody of Telegram become one.
    pub fn link(&mut self, one: &str, other: &str) {
        self.say_in("private", one, "/link");
        let code = bot::chat::script::code_in(&self.last()).unwrap();
        self.say_in("tg-private", other, &format!("/link {code}"));
        assert!(self.last().contains("один человек"), "{}", self.last());
    }

    /// The number behind an account of the script chats.
    pub fn id_of(&self, account: &str) -> String {
        let records = self.records();
        let key = records.iter().find(|(key, _)| *key == account_key(account));
        key.unwrap().1.trim_matches('"').to_owned()
    }

    /// A record that there must be.
    pub fn record(&self, key: &str) -> serde_json::Value {
        let records = self.records();
        let found = records.iter().find(|(named, _)| named == key);
        let found = found.unwrap_or_else(|| panic!("no {key}"));
        serde_json::from_str(&found.1).unwrap()
    }

    pub fn last(&self) -> String {
        self.bodies.last().map(Body::plain).unwrap_or_default()
    }

    /// Every record, as text.
    pub fn records(&self) -> Vec<(String, String)> {
        let snapshot = self.store.snapshot().unwrap();
        let record = |(key, bytes): &(storage::Key, Vec<u8>)| {
            (key.to_string(), String::from_utf8_lossy(bytes).into_owned())
        };
        snapshot.records.iter().map(record).collect()
    }

    pub fn career(&self) -> Vec<(String, String)> {
        let mut records = self.records();
        records.retain(|(key, _)| key.starts_with("career/"));
        records
    }

    /// The records in which one of these texts stands.
    pub fn with(&self, texts: &[&str]) -> Vec<(String, String)> {
        let mut records = self.records();
        records.retain(|(key, value)| {
            texts
                .iter()
                .any(|text| key.contains(text) || value.contains(text))
        });
        records
    }
}

/// As the hall writes it: letters that aren't ASCII in hex.
pub fn account_key(account: &str) -> String {
    let (platform, who) = account.split_once('/').unwrap();
    let hex: String = who.bytes().map(|byte| format!(".{byte:02x}")).collect();
    format!("account/{platform}/account-{hex}")
}
