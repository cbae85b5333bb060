//! The computer opponent.

use super::event::{Move, Put};
use super::view::View;
use crate::basics::{Level, Nodes};

pub(super) fn think(
    view: &View,
    _level: Level,
    _budget: Nodes,
    chance: &mut fastrand::Rng,
) -> Option<Move> {
    view.to_move.filter(|&side| view.side() == Some(side))?;
    if let Some(choice) = &view.choice {
        return choice.offered().last().map(|c| Move::Choose(c.clone()));
    }
    let free: Vec<_> = view.field.free().collect();
    chance.choice(free).map(|cell| Move::Put(Put::at(cell)))
}
