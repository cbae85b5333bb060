//! The state of a game, and what events do to it.

use super::board::Board;
use super::ending::{Quiet, settle};
use super::event::{End, Event};
use super::options::Options;
use super::stones::{Bag, RACK, Rack};
use super::view::{Last, Standing};
use crate::{Corrupt, Game, Points, Seat};

/// A game of Abaku. Its Debug shows no stone of a rack or of the bag.
#[derive(Clone, Debug)]
pub struct Abaku {
    pub(super) options: Options,
    pub(super) board: Board,
    pub(super) bag: Bag,
    pub(super) players: Vec<Player>,
    pub(super) turn: Seat,
    pub(super) turns: u32,
    pub(super) quiet: Quiet,
    pub(super) last: Option<Last>,
    pub(super) over: Option<End>,
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

impl Abaku {
    /// Marks the end of a turn of `seat`.
    pub(super) fn turn_over(&mut self, seat: Seat, last: Last) {
        self.turns = self.turns.saturating_add(1);
        self.turn = self.playing().next_after(seat).unwrap_or(seat);
        self.last = Some(last);
    }

    pub(super) fn mover(&mut self, seat: Seat) -> Result<&mut Player, Corrupt> {
        let turn = self.turn;
        let player = self.players.get_mut(seat.index());
        player
            .filter(|_| turn == seat)
            .ok_or(Corrupt("a move out of turn"))
    }

    /// A player stops for another reason than the end of the game.
    pub(super) fn stop(&mut self, seat: Seat, standing: Standing) -> Result<(), Corrupt> {
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

    pub(super) fn draw(&mut self, seat: Seat, count: u8) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            self.bag
                .draw(usize::from(count))
                .for_each(|d| player.rack.add(d));
        }
    }

    pub(super) fn apply_laid(&mut self, seat: Seat, event: &Event) -> Result<(), Corrupt> {
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

    pub(super) fn apply_exchanged(
        &mut self,
        seat: Seat,
        given: &Rack,
        places: &[u8],
    ) -> Result<(), Corrupt> {
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

    pub(super) fn finish(&mut self, why: End) {
        self.over = Some(why);
        let racks: Vec<Rack> = self.players.iter().map(|p| p.rack).collect();
        for (player, points) in self.players.iter_mut().zip(settle(why, &racks)) {
            player.score += points;
            player.settled = Some(points);
        }
    }
}
