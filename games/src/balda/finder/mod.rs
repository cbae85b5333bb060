//! The move finder: every legal move of a position in one walk over the word graph and the board.
//!
//! The walk follows letters from cell to cell as long as a word goes on so, and crosses at most
//! one free cell, trying there the letters that the graph allows. It places a word that was said,
//! ends the game when nothing is left, gives hints and moves the computer.

mod found;
mod walk;
mod words;

pub use found::{Found, Hit};
pub use words::WordSet;

use super::board::{Board, Steps};
use super::options::{Options, Variant};
use crate::words::Graph;
use walk::{Classic, Revisit, Royal, Walk};

/// What the walk needs to know of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chains {
    /// Which cells a chain may step between.
    pub steps: Steps,
    /// Whether it may use a cell again.
    pub cells: CellUse,
    /// Whether words that are readable before the new letter count.
    pub seen: Seen,
    /// The fewest letters of a word.
    pub least: u8,
}

/// How often a chain may use a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellUse {
    /// Once.
    Once,
    /// Any number of times, never twice in a row.
    Again,
}

/// Whether words readable on the board count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// They do.
    Counts,
    /// They don't.
    Refused,
}

impl From<&Options> for Chains {
    fn from(options: &Options) -> Chains {
        Chains {
            steps: options.variant.steps(),
            cells: match (options.revisit, options.variant) {
                (true, Variant::Classic) => CellUse::Again,
                _ => CellUse::Once,
            },
            seen: match options.refuses_seen() {
                true => Seen::Refused,
                false => Seen::Counts,
            },
            least: options.min_word,
        }
    }
}

/// What to search.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The letters.
    pub board: &'a Board,
    /// The rules of chains.
    pub chains: Chains,
}

/// Finds every legal move: each distinct (cell, letter, word) with its smallest path.
///
/// `words` are those that count, by their numbers in `graph`: allowed and not used yet. What was
/// in `found` is dropped, its memory is used again.
pub fn all(position: Position<'_>, graph: &Graph, words: &WordSet, found: &mut Found) {
    found.clear();
    more(position, graph, words, found);
}

/// As [`all`], adding to what is found: for a second list of words. Its words get numbers after
/// those of the lists before it.
pub fn more(position: Position<'_>, graph: &Graph, words: &WordSet, found: &mut Found) {
    search(position, graph, words, Stop::Never, found);
}

/// Whether there is a legal move at all. It stops at the first, where the rules let it.
pub fn any(position: Position<'_>, graph: &Graph, words: &WordSet, found: &mut Found) -> bool {
    found.clear();
    let stop = match position.chains.seen {
        Seen::Counts => Stop::AtFirst,
        // Which words were readable is known at the end only.
        Seen::Refused => Stop::Never,
    };
    search(position, graph, words, stop, found);
    !found.is_empty()
}

/// When a search ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stop {
    Never,
    AtFirst,
}

fn search(position: Position<'_>, graph: &Graph, words: &WordSet, stop: Stop, found: &mut Found) {
    found.begin(graph);
    let Position { board, chains } = position;
    let steps = match (chains.steps, chains.cells) {
        (Steps::Sides, CellUse::Once) => {
            Walk::<Classic>::new(board, chains, graph, words, stop, found).run()
        }
        (Steps::Sides, CellUse::Again) => {
            Walk::<Revisit>::new(board, chains, graph, words, stop, found).run()
        }
        (Steps::Corners, _) => Walk::<Royal>::new(board, chains, graph, words, stop, found).run(),
    };
    found.steps += steps;
    found.finish();
}

#[cfg(test)]
mod tests;
