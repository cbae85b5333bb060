//! Carries the hall's effects into the rooms.

use super::Error;
use super::limits;
use super::message::{Author, Message};
use super::presence::Word;
use super::records::{self, Changes};
use super::server::Server;
use super::stream::Press;
use crate::chat::outbox::Gauge;
use crate::chat::{Body, Effect, Input, MessageId, PostId, RoomRef};
use crate::hall::clock;
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Rooms are spread over so many workers: each room keeps its order, and a picture that is being
/// drawn holds up only some of the others.
const WORKERS: u64 = 4;
/// Effects that may wait for one worker.
const WAITING: usize = 256;
/// How often a store that took nothing is tried again.
const AGAIN: Duration = Duration::from_millis(500);
/// As much may wait for it.
const BEHIND: usize = 4096;

/// Carries effects until the hall has no more. What the rooms have taken is told to the hall by a
/// task of its own: a worker that waited for the hall while the hall waits for it would stop both.
pub(super) async fn carry(
    server: Arc<Server>,
    mut effects: mpsc::Receiver<Effect>,
    gauge: Arc<Gauge>,
) {
    let (taken, mut told) = mpsc::unbounded_channel();
    let teller = tokio::spawn({
        let server = server.clone();
        async move {
            while let Some(taken) = told.recv().await {
                if let Err(why) = tell(&server, taken).await {
                    tracing::debug!(%why, "the hall was not told of a post");
                }
            }
        }
    });
    let mut workers = Vec::new();
    let mut tasks = vec![teller];
    for _ in 0..WORKERS {
        let (send, receive) = mpsc::channel::<Waiting>(WAITING);
        let worker = Worker {
            server: server.clone(),
            taken: taken.clone(),
            gauge: gauge.clone(),
            behind: VecDeque::new(),
        };
        workers.push(send);
        tasks.push(tokio::spawn(worker.work(receive)));
    }
    drop(taken);
    while let Some(effect) = effects.recv().await {
        let mut hash = DefaultHasher::new();
        effect.room().id.hash(&mut hash);
        let worker = (hash.finish() % WORKERS) as usize;
        let waiting = Waiting {
            effect,
            since: Instant::now(),
        };
        gauge.left.fetch_add(1, Ordering::Relaxed);
        if let Some(worker) = workers.get(worker)
            && worker.send(waiting).await.is_err()
        {
            break;
        }
    }
    drop(workers);
    for task in tasks {
        task.await.ok();
    }
}

/// An effect that is to be shown.
struct Waiting {
    effect: Effect,
    since: Instant,
}

/// Shows what comes, in order. What is durable in the hall is shown, however long the store takes
/// nothing in between.
struct Worker {
    server: Arc<Server>,
    taken: mpsc::UnboundedSender<Taken>,
    gauge: Arc<Gauge>,
    /// What the store hasn't taken yet.
    behind: VecDeque<Waiting>,
}

impl Worker {
    async fn work(mut self, mut effects: mpsc::Receiver<Waiting>) {
        loop {
            let (is_behind, is_full) = (!self.behind.is_empty(), self.behind.len() >= BEHIND);
            tokio::select! {
                effect = effects.recv(), if !is_full => match effect {
                    Some(waiting) => self.take(waiting).await,
                    // What is behind is shown after the next start: the hall knows of no message.
                    None => return,
                },
                () = tokio::time::sleep(AGAIN), if is_behind => self.catch_up().await,
            }
        }
    }

    async fn take(&mut self, waiting: Waiting) {
        let effect = &waiting.effect;
        let is_answer = matches!(effect, Effect::Tell { .. } | Effect::Acknowledge { .. });
        if !is_answer && !self.behind.is_empty() {
            return self.behind.push_back(waiting);
        }
        match show(&self.server, effect, &self.taken).await {
            Ok(()) => self.gauge.took(waiting.since),
            Err(why) if why.may_pass() => match effect {
                // Worth nothing later: said where the eyes are, and nowhere else.
                Effect::Tell { room, to, body, .. } => answer(&self.server, room, &to.id, body),
                _ => {
                    tracing::warn!(%why, "the chat page falls behind");
                    return self.behind.push_back(waiting);
                }
            },
            Err(why) => tracing::error!(%why, "an effect was not shown"),
        }
        self.gauge.left.fetch_sub(1, Ordering::Relaxed);
    }

    async fn catch_up(&mut self) {
        while let Some(waiting) = self.behind.front() {
            match show(&self.server, &waiting.effect, &self.taken).await {
                Err(why) if why.may_pass() => return,
                Err(why) => tracing::error!(%why, "an effect was not shown"),
                Ok(()) => self.gauge.took(waiting.since),
            }
            self.behind.pop_front();
            self.gauge.left.fetch_sub(1, Ordering::Relaxed);
        }
        tracing::info!("the chat page has caught up");
    }
}

/// What became of a post.
enum Taken {
    /// It stands in the room under this number.
    Post(RoomRef, u64, PostId),
    /// There is no such room.
    Never(RoomRef),
}

async fn tell(server: &Server, taken: Taken) -> Result<(), Error> {
    match taken {
        Taken::Post(room, n, post) => {
            let mut told = Changes::default();
            told.remove(untold_key(&room.id, n));
            let message = MessageId(n.to_string());
            let posted = Input::Posted {
                post,
                room,
                message,
            };
            server.door.put(posted).await.map_err(|_| Error::Closed)?;
            server.records.commit(told).await
        }
        Taken::Never(room) => {
            let gone = Input::Gone { room };
            server.door.put(gone).await.map_err(|_| Error::Closed)
        }
    }
}

/// Where it is noted that the hall has still to be told of a post.
fn untold_key(room: &str, n: u64) -> String {
    format!("web/untold/{room}/{n:016x}")
}

/// After a crash: the hall is told of posts that stand in their rooms and that it may not know of.
pub(super) async fn tell_again(server: &Server) -> Result<(), Error> {
    for (key, bytes) in server.records.scan("web/untold/").await? {
        let Some((room, n)) = key.split_once('/') else {
            continue;
        };
        let n = u64::from_str_radix(n, 16).unwrap_or(0);
        let post = records::parse(&key, &bytes)?;
        if let Some(room) = server.rooms.find(room).await? {
            tell(server, Taken::Post(room.place(), n, post)).await?;
        }
    }
    Ok(())
}

async fn show(
    server: &Server,
    effect: &Effect,
    taken: &mpsc::UnboundedSender<Taken>,
) -> Result<(), Error> {
    if let Effect::Forget { account, .. } = effect {
        return super::forget::forget(server, account).await;
    }
    let at = effect.room().clone();
    let Some(room) = server.rooms.find(&at.id).await? else {
        taken.send(Taken::Never(at)).ok();
        return Ok(());
    };
    match effect {
        Effect::Post {
            post,
            body,
            reply_to,
            ..
        } => {
            let mut message = Message::new(Author::Bot, clock().0);
            message.fill(body, server.files.keep(&room.id, body).await);
            message.reply_to = reply_to.as_ref().and_then(number);
            let post = *post;
            message.post = Some(post.0);
            // Posted again after a crash, it is the same message and maybe another body.
            let written = message.clone();
            let untold = |n| {
                let mut changes = Changes::default();
                changes.put(untold_key(&room.id, n), &post)?;
                Ok(changes)
            };
            let known = server.rooms.write_with(&room, message, untold).await?;
            server
                .rooms
                .edit(&room, known.n, |known| {
                    known.text = written.text;
                    known.buttons = written.buttons;
                    known.picture = written.picture;
                    known.document = known.document.take().or(written.document);
                })
                .await?;
            taken.send(Taken::Post(at, known.n, post)).ok();
        }
        Effect::Edit {
            message,
            body,
            post,
            ..
        } => {
            if let Some(n) = number(message) {
                let kept = server.files.keep(&room.id, body).await;
                let change = |message: &mut Message| message.fill(body, kept);
                server.rooms.edit(&room, n, change).await?;
                if let Some(post) = post {
                    taken.send(Taken::Post(at, n, *post)).ok();
                }
            }
        }
        Effect::Unbutton { message, .. } => {
            if let Some(n) = number(message) {
                let change = |message: &mut Message| message.buttons.clear();
                server.rooms.edit(&room, n, change).await?;
            }
        }
        Effect::Tell {
            to,
            body,
            press,
            reply_to,
            ..
        } => {
            if press.is_some() {
                answer(server, &at, &to.id, body);
            }
            let mut message = Message::new(Author::Bot, clock().0);
            message.fill(body, server.files.keep(&room.id, body).await);
            message.reply_to = reply_to.as_ref().and_then(number);
            message.to = Some(to.id.clone());
            server
                .rooms
                .write(&room, message, Changes::default())
                .await?;
        }
        Effect::Forget { .. } => {}
        Effect::Acknowledge { press, .. } => {
            if let Some(Press { who, nonce }) = Press::of(press) {
                server.presence.say(&who, &room.id, &Word::Done { nonce });
            }
        }
    }
    Ok(())
}

/// An answer to a press is also seen where the eyes are: the button may stand far above.
fn answer(server: &Server, at: &RoomRef, who: &str, body: &Body) {
    let text: String = body.plain().chars().take(limits::ANSWER_CHARS).collect();
    server.presence.say(who, &at.id, &Word::Answer { text });
}

fn number(message: &MessageId) -> Option<u64> {
    message.0.parse().ok()
}
