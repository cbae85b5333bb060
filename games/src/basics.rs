//! The small words of the domain: seats, viewers, times, numbers of events.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most players any game here seats.
pub const MOST_SEATS: u8 = 12;

/// A player's place at the table, from 0 in joining order. A log names seats, never people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list with one item a player.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All the seats of a table of `players`.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players).map(Seat)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u16);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Everybody at a table of `players`.
    pub fn everybody(players: u8) -> Seats {
        Seat::all(players.min(MOST_SEATS)).collect()
    }

    /// This seat alone.
    pub fn one(seat: Seat) -> Seats {
        Seats::NONE.with(seat)
    }

    /// The set with this seat too. A seat past the sixteenth is in no set.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1u16.checked_shl(u32::from(seat.0)).unwrap_or(0))
    }

    /// The set without this seat.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !1u16.checked_shl(u32::from(seat.0)).unwrap_or(0))
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1u16.checked_shl(u32::from(seat.0)).unwrap_or(0) != 0
    }

    /// Whether every seat of `self` is in `other`.
    pub fn within(self, other: Seats) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is nobody.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |&s| self.contains(s))
    }

    /// The only seat, if there is exactly one.
    pub fn only(self) -> Option<Seat> {
        if self.len() == 1 {
            self.iter().next()
        } else {
            None
        }
    }

    /// The first seat of the set after `seat`, going round; `seat` itself comes last.
    pub fn next_after(self, seat: Seat) -> Option<Seat> {
        self.iter()
            .find(|s| s.0 > seat.0)
            .or_else(|| self.iter().next())
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

/// Who looks: a player sees their own secrets, the group sees what everybody may.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The group, the log's readers, a player of another game.
    Spectator,
    /// The player in this seat.
    Seat(Seat),
}

/// A moment: milliseconds since the epoch. It comes in with every input; the core has no clock.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct At(pub u64);

impl At {
    /// The moment `ms` milliseconds later, or the end of time.
    #[must_use]
    pub fn after(self, ms: u64) -> At {
        At(self.0.saturating_add(ms))
    }

    /// Milliseconds from `earlier` to this moment; 0 if it isn't earlier.
    pub fn since(self, earlier: At) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// The number of an entry in a game's log, from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seq(pub u32);

/// A score.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Points(pub i32);

impl std::ops::AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 = self.0.saturating_add(other.0);
    }
}

/// How well a computer opponent plays.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Lets a beginner win.
    Easy,
    /// A casual player.
    #[default]
    Normal,
    /// A practised one.
    Hard,
    /// As strong as its budget allows.
    Expert,
}

/// A budget of search, in nodes: unlike a time, it makes the same choice on every machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Nodes(pub u64);
