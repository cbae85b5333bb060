//! A policy made ready for one dictionary: what it forbids and adds, as letters.

use super::alphabet::Alphabet;
use super::category::Categories;
use super::folding::{Folding, Use};
use super::form::WordId;
use super::graph::Letter;
use super::lexicon::Lexicon;
use super::policy::Policy;

/// See the module. Making one costs nothing while the policy's lists are empty.
pub(super) struct Screen<'a> {
    taken: Categories,
    blocked: Vec<Vec<Letter>>,
    /// The dictionary's words that are blocked, sorted.
    blocked_ids: Vec<WordId>,
    house: Vec<(Vec<Letter>, &'a str)>,
}

impl<'a> Screen<'a> {
    pub(super) fn of(
        lexicon: &Lexicon,
        policy: &'a Policy,
        folding: Folding,
        used: Use,
    ) -> Screen<'a> {
        let alphabet = Alphabet::of(lexicon.lang(), folding, used);
        let mut screen = Screen {
            taken: policy.taken(),
            blocked: Vec::new(),
            blocked_ids: Vec::new(),
            house: Vec::new(),
        };
        if !policy.blocked.is_empty() {
            let readings = |word: &String| alphabet.readings(word).ok();
            let blocked = policy.blocked.iter().filter_map(readings);
            screen.blocked = blocked.flatten().collect();
            let form = lexicon.form(folding, used);
            let numbers = screen
                .blocked
                .iter()
                .filter_map(|word| form.graph.find(word));
            screen.blocked_ids = numbers.flat_map(|number| form.words(number)).collect();
            screen.blocked_ids.sort_unstable();
        }
        for word in &policy.house {
            let letters = alphabet.read(word).ok();
            let letters = letters.filter(|letters| !screen.blocks(letters));
            screen
                .house
                .extend(letters.map(|letters| (letters, word.as_str())));
        }
        screen
    }

    /// Whether the policy takes a word of the dictionary.
    #[inline]
    pub(super) fn takes(&self, lexicon: &Lexicon, id: WordId) -> bool {
        lexicon.categories(id).but_not(self.taken).is_empty()
            && (self.blocked_ids.is_empty() || self.blocked_ids.binary_search(&id).is_err())
    }

    /// Whether the chat has forbidden the word.
    pub(super) fn blocks(&self, letters: &[Letter]) -> bool {
        self.blocked.iter().any(|word| word == letters)
    }

    /// The chat's own word of these letters.
    pub(super) fn house(&self, letters: &[Letter]) -> Option<&'a str> {
        let mut words = self.house.iter();
        words
            .find(|(word, _)| word == letters)
            .map(|&(_, word)| word)
    }

    /// The chat's own words.
    pub(super) fn houses(&self) -> &[(Vec<Letter>, &'a str)] {
        &self.house
    }
}
