//! Dots: how many moves a second the field puts and takes back.
//!
//! Fixed random orders of all 1,248 crossings of a 39x32 page, colours in turn; a crossing that a
//! capture has closed is passed over and not counted.

#![allow(clippy::print_stdout)]

use games::dots::{Field, Houses, Side, Size};
use std::time::Instant;

const ORDERS: usize = 64;
const ROUNDS: usize = 40;
const RUNS: usize = 9;

fn main() {
    let size = Size::PAGE;
    let mut chance = fastrand::Rng::with_seed(0x5eed_d075);
    let orders: Vec<Vec<_>> = (0..ORDERS)
        .map(|_| {
            let mut cells: Vec<_> = size.cells().collect();
            chance.shuffle(&mut cells);
            cells
        })
        .collect();
    let mut field = Field::new(size, Houses::Open);
    let mut figures: Vec<f64> = (0..RUNS)
        .map(|_| {
            let begun = Instant::now();
            let mut moves = 0;
            for _ in 0..ROUNDS {
                moves += orders
                    .iter()
                    .map(|order| play(&mut field, order))
                    .sum::<usize>();
            }
            moves as f64 / begun.elapsed().as_secs_f64() / 1e6
        })
        .collect();
    figures.sort_by(f64::total_cmp);
    println!(
        "put + undo, 39x32, random: {:.1} million moves/s (median of {RUNS}; {:.1} to {:.1})",
        figures[RUNS / 2],
        figures[0],
        figures[RUNS - 1]
    );
    let played: usize = orders.iter().map(|order| play(&mut field, order)).sum();
    println!("moves a game: {}", played / ORDERS);
    println!(
        "memory of a field with its way back: {} bytes",
        field.bytes()
    );
}

fn play(field: &mut Field, order: &[games::dots::Cell]) -> usize {
    let mut side = Side::First;
    for &cell in order {
        if field.put(cell, side).is_ok() {
            side = side.other();
        }
    }
    std::hint::black_box(field.score(Side::First));
    let moves = field.len();
    while field.undo() {}
    moves
}
