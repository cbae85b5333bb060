//! The fake as a stage for transcripts: what they type is done in Discord's own forms where there
//! is one (a slash command with its options), else as a message.

use super::{Fake, Given, TOKEN};
use crate::stage::{Platform, Said, until};
use bot::chat::discord::{self, Config, Content, Tally, Way};
use bot::chat::script::lines::{How, Which};
use bot::chat::{Effect, RoomKind};
use bot::hall::Door;
use bot::secret::Secret;
use bot::speech::commands::{Command, Takes, command};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use storage::Store;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// Discord with the bot in it.
pub struct Stage {
    fake: Fake,
    /// The channel of each chat; None: the one between each person and the bot.
    chats: BTreeMap<String, Option<String>>,
    lang: BTreeMap<String, String>,
    shown: Vec<Said>,
    tally: Arc<Tally>,
    /// Events that the fake had sent before the bot connected.
    before: usize,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<Result<(), discord::Error>>>,
}

impl Stage {
    /// An empty server.
    pub fn new(fake: Fake) -> Stage {
        Stage {
            fake,
            chats: BTreeMap::new(),
            lang: BTreeMap::new(),
            shown: Vec::new(),
            tally: Arc::default(),
            before: 0,
            stop: None,
            serving: None,
        }
    }

    fn channel(&mut self, chat: &str, who: &str) -> String {
        match self.chats.get(chat) {
            Some(Some(channel)) => channel.clone(),
            _ => {
                let lang = self.lang.get(chat).cloned();
                self.fake.direct(who, lang.as_deref().unwrap_or("ru"))
            }
        }
    }

    /// Until the bot has heard all that happened.
    async fn heard(&self) {
        let (fake, tally, before) = (self.fake.clone(), self.tally.clone(), self.before);
        until(|| tally.heard.load(Ordering::Acquire) >= fake.sent() - before).await;
    }

    /// What was shown since, with the chats' names.
    fn look(&mut self) {
        for shown in self.fake.take_shown() {
            let named = self.chats.iter().find(|(_, channel)| {
                channel
                    .as_deref()
                    .is_none_or(|channel| channel == shown.channel)
            });
            self.shown.push(Said {
                chat: named.map(|(name, _)| name.clone()).unwrap_or_default(),
                to: shown.to,
                text: shown.text,
            });
        }
    }
}

/// A typed command as a slash command with its options; None where it doesn't fit in them.
fn slash(text: &str, fake: &Fake) -> Option<(&'static str, Vec<(&'static str, Given)>)> {
    let (entry, rest) = command(text)?;
    let text = |rest: &str| Given::Text(rest.to_owned());
    // Whoever isn't there can only be typed.
    let person = |name: &str| {
        let name = name.strip_prefix('@')?.replace('_', " ");
        fake.knows(&name).then_some(Given::User(name))
    };
    let options = match (entry.takes, entry.command) {
        (Takes::Nothing, _) if rest.is_empty() => Vec::new(),
        (Takes::Nothing, _) => return None,
        (Takes::Options, _) => {
            let (people, others): (Vec<&str>, Vec<&str>) = rest
                .split_whitespace()
                .partition(|word| word.starts_with('@'));
            if people.len() > 3 {
                return None;
            }
            let names = ["opponent", "opponent2", "opponent3"];
            let mut options = Vec::new();
            for (name, who) in names.into_iter().zip(people) {
                options.push((name, person(who)?));
            }
            if !others.is_empty() {
                options.push(("options", text(&others.join(" "))));
            }
            options
        }
        (Takes::Move, _) if !rest.is_empty() => vec![("move", text(rest))],
        (Takes::Word, Command::Word) if !rest.is_empty() => vec![("word", text(rest))],
        (Takes::Word, Command::Word) => return None,
        (Takes::Word | Takes::Person, _) if rest.is_empty() => Vec::new(),
        (Takes::Word, _) => vec![("text", text(rest))],
        (Takes::Person, _) => vec![("person", person(rest)?)],
        (Takes::Choice, Command::Lang) => vec![("lang", text(rest))],
        (Takes::Choice, Command::Rules) if !rest.is_empty() => vec![("game", text(rest))],
        (Takes::Choice, _) if !rest.is_empty() => vec![("text", text(rest))],
        (Takes::Choice, _) => Vec::new(),
        _ => return None,
    };
    Some((entry.name, options))
}

impl Platform for Stage {
    const PLATFORM: bot::chat::Platform = bot::chat::Platform::Discord;
    const PICKS: bool = true;

    async fn connect(
        &mut self,
        door: Door,
        effects: mpsc::Receiver<Effect>,
        store: Arc<dyn Store>,
    ) {
        self.tally = Arc::default();
        self.before = self.fake.sent();
        let config = Config {
            token: Secret::new(TOKEN),
            api: Some(self.fake.url()),
            way: Way::Gateway {
                shards: None,
                content: Content::Wanted,
            },
            tally: self.tally.clone(),
        };
        let (stop, stopped) = oneshot::channel();
        let shutdown = async {
            stopped.await.ok();
        };
        self.stop = Some(stop);
        let serving = discord::serve(config, door, effects, store, shutdown);
        self.serving = Some(tokio::spawn(serving));
        let fake = self.fake.clone();
        until(|| fake.connections() > 0).await;
    }

    async fn disconnect(&mut self) {
        self.stop = None;
        if let Some(serving) = self.serving.take() {
            serving.abort();
            serving.await.ok();
        }
        let fake = self.fake.clone();
        fake.cut();
        until(|| fake.connections() == 0).await;
    }

    fn chat(&mut self, name: &str, kind: RoomKind, lang: &str) {
        let channel = match kind {
            RoomKind::Group => Some(self.fake.channel(lang, None)),
            RoomKind::Private | RoomKind::Unheard => None,
        };
        self.chats.insert(name.to_owned(), channel);
        self.lang.insert(name.to_owned(), lang.to_owned());
    }

    fn person(&mut self, name: &str) {
        self.fake.person(name);
    }

    fn named(&mut self, who: &str, name: &str) {
        self.fake.named(who, name);
    }

    fn admin(&mut self, who: &str) {
        self.fake.admin(who);
    }

    fn username(&mut self, who: &str, username: &str) {
        self.fake.username(who, username);
    }

    async fn say(&mut self, chat: &str, who: &str, text: &str, how: How) -> Result<(), String> {
        let channel = self.channel(chat, who);
        let replied = match how {
            How::Reply => {
                let last = self.fake.last(&channel);
                Some(last.ok_or_else(|| "nothing to reply to".to_owned())?)
            }
            _ => None,
        };
        match slash(text, &self.fake).filter(|_| replied.is_none()) {
            Some((name, options)) => {
                self.fake.command(who, &channel, name, &options);
            }
            None => {
                self.fake.say(who, &channel, text, replied.as_deref());
            }
        }
        self.heard().await;
        Ok(())
    }

    async fn press(
        &mut self,
        chat: &str,
        who: &str,
        label: &str,
        which: Which,
    ) -> Result<(), String> {
        let channel = self.channel(chat, who);
        let found = self.fake.button(who, &channel, label, which == Which::Once);
        let (message, id) = found.ok_or_else(|| format!("no button «{label}»"))?;
        self.fake.press(who, &message, &id);
        self.heard().await;
        Ok(())
    }

    async fn settled(&mut self, effects: usize) {
        let tally = self.tally.clone();
        let rests = until(|| {
            let outbox = &tally.outbox;
            outbox.taken.load(Ordering::SeqCst) >= effects
                && outbox.left.load(Ordering::SeqCst) == 0
        });
        assert!(rests.await, "the adapter never comes to rest");
        self.look();
    }

    fn said(&self) -> Vec<Said> {
        self.shown.clone()
    }

    fn complaints(&self) -> Vec<String> {
        self.fake.wrongs()
    }
}
