//! Whose turn it is: sides alternate, and within a side its players.

use super::place::Side;
use crate::basics::{Seat, Seats};

/// Sides, players and the turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Turns {
    players: u8,
    first: Seat,
    playing: Seats,
    to_move: Side,
    /// Who of each side is next.
    next: [Seat; 2],
    over: u32,
}

impl Turns {
    pub(super) fn new(players: u8, first: Seat) -> Turns {
        let mut turns = Turns {
            players,
            first,
            playing: Seats::everybody(players),
            to_move: Side::First,
            next: [first, first],
            over: 0,
        };
        // With an odd number of players the next seat round the table may be on the first side too.
        let others = turns.members(Side::Second);
        turns.next[Side::Second.index()] = others.next_after(first).unwrap_or(first);
        turns
    }

    /// A seat's side: every other seat is on the side of the one that began.
    pub(super) fn side(&self, seat: Seat) -> Option<Side> {
        let same = seat.0 % 2 == self.first.0 % 2;
        (seat.0 < self.players).then_some(if same { Side::First } else { Side::Second })
    }

    /// The players of a side who haven't left.
    pub(super) fn members(&self, side: Side) -> Seats {
        let seats = self.playing.iter();
        seats
            .filter(|&seat| self.side(seat) == Some(side))
            .collect()
    }

    pub(super) fn players(&self) -> u8 {
        self.players
    }

    pub(super) fn playing(&self) -> Seats {
        self.playing
    }

    pub(super) fn to_move(&self) -> Side {
        self.to_move
    }

    /// Who is to move; None when the side has nobody left.
    pub(super) fn seat(&self) -> Option<Seat> {
        let seat = self.next[self.to_move.index()];
        self.playing.contains(seat).then_some(seat)
    }

    /// How many moves were finished.
    pub(super) fn over(&self) -> u32 {
        self.over
    }

    /// The same player moves again.
    pub(super) fn again(&mut self) {
        self.over += 1;
    }

    /// The turn goes to the other side.
    pub(super) fn pass_on(&mut self) {
        self.over += 1;
        self.advance(self.to_move);
        self.to_move = self.to_move.other();
    }

    pub(super) fn leave(&mut self, seat: Seat) {
        self.playing = self.playing.without(seat);
        for side in Side::BOTH {
            if self.next[side.index()] == seat {
                self.advance(side);
            }
        }
    }

    fn advance(&mut self, side: Side) {
        let now = self.next[side.index()];
        if let Some(next) = self.members(side).next_after(now) {
            self.next[side.index()] = next;
        }
    }
}
