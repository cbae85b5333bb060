//! Words: alphabets, folding, dictionaries.

/// The nouns of one language.
#[derive(Debug, Default)]
pub struct Lexicon {}
