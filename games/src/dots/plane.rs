//! A set of crossings as one machine word a row, and how ground spreads over it.

use super::place::{Cell, Pos, Size};
use std::ops::RangeInclusive;

/// A set of crossings, one bit each, a word a row (see [`Pos`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plane([u64; 64]);

impl Plane {
    pub(super) const EMPTY: Plane = Plane([0; 64]);

    /// Every crossing of a field.
    pub(super) fn field(size: Size) -> Plane {
        let mut plane = Plane::EMPTY;
        for y in 1..=usize::from(size.height()) {
            plane.0[y & 63] = ((1 << size.width()) - 1) << 1;
        }
        plane
    }

    /// Everything that isn't in the set, the margin and beyond too.
    pub(super) fn complement(&self) -> Plane {
        let mut plane = self.clone();
        plane.0.iter_mut().for_each(|row| *row = !*row);
        plane
    }

    #[inline]
    pub(super) fn row(&self, y: usize) -> u64 {
        self.0[y & 63]
    }

    #[inline]
    pub(super) fn row_mut(&mut self, y: usize) -> &mut u64 {
        &mut self.0[y & 63]
    }

    #[inline]
    pub(super) fn has(&self, at: Pos) -> bool {
        self.row(at.row()) >> at.col() & 1 == 1
    }

    #[inline]
    pub(super) fn insert(&mut self, at: Pos) {
        *self.row_mut(at.row()) |= at.bit();
    }

    #[inline]
    pub(super) fn remove(&mut self, at: Pos) {
        *self.row_mut(at.row()) &= !at.bit();
    }

    pub(super) fn clear(&mut self) {
        self.0 = [0; 64];
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    /// The set's crossings, row by row.
    pub(super) fn iter(&self) -> impl Iterator<Item = Pos> + '_ {
        (0..64u16).flat_map(|y| bits(self.row(usize::from(y))).map(move |x| Pos(y << 6 | x)))
    }

    /// The same as people's cells.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.iter().map(Pos::cell)
    }

    /// Row by row together with another.
    pub(super) fn zip(&self, other: &Plane, join: impl Fn(u64, u64) -> u64) -> Plane {
        let mut plane = Plane::EMPTY;
        for y in 0..64 {
            plane.0[y] = join(self.0[y], other.0[y]);
        }
        plane
    }

    /// Spreads from `seed`, up, down and sideways, over what `open` says of each row, into this
    /// plane, whose rows must be empty. Gives the rows it has touched.
    pub(super) fn spread(
        &mut self,
        seed: Pos,
        open: impl Fn(usize) -> u64,
    ) -> RangeInclusive<usize> {
        let y = seed.row() & 63;
        self.0[y] = runs(seed.bit(), open(y));
        let (mut top, mut low) = (y, y);
        loop {
            let mut grew = false;
            let mut pass = |plane: &mut Plane, y: usize, from: u64| {
                let fresh = from & open(y) & !plane.0[y];
                if fresh != 0 {
                    plane.0[y] |= runs(fresh, open(y));
                    grew = true;
                }
                fresh != 0
            };
            for y in top + 1..=low {
                let from = self.0[y - 1];
                pass(self, y, from);
            }
            while low < 63 && pass(self, low + 1, self.0[low]) {
                low += 1;
            }
            for y in (top..low).rev() {
                let from = self.0[y + 1];
                pass(self, y, from);
            }
            while top > 0 && pass(self, top - 1, self.0[top]) {
                top -= 1;
            }
            if !grew {
                return top..=low;
            }
        }
    }
}

/// The columns of the bits set in a word.
pub(super) fn bits(mut word: u64) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        if word == 0 {
            return None;
        }
        let bit = word.trailing_zeros() as u16;
        word &= word - 1;
        Some(bit)
    })
}

/// The runs of ones in `open` that hold one of `seeds`.
#[inline]
fn runs(seeds: u64, open: u64) -> u64 {
    let (mut rest, mut filled) = (seeds & open, 0);
    while rest != 0 {
        let at = rest.trailing_zeros();
        let up = (!(open >> at)).trailing_zeros();
        let down = (!(open << (63 - at))).leading_zeros();
        // `up` counts the seed and what is above it, `down` the seed and what is below it.
        let above = u64::MAX >> (64 - up.clamp(1, 64)) << at;
        let below = u64::MAX << (64 - down.clamp(1, 64)) >> (63 - at);
        filled |= above | below;
        rest &= !filled;
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_whole() {
        let check = |seeds: u64, open: u64, expected: u64| {
            assert_eq!(runs(seeds, open), expected, "{seeds:b} in {open:b}");
        };
        check(0, 0b1110, 0);
        check(0b0100, 0b1110, 0b1110);
        check(0b10010, 0b110110, 0b110110);
        check(0b10000, 0b110110, 0b110000);
        check(1 << 63, u64::MAX, u64::MAX);
        check(1, 1, 1);
        check(1 << 63 | 1, 1 << 63 | 3, 1 << 63 | 3);
    }

    #[test]
    fn ground_spreads_round_corners_and_not_over_diagonals() {
        let rows = [0b0111110u64, 0b0100010, 0b0101010, 0b0101000, 0b1001110];
        let mut plane = Plane::EMPTY;
        let open = |y: usize| rows.get(y.wrapping_sub(1)).copied().unwrap_or(0);
        let touched = plane.spread(Pos(3 << 6 | 1), open);
        assert_eq!(touched, 1..=4);
        assert_eq!(plane.len(), 10);
        assert!(!plane.has(Pos(3 << 6 | 3)));
    }
}
