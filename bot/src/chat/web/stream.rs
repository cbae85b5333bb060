//! The stream of one open page: a WebSocket by which it is told what happens in its room and says
//! what its person types and presses.
//!
//! What a page is told is a state, not a queue: the messages that changed after the event it saw
//! last. So a page that was away, or too slow and dropped, asks for what is after that event and
//! has missed nothing.

mod taking;
mod teller;

pub(super) use taking::{Press, bring_again};

use super::people::Person;
use super::rooms::Room;
use super::server::Server;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use futures_util::stream::SplitStream;
use futures_util::{SinkExt, StreamExt};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;
use taking::{Ask, take};
use teller::Teller;
use tokio::sync::watch;

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

async fn stopped(closing: &mut watch::Receiver<bool>) {
    closing.wait_for(|&closing| closing).await.ok();
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
