//! The words that a computer knows.

use crate::Level;
use crate::oral::options::Options;
use crate::words::{Categories, Category, Fragments, Lang, Lexicon, WordId, Zipf};

/// The words that one level knows.
pub(super) struct Vocabulary<'a> {
    lexicon: &'a Lexicon,
    taken: Fragments<'a>,
    least: Zipf,
    never: Categories,
}

impl<'a> Vocabulary<'a> {
    pub(super) fn of(lexicon: &'a Lexicon, options: &'a Options, level: Level) -> Vocabulary<'a> {
        let rarely = Categories::of(&[Category::Rare]);
        let (least, never) = match level {
            Level::Easy => (Zipf(350), rarely),
            Level::Normal if options.lang == Lang::Hu => (Zipf(300), rarely),
            Level::Normal => (Zipf(250), rarely),
            Level::Hard => (Zipf(150), Categories::NONE),
            Level::Expert => (Zipf(0), Categories::NONE),
        };
        // In a plain list no word is rare.
        let plain = least > Zipf(0) && lexicon.ids().all(|id| lexicon.zipf(id) == Zipf(0));
        Vocabulary {
            lexicon,
            taken: lexicon.fragments(options.folding(), &options.words),
            least: if plain { Zipf(0) } else { least },
            never,
        }
    }

    /// Whether it knows the word.
    pub(super) fn knows(&self, id: WordId) -> bool {
        self.taken.takes(id)
            && self.lexicon.zipf(id) >= self.least
            && !self.lexicon.categories(id).meets(self.never)
    }

    /// How many words there are to one that it knows, besides that one.
    pub(super) fn forgotten(&self) -> f64 {
        let taken = self.lexicon.ids().filter(|&id| self.taken.takes(id));
        let (mut all, mut known) = (0u32, 0u32);
        for id in taken {
            all += 1;
            known += u32::from(self.knows(id));
        }
        f64::from(all - known) / f64::from(known.max(1))
    }
}
