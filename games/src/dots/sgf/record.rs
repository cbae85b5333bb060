//! A game as it is written down.

use crate::dots::event::End;
use crate::dots::options::Rules;
use crate::dots::place::{Cell, Side, Size};
use crate::dots::view::View;

/// A dot as it was played, with the contours drawn behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Where.
    pub cell: Cell,
    /// Whose.
    pub side: Side,
    /// The contours it closed (or that were painted with it), in order; a dot put into an enemy
    /// house has the enemy's.
    pub contours: Vec<Vec<Cell>>,
}

/// By how much or how a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Margin {
    /// By so many points; halves are counted.
    Halves(u32),
    /// The other resigned.
    Resigned,
    /// The other's time ran out.
    Time,
    /// By grounding.
    Grounded,
    /// It isn't said.
    Unknown,
}

/// What the record says of the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A side won.
    Won(Side, Margin),
    /// A draw.
    Drawn,
}

/// A game as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Columns and rows.
    pub size: Size,
    /// Whose rules.
    pub rules: Rules,
    /// The dots at the start.
    pub start: Vec<(Cell, Side)>,
    /// The game.
    pub played: Vec<Played>,
    /// The result, if it is told.
    pub verdict: Option<Verdict>,
    /// The players' names, the first side's first.
    pub names: [Option<String>; 2],
    /// When, as the file says.
    pub date: Option<String>,
    /// Other properties of the file's first node, as they are.
    pub others: Vec<(String, Vec<String>)>,
}

impl Record {
    /// A game of this house.
    pub fn of(view: &View, names: [Option<String>; 2]) -> Record {
        let margin = |how: End| match how {
            End::Resigned(_) | End::Removed(_) => Margin::Resigned,
            End::Time(_) => Margin::Time,
            End::Grounded(_) => Margin::Grounded,
            _ => Margin::Halves(view.halves[0].abs_diff(view.halves[1])),
        };
        let verdict = view.ended.map(|how| match view.winner {
            Some(side) => Verdict::Won(side, margin(how)),
            None => Verdict::Drawn,
        });
        Record {
            size: view.field.size(),
            rules: view.options.rules,
            start: view.start().collect(),
            played: view.played.clone(),
            verdict,
            names,
            date: None,
            others: Vec::new(),
        }
    }
}
