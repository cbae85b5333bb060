//! What comes of fragments, against a search that knows nothing but the rules.

use super::*;
use std::collections::{BTreeSet, HashMap};

/// Whether the player to move wins a strict round of two, as slowly as can be.
struct Slow<'a> {
    nouns: Nouns<'a>,
    known: HashMap<Vec<Letter>, bool>,
}

impl Slow<'_> {
    fn won(&mut self, fragment: &[Letter], places: Places) -> bool {
        let mut key = fragment.to_vec();
        if places == Places::Nowhere {
            key.sort_unstable();
        }
        if let Some(&won) = self.known.get(&key) {
            return won;
        }
        let over = !fragment.is_empty() && !self.nouns.allows(fragment);
        let letters: Vec<Letter> = self.nouns.alphabet().letters().collect();
        let places_of = match places {
            Places::Nowhere => vec![fragment.len()],
            Places::Ends => vec![0, fragment.len()],
            Places::Anywhere => (0..=fragment.len()).collect(),
        };
        let won = over
            || places_of.into_iter().any(|place| {
                let place = place as u8;
                letters.iter().any(|&letter| {
                    let longer = Addition { letter, place }.to(fragment);
                    self.nouns.allows(&longer) && !self.won(&longer, places)
                })
            });
        self.known.insert(key, won);
        won
    }
}

/// Nouns of two and three letters of the alphabet, by chance.
fn some_words(rng: &mut fastrand::Rng, signs: &[&str], most: usize) -> Vec<String> {
    (0..rng.usize(3..14))
        .map(|_| {
            let len = rng.usize(1..=most);
            (0..len).map(|_| signs[rng.usize(..signs.len())]).collect()
        })
        .collect()
}

#[test]
fn every_fragment_is_solved_as_a_slow_search_does() {
    let mut rng = fastrand::Rng::with_seed(5);
    let mut asked = 0;
    for round in 0..120 {
        let words = some_words(&mut rng, &["к", "о", "т", "л"], 6);
        let mut options = Options {
            insert: round % 3 == 1,
            anagram: round % 3 == 2,
            min_word: rng.u8(1..=4),
            ..strict()
        };
        if rng.bool() {
            options.words.house = some_words(&mut rng, &["к", "о", "ж"], 4);
        }
        let lexicon = Lexicon::from_list(Lang::Ru, &words);
        let mut solver = Solver::new(&lexicon, &options);
        let mut slow = Slow {
            nouns: Nouns::of(&lexicon, &options),
            known: HashMap::new(),
        };
        let alphabet = solver.alphabet();
        let mut fragments = BTreeSet::from([Vec::new()]);
        for word in words.iter().chain(&options.words.house) {
            let word = alphabet.read(word).unwrap();
            for from in 0..word.len() {
                for to in from + 1..=word.len() {
                    let run = word[from..to].to_vec();
                    let other: Vec<Letter> = run.iter().rev().copied().collect();
                    fragments.extend([run, other]);
                }
            }
        }
        for fragment in fragments {
            let answer = solver.answer(&fragment);
            let expected = slow.won(&fragment, options.places());
            let told = alphabet.spell(&fragment);
            assert_eq!(answer.won, Some(expected), "{told} {words:?} {options:?}");
            assert_eq!(answer.complete, slow.nouns.whole(&fragment).is_some());
            assert_eq!(answer.extends, slow.nouns.extends(&fragment).is_some());
            assert_eq!(answer.extends, answer.example.is_some());
            assert_eq!(answer.extends, slow.nouns.is_extended(&fragment));
            asked += 1;
        }
    }
    assert!(asked > 2_000, "{asked}");
}

#[test]
fn words_that_are_known_by_heart() {
    let check = |options: &Options,
                 words: &[&str],
                 fragment: &str,
                 expected: (bool, bool, Option<&str>, bool)| {
        let lexicon = Lexicon::from_list(Lang::Ru, words);
        let mut solver = Solver::new(&lexicon, options);
        let fragment = match fragment {
            "" => Vec::new(),
            text => solver.alphabet().read(text).unwrap(),
        };
        let answer = solver.answer(&fragment);
        let (complete, extends, example, won) = expected;
        let expected = Answer {
            complete,
            extends,
            example: example.map(str::to_owned),
            won: Some(won),
        };
        assert_eq!(answer, expected, "{fragment:?}");
    };
    let words = &["стол"];
    check(&strict(), words, "", (false, true, Some("стол"), true));
    check(&strict(), words, "с", (false, true, Some("стол"), false));
    check(&strict(), words, "ст", (false, true, Some("стол"), true));
    check(&strict(), words, "сто", (false, true, Some("стол"), false));
    check(&strict(), words, "стол", (true, false, None, true));
    check(&strict(), words, "ж", (false, false, None, true));
    let words = &["стол", "столб"];
    check(&strict(), words, "стол", (true, true, Some("столб"), true));
    let anagram = Options {
        anagram: true,
        ..strict()
    };
    check(&anagram, words, "лот", (false, true, Some("стол"), true));
    check(&anagram, words, "лотс", (true, true, Some("столб"), true));
}

#[test]
fn too_large_a_question_has_no_answer() {
    let options = Options {
        anagram: true,
        ..strict()
    };
    let words = ["кот", "крот", "окрот", "тот", "отток"];
    let lexicon = Lexicon::from_list(Lang::Ru, &words);
    let foresight = crate::oral::foresight::Foresight::of(&lexicon, &options, 2, |_| true);
    let crate::oral::foresight::Foresight::Bags(mut bags) = foresight else {
        panic!("letters in any order are no table");
    };
    assert_eq!(bags.is_won(&[], &mut 3), None);
    assert!(bags.is_won(&[], &mut 1_000).is_some());
}
