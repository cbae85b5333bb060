use crate::abaku::{Abaku, Bag, Board, Digit, Event, Move, Options, Rack, Rules, survey};
use crate::words::Lexicon;
use crate::{At, Game, Level, Nodes, Seat, Viewer, World};

const LEVELS: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];

fn in_world<T>(seed: u64, act: impl FnOnce(&mut World<'_>) -> T) -> T {
    let mut chance = fastrand::Rng::with_seed(seed);
    act(&mut World {
        words: Lexicon::empty(),
        chance: &mut chance,
        now: At(0),
    })
}

/// A game of these levels to its end.
fn play(seed: u64, levels: &[Level], each: u8, nodes: u64) -> Abaku {
    in_world(seed, |world| {
        let options = Options {
            each,
            ..Options::default()
        };
        let players = levels.len() as u8;
        let start = Abaku::set_up(&options, players, None, world).unwrap();
        let mut state = Abaku::start(&options, players, &start).unwrap();
        for _ in 0..500 {
            let Some(seat) = state.turn().only() else {
                break;
            };
            let view = state.view(Viewer::Seat(seat));
            let level = levels[seat.index()];
            let mv = Abaku::think(&view, level, Nodes(nodes), world).unwrap();
            for event in state.decide(seat, &mv, world).unwrap() {
                state.apply(&event).unwrap();
            }
        }
        state
    })
}

#[test]
fn every_level_plays_legally_to_the_end_with_any_number_of_players() {
    for (seed, level) in (0..).zip(LEVELS) {
        for players in 1..=4 {
            let state = play(seed, &vec![level; players], 5, 3000);
            assert!(state.outcome().is_some(), "{level:?} {players}");
            let most = state.scores().into_iter().max();
            assert!(most > Some(50), "{level:?} {players}: {most:?}");
        }
    }
}

#[test]
fn the_same_chance_and_budget_make_the_same_choice() {
    for level in LEVELS {
        let scores = |seed| play(seed, &[level, Level::Hard], 4, 20_000).scores();
        assert_eq!(scores(5), scores(5), "{level:?}");
    }
}

#[test]
fn a_better_level_earns_more() {
    let mut sums = [[0; 2]; 3];
    for seed in 0..12 {
        for (n, pair) in LEVELS.windows(2).enumerate() {
            let scores = play(seed, pair, 11, 0).scores();
            sums[n]
                .iter_mut()
                .zip(scores)
                .for_each(|(sum, score)| *sum += score);
        }
    }
    assert!(
        sums.iter().all(|[worse, better]| worse < better),
        "{sums:?}"
    );
}

#[test]
fn nothing_to_do_out_of_turn_or_for_a_spectator() {
    in_world(1, |world| {
        let start = Abaku::set_up(&Options::default(), 2, Some(Seat(0)), world).unwrap();
        let state = Abaku::start(&Options::default(), 2, &start).unwrap();
        for viewer in [
            Viewer::Spectator,
            Viewer::Seat(Seat(1)),
            Viewer::Seat(Seat(7)),
        ] {
            let view = state.view(viewer);
            assert_eq!(Abaku::think(&view, Level::Expert, Nodes(9), world), None);
        }
    });
}

#[test]
fn without_a_laying_stones_are_exchanged_and_without_a_bag_it_passes() {
    #[track_caller]
    fn check(bag: &str, expected: impl Fn(&Move) -> bool) {
        let stones = Digit::parse(&bag.replace(' ', "")).unwrap();
        let start = Event::SetUp {
            first: Seat(0),
            bag: Bag::of(stones),
        };
        let state = Abaku::start(&Options::default(), 2, &start).unwrap();
        in_world(1, |world| {
            for level in LEVELS {
                let view = state.view(Viewer::Seat(Seat(0)));
                let mv = Abaku::think(&view, level, Nodes(50_000), world).unwrap();
                assert!(expected(&mv), "{level:?} {mv:?}");
                assert!(state.decide(Seat(0), &mv, world).is_ok());
            }
        });
    }
    check(
        "00000 12345 98765",
        |mv| matches!(mv, Move::Exchange(given) if !given.is_empty()),
    );
    check("00000 12345", |mv| *mv == Move::Pass);
}

#[test]
fn hard_takes_what_earns_most() {
    let start = Event::SetUp {
        first: Seat(0),
        bag: Bag::of(Digit::parse("2483699999").unwrap()),
    };
    let state = Abaku::start(&Options::default(), 2, &start).unwrap();
    let view = state.view(Viewer::Seat(Seat(0)));
    let rack: Rack = view.rack.unwrap().stones;
    let best = survey(&Board::default(), &rack, &Rules::default())
        .best
        .unwrap();
    let hard = in_world(1, |w| Abaku::think(&view, Level::Hard, Nodes(0), w));
    assert_eq!(hard, Some(Move::Lay(best.stones)));
}
