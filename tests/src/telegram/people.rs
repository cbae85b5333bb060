//! The people of a transcript on the fake, and the real adapter beside it.

use super::server::Fake;
use super::state::Kind;
use crate::stage::{Platform, Said, until};
use bot::chat::outbox::Gauge;
use bot::chat::script::lines::{How, Which};
use bot::chat::telegram::{Config, Pace, Webhook, serve};
use bot::chat::{Effect, RoomKind};
use bot::hall::Door;
use bot::secret::Secret;
use std::collections::BTreeMap;
use std::sync::Arc;
use storage::Store;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// The first id of a person.
const PEOPLE: i64 = 1_001;

/// The adapter over a fake, with a name for everybody.
pub struct Adapter {
    /// The fake.
    pub fake: Fake,
    /// How fast the adapter writes.
    pub pace: Pace,
    /// A webhook instead of polling.
    pub webhook: Option<Webhook>,
    /// The chat that takes pictures for inline messages.
    pub upload: Option<i64>,
    gauge: Arc<Gauge>,
    running: Option<JoinHandle<Result<(), bot::chat::telegram::Error>>>,
    /// Chats by name; a private one is its person's, who is known when they first speak.
    chats: BTreeMap<String, Option<i64>>,
    langs: BTreeMap<String, String>,
    people: Vec<String>,
    admins: Vec<String>,
    usernames: BTreeMap<String, String>,
    /// The names of those who show another than they have in the transcript.
    names: BTreeMap<String, String>,
}

impl Adapter {
    /// Over a fake.
    pub fn over(fake: Fake) -> Adapter {
        Adapter {
            fake,
            pace: Pace::Telegram,
            webhook: None,
            upload: None,
            gauge: Arc::default(),
            running: None,
            chats: BTreeMap::new(),
            langs: BTreeMap::new(),
            people: Vec::new(),
            admins: Vec::new(),
            usernames: BTreeMap::new(),
            names: BTreeMap::new(),
        }
    }

    /// Over a fake that counts nothing: as fast as it goes.
    pub async fn unhurried() -> Adapter {
        let fake = Fake::start().await;
        fake.count_nothing();
        Adapter {
            pace: Pace::Unhurried,
            ..Adapter::over(fake)
        }
    }

    /// How serving ended, where it has.
    pub async fn ended(&mut self) -> Option<Result<(), bot::chat::telegram::Error>> {
        self.running.take()?.await.ok()
    }

    fn person(&mut self, name: &str, lang: &str) -> i64 {
        if let Some(index) = self.people.iter().position(|known| known == name) {
            return PEOPLE + index as i64;
        }
        self.people.push(name.to_owned());
        let id = PEOPLE + self.people.len() as i64 - 1;
        let username = self.usernames.get(name).map(String::as_str);
        self.fake.person(id, self.shown(name), username, lang);
        self.fake.chat(id, Kind::Private, name, lang);
        if self.admins.iter().any(|admin| admin == name) {
            self.make_admin(id);
        }
        id
    }

    /// The name that somebody shows.
    fn shown<'a>(&'a self, who: &'a str) -> &'a str {
        self.names.get(who).map_or(who, String::as_str)
    }

    fn make_admin(&self, id: i64) {
        for chat in self.chats.values().flatten() {
            self.fake.change(*chat, |chat| {
                chat.admins.insert(id);
            });
        }
    }

    /// The ids of a chat and of somebody in it.
    fn place(&mut self, chat: &str, who: &str) -> (i64, i64) {
        let lang = self
            .langs
            .get(chat)
            .cloned()
            .unwrap_or_else(|| "ru".to_owned());
        let person = self.person(who, &lang);
        match self.chats.get(chat) {
            Some(Some(id)) => (*id, person),
            _ => {
                self.fake.chat(person, Kind::Private, chat, &lang);
                self.chats.insert(chat.to_owned(), Some(person));
                (person, person)
            }
        }
    }
}

impl Platform for Adapter {
    const PLATFORM: bot::chat::Platform = bot::chat::Platform::Telegram;
    const WHISPERS: bool = false;
    const PICKS: bool = false;

    async fn connect(
        &mut self,
        door: Door,
        effects: mpsc::Receiver<Effect>,
        store: Arc<dyn Store>,
    ) {
        self.gauge = Arc::default();
        let config = Config {
            token: Secret::new(self.fake.token()),
            api_url: Some(self.fake.url().to_owned()),
            webhook: self.webhook.clone(),
            upload_chat: self.upload,
            pace: self.pace,
            gauge: self.gauge.clone(),
        };
        let serving = serve(config, door, effects, store, std::future::pending());
        self.running = Some(tokio::spawn(serving));
    }

    async fn disconnect(&mut self) {
        if let Some(running) = self.running.take() {
            running.abort();
            running.await.ok();
        }
    }

    fn chat(&mut self, name: &str, kind: RoomKind, lang: &str) {
        self.langs.insert(name.to_owned(), lang.to_owned());
        let id = match kind {
            RoomKind::Private | RoomKind::Unheard => None,
            RoomKind::Group => {
                let id = -(1_001_000_000_000 + self.chats.len() as i64 + 1);
                self.fake.chat(id, Kind::Supergroup, name, lang);
                Some(id)
            }
        };
        self.chats.insert(name.to_owned(), id);
        let admins = self.admins.clone();
        for (index, person) in self.people.clone().iter().enumerate() {
            if admins.contains(person) {
                self.make_admin(PEOPLE + index as i64);
            }
        }
    }

    fn named(&mut self, who: &str, name: &str) {
        self.names.insert(who.to_owned(), name.to_owned());
    }

    fn admin(&mut self, who: &str) {
        self.admins.push(who.to_owned());
        if let Some(index) = self.people.iter().position(|known| known == who) {
            self.make_admin(PEOPLE + index as i64);
        }
    }

    fn username(&mut self, who: &str, username: &str) {
        self.usernames.insert(who.to_owned(), username.to_owned());
        if let Some(index) = self.people.iter().position(|known| known == who) {
            self.fake
                .person(PEOPLE + index as i64, self.shown(who), Some(username), "ru");
        }
    }

    async fn say(&mut self, chat: &str, who: &str, text: &str, how: How) -> Result<(), String> {
        let (chat, who) = self.place(chat, who);
        let update = if how == How::Reply {
            // People reply to words, not to the file below them.
            let all = self.fake.of_bot(chat);
            let mut worded = all.iter().rev().filter(|(_, message)| message.is_worded());
            let last = worded.next().map(|(number, _)| *number);
            let last = last.ok_or("nothing to reply to")?;
            self.fake.reply(chat, who, last, text)
        } else {
            self.fake.say(chat, who, text)
        };
        match self.fake.heard(update).await {
            true => Ok(()),
            false => Err("the adapter didn't hear it".to_owned()),
        }
    }

    async fn press(
        &mut self,
        chat: &str,
        who: &str,
        label: &str,
        which: Which,
    ) -> Result<(), String> {
        let (chat, who) = self.place(chat, who);
        let found = self.fake.find_key(chat, label, which == Which::Once);
        let (number, key) = found.ok_or_else(|| format!("no button «{label}»"))?;
        let update = self.fake.press(chat, who, number, &key.data);
        match self.fake.heard(update).await {
            true => Ok(()),
            false => Err("the adapter didn't hear it".to_owned()),
        }
    }

    async fn settled(&mut self, effects: usize) {
        let gauge = self.gauge.clone();
        let rests = until(|| gauge.is_idle(effects)).await;
        assert!(rests, "the adapter never comes to rest");
    }

    fn said(&self) -> Vec<Said> {
        let mut said = self.fake.state().said.clone();
        for one in &mut said {
            let theirs = self
                .names
                .iter()
                .find(|(_, name)| one.to.as_ref() == Some(name));
            if let Some((who, _)) = theirs {
                one.to = Some(who.clone());
            }
        }
        said
    }

    fn complaints(&self) -> Vec<String> {
        let mut complaints = self.fake.complaints();
        if self.fake.unanswered() > 0 {
            complaints.push(format!(
                "{} presses were not answered",
                self.fake.unanswered()
            ));
        }
        complaints
    }
}
