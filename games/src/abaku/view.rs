//! What a viewer may know.

use super::board::Board;
use super::event::{End, Passing, Stone};
use super::laying::Scored;
use super::options::Options;
use super::stones::Rack;
use crate::{Leaving, Outcome, Points, Seat};

/// A game as one viewer sees it. The bag and the racks of others have no place in it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The offer.
    pub options: Options,
    /// The stones on the board.
    pub board: Board,
    /// What everybody may know of each player, in seat order.
    pub players: Vec<PlayerView>,
    /// The viewer's own rack; None for who isn't a player.
    pub rack: Option<OwnRack>,
    /// How many stones are in the bag.
    pub bag: usize,
    /// Who is to move; None once it is over.
    pub turn: Option<Seat>,
    /// The last turn, or who left since.
    pub last: Option<Last>,
    /// How many turns in a row nothing was laid.
    pub quiet: u32,
    /// How it ended.
    pub over: Option<(End, Outcome)>,
}

/// The viewer's own stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnRack {
    /// Whose they are.
    pub seat: Seat,
    /// The stones.
    pub stones: Rack,
}

/// What everybody may know of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// Their points; at the end with `settled`.
    pub score: Points,
    /// How many stones are on their rack.
    pub stones: u8,
    /// Whether they still play.
    pub standing: Standing,
    /// How many times in a row they passed.
    pub passes: u8,
    /// What the end of the game gave or took for the stones left; None while it goes on.
    pub settled: Option<Points>,
}

/// Whether a player still plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Plays.
    Active,
    /// Passed three times when the bag was empty: keeps the score, may win.
    Finished,
    /// Passed three times when it wasn't: can't win.
    Forfeited,
    /// Left: can't win.
    Left(Leaving),
}

impl Standing {
    /// Whether they can't win any more.
    pub fn is_forfeit(self) -> bool {
        matches!(self, Standing::Forfeited | Standing::Left(_))
    }
}

/// The last turn, as everybody may see it.
#[derive(Clone, PartialEq, Debug)]
pub enum Last {
    /// Stones were laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// The stones, in the order of the board.
        stones: Vec<Stone>,
        /// What each operation earned.
        operations: Vec<Scored>,
        /// All together.
        points: Points,
    },
    /// Stones were exchanged, these many.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Why.
        why: Passing,
    },
    /// A player left.
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Leaving,
    },
}
