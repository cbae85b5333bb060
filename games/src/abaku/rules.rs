//! The state of a game: turns, stones drawn, every end.

use super::board::Board;
use super::ending::{Quiet, settle};
use super::event::{End, Event, Illegal, Move, Passing, Stone, Unfit};
use super::laying::lay;
use super::operation::Reading;
use super::options::Options;
use super::places::places;
use super::stones::{Bag, RACK, Rack};
use super::view::{Last, OwnRack, PlayerView, Standing, View};
use super::{finder, player};
use crate::{
    Corrupt, Game, Leaving, Level, Nodes, Outcome, Points, Retract, Seat, Seats, Viewer, World,
};
use std::ops::RangeInclusive;

/// A game of Abaku. Its Debug shows no stone of a rack or of the bag.
#[derive(Clone, Debug)]
pub struct Abaku {
    options: Options,
    board: Board,
    bag: Bag,
    players: Vec<Player>,
    turn: Seat,
    turns: u32,
    quiet: Quiet,
    last: Option<Last>,
    over: Option<End>,
}

/// A player's part of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Player {
    pub(super) rack: Rack,
    pub(super) score: Points,
    pub(super) standing: Standing,
    pub(super) passes: u8,
    pub(super) settled: Option<Points>,
}

/// Passes in a row after which a player plays no more.
const PASSES: u8 = 3;

impl Abaku {
    fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    fn may_move(&self, seat: Seat) -> Result<&Player, Illegal> {
        if self.over.is_some() {
            return Err(Illegal::Over);
        }
        let player = self.players.get(seat.index()).filter(|_| self.turn == seat);
        player.ok_or(Illegal::NotYourTurn)
    }

    fn passed(&self, seat: Seat, why: Passing) -> Vec<Event> {
        let mut events = vec![Event::Passed { seat, why }];
        if self.quiet.after_pass().is_stuck(self.playing().len()) {
            events.push(Event::Ended { why: End::Stuck });
            return events;
        }
        let passes = self
            .players
            .get(seat.index())
            .map_or(0, |p| p.passes.saturating_add(1));
        if passes < PASSES || self.is_solo() && !self.bag.is_empty() {
            return events;
        }
        let standing = if self.bag.is_empty() {
            events.push(Event::Finished { seat });
            Standing::Finished
        } else {
            events.push(Event::Forfeited { seat });
            Standing::Forfeited
        };
        events.extend(self.end_without(seat, standing));
        events
    }

    /// The end that comes of a player's stopping.
    fn end_without(&self, seat: Seat, standing: Standing) -> Option<Event> {
        let left = self.playing().without(seat).len();
        if left >= 2 || self.is_solo() && left == 1 {
            return None;
        }
        let standings = Seat::all(self.players.len() as u8).zip(&self.players);
        let can_win = standings
            .map(|(s, p)| if s == seat { standing } else { p.standing })
            .filter(|standing| !standing.is_forfeit());
        let why = if can_win.count() == 1 && !self.is_solo() {
            End::OneLeft
        } else {
            End::FewLeft
        };
        Some(Event::Ended { why })
    }

    fn lay(&self, seat: Seat, rack: &Rack, stones: &[Stone]) -> Result<Vec<Event>, Illegal> {
        let laying = lay(&self.board, rack, stones, &self.options.rules)?;
        let closes = laying.rest.is_empty() && self.bag.is_empty();
        let laid = Event::Laid {
            seat,
            stones: laying.stones,
            operations: laying.operations,
            points: laying.points,
        };
        let end = closes.then_some(Event::Ended { why: End::Closed });
        Ok([laid].into_iter().chain(end).collect())
    }

    /// Lays an operation in the only place that there is for it.
    fn make(&self, seat: Seat, rack: &Rack, reading: &Reading) -> Result<Vec<Event>, Illegal> {
        if !reading.holds() {
            return Err(Illegal::Wrong(*reading));
        }
        let places = places(&self.board, rack, &self.options.rules, reading);
        match places.as_slice() {
            [] => Err(Illegal::NoPlace(*reading)),
            [only] => self.lay(seat, rack, &only.stones),
            _ => Err(Illegal::Several(places)),
        }
    }

    fn exchange(&self, seat: Seat, given: Rack, world: &mut World<'_>) -> Result<Event, Illegal> {
        let player = self.may_move(seat)?;
        let count = given.len();
        if count == 0 {
            return Err(Illegal::ExchangeNothing);
        }
        player
            .rack
            .without(given.stones())
            .map_err(|missing| Illegal::NotInRack { missing })?;
        if self.bag.len() < usize::from(count) {
            return Err(Illegal::BagTooEmpty {
                left: self.bag.len() as u8,
            });
        }
        // Drawn first, then returned one by one into what is left.
        let rest = (self.bag.len() - usize::from(count)) as u8;
        let places = (0..count)
            .map(|n| world.chance.u8(0..=rest.saturating_add(n)))
            .collect();
        Ok(Event::Exchanged {
            seat,
            given,
            places,
        })
    }

    /// Marks the end of a turn of `seat`.
    fn turn_over(&mut self, seat: Seat, last: Last) {
        self.turns = self.turns.saturating_add(1);
        self.turn = self.playing().next_after(seat).unwrap_or(seat);
        self.last = Some(last);
    }

    fn mover(&mut self, seat: Seat) -> Result<&mut Player, Corrupt> {
        let turn = self.turn;
        let player = self.players.get_mut(seat.index());
        player
            .filter(|_| turn == seat)
            .ok_or(Corrupt("a move out of turn"))
    }

    /// A player stops for another reason than the end of the game.
    fn stop(&mut self, seat: Seat, standing: Standing) -> Result<(), Corrupt> {
        let player = self.players.get_mut(seat.index());
        let player = player.filter(|p| p.standing == Standing::Active);
        player
            .ok_or(Corrupt("one who doesn't play stops"))?
            .standing = standing;
        if self.turn == seat {
            self.turn = self.playing().next_after(seat).unwrap_or(seat);
            self.turns = self.turns.saturating_add(1);
        }
        Ok(())
    }

    fn draw(&mut self, seat: Seat, count: u8) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            self.bag
                .draw(usize::from(count))
                .for_each(|d| player.rack.add(d));
        }
    }

    fn apply_laid(&mut self, seat: Seat, event: &Event) -> Result<(), Corrupt> {
        let Event::Laid {
            stones,
            operations,
            points,
            ..
        } = event
        else {
            return Err(Corrupt("not a laying"));
        };
        let player = *self.mover(seat)?;
        let rest = player.rack.without(stones.iter().map(|s| s.1));
        let rest = rest.map_err(|_| Corrupt("stones that the rack hasn't"))?;
        let mut board = self.board.clone();
        for stone in stones {
            if !board.is_free(stone.0) {
                return Err(Corrupt("a stone on a field that isn't free"));
            }
            board.put(stone.0, stone.1);
        }
        self.board = board;
        let player = self.mover(seat)?;
        player.rack = rest;
        player.passes = 0;
        player.score += *points;
        self.draw(seat, RACK.saturating_sub(rest.len()));
        self.quiet = Quiet::default();
        let (stones, operations) = (stones.clone(), operations.clone());
        self.turn_over(
            seat,
            Last::Laid {
                seat,
                stones,
                operations,
                points: *points,
            },
        );
        Ok(())
    }

    fn apply_exchanged(&mut self, seat: Seat, given: &Rack, places: &[u8]) -> Result<(), Corrupt> {
        let count = given.len();
        let player = self.mover(seat)?;
        let rest = player.rack.without(given.stones());
        player.rack = rest.map_err(|_| Corrupt("stones that the rack hasn't"))?;
        player.passes = 0;
        if places.len() != usize::from(count) || self.bag.len() < usize::from(count) {
            return Err(Corrupt("an exchange that the bag can't do"));
        }
        self.draw(seat, count);
        for (stone, &place) in given.stones().zip(places) {
            if !self.bag.put(usize::from(place), stone) {
                return Err(Corrupt("a stone returned beside the bag"));
            }
        }
        self.quiet = self.quiet.after_exchange();
        self.turn_over(seat, Last::Exchanged { seat, count });
        Ok(())
    }

    fn finish(&mut self, why: End) {
        self.over = Some(why);
        let racks: Vec<Rack> = self.players.iter().map(|p| p.rack).collect();
        for (player, points) in self.players.iter_mut().zip(settle(why, &racks)) {
            player.score += points;
            player.settled = Some(points);
        }
    }
}

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
        let named = first.filter(|seat| seat.0 < players);
        let first = named.unwrap_or_else(|| Seat(world.chance.u8(0..players)));
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
