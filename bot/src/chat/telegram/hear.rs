//! What Telegram tells, as what the hall hears.

use super::letter::Spot;
use super::links::{Started, started};
use crate::chat::{
    Account, Hears, Input, MessageId, Platform, PressId, RoomKind, RoomRef, Source, Standing,
};
use crate::speech::commands::{Command, command};
use games::At;
use std::time::Duration;
use teloxide::types::{
    CallbackQuery, Chat, ChatMemberKind, ChatMemberUpdated, ChosenInlineResult, InlineQuery, Me,
    Message, MessageEntityKind, Update, UpdateKind, User,
};

/// A command older than this isn't answered any more: who gave it has gone on. A move still counts.
const STALE: Duration = Duration::from_secs(600);

/// What an update means.
#[derive(Debug)]
pub(super) enum Heard {
    /// Nothing for us.
    Nothing,
    /// For the hall, in this order. A source whose standing must be looked up first says so.
    Inputs(Vec<Input>, Ask),
    /// Somebody writes `@bot …` somewhere.
    Query(InlineQuery),
    /// Somebody opened the private chat by a link to what waits for them.
    Secret(Account),
}

/// Whether it matters what the person may do in the chat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ask {
    /// It is known, or doesn't matter.
    Nothing,
    /// Whether they are an admin.
    Admin,
}

/// Who hears: the bot itself.
#[derive(Debug, Clone)]
pub(super) struct Ears {
    id: u64,
    username: String,
    hears: Hears,
}

impl Ears {
    pub(super) fn new(me: &Me) -> Ears {
        Ears {
            id: me.user.id.0,
            username: me.user.username.clone().unwrap_or_default(),
            hears: if me.can_read_all_group_messages {
                Hears::All
            } else {
                Hears::Addressed
            },
        }
    }

    /// What an update means, received at `now`.
    pub(super) fn hear(&self, update: Update, now: At) -> Heard {
        match update.kind {
            UpdateKind::Message(message) => self.message(&message, now),
            UpdateKind::CallbackQuery(query) => press(query),
            UpdateKind::MyChatMember(change) => self.membership(&change),
            UpdateKind::InlineQuery(query) => Heard::Query(query),
            UpdateKind::ChosenInlineResult(chosen) => inline_offer(&chosen),
            UpdateKind::Error(value) => {
                tracing::warn!(id = update.id.0, keys = ?keys(&value), "an update of another shape");
                Heard::Nothing
            }
            _ => Heard::Nothing,
        }
    }

    fn message(&self, message: &Message, now: At) -> Heard {
        if let Some(moved) = migration(message) {
            return Heard::Inputs(vec![moved], Ask::Nothing);
        }
        let Some(kind) = room_kind(&message.chat) else {
            return Heard::Nothing;
        };
        // A forwarded message was said to somebody else; what another bot said is no move.
        let is_passed_on = message.forward_origin().is_some() || message.is_automatic_forward();
        if is_passed_on || message.via_bot.is_some() {
            return Heard::Nothing;
        }
        let (Some(said), Some((from, standing))) = (message.text(), author(message)) else {
            return Heard::Nothing;
        };
        let (said, named) = self.with_names(message, said);
        let Some(text) = self.addressed(&said) else {
            return Heard::Nothing;
        };
        let text = match text.strip_prefix("/start ") {
            Some(payload) if kind == RoomKind::Private => match started(payload.trim()) {
                Started::Secret => return Heard::Secret(from),
                Started::Said(text) => text,
            },
            _ => text,
        };
        let entry = command(&text).map(|(entry, _)| entry.command);
        let age = now.0.saturating_sub(seconds(message.date.timestamp()));
        let is_move = entry.is_none_or(|command| {
            matches!(
                command,
                Command::Move | Command::Pass | Command::Named | Command::Resign
            )
        });
        if age > STALE.as_millis() as u64 && !is_move {
            return Heard::Nothing;
        }
        let source = Source {
            room: room(message),
            kind,
            language: None,
            from,
            standing,
            once: Some(format!("m{}.{}", message.chat.id.0, message.id.0)),
        };
        // Only where an admin may do more than others.
        let is_asked = matches!(
            entry,
            Some(Command::Settings | Command::Words | Command::Kick | Command::Cancel)
        );
        let ask = match standing {
            Standing::Member if is_asked && kind == RoomKind::Group => Ask::Admin,
            _ => Ask::Nothing,
        };
        let reply_to = message.reply_to_message().filter(|to| self.is_mine(to));
        let reply_to = reply_to.map(|to| MessageId(to.id.0.to_string()));
        let mut inputs = Vec::new();
        if !named.is_empty() {
            let source = Source {
                once: None,
                ..source.clone()
            };
            inputs.push(Input::Met {
                source,
                people: named,
            });
        }
        inputs.push(Input::Said {
            source,
            message: MessageId(message.id.0.to_string()),
            text,
            reply_to,
        });
        Heard::Inputs(inputs, ask)
    }

    fn is_mine(&self, message: &Message) -> bool {
        let from = message.from.as_ref();
        from.is_some_and(|user| user.id.0 == self.id)
    }

    /// The text with people who are named without a username put as the hall can find them, and
    /// those people.
    fn with_names(&self, message: &Message, text: &str) -> (String, Vec<Account>) {
        let mut named = Vec::new();
        let units: Vec<u16> = text.encode_utf16().collect();
        let mut written = String::new();
        let mut at = 0;
        for entity in message.entities().unwrap_or_default() {
            let MessageEntityKind::TextMention { user } = &entity.kind else {
                continue;
            };
            let end = entity.offset.saturating_add(entity.length);
            let Some(before) = units.get(at..entity.offset).filter(|_| end <= units.len()) else {
                continue;
            };
            if user.is_bot {
                continue;
            }
            written.push_str(&String::from_utf16_lossy(before));
            written.push_str(&format!("@#{} ", user.id.0));
            named.push(account(user));
            at = end;
        }
        written.push_str(&String::from_utf16_lossy(
            units.get(at..).unwrap_or_default(),
        ));
        (written, named)
    }

    /// What is said to us: `/cmd@us` as `/cmd`, `@us лак` as a move. None where a command is for
    /// another bot.
    fn addressed(&self, text: &str) -> Option<String> {
        let text = text.trim();
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let is_us = |name: &str| name.eq_ignore_ascii_case(&self.username);
        if let Some(name) = first.strip_prefix('@') {
            return Some(match is_us(name) {
                true if rest.trim_start().starts_with('/') => rest.trim_start().to_owned(),
                true if rest.trim().is_empty() => "/help".to_owned(),
                true => format!("/m {}", rest.trim()),
                false => text.to_owned(),
            });
        }
        match first.split_once('@') {
            Some((command, name)) if command.starts_with('/') => {
                is_us(name).then(|| format!("{command} {rest}").trim_end().to_owned())
            }
            _ => Some(text.to_owned()),
        }
    }

    /// The bot's own place in a chat has changed.
    fn membership(&self, change: &ChatMemberUpdated) -> Heard {
        let Some(kind) = room_kind(&change.chat) else {
            return Heard::Nothing;
        };
        let room = RoomRef {
            platform: Platform::Telegram,
            id: change.chat.id.0.to_string(),
            topic: None,
        };
        let writes = |kind: &ChatMemberKind| match kind {
            ChatMemberKind::Restricted(rights) => rights.is_member && rights.can_send_messages,
            ChatMemberKind::Left | ChatMemberKind::Banned(_) => false,
            _ => true,
        };
        let (before, now) = (&change.old_chat_member.kind, &change.new_chat_member.kind);
        if writes(before) && !writes(now) {
            return Heard::Inputs(vec![Input::Gone { room }], Ask::Nothing);
        }
        if writes(before) || !writes(now) || kind == RoomKind::Private {
            return Heard::Nothing;
        }
        let source = Source {
            room,
            kind,
            language: None,
            from: account(&change.from),
            standing: Standing::Member,
            once: None,
        };
        let hears = self.hears;
        Heard::Inputs(vec![Input::Welcomed { source, hears }], Ask::Nothing)
    }
}

fn press(query: CallbackQuery) -> Heard {
    let Some(data) = query.data else {
        return Heard::Nothing;
    };
    let once = Some(format!("c{}", query.id.0));
    let press = Some(PressId(query.id.0));
    let from = account(&query.from);
    let source = |room, kind| Source {
        room,
        kind,
        language: None,
        from,
        standing: Standing::Member,
        once,
    };
    if let Some(id) = query.inline_message_id {
        let room = RoomRef {
            platform: Platform::Telegram,
            id: Spot::inline(&id),
            topic: None,
        };
        let source = source(room, RoomKind::Unheard);
        let message = Some(MessageId(super::inline::MESSAGE.to_owned()));
        let pressed = Input::Pressed {
            source,
            data,
            message,
            press,
        };
        return Heard::Inputs(vec![pressed], Ask::Nothing);
    }
    let Some(message) = query.message else {
        return Heard::Nothing;
    };
    let Some(kind) = room_kind(message.chat()) else {
        return Heard::Nothing;
    };
    let room = match message.regular_message() {
        Some(message) => room(message),
        None => RoomRef {
            platform: Platform::Telegram,
            id: message.chat().id.0.to_string(),
            topic: None,
        },
    };
    // Admins may do more than others; but under boards everybody is a player.
    let is_asked = !data.starts_with("g:");
    let ask = if kind == RoomKind::Group && is_asked {
        Ask::Admin
    } else {
        Ask::Nothing
    };
    let pressed = Input::Pressed {
        source: source(room, kind),
        data,
        message: Some(MessageId(message.id().0.to_string())),
        press,
    };
    Heard::Inputs(vec![pressed], ask)
}

/// Somebody chose one of the games offered after `@bot`: the message is in some chat now.
fn inline_offer(chosen: &ChosenInlineResult) -> Heard {
    let Some(id) = &chosen.inline_message_id else {
        return Heard::Nothing;
    };
    let source = Source {
        room: RoomRef {
            platform: Platform::Telegram,
            id: Spot::inline(id),
            topic: None,
        },
        kind: RoomKind::Unheard,
        language: chosen.from.language_code.clone(),
        from: account(&chosen.from),
        standing: Standing::Member,
        once: Some(format!("i{id}")),
    };
    let said = Input::Said {
        source,
        message: MessageId(super::inline::MESSAGE.to_owned()),
        text: super::inline::command_of(&chosen.result_id, &chosen.query),
        reply_to: None,
    };
    Heard::Inputs(vec![said], Ask::Nothing)
}

/// A group that became a supergroup, told in the old one or in the new one.
fn migration(message: &Message) -> Option<Input> {
    let chat = |id: i64| RoomRef {
        platform: Platform::Telegram,
        id: id.to_string(),
        topic: None,
    };
    if let Some(to) = message.migrate_to_chat_id() {
        let (from, to) = (chat(message.chat.id.0), chat(to.0));
        return Some(Input::Moved { from, to });
    }
    let from = message.migrate_from_chat_id()?;
    let (from, to) = (chat(from.0), chat(message.chat.id.0));
    Some(Input::Moved { from, to })
}

/// Groups and private chats; the bot doesn't play in channels.
fn room_kind(chat: &Chat) -> Option<RoomKind> {
    if chat.is_private() {
        Some(RoomKind::Private)
    } else if chat.is_group() || chat.is_supergroup() {
        Some(RoomKind::Group)
    } else {
        None
    }
}

/// The room of a message. A reply in a plain supergroup carries a thread's id too: only
/// `is_topic_message` tells a topic. General is the chat itself.
fn room(message: &Message) -> RoomRef {
    let topic = message.thread_id.filter(|_| message.is_topic_message);
    RoomRef {
        platform: Platform::Telegram,
        id: message.chat.id.0.to_string(),
        topic: topic.map(|id| id.0.0.to_string()),
    }
}

/// Who wrote it. Anonymous admins write as their group, others may write as a channel of theirs.
fn author(message: &Message) -> Option<(Account, Standing)> {
    if let Some(chat) = &message.sender_chat {
        let is_group = chat.id == message.chat.id;
        let signature = message.author_signature().filter(|_| is_group);
        let name = signature.or(chat.title()).unwrap_or_default();
        let standing = if is_group {
            Standing::Admin
        } else {
            Standing::Member
        };
        let account = Account {
            platform: Platform::Telegram,
            id: format!("chat{}", chat.id.0),
            name: name.to_owned(),
            username: None,
            language: None,
        };
        return Some((account, standing));
    }
    let user = message.from.as_ref().filter(|user| !user.is_bot)?;
    Some((account(user), Standing::Member))
}

fn account(user: &User) -> Account {
    Account {
        platform: Platform::Telegram,
        id: user.id.0.to_string(),
        name: user.full_name(),
        username: user.username.clone(),
        language: user.language_code.clone(),
    }
}

fn seconds(timestamp: i64) -> u64 {
    u64::try_from(timestamp).unwrap_or(0).saturating_mul(1000)
}

fn keys(value: &serde_json::Value) -> Vec<&String> {
    value
        .as_object()
        .map(|object| object.keys().collect())
        .unwrap_or_default()
}
