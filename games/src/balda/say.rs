//! Whether what a player says is a legal move: the word, then its place.

use super::board::{Board, Cell};
use super::event::{Event, Illegal, Placement, Saying};
use super::finder::{CellUse, Seen};
use super::options::Options;
use super::paths;
use super::state::Balda;
use crate::words::{Alphabet, Letter, Lexicon, Noun, Reason, Verdict};
use crate::{Points, Seat};

/// A word that counts, and how it can be read as letters.
pub(super) struct Known {
    pub(super) spelling: String,
    pub(super) readings: Vec<Vec<Letter>>,
}

/// Reads a word that the game's dictionary or the chat's list has.
///
/// # Errors
/// `TooShort` or `Word`.
pub(super) fn look_up(text: &str, options: &Options, lexicon: &Lexicon) -> Result<Known, Illegal> {
    let folding = options.folding();
    let mut readings = read(text, lexicon.alphabet(folding), options)?;
    match lexicon.look_up(text, folding, &options.words) {
        Verdict::Valid(Noun::Listed(id)) => {
            let graph = lexicon.graph(folding);
            readings.retain(|letters| {
                let number = graph.find(letters);
                number.is_some_and(|n| lexicon.words(folding, n).any(|other| other == id))
            });
            Ok(Known {
                spelling: lexicon.spelling(id).to_owned(),
                readings,
            })
        }
        Verdict::Valid(Noun::House(spelling)) => {
            readings.truncate(1);
            Ok(Known { spelling, readings })
        }
        Verdict::Refused(reason) => Err(Illegal::Word(reason)),
    }
}

/// What a text may mean as letters, the shorter than allowed left out.
pub(super) fn read(
    text: &str,
    alphabet: &Alphabet,
    options: &Options,
) -> Result<Vec<Vec<Letter>>, Illegal> {
    let unreadable = |why| Illegal::Word(Reason::Unreadable(why));
    let mut readings = alphabet.readings(text).map_err(unreadable)?;
    let least = options.min_word;
    readings.retain(|letters| letters.len() >= usize::from(least));
    if readings.is_empty() {
        return Err(Illegal::TooShort { least });
    }
    Ok(readings)
}

/// Where a player wants the new letter.
#[derive(Clone, Copy)]
pub(super) struct Wish {
    cell: Option<Cell>,
    letter: Option<Letter>,
}

impl Wish {
    fn admits(self, placement: &Placement) -> bool {
        self.cell.is_none_or(|cell| cell == placement.cell)
            && self.letter.is_none_or(|letter| letter == placement.letter)
    }
}

impl Balda {
    pub(super) fn say(
        &self,
        seat: Seat,
        saying: &Saying,
        lexicon: &Lexicon,
    ) -> Result<Event, Illegal> {
        let wish = self.wish(saying, lexicon)?;
        let readings = read(
            &saying.word,
            lexicon.alphabet(self.options.folding()),
            &self.options,
        )?;
        if let Some(by) = self.user(&readings, None) {
            return Err(Illegal::AlreadyUsed { by });
        }
        let known = look_up(&saying.word, &self.options, lexicon)?;
        if let Some(by) = self.user(&known.readings, Some(&known.spelling)) {
            return Err(Illegal::AlreadyUsed { by });
        }
        let placement = self.only_placement(&known.readings, wish)?;
        Ok(placed(seat, placement, known.spelling))
    }

    /// Reads the cell and the letter that were said along.
    pub(super) fn wish(&self, saying: &Saying, lexicon: &Lexicon) -> Result<Wish, Illegal> {
        if let Some(cell) = saying.cell {
            if !self.board.size().has(cell) {
                return Err(Illegal::NoSuchCell);
            }
            if !self.board.is_free(cell) {
                return Err(Illegal::CellTaken);
            }
            if !self.board.touches_letter(cell, self.chains().steps) {
                return Err(Illegal::NotAdjacent);
            }
        }
        let alphabet = lexicon.alphabet(self.options.folding());
        let letter = saying.letter.as_deref();
        let letter = letter.map(|text| alphabet.letter(text).ok_or(Illegal::NotALetter));
        Ok(Wish {
            cell: saying.cell,
            letter: letter.transpose()?,
        })
    }

    /// The one placement of a word that fits the wish.
    pub(super) fn only_placement(
        &self,
        readings: &[Vec<Letter>],
        wish: Wish,
    ) -> Result<Placement, Illegal> {
        let has = |letter: Letter| readings.iter().any(|letters| letters.contains(&letter));
        if wish.letter.is_some_and(|letter| !has(letter)) {
            return Err(Illegal::LetterNotInWord);
        }
        let chains = self.chains();
        if chains.seen == Seen::Refused
            && readings
                .iter()
                .any(|word| paths::readable(&self.board, chains, word))
        {
            return Err(Illegal::SeenAlready);
        }
        let found = |search: fn(&Board, _, &[Letter]) -> Vec<Placement>| {
            let found = readings
                .iter()
                .flat_map(|word| search(&self.board, chains, word));
            let mut found: Vec<_> = found.filter(|p| wish.admits(p)).collect();
            found.sort_unstable();
            found.dedup_by(|a, b| (a.cell, a.letter) == (b.cell, b.letter));
            found
        };
        let mut placements = found(paths::placements);
        match placements.len() {
            1 => Ok(placements.remove(0)),
            0 if found(paths::loose_placements).is_empty() => Err(Illegal::NoPath),
            0 if chains.cells == CellUse::Once && self.chains().steps == super::Steps::Sides => {
                Err(Illegal::CellTwice)
            }
            0 => Err(Illegal::PathCrosses),
            _ => Err(Illegal::Several(placements)),
        }
    }
}

pub(super) fn placed(seat: Seat, placement: Placement, word: String) -> Event {
    Event::Placed {
        seat,
        cell: placement.cell,
        letter: placement.letter,
        points: Points(placement.path.len() as i32),
        path: placement.path,
        word,
    }
}
