//! Names of crossings: the column's number and the row's, `12 7`, or the column as a letter, `l7`,
//! `л7`. After the last letter come two: `aa` is the column after `z`.

use super::Tongue;
use games::dots::{Cell, Size};
use games::words::Lang;

/// Latin columns, as everybody counts them.
const LATIN: &str = "abcdefghijklmnopqrstuvwxyz";
/// Cyrillic ones without ё, as on every squared board.
const RUSSIAN: &str = "абвгдежзийклмнопрстуфхцчшщъыьэюя";
/// The same for Ukrainians: what both alphabets have stands in the same column.
const UKRAINIAN: &str = "абвгдежзийклмнопрстуфхцчшщьюя";

/// What pieces of a text say as a crossing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Named {
    /// A crossing of the field, and how many pieces named it.
    Cell(Cell, usize),
    /// A crossing that the field doesn't have.
    Outside,
    /// Nothing like a crossing.
    No,
}

/// The crossing as people read it: column, row.
pub(super) fn name(cell: Cell) -> String {
    format!("{} {}", u16::from(cell.x) + 1, u16::from(cell.y) + 1)
}

/// The crossing that the first pieces name.
pub(super) fn read(pieces: &[&str], size: Size, tongue: Tongue) -> Named {
    let Some(first) = pieces.first() else {
        return Named::No;
    };
    let (column, row, taken) = match (number(first), pieces.get(1).map(|piece| number(piece))) {
        (Some(column), Some(Some(row))) => (column, row, 2),
        (Some(_), _) => return Named::No,
        (None, _) => match lettered(first, tongue) {
            Some((column, row)) => (column, row, 1),
            None => return Named::No,
        },
    };
    let from_0 = |n: u32| n.checked_sub(1).and_then(|n| u8::try_from(n).ok());
    let cell = from_0(column).zip(from_0(row)).map(Cell::from);
    match cell.filter(|&cell| size.contains(cell)) {
        Some(cell) => Named::Cell(cell, taken),
        None => Named::Outside,
    }
}

/// A number of at most three digits; more are a year or a price.
pub(super) fn number(piece: &str) -> Option<u32> {
    let digits = (1..=3).contains(&piece.len()) && piece.bytes().all(|b| b.is_ascii_digit());
    if digits { piece.parse().ok() } else { None }
}

/// `l7`, `aa12`.
fn lettered(piece: &str, tongue: Tongue) -> Option<(u32, u32)> {
    let digits = piece.find(|c: char| c.is_ascii_digit())?;
    let (letters, row) = piece.split_at(digits);
    let row = number(row)?;
    let cyrillic = match tongue.lang {
        Lang::Uk => UKRAINIAN,
        _ => RUSSIAN,
    };
    let column = [LATIN, cyrillic].into_iter().find_map(|alphabet| {
        let place = |letter: char| alphabet.chars().position(|known| known == letter);
        let mut places = letters.chars().map(place);
        let all = alphabet.chars().count();
        match (places.next(), places.next(), places.next()) {
            (Some(Some(n)), None, _) => Some(n + 1),
            // Letters run once through and then begin again with an a before.
            (Some(Some(0)), Some(Some(n)), None) => Some(all + n + 1),
            _ => None,
        }
    })?;
    Some((u32::try_from(column).ok()?, row))
}
