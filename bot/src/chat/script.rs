//! A transcript read from a file: the reference chat of the tests.
//!
//! One line is one thing:
//!
//! ```text
//! # a comment
//! chat group ru              the chat: kind (group, private) and language
//! chat NAME group ru         another chat, called NAME
//! Анна> /balda               Анна types it
//! Анна> (reply) лак          as a reply to the bot's last message
//! Анна> [Играю]              presses the newest button whose label contains it
//! Анна> (old) [Играю]        the same, but buttons that were taken away are pressed too
//! @NAME Анна> текст          the same in the chat NAME
//! admin Анна                 Анна runs the chat from here on
//! +45s                       time passes (s, m, h, d)
//! restart                    the process's memory is dropped, the store is opened again
//! bot< текст                 the bot said this since the last input
//! bot@Анна< текст            only Анна saw it
//! bot!                       it said nothing
//! ```
//!
//! A line runs until all is quiet: computers have moved, every post has its id.

mod lines;

use super::{
    Account, Body, Button, Effect, Input, MessageId, Platform, PostId, PressId, RoomKind, RoomRef,
    Source, Standing,
};
use crate::hall::{Hall, Out, Words};
use games::At;
use lines::{Line, Which, Who};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use storage::{Memory, Store};

/// When transcripts begin: 1 September 2026, 09:00 UTC.
const DAWN: At = At(1_788_253_200_000);
/// The most inputs that one line may lead to before it counts as endless.
const MOST_STEPS: usize = 10_000;
/// The longest step of the hand-moved clock, in ms: things due meanwhile happen when due.
const STEP: u64 = 1_000;

/// How a transcript fails.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Failure {
    /// From 1.
    pub line: usize,
    /// What was expected and what came.
    pub what: String,
}

/// Something that was said, to all or to one.
struct Said {
    chat: String,
    to: Option<String>,
    text: String,
}

/// A message of the bot's with its buttons.
struct Posted {
    room: RoomRef,
    message: MessageId,
    to: Option<String>,
    body: Body,
    /// Buttons that it had before.
    gone: Vec<Button>,
}

struct Room {
    kind: RoomKind,
    lang: String,
}

/// A talk being run.
struct Talk<'a> {
    store: Arc<dyn Store>,
    words: Words,
    seed: u64,
    hall: Hall,
    now: At,
    rooms: BTreeMap<String, Room>,
    admins: BTreeSet<String>,
    people: Vec<String>,
    posted: Vec<Posted>,
    said: Vec<Said>,
    messages: u64,
    draw: Drawing,
    print: &'a mut dyn FnMut(&str),
}

/// Whether pictures are drawn, to see that they can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawing {
    /// Every picture is drawn and dropped.
    Each,
    /// None is.
    None,
}

/// Runs a transcript over a fresh store in memory; `print` gets the whole talk.
///
/// # Errors
/// The first line that can't be read or expects something else.
pub fn run(
    text: &str,
    words: Words,
    seed: u64,
    draw: Drawing,
    print: &mut dyn FnMut(&str),
) -> Result<(), Failure> {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let (hall, _) = Hall::open(store.clone(), words.clone(), seed, DAWN);
    let mut talk = Talk {
        store,
        words,
        seed,
        hall,
        now: DAWN,
        rooms: BTreeMap::new(),
        admins: BTreeSet::new(),
        people: Vec::new(),
        posted: Vec::new(),
        said: Vec::new(),
        messages: 0,
        draw,
        print,
    };
    for (number, line) in text.lines().enumerate() {
        let fail = |what: String| Failure {
            line: number + 1,
            what,
        };
        let read = lines::read(line).map_err(fail)?;
        let Some(read) = read else { continue };
        talk.line(line, read).map_err(fail)?;
    }
    Ok(())
}

impl Talk<'_> {
    fn line(&mut self, text: &str, line: Line) -> Result<(), String> {
        (self.print)(text.trim_end());
        match line {
            Line::Chat { name, kind, lang } => {
                self.rooms.insert(name, Room { kind, lang });
            }
            Line::Admin(name) => {
                self.admins.insert(name);
            }
            Line::Says { who, text, reply } => {
                self.said.clear();
                let source = self.source(&who)?;
                let reply_to = if reply {
                    Some(self.last_of_bot(&source.room)?)
                } else {
                    None
                };
                let message = self.message();
                self.put(Input::Said {
                    source,
                    message,
                    text,
                    reply_to,
                })?;
            }
            Line::Presses { who, label, which } => {
                self.said.clear();
                let source = self.source(&who)?;
                let (data, message) = self.button(&source.room, &who.name, &label, which)?;
                let press = Some(PressId(format!("press-{}", self.messages)));
                self.put(Input::Pressed {
                    source,
                    data,
                    message: Some(message),
                    press,
                })?;
            }
            Line::Waits(ms) => {
                self.said.clear();
                self.wait(ms)?;
            }
            Line::Restart => {
                self.said.clear();
                // Another process has other chances: the same would give the same ids again.
                self.seed = self.seed.wrapping_add(1);
                let opened =
                    Hall::open(self.store.clone(), self.words.clone(), self.seed, self.now);
                self.hall = opened.0;
                self.settle(opened.1)?;
            }
            Line::Expects { chat, to, text } => self.expect(&chat, to.as_deref(), &text)?,
            Line::ExpectsNothing => {
                if let Some(said) = self.said.first() {
                    return Err(format!("the bot said «{}»", said.text));
                }
            }
        }
        Ok(())
    }

    fn expect(&self, chat: &Option<String>, to: Option<&str>, text: &str) -> Result<(), String> {
        let heard = |said: &&Said| {
            chat.as_ref().is_none_or(|chat| *chat == said.chat)
                && to.is_none_or(|to| said.to.as_deref() == Some(to))
        };
        if self
            .said
            .iter()
            .filter(heard)
            .any(|said| said.text.contains(text))
        {
            return Ok(());
        }
        let all: Vec<String> = self
            .said
            .iter()
            .map(|said| match &said.to {
                Some(to) => format!("(to {to}) {}", said.text),
                None => said.text.clone(),
            })
            .collect();
        let all = if all.is_empty() {
            "nothing".to_owned()
        } else {
            all.join("\n---\n")
        };
        Err(format!("expected «{text}», the bot said:\n{all}"))
    }

    fn source(&mut self, who: &Who) -> Result<Source, String> {
        let chat = who.chat.clone().unwrap_or_default();
        if self.rooms.is_empty() {
            self.rooms.insert(
                String::new(),
                Room {
                    kind: RoomKind::Group,
                    lang: "ru".to_owned(),
                },
            );
        }
        let room = self
            .rooms
            .get(&chat)
            .ok_or_else(|| format!("no chat «{chat}»"))?;
        let (kind, language) = (room.kind, Some(room.lang.clone()));
        let number = match self.people.iter().position(|name| *name == who.name) {
            Some(number) => number,
            None => {
                self.people.push(who.name.clone());
                self.people.len() - 1
            }
        };
        let admin = self.admins.contains(&who.name);
        Ok(Source {
            room: room_ref(&chat),
            kind,
            language: language.clone(),
            from: Account {
                platform: Platform::Script,
                id: number.to_string(),
                name: who.name.clone(),
                username: None,
                language,
            },
            standing: if admin {
                Standing::Admin
            } else {
                Standing::Member
            },
            once: None,
        })
    }

    fn message(&mut self) -> MessageId {
        self.messages += 1;
        MessageId(self.messages.to_string())
    }

    fn last_of_bot(&self, room: &RoomRef) -> Result<MessageId, String> {
        let last = self.posted.iter().rev().find(|posted| posted.room == *room);
        last.map(|posted| posted.message.clone())
            .ok_or_else(|| "nothing to reply to".to_owned())
    }

    fn button(
        &self,
        room: &RoomRef,
        name: &str,
        label: &str,
        which: Which,
    ) -> Result<(String, MessageId), String> {
        let seen = |posted: &&Posted| {
            posted.room == *room && posted.to.as_deref().is_none_or(|to| to == name)
        };
        for posted in self.posted.iter().rev().filter(seen) {
            let gone = posted.gone.iter().filter(|_| which == Which::Once);
            let mut buttons = posted.body.buttons.iter().flatten().chain(gone);
            if let Some(button) = buttons.find(|button| button.label.contains(label)) {
                return Ok((button.data.clone(), posted.message.clone()));
            }
        }
        Err(format!("no button «{label}»"))
    }

    fn put(&mut self, input: Input) -> Result<(), String> {
        let out = self.hall.hear(self.now, input.into());
        self.settle(out)
    }

    fn wait(&mut self, ms: u64) -> Result<(), String> {
        let end = self.now.after(ms);
        // Long waits in longer steps: what is due is due to the second only where that matters.
        let step = STEP.max(ms / 2_000);
        while self.now < end {
            self.now = self.now.after(step).min(end);
            self.put(Input::Tick)?;
        }
        Ok(())
    }

    /// Carries out what the hall wants until it wants nothing more.
    fn settle(&mut self, out: Out) -> Result<(), String> {
        let mut waiting = vec![out];
        let mut steps = 0;
        while let Some(out) = waiting.pop() {
            steps += 1;
            if steps > MOST_STEPS {
                return Err("it never came to rest".to_owned());
            }
            for effect in out.effects {
                if let Some((post, room, message)) = self.effect(effect) {
                    let posted = Input::Posted {
                        post,
                        room,
                        message,
                    };
                    waiting.push(self.hall.hear(self.now, posted.into()));
                }
            }
            for job in out.jobs {
                let arrives = job.run();
                waiting.push(self.hall.hear(self.now, arrives));
            }
        }
        Ok(())
    }

    fn effect(&mut self, effect: Effect) -> Option<(PostId, RoomRef, MessageId)> {
        match effect {
            Effect::Post {
                room, post, body, ..
            } => {
                let message = self.message();
                self.show(&room, None, &body);
                let taken = (post, room.clone(), message.clone());
                self.posted.push(Posted {
                    room,
                    message,
                    to: None,
                    body,
                    gone: Vec::new(),
                });
                Some(taken)
            }
            Effect::Tell { room, to, body, .. } => {
                let message = self.message();
                self.show(&room, Some(to.name.clone()), &body);
                self.posted.push(Posted {
                    room,
                    message,
                    to: Some(to.name),
                    body,
                    gone: Vec::new(),
                });
                None
            }
            Effect::Edit {
                room,
                message,
                body,
            } => {
                self.show(&room, None, &body);
                let found = self
                    .posted
                    .iter_mut()
                    .find(|p| p.room == room && p.message == message);
                if let Some(posted) = found {
                    posted.gone.extend(posted.body.buttons.drain(..).flatten());
                    posted.body = body;
                }
                None
            }
            Effect::Unbutton { room, message } => {
                let found = self
                    .posted
                    .iter_mut()
                    .find(|p| p.room == room && p.message == message);
                if let Some(posted) = found {
                    posted.gone.extend(posted.body.buttons.drain(..).flatten());
                }
                None
            }
            Effect::Acknowledge { .. } => None,
        }
    }

    fn show(&mut self, room: &RoomRef, to: Option<String>, body: &Body) {
        let mut text = body.plain();
        if let Some(picture) = &body.picture {
            if self.draw == Drawing::Each {
                let bytes = (picture.draw)();
                debug_assert!(!bytes.is_empty());
            }
            text.push_str("\n[picture]\n");
            text.push_str(&picture.alt);
        }
        if let Some(document) = &body.document {
            text.push_str(&format!("\n[file {}]", document.name));
        }
        let labels: Vec<String> = body
            .buttons
            .iter()
            .flatten()
            .map(|b| format!("[{}]", b.label))
            .collect();
        let heading = match &to {
            Some(to) => format!("bot@{to}< "),
            None => "bot< ".to_owned(),
        };
        let shown = format!("{text}\n{}", labels.join(" "));
        for line in shown.trim_end().lines() {
            (self.print)(&format!("    {heading}{line}"));
        }
        let chat = if room.id == "main" {
            String::new()
        } else {
            room.id.clone()
        };
        self.said.push(Said {
            chat,
            to,
            text: shown,
        });
    }
}

fn room_ref(chat: &str) -> RoomRef {
    let id = if chat.is_empty() { "main" } else { chat };
    RoomRef {
        platform: Platform::Script,
        id: id.to_owned(),
        topic: None,
    }
}
