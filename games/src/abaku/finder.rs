//! Every legal move of a rack.
//!
//! Along each line the rack's stones are tried on every stretch of free fields. What a stone makes
//! across the line depends on nothing but its field and digit, so that is worked out once.

use super::board::{Axis, Board, Cell, Digit, SIDE};
use super::crossing::{Crossings, earned, exempt};
use super::event::{Move, Stone};
use super::known::Known;
use super::laying::lay;
use super::operation::{LONGEST, Numbers};
use super::options::{Contact, Rules};
use super::score::Age;
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
                old: [None; LONGEST],
                numbers: Numbers::new(&[]),
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

/// The search of one line for two stones and more.
struct Line<'a, F> {
    board: &'a Board,
    rules: &'a Rules,
    known: &'a Known,
    crossings: &'a Crossings,
    axis: Axis,
    line: u8,
    rack: Rack,
    /// The stones on it.
    old: [Option<Digit>; LONGEST],
    /// The run being tried, up to the last new stone so far and the old ones after it.
    numbers: Numbers,
    /// The new stones being tried.
    stones: [Stone; RACK as usize],
    tried: u64,
    found: &'a mut F,
}

impl<F: FnMut(&[Stone], Points) -> bool> Line<'_, F> {
    fn cell(&self, place: u8) -> Cell {
        Cell::on_line(self.axis, self.line, place)
    }

    fn old(&self, place: u8) -> Option<Digit> {
        self.old.get(usize::from(place)).copied().flatten()
    }

    /// False: stop.
    fn all(&mut self) -> bool {
        self.old = std::array::from_fn(|place| self.board.stone(self.cell(place as u8)));
        let free: Vec<u8> = (0..SIDE).filter(|&p| self.old(p).is_none()).collect();
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
        let mut start = first;
        while start > 0 && self.old(start - 1).is_some() {
            start -= 1;
        }
        let mut end = last + 1;
        while self.old(end).is_some() {
            end += 1;
        }
        let stretch = Stretch { places, start, end };
        self.numbers.cut(0);
        self.push_old(start);
        self.fill(&stretch, 0)
    }

    /// Adds the old stones from a place on to the run.
    fn push_old(&mut self, mut place: u8) {
        while let Some(digit) = self.old(place) {
            self.numbers.push(digit);
            place += 1;
        }
    }

    fn fill(&mut self, stretch: &Stretch<'_>, n: usize) -> bool {
        let Some(&place) = stretch.places.get(n) else {
            return self.judge(stretch);
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
            self.numbers.cut(usize::from(place - stretch.start));
            self.numbers.push(digit);
            self.push_old(place + 1);
            let go_on = self.fill(stretch, n + 1);
            self.rack.add(digit);
            if !go_on {
                return false;
            }
        }
        true
    }

    fn judge(&mut self, stretch: &Stretch<'_>) -> bool {
        self.tried += 1;
        let Stretch { places, start, end } = *stretch;
        let (Some(&first), Some(&last)) = (places.first(), places.last()) else {
            return true;
        };
        let at = |place: u8| usize::from(place - start);
        if !self.numbers.covers(at(first), at(last), self.known) {
            return true;
        }
        let is_new = |place: u8| places.contains(&place);
        let stones = self.stones.get(..places.len()).unwrap_or_default();
        let digit = |place: u8| {
            let new = || stones.iter().find(|s| s.0.place(self.axis) == place);
            let digit = self.old(place).or_else(|| new().map(|s| s.1));
            digit.unwrap_or(Digit::ZERO)
        };
        let mut shared = self.board.stones() == 0 || self.rules.contact == Contact::Adjoin;
        for &place in places {
            let sides = [
                (place > start).then(|| place - 1),
                (place + 1 < end).then_some(place + 1),
            ];
            for side in sides.into_iter().flatten().filter(|&s| !is_new(s)) {
                let together =
                    self.numbers
                        .covers(at(place.min(side)), at(place.max(side)), self.known);
                shared |= together;
                if !together && !exempt(digit(place), digit(side), self.rules) {
                    return true;
                }
            }
        }
        let crossings = || stones.iter().map(|s| self.crossings.at(s.0, s.1));
        // An operation with a new and an old stone has two such side by side.
        if !shared && !crossings().any(|c| c.any) {
            return true;
        }
        let mut points: i32 = crossings().map(|c| c.points).sum();
        points += earned(&self.numbers, self.rules, |at| {
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
