//! Balda's move finder and its computer opponent, with the full Russian dictionary.
//!
//! `cargo bench -p tests --bench balda -- finder`: how long a search for all moves takes.
//! `cargo bench -p tests --bench balda -- tournament 500 classic 100`: the expert against a player who
//! always says the longest word, so many games (each start twice, sides swapped), about so many
//! milliseconds a move.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use games::balda::finder::{Chains, Found, Position, WordSet, all};
use games::balda::{Balda, Board, Event, Move, Options, Saying, Size, Variant};
use games::words::{Folding, Lang, Lexicon};
use games::{At, Game, Level, Nodes, Outcome, Seat, Viewer, World};
use std::time::{Duration, Instant};

/// Steps of the finder that take about a millisecond: see the finder's figures.
const STEPS_A_MS: u64 = 160_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words
        .iter()
        .map(String::as_str)
        .filter(|w| *w != "--bench")
        .collect();
    match words[..] {
        ["tournament", games, ref rest @ ..] => {
            let number = |at: usize, otherwise: u64| {
                rest.get(at)
                    .and_then(|w| w.parse().ok())
                    .unwrap_or(otherwise)
            };
            let games = games.parse().unwrap_or(100);
            let variants = match rest.first() {
                Some(&"classic") => &[Variant::Classic][..],
                Some(&"royal") => &[Variant::Royal][..],
                _ => &[Variant::Classic, Variant::Royal][..],
            };
            for &variant in variants {
                tournament(variant, games, number(1, 100));
            }
        }
        _ => finder(),
    }
}

fn finder() {
    let classic = Options::default();
    let of = |variant, side| Options {
        variant,
        size: Size {
            width: side,
            height: side,
        },
        insist: true,
        ..Options::default()
    };
    println!("all moves of the positions of 20 games each; µs: median, p90, p99, most");
    measure("classic 5x5", &classic);
    measure(
        "classic 5x5 revisit",
        &Options {
            revisit: true,
            ..classic.clone()
        },
    );
    measure(
        "classic 5x5 no_seen",
        &Options {
            no_seen: true,
            ..classic
        },
    );
    measure("royal 5x5", &of(Variant::Royal, 5));
    for side in [7, 9] {
        measure(
            &format!("classic {side}x{side}"),
            &of(Variant::Classic, side),
        );
        measure(&format!("royal {side}x{side}"), &of(Variant::Royal, side));
    }
}

/// Plays games of long words and times the search at each position.
fn measure(name: &str, options: &Options) {
    let lexicon = Lexicon::of(Lang::Ru);
    let graph = lexicon.graph(Folding::default());
    let chains = Chains::from(options);
    let (mut times, mut moves, mut steps) = (Vec::new(), Vec::new(), 0);
    let mut found = Found::default();
    for seed in 0..20 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let Event::SetUp { letters, cells, .. } = start(options, &mut chance) else {
            return;
        };
        let mut board = Board::empty(options.size);
        for (&cell, &letter) in cells.iter().zip(&letters) {
            board.put(cell, letter);
        }
        let mut words = WordSet::all(graph.len());
        if let Some(word) = graph.find(&letters) {
            words.remove(word);
        }
        loop {
            let position = Position {
                board: &board,
                chains,
            };
            // The fastest of a few: what else runs here isn't the finder's.
            let times_here = (0..5).map(|_| {
                let start = Instant::now();
                all(position, graph, &words, &mut found);
                start.elapsed()
            });
            times.extend(times_here.min());
            moves.push(found.len());
            steps += u64::from(found.steps());
            let longest = found.hits().iter().map(|hit| hit.len).max().unwrap_or(0);
            let long = found.hits().iter().filter(|hit| hit.len + 1 >= longest);
            let Some(&hit) = chance.choice(long.collect::<Vec<_>>()) else {
                break;
            };
            board.put(hit.cell, hit.letter);
            words.remove(hit.word);
        }
    }
    times.sort();
    moves.sort_unstable();
    let us = |time: Duration| time.as_secs_f64() * 1e6;
    let total: f64 = times.iter().map(|&time| us(time)).sum();
    let n = times.len();
    println!(
        "{name:20} {n:4} positions  {:6.1} {:6.1} {:6.1} {:6.1}  moves: median {}, most {}; {:.0} steps a ms",
        us(times[n / 2]),
        us(times[n * 9 / 10]),
        us(times[n * 99 / 100]),
        us(times[n - 1]),
        moves[n / 2],
        moves[n - 1],
        steps as f64 / total * 1e3,
    );
}

fn world<'a>(chance: &'a mut fastrand::Rng) -> World<'a> {
    World {
        words: Lexicon::of(Lang::Ru),
        chance,
        now: At(0),
    }
}

fn start(options: &Options, chance: &mut fastrand::Rng) -> Event {
    match Balda::set_up(options, 2, Some(Seat(0)), &mut world(chance)) {
        Ok(event) => event,
        Err(why) => unreachable!("{why:?}"),
    }
}

fn tournament(variant: Variant, games: u64, ms: u64) {
    let options = Options {
        variant,
        ..Options::default()
    };
    let budget = Nodes(ms * STEPS_A_MS);
    let (mut won, mut drawn, mut points) = (0, 0, 0);
    let mut times = Vec::new();
    for game in 0..games {
        // Each start twice, the expert first and second.
        let expert = Seat((game % 2) as u8);
        let mut chance = fastrand::Rng::with_seed(game / 2);
        let (outcome, margin) = play(&options, expert, budget, &mut chance, &mut times);
        points += margin;
        if outcome.is_draw() {
            drawn += 1;
        } else if outcome.winners().contains(expert) {
            won += 1;
        }
        if (game + 1) % 50 == 0 && game + 1 < games {
            println!("  {} games: {won} won, {drawn} drawn", game + 1);
        }
    }
    times.sort();
    let (low, high) = interval(won, games);
    println!(
        "{variant:?}: expert against the longest word, {games} games: {won} won, {drawn} drawn, {} lost: \
         {:.1}% won (95%: {:.1} to {:.1}), {:+.1} points a game; a move takes {:.0?} (median), {:.0?} (p99), {:.0?} (most)",
        games - won - drawn,
        won as f64 / games as f64 * 100.0,
        low * 100.0,
        high * 100.0,
        points as f64 / games as f64,
        times[times.len() / 2],
        times[times.len() * 99 / 100],
        times[times.len() - 1],
    );
}

/// Plays a game; how it ended, and by how many points the expert led.
fn play(
    options: &Options,
    expert: Seat,
    budget: Nodes,
    chance: &mut fastrand::Rng,
    times: &mut Vec<Duration>,
) -> (Outcome, i32) {
    let event = start(options, chance);
    let Ok(mut game) = Balda::start(options, 2, &event) else {
        unreachable!("it was just set up");
    };
    while let Some(seat) = game.turn().only() {
        let mv = if seat == expert {
            let view = game.view(Viewer::Seat(seat));
            let start = Instant::now();
            let mv = Balda::think(&view, Level::Expert, budget, &mut world(chance));
            times.push(start.elapsed());
            mv.unwrap_or(Move::Pass)
        } else {
            longest(&game, seat, chance)
        };
        match game.decide(seat, &mv, &mut world(chance)) {
            Ok(events) => {
                for event in &events {
                    assert!(game.apply(event).is_ok());
                }
            }
            Err(why) => unreachable!("{mv:?}: {why:?}"),
        }
    }
    let scores = game.scores();
    let margin = scores[expert.index()] - scores[1 - expert.index()];
    let outcome = game.outcome();
    (outcome.unwrap_or(Outcome { places: vec![1, 1] }), margin)
}

/// One of the longest words that can be made.
fn longest(game: &Balda, seat: Seat, chance: &mut fastrand::Rng) -> Move {
    let moves = game.moves(seat, usize::MAX, &mut world(chance));
    let letters = |mv: &Move| match mv {
        Move::Say(Saying { word, .. }) => word.chars().count(),
        _ => 0,
    };
    let most = moves.iter().map(letters).max().unwrap_or(0);
    let longest: Vec<&Move> = moves.iter().filter(|mv| letters(mv) == most).collect();
    chance.choice(longest).cloned().unwrap_or(Move::Pass)
}

/// Wilson's interval of a share, 95%.
fn interval(of: u64, all: u64) -> (f64, f64) {
    let (n, z) = (all as f64, 1.96);
    let share = of as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    ((middle - spread) / scale, (middle + spread) / scale)
}
