//! What a move would make happen.

use super::event::{End, Event, Illegal, Passing, Stone};
use super::laying::lay;
use super::operation::Reading;
use super::places::places;
use super::state::{Abaku, Player};
use super::stones::Rack;
use super::view::Standing;
use crate::{Game, Seat, World};

/// Passes in a row after which a player plays no more.
const PASSES: u8 = 3;

impl Abaku {
    pub(super) fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    pub(super) fn may_move(&self, seat: Seat) -> Result<&Player, Illegal> {
        if self.over.is_some() {
            return Err(Illegal::Over);
        }
        let player = self.players.get(seat.index()).filter(|_| self.turn == seat);
        player.ok_or(Illegal::NotYourTurn)
    }

    pub(super) fn passed(&self, seat: Seat, why: Passing) -> Vec<Event> {
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
    pub(super) fn end_without(&self, seat: Seat, standing: Standing) -> Option<Event> {
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

    pub(super) fn lay(
        &self,
        seat: Seat,
        rack: &Rack,
        stones: &[Stone],
    ) -> Result<Vec<Event>, Illegal> {
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
    pub(super) fn make(
        &self,
        seat: Seat,
        rack: &Rack,
        reading: &Reading,
    ) -> Result<Vec<Event>, Illegal> {
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

    pub(super) fn exchange(
        &self,
        seat: Seat,
        given: Rack,
        world: &mut World<'_>,
    ) -> Result<Event, Illegal> {
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
}
