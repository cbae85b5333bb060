//! The computer opponent: a tree of random games that grows where it pays, with what is captured
//! at once looked at first. A node of the budget is one dot put.

mod search;
mod tactics;

use super::event::{Finish, Move, Put};
use super::field::Field;
use super::options::Rules;
use super::place::{Cell, Pos, Side};
use super::view::View;
use crate::basics::{Level, Nodes};
use search::Search;

/// The nodes that a level may spend of its budget.
fn share(level: Level, budget: Nodes) -> u64 {
    match level {
        Level::Easy => budget.0 / 64,
        Level::Normal => budget.0 / 16,
        Level::Hard => budget.0 / 4,
        Level::Expert => budget.0,
    }
}

pub(super) fn think(
    view: &View,
    level: Level,
    budget: Nodes,
    chance: &mut fastrand::Rng,
) -> Option<Move> {
    let side = view.to_move.filter(|&side| view.side() == Some(side))?;
    if let Some(choice) = &view.choice {
        let widest = choice.offered().max_by_key(|contour| contour.len());
        return widest.map(|contour| Move::Choose(contour.clone()));
    }
    if wins_by_ending(view, side) {
        return Some(Move::Ground);
    }
    let field = view.field.clone();
    let mut cells = choices(&field, view, side);
    if cells.is_empty() {
        return if view.options.pass {
            Some(Move::Pass)
        } else {
            None
        };
    }
    let careless = level == Level::Easy && chance.u8(..4) == 0;
    let at = if careless {
        chance.choice(cells)
    } else {
        chance.shuffle(&mut cells);
        let nodes = share(level, budget);
        Search::new(field, side, chance).best(&cells, nodes)
    };
    at.map(|at| Move::Put(put(view, side, at)))
}

/// Whether grounding wins now.
fn wins_by_ending(view: &View, side: Side) -> bool {
    let [own, foe] = [side, side.other()].map(|side| view.halves_of(side) / 2);
    let loose = view.non_grounded[side.index()];
    view.options.rules == Rules::Russian && own - foe > loose
}

/// The dot, and every held contour painted with it.
fn put(view: &View, side: Side, at: Pos) -> Put {
    Put {
        cell: at.cell(),
        finish: Finish::Paint,
        paint: view.held_by(side).collect(),
        contour: None,
    }
}

/// The places worth thinking about: near dots, not in houses; any free one when there is none.
fn choices(field: &Field, view: &View, side: Side) -> Vec<Pos> {
    let (columns, rows) = view.options.middle();
    let played = view.moves().any(|(_, by)| by == side);
    let allowed = |cell: &Cell| {
        !view.options.centre || played || columns.contains(&cell.x) && rows.contains(&cell.y)
    };
    let places = tactics::near_dots(field, side);
    let near: Vec<Pos> = places.filter(|at| allowed(&at.cell())).collect();
    if !near.is_empty() {
        return near;
    }
    let (middle, size) = (Pos::of(centre(field)), field.size());
    let free: Vec<Pos> = field.free().filter(allowed).map(Pos::of).collect();
    if field.is_empty() && size.area() > 1 && free.contains(&middle) {
        return vec![middle];
    }
    free
}

fn centre(field: &Field) -> Cell {
    Cell::new(field.size().width() / 2, field.size().height() / 2)
}
