//! Words: alphabets, folding, dictionaries.

mod graph;
mod lang;
mod stored;

pub use graph::{BadGraph, Graph, Letter, Spot, letters_of};
pub use lang::Lang;

/// The nouns of one language.
#[derive(Debug, Default)]
pub struct Lexicon {}
