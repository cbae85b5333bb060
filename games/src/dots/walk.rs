//! Walks round a piece of ground along one side's dots: does it close, and by which contour?

use super::local::Around;
use super::place::{Dir, Pos};
use super::plane::Plane;

/// A walk along live dots that keeps the ground on its left. From a crossing it takes the first
/// live neighbour clockwise after the one it came from, so it hugs the ground.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    start: Pos,
    at: Pos,
    dir: Dir,
    area: i32,
}

impl Walk {
    pub(super) fn new(start: Pos, dir: Dir) -> Walk {
        Walk {
            start,
            at: start,
            dir,
            area: 0,
        }
    }

    /// Walks at most `steps` further. Back at the start it says whether it went round the ground
    /// (true) or round dots that have the ground outside (false).
    #[inline]
    pub(super) fn go(&mut self, live: &Plane, steps: u32) -> Option<bool> {
        for _ in 0..steps {
            self.step();
            if self.at == self.start {
                return Some(self.area > 0);
            }
            self.turn(live);
        }
        None
    }

    /// Where it is.
    pub(super) fn place(&self) -> Pos {
        self.at
    }

    #[inline]
    fn step(&mut self) {
        self.area += self.dir.sweep(self.at.row());
        self.at = self.at.step(self.dir);
    }

    #[inline]
    fn turn(&mut self, live: &Plane) {
        self.dir = Around::of(live, self.at).next(self.dir.back());
    }
}

/// Finds contours; keeps its memory from one to the next.
#[derive(Clone, Debug)]
pub(super) struct Tracer {
    path: Vec<(Pos, i32)>,
    on_path: Plane,
}

impl Tracer {
    pub(super) fn new() -> Tracer {
        Tracer {
            path: Vec::new(),
            on_path: Plane::EMPTY,
        }
    }

    /// Appends to `contour` the shortest contour of the ground on the left of the step from
    /// `start` in `dir`: the walk with every loop cut that doesn't go round the ground. False and
    /// nothing when the ground isn't closed.
    pub(super) fn contour(
        &mut self,
        live: &Plane,
        start: Pos,
        dir: Dir,
        contour: &mut Vec<Pos>,
    ) -> bool {
        self.path.clear();
        self.path.push((start, 0));
        self.on_path.insert(start);
        let mut walk = Walk::new(start, dir);
        let closed = loop {
            walk.step();
            if self.on_path.has(walk.at) {
                let Some(seen) = self.path.iter().rposition(|&(at, _)| at == walk.at) else {
                    break false;
                };
                let before = self.path.get(seen).map_or(0, |&(_, area)| area);
                if walk.area > before {
                    contour.extend(self.path.iter().skip(seen).map(|&(at, _)| at));
                    break true;
                }
                // A tail, or a loop beside the ground: cut it, and what it swept with it.
                for &(at, _) in self.path.iter().skip(seen + 1) {
                    self.on_path.remove(at);
                }
                self.path.truncate(seen + 1);
                walk.area = before;
                walk.turn(live);
                if walk.at == start && walk.dir == dir {
                    break false;
                }
            } else {
                self.path.push((walk.at, walk.area));
                self.on_path.insert(walk.at);
                walk.turn(live);
            }
        };
        for &(at, _) in &self.path {
            self.on_path.remove(at);
        }
        closed
    }

    /// Bytes on the heap.
    pub(super) fn heap(&self) -> usize {
        self.path.capacity() * size_of::<(Pos, i32)>()
    }
}

/// Fills `inside` with what lies strictly inside a closed chain, and gives its rows. Rows outside
/// the range keep what they held.
pub(super) fn interior(contour: &[Pos], inside: &mut Plane) -> std::ops::RangeInclusive<usize> {
    let rows = contour.iter().map(|at| at.row());
    let (top, low) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
    for y in top..=low {
        *inside.row_mut(y) = 0;
    }
    // A ray along each row, a hair above its crossings, meets the edges that lead up from it.
    let mut before = contour.last();
    for at in contour {
        if let Some(before) = before
            && before.row() != at.row()
        {
            let lower = if before.row() > at.row() { before } else { at };
            *inside.row_mut(lower.row()) ^= lower.bit();
        }
        before = Some(at);
    }
    for y in top..=low {
        let row = inside.row_mut(y);
        *row ^= *row << 1;
        *row ^= *row << 2;
        *row ^= *row << 4;
        *row ^= *row << 8;
        *row ^= *row << 16;
        *row ^= *row << 32;
    }
    for at in contour {
        inside.remove(*at);
    }
    top..=low
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dots::place::Cell;

    fn plane(picture: &[&str]) -> Plane {
        let mut plane = Plane::EMPTY;
        for (y, row) in (0u8..).zip(picture) {
            for (x, _) in (0u8..).zip(row.bytes()).filter(|&(_, b)| b == b'x') {
                plane.insert(Pos::of(Cell::new(x, y)));
            }
        }
        plane
    }

    /// The contour from the dot at `start` towards `dir`, and the interior.
    fn check(picture: &[&str], start: (u8, u8), dir: u8, expected: &[&str]) {
        let live = plane(picture);
        let mut contour = Vec::new();
        let start = Pos::of(start.into());
        let closed = Tracer::new().contour(&live, start, Dir(dir), &mut contour);
        let mut inside = Plane::EMPTY;
        interior(&contour, &mut inside);
        let found: Vec<String> = (0u8..)
            .zip(picture)
            .map(|(y, row)| {
                let cells = (0..row.len() as u8).map(|x| Pos::of(Cell::new(x, y)));
                cells
                    .map(|at| match (contour.contains(&at), inside.has(at)) {
                        (true, _) => 'o',
                        (_, true) => '-',
                        _ => '.',
                    })
                    .collect()
            })
            .collect();
        assert_eq!(found, expected, "{picture:?}");
        assert_eq!(closed, !contour.is_empty());
        let mut walk = Walk::new(start, Dir(dir));
        assert_eq!(walk.go(&live, 1000), Some(closed), "{picture:?}");
    }

    #[test]
    fn a_contour_is_tight_and_its_inside_is_what_it_goes_round() {
        check(&[".x.", "x.x", ".x."], (1, 0), 5, &[".o.", "o-o", ".o."]);
        check(&[".x.", "x.x", ".x."], (1, 0), 3, &["...", "...", "..."]);
        // A corner too many is outside the shortest contour.
        check(&["xx.", "x.x", ".x."], (1, 0), 5, &[".o.", "o-o", ".o."]);
        // Tails inside are cut, even such as go round something.
        check(
            &[
                "..xxxxx.", ".x.....x", "x..x...x", "x.x.x..x", "x..x...x", ".x..x..x", "..xxxxx.",
            ],
            (2, 0),
            5,
            &[
                "..ooooo.", ".o-----o", "o------o", "o------o", "o------o", ".o--o--o", "..oo.oo.",
            ],
        );
        // Ground that goes round a corner.
        check(
            &[".xxx.", "x...x", ".xx.x", "..x.x", "...x."],
            (1, 0),
            5,
            &[".ooo.", "o---o", ".oo-o", "..o-o", "...o."],
        );
    }
}
