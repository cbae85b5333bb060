//! The board: fields, the digits on them, the bonuses under them.

use super::options::{Bonuses, Centre};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Rows and columns of the board.
pub const SIDE: u8 = 15;
/// Fields of the board.
pub const FIELDS: usize = SIDE as usize * SIDE as usize;

/// A stone's digit, 0 to 9. A stone is worth its digit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Digit(u8);

impl Digit {
    /// The stone that may lie nearly everywhere.
    pub const ZERO: Digit = Digit(0);

    /// The digit of a value from 0 to 9.
    pub fn new(value: u8) -> Option<Digit> {
        (value <= 9).then_some(Digit(value))
    }

    /// All ten, from 0.
    pub fn all() -> impl DoubleEndedIterator<Item = Digit> + Clone {
        (0..10).map(Digit)
    }

    /// From 0 to 9.
    pub fn value(self) -> u8 {
        self.0
    }

    /// The digit as an index into a list with one item a digit.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The digits that are written in a text; None if anything else is in it.
    pub fn parse(text: &str) -> Option<Vec<Digit>> {
        let digit = |c: char| c.to_digit(10).and_then(|d| Digit::new(d as u8));
        text.chars().map(digit).collect()
    }
}

impl TryFrom<u8> for Digit {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Digit, &'static str> {
        Digit::new(value).ok_or("a digit is 0 to 9")
    }
}

impl From<Digit> for u8 {
    fn from(digit: Digit) -> u8 {
        digit.0
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A field by its number: row-major from 0, the origin top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    /// The middle of the board, which the opening covers.
    pub const CENTRE: Cell = Cell(112);

    /// The field in this row and column, both from 0, if the board has it.
    pub fn at(row: u8, column: u8) -> Option<Cell> {
        (row < SIDE && column < SIDE).then(|| Cell(row * SIDE + column))
    }

    /// All fields in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..FIELDS as u8).map(Cell)
    }

    /// Whether the board has it.
    pub fn is_on_board(self) -> bool {
        usize::from(self.0) < FIELDS
    }

    /// The field as an index into a list with one item a field.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its row, from 0 at the top.
    pub fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its column, from 0 at the left.
    pub fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The number of its row or column: which line along `axis` it is in.
    pub fn line(self, axis: Axis) -> u8 {
        match axis {
            Axis::Across => self.row(),
            Axis::Down => self.column(),
        }
    }

    /// How far along its line along `axis` it is.
    pub fn place(self, axis: Axis) -> u8 {
        self.line(axis.other())
    }

    /// The field at a place of a line, both below [`SIDE`]; others are wrapped into the board.
    pub fn on_line(axis: Axis, line: u8, place: u8) -> Cell {
        let (line, place) = (line % SIDE, place % SIDE);
        match axis {
            Axis::Across => Cell(line * SIDE + place),
            Axis::Down => Cell(place * SIDE + line),
        }
    }

    /// The next field along the axis, if the board goes on.
    pub fn next(self, axis: Axis) -> Option<Cell> {
        let more = self.is_on_board() && self.place(axis) + 1 < SIDE;
        more.then(|| Cell(self.0 + axis.step()))
    }

    /// The field before along the axis, if there is one.
    pub fn before(self, axis: Axis) -> Option<Cell> {
        let more = self.is_on_board() && self.place(axis) > 0;
        more.then(|| Cell(self.0 - axis.step()))
    }

    /// The fields with a common side: before and next, across, then down.
    pub fn beside(self) -> impl Iterator<Item = Cell> {
        let both = |axis| [self.before(axis), self.next(axis)];
        both(Axis::Across)
            .into_iter()
            .chain(both(Axis::Down))
            .flatten()
    }

    /// The field of a text like `h8`: the column's letter (a to o), the row's number (1 to 15
    /// from the top). Case doesn't matter, and Cyrillic letters stand for those that they look like.
    pub fn parse(text: &str) -> Option<Cell> {
        let mut chars = text.chars();
        let column = match chars.next()? {
            'а' | 'А' => 'a',
            'в' | 'В' => 'b',
            'с' | 'С' => 'c',
            'е' | 'Е' => 'e',
            'н' | 'Н' => 'h',
            'і' | 'І' => 'i',
            'ј' | 'Ј' => 'j',
            'к' | 'К' => 'k',
            'м' | 'М' => 'm',
            'о' | 'О' => 'o',
            latin => latin.to_ascii_lowercase(),
        };
        let column = u32::from(column).checked_sub(u32::from('a'))?;
        let row = chars.as_str();
        let plain = (1..=2).contains(&row.len()) && row.bytes().all(|b| b.is_ascii_digit());
        let row = if plain {
            row.parse::<u8>().ok()?
        } else {
            return None;
        };
        Cell::at(row.checked_sub(1)?, u8::try_from(column).ok()?)
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// As players say it: `h8`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// The direction of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Axis {
    /// From left to right in a row.
    Across,
    /// From top to bottom in a column.
    Down,
}

impl Axis {
    /// Both.
    pub const BOTH: [Axis; 2] = [Axis::Across, Axis::Down];

    /// The other one.
    pub fn other(self) -> Axis {
        match self {
            Axis::Across => Axis::Down,
            Axis::Down => Axis::Across,
        }
    }

    fn step(self) -> u8 {
        match self {
            Axis::Across => 1,
            Axis::Down => SIDE,
        }
    }
}

/// What lies under a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bonus {
    /// Multiplies the value of the stone laid on it.
    Number(u8),
    /// Multiplies the points of every operation over it.
    Operation(u8),
}

/// `d` number x2, `D` number x3, `o` operation x2, `O` operation x3, `*` the centre.
const CLASSIC: &[u8; FIELDS] = b"O..D...O...d..O\
    ..d...d.d...D..\
    .D...o.......d.\
    d...o..d..o...D\
    ...o.......o...\
    .....D...D..o..\
    .d....d.d....d.\
    O..d...*...d..O\
    .d....d.d....d.\
    ..o..D...D.....\
    ...o.......o...\
    D...o..d..o...d\
    .d.......o...D.\
    ..D...d.d...d..\
    O..d...O...D..O";

/// The bonus under a field.
pub fn bonus(cell: Cell, bonuses: Bonuses, centre: Centre) -> Option<Bonus> {
    if bonuses == Bonuses::None {
        return None;
    }
    match CLASSIC.get(cell.index())? {
        b'd' => Some(Bonus::Number(2)),
        b'D' => Some(Bonus::Number(3)),
        b'o' => Some(Bonus::Operation(2)),
        b'O' => Some(Bonus::Operation(3)),
        b'*' => Some(Bonus::Operation(match centre {
            Centre::Double => 2,
            Centre::Triple => 3,
        })),
        _ => None,
    }
}

/// The stones on the board.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    fields: [Option<Digit>; FIELDS],
    stones: u8,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            fields: [None; FIELDS],
            stones: 0,
        }
    }
}

impl Board {
    /// A board from its 15 rows of 15 characters: digits, and `.` for free fields.
    pub fn parse<S: AsRef<str>>(rows: &[S]) -> Option<Board> {
        let mut board = Board::default();
        if rows.len() != usize::from(SIDE) {
            return None;
        }
        for (row, text) in (0..).zip(rows) {
            let text = text.as_ref().as_bytes();
            if text.len() != usize::from(SIDE) {
                return None;
            }
            for (column, &c) in (0..).zip(text) {
                match c {
                    b'.' => {}
                    b'0'..=b'9' => board.put(Cell::at(row, column)?, Digit(c - b'0')),
                    _ => return None,
                }
            }
        }
        Some(board)
    }

    /// The stone on a field; None for a free one and for none of the board.
    pub fn stone(&self, cell: Cell) -> Option<Digit> {
        self.fields.get(cell.index()).copied().flatten()
    }

    /// Whether the board has the field and it is free.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.fields.get(cell.index()) == Some(&None)
    }

    /// Puts a stone. A field that the board hasn't is left alone.
    pub fn put(&mut self, cell: Cell, digit: Digit) {
        if let Some(field) = self.fields.get_mut(cell.index()) {
            self.stones += u8::from(field.is_none());
            *field = Some(digit);
        }
    }

    /// Takes a stone away again.
    pub(super) fn clear(&mut self, cell: Cell) {
        if let Some(field) = self.fields.get_mut(cell.index()) {
            self.stones -= u8::from(field.is_some());
            *field = None;
        }
    }

    /// How many stones lie on it.
    pub fn stones(&self) -> u8 {
        self.stones
    }

    /// Whether a stone lies beside the field.
    pub fn touches(&self, cell: Cell) -> bool {
        cell.beside().any(|c| self.stone(c).is_some())
    }

    /// The 15 rows, as [`Board::parse`] reads them.
    pub fn rows(&self) -> Vec<String> {
        let mark = |cell| {
            self.stone(cell)
                .map_or('.', |d| char::from(b'0' + d.value()))
        };
        let row = |r| {
            (0..SIDE)
                .map(|c| mark(Cell::on_line(Axis::Across, r, c)))
                .collect()
        };
        (0..SIDE).map(row).collect()
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.rows().join("/"))
    }
}
