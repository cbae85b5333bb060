//! The computer opponent.

use super::super::{Cell, Dots, Move, Options, Put, Side, Size};
use super::board::Play;
use super::random::random_options;
use crate::basics::{Level, Nodes, Viewer};
use crate::game::Game;

const FEW: Nodes = Nodes(20_000);

fn answer(play: &mut Play, level: Level, budget: Nodes) -> Option<Move> {
    let seat = play.game.turn().only()?;
    let view = play.game.view(Viewer::Seat(seat));
    play.world(|_, world| Dots::think(&view, level, budget, world))
}

/// The first side to move must put its dot there.
fn check(picture: &[&str], expected: (u8, u8)) {
    for level in [Level::Normal, Level::Hard, Level::Expert] {
        let mut play = Play::on(picture, Options::default());
        let mv = answer(&mut play, level, Nodes(200_000));
        let put = Move::Put(Put::at(Cell::new(expected.0, expected.1)));
        assert_eq!(mv, Some(put), "{level:?} {picture:?}");
    }
}

#[test]
fn it_takes_what_stands_open_and_saves_what_is_in_danger() {
    check(
        &[
            "........", "..XX....", ".XOOX...", ".XOO....", "..XX....", "........", ".....O..",
            "........",
        ],
        (4, 3),
    );
    check(
        &[
            "........", "..OO....", ".OXXO...", ".OXX....", "..OO....", "........", ".....X..",
            "........",
        ],
        (4, 3),
    );
}

#[test]
fn the_same_chance_thinks_the_same() {
    let think = || {
        let mut play = Play::new(Options::default(), 2);
        play.puts(&[(9, 9), (10, 9), (10, 10)]);
        answer(&mut play, Level::Expert, FEW)
    };
    assert_eq!(think(), think());
    assert!(think().is_some());
}

#[test]
fn who_isnt_to_move_has_nothing_to_do() {
    let mut play = Play::new(Options::default(), 2);
    for viewer in [Viewer::Spectator, Viewer::Seat(crate::Seat(1))] {
        let view = play.game.view(viewer);
        let mv = play.world(|_, world| Dots::think(&view, Level::Expert, FEW, world));
        assert_eq!(mv, None);
    }
}

#[test]
fn its_moves_are_legal_under_all_rules() {
    for seed in 0..120 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let options = random_options(&mut chance);
        let players = if options.teams { 4 } else { 2 };
        if options.vet(players).is_err() {
            continue;
        }
        let levels = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];
        let mut play = Play::seeded(options, players, seed);
        while let Some(seat) = play.game.turn().only() {
            let level = levels[chance.usize(..levels.len())];
            let mv = answer(&mut play, level, Nodes(1_000)).expect("a move");
            play.try_move(seat.0, &mv)
                .unwrap_or_else(|why| panic!("seed {seed}: {mv:?}: {why:?}"));
        }
        assert!(play.game.outcome().is_some());
    }
}

/// Takes the most it can at once; else plays beside the last dot.
fn greedy(play: &Play, chance: &mut fastrand::Rng) -> Move {
    let view = play.game.view(Viewer::Spectator);
    let side = view.to_move.expect("goes on");
    let mut field = view.field.clone();
    let free: Vec<Cell> = field.free().collect();
    let mut gains = Vec::new();
    for &cell in &free {
        let before = field.score(side) - field.score(side.other());
        field.put(cell, side).expect("free");
        gains.push((field.score(side) - field.score(side.other()) - before, cell));
        field.undo();
    }
    let best = gains
        .iter()
        .max_by_key(|gain| gain.0)
        .expect("a free place");
    if best.0 > 0 {
        return Move::Put(Put::at(best.1));
    }
    let near = |cell: &&Cell| {
        let last = view.last().map_or(Cell::new(5, 5), |last| last.0);
        cell.x.abs_diff(last.x) <= 1 && cell.y.abs_diff(last.y) <= 1
    };
    let beside: Vec<&Cell> = free.iter().filter(near).collect();
    let beside = chance.choice(beside);
    let any = chance.choice(&free).expect("a free place");
    Move::Put(Put::at(*beside.unwrap_or(any)))
}

#[test]
fn it_beats_who_only_grabs() {
    let mut won = 0;
    for seed in 0..6 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let options = Options {
            size: Size::new(12, 12).expect("size"),
            ..Options::default()
        };
        let mut play = Play::seeded(options, 2, seed);
        let computer = (seed % 2) as u8;
        while let Some(seat) = play.game.turn().only() {
            let mv = if seat.0 == computer {
                answer(&mut play, Level::Expert, Nodes(40_000)).expect("a move")
            } else {
                greedy(&play, &mut chance)
            };
            play.try_move(seat.0, &mv).expect("legal");
        }
        let winner = play.game.winner();
        won += u32::from(winner == Some(Side::BOTH[usize::from(computer)]));
    }
    assert!(won >= 5, "{won} of 6");
}
