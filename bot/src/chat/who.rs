//! Who says something, and where.

use serde::{Deserialize, Serialize};

/// Which kind of chat something comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Platform {
    /// The chat page of our own.
    Web,
    /// A transcript read from a file.
    Script,
    /// Telegram.
    Telegram,
    /// Discord.
    Discord,
}

impl Platform {
    /// The platform with this name.
    pub fn named(name: &str) -> Option<Platform> {
        [
            Platform::Web,
            Platform::Script,
            Platform::Telegram,
            Platform::Discord,
        ]
        .into_iter()
        .find(|platform| platform.name() == name)
    }

    /// The name in keys and logs.
    pub fn name(self) -> &'static str {
        match self {
            Platform::Web => "web",
            Platform::Script => "script",
            Platform::Telegram => "telegram",
            Platform::Discord => "discord",
        }
    }
}

/// Somebody as a platform knows them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Account {
    /// Where.
    pub platform: Platform,
    /// The platform's own id of them, never shown.
    pub id: String,
    /// The name they show; anything at all may stand in it.
    pub name: String,
    /// The name to be called by after an @, without it, where the platform has such names.
    pub username: Option<String>,
    /// The language their client says it has, as a code (`ru`, `en-US`).
    pub language: Option<String>,
}

/// What kind of room it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RoomKind {
    /// One person and the bot.
    Private,
    /// Any number of people.
    Group,
    /// Any number of people, of whom the bot hears nothing but presses.
    Unheard,
}

/// Where something is said: a chat, or a topic of one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RoomRef {
    /// Where.
    pub platform: Platform,
    /// The platform's own id of the chat.
    pub id: String,
    /// The topic or thread in it, where there are such.
    pub topic: Option<String>,
}

/// A message's id in its room, as the platform writes it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MessageId(pub String);

/// The hall's own number of something it posted, until the platform gives a [`MessageId`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PostId(pub u64);

impl PostId {
    /// A number for an edit of what has this one: edits ask no chance for it, so that they change nothing
    /// of what is drawn after them.
    #[must_use]
    pub fn next(self) -> PostId {
        PostId(self.0.wrapping_add(1))
    }
}

/// What a person in a room may do there besides playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Nothing.
    Member,
    /// Runs the chat: may change its settings and remove players.
    Admin,
}

/// Who did something where.
#[derive(Clone, Debug)]
pub struct Source {
    /// The room.
    pub room: RoomRef,
    /// Its kind.
    pub kind: RoomKind,
    /// The language the platform knows for the room, as a code.
    pub language: Option<String>,
    /// Who.
    pub from: Account,
    /// What they may do there.
    pub standing: Standing,
    /// A key of this very update: the same key twice is done once.
    pub once: Option<String>,
}

/// A handle for answering one press.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PressId(pub String);
