//! The computer opponent.

use super::*;
use crate::{Level, Nodes, Outcome, Viewer};

const LIST: &[&str] = &[
    "кот",
    "крот",
    "рот",
    "ворот",
    "стол",
    "столб",
    "лак",
    "калач",
    "кол",
    "колокол",
    "окно",
    "ток",
    "лоток",
    "сок",
    "носок",
    "песок",
    "порт",
    "спорт",
    "торт",
    "сорт",
    "корт",
    "кора",
    "нора",
    "гора",
    "город",
    "огород",
    "народ",
    "порода",
];

/// Plays a game of computers to its end: its places, and what was done.
fn play(words: &Lexicon, options: &Options, levels: &[Level], seed: u64) -> (Outcome, Oral) {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut world = World {
        words,
        chance: &mut chance,
        now: At(0),
    };
    let players = levels.len() as u8;
    let first = Oral::set_up(options, players, None, &mut world).unwrap();
    let mut game = Oral::start(options, players, &first).unwrap();
    for _ in 0..3_000 {
        if let Some(outcome) = game.outcome() {
            return (outcome, game);
        }
        let seat = game.turn().only().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let level = levels[seat.index()];
        let mv = Oral::think(&view, level, Nodes(100_000), &mut world).unwrap();
        for event in game.decide(seat, &mv, &mut world).unwrap() {
            game.apply(&event).unwrap();
        }
    }
    panic!("computers that never end");
}

#[test]
fn computers_play_every_game_to_its_end() {
    let words = Lexicon::from_list(Lang::Ru, LIST);
    let levels = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];
    for bits in 0..16u32 {
        let has = |bit: u32| bits >> bit & 1 == 1;
        let options = Options {
            variant: if has(0) {
                Variant::Antibalda
            } else {
                Variant::Oral
            },
            judge: if has(1) { Judge::Strict } else { Judge::Bluff },
            insert: has(2),
            anagram: has(3),
            ..Options::default()
        };
        play(&words, &options, &levels[..2], 1);
        play(&words, &options, &levels, 2);
        let knockout = !has(0);
        play(
            &words,
            &Options {
                knockout,
                ..options
            },
            &levels[1..],
            3,
        );
    }
}

#[test]
fn the_expert_never_loses_a_round_that_it_can_win() {
    let words = Lexicon::from_list(Lang::Ru, LIST);
    for seed in 0..20 {
        let options = Options {
            insert: seed % 2 == 1,
            ..strict()
        };
        let mut solver = Solver::new(&words, &options);
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut tried = Try::new(&words, &options, 2);
        let mut chance = rng.fork();
        let mut world = World {
            words: &words,
            chance: &mut chance,
            now: At(0),
        };
        // The expert is 0; the other does anything that is allowed.
        let mut winning = false;
        for _ in 0..60 {
            let round = tried.game.view(Viewer::Spectator).round;
            let seat = tried.game.turn;
            let view = tried.game.view(Viewer::Seat(seat));
            if seat == Seat(0) {
                winning |= solver.answer(&view.fragment).won == Some(true);
            }
            let mv = match seat {
                Seat(0) => Oral::think(&view, Level::Expert, Nodes(1), &mut world).unwrap(),
                _ => {
                    let moves = tried.game.moves(seat, 500, &mut world);
                    moves[rng.usize(..moves.len())].clone()
                }
            };
            let points = tried.game.scores()[0];
            for event in tried.game.decide(seat, &mv, &mut world).unwrap() {
                tried.game.apply(&event).unwrap();
            }
            if tried.game.view(Viewer::Spectator).round != round {
                let lost = tried.game.scores()[0] < points;
                assert!(!(winning && lost), "seed {seed}");
                winning = false;
            }
            if tried.game.outcome().is_some() {
                break;
            }
        }
    }
}

#[test]
fn stronger_levels_win_more() {
    let words = Lexicon::of(Lang::Ru);
    let options = Options {
        limit: 1,
        ..bluff()
    };
    let mut won = [0, 0];
    for seed in 0..30 {
        let (outcome, _) = play(words, &options, &[Level::Expert, Level::Easy], seed);
        for seat in outcome.winners().iter() {
            won[seat.index()] += 1;
        }
    }
    assert!(won[0] >= 22, "{won:?}");
}

/// What one thinks in a bluffing game of two, the fragment being the other's last word.
fn thought(level: Level, options: &Options, fragment: &str) -> Move {
    let words = Lexicon::of(Lang::Ru);
    let mut tried = Try::new(words, options, 2);
    let letters = tried.read(fragment);
    let mut said = String::new();
    for letter in letters {
        said.push_str(&tried.show(&[letter]));
        tried.act(&said.clone());
    }
    let mut chance = fastrand::Rng::with_seed(1);
    let mut world = World {
        words,
        chance: &mut chance,
        now: At(0),
    };
    let view = tried.game.view(Viewer::Seat(tried.game.turn));
    Oral::think(&view, level, Nodes(100_000), &mut world).unwrap()
}

#[test]
fn what_it_doubts() {
    for level in [Level::Normal, Level::Hard, Level::Expert] {
        // No noun, a noun, and what everybody knows to be right.
        assert_eq!(thought(level, &bluff(), "жщы"), Move::Refuse, "{level:?}");
        assert_eq!(thought(level, &bluff(), "стол"), Move::Refuse, "{level:?}");
        assert!(
            matches!(thought(level, &bluff(), "сто"), Move::Add(_)),
            "{level:?}"
        );
    }
}

#[test]
fn it_bluffs_rather_than_lose_for_sure() {
    let words = Lexicon::from_list(Lang::Ru, &["стол", "рост", "ток", "лось"]);
    let mut tried = Try::new(&words, &bluff(), 2);
    for act in ["с", "ст", "сто"] {
        tried.act(act);
    }
    let mut chance = fastrand::Rng::with_seed(1);
    let mut world = World {
        words: &words,
        chance: &mut chance,
        now: At(0),
    };
    let view = tried.game.view(Viewer::Seat(tried.game.turn));
    let mv = Oral::think(&view, Level::Expert, Nodes(100), &mut world).unwrap();
    let Move::Add(one) = mv else {
        panic!("it gave up");
    };
    let made = one[0].to(&view.fragment);
    assert_eq!(tried.show(&made), "сток");
}
