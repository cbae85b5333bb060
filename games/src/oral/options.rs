//! What the offer fixes.

use crate::words::{Folding, Lang, Policy, ShortI, Yo};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The two games with one chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// Whoever makes a noun, or what no noun has inside, gets a penalty point.
    #[default]
    Oral,
    /// Whoever makes a noun gets a winning point.
    Antibalda,
}

/// When a move is judged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Judge {
    /// When somebody refuses to go on: until then any letter is taken in silence.
    #[default]
    Bluff,
    /// At once: a violation is turned down.
    Strict,
}

/// Where a letter may be added.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Places {
    /// Before the fragment and after it.
    Ends,
    /// Inside it, too.
    Anywhere,
    /// The order of letters has no meaning.
    Nowhere,
}

/// A game of oral Balda as it is offered. The default is the game as the articles tell it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Which of the two games.
    pub variant: Variant,
    /// The language of the words; it needn't be the chat's.
    pub lang: Lang,
    /// When a move is judged.
    pub judge: Judge,
    /// A letter may be put inside the fragment too.
    pub insert: bool,
    /// The order of letters has no meaning.
    pub anagram: bool,
    /// The fewest letters of a noun that counts, 2 to 6.
    pub min_word: u8,
    /// How many points end the game, 1 to 20.
    pub limit: u8,
    /// Whoever reaches the limit is out, and the others go on.
    pub knockout: bool,
    /// Tells е from ё.
    pub yo: bool,
    /// Takes и and й as one.
    pub short_i: bool,
    /// Which words count, the chat's own among them.
    pub words: Policy,
    /// A player may ask for a hint.
    pub hints: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            variant: Variant::Oral,
            lang: Lang::default(),
            judge: Judge::Bluff,
            insert: false,
            anagram: false,
            min_word: 2,
            limit: 5,
            knockout: false,
            yo: false,
            short_i: false,
            words: Policy::default(),
            hints: true,
        }
    }
}

impl Options {
    /// The shortest noun that counts may have so many letters.
    pub const MIN_WORDS: RangeInclusive<u8> = 2..=6;
    /// So many points may end a game.
    pub const LIMITS: RangeInclusive<u8> = 1..=20;

    /// Where letters are added: with `anagram` the order is nothing, whatever `insert` says.
    pub fn places(&self) -> Places {
        match (self.anagram, self.insert) {
            (true, _) => Places::Nowhere,
            (false, true) => Places::Anywhere,
            (false, false) => Places::Ends,
        }
    }

    /// Which letters are one.
    pub fn folding(&self) -> Folding {
        Folding {
            yo: if self.yo { Yo::Apart } else { Yo::Same },
            short_i: if self.short_i {
                ShortI::Same
            } else {
                ShortI::Apart
            },
        }
    }
}
