//! Where a word that was said can lie: its placements, and why there are none.

use super::board::{Board, Cell, MOST_CELLS, Size, Steps};
use super::event::Placement;
use super::finder::{CellUse, Chains};
use crate::words::Letter;

/// A long word of one letter on a board of that letter has more ways than anybody can try: after
/// so many steps the rest of a word's placements aren't looked for. Dictionary words need far fewer.
const MOST_STEPS: u32 = 300_000;

/// Whether a path may cross itself at a corner.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Crossing {
    Refused,
    Allowed,
}

/// All placements of a word, in the order of cells and letters, each with its smallest path.
pub(super) fn placements(board: &Board, chains: Chains, word: &[Letter]) -> Vec<Placement> {
    search(board, word, &mut Search::new(board.size(), chains))
}

/// The placements of a word along chains that may cross themselves and use a cell again.
pub(super) fn loose_placements(board: &Board, chains: Chains, word: &[Letter]) -> Vec<Placement> {
    let mut search_for = Search::new(board.size(), chains);
    search_for.cells = CellUse::Again;
    search_for.crossing = Crossing::Allowed;
    search(board, word, &mut search_for)
}

/// Whether a word can be read on the board as it is.
pub(super) fn readable(board: &Board, chains: Chains, word: &[Letter]) -> bool {
    let mut search = Search::new(board.size(), chains);
    search.smallest(board, word, None).is_some()
}

/// Whether a path is a legal chain, letters aside.
pub(super) fn is_chain(size: Size, chains: Chains, path: &[Cell]) -> bool {
    let mut used = 0u128;
    let mut blocks = 0u128;
    for (at, &cell) in path.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| path.get(at));
        let again = used & bit(cell) != 0 && chains.cells == CellUse::Once;
        let apart = before.is_some_and(|&b| !size.touch(b, cell, chains.steps));
        let block = before.map_or(0, |&b| block(size, b, cell));
        if !size.has(cell) || again || apart || blocks & block != 0 {
            return false;
        }
        used |= bit(cell);
        blocks |= block;
    }
    true
}

fn search(board: &Board, word: &[Letter], search: &mut Search) -> Vec<Placement> {
    let size = board.size();
    let mut letters = word.to_vec();
    letters.sort_unstable();
    letters.dedup();
    let mut placements = Vec::new();
    let mut board = board.clone();
    for cell in size.all() {
        if !board.is_free(cell) || !board.touches_letter(cell, search.steps) {
            continue;
        }
        for &letter in &letters {
            board.put(cell, letter);
            if let Some(path) = search.smallest(&board, word, Some(cell)) {
                placements.push(Placement { cell, letter, path });
            }
            board.clear(cell);
        }
    }
    placements
}

struct Search {
    size: Size,
    steps: Steps,
    cells: CellUse,
    crossing: Crossing,
    /// The cells beside each.
    beside: [u128; MOST_CELLS],
    left: u32,
}

/// From which cells the letters from here on can be read, cells used again or not: each cell of a
/// set begins such a chain.
#[derive(Clone, Copy, Default)]
struct Ahead {
    any: u128,
    /// Those from which a chain goes through the cell it must.
    through: u128,
}

impl Search {
    fn new(size: Size, chains: Chains) -> Search {
        let mut beside = [0; MOST_CELLS];
        for cell in size.all() {
            beside[cell.index()] = size
                .beside(cell, chains.steps)
                .fold(0, |set, c| set | bit(c));
        }
        Search {
            size,
            steps: chains.steps,
            cells: chains.cells,
            crossing: match chains.steps {
                Steps::Sides => Crossing::Allowed,
                Steps::Corners => Crossing::Refused,
            },
            beside,
            left: MOST_STEPS,
        }
    }

    /// The smallest path that spells the word, through a cell if one is named.
    fn smallest(
        &mut self,
        board: &Board,
        word: &[Letter],
        through: Option<Cell>,
    ) -> Option<Vec<Cell>> {
        let through = through.map_or(u128::MAX, bit);
        let mut ahead = vec![Ahead::default(); word.len()];
        for at in (0..word.len()).rev() {
            let here = cells_with(board, word[at]);
            let next = ahead.get(at + 1).copied();
            ahead[at] = match next {
                None => Ahead {
                    any: here,
                    through: here & through,
                },
                Some(next) => Ahead {
                    any: here & self.around(next.any),
                    through: here & (self.around(next.through) | through & self.around(next.any)),
                },
            };
        }
        let mut path = Vec::with_capacity(word.len());
        let first = ahead.first()?.through;
        self.go(&ahead, through, first, 0, 0, &mut path)
            .then_some(path)
    }

    /// Tries the cells of a set for the next letter, the smallest first.
    fn go(
        &mut self,
        ahead: &[Ahead],
        through: u128,
        set: u128,
        used: u128,
        blocks: u128,
        path: &mut Vec<Cell>,
    ) -> bool {
        for cell in cells_of(set) {
            let step = path.last().map_or(0, |&last| block(self.size, last, cell));
            let again = used & bit(cell) != 0 && self.cells == CellUse::Once;
            let crosses = blocks & step != 0 && self.crossing == Crossing::Refused;
            if again || crosses {
                continue;
            }
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            path.push(cell);
            let used = used | bit(cell);
            let Some(next) = ahead.get(path.len()) else {
                return true;
            };
            let next = if used & through != 0 {
                next.any
            } else {
                next.through
            };
            let next = next & self.beside[cell.index()];
            if self.go(ahead, through, next, used, blocks | step, path) {
                return true;
            }
            path.pop();
        }
        false
    }

    /// The cells beside any of a set.
    fn around(&self, set: u128) -> u128 {
        cells_of(set).fold(0, |around, cell| around | self.beside[cell.index()])
    }
}

/// The block of four that a diagonal step lies in, as a bit at its upper left cell; 0 for a step to
/// the side.
fn block(size: Size, from: Cell, to: Cell) -> u128 {
    let ((ax, ay), (bx, by)) = (size.place(from), size.place(to));
    if ax == bx || ay == by {
        return 0;
    }
    size.cell(ax.min(bx), ay.min(by)).map_or(0, bit)
}

fn bit(cell: Cell) -> u128 {
    1u128.checked_shl(u32::from(cell.0)).unwrap_or(0)
}

fn cells_of(set: u128) -> impl Iterator<Item = Cell> {
    let mut left = set;
    std::iter::from_fn(move || {
        let cell = Cell(left.trailing_zeros() as u8);
        (left != 0).then(|| {
            left &= left - 1;
            cell
        })
    })
}

fn cells_with(board: &Board, letter: Letter) -> u128 {
    let here = board
        .size()
        .all()
        .filter(|&c| board.letter(c) == Some(letter));
    here.fold(0, |set, cell| set | bit(cell))
}

#[cfg(test)]
mod tests;
