//! What people did, as inputs of the hall; and what is answered at once, before any work.

use super::complete::Completion;
use super::menu::{self, challenged, tongue_of};
use super::presses::Sight;
use super::wire::{Interaction, Mentioned, Message, kind};
use super::{dialog, people, places};
use crate::chat::{Account, Input, MessageId, PressId, RoomKind, RoomRef, Source, Standing};
use crate::hall::{OnGame, Press};
use crate::speech::commands::{Entry, find};
use serde_json::{Value, json};

/// Kinds of a message that a person typed: one of its own, a reply.
const TYPED: [u8; 2] = [0, 19];
/// The kind of reference that a forwarded message has.
const FORWARD: u8 = 1;
/// A message that only one person sees.
pub(super) const EPHEMERAL: u64 = 1 << 6;
/// What a server's language is when nobody has chosen one.
const UNCHOSEN: &str = "en-US";

/// What an interaction asks for.
pub(super) enum Heard {
    /// Whether we are there.
    Ping,
    /// Something for the hall, acknowledged like this first.
    Deed {
        /// The acknowledgement.
        ack: Value,
        /// What the person sees after it.
        sight: Sight,
        /// What the hall hears.
        inputs: Vec<Input>,
    },
    /// An answer that needs no hall: a dialog.
    Answer(Value),
    /// Proposals while somebody types.
    Complete(Completion),
    /// Nothing that we know.
    Unknown,
}

/// The answer to a ping.
pub(super) fn pong() -> Value {
    json!({ "type": 1 })
}

/// Hears an interaction.
pub(super) fn interaction(interaction: &Interaction) -> Heard {
    let tongue = tongue_of(interaction.locale.as_deref());
    match interaction.kind {
        kind::PING => Heard::Ping,
        kind::COMPLETION => Heard::Complete(Completion::of(interaction, tongue)),
        kind::COMMAND => command(interaction).unwrap_or(Heard::Unknown),
        kind::COMPONENT => component(interaction).unwrap_or(Heard::Unknown),
        kind::DIALOG => said_in_dialog(interaction).unwrap_or(Heard::Unknown),
        _ => Heard::Unknown,
    }
}

fn command(interaction: &Interaction) -> Option<Heard> {
    let data = &interaction.data;
    let written = |id: &str| {
        let account = people::resolved(&data.resolved, id);
        account.as_ref().map(people::written).unwrap_or_default()
    };
    if data.kind == 2 {
        let entry: &Entry = challenged(&data.name)?;
        let target = data.target_id.as_deref()?;
        let text = format!("/{} {}", entry.name, written(target));
        return asked(interaction, text, None);
    }
    let entry = find(&data.name)?;
    let board = menu::board(entry, &data.options).map(MessageId);
    let text = menu::typed(entry, &data.options, written);
    asked(interaction, text, board)
}

/// A command for the hall, answered in a message that only the person sees.
fn asked(interaction: &Interaction, text: String, reply_to: Option<MessageId>) -> Option<Heard> {
    let source = source(interaction)?;
    let mut named: Vec<Account> = interaction
        .data
        .resolved
        .users
        .keys()
        .filter_map(|id| people::resolved(&interaction.data.resolved, id))
        .collect();
    named.sort_by(|a, b| a.id.cmp(&b.id));
    let mut inputs = met(&source, named);
    inputs.push(Input::Asked {
        source,
        text,
        reply_to,
        press: PressId(interaction.id.clone()),
    });
    Some(Heard::Deed {
        ack: json!({ "type": 5, "data": { "flags": EPHEMERAL } }),
        sight: Sight::Thinking,
        inputs,
    })
}

/// Who is named in what comes next, if anybody.
fn met(source: &Source, people: Vec<Account>) -> Vec<Input> {
    if people.is_empty() {
        return Vec::new();
    }
    // What comes next is what is done once.
    let once = None;
    let source = Source {
        once,
        ..source.clone()
    };
    vec![Input::Met { source, people }]
}

fn component(interaction: &Interaction) -> Option<Heard> {
    let data = &interaction.data;
    // A menu gives the value that was chosen, a button its own.
    let chosen = data.values.first().unwrap_or(&data.custom_id);
    let chosen = chosen.split_once('#').map_or(chosen.as_str(), |(id, _)| id);
    let tongue = tongue_of(interaction.locale.as_deref());
    if let Some(Press::Game(_, _, OnGame::Type)) = Press::read(chosen) {
        return Some(Heard::Answer(dialog::open(tongue)));
    }
    let message = interaction.message.as_ref();
    Some(Heard::Deed {
        ack: json!({ "type": 6 }),
        sight: Sight::Nothing,
        inputs: vec![Input::Pressed {
            source: source(interaction)?,
            data: chosen.to_owned(),
            message: message.map(|message| MessageId(message.id.clone())),
            press: Some(PressId(interaction.id.clone())),
        }],
    })
}

fn said_in_dialog(interaction: &Interaction) -> Option<Heard> {
    let said = dialog::said(&interaction.data)?;
    let under = interaction.message.as_ref();
    let reply_to = under.map(|message| MessageId(message.id.clone()));
    asked(interaction, addressed(&said), reply_to)
}

/// What is said to the bot, as a command: one of its commands by its name, else a move.
fn addressed(said: &str) -> String {
    let said = said.trim();
    let first = said.split_whitespace().next().unwrap_or_default();
    if said.starts_with('/') {
        said.to_owned()
    } else if find(first).is_some() {
        format!("/{said}")
    } else {
        format!("/m {said}")
    }
}

/// Who did an interaction, and where.
fn source(interaction: &Interaction) -> Option<Source> {
    let (user, member) = people::actor(interaction)?;
    let language = language(interaction);
    Some(Source {
        room: room(interaction)?,
        kind: room_kind(interaction.guild_id.as_deref()),
        language: language.map(str::to_owned),
        from: people::account(user, member, interaction.locale.as_deref()),
        standing: people::standing(member),
        once: Some(interaction.id.clone()),
    })
}

/// The language spoken where an interaction happened: the server's, when somebody chose one.
pub(super) fn language(interaction: &Interaction) -> Option<&str> {
    let chosen = interaction.guild_locale.as_deref();
    let own = interaction.locale.as_deref();
    chosen.filter(|&locale| locale != UNCHOSEN).or(own)
}

/// The channel of an interaction.
pub(super) fn channel(interaction: &Interaction) -> Option<&str> {
    let whole = interaction.channel.as_ref();
    interaction
        .channel_id
        .as_deref()
        .or(whole.map(|channel| channel.id.as_str()))
}

/// The room of an interaction.
pub(super) fn room(interaction: &Interaction) -> Option<RoomRef> {
    let whole = interaction.channel.as_ref();
    let parent = whole.filter(|channel| channel.is_thread());
    let parent = parent.and_then(|channel| channel.parent_id.clone());
    Some(places::room(channel(interaction)?, parent))
}

fn room_kind(guild: Option<&str>) -> RoomKind {
    match guild {
        Some(_) => RoomKind::Group,
        None => RoomKind::Private,
    }
}

/// Whether a message is one that a person typed, and typed now: none of a bot, none forwarded.
pub(super) fn is_typed(message: &Message) -> bool {
    let is_bot = message.author.as_ref().is_none_or(|author| author.bot);
    let reference = message.message_reference.as_ref();
    let is_forwarded = reference.is_some_and(|reference| reference.kind == FORWARD);
    !is_bot
        && !is_forwarded
        && message.webhook_id.is_none()
        && TYPED.contains(&message.kind)
        && !message.content.trim().is_empty()
}

/// Hears a message in a room; `bot` is the bot's own id.
pub(super) fn message(message: &Message, room: RoomRef, bot: &str) -> Vec<Input> {
    let Some(author) = message.author.as_ref() else {
        return Vec::new();
    };
    let source = Source {
        room,
        kind: room_kind(message.guild_id.as_deref()),
        language: None,
        from: people::account(author, message.member.as_ref(), None),
        // A message doesn't tell its author's rights: what needs them is a command.
        standing: Standing::Member,
        once: Some(message.id.clone()),
    };
    let replied = message.referenced_message.as_ref();
    let replied = replied.filter(|m| m.author.as_ref().is_some_and(|author| author.id == bot));
    let mut named = Vec::new();
    let text = read(&message.content, &message.mentions, bot, &mut named);
    let mut inputs = met(&source, named);
    inputs.push(Input::Said {
        source,
        message: MessageId(message.id.clone()),
        text,
        reply_to: replied.map(|message| MessageId(message.id.clone())),
    });
    inputs
}

/// A message's text with its mentions as people write them; a mention of the bot in front means
/// that all of it is said to the bot.
fn read(content: &str, mentions: &[Mentioned], bot: &str, named: &mut Vec<Account>) -> String {
    let mut text = content.trim().to_owned();
    let mut is_addressed = false;
    for form in [format!("<@{bot}>"), format!("<@!{bot}>")] {
        if let Some(rest) = text.strip_prefix(&form) {
            text = rest.trim().to_owned();
            is_addressed = true;
        }
    }
    for mentioned in mentions.iter().filter(|mentioned| mentioned.user.id != bot) {
        let account = people::account(&mentioned.user, mentioned.member.as_ref(), None);
        let id = &mentioned.user.id;
        for form in [format!("<@{id}>"), format!("<@!{id}>")] {
            text = text.replace(&form, &people::written(&account));
        }
        if !mentioned.user.bot {
            named.push(account);
        }
    }
    if is_addressed && !text.is_empty() {
        return addressed(&text);
    }
    text
}

#[cfg(test)]
mod tests;
