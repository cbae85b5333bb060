//! Taking closed ground: what is inside changes hands.

use super::captured::{Kind, Taken};
use super::crossing::{Closing, Houses};
use super::field::{CLOSED, DEAD, Field, HOUSE, KEPT, LIVE, PAINT, Pass, key};
use super::local::Around;
use super::place::{Cell, Dir, Pos, Side};
use super::plane::{Plane, bits};
use super::walk::interior;

/// Instead of a row: the change is to the hash, or to the packed score.
const HASH: u16 = 0xffff;
const SCORE: u16 = 0xfffe;

/// A chain that can't be enclosed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoContour {
    /// A crossing of it is no live dot of the side.
    NotYours(Cell),
    /// This dot doesn't touch the one before it.
    Broken(Cell),
    /// This dot is in it twice.
    Twice(Cell),
    /// There is no crossing inside.
    Empty,
}

impl Field {
    /// Takes (or leaves) one closed ground that holds a live enemy dot, or makes it a house. True
    /// when it takes something or could.
    pub(super) fn close(
        &mut self,
        at: Pos,
        dir: Dir,
        seed: Pos,
        side: Side,
        closing: Closing,
        pass: Pass,
    ) -> bool {
        let rows = self.ground_rows(seed, side);
        let foe = &self.planes[LIVE + side.other().index()];
        let held = rows.clone().any(|y| self.scratch.row(y) & foe.row(y) != 0);
        if held {
            self.trace(at, dir, seed, side, Kind::Surround, closing);
            return closing != Closing::Hold;
        }
        if pass == Pass::Surrounds {
            return false;
        }
        if self.houses == Houses::Painted {
            self.trace(at, dir, seed, side, Kind::House, Closing::Take);
            return false;
        }
        for y in rows {
            let known = self.planes[HOUSE + side.index()].row(y) | self.planes[CLOSED].row(y);
            self.change(HOUSE + side.index(), y, self.scratch.row(y) & !known);
        }
        false
    }

    /// The four-connected ground of `side` round a place, over all that isn't its live dot, into
    /// the scratch plane.
    pub(super) fn ground(&mut self, seed: Pos, side: Side) {
        let rows = self.ground_rows(seed, side);
        for y in (0..64).filter(|y| !rows.contains(y)) {
            *self.scratch.row_mut(y) = 0;
        }
    }

    /// The same, but only the rows given are right.
    fn ground_rows(&mut self, seed: Pos, side: Side) -> std::ops::RangeInclusive<usize> {
        let live = &self.planes[LIVE + side.index()];
        let (last, field) = (usize::from(self.size().height()), self.on_field(1));
        let inside = |y: usize| if y >= 1 && y <= last { field } else { 0 };
        let scratch = &mut self.scratch;
        if Around::of(live, seed).is_ring() {
            let y = seed.row();
            *scratch.row_mut(y) = seed.bit();
            return y..=y;
        }
        scratch.clear();
        scratch.spread(seed, |y| inside(y) & !live.row(y))
    }

    /// The rest of a house that the enemy has broken into is ordinary ground.
    pub(super) fn open_house(&mut self, ground: &Plane, owner: Side) {
        for y in 0..64 {
            let rest = ground.row(y) & self.planes[HOUSE + owner.index()].row(y);
            self.change(HOUSE + owner.index(), y, rest);
        }
    }

    /// The owner of a house catches the dot that was put into it: `ground` is the smallest closed
    /// ground round the dot.
    pub(super) fn catch(&mut self, ground: &Plane, owner: Side) {
        // Above the topmost row of the ground there is only its outer contour.
        let Some(top) = ground.iter().next() else {
            return;
        };
        let start = top.step(Dir(0));
        let dir = Around::of(&self.planes[LIVE + owner.index()], start).next(Dir::SOUTH);
        self.trace(start, dir, top, owner, Kind::Caught, Closing::Take);
    }

    /// Draws the contour of the ground at `seed`, beside `at`, and takes or leaves it.
    fn trace(&mut self, at: Pos, dir: Dir, seed: Pos, by: Side, kind: Kind, closing: Closing) {
        let from = self.contours.len() as u16;
        let live = &self.planes[LIVE + by.index()];
        if Around::of(live, seed).is_ring() {
            // Ground of one crossing: round it with the ground on the left, as a walk would go.
            let to_start = (0..8).step_by(2).find(|&dir| seed.step(Dir(dir)) == at);
            let round = [0, 6, 4, 2].map(|turn| Dir((to_start.unwrap_or(0) + turn) & 7));
            self.contours.extend(round.map(|dir| seed.step(dir)));
        } else if !self.tracer.contour(live, at, dir, &mut self.contours) {
            return;
        }
        let to = self.contours.len() as u16;
        self.taken.push(Taken {
            by,
            kind: if closing == Closing::Take {
                kind
            } else {
                Kind::Left
            },
            captured: 0,
            freed: 0,
            from,
            to,
        });
        if closing == Closing::Take {
            self.take(by);
        }
    }

    /// Takes all that is strictly inside a chain of `by`'s live dots, as one step that
    /// [`Field::undo`] takes back.
    ///
    /// # Errors
    /// Why the chain is no contour; nothing has changed.
    pub fn enclose(&mut self, chain: &[Cell], by: Side) -> Result<(), NoContour> {
        self.check_chain(chain, by)?;
        self.step_without_dot();
        self.contours
            .extend(chain.iter().map(|&cell| Pos::of(cell)));
        self.taken.push(Taken {
            by,
            kind: Kind::Surround,
            captured: 0,
            freed: 0,
            from: 0,
            to: self.contours.len() as u16,
        });
        self.take(by);
        Ok(())
    }

    /// Whether a chain is a closed one of `by`'s live dots with something inside.
    ///
    /// # Errors
    /// The first thing wrong with it.
    pub fn check_chain(&self, chain: &[Cell], by: Side) -> Result<(), NoContour> {
        let mut before = chain.last().ok_or(NoContour::Empty)?;
        let mut seen = Plane::EMPTY;
        for cell in chain {
            let at = Pos::of(*cell);
            if !self.size().contains(*cell) || !self.planes[LIVE + by.index()].has(at) {
                return Err(NoContour::NotYours(*cell));
            }
            if seen.has(at) {
                return Err(NoContour::Twice(*cell));
            }
            seen.insert(at);
            if cell.x.abs_diff(before.x) > 1 || cell.y.abs_diff(before.y) > 1 {
                return Err(NoContour::Broken(*cell));
            }
            before = cell;
        }
        if self.inside(chain).next().is_none() {
            return Err(NoContour::Empty);
        }
        Ok(())
    }

    /// The crossings strictly inside a closed chain.
    pub fn inside(&self, chain: &[Cell]) -> impl Iterator<Item = Cell> + use<> {
        let contour: Vec<Pos> = chain.iter().map(|&cell| Pos::of(cell)).collect();
        let mut inside = Plane::EMPTY;
        interior(&contour, &mut inside);
        inside.cells().collect::<Vec<_>>().into_iter()
    }

    /// Everything inside the last contour goes to `by`.
    fn take(&mut self, by: Side) {
        let Some(Taken { from, to, .. }) = self.taken.last().copied() else {
            return;
        };
        let contour = self.contours.get(usize::from(from)..usize::from(to));
        let rows = interior(contour.unwrap_or(&[]), &mut self.scratch);
        let (own, foe) = (by.index(), by.other().index());
        let (before_hash, before_score) = (self.hash, packed(self.score));
        let (mut captured, mut freed) = (0, 0);
        for y in rows.clone() {
            let inside = self.scratch.row(y);
            let fresh = self.planes[LIVE + foe].row(y) & inside;
            let back = self.planes[DEAD + own].row(y) & inside;
            let dots = [LIVE, LIVE + 1, DEAD, DEAD + 1]
                .iter()
                .fold(0, |all, &plane| all | self.planes[plane].row(y));
            let paint = inside & !dots & !self.planes[PAINT + own].row(y);
            let unpaint = inside & self.planes[PAINT + foe].row(y);
            captured += fresh.count_ones() as u16;
            freed += back.count_ones() as u16;
            self.change(LIVE + foe, y, fresh);
            self.change(DEAD + foe, y, fresh);
            self.change(DEAD + own, y, back);
            self.change(LIVE + own, y, back);
            self.change(PAINT + own, y, paint);
            self.change(PAINT + foe, y, unpaint);
            self.change(KEPT + foe, y, fresh & !self.planes[KEPT + foe].row(y));
            self.change(HOUSE, y, inside & self.planes[HOUSE].row(y));
            self.change(HOUSE + 1, y, inside & self.planes[HOUSE + 1].row(y));
            self.change(CLOSED, y, inside & !self.planes[CLOSED].row(y));
            self.rehash(y, fresh | back, 2);
            self.rehash(y, paint, 3 + own);
            self.rehash(y, unpaint, 3 + foe);
            // What is free again hangs together with its neighbours again.
            *self.scratch.row_mut(y) = back;
        }
        self.score[own] += captured as i16;
        self.score[foe] -= freed as i16;
        self.log(HASH, before_hash ^ self.hash);
        self.log(SCORE, before_score ^ packed(self.score));
        if freed > 0 {
            self.rejoin(rows, by);
        }
        if let Some(taken) = self.taken.last_mut() {
            (taken.captured, taken.freed) = (captured, freed);
        }
    }

    fn rejoin(&mut self, rows: std::ops::RangeInclusive<usize>, side: Side) {
        for y in rows {
            for x in bits(self.scratch.row(y)) {
                let at = Pos((y as u16) << 6 | x);
                for dir in (0..8).map(Dir) {
                    let next = at.step(dir);
                    if self.planes[LIVE + side.index()].has(next) {
                        let (a, b) = (self.chains.root(at), self.chains.root(next));
                        if a != b {
                            self.chains.join(a, b);
                        }
                    }
                }
            }
        }
    }

    fn rehash(&mut self, y: usize, row: u64, kind: usize) {
        for x in bits(row) {
            self.hash ^= key(Pos((y as u16) << 6 | x), kind);
        }
    }

    /// Flips bits of a row and remembers it.
    #[inline]
    fn change(&mut self, plane: usize, y: usize, diff: u64) {
        if diff != 0 {
            *self.planes[plane].row_mut(y) ^= diff;
            self.log((plane << 6 | y) as u16, diff);
        }
    }

    #[inline]
    fn log(&mut self, row: u16, diff: u64) {
        self.changed.push(row);
        self.diffs.push(diff);
    }

    /// Takes a change back.
    #[inline]
    pub(super) fn unchange(&mut self, row: u16, diff: u64) {
        match row {
            HASH => self.hash ^= diff,
            SCORE => self.score = unpacked(packed(self.score) ^ diff),
            _ => {
                if let Some(plane) = self.planes.get_mut(usize::from(row >> 6)) {
                    *plane.row_mut(usize::from(row & 63)) ^= diff;
                }
            }
        }
    }
}

fn packed([first, second]: [i16; 2]) -> u64 {
    u64::from(first as u16) << 16 | u64::from(second as u16)
}

fn unpacked(score: u64) -> [i16; 2] {
    [(score >> 16) as u16 as i16, score as u16 as i16]
}
