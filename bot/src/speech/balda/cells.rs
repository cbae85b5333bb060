//! Cells as people call them: a column's letter and a row's number, `б4`.

use games::balda::{Cell, Size, View};
use games::words::{Alphabet, Lang};

const CYRILLIC: [&str; 9] = ["А", "Б", "В", "Г", "Д", "Е", "Ж", "З", "И"];
const LATIN: [&str; 9] = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];

/// What stands over the columns, from left to right.
pub(super) fn columns(lang: Lang) -> &'static [&'static str; 9] {
    if lang.is_cyrillic() {
        &CYRILLIC
    } else {
        &LATIN
    }
}

/// The letters of a game's board.
pub(super) fn alphabet(view: &View) -> &'static Alphabet {
    Alphabet::for_board(view.options.lang, view.options.folding())
}

/// A cell's name.
pub(super) fn name(view: &View, cell: Cell) -> String {
    let (column, row) = view.board.size().place(cell);
    let column = columns(view.options.lang)
        .get(usize::from(column))
        .unwrap_or(&"?");
    format!("{column}{}", row + 1)
}

/// What a text says about a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Named {
    /// It names none.
    No,
    /// This one of the board.
    Cell(Cell),
    /// One that the board hasn't.
    Outside,
}

/// The cell that a text names: letter and number in either order, the letter in either script
/// (a Latin one counts by its place in its own alphabet).
pub(super) fn read(text: &str, size: Size) -> Named {
    let mut digits = String::new();
    let mut letters = String::new();
    for c in text.chars() {
        if c.is_ascii_digit() {
            digits.push(c)
        } else {
            letters.push(c)
        }
    }
    let ends = text.starts_with(&digits) || text.ends_with(&digits);
    let upper = letters.to_uppercase();
    let column = |names: &[&str; 9]| names.iter().position(|&name| name == upper);
    if digits.is_empty() || !ends || digits.len() > 2 || letters.chars().count() != 1 {
        return Named::No;
    }
    let in_script = letters.chars().all(char::is_alphabetic);
    let (Some(column), Ok(row)) = (
        column(&CYRILLIC).or_else(|| column(&LATIN)),
        digits.parse::<u8>(),
    ) else {
        return if in_script { Named::Outside } else { Named::No };
    };
    match row
        .checked_sub(1)
        .and_then(|row| size.cell(column as u8, row))
    {
        Some(cell) => Named::Cell(cell),
        None => Named::Outside,
    }
}
