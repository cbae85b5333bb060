//! The words that count in a game, as the finder takes them.

use super::board::Board;
use super::finder::{self, Chains, Found, Hit, Position, WordSet};
use super::options::Options;
use crate::words::{Alphabet, Categories, Folding, Graph, Letter, Lexicon, WordId, Zipf};

/// The words of a dictionary that a game's options take, and the chat's own.
#[derive(Clone)]
pub(super) struct Playable<'a> {
    lexicon: &'a Lexicon,
    folding: Folding,
    options: &'a Options,
    graph: &'a Graph,
    words: WordSet,
    house: House,
}

/// The chat's own words that the dictionary hasn't.
#[derive(Clone, Default)]
struct House {
    graph: Graph,
    words: WordSet,
    /// How each is spelled, by its number.
    spellings: Vec<String>,
}

impl<'a> Playable<'a> {
    /// All words that count at the start.
    pub(super) fn new(lexicon: &'a Lexicon, options: &'a Options) -> Playable<'a> {
        Playable::of(lexicon, options, |id| takes(lexicon, options, id))
    }

    /// Those that a computer says: at least so common, and in none of these categories.
    pub(super) fn said_by_computer(
        lexicon: &'a Lexicon,
        options: &'a Options,
        least: Zipf,
        never: Categories,
    ) -> Playable<'a> {
        let says = |id| {
            takes(lexicon, options, id)
                && lexicon.zipf(id) >= least
                && !lexicon.categories(id).meets(never)
        };
        Playable::of(lexicon, options, says)
    }

    fn of(
        lexicon: &'a Lexicon,
        options: &'a Options,
        counts: impl Fn(WordId) -> bool,
    ) -> Playable<'a> {
        let folding = options.folding();
        let graph = lexicon.graph(folding);
        let mut words = WordSet::none(graph.len());
        for number in 0..graph.len() as u32 {
            let mut ids = lexicon.words(folding, number);
            if ids.any(&counts) {
                words.insert(number);
            }
        }
        let alphabet = lexicon.alphabet(folding);
        for blocked in &options.words.blocked {
            for letters in alphabet.readings(blocked).unwrap_or_default() {
                if let Some(number) = graph.find(&letters) {
                    words.remove(number);
                }
            }
        }
        let mut playable = Playable {
            lexicon,
            folding,
            options,
            graph,
            words,
            house: House::default(),
        };
        playable.house = playable.own_words(alphabet);
        playable
    }

    fn own_words(&self, alphabet: &Alphabet) -> House {
        let policy = &self.options.words;
        let mut list: Vec<(Vec<Letter>, &str)> = Vec::new();
        let blocked: Vec<_> = policy
            .blocked
            .iter()
            .filter_map(|w| alphabet.readings(w).ok())
            .collect();
        for word in &policy.house {
            let Ok(letters) = alphabet.read(word) else {
                continue;
            };
            let known = self
                .graph
                .find(&letters)
                .is_some_and(|n| self.words.contains(n));
            if !known && !blocked.iter().flatten().any(|b| *b == letters) {
                list.push((letters, word));
            }
        }
        list.sort();
        list.dedup_by(|a, b| a.0 == b.0);
        let (letters, spellings): (Vec<_>, Vec<_>) =
            list.into_iter().map(|(l, s)| (l, s.to_owned())).unzip();
        // Sorted, unique, of letters: the graph can't refuse them.
        let graph = Graph::build(&letters).unwrap_or_default();
        House {
            words: WordSet::all(graph.len()),
            graph,
            spellings,
        }
    }

    /// Takes a used word out: its letters on the board, and its other readings.
    pub(super) fn strike(&mut self, letters: &[Letter], spelling: &str) {
        let alphabet = self.lexicon.alphabet(self.folding);
        let readings = alphabet.readings(spelling).unwrap_or_default();
        for letters in readings.iter().map(Vec::as_slice).chain([letters]) {
            if let Some(number) = self.graph.find(letters) {
                self.words.remove(number);
            }
            if let Some(number) = self.house.graph.find(letters) {
                self.house.words.remove(number);
            }
        }
    }

    /// Takes a word out that was found.
    pub(super) fn remove(&mut self, number: u32) {
        match self.own(number) {
            Some(own) => self.house.words.remove(own),
            None => self.words.remove(number),
        }
    }

    /// Puts it back.
    pub(super) fn restore(&mut self, number: u32) {
        match self.own(number) {
            Some(own) => self.house.words.insert(own),
            None => self.words.insert(number),
        }
    }

    /// The number among the chat's own words.
    fn own(&self, number: u32) -> Option<u32> {
        number.checked_sub(self.graph.len() as u32)
    }

    /// Every legal move.
    pub(super) fn moves(&self, board: &Board, chains: Chains, found: &mut Found) {
        let position = Position { board, chains };
        finder::all(position, self.graph, &self.words, found);
        if !self.house.spellings.is_empty() {
            finder::more(position, &self.house.graph, &self.house.words, found);
        }
    }

    /// Whether there is a legal move.
    pub(super) fn any_move(&self, board: &Board, chains: Chains) -> bool {
        let position = Position { board, chains };
        let mut found = Found::default();
        finder::any(position, self.graph, &self.words, &mut found)
            || finder::any(position, &self.house.graph, &self.house.words, &mut found)
    }

    /// A word that was found, as the dictionary or the chat spells it.
    pub(super) fn spelling(&self, hit: &Hit) -> &str {
        match self.own(hit.word) {
            Some(own) => self
                .house
                .spellings
                .get(own as usize)
                .map_or("", String::as_str),
            None => self.id(hit.word).map_or("", |id| self.lexicon.spelling(id)),
        }
    }

    /// How common a word that was found is; the chat's own aren't.
    pub(super) fn zipf(&self, hit: &Hit) -> Zipf {
        self.id(hit.word)
            .map_or(Zipf(0), |id| self.lexicon.zipf(id))
    }

    /// The most common of the words with these letters that count.
    fn id(&self, number: u32) -> Option<WordId> {
        let ids = self.lexicon.words(self.folding, number);
        let ids = ids.filter(|&id| takes(self.lexicon, self.options, id));
        ids.max_by_key(|&id| self.lexicon.zipf(id))
    }
}

fn takes(lexicon: &Lexicon, options: &Options, id: WordId) -> bool {
    options.words.refuses(lexicon.categories(id)).is_none()
}
