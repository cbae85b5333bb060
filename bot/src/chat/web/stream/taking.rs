//! Takes what a page says: each thing is durable before it is answered.

use super::Visit;
use crate::chat::web::message::{Author, Message, Piece};
use crate::chat::web::people::{self, Person};
use crate::chat::web::presence::Word;
use crate::chat::web::records::Changes;
use crate::chat::web::rooms::Room;
use crate::chat::web::server::Server;
use crate::chat::web::{Error, clean, limits};
use crate::chat::{Input, MessageId, PressId, Source, Standing};
use crate::hall::clock;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;

/// What a page says.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(super) enum Ask {
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

/// One press: whose, and the page's number of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::chat::web) struct Press {
    /// Who pressed.
    pub(in crate::chat::web) who: String,
    /// The page's number.
    pub(in crate::chat::web) nonce: String,
}

impl Press {
    /// The handle that the hall is given.
    fn id(&self) -> PressId {
        PressId(format!("{}/{}", self.who, self.nonce))
    }

    /// The press behind a handle.
    pub(in crate::chat::web) fn of(id: &PressId) -> Option<Press> {
        let (who, nonce) = id.0.split_once('/')?;
        Some(Press {
            who: who.to_owned(),
            nonce: nonce.to_owned(),
        })
    }
}

/// Takes one thing that a page says and answers when it is durable.
pub(super) async fn take(server: &Server, visit: &Visit, ask: Ask) {
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
    /// The store takes nothing now.
    Disk,
    /// The hall can't now.
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
            Refusal::Disk => "disk",
            Refusal::Trouble => "trouble",
        }
    }
}

impl From<Error> for Refusal {
    fn from(why: Error) -> Refusal {
        if why.may_pass() {
            // The hall tells the log.
            return Refusal::Disk;
        }
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
        standing: standing.unwrap_or(Standing::Member),
        once,
    }
}

/// Where it is noted that a message has still to come to the hall.
fn inbox_key(room: &str, n: u64) -> String {
    format!("web/inbox/{room}/{n:016x}")
}

/// After a crash: messages that stand in their rooms and may not have come to the hall are brought
/// again. The hall does a message that it has had only once.
pub(in crate::chat::web) async fn bring_again(server: &Server) -> Result<(), Error> {
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
