//! The walk itself, made once for each kind of chain.

use super::super::board::{Board, Cell};
use super::{Chains, Found, Seen, Stop, WordSet};
use crate::words::{Graph, Letter, Spot, letters_of};

/// A kind of chain, known when the code is made.
pub(super) trait Kind {
    /// Corners touch; a path doesn't cross itself.
    const CORNERS: bool;
    /// A cell may be used again.
    const AGAIN: bool;
}

/// By sides, a cell once.
pub(super) struct Classic;
/// By sides, a cell any number of times.
pub(super) struct Revisit;
/// By sides and corners, a cell once, no crossing.
pub(super) struct Royal;

impl Kind for Classic {
    const CORNERS: bool = false;
    const AGAIN: bool = false;
}
impl Kind for Revisit {
    const CORNERS: bool = false;
    const AGAIN: bool = true;
}
impl Kind for Royal {
    const CORNERS: bool = true;
    const AGAIN: bool = false;
}

/// The board has a wall of one cell around it, so that a step needs no check: 11 rows of 10 and one
/// more at the most. A power of two, so that an index needs none either.
const FIELD: usize = 128;
/// What a field holds: a letter's number, or one of these two.
const FREE: u8 = 64;
const WALL: u8 = 65;
/// A list of words like "aaaa" on a board of one letter has more ways than anybody can try: the walk
/// ends after so many steps. A search over a dictionary takes less than a hundredth of them.
const MOST_STEPS: u32 = 30_000_000;
/// Longer words are not looked for: it bounds the walk where cells may be used again.
const LONGEST: usize = 64;

pub(super) struct Walk<'a, K> {
    graph: &'a Graph,
    words: &'a WordSet,
    found: &'a mut Found,
    /// Letters, free cells and walls; a cell in use is a wall.
    field: [u8; FIELD],
    /// The letters beside each cell.
    near: [u64; FIELD],
    /// Steps in the order of cell numbers: the walk comes by smaller paths first.
    steps: [Step; 8],
    /// 2x2 blocks, by their upper left cell, that a diagonal of the path lies in.
    crossed: [bool; FIELD],
    path: [u8; LONGEST],
    cells: [Cell; FIELD],
    new: (usize, Letter),
    least: usize,
    seen: Seen,
    stop: Stop,
    stopped: bool,
    /// Steps left.
    left: u32,
    kind: std::marker::PhantomData<K>,
}

#[derive(Clone, Copy, Default)]
struct Step {
    by: isize,
    /// From the cell to the upper left one of the block that a diagonal step lies in.
    block: Option<isize>,
}

impl<'a, K: Kind> Walk<'a, K> {
    pub(super) fn new(
        board: &Board,
        chains: Chains,
        graph: &'a Graph,
        words: &'a WordSet,
        stop: Stop,
        found: &'a mut Found,
    ) -> Walk<'a, K> {
        let size = board.size();
        let row = isize::from(size.width) + 1;
        let mut walk = Walk {
            graph,
            words,
            found,
            field: [WALL; FIELD],
            near: [0; FIELD],
            steps: steps::<K>(row),
            crossed: [false; FIELD],
            path: [0; LONGEST],
            cells: [Cell(0); FIELD],
            new: (0, Letter(0)),
            least: usize::from(chains.least),
            seen: chains.seen,
            stop,
            stopped: false,
            left: MOST_STEPS,
            kind: std::marker::PhantomData,
        };
        if size.is_playable() {
            walk.lay(board, row as usize);
        }
        walk
    }

    fn lay(&mut self, board: &Board, row: usize) {
        let width = usize::from(board.size().width);
        for (cell, letter) in board.size().all().zip(board.cells()) {
            let at = (cell.index() / width + 1) * row + cell.index() % width + 1;
            self.cells[at] = cell;
            self.field[at] = letter.map_or(FREE, |l| l.0);
            if let Some(letter) = letter {
                for index in 0..self.steps().len() {
                    let step = self.steps[index];
                    self.near[add(at, step.by)] |= letter.bit();
                }
            }
        }
    }

    /// Walks, and gives the number of steps.
    pub(super) fn run(mut self) -> u32 {
        self.start();
        MOST_STEPS - self.left
    }

    fn start(&mut self) {
        let root = self.graph.root();
        for at in 0..FIELD {
            match self.field[at] {
                WALL => {}
                FREE => self.cross(root, at, 0),
                letter => {
                    if let Some(spot) = self.graph.step(root, Letter(letter)) {
                        self.enter(at, 0, |walk| walk.filled(spot, at, 1));
                    }
                }
            }
            if self.stopped {
                return;
            }
        }
    }

    /// Goes on from `at`, the last of `len` cells all of which had letters.
    fn filled(&mut self, spot: Spot, at: usize, len: usize) {
        self.count();
        if let (Seen::Refused, Some(word)) = (self.seen, spot.word()) {
            self.found.note_seen(word);
        }
        if len >= LONGEST {
            return;
        }
        for index in 0..self.steps().len() {
            let step = self.steps[index];
            let to = add(at, step.by);
            match self.field[to] {
                WALL => {}
                FREE => self.diagonal(at, step, |walk| walk.cross(spot, to, len)),
                letter => {
                    if let Some(next) = self.graph.step(spot, Letter(letter)) {
                        self.diagonal(at, step, |walk| {
                            walk.enter(to, len, |walk| walk.filled(next, to, len + 1));
                        });
                    }
                }
            }
            if self.stopped {
                return;
            }
        }
    }

    /// Tries every letter in the free cell `at`, after `len` others.
    fn cross(&mut self, spot: Spot, at: usize, len: usize) {
        self.count();
        let near = self.near[at];
        self.path[len] = at as u8;
        for letter in letters_of(spot.letters()) {
            let Some(next) = self.graph.step(spot, letter) else {
                continue;
            };
            if let Some(word) = next.word() {
                self.new = (at, letter);
                self.word(word, len + 1);
            }
            if next.letters() & near != 0 {
                self.new = (at, letter);
                self.field[at] = if K::AGAIN { letter.0 } else { WALL };
                self.after(next, at, len + 1);
                self.field[at] = FREE;
            }
            if self.stopped {
                return;
            }
        }
    }

    /// Goes on from `at`, the last of `len` cells one of which was free.
    fn after(&mut self, spot: Spot, at: usize, len: usize) {
        self.count();
        if len >= LONGEST {
            return;
        }
        for index in 0..self.steps().len() {
            let step = self.steps[index];
            let to = add(at, step.by);
            // Free cells and walls are beyond what a set of letters can have.
            if let Some(next) = self.graph.step(spot, Letter(self.field[to])) {
                self.diagonal(at, step, |walk| {
                    walk.enter(to, len, |walk| {
                        if let Some(word) = next.word() {
                            walk.word(word, len + 1);
                        }
                        if next.letters() != 0 {
                            walk.after(next, to, len + 1);
                        }
                    });
                });
            }
            if self.stopped {
                return;
            }
        }
    }

    #[inline(always)]
    fn count(&mut self) {
        self.left = self.left.saturating_sub(1);
        self.stopped |= self.left == 0;
    }

    /// A word ends here.
    fn word(&mut self, word: u32, len: usize) {
        if len >= self.least && self.words.contains(word) {
            let (cell, letter) = (self.cells[self.new.0], self.new.1);
            let path = self.path[..len].iter();
            let path = path.map(|&at| self.cells[usize::from(at) % FIELD]);
            self.found.note(word, cell, letter, path);
            self.stopped |= self.stop == Stop::AtFirst;
        }
    }

    /// With the cell in the path.
    #[inline(always)]
    fn enter(&mut self, at: usize, len: usize, walk: impl FnOnce(&mut Self)) {
        self.path[len] = at as u8;
        if K::AGAIN {
            walk(self);
        } else {
            let letter = std::mem::replace(&mut self.field[at], WALL);
            walk(self);
            self.field[at] = letter;
        }
    }

    /// With the step in the path, unless it crosses another.
    #[inline(always)]
    fn diagonal(&mut self, at: usize, step: Step, walk: impl FnOnce(&mut Self)) {
        match step.block {
            Some(block) if K::CORNERS => {
                let block = add(at, block);
                if !self.crossed[block] {
                    self.crossed[block] = true;
                    walk(self);
                    self.crossed[block] = false;
                }
            }
            _ => walk(self),
        }
    }

    #[inline(always)]
    fn steps(&self) -> &[Step] {
        if K::CORNERS {
            &self.steps
        } else {
            &self.steps[..4]
        }
    }
}

#[inline(always)]
fn add(at: usize, by: isize) -> usize {
    at.wrapping_add_signed(by) % FIELD
}

fn steps<K: Kind>(row: isize) -> [Step; 8] {
    let side = |by| Step { by, block: None };
    let corner = |by, block| Step {
        by,
        block: Some(block),
    };
    if K::CORNERS {
        [
            corner(-row - 1, -row - 1),
            side(-row),
            corner(-row + 1, -row),
            side(-1),
            side(1),
            corner(row - 1, -1),
            side(row),
            corner(row + 1, 0),
        ]
    } else {
        let none = Step::default();
        [
            side(-row),
            side(-1),
            side(1),
            side(row),
            none,
            none,
            none,
            none,
        ]
    }
}
