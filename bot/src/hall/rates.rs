//! How often somebody may do what costs others something: offers, pictures, guessed codes. Kept in
//! memory alone: a process that starts anew forgives.

use super::ids::{ChatId, PersonId};
use games::At;
use std::collections::HashMap;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Costly {
    /// An offer that somebody made.
    OfferBy(PersonId),
    /// An offer made in a chat.
    OfferIn(ChatId),
    /// A picture that somebody asked for.
    PictureFor(PersonId),
    /// A picture asked for in a chat.
    PictureIn(ChatId),
    /// All that is kept of somebody, asked for.
    DataOf(PersonId),
    /// A code that was wrong.
    WrongCode(PersonId),
}

impl Costly {
    /// How many within how long, in ms.
    fn limit(self) -> (u32, u64) {
        const MINUTE: u64 = 60_000;
        match self {
            Costly::OfferBy(_) => (20, 10 * MINUTE),
            Costly::OfferIn(_) => (60, 10 * MINUTE),
            Costly::PictureFor(_) => (10, MINUTE),
            Costly::PictureIn(_) => (20, MINUTE),
            Costly::DataOf(_) => (3, 10 * MINUTE),
            Costly::WrongCode(_) => (5, 10 * MINUTE),
        }
    }
}

/// The counts.
#[derive(Debug, Default)]
pub(super) struct Rates(HashMap<Costly, (At, u32)>);

impl Rates {
    /// Counts one more; false when it is too many.
    pub(super) fn take(&mut self, what: Costly, now: At) -> bool {
        let free = self.is_free(what, now);
        if free {
            let within = what.limit().1;
            let counted = self.0.entry(what).or_insert((now, 0));
            if now.since(counted.0) >= within {
                *counted = (now, 0);
            }
            counted.1 += 1;
        }
        free
    }

    /// Whether one more would do.
    pub(super) fn is_free(&self, what: Costly, now: At) -> bool {
        let (most, within) = what.limit();
        let known = self.0.get(&what);
        known.is_none_or(|&(since, count)| count < most || now.since(since) >= within)
    }

    /// Forgets what counts no longer.
    pub(super) fn sweep(&mut self, now: At) {
        self.0
            .retain(|what, (since, _)| now.since(*since) < what.limit().1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_and_no_more() {
        let (mut rates, what) = (Rates::default(), Costly::PictureFor(PersonId(1)));
        let (most, within) = what.limit();
        let taken = |rates: &mut Rates, at| (0..most * 2).filter(|_| rates.take(what, at)).count();
        assert_eq!(taken(&mut rates, At(1)), most as usize);
        assert!(rates.take(Costly::PictureFor(PersonId(2)), At(1)));
        assert!(!rates.take(what, At(within)));
        assert_eq!(taken(&mut rates, At(1 + within)), most as usize);
        rates.sweep(At(1 + 3 * within));
        assert!(rates.0.is_empty());
    }
}
