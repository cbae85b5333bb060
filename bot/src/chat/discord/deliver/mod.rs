//! Carries the hall's effects out: what is for one person by the token of their interaction, the rest
//! as ordinary messages; all through the outbox.

mod answer;
mod post;

use super::rest::{Ask, Failure};
use super::say::{self, Embeds, Files, Letter};
use super::{Server, places, task};
use crate::chat::outbox::{self, Again, Carrier, Class, Gauge, Lane, Limits, Parcel, Rate, Sent};
use crate::chat::{Body, Effect, MessageId, RoomRef};
use places::Lack;
use post::is_of_files;
use reqwest::Method;
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Discord takes 50 requests a second from a bot; some are kept for what isn't sent from here. What
/// it takes in one channel it says itself, answer by answer.
const LIMITS: Limits = Limits {
    overall: &[Rate::new(45, 1_000)],
    at_once: 32,
};
/// Parcels that may wait for the outbox.
const WAITING: usize = 1_024;
/// How long an answer by a token is worth sending.
const ANSWERABLE: Duration = Duration::from_secs(14 * 60);

/// Discord's numbers of refusals.
mod code {
    pub(super) const UNKNOWN_CHANNEL: u64 = 10_003;
    pub(super) const UNKNOWN_GUILD: u64 = 10_004;
    pub(super) const UNKNOWN_MESSAGE: u64 = 10_008;
    pub(super) const UNKNOWN_WEBHOOK: u64 = 10_015;
    pub(super) const TOO_LARGE: u64 = 40_005;
    pub(super) const MISSING_ACCESS: u64 = 50_001;
    pub(super) const NO_DIRECT: u64 = 50_007;
    pub(super) const MISSING_RIGHTS: u64 = 50_013;
    pub(super) const ARCHIVED: u64 = 50_083;
}

/// What the hall says, and how much of it was sent.
#[derive(Clone, Debug)]
struct Load {
    effect: Effect,
    /// How many of its messages.
    sent: usize,
}

impl outbox::Load for Load {
    fn over(mut self, older: Load) -> Load {
        if let (Effect::Post { body, .. }, Effect::Post { body: old, .. }) =
            (&mut self.effect, &older.effect)
        {
            *body = std::mem::take(body).over(old);
        }
        self
    }

    fn is_begun(&self) -> bool {
        matches!(self.effect, Effect::Post { .. }) && self.sent > 0
    }

    fn is_drawn_first(&self) -> bool {
        self.effect.picture().is_some()
    }
}

struct Post {
    server: Arc<Server>,
}

/// Carries effects until the hall has no more.
pub(super) async fn carry(
    server: Arc<Server>,
    mut effects: mpsc::Receiver<Effect>,
    gauge: Arc<Gauge>,
) {
    let (send, parcels) = mpsc::channel(WAITING);
    // The outbox takes whatever comes, so a carrier may wait for the hall: it never waits for one.
    let post = Arc::new(Post { server });
    let mut sending = task(outbox::run(post, LIMITS, parcels, gauge));
    while let Some(effect) = effects.recv().await {
        if send.send(parcel(effect)).await.is_err() {
            break;
        }
    }
    drop(send);
    (&mut sending.0).await.ok();
}

fn parcel(effect: Effect) -> Parcel<Load> {
    let name = places::channel(effect.room()).into();
    let message = |message: &MessageId| Some(format!("message {}", message.0));
    let (class, merge) = match &effect {
        Effect::Post { merge, .. } => (Class::Post, merge.clone()),
        Effect::Edit { message: of, .. } => (Class::Post, message(of)),
        Effect::Unbutton { message: of, .. } => (Class::Spare, message(of)),
        Effect::Tell { press: None, .. } => (Class::Tell, None),
        Effect::Tell { .. } | Effect::Acknowledge { .. } | Effect::Forget { .. } => {
            (Class::Answer, None)
        }
    };
    // What goes by tokens isn't counted among a bot's requests.
    let (weight, expires) = match class {
        Class::Answer => (0, Some(Instant::now() + ANSWERABLE)),
        _ => (1, None),
    };
    Parcel {
        lane: Lane { name, rates: &[] },
        class,
        merge,
        weight,
        expires,
        load: Load { effect, sent: 0 },
    }
}

impl Carrier for Post {
    type Load = Load;

    async fn draw(&self, load: Load) -> Load {
        let channel = places::channel(load.effect.room());
        if let (Files::Attached, Some(picture)) = (self.files(channel), load.effect.picture()) {
            picture.drawn().await;
        }
        load
    }

    async fn carry(&self, mut load: Load) -> Sent<Load> {
        let done = match &load.effect {
            Effect::Post { .. } => return self.post(load).await,
            Effect::Tell { .. } => self.tell(&load.effect, &mut load.sent).await,
            // No record of this adapter's names anybody.
            Effect::Forget { .. } => Ok(()),
            Effect::Acknowledge { press, .. } => self.acknowledge(press).await,
            Effect::Edit {
                room,
                message,
                body,
                post,
            } => {
                let edited = self.edit(room, message, body).await;
                if let (Ok(()), Some(post)) = (&edited, *post) {
                    self.posted(post, room, message.clone()).await;
                }
                edited
            }
            Effect::Unbutton { room, message } => {
                or_gone(self.alter(room, message, &Letter::bare()).await)
            }
        };
        match done {
            Ok(()) => Sent::Done,
            Err(failure) => again(load, &failure),
        }
    }
}

/// What is to be done with what failed: again when that can help.
fn again(load: Load, failure: &Failure) -> Sent<Load> {
    match failure {
        Failure::Later(wait) => Sent::Again(load, Again::After(*wait)),
        Failure::AllLater(wait) => Sent::Again(load, Again::AllAfter(*wait)),
        Failure::Trouble(_) => Sent::Again(load, Again::Soon),
        Failure::Refused { .. } => {
            tracing::warn!(%failure, "not sent");
            Sent::Done
        }
    }
}

impl Post {
    /// A body as messages for a channel, with what may be attached there.
    async fn letters(&self, channel: &str, body: &Body, files: Files) -> Vec<Letter> {
        let places = &self.server.places;
        let embeds = match places.shows_embeds(channel) {
            true => Embeds::Shown,
            false => Embeds::Hidden,
        };
        let drawn = match (files, &body.picture) {
            (Files::Attached, Some(picture)) => picture.drawn().await,
            _ => None,
        };
        // A picture that couldn't be drawn is told.
        let files = match (&body.picture, &drawn) {
            (Some(_), None) => Files::Told,
            _ => files,
        };
        say::letters(body, drawn, files, embeds)
    }

    /// Whether files go with a message in this channel, as far as is known.
    fn files(&self, channel: &str) -> Files {
        match self.server.places.lacks(channel, Lack::Attach) {
            true => Files::Told,
            false => Files::Attached,
        }
    }

    async fn edit(&self, room: &RoomRef, message: &MessageId, body: &Body) -> Result<(), Failure> {
        let channel = places::channel(room);
        let mut files = self.files(channel);
        loop {
            let mut letters = self.letters(channel, body, files).await;
            // There is room for one message alone.
            let Some(mut letter) = letters.pop() else {
                return Ok(());
            };
            // What isn't named would stay as it was.
            letter.json.entry("content").or_insert("".into());
            letter.json.entry("embeds").or_insert(json!([]));
            match self.alter(room, message, &letter).await {
                Err(failure) if files == Files::Attached && is_of_files(&failure, &letter) => {
                    self.server.places.lack(channel, Lack::Attach);
                    files = Files::Told;
                }
                changed => return or_gone(changed),
            }
        }
    }

    /// Changes a message of a channel, or one person's own: that is no message of the channel, and is
    /// changed by the token of their press.
    async fn alter(
        &self,
        room: &RoomRef,
        message: &MessageId,
        letter: &Letter,
    ) -> Result<(), Failure> {
        match self.change(room, message, letter).await {
            Err(failure) if failure.code() == Some(code::UNKNOWN_MESSAGE) => {
                match self.server.presses.under(&message.0) {
                    Some(press) if press.is_open().await => self.rewrite(&press, letter).await,
                    _ => Err(failure),
                }
            }
            changed => changed,
        }
    }

    async fn change(
        &self,
        room: &RoomRef,
        message: &MessageId,
        letter: &Letter,
    ) -> Result<(), Failure> {
        let channel = places::channel(room);
        let path = format!("/channels/{channel}/messages/{}", message.0);
        let route = "PATCH /channels/messages";
        let ask = Ask::new(Method::PATCH, route, channel, path);
        let ask = ask.body(letter.body()).files(letter.files.clone());
        self.server.rest.ask(ask).await.map(|_| ())
    }
}

/// A message that is gone, or can't be changed any more, needs no change.
fn or_gone(changed: Result<(), Failure>) -> Result<(), Failure> {
    match changed {
        Err(Failure::Refused { status, code, .. }) => {
            tracing::debug!(status, code, "a message that can't be changed");
            Ok(())
        }
        changed => changed,
    }
}
