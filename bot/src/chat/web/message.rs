//! One message of a room: what is kept of it and what each person is shown.

use super::Error;
use super::records::{Changes, parse};
use crate::chat::{Body, Button, Span};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Bytes of one record: a long message takes several.
const PART_BYTES: usize = 3000;

/// Who wrote it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Author {
    /// The bot.
    Bot,
    /// A person, by the name they had then.
    Person { id: String, name: String },
    /// The room itself: somebody has come.
    Joined { id: String, name: String },
}

/// A piece of its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Piece {
    /// Plain.
    P(String),
    /// Bold.
    B(String),
    /// A person called upon: id and name.
    M(String, String),
}

impl Piece {
    fn of(span: &Span) -> Piece {
        match span {
            Span::Plain(text) => Piece::P(text.clone()),
            Span::Bold(text) => Piece::B(text.clone()),
            Span::Mention { account, name, .. } => Piece::M(account.clone(), name.clone()),
        }
    }
}

/// A button: what stands on it and what it sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Key(pub(super) String, pub(super) String);

impl Key {
    fn of(button: &Button) -> Key {
        Key(button.label.clone(), button.data.clone())
    }
}

/// A picture, drawn and kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Drawn {
    /// The name of its file.
    pub(super) file: String,
    /// The same in words.
    pub(super) alt: String,
    /// Its kind.
    pub(super) mime: String,
}

/// A file beside a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Attached {
    /// The name of the file it is kept in.
    pub(super) file: String,
    /// The name it is offered by.
    pub(super) name: String,
}

/// What was drawn and kept for a body.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Kept {
    /// Its picture.
    pub(super) picture: Option<Drawn>,
    /// Its file.
    pub(super) document: Option<Attached>,
}

/// A message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Message {
    /// Its number in the room, from 1.
    pub(super) n: u64,
    /// The room's event that changed it last.
    pub(super) event: u64,
    /// When it was written, ms since the epoch.
    pub(super) at: u64,
    /// Who wrote it.
    pub(super) from: Author,
    /// The only person who sees it; everybody when there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) to: Option<String>,
    /// What it says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) text: Vec<Piece>,
    /// The picture above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) picture: Option<Drawn>,
    /// The file beside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) document: Option<Attached>,
    /// Rows of buttons below.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) buttons: Vec<Vec<Key>>,
    /// The message it answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) reply_to: Option<u64>,
    /// The writing page's own number for it: the same number twice is one message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) nonce: Option<String>,
    /// The hall's number for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) post: Option<u64>,
}

impl Message {
    /// A new one, without words yet.
    pub(super) fn new(from: Author, at: u64) -> Message {
        Message {
            n: 0,
            event: 0,
            at,
            from,
            to: None,
            text: Vec::new(),
            picture: None,
            document: None,
            buttons: Vec::new(),
            reply_to: None,
            nonce: None,
            post: None,
        }
    }

    /// Takes the words and buttons of a body, and what was kept of its picture and file.
    pub(super) fn fill(&mut self, body: &Body, kept: Kept) {
        self.text = body.text.iter().map(Piece::of).collect();
        self.buttons = body
            .buttons
            .iter()
            .map(|row| row.iter().map(Key::of).collect())
            .collect();
        self.picture = kept.picture;
        self.document = kept.document;
    }

    /// Whether this person may see it.
    pub(super) fn is_for(&self, who: &str) -> bool {
        self.to.as_deref().is_none_or(|to| to == who)
    }

    /// As a page is told of it.
    pub(super) fn shown_to(&self, who: &str) -> Value {
        let mut shown = json!({ "n": self.n, "event": self.event, "at": self.at });
        let Some(fields) = shown.as_object_mut() else {
            return shown;
        };
        let mut set = |name: &str, value: Value| fields.insert(name.to_owned(), value);
        match &self.from {
            Author::Bot => {
                set("from", json!("bot"));
            }
            Author::Person { id, name } => {
                set("from", json!({ "id": id, "name": name }));
                if id == who {
                    set("nonce", json!(self.nonce));
                }
            }
            Author::Joined { id, name } => {
                set("joined", json!({ "id": id, "name": name }));
            }
        }
        if self.to.is_some() {
            set("secret", json!(true));
        }
        let text: Vec<Value> = self.text.iter().map(piece).collect();
        set("text", json!(text));
        if let Some(picture) = &self.picture {
            set(
                "picture",
                json!({ "file": picture.file, "alt": picture.alt }),
            );
        }
        if let Some(document) = &self.document {
            set("document", json!(document.name));
        }
        if !self.buttons.is_empty() {
            set("buttons", json!(self.buttons));
        }
        if let Some(n) = self.reply_to {
            set("reply", json!(n));
        }
        shown
    }

    /// Writes it among the records of its room. `parts` is how many records it took before; how
    /// many it takes now is returned.
    pub(super) fn store(
        &self,
        room: &str,
        parts: usize,
        changes: &mut Changes,
    ) -> Result<usize, Error> {
        let bytes = serde_json::to_vec(self).map_err(|_| Error::Unreadable(room.to_owned()))?;
        let mut written = 0;
        for part in bytes.chunks(PART_BYTES) {
            changes.put_bytes(key(room, self.n, written), part.to_vec());
            written += 1;
        }
        for part in written..parts {
            changes.remove(key(room, self.n, part));
        }
        Ok(written)
    }

    /// Removes its records.
    pub(super) fn erase(&self, room: &str, parts: usize, changes: &mut Changes) {
        for part in 0..parts {
            changes.remove(key(room, self.n, part));
        }
    }

    /// Messages from the records of a room, in order of keys, with how many records each took. One
    /// that can't be read is passed over: the others are still there.
    pub(super) fn gather(room: &str, records: Vec<(String, Vec<u8>)>) -> Vec<(Message, usize)> {
        let mut found: Vec<(String, Vec<u8>, usize)> = Vec::new();
        for (key, bytes) in records {
            let number = key.split('/').next().unwrap_or_default().to_owned();
            match found.last_mut() {
                Some((last, all, parts)) if *last == number => {
                    all.extend_from_slice(&bytes);
                    *parts += 1;
                }
                _ => found.push((number, bytes, 1)),
            }
        }
        let read = |(number, bytes, parts): (String, Vec<u8>, usize)| match parse(&number, &bytes) {
            Ok(message) => Some((message, parts)),
            Err(why) => {
                tracing::error!(room, number, %why, "a stored message is passed over");
                None
            }
        };
        found.into_iter().filter_map(read).collect()
    }
}

/// Where the messages of a room are.
pub(super) fn prefix(room: &str) -> String {
    format!("web/said/{room}/")
}

/// The key of a part of a message.
fn key(room: &str, n: u64, part: usize) -> String {
    format!("{}{n:016x}/{part:04x}", prefix(room))
}

fn piece(piece: &Piece) -> Value {
    match piece {
        Piece::P(text) => json!({ "p": text }),
        Piece::B(text) => json!({ "b": text }),
        Piece::M(id, name) => json!({ "m": name, "id": id }),
    }
}

#[cfg(test)]
mod tests {
    use super::super::records::Records;
    use super::*;

    fn said(n: u64, text: &str) -> Message {
        let from = Author::Person {
            id: "a".into(),
            name: "Анна".into(),
        };
        let mut message = Message::new(from, 5);
        message.n = n;
        message.text = vec![Piece::P(text.to_owned())];
        message.nonce = Some("7".into());
        message
    }

    #[tokio::test]
    async fn long_ones_take_several_records_and_shrink_again() {
        let records = Records::new(std::sync::Arc::new(storage::Memory::new()));
        let mut changes = Changes::default();
        let (short, long) = (said(1, "лак"), said(2, &"я".repeat(4096)));
        assert_eq!(short.store("r", 0, &mut changes).unwrap(), 1);
        let parts = long.store("r", 0, &mut changes).unwrap();
        assert!(parts >= 3);
        records.commit(changes).await.unwrap();
        let stored = records.scan(&prefix("r")).await.unwrap();
        assert!(stored.iter().all(|(_, bytes)| bytes.len() < 4096));
        assert_eq!(Message::gather("r", stored), [(short, 1), (long, parts)]);

        let mut changes = Changes::default();
        assert_eq!(said(2, "x").store("r", parts, &mut changes).unwrap(), 1);
        records.commit(changes).await.unwrap();
        assert_eq!(records.scan(&prefix("r")).await.unwrap().len(), 2);
    }

    #[test]
    fn a_broken_record_costs_only_itself() {
        let good = serde_json::to_vec(&said(2, "x")).unwrap();
        let records = vec![
            ("01/0000".to_owned(), b"{broken".to_vec()),
            ("02/0000".to_owned(), good),
        ];
        assert_eq!(Message::gather("r", records).len(), 1);
    }

    #[test]
    fn only_its_writer_gets_the_nonce_back() {
        let message = said(1, "x");
        assert_eq!(message.shown_to("a")["nonce"], "7");
        assert!(message.shown_to("b").get("nonce").is_none());
    }
}
