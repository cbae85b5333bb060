//! What players ask, what happens, why not.

use crate::words::Letter;
use crate::{Leaving, Seat};
use serde::{Deserialize, Serialize};

/// What a player asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Adds a letter. What was said may mean several additions: then the player is asked.
    Add(Vec<Addition>),
    /// Refuses to go on: the last move is judged.
    Refuse,
}

/// A letter and where it is put.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Addition {
    /// The letter.
    pub letter: Letter,
    /// How many letters of the fragment stand before it.
    pub place: u8,
}

impl Addition {
    /// The fragment with the letter; a place past the end is the end.
    pub fn to(self, fragment: &[Letter]) -> Vec<Letter> {
        let (before, after) = fragment.split_at(fragment.len().min(usize::from(self.place)));
        [before, &[self.letter], after].concat()
    }
}

/// A letter that was added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// By whom.
    pub seat: Seat,
    /// What and where.
    pub addition: Addition,
}

/// What a fragment is to the nouns, with the proof.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// This noun, the most common one, extends it.
    Extends {
        /// As the dictionary spells it.
        word: String,
    },
    /// It is a noun already.
    Whole {
        /// As the dictionary spells it.
        word: String,
        /// Its meaning, when one is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        meaning: Option<String>,
    },
    /// No noun extends it.
    Dead,
}

/// Why a round ends without a player's being done: what stands for a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// They refused.
    Said,
    /// Their time ran out.
    Time,
    /// Every letter would be turned down.
    Stuck,
    /// The fragment is longer than any noun.
    Long,
}

/// The judgement at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Judgement {
    /// Who was to move.
    pub refuser: Seat,
    /// Why they didn't.
    pub doubt: Doubt,
    /// The fragment that was judged.
    pub fragment: Vec<Letter>,
    /// What it is.
    pub verdict: Verdict,
    /// Whose point it is; None: of somebody who has left.
    pub point: Option<Seat>,
    /// How the round could have been won by who lost it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missed: Option<Missed>,
}

/// What would have won the round for who lost it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Missed {
    /// Whose chance it was.
    pub seat: Seat,
    /// What they had to do.
    pub how: Chance,
    /// The fragment to make, or the one to refuse.
    pub fragment: Vec<Letter>,
}

/// How a round is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// By a letter.
    Adding,
    /// By refusing to go on.
    Refusing,
}

/// What becomes of a round in Antibalda after a noun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// It goes on from that fragment.
    GoesOn,
    /// Nothing extends the noun: a new one begins.
    NewRound,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Somebody reached the limit.
    Limit,
    /// One player is left, and wins.
    OneLeft,
    /// Everybody agreed to a draw.
    Agreed,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The game began.
    SetUp {
        /// Who names the first letter.
        first: Seat,
        /// How many letters the longest noun has.
        longest: u8,
    },
    /// A player added a letter, or named the first.
    Added {
        /// Who.
        seat: Seat,
        /// Which.
        letter: Letter,
        /// How many letters of the fragment stand before it.
        place: u8,
    },
    /// Antibalda: the letter made a noun, a winning point for who added it.
    Completed {
        /// Who.
        seat: Seat,
        /// The noun as the dictionary spells it.
        word: String,
        /// Its meaning, when one is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        meaning: Option<String>,
        /// Whether the round goes on.
        then: Then,
    },
    /// The round ended with a judgement.
    Judged(Judgement),
    /// A caller's time ran out.
    Lapsed {
        /// Whose.
        seat: Seat,
        /// Whose point it is: a penalty of their own; in Antibalda the player's before them.
        point: Option<Seat>,
    },
    /// A player left for good.
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Leaving,
    },
    /// It is over.
    Ended {
        /// Why.
        why: End,
    },
}

/// Why a letter is turned down in a strict game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Violation {
    /// It would make a noun.
    Whole {
        /// As the dictionary spells it.
        word: String,
        /// Its meaning, when one is known.
        meaning: Option<String>,
    },
    /// No noun would extend the fragment.
    Dead,
}

/// Why a move is refused.
#[derive(Clone, PartialEq, Debug)]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// Somebody else is to move.
    NotYourTurn,
    /// No move was made that could be judged.
    NothingToRefuse,
    /// That is no letter of the language, or no place in the fragment.
    NotALetter,
    /// It can be added in several ways.
    Several(Vec<Addition>),
    /// A strict game turns it down.
    TurnedDown {
        /// The fragment that it would make.
        fragment: Vec<Letter>,
        /// What is wrong with that.
        why: Violation,
    },
}

/// Why options make no game for so many.
#[derive(Clone, PartialEq, Debug)]
pub enum Unfit {
    /// Too few or too many.
    Players {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The shortest noun that counts must have other than so many letters.
    MinWord,
    /// A game can't end with so many points.
    Limit,
    /// Antibalda ends with its first winner: nobody is knocked out.
    KnockoutInAntibalda,
    /// No noun of the dictionary can be played to.
    NoWords,
}
