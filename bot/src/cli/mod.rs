//! The commands of the program besides serving: tools that read, print and end.

pub mod dots;
pub mod script;
pub mod solve;
pub mod store;
pub mod words;

use anyhow::Context;
use games::words::{Lang, Lexicon};
use std::path::Path;

/// The dictionary of a language, or of a file with a word a line.
///
/// # Errors
/// When the file can't be read.
pub fn lexicon(lang: Lang, file: Option<&Path>) -> anyhow::Result<Dictionary> {
    match file {
        None => Ok(Dictionary::Own(Lexicon::of(lang))),
        Some(path) => {
            let text = std::fs::read_to_string(path)
                .with_context(|| format!("the words in {}", path.display()))?;
            let words: Vec<&str> = text
                .lines()
                .map(str::trim)
                .filter(|line| !line.is_empty())
                .collect();
            Ok(Dictionary::File(Box::new(Lexicon::from_list(lang, &words))))
        }
    }
}

/// A dictionary of the program's own, or one made from a file.
pub enum Dictionary {
    /// The program's own.
    Own(&'static Lexicon),
    /// From a file.
    File(Box<Lexicon>),
}

impl std::ops::Deref for Dictionary {
    type Target = Lexicon;

    fn deref(&self) -> &Lexicon {
        match self {
            Dictionary::Own(lexicon) => lexicon,
            Dictionary::File(lexicon) => lexicon,
        }
    }
}
