//! Moves as people say them: digits or a reading from a first field on.

use super::board::{Axis, Board, Cell, Digit};
use super::event::{Move, Stone};
use super::operation::{LONGEST, Operator, Reading};

/// Why what was said makes no laying. What it lays may still be illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsaid {
    /// Neither digits nor a reading.
    NotDigits,
    /// The reading isn't true.
    Wrong(Reading),
    /// The board has no such field.
    OffBoard,
    /// More digits than the line has room for.
    TooLong,
    /// A field that the reading covers has another stone.
    Differs {
        /// Which field.
        cell: Cell,
        /// What lies there.
        old: Digit,
        /// What the reading wants there.
        wanted: Digit,
    },
    /// All stones of the reading lie there already.
    NothingNew,
}

/// Digits in order from a field on; fields that are filled are stepped over.
///
/// # Errors
/// `NotDigits` for none or too many, `OffBoard`, `TooLong`.
pub fn lay_digits(
    board: &Board,
    digits: &[Digit],
    first: Cell,
    axis: Axis,
) -> Result<Move, Unsaid> {
    if digits.is_empty() || digits.len() > LONGEST {
        return Err(Unsaid::NotDigits);
    }
    if !first.is_on_board() {
        return Err(Unsaid::OffBoard);
    }
    let line = (first.place(axis)..super::SIDE)
        .map(|place| Cell::on_line(axis, first.line(axis), place))
        .filter(|&cell| board.is_free(cell));
    let stones: Vec<Stone> = line
        .zip(digits)
        .map(|(cell, &digit)| Stone(cell, digit))
        .collect();
    if stones.len() < digits.len() {
        return Err(Unsaid::TooLong);
    }
    Ok(Move::Lay(stones))
}

/// A reading from its first field on: its numbers, one after the other, lie on the fields; those
/// that lie there already are not laid again.
///
/// # Errors
/// `Wrong`, `OffBoard`, `TooLong`, `Differs`, `NothingNew`.
pub fn lay_reading(
    board: &Board,
    reading: &Reading,
    first: Cell,
    axis: Axis,
) -> Result<Move, Unsaid> {
    if !reading.holds() {
        return Err(Unsaid::Wrong(*reading));
    }
    if !first.is_on_board() {
        return Err(Unsaid::OffBoard);
    }
    let digits = reading.digits();
    let line =
        (first.place(axis)..super::SIDE).map(|place| Cell::on_line(axis, first.line(axis), place));
    if line.len() < digits.len() {
        return Err(Unsaid::TooLong);
    }
    let mut stones = Vec::new();
    for (cell, wanted) in line.zip(digits) {
        match board.stone(cell) {
            None => stones.push(Stone(cell, wanted)),
            Some(old) if old != wanted => return Err(Unsaid::Differs { cell, old, wanted }),
            Some(_) => {}
        }
    }
    if stones.is_empty() {
        return Err(Unsaid::NothingNew);
    }
    Ok(Move::Lay(stones))
}

/// A laying as it is said: `24 h8 >`, `24 h8 v`, `12+3=15 h8 v`. The direction may be left out or
/// written `down`, `→`, `↓`; across is meant then. An operation alone (`12+3=15`) is to be laid
/// wherever it can be. `h8:2 i8:4` names each stone's own field, as a page does on which they are
/// put down one by one.
///
/// # Errors
/// As [`lay_digits`] and [`lay_reading`]; `NotDigits` for what is no such thing.
pub fn lay_said(board: &Board, text: &str) -> Result<Move, Unsaid> {
    if let Some(stones) = each_on_its_field(text) {
        return Ok(Move::Lay(stones));
    }
    let mut words = text.split_whitespace();
    let (what, first, direction) = (words.next(), words.next(), words.next());
    if let (Some(reading), None) = (what.and_then(Reading::parse), first) {
        return Ok(Move::Make(reading));
    }
    let (Some(what), Some(first), None) = (what, first, words.next()) else {
        return Err(Unsaid::NotDigits);
    };
    let (first, joined) = apart(first);
    let axis = direction
        .or(joined)
        .map_or(Some(Axis::Across), parse_axis)
        .ok_or(Unsaid::NotDigits)?;
    let cell = Cell::parse(first).ok_or(Unsaid::OffBoard)?;
    if let Some(reading) = Reading::parse(what) {
        return lay_reading(board, &reading, cell, axis);
    }
    let digits = Digit::parse(what).ok_or(Unsaid::NotDigits)?;
    lay_digits(board, &digits, cell, axis)
}

/// `h8:2 i8:4`: one stone or more, each with its field. They needn't lie in a line.
fn each_on_its_field(text: &str) -> Option<Vec<Stone>> {
    let mut stones = Vec::new();
    for word in text.split_whitespace().take(LONGEST + 1) {
        let (cell, digit) = word.split_once(':')?;
        let [digit] = Digit::parse(digit)?[..] else {
            return None;
        };
        stones.push(Stone(Cell::parse(cell)?, digit));
    }
    (1..=LONGEST).contains(&stones.len()).then_some(stones)
}

/// A field and the direction that is written after it without a space: `h8>`.
fn apart(text: &str) -> (&str, Option<&str>) {
    let field = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    match text.strip_prefix(field) {
        Some(direction) if !field.is_empty() && !direction.is_empty() => (field, Some(direction)),
        _ => (text, None),
    }
}

fn parse_axis(text: &str) -> Option<Axis> {
    match text.to_lowercase().as_str() {
        ">" | "→" | "h" | "across" => Some(Axis::Across),
        "v" | "↓" | "down" => Some(Axis::Down),
        _ => None,
    }
}

impl Reading {
    /// A reading as people type it: `12+3=15`, `12:4=3` or `12/4=3`, `6x4=24`, `7^2=49` or `7²=49`,
    /// `√9=3` or `sqrt(9)=3`, `2^3=8`, `∛8=2` or `cbrt(8)=2`. It needn't be true. None for anything
    /// else, a number with a leading 0 or one longer than a line.
    pub fn parse(text: &str) -> Option<Reading> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let (left, result) = text.split_once('=')?;
        let result = number(result)?;
        let of_one = |operator, first: &str| {
            let first = number(first)?;
            Some(Reading {
                operator,
                first,
                second: None,
                result,
            })
        };
        let roots = [
            ("√", Operator::Root),
            ("sqrt", Operator::Root),
            ("∛", Operator::CubeRoot),
            ("cbrt", Operator::CubeRoot),
        ];
        for (sign, operator) in roots {
            if let Some(first) = left.strip_prefix(sign) {
                let bare = first.strip_prefix('(').and_then(|f| f.strip_suffix(')'));
                return of_one(operator, bare.unwrap_or(first));
            }
        }
        let powers = [
            ("^2", Operator::Square),
            ("²", Operator::Square),
            ("^3", Operator::Cube),
            ("³", Operator::Cube),
        ];
        for (sign, operator) in powers {
            if let Some(first) = left.strip_suffix(sign) {
                return of_one(operator, first);
            }
        }
        let sign = left.char_indices().find(|(_, c)| !c.is_ascii_digit())?;
        let operator = match sign.1 {
            '+' => Operator::Plus,
            '-' | '−' | '–' => Operator::Minus,
            'x' | 'X' | 'х' | 'Х' | '×' | '*' | '·' => Operator::Times,
            ':' | '/' | '÷' => Operator::Over,
            _ => return None,
        };
        let (first, second) = (left.get(..sign.0)?, left.get(sign.0 + sign.1.len_utf8()..)?);
        let (first, second) = (number(first)?, Some(number(second)?));
        Some(Reading {
            operator,
            first,
            second,
            result,
        })
    }
}

/// A number as an operation has it: 1 to 15 digits, the first not 0.
fn number(text: &str) -> Option<u64> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    (plain && text.len() <= LONGEST)
        .then(|| text.parse().ok())
        .flatten()
}

#[cfg(test)]
#[path = "saying_tests.rs"]
mod tests;
