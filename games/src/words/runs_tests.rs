use super::*;
use crate::words::{Folding, Lang, Lexicon};
use std::collections::BTreeSet;

/// Every run of the words, by brute force.
fn slow(words: &[Vec<Letter>]) -> BTreeSet<Vec<Letter>> {
    let mut all = BTreeSet::from([Vec::new()]);
    for word in words {
        for from in 0..word.len() {
            all.extend((from + 1..=word.len()).map(|to| word[from..to].to_vec()));
        }
    }
    all
}

fn check(lang: Lang, list: &[&str]) {
    let lexicon = Lexicon::from_list(lang, list);
    let folding = Folding::default();
    let runs = lexicon.runs(folding);
    let words: Vec<_> = lexicon
        .ids()
        .map(|id| lexicon.chain_letters(id, folding))
        .collect();
    let all = slow(&words);
    assert_eq!(runs.len(), all.len());
    for letters in &all {
        let run = runs.find(letters).unwrap();
        assert!(runs.of_len(letters.len()).contains(&run));
        let Some((_, begin)) = letters.split_last() else {
            assert_eq!(run, Runs::EMPTY);
            assert!(runs.shorter(run).is_empty());
            continue;
        };
        assert_eq!(Some(runs.begin(run)), runs.find(begin));
        assert_eq!(Some(runs.end(run)), runs.find(&letters[1..]));
        let without = |at: usize| {
            let mut left = letters.clone();
            left.remove(at);
            runs.find(&left)
        };
        let shorter: BTreeSet<u32> = (0..letters.len()).filter_map(without).collect();
        let mut told = runs.shorter(run).to_vec();
        told.sort_unstable();
        assert_eq!(told, shorter.into_iter().collect::<Vec<_>>(), "{letters:?}");
    }
    for &(run, id) in runs.words() {
        assert_eq!(runs.find(&lexicon.chain_letters(id, folding)), Some(run));
    }
    assert_eq!(runs.words().len(), lexicon.len());
}

#[test]
fn runs_of_a_few_words() {
    check(Lang::Ru, &[]);
    check(Lang::Ru, &["а"]);
    check(
        Lang::Ru,
        &["баобаб", "ааа", "баба", "колокол", "лак", "алла", "кол"],
    );
    check(
        Lang::En,
        &["banana", "bandana", "ant", "nan", "noon", "onion"],
    );
    check(Lang::Cs, &["chata", "hrach", "hoch", "chacha"]);
}

#[test]
fn what_is_no_run() {
    let lexicon = Lexicon::from_list(Lang::En, &["cat"]);
    let runs = lexicon.runs(Folding::default());
    let alphabet = lexicon.chain_alphabet(Folding::default());
    for text in ["d", "ct", "cats", "tt"] {
        assert_eq!(runs.find(&alphabet.read(text).unwrap()), None, "{text}");
    }
    assert!(runs.shorter(1_000).is_empty() && runs.of_len(9).is_empty());
}
