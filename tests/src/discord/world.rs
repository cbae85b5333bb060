//! The state of the fake: who is there, what was written, what waits for an answer.

use super::faults::Fault;
use super::gateway::Session;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Rights as bits.
pub mod rights {
    /// See a channel.
    pub const VIEW: u64 = 1 << 10;
    /// Write there.
    pub const WRITE: u64 = 1 << 11;
    /// Show embeds.
    pub const EMBED: u64 = 1 << 14;
    /// Attach files.
    pub const ATTACH: u64 = 1 << 15;
    /// All that a bot needs.
    pub const ALL: u64 = VIEW | WRITE | EMBED | ATTACH | IN_THREADS;
    /// Write in threads.
    pub const IN_THREADS: u64 = 1 << 38;
    /// Runs the server.
    pub const MANAGE: u64 = 1 << 5;
}

/// Discord's beginning of time, in ms since the epoch.
const EPOCH: u64 = 1_420_070_400_000;

/// A user.
#[derive(Debug, Clone)]
pub(super) struct User {
    pub(super) id: String,
    /// Who they are to a test.
    pub(super) who: String,
    /// The name they show.
    pub(super) name: String,
    pub(super) username: String,
    pub(super) is_admin: bool,
    /// Whether the bot may write to them.
    pub(super) is_open: bool,
}

/// What a channel is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    Text,
    Thread(String),
    Direct(String),
}

/// A channel.
#[derive(Debug, Clone)]
pub(super) struct Channel {
    pub(super) id: String,
    pub(super) kind: Kind,
    pub(super) locale: String,
    /// What the bot may do there.
    pub(super) rights: u64,
    pub(super) is_gone: bool,
    pub(super) threading: Threading,
}

/// How open a thread is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Threading {
    Open,
    /// Out of sight until somebody writes.
    Archived,
    /// The same, and only who runs the server opens it.
    Locked,
}

/// A message.
#[derive(Debug, Clone)]
pub(super) struct Message {
    pub(super) id: String,
    pub(super) channel: String,
    /// None: the bot.
    pub(super) author: Option<String>,
    /// Who alone sees it.
    pub(super) to: Option<String>,
    pub(super) content: String,
    pub(super) embeds: Vec<String>,
    pub(super) attachments: Vec<(String, String)>,
    pub(super) components: Value,
    /// Buttons that it had before: label and id.
    pub(super) gone: Vec<(String, String)>,
    pub(super) reply_to: Option<String>,
    pub(super) nonce: Option<String>,
    pub(super) is_deleted: bool,
    pub(super) at: Instant,
    /// The size of its files.
    pub(super) bytes: usize,
    /// The first of them, where files are kept.
    pub(super) file: Option<Vec<u8>>,
}

/// How far an interaction got.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    New,
    /// Deferred with a message: the answer takes its place; whether one person sees it.
    Thinking {
        is_private: bool,
    },
    /// Deferred without a word, or answered by a dialog or proposals.
    Quiet,
    /// Answered by a message.
    Answered,
}

/// An interaction.
#[derive(Debug, Clone)]
pub(super) struct Interaction {
    pub(super) token: String,
    pub(super) kind: u8,
    pub(super) user: String,
    pub(super) channel: String,
    pub(super) born: Instant,
    pub(super) state: State,
    pub(super) original: Option<String>,
    /// The message whose button was pressed.
    pub(super) under: Option<String>,
    /// It as the bot is told of it.
    pub(super) event: Value,
    /// The answer, when it is no message.
    pub(super) answer: Option<Value>,
}

/// A value given for an option of a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Given {
    /// Text.
    Text(String),
    /// Yes or no.
    Whether(bool),
    /// Somebody, by the name they show.
    User(String),
}

/// All of it.
pub(crate) struct World {
    pub(super) users: Vec<User>,
    pub(super) channels: BTreeMap<String, Channel>,
    pub(super) messages: Vec<Message>,
    pub(super) interactions: HashMap<String, Interaction>,
    pub(super) commands: Value,
    pub(super) sessions: Vec<Session>,
    pub(super) faults: Vec<Fault>,
    pub(super) wrongs: Vec<String>,
    pub(super) requests: Vec<String>,
    pub(super) acknowledged: Vec<Duration>,
    pub(super) floods: usize,
    /// Discord's numbers of the refusals there were.
    pub(super) refusals: Vec<u64>,
    /// How many requests a channel's bucket takes in how long.
    pub(super) budget: (usize, Duration),
    pub(super) spent: HashMap<String, VecDeque<Instant>>,
    /// How long a first answer may take, and how long a token is good.
    pub(super) deadline: Duration,
    pub(super) life: Duration,
    /// Whether Message Content is granted.
    pub(super) grants_content: bool,
    pub(super) heartbeat: Duration,
    pub(super) shards: u32,
    /// The most sessions that may begin at once, and when the last of each bucket began.
    pub(super) concurrency: u32,
    pub(super) starts: HashMap<u32, Instant>,
    /// Messages that were shown to people since the last look, by index, in order.
    pub(super) shown: Vec<usize>,
    pub(super) gateway_is_down: bool,
    /// Whether what is uploaded is kept.
    pub(super) keeps_files: bool,
    /// Sessions ever begun, connections ever opened.
    pub(super) begun: usize,
    pub(super) lines: usize,
    /// Whether heartbeats get no answer.
    pub(super) is_deaf: bool,
    /// Events that went out to the bot.
    pub(super) sent: Arc<AtomicUsize>,
    last: u64,
    /// How long ago it happens what happens now.
    pub(super) ago: Duration,
}

impl Default for World {
    fn default() -> World {
        World {
            users: Vec::new(),
            channels: BTreeMap::new(),
            messages: Vec::new(),
            interactions: HashMap::new(),
            commands: json!([]),
            sessions: Vec::new(),
            faults: Vec::new(),
            wrongs: Vec::new(),
            requests: Vec::new(),
            acknowledged: Vec::new(),
            floods: 0,
            refusals: Vec::new(),
            budget: (1_000, Duration::from_secs(1)),
            spent: HashMap::new(),
            deadline: Duration::from_secs(3),
            life: Duration::from_secs(900),
            grants_content: true,
            heartbeat: Duration::from_secs(5),
            shards: 1,
            concurrency: 1,
            starts: HashMap::new(),
            shown: Vec::new(),
            gateway_is_down: false,
            keeps_files: false,
            begun: 0,
            lines: 0,
            is_deaf: false,
            sent: Arc::default(),
            last: 0,
            ago: Duration::ZERO,
        }
    }
}

/// The application's id, which is the bot's too.
pub(super) const ME: &str = "900000000000000001";
/// The one server there is.
pub(super) const GUILD: &str = "800000000000000001";

impl World {
    /// A new id, of this moment.
    pub(super) fn id(&mut self) -> String {
        let since = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        let now = u64::try_from(since.as_millis())
            .unwrap_or(0)
            .saturating_sub(EPOCH)
            << 22;
        self.last = now.max(self.last + 1);
        // What happened some time ago has an id of that time.
        let ago = u64::try_from(self.ago.as_millis()).unwrap_or(u64::MAX);
        self.last
            .saturating_sub(ago.min(u64::MAX >> 22) << 22)
            .to_string()
    }

    pub(super) fn user(&mut self, who: &str) -> User {
        if let Some(user) = self.users.iter().find(|user| user.who == who) {
            return user.clone();
        }
        let user = User {
            id: self.id(),
            who: who.to_owned(),
            name: who.to_owned(),
            username: format!(
                "u{}_{}",
                self.users.len(),
                who.to_lowercase().replace(' ', "_")
            ),
            is_admin: false,
            is_open: true,
        };
        self.users.push(user.clone());
        user
    }

    pub(super) fn user_by(&self, id: &str) -> Option<&User> {
        self.users.iter().find(|user| user.id == id)
    }

    /// The channel between a user and the bot.
    pub(super) fn direct(&mut self, user: &str) -> String {
        let found = self
            .channels
            .values()
            .find(|channel| channel.kind == Kind::Direct(user.to_owned()));
        if let Some(channel) = found {
            return channel.id.clone();
        }
        let id = self.id();
        let channel = Channel {
            id: id.clone(),
            kind: Kind::Direct(user.to_owned()),
            locale: "ru".to_owned(),
            rights: rights::ALL,
            is_gone: false,
            threading: Threading::Open,
        };
        self.channels.insert(id.clone(), channel);
        id
    }

    pub(super) fn unanswered(&self) -> usize {
        let waits = |i: &&Interaction| matches!(i.state, State::New | State::Thinking { .. });
        self.interactions.values().filter(waits).count()
    }

    /// Keeps a message; its index.
    pub(super) fn keep(&mut self, message: Message) -> usize {
        self.messages.push(message);
        let index = self.messages.len() - 1;
        self.shown.push(index);
        index
    }

    pub(super) fn message(&self, id: &str) -> Option<usize> {
        self.messages.iter().position(|message| message.id == id)
    }
}

impl Channel {
    /// It as Discord describes it.
    pub(super) fn json(&self) -> Value {
        match &self.kind {
            Kind::Text => json!({ "id": self.id, "type": 0, "guild_id": GUILD, "name": "chat" }),
            Kind::Thread(parent) => json!({
                "id": self.id, "type": 11, "guild_id": GUILD, "parent_id": parent, "name": "thread",
            }),
            Kind::Direct(_) => json!({ "id": self.id, "type": 1 }),
        }
    }
}

impl User {
    /// They as Discord describes them.
    pub(super) fn json(&self) -> Value {
        json!({
            "id": self.id, "username": self.username, "global_name": self.name,
            "discriminator": "0", "avatar": null,
        })
    }
}

impl Message {
    /// Its buttons and the options of its menus: label and id.
    pub(super) fn buttons(&self) -> Vec<(String, String)> {
        buttons(&self.components)
    }

    /// It as Discord describes it.
    pub(super) fn json(&self) -> Value {
        json!({
            "id": self.id, "channel_id": self.channel, "content": self.content,
            "author": { "id": ME, "username": "tetradka", "bot": true, "discriminator": "0" },
            "type": 0, "flags": if self.to.is_some() { 64 } else { 0 }, "components": self.components, "timestamp": "2026-09-01T09:00:00+00:00",
            "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [],
            "mention_roles": [], "attachments": [], "embeds": [], "pinned": false,
        })
    }
}

/// The buttons and the options of menus in these components: label and id.
pub(super) fn buttons(components: &Value) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let rows = components.as_array().into_iter().flatten();
    for component in rows.flat_map(|row| row["components"].as_array().into_iter().flatten()) {
        let options = component["options"].as_array();
        let pair = |value: &Value, id: &str| {
            let text = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
            (text("label"), text(id))
        };
        match options {
            Some(options) => found.extend(options.iter().map(|option| pair(option, "value"))),
            None => found.push(pair(component, "custom_id")),
        }
    }
    found
}
