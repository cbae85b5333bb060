//! What the server knows: chats, people, messages, files, presses.

use super::fault::Fault;
use super::markup::Key;
use super::rates::Rates;
use super::spec::Spec;
use axum::body::Bytes;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The bot's own id.
pub(super) const BOT: i64 = 7_000_000_001;
/// What it is called.
pub(super) const USERNAME: &str = "TetradkaBot";

/// The kind of a chat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// With one person.
    Private,
    /// A plain group.
    Group,
    /// A supergroup; it may have topics.
    Supergroup,
}

/// What the bot is in a chat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BotIs {
    /// A member.
    Member,
    /// Never there, or put out.
    Kicked,
    /// There without the right to write.
    Muted,
    /// There without the right to send pictures and files.
    Wordless,
}

/// A chat.
#[derive(Debug, Clone)]
pub struct Chat {
    /// Its id.
    pub id: i64,
    /// Its kind.
    pub kind: Kind,
    /// Its name in the test.
    pub name: String,
    /// The language of its people.
    pub lang: String,
    /// What the bot is there.
    pub bot: BotIs,
    /// Who runs it.
    pub admins: BTreeSet<i64>,
    /// Topics that there are.
    pub topics: BTreeSet<i64>,
    /// The supergroup that it has become.
    pub became: Option<i64>,
    /// Its messages, by number.
    pub messages: BTreeMap<i64, Message>,
    pub(super) next: i64,
}

/// A message.
#[derive(Debug, Clone, Default)]
pub struct Message {
    /// Whose: the bot's or somebody's id.
    pub from: i64,
    /// The topic.
    pub topic: Option<i64>,
    /// The words, or those below the picture.
    pub text: String,
    /// The same in HTML.
    pub html: String,
    /// The picture's or the file's id.
    pub file: Option<String>,
    /// A document's name.
    pub document: Option<String>,
    /// The buttons.
    pub keys: Vec<Key>,
    /// Buttons that it had.
    pub gone: Vec<Key>,
    /// The message that it answers.
    pub reply_to: Option<i64>,
    /// How often it was changed.
    pub edits: usize,
}

impl Message {
    /// Whether it is more than a file or a replay.
    pub fn is_worded(&self) -> bool {
        let is_replay = self
            .file
            .as_deref()
            .is_some_and(|file| file.starts_with("gif"));
        self.document.is_none() && !is_replay
    }
}

/// An answer to a press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alert {
    /// Who pressed.
    pub who: i64,
    /// What was answered.
    pub text: Option<String>,
}

/// Somebody.
#[derive(Debug, Clone)]
pub(super) struct Person {
    pub(super) name: String,
    pub(super) username: Option<String>,
    pub(super) lang: String,
}

/// A press that waits for its answer.
#[derive(Debug, Clone)]
pub(super) struct Press {
    pub(super) who: i64,
    pub(super) chat: i64,
    pub(super) at: Instant,
    pub(super) is_old: bool,
}

/// A request that came.
#[derive(Debug, Clone)]
pub(super) struct Asked {
    pub(super) at: Instant,
    pub(super) method: String,
    pub(super) chat: Option<i64>,
}

/// Everything.
#[derive(Default)]
pub(super) struct State {
    pub(super) token: String,
    pub(super) spec: Option<Spec>,
    pub(super) chats: BTreeMap<i64, Chat>,
    pub(super) people: BTreeMap<i64, Person>,
    pub(super) files: HashMap<String, usize>,
    /// What stands in them, where somebody wants to look.
    pub(super) album: Option<HashMap<String, Bytes>>,
    pub(super) dead_files: BTreeSet<String>,
    pub(super) presses: HashMap<String, Press>,
    pub(super) alerts: Vec<Alert>,
    pub(super) updates: VecDeque<(i64, Value)>,
    pub(super) next_update: i64,
    pub(super) confirmed: i64,
    /// When updates were handed out.
    pub(super) handed: HashMap<i64, Instant>,
    pub(super) polls: u64,
    pub(super) webhook: Option<(String, String)>,
    pub(super) menus: Vec<(String, String, usize)>,
    pub(super) inline: BTreeMap<String, Message>,
    pub(super) results: Vec<Value>,
    pub(super) asked: Vec<Asked>,
    pub(super) faults: VecDeque<(&'static str, Fault)>,
    /// Requests that failed as they were told to.
    pub(super) failed: Vec<(Instant, String)>,
    pub(super) rates: Option<Rates>,
    pub(super) floods: usize,
    pub(super) complaints: Vec<String>,
    pub(super) said: Vec<crate::stage::Said>,
    pub(super) hears_all: bool,
    pub(super) serial: u64,
}

pub(super) fn unix() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

impl State {
    pub(super) fn fresh(&mut self) -> u64 {
        self.serial += 1;
        self.serial
    }

    pub(super) fn user(&self, id: i64) -> Value {
        if id == BOT {
            return json!({"id": BOT, "is_bot": true, "first_name": "Тетрадка", "username": USERNAME});
        }
        let Some(person) = self.people.get(&id) else {
            return json!({"id": id, "is_bot": false, "first_name": ""});
        };
        let mut user = json!({
            "id": id, "is_bot": false, "first_name": person.name, "language_code": person.lang,
        });
        if let Some(username) = &person.username {
            user["username"] = json!(username);
        }
        user
    }

    pub(super) fn chat_json(&self, chat: &Chat) -> Value {
        match chat.kind {
            Kind::Private => {
                let name = self.people.get(&chat.id).map_or("", |person| &person.name);
                json!({"id": chat.id, "type": "private", "first_name": name})
            }
            Kind::Group => json!({"id": chat.id, "type": "group", "title": chat.name}),
            Kind::Supergroup if chat.topics.is_empty() => {
                json!({"id": chat.id, "type": "supergroup", "title": chat.name})
            }
            Kind::Supergroup => {
                json!({"id": chat.id, "type": "supergroup", "title": chat.name, "is_forum": true})
            }
        }
    }

    /// A message as the server tells it.
    pub(super) fn message_json(&self, chat: &Chat, number: i64, message: &Message) -> Value {
        let mut told = json!({
            "message_id": number,
            "date": unix(),
            "chat": self.chat_json(chat),
            "from": self.user(message.from),
        });
        if let Some(topic) = message.topic {
            told["message_thread_id"] = json!(topic);
            told["is_topic_message"] = json!(true);
        }
        let file =
            |id: &str| json!({"file_id": id, "file_unique_id": format!("u{id}"), "file_size": 10});
        if let Some(name) = &message.document {
            told["document"] = file(message.file.as_deref().unwrap_or("none"));
            told["document"]["file_name"] = json!(name);
        } else if let Some(id) = message.file.as_deref() {
            let mut picture = file(id);
            picture["width"] = json!(800);
            picture["height"] = json!(800);
            if id.starts_with("gif") {
                picture["duration"] = json!(5);
                told["animation"] = picture;
            } else {
                let mut small = picture.clone();
                small["file_id"] = json!(format!("small-{id}"));
                small["width"] = json!(90);
                told["photo"] = json!([small, picture]);
            }
        }
        if message.file.is_none() {
            told["text"] = json!(message.text);
        } else if !message.text.is_empty() {
            told["caption"] = json!(message.text);
        }
        told
    }

    /// Puts an update where the bot will find it; its number.
    pub(super) fn tell(&mut self, kind: &str, what: Value) -> i64 {
        self.next_update += 1;
        let id = self.next_update;
        let mut update = json!({"update_id": id});
        update[kind] = what;
        self.updates.push_back((id, update));
        id
    }

    pub(super) fn complain(&mut self, what: impl Into<String>) {
        self.complaints.push(what.into());
    }

    /// Notes what people saw the bot say.
    pub(super) fn note(&mut self, chat: i64, message: &Message) {
        let Some(place) = self.chats.get(&chat) else {
            return;
        };
        let mut text = message.text.clone();
        if message.file.is_some() && message.document.is_none() {
            text.push_str("\n[picture]");
        }
        if let Some(name) = &message.document {
            text.push_str(&format!("\n[file {name}]"));
        }
        let labels: Vec<String> = message
            .keys
            .iter()
            .map(|key| format!("[{}]", key.label))
            .collect();
        let text = format!("{text}\n{}", labels.join(" "));
        let replied = message
            .reply_to
            .and_then(|number| place.messages.get(&number));
        let to = match place.kind {
            Kind::Private => Some(chat),
            _ => replied.map(|replied| replied.from),
        };
        let to = to
            .and_then(|id| self.people.get(&id))
            .map(|person| person.name.clone());
        let chat = place.name.clone();
        self.said.push(crate::stage::Said { chat, to, text });
    }
}
