//! What goes between a chat and the hall. An adapter turns its platform's messages into [`Input`]s
//! and carries [`Effect`]s out; it knows nothing of games.

pub mod discord;
pub mod outbox;
pub mod script;
pub mod telegram;
pub mod web;

use std::fmt;
use std::sync::Arc;

/// Which kind of chat something comes from.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RoomKind {
    /// One person and the bot.
    Private,
    /// Any number of people.
    Group,
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
#[derive(
    Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct MessageId(pub String);

/// The hall's own number of something it posted, until the platform gives a [`MessageId`].
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct PostId(pub u64);

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

/// What comes in.
#[derive(Clone, Debug)]
pub enum Input {
    /// A message that people typed. Edits and forwards never get here.
    Said {
        /// Who and where.
        source: Source,
        /// The message itself.
        message: MessageId,
        /// What they typed.
        text: String,
        /// The bot's message that it replies to.
        reply_to: Option<MessageId>,
    },
    /// A press of a button.
    Pressed {
        /// Who and where.
        source: Source,
        /// The button's data.
        data: String,
        /// The message it stands under, where known.
        message: Option<MessageId>,
        /// The platform's handle for a private answer to this press.
        press: Option<PressId>,
    },
    /// A command given in a form of the platform's own (a slash command, a menu, a dialog): always
    /// meant for the bot, and answered like a press.
    Asked {
        /// Who and where.
        source: Source,
        /// The command as it would be typed.
        text: String,
        /// The bot's message that it was given at.
        reply_to: Option<MessageId>,
        /// The platform's handle for a private answer.
        press: PressId,
    },
    /// People of the room who are named in what comes next: they can be called there from now on,
    /// though they never wrote.
    Met {
        /// Who names them and where.
        source: Source,
        /// Who is named.
        people: Vec<Account>,
    },
    /// The platform has taken a post and given it an id.
    Posted {
        /// Which.
        post: PostId,
        /// Where.
        room: RoomRef,
        /// Its id there.
        message: MessageId,
    },
    /// The platform doesn't let the bot write there any more.
    Gone {
        /// Where.
        room: RoomRef,
    },
    /// Whom the operator bans, from now on.
    Banned {
        /// All of them.
        bans: crate::hall::Bans,
    },
    /// The bot was let into a room, or let in again.
    Welcomed {
        /// Who let it in and where.
        source: Source,
        /// What it hears there.
        hears: Hears,
    },
    /// The platform has given a chat another id.
    Moved {
        /// The one it had; topics don't matter.
        from: RoomRef,
        /// The one it has.
        to: RoomRef,
    },
    /// A platform can be reached by links.
    Reachable {
        /// Which.
        platform: Platform,
        /// What stands before a code in a link that says `/join CODE` to the bot.
        link: String,
    },
    /// Time has passed.
    Tick,
}

/// What the platform lets the bot read of what people say in a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hears {
    /// Everything.
    All,
    /// Commands and replies to it.
    Addressed,
}

/// What a platform's own records keep of an account, for its owner.
pub fn kept_of(platform: Platform, store: &dyn storage::Store, account: &str) -> serde_json::Value {
    match platform {
        Platform::Web => web::kept_of(store, account),
        // They keep nothing of people: messages are the platforms' own.
        Platform::Script | Platform::Telegram | Platform::Discord => serde_json::Value::Null,
    }
}

/// A handle for answering one press.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PressId(pub String);

/// A piece of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// As it is; every platform escapes it its own way.
    Plain(String),
    /// A person called upon.
    Mention {
        /// Their account on this platform.
        account: String,
        /// The name to show.
        name: String,
        /// What stands after an @, where there is such a name.
        username: Option<String>,
    },
    /// Set apart in bold type.
    Bold(String),
}

impl Span {
    /// What is read.
    pub fn text(&self) -> &str {
        match self {
            Span::Plain(text) | Span::Bold(text) => text,
            Span::Mention { name, .. } => name,
        }
    }
}

/// A button under a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What stands on it.
    pub label: String,
    /// What comes back when it is pressed, at most 64 bytes.
    pub data: String,
}

/// A picture to be drawn; drawing it takes some milliseconds, away from the hall.
#[derive(Clone)]
pub struct Picture {
    /// The same key is the same picture, byte for byte.
    pub key: String,
    /// The same in words, for those who can't see it.
    pub alt: String,
    /// `image/png` or `image/gif`.
    pub mime: &'static str,
    /// Draws it: the file's bytes.
    pub draw: Arc<dyn Fn() -> Vec<u8> + Send + Sync>,
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Picture")
            .field("key", &self.key)
            .finish_non_exhaustive()
    }
}

/// A file to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// Its name, of safe letters.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// The most lines of news that a board tells which stands for older ones.
const NEWS: usize = 12;

/// What is to be shown.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// The words.
    pub text: Vec<Span>,
    /// How many lines at the beginning of the words tell what happened since the last board.
    pub news: usize,
    /// A picture above them.
    pub picture: Option<Picture>,
    /// Rows of buttons below.
    pub buttons: Vec<Vec<Button>>,
    /// A file beside.
    pub document: Option<Document>,
}

impl Body {
    /// The words without their marks.
    pub fn plain(&self) -> String {
        self.text.iter().map(Span::text).collect()
    }

    /// This body standing for an older board too that nobody saw: the older one's news go before
    /// its own, the oldest are left out when there are too many.
    #[must_use]
    pub fn over(mut self, older: &Body) -> Body {
        let told = older.plain();
        let told: Vec<&str> = told.lines().take(older.news).collect();
        let room = NEWS.saturating_sub(self.news).min(told.len());
        let told = &told[told.len() - room..];
        if !told.is_empty() {
            self.news += told.len();
            let told = format!("{}\n", told.join("\n"));
            self.text.insert(0, Span::Plain(told));
        }
        self
    }
}

/// Who may see an answer to one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Privacy {
    /// Better seen by that person alone, but no secret: a refusal.
    Discreet,
    /// A secret: a rack, a hint. Never where others read.
    Secret,
}

/// What goes out, after it was made durable.
#[derive(Clone, Debug)]
pub enum Effect {
    /// A new message for the room.
    Post {
        /// Where.
        room: RoomRef,
        /// The hall's number for it.
        post: PostId,
        /// What.
        body: Body,
        /// The message it answers.
        reply_to: Option<MessageId>,
        /// An older board that this one replaces; a newer post with the same key may stand for it
        /// when the room is behind.
        merge: Option<String>,
    },
    /// Another body for a message there is.
    Edit {
        /// Where.
        room: RoomRef,
        /// Which.
        message: MessageId,
        /// What.
        body: Body,
    },
    /// Takes the buttons off a message.
    Unbutton {
        /// Where.
        room: RoomRef,
        /// Which.
        message: MessageId,
    },
    /// An answer that only one person sees.
    Tell {
        /// Where they are.
        room: RoomRef,
        /// Who.
        to: Account,
        /// What.
        body: Body,
        /// The press it answers; None answers a message.
        press: Option<PressId>,
        /// The message it answers.
        reply_to: Option<MessageId>,
        /// Whether others may see it where the platform has no answers to one person.
        privacy: Privacy,
    },
    /// What the platform's own records keep of an account is to be erased.
    Forget {
        /// Where that was asked for; any room of the account's platform.
        room: RoomRef,
        /// The account.
        account: String,
    },
    /// The press was heard and there is nothing to say.
    Acknowledge {
        /// Where.
        room: RoomRef,
        /// Which.
        press: PressId,
    },
}

impl Effect {
    /// Which room it is for.
    pub fn room(&self) -> &RoomRef {
        match self {
            Effect::Post { room, .. }
            | Effect::Edit { room, .. }
            | Effect::Unbutton { room, .. }
            | Effect::Tell { room, .. }
            | Effect::Forget { room, .. }
            | Effect::Acknowledge { room, .. } => room,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str, news: usize) -> Body {
        let text = vec![Span::Plain(text.to_owned())];
        Body {
            text,
            news,
            ..Body::default()
        }
    }

    #[test]
    fn a_board_tells_what_those_told_that_it_replaced() {
        let check = |older: Body, newer: Body, expected: &str, news: usize| {
            let merged = newer.over(&older);
            assert_eq!((merged.plain().as_str(), merged.news), (expected, news));
        };
        let (first, second) = (board("A: x\nscore 1", 1), board("B: y\nscore 2", 1));
        check(first.clone(), second.clone(), "A: x\nB: y\nscore 2", 2);
        check(board("score 1", 0), second.clone(), "B: y\nscore 2", 1);
        check(second.over(&first), board("end", 0), "A: x\nB: y\nend", 2);
        let many: Vec<String> = (0..20).map(|n| n.to_string()).collect();
        let expected = format!("{}\nC: z\nend", many[9..].join("\n"));
        check(
            board(&many.join("\n"), 20),
            board("C: z\nend", 1),
            &expected,
            12,
        );
    }
}
