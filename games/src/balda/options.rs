//! What the offer fixes.

use super::board::{Cell, Size, Steps};
use crate::words::{Folding, Lang, Policy, ShortI, Yo};
use serde::{Deserialize, Serialize};

/// The two games on one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// Sides touch, a move a turn.
    #[default]
    Classic,
    /// Corners touch too, paths don't cross, words readable already don't count, two players move
    /// twice a turn.
    Royal,
}

impl Variant {
    /// Which cells are next to each other.
    pub fn steps(self) -> Steps {
        match self {
            Variant::Classic => Steps::Sides,
            Variant::Royal => Steps::Corners,
        }
    }
}

/// Which way a start word runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Along {
    /// From left to right in a row.
    #[default]
    Across,
    /// From top to bottom in a column.
    Down,
}

/// A line of the board for the start word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Line {
    /// A row or a column.
    pub along: Along,
    /// Which one, from 0.
    pub number: u8,
}

/// A game of Balda as it is offered. The default is the game as the articles tell it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Which of the two games.
    pub variant: Variant,
    /// The language of the words; it needn't be the chat's.
    pub lang: Lang,
    /// The board.
    pub size: Size,
    /// The start word as the host typed it; None: chance names one.
    pub start_word: Option<String>,
    /// How many letters chance's start word has; None: as many as its line has cells.
    pub start_length: Option<u8>,
    /// Where the start word stands; None: the middle row.
    pub start_at: Option<Line>,
    /// Tells е from ё.
    pub yo: bool,
    /// Takes и and й as one.
    pub short_i: bool,
    /// A cell may be used again in a word, never twice in a row (classic only).
    pub revisit: bool,
    /// A word that was readable before the new letter doesn't count (always so in royal).
    pub no_seen: bool,
    /// The fewest letters of a word, 2 to 5.
    pub min_word: u8,
    /// Which words count, the chat's own among them.
    pub words: Policy,
    /// An unknown word can be put to the others' vote.
    pub house_words: bool,
    /// A player may ask for a hint.
    pub hints: bool,
    /// The host wants the game although the turns don't come out even.
    pub insist: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            variant: Variant::Classic,
            lang: Lang::default(),
            size: Size::default(),
            start_word: None,
            start_length: None,
            start_at: None,
            yo: false,
            short_i: false,
            revisit: false,
            no_seen: false,
            min_word: 2,
            words: Policy::default(),
            house_words: false,
            hints: true,
            insist: false,
        }
    }
}

impl Options {
    /// The start word's line: the middle row unless another is asked for.
    pub fn line(&self) -> Line {
        self.start_at.unwrap_or(Line {
            along: Along::Across,
            number: self.size.height.saturating_sub(1) / 2,
        })
    }

    /// The cells for a start word of so many letters: the middle of its line. None: no room.
    pub fn start_cells(&self, letters: usize) -> Option<Vec<Cell>> {
        let Line { along, number } = self.line();
        let room = self.room();
        let letters = u8::try_from(letters).ok().filter(|&n| 0 < n && n <= room)?;
        let from = (room - letters) / 2;
        let cell = |step| match along {
            Along::Across => self.size.cell(step, number),
            Along::Down => self.size.cell(number, step),
        };
        (from..from + letters).map(cell).collect()
    }

    /// How many cells the start word's line has.
    pub fn room(&self) -> u8 {
        match self.line().along {
            Along::Across => self.size.width,
            Along::Down => self.size.height,
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

    /// Whether words readable before the new letter don't count.
    pub fn refuses_seen(&self) -> bool {
        self.no_seen || self.variant == Variant::Royal
    }

    /// Whether two moves make a turn.
    pub fn turns(&self, players: u8) -> Turns {
        if self.variant == Variant::Royal && players == 2 {
            Turns::Double
        } else {
            Turns::Single
        }
    }
}

/// How many moves make a turn: fixed at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Turns {
    /// One.
    Single,
    /// Two, the second of which may be passed.
    Double,
}
