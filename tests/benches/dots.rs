//! Dots: how fast the field is, and how the computer plays.
//!
//! `dots` alone puts and takes back fixed random orders of all 1,248 crossings of a 39x32 page,
//! colours in turn; a crossing that a capture has closed is passed over and not counted.
//! `dots tournament [GAMES] [NODES]` lets the expert play on 20x20 against one who takes whatever
//! can be captured at once and otherwise plays beside the last dot.
#![allow(clippy::print_stdout)]

use games::dots::{Cell, Dots, Field, Houses, Move, Options, Put, Side, Size, View};
use games::words::Lexicon;
use games::{At, Game, Level, Nodes, Seat, Viewer, World};
use std::time::{Duration, Instant};

const ORDERS: usize = 64;
const ROUNDS: usize = 40;
const RUNS: usize = 9;

fn main() {
    let mut args = std::env::args().skip(1).filter(|arg| arg != "--bench");
    if args.next().as_deref() != Some("tournament") {
        return speed();
    }
    let mut number = |usual| {
        args.next()
            .and_then(|arg| arg.parse().ok())
            .unwrap_or(usual)
    };
    let (games, nodes) = (number(100), number(400_000));
    tournament(games, Nodes(nodes));
}

fn speed() {
    let size = Size::PAGE;
    let mut chance = fastrand::Rng::with_seed(0x5eed_d075);
    let orders: Vec<Vec<Cell>> = (0..ORDERS)
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
                let played = orders.iter().map(|order| play(&mut field, order));
                moves += played.sum::<usize>();
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

fn play(field: &mut Field, order: &[Cell]) -> usize {
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

fn tournament(games: u64, nodes: Nodes) {
    let words = Lexicon::default();
    let (mut points, mut lead, mut moves, mut thought) = (0.0, 0, 0_u32, Duration::ZERO);
    for seed in 0..games {
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut grabs = fastrand::Rng::with_seed(seed ^ 0xffff);
        let mut world = World {
            words: &words,
            chance: &mut chance,
            now: At(0),
        };
        let options = Options::default();
        let expert = Seat((seed % 2) as u8);
        let Ok(first) = Dots::set_up(&options, 2, Some(Seat(0)), &mut world) else {
            return;
        };
        let Ok(mut game) = Dots::start(&options, 2, &first) else {
            return;
        };
        while let Some(seat) = game.turn().only() {
            let view = game.view(Viewer::Seat(seat));
            let mv = if seat == expert {
                let begun = Instant::now();
                let mv = Dots::think(&view, Level::Expert, nodes, &mut world);
                thought += begun.elapsed();
                moves += 1;
                mv
            } else {
                grab(&view, &mut grabs)
            };
            let Some(events) = mv.and_then(|mv| game.decide(seat, &mv, &mut world).ok()) else {
                println!("game {seed}: no legal move");
                return;
            };
            if events.iter().any(|event| game.apply(event).is_err()) {
                println!("game {seed}: corrupt");
                return;
            }
        }
        let scores = game.scores();
        lead += scores[expert.index()] - scores[1 - expert.index()];
        points += match game.outcome() {
            Some(outcome) if outcome.is_draw() => 0.5,
            Some(outcome) if outcome.winners().contains(expert) => 1.0,
            _ => 0.0,
        };
    }
    println!(
        "expert: {points} of {games}, mean lead {:.1}, {:.0} ms a move, {} moves a game",
        f64::from(lead) / games as f64,
        thought.as_secs_f64() * 1e3 / f64::from(moves),
        u64::from(moves) / games.max(1),
    );
}

/// Takes the most that can be captured at once; else a dot beside the last.
fn grab(view: &View, chance: &mut fastrand::Rng) -> Option<Move> {
    let side = view.side()?;
    let mut field = view.field.clone();
    let free: Vec<Cell> = field.free().collect();
    let lead = |field: &Field| field.score(side) - field.score(side.other());
    let before = lead(&field);
    let mut best: (i32, Option<Cell>) = (0, None);
    for &cell in &free {
        if field.put(cell, side).is_ok() {
            let gain = lead(&field) - before;
            if gain > best.0 {
                best = (gain, Some(cell));
            }
            field.undo();
        }
    }
    let safe: Vec<Cell> = free
        .iter()
        .copied()
        .filter(|&cell| view.field.house(cell) != Some(side.other()))
        .collect();
    let near = |cell: &Cell| {
        view.last()
            .is_some_and(|(last, _)| cell.x.abs_diff(last.x) <= 1 && cell.y.abs_diff(last.y) <= 1)
    };
    let beside: Vec<Cell> = safe.iter().copied().filter(near).collect();
    let beside = chance.choice(beside);
    let else_where = chance.choice(if safe.is_empty() { free } else { safe });
    let cell = best.1.or(beside).or(else_where);
    cell.map(|cell| Move::Put(Put::at(cell)))
}
