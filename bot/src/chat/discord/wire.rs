//! What Discord sends, as far as it is read here. Fields that may be missing have defaults, fields
//! and kinds that nobody knows yet are passed over: a message with a new sort of component in it
//! is still a message.

use serde::Deserialize;
use serde_json::Value;
use std::collections::HashMap;

/// A frame of the gateway.
#[derive(Debug, Deserialize)]
pub(super) struct Frame {
    pub(super) op: u8,
    #[serde(default)]
    pub(super) d: Value,
    #[serde(default)]
    pub(super) s: Option<u64>,
    #[serde(default)]
    pub(super) t: Option<String>,
}

/// The first word of a gateway.
#[derive(Debug, Deserialize)]
pub(super) struct Hello {
    pub(super) heartbeat_interval: u64,
}

/// A session has begun.
#[derive(Debug, Deserialize)]
pub(super) struct Ready {
    pub(super) session_id: String,
    pub(super) resume_gateway_url: Option<String>,
}

/// Where the gateway is.
#[derive(Debug, Deserialize)]
pub(super) struct GatewayBot {
    pub(super) url: String,
    #[serde(default = "one")]
    pub(super) shards: u32,
    #[serde(default)]
    pub(super) session_start_limit: StartLimit,
}

/// How many sessions may be begun.
#[derive(Debug, Deserialize)]
pub(super) struct StartLimit {
    #[serde(default = "one")]
    pub(super) max_concurrency: u32,
}

impl Default for StartLimit {
    fn default() -> StartLimit {
        StartLimit { max_concurrency: 1 }
    }
}

fn one() -> u32 {
    1
}

/// The bot's own application.
#[derive(Debug, Deserialize)]
pub(super) struct Application {
    pub(super) id: String,
    #[serde(default)]
    pub(super) bot: Option<User>,
}

/// A user.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct User {
    pub(super) id: String,
    #[serde(default)]
    pub(super) username: String,
    #[serde(default)]
    pub(super) global_name: Option<String>,
    #[serde(default)]
    pub(super) bot: bool,
}

/// What a server knows of a user.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Member {
    #[serde(default)]
    pub(super) user: Option<User>,
    #[serde(default)]
    pub(super) nick: Option<String>,
    #[serde(default)]
    pub(super) permissions: Option<String>,
}

/// A channel, in part.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Channel {
    pub(super) id: String,
    #[serde(default, rename = "type")]
    pub(super) kind: u8,
    #[serde(default)]
    pub(super) parent_id: Option<String>,
}

impl Channel {
    /// Whether it is a thread: its parent is the channel that it belongs to.
    pub(super) fn is_thread(&self) -> bool {
        matches!(self.kind, 10..=12)
    }
}

/// A server with its channels.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Guild {
    #[serde(default)]
    pub(super) channels: Vec<Channel>,
    #[serde(default)]
    pub(super) threads: Vec<Channel>,
}

/// A message, in part.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Message {
    pub(super) id: String,
    pub(super) channel_id: String,
    #[serde(default)]
    pub(super) guild_id: Option<String>,
    #[serde(default)]
    pub(super) author: Option<User>,
    #[serde(default)]
    pub(super) member: Option<Member>,
    #[serde(default)]
    pub(super) content: String,
    #[serde(default, rename = "type")]
    pub(super) kind: u8,
    #[serde(default)]
    pub(super) webhook_id: Option<String>,
    #[serde(default)]
    pub(super) mentions: Vec<Mentioned>,
    #[serde(default)]
    pub(super) message_reference: Option<Reference>,
    #[serde(default)]
    pub(super) referenced_message: Option<Box<Message>>,
}

/// A user mentioned in a message.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Mentioned {
    #[serde(flatten)]
    pub(super) user: User,
    #[serde(default)]
    pub(super) member: Option<Member>,
}

/// What a message refers to.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Reference {
    /// 0: a reply, 1: a forwarded message.
    #[serde(default, rename = "type")]
    pub(super) kind: u8,
}

/// Something done with a command, a button or a dialog.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Interaction {
    pub(super) id: String,
    pub(super) token: String,
    #[serde(rename = "type")]
    pub(super) kind: u8,
    #[serde(default)]
    pub(super) data: Data,
    #[serde(default)]
    pub(super) guild_id: Option<String>,
    #[serde(default)]
    pub(super) channel_id: Option<String>,
    #[serde(default)]
    pub(super) channel: Option<Channel>,
    #[serde(default)]
    pub(super) member: Option<Member>,
    #[serde(default)]
    pub(super) user: Option<User>,
    #[serde(default)]
    pub(super) message: Option<Message>,
    #[serde(default)]
    pub(super) app_permissions: Option<String>,
    #[serde(default)]
    pub(super) locale: Option<String>,
    #[serde(default)]
    pub(super) guild_locale: Option<String>,
}

/// The kinds of interactions.
pub(super) mod kind {
    pub(in super::super) const PING: u8 = 1;
    pub(in super::super) const COMMAND: u8 = 2;
    pub(in super::super) const COMPONENT: u8 = 3;
    pub(in super::super) const COMPLETION: u8 = 4;
    pub(in super::super) const DIALOG: u8 = 5;
}

/// What an interaction is about.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Data {
    #[serde(default)]
    pub(super) name: String,
    #[serde(default, rename = "type")]
    pub(super) kind: u8,
    #[serde(default)]
    pub(super) options: Vec<Given>,
    #[serde(default)]
    pub(super) resolved: Resolved,
    #[serde(default)]
    pub(super) target_id: Option<String>,
    #[serde(default)]
    pub(super) custom_id: String,
    #[serde(default)]
    pub(super) values: Vec<String>,
    #[serde(default)]
    pub(super) components: Vec<Row>,
}

/// An option of a command as it was given.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Given {
    pub(super) name: String,
    #[serde(default)]
    pub(super) value: Value,
    #[serde(default)]
    pub(super) focused: bool,
}

impl Given {
    /// Its value as text.
    pub(super) fn text(&self) -> String {
        match &self.value {
            Value::String(text) => text.trim().to_owned(),
            Value::Null => String::new(),
            other => other.to_string(),
        }
    }
}

/// The people that an interaction names by id.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Resolved {
    #[serde(default)]
    pub(super) users: HashMap<String, User>,
    #[serde(default)]
    pub(super) members: HashMap<String, Member>,
}

/// A row of a dialog.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Row {
    #[serde(default)]
    pub(super) components: Vec<Field>,
    /// Newer dialogs hold one field without a row's list.
    #[serde(default)]
    pub(super) component: Option<Field>,
}

/// A field of a dialog.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Field {
    #[serde(default)]
    pub(super) value: Option<String>,
}
