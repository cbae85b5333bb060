use crate::words::{Categories, Folding, Lang, Lexicon, Noun, Policy};
use proptest::prelude::*;
use std::cmp::Reverse;

const NOUNS: &str =
    "кот\t450\nток\t400\nскот\t380\nнасос\t350\nсани\t300\tp\nсосна\t360\nдрянь\t390\tv\n";

fn named(lexicon: &Lexicon, noun: Option<Noun>) -> String {
    match noun {
        Some(Noun::Listed(id)) => lexicon.spelling(id).to_owned(),
        Some(Noun::House(word)) => format!("house {word}"),
        None => "-".to_owned(),
    }
}

/// For each set of letters: the most common longer noun, and the noun of exactly these.
fn check(policy: &Policy, cases: &[(&str, &str, &str)]) {
    let lexicon = Lexicon::from_entries(Lang::Ru, NOUNS, "");
    let anagrams = lexicon.anagrams(Folding::default(), policy);
    for &(text, extends, whole) in cases {
        let letters = lexicon
            .chain_alphabet(Folding::default())
            .read(text)
            .unwrap();
        assert_eq!(
            named(&lexicon, anagrams.extends(&letters)),
            extends,
            "{text}"
        );
        assert_eq!(named(&lexicon, anagrams.whole(&letters)), whole, "{text}");
        let inside = extends != "-" || whole != "-";
        assert_eq!(anagrams.contains(&letters), inside, "{text}");
    }
}

#[test]
fn letters_are_in_nouns_whatever_their_order() {
    check(
        &Policy::default(),
        &[
            ("окт", "скот", "кот"),
            ("тк", "кот", "-"),
            ("токс", "-", "скот"),
            ("токк", "-", "-"),
            ("осс", "сосна", "-"),
            ("ноасс", "-", "сосна"),
            ("осоос", "-", "-"),
            ("сссоан", "-", "-"),
            ("ь", "-", "-"),
            ("инас", "-", "сани"),
        ],
    );
}

#[test]
fn they_follow_the_policy() {
    let policy = Policy {
        allowed: Categories::ALL,
        singular_only: true,
        blocked: vec!["кот".into()],
        house: vec!["откос".into(), "инса".into()],
    };
    check(
        &policy,
        &[
            ("окт", "скот", "ток"),
            ("скот", "house откос", "скот"),
            ("ооткс", "-", "house откос"),
            ("инас", "-", "house инса"),
            ("ь", "дрянь", "-"),
        ],
    );
    let (empty, usual) = (Lexicon::empty(), Policy::default());
    assert!(!empty.anagrams(Folding::default(), &usual).contains(&[]));
}

proptest! {
    /// Against counting the letters of all the words.
    #[test]
    fn the_most_common_noun_is_found(
        words in prop::collection::vec(("[abc]{1,7}", 0u16..9), 0..80),
        runs in prop::collection::vec("[abcd]{1,5}", 20),
    ) {
        let lines = words.iter().map(|(word, zipf)| format!("{word}\t{zipf}\n"));
        let lexicon = Lexicon::from_entries(Lang::En, &lines.collect::<String>(), "");
        let policy = Policy::default();
        let anagrams = lexicon.anagrams(Folding::default(), &policy);
        for run in &runs {
            let letters = lexicon.chain_alphabet(Folding::default()).read(run).unwrap();
            let count = |text: &str, sign| text.chars().filter(|&c| c == sign).count();
            let inside: Vec<_> = lexicon
                .ids()
                .filter(|&id| {
                    "abcd".chars().all(|c| count(lexicon.spelling(id), c) >= count(run, c))
                })
                .collect();
            let best = |len: &dyn Fn(usize) -> bool| {
                let fitting = inside.iter().filter(|&&id| len(lexicon.spelling(id).len()));
                let best = fitting.min_by_key(|&&id| (Reverse(lexicon.zipf(id)), id));
                best.map(|&id| Noun::Listed(id))
            };
            prop_assert_eq!(anagrams.contains(&letters), !inside.is_empty());
            prop_assert_eq!(anagrams.extends(&letters), best(&|len| len > run.len()));
            prop_assert_eq!(anagrams.whole(&letters), best(&|len| len == run.len()));
        }
    }
}
