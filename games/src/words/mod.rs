//! Words: alphabets, folding, dictionaries.
//!
//! An [`Alphabet`] reads what people type as [`Letter`]s; a [`Folding`] says which letters count as
//! one. A [`Lexicon`] knows the nouns of one language: whether a text is one that a [`Policy`]
//! takes, and if not, the [`Reason`]; the [`Graph`] that a search over a board walks; and the
//! [`Fragments`], [`Anagrams`] and [`Runs`] that the oral game asks for.
//!
//! The dictionaries are packed by the build script, which compiles some of these files too.

mod alphabet;
mod anagrams;
mod category;
mod chunk;
mod embedded;
mod folding;
mod form;
mod fragments;
mod graph;
mod lang;
mod letters;
mod lexicon;
mod look_up;
mod multisets;
mod near;
mod pack;
mod packed;
mod policy;
mod runs;
mod screen;
mod stored;
mod suffixes;

pub use alphabet::{Alphabet, MOST_LETTERS, Unreadable};
pub use anagrams::Anagrams;
pub use category::{Categories, Category, Zipf};
pub use folding::{Folding, ShortI, Use, Yo};
pub use form::WordId;
pub use fragments::Fragments;
pub use graph::{BadGraph, Graph, Letter, Spot, letters_of};
pub use lang::Lang;
pub use lexicon::{Entry, Lexicon};
pub use packed::BadLexicon;
pub use policy::{Noun, Policy, Reason, Verdict};
pub use runs::Runs;

#[cfg(test)]
mod tests;
