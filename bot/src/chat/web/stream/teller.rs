//! Tells a page what happens in its room.

use super::stopped;
use crate::chat::web::presence::Word;
use crate::chat::web::rooms::{Changed, Room};
use crate::chat::web::server::Server;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use futures_util::SinkExt;
use futures_util::stream::SplitSink;
use serde_json::{Value, json};
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

/// The teller of one page.
pub(super) struct Teller {
    pub(super) server: Arc<Server>,
    pub(super) room: Arc<Room>,
    pub(super) who: String,
    pub(super) send: SplitSink<WebSocket, Frame>,
    /// When the page was last heard of.
    pub(super) heard: watch::Receiver<Instant>,
}

/// The page is gone or too slow.
struct Dropped;

impl Teller {
    /// Tells until the page goes, falls behind, or the server stops.
    pub(super) async fn tell(mut self, after: u64, words: mpsc::Receiver<Word>) {
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

fn shown(word: Word) -> Value {
    match word {
        Word::Elsewhere { room, n } => json!({ "is": "elsewhere", "room": room, "n": n }),
        Word::Done { nonce } => json!({ "is": "done", "nonce": nonce }),
        Word::Refused { nonce, why } => json!({ "is": "refused", "nonce": nonce, "why": why }),
        Word::Answer { text } => json!({ "is": "answer", "text": text }),
    }
}
