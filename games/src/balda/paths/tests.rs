//! A single word's placements are what the finder finds for it.

use super::*;
use crate::balda::finder::{Found, Position, Seen, WordSet, all};
use crate::words::Graph;
use std::collections::BTreeSet;

fn check(steps: Steps, cells: CellUse) {
    let mut rng = fastrand::Rng::with_seed(9);
    let mut found = Found::default();
    let mut several = 0;
    for _ in 0..200 {
        let size = Size {
            width: rng.u8(3..=6),
            height: rng.u8(3..=6),
        };
        let mut board = Board::empty(size);
        for cell in size.all() {
            if rng.u8(..100) < 60 {
                board.put(cell, Letter(rng.u8(..5)));
            }
        }
        let mut word = || (0..rng.usize(2..8)).map(|_| Letter(rng.u8(..5))).collect();
        let words: BTreeSet<Vec<Letter>> = (0..40).map(|_| word()).collect();
        let words: Vec<_> = words.into_iter().collect();
        let graph = Graph::build(&words).unwrap();
        let chains = Chains {
            steps,
            cells,
            seen: Seen::Counts,
            least: 2,
        };
        let position = Position {
            board: &board,
            chains,
        };
        all(position, &graph, &WordSet::all(words.len()), &mut found);
        for (number, word) in words.iter().enumerate() {
            let hits = found.hits().iter().filter(|hit| hit.word == number as u32);
            let mut expected: Vec<_> = hits.map(|hit| found.placement(hit)).collect();
            expected.sort();
            let placements = placements(&board, chains, word);
            several += usize::from(placements.len() > 1);
            assert_eq!(placements, expected, "{board:?} {word:?}");
            for placement in &placements {
                assert!(is_chain(size, chains, &placement.path));
            }
        }
    }
    assert!(several > 100);
}

#[test]
fn classic_placements_are_the_finders() {
    check(Steps::Sides, CellUse::Once);
}

#[test]
fn revisiting_placements_are_the_finders() {
    check(Steps::Sides, CellUse::Again);
}

#[test]
fn royal_placements_are_the_finders() {
    check(Steps::Corners, CellUse::Once);
}

#[test]
fn what_is_no_chain() {
    let size = Size::default();
    let chains = |steps, cells| Chains {
        steps,
        cells,
        seen: Seen::Counts,
        least: 2,
    };
    let check = |path: &[u8], chains, expected| {
        let path: Vec<_> = path.iter().map(|&cell| Cell(cell)).collect();
        assert_eq!(is_chain(size, chains, &path), expected, "{path:?}");
    };
    let classic = chains(Steps::Sides, CellUse::Once);
    let revisit = chains(Steps::Sides, CellUse::Again);
    let royal = chains(Steps::Corners, CellUse::Once);
    check(&[0, 1, 6], classic, true);
    check(&[4, 5], classic, false); // the end of a row and the next one's start
    check(&[0, 6], classic, false);
    check(&[0, 6], royal, true);
    check(&[0, 1, 0], classic, false);
    check(&[0, 1, 0], revisit, true);
    check(&[0, 0], revisit, false);
    check(&[0, 6, 5, 1], royal, false); // both diagonals of one block
    check(&[0, 6, 1, 5], royal, false);
    check(&[0, 1, 5, 6], royal, true);
    check(&[0, 1, 6, 0], royal, false); // a closed loop
    check(&[24, 25], royal, false);
}
