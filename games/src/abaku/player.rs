//! The computer opponent: it gets a view, counts what it doesn't see, and chooses.

use super::event::Move;
use super::expert;
use super::finder::{self, Found};
use super::stones::Rack;
use super::view::View;
use crate::{Level, Nodes};

/// A computer's move for the viewer. None when it isn't their turn.
///
/// Easy sees one or two stones at a time, and a part of what they could do; normal up to three;
/// hard sees all and takes what earns most; expert looks further.
pub(super) fn think(
    view: &View,
    level: Level,
    budget: Nodes,
    chance: &mut fastrand::Rng,
) -> Option<Move> {
    let own = view.rack.filter(|own| view.turn == Some(own.seat))?;
    let mut found: Vec<Found> = Vec::new();
    finder::each(
        &view.board,
        &own.stones,
        &view.options.rules,
        |stones, points| {
            found.push(Found {
                stones: stones.to_vec(),
                points,
            });
            true
        },
    );
    if level == Level::Expert {
        return Some(expert::choose(view, &own.stones, found, budget, chance));
    }
    let (stones, overlooked) = match level {
        Level::Easy => (2, 60),
        Level::Normal => (3, 30),
        Level::Hard | Level::Expert => (5, 0),
    };
    let sees = |found: &&Found| found.stones.len() <= stones && chance.u32(0..100) >= overlooked;
    let seen: Vec<&Found> = found.iter().filter(sees).collect();
    // Nobody overlooks everything: rather than exchange, they lay the least there is.
    let smallest = || found.iter().min_by_key(|f| f.stones.len());
    let best = seen
        .into_iter()
        .reduce(|a, b| if b.points > a.points { b } else { a });
    Some(match best.or_else(smallest) {
        Some(laying) => Move::Lay(laying.stones.clone()),
        None => all_new(&own.stones, view.bag),
    })
}

/// Exchanges as much as the bag allows, or passes.
fn all_new(rack: &Rack, bag: usize) -> Move {
    let given: Rack = rack.stones().take(bag).collect();
    if given.is_empty() {
        Move::Pass
    } else {
        Move::Exchange(given)
    }
}

#[cfg(test)]
#[path = "player_tests.rs"]
mod tests;
