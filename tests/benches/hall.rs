//! How long a move takes from the message to its durable answer, over a store on disk, and how
//! long until the new board is drawn: `cargo bench -p tests --bench hall [GAMES]`. It also prints
//! how long the hall takes to start over what it has written.

use bot::chat::{Account, Effect, Input, MessageId, Platform, RoomKind, RoomRef, Source, Standing};
use bot::hall::{Hall, Out, Words, clock};
use std::error::Error;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::Sled;

type Failed = Box<dyn Error>;

fn main() -> Result<(), Failed> {
    let games: u32 = std::env::args()
        .skip(1)
        .find_map(|a| a.parse().ok())
        .unwrap_or(12);
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let store = Arc::new(Sled::open(dir.path().join("store"))?);
    let (hall, _) = Hall::open(store.clone(), Words::new(), 7, clock());
    let mut talk = Talk {
        hall,
        messages: 0,
        heard: Vec::new(),
        drawn: Vec::new(),
    };
    for game in 0..games {
        talk.play(&format!("room{game}"))?;
    }
    let Talk {
        hall,
        mut heard,
        mut drawn,
        ..
    } = talk;
    report("move heard, decided and durable", &mut heard)?;
    report("  until its board is drawn", &mut drawn)?;
    drop(hall);
    let begun = Instant::now();
    let _again = Hall::open(store, Words::new(), 7, clock());
    say(&format!(
        "hall opened over {games} games: {:.2?}",
        begun.elapsed()
    ))
}

/// A talk of two people in each room, who play by the hints they get.
struct Talk {
    hall: Hall,
    messages: u64,
    heard: Vec<Duration>,
    drawn: Vec<Duration>,
}

impl Talk {
    fn play(&mut self, room: &str) -> Result<(), Failed> {
        let offer = self.say(room, 0, "/balda")?;
        self.press(room, 1, &button(&offer, "join")?)?;
        let mut shown = self.press(room, 0, &button(&offer, "start")?)?;
        for turn in 0..60 {
            let Ok(hint) = button(&shown, "hint") else {
                break;
            };
            // Whose turn it is the hall knows: the other one's press is refused.
            let mut told = self.press(room, turn % 2, &hint)?;
            let mut who = turn % 2;
            if move_in(&told).is_none() {
                who = 1 - who;
                told = self.press(room, who, &hint)?;
            }
            let text = move_in(&told).unwrap_or_else(|| "/pass".to_owned());
            let begun = Instant::now();
            let out = self.say(room, who, &text)?;
            self.heard.push(begun.elapsed());
            for effect in &out.effects {
                if let Effect::Post { body, .. } = effect
                    && let Some(picture) = &body.picture
                    && picture.mime == "image/png"
                {
                    (picture.draw)();
                    self.drawn.push(begun.elapsed());
                }
            }
            shown = out;
        }
        Ok(())
    }

    fn say(&mut self, room: &str, who: usize, text: &str) -> Result<Out, Failed> {
        self.messages += 1;
        let message = MessageId(self.messages.to_string());
        let (source, text) = (source(room, who), text.to_owned());
        let input = Input::Said {
            source,
            message,
            text,
            reply_to: None,
        };
        Ok(self.hall.hear(clock(), input.into()))
    }

    fn press(&mut self, room: &str, who: usize, data: &str) -> Result<Out, Failed> {
        let (source, data) = (source(room, who), data.to_owned());
        let input = Input::Pressed {
            source,
            data,
            message: None,
            press: None,
        };
        Ok(self.hall.hear(clock(), input.into()))
    }
}

fn source(room: &str, who: usize) -> Source {
    let from = Account {
        platform: Platform::Script,
        id: format!("{room}-{who}"),
        name: format!("P{who}"),
        username: None,
        language: None,
    };
    Source {
        room: RoomRef {
            platform: Platform::Script,
            id: room.to_owned(),
            topic: None,
        },
        kind: RoomKind::Group,
        language: Some("ru".to_owned()),
        from,
        standing: Standing::Member,
        once: None,
    }
}

/// The data of the newest button that does so.
fn button(out: &Out, does: &str) -> Result<String, Failed> {
    let bodies = out.effects.iter().filter_map(|effect| match effect {
        Effect::Post { body, .. } | Effect::Edit { body, .. } => Some(body),
        _ => None,
    });
    let mut all = bodies.flat_map(|body| body.buttons.iter().flatten());
    let found = all.find(|button| button.data.ends_with(&format!(":{does}")));
    found
        .map(|button| button.data.clone())
        .ok_or_else(|| format!("no button {does}").into())
}

/// The move that a hint names: cell, letter and word.
fn move_in(out: &Out) -> Option<String> {
    let text = out.effects.iter().find_map(|effect| match effect {
        Effect::Tell { body, .. } => Some(body.plain()),
        _ => None,
    })?;
    let word = text.split('«').nth(1)?.split('»').next()?;
    let mut rest = text.split('»').nth(1)?.split_whitespace().skip(2);
    let (letter, cell) = (rest.next()?, rest.nth(1)?);
    Some(format!("{} {letter} {word}", cell.trim_end_matches('.')))
}

fn report(what: &str, times: &mut [Duration]) -> Result<(), Failed> {
    times.sort_unstable();
    let at = |part: usize| {
        times
            .get(times.len() * part / 100)
            .copied()
            .unwrap_or_default()
    };
    say(&format!(
        "{what}: p50 {:.2?}, p99 {:.2?}, {} moves",
        at(50),
        at(99),
        times.len()
    ))
}

fn say(line: &str) -> Result<(), Failed> {
    writeln!(std::io::stdout(), "{line}")?;
    Ok(())
}
