//! What can be seen without looking ahead far: captures, and the places round the dots.

use crate::dots::crossing::Closing;
use crate::dots::field::{Field, HOUSE, LIVE};
use crate::dots::local::Around;
use crate::dots::place::{Pos, Side};
use crate::dots::plane::Plane;

/// How far from a dot a place is still near.
const REACH: usize = 2;

/// Open places near a dot, without those in a house: in one's own nothing is won, in the enemy's
/// only what captures at once is let stand.
pub(super) fn near_dots(field: &Field, side: Side) -> impl Iterator<Item = Pos> {
    let (own, foe) = (side.index(), side.other().index());
    let mut near = field.planes[LIVE].zip(&field.planes[LIVE + 1], |a, b| a | b);
    for _ in 0..REACH {
        near = widened(&near);
    }
    let mut places = Vec::new();
    for y in 1..=usize::from(field.size().height()) {
        let open = near.row(y) & field.open_row(y) & !field.planes[HOUSE + own].row(y);
        for x in crate::dots::plane::bits(open) {
            let at = Pos((y as u16) << 6 | x);
            if !field.planes[HOUSE + foe].has(at) || closes(field, at, side) {
                places.push(at);
            }
        }
    }
    places.into_iter()
}

/// A set with all its eight-neighbours.
fn widened(plane: &Plane) -> Plane {
    let mut wide = Plane::EMPTY;
    for y in 1..63 {
        let rows = plane.row(y - 1) | plane.row(y) | plane.row(y + 1);
        *wide.row_mut(y) = rows | rows << 1 | rows >> 1;
    }
    wide
}

/// Whether a dot there may close ground: it joins two groups that hang together already.
#[inline]
pub(super) fn closes(field: &Field, at: Pos, side: Side) -> bool {
    let groups = Around::of(&field.planes[LIVE + side.index()], at).groups();
    if groups.count() < 2 {
        return false;
    }
    let mut roots = [at; 4];
    for (group, root) in roots.iter_mut().enumerate().take(groups.count()) {
        *root = field.chains.root(at.step(groups.first(group)));
    }
    (1..groups.count()).any(|group| roots[..group].contains(&roots[group]))
}

/// What a dot there captures at once, net of what it loses.
pub(super) fn gain(field: &mut Field, at: Pos, side: Side) -> i32 {
    if !closes(field, at, side) {
        return 0;
    }
    let before = lead(field, side);
    field.put_at(at, side, Closing::Take);
    let after = lead(field, side);
    field.undo();
    after - before
}

/// Own score minus the enemy's.
pub(super) fn lead(field: &Field, side: Side) -> i32 {
    field.score(side) - field.score(side.other())
}
