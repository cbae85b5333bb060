//! The nouns of one language: what is known of each, graphs, start words.

use super::alphabet::Alphabet;
use super::anagrams::Anagrams;
use super::category::{Categories, Category, Zipf};
use super::chunk::Chunk;
use super::embedded;
use super::folding::{Folding, Use};
use super::form::{Form, WordId};
use super::fragments::Fragments;
use super::graph::{Graph, Letter};
use super::lang::Lang;
use super::multisets::Multisets;
use super::pack::{self, Other, Record};
use super::packed::{BadLexicon, Packed};
use super::policy::Policy;
use super::runs::Runs;
use super::screen::Screen;
use super::suffixes::Suffixes;
use std::sync::OnceLock;

/// What a dictionary knows of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<'a> {
    /// As the dictionary spells it, in lower case.
    pub spelling: &'a str,
    /// How common it is.
    pub zipf: Zipf,
    /// Its categories.
    pub categories: Categories,
    /// A short meaning, when one is known.
    pub meaning: Option<&'a str>,
}

/// How common a start word is at least.
const START: Zipf = Zipf(330);
/// A word of any of these is no start word.
const NO_START: Categories = Categories::of(&[
    Category::Rare,
    Category::Diminutive,
    Category::Augmentative,
    Category::Vulgar,
    Category::Slang,
    Category::Colloquial,
    Category::Regional,
    Category::NoStart,
]);

/// The nouns of one language.
///
/// Everything is made when it is first asked for and kept; the default folding is stored ready.
pub struct Lexicon {
    packed: Packed,
    /// By folding and use; Czech alone needs the chain's.
    forms: [OnceLock<Form>; Folding::COUNT * 2],
    suffixes: [OnceLock<Option<Suffixes>>; Folding::COUNT],
    multisets: [OnceLock<Multisets>; Folding::COUNT],
    runs: [OnceLock<Runs>; Folding::COUNT],
    /// By folding: for each length, the start words.
    starts: [OnceLock<Vec<Vec<WordId>>>; Folding::COUNT],
}

impl Lexicon {
    /// The language's dictionary, that is part of the program. It has no words when the program was
    /// built without that language's file.
    pub fn of(lang: Lang) -> &'static Lexicon {
        static LOADED: [OnceLock<Lexicon>; Lang::COUNT] = [const { OnceLock::new() }; Lang::COUNT];
        LOADED[lang.index()].get_or_init(|| {
            let read = Lexicon::read(Chunk::fixed(embedded::bytes(lang)));
            read.unwrap_or_else(|_| Lexicon::bare(lang))
        })
    }

    /// A dictionary without words, for games that need none.
    pub fn empty() -> &'static Lexicon {
        static EMPTY: OnceLock<Lexicon> = OnceLock::new();
        EMPTY.get_or_init(Lexicon::default)
    }

    /// A dictionary of these words, all of them ordinary and of unknown frequency. Words that the
    /// alphabet can't spell are left out.
    pub fn from_list<W: AsRef<str>>(lang: Lang, words: &[W]) -> Lexicon {
        let records = words.iter().map(|word| Record {
            spelling: word.as_ref().trim().to_lowercase(),
            ..Record::default()
        });
        Lexicon::made(lang, records.collect(), Vec::new())
    }

    /// A dictionary from the text of a dictionary file and of a file of known forms: a line a word,
    /// parted by tabs (`word`, Zipf x 100, flags, meaning; all but the word may be missing, and
    /// `form`, code). Lines that aren't so are left out, and so are words that the alphabet can't
    /// spell.
    pub fn from_entries(lang: Lang, nouns: &str, known: &str) -> Lexicon {
        let nouns = nouns.lines().filter_map(pack::record_of_line);
        let known = known.lines().filter_map(pack::known_of_line);
        Lexicon::made(lang, nouns.collect(), known.collect())
    }

    fn made(lang: Lang, nouns: Vec<Record>, known: Vec<(&str, Other)>) -> Lexicon {
        let bytes = pack::pack(lang, nouns, known);
        Lexicon::read(Chunk::made(bytes)).unwrap_or_else(|_| Lexicon::bare(lang))
    }

    /// Reads a stored dictionary, as the build makes it.
    ///
    /// # Errors
    /// The bytes are something else, or what makes the words is damaged. Damaged meanings and known
    /// forms are as if there were none.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Lexicon, BadLexicon> {
        Lexicon::read(Chunk::made(bytes))
    }

    fn read(bytes: Chunk) -> Result<Lexicon, BadLexicon> {
        let (packed, form) = Packed::read(bytes)?;
        let lexicon = Lexicon::with(packed);
        lexicon.forms[0].get_or_init(|| form);
        Ok(lexicon)
    }

    fn bare(lang: Lang) -> Lexicon {
        Lexicon::with(Packed::bare(lang))
    }

    fn with(packed: Packed) -> Lexicon {
        Lexicon {
            packed,
            forms: [const { OnceLock::new() }; Folding::COUNT * 2],
            suffixes: [const { OnceLock::new() }; Folding::COUNT],
            multisets: [const { OnceLock::new() }; Folding::COUNT],
            runs: [const { OnceLock::new() }; Folding::COUNT],
            starts: [const { OnceLock::new() }; Folding::COUNT],
        }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.packed.lang
    }

    /// How many words it has, those of every category.
    pub fn len(&self) -> usize {
        self.packed.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.packed.len() == 0
    }

    /// The ids of all words.
    pub fn ids(&self) -> impl ExactSizeIterator<Item = WordId> + use<> {
        (0..self.packed.len() as u32).map(WordId)
    }

    /// The alphabet of a board's cells.
    pub fn alphabet(&self, folding: Folding) -> &'static Alphabet {
        Alphabet::for_board(self.lang(), folding)
    }

    /// The alphabet of letters said one after another.
    pub fn chain_alphabet(&self, folding: Folding) -> &'static Alphabet {
        Alphabet::for_chain(self.lang(), folding)
    }

    /// The graph of all words, those of every category, in the letters of [`Lexicon::alphabet`].
    /// A word's number in it isn't its id: see [`Lexicon::words`].
    pub fn graph(&self, folding: Folding) -> &Graph {
        &self.form(folding, Use::Board).graph
    }

    /// The graph in the letters of [`Lexicon::chain_alphabet`].
    pub fn chain_graph(&self, folding: Folding) -> &Graph {
        &self.form(folding, Use::Chain).graph
    }

    /// The words behind a number in [`Lexicon::graph`] of the same folding: mostly one; several
    /// where letters fold together (небо, нёбо).
    pub fn words(&self, folding: Folding, number: u32) -> impl Iterator<Item = WordId> + '_ {
        self.form(folding, Use::Board).words(number)
    }

    /// The words behind a number in [`Lexicon::chain_graph`].
    pub fn chain_words(&self, folding: Folding, number: u32) -> impl Iterator<Item = WordId> + '_ {
        self.form(folding, Use::Chain).words(number)
    }

    /// The words that a policy takes: their numbers in [`Lexicon::graph`], in order, each with its
    /// most common word. The policy's own words aren't among them.
    pub fn taken<'a>(
        &'a self,
        folding: Folding,
        policy: &'a Policy,
    ) -> impl Iterator<Item = (u32, WordId)> + 'a {
        let form = self.form(folding, Use::Board);
        let screen = Screen::of(self, policy, folding, Use::Board);
        (0..form.graph.len() as u32).filter_map(move |number| {
            let ids = form.words(number).filter(|&id| screen.takes(self, id));
            Some((number, ids.max_by_key(|&id| self.zipf(id))?))
        })
    }

    /// What is known of a word. The id must be one of this dictionary's: for another everything is
    /// empty.
    pub fn entry(&self, id: WordId) -> Entry<'_> {
        let (zipf, categories) = self.packed.marks(id);
        Entry {
            spelling: self.packed.spelling(id),
            zipf,
            categories,
            meaning: Some(self.packed.meaning(id)).filter(|meaning| !meaning.is_empty()),
        }
    }

    /// A word as the dictionary spells it.
    pub fn spelling(&self, id: WordId) -> &str {
        self.packed.spelling(id)
    }

    /// How common a word is.
    #[inline]
    pub fn zipf(&self, id: WordId) -> Zipf {
        self.packed.marks(id).0
    }

    /// A word's categories.
    #[inline]
    pub fn categories(&self, id: WordId) -> Categories {
        self.packed.marks(id).1
    }

    /// A word's letters on a board, as it is made up (igazság: z and s are two).
    pub fn letters(&self, id: WordId, folding: Folding) -> Vec<Letter> {
        let word = self.packed.spelled(id);
        let sequences = word.sequences(self.alphabet(folding));
        sequences.into_iter().next().unwrap_or_default()
    }

    /// The words for a start: common, of no category that players argue about, of so many letters on
    /// a board. Where no word's frequency is known, as in a plain list, all count as common.
    pub fn start_words(&self, letters: usize, folding: Folding) -> &[WordId] {
        let starts = self.starts[folding.index(self.lang())].get_or_init(|| {
            let mut starts: Vec<Vec<WordId>> = Vec::new();
            let plain = self.ids().all(|id| self.zipf(id) == Zipf(0));
            let common = if plain { Zipf(0) } else { START };
            for id in self.ids() {
                if self.zipf(id) < common || self.categories(id).meets(NO_START) {
                    continue;
                }
                let len = self.letters(id, folding).len();
                starts.resize(starts.len().max(len + 1), Vec::new());
                starts[len].push(id);
            }
            starts
        });
        starts.get(letters).map_or(&[], Vec::as_slice)
    }

    /// A word's letters in a chain, as [`Lexicon::letters`] on a board.
    pub fn chain_letters(&self, id: WordId, folding: Folding) -> Vec<Letter> {
        let word = self.packed.spelled(id);
        let sequences = word.sequences(self.chain_alphabet(folding));
        sequences.into_iter().next().unwrap_or_default()
    }

    /// What runs of letters are in nouns that the policy takes, in the letters of
    /// [`Lexicon::chain_alphabet`].
    pub fn fragments<'a>(&'a self, folding: Folding, policy: &'a Policy) -> Fragments<'a> {
        let screen = Screen::of(self, policy, folding, Use::Chain);
        Fragments::new(self, folding, self.suffixes(folding), screen)
    }

    /// What letters, in any order, are in nouns that the policy takes, in the letters of
    /// [`Lexicon::chain_alphabet`]. The first call for a folding takes some tens of milliseconds.
    pub fn anagrams<'a>(&'a self, folding: Folding, policy: &'a Policy) -> Anagrams<'a> {
        let sets = self.multisets[folding.index(self.lang())]
            .get_or_init(|| Multisets::of(self.by_frequency(folding)));
        let screen = Screen::of(self, policy, folding, Use::Chain);
        Anagrams::new(self, sets, screen)
    }

    /// Every run of letters in words of every category, in the letters of
    /// [`Lexicon::chain_alphabet`]. The first call for a folding takes a tenth of a second.
    pub fn runs(&self, folding: Folding) -> &Runs {
        self.runs[folding.index(self.lang())].get_or_init(|| match self.suffixes(folding) {
            Some(suffixes) => Runs::of(suffixes),
            None => self.runs_with(folding, &[]),
        })
    }

    /// The same with more words, whose ids go on where the dictionary's end.
    pub fn runs_with(&self, folding: Folding, more: &[Vec<Letter>]) -> Runs {
        let mut words = self.by_frequency(folding);
        let ids = self.packed.len() as u32..;
        words.extend(more.iter().cloned().zip(ids));
        let bytes = Suffixes::pack(&words);
        // What was packed just now is sound.
        Runs::of(&Suffixes::read(Chunk::made(bytes)).unwrap_or_default())
    }

    pub(super) fn form(&self, folding: Folding, used: Use) -> &Form {
        let used = if self.lang() == Lang::Cs {
            used
        } else {
            Use::Board
        };
        let place = folding.index(self.lang()) + Folding::COUNT * used as usize;
        self.forms[place].get_or_init(|| {
            let alphabet = Alphabet::of(self.lang(), folding, used);
            let bytes = Form::pack(&self.packed.all_spelled(), alphabet);
            Form::read(Chunk::made(bytes), self.packed.len()).unwrap_or_default()
        })
    }

    /// What a form that is no dictionary word is known as, by the numbers of its letters.
    pub(super) fn known(&self, letters: &[u8]) -> Option<Other> {
        self.packed.known(letters)
    }

    #[cfg(test)]
    pub(super) fn packed_suffixes_are_sound(&self) -> bool {
        self.packed.suffixes().is_some()
    }

    /// All words in the letters of a chain, from the most common to the rarest.
    fn by_frequency(&self, folding: Folding) -> Vec<(Vec<Letter>, u32)> {
        let words = self.packed.all_spelled();
        let marks = |id: usize| self.packed.marks(WordId(id as u32));
        pack::by_frequency(&words, self.chain_alphabet(folding), marks)
    }

    fn suffixes(&self, folding: Folding) -> Option<&Suffixes> {
        let place = folding.index(self.lang());
        let suffixes = self.suffixes[place].get_or_init(|| {
            if place == 0
                && let Some(stored) = self.packed.suffixes()
            {
                return Some(stored);
            }
            let bytes = Suffixes::pack(&self.by_frequency(folding));
            Suffixes::read(Chunk::made(bytes))
        });
        suffixes.as_ref()
    }
}

impl Default for Lexicon {
    fn default() -> Lexicon {
        Lexicon::bare(Lang::default())
    }
}

impl std::fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} words of {}", self.len(), self.lang().code())
    }
}
