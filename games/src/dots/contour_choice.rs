//! A capture whose contour its player may name.

use super::capture::NoContour;
use super::event::Illegal;
use super::field::Field;
use super::place::{Cell, Side};

/// What there is to choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Who chooses.
    pub side: Side,
    /// The new dot; every contour goes through it.
    pub cell: Cell,
    /// The shortest contour of each closed ground.
    pub shortest: Vec<Vec<Cell>>,
    /// The widest ones round any of that ground. Any other simple closed chain may be named too.
    pub widest: Vec<Vec<Cell>>,
}

impl Choice {
    pub(super) fn among(field: &Field, cell: Cell, side: Side, shortest: &[Vec<Cell>]) -> Choice {
        let same = |one: &Vec<Cell>, other: &Vec<Cell>| {
            one.len() == other.len() && one.iter().all(|cell| other.contains(cell))
        };
        let mut widest = field.widest(cell, side);
        widest.retain(|wide| {
            field.holds_enemy(wide, side) && !shortest.iter().any(|short| same(short, wide))
        });
        Choice {
            side,
            cell,
            shortest: shortest.to_vec(),
            widest,
        }
    }

    /// Whether there is more than one way.
    pub(super) fn is_real(&self) -> bool {
        !self.widest.is_empty()
    }

    /// All that is offered, the shortest first.
    pub fn offered(&self) -> impl Iterator<Item = &Vec<Cell>> {
        self.shortest.iter().chain(&self.widest)
    }
}

/// Whether a side may name this chain as the contour of its new dot at `cell`.
pub(super) fn vet(field: &Field, chain: &[Cell], cell: Cell, side: Side) -> Result<(), Illegal> {
    // No chain is longer than the field: what comes from outside is refused before it is walked.
    if chain.len() > field.size().area() {
        return Err(Illegal::Contour(NoContour::Empty));
    }
    field.check_chain(chain, side).map_err(Illegal::Contour)?;
    if !chain.contains(&cell) {
        return Err(Illegal::NotThroughDot);
    }
    if !field.holds_enemy(chain, side) {
        return Err(Illegal::NoEnemyInside);
    }
    Ok(())
}
