//! The list of games, and the dictionaries they are played with.

use super::table::{AnyKind, Kind};
use games::words::{Lang, Lexicon};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;

/// Every game there is. A new one is a line here.
pub fn kinds() -> &'static [&'static dyn AnyKind] {
    &[
        &Kind::<games::balda::Balda>(PhantomData),
        &Kind::<games::oral::Oral>(PhantomData),
        &Kind::<games::dots::Dots>(PhantomData),
        &Kind::<games::abaku::Abaku>(PhantomData),
    ]
}

/// The game with this name.
pub(super) fn named(name: &str) -> Option<&'static dyn AnyKind> {
    kinds().iter().copied().find(|kind| kind.name() == name)
}

/// The game that a command starts.
pub(super) fn started_by(command: &str) -> Option<&'static dyn AnyKind> {
    kinds()
        .iter()
        .copied()
        .find(|kind| kind.commands().contains(&command))
}

/// Where dictionaries come from: those of the program, or others given instead.
#[derive(Clone, Default)]
pub struct Words(Arc<BTreeMap<Lang, Lexicon>>);

impl Words {
    /// The program's own dictionaries.
    pub fn new() -> Words {
        Words::default()
    }

    /// Another dictionary for one language.
    pub fn with(lexicon: Lexicon) -> Words {
        Words(Arc::new(BTreeMap::from([(lexicon.lang(), lexicon)])))
    }

    /// The dictionary of a language; the empty one for games without words.
    pub fn of(&self, lang: Option<Lang>) -> &Lexicon {
        match lang {
            Some(lang) => self.0.get(&lang).unwrap_or_else(|| Lexicon::of(lang)),
            None => Lexicon::empty(),
        }
    }
}
