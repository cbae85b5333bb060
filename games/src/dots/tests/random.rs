//! Random play under every sensible set of options: it never breaks, always ends, replays.

use super::super::{
    Dots, Finish, HoldId, Illegal, Move, Options, Put, Rules, Scoring, Side, Size, Start,
};
use super::board::Play;
use crate::basics::{Seat, Viewer};
use crate::game::Game;

pub(super) fn random_options(chance: &mut fastrand::Rng) -> Options {
    let starts = [
        Start::Empty,
        Start::Cross,
        Start::Double,
        Start::Four,
        Start::Random4,
    ];
    let polish = chance.u8(..3) == 0;
    Options {
        size: Size::new(chance.u8(5..=13), chance.u8(5..=13)).expect("size"),
        start: starts[chance.usize(..starts.len())].clone(),
        centre: chance.u8(..4) == 0,
        rules: if polish {
            Rules::Polish
        } else {
            Rules::Russian
        },
        scoring: [None, Some(Scoring::Territory), Some(Scoring::Count)][chance.usize(..3)],
        extra_turn: chance.bool(),
        own_contour: chance.u8(..3) == 0,
        painted_houses: chance.u8(..3) == 0,
        keep_captured: chance.bool(),
        pass: chance.bool(),
        teams: chance.bool(),
        auto_ground: chance.bool(),
        lead: [None, Some(chance.u16(1..20))][chance.usize(..2)],
        no_hints: false,
    }
}

/// A legal move, with everything that may go with it now and then.
fn random_move(play: &mut Play, chance: &mut fastrand::Rng) -> (Seat, Move) {
    let seat = play.game.turn().only().expect("somebody is to move");
    let moves = play.world(|game, world| game.moves(seat, usize::MAX, world));
    let mv = moves[chance.usize(..moves.len())].clone();
    let view = play.game.view(Viewer::Seat(seat));
    let Move::Put(put) = &mv else {
        return (seat, mv);
    };
    if view.options.rules == Rules::Polish {
        let side = view.side().expect("a player looks");
        let paint: Vec<HoldId> = view.held_by(side).filter(|_| chance.bool()).collect();
        let finish = [Finish::Paint, Finish::Hold][chance.usize(..2)];
        let said = Move::Put(Put {
            finish,
            paint,
            ..put.clone()
        });
        if play
            .world(|game, world| game.decide(seat, &said, world))
            .is_ok()
        {
            return (seat, said);
        }
    }
    (seat, mv)
}

fn play(seed: u64) {
    let mut chance = fastrand::Rng::with_seed(seed);
    let options = random_options(&mut chance);
    let players = if options.teams { chance.u8(4..8) } else { 2 };
    if options.vet(players).is_err() {
        return;
    }
    let mut play = Play::seeded(options, players, seed);
    let mut moves = 0;
    while play.game.outcome().is_none() {
        let (seat, mv) = random_move(&mut play, &mut chance);
        let wrong = Seat((seat.0 + 1) % players);
        let refused = play.world(|game, world| game.decide(wrong, &mv, world));
        assert_eq!(refused, Err(Illegal::NotYourTurn), "seed {seed}");
        let before = play.game.clone();
        play.try_move(seat.0, &mv)
            .unwrap_or_else(|why| panic!("seed {seed}: {mv:?}: {why:?}"));
        assert!(play.game.turns() >= before.turns());
        moves += 1;
        assert!(moves < 2000, "seed {seed} goes on for ever");
    }
    assert!(play.game.turn().is_empty());
    assert_eq!(play.replayed(), play.game, "seed {seed}");
    let after = play.world(|game, world| game.decide(Seat(0), &Move::Pass, world));
    assert_eq!(after, Err(Illegal::Over));
    let outcome = play.game.outcome().expect("over");
    assert_eq!(outcome.places.len(), usize::from(players));
    let view = play.game.view(Viewer::Spectator);
    let [first, second] = view.halves;
    assert_eq!(
        view.winner == Some(Side::First),
        first > second,
        "seed {seed}"
    );
}

#[test]
fn everything_can_be_played_to_the_end() {
    for seed in 0..1500 {
        play(seed);
    }
}

#[test]
fn moves_are_listed_in_a_fixed_order_and_no_more_than_asked_for() {
    let mut play = Play::new(Options::default(), 2);
    let five = play.world(|game: &Dots, world| game.moves(Seat(0), 5, world));
    let all = play.world(|game, world| game.moves(Seat(0), usize::MAX, world));
    assert_eq!(five, all[..5]);
    assert_eq!(all.len(), 400);
    assert!(
        play.world(|game, world| game.moves(Seat(1), 5, world))
            .is_empty()
    );
}
