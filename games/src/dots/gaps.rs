//! Which ground a new dot has closed.

use super::field::{Field, LIVE};
use super::local::{Around, Groups};
use super::place::{Dir, Pos, Side};
use super::walk::Walk;

/// How far each walk goes before the next has its turn: round a house of one crossing or two.
const FIRST_STRIDE: u32 = 6;

impl Field {
    /// The gaps between groups that hang together whose ground is closed: direction of the walk
    /// round it, and a place in it.
    pub(super) fn closed_gaps(
        &self,
        at: Pos,
        side: Side,
        groups: &Groups,
        roots: &[Pos; 4],
        least: usize,
        closed: &mut [(Dir, Pos); 4],
    ) -> usize {
        let live = &self.planes[LIVE + side.index()];
        let mut count = 0;
        for class in 0..groups.count() {
            if roots[..class].contains(&roots[class]) {
                continue;
            }
            let mut walks = [(Walk::new(at, Dir(0)), 0); 4];
            let mut going = 0;
            let mut found = count;
            for group in class..groups.count() {
                if roots[group] != roots[class] {
                    continue;
                }
                let (first, seed) = (groups.first(group), at.step(groups.gap(group)));
                if Around::of(live, seed).is_ring() {
                    // Ground of one crossing, the commonest: no walk is needed.
                    closed[found & 3] = (first, seed);
                    found += 1;
                } else {
                    walks[going & 3] = (Walk::new(at, first), group);
                    going += 1;
                }
            }
            if going + found - count < 2 {
                continue;
            }
            count = found;
            // Of these gaps one is outside, and its walk may be long: all walk in turn, and the
            // last one left needn't come home.
            let mut steps = FIRST_STRIDE;
            let mut least = least;
            while going >= least {
                let mut index = 0;
                while index < going {
                    let (walk, group) = &mut walks[index & 3];
                    match walk.go(live, steps) {
                        None => index += 1,
                        Some(inner) => {
                            if inner {
                                let seed = at.step(groups.gap(*group));
                                closed[count & 3] = (groups.first(*group), seed);
                                count += 1;
                            } else {
                                least = 1;
                            }
                            going -= 1;
                            walks[index & 3] = walks[going & 3];
                        }
                    }
                }
                steps *= 2;
            }
        }
        count
    }
}
