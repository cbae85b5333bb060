//! A transcript read from a file: the reference chat of the tests.
//!
//! One line is one thing:
//!
//! ```text
//! # a comment
//! chat group ru              the chat: kind (group, private) and language
//! chat NAME group ru         another chat, called NAME
//! chat NAME group ru telegram  the same on another platform: who is there is a stranger here
//! username Анна anna         what stands after an @ for Анна
//! Анна> /balda               Анна types it
//! Анна> (reply) лак          as a reply to the bot's last message
//! Анна> [Играю]              presses the newest button whose label contains it
//! Анна> (old) [Играю]        the same, but buttons that were taken away are pressed too
//! Анна> (crash) лак          the process ends after it is durable, before anything is sent
//! Анна> (crash) [Играю]      the same after a press
//! Анна> /join {code}        the last code that the bot said
//! @NAME Анна> текст          the same in the chat NAME
//! admin Анна                 Анна runs the chat from here on
//! +45s                       time passes (s, m, h, d)
//! restart                    the process's memory is dropped, the store is opened again
//! bot< текст                 the bot said this since the last input
//! bot@Анна< текст            only Анна saw it
//! bot!                       it said nothing
//! bot!< текст                nothing that it said has this in it
//! Анна> (none) [Играю]       there is no such button for Анна
//! ```
//!
//! A line runs until all is quiet: computers have moved, every post has its id.

pub mod lines;
mod screen;

pub use screen::code_in;

use super::{
    Account, Body, Button, Input, MessageId, Platform, PressId, RoomKind, RoomRef, Source, Standing,
};
use crate::hall::{Hall, Links, Out, PersonId, Words};
use games::At;
use lines::{How, Line, Which, Who};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use storage::{GameId, Memory, Store};

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

/// In a transcript a link to a player's page leads nowhere; that it is told, and to whom, is what
/// matters there.
pub struct Nowhere;

impl Links for Nowhere {
    fn to_seat(&self, _game: GameId, _person: PersonId) -> Option<String> {
        Some("https://tetradka.invalid/play".to_owned())
    }
}

/// Something that was said, to all or to one.
struct Said {
    chat: String,
    to: Option<String>,
    text: String,
}

/// That something was expected, and what was said instead: to whom, where it was to one, and what.
pub fn unheard<'a>(
    expected: &str,
    said: impl Iterator<Item = (Option<&'a str>, &'a str)>,
) -> String {
    let told = |(to, text): (Option<&str>, &str)| match to {
        Some(to) => format!("(to {to}) {text}"),
        None => text.to_owned(),
    };
    let all: Vec<String> = said.map(told).collect();
    let all = match all.is_empty() {
        true => "nothing".to_owned(),
        false => all.join("\n---\n"),
    };
    format!("expected «{expected}», the bot said:\n{all}")
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
    platform: Platform,
}

/// A talk being run.
struct Talk<'a> {
    hall: Hall,
    now: At,
    rooms: BTreeMap<String, Room>,
    admins: BTreeSet<String>,
    people: Vec<String>,
    usernames: BTreeMap<String, String>,
    posted: Vec<Posted>,
    said: Vec<Said>,
    messages: u64,
    /// The last code that was said.
    code: String,
    draw: Drawing,
    restarts: Restarts,
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

/// Whether the process ends where no line says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Restarts {
    /// It doesn't.
    Never,
    /// After each line: the store is opened again and nothing may be said of it.
    EachLine,
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
    restarts: Restarts,
    print: &mut dyn FnMut(&str),
) -> Result<(), Failure> {
    let store = Arc::new(Memory::new());
    run_over(store, text, words, seed, draw, restarts, print)
}

/// The same over a store, which keeps what became of the talk.
///
/// # Errors
/// As [`run`].
pub fn run_over(
    store: Arc<dyn Store>,
    text: &str,
    words: Words,
    seed: u64,
    draw: Drawing,
    restarts: Restarts,
    print: &mut dyn FnMut(&str),
) -> Result<(), Failure> {
    let (mut hall, _) = Hall::open(store, words, seed, DAWN);
    hall.link_by(Arc::new(Nowhere));
    let mut talk = Talk {
        hall,
        now: DAWN,
        rooms: BTreeMap::new(),
        admins: BTreeSet::new(),
        people: Vec::new(),
        usernames: BTreeMap::new(),
        posted: Vec::new(),
        said: Vec::new(),
        messages: 0,
        code: String::new(),
        draw,
        restarts,
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
            Line::Chat {
                name,
                kind,
                lang,
                platform,
            } => {
                let room = Room {
                    kind,
                    lang,
                    platform,
                };
                self.rooms.insert(name, room);
            }
            Line::Admin(name) => {
                self.admins.insert(name);
            }
            Line::Username { name, username } => {
                self.usernames.insert(name, username);
            }
            Line::Says { who, text, how } => {
                self.said.clear();
                let source = self.source(&who)?;
                let reply_to = match how {
                    How::Reply => Some(self.last_of_bot(&source.room)?),
                    How::Plain | How::Crash => None,
                };
                let message = self.message();
                let said = Input::Said {
                    source,
                    message,
                    text: text.replace("{code}", &self.code),
                    reply_to,
                };
                self.brings(said, how)?;
            }
            Line::Presses {
                who,
                label,
                which,
                how,
            } => {
                self.said.clear();
                let source = self.source(&who)?;
                let (data, message) = self.button(&source.room, &who.name, &label, which)?;
                let press = Some(PressId(format!("press-{}", self.messages)));
                let pressed = Input::Pressed {
                    source,
                    data,
                    message: Some(message),
                    press,
                };
                self.brings(pressed, how)?;
            }
            Line::Waits(ms) => {
                self.said.clear();
                self.wait(ms)?;
                self.restart_if_due()?;
            }
            Line::Restart => {
                self.said.clear();
                self.restart()?;
            }
            Line::Expects { chat, to, text } => self.expect(&chat, to.as_deref(), &text)?,
            Line::ExpectsNot(text) => {
                if let Some(said) = self.said.iter().find(|said| said.text.contains(&text)) {
                    return Err(format!("the bot said «{}»", said.text));
                }
            }
            Line::Lacks { who, label } => {
                let room = self.source(&who)?.room;
                if self.button(&room, &who.name, &label, Which::Now).is_ok() {
                    return Err(format!("there is a button «{label}»"));
                }
            }
            Line::ExpectsNothing => {
                if let Some(said) = self.said.first() {
                    return Err(format!("the bot said «{}»", said.text));
                }
            }
        }
        Ok(())
    }

    /// Another process opens the store. Chance goes on, so that the talk does too.
    fn restart(&mut self) -> Result<(), String> {
        let out = self.hall.reopen(self.now);
        self.settle(out)
    }

    /// The process ends and begins as if by the way: everything goes on and nothing is said.
    fn restart_if_due(&mut self) -> Result<(), String> {
        if self.restarts == Restarts::Never {
            return Ok(());
        }
        let said = self.said.len();
        self.restart()?;
        match self.said.get(said) {
            Some(said) => Err(format!("after a restart the bot said «{}»", said.text)),
            None => Ok(()),
        }
    }

    /// Somebody does something; where the process crashes then, nobody sees what came of it.
    fn brings(&mut self, input: Input, how: How) -> Result<(), String> {
        if how == How::Crash {
            drop(self.hall.hear(self.now, input.into()));
            return self.restart();
        }
        self.put(input)?;
        self.restart_if_due()
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
        let said = self.said.iter();
        let said = said.map(|said| (said.to.as_deref(), said.text.as_str()));
        Err(unheard(text, said))
    }

    fn source(&mut self, who: &Who) -> Result<Source, String> {
        let chat = who.chat.clone().unwrap_or_default();
        if self.rooms.is_empty() {
            self.rooms.insert(
                String::new(),
                Room {
                    kind: RoomKind::Group,
                    lang: "ru".to_owned(),
                    platform: Platform::Script,
                },
            );
        }
        let room = self
            .rooms
            .get(&chat)
            .ok_or_else(|| format!("no chat «{chat}»"))?;
        let (kind, language) = (room.kind, Some(room.lang.clone()));
        let platform = room.platform;
        let number = match self.people.iter().position(|name| *name == who.name) {
            Some(number) => number,
            None => {
                self.people.push(who.name.clone());
                self.people.len() - 1
            }
        };
        let admin = self.admins.contains(&who.name);
        Ok(Source {
            room: room_ref(&chat, platform),
            kind,
            language: language.clone(),
            from: Account {
                platform,
                id: number.to_string(),
                name: who.name.clone(),
                username: self.usernames.get(&who.name).cloned(),
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
}

fn room_ref(chat: &str, platform: Platform) -> RoomRef {
    let id = if chat.is_empty() { "main" } else { chat };
    RoomRef {
        platform,
        id: id.to_owned(),
        topic: None,
    }
}
