//! Telegram: groups and their topics, private chats, and messages in chats that the bot doesn't see.
//!
//! What comes ([`hear`]) is brought to the hall's door, and only when it is durable there is
//! Telegram told so: the offset is raised ([`polling`]) or 200 is said ([`webhook`]). What goes out
//! ([`letter`]) waits in the outbox for its turn and is sent ([`send`]). The words that Telegram has
//! for its errors are read in one place ([`trouble`]).

mod doubt;
mod edit;
mod files;
mod hear;
mod inline;
mod keys;
mod letter;
mod links;
mod menu;
mod pictures;
mod polling;
mod post;
mod receive;
mod send;
mod staff;
mod text;
mod trouble;
mod webhook;

use self::files::Files;
use self::hear::Ears;
pub use self::letter::Pace;
use self::receive::Receiver;
use self::send::{Sender, told};
use self::trouble::Trouble;
use super::outbox::{self, Gauge, Limits};
use super::{Effect, Input, Platform};
use crate::hall::Door;
use crate::secret::Secret;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use storage::Store;
use teloxide::prelude::{Bot, Requester};
use teloxide::types::{ChatId, Me};
use tokio::sync::{mpsc, watch};

/// How many letters may be handed to the outbox at once.
const LETTERS: usize = 1024;
/// How many are sent at the same time.
const AT_ONCE: usize = 64;
/// How long a request may take, in all and to get a connection.
const PATIENCE: Duration = Duration::from_secs(60);
const CONNECTING: Duration = Duration::from_secs(10);
/// However long Telegram says to wait, it is asked again after so long.
const LONGEST: Duration = Duration::from_secs(60 * 60);

/// How the bot is connected to Telegram.
#[derive(Clone, Debug)]
pub struct Config {
    /// What BotFather gave.
    pub token: Secret,
    /// Another Bot API server than Telegram's own.
    pub api_url: Option<String>,
    /// Updates are brought there instead of being asked for.
    pub webhook: Option<Webhook>,
    /// A chat to which pictures are sent that inline messages are to show.
    pub upload_chat: Option<i64>,
    /// How fast it may write.
    pub pace: Pace,
    /// Shows how much waits.
    pub gauge: Arc<Gauge>,
}

/// Where Telegram brings updates.
#[derive(Clone, Debug)]
pub struct Webhook {
    /// The address that Telegram knows: https, behind a proxy.
    pub url: String,
    /// The address to listen at.
    pub listen: SocketAddr,
}

/// Why Telegram can't be served.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The token isn't one, or was revoked.
    #[error("Telegram doesn't know this token: ask @BotFather for the right one")]
    Token,
    /// The address of the server isn't one. It isn't quoted: a password may stand in it.
    #[error("TELEGRAM_API_URL must be an address like http://localhost:8081")]
    ApiUrl,
    /// The address of the webhook isn't one. It isn't quoted: its path may be a secret.
    #[error("the webhook must be an address like https://example.org/telegram")]
    WebhookUrl,
    /// The webhook can't be listened at.
    #[error("can't listen for Telegram at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// Telegram refuses the webhook.
    #[error("Telegram refuses the webhook: {0}")]
    Webhook(String),
    /// No connection can be made at all.
    #[error("no HTTP client: {0}")]
    Client(String),
    /// The system gives no random bytes.
    #[error("the system gives no random bytes")]
    NoChance,
}

/// Serves Telegram until `shutdown`, carrying the hall's effects.
///
/// # Errors
/// `Token` when Telegram doesn't know it, at the start or later; `ApiUrl`, `WebhookUrl`, `Listen`,
/// `Webhook`, `Client`, `NoChance` at the start. Without a network it waits for one.
pub async fn serve(
    config: Config,
    door: Door,
    effects: mpsc::Receiver<Effect>,
    store: Arc<dyn Store>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Error> {
    let bot = bot(&config)?;
    let (stop, stopped) = watch::channel(false);
    let (letters, parcels) = mpsc::channel(LETTERS);
    let (told, hall) = mpsc::unbounded_channel();
    // A token begins with the bot's own id.
    let id = bot
        .token()
        .split(':')
        .next()
        .and_then(|id| id.parse().ok())
        .unwrap_or(0);
    let sender = Arc::new(Sender::new(
        bot.clone(),
        Files::new(store, id),
        config.upload_chat.map(ChatId),
        told,
        letters.downgrade(),
        config.pace,
        config.gauge.clone(),
    ));
    let pace = config.pace;
    let limits = Limits {
        overall: pace.overall(),
        at_once: AT_ONCE,
    };
    let sending = tokio::spawn(outbox::run(
        sender.clone(),
        limits,
        parcels,
        config.gauge.clone(),
    ));
    let carrying = tokio::spawn(carry(
        pace,
        effects,
        letters,
        stopped.clone(),
        config.gauge.clone(),
    ));
    let telling = tokio::spawn(tell(door.clone(), hall, config.gauge.clone()));
    let receiving = async {
        let me = who_am_i(&bot, Pause::of(pace)).await?;
        tracing::info!(username = me.username(), "connected to Telegram");
        sender.named(me.username());
        let reachable = Input::Reachable {
            platform: Platform::Telegram,

            link: format!("https://t.me/{}?start=join_", me.username()),
        };

        if door.put(reachable).await.is_err() {
            // The program is stopping: nobody needs links.
            tracing::debug!("the hall is closed");
        }
        let menus = bot.clone();
        tokio::spawn(async move {
            if let Err(error) = menu::put(&menus).await {
                tracing::warn!(error = %send::told(&error), "the menu of commands was not put");
            }
        });
        let receiver = Receiver::new(Ears::new(&me), sender.clone(), door);
        match config.webhook {
            Some(webhook) => {
                webhook::run(webhook, receiver, Pause::of(pace), stopped.clone()).await
            }
            None => polling::run(receiver, Pause::of(pace)).await,
        }
    };
    let served = tokio::select! {
        served = receiving => served,
        () = shutdown => Ok(()),
    };
    stop.send_replace(true);
    drop(sender);
    // What was decided goes out, as far as it goes at once; the rest is shown at the next start.
    for task in [carrying, sending, telling] {
        task.await.ok();
    }
    served
}

fn bot(config: &Config) -> Result<Bot, Error> {
    let client = teloxide::net::default_reqwest_settings()
        .timeout(PATIENCE)
        .connect_timeout(CONNECTING)
        .build()
        .map_err(|error| Error::Client(error.to_string()))?;
    let bot = Bot::with_client(config.token.reveal().trim(), client);
    let Some(url) = config
        .api_url
        .as_deref()
        .filter(|url| !url.trim().is_empty())
    else {
        return Ok(bot);
    };
    let trimmed = url.trim().trim_end_matches('/');
    if !(trimmed.starts_with("http://") || trimmed.starts_with("https://")) {
        return Err(Error::ApiUrl);
    }
    Ok(bot.set_api_url(trimmed.parse().map_err(|_| Error::ApiUrl)?))
}

/// Asks Telegram who we are, until it says so.
async fn who_am_i(bot: &Bot, mut pause: Pause) -> Result<Me, Error> {
    loop {
        let error = match bot.get_me().await {
            Ok(me) => return Ok(me),
            Err(error) => error,
        };
        if Trouble::of(&error) == Trouble::Token {
            return Err(Error::Token);
        }
        tracing::warn!(error = %told(&error), "no connection to Telegram; trying again");
        pause.wait(&error).await;
    }
}

/// Effects become letters. The hall never waits for Telegram: the outbox takes all at once.
async fn carry(
    pace: Pace,
    mut effects: mpsc::Receiver<Effect>,
    letters: mpsc::Sender<outbox::Parcel<letter::Letter>>,
    mut stopped: watch::Receiver<bool>,
    gauge: Arc<Gauge>,
) {
    loop {
        let effect = tokio::select! {
            biased;
            effect = effects.recv() => effect,
            _ = stopped.wait_for(|&stopped| stopped) => None,
        };
        let Some(effect) = effect else { return };
        for parcel in pace.parcels(effect) {
            gauge.given.fetch_add(1, Ordering::SeqCst);
            if letters.send(parcel).await.is_err() {
                return;
            }
        }
        gauge.effects.fetch_add(1, Ordering::SeqCst);
    }
}

/// What became of letters is told to the hall by a task of its own: one that sent and waited for the
/// hall, while the hall waits for it, would stop both.
async fn tell(door: Door, mut inputs: mpsc::UnboundedReceiver<Input>, gauge: Arc<Gauge>) {
    while let Some(input) = inputs.recv().await {
        let told = door.put(input).await;
        gauge.untold.fetch_sub(1, Ordering::SeqCst);
        if told.is_err() {
            return;
        }
    }
}

/// A pause that grows with each failure.
struct Pause {
    first: Duration,
    most: Duration,
    failures: u32,
}

impl Pause {
    fn of(pace: Pace) -> Pause {
        let (first, most) = pace.pauses();
        Pause {
            first,
            most,
            failures: 0,
        }
    }

    async fn wait(&mut self, error: &teloxide::RequestError) {
        let pause = self.next(&Trouble::of(error));
        tokio::time::sleep(pause).await;
    }

    fn next(&mut self, trouble: &Trouble) -> Duration {
        let grown = self.first.saturating_mul(1 << self.failures.min(10));
        self.failures = self.failures.saturating_add(1);
        match trouble {
            Trouble::Wait(wait) => (*wait).clamp(self.first, LONGEST),
            _ => grown.min(self.most),
        }
    }

    fn over(&mut self) {
        self.failures = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_grows_and_ends() {
        let mut pause = Pause::of(Pace::Telegram);
        let mut next = |trouble: Trouble| pause.next(&trouble).as_secs();
        let grown: Vec<u64> = (0..8).map(|_| next(Trouble::Fault)).collect();
        assert_eq!(grown, [1, 2, 4, 8, 16, 32, 60, 60]);
        for (asked, waited) in [(0, 1), (30, 30), (300, 300), (1 << 32, 3600)] {
            assert_eq!(next(Trouble::Wait(Duration::from_secs(asked))), waited);
        }
        pause.over();
        assert_eq!(pause.next(&Trouble::Unknown).as_secs(), 1);
    }
}
