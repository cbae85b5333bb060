//! Grounding: which dots hang together with the border.
//!
//! A side's group is its live dots and its areas, four-connected; it is grounded when it touches
//! the border. Two crossings are counted the way the recorded games count them: an enemy dot
//! caught in a house whose ring was grounded all round already isn't grounded by it, and a dot
//! put where the side's house was broken open grounds nothing and isn't grounded.

use super::field::{DEAD, Field, HOUSE, HouseStep, LIVE, PAINT};
use super::place::{Cell, Pos, Side};
use super::plane::Plane;

impl Field {
    /// The dots of a side, own live and captured enemy ones, that aren't grounded: what the enemy
    /// gets when the side grounds.
    pub fn non_grounded(&self, side: Side) -> i32 {
        self.loose(side).zip(&self.owned(side), |a, b| a & b).len() as i32
    }

    /// The own live dots alone of [`Field::non_grounded`].
    pub fn non_grounded_live(&self, side: Side) -> i32 {
        let live = &self.planes[LIVE + side.index()];
        self.loose(side).zip(live, |a, b| a & b).len() as i32
    }

    /// Every crossing, dot or area, that a side would lose by grounding.
    pub fn loose_cells(&self, side: Side) -> Vec<Cell> {
        self.loose(side).cells().collect()
    }

    fn loose(&self, side: Side) -> Plane {
        let strays = if self.houses_entered() {
            self.strays(side)
        } else {
            Plane::EMPTY
        };
        let group = self.group(side);
        let rooted = self.rooted(&group.zip(&strays, |a, b| a & !b));
        group.zip(&rooted, |a, b| a & !b)
    }

    /// The part of a group that hangs together with the border.
    fn rooted(&self, group: &Plane) -> Plane {
        let mut found = Plane::EMPTY;
        let mut rest = self.rim().zip(group, |a, b| a & b);
        loop {
            let Some(seed) = rest.iter().next() else {
                return found;
            };
            let mut piece = Plane::EMPTY;
            piece.spread(seed, |y| group.row(y));
            found = found.zip(&piece, |a, b| a | b);
            rest = rest.zip(&found, |a, b| a & !b);
        }
    }

    fn group(&self, side: Side) -> Plane {
        let paint = &self.planes[PAINT + side.index()];
        self.owned(side).zip(paint, |a, b| a | b)
    }

    fn owned(&self, side: Side) -> Plane {
        let (own, foe) = (side.index(), side.other().index());
        self.planes[LIVE + own].zip(&self.planes[DEAD + foe], |a, b| a | b)
    }

    /// Goes back through the game for crossings that are left out of a side's groups.
    fn strays(&self, side: Side) -> Plane {
        let (own, foe) = (side.index(), side.other().index());
        let mut past = self.clone();
        let mut strays = Plane::EMPTY;
        let mut still_dead = self.planes[DEAD + foe].clone();
        while !past.is_empty() {
            let dot = past.last_dot();
            still_dead = still_dead.zip(&past.planes[DEAD + foe], |a, b| a & b);
            let after = past.planes[HOUSE + own].clone();
            past.undo();
            let Some(dot) = dot.filter(|dot| dot.side != side) else {
                continue;
            };
            match dot.house {
                HouseStep::Caught
                    if still_dead.has(dot.at) && past.ring_is_grounded(dot.at, side) =>
                {
                    strays.insert(dot.at);
                }
                HouseStep::Broke => {
                    let opened = past.planes[HOUSE + own].zip(&after, |a, b| a & !b);
                    let dots = opened.zip(&self.planes[LIVE + own], |a, b| a & b);
                    strays = strays.zip(&dots, |a, b| a | b);
                }
                HouseStep::No | HouseStep::Caught => {}
            }
        }
        strays
    }

    /// Whether every dot round the closed ground at a place is grounded.
    fn ring_is_grounded(&self, at: Pos, side: Side) -> bool {
        let mut ground = Plane::EMPTY;
        let live = &self.planes[LIVE + side.index()];
        ground.spread(at, |y| self.on_field(y) & !live.row(y));
        let rooted = self.rooted(&self.group(side));
        (1..63).all(|y| {
            let row = ground.row(y);
            let near = row << 1 | row >> 1 | ground.row(y - 1) | ground.row(y + 1);
            near & live.row(y) & !rooted.row(y) == 0
        })
    }

    /// The crossings of a row of words that are on the field.
    pub(super) fn on_field(&self, y: usize) -> u64 {
        let size = self.size();
        if y >= 1 && y <= usize::from(size.height()) {
            ((1 << size.width()) - 1) << 1
        } else {
            0
        }
    }

    /// The crossings on the border.
    fn rim(&self) -> Plane {
        let (width, height) = (self.size().width(), usize::from(self.size().height()));
        let mut rim = Plane::EMPTY;
        for y in 1..=height {
            let ends = 1 << 1 | 1 << width;
            *rim.row_mut(y) = if y == 1 || y == height {
                self.on_field(y)
            } else {
                ends
            };
        }
        rim
    }
}
