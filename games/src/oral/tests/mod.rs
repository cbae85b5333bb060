mod foresight;
mod judging;
mod player;
mod rounds;
mod saying;
mod turns;

use super::*;
use crate::words::{Lang, Letter, Lexicon};
use crate::{At, Game, Leaving, Seat, World};

/// A game being tried: events are told in short.
///
/// What is done: a fragment is said by whoever is to move; `?` refuses; `T` is the time running
/// out; `x1` is seat 1 leaving.
pub(super) struct Try<'a> {
    pub(super) words: &'a Lexicon,
    pub(super) game: Oral,
}

impl<'a> Try<'a> {
    pub(super) fn new(words: &'a Lexicon, options: &Options, players: u8) -> Try<'a> {
        let mut chance = fastrand::Rng::with_seed(1);
        let mut world = World {
            words,
            chance: &mut chance,
            now: At(0),
        };
        let first = Oral::set_up(options, players, Some(Seat(0)), &mut world).unwrap();
        let game = Oral::start(options, players, &first).unwrap();
        Try { words, game }
    }
    pub(super) fn read(&self, text: &str) -> Vec<Letter> {
        self.game.alphabet().read(text).unwrap()
    }
    pub(super) fn show(&self, fragment: &[Letter]) -> String {
        self.game.alphabet().spell(fragment)
    }

    /// Does one thing; the events, or the refusal, in short.
    pub(super) fn act(&mut self, act: &str) -> String {
        let mut chance = fastrand::Rng::with_seed(1);
        let mut world = World {
            words: self.words,
            chance: &mut chance,
            now: At(0),
        };
        let seat = self.game.turn;
        let events = if act == "T" {
            self.game.timed_out(seat, &mut world)
        } else if let Some(seat) = act.strip_prefix('x') {
            let seat = Seat(seat.parse().unwrap());
            self.game.left(seat, Leaving::Resigned, &mut world)
        } else {
            let mv = match act {
                "?" => Move::Refuse,
                said => {
                    let places = self.game.options.places();
                    let fragment = &self.game.fragment;
                    match additions(said, fragment, self.game.alphabet(), places) {
                        Ok(meant) => Move::Add(meant),
                        Err(why) => return format!("{why:?}"),
                    }
                }
            };
            match self.game.decide(seat, &mv, &mut world) {
                Ok(events) => events,
                Err(illegal) => return self.refusal(&illegal),
            }
        };
        let told: Vec<String> = events
            .iter()
            .map(|event| {
                let told = self.tell(event);
                let stored = serde_json::to_string(event).unwrap();
                assert_eq!(&serde_json::from_str::<Event>(&stored).unwrap(), event);
                self.game.apply(event).unwrap();
                told
            })
            .collect();
        told.join(" ")
    }

    fn refusal(&self, illegal: &Illegal) -> String {
        match illegal {
            Illegal::TurnedDown { fragment, why } => match why {
                Violation::Dead => format!("no:{} dead", self.show(fragment)),
                Violation::Whole { word, .. } => format!("no:{} whole {word}", self.show(fragment)),
            },
            Illegal::Several(meant) => {
                let made = meant.iter().map(|one| one.to(&self.game.fragment));
                let made: Vec<String> = made.map(|made| self.show(&made)).collect();
                format!("which:{}", made.join(","))
            }
            other => format!("{other:?}"),
        }
    }

    fn tell(&self, event: &Event) -> String {
        let point = |point: &Option<Seat>| point.map_or("-".to_owned(), |seat| seat.0.to_string());
        match event {
            Event::SetUp { first, .. } => format!("first:{}", first.0),
            Event::Added {
                seat,
                letter,
                place,
            } => {
                let one = Addition {
                    letter: *letter,
                    place: *place,
                };
                let made = one.to(&self.game.fragment);
                format!("{}:{}", seat.0, self.show(&made))
            }
            Event::Completed {
                seat, word, then, ..
            } => {
                let then = if *then == Then::GoesOn { "" } else { "." };
                format!("{}!{word}{then}", seat.0)
            }
            Event::Judged(judged) => {
                let doubt = match judged.doubt {
                    Doubt::Said => "?",
                    Doubt::Time => "time",
                    Doubt::Stuck => "stuck",
                    Doubt::Long => "long",
                };
                let verdict = match &judged.verdict {
                    Verdict::Extends { word } => format!("extends({word})"),
                    Verdict::Whole { word, .. } => format!("whole({word})"),
                    Verdict::Dead => "dead".to_owned(),
                };
                let seat = judged.refuser.0;
                format!("{seat}{doubt}{verdict}→{}", point(&judged.point))
            }
            Event::Lapsed { seat, point: to } => format!("{}late→{}", seat.0, point(to)),
            Event::Left { seat, .. } => format!("{}left", seat.0),
            Event::Ended { why } => format!("over:{why:?}"),
        }
    }
}

/// Plays what is done and compares everything that is told. The words may have how common they are
/// after a tab.
pub(super) fn check(list: &[&str], options: &Options, players: u8, acts: &str, expected: &str) {
    let words = Lexicon::from_entries(options.lang, &list.join("\n"), "");
    let mut tried = Try::new(&words, options, players);
    let told: Vec<String> = acts.split(' ').map(|act| tried.act(act)).collect();
    assert_eq!(told.join(" "), expected, "{acts}");
}

pub(super) fn bluff() -> Options {
    Options::default()
}

pub(super) fn strict() -> Options {
    Options {
        judge: Judge::Strict,
        ..Options::default()
    }
}

pub(super) fn antibalda(judge: Judge) -> Options {
    Options {
        variant: Variant::Antibalda,
        judge,
        ..Options::default()
    }
}
