//! What players ask, what happens, why not.

use super::board::{Cell, Size};
use super::options::Turns;
use crate::words::{Letter, Reason};
use crate::{At, Leaving, Points, Seat};
use serde::{Deserialize, Serialize};

/// What a player asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Says a word, as it was typed, with the new letter's cell or that and the letter if they
    /// like.
    Say(Saying),
    /// Passes.
    Pass,
    /// Puts an unknown word to the vote of the others.
    Propose(Saying),
    /// Votes on the word that another proposed.
    Vote(Vote),
}

/// A word as it was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// The word as it was typed.
    pub word: String,
    /// Where the new letter goes; None: the game looks.
    pub cell: Option<Cell>,
    /// The new letter as it was typed; None: the game looks.
    pub letter: Option<String>,
}

impl Saying {
    /// A word alone.
    pub fn word(word: impl Into<String>) -> Saying {
        Saying {
            word: word.into(),
            cell: None,
            letter: None,
        }
    }
}

/// An answer to a proposed word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Vote {
    /// It is a word.
    For,
    /// It isn't.
    Against,
}

/// A letter in a cell, with the smallest path that spells the word.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Placement {
    /// The new letter's cell.
    pub cell: Cell,
    /// The new letter.
    pub letter: Letter,
    /// The cells of the word in order.
    pub path: Vec<Cell>,
}

/// Why a player passed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Passing {
    /// They said so.
    Said,
    /// The turn's time ran out.
    Time,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Every cell is filled.
    Full,
    /// No word can be made any more.
    NoMove,
    /// Everybody passed three turns in a row: a draw.
    Passes,
    /// Everybody agreed to a draw.
    Agreed,
    /// One player is left, and wins.
    OneLeft,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The game began.
    SetUp {
        /// Who moves first.
        first: Seat,
        /// The start word in the dictionary's spelling.
        word: String,
        /// Its letters as they are on the board.
        letters: Vec<Letter>,
        /// Their cells.
        cells: Vec<Cell>,
        /// How many moves make a turn.
        turns: Turns,
    },
    /// A player placed a letter and made a word.
    Placed {
        /// Who.
        seat: Seat,
        /// Where the new letter is.
        cell: Cell,
        /// The new letter.
        letter: Letter,
        /// The word's cells in order.
        path: Vec<Cell>,
        /// The word in the dictionary's spelling.
        word: String,
        /// What it earned.
        points: Points,
    },
    /// A player passed the turn, or the second move of a double one.
    Passed {
        /// Who.
        seat: Seat,
        /// Why.
        why: Passing,
    },
    /// A player left for good.
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Leaving,
    },
    /// A player put an unknown word to the vote.
    Proposed {
        /// Who.
        seat: Seat,
        /// The word as it is to be shown.
        word: String,
        /// The move that follows if it is accepted.
        #[serde(flatten)]
        placement: Placement,
        /// When silence becomes a no.
        until: At,
    },
    /// A player voted on it.
    Voted {
        /// Who.
        seat: Seat,
        /// How.
        vote: Vote,
    },
    /// The vote accepted the word: it is played at once.
    Accepted,
    /// The vote didn't accept it.
    Rejected,
    /// The game ended.
    Ended {
        /// Why.
        why: End,
    },
}

/// Why a move is refused. An error changes nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// Another player is to move, or this one has left.
    NotYourTurn,
    /// The new letter isn't one of this language's.
    NotALetter,
    /// The word doesn't count in this game.
    Word(Reason),
    /// The word is too short.
    TooShort {
        /// The fewest letters in this game.
        least: u8,
    },
    /// The word was used in this game.
    AlreadyUsed {
        /// By whom; None: it is the start word.
        by: Option<Seat>,
    },
    /// The board has no such cell.
    NoSuchCell,
    /// The cell has a letter.
    CellTaken,
    /// The cell touches no letter.
    NotAdjacent,
    /// The word doesn't have the new letter.
    LetterNotInWord,
    /// No letter makes the word readable (there, if a cell was said).
    NoPath,
    /// It would be readable only along a path with a cell twice (classic).
    CellTwice,
    /// It would be readable only along a path that crosses itself (royal).
    PathCrosses,
    /// The word was readable already.
    SeenAlready,
    /// Several placements make the word: the player chooses one, by cell and letter.
    Several(Vec<Placement>),
    /// House words aren't played in this game.
    NoHouseWords,
    /// The word needs no vote: the dictionary has it.
    KnownWord,
    /// This turn has had its vote.
    VotedThisTurn,
    /// A vote is running; moves wait for it.
    VoteRunning,
    /// There is nothing to vote on.
    NoVote,
    /// One doesn't vote on one's own word.
    OwnWord,
    /// This player has voted.
    AlreadyVoted,
}

/// Why options make no game.
#[derive(Clone, PartialEq, Debug)]
pub enum Unfit {
    /// So many players don't play this.
    Players {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// A side of the board is out of range.
    Size {
        /// The smallest side.
        least: u8,
        /// The greatest.
        most: u8,
    },
    /// The least word must have 2 to 5 letters.
    MinWord,
    /// `revisit` is an option of classic alone.
    RevisitInRoyal,
    /// The board has no such row or column for the start word.
    StartLine,
    /// The start word must have from 2 letters to as many as its line has cells.
    StartLength {
        /// The cells of its line.
        room: u8,
    },
    /// The named start word is no word of this game.
    StartWord {
        /// As it was typed.
        word: String,
        /// Why not.
        why: Illegal,
    },
    /// The dictionary names no start word of this length.
    NoStartWord {
        /// How many letters.
        letters: u8,
    },
    /// No word can be made from the start word.
    NoFirstMove,
    /// The players wouldn't get equally many words.
    Uneven {
        /// The free cells at the start.
        free: u8,
        /// What their number must be divisible by.
        by: u8,
        /// Whether the host may have it so.
        insist: Insisting,
        /// The sizes next to it that come out even, the nearest first.
        nearest: Vec<Size>,
    },
}

/// Whether uneven turns can be insisted on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Insisting {
    /// The host may.
    Allowed,
    /// Never so.
    Refused,
}
