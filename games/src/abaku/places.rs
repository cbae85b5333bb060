//! Where an operation can be laid, when nobody has said where.

use super::board::{Axis, Board, Cell, SIDE};
use super::event::{Move, Stone};
use super::laying::lay;
use super::operation::Reading;
use super::options::Rules;
use super::saying::lay_reading;
use super::stones::Rack;
use crate::Points;

/// A place for an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The field of its first digit.
    pub first: Cell,
    /// Its direction.
    pub axis: Axis,
    /// The stones to be laid there, in the order of the board.
    pub stones: Vec<Stone>,
    /// What the laying earns.
    pub points: Points,
}

/// The legal layings that make this operation, the best first, each once.
pub(super) fn places(board: &Board, rack: &Rack, rules: &Rules, reading: &Reading) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for axis in Axis::BOTH {
        for line in 0..SIDE {
            for place in 0..SIDE {
                let first = Cell::on_line(axis, line, place);
                let Ok(Move::Lay(stones)) = lay_reading(board, reading, first, axis) else {
                    continue;
                };
                let Ok(laying) = lay(board, rack, &stones, rules) else {
                    continue;
                };
                // A single stone makes it in both directions at once, and is still one laying.
                if places.iter().all(|other| other.stones != laying.stones) {
                    places.push(Place {
                        first,
                        axis,
                        stones: laying.stones,
                        points: laying.points,
                    });
                }
            }
        }
    }
    places.sort_by_key(|place| std::cmp::Reverse(place.points));
    places
}

#[cfg(test)]
mod tests {
    use super::places;
    use crate::abaku::{Board, Bonuses, Digit, Rack, Reading, Rules};

    /// The places as `first axis points`, the best first.
    fn check(filled: &[(&str, u8)], rack: &str, reading: &str, expected: &[&str]) {
        let mut board = Board::default();
        for (cell, digit) in filled {
            board.put(
                super::Cell::parse(cell).unwrap(),
                Digit::new(*digit).unwrap(),
            );
        }
        let rack: Rack = Digit::parse(rack).unwrap().into_iter().collect();
        let rules = Rules {
            bonuses: Bonuses::None,
            ..Rules::default()
        };
        let reading = Reading::parse(reading).unwrap();
        let found: Vec<String> = places(&board, &rack, &rules, &reading)
            .iter()
            .map(|place| format!("{} {:?} {}", place.first, place.axis, place.points.0))
            .collect();
        assert_eq!(found, expected, "{reading}");
    }

    #[test]
    fn every_place_and_nothing_else() {
        let opening = ["g8 Across 6", "h8 Across 6", "h7 Down 6", "h8 Down 6"];
        check(&[], "24", "2^2=4", &opening);
        check(&[], "25", "2^2=4", &[]);
        let two = [("g8", 2), ("h8", 4)];
        check(&two, "13", "12:4=3", &["f8 Across 10"]);
        check(&two, "13", "12+4=16", &[]);
        check(&two, "62", "6-4=2", &["h7 Down 18"]);
    }
}
