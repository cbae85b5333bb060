//! What waits in one lane.

use super::rate::Window;
use super::{Class, Lane, Load, Parcel};
use std::collections::VecDeque;
use std::time::Instant;

/// Where a line stands among others: when something of it may go, and a number in order.
pub(super) type Stand = (Instant, u64);

/// A parcel that waits.
pub(super) struct Waiting<L> {
    pub(super) parcel: Parcel<L>,
    pub(super) tries: u32,
    pub(super) not_before: Option<Instant>,
    /// When it came.
    pub(super) since: Instant,
    /// Whether what is to be drawn of it was drawn.
    pub(super) is_drawn: bool,
}

impl<L: Load> Waiting<L> {
    /// Whether it has to be drawn before it can go.
    pub(super) fn is_raw(&self) -> bool {
        !self.is_drawn && self.parcel.load.is_drawn_first()
    }
}

/// A lane with what waits in it.
pub(super) struct Line<L> {
    pub(super) lane: Lane,
    pub(super) window: Window,
    pub(super) waiting: VecDeque<Waiting<L>>,
    pub(super) spare: VecDeque<Waiting<L>>,
    pub(super) is_sending: bool,
    pub(super) not_before: Option<Instant>,
    /// Where it stands in the queue's own order.
    pub(super) due: Option<Stand>,
}

impl<L> Line<L> {
    /// Where its parcels of a class wait.
    pub(super) fn queue(&mut self, class: Class) -> &mut VecDeque<Waiting<L>> {
        match class {
            Class::Spare => &mut self.spare,
            _ => &mut self.waiting,
        }
    }
}

pub(super) fn same<L>(a: &Waiting<L>, b: &Waiting<L>) -> bool {
    a.parcel.merge.is_some() && a.parcel.merge == b.parcel.merge && a.parcel.class == b.parcel.class
}

/// The newer one standing for both.
pub(super) fn over<L: Load>(newer: Waiting<L>, older: Waiting<L>) -> Waiting<L> {
    let parcel = newer.parcel;
    Waiting {
        parcel: Parcel {
            load: parcel.load.over(older.parcel.load),
            ..parcel
        },
        // What made the older one wait holds for this one.
        tries: older.tries,
        not_before: older.not_before,
        since: older.since,
        is_drawn: false,
    }
}

/// Puts a parcel at the end, or in the place of one that it stands for.
pub(super) fn merge_in<L: Load>(queue: &mut VecDeque<Waiting<L>>, newer: Waiting<L>) {
    let stands_for = |older: &Waiting<L>| same(older, &newer) && !older.parcel.load.is_begun();
    match queue.iter().position(stands_for) {
        Some(index) => {
            if let Some(older) = queue.remove(index) {
                queue.insert(index, over(newer, older));
            }
        }
        None => queue.push_back(newer),
    }
}
