//! Oral Balda: how many fragments a language has, how long they take to be solved, how long a
//! computer thinks. Run: `cargo bench -p tests --bench oral`.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use games::oral::{Judge, Move, Options, Oral, Solver, Variant};
use games::words::{Folding, Lang, Letter, Lexicon};
use games::{At, Game, Level, Nodes, Seat, Viewer, World};
use std::hint::black_box;
use std::time::Instant;

/// Rounds of each measure.
const ROUNDS: usize = 7;
/// Fragments asked in a round.
const ASKED: usize = 1_000;

fn main() {
    let only = std::env::args()
        .nth(1)
        .and_then(|code| Lang::from_code(&code));
    for lang in Lang::all().filter(|lang| only.is_none_or(|only| only == *lang)) {
        if !Lexicon::of(lang).is_empty() {
            measure(lang);
        }
    }
}

fn measure(lang: Lang) {
    let lexicon = Lexicon::of(lang);
    let folding = Folding::default();
    let start = Instant::now();
    let runs = lexicon.runs(folding);
    println!(
        "{}: {} fragments, found in {:.0} ms",
        lang.code(),
        runs.len() - 1,
        ms(start)
    );
    let options = |insert, anagram| Options {
        lang,
        judge: Judge::Strict,
        insert,
        anagram,
        ..Options::default()
    };
    for (name, options) in [
        ("plain", options(false, false)),
        ("insert", options(true, false)),
    ] {
        let start = Instant::now();
        let mut solver = Solver::new(lexicon, &options);
        let first = ms(start);
        let again = median(|| {
            black_box(Solver::new(lexicon, &options).answer(&[]));
        });
        let asked = fragments(lexicon);
        let won = asked.iter().filter(|f| solver.answer(f).won == Some(true));
        let won = won.count();
        let query = median(|| {
            for fragment in &asked {
                black_box(solver.answer(fragment));
            }
        });
        println!(
            "  {name}: all solved in {first:.0} ms at first, {again:.0} ms again; a query {:.1} us; of {} won {won}; the start is {}",
            query * 1000.0 / asked.len() as f64,
            asked.len(),
            if solver.answer(&[]).won == Some(true) {
                "won"
            } else {
                "lost"
            },
        );
    }
    let options = options(false, true);
    let mut solver = Solver::new(lexicon, &options);
    for len in 1..=5 {
        let mut asked = fragments(lexicon);
        asked.retain(|fragment| fragment.len() >= len);
        asked.iter_mut().for_each(|fragment| fragment.truncate(len));
        asked.sort();
        asked.dedup();
        asked.truncate(40);
        let start = Instant::now();
        let known = asked.iter().filter(|f| solver.answer(f).won.is_some());
        let known = known.count();
        let each = ms(start) / asked.len().max(1) as f64;
        println!(
            "  anagram, {len} letters: {known} of {} solved, {each:.1} ms each",
            asked.len()
        );
    }
    for (name, options, said) in [
        (
            "the first letter of four",
            Options {
                lang,
                ..Options::default()
            },
            0,
        ),
        (
            "the third letter of two",
            Options {
                lang,
                ..Options::default()
            },
            2,
        ),
        (
            "the third letter of four",
            Options {
                lang,
                ..Options::default()
            },
            2,
        ),
        (
            "the third letter, inserted",
            Options {
                lang,
                insert: true,
                ..Options::default()
            },
            2,
        ),
        (
            "the third letter, in no order",
            Options {
                lang,
                anagram: true,
                ..Options::default()
            },
            2,
        ),
        (
            "the third letter of Antibalda",
            Options {
                lang,
                variant: Variant::Antibalda,
                ..Options::default()
            },
            2,
        ),
    ] {
        let players = if name.ends_with("four") { 4 } else { 2 };
        let game = begun(lexicon, &options, players, said);
        let view = game.view(Viewer::Seat(game.turn().only().unwrap_or(Seat(0))));
        let time = median(|| {
            let mut chance = fastrand::Rng::with_seed(1);
            let mut world = World {
                words: lexicon,
                chance: &mut chance,
                now: At(0),
            };
            black_box(Oral::think(
                &view,
                Level::Expert,
                Nodes(2_000_000),
                &mut world,
            ));
        });
        println!("  the expert names {name}: {time:.0} ms");
    }
}

/// A game in which so many letters of the most common words were said.
fn begun(lexicon: &Lexicon, options: &Options, players: u8, said: usize) -> Oral {
    let mut chance = fastrand::Rng::with_seed(1);
    let mut world = World {
        words: lexicon,
        chance: &mut chance,
        now: At(0),
    };
    let first = Oral::set_up(options, players, Some(Seat(0)), &mut world).unwrap();
    let mut game = Oral::start(options, players, &first).unwrap();
    for _ in 0..said {
        let seat = game.turn().only().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let mv = Oral::think(&view, Level::Easy, Nodes(100_000), &mut world);
        let events = game
            .decide(seat, &mv.unwrap_or(Move::Refuse), &mut world)
            .unwrap();
        events.iter().for_each(|event| game.apply(event).unwrap());
    }
    game
}

/// Parts of words, spread over the dictionary.
fn fragments(lexicon: &Lexicon) -> Vec<Vec<Letter>> {
    let step = lexicon.len() / ASKED + 1;
    let words = lexicon.ids().step_by(step).enumerate();
    words
        .map(|(n, id)| {
            let word = lexicon.chain_letters(id, Folding::default());
            let from = n % word.len().max(1);
            let to = (from + 1 + n % 5).min(word.len());
            word[from..to].to_vec()
        })
        .filter(|fragment| !fragment.is_empty())
        .collect()
}

fn ms(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1e3
}

/// The median of some rounds, in milliseconds.
fn median(mut round: impl FnMut()) -> f64 {
    let mut rounds: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            round();
            ms(start)
        })
        .collect();
    rounds.sort_by(f64::total_cmp);
    rounds[ROUNDS / 2]
}
