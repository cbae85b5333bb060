//! Every legal move of a rack.
//!
//! Along each line the rack's stones are tried on every stretch of free fields. What a stone makes
//! across the line depends on nothing but its field and digit, so that is worked out once.

use super::board::{Axis, Board, Cell, Digit, FIELDS, SIDE};
use super::event::{Move, Run, Stone};
use super::known::Known;
use super::laying::lay;
use super::operation::{LONGEST, Numbers, Operation};
use super::options::{Contact, Rules, Zero};
use super::score::{Age, worth};
use super::stones::{RACK, Rack};
use crate::Points;

/// A legal laying and what it earns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The stones, in the order of the board.
    pub stones: Vec<Stone>,
    /// What they earn.
    pub points: Points,
}

/// What a rack can do on a board.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Survey {
    /// How many different layings are legal.
    pub legal: usize,
    /// The first of those that earn most.
    pub best: Option<Found>,
}

/// Counts the legal layings and finds the best.
pub fn survey(board: &Board, rack: &Rack, rules: &Rules) -> Survey {
    let mut survey = Survey::default();
    let mut most = i32::MIN;
    each(board, rack, rules, |stones, points| {
        survey.legal += 1;
        if points.0 > most {
            most = points.0;
            survey.best = Some(Found {
                stones: stones.to_vec(),
                points,
            });
        }
        true
    });
    survey
}

/// Legal moves, at most `limit`: layings, then exchanges, then the pass.
pub(super) fn moves(
    board: &Board,
    rack: &Rack,
    bag: usize,
    rules: &Rules,
    limit: usize,
) -> Vec<Move> {
    let mut moves = Vec::new();
    if limit > 0 {
        each(board, rack, rules, |stones, _| {
            moves.push(Move::Lay(stones.to_vec()));
            moves.len() < limit
        });
    }
    let others = exchanges(rack, bag)
        .into_iter()
        .map(Move::Exchange)
        .chain([Move::Pass]);
    moves.extend(others.take(limit.saturating_sub(moves.len())));
    moves
}

/// Every part of a rack that may be exchanged.
pub(super) fn exchanges(rack: &Rack, bag: usize) -> Vec<Rack> {
    let stones: Vec<Digit> = rack.stones().take(usize::from(RACK)).collect();
    let mut parts: Vec<Rack> = Vec::new();
    for set in 1u32..1 << stones.len() {
        let part: Rack = (0..)
            .zip(&stones)
            .filter(|&(n, _)| set & (1 << n) != 0)
            .map(|s| *s.1)
            .collect();
        if usize::from(part.len()) <= bag && !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts
}

/// Calls `found` with every legal laying, each once, in a fixed order, until it says false. Gives
/// the number of layings looked at.
pub(super) fn each(
    board: &Board,
    rack: &Rack,
    rules: &Rules,
    mut found: impl FnMut(&[Stone], Points) -> bool,
) -> u64 {
    let known = Known::all();
    let across = Crossings::new(board, rack, rules, Axis::Across, known);
    let down = Crossings::new(board, rack, rules, Axis::Down, known);
    let mut tried = 0;
    // A single stone is in two lines at once: it is left to the checks themselves, once one of its
    // lines has an operation.
    for cell in Cell::all().filter(|&c| board.is_free(c) && board.touches(c)) {
        for digit in Digit::all().filter(|&d| rack.count(d) > 0) {
            tried += 1;
            if !across.at(cell, digit).any && !down.at(cell, digit).any {
                continue;
            }
            let stone = [Stone(cell, digit)];
            if let Ok(laying) = lay(board, rack, &stone, rules)
                && !found(&stone, laying.points)
            {
                return tried;
            }
        }
    }
    for (axis, crossings) in [(Axis::Across, &down), (Axis::Down, &across)] {
        for line in 0..SIDE {
            let mut search = Line {
                board,
                rules,
                known,
                crossings,
                axis,
                line,
                rack: *rack,
                stones: [Stone(Cell(0), Digit::ZERO); RACK as usize],
                tried: 0,
                found: &mut found,
            };
            let go_on = search.all();
            tried += search.tried;
            if !go_on {
                return tried;
            }
        }
    }
    tried
}

/// What a single new stone makes in its run along one axis.
#[derive(Clone, Copy)]
struct Crossing {
    /// The fifth check holds along this axis.
    fits: bool,
    /// There is an operation; it has an old stone then.
    any: bool,
    /// What its operations earn.
    points: i32,
}

struct Crossings {
    /// For every field, ten digits.
    of: Vec<Crossing>,
}

impl Crossings {
    fn new(board: &Board, rack: &Rack, rules: &Rules, axis: Axis, known: &Known) -> Crossings {
        let nothing = Crossing {
            fits: true,
            any: false,
            points: 0,
        };
        let mut of = vec![nothing; FIELDS * 10];
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
                let points = earned(&numbers, rules, |at| {
                    let first = run.start.place(axis);
                    let here = Cell::on_line(axis, run.start.line(axis), first + at);
                    let age = if here == cell { Age::New } else { Age::Old };
                    (here, after.stone(here).unwrap_or(Digit::ZERO), age)
                });
                let any = numbers.covers(place, place, known);
                if let Some(slot) = of.get_mut(cell.index() * 10 + digit.index()) {
                    *slot = Crossing { fits, any, points };
                }
            }
            after.clear(cell);
        }
        Crossings { of }
    }

    fn at(&self, cell: Cell, digit: Digit) -> Crossing {
        let nothing = Crossing {
            fits: true,
            any: false,
            points: 0,
        };
        self.of
            .get(cell.index() * 10 + digit.index())
            .copied()
            .unwrap_or(nothing)
    }
}

/// Whether a new stone needs no operation with the old one beside it.
fn exempt(new: Digit, old: Digit, rules: &Rules) -> bool {
    new == Digit::ZERO || old == Digit::ZERO && rules.zero == Zero::Any
}

/// What the operations of a run earn together; `stone` tells of a place of the run.
fn earned(numbers: &Numbers, rules: &Rules, stone: impl Fn(u8) -> (Cell, Digit, Age)) -> i32 {
    let operations = numbers.operations(rules.dedupe).into_iter();
    let points = |o: Operation| worth((o.start..o.end).map(&stone), rules);
    operations.filter_map(points).map(|p| p.0).sum()
}

/// The search of one line for two stones and more.
struct Line<'a, F> {
    board: &'a Board,
    rules: &'a Rules,
    known: &'a Known,
    crossings: &'a Crossings,
    axis: Axis,
    line: u8,
    rack: Rack,
    stones: [Stone; RACK as usize],
    tried: u64,
    found: &'a mut F,
}

impl<F: FnMut(&[Stone], Points) -> bool> Line<'_, F> {
    fn cell(&self, place: u8) -> Cell {
        Cell::on_line(self.axis, self.line, place)
    }

    /// False: stop.
    fn all(&mut self) -> bool {
        let free: Vec<u8> = (0..SIDE)
            .filter(|&p| self.board.is_free(self.cell(p)))
            .collect();
        let most = usize::from(self.rack.len().min(RACK));
        for first in 0..free.len() {
            for count in 2..=most {
                let Some(places) = free.get(first..first + count) else {
                    break;
                };
                if self.in_contact(places) && !self.stretch(places) {
                    return false;
                }
            }
        }
        true
    }

    fn in_contact(&self, places: &[u8]) -> bool {
        let mut cells = places.iter().map(|&p| self.cell(p));
        if self.board.stones() == 0 {
            cells.any(|c| c == Cell::CENTRE)
        } else {
            cells.any(|c| self.board.touches(c))
        }
    }

    /// Tries all stones on these fields of the line, between which there are only filled ones.
    fn stretch(&mut self, places: &[u8]) -> bool {
        let (Some(&first), Some(&last)) = (places.first(), places.last()) else {
            return true;
        };
        let filled = |p: u8| self.board.stone(self.cell(p));
        let mut start = first;
        while start > 0 && filled(start - 1).is_some() {
            start -= 1;
        }
        let mut end = last + 1;
        while end < SIDE && filled(end).is_some() {
            end += 1;
        }
        let mut digits = [Digit::ZERO; LONGEST];
        for (slot, place) in digits.iter_mut().zip(start..end) {
            *slot = filled(place).unwrap_or(Digit::ZERO);
        }
        let stretch = Stretch { places, start, end };
        self.fill(&stretch, 0, &mut digits)
    }

    fn fill(&mut self, stretch: &Stretch<'_>, n: usize, digits: &mut [Digit; LONGEST]) -> bool {
        let Some(&place) = stretch.places.get(n) else {
            return self.judge(stretch, digits);
        };
        let cell = self.cell(place);
        for digit in Digit::all() {
            if self.rack.count(digit) == 0 || !self.crossings.at(cell, digit).fits {
                continue;
            }
            self.rack.take(digit);
            if let Some(stone) = self.stones.get_mut(n) {
                *stone = Stone(cell, digit);
            }
            if let Some(slot) = digits.get_mut(usize::from(place - stretch.start)) {
                *slot = digit;
            }
            let go_on = self.fill(stretch, n + 1, digits);
            self.rack.add(digit);
            if !go_on {
                return false;
            }
        }
        true
    }

    fn judge(&mut self, stretch: &Stretch<'_>, digits: &[Digit; LONGEST]) -> bool {
        self.tried += 1;
        let Stretch { places, start, end } = *stretch;
        let (Some(&first), Some(&last)) = (places.first(), places.last()) else {
            return true;
        };
        let length = usize::from(end - start);
        let numbers = Numbers::new(digits.get(..length).unwrap_or_default());
        let at = |place: u8| usize::from(place - start);
        if !numbers.covers(at(first), at(last), self.known) {
            return true;
        }
        let is_new = |place: u8| places.contains(&place);
        let digit = |place: u8| digits.get(at(place)).copied().unwrap_or(Digit::ZERO);
        let mut shared = self.board.stones() == 0 || self.rules.contact == Contact::Adjoin;
        for &place in places {
            let sides = [
                (place > start).then(|| place - 1),
                (place + 1 < end).then_some(place + 1),
            ];
            for side in sides.into_iter().flatten().filter(|&s| !is_new(s)) {
                let together = numbers.covers(at(place.min(side)), at(place.max(side)), self.known);
                shared |= together;
                if !together && !exempt(digit(place), digit(side), self.rules) {
                    return true;
                }
            }
        }
        let count = places.len();
        let stones = self.stones.get(..count).unwrap_or_default();
        let crossings = || stones.iter().map(|s| self.crossings.at(s.0, s.1));
        // An operation with a new and an old stone has two such side by side.
        if !shared && !crossings().any(|c| c.any) {
            return true;
        }
        let mut points: i32 = crossings().map(|c| c.points).sum();
        points += earned(&numbers, self.rules, |at| {
            let place = start + at;
            let age = if is_new(place) { Age::New } else { Age::Old };
            (self.cell(place), digit(place), age)
        });
        (self.found)(stones, Points(points))
    }
}

/// Free fields of a line, and the run that they and the filled ones make.
struct Stretch<'a> {
    places: &'a [u8],
    start: u8,
    end: u8,
}

#[cfg(test)]
#[path = "finder_tests.rs"]
mod tests;
