//! A game as it is written down.

use crate::basics::{Seats, Viewer};
use crate::dots::crossing::Closing;
use crate::dots::event::End;
use crate::dots::field::Field;
use crate::dots::options::{Options, Rules};
use crate::dots::place::{Cell, Side, Size};
use crate::dots::state::{Area, note_areas};
use crate::dots::view::View;
use std::fmt;

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

impl fmt::Display for Verdict {
    /// As a record says it: `B+3.5`, `W+R`, `0` for a draw.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Verdict::Won(side, margin) = self else {
            return f.write_str("0");
        };
        f.write_str(match side {
            Side::First => "B+",
            Side::Second => "W+",
        })?;
        match margin {
            Margin::Halves(halves) if halves % 2 == 0 => write!(f, "{}", halves / 2),
            Margin::Halves(halves) => write!(f, "{}.5", halves / 2),
            Margin::Resigned => f.write_str("R"),
            Margin::Time => f.write_str("T"),
            Margin::Grounded => f.write_str("G"),
            Margin::Unknown => Ok(()),
        }
    }
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

    /// How the game stands after its last dot, as anybody sees it.
    pub fn view(&self) -> View {
        let options = Options {
            size: self.size,
            rules: self.rules,
            ..Options::default()
        };
        let mut field = Field::new(self.size, options.houses());
        let mut areas = Vec::new();
        // A record that was read is one that can be replayed; of one made otherwise what can't be
        // put is passed over.
        for &(cell, side) in &self.start {
            if field.put(cell, side).is_ok() {
                note_areas(&field, &mut areas);
            }
        }
        let start_dots = field.len();
        for played in &self.played {
            let Played {
                cell,
                side,
                contours,
            } = played;
            let polish = self.rules == Rules::Polish;
            let closing = if polish { Closing::Hold } else { Closing::Take };
            let (after, before): (Vec<_>, Vec<_>) =
                contours.iter().partition(|chain| chain.contains(cell));
            let enclose = |field: &mut Field, areas: &mut Vec<Area>, chains: Vec<&Vec<Cell>>| {
                for chain in chains {
                    if polish && field.enclose(chain, *side).is_ok() {
                        note_areas(field, areas);
                    }
                }
            };
            enclose(&mut field, &mut areas, before);
            if field.put_closing(*cell, *side, closing).is_ok() {
                note_areas(&field, &mut areas);
            }
            enclose(&mut field, &mut areas, after);
        }
        let winner = match self.verdict {
            Some(Verdict::Won(side, _)) => Some(side),
            _ => None,
        };
        View {
            viewer: Viewer::Spectator,
            options,
            start_dots,
            areas,
            played: self.played.clone(),
            holds: Vec::new(),
            choice: None,
            sides: Side::BOTH.to_vec(),
            turn: Seats::NONE,
            to_move: None,
            halves: Side::BOTH.map(|side| 2 * field.score(side)),
            non_grounded: Side::BOTH.map(|side| field.non_grounded(side)),
            last_by: None,
            count_offer: None,
            ended: None,
            winner,
            field,
        }
    }
}
