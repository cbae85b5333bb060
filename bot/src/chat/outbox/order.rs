//! In which order lanes come: those with something to send, with something to draw first, with spare
//! work alone.

use super::line::Stand;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

/// What comes next in a lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Something that can be sent as it is.
    Ready,
    /// Something that has to be drawn first.
    Raw,
    /// Spare work.
    Spare,
}

/// A lane: since when something of it may go, a number, its name.
type Due = (Instant, u64, Arc<str>);

/// The lanes with something to do.
#[derive(Debug, Default)]
pub(super) struct Order {
    ready: BTreeSet<Due>,
    raw: BTreeSet<Due>,
    spare: BTreeSet<Due>,
    last: u64,
}

impl Order {
    /// Puts a lane at the end of those of that time, or where it stood.
    pub(super) fn insert(
        &mut self,
        kind: Kind,
        name: &Arc<str>,
        at: Instant,
        stood: Option<Stand>,
    ) -> Stand {
        self.last += 1;
        let (at, number) = stood.unwrap_or((at, self.last));
        let due = (at, number, name.clone());
        match kind {
            Kind::Ready => self.ready.insert(due),
            Kind::Raw => self.raw.insert(due),
            Kind::Spare => self.spare.insert(due),
        };
        (at, number)
    }

    /// Takes a lane out.
    pub(super) fn remove(&mut self, name: &Arc<str>, (at, number): Stand) {
        let due = (at, number, name.clone());
        for lanes in [&mut self.ready, &mut self.raw, &mut self.spare] {
            lanes.remove(&due);
        }
    }

    /// The first lane whose next can be sent; or drawn, where one more may be.
    pub(super) fn first(&self, may_draw: bool) -> Option<(Instant, Arc<str>)> {
        let raw = self.raw.first().filter(|_| may_draw);
        let first = [self.ready.first(), raw].into_iter().flatten().min();
        first.map(|(at, _, name)| (*at, name.clone()))
    }

    /// The first lane with spare work.
    pub(super) fn first_spare(&self) -> Option<(Instant, Arc<str>)> {
        let first = self.spare.first();
        first.map(|(at, _, name)| (*at, name.clone()))
    }
}
