//! A parcel out of the queue: on its way, or being drawn.

use super::line::{Stand, Waiting};
use super::{Class, Lane, Parcel};
use std::time::Instant;

/// What is done with a parcel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Errand {
    Drawn,
    Sent,
}

/// A parcel under way, without its load.
#[derive(Debug)]
pub struct Ticket {
    pub(super) errand: Errand,
    pub(super) lane: Lane,
    pub(super) class: Class,
    pub(super) merge: Option<String>,
    pub(super) weight: usize,
    pub(super) expires: Option<Instant>,
    pub(super) tries: u32,
    /// When the parcel came.
    pub(super) since: Instant,
    /// When it left the queue.
    pub(super) left: Instant,
    /// Where its line stood in the order.
    pub(super) stood: Option<Stand>,
}

impl Ticket {
    /// The parcel with its load again.
    pub(super) fn waiting<L>(self, load: L) -> Waiting<L> {
        Waiting {
            parcel: Parcel {
                lane: self.lane,
                class: self.class,
                merge: self.merge,
                weight: self.weight,
                expires: self.expires,
                load,
            },
            tries: self.tries,
            not_before: None,
            since: self.since,
            is_drawn: self.errand == Errand::Drawn,
        }
    }
}
