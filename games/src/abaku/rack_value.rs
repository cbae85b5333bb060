//! What stones are worth on a rack: how much more, or less, the next laying earns with them.
//!
//! The figures are a least-squares fit to the best layings of 24,000 racks on 200 boards of the
//! middle of games, each less the mean of its board: one figure a stone and one a pair of stones.
//! They tell half of what racks differ by.

use super::board::Digit;
use super::stones::{RACK, Rack};

/// For each digit, tenths of a point a stone.
const ALONE: [i32; 10] = [-123, -25, -9, -14, 7, -12, 15, 21, 60, 81];

/// For each two digits, tenths of a point a pair.
const TOGETHER: [[i32; 10]; 10] = [
    [-96, -27, -34, -55, -39, -25, -30, -47, -21, -22],
    [-27, -187, -5, -32, -10, 26, 43, 68, 101, 111],
    [-34, -5, -162, 45, 40, -11, 15, 71, 124, 42],
    [-55, -32, 45, -116, 14, 8, 57, 23, 4, 112],
    [-39, -10, 40, 14, -77, 51, 50, 3, 50, 21],
    [-25, 26, -11, 8, 51, -60, 25, -5, -16, 18],
    [-30, 43, 15, 57, 50, 25, -96, 38, 24, 28],
    [-47, 68, 71, 23, 3, -5, 38, -95, 39, 84],
    [-21, 101, 124, 4, 50, -16, 24, 39, -57, 51],
    [-22, 111, 42, 112, 21, 18, 28, 84, 51, -60],
];

/// The stones that the viewer doesn't see: in the bag and on the others' racks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unseen {
    counts: [f64; 10],
    all: f64,
}

impl Unseen {
    pub(super) fn new(stones: &[Digit]) -> Unseen {
        let mut counts = [0.0; 10];
        for stone in stones {
            if let Some(count) = counts.get_mut(stone.index()) {
                *count += 1.0;
            }
        }
        Unseen {
            counts,
            all: stones.len() as f64,
        }
    }
}

/// What a rack of these stones and `drawn` unseen ones is worth on average, in points, beside an
/// average rack: draws are taken as independent of each other.
pub(super) fn worth(kept: &Rack, drawn: u8, unseen: &Unseen) -> f64 {
    let drawn = f64::from(drawn.min(RACK));
    let share = |d: usize| {
        let count = unseen.counts.get(d).copied().unwrap_or(0.0);
        if unseen.all > 0.0 {
            count / unseen.all
        } else {
            0.0
        }
    };
    let mut kept_of = [0.0; 10];
    for (count, digit) in kept_of.iter_mut().zip(Digit::all()) {
        *count = f64::from(kept.count(digit));
    }
    let twice = drawn * (drawn - 1.0);
    let mut tenths = 0.0;
    for (i, (alone, row)) in ALONE.iter().zip(&TOGETHER).enumerate() {
        let (n, p) = (kept_of.get(i).copied().unwrap_or(0.0), share(i));
        tenths += f64::from(*alone) * (n + drawn * p);
        for (j, together) in row.iter().enumerate().skip(i) {
            let (m, q) = (kept_of.get(j).copied().unwrap_or(0.0), share(j));
            // The mean number of pairs: both kept, one of them drawn, both drawn.
            let pairs = if i == j {
                n * (n - 1.0) / 2.0 + n * drawn * p + twice / 2.0 * p * p
            } else {
                n * m + drawn * (n * q + m * p) + twice * p * q
            };
            tenths += f64::from(*together) * pairs;
        }
    }
    tenths / 10.0
}
