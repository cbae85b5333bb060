//! A hall, the adapter and the fake, for tests that aren't transcripts.

use super::people::Adapter;
use super::server::Fake;
use super::state::{Kind, Message};
use crate::stage::{House, Platform};
use bot::hall::Words;
use games::words::{Lang, Lexicon};

/// The group of these tests.
pub const GROUP: i64 = -1_001_234_567_890;
/// Two people.
pub const ANNA: i64 = 1_001;
/// The other one.
pub const BORIS: i64 = 1_002;

/// All of it, with a group and two people in it.
pub struct Rig {
    /// The hall.
    pub house: House,
    /// The adapter.
    pub adapter: Adapter,
    /// The fake.
    pub fake: Fake,
}

impl Rig {
    /// As fast as it goes.
    pub async fn new() -> Rig {
        Rig::over(Adapter::unhurried().await).await
    }

    /// As Telegram takes it.
    pub async fn counted() -> Rig {
        Rig::over(Adapter::over(Fake::start().await)).await
    }

    /// Over an adapter, with a few words.
    pub async fn over(adapter: Adapter) -> Rig {
        let words = [
            "кот", "бот", "рот", "ток", "кто", "тот", "кот", "лот", "пот", "крот", "скот",
        ];
        let words = Words::with(Lexicon::from_list(Lang::Ru, &words.map(str::to_owned)));
        Rig::with(adapter, words).await
    }

    /// Over an adapter, with these words.
    pub async fn with(adapter: Adapter, words: Words) -> Rig {
        let fake = adapter.fake.clone();
        fake.person(ANNA, "Анна", None, "ru");
        fake.person(BORIS, "Борис", Some("boris"), "ru");
        fake.chat(GROUP, Kind::Supergroup, "Игры", "ru");
        fake.chat(ANNA, Kind::Private, "Анна", "ru");
        fake.chat(BORIS, Kind::Private, "Борис", "ru");
        let house = House::open(words, 1, Adapter::PLATFORM);
        let mut rig = Rig {
            house,
            adapter,
            fake,
        };
        rig.connect().await;
        rig
    }

    /// Starts hall and adapter.
    pub async fn connect(&mut self) {
        let (door, effects) = self.house.start().await;
        let store = self.house.store();
        self.adapter.connect(door, effects, store).await;
    }

    /// The process ends and another begins.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.connect().await;
        self.settle().await;
    }

    /// The process ends.
    pub async fn stop(&mut self) {
        self.adapter.disconnect().await;
        self.house.stop().await;
    }

    /// Until everything told was heard and everything that follows was sent.
    pub async fn settle(&mut self) {
        assert!(self.fake.all_heard().await, "not everything was heard");
        loop {
            let before = self.house.heard();
            self.adapter.settled(self.house.effects()).await;
            self.house.rest().await;
            if self.house.heard() == before {
                return;
            }
        }
    }

    /// Somebody says something in the group, and all that follows.
    pub async fn say(&mut self, who: i64, text: &str) {
        self.say_in(GROUP, who, text).await;
    }

    /// The same anywhere.
    pub async fn say_in(&mut self, chat: i64, who: i64, text: &str) {
        self.fake.say(chat, who, text);
        self.settle().await;
    }

    /// Somebody presses the newest button with this label in the group, and all that follows.
    pub async fn press(&mut self, who: i64, label: &str) {
        self.press_in(GROUP, who, label).await;
    }

    /// The same anywhere.
    pub async fn press_in(&mut self, chat: i64, who: i64, label: &str) {
        let found = self.fake.find_key(chat, label, false);
        let (number, key) = found.unwrap_or_else(|| panic!("no button «{label}»"));
        self.fake.press(chat, who, number, &key.data);
        self.settle().await;
    }

    /// Anna and Boris play Balda on «кот» in the group; Anna is to move.
    pub async fn game(&mut self) {
        self.say(ANNA, "/balda 3x3 кот").await;
        self.press(BORIS, "Играю").await;
        self.press(ANNA, "Начать").await;
        if self.last(GROUP).text.contains("Ходит Борис") {
            self.say(BORIS, "/pass").await;
        }
    }

    /// Whether a button with this label can be pressed in the group.
    pub fn shows(&self, label: &str) -> bool {
        self.fake.find_key(GROUP, label, false).is_some()
    }

    /// The bot's newest message in a chat.
    pub fn last(&self, chat: i64) -> Message {
        let all = self.fake.of_bot(chat);
        all.last()
            .map(|(_, message)| message.clone())
            .unwrap_or_default()
    }

    /// How many messages the bot has in the group.
    pub fn posts(&self) -> usize {
        self.fake.of_bot(GROUP).len()
    }

    /// Nothing is held against the adapter.
    pub fn is_clean(&self) {
        assert_eq!(self.fake.complaints(), Vec::<String>::new());
        assert_eq!(self.fake.unanswered(), 0, "presses without an answer");
    }
}
