//! Which words a game takes, and the answers.

use super::alphabet::Unreadable;
use super::category::{Categories, Category, USUAL};
use super::form::WordId;
use serde::{Deserialize, Serialize};

/// Which words a game takes. The default: ordinary words and obsolete ones, cut words (комдив) and
/// words without a singular.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Policy {
    /// The categories that are taken. A word in any other is refused.
    pub allowed: Categories,
    /// Words that the chat has forbidden.
    pub blocked: Vec<String>,
    /// Words that the chat has accepted besides the dictionary's.
    pub house: Vec<String>,
    /// Refuses words without a singular too.
    pub singular_only: bool,
}

impl Default for Policy {
    fn default() -> Policy {
        Policy {
            allowed: USUAL,
            blocked: Vec::new(),
            house: Vec::new(),
            singular_only: false,
        }
    }
}

impl Policy {
    /// The category for which a word with these is refused, if one is.
    pub fn refuses(&self, categories: Categories) -> Option<Category> {
        categories.but_not(self.taken()).iter().next()
    }

    /// The categories that don't make it refuse a word.
    pub fn taken(&self) -> Categories {
        if self.singular_only {
            self.allowed.without(Category::PluraleTantum)
        } else {
            self.allowed
        }
    }
}

/// A noun that may be played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Noun {
    /// Of the dictionary.
    Listed(WordId),
    /// One of the chat's own, as its list spells it.
    House(String),
}

/// The answer to a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It may be played.
    Valid(Noun),
    /// It may not.
    Refused(Reason),
}

/// Why a word is refused, the most telling reason that the dictionary knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nothing is known of it.
    Unknown {
        /// Nouns that are one letter away, the most common first, 3 at most.
        near: Vec<String>,
    },
    /// A name.
    Name,
    /// A plural of a noun with a singular.
    Plural,
    /// Another case of a noun.
    OtherCase,
    /// An adjective.
    Adjective,
    /// A verb.
    Verb,
    /// An abbreviation.
    Abbreviation,
    /// Another part of speech.
    OtherPart,
    /// A noun, of a kind that this game doesn't take.
    Category(Category),
    /// It can't be read as letters.
    Unreadable(Unreadable),
    /// The chat has forbidden it.
    Blocked,
}
