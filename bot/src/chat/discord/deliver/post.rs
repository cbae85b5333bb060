//! Messages for all of a channel.

use super::super::hear::EPHEMERAL;
use super::super::menu::tongue_of;
use super::super::places::{self, Lack};
use super::super::presses::{Press, Sight};
use super::super::rest::{Ask, Failure};
use super::super::say::{Files, Letter};
use super::{Load, Post, Sent, again, code};
use crate::chat::{Body, Effect, Input, MessageId, PostId, RoomRef, Span};
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;

/// How soon what came before its acknowledgement is tried again.
pub(super) const SOON: Duration = Duration::from_millis(300);

/// Refusals after which the bot has nothing more to say in a channel.
const GONE: [u64; 5] = [
    code::UNKNOWN_CHANNEL,
    code::UNKNOWN_GUILD,
    code::MISSING_ACCESS,
    code::MISSING_RIGHTS,
    code::ARCHIVED,
];

/// Whether a message is seen by all or by the person alone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    ByAll,
    ByOne,
}

impl Post {
    pub(super) async fn post(&self, load: Load) -> Sent<Load> {
        let Load { effect, mut sent } = load;
        let Effect::Post {
            room,
            post,
            body,
            reply_to,
            ..
        } = &effect
        else {
            return Sent::Done;
        };
        let channel = places::channel(room).to_owned();
        let mut files = self.files(&channel);
        let mut letters = self.letters(&channel, body, files).await;
        let mut last = None;
        while sent < letters.len() {
            let Some(letter) = letters.get(sent) else {
                break;
            };
            let reply = reply_to.as_ref().filter(|_| sent == 0);
            let nonce = Some((*post, sent));
            match self.write(&channel, letter, reply, nonce).await {
                Ok(message) => {
                    sent += 1;
                    last = Some(message);
                }
                Err(failure) if files == Files::Attached && is_of_files(&failure, letter) => {
                    // Perhaps it is only the files; if not, that is said next.
                    files = Files::Told;
                    letters = self.letters(&channel, body, files).await;
                }
                Err(failure) if failure.code().is_some_and(|code| GONE.contains(&code)) => {
                    tracing::info!(channel, %failure, "nothing can be said there");
                    self.server.places.lack(&channel, Lack::Write);
                    // The hall may have stopped.
                    let room = room.clone();
                    self.server.door.put(Input::Gone { room }).await.ok();
                    return Sent::Shut;
                }
                Err(failure) => return again(Load { effect, sent }, &failure),
            }
        }
        if let Some(message) = last {
            self.posted(*post, room, message).await;
        }
        if files == Files::Told && body.picture.is_some() {
            self.say_why(&channel).await;
        }
        Sent::Done
    }

    /// The hall hears that the platform has taken what it said.
    pub(super) async fn posted(&self, post: PostId, room: &RoomRef, message: MessageId) {
        let room = room.clone();
        let posted = Input::Posted {
            post,
            room,
            message,
        };
        // The hall may have stopped: then it shows this again when it is back.
        self.server.door.put(posted).await.ok();
    }

    /// Says once in a channel why there are no pictures.
    async fn say_why(&self, channel: &str) {
        let places = &self.server.places;
        places.lack(channel, Lack::Attach);
        if places.tell_once(channel).await {
            let tongue = tongue_of(places.language(channel).as_deref());
            let body = Body {
                text: vec![Span::Plain(tongue.tell("discord-no-attach"))],
                ..Body::default()
            };
            for letter in self.letters(channel, &body, Files::Told).await {
                if let Err(failure) = self.write(channel, &letter, None, None).await {
                    tracing::debug!(%failure, "it couldn't be said why");
                }
            }
        }
    }

    /// Writes into a channel: as the bot, or by the token of an interaction where it may not.
    pub(super) async fn write(
        &self,
        channel: &str,
        letter: &Letter,
        reply_to: Option<&MessageId>,
        nonce: Option<(PostId, usize)>,
    ) -> Result<MessageId, Failure> {
        if self.server.places.lacks(channel, Lack::Write)
            && let Some(sent) = self.by_any_token(channel, letter).await
        {
            return sent;
        }
        let mut json = letter.json.clone();
        if let Some(message) = reply_to {
            let reference = json!({ "message_id": message.0, "fail_if_not_exists": false });
            json.insert("message_reference".to_owned(), reference);
        }
        if let Some((post, part)) = nonce {
            // Sent again because its answer was lost, it is the same message.
            json.insert("nonce".to_owned(), format!("{}.{part}", post.0).into());
            json.insert("enforce_nonce".to_owned(), true.into());
        }
        let path = format!("/channels/{channel}/messages");
        let ask = Ask::new(Method::POST, "POST /channels/messages", channel, path);
        let ask = ask.body(Value::Object(json)).files(letter.files.clone());
        match self.server.rest.ask(ask).await {
            Ok(answer) => Ok(id_of(&answer)),
            Err(failure) => {
                let is_barred = failure.code().is_some_and(|code| GONE.contains(&code));
                let has_files = !letter.files.is_empty();
                if is_barred
                    && !has_files
                    && let Some(sent) = self.by_any_token(channel, letter).await
                {
                    self.server.places.lack(channel, Lack::Write);
                    return sent;
                }
                Err(failure)
            }
        }
    }

    /// Writes for all by the token of the last interaction in a channel; None where there is none
    /// that serves.
    async fn by_any_token(
        &self,
        channel: &str,
        letter: &Letter,
    ) -> Option<Result<MessageId, Failure>> {
        let press = self.server.presses.newest(channel)?;
        if !press.is_open().await {
            return None;
        }
        match self.follow_up(&press, letter, Seen::ByAll).await {
            Err(failure @ Failure::Refused { .. }) => {
                tracing::info!(channel, %failure, "a token doesn't serve");
                None
            }
            sent => Some(sent),
        }
    }

    /// Writes by the token of an interaction.
    pub(super) async fn follow_up(
        &self,
        press: &Press,
        letter: &Letter,
        seen: Seen,
    ) -> Result<MessageId, Failure> {
        // Else the first message would take its place, and be seen by the person alone.
        self.take_away(press).await?;
        let mut json = letter.json.clone();
        if seen == Seen::ByOne {
            json.insert("flags".to_owned(), EPHEMERAL.into());
        }
        let (me, token) = (&self.server.me, &press.token);
        let path = format!("/webhooks/{me}/{token}?wait=true");
        let ask = Ask::new(Method::POST, "POST /webhooks", token, path);
        let ask = ask.body(Value::Object(json)).files(letter.files.clone());
        match self.server.rest.ask(ask).await {
            Err(failure) if is_early(&failure, press) => Err(Failure::Later(SOON)),
            sent => sent.map(|answer| id_of(&answer)),
        }
    }

    /// Takes away the message which says that the bot thinks, where it still stands.
    pub(super) async fn take_away(&self, press: &Press) -> Result<(), Failure> {
        let mut sight = press.sight().await;
        if *sight == Sight::Nothing {
            return Ok(());
        }
        let (me, token) = (&self.server.me, &press.token);
        let path = format!("/webhooks/{me}/{token}/messages/@original");
        let ask = Ask::new(Method::DELETE, "DELETE /webhooks/messages", token, path);
        match self.server.rest.ask(ask).await {
            Err(failure) if is_early(&failure, press) => return Err(Failure::Later(SOON)),
            // It may be gone already.
            Ok(_) | Err(Failure::Refused { .. }) => *sight = Sight::Nothing,
            Err(failure) => return Err(failure),
        }
        Ok(())
    }
}

/// Whether a token isn't known yet: the acknowledgement may still be on its way, as the answer to
/// Discord's own request.
pub(super) fn is_early(failure: &Failure, press: &Press) -> bool {
    failure.code() == Some(code::UNKNOWN_WEBHOOK) && press.is_young()
}

/// Whether a message may go through without its files.
pub(super) fn is_of_files(failure: &Failure, letter: &Letter) -> bool {
    let is_large = matches!(failure, Failure::Refused { status: 413, .. });
    let about = [code::MISSING_RIGHTS, code::TOO_LARGE];
    let is_about = failure.code().is_some_and(|code| about.contains(&code));
    !letter.files.is_empty() && (is_large || is_about)
}

fn id_of(answer: &Value) -> MessageId {
    MessageId(answer["id"].as_str().unwrap_or_default().to_owned())
}
