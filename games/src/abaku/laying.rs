//! Laying stones: the seven checks in their order, and what a legal move earns.

use super::board::{Axis, Board, Cell, Digit};
use super::event::{Illegal, Run, Stone};
use super::operation::{Numbers, Operation, Reading};
use super::options::{Contact, Rules, Zero};
use super::score::{Age, worth};
use super::stones::Rack;
use crate::Points;
use serde::{Deserialize, Serialize};

/// An operation of a move, with what it earned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scored {
    /// Its direction.
    pub axis: Axis,
    /// Its first field.
    pub start: Cell,
    /// How many stones it has, old and new.
    pub length: u8,
    /// How it is read.
    pub reading: Reading,
    /// What it earned, bonuses and all.
    pub points: Points,
}

impl Scored {
    /// Its fields in order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (axis, start) = (self.axis, self.start);
        let place = start.place(axis);
        (place..place + self.length).map(move |p| Cell::on_line(axis, start.line(axis), p))
    }
}

/// A legal laying.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laying {
    /// The stones, in the order of the board.
    pub stones: Vec<Stone>,
    /// Every operation that counts: along the line first, then across it, in the order of the board.
    pub operations: Vec<Scored>,
    /// What they earn together.
    pub points: Points,
    /// The rack that is left, before drawing.
    pub rest: Rack,
}

/// Whether these stones of the rack may be laid on the board, and what they earn.
///
/// # Errors
/// The first of the seven checks that fails.
pub fn lay(board: &Board, rack: &Rack, stones: &[Stone], rules: &Rules) -> Result<Laying, Illegal> {
    let rest = stones_fit(board, rack, stones)?;
    let mut stones = stones.to_vec();
    stones.sort_unstable();
    let mut after = board.clone();
    stones
        .iter()
        .for_each(|&Stone(cell, digit)| after.put(cell, digit));
    let line = one_line(&after, &stones)?;
    in_contact(board, &after, &stones, line)?;
    let laid = Laid {
        old: board,
        after: &after,
        stones: &stones,
        line,
        rules,
    };
    laid.one_operation()?;
    laid.beside()?;
    laid.zero_between()?;
    laid.shared()?;
    let operations = laid.score();
    let points = Points(operations.iter().map(|o| o.points.0).sum());
    Ok(Laying {
        stones,
        operations,
        points,
        rest,
    })
}

/// The first check: stones, free fields, the rack.
fn stones_fit(board: &Board, rack: &Rack, stones: &[Stone]) -> Result<Rack, Illegal> {
    if stones.is_empty() {
        return Err(Illegal::NoStone);
    }
    let mut seen = Board::default();
    for &Stone(cell, digit) in stones {
        if !cell.is_on_board() {
            return Err(Illegal::OffBoard);
        }
        if let Some(digit) = board.stone(cell) {
            return Err(Illegal::Filled { cell, digit });
        }
        if !seen.is_free(cell) {
            return Err(Illegal::Twice { cell });
        }
        seen.put(cell, digit);
    }
    let digits = stones.iter().map(|s| s.1);
    rack.without(digits)
        .map_err(|missing| Illegal::NotInRack { missing })
}

/// The second check: one line without a gap. Gives the line's axis, across for a single stone.
fn one_line(after: &Board, stones: &[Stone]) -> Result<Axis, Illegal> {
    let (Some(first), Some(last)) = (stones.first(), stones.last()) else {
        return Err(Illegal::NoStone);
    };
    let in_line = |axis: &Axis| {
        stones
            .iter()
            .all(|s| s.0.line(*axis) == first.0.line(*axis))
    };
    let axis = Axis::BOTH
        .into_iter()
        .find(in_line)
        .ok_or(Illegal::NotOneLine)?;
    let mut between = (first.0.place(axis)..last.0.place(axis))
        .map(|place| Cell::on_line(axis, first.0.line(axis), place));
    match between.find(|&c| after.is_free(c)) {
        Some(cell) => Err(Illegal::Gap { cell }),
        None => Ok(axis),
    }
}

/// The third check: the opening's rules, or a side in common with an old stone.
fn in_contact(board: &Board, after: &Board, stones: &[Stone], line: Axis) -> Result<(), Illegal> {
    if board.stones() > 0 {
        let touches = stones.iter().any(|s| board.touches(s.0));
        return match stones.first() {
            Some(first) if !touches => Err(Illegal::NoContact(Run::through(after, first.0, line))),
            _ => Ok(()),
        };
    }
    if stones.len() < 2 {
        return Err(Illegal::OpeningAlone);
    }
    let centre = stones.iter().any(|s| s.0 == Cell::CENTRE);
    if centre {
        Ok(())
    } else {
        Err(Illegal::OpeningOffCentre)
    }
}

/// Stones on the board, not yet known to be legal.
struct Laid<'a> {
    old: &'a Board,
    after: &'a Board,
    stones: &'a [Stone],
    line: Axis,
    rules: &'a Rules,
}

impl Laid<'_> {
    /// Whether an operation of the run covers all these fields of it. What `dedupe` drops lies
    /// within an operation that stays, so it makes no difference here.
    fn covers(run: &Run, cells: &[Cell]) -> bool {
        let places: Option<Vec<u8>> = cells.iter().map(|&c| run.place(c)).collect();
        let Some(places) = places else { return false };
        let (Some(&first), Some(&last)) = (places.iter().min(), places.iter().max()) else {
            return false;
        };
        let numbers = Numbers::new(run.digits());
        let (first, last, length) = (usize::from(first), usize::from(last), run.digits().len());
        (0..=first).any(|s| (last + 1..=length).any(|e| numbers.reading(s, e).is_some()))
    }

    fn run(&self, cell: Cell, axis: Axis) -> Run {
        Run::through(self.after, cell, axis)
    }

    /// The fourth check.
    fn one_operation(&self) -> Result<(), Illegal> {
        let cells: Vec<Cell> = self.stones.iter().map(|s| s.0).collect();
        let Some(&first) = cells.first() else {
            return Err(Illegal::NoStone);
        };
        let axes = match cells.len() {
            1 => &Axis::BOTH[..],
            _ => std::slice::from_ref(&self.line),
        };
        let runs: Vec<Run> = axes.iter().map(|&axis| self.run(first, axis)).collect();
        if runs.iter().any(|run| Self::covers(run, &cells)) {
            return Ok(());
        }
        // Of a single stone's two runs the longer one tells more.
        let longest = runs.into_iter().rev().max_by_key(|run| run.digits().len());
        Err(longest.map_or(Illegal::NoStone, Illegal::NoOperation))
    }

    /// The fifth check.
    fn beside(&self) -> Result<(), Illegal> {
        for &Stone(new, digit) in self.stones {
            if digit == Digit::ZERO {
                continue;
            }
            for axis in [self.line, self.line.other()] {
                for old in [new.before(axis), new.next(axis)].into_iter().flatten() {
                    let Some(neighbour) = self.old.stone(old) else {
                        continue;
                    };
                    if neighbour == Digit::ZERO && self.rules.zero == Zero::Any {
                        continue;
                    }
                    let run = self.run(new, axis);
                    if !Self::covers(&run, &[new, old]) {
                        return Err(Illegal::NoOperationBeside { new, old, run });
                    }
                }
            }
        }
        Ok(())
    }

    /// The sixth check.
    fn zero_between(&self) -> Result<(), Illegal> {
        let &[Stone(zero, Digit::ZERO)] = self.stones else {
            return Ok(());
        };
        for axis in Axis::BOTH {
            let (Some(before), Some(next)) = (zero.before(axis), zero.next(axis)) else {
                continue;
            };
            if self.old.is_free(before) || self.old.is_free(next) {
                continue;
            }
            let run = self.run(zero, axis);
            if !Self::covers(&run, &[before, zero, next]) {
                return Err(Illegal::ZeroBetween { zero, run });
            }
        }
        Ok(())
    }

    /// The seventh check.
    fn shared(&self) -> Result<(), Illegal> {
        let opening = self.old.stones() == 0;
        if opening || self.rules.contact == Contact::Adjoin {
            return Ok(());
        }
        let shares = |&(run, operation): &(Run, Operation)| {
            let cells = || self.operation_cells(&run, &operation);
            cells().any(|c| self.old.is_free(c)) && cells().any(|c| !self.old.is_free(c))
        };
        match self.stones.first() {
            Some(first) if !self.operations().iter().any(shares) => {
                Err(Illegal::NothingShared(self.run(first.0, self.line)))
            }
            _ => Ok(()),
        }
    }

    fn operation_cells(
        &self,
        run: &Run,
        operation: &Operation,
    ) -> impl Iterator<Item = Cell> + use<> {
        let (skip, take) = (
            operation.start,
            operation.end.saturating_sub(operation.start),
        );
        run.cells().skip(usize::from(skip)).take(usize::from(take))
    }

    /// The operations of the new stones' runs, each run once: the line's first.
    fn operations(&self) -> Vec<(Run, Operation)> {
        let line = self.stones.first().map(|s| (s.0, self.line));
        let across = self.stones.iter().map(|s| (s.0, self.line.other()));
        let runs = line
            .into_iter()
            .chain(across)
            .map(|(cell, axis)| self.run(cell, axis));
        let of_run = |run: Run| {
            let operations = Numbers::new(run.digits()).operations(self.rules.dedupe);
            operations
                .into_iter()
                .map(move |operation| (run, operation))
        };
        runs.flat_map(of_run).collect()
    }

    /// The operations that count: of those left after `dedupe`, the ones with a new stone.
    fn score(&self) -> Vec<Scored> {
        let scored = |(run, operation): (Run, Operation)| {
            let cells = self.operation_cells(&run, &operation);
            let stone = |cell| {
                let age = if self.old.is_free(cell) {
                    Age::New
                } else {
                    Age::Old
                };
                Some((cell, self.after.stone(cell)?, age))
            };
            Some(Scored {
                axis: run.axis,
                start: run.cells().nth(usize::from(operation.start))?,
                length: operation.end - operation.start,
                reading: operation.reading,
                points: worth(cells.filter_map(stone), self.rules)?,
            })
        };
        self.operations().into_iter().filter_map(scored).collect()
    }
}

#[cfg(test)]
#[path = "laying_tests.rs"]
mod tests;
