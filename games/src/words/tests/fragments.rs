use crate::words::{Categories, Folding, Lang, Letter, Lexicon, Noun, Policy};
use proptest::prelude::*;
use std::cmp::Reverse;

const USUAL: Folding = Folding {
    yo: crate::words::Yo::Same,
    short_i: crate::words::ShortI::Apart,
};

const NOUNS: &str = "\
палка\t380
галка\t350
скалка\t280
алкаш\t390\tv
палочка\t420\td
сани\t350\tp
кот\t450
скот\t400
антракт\t250
";

fn named(lexicon: &Lexicon, noun: Option<Noun>) -> String {
    match noun {
        Some(Noun::Listed(id)) => lexicon.spelling(id).to_owned(),
        Some(Noun::House(word)) => format!("house {word}"),
        None => "-".to_owned(),
    }
}

/// For each fragment: the most common noun that goes on, and the noun that it is.
fn check(policy: &Policy, cases: &[(&str, &str, &str)]) {
    let lexicon = Lexicon::from_entries(Lang::Ru, NOUNS, "");
    let fragments = lexicon.fragments(USUAL, policy);
    for &(text, extends, whole) in cases {
        let run = lexicon.chain_alphabet(USUAL).read(text).unwrap();
        assert_eq!(named(&lexicon, fragments.extends(&run)), extends, "{text}");
        assert_eq!(named(&lexicon, fragments.whole(&run)), whole, "{text}");
        let inside = extends != "-" || whole != "-";
        assert_eq!(fragments.contains(&run), inside, "{text}");
    }
}

#[test]
fn fragments_are_in_nouns() {
    check(
        &Policy::default(),
        &[
            ("алк", "палка", "-"),
            ("кот", "скот", "кот"),
            ("скот", "-", "скот"),
            ("а", "палка", "-"),
            ("нтр", "антракт", "-"),
            ("антракт", "-", "антракт"),
            ("антракта", "-", "-"),
            ("сан", "сани", "-"),
            ("скалк", "скалка", "-"),
            ("алкаш", "-", "-"),
            ("очк", "-", "-"),
            ("ыъ", "-", "-"),
            ("я", "-", "-"),
        ],
    );
}

#[test]
fn fragments_follow_the_policy() {
    let policy = Policy {
        allowed: Categories::ALL,
        singular_only: true,
        blocked: vec!["палка".into(), "кот".into()],
        house: vec!["скотч".into(), "сан".into()],
    };
    check(
        &policy,
        &[
            // The kinds that only some chats take come after the others.
            ("алк", "галка", "-"),
            ("алкаш", "-", "алкаш"),
            ("пал", "палочка", "-"),
            ("кот", "скот", "-"),
            ("скот", "house скотч", "скот"),
            ("тч", "house скотч", "-"),
            ("сан", "-", "house сан"),
            ("сани", "-", "-"),
        ],
    );
}

#[test]
fn czech_ch_is_one_letter_of_a_fragment() {
    let lexicon = Lexicon::from_list(Lang::Cs, &["chléb", "mech"]);
    let policy = Policy::default();
    let fragments = lexicon.fragments(USUAL, &policy);
    let chain = lexicon.chain_alphabet(USUAL);
    assert!(fragments.contains(&chain.read("ech").unwrap()));
    let [c, h] = ["c", "h"].map(|text| chain.letter(text).unwrap());
    assert!(!fragments.contains(&[c, h]) && !fragments.contains(&[c]));
}

#[test]
fn no_letter_is_in_no_noun() {
    let lexicon = Lexicon::from_list(Lang::En, &["zoo", "ox"]);
    let policy = Policy::default();
    let fragments = lexicon.fragments(USUAL, &policy);
    for wrong in [26, 62, 63, 64, 255] {
        assert!(!fragments.contains(&[Letter(wrong)]));
        assert!(!fragments.contains(&[Letter(14), Letter(wrong)]));
        assert!(!fragments.contains(&[Letter(25), Letter(14), Letter(wrong)]));
    }
    assert!(fragments.contains(&[]));
    assert!(!fragments.contains(&[Letter(14); 200]));
}

/// The program's own dictionary against looking through all its words.
#[test]
fn a_whole_dictionary_answers_as_its_words_do() {
    let policy = Policy::default();
    for lang in Lang::all() {
        let lexicon = Lexicon::of(lang);
        let words: Vec<_> = lexicon
            .ids()
            .filter(|&id| policy.refuses(lexicon.categories(id)).is_none())
            .map(|id| (id, lexicon.chain_letters(id, USUAL)))
            .collect();
        let fragments = lexicon.fragments(USUAL, &policy);
        for (at, (_, word)) in words.iter().step_by(words.len() / 12 + 1).enumerate() {
            let run = &word[word.len() / 3..(word.len() / 3 + 1 + at % 5).min(word.len())];
            let longer = words.iter().filter(|(_, letters)| {
                letters.len() > run.len() && letters.windows(run.len()).any(|w| w == run)
            });
            let zipf = longer.map(|&(id, _)| lexicon.zipf(id)).max();
            let found = fragments.extends(run).map(|noun| match noun {
                Noun::Listed(id) => lexicon.zipf(id),
                Noun::House(word) => panic!("{word}"),
            });
            assert!(found >= zipf, "{lang:?} {run:?}");
            // A Hungarian word has letters as read from the left, too.
            assert!(found == zipf || lang == Lang::Hu, "{lang:?} {run:?}");
            assert!(fragments.contains(word));
        }
    }
}

proptest! {
    /// Against looking through all the words.
    #[test]
    fn the_most_common_noun_is_found(
        words in prop::collection::vec(("[abc]{1,9}", 0u16..9, prop::sample::select(vec!["", "p", "d"])), 0..120),
        runs in prop::collection::vec("[abcd]{1,4}", 20),
        diminutives in any::<bool>(),
        singular_only in any::<bool>(),
    ) {
        let lines = words.iter().map(|(word, zipf, flags)| format!("{word}\t{zipf}\t{flags}\n"));
        let lexicon = Lexicon::from_entries(Lang::En, &lines.collect::<String>(), "");
        let mut policy = Policy { singular_only, ..Policy::default() };
        if diminutives {
            policy.allowed = Categories::ALL;
        }
        let fragments = lexicon.fragments(USUAL, &policy);
        for run in &runs {
            let letters = lexicon.chain_alphabet(USUAL).read(run).unwrap();
            let inside = lexicon.ids().filter(|&id| lexicon.spelling(id).contains(run.as_str()));
            let taken: Vec<_> = inside
                .filter(|&id| policy.refuses(lexicon.categories(id)).is_none())
                .collect();
            prop_assert_eq!(fragments.contains(&letters), !taken.is_empty());
            let usual = |id| Policy::default().refuses(lexicon.categories(id)).is_none();
            let longer = taken.iter().filter(|&&id| lexicon.spelling(id).len() > run.len());
            let best = longer.min_by_key(|&&id| (!usual(id), Reverse(lexicon.zipf(id)), id));
            prop_assert_eq!(fragments.extends(&letters), best.map(|&id| Noun::Listed(id)));
        }
    }
}
