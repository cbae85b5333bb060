//! What runs of letters are in nouns: the oral game asks nothing else.

use super::folding::{Folding, Use};
use super::form::WordId;
use super::graph::Letter;
use super::lexicon::Lexicon;
use super::policy::Noun;
use super::screen::Screen;
use super::suffixes::Suffixes;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;

/// The runs of letters in the nouns that one policy takes, its house words among them.
pub struct Fragments<'a> {
    lexicon: &'a Lexicon,
    folding: Folding,
    suffixes: Option<&'a Suffixes>,
    screen: Screen<'a>,
}

impl<'a> Fragments<'a> {
    pub(super) fn new(
        lexicon: &'a Lexicon,
        folding: Folding,
        suffixes: Option<&'a Suffixes>,
        screen: Screen<'a>,
    ) -> Fragments<'a> {
        Fragments {
            lexicon,
            folding,
            suffixes,
            screen,
        }
    }

    /// Whether some noun has these letters inside, or is them. No letters are in every noun.
    pub fn contains(&self, fragment: &[Letter]) -> bool {
        self.common(fragment, 0).is_some() || self.house(fragment, 0).is_some()
    }

    /// The most common noun that has these letters inside or is them, as [`Fragments::extends`].
    pub fn having(&self, fragment: &[Letter]) -> Option<Noun> {
        match self.common(fragment, 0) {
            Some(id) => Some(Noun::Listed(id)),
            None => Some(Noun::House(self.house(fragment, 0)?.to_owned())),
        }
    }

    /// Whether the policy takes a word of the dictionary.
    pub fn takes(&self, id: WordId) -> bool {
        self.screen.takes(self.lexicon, id)
    }

    /// The letters of the chat's own words.
    pub fn houses(&self) -> impl Iterator<Item = &[Letter]> {
        let houses = self.screen.houses().iter();
        houses.map(|(letters, _)| letters.as_slice())
    }

    /// The most common noun that has these letters inside and is longer. The kinds of words that
    /// only some chats take come after all others, and house words last.
    pub fn extends(&self, fragment: &[Letter]) -> Option<Noun> {
        let longer = fragment.len() + 1;
        match self.common(fragment, longer) {
            Some(id) => Some(Noun::Listed(id)),
            None => Some(Noun::House(self.house(fragment, longer)?.to_owned())),
        }
    }

    /// The noun that these letters are.
    pub fn whole(&self, letters: &[Letter]) -> Option<Noun> {
        let form = self.lexicon.form(self.folding, Use::Chain);
        let ids = form.graph.find(letters).into_iter();
        let taken = ids
            .flat_map(|number| form.words(number))
            .filter(|&id| self.screen.takes(self.lexicon, id));
        match taken.max_by_key(|&id| self.lexicon.zipf(id)) {
            Some(id) => Some(Noun::Listed(id)),
            None => Some(Noun::House(self.screen.house(letters)?.to_owned())),
        }
    }

    fn house(&self, fragment: &[Letter], least: usize) -> Option<&'a str> {
        let inside = |word: &[Letter]| {
            fragment.is_empty() || word.windows(fragment.len()).any(|run| run == fragment)
        };
        let mut houses = self.screen.houses().iter();
        let found = houses.find(|(word, _)| word.len() >= least && inside(word));
        found.map(|&(_, word)| word)
    }

    /// The most common noun of the dictionary of at least so many letters with these inside.
    fn common(&self, fragment: &[Letter], least: usize) -> Option<WordId> {
        let suffixes = self.suffixes?;
        let fits = |ending: usize| {
            let (number, id) = suffixes.word_at(suffixes.place(ending));
            let id = WordId(id);
            let fits = suffixes.len_of(number) >= least && self.screen.takes(self.lexicon, id);
            fits.then_some(id)
        };
        let range = suffixes.find(fragment);
        let first = suffixes.least(range.clone())?;
        if let Some(id) = fits(first) {
            return Some(id);
        }
        // What is before and after an ending that won't do, the most common word's first.
        let mut ranges = BinaryHeap::new();
        let push = |ranges: &mut BinaryHeap<_>, range: Range<usize>| {
            if let Some(ending) = suffixes.least(range.clone()) {
                let place = Reverse(suffixes.place(ending));
                ranges.push((place, ending, range.start, range.end));
            }
        };
        push(&mut ranges, range.start..first);
        push(&mut ranges, first + 1..range.end);
        while let Some((_, ending, start, end)) = ranges.pop() {
            if let Some(id) = fits(ending) {
                return Some(id);
            }
            push(&mut ranges, start..ending);
            push(&mut ranges, ending + 1..end);
        }
        None
    }
}
