//! Carries the hall's effects out: what is for one person by the token of their interaction, the rest
//! as ordinary messages; all through the outbox.

mod answer;
mod post;

use super::rest::{Ask, Failure};
use super::say::{self, Embeds, Files, Letter};
use super::{Server, places, task};
use crate::chat::outbox::{self, Again, Carrier, Class, Gauge, Lane, Limits, Parcel, Rate, Sent};
use crate::chat::{Account, Body, Effect, MessageId, PostId, PressId, Privacy, RoomRef};
use places::Lack;
use reqwest::Method;
use serde_json::{Value, json};
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

/// Something to be sent.
#[derive(Clone, Debug)]
enum Load {
    Post {
        room: RoomRef,
        post: PostId,
        body: Body,
        reply_to: Option<MessageId>,
        /// How many of its messages were sent already.
        sent: usize,
    },
    Edit {
        room: RoomRef,
        message: MessageId,
        body: Body,
    },
    Unbutton {
        room: RoomRef,
        message: MessageId,
    },
    Tell {
        room: RoomRef,
        to: Account,
        body: Body,
        press: Option<PressId>,
        reply_to: Option<MessageId>,
        privacy: Privacy,
        sent: usize,
    },
    Acknowledge {
        press: PressId,
    },
    /// Somebody is forgotten: no record of this adapter's names anybody.
    Forget,
}

impl outbox::Load for Load {
    fn over(self, older: Load) -> Load {
        match (self, older) {
            (
                Load::Post {
                    room,
                    post,
                    body,
                    reply_to,
                    sent,
                },
                Load::Post { body: old, .. },
            ) => Load::Post {
                room,
                post,
                body: body.over(&old),
                reply_to,
                sent,
            },
            (newer, _) => newer,
        }
    }

    fn is_begun(&self) -> bool {
        matches!(self, Load::Post { sent: 1.., .. })
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
    let lane = Lane { name, rates: &[] };
    let (class, merge, load) = match effect {
        Effect::Post {
            room,
            post,
            body,
            reply_to,
            merge,
        } => {
            let load = Load::Post {
                room,
                post,
                body,
                reply_to,
                sent: 0,
            };
            (Class::Post, merge, load)
        }
        Effect::Edit {
            room,
            message,
            body,
        } => {
            let merge = Some(format!("edit/{}", message.0));
            let load = Load::Edit {
                room,
                message,
                body,
            };
            (Class::Post, merge, load)
        }
        Effect::Unbutton { room, message } => {
            let merge = Some(message.0.clone());
            (Class::Spare, merge, Load::Unbutton { room, message })
        }
        Effect::Tell {
            room,
            to,
            body,
            press,
            reply_to,
            privacy,
        } => {
            let class = match press {
                Some(_) => Class::Answer,
                None => Class::Tell,
            };
            let load = Load::Tell {
                room,
                to,
                body,
                press,
                reply_to,
                privacy,
                sent: 0,
            };
            (class, None, load)
        }
        Effect::Acknowledge { press, .. } => (Class::Answer, None, Load::Acknowledge { press }),
        Effect::Forget { .. } => (Class::Answer, None, Load::Forget),
    };
    let expires = (class == Class::Answer).then(|| Instant::now() + ANSWERABLE);
    Parcel {
        lane,
        class,
        merge,
        weight: 1,
        expires,
        load,
    }
}

impl Carrier for Post {
    type Load = Load;

    async fn carry(&self, load: Load) -> Sent<Load> {
        match load {
            Load::Post { .. } => self.post(load).await,
            Load::Tell { .. } => self.tell(load).await,
            Load::Forget => Sent::Done,
            Load::Acknowledge { ref press } => match self.acknowledge(press).await {
                Ok(()) => Sent::Done,
                Err(failure) => again(load, &failure),
            },
            Load::Edit {
                ref room,
                ref message,
                ref body,
            } => match self.edit(room, message, body).await {
                Ok(()) => Sent::Done,
                Err(failure) => again(load, &failure),
            },
            Load::Unbutton {
                ref room,
                ref message,
            } => {
                let body = json!({ "components": [] });
                let change = self.change(room, message, body, Vec::new()).await;
                match change {
                    Ok(()) => Sent::Done,
                    Err(failure) => again(load, &failure),
                }
            }
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
        let embeds = match places.lacks(channel, Lack::Embed) {
            true => Embeds::Hidden,
            false => Embeds::Shown,
        };
        let drawn = match (files, &body.picture) {
            (Files::Attached, Some(picture)) => {
                let draw = picture.draw.clone();
                tokio::task::spawn_blocking(move || draw()).await.ok()
            }
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
        let mut letters = self.letters(channel, body, self.files(channel)).await;
        // There is room for one message alone.
        let Some(letter) = letters.pop() else {
            return Ok(());
        };
        let body = letter.body();
        self.change(room, message, body, letter.files).await
    }

    /// Changes a message; one that is gone needs no change.
    async fn change(
        &self,
        room: &RoomRef,
        message: &MessageId,
        body: Value,
        files: Vec<super::rest::File>,
    ) -> Result<(), Failure> {
        let channel = places::channel(room);
        let path = format!("/channels/{channel}/messages/{}", message.0);
        let route = "PATCH /channels/messages";
        let ask = Ask::new(Method::PATCH, route, channel, path);
        match self.server.rest.ask(ask.body(body).files(files)).await {
            Ok(_) => Ok(()),
            Err(Failure::Refused { status, code, .. }) => {
                tracing::debug!(status, code, "a message that can't be changed");
                Ok(())
            }
            Err(failure) => Err(failure),
        }
    }
}
