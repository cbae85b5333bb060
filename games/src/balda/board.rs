//! The board: cells, the letters in them, what touches what.

use crate::words::Letter;
use serde::{Deserialize, Serialize};

/// The most cells of a board.
pub const MOST_CELLS: usize = (Size::MOST as usize) * (Size::MOST as usize);

/// A cell by its number in the board: row-major from 0, the origin top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    /// The cell as an index into a list with one item a cell.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// How wide and high a board is, in cells: each from [`Size::LEAST`] to [`Size::MOST`] in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Size {
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
}

impl Default for Size {
    fn default() -> Size {
        Size {
            width: 5,
            height: 5,
        }
    }
}

impl Size {
    /// The smallest side.
    pub const LEAST: u8 = 3;
    /// The greatest side.
    pub const MOST: u8 = 9;

    /// Whether both sides are within the limits.
    pub fn is_playable(self) -> bool {
        let range = Size::LEAST..=Size::MOST;
        range.contains(&self.width) && range.contains(&self.height)
    }

    /// The number of cells.
    pub fn cells(self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// All cells in order.
    pub fn all(self) -> impl Iterator<Item = Cell> {
        (0..self.cells().min(MOST_CELLS) as u8).map(Cell)
    }

    /// The cell in this column and row, both from 0, if the board has it.
    pub fn cell(self, column: u8, row: u8) -> Option<Cell> {
        let inside = column < self.width && row < self.height;
        let number = || u16::from(row) * u16::from(self.width) + u16::from(column);
        inside.then(number)?.try_into().ok().map(Cell)
    }

    /// The column and row of a cell, both from 0.
    pub fn place(self, cell: Cell) -> (u8, u8) {
        let width = self.width.max(1);
        (cell.0 % width, cell.0 / width)
    }

    /// Whether the board has the cell.
    pub fn has(self, cell: Cell) -> bool {
        cell.index() < self.cells()
    }

    /// Whether a chain may step from one cell to the other.
    pub fn touch(self, a: Cell, b: Cell, steps: Steps) -> bool {
        let ((ax, ay), (bx, by)) = (self.place(a), self.place(b));
        let (dx, dy) = (ax.abs_diff(bx), ay.abs_diff(by));
        match steps {
            Steps::Sides => dx + dy == 1,
            Steps::Corners => dx.max(dy) == 1,
        }
    }

    /// The cells beside this one, in order.
    pub fn beside(self, cell: Cell, steps: Steps) -> impl Iterator<Item = Cell> {
        self.all().filter(move |&c| self.touch(c, cell, steps))
    }
}

/// Which cells are next to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steps {
    /// Those with a common side.
    Sides,
    /// Those with a common side or corner.
    Corners,
}

/// Letters on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    size: Size,
    cells: Vec<Option<Letter>>,
}

impl Board {
    /// A board without letters.
    pub fn empty(size: Size) -> Board {
        Board {
            size,
            cells: vec![None; size.cells()],
        }
    }

    /// Its size.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The cells, row-major from the top left.
    pub fn cells(&self) -> &[Option<Letter>] {
        &self.cells
    }

    /// The letter in a cell; None for a free one and for none of this board.
    pub fn letter(&self, cell: Cell) -> Option<Letter> {
        self.cells.get(cell.index()).copied().flatten()
    }

    /// Whether the board has the cell and it is free.
    pub fn is_free(&self, cell: Cell) -> bool {
        self.cells.get(cell.index()) == Some(&None)
    }

    /// How many cells are free.
    pub fn free(&self) -> usize {
        self.cells.iter().filter(|c| c.is_none()).count()
    }

    /// Puts a letter into a cell. A cell that the board hasn't is left alone.
    pub fn put(&mut self, cell: Cell, letter: Letter) {
        if let Some(slot) = self.cells.get_mut(cell.index()) {
            *slot = Some(letter);
        }
    }

    /// Takes the letter out of a cell.
    pub fn clear(&mut self, cell: Cell) {
        if let Some(slot) = self.cells.get_mut(cell.index()) {
            *slot = None;
        }
    }

    /// Whether a letter lies beside the cell.
    pub fn touches_letter(&self, cell: Cell, steps: Steps) -> bool {
        let mut beside = self.size.beside(cell, steps);
        beside.any(|c| self.letter(c).is_some())
    }

    /// The letters along a path; None if a cell on it is free.
    pub fn read(&self, path: &[Cell]) -> Option<Vec<Letter>> {
        path.iter().map(|&cell| self.letter(cell)).collect()
    }
}
