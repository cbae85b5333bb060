//! Positions as text: letters `X` and `O` are live dots, `x` and `o` captured ones, `,` painted.

use super::super::{Cell, Crossing, Dots, Event, Field, Illegal, Move, Options, Put, Side, Size};
use crate::basics::{At, Seat, Viewer};
use crate::game::{Game, World};
use crate::words::Lexicon;

pub(super) struct Play {
    pub(super) game: Dots,
    pub(super) log: Vec<Event>,
    pub(super) options: Options,
    pub(super) players: u8,
    words: Lexicon,
    chance: fastrand::Rng,
}

impl Play {
    /// A game that seat 0 begins.
    pub(super) fn new(options: Options, players: u8) -> Play {
        Play::seeded(options, players, 1)
    }

    pub(super) fn seeded(options: Options, players: u8, seed: u64) -> Play {
        let words = Lexicon::default();
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut world = World {
            words: &words,
            chance: &mut chance,
            now: At(0),
        };
        let first = Dots::set_up(&options, players, Some(Seat(0)), &mut world).expect("fits");
        let game = Dots::start(&options, players, &first).expect("starts");
        Play {
            game,
            log: vec![first],
            options,
            players,
            words,
            chance,
        }
    }

    /// A custom start from a picture.
    pub(super) fn on(picture: &[&str], mut options: Options) -> Play {
        let height = picture.len() as u8;
        let width = picture[0].len() as u8;
        let mut dots = Vec::new();
        for (y, row) in (0u8..).zip(picture) {
            for (x, letter) in (0u8..).zip(row.bytes()) {
                match letter {
                    b'X' => dots.push((Cell::new(x, y), Side::First)),
                    b'O' => dots.push((Cell::new(x, y), Side::Second)),
                    _ => {}
                }
            }
        }
        options.size = Size::new(width, height).expect("size");
        options.start = super::super::Start::Custom(dots);
        Play::new(options, 2)
    }

    pub(super) fn world<T>(&mut self, ask: impl FnOnce(&Dots, &mut World<'_>) -> T) -> T {
        let mut world = World {
            words: &self.words,
            chance: &mut self.chance,
            now: At(0),
        };
        ask(&self.game, &mut world)
    }

    pub(super) fn try_move(&mut self, seat: u8, mv: &Move) -> Result<Vec<Event>, Illegal> {
        let events = self.world(|game, world| game.decide(Seat(seat), mv, world))?;
        self.fold(&events);
        Ok(events)
    }

    pub(super) fn fold(&mut self, events: &[Event]) {
        for event in events {
            self.game.apply(event).expect("decided events fold");
            self.log.push(event.clone());
        }
    }

    /// Puts a dot of whoever is to move.
    pub(super) fn put(&mut self, x: u8, y: u8) -> Vec<Event> {
        self.say(Put::at(Cell::new(x, y)))
    }

    pub(super) fn say(&mut self, put: Put) -> Vec<Event> {
        let seat = self.game.turn().only().expect("somebody is to move");
        self.try_move(seat.0, &Move::Put(put)).expect("legal")
    }

    /// Puts dots in turn: `(column, row)` from 0.
    pub(super) fn puts(&mut self, dots: &[(u8, u8)]) {
        for &(x, y) in dots {
            self.put(x, y);
        }
    }

    pub(super) fn picture(&self) -> Vec<String> {
        picture(&self.game.view(Viewer::Spectator).field)
    }

    /// The same game folded from its log, each event by way of its stored form.
    pub(super) fn replayed(&self) -> Dots {
        let stored = self.log.iter().map(|event| {
            let text = serde_json::to_string(event).expect("written");
            let read: Event = serde_json::from_str(&text).expect("read");
            assert_eq!(read, *event, "{text}");
            read
        });
        let log: Vec<Event> = stored.collect();
        let mut game = Dots::start(&self.options, self.players, &log[0]).expect("starts");
        for event in &log[1..] {
            game.apply(event).expect("folds");
        }
        game
    }
}

pub(super) fn picture(field: &Field) -> Vec<String> {
    let size = field.size();
    let letter = |cell| match field.at(cell) {
        Some(Crossing::Live(Side::First)) => 'X',
        Some(Crossing::Live(Side::Second)) => 'O',
        Some(Crossing::Captured(Side::First)) => 'x',
        Some(Crossing::Captured(Side::Second)) => 'o',
        Some(Crossing::Painted(_)) => ',',
        _ if field.house(cell).is_some() => 'h',
        _ => '.',
    };
    let row = |y| (0..size.width()).map(|x| letter(Cell::new(x, y))).collect();
    (0..size.height()).map(row).collect()
}
