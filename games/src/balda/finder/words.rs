//! A set of words by their numbers.

/// Which words of a graph count.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct WordSet {
    bits: Vec<u64>,
}

impl WordSet {
    /// All the numbers below `len`.
    pub fn all(len: usize) -> WordSet {
        let mut bits = vec![u64::MAX; len / 64];
        if !len.is_multiple_of(64) {
            bits.push((1 << (len % 64)) - 1);
        }
        WordSet { bits }
    }

    /// No numbers, with room for those below `len`.
    pub fn none(len: usize) -> WordSet {
        WordSet {
            bits: vec![0; len.div_ceil(64)],
        }
    }

    /// Whether the number is in it.
    #[inline]
    pub fn contains(&self, word: u32) -> bool {
        let bits = self.bits.get(word as usize / 64).copied().unwrap_or(0);
        bits >> (word % 64) & 1 != 0
    }

    /// Puts a number in. One past the room is left out.
    #[inline]
    pub fn insert(&mut self, word: u32) {
        if let Some(bits) = self.bits.get_mut(word as usize / 64) {
            *bits |= 1 << (word % 64);
        }
    }

    /// Takes a number out.
    #[inline]
    pub fn remove(&mut self, word: u32) {
        if let Some(bits) = self.bits.get_mut(word as usize / 64) {
            *bits &= !(1 << (word % 64));
        }
    }

    /// Numbers below this can be put in.
    pub fn room(&self) -> usize {
        self.bits.len() * 64
    }

    /// How many numbers are in it.
    pub fn len(&self) -> usize {
        self.bits.iter().map(|b| b.count_ones() as usize).sum()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.bits.iter().all(|&b| b == 0)
    }
}
