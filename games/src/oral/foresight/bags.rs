//! Letters in any order: a search with memory, as far as a budget goes.

use crate::oral::options::{Options, Variant};
use crate::words::{Letter, Lexicon, WordId};
use std::collections::HashMap;

/// The most fragments that are remembered.
const REMEMBERED: usize = 1 << 20;
/// Antibalda is looked ahead for so many letters.
const DEPTH: u32 = 4;

/// Words as bags of letters, and what is known of fragments so far.
pub(in crate::oral) struct Bags {
    words: Vec<Bag>,
    min_word: usize,
    variant: Variant,
    won: HashMap<Vec<Letter>, bool>,
}

/// The letters of a word, sorted.
struct Bag(Vec<Letter>);

impl Bag {
    fn count(&self, letter: Letter) -> usize {
        let first = self.0.partition_point(|&other| other < letter);
        let rest = self.0.get(first..).unwrap_or(&[]);
        rest.iter().take_while(|&&other| other == letter).count()
    }
}

/// A fragment: its letters sorted, and the words that have them all.
#[derive(Clone)]
struct Spot {
    letters: Vec<Letter>,
    words: Vec<u32>,
}

/// What a fragment is to the words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::oral) struct Marks {
    /// It is a word.
    pub(in crate::oral) whole: bool,
    /// A word extends it.
    pub(in crate::oral) extended: bool,
}

impl Bags {
    pub(super) fn of(
        lexicon: &Lexicon,
        options: &Options,
        counts: impl Fn(WordId) -> bool,
    ) -> Bags {
        let folding = options.folding();
        let listed = lexicon.ids().filter(|&id| counts(id));
        let mut words: Vec<Vec<Letter>> = listed
            .map(|id| lexicon.chain_letters(id, folding))
            .collect();
        let fragments = lexicon.fragments(folding, &options.words);
        words.extend(fragments.houses().map(<[Letter]>::to_vec));
        for word in &mut words {
            word.sort_unstable();
        }
        words.sort_unstable();
        words.dedup();
        Bags {
            words: words.into_iter().map(Bag).collect(),
            min_word: usize::from(options.min_word),
            variant: options.variant,
            won: HashMap::new(),
        }
    }

    /// What a fragment is; None: no word has its letters.
    pub(in crate::oral) fn marks(&self, fragment: &[Letter]) -> Option<Marks> {
        let spot = self.spot(fragment);
        (!spot.words.is_empty()).then(|| self.marks_of(&spot))
    }
    pub(super) fn sounds(&self, fragment: &[Letter]) -> f64 {
        let having = |letters: &[Letter]| self.spot(letters).words.len() as f64;
        let without = |at: usize| {
            let rest = [&fragment[..at], &fragment[at + 1..]].concat();
            having(&rest) * having(&fragment[at..=at]) / self.words.len().max(1) as f64
        };
        let all = (0..fragment.len()).map(without);
        all.reduce(f64::min).unwrap_or(0.0)
    }

    /// The letters that a strict game lets a player add.
    pub(in crate::oral) fn allowed(&self, fragment: &[Letter]) -> Vec<Letter> {
        let spot = self.spot(fragment);
        let nexts = self.nexts(&spot).into_iter();
        nexts.map(|(letter, _)| letter).collect()
    }

    /// Whether the player to move wins, of two who both play as well as can be. None: the budget,
    /// counted in words looked at, wasn't enough.
    pub(in crate::oral) fn is_won(
        &mut self,
        fragment: &[Letter],
        budget: &mut u64,
    ) -> Option<bool> {
        let spot = self.spot(fragment);
        let marks = self.marks_of(&spot);
        if spot.words.is_empty() || marks.whole || !marks.extended {
            return Some(true);
        }
        self.search(&spot, budget)
    }

    /// Antibalda: by how much who adds the letter comes out ahead, a few letters on.
    pub(in crate::oral) fn gains(
        &self,
        fragment: &[Letter],
        letter: Letter,
        budget: &mut u64,
    ) -> i16 {
        let spot = self.grown(&self.spot(fragment), letter);
        self.gain(&spot, DEPTH, budget)
    }

    fn spot(&self, fragment: &[Letter]) -> Spot {
        let mut letters = fragment.to_vec();
        letters.sort_unstable();
        let mut distinct = letters.clone();
        distinct.dedup();
        let many = |letter: Letter| letters.iter().filter(|&&other| other == letter).count();
        let needs: Vec<(Letter, usize)> = distinct.iter().map(|&l| (l, many(l))).collect();
        let has = |word: &Bag| needs.iter().all(|&(letter, n)| word.count(letter) >= n);
        let words = self.words.iter().zip(0u32..);
        let words = words.filter(|(word, _)| has(word)).map(|(_, at)| at);
        Spot {
            words: words.collect(),
            letters,
        }
    }

    fn grown(&self, spot: &Spot, letter: Letter) -> Spot {
        let at = spot.letters.partition_point(|&other| other < letter);
        let mut letters = spot.letters.clone();
        letters.insert(at, letter);
        let many = letters.iter().filter(|&&other| other == letter).count();
        let has = |&&word: &&u32| self.word(word).is_some_and(|w| w.count(letter) >= many);
        let words = spot.words.iter().filter(has).copied().collect();
        Spot { letters, words }
    }

    fn word(&self, at: u32) -> Option<&Bag> {
        self.words.get(at as usize)
    }

    fn lens<'s>(&'s self, spot: &'s Spot) -> impl Iterator<Item = usize> + use<'s> {
        spot.words
            .iter()
            .filter_map(|&at| self.word(at).map(|word| word.0.len()))
    }

    fn marks_of(&self, spot: &Spot) -> Marks {
        let len = spot.letters.len();
        Marks {
            whole: len >= self.min_word && self.lens(spot).any(|word| word == len),
            extended: self.lens(spot).any(|word| word > len),
        }
    }

    /// The letters that may be added, and what each leads to; the fewest words first.
    fn nexts(&self, spot: &Spot) -> Vec<(Letter, Spot)> {
        let words = spot.words.iter().filter_map(|&at| self.word(at));
        let set = words
            .flat_map(|word| &word.0)
            .fold(0, |set, l| set | l.bit());
        let grown = crate::words::letters_of(set).map(|letter| (letter, self.grown(spot, letter)));
        let allowed = grown.filter(|(_, next)| {
            let marks = self.marks_of(next);
            match self.variant {
                Variant::Oral => marks.extended && !marks.whole,
                Variant::Antibalda => marks.extended || marks.whole,
            }
        });
        let mut nexts: Vec<(Letter, Spot)> = allowed.collect();
        nexts.sort_by_key(|(_, next)| next.words.len());
        nexts
    }

    /// Whether the player to move wins from a fragment that is allowed.
    fn search(&mut self, spot: &Spot, budget: &mut u64) -> Option<bool> {
        // Whoever is left without a letter is one before the end of some word: where all words
        // are of even length or all of odd, it is always the same player.
        let odd = |len: usize| (len - spot.letters.len()) % 2 == 1;
        let mut longer = self.lens(spot).filter(|&len| len > spot.letters.len());
        let first = odd(longer.next()?);
        let alike = longer.all(|len| odd(len) == first);
        drop(longer);
        if alike {
            return Some(!first);
        }
        if let Some(&won) = self.won.get(&spot.letters) {
            return Some(won);
        }
        *budget = budget.checked_sub(spot.words.len() as u64)?;
        let mut known = Some(false);
        for (_, next) in self.nexts(spot) {
            match self.search(&next, budget) {
                Some(false) => {
                    known = Some(true);
                    break;
                }
                Some(true) => {}
                None => known = None,
            }
        }
        let won = known?;
        if self.won.len() >= REMEMBERED {
            self.won.clear();
        }
        self.won.insert(spot.letters.clone(), won);
        Some(won)
    }

    fn gain(&self, spot: &Spot, depth: u32, budget: &mut u64) -> i16 {
        let marks = self.marks_of(spot);
        let gain = i16::from(marks.whole);
        *budget = budget.saturating_sub(spot.words.len() as u64);
        if depth == 0 || *budget == 0 || !marks.extended {
            return gain;
        }
        let nexts = self.nexts(spot).into_iter();
        let best = nexts
            .map(|(_, next)| self.gain(&next, depth - 1, budget))
            .max();
        // Refusing gives the point to the one before.
        gain - best.unwrap_or(-1).max(-1)
    }
}
