//! What can be read off a field.

use super::crossing::{Blocked, Crossing};
use super::field::{CLOSED, DEAD, Field, HOUSE, KEPT, LIVE, PAINT};
use super::place::{Cell, Pos, Side};

impl Field {
    /// What stands at a crossing; None outside the field.
    pub fn at(&self, cell: Cell) -> Option<Crossing> {
        if !self.size().contains(cell) {
            return None;
        }
        let at = Pos::of(cell);
        let of = |plane: usize| {
            Side::BOTH
                .into_iter()
                .find(|side| self.planes[plane + side.index()].has(at))
        };
        let dot = of(LIVE)
            .map(Crossing::Live)
            .or(of(DEAD).map(Crossing::Captured));
        Some(
            dot.or(of(PAINT).map(Crossing::Painted))
                .unwrap_or(Crossing::Free),
        )
    }

    /// Why a dot can't be put there; None when it can.
    pub fn blocked(&self, cell: Cell) -> Option<Blocked> {
        match self.at(cell) {
            None => Some(Blocked::Outside),
            Some(Crossing::Free) => None,
            Some(Crossing::Painted(side)) => Some(Blocked::Area(side)),
            Some(Crossing::Live(_) | Crossing::Captured(_)) => Some(Blocked::Dot),
        }
    }

    /// Whose house a free crossing is in.
    pub fn house(&self, cell: Cell) -> Option<Side> {
        if self.at(cell) != Some(Crossing::Free) {
            return None;
        }
        let at = Pos::of(cell);
        Side::BOTH
            .into_iter()
            .find(|side| self.planes[HOUSE + side.index()].has(at))
    }

    /// Dots of the enemy that a side holds captured.
    pub fn score(&self, side: Side) -> i32 {
        i32::from(self.score[side.index()])
    }

    /// Dots of the enemy that a side has ever captured, each once.
    pub fn ever_captured(&self, side: Side) -> i32 {
        self.planes[KEPT + side.other().index()].len() as i32
    }

    /// Free crossings, row by row.
    pub fn free(&self) -> impl Iterator<Item = Cell> + '_ {
        self.size().cells().filter(|&cell| self.open(Pos::of(cell)))
    }

    /// The open places of a row of words.
    pub(super) fn open_row(&self, y: usize) -> u64 {
        !self.planes[CLOSED].row(y)
    }

    /// Whether no dot can be put any more.
    pub fn is_full(&self) -> bool {
        self.planes[CLOSED].complement().is_empty()
    }

    /// Equal for equal fields: dots, captures and areas, not their order.
    pub fn hash(&self) -> u64 {
        self.hash
    }
}
