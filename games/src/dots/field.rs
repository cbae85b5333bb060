//! The field: dots, what they surround, and the way back.
//!
//! Every set of crossings is a bit board of one word a row, so a surround is taken a row at a
//! time. A new dot asks first how many separate groups of its own side it touches; two that hang
//! together already (a union-find forest says) have closed ground between them, and only then is
//! anything walked.

use super::captured::{Capture, Taken};
use super::chains::Chains;
use super::crossing::{Blocked, Closing, Houses};
use super::local::{Around, Groups};
use super::place::{Cell, Dir, Pos, Side, Size};
use super::plane::Plane;
use super::walk::Tracer;

#[derive(Clone, Copy, Debug)]
struct Step {
    joins: u32,
    changes: u32,
    /// None for a contour painted later: there is no dot to take off.
    dot: Option<Dot>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Dot {
    pub(super) at: Pos,
    pub(super) side: Side,
    pub(super) house: HouseStep,
}

/// What a dot did to the enemy house it was put in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HouseStep {
    /// It wasn't in one.
    No,
    /// It was caught there.
    Caught,
    /// It broke the house open.
    Broke,
}

// The planes of a field.
pub(super) const LIVE: usize = 0;
pub(super) const DEAD: usize = 2;
pub(super) const PAINT: usize = 4;
pub(super) const HOUSE: usize = 6;
pub(super) const CLOSED: usize = 8;
pub(super) const KEPT: usize = 9;
const PLANES: usize = 11;

/// A field of dots under the russian rules, with everything that other rules hang on to.
///
/// It never asks whose turn it is. Dots are put and taken back in constant memory: see
/// [`Field::bytes`].
#[derive(Clone, Debug)]
pub struct Field {
    size: Size,
    pub(super) houses: Houses,
    pub(super) planes: [Plane; PLANES],
    pub(super) chains: Chains,
    pub(super) score: [i16; 2],
    pub(super) hash: u64,
    pub(super) tracer: Tracer,
    /// Ground or inside of a contour, while it is looked at.
    pub(super) scratch: Plane,
    steps: Vec<Step>,
    /// Rows changed by captures, as plane * 64 + row, and the bits that changed.
    pub(super) changed: Vec<u16>,
    pub(super) diffs: Vec<u64>,
    pub(super) taken: Vec<Taken>,
    pub(super) contours: Vec<Pos>,
}

impl Field {
    /// An empty field.
    pub fn new(size: Size, houses: Houses) -> Field {
        let mut planes = [const { Plane::EMPTY }; PLANES];
        planes[CLOSED] = Plane::field(size).complement();
        Field {
            size,
            houses,
            planes,
            chains: Chains::new(),
            score: [0; 2],
            hash: 0,
            tracer: Tracer::new(),
            scratch: Plane::EMPTY,
            steps: Vec::with_capacity(size.area()),
            changed: Vec::new(),
            diffs: Vec::new(),
            taken: Vec::new(),
            contours: Vec::new(),
        }
    }

    /// Columns and rows.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Puts a dot and takes what it surrounds. [`Field::captures`] then tells what happened.
    ///
    /// # Errors
    /// `Blocked`, and nothing has changed.
    pub fn put(&mut self, cell: Cell, side: Side) -> Result<(), Blocked> {
        self.put_closing(cell, side, Closing::Take)
    }

    /// Puts a dot, and takes or leaves what it surrounds.
    ///
    /// # Errors
    /// `Blocked`, and nothing has changed.
    pub fn put_closing(&mut self, cell: Cell, side: Side, closing: Closing) -> Result<(), Blocked> {
        if !self.size.contains(cell) {
            return Err(Blocked::Outside);
        }
        let at = Pos::of(cell);
        if !self.open(at) {
            return Err(self.blocked(cell).unwrap_or(Blocked::Dot));
        }
        self.put_at(at, side, closing);
        Ok(())
    }

    /// Whether a place is on the field, without a dot and unpainted.
    #[inline]
    pub(super) fn open(&self, at: Pos) -> bool {
        !self.planes[CLOSED].has(at)
    }

    /// Puts a dot on an open place.
    #[inline]
    pub(super) fn put_at(&mut self, at: Pos, side: Side, closing: Closing) {
        let (own, foe) = (side.index(), side.other().index());
        self.taken.clear();
        self.contours.clear();
        self.steps.push(Step {
            joins: self.chains.mark(),
            changes: self.changed.len() as u32,
            dot: Some(Dot {
                at,
                side,
                house: HouseStep::No,
            }),
        });
        self.hash ^= key(at, own);
        self.planes[CLOSED].insert(at);
        self.planes[LIVE + own].insert(at);

        let groups = Around::of(&self.planes[LIVE + own], at).groups();
        let mut roots = [at; 4];
        for (group, root) in roots.iter_mut().enumerate().take(groups.count()) {
            *root = self.chains.root(at.step(groups.first(group)));
        }
        let (mut root, mut meet) = (at, false);
        for group in 0..groups.count() {
            if roots[..group].contains(&roots[group]) {
                meet = true;
            } else {
                root = self.chains.join(root, roots[group]);
            }
        }
        let housed = (self.planes[HOUSE + own].row(at.row())
            | self.planes[HOUSE + foe].row(at.row()))
            & at.bit();
        if meet || housed != 0 {
            self.settle(at, side, closing, groups, &roots);
        }
    }

    /// What follows from a dot that may have closed ground or stands in a house.
    #[inline(never)]
    fn settle(&mut self, at: Pos, side: Side, closing: Closing, groups: &Groups, roots: &[Pos; 4]) {
        // In one's own house all ground is closed already and holds no enemy.
        if self.planes[HOUSE + side.index()].has(at) {
            return;
        }
        let mut closed = [(Dir(0), at); 4];
        // Where ground may be held open, even the outer side of a chain can be closed already.
        let least = if closing == Closing::Take { 2 } else { 1 };
        let count = self.closed_gaps(at, side, groups, roots, least, &mut closed);
        let in_enemy_house = self.planes[HOUSE + side.other().index()].has(at);
        let enemy_ground = if in_enemy_house {
            self.ground(at, side.other());
            Some(self.scratch.clone())
        } else {
            None
        };
        let mut took = false;
        if let Some(ground) = &enemy_ground {
            // The enemy's house is settled before a new house can be: it may catch the dot.
            for &(dir, seed) in closed.iter().take(count) {
                took |= self.close(at, dir, seed, side, closing, Pass::Surrounds);
            }
            if !took {
                self.note(HouseStep::Caught);
                self.catch(ground, side.other());
                return;
            }
            self.note(HouseStep::Broke);
            self.open_house(ground, side.other());
        }
        for &(dir, seed) in closed.iter().take(count) {
            self.close(at, dir, seed, side, closing, Pass::All);
        }
    }

    /// Takes the last dot or painting back. False when there is none.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.steps.pop() else {
            return false;
        };
        while self.changed.len() > step.changes as usize {
            let (Some(row), Some(diff)) = (self.changed.pop(), self.diffs.pop()) else {
                break;
            };
            self.unchange(row, diff);
        }
        self.chains.cut(step.joins);
        if let Some(Dot { at, side, .. }) = step.dot {
            self.hash ^= key(at, side.index());
            self.planes[CLOSED].remove(at);
            self.planes[LIVE + side.index()].remove(at);
        }
        self.taken.clear();
        self.contours.clear();
        true
    }

    /// Opens a step that paints without a dot.
    pub(super) fn step_without_dot(&mut self) {
        self.taken.clear();
        self.contours.clear();
        self.steps.push(Step {
            joins: self.chains.mark(),
            changes: self.changed.len() as u32,
            dot: None,
        });
    }

    /// The contours that the last step made, in order.
    pub fn captures(&self) -> impl ExactSizeIterator<Item = Capture<'_>> + Clone {
        self.taken.iter().map(|taken| Capture {
            by: taken.by,
            kind: taken.kind,
            captured: taken.captured,
            freed: taken.freed,
            contour: self
                .contours
                .get(usize::from(taken.from)..usize::from(taken.to))
                .unwrap_or(&[]),
        })
    }

    /// How many steps (dots and paintings) can be taken back.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing was ever put.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    fn note(&mut self, house: HouseStep) {
        if let Some(dot) = self.steps.last_mut().and_then(|step| step.dot.as_mut()) {
            dot.house = house;
        }
    }

    /// The last step's dot, if it had one.
    pub(super) fn last_dot(&self) -> Option<Dot> {
        self.steps.last()?.dot
    }

    /// Whether any dot was ever put into an enemy house.
    pub(super) fn houses_entered(&self) -> bool {
        let mut dots = self.steps.iter().filter_map(|step| step.dot);
        dots.any(|dot| dot.house != HouseStep::No)
    }

    /// The last step's dot.
    pub fn last(&self) -> Option<(Cell, Side)> {
        let dot = self.last_dot()?;
        Some((dot.at.cell(), dot.side))
    }

    /// All dots in the order they were put.
    pub fn dots(&self) -> impl DoubleEndedIterator<Item = (Cell, Side)> + '_ {
        let dots = self.steps.iter().filter_map(|step| step.dot);
        dots.map(|dot| (dot.at.cell(), dot.side))
    }

    /// What it takes in memory, the way back included.
    pub fn bytes(&self) -> usize {
        size_of::<Field>()
            + self.chains.heap()
            + self.tracer.heap()
            + self.steps.capacity() * size_of::<Step>()
            + self.changed.capacity() * size_of::<u16>()
            + self.diffs.capacity() * size_of::<u64>()
            + self.taken.capacity() * size_of::<Taken>()
            + self.contours.capacity() * size_of::<Pos>()
    }
}

/// Which closed ground is dealt with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pass {
    /// Such as holds a live enemy dot.
    Surrounds,
    /// Houses too.
    All,
}

/// A crossing's part in the hash: kind 0 and 1 a dot of a side, 2 captured, 3 and 4 painted.
#[inline]
pub(super) fn key(at: Pos, kind: usize) -> u64 {
    let seed = (u64::from(at.0) << 3 | kind as u64).wrapping_add(1);
    let mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ mixed >> 32
}

impl PartialEq for Field {
    /// The same dots, put in the same order, in the same state.
    fn eq(&self, other: &Field) -> bool {
        self.size == other.size
            && self.houses == other.houses
            && self.score == other.score
            && self.planes == other.planes
            && self.dots().eq(other.dots())
    }
}
