//! Reading the stored form of a dictionary.

use super::category::{Categories, Zipf};
use super::chunk::Chunk;
use super::form::{Form, Spelled, WordId};
use super::lang::Lang;
use super::pack::{HEAD, MAGIC, Other};
use super::suffixes::Suffixes;

/// Bytes that are no stored dictionary, or a damaged one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a stored dictionary")]
pub struct BadLexicon;

/// A stored dictionary. Reading a word copies nothing.
#[derive(Default)]
pub(super) struct Packed {
    pub(super) lang: Lang,
    words: usize,
    spelling_ends: Chunk,
    spellings: Chunk,
    marks: Chunk,
    meaning_ends: Chunk,
    meanings: Chunk,
    borders: Chunk,
    known: Option<fst::Map<Chunk>>,
    suffixes: Chunk,
    suffixes_sum: u32,
}

impl Packed {
    /// Reads a dictionary and the form of its words under the default folding.
    pub(super) fn read(bytes: Chunk) -> Result<(Packed, Form), BadLexicon> {
        Packed::try_read(bytes).ok_or(BadLexicon)
    }

    /// No words.
    pub(super) fn bare(lang: Lang) -> Packed {
        Packed {
            lang,
            ..Packed::default()
        }
    }

    fn try_read(bytes: Chunk) -> Option<(Packed, Form)> {
        let mut head = bytes.part(0..HEAD)?;
        let mut body = bytes.part(HEAD..bytes.bytes().len())?;
        let all = body.clone();
        if head.split(4)?.bytes() != MAGIC {
            return None;
        }
        let lang = *Lang::ALL.get(head.number()?)?;
        let mut start = 0;
        let mut part = || -> Option<Chunk> {
            let end = head.number()?;
            let part = body.split(end.checked_sub(start)?)?;
            start = end;
            Some(part)
        };
        // In the order that `pack` tells.
        let spelling_ends = part()?;
        let spellings = part()?;
        let marks = part()?;
        let meaning_ends = part()?;
        let meanings = part()?;
        let borders = part()?;
        let form = part()?;
        let known = part()?;
        let suffixes = part()?;
        if !body.bytes().is_empty() {
            return None;
        }
        let mut sum = crc32fast::Hasher::new();
        sum.update(bytes.part(0..HEAD - 8)?.bytes());
        let first = all.bytes().len() - suffixes.bytes().len();
        sum.update(all.part(0..first)?.bytes());
        if sum.finalize() as usize != head.number()? {
            return None;
        }
        let suffixes_sum = head.number()? as u32;
        let words = spelling_ends.numbers().len();
        let packed = Packed {
            lang,
            words,
            spelling_ends,
            spellings,
            marks,
            meaning_ends,
            meanings,
            borders,
            known: Some(fst::Map::new(known).ok()?),
            suffixes,
            suffixes_sum,
        };
        Some((packed, Form::read(form, words)?))
    }

    /// How many words.
    pub(super) fn len(&self) -> usize {
        self.words
    }

    /// A word's spelling.
    pub(super) fn spelling(&self, id: WordId) -> &str {
        text(&self.spelling_ends, &self.spellings, id)
    }

    /// A word's meaning; empty when none is known.
    pub(super) fn meaning(&self, id: WordId) -> &str {
        text(&self.meaning_ends, &self.meanings, id)
    }

    #[inline]
    pub(super) fn marks(&self, id: WordId) -> (Zipf, Categories) {
        let marks = self.marks.at(id.0 as usize);
        (Zipf(marks as u16), Categories((marks >> 16) as u16))
    }

    /// The word as it is spelled, with its border.
    pub(super) fn spelled(&self, id: WordId) -> Spelled<'_> {
        let pairs = self.borders.bytes().as_chunks::<8>().0;
        let key = |&[a, b, c, d, ..]: &[u8; 8]| u32::from_le_bytes([a, b, c, d]);
        let found = pairs.binary_search_by_key(&id.0, key);
        let border = found.ok().map(|at| self.borders.at(at * 2 + 1) as usize);
        Spelled {
            text: self.spelling(id),
            border,
        }
    }

    /// All words as they are spelled, in the order of ids.
    pub(super) fn all_spelled(&self) -> Vec<Spelled<'_>> {
        let ids = (0..self.words as u32).map(WordId);
        ids.map(|id| self.spelled(id)).collect()
    }

    /// What a form is known as, by the numbers of its letters.
    pub(super) fn known(&self, letters: &[u8]) -> Option<Other> {
        let number = usize::try_from(self.known.as_ref()?.get(letters)?).ok()?;
        Other::ALL.get(number).map(|&(other, _)| other)
    }

    /// The endings under the default folding.
    pub(super) fn suffixes(&self) -> Result<Suffixes, BadLexicon> {
        if crc32fast::hash(self.suffixes.bytes()) != self.suffixes_sum {
            return Err(BadLexicon);
        }
        Suffixes::read(self.suffixes.clone()).ok_or(BadLexicon)
    }
}

fn text<'a>(ends: &Chunk, text: &'a Chunk, id: WordId) -> &'a str {
    let place = id.0 as usize;
    let from = place.checked_sub(1).map_or(0, |before| ends.at(before));
    let bytes = text.bytes().get(from as usize..ends.at(place) as usize);
    std::str::from_utf8(bytes.unwrap_or(&[])).unwrap_or("")
}
