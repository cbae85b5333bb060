//! Words: alphabets, folding, dictionaries.

mod graph;

pub use graph::{BadGraph, Graph, Letter, Spot, letters_of};

/// The nouns of one language.
#[derive(Debug, Default)]
pub struct Lexicon {}
