//! What comes of a fragment when everybody knows the same words and plays as well as can be.

mod bags;
mod table;

pub(super) use bags::Bags;
pub(super) use table::Table;

use super::options::{Options, Places};
use crate::words::{Letter, Lexicon, WordId};

/// Letters in order are solved whole; in any order there are too many fragments for that.
pub(super) enum Foresight<'a> {
    /// Every fragment.
    Table(Table<'a>),
    /// What has been asked so far.
    Bags(Bags),
}

impl<'a> Foresight<'a> {
    /// For so many players and these words of a dictionary, the chat's own always among them.
    pub(super) fn of(
        lexicon: &'a Lexicon,
        options: &'a Options,
        players: usize,
        counts: impl Fn(WordId) -> bool,
    ) -> Foresight<'a> {
        match options.places() {
            Places::Nowhere => Foresight::Bags(Bags::of(lexicon, options, counts)),
            _ => Foresight::Table(Table::of(lexicon, options, players, counts)),
        }
    }

    /// How many words one would expect to go on with a fragment, going by how often the rest of it
    /// is met without its last letter and without its first; where letters have no order, without
    /// any one of them. What the ear goes by when no known word has it.
    pub(super) fn sounds(&self, fragment: &[Letter]) -> f64 {
        match self {
            Foresight::Table(table) => table.sounds(fragment),
            Foresight::Bags(bags) => bags.sounds(fragment),
        }
    }
}
