//! What players ask, what happens, why not.

use super::board::{Axis, Board, Cell, Digit};
use super::laying::Scored;
use super::operation::Reading;
use super::places::Place;
use super::stones::{Bag, Rack};
use crate::{Leaving, Points, Seat};
use serde::{Deserialize, Serialize};

/// A stone on a field.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Stone(pub Cell, pub Digit);

/// What a player asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Lays stones; their order doesn't matter.
    Lay(Vec<Stone>),
    /// Lays an operation where it can be laid, if that is one place only.
    Make(Reading),
    /// Gives stones back for as many others.
    Exchange(Rack),
    /// Passes.
    Pass,
}

/// Why a player passed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Passing {
    /// They said so.
    Said,
    /// The turn's time ran out.
    Time,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A player laid their last stone and the bag was empty.
    Closed,
    /// All others forfeited.
    OneLeft,
    /// Fewer than two still play; alone, the only player stopped.
    FewLeft,
    /// Nothing was laid for three rounds, exchanges among them.
    Stuck,
    /// Everybody agreed to a draw.
    Agreed,
}

/// What happened. Its serialized form holds the racks and the bag: a log may be shown only when
/// its game is over. Its Debug doesn't.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The game began: racks are dealt from the bag, from the first seat round.
    SetUp {
        /// Who moves first.
        first: Seat,
        /// All the stones in the order in which they will be drawn.
        bag: Bag,
    },
    /// A player laid stones, and drew as many as the bag still had.
    Laid {
        /// Who.
        seat: Seat,
        /// The stones, in the order of the board.
        stones: Vec<Stone>,
        /// What each operation earned.
        operations: Vec<Scored>,
        /// What they earned together.
        points: Points,
    },
    /// A player exchanged stones.
    Exchanged {
        /// Who.
        seat: Seat,
        /// The stones given back.
        given: Rack,
        /// Where in the bag each went, one after the other, 0 being the next to be drawn.
        places: Vec<u8>,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Why.
        why: Passing,
    },
    /// A player left for good.
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Leaving,
    },
    /// The player who just passed for the third time plays no more and keeps the score.
    Finished {
        /// Who.
        seat: Seat,
    },
    /// The player who just passed for the third time has forfeited: the bag isn't empty.
    Forfeited {
        /// Who.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// Why.
        why: End,
    },
}

/// Why a move is refused. An error changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// Another player is to move, or this one has left.
    NotYourTurn,
    /// No stone was laid.
    NoStone,
    /// The board has no such field.
    OffBoard,
    /// The field has a stone.
    Filled {
        /// Which.
        cell: Cell,
        /// What lies there.
        digit: Digit,
    },
    /// Two stones on one field.
    Twice {
        /// Which.
        cell: Cell,
    },
    /// The rack hasn't these stones, or not as many of them.
    NotInRack {
        /// Those that are missing.
        missing: Vec<Digit>,
    },
    /// The stones are in different rows and columns.
    NotOneLine,
    /// A field between them is free.
    Gap {
        /// The first such.
        cell: Cell,
    },
    /// The opening has one stone only.
    OpeningAlone,
    /// The opening leaves the centre free.
    OpeningOffCentre,
    /// No stone touches an old one.
    NoContact(Run),
    /// No one operation covers all the new stones.
    NoOperation(Run),
    /// A new stone makes no operation with the old one beside it.
    NoOperationBeside {
        /// The new stone's field.
        new: Cell,
        /// The old stone's.
        old: Cell,
        /// The run they are in.
        run: Run,
    },
    /// A lone 0 joins two stones without an operation of all three.
    ZeroBetween {
        /// Its field.
        zero: Cell,
        /// The run it is in.
        run: Run,
    },
    /// No operation has both a new and an old stone.
    NothingShared(Run),
    /// The operation isn't true.
    Wrong(Reading),
    /// The rack and the board have no place for it.
    NoPlace(Reading),
    /// It can be laid in several places, the best first.
    Several(Vec<Place>),
    /// One exchanges one to five stones.
    ExchangeNothing,
    /// The bag hasn't as many stones.
    BagTooEmpty {
        /// How many it has.
        left: u8,
    },
}

/// A run of stones, as a refusal shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// Its direction.
    pub axis: Axis,
    /// Its first field.
    pub start: Cell,
    digits: [Digit; super::board::SIDE as usize],
    length: u8,
}

impl Run {
    /// The stones through a field along an axis; a run of none if the field is free.
    pub fn through(board: &Board, cell: Cell, axis: Axis) -> Run {
        let mut run = Run {
            axis,
            start: cell,
            digits: [Digit::ZERO; 15],
            length: 0,
        };
        if board.stone(cell).is_none() {
            return run;
        }
        while let Some(before) = run.start.before(axis).filter(|&c| board.stone(c).is_some()) {
            run.start = before;
        }
        let mut at = Some(run.start);
        while let Some((digit, cell)) = at.and_then(|c| Some((board.stone(c)?, c))) {
            if let Some(slot) = run.digits.get_mut(usize::from(run.length)) {
                *slot = digit;
                run.length += 1;
            }
            at = cell.next(axis);
        }
        run
    }

    /// Its digits in order.
    pub fn digits(&self) -> &[Digit] {
        self.digits
            .get(..usize::from(self.length))
            .unwrap_or_default()
    }

    /// Its fields in order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (axis, start) = (self.axis, self.start);
        let place = start.place(axis);
        (place..place + self.length).map(move |p| Cell::on_line(axis, start.line(axis), p))
    }

    /// Where in the run a field of its line is, if it is in it.
    pub fn place(&self, cell: Cell) -> Option<u8> {
        let same = cell.line(self.axis) == self.start.line(self.axis);
        let place = cell
            .place(self.axis)
            .checked_sub(self.start.place(self.axis))?;
        (same && place < self.length).then_some(place)
    }
}

/// Why options make no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// So many players don't play this.
    Players {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// So many stones of each digit are too few or too many.
    Stones {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
}
