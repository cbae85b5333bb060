//! Abaku: how fast every move of a board is found, and how strong the computer's levels are.
//!
//! `speed`: positions of random games, a full rack each. `match [games] [a] [b] [nodes]`: two levels
//! play each other, beginning in turn; the share of `a` with its 95% interval.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a benchmark prints its figures, and stops when it can't"
)]

use games::abaku::{Abaku, Board, Move, Options, Rack, Rules, survey};
use games::words::Lexicon;
use games::{At, Game, Level, Nodes, Seat, Viewer, World};
use std::time::{Duration, Instant};

/// Rounds of each measure.
const ROUNDS: usize = 7;

fn main() {
    let args: Vec<String> = std::env::args()
        .skip(1)
        .filter(|a| a != "--bench")
        .collect();
    let word = |n: usize| args.get(n).map(String::as_str);
    let number = |n: usize, or: u64| word(n).and_then(|a| a.parse().ok()).unwrap_or(or);
    match word(0) {
        None | Some("speed") => speed(),
        Some("match") => {
            let (a, b) = (level(word(2), Level::Expert), level(word(3), Level::Hard));
            contest(number(1, 200), a, b, Nodes(number(4, 100_000)));
        }
        Some(other) => println!("no mode {other}: speed, match"),
    }
}

fn level(word: Option<&str>, or: Level) -> Level {
    match word {
        Some("easy") => Level::Easy,
        Some("normal") => Level::Normal,
        Some("hard") => Level::Hard,
        Some("expert") => Level::Expert,
        _ => or,
    }
}

fn speed() {
    let mut chance = fastrand::Rng::with_seed(1);
    let (mut times, mut legal, mut stones) = (Vec::new(), 0, 0);
    let rules = Rules::default();
    let positions = positions(200, &mut chance);
    for (board, rack) in &positions {
        // The best of some rounds: the others have waited for a core.
        let round = |_| {
            let start = Instant::now();
            let found = survey(board, rack, &rules);
            (start.elapsed(), found.legal)
        };
        let (took, moves) = (0..ROUNDS).map(round).min().unwrap();
        times.push(took);
        legal += moves;
        stones += usize::from(board.stones());
    }
    times.sort();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!(
        "best move and all legal ones of {} boards ({} stones, {} legal moves on average): \
         median {:?}, 99% {:?}, worst {:?}",
        positions.len(),
        stones / positions.len(),
        legal / positions.len(),
        at(50),
        at(99),
        at(100),
    );
}

/// Boards of the middle of games between two greedy players: 25 to 80 stones, full racks.
fn positions(count: usize, chance: &mut fastrand::Rng) -> Vec<(Board, Rack)> {
    let mut positions = Vec::new();
    for seed in 0.. {
        play(seed, [Level::Hard, Level::Hard], Nodes(0), |state, seat| {
            let view = state.view(Viewer::Seat(seat));
            let middle = (25..=80).contains(&view.board.stones()) && chance.u8(0..4) == 0;
            if let Some(own) = view.rack.filter(|own| middle && own.stones.len() == 5) {
                positions.push((view.board, own.stones));
            }
        });
        if positions.len() >= count {
            break;
        }
    }
    positions.truncate(count);
    positions
}

/// A game between two levels; `seen` is shown every state with whose turn it is.
fn play(seed: u64, levels: [Level; 2], nodes: Nodes, mut seen: impl FnMut(&Abaku, Seat)) -> Abaku {
    let mut chance = fastrand::Rng::with_seed(seed);
    let world = &mut World {
        words: Lexicon::empty(),
        chance: &mut chance,
        now: At(0),
    };
    let (options, first) = (Options::default(), Some(Seat((seed % 2) as u8)));
    let start = Abaku::set_up(&options, 2, first, world).unwrap();
    let mut state = Abaku::start(&options, 2, &start).unwrap();
    while let Some(seat) = state.turn().only() {
        seen(&state, seat);
        let view = state.view(Viewer::Seat(seat));
        let mv = Abaku::think(&view, levels[seat.index()], nodes, world).unwrap_or(Move::Pass);
        for event in state.decide(seat, &mv, world).unwrap() {
            state.apply(&event).unwrap();
        }
    }
    state
}

fn contest(games: u64, a: Level, b: Level, nodes: Nodes) {
    let (mut won, mut drawn, mut points) = (0, 0, [0i64; 2]);
    let (mut took, mut longest, mut moves) = (Duration::ZERO, Duration::ZERO, 0);
    for seed in 0..games {
        let mut turn = Instant::now();
        let start = turn;
        let end = play(seed, [a, b], nodes, |_, _| {
            longest = longest.max(turn.elapsed());
            turn = Instant::now();
            moves += 1;
        });
        took += start.elapsed();
        let scores = end.scores();
        points
            .iter_mut()
            .zip(&scores)
            .for_each(|(sum, &n)| *sum += i64::from(n));
        let outcome = end.outcome().unwrap();
        match (outcome.is_draw(), outcome.places[0]) {
            (true, _) => drawn += 1,
            (false, 1) => won += 1,
            _ => {}
        }
    }
    let n = games as f64;
    let share = (won as f64 + drawn as f64 / 2.0) / n;
    // Wilson's interval.
    let z = 1.96f64;
    let centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    println!(
        "{a:?} against {b:?}, {games} games, {} nodes: won {won}, drawn {drawn}; {:.1}% \
         (95%: {:.1} to {:.1}); points {:.1} to {:.1}; {:?} a move, longest {longest:?}",
        nodes.0,
        100.0 * share,
        100.0 * (centre - half),
        100.0 * (centre + half),
        points[0] as f64 / n,
        points[1] as f64 / n,
        took / moves,
    );
}
