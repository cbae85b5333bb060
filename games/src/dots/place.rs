//! Where things are: sides, crossings, sizes; and the padded places that the field works with.

use serde::{Deserialize, Serialize};

/// One of the two colours. `First` moves first.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side that begins.
    #[default]
    First,
    /// The other.
    Second,
}

impl Side {
    /// Both, in order.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The enemy.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 or 1: an index into a pair.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A crossing: column and row from 0, row 0 on top. People count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(u8, u8)", into = "(u8, u8)")]
pub struct Cell {
    /// The column, from the left.
    pub x: u8,
    /// The row, from the top.
    pub y: u8,
}

impl Cell {
    /// The crossing at column `x`, row `y`.
    pub const fn new(x: u8, y: u8) -> Cell {
        Cell { x, y }
    }
}

impl From<(u8, u8)> for Cell {
    fn from((x, y): (u8, u8)) -> Cell {
        Cell { x, y }
    }
}

impl From<Cell> for (u8, u8) {
    fn from(cell: Cell) -> (u8, u8) {
        (cell.x, cell.y)
    }
}

/// Columns and rows of a field, each 1..=52: what an SGF record can name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Size {
    width: u8,
    height: u8,
}

impl Size {
    /// The most columns or rows of any field.
    pub const MOST: u8 = 52;

    /// A size, if both numbers are 1..=52.
    pub const fn new(width: u8, height: u8) -> Option<Size> {
        let fits = width >= 1 && width <= Size::MOST && height >= 1 && height <= Size::MOST;
        if fits {
            Some(Size { width, height })
        } else {
            None
        }
    }

    /// The size used in chats, 20x20.
    pub const CHAT: Size = Size {
        width: 20,
        height: 20,
    };

    /// The size of an exercise-book page, 39x32.
    pub const PAGE: Size = Size {
        width: 39,
        height: 32,
    };

    /// Columns.
    pub fn width(self) -> u8 {
        self.width
    }

    /// Rows.
    pub fn height(self) -> u8 {
        self.height
    }

    /// How many crossings.
    pub fn area(self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// Whether the crossing is on the field.
    pub fn contains(self, cell: Cell) -> bool {
        cell.x < self.width && cell.y < self.height
    }

    /// All crossings, row by row from the top left.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let width = self.width;
        (0..self.height).flat_map(move |y| (0..width).map(move |x| Cell { x, y }))
    }
}

impl Default for Size {
    fn default() -> Size {
        Size::CHAT
    }
}

/// A size with a side of 0 or over 52.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no such field")]
pub struct BadSize;

impl TryFrom<(u8, u8)> for Size {
    type Error = BadSize;

    fn try_from((width, height): (u8, u8)) -> Result<Size, BadSize> {
        Size::new(width, height).ok_or(BadSize)
    }
}

impl From<Size> for (u8, u8) {
    fn from(size: Size) -> (u8, u8) {
        (size.width, size.height)
    }
}

/// A crossing in the field's own numbering: 64 to a row, with a margin of one all round, so that a
/// neighbour is a fixed number away and a row is one machine word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Pos(pub(super) u16);

impl Pos {
    pub(super) fn of(cell: Cell) -> Pos {
        Pos((u16::from(cell.y) + 1) << 6 | (u16::from(cell.x) + 1) & 63)
    }

    pub(super) fn cell(self) -> Cell {
        Cell {
            x: (self.col() as u8).wrapping_sub(1),
            y: (self.row() as u8).wrapping_sub(1),
        }
    }

    /// The row's word; under 64 for every neighbour of a crossing.
    #[inline]
    pub(super) fn row(self) -> usize {
        usize::from(self.0 >> 6)
    }

    /// The bit in the row's word.
    #[inline]
    pub(super) fn col(self) -> u32 {
        u32::from(self.0 & 63)
    }

    #[inline]
    pub(super) fn bit(self) -> u64 {
        1 << self.col()
    }

    /// The neighbour in a direction (see [`Dir`]).
    #[inline]
    pub(super) fn step(self, dir: Dir) -> Pos {
        Pos(self.0.wrapping_add(OFFSETS[dir.index()]))
    }
}

/// A direction to one of the eight neighbours, 0..8: north, then clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dir(pub(super) u8);

const OFFSETS: [u16; 8] = [
    0u16.wrapping_sub(64),
    0u16.wrapping_sub(63),
    1,
    65,
    64,
    63,
    0u16.wrapping_sub(1),
    0u16.wrapping_sub(65),
];

const DX: [i32; 8] = [0, 1, 1, 1, 0, -1, -1, -1];
const DY: [i32; 8] = [-1, -1, 0, 1, 1, 1, 0, -1];

impl Dir {
    pub(super) const SOUTH: Dir = Dir(4);

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0 & 7)
    }

    #[inline]
    pub(super) fn back(self) -> Dir {
        Dir(self.0 ^ 4)
    }

    /// What this step from row `y` adds to twice the signed area of a closed walk; the sum is
    /// positive when the walk keeps what it encloses on its left.
    #[inline]
    pub(super) fn sweep(self, y: usize) -> i32 {
        (2 * y as i32 + DY[self.index()]) * DX[self.index()]
    }
}
