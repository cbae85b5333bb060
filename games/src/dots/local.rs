//! What the eight neighbours of a crossing say, from tables: the cheap question before any walk.

use super::place::{Dir, Pos};
use super::plane::Plane;

/// The eight neighbours that are live dots of one side, one bit each in reading order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Around(u8);

/// Reading-order bit of each direction, clockwise from north.
const BIT: [u8; 8] = [1, 2, 4, 7, 6, 5, 3, 0];

impl Around {
    #[inline]
    pub(super) fn of(live: &Plane, at: Pos) -> Around {
        let (y, shift) = (at.row(), at.col().wrapping_sub(1));
        let three = |row: usize| (live.row(row).wrapping_shr(shift) & 7) as u8;
        let (top, mid, low) = (three(y.wrapping_sub(1)), three(y), three(y + 1));
        Around(top | (mid & 1) << 3 | (mid & 4) << 2 | low << 5)
    }

    /// Whether all four straight neighbours are live dots.
    #[inline]
    pub(super) fn is_ring(self) -> bool {
        const STRAIGHT: u8 = 1 << 1 | 1 << 3 | 1 << 4 | 1 << 6;
        self.0 & STRAIGHT == STRAIGHT
    }

    /// The neighbouring groups, see [`Groups`].
    #[inline]
    pub(super) fn groups(self) -> &'static Groups {
        &GROUPS[usize::from(self.0)]
    }

    /// The first live neighbour clockwise after `from`; `from` itself comes last.
    #[inline]
    pub(super) fn next(self, from: Dir) -> Dir {
        Dir(NEXT[usize::from(self.0)][from.index()])
    }
}

/// Groups of neighbours that don't hang together around the crossing, clockwise. Between two of
/// them is a gap that the four-connected ground can pass.
#[derive(Clone, Copy, Default)]
pub(super) struct Groups {
    count: u8,
    /// The first direction of each group, clockwise after the gap before it.
    first: [u8; 4],
    /// A direction straight into the gap before it; only when there is one.
    gap: [u8; 4],
}

impl Groups {
    #[inline]
    pub(super) fn count(&self) -> usize {
        usize::from(self.count)
    }

    #[inline]
    pub(super) fn first(&self, group: usize) -> Dir {
        Dir(self.first[group & 3])
    }

    #[inline]
    pub(super) fn gap(&self, group: usize) -> Dir {
        Dir(self.gap[group & 3])
    }
}

static NEXT: [[u8; 8]; 256] = next_table();
static GROUPS: [Groups; 256] = groups_table();

const fn has(around: usize, dir: usize) -> bool {
    around >> BIT[dir & 7] & 1 == 1
}

const fn next_table() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut around = 0;
    while around < 256 {
        let mut from = 0;
        while from < 8 {
            let mut turn = 1;
            while turn < 8 && !has(around, from + turn) {
                turn += 1;
            }
            table[around][from] = ((from + turn) & 7) as u8;
            from += 1;
        }
        around += 1;
    }
    table
}

const fn groups_table() -> [Groups; 256] {
    let mut table = [Groups {
        count: 0,
        first: [0; 4],
        gap: [0; 4],
    }; 256];
    let mut around = 0;
    while around < 256 {
        table[around] = groups(around);
        around += 1;
    }
    table
}

const fn groups(around: usize) -> Groups {
    let mut found = Groups {
        count: 0,
        first: [0; 4],
        gap: [0; 4],
    };
    // A gap is seen from each straight direction that is no dot: its group begins at the next
    // dot. Two straight directions in the same gap lead to the same group.
    let mut straight = 0;
    while straight < 8 {
        if !has(around, straight) && around != 0 {
            let mut dir = straight;
            while !has(around, dir) {
                dir += 1;
            }
            let first = (dir & 7) as u8;
            let mut known = false;
            let mut group = 0;
            while group < found.count {
                known = known || found.first[group as usize] == first;
                group += 1;
            }
            if !known {
                found.first[found.count as usize] = first;
                found.gap[found.count as usize] = straight as u8;
                found.count += 1;
            }
        }
        straight += 2;
    }
    if found.count == 0 && around != 0 {
        // All four straight neighbours are dots: one group round the crossing, no gap.
        found.count = 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits in reading order: NW N NE W E SW S SE.
    fn check(picture: &str, count: usize, firsts: &[u8]) {
        let bits: Vec<u8> = picture
            .bytes()
            .filter(|b| b"x.".contains(b))
            .map(|b| u8::from(b == b'x'))
            .collect();
        let around = bits.iter().rev().fold(0u8, |all, bit| all << 1 | bit);
        let groups = Around(around).groups();
        assert_eq!(groups.count(), count, "{picture}");
        let found: Vec<u8> = (0..count).map(|g| groups.first(g).0).collect();
        assert_eq!(found, firsts, "{picture}");
    }

    #[test]
    fn groups_hang_together_over_corners() {
        check("... . . ...", 0, &[]);
        check("x.. . . ...", 1, &[7]);
        check(".x. x . ...", 1, &[6]);
        check(".x. . . .x.", 2, &[4, 0]);
        check("x.x . . x.x", 4, &[1, 3, 5, 7]);
        check("xxx x x xxx", 1, &[0]);
        check(".x. x x .x.", 1, &[0]);
        check("xxx x . x..", 1, &[5]);
        check("xx. . . ..x", 2, &[3, 7]);
    }

    #[test]
    fn the_next_neighbour_is_clockwise_and_the_way_back_comes_last() {
        let around = Around(0b0100_0010);
        assert_eq!(around.next(Dir(0)), Dir(4));
        assert_eq!(around.next(Dir(4)), Dir(0));
        assert_eq!(Around(0b0000_0010).next(Dir(0)), Dir(0));
    }
}
