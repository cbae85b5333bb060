//! `tetradka words check FILE --lang ru`: each word: accepted, or why not.

use crate::speech::Tongue;
use crate::speech::words::verdict;
use anyhow::Context;
use games::words::{Folding, Lang, Lexicon, Policy, Verdict};
use std::io::Write;
use std::path::Path;

/// Prints a line a word and, last, how many were accepted. False when any was not.
///
/// # Errors
/// When the file can't be read or standard output written.
pub fn check(file: &Path, lang: Lang) -> anyhow::Result<bool> {
    let text = std::fs::read_to_string(file)
        .with_context(|| format!("the words in {}", file.display()))?;
    let lexicon = Lexicon::of(lang);
    let tongue = Tongue::new(lang);
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let (mut accepted, mut all) = (0u32, 0u32);
    let words = text
        .lines()
        .map(str::trim)
        .filter(|w| !w.is_empty() && !w.starts_with('#'));
    for word in words {
        let found = lexicon.look_up(word, Folding::default(), &Policy::default());
        let sign = if matches!(found, Verdict::Valid(_)) {
            '+'
        } else {
            '-'
        };
        all += 1;
        accepted += u32::from(sign == '+');
        let said = verdict(word, &found, lexicon, tongue).replace('\n', " · ");
        writeln!(out, "{sign} {word}\t{said}")?;
    }
    writeln!(out, "{accepted}/{all}")?;
    out.flush()?;
    Ok(accepted == all)
}
