//! The words under one alphabet: the letter graph, and which words its numbers are. The build
//! script compiles this file too.

use super::alphabet::Alphabet;
use super::chunk::{Chunk, push_number, push_numbers};
use super::graph::{Graph, Letter};

/// A word of a lexicon: its number, in the order of the letters under the default folding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WordId(pub u32);

/// A spelled word and, where two of its letters would read as one, the place between them in
/// signs.
pub(super) struct Spelled<'a> {
    pub(super) text: &'a str,
    pub(super) border: Option<usize>,
}

impl Spelled<'_> {
    /// The word's letters: first as it is made, then, where that differs, as read from the left.
    pub(super) fn sequences(&self, alphabet: &Alphabet) -> Vec<Vec<Letter>> {
        let Ok(plain) = alphabet.read(self.text) else {
            return Vec::new();
        };
        match self
            .border
            .and_then(|b| alphabet.read_apart(self.text, b).ok())
        {
            Some(apart) if apart != plain => vec![apart, plain],
            _ => vec![plain],
        }
    }
}

/// The words under one alphabet.
#[derive(Debug, Default)]
pub(super) struct Form {
    pub(super) graph: Graph,
    /// For each word of the graph, and once more, where its ids begin in `ids`.
    starts: Chunk,
    ids: Chunk,
}

impl Form {
    /// The stored form of these words, whose ids are their places.
    pub(super) fn pack(words: &[Spelled<'_>], alphabet: &Alphabet) -> Vec<u8> {
        let mut pairs: Vec<(Vec<Letter>, u32)> = Vec::with_capacity(words.len());
        for (word, id) in words.iter().zip(0u32..) {
            let sequences = word.sequences(alphabet);
            pairs.extend(sequences.into_iter().map(|letters| (letters, id)));
        }
        pairs.sort_unstable();
        let mut starts = Vec::new();
        let mut unique: Vec<&[Letter]> = Vec::new();
        for ((letters, _), place) in pairs.iter().zip(0u32..) {
            if unique.last() != Some(&letters.as_slice()) {
                unique.push(letters);
                starts.push(place);
            }
        }
        starts.push(pairs.len() as u32);
        // The words are sorted, unique and of letters: the empty graph can't be needed.
        let graph = Graph::build(&unique).unwrap_or_default().to_bytes();
        let mut out = Vec::new();
        push_number(&mut out, graph.len());
        push_number(&mut out, unique.len());
        push_number(&mut out, pairs.len());
        out.extend(graph);
        push_numbers(&mut out, starts);
        push_numbers(&mut out, pairs.iter().map(|&(_, id)| id));
        out
    }

    /// Reads the stored form. `words`: how many ids there may be.
    pub(super) fn read(mut bytes: Chunk, words: usize) -> Option<Form> {
        let graph = bytes.number()?;
        let unique = bytes.number()?;
        let pairs = bytes.number()?;
        let graph = Graph::from_bytes(bytes.split(graph)?.bytes()).ok()?;
        let starts = bytes.split(unique.checked_add(1)?.checked_mul(4)?)?;
        let ids = bytes.split(pairs.checked_mul(4)?)?;
        let sound = |&id: &[u8; 4]| (u32::from_le_bytes(id) as usize) < words;
        let whole = bytes.bytes().is_empty() && graph.len() == unique;
        (whole && ids.numbers().iter().all(sound)).then_some(Form { graph, starts, ids })
    }

    /// The words spelled by the graph's word of this number; none for a number it hasn't.
    pub(super) fn words(&self, number: u32) -> impl Iterator<Item = WordId> + '_ {
        let place = number as usize;
        let inside = place < self.graph.len();
        let range = self.starts.at(place) as usize..self.starts.at(place + 1) as usize;
        let ids = self.ids.numbers().get(range).filter(|_| inside);
        let ids = ids.unwrap_or(&[]).iter();
        ids.map(|&id| WordId(u32::from_le_bytes(id)))
    }
}
