//! The stream of one open page: a WebSocket by which it is told what happens in its room and says
//! what its person types and presses.
//!
//! What a page is told is a state, not a queue: the messages that changed after the event it saw
//! last. So a page that was away, or too slow and dropped, asks for what is after that event and
//! has missed nothing.

use super::message::{Author, Message, Piece};
use super::people::{self, Person};
use super::presence::Word;
use super::records::Changes;
use super::rooms::{Changed, Room};
use super::server::Server;
use super::{Error, clean, limits};
use crate::chat::{Input, MessageId, PressId, Source};
use crate::hall::clock;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};

/// How long a page may take to read what it is sent.
const SLOWEST: Duration = Duration::from_secs(10);
/// How often a quiet stream shows that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// A page that hasn't answered a heartbeat for so long is gone.
const SILENCE: Duration = Duration::from_secs(50);
/// Messages in one frame.
const BATCH: usize = 50;

/// What a page says.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
enum Ask {
    /// Its person typed something.
    Say {
        #[serde(rename = "as")]
        who: String,
        nonce: String,
        text: String,
        reply: Option<u64>,
    },
    /// Its person pressed a button of a message.
    Press {
        #[serde(rename = "as")]
        who: String,
        nonce: String,
        n: u64,
        data: String,
    },
}

/// Whose page, where, and what it has seen.
pub(super) struct Visit {
    /// The person, one of those whom the cookie holds.
    pub(super) person: Person,
    /// Everybody whom the cookie holds.
    pub(super) held: BTreeSet<String>,
    /// The room, of which the person is a member.
    pub(super) room: Arc<Room>,
    /// The last event it saw.
    pub(super) after: u64,
}

/// One press: whose, and the page's number of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Press {
    /// Who pressed.
    pub(super) who: String,
    /// The page's number.
    pub(super) nonce: String,
}

impl Press {
    /// The handle that the hall is given.
    fn id(&self) -> PressId {
        PressId(format!("{}/{}", self.who, self.nonce))
    }

    /// The press behind a handle.
    pub(super) fn of(id: &PressId) -> Option<Press> {
        let (who, nonce) = id.0.split_once('/')?;
        Some(Press {
            who: who.to_owned(),
            nonce: nonce.to_owned(),
        })
    }
}

/// Serves one page until it goes, falls behind, or the server stops.
pub(super) async fn serve(server: Arc<Server>, visit: Visit, socket: WebSocket) {
    let (mut send, receive) = socket.split();
    let presence = server.presence.clone();
    let Some((here, words)) = presence.enter(&visit.person.id, &visit.room.id) else {
        let reason = CloseFrame {
            code: 4008,
            reason: "too many pages".into(),
        };
        send.send(Frame::Close(Some(reason))).await.ok();
        return;
    };
    visit.room.people_changed();
    let room = visit.room.clone();
    let (gone, heard) = watch::channel(Instant::now());
    let after = visit.after;
    let telling = {
        let (server, room, who) = (server.clone(), room.clone(), visit.person.id.clone());
        let teller = Teller {
            server,
            room,
            who,
            send,
            heard,
        };
        tokio::spawn(teller.tell(after, words))
    };
    hear(&server, &visit, receive, &gone, &telling).await;
    // Dropping the sender tells the teller to stop.
    drop(gone);
    telling.await.ok();
    drop(here);
    room.people_changed();
}

struct Teller {
    server: Arc<Server>,
    room: Arc<Room>,
    who: String,
    send: SplitSink<WebSocket, Frame>,
    /// When the page was last heard of.
    heard: watch::Receiver<Instant>,
}

/// The page is gone or too slow.
struct Dropped;

impl Teller {
    async fn tell(mut self, after: u64, words: mpsc::Receiver<Word>) {
        if self.tell_all(after, words).await.is_ok() {
            let close = Frame::Close(Some(CloseFrame {
                code: 1001,
                reason: "".into(),
            }));
            tokio::time::timeout(SLOWEST, self.send.send(close))
                .await
                .ok();
        }
    }

    async fn tell_all(
        &mut self,
        after: u64,
        mut words: mpsc::Receiver<Word>,
    ) -> Result<(), Dropped> {
        let mut changed = self.room.watch();
        let mut closing = self.server.closing.subscribe();
        let mut told = Changed {
            event: after,
            people: u64::MAX,
        };
        loop {
            let now = *changed.borrow_and_update();
            // A page that saw more than there is remembers another server's room.
            if told.event > now.event {
                self.send(json!({ "is": "anew" })).await?;
                told.event = 0;
            }
            if told.event != now.event {
                told.event = self.tell_news(told.event).await?;
            }
            if told.people != now.people {
                told.people = now.people;
                let people = self.server.people_shown(&self.room).await;
                self.send(json!({ "is": "people", "people": people }))
                    .await?;
            }
            tokio::select! {
                change = changed.changed() => change.map_err(|_| Dropped)?,
                word = words.recv() => match word {
                    Some(word) => self.send(shown(word)).await?,
                    None => return Ok(()),
                },
                heard = self.heard.changed() => if heard.is_err() {
                    return Ok(());
                },
                () = stopped(&mut closing) => return Ok(()),
                () = tokio::time::sleep(HEARTBEAT) => {
                    if self.heard.borrow().elapsed() > SILENCE {
                        return Err(Dropped);
                    }
                    self.send(json!({ "is": "alive" })).await?;
                    self.send_frame(Frame::Ping(axum::body::Bytes::new())).await?;
                }
            }
        }
    }

    async fn tell_news(&mut self, after: u64) -> Result<u64, Dropped> {
        let (event, news) = self.room.after(after, &self.who).await;
        for batch in news.chunks(BATCH) {
            let shown: Vec<Value> = batch.iter().map(|m| m.shown_to(&self.who)).collect();
            self.send(json!({ "is": "news", "messages": shown }))
                .await?;
        }
        self.send(json!({ "is": "seen", "event": event })).await?;
        Ok(event)
    }

    async fn send(&mut self, value: Value) -> Result<(), Dropped> {
        self.send_frame(Frame::Text(value.to_string().into())).await
    }

    async fn send_frame(&mut self, frame: Frame) -> Result<(), Dropped> {
        match tokio::time::timeout(SLOWEST, self.send.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Dropped),
        }
    }
}

async fn stopped(closing: &mut watch::Receiver<bool>) {
    closing.wait_for(|&closing| closing).await.ok();
}

fn shown(word: Word) -> Value {
    match word {
        Word::Elsewhere { room, n } => json!({ "is": "elsewhere", "room": room, "n": n }),
        Word::Done { nonce } => json!({ "is": "done", "nonce": nonce }),
        Word::Refused { nonce, why } => json!({ "is": "refused", "nonce": nonce, "why": why }),
        Word::Answer { text } => json!({ "is": "answer", "text": text }),
    }
}

async fn hear(
    server: &Server,
    visit: &Visit,
    mut frames: SplitStream<WebSocket>,
    heard: &watch::Sender<Instant>,
    telling: &tokio::task::JoinHandle<()>,
) {
    let mut closing = server.closing.subscribe();
    loop {
        let frame = tokio::select! {
            frame = frames.next() => frame,
            () = heard.closed() => return,
            () = stopped(&mut closing) => return,
        };
        let Some(Ok(frame)) = frame else { return };
        heard.send_replace(Instant::now());
        match frame {
            Frame::Text(text) => {
                // Nonsense is no page of ours.
                let Ok(ask) = serde_json::from_str::<Ask>(&text) else {
                    return;
                };
                take(server, visit, ask).await;
            }
            Frame::Binary(_) | Frame::Close(_) => return,
            Frame::Ping(_) | Frame::Pong(_) => {}
        }
        if telling.is_finished() {
            return;
        }
    }
}

/// Takes one thing that a page says and answers when it is durable.
async fn take(server: &Server, visit: &Visit, ask: Ask) {
    let (Ask::Say { who, nonce, .. } | Ask::Press { who, nonce, .. }) = &ask;
    let (who, nonce) = (who.clone(), nonce.clone());
    if nonce.is_empty() || nonce.len() > limits::NONCE_CHARS {
        return;
    }
    let taken = if who != visit.person.id || !visit.held.contains(&who) {
        Err(Refusal::Stranger)
    } else if !server.presence.may_act(&who, Instant::now()) {
        Err(Refusal::Fast)
    } else {
        match ask {
            Ask::Say { text, reply, .. } => said(server, visit, &nonce, &text, reply).await,
            Ask::Press { n, data, .. } => pressed(server, visit, &nonce, n, data).await,
        }
    };
    let word = match taken {
        Ok(()) => Word::Done { nonce },
        Err(why) => Word::Refused {
            nonce,
            why: why.name(),
        },
    };
    server.presence.say(&visit.person.id, &visit.room.id, &word);
}

/// Why something wasn't taken.
#[derive(Debug)]
enum Refusal {
    /// The page speaks for somebody it isn't.
    Stranger,
    /// Too much in too short a time.
    Fast,
    /// An empty message, or too long a one.
    Length,
    /// There is no such message for this person.
    Unknown,
    /// The store or the hall can't now.
    Trouble,
}

impl Refusal {
    /// The name that the page knows it by.
    fn name(&self) -> &'static str {
        match self {
            Refusal::Stranger => "stranger",
            Refusal::Fast => "fast",
            Refusal::Length => "length",
            Refusal::Unknown => "unknown",
            Refusal::Trouble => "trouble",
        }
    }
}

impl From<Error> for Refusal {
    fn from(why: Error) -> Refusal {
        tracing::error!(%why, "a message was not taken");
        Refusal::Trouble
    }
}

async fn said(
    server: &Server,
    visit: &Visit,
    nonce: &str,
    text: &str,
    reply: Option<u64>,
) -> Result<(), Refusal> {
    let text = clean::message(text).ok_or(Refusal::Length)?;
    let room = &visit.room;
    let person = current(server, visit).await?;
    let from = Author::Person {
        id: person.id.clone(),
        name: person.name.clone(),
    };
    let mut message = Message::new(from, clock().0);
    message.text = vec![Piece::P(text)];
    message.nonce = Some(nonce.to_owned());
    message.reply_to = match reply {
        Some(n) => room.message(n, &person.id).await.map(|found| found.n),
        None => None,
    };
    let _in_order = room.inlet.lock().await;
    let inbox = |n| {
        let mut changes = Changes::default();
        changes.put(inbox_key(&room.id, n), &())?;
        Ok(changes)
    };
    let message = server.rooms.write_with(room, message, inbox).await?;
    to_hall(server, room, &person, &message).await
}

/// Brings a message that stands in the room to the hall, and forgets that it has to.
async fn to_hall(
    server: &Server,
    room: &Arc<Room>,
    person: &Person,
    message: &Message,
) -> Result<(), Refusal> {
    let once = format!("{}/{}", room.id, message.n);
    let source = source(room, person, Some(once)).await;
    let mut reply_to = None;
    if let Some(n) = message.reply_to {
        let answered = room.message(n, &person.id).await;
        if answered.is_some_and(|answered| answered.from == Author::Bot) {
            reply_to = Some(MessageId(n.to_string()));
        }
    }
    let text = message.text.iter().map(|piece| match piece {
        Piece::P(text) | Piece::B(text) | Piece::M(_, text) => text.as_str(),
    });
    let said = Input::Said {
        source,
        message: MessageId(message.n.to_string()),
        text: text.collect(),
        reply_to,
    };
    server.door.put(said).await.map_err(|_| Refusal::Trouble)?;
    let mut changes = Changes::default();
    changes.remove(inbox_key(&room.id, message.n));
    Ok(server.records.commit(changes).await?)
}

async fn pressed(
    server: &Server,
    visit: &Visit,
    nonce: &str,
    n: u64,
    data: String,
) -> Result<(), Refusal> {
    if data.is_empty() || data.len() > limits::BUTTON_BYTES {
        return Err(Refusal::Unknown);
    }
    let room = &visit.room;
    let person = current(server, visit).await?;
    let under = room.message(n, &person.id).await;
    if under.is_none_or(|message| message.from != Author::Bot) {
        return Err(Refusal::Unknown);
    }
    let press = Press {
        who: person.id.clone(),
        nonce: nonce.to_owned(),
    };
    let once = format!("{}/{}/{nonce}", room.id, person.id);
    let _in_order = room.inlet.lock().await;
    let input = Input::Pressed {
        source: source(room, &person, Some(once)).await,
        data,
        message: Some(MessageId(n.to_string())),
        press: Some(press.id()),
    };
    server.door.put(input).await.map_err(|_| Refusal::Trouble)
}

/// The person as they are now: they may have renamed themselves in another tab.
async fn current(server: &Server, visit: &Visit) -> Result<Person, Refusal> {
    let found = people::find(&server.records, &visit.person.id).await?;
    if visit.room.standing(&visit.person.id).await.is_none() {
        return Err(Refusal::Stranger);
    }
    found.ok_or(Refusal::Stranger)
}

async fn source(room: &Room, person: &Person, once: Option<String>) -> Source {
    let standing = room.standing(&person.id).await;
    Source {
        room: room.place(),
        kind: room.plan.kind,
        language: Some(room.plan.language.clone()),
        from: person.account(),
        standing: standing.unwrap_or(crate::chat::Standing::Member),
        once,
    }
}

/// Where it is noted that a message has still to come to the hall.
fn inbox_key(room: &str, n: u64) -> String {
    format!("web/inbox/{room}/{n:016x}")
}

/// After a crash: messages that stand in their rooms and may not have come to the hall are brought
/// again. The hall does a message that it has had only once.
pub(super) async fn bring_again(server: &Server) -> Result<(), Error> {
    for (key, _) in server.records.scan("web/inbox/").await? {
        let Some((room, n)) = key.split_once('/') else {
            continue;
        };
        let n = u64::from_str_radix(n, 16).unwrap_or(0);
        let Some(room) = server.rooms.find(room).await? else {
            continue;
        };
        let Some(message) = room.any_message(n).await else {
            continue;
        };
        let Author::Person { id, .. } = &message.from else {
            continue;
        };
        if let Some(person) = people::find(&server.records, id).await?
            && to_hall(server, &room, &person, &message).await.is_err()
        {
            tracing::error!("a message from before the restart did not reach the hall");
        }
    }
    Ok(())
}
