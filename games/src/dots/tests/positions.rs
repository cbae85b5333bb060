//! Rule by rule: a position, the dots put from it in turn, the position after.

use super::super::{Illegal, Move, Options, Put};
use super::board::Play;
use crate::dots::Cell;
use crate::game::Game;

/// Dots are put in turn, the first side (X) beginning.
fn check(before: &[&str], dots: &[(u8, u8)], after: &[&str], scores: [i32; 2]) {
    let mut play = Play::on(before, Options::default());
    play.puts(dots);
    assert_eq!(play.picture(), after, "after {dots:?}");
    assert_eq!(play.game.scores(), scores, "after {dots:?}");
}

#[test]
fn a_closed_chain_captures_what_is_inside() {
    check(
        &[".....", "..X..", ".XOX.", ".....", "....."],
        &[(2, 3)],
        &[".....", "..X..", ".XoX.", "..X..", "....."],
        [1, 0],
    );
}

#[test]
fn free_ground_inside_is_painted() {
    check(
        &["......", "..XX..", ".XO.X.", "..X...", "......"],
        &[(3, 3)],
        &["......", "..XX..", ".Xo,X.", "..XX..", "......"],
        [1, 0],
    );
}

#[test]
fn closed_ground_without_an_enemy_is_a_house() {
    check(
        &[".....", "..X..", ".X.X.", ".....", "O...."],
        &[(2, 3)],
        &[".....", "..X..", ".XhX.", "..X..", "O...."],
        [0, 0],
    );
}

#[test]
fn a_dot_in_a_house_is_captured_at_once() {
    check(
        &[".....", "..X..", ".X.X.", ".....", "O...."],
        &[(2, 3), (2, 2)],
        &[".....", "..X..", ".XoX.", "..X..", "O...."],
        [1, 0],
    );
}

#[test]
fn the_edge_closes_nothing() {
    check(
        &["XO...", ".....", ".....", ".....", "....."],
        &[(1, 1), (4, 4), (2, 0)],
        &["XOX..", ".X...", ".....", ".....", "....O"],
        [0, 0],
    );
}

#[test]
fn a_dot_stands_on_free_ground_only() {
    let mut play = Play::on(
        &[".....", "..X..", ".XOX.", ".....", "....."],
        Options::default(),
    );
    let events = play.put(2, 3);
    assert_eq!(events.len(), 1);
    let taken = Cell::new(2, 2);
    let refused = play.try_move(1, &Move::Put(Put::at(taken)));
    assert_eq!(refused, Err(Illegal::Dot(taken)));
}
