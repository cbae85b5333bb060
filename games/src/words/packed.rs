//! Reading the stored form of a dictionary.

use super::category::{Categories, Zipf};
use super::chunk::Chunk;
use super::form::{Form, Spelled, WordId};
use super::lang::Lang;
use super::pack::{HEAD, MAGIC, Other, PARTS};
use super::suffixes::Suffixes;
use std::sync::OnceLock;

/// Bytes that are no stored dictionary, or a damaged one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a stored dictionary")]
pub struct BadLexicon;

/// A stored dictionary. Reading a word copies nothing.
///
/// Meanings, known forms and endings are looked at when they are first asked for: they are most of
/// the bytes, and a program that serves six languages needs few of them. Damaged ones are as if
/// they weren't there.
#[derive(Default)]
pub(super) struct Packed {
    pub(super) lang: Lang,
    words: usize,
    spelling_ends: Chunk,
    spellings: Chunk,
    marks: Chunk,
    borders: Chunk,
    meaning_ends: Part,
    meanings: Part,
    known_bytes: Part,
    known: OnceLock<Option<fst::Map<Chunk>>>,
    suffixes: Part,
}

/// A part with its checksum, and whether that is right, once it has been asked.
#[derive(Default)]
struct Part {
    bytes: Chunk,
    sum: u32,
    sound: OnceLock<bool>,
}

impl Part {
    fn sound(&self) -> Option<&Chunk> {
        let sound = || crc32fast::hash(self.bytes.bytes()) == self.sum;
        (*self.sound.get_or_init(sound)).then_some(&self.bytes)
    }
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
        let sum = crc32fast::hash(head.part(0..HEAD - 4)?.bytes());
        let mut body = bytes.part(HEAD..bytes.bytes().len())?;
        if head.split(4)?.bytes() != MAGIC {
            return None;
        }
        let lang = *Lang::ALL.get(head.number()?)?;
        let mut sums = head.split(4 * PARTS)?;
        std::mem::swap(&mut head, &mut sums);
        let mut start = 0;
        let mut part = || -> Option<Part> {
            let end = head.number()?;
            let bytes = body.split(end.checked_sub(start)?)?;
            start = end;
            let sum = u32::try_from(sums.number()?).ok()?;
            let sound = OnceLock::new();
            Some(Part { bytes, sum, sound })
        };
        // In the order that `pack` tells.
        let spelling_ends = part()?.sound()?.clone();
        let spellings = part()?.sound()?.clone();
        let marks = part()?.sound()?.clone();
        let borders = part()?.sound()?.clone();
        let form = part()?.sound()?.clone();
        let words = spelling_ends.numbers().len();
        let packed = Packed {
            lang,
            words,
            spelling_ends,
            spellings,
            marks,
            borders,
            meaning_ends: part()?,
            meanings: part()?,
            known_bytes: part()?,
            known: OnceLock::new(),
            suffixes: part()?,
        };
        let whole = body.bytes().is_empty() && sums.number()? == sum as usize;
        let form = Form::read(form, words).filter(|_| whole)?;
        Some((packed, form))
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
        match (self.meaning_ends.sound(), self.meanings.sound()) {
            (Some(ends), Some(meanings)) => text(ends, meanings, id),
            _ => "",
        }
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
        let map = || fst::Map::new(self.known_bytes.sound()?.clone()).ok();
        let known = self.known.get_or_init(map).as_ref()?;
        let number = usize::try_from(known.get(letters)?).ok()?;
        Other::ALL.get(number).map(|&(other, _)| other)
    }

    /// The endings under the default folding.
    pub(super) fn suffixes(&self) -> Option<Suffixes> {
        Suffixes::read(self.suffixes.sound()?.clone())
    }
}

fn text<'a>(ends: &Chunk, text: &'a Chunk, id: WordId) -> &'a str {
    let place = id.0 as usize;
    let from = place.checked_sub(1).map_or(0, |before| ends.at(before));
    let bytes = text.bytes().get(from as usize..ends.at(place) as usize);
    std::str::from_utf8(bytes.unwrap_or(&[])).unwrap_or("")
}
