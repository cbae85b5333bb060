//! The gateway: a connection for each shard, kept up for ever, its events handed on in their order.
//!
//! A session outlives its connection and even the process: which event was done last is in the store,
//! and after a restart Discord sends what happened meanwhile, as long as it still remembers.

mod session;

use super::rest::{Ask, Rest};
use super::wire::GatewayBot;
use super::{Error, Shards, notes};
use crate::secret::Secret;
use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::Value;
use session::{Closed, Resume, Session, Step, closed};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// Servers with their channels, so that messages and presses arrive.
const INTENTS: u64 = 1 | 1 << 9 | 1 << 12;
/// What people type, where it is granted.
const MESSAGE_CONTENT: u64 = 1 << 15;
/// The largest message of the gateway: a server with all its channels.
const LARGEST: usize = 64 << 20;
/// How long a connection may take to come up and be greeted.
const PATIENCE: Duration = Duration::from_secs(20);
/// Between two beginnings of sessions in one bucket.
const BETWEEN: Duration = Duration::from_secs(5);
/// The first wait before connecting again, and the longest.
const BACKOFF: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(60));
/// How often it is written down which event was done.
const KEEP: Duration = Duration::from_secs(2);
/// Events that may wait to be heard.
pub(super) const WAITING: usize = 4_096;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Whether people's messages can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Content {
    /// They are asked for, and done without where they aren't granted.
    #[default]
    Wanted,
    /// They aren't asked for.
    Unread,
}

/// An event, and where it is noted that it was done.
pub(super) struct Event {
    pub(super) name: String,
    pub(super) data: Value,
    seq: u64,
    done: Arc<AtomicU64>,
}

impl Event {
    /// It was heard and all that it did is durable.
    pub(super) fn done(&self) {
        self.done.store(self.seq, Ordering::Release);
    }
}

/// How the gateway is driven.
pub(super) struct Gateway {
    pub(super) rest: Arc<Rest>,
    pub(super) notes: notes::Notes,
    pub(super) token: Secret,
    pub(super) content: Content,
    pub(super) shards: Option<Shards>,
}

impl Gateway {
    /// Asks where the gateway is and keeps a connection for each shard until `closing`.
    ///
    /// # Errors
    /// When it can't be asked at first, or Discord will have none of these connections ever.
    pub(super) async fn run(
        self,
        events: mpsc::Sender<Event>,
        closing: watch::Receiver<bool>,
    ) -> Result<(), Error> {
        let found = self.find().await?;
        let shards = self.shards.unwrap_or(Shards {
            first: 0,
            last: found.shards.clamp(1, 4_096) - 1,
            total: found.shards.clamp(1, 4_096),
        });
        let buckets = found.session_start_limit.max_concurrency.clamp(1, 256);
        let starts: Vec<_> = (0..buckets).map(|_| Arc::new(Mutex::new(()))).collect();
        let gateway = Arc::new(self);
        let mut tasks = tokio::task::JoinSet::new();
        for id in shards.first..=shards.last {
            let Some(start) = starts.get((id % buckets) as usize) else {
                continue;
            };
            let shard = Shard {
                gateway: gateway.clone(),
                id: (id, shards.total),
                url: found.url.clone(),
                start: start.clone(),
                events: events.clone(),
                closing: closing.clone(),
                session: Session::default(),
                done: Arc::new(AtomicU64::new(0)),
                content: gateway.content,
            };
            tasks.spawn(shard.run());
        }
        drop(events);
        while let Some(ended) = tasks.join_next().await {
            // One shard that can never come back ends all: somebody must look.
            ended.map_err(|error| Error::Gateway(error.to_string()))??;
        }
        Ok(())
    }

    /// Where the gateway is. It is never guessed: another address than the one that the configured
    /// interface names could be another's.
    async fn find(&self) -> Result<GatewayBot, Error> {
        let ask = Ask::new(Method::GET, "/gateway/bot", "", "/gateway/bot".to_owned());
        let answer = super::start::patiently(&self.rest, ask).await?;
        serde_json::from_value(answer).map_err(|error| Error::Gateway(error.to_string()))
    }
}

struct Shard {
    gateway: Arc<Gateway>,
    id: (u32, u32),
    url: String,
    /// Held while a session of this bucket begins.
    start: Arc<Mutex<()>>,
    events: mpsc::Sender<Event>,
    closing: watch::Receiver<bool>,
    session: Session,
    done: Arc<AtomicU64>,
    content: Content,
}

/// How a connection ended.
enum End {
    /// The program stops.
    Stopped,
    /// It must be made again; whether it had worked.
    Lost(bool),
    /// Never again.
    Never(Error),
}

impl Shard {
    async fn run(mut self) -> Result<(), Error> {
        let key = format!("session/{}of{}", self.id.0, self.id.1);
        if let Some(resume) = self.gateway.notes.read::<Resume>(&key).await {
            self.session = Session::resumed(&resume);
            self.done.store(resume.seq, Ordering::Release);
        }
        let mut failures = 0u32;
        loop {
            let end = self.connection(&key).await;
            self.keep(&key).await;
            match end {
                End::Stopped => return Ok(()),
                End::Never(error) => return Err(error),
                End::Lost(true) => failures = 0,
                End::Lost(false) => failures = failures.saturating_add(1),
            }
            if failures > 2 {
                // A resuming address may have gone for good.
                self.session.forget();
            }
            let (first, longest) = BACKOFF;
            let wait = first.saturating_mul(1 << failures.min(8)).min(longest);
            let wait = wait.mul_f64(0.5 + fastrand::f64() / 2.0);
            tokio::select! {
                () = sleep(wait) => {}
                () = stopped(&mut self.closing) => return Ok(()),
            }
        }
    }

    /// One connection from its beginning to its end.
    async fn connection(&mut self, key: &str) -> End {
        let start = self.start.clone();
        let mut turn = None;
        if self.session.is_new() {
            // One after the other in each bucket, and not faster than Discord allows.
            tokio::select! {
                held = start.lock_owned() => turn = Some(held),
                () = stopped(&mut self.closing) => return End::Stopped,
            }
        }
        let url = self.session.url().filter(|url| !url.is_empty());
        let url = format!(
            "{}/?v=10&encoding=json",
            url.unwrap_or(&self.url).trim_end_matches('/')
        );
        let config = WebSocketConfig::default()
            .max_message_size(Some(LARGEST))
            .max_frame_size(Some(LARGEST));
        let connecting = connect_async_with_config(url, Some(config), true);
        let mut socket = match timeout(PATIENCE, connecting).await {
            Ok(Ok((socket, _))) => socket,
            Ok(Err(error)) => {
                tracing::warn!(shard = self.id.0, %error, "the gateway can't be reached");
                return End::Lost(false);
            }
            Err(_) => return End::Lost(false),
        };
        let end = self.talk(&mut socket, key, turn).await;
        if matches!(end, End::Stopped) {
            // Any other code than 1000 and 1001 leaves the session to be taken up again.
            let leave = CloseFrame {
                code: CloseCode::Library(4000),
                reason: "".into(),
            };
            let _ = timeout(Duration::from_secs(1), socket.close(Some(leave))).await;
        }
        end
    }

    async fn talk(
        &mut self,
        socket: &mut Socket,
        key: &str,
        mut turn: Option<tokio::sync::OwnedMutexGuard<()>>,
    ) -> End {
        let mut is_up = false;
        let mut closing = self.closing.clone();
        let (mut interval, mut beat_at, mut is_heard) =
            (PATIENCE, Instant::now() + PATIENCE, false);
        let mut keep_at = Instant::now() + KEEP;
        loop {
            let message = tokio::select! {
                message = socket.next() => message,
                () = sleep_until(beat_at) => {
                    // Two beats without an answer, or no greeting at all: the line is dead.
                    if !is_heard || say(socket, &self.session.beat()).await.is_err() {
                        return End::Lost(is_up);
                    }
                    is_heard = false;
                    beat_at = Instant::now() + interval;
                    continue;
                }
                () = sleep_until(keep_at) => {
                    self.keep(key).await;
                    keep_at = Instant::now() + KEEP;
                    continue;
                }
                () = stopped(&mut closing) => return End::Stopped,
            };
            let text = match message {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(frame))) => {
                    return self.closed(frame.map(|frame| frame.code.into()), is_up);
                }
                Some(Ok(_)) => continue,
                Some(Err(error)) => {
                    tracing::info!(shard = self.id.0, %error, "a connection was lost");
                    return End::Lost(is_up);
                }
                None => return End::Lost(is_up),
            };
            match self.session.hear(&text) {
                Step::Nothing => {}
                Step::Heard => is_heard = true,
                Step::Beat => {
                    if say(socket, &self.session.beat()).await.is_err() {
                        return End::Lost(is_up);
                    }
                }
                Step::Greet(ms) => {
                    interval = Duration::from_millis(ms.clamp(100, 600_000));
                    // The first beat comes at a random part of it: not all clients at once.
                    beat_at = Instant::now() + interval.mul_f64(fastrand::f64());
                    is_heard = true;
                    let intents = match self.content {
                        Content::Wanted => INTENTS | MESSAGE_CONTENT,
                        Content::Unread => INTENTS,
                    };
                    let greeting =
                        self.session
                            .greeting(self.gateway.token.reveal(), self.id, intents);
                    if say(socket, &greeting).await.is_err() {
                        return End::Lost(is_up);
                    }
                    if let Some(turn) = turn.take() {
                        tokio::spawn(async move {
                            sleep(BETWEEN).await;
                            drop(turn);
                        });
                    }
                }
                Step::Event { seq, name, data } => {
                    if name == "READY" || name == "RESUMED" {
                        is_up = true;
                        tracing::info!(shard = self.id.0, of = self.id.1, %name, "connected");
                    }
                    if name == "READY" {
                        // Written down at once: a process that is killed before it has done
                        // anything leaves a session that can be taken up.
                        self.done = Arc::new(AtomicU64::new(seq));
                        self.keep(key).await;
                    }
                    let done = self.done.clone();
                    let event = Event {
                        name,
                        data,
                        seq,
                        done,
                    };
                    if self.events.send(event).await.is_err() {
                        return End::Stopped;
                    }
                }
                Step::Reconnect => return End::Lost(is_up),
                Step::Anew => {
                    tracing::info!(shard = self.id.0, "a session was lost");
                    // Discord wants a moment of silence before the next.
                    sleep(Duration::from_millis(fastrand::u64(1_000..=3_000))).await;
                    return End::Lost(true);
                }
            }
        }
    }

    fn closed(&mut self, code: Option<u16>, is_up: bool) -> End {
        match closed(code) {
            Closed::Resume => End::Lost(is_up),
            Closed::Anew => {
                self.session.forget();
                End::Lost(is_up)
            }
            Closed::Intents if self.content == Content::Wanted => {
                tracing::warn!(
                    "Message Content isn't granted: moves by commands, buttons and dialogs alone"
                );
                self.content = Content::Unread;
                self.session.forget();
                End::Lost(true)
            }
            Closed::Intents => End::Never(Error::Gateway("the intents are refused".to_owned())),
            Closed::Token => End::Never(Error::Token),
            Closed::Shards => End::Never(Error::Shards),
        }
    }

    /// Writes down which event was done, for the next process.
    async fn keep(&self, key: &str) {
        let done = self.done.load(Ordering::Acquire);
        let resume = self.session.resume(done).filter(|_| done > 0);
        self.gateway.notes.keep(key, resume.as_ref()).await;
    }
}

/// Waits until the program stops.
async fn stopped(closing: &mut watch::Receiver<bool>) {
    closing.wait_for(|&closing| closing).await.ok();
}

async fn say(socket: &mut Socket, frame: &Value) -> Result<(), ()> {
    let sending = socket.send(Message::text(frame.to_string()));
    match timeout(PATIENCE, sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(()),
    }
}
