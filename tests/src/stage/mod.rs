//! A transcript played over a platform: the real adapter talks to a fake of the platform, the hall
//! is the real one with a clock moved by hand. One driver for all platforms.
//!
//! A fake implements [`Platform`]; [`play`] reads a transcript and does what its lines say. What the
//! script chat (`bot::chat::script`) expects of the talk must hold here too.

mod all;
mod house;
mod names;

pub use all::play_all;
pub use house::House;
pub use names::Names;

use crate::transcripts::{Failed, Setting};
use bot::chat::script::lines::{How, Line, Which, Who, read};
use bot::chat::script::{Failure, code_in, unheard};
use bot::chat::{Effect, RoomKind};
use bot::hall::Door;
use names::Masks;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use storage::Store;
use tokio::sync::mpsc;

/// How long is waited for what the bot is expected to say.
const PATIENCE: Duration = Duration::from_secs(10);

/// Something that people of the platform saw the bot say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The chat's name in the transcript.
    pub chat: String,
    /// Who alone saw it, or whom it answers where all saw it.
    pub to: Option<String>,
    /// What is read: words, the picture's words, `[file NAME]`, labels of buttons.
    pub text: String,
}

/// A fake of a platform with the people on it, and the real adapter beside.
pub trait Platform {
    /// The platform's own name.
    const PLATFORM: bot::chat::Platform;

    /// Whether it has answers that one person alone sees. Where it hasn't, others may see what is no
    /// secret.
    const WHISPERS: bool = true;

    /// Starts the adapter.
    fn connect(
        &mut self,
        door: Door,
        effects: mpsc::Receiver<Effect>,
        store: Arc<dyn Store>,
    ) -> impl Future<Output = ()> + Send;

    /// Ends it as a process ends: whatever it was about to do isn't done.
    fn disconnect(&mut self) -> impl Future<Output = ()> + Send;

    /// Whether whoever is named after an @ is picked from a list of those who are there.
    const PICKS: bool;

    /// There is a chat, called `name`.
    fn chat(&mut self, name: &str, kind: RoomKind, lang: &str);

    /// There is somebody, of whom nothing has been heard yet.
    fn person(&mut self, _name: &str) {}

    /// Somebody shows this name instead of their name in the transcript.
    fn named(&mut self, who: &str, name: &str);

    /// Somebody runs the chats.
    fn admin(&mut self, who: &str);

    /// Somebody has a name to be called by after an @.
    fn username(&mut self, who: &str, username: &str);

    /// Somebody types something, as a reply to the bot's last message there or not. Returns when the
    /// adapter has brought it to the hall.
    ///
    /// # Errors
    /// When there is nothing to reply to.
    fn say(
        &mut self,
        chat: &str,
        who: &str,
        text: &str,
        how: How,
    ) -> impl Future<Output = Result<(), String>> + Send;

    /// Somebody presses the newest button whose label contains `label`.
    ///
    /// # Errors
    /// When there is none.
    fn press(
        &mut self,
        chat: &str,
        who: &str,
        label: &str,
        which: Which,
    ) -> impl Future<Output = Result<(), String>> + Send;

    /// Waits until the adapter has sent all of the `effects` that the hall gave it since it was
    /// connected.
    fn settled(&mut self, effects: usize) -> impl Future<Output = ()> + Send;

    /// What the bot has said, all of it, the oldest first.
    fn said(&self) -> Vec<Said>;

    /// What the fake holds against the requests so far.
    fn complaints(&self) -> Vec<String>;
}

/// Plays a transcript whose people are named so.
///
/// # Errors
/// The first line that expects something else, or what the fake complains about. `None` where it
/// can't be played on this platform.
pub async fn play<P: Platform>(
    text: &str,
    names: Names,
    platform: P,
) -> Result<(), Option<Failed>> {
    let setting = Setting::of(text);
    let mut lines = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let fail = |what| Failed {
            failure: Failure {
                line: number + 1,
                what,
            },
            talk: String::new(),
        };
        if let Some(line) = read(line).map_err(|what| Some(fail(what)))? {
            lines.push((number + 1, line));
        }
    }
    let elsewhere = |line: &(usize, Line)| match &line.1 {
        Line::Chat { platform, .. } => *platform != bot::chat::Platform::Script,
        // Whether it ended before or after sending can't be chosen from outside.
        Line::Says { how, .. } => *how == How::Crash,
        _ => false,
    };
    if lines.iter().any(elsewhere) {
        return Err(None);
    }
    let house = House::open(setting.dictionary(), setting.seed, P::PLATFORM);
    let mut play = Play {
        platform,
        house,
        masks: Masks::new(names, text.len()),
        rooms: BTreeMap::new(),
        heard: 0,
        room: String::new(),
        speaker: String::new(),
    };
    for who in lines.iter().filter_map(|(_, line)| speaker(line)) {
        if let Some(name) = play.masks.put_on(&who.name) {
            play.platform.named(&who.name, &name);
        }
        play.platform.person(&who.name);
    }
    play.connect().await;
    for (number, line) in lines {
        if let Err(what) = play.line(&line).await {
            let failure = Failure { line: number, what };
            return Err(Some(Failed {
                failure,
                talk: play.talk(),
            }));
        }
    }
    play.settle().await;
    let mut complaints = play.platform.complaints();
    let said = play.said();
    complaints.extend(said.iter().filter_map(|said| play.masks.wrong(&said.text)));
    if complaints.is_empty() {
        return Ok(());
    }
    let failure = Failure {
        line: 0,
        what: complaints.join("\n"),
    };
    Err(Some(Failed {
        failure,
        talk: play.talk(),
    }))
}

struct Play<P> {
    platform: P,
    house: House,
    masks: Masks,
    rooms: BTreeMap<String, RoomKind>,
    /// How much had been said before the last input.
    heard: usize,
    /// Where the last input was, and whose.
    room: String,
    speaker: String,
}

/// Who does what stands in a line.
fn speaker(line: &Line) -> Option<&Who> {
    match line {
        Line::Says { who, .. } | Line::Presses { who, .. } => Some(who),
        _ => None,
    }
}

impl<P: Platform> Play<P> {
    async fn connect(&mut self) {
        let (door, effects) = self.house.start().await;
        let store = self.house.store();
        self.platform.connect(door, effects, store).await;
        self.settle().await;
    }

    /// Until everything that follows from everything has been said.
    async fn settle(&mut self) {
        loop {
            let before = self.house.heard();
            self.platform.settled(self.house.effects()).await;
            self.house.rest().await;
            if self.house.heard() == before {
                return;
            }
        }
    }

    async fn line(&mut self, line: &Line) -> Result<(), String> {
        match line {
            Line::Chat {
                name, kind, lang, ..
            } => {
                self.rooms.insert(name.clone(), *kind);
                self.platform.chat(name, *kind, lang);
            }
            Line::Admin(name) => self.platform.admin(name),
            Line::Username { name, username } => self.platform.username(name, username),
            Line::Says { who, text, how } => {
                self.heard = self.said().len();
                let chat = self.room(who);
                let text = self.masks.typed(text, P::PICKS);
                let text = text.replace("{code}", &self.code());
                self.platform.say(&chat, &who.name, &text, *how).await?;
                self.settle().await;
            }
            Line::Presses {
                who, label, which, ..
            } => {
                self.heard = self.said().len();
                let chat = self.room(who);
                self.platform.press(&chat, &who.name, label, *which).await?;
                self.settle().await;
            }
            Line::Waits(ms) => {
                self.heard = self.said().len();
                let end = self.house.now().after(*ms);
                while self.house.now() < end {
                    if self.house.pass(end, *ms).await {
                        self.settle().await;
                    }
                }
            }
            Line::Restart => {
                self.heard = self.said().len();
                self.platform.disconnect().await;
                self.house.stop().await;
                self.connect().await;
            }
            Line::Expects { chat, to, text } => {
                let said = self.expect(chat, to.as_deref(), text);
                if said.is_err() {
                    self.ask(chat, to.as_deref(), text).await.or(said)?;
                }
            }
            Line::ExpectsNot(text) => {
                let said = self.said();
                let mut since = said.iter().skip(self.heard);
                if let Some(said) = since.find(|said| said.text.contains(text)) {
                    return Err(format!("the bot said «{}»", said.text));
                }
            }
            Line::Lacks { who, label } => {
                let chat = self.room(who);
                let pressed = self
                    .platform
                    .press(&chat, &who.name, label, Which::Now)
                    .await;
                if pressed.is_ok() {
                    return Err(format!("there is a button «{label}»"));
                }
            }
            Line::ExpectsNothing => {
                if let Some(said) = self.said().get(self.heard) {
                    return Err(format!("the bot said «{}»", said.text));
                }
            }
        }
        Ok(())
    }

    /// What the script chat shows by itself and a platform to those who ask: a rack to its player, a
    /// picture in words.
    async fn ask(
        &mut self,
        chat: &Option<String>,
        to: Option<&str>,
        text: &str,
    ) -> Result<(), String> {
        let room = chat.clone().unwrap_or_else(|| self.room.clone());
        let is_shown = |said: &Said| said.text.contains("[picture]");
        let since = self.said().split_off(self.heard);
        let who = to.map_or_else(|| self.speaker.clone(), str::to_owned);
        let mut asked = Err(String::new());
        let rack = to.map(|_| "/rack").into_iter();
        for command in rack.chain(since.iter().any(is_shown).then_some("/text")) {
            self.platform.say(&room, &who, command, How::Plain).await?;
            self.settle().await;
            asked = self.expect(chat, to, text);
            if asked.is_ok() {
                break;
            }
        }
        asked
    }

    /// What was said so far, with everybody's name as in the transcript.
    fn said(&self) -> Vec<Said> {
        let mut said = self.platform.said();
        for one in &mut said {
            one.text = self.masks.off(&one.text);
        }
        said
    }

    fn room(&mut self, who: &Who) -> String {
        let name = who.chat.clone().unwrap_or_default();
        self.room.clone_from(&name);
        self.speaker.clone_from(&who.name);
        if self.rooms.is_empty() {
            self.rooms.insert(String::new(), RoomKind::Group);
            self.platform.chat("", RoomKind::Group, "ru");
        }
        name
    }

    /// The last code that the bot said.
    fn code(&self) -> String {
        let said = self.said();
        let told = said.iter().rev().find_map(|said| code_in(&said.text));
        told.unwrap_or_default()
    }

    fn expect(&self, chat: &Option<String>, to: Option<&str>, text: &str) -> Result<(), String> {
        let all = self.said();
        let since = all.get(self.heard..).unwrap_or_default();
        let heard = |said: &&Said| {
            chat.as_ref().is_none_or(|chat| *chat == said.chat)
                && to.is_none_or(|to| match said.to.as_deref() {
                    Some(told) => told == to,
                    None => !P::WHISPERS,
                })
        };
        if since
            .iter()
            .filter(heard)
            .any(|said| said.text.contains(text))
        {
            return Ok(());
        }
        let said = since.iter();
        let said = said.map(|said| (said.to.as_deref(), said.text.as_str()));
        Err(unheard(text, said))
    }

    fn talk(&self) -> String {
        let mut talk = String::new();
        for said in self.said() {
            let to = said.to.map_or_else(String::new, |to| format!("@{to}"));
            // Writing to a String can't fail.
            let _ = writeln!(talk, "bot{to}< {}", said.text);
        }
        talk
    }
}

/// Waits until `done` says so; false when it never does.
pub async fn until(mut done: impl FnMut() -> bool) -> bool {
    let end = tokio::time::Instant::now() + PATIENCE;
    while !done() {
        if tokio::time::Instant::now() > end {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    true
}
