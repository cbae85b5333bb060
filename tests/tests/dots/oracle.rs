//! A slow field that follows the rules to the letter, with nothing kept but a grid.

use games::dots::{Cell, Crossing, Side, Size};
use std::collections::BTreeSet;

type Ground = BTreeSet<(i32, i32)>;

const STRAIGHT: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
#[derive(Clone)]
pub(crate) struct Oracle {
    size: Size,
    grid: Vec<Crossing>,
    house: Vec<Option<Side>>,
    /// Caught in a house whose ring was grounded all round.
    stray: Vec<bool>,
    /// Where a house of this side was broken open.
    broken: [Ground; 2],
}

impl Oracle {
    pub(crate) fn new(size: Size) -> Oracle {
        Oracle {
            size,
            grid: vec![Crossing::Free; size.area()],
            house: vec![None; size.area()],
            stray: vec![false; size.area()],
            broken: [Ground::new(), Ground::new()],
        }
    }

    fn index(&self, (x, y): (i32, i32)) -> Option<usize> {
        let (width, height) = (i32::from(self.size.width()), i32::from(self.size.height()));
        ((0..width).contains(&x) && (0..height).contains(&y)).then(|| (y * width + x) as usize)
    }

    pub(crate) fn at(&self, cell: Cell) -> Crossing {
        self.grid[self
            .index((cell.x.into(), cell.y.into()))
            .expect("on the field")]
    }

    pub(crate) fn house(&self, cell: Cell) -> Option<Side> {
        let index = self
            .index((cell.x.into(), cell.y.into()))
            .expect("on the field");
        self.house[index].filter(|_| self.grid[index] == Crossing::Free)
    }

    pub(crate) fn score(&self, side: Side) -> i32 {
        let dead = Crossing::Captured(side.other());
        self.grid
            .iter()
            .filter(|&&crossing| crossing == dead)
            .count() as i32
    }

    fn live(&self, at: (i32, i32), side: Side) -> bool {
        self.index(at)
            .is_some_and(|index| self.grid[index] == Crossing::Live(side))
    }

    /// The closed ground of a side round a place; None when it reaches the border.
    fn closed(&self, from: (i32, i32), side: Side) -> Option<Ground> {
        self.index(from)?;
        let mut found = Ground::from([from]);
        let mut rest = vec![from];
        while let Some((x, y)) = rest.pop() {
            for (dx, dy) in STRAIGHT {
                let next = (x + dx, y + dy);
                self.index(next)?;
                if !self.live(next, side) && found.insert(next) {
                    rest.push(next);
                }
            }
        }
        Some(found)
    }

    /// Everything strictly inside the contour of closed ground.
    fn inside(&self, ground: &Ground) -> Ground {
        let contour = contour(ground);
        let cells = self.size.cells().map(|cell| (cell.x.into(), cell.y.into()));
        cells
            .filter(|at| !contour.contains(at) && encloses(&contour, *at))
            .collect()
    }

    fn take(&mut self, ground: &Ground, by: Side) {
        for at in self.inside(ground) {
            let index = self.index(at).expect("inside the field");
            self.house[index] = None;
            self.stray[index] &= self.grid[index] == Crossing::Captured(by.other());
            self.grid[index] = match self.grid[index] {
                Crossing::Free | Crossing::Painted(_) => Crossing::Painted(by),
                Crossing::Live(side) | Crossing::Captured(side) if side == by => Crossing::Live(by),
                Crossing::Live(side) | Crossing::Captured(side) => Crossing::Captured(side),
            };
        }
    }

    pub(crate) fn put(&mut self, cell: Cell, side: Side) {
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        let index = self.index((x, y)).expect("on the field");
        assert_eq!(self.grid[index], Crossing::Free);
        self.grid[index] = Crossing::Live(side);
        let foe = side.other();
        let enemy_house = self.house[index] == Some(foe);
        let enemy_ground = self.closed((x, y), foe);
        let near = STRAIGHT.map(|(dx, dy)| (x + dx, y + dy));
        let grounds: BTreeSet<Ground> = near
            .into_iter()
            .filter(|&at| !self.live(at, side))
            .filter_map(|at| self.closed(at, side))
            .collect();
        let mut took = false;
        for ground in &grounds {
            if ground.iter().any(|&at| self.live(at, foe)) {
                self.take(ground, side);
                took = true;
            }
        }
        for ground in &grounds {
            for &at in ground {
                let index = self.index(at).expect("closed ground");
                if self.grid[index] == Crossing::Free
                    && !ground.iter().any(|&at| self.live(at, foe))
                {
                    self.house[index] = Some(side);
                }
            }
        }
        if enemy_house {
            let ground = enemy_ground.expect("a house is closed");
            let steps = |&(x, y): &(i32, i32)| STRAIGHT.map(|(dx, dy)| (x + dx, y + dy));
            let ring: Ground = ground
                .iter()
                .flat_map(steps)
                .filter(|at| !ground.contains(at))
                .collect();
            if took {
                for at in ground {
                    let index = self.index(at).expect("a house is on the field");
                    if self.house[index] == Some(foe) {
                        self.house[index] = None;
                        self.broken[foe.index()].insert(at);
                    }
                }
            } else {
                let grounded = ring.iter().all(|&at| self.grounded(at, foe));
                self.take(&ground, foe);
                self.stray[index] = grounded;
            }
        }
    }

    fn in_group(&self, at: (i32, i32), side: Side) -> bool {
        self.index(at).is_some_and(|index| match self.grid[index] {
            Crossing::Live(by) => by == side && !self.broken[side.index()].contains(&at),
            Crossing::Captured(by) => by != side && !self.stray[index],
            Crossing::Painted(by) => by == side,
            Crossing::Free => false,
        })
    }

    fn grounded(&self, from: (i32, i32), side: Side) -> bool {
        if !self.in_group(from, side) {
            return false;
        }
        let mut group = Ground::from([from]);
        let mut rest = vec![from];
        let mut grounded = false;
        while let Some((x, y)) = rest.pop() {
            for (dx, dy) in STRAIGHT {
                let next = (x + dx, y + dy);
                grounded |= self.index(next).is_none();
                if self.in_group(next, side) && group.insert(next) {
                    rest.push(next);
                }
            }
        }
        grounded
    }

    pub(crate) fn non_grounded(&self, side: Side) -> i32 {
        let dot = |crossing| {
            crossing == Crossing::Live(side) || crossing == Crossing::Captured(side.other())
        };
        let cells = self.size.cells().filter(|&cell| dot(self.at(cell)));
        cells
            .filter(|cell| !self.grounded((cell.x.into(), cell.y.into()), side))
            .count() as i32
    }
}

/// The contour of closed ground: what a walker sees beyond its outer edge, without detours.
fn contour(ground: &Ground) -> Vec<(i32, i32)> {
    let first = *ground.iter().min_by_key(|&&(x, y)| (y, x)).expect("ground");
    let seen = outer_edge(ground, first);
    let mut walk: Vec<(i32, i32)> = seen.clone();
    walk.dedup();
    while walk.len() > 1 && walk.first() == walk.last() {
        walk.pop();
    }
    // Wherever the walk comes by a second time it falls into two; one goes round the ground.
    loop {
        let twice = walk.iter().enumerate().find_map(|(late, at)| {
            let early = walk[..late].iter().position(|before| before == at)?;
            Some((early, late))
        });
        let Some((early, late)) = twice else {
            return walk;
        };
        let inner = walk[early..late].to_vec();
        if encloses(&inner, first) {
            walk = inner;
        } else {
            walk.drain(early..late);
        }
    }
}

/// The crossings beyond each outer edge of the ground, in order round it.
fn outer_edge(ground: &Ground, first: (i32, i32)) -> Vec<(i32, i32)> {
    let add = |(x, y): (i32, i32), side: usize| {
        let (dx, dy) = STRAIGHT[side % 4];
        (x + dx, y + dy)
    };
    let mut seen = Vec::new();
    let (mut at, mut side) = (first, 0);
    loop {
        seen.push(add(at, side));
        let ahead = add(at, side + 1);
        let beyond = add(ahead, side);
        if !ground.contains(&ahead) {
            side = (side + 1) % 4;
        } else if !ground.contains(&beyond) {
            at = ahead;
        } else {
            at = beyond;
            side = (side + 3) % 4;
        }
        if (at, side) == (first, 0) {
            return seen;
        }
    }
}

/// Whether a ray from a place crosses a closed chain an odd number of times.
fn encloses(chain: &[(i32, i32)], (x, y): (i32, i32)) -> bool {
    let next = chain.iter().cycle().skip(1);
    let crossings = chain.iter().zip(next).filter(|&(&(ax, ay), &(bx, by))| {
        let on_row = if ay == y { ax } else { bx };
        (ay > y) != (by > y) && on_row > x
    });
    crossings.count() % 2 == 1
}
