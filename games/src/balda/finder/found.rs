//! What a search found.

use super::super::board::Cell;
use super::super::event::Placement;
use super::WordSet;
use crate::words::{Graph, Letter};

/// A legal move: a letter in a cell, and the word it makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The word's number in its graph; in a second list ([`more`](super::more)) counted on from the
    /// number of words of the first.
    pub word: u32,
    /// The new letter's cell.
    pub cell: Cell,
    /// The new letter.
    pub letter: Letter,
    /// How many letters the word has.
    pub len: u8,
    path: u32,
}

/// The moves that a search found. Its memory is used again from search to search.
#[derive(Clone, Default, Debug)]
pub struct Found {
    hits: Vec<Hit>,
    paths: Vec<Cell>,
    known: Known,
    seen: SeenWords,
    /// The number of the current list's first word, and the place of its first hit.
    base: u32,
    first: usize,
    next_base: u32,
    pub(super) steps: u32,
}

impl Found {
    /// The moves in the order of the walk.
    pub fn hits(&self) -> &[Hit] {
        &self.hits
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.hits.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.hits.is_empty()
    }

    /// How many steps the search took: a measure of its work that is the same on every machine.
    pub fn steps(&self) -> u32 {
        self.steps
    }

    /// The smallest path of a hit.
    pub fn path(&self, hit: &Hit) -> &[Cell] {
        let from = hit.path as usize;
        let path = self.paths.get(from..from + usize::from(hit.len));
        path.unwrap_or(&[])
    }

    /// A hit as a placement.
    pub fn placement(&self, hit: &Hit) -> Placement {
        Placement {
            cell: hit.cell,
            letter: hit.letter,
            path: self.path(hit).to_vec(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.hits.clear();
        self.paths.clear();
        self.known.forget();
        self.next_base = 0;
        self.steps = 0;
    }

    pub(super) fn begin(&mut self, graph: &Graph) {
        self.base = self.next_base;
        self.next_base = self.base.saturating_add(graph.len() as u32);
        self.first = self.hits.len();
        self.seen.make_room(graph.len());
    }

    /// Notes a move, the first time it comes: the walk comes by the smallest path first.
    pub(super) fn note(
        &mut self,
        word: u32,
        cell: Cell,
        letter: Letter,
        path: impl ExactSizeIterator<Item = Cell>,
    ) {
        let word = word + self.base;
        if self.known.is_new(word, cell, letter, &self.hits) {
            self.hits.push(Hit {
                word,
                cell,
                letter,
                len: path.len() as u8,
                path: self.paths.len() as u32,
            });
            self.paths.extend(path);
        }
    }

    /// Notes a word that can be read without a new letter.
    #[inline]
    pub(super) fn note_seen(&mut self, word: u32) {
        self.seen.note(word);
    }

    /// Drops the moves whose words could be read before.
    pub(super) fn finish(&mut self) {
        if !self.seen.noted.is_empty() {
            let (base, seen) = (self.base, &self.seen.set);
            let mut kept = self.first;
            for at in self.first..self.hits.len() {
                if !seen.contains(self.hits[at].word - base) {
                    self.hits[kept] = self.hits[at];
                    kept += 1;
                }
            }
            self.hits.truncate(kept);
            self.seen.wipe();
        }
    }
}

/// An open hash table of the hits. A slot is (search, place among the hits); slots of older
/// searches are free, so nothing has to be wiped.
#[derive(Clone, Default, Debug)]
struct Known {
    slots: Vec<(u32, u32)>,
    search: u32,
}

impl Known {
    fn forget(&mut self) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.slots.fill((0, 0));
            self.search = 1;
        }
    }

    /// Whether no hit is the same move. If so the caller pushes it.
    #[inline]
    fn is_new(&mut self, word: u32, cell: Cell, letter: Letter, hits: &[Hit]) -> bool {
        if hits.len() * 2 >= self.slots.len() {
            self.grow(hits);
        }
        let mask = self.slots.len() - 1;
        let mut at = hash(word, cell, letter) & mask;
        loop {
            let (search, place) = self.slots[at];
            if search != self.search {
                self.slots[at] = (self.search, hits.len() as u32);
                return true;
            }
            let hit = &hits[place as usize];
            if hit.word == word && hit.cell == cell && hit.letter == letter {
                return false;
            }
            at = (at + 1) & mask;
        }
    }

    #[cold]
    fn grow(&mut self, hits: &[Hit]) {
        let size = (self.slots.len() * 2).max(4096);
        self.slots.clear();
        self.slots.resize(size, (0, 0));
        self.search = 1;
        for (place, hit) in hits.iter().enumerate() {
            let mut at = hash(hit.word, hit.cell, hit.letter) & (size - 1);
            while self.slots[at].0 == self.search {
                at = (at + 1) & (size - 1);
            }
            self.slots[at] = (self.search, place as u32);
        }
    }
}

#[inline]
fn hash(word: u32, cell: Cell, letter: Letter) -> usize {
    let key = u64::from(word) << 16 | u64::from(cell.0) << 8 | u64::from(letter.0);
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize
}

/// The words that are readable on the board. Between searches the set is empty.
#[derive(Clone, Default, Debug)]
struct SeenWords {
    set: WordSet,
    noted: Vec<u32>,
}

impl SeenWords {
    fn make_room(&mut self, len: usize) {
        if self.set.room() < len {
            self.set = WordSet::none(len);
        }
    }

    #[inline]
    fn note(&mut self, word: u32) {
        if !self.set.contains(word) {
            self.set.insert(word);
            self.noted.push(word);
        }
    }

    fn wipe(&mut self) {
        for &word in &self.noted {
            self.set.remove(word);
        }
        self.noted.clear();
    }
}
