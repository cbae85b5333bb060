//! Clocks: a time a turn, a total with an increment, or none. Times are in milliseconds.

use crate::{At, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What the clock of a game is. Both parts may run together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Clock {
    /// For one turn, in ms; running out is a pass, a refusal or a loss, as the game says.
    pub turn: Option<u64>,
    /// For the whole game; running out ends the player's part.
    pub total: Option<Total>,
}

/// A total clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Total {
    /// At the start, in ms.
    pub initial: u64,
    /// Added after each turn, in ms.
    #[serde(default)]
    pub increment: u64,
}

/// The clocks of a game going on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Running {
    clock: Clock,
    /// What each seat has left of its total, in ms.
    left: Vec<u64>,
    /// Time spent in this turn before `since`, in ms.
    spent: u64,
    /// Up to when time has been charged.
    since: At,
    aside: bool,
}

impl Running {
    pub(super) fn new(clock: Clock, players: u8, now: At) -> Running {
        let initial = clock.total.map_or(0, |total| total.initial);
        let left = vec![initial; usize::from(players)];
        Running {
            clock,
            left,
            spent: 0,
            since: now,
            aside: false,
        }
    }

    /// Charges the time up to `now` to those whose turn it is; to nobody while the game stands still.
    pub(super) fn charge(&mut self, turn: Seats, ticking: bool, now: At) {
        let passed = now.since(self.since);
        self.since = self.since.max(now);
        if !ticking || self.aside {
            return;
        }
        self.spent = self.spent.saturating_add(passed);
        for seat in turn.iter() {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left = left.saturating_sub(passed);
            }
        }
    }

    /// A turn is over: a new one starts, and those who had it gain the increment.
    pub(super) fn turn_done(&mut self, had: Seats) {
        self.spent = 0;
        let increment = self.clock.total.map_or(0, |total| total.increment);
        for seat in had.iter() {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left = left.saturating_add(increment);
            }
        }
    }

    pub(super) fn new_turn(&mut self, now: At) {
        self.spent = 0;
        self.since = now;
    }

    /// Time up to `now` counts for nobody.
    pub(super) fn forgive(&mut self, now: At) {
        self.since = self.since.max(now);
    }

    pub(super) fn set_aside(&mut self) {
        self.aside = true;
    }

    pub(super) fn resume(&mut self, now: At) {
        self.aside = false;
        self.since = self.since.max(now);
    }

    /// Whether the game stands still.
    pub fn is_aside(&self) -> bool {
        self.aside
    }

    pub(super) fn deadline(&self, turn: Seats) -> Option<At> {
        let by_turn = self.clock.turn.map(|ms| ms.saturating_sub(self.spent));
        let by_total = self.clock.total.and_then(|_| {
            turn.iter()
                .filter_map(|seat| self.left.get(seat.index()).copied())
                .min()
        });
        let first = match (by_turn, by_total) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (one, other) => one.or(other),
        };
        first
            .filter(|_| !turn.is_empty())
            .map(|ms| self.since.after(ms))
    }

    /// Whose total has run out by `now`.
    pub(super) fn flagged(&self, turn: Seats, now: At) -> Option<Seat> {
        self.clock.total?;
        let passed = now.since(self.since);
        turn.iter().find(|seat| {
            self.left
                .get(seat.index())
                .is_some_and(|&left| left <= passed)
        })
    }

    pub(super) fn left(&self, seat: Seat, ticking: bool, now: At) -> (Option<u64>, Option<u64>) {
        let passed = if ticking && !self.aside {
            now.since(self.since)
        } else {
            0
        };
        let turn = self.clock.turn.filter(|_| ticking);
        let turn = turn.map(|ms| ms.saturating_sub(self.spent).saturating_sub(passed));
        let total = self.clock.total.and_then(|_| self.left.get(seat.index()));
        (turn, total.map(|left| left.saturating_sub(passed)))
    }
}
