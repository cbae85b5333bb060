//! Channels: which room of the hall's each is, what the bot may do there, what language is spoken.

use super::notes::Notes;
use super::people::rights;
use super::rest::{Ask, Rest};
use super::wire::Channel;
use crate::chat::{Platform, RoomRef};
use reqwest::Method;
use serde::{Deserialize, Serialize};
use serenity::model::Permissions;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The most channels that are remembered.
const MOST: usize = 200_000;
/// How long a right that was missing is believed to be.
const MISSING: Duration = Duration::from_secs(600);

/// What the bot can't do in a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lack {
    /// Write at all.
    Write,
    /// Attach files.
    Attach,
}

#[derive(Default)]
struct Place {
    /// The channel that a thread belongs to; None inside: it is no thread.
    parent: Option<Option<String>>,
    lacks: Vec<(Lack, Instant)>,
    /// Whether embeds were said to be shown there.
    shows_embeds: bool,
    is_direct: bool,
    language: Option<String>,
}

/// What is kept of a channel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Told {
    /// It was said that files can't be attached.
    #[serde(default)]
    attach: bool,
}

/// All channels.
pub(super) struct Places {
    rest: Arc<Rest>,
    notes: Notes,
    known: Mutex<HashMap<String, Place>>,
}

impl Places {
    /// Nothing known yet.
    pub(super) fn new(rest: Arc<Rest>, notes: Notes) -> Places {
        Places {
            rest,
            notes,
            known: Mutex::default(),
        }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, Place>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, channel: &str, change: impl FnOnce(&mut Place)) {
        let mut known = self.known();
        if known.len() >= MOST && !known.contains_key(channel) {
            // Whatever goes is learnt again when it is needed.
            known.clear();
        }
        change(known.entry(channel.to_owned()).or_default());
    }

    /// Learns what a channel is.
    pub(super) fn learn(&self, channel: &Channel) {
        let parent = channel.parent_id.clone().filter(|_| channel.is_thread());
        self.note(&channel.id, |place| place.parent = Some(parent));
    }

    /// Learns that a channel is one person's with the bot.
    pub(super) fn direct(&self, channel: &str) {
        self.note(channel, |place| {
            place.parent = Some(None);
            place.is_direct = true;
        });
    }

    /// Whether a channel is known as one person's with the bot: no secret is one there.
    pub(super) fn is_direct(&self, channel: &str) -> bool {
        self.known()
            .get(channel)
            .is_some_and(|place| place.is_direct)
    }

    /// Learns the language and the bot's rights from an interaction there.
    pub(super) fn hear(
        &self,
        channel: &str,
        app_permissions: Option<&str>,
        language: Option<&str>,
    ) {
        let now = Instant::now();
        self.note(channel, |place| {
            if let Some(language) = language {
                place.language = Some(language.to_owned());
            }
            if let Some(rights) = rights(app_permissions) {
                place.lacks = lacks(rights).into_iter().map(|lack| (lack, now)).collect();
                let embeds = Permissions::EMBED_LINKS | Permissions::ADMINISTRATOR;
                place.shows_embeds = rights.intersects(embeds);
            }
        });
    }

    /// Learns that something can't be done there.
    pub(super) fn lack(&self, channel: &str, lack: Lack) {
        let now = Instant::now();
        self.note(channel, |place| {
            place.lacks.retain(|(known, _)| *known != lack);
            place.lacks.push((lack, now));
        });
    }

    /// Whether something can't be done there, as far as is known.
    pub(super) fn lacks(&self, channel: &str, lack: Lack) -> bool {
        let known = self.known();
        let lacks = known.get(channel).map(|place| place.lacks.as_slice());
        lacks
            .unwrap_or_default()
            .iter()
            .any(|(known, at)| *known == lack && at.elapsed() < MISSING)
    }

    /// Whether embeds are known to be shown there: where they aren't Discord leaves them out without
    /// a word, so what isn't known counts as no.
    pub(super) fn shows_embeds(&self, channel: &str) -> bool {
        let known = self.known();
        let place = known.get(channel);
        place.is_some_and(|place| place.is_direct || place.shows_embeds)
    }

    /// The language last heard there.
    pub(super) fn language(&self, channel: &str) -> Option<String> {
        self.known().get(channel)?.language.clone()
    }

    /// The room that a channel is: a thread is a topic of its channel. What isn't known is asked.
    pub(super) async fn room(&self, channel: &str) -> RoomRef {
        let parent = self
            .known()
            .get(channel)
            .and_then(|place| place.parent.clone());
        let parent = match parent {
            Some(parent) => parent,
            None => self.ask(channel).await,
        };
        room(channel, parent)
    }

    async fn ask(&self, channel: &str) -> Option<String> {
        let path = format!("/channels/{channel}");
        let ask = Ask::new(Method::GET, "GET /channels", channel, path);
        let answer = self.rest.ask(ask).await.ok()?;
        let channel: Channel = serde_json::from_value(answer).ok()?;
        self.learn(&channel);
        channel
            .parent_id
            .filter(|_| matches!(channel.kind, 10..=12))
    }

    /// Whether people there have still to be told that files can't be attached; from now on they
    /// were.
    pub(super) async fn tell_once(&self, channel: &str) -> bool {
        let key = format!("told/{channel}");
        let told = self.notes.read::<Told>(&key).await.unwrap_or_default();
        if told.attach {
            return false;
        }
        self.notes.keep(&key, Some(&Told { attach: true })).await;
        true
    }
}

/// The channel that a room is written to.
pub(super) fn channel(room: &RoomRef) -> &str {
    room.topic.as_deref().unwrap_or(&room.id)
}

/// The room of a channel with this parent.
pub(super) fn room(channel: &str, parent: Option<String>) -> RoomRef {
    let (id, topic) = match parent {
        Some(parent) => (parent, Some(channel.to_owned())),
        None => (channel.to_owned(), None),
    };
    RoomRef {
        platform: Platform::Discord,
        id,
        topic,
    }
}

fn lacks(rights: Permissions) -> Vec<Lack> {
    if rights.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    let see = Permissions::VIEW_CHANNEL;
    // One of the two is for threads; which of them counts here isn't said.
    let write = Permissions::SEND_MESSAGES | Permissions::SEND_MESSAGES_IN_THREADS;
    let mut lacks = Vec::new();
    if !rights.contains(see) || !rights.intersects(write) {
        lacks.push(Lack::Write);
    }
    if !rights.contains(Permissions::ATTACH_FILES) {
        lacks.push(Lack::Attach);
    }
    lacks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::Secret;
    use storage::Memory;

    #[test]
    fn embeds_are_shown_where_that_is_known() {
        let rest = Rest::new(Secret::new("t"), Some("http://127.0.0.1:1")).unwrap();
        let places = Places::new(Arc::new(rest), Notes::new(Arc::new(Memory::new())));
        let check = |rights: Option<Permissions>, expected: bool| {
            let told = rights.map(|rights| rights.bits().to_string());
            places.hear("1", told.as_deref(), None);
            assert_eq!(places.shows_embeds("1"), expected, "{rights:?}");
        };
        check(None, false);
        check(Some(Permissions::SEND_MESSAGES), false);
        check(Some(Permissions::EMBED_LINKS), true);
        // What a message doesn't tell stays as it was.
        check(None, true);
        check(Some(Permissions::VIEW_CHANNEL), false);
        check(Some(Permissions::ADMINISTRATOR), true);
        places.direct("2");
        assert!(places.shows_embeds("2"));
    }
}
