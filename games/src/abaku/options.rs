//! What the offer fixes.

use serde::{Deserialize, Serialize};

/// When a power or root is dropped as "the same stones, but not the simpler operation".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dedupe {
    /// Also when a `+ - x :` operation of the same run contains its span and uses exactly the same
    /// set of digits.
    #[default]
    Digits,
    /// Only when the very same span has a `+ - x :` reading.
    Span,
}

/// Which zero is free from making an operation with its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Zero {
    /// The one being laid.
    #[default]
    New,
    /// An old one beside a new stone too.
    Any,
}

/// How a move after the opening hangs on the old stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Contact {
    /// Some operation has both a new and an old stone.
    #[default]
    Shared,
    /// Lying side by side is enough.
    Adjoin,
}

/// What the centre does to the operations over it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Centre {
    /// Their points count twice.
    #[default]
    Double,
    /// Their points count three times.
    Triple,
}

/// Which bonus fields the board has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bonuses {
    /// The printed board's.
    #[default]
    Classic,
    /// None at all.
    None,
}

/// What is legal and what it earns; the part of the options that a single move depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Rules {
    /// Which powers and roots count.
    pub dedupe: Dedupe,
    /// Which zero needs no operation.
    pub zero: Zero,
    /// How moves hang together.
    pub contact: Contact,
    /// The bonus of the centre.
    pub centre: Centre,
    /// The bonus fields.
    pub bonuses: Bonuses,
}

/// A game of Abaku as it is offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// What is legal and what it earns.
    #[serde(flatten)]
    pub rules: Rules,
    /// How many stones of each digit there are.
    pub each: u8,
    /// A player may ask for a hint.
    pub hints: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: Rules::default(),
            each: 11,
            hints: true,
        }
    }
}

impl Options {
    /// The fewest stones of each digit: four full racks and as many again.
    pub const LEAST_EACH: u8 = 4;
    /// The most stones of each digit: all of them would still find room on the board.
    pub const MOST_EACH: u8 = 22;

    /// How many stones there are in all.
    pub fn stones(&self) -> usize {
        usize::from(self.each) * 10
    }
}
