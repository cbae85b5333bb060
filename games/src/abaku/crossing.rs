//! What one new stone makes in its run, with old stones only around it.

use super::board::{Axis, Board, Cell, Digit, FIELDS};
use super::event::Run;
use super::known::Known;
use super::operation::{Numbers, Operation};
use super::options::{Rules, Zero};
use super::score::{Age, worth};
use super::stones::Rack;

/// What a single new stone makes in its run along one axis.
#[derive(Clone, Copy)]
pub(super) struct Crossing {
    /// The fifth check holds along this axis.
    pub(super) fits: bool,
    /// There is an operation; it has an old stone then.
    pub(super) any: bool,
    /// What its operations earn.
    pub(super) points: i32,
}

const NOTHING: Crossing = Crossing {
    fits: true,
    any: false,
    points: 0,
};

/// What single stones make on every field.
pub(super) struct Crossings {
    /// For every field, ten digits.
    of: Vec<Crossing>,
}

impl Crossings {
    /// What each digit of the rack makes on each free field along the axis.
    pub(super) fn new(
        board: &Board,
        rack: &Rack,
        rules: &Rules,
        axis: Axis,
        known: &Known,
    ) -> Crossings {
        let mut of = vec![NOTHING; FIELDS * 10];
        let mut after = board.clone();
        for cell in Cell::all().filter(|&c| board.is_free(c)) {
            let sides = [cell.before(axis), cell.next(axis)];
            let sides = sides.map(|side| side.and_then(|c| board.stone(c)));
            if sides == [None, None] {
                continue;
            }
            for digit in Digit::all().filter(|&d| rack.count(d) > 0) {
                after.put(cell, digit);
                let run = Run::through(&after, cell, axis);
                let numbers = Numbers::new(run.digits());
                let place = usize::from(run.place(cell).unwrap_or(0));
                let fits = [(0, place.wrapping_sub(1)), (1, place)]
                    .iter()
                    .all(|&(side, first)| {
                        let free = |d: Digit| exempt(digit, d, rules);
                        let neighbour = sides.get(side).copied().flatten();
                        neighbour.is_none_or(|d| free(d) || numbers.covers(first, first + 1, known))
                    });
                let any = numbers.covers(place, place, known);
                let stone = |at| {
                    let first = run.start.place(axis);
                    let here = Cell::on_line(axis, run.start.line(axis), first + at);
                    let age = if here == cell { Age::New } else { Age::Old };
                    (here, after.stone(here).unwrap_or(Digit::ZERO), age)
                };
                let points = if fits && any {
                    earned(&numbers, rules, stone)
                } else {
                    0
                };
                if let Some(slot) = of.get_mut(cell.index() * 10 + digit.index()) {
                    *slot = Crossing { fits, any, points };
                }
            }
            after.clear(cell);
        }
        Crossings { of }
    }

    /// What a digit of the rack makes on a free field.
    pub(super) fn at(&self, cell: Cell, digit: Digit) -> Crossing {
        self.of
            .get(cell.index() * 10 + digit.index())
            .copied()
            .unwrap_or(NOTHING)
    }
}

/// Whether a new stone needs no operation with the old one beside it.
pub(super) fn exempt(new: Digit, old: Digit, rules: &Rules) -> bool {
    new == Digit::ZERO || old == Digit::ZERO && rules.zero == Zero::Any
}

/// What the operations of a run earn together; `stone` tells of a place of the run.
pub(super) fn earned(
    numbers: &Numbers,
    rules: &Rules,
    stone: impl Fn(u8) -> (Cell, Digit, Age),
) -> i32 {
    let operations = numbers.operations(rules.dedupe).into_iter();
    let points = |o: Operation| worth((o.start..o.end).map(&stone), rules);
    operations.filter_map(points).map(|p| p.0).sum()
}
