//! What everybody may see. Balda has no secrets.

use super::board::{Board, Cell};
use super::event::{End, Placement, Vote};
use super::options::{Options, Turns};
use crate::{At, Outcome, Points, Seat, Seats, Viewer};

/// A word that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// By whom.
    pub seat: Seat,
    /// In the dictionary's spelling.
    pub word: String,
    /// What it earned.
    pub points: Points,
    /// The new letter, its cell and the word's path.
    pub placement: Placement,
}

/// The start word.
#[derive(Clone, PartialEq, Debug)]
pub struct Start {
    /// In the dictionary's spelling.
    pub word: String,
    /// Its cells in order.
    pub cells: Vec<Cell>,
}

/// A word that is being voted on.
#[derive(Clone, PartialEq, Debug)]
pub struct Proposal {
    /// Who proposed it.
    pub seat: Seat,
    /// The word.
    pub word: String,
    /// The move that follows if it is accepted.
    pub placement: Placement,
    /// When silence becomes a no.
    pub until: At,
    /// Who has voted, in order.
    pub votes: Vec<(Seat, Vote)>,
}

/// Which move of a turn comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// The first, or the only one.
    First,
    /// The second of a double turn.
    Second,
}

/// All that a picture, a text or a computer player needs.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks: a computer must know whose part it plays.
    pub viewer: Viewer,
    /// As the game was offered.
    pub options: Options,
    /// How many sat down.
    pub players: u8,
    /// The letters on the board.
    pub board: Board,
    /// The start word.
    pub start: Start,
    /// The words made, in order; the last one's letter is the newest on the board.
    pub said: Vec<Said>,
    /// One a seat.
    pub scores: Vec<Points>,
    /// Whose turn it is; None once it is over.
    pub turn: Option<Seat>,
    /// How many moves make a turn.
    pub turns: Turns,
    /// Which of them comes next.
    pub half: Half,
    /// Who still plays.
    pub playing: Seats,
    /// How many turns in a row were passed.
    pub passes: u8,
    /// The vote that is running.
    pub vote: Option<Proposal>,
    /// Whether a word can be put to the vote in this turn.
    pub may_propose: bool,
    /// Words that votes of this game accepted.
    pub accepted: Vec<String>,
    /// Why it ended.
    pub end: Option<End>,
    /// The places.
    pub outcome: Option<Outcome>,
}

impl View {
    /// The word made last.
    pub fn last(&self) -> Option<&Said> {
        self.said.last()
    }

    /// The words of one player, in order.
    pub fn words_of(&self, seat: Seat) -> impl Iterator<Item = &Said> {
        self.said.iter().filter(move |said| said.seat == seat)
    }

    /// How many cells are free.
    pub fn free(&self) -> usize {
        self.board.free()
    }
}
