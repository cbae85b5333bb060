//! A table of a known game, as the hall sees it.

use super::{Lines, No};
use crate::speech::Spoken;
use games::table::{Entry, Table};
use games::{Corrupt, Game};

/// A table of a known game.
pub(super) struct Open<G: Game>(pub(super) Table<G>);

impl<G: Spoken> Open<G> {
    /// What has happened in the game, in order.
    pub(super) fn events(&self) -> Vec<G::Event> {
        let events = self.0.events().map(|(_, _, _, event)| event);
        events.cloned().collect()
    }

    /// Entries as they are stored.
    ///
    /// # Errors
    /// `Broken` where one can't be written.
    pub(super) fn lines_of(entries: Vec<Entry<G::Event>>) -> Result<Lines, No> {
        entries
            .iter()
            .map(serde_json::to_vec)
            .collect::<Result<Lines, _>>()
            .map_err(|_| No::Broken(Corrupt("an entry can't be written")))
    }
}
