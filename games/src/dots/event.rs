//! What players ask, what happens, and why something is refused.

use super::capture::NoContour;
use super::place::{Cell, Side};
use crate::basics::Seat;
use crate::game::Leaving;
use serde::{Deserialize, Serialize};

/// What to do with a contour that a dot completes (polish rules).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    /// Take what is inside.
    #[default]
    Paint,
    /// Keep it open, to be painted later.
    Hold,
}

/// The number of a held contour, counted from 0 through the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HoldId(pub u16);

/// A dot, and what goes with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Put {
    /// Where.
    pub cell: Cell,
    /// What to do with a contour it completes; polish only.
    #[serde(default, skip_serializing_if = "is_paint")]
    pub finish: Finish,
    /// Own held contours to paint before the dot is placed; polish only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paint: Vec<HoldId>,
    /// The contour, when it shall not be the shortest; polish and own contour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contour: Option<Vec<Cell>>,
}

fn is_paint(finish: &Finish) -> bool {
    *finish == Finish::Paint
}

impl Put {
    /// A dot and nothing more.
    pub fn at(cell: Cell) -> Put {
        Put {
            cell,
            finish: Finish::Paint,
            paint: Vec::new(),
            contour: None,
        }
    }
}

/// What a player asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// A dot.
    Put(Put),
    /// The contour of the capture just made (own contour).
    Choose(Vec<Cell>),
    /// End the game by giving up what isn't grounded.
    Ground,
    /// End the game by the score: offers it, or agrees.
    Count,
    /// Pass the turn.
    Pass,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The game began with these dots on the field.
    Started {
        /// Who begins.
        first: Seat,
        /// The start dots, in the order they were put.
        dots: Vec<(Cell, Side)>,
    },
    /// A dot was put.
    Put {
        /// Who.
        seat: Seat,
        /// Where, and what went with it.
        put: Put,
    },
    /// The contour of a capture was named.
    Chose {
        /// Who.
        seat: Seat,
        /// Its dots in order.
        contour: Vec<Cell>,
    },
    /// A turn was passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// An end by the score was offered.
    CountOffered {
        /// Who.
        seat: Seat,
    },
    /// A player's part ended.
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Leaving,
    },
    /// It is over.
    Ended {
        /// How.
        how: End,
    },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// No free crossing is left: by score.
    Full,
    /// Both agreed to count: by score.
    Counted,
    /// Two passes in a row: by score.
    Passed,
    /// A draw was agreed, whatever the score.
    Drawn,
    /// This side resigned.
    Resigned(Side),
    /// This side's time ran out.
    Time(Side),
    /// This side was removed.
    Removed(Side),
    /// This side grounded: by what was left.
    Grounded(Side),
    /// This side could have grounded and won: by score.
    Decided(Side),
    /// This side had the lead that wins.
    Lead(Side),
}

/// Why a move is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// It is over.
    Over,
    /// Somebody else is to move.
    NotYourTurn,
    /// There is no such crossing.
    Outside(Cell),
    /// There is a dot, live or captured.
    Dot(Cell),
    /// It is in an area.
    Area {
        /// Where.
        cell: Cell,
        /// Whose area.
        of: Side,
    },
    /// The first dot goes into the middle third: these columns and rows, counted from 0.
    NotCentral {
        /// From and to, the last included.
        columns: (u8, u8),
        /// From and to, the last included.
        rows: (u8, u8),
    },
    /// First name the contour of the last capture.
    ChooseFirst,
    /// There is no capture to name a contour for.
    NothingToChoose,
    /// These rules know no holding and painting.
    NoHolding,
    /// These rules leave no choice of the contour.
    NoChoice,
    /// The dot completes no contour that could be held.
    NothingClosed,
    /// The player has no such held contour.
    NoSuchHold(HoldId),
    /// The named chain is no contour.
    Contour(NoContour),
    /// The named contour doesn't go through the new dot.
    NotThroughDot,
    /// The named contour has no live enemy dot inside.
    NoEnemyInside,
    /// There is no grounding in these rules.
    NoGrounding,
    /// Grounding would lose: it gives `lost` dots and the lead is `lead`.
    GroundingLoses {
        /// Own score minus the enemy's; may be negative.
        lead: i32,
        /// What grounding would give away.
        lost: i32,
    },
    /// Nothing has been won or could be lost: there is nothing to ground.
    NothingToGround,
    /// Turns can't be passed.
    NoPassing,
    /// The player's side has offered to count already.
    CountOffered,
}
