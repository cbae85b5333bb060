//! Random games of all sizes: after every move the fast field and the slow one say the same.

use crate::oracle::Oracle;
use games::dots::{Cell, Field, Houses, Side, Size};

fn check(field: &Field, oracle: &Oracle, what: &str) {
    for cell in field.size().cells() {
        assert_eq!(field.at(cell), Some(oracle.at(cell)), "{what} at {cell:?}");
        assert_eq!(
            field.house(cell),
            oracle.house(cell),
            "{what} house {cell:?}"
        );
    }
    for side in Side::BOTH {
        assert_eq!(field.score(side), oracle.score(side), "{what}");
        assert_eq!(
            field.non_grounded(side),
            oracle.non_grounded(side),
            "{what}"
        );
    }
}

/// Plays dots of a game in a random order; `bias` makes the first side's share greater, so that
/// long contours come up.
fn play(size: Size, seed: u64, bias: u8, every: usize) {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut field = Field::new(size, Houses::Open);
    let mut oracle = Oracle::new(size);
    let mut cells: Vec<Cell> = size.cells().collect();
    chance.shuffle(&mut cells);
    let mut before = Vec::new();
    let mut side = Side::First;
    for (n, &cell) in cells.iter().enumerate() {
        side = if bias == 0 {
            side.other()
        } else if chance.u8(..) < bias {
            Side::First
        } else {
            Side::Second
        };
        let hash = field.hash();
        if field.put(cell, side).is_err() {
            continue;
        }
        before.push((hash, oracle.clone()));
        oracle.put(cell, side);
        if n.is_multiple_of(every) || n + 1 == cells.len() {
            check(&field, &oracle, &format!("{size:?} seed {seed} move {n}"));
        }
    }
    for (hash, oracle) in before.iter().rev() {
        assert!(field.undo());
        assert_eq!(field.hash(), *hash, "{size:?} seed {seed} undo");
        if field.len().is_multiple_of(every) {
            check(&field, oracle, &format!("{size:?} seed {seed} undo"));
        }
    }
    assert!(!field.undo());
}

#[test]
fn random_games_agree_with_the_rules_to_the_letter() {
    for seed in 0..3 {
        for width in 3..=14u8 {
            for height in [3, 5, 8, 9, 13] {
                let size = Size::new(width, height).expect("size");
                let bias = [0, 150, 190][seed as usize % 3];
                play(size, seed, bias, 1);
            }
        }
    }
}

#[test]
fn random_games_on_great_fields_agree_too() {
    for (seed, (width, height)) in (0..).zip([(20, 20), (39, 32), (39, 39), (52, 52), (5, 39)]) {
        let size = Size::new(width, height).expect("size");
        play(size, seed, [0, 140][seed as usize % 2], size.area() / 25);
    }
}
