//! A position by itself: what is the best laying, and how many are there.

use super::board::{Board, Digit};
use super::finder::survey;
use super::laying::{Laying, lay};
use super::options::{Bonuses, Centre, Contact, Dedupe, Rules, Zero};
use super::stones::{RACK, Rack};
use serde::{Deserialize, Serialize};

/// A board and a rack, as a line of a file of cases gives them. Settings that aren't given are the
/// game's defaults; fields of other names are passed over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// 15 rows of 15 characters, `.` for a free field.
    pub board: Vec<String>,
    /// Up to five stones.
    pub rack: Vec<Digit>,
    /// The bonus fields.
    #[serde(default)]
    pub bonus: Bonuses,
    /// Which powers and roots count.
    #[serde(default)]
    pub dedupe: Dedupe,
    /// Which zero needs no operation.
    #[serde(default)]
    pub zero: Zero,
    /// How moves hang together.
    #[serde(default)]
    pub contact: Contact,
    /// The bonus of the centre.
    #[serde(default)]
    pub centre: Centre,
}

/// Why a position is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPosition {
    /// The board isn't 15 rows of 15 digits and dots.
    Board,
    /// The rack has more than five stones.
    Rack,
}

/// What there is to do in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The first of the layings that earn most, with its operations.
    pub best: Option<Laying>,
    /// How many different layings are legal.
    pub legal: usize,
}

/// The best laying of a position and the number of legal ones.
///
/// # Errors
/// `BadPosition` names the part that is wrong.
pub fn solve(position: &Position) -> Result<Solved, BadPosition> {
    let board = Board::parse(&position.board).ok_or(BadPosition::Board)?;
    if position.rack.len() > usize::from(RACK) {
        return Err(BadPosition::Rack);
    }
    let rack: Rack = position.rack.iter().copied().collect();
    let rules = Rules {
        dedupe: position.dedupe,
        zero: position.zero,
        contact: position.contact,
        centre: position.centre,
        bonuses: position.bonus,
    };
    let found = survey(&board, &rack, &rules);
    let best = found
        .best
        .and_then(|best| lay(&board, &rack, &best.stones, &rules).ok());
    Ok(Solved {
        best,
        legal: found.legal,
    })
}

#[cfg(test)]
mod tests {
    use super::{BadPosition, Position, solve};
    use crate::Points;

    fn position(board: [&str; 15], rack: &str) -> Position {
        let line = serde_json::json!({
            "board": board,
            "rack": rack.bytes().map(|b| b - b'0').collect::<Vec<u8>>(),
            "bonus": "none",
            "note": "passed over",
        });
        serde_json::from_value(line).unwrap()
    }

    #[test]
    fn the_best_laying_and_the_number_of_legal_ones() {
        // On the empty board: 24 and 42, each on either field beside the centre, both ways.
        let solved = solve(&position(["..............."; 15], "24")).unwrap();
        assert_eq!((solved.legal, solved.best.unwrap().points), (8, Points(6)));
        let nothing = solve(&position(["..............."; 15], "05")).unwrap();
        assert_eq!((nothing.legal, nothing.best), (0, None));
    }

    #[test]
    fn what_is_no_position() {
        let bad = |board, rack| solve(&position(board, rack)).unwrap_err();
        assert_eq!(bad([".............."; 15], "24"), BadPosition::Board);
        assert_eq!(bad(["..............x"; 15], "24"), BadPosition::Board);
        assert_eq!(bad(["..............."; 15], "123456"), BadPosition::Rack);
    }
}
