//! What a player may ask of the others: a draw, a takeback.

use crate::{Seat, Seats, Seq};
use serde::{Deserialize, Serialize};

/// Something that needs everybody's yes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// To end the game as a draw.
    Draw,
    /// To take moves back.
    TakeBack {
        /// The last entry that would still count.
        keep: Seq,
    },
}

/// An answer to it. One no is enough to refuse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Answer {
    Yes,
    No,
}

/// A question that waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pending {
    /// What is asked.
    pub ask: Ask,
    /// By whom.
    pub by: Seat,
    waits: Seats,
}

impl Pending {
    pub(super) fn new(ask: Ask, by: Seat, playing: Seats) -> Pending {
        Pending {
            ask,
            by,
            waits: playing.without(by),
        }
    }

    pub(super) fn agree(&mut self, seat: Seat) {
        self.waits = self.waits.without(seat);
    }

    /// Who has not answered yet.
    pub fn waits_for(&self) -> Seats {
        self.waits
    }
}
