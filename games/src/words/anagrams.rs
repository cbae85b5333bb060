//! What letters, in any order, are in nouns: what the oral game asks when it is played so.

use super::form::WordId;
use super::graph::Letter;
use super::lexicon::Lexicon;
use super::multisets::{Multisets, includes};
use super::policy::Noun;
use super::screen::Screen;

/// The letters of the nouns that one policy takes, its house words among them, whatever their
/// order.
pub struct Anagrams<'a> {
    lexicon: &'a Lexicon,
    sets: &'a Multisets,
    screen: Screen<'a>,
    /// The chat's own words with their letters sorted.
    house: Vec<(Vec<Letter>, &'a str)>,
}

impl<'a> Anagrams<'a> {
    pub(super) fn new(
        lexicon: &'a Lexicon,
        sets: &'a Multisets,
        screen: Screen<'a>,
    ) -> Anagrams<'a> {
        let house = screen.houses().iter();
        let house = house.map(|(letters, word)| (sorted(letters), *word));
        Anagrams {
            lexicon,
            sets,
            house: house.collect(),
            screen,
        }
    }

    /// Whether some noun has all these letters, each as often.
    pub fn contains(&self, letters: &[Letter]) -> bool {
        self.having(letters, 0).is_some()
    }

    /// The most common noun that has all these letters, each as often, and is longer. The kinds of
    /// words that only some chats take come after all others, and house words last.
    pub fn extends(&self, letters: &[Letter]) -> Option<Noun> {
        self.having(letters, letters.len() + 1)
    }

    /// The most common noun of exactly these letters.
    pub fn whole(&self, letters: &[Letter]) -> Option<Noun> {
        let letters = sorted(letters);
        let ids = self.sets.of_letters(&letters).map(WordId);
        let mut taken = ids.filter(|&id| self.screen.takes(self.lexicon, id));
        let mut house = self.house.iter().filter(|(word, _)| *word == letters);
        match taken.next() {
            Some(id) => Some(Noun::Listed(id)),
            None => Some(Noun::House(house.next()?.1.to_owned())),
        }
    }

    fn having(&self, letters: &[Letter], least: usize) -> Option<Noun> {
        let letters = sorted(letters);
        let ids = self.sets.having(&letters, least).map(WordId);
        let mut taken = ids.filter(|&id| self.screen.takes(self.lexicon, id));
        let fits = |word: &[Letter]| word.len() >= least && includes(word, &letters);
        let mut house = self.house.iter().filter(|(word, _)| fits(word));
        match taken.next() {
            Some(id) => Some(Noun::Listed(id)),
            None => Some(Noun::House(house.next()?.1.to_owned())),
        }
    }
}

fn sorted(letters: &[Letter]) -> Vec<Letter> {
    let mut sorted = letters.to_vec();
    sorted.sort_unstable();
    sorted
}
