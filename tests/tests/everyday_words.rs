//! Everyday nouns are in the dictionaries: at least 99 of 100 of each list
//! `data/words/everyday_<language>.txt`, a word a line; `#` begins a remark.

use games::words::{Folding, Lang, Lexicon, Policy, Verdict};
use std::path::PathBuf;

/// The folder of cases: the package's own, or another that `CASES` names.
fn cases() -> PathBuf {
    let own = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/data"));
    std::env::var_os("CASES").map_or_else(own, PathBuf::from)
}

#[test]
fn everyday_nouns_are_taken() {
    let policy = Policy::default();
    for lang in Lang::all() {
        let path = cases().join(format!("words/everyday_{}.txt", lang.code()));
        let Ok(text) = std::fs::read_to_string(&path) else {
            assert!(
                Lexicon::of(lang).is_empty(),
                "{} is missing",
                path.display()
            );
            continue;
        };
        let words = text
            .lines()
            .map(|line| line.split('#').next().unwrap_or("").trim());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        assert!(
            words.len() >= 100,
            "{}: {} words",
            path.display(),
            words.len()
        );
        let verdict = |word| Lexicon::of(lang).look_up(word, Folding::default(), &policy);
        let refused: Vec<_> = words
            .iter()
            .map(|word| (word, verdict(word)))
            .filter(|(_, verdict)| !matches!(verdict, Verdict::Valid(_)))
            .collect();
        assert!(
            refused.len() * 100 <= words.len(),
            "{}: {refused:?}",
            lang.code()
        );
    }
}
