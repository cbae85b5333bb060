//! Alphabets: a language's letters in order, and how text is read as letters.
//! The build script compiles this file too.

use super::folding::{Folding, ShortI, Use, Yo};
use super::graph::Letter;
use super::lang::Lang;
use super::letters::{HU_DOUBLED, LOOK_ALIKES, is_silent, letters, stands_for};
use std::sync::OnceLock;
use unicode_normalization::{UnicodeNormalization, is_nfc};

/// The most letters a text may have to be read.
pub const MOST_LETTERS: usize = 64;
/// The most bytes of a text that anybody looks at: `MOST_LETTERS` with marks of their own.
const MOST_BYTES: usize = 1024;
/// The most readings of one text.
const MOST_READINGS: usize = 8;

/// Why a text can't be read as letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It has no letters.
    Empty,
    /// It has more than [`MOST_LETTERS`].
    Long,
    /// A sign that is no letter of the alphabet.
    Sign {
        /// Its place among the signs of the text without the space around, from 0.
        at: usize,
        /// The sign.
        ch: char,
    },
}

/// A letter as it is shown.
#[derive(Clone, Debug)]
struct Shown {
    upper: String,
    lower: String,
}

/// Several signs that are one letter, or two.
#[derive(Clone, Debug)]
struct Cluster {
    signs: Vec<Letter>,
    letters: Vec<Letter>,
}

/// The letters of a language under a folding, and the reading of text.
#[derive(Clone, Debug)]
pub struct Alphabet {
    lang: Lang,
    shown: Vec<Shown>,
    /// What each sign below `TABLE` is: a letter's number, `SILENT` or `FOREIGN`.
    table: Vec<u8>,
    /// Longest first.
    clusters: Vec<Cluster>,
    /// For each sign, those that come second in a cluster that begins with it.
    seconds: Vec<u64>,
}

/// All letters of the six languages, with their look-alikes, are below it.
const TABLE: usize = 0x500;
const FOREIGN: u8 = 0xff;
const SILENT: u8 = 0xfe;

impl Alphabet {
    /// The alphabet of a board's cells.
    pub fn for_board(lang: Lang, folding: Folding) -> &'static Alphabet {
        Alphabet::of(lang, folding, Use::Board)
    }

    /// The alphabet of letters said one after another: as the board's, with Czech ch as a letter.
    pub fn for_chain(lang: Lang, folding: Folding) -> &'static Alphabet {
        Alphabet::of(lang, folding, Use::Chain)
    }

    /// The alphabet of a use.
    pub fn of(lang: Lang, folding: Folding, used: Use) -> &'static Alphabet {
        static MADE: [OnceLock<Alphabet>; Lang::COUNT * Folding::COUNT * 2] =
            [const { OnceLock::new() }; Lang::COUNT * Folding::COUNT * 2];
        let folding = folding.index(lang);
        let used = if lang == Lang::Cs { used } else { Use::Board };
        let place = (lang.index() * Folding::COUNT + folding) * 2 + used as usize;
        MADE[place].get_or_init(|| Alphabet::make(lang, Folding::numbered(folding), used))
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// How many letters it has: fewer than 64.
    pub fn len(&self) -> usize {
        self.shown.len()
    }

    /// No alphabet is empty.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// The letters in alphabetical order.
    pub fn letters(&self) -> impl DoubleEndedIterator<Item = Letter> + ExactSizeIterator + use<> {
        (0..self.shown.len() as u8).map(Letter)
    }

    /// The letter in capitals; a digraph has two or three signs. Empty for a number that is none of
    /// its letters.
    pub fn show(&self, letter: Letter) -> &str {
        let shown = self.shown.get(usize::from(letter.0));
        shown.map_or("", |shown| &shown.upper)
    }

    /// The letter in lower case.
    pub fn show_lower(&self, letter: Letter) -> &str {
        let shown = self.shown.get(usize::from(letter.0));
        shown.map_or("", |shown| &shown.lower)
    }

    /// The letters in capitals, one after another.
    pub fn show_all(&self, letters: &[Letter]) -> String {
        letters.iter().map(|&letter| self.show(letter)).collect()
    }

    /// The letters in lower case, one after another. It isn't how the dictionary spells a word: ё,
    /// apostrophes and Hungarian doubled digraphs aren't put back.
    pub fn spell(&self, letters: &[Letter]) -> String {
        let lower = |&letter| self.show_lower(letter);
        letters.iter().map(lower).collect()
    }

    /// Reads a text as letters: space around it, case, the two forms of marked letters, letters
    /// of the other script with the same face and (in Ukrainian) apostrophes make no difference.
    /// Digraphs that are letters are taken from the left, the longest first.
    ///
    /// # Errors
    /// The first sign that is no letter; no letters at all, or more than [`MOST_LETTERS`].
    pub fn read(&self, text: &str) -> Result<Vec<Letter>, Unreadable> {
        let mut signs = self.signs(text)?;
        if !self.clusters.is_empty() {
            signs = self.join(&signs);
        }
        Ok(signs)
    }

    /// All that a text may mean: first what [`Alphabet::read`] says, then, where digraphs are
    /// letters, the readings in which two signs belong to different parts of the word (Hungarian
    /// igazság is igaz + ság). At most 8.
    ///
    /// # Errors
    /// As [`Alphabet::read`].
    pub fn readings(&self, text: &str) -> Result<Vec<Vec<Letter>>, Unreadable> {
        let signs = self.signs(text)?;
        if self.clusters.is_empty() {
            return Ok(vec![signs]);
        }
        let mut readings = vec![self.join(&signs)];
        for border in 1..signs.len() {
            let apart = self.join_apart(&signs, border);
            if readings.len() < MOST_READINGS && !readings.contains(&apart) {
                readings.push(apart);
            }
        }
        Ok(readings)
    }

    /// Reads a text whose parts are known to meet at a place, counted in signs: a digraph doesn't
    /// go over it.
    ///
    /// # Errors
    /// As [`Alphabet::read`].
    pub fn read_apart(&self, text: &str, border: usize) -> Result<Vec<Letter>, Unreadable> {
        Ok(self.join_apart(&self.signs(text)?, border))
    }

    /// Reads a text that must be one letter.
    pub fn letter(&self, text: &str) -> Option<Letter> {
        match self.read(text).ok()?.as_slice() {
            &[letter] => Some(letter),
            _ => None,
        }
    }

    fn join_apart(&self, signs: &[Letter], border: usize) -> Vec<Letter> {
        let (left, right) = signs.split_at(border.min(signs.len()));
        let mut letters = self.join(left);
        letters.extend(self.join(right));
        letters
    }

    /// The letters of single signs.
    fn signs(&self, text: &str) -> Result<Vec<Letter>, Unreadable> {
        let text = text.trim();
        if text.len() > MOST_BYTES {
            return Err(Unreadable::Long);
        }
        let mut signs = Vec::with_capacity(24);
        // Most texts are composed already, and every letter of a table is.
        if let Err(why) = self.take(text.chars(), &mut signs) {
            if is_nfc(text) {
                return Err(why);
            }
            signs.clear();
            self.take(text.nfc(), &mut signs)?;
        }
        if signs.is_empty() {
            return Err(Unreadable::Empty);
        }
        Ok(signs)
    }

    fn take(
        &self,
        chars: impl Iterator<Item = char>,
        signs: &mut Vec<Letter>,
    ) -> Result<(), Unreadable> {
        for (at, ch) in chars.enumerate() {
            match self.table.get(ch as usize).copied() {
                Some(letter) if letter < SILENT => {
                    if signs.len() == MOST_LETTERS {
                        return Err(Unreadable::Long);
                    }
                    signs.push(Letter(letter));
                }
                Some(SILENT) => {}
                _ if is_silent(self.lang, ch) => {}
                _ => return Err(Unreadable::Sign { at, ch }),
            }
        }
        Ok(())
    }

    /// Puts the digraphs together.
    fn join(&self, mut signs: &[Letter]) -> Vec<Letter> {
        let mut letters = Vec::with_capacity(signs.len());
        while let Some((&first, rest)) = signs.split_first() {
            let starts = |cluster: &&Cluster| signs.starts_with(&cluster.signs);
            let second = rest.first().map_or(0, |sign| sign.bit());
            let seconds = self.seconds.get(usize::from(first.0));
            let cluster = match seconds.map_or(0, |seconds| seconds & second) {
                0 => None,
                _ => self.clusters.iter().find(starts),
            };
            match cluster {
                Some(cluster) => {
                    letters.extend(&cluster.letters);
                    signs = &signs[cluster.signs.len()..];
                }
                None => {
                    letters.push(first);
                    signs = rest;
                }
            }
        }
        letters
    }

    fn make(lang: Lang, folding: Folding, used: Use) -> Alphabet {
        let folded = |letter: &str| match letter {
            "ё" if lang == Lang::Ru && folding.yo == Yo::Same => Some("е"),
            "й" if lang == Lang::Ru && folding.short_i == ShortI::Same => Some("и"),
            _ => None,
        };
        let apart = |letter: &&str| *letter != "ch" || used == Use::Chain;
        let all: Vec<&str> = letters(lang).split_whitespace().filter(apart).collect();
        let kept = all
            .iter()
            .copied()
            .filter(|letter| folded(letter).is_none());
        let kept: Vec<&str> = kept.collect();
        let number = |letter: &str| {
            let letter = folded(letter).unwrap_or(letter);
            let place = kept.iter().position(|&other| other == letter);
            place.map_or(FOREIGN, |place| place as u8)
        };

        let mut table = vec![FOREIGN; TABLE];
        let mut set = |ch: char, number: u8| {
            if let Some(slot @ &mut FOREIGN) = table.get_mut(ch as usize) {
                *slot = number;
            }
        };
        for letter in &all {
            let mut signs = letter.chars();
            if let (Some(ch), None) = (signs.next(), signs.next()) {
                set(ch, number(letter));
                ch.to_uppercase()
                    .for_each(|upper| set(upper, number(letter)));
            }
        }
        let lowered = |ch: char| number(&ch.to_lowercase().collect::<String>());
        for (latin, cyrillic) in LOOK_ALIKES {
            if lang.is_cyrillic() {
                set(latin, lowered(cyrillic));
            } else {
                set(cyrillic, lowered(latin));
            }
        }
        for &(signs, letter) in stands_for(lang) {
            signs.chars().for_each(|ch| set(ch, lowered(letter)));
        }
        for ch in (0..TABLE as u32).filter_map(char::from_u32) {
            if is_silent(lang, ch) {
                set(ch, SILENT);
            }
        }

        let spelled =
            |signs: &str| -> Vec<Letter> { signs.chars().map(|ch| Letter(lowered(ch))).collect() };
        let mut clusters = Vec::new();
        for letter in all.iter().filter(|letter| letter.chars().count() > 1) {
            clusters.push(Cluster {
                signs: spelled(letter),
                letters: vec![Letter(number(letter))],
            });
        }
        if lang == Lang::Hu {
            clusters.extend(HU_DOUBLED.map(|(signs, letter)| Cluster {
                signs: spelled(signs),
                letters: vec![Letter(number(letter)); 2],
            }));
        }
        clusters.sort_by_key(|cluster| std::cmp::Reverse(cluster.signs.len()));

        let mut seconds = vec![0; kept.len()];
        for cluster in &clusters {
            if let [first, second, ..] = cluster.signs[..]
                && let Some(seconds) = seconds.get_mut(usize::from(first.0))
            {
                *seconds |= second.bit();
            }
        }

        let shown = kept.iter().map(|letter| Shown {
            upper: letter.to_uppercase(),
            lower: (*letter).to_owned(),
        });
        Alphabet {
            lang,
            shown: shown.collect(),
            table,
            clusters,
            seconds,
        }
    }
}
