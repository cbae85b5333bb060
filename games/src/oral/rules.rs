//! The rules, as every game tells them.

use super::event::{Doubt, End, Event, Illegal, Move, Unfit};
use super::nouns::Nouns;
use super::options::{Judge, Options, Variant};
use super::player;
use super::state::Oral;
use super::view::View;
use crate::{
    Corrupt, Game, Leaving, Level, MOST_SEATS, Nodes, Outcome, Retract, Seat, Seats, Viewer, World,
};
use std::ops::RangeInclusive;

impl Oral {
    fn may_move(&self, seat: Seat) -> Result<(), Illegal> {
        if self.over.is_some() {
            Err(Illegal::Over)
        } else if self.turn == seat && self.plays(seat) {
            Ok(())
        } else {
            Err(Illegal::NotYourTurn)
        }
    }
}

impl Game for Oral {
    const NAME: &'static str = "oral";
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Unfit = Unfit;

    fn players(_: &Options) -> RangeInclusive<u8> {
        2..=MOST_SEATS
    }

    fn vet(options: &Options, players: u8, world: &mut World<'_>) -> Result<(), Unfit> {
        let range = Oral::players(options);
        if !range.contains(&players) {
            return Err(Unfit::Players {
                least: *range.start(),
                most: *range.end(),
            });
        }
        if !Options::MIN_WORDS.contains(&options.min_word) {
            return Err(Unfit::MinWord);
        }
        if !Options::LIMITS.contains(&options.limit) {
            return Err(Unfit::Limit);
        }
        if options.knockout && options.variant == Variant::Antibalda {
            return Err(Unfit::KnockoutInAntibalda);
        }
        let nouns = Nouns::of(world.words, options);
        if !nouns.any_counts(options) || !nouns.leaves_any(&[]) {
            return Err(Unfit::NoWords);
        }
        Ok(())
    }

    fn set_up(
        options: &Options,
        players: u8,
        first: Option<Seat>,
        world: &mut World<'_>,
    ) -> Result<Event, Unfit> {
        Oral::vet(options, players, world)?;
        let first = world.who_begins(first, players);
        let longest = Nouns::of(world.words, options).longest(options);
        Ok(Event::SetUp { first, longest })
    }

    fn start(options: &Options, players: u8, first: &Event) -> Result<Oral, Corrupt> {
        let &Event::SetUp { first, longest } = first else {
            return Err(Corrupt("a game without a start"));
        };
        if !Oral::players(options).contains(&players) {
            return Err(Corrupt("a start of other players"));
        }
        Oral::begin(options, players, first, longest)
    }

    fn decide(&self, seat: Seat, mv: &Move, world: &mut World<'_>) -> Result<Vec<Event>, Illegal> {
        self.may_move(seat)?;
        match mv {
            Move::Refuse if self.last_mover().is_none() => Err(Illegal::NothingToRefuse),
            Move::Refuse => Ok(self.judgement(seat, Doubt::Said, world.words)),
            Move::Add(meant) => {
                let &[one] = meant.as_slice() else {
                    return Err(match meant.is_empty() {
                        true => Illegal::NotALetter,
                        false => Illegal::Several(meant.clone()),
                    });
                };
                let known = usize::from(one.letter.0) < self.alphabet().len();
                if !known || usize::from(one.place) > self.fragment.len() {
                    return Err(Illegal::NotALetter);
                }
                let added = Event::Added {
                    seat,
                    letter: one.letter,
                    place: one.place,
                };
                self.adding(seat, added, &one.to(&self.fragment), world)
            }
        }
    }

    fn apply(&mut self, event: &Event) -> Result<(), Corrupt> {
        self.fold(event)
    }

    fn turn(&self) -> Seats {
        match self.over {
            Some(_) => Seats::NONE,
            None => Seats::one(self.turn),
        }
    }

    fn turns(&self) -> u32 {
        self.turns_done()
    }

    fn playing(&self) -> Seats {
        self.still_playing()
    }

    fn timed_out(&self, seat: Seat, world: &mut World<'_>) -> Vec<Event> {
        match self.may_move(seat) {
            Err(_) => Vec::new(),
            Ok(()) if self.last_mover().is_none() => self.lapse(seat),
            Ok(()) => self.judgement(seat, Doubt::Time, world.words),
        }
    }

    fn left(&self, seat: Seat, why: Leaving, _: &mut World<'_>) -> Vec<Event> {
        if self.over.is_some() || !self.plays(seat) {
            return Vec::new();
        }
        let last = self.still_playing().len() <= 2;
        let end = last.then_some(Event::Ended { why: End::OneLeft });
        [Event::Left { seat, why }].into_iter().chain(end).collect()
    }

    fn agreed_draw(&self) -> Vec<Event> {
        match self.over {
            Some(_) => Vec::new(),
            None => vec![Event::Ended { why: End::Agreed }],
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    /// Penalties count down, so that more is better as in every game.
    fn scores(&self) -> Vec<i32> {
        let sign = match self.options.variant {
            Variant::Oral => -1,
            Variant::Antibalda => 1,
        };
        let players = self.players.iter();
        players.map(|p| sign * i32::from(p.points)).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn moves(&self, seat: Seat, limit: usize, world: &mut World<'_>) -> Vec<Move> {
        if self.may_move(seat).is_err() {
            return Vec::new();
        }
        let nouns = Nouns::of(world.words, &self.options);
        let refusal = self.last_mover().map(|_| Move::Refuse);
        let strict = self.options.judge == Judge::Strict;
        let additions = nouns.additions(&self.fragment);
        let additions = additions.filter(|one| !strict || nouns.allows(&one.to(&self.fragment)));
        let additions = additions.map(|one| Move::Add(vec![one]));
        refusal.into_iter().chain(additions).take(limit).collect()
    }

    fn think(view: &View, level: Level, budget: Nodes, world: &mut World<'_>) -> Option<Move> {
        player::think(view, level, budget, world)
    }

    fn retract(dropped: &[Event]) -> Retract {
        // A judged round has shown what the dictionary says.
        let judged = |event: &Event| !matches!(event, Event::Added { .. });
        if dropped.iter().any(judged) {
            Retract::Agreed
        } else {
            Retract::Alone
        }
    }
}
