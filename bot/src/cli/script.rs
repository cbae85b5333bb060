//! `tetradka script FILE`: runs a transcript and prints the talk.

use crate::chat::script::{Drawing, Restarts, run};
use crate::hall::Words;
use anyhow::Context;
use games::words::{Lang, Lexicon};
use std::io::Write;
use std::path::Path;

/// Runs the transcript; `words` is a file with a word a line instead of the dictionary.
///
/// # Errors
/// When a file can't be read, or at the first line whose expectation fails.
pub fn script(
    file: &Path,
    seed: u64,
    words: Option<(&Path, Lang)>,
    drawing: Drawing,
) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(file)
        .with_context(|| format!("the transcript {}", file.display()))?;
    let words = match words {
        None => Words::new(),
        Some((path, lang)) => {
            let list = std::fs::read_to_string(path)
                .with_context(|| format!("the words in {}", path.display()))?;
            let list: Vec<&str> = list.split_whitespace().collect();
            Words::with(Lexicon::from_list(lang, &list))
        }
    };
    let mut out = std::io::stdout().lock();
    // A closed pipe is the reader's affair: what matters is the exit code.
    let mut print = |line: &str| drop(writeln!(out, "{line}"));
    run(&text, words, seed, drawing, Restarts::Never, &mut print)
        .with_context(|| format!("{}", file.display()))
}
