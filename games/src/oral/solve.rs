//! A fragment asked about: what it is, and who wins from it.

use super::foresight::Foresight;
use super::nouns::Nouns;
use super::options::Options;
use crate::words::{Alphabet, Letter, Lexicon};

/// What there is to say of a fragment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// It is a noun that counts.
    pub complete: bool,
    /// A noun extends it.
    pub extends: bool,
    /// The most common noun that does.
    pub example: Option<String>,
    /// Whether the player to move wins the round, of two who both play as well as can be, judged
    /// strictly; None: it would take too long to say.
    pub won: Option<bool>,
}

/// The words looked at before a fragment of letters in any order is given up.
const BUDGET: u64 = 40_000_000;

/// Answers about the nouns that a game's options take.
pub struct Solver<'a> {
    nouns: Nouns<'a>,
    foresight: Foresight<'a>,
}

impl<'a> Solver<'a> {
    /// For a dictionary and options of oral Balda, two players and judging at once whatever they
    /// say.
    pub fn new(lexicon: &'a Lexicon, options: &'a Options) -> Solver<'a> {
        let fragments = lexicon.fragments(options.folding(), &options.words);
        Solver {
            nouns: Nouns::of(lexicon, options),
            foresight: Foresight::of(lexicon, options, 2, |id| fragments.takes(id)),
        }
    }

    /// The alphabet of the fragments.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.nouns.alphabet()
    }

    /// The answer about a fragment.
    pub fn answer(&mut self, fragment: &[Letter]) -> Answer {
        let extends = self.nouns.extends(fragment);
        let won = match &mut self.foresight {
            Foresight::Table(table) => {
                Some(table.find(fragment).is_none_or(|run| table.is_won(run)))
            }
            Foresight::Bags(bags) => bags.is_won(fragment, &mut { BUDGET }),
        };
        Answer {
            complete: self.nouns.whole(fragment).is_some(),
            extends: extends.is_some(),
            example: extends.map(|noun| self.nouns.spelling(&noun).to_owned()),
            won,
        }
    }
}
