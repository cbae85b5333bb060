//! The computer opponent: it gets a view, counts what it doesn't see, and chooses.

use super::event::{Move, Stone};
use super::finder;
use super::stones::Rack;
use super::view::View;
use crate::{Level, Nodes, Points};

/// A computer's move for the viewer. None when it isn't their turn.
pub(super) fn think(
    view: &View,
    level: Level,
    _budget: Nodes,
    _chance: &mut fastrand::Rng,
) -> Option<Move> {
    let own = view.rack.filter(|own| view.turn == Some(own.seat))?;
    let _ = level;
    let mut best: Option<(Points, Vec<Stone>)> = None;
    finder::each(
        &view.board,
        &own.stones,
        &view.options.rules,
        |stones, points| {
            if best.as_ref().is_none_or(|b| points > b.0) {
                best = Some((points, stones.to_vec()));
            }
            true
        },
    );
    let exchange = || {
        let given: Rack = own.stones.stones().take(view.bag).collect();
        if given.is_empty() {
            Move::Pass
        } else {
            Move::Exchange(given)
        }
    };
    Some(best.map_or_else(exchange, |(_, stones)| Move::Lay(stones)))
}
