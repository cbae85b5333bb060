//! The stored form: a header, then an entry a line.

use super::{Answer, Ask, Clock};
use crate::{At, Seat, Seq};
use serde::{Deserialize, Serialize};

/// The version of logs written now. Older ones are read for ever.
pub const LOG_VERSION: u16 = 1;

/// What is fixed when a table opens; the log's line before the first entry.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Header<O> {
    /// [`LOG_VERSION`] when it was written.
    pub v: u16,
    /// The game's options.
    pub options: O,
    /// How many sit at the table.
    pub players: u8,
    /// The clock, if any.
    #[serde(default)]
    pub clock: Clock,
}

impl<O> Header<O> {
    /// A header of today's version.
    pub fn new(options: O, players: u8, clock: Clock) -> Header<O> {
        Header {
            v: LOG_VERSION,
            options,
            players,
            clock,
        }
    }
}

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry<E> {
    /// When it was received. Never earlier than the line before.
    pub at: At,
    /// Whose doing it was; None for the clock, the hall, an agreement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// Its number among the entries appended together, from 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub part: u8,
    /// What happened.
    pub what: What<E>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
fn is_zero(part: &u8) -> bool {
    *part == 0
}

/// What happened at a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What<E> {
    /// An event of the game.
    Game(E),
    /// Somebody asked the others.
    Asked {
        /// For what.
        ask: Ask,
    },
    /// One of the others answered.
    Answered {
        /// Yes or no.
        answer: Answer,
    },
    /// All after `keep` counts no more.
    TakenBack {
        /// The last entry that still counts.
        keep: Seq,
    },
    /// The time since `from` is charged to nobody.
    Excused {
        /// When the program or its platform went down.
        from: At,
    },
    /// A quiet game was put aside.
    SetAside,
    /// It goes on.
    Resumed,
}
