//! Discord: slash commands, buttons, dialogs, and plain messages where they may be read.
//!
//! Events come over the [`gateway`] (or, for commands alone, to the [`endpoint`]) in their order. What
//! [`hear`] makes of an interaction begins with an acknowledgement, which leaves before any work; then
//! the hall hears it. What the hall says goes through the outbox and is written by [`say`]: answers to
//! one person by the token of their interaction, everything else as ordinary messages.

mod complete;
mod deliver;
mod dialog;
mod endpoint;
mod gateway;
mod hear;
mod inlet;
mod menu;
mod notes;
mod people;
mod places;
mod presses;
mod rest;
mod say;
mod start;
mod wire;

pub use endpoint::PublicKey;
pub use gateway::Content;

use crate::chat::Effect;
use crate::chat::outbox::Gauge;
use crate::hall::Door;
use crate::secret::Secret;
use rest::Rest;
use std::future::Future;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use storage::Store;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

/// Which shards this process drives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shards {
    /// The first of them, from 0.
    pub first: u32,
    /// The last.
    pub last: u32,
    /// How many there are in all processes together.
    pub total: u32,
}

/// Not a range of shards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("shards are FIRST-LAST/TOTAL, as in 0-3/8")]
pub struct BadShards;

impl FromStr for Shards {
    type Err = BadShards;

    fn from_str(text: &str) -> Result<Shards, BadShards> {
        let (range, total) = text.split_once('/').ok_or(BadShards)?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| BadShards);
        let (first, last, total) = (number(first)?, number(last)?, number(total)?);
        if first > last || last >= total || total > 4_096 {
            return Err(BadShards);
        }
        Ok(Shards { first, last, total })
    }
}

/// How events come.
#[derive(Clone, Debug)]
pub enum Way {
    /// Over connections to the gateway.
    Gateway {
        /// Which shards; None: as many as Discord advises, all of them here.
        shards: Option<Shards>,
        /// Whether messages are to be read.
        content: Content,
    },
    /// Discord brings commands and presses to an address of ours; messages don't come.
    Endpoint {
        /// Where it listens.
        listen: SocketAddr,
        /// What Discord's signatures are checked with.
        key: PublicKey,
    },
}

/// How Discord is served.
#[derive(Clone, Debug)]
pub struct Config {
    /// The bot's token.
    pub token: Secret,
    /// The address of the interface instead of Discord's own.
    pub api: Option<String>,
    /// How events come.
    pub way: Way,
    /// Counts what was done, for whoever watches.
    pub tally: Arc<Tally>,
}

/// What was done since the start.
#[derive(Debug, Default)]
pub struct Tally {
    /// Events of the gateway that were heard, and what they did is durable.
    pub heard: AtomicUsize,
    /// What the outbox has to do.
    pub outbox: Arc<Gauge>,
}

/// A task that ends with whoever began it.
struct Task<T>(JoinHandle<T>);

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Begins such a task.
fn task<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Task<T> {
    Task(tokio::spawn(work))
}

/// Why Discord can't be served.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The token is no good.
    #[error("Discord doesn't know this token")]
    Token,
    /// The interface doesn't answer, or not as it should.
    #[error("Discord's interface: {0}")]
    Api(String),
    /// The gateway doesn't, or will have none of us.
    #[error("Discord's gateway: {0}")]
    Gateway(String),
    /// There are too few shards, or other ones.
    #[error("Discord wants other shards: set their range, or none")]
    Shards,
    /// The address can't be listened at.
    #[error("can't listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
}

/// What all parts of the adapter share.
struct Server {
    rest: Arc<Rest>,
    door: Door,
    presses: presses::Presses,
    places: places::Places,
    /// The application's id, which is the bot's.
    me: String,
    /// The bot's id as a user: that of the application but for the oldest.
    bot: String,
}

/// Serves Discord until `shutdown`.
///
/// # Errors
/// When it can't be begun, or Discord will have none of it any more.
pub async fn serve(
    config: Config,
    door: Door,
    effects: mpsc::Receiver<Effect>,
    store: Arc<dyn Store>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Error> {
    let rest = Arc::new(Rest::new(config.token.clone(), config.api.as_deref())?);
    let notes = notes::Notes::new(store);
    let closing = watch::Sender::new(false);
    let closed = closing.subscribe();
    let _stop = task(async move {
        shutdown.await;
        closing.send_replace(true);
    });
    serving(config, rest, notes, door, effects, closed).await
}

async fn serving(
    config: Config,
    rest: Arc<Rest>,
    notes: notes::Notes,
    door: Door,
    effects: mpsc::Receiver<Effect>,
    mut closing: watch::Receiver<bool>,
) -> Result<(), Error> {
    let begun = tokio::select! {
        begun = start::begin(&rest, &notes) => begun?,
        _ = closing.wait_for(|&closing| closing) => return Ok(()),
    };
    let server = Arc::new(Server {
        rest: rest.clone(),
        door,
        presses: presses::Presses::default(),
        places: places::Places::new(rest.clone(), notes.clone()),
        me: begun.id,
        bot: begun.bot,
    });
    let tally = config.tally;
    let _carrying = task(deliver::carry(
        server.clone(),
        effects,
        tally.outbox.clone(),
    ));
    let (send, events) = mpsc::channel(gateway::WAITING);
    match config.way {
        Way::Gateway { shards, content } => {
            let mut hearing = task(inlet::events(server, events, tally));
            let gateway = gateway::Gateway {
                rest,
                notes,
                token: config.token,
                content,
                shards,
            };
            let served = gateway.run(send, closing).await;
            // What was read is still heard.
            (&mut hearing.0).await.ok();
            served
        }
        Way::Endpoint { listen, key } => endpoint::serve(server, listen, key, closing).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_read() {
        let check = |text: &str, expected: Option<(u32, u32, u32)>| {
            let expected = expected.map(|(first, last, total)| Shards { first, last, total });
            assert_eq!(text.parse::<Shards>().ok(), expected, "{text}");
        };
        check("0-3/8", Some((0, 3, 8)));
        check("5/6", Some((5, 5, 6)));
        for text in ["", "1", "0-8/8", "3-1/8", "a-b/c", "0-0/0", "0-1/99999"] {
            check(text, None);
        }
    }
}
