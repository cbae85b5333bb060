//! Contours to choose from: the shortest and the widest round the same ground.

use super::crossing::Crossing;
use super::field::{Field, LIVE};
use super::local::Around;
use super::place::{Cell, Dir, Pos, Side};
use super::walk::Walk;

impl Field {
    /// The widest simple contours through a dot: the outer side of all that hangs together there,
    /// one for each way it leaves the dot.
    pub fn widest(&self, cell: Cell, side: Side) -> Vec<Vec<Cell>> {
        let start = Pos::of(cell);
        let live = &self.planes[LIVE + side.index()];
        if !live.has(start) {
            return Vec::new();
        }
        let groups = Around::of(live, start).groups();
        (0..groups.count())
            .filter_map(|group| self.round_outside(start, groups.first(group), side))
            .collect()
    }

    /// The walk from a dot back to it with the outside on its left, every loop cut; None when it
    /// encloses nothing.
    fn round_outside(&self, start: Pos, dir: Dir, side: Side) -> Option<Vec<Cell>> {
        let live = &self.planes[LIVE + side.index()];
        let mut walk = Walk::new(start, dir);
        let mut path = vec![start];
        loop {
            let home = walk.go(live, 1);
            if let Some(inner) = home {
                let cells: Vec<Cell> = path.iter().map(|at| at.cell()).collect();
                return (!inner && path.len() > 3 && self.check_chain(&cells, side).is_ok())
                    .then_some(cells);
            }
            let at = walk.place();
            match path.iter().position(|&seen| seen == at) {
                Some(seen) => path.truncate(seen + 1),
                None => path.push(at),
            }
        }
    }

    /// Whether a live dot of the enemy of `side` is strictly inside a chain.
    pub fn holds_enemy(&self, chain: &[Cell], side: Side) -> bool {
        let enemy = Some(Crossing::Live(side.other()));
        self.inside(chain).any(|cell| self.at(cell) == enemy)
    }

    /// Whether every dot of a chain is still a live one of `side`.
    pub fn stands(&self, chain: &[Cell], side: Side) -> bool {
        let own = Some(Crossing::Live(side));
        chain.iter().all(|&cell| self.at(cell) == own)
    }
}
