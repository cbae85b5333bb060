//! The game: turns, and every end.

use super::board::Board;
use super::ending::Quiet;
use super::event::{End, Event, Illegal, Move, Passing, Unfit};
use super::options::Options;
use super::state::{Abaku, Player};
use super::stones::{Bag, RACK, Rack};
use super::view::{Last, OwnRack, PlayerView, Standing, View};
use super::{finder, player};
use crate::{
    Corrupt, Game, Leaving, Level, Nodes, Outcome, Points, Retract, Seat, Seats, Viewer, World,
};
use std::ops::RangeInclusive;

impl Game for Abaku {
    const NAME: &'static str = "abaku";
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Unfit = Unfit;

    fn players(_: &Options) -> RangeInclusive<u8> {
        1..=4
    }

    fn vet(options: &Options, players: u8, _: &mut World<'_>) -> Result<(), Unfit> {
        let range = Abaku::players(options);
        if !range.contains(&players) {
            return Err(Unfit::Players {
                least: *range.start(),
                most: *range.end(),
            });
        }
        let (least, most) = (Options::LEAST_EACH, Options::MOST_EACH);
        if !(least..=most).contains(&options.each) {
            return Err(Unfit::Stones { least, most });
        }
        Ok(())
    }

    fn set_up(
        options: &Options,
        players: u8,
        first: Option<Seat>,
        world: &mut World<'_>,
    ) -> Result<Event, Unfit> {
        Abaku::vet(options, players, world)?;
        let first = world.who_begins(first, players);
        let bag = Bag::shuffled(options.each, world.chance);
        Ok(Event::SetUp { first, bag })
    }

    fn start(options: &Options, players: u8, first: &Event) -> Result<Abaku, Corrupt> {
        let Event::SetUp { first, bag } = first else {
            return Err(Corrupt("a game without a start"));
        };
        if !Abaku::players(options).contains(&players) || first.0 >= players {
            return Err(Corrupt("a start of other players"));
        }
        let racks = usize::from(players) * usize::from(RACK);
        if !(racks..=super::FIELDS).contains(&bag.len()) {
            return Err(Corrupt("a bag of too few or too many stones"));
        }
        let new = Player {
            rack: Rack::default(),
            score: Points(0),
            standing: Standing::Active,
            passes: 0,
            settled: None,
        };
        let mut state = Abaku {
            options: *options,
            board: Board::default(),
            bag: bag.clone(),
            players: vec![new; usize::from(players)],
            turn: *first,
            turns: 0,
            quiet: Quiet::default(),
            last: None,
            over: None,
        };
        let from = Seat::all(players).skip(first.index());
        from.chain(Seat::all(first.0))
            .for_each(|seat| state.draw(seat, RACK));
        Ok(state)
    }

    fn decide(&self, seat: Seat, mv: &Move, world: &mut World<'_>) -> Result<Vec<Event>, Illegal> {
        let player = self.may_move(seat)?;
        match mv {
            Move::Lay(stones) => self.lay(seat, &player.rack, stones),
            Move::Make(reading) => self.make(seat, &player.rack, reading),
            Move::Exchange(given) => {
                let mut events = vec![self.exchange(seat, *given, world)?];
                if self.quiet.after_exchange().is_stuck(self.playing().len()) {
                    events.push(Event::Ended { why: End::Stuck });
                }
                Ok(events)
            }
            Move::Pass => Ok(self.passed(seat, Passing::Said)),
        }
    }

    fn apply(&mut self, event: &Event) -> Result<(), Corrupt> {
        if self.over.is_some() {
            return Err(Corrupt("an event after the end"));
        }
        match event {
            Event::SetUp { .. } => Err(Corrupt("a second start")),
            Event::Laid { seat, .. } => self.apply_laid(*seat, event),
            Event::Exchanged {
                seat,
                given,
                places,
            } => self.apply_exchanged(*seat, given, places),
            &Event::Passed { seat, why } => {
                let player = self.mover(seat)?;
                player.passes = player.passes.saturating_add(1);
                self.quiet = self.quiet.after_pass();
                self.turn_over(seat, Last::Passed { seat, why });
                Ok(())
            }
            &Event::Left { seat, why } => {
                self.stop(seat, Standing::Left(why))?;
                self.last = Some(Last::Left { seat, why });
                Ok(())
            }
            &Event::Finished { seat } => self.stop(seat, Standing::Finished),
            &Event::Forfeited { seat } => self.stop(seat, Standing::Forfeited),
            &Event::Ended { why } => {
                self.finish(why);
                Ok(())
            }
        }
    }

    fn turn(&self) -> Seats {
        if self.over.is_some() {
            Seats::NONE
        } else {
            Seats::one(self.turn)
        }
    }

    fn turns(&self) -> u32 {
        self.turns
    }

    fn playing(&self) -> Seats {
        let seats = Seat::all(self.players.len() as u8).zip(&self.players);
        seats
            .filter(|(_, p)| p.standing == Standing::Active)
            .map(|(seat, _)| seat)
            .collect()
    }

    fn timed_out(&self, seat: Seat, _: &mut World<'_>) -> Vec<Event> {
        match self.may_move(seat) {
            Ok(_) => self.passed(seat, Passing::Time),
            Err(_) => Vec::new(),
        }
    }

    fn left(&self, seat: Seat, why: Leaving, _: &mut World<'_>) -> Vec<Event> {
        if self.over.is_some() || !self.playing().contains(seat) {
            return Vec::new();
        }
        let left = Event::Left { seat, why };
        [left]
            .into_iter()
            .chain(self.end_without(seat, Standing::Left(why)))
            .collect()
    }

    fn agreed_draw(&self) -> Vec<Event> {
        let going = self.over.is_none();
        going
            .then_some(Event::Ended { why: End::Agreed })
            .into_iter()
            .collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        let why = self.over?;
        let rank = |player: &Player| {
            let points = if why == End::Agreed {
                Points(0)
            } else {
                player.score
            };
            (!player.standing.is_forfeit(), points)
        };
        let ranks: Vec<(bool, Points)> = self.players.iter().map(rank).collect();
        Some(Outcome::by_rank(&ranks))
    }

    fn scores(&self) -> Vec<i32> {
        self.players.iter().map(|p| p.score.0).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        let rack = match viewer {
            Viewer::Spectator => None,
            Viewer::Seat(seat) => self.players.get(seat.index()).map(|player| OwnRack {
                seat,
                stones: player.rack,
            }),
        };
        let player = |p: &Player| PlayerView {
            score: p.score,
            stones: p.rack.len(),
            standing: p.standing,
            passes: p.passes,
            settled: p.settled,
        };
        View {
            options: self.options,
            board: self.board.clone(),
            players: self.players.iter().map(player).collect(),
            rack,
            bag: self.bag.len(),
            turn: self.turn().only(),
            last: self.last.clone(),
            quiet: self.quiet.turns(),
            over: self.over.zip(self.outcome()),
        }
    }

    fn moves(&self, seat: Seat, limit: usize, _: &mut World<'_>) -> Vec<Move> {
        let Ok(player) = self.may_move(seat) else {
            return Vec::new();
        };
        finder::moves(
            &self.board,
            &player.rack,
            self.bag.len(),
            &self.options.rules,
            limit,
        )
    }

    fn think(view: &View, level: Level, budget: Nodes, world: &mut World<'_>) -> Option<Move> {
        player::think(view, level, budget, world.chance)
    }

    fn retract(dropped: &[Event]) -> Retract {
        // Laying and exchanging drew stones; a pass showed nothing.
        let revealed = |e: &Event| matches!(e, Event::Laid { .. } | Event::Exchanged { .. });
        if dropped.iter().any(revealed) {
            Retract::Agreed
        } else {
            Retract::Alone
        }
    }
}

#[cfg(test)]
#[path = "rules_tests.rs"]
mod tests;
