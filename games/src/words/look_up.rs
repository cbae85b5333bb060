//! Whether a text is a noun that may be played, and if not, why.

use super::folding::{Folding, Use};
use super::form::{Form, WordId};
use super::graph::Letter;
use super::lexicon::Lexicon;
use super::near;
use super::pack::Other;
use super::policy::{Noun, Policy, Reason, Verdict};
use super::screen::Screen;

impl Lexicon {
    /// Whether a text is a noun that may be played, and if not, why.
    ///
    /// Of several words that fold together (небо, нёбо) it names the one that is spelled as typed,
    /// or else the most common one.
    pub fn look_up(&self, text: &str, folding: Folding, policy: &Policy) -> Verdict {
        // One reading will do: a word of the dictionary is there as read from the left, too.
        let letters = match self.alphabet(folding).read(text) {
            Ok(letters) => letters,
            Err(why) => return Verdict::Refused(Reason::Unreadable(why)),
        };
        let screen = Screen::of(self, policy, folding, Use::Board);
        if screen.blocks(&letters) {
            return Verdict::Refused(Reason::Blocked);
        }
        let form = self.form(folding, Use::Board);
        let number = form.graph.find(&letters);
        let ids = || number.into_iter().flat_map(|number| form.words(number));
        let taken = ids().filter(|&id| screen.takes(self, id));
        if let Some(id) = self.best(taken, text) {
            return Verdict::Valid(Noun::Listed(id));
        }
        if let Some(word) = screen.house(&letters) {
            return Verdict::Valid(Noun::House(word.to_owned()));
        }
        let category = ids().find_map(|id| policy.refuses(self.categories(id)));
        Verdict::Refused(match category {
            Some(category) => Reason::Category(category),
            None => self.unlisted(text, &letters, form, &screen),
        })
    }

    /// The word spelled as typed, or the most common.
    fn best(&self, mut ids: impl Iterator<Item = WordId>, text: &str) -> Option<WordId> {
        let first = ids.next()?;
        let Some(second) = ids.next() else {
            return Some(first);
        };
        let typed = text.trim().to_lowercase();
        let key = |id: &WordId| (self.spelling(*id) == typed, self.zipf(*id));
        [first, second].into_iter().chain(ids).max_by_key(key)
    }

    fn unlisted(&self, text: &str, letters: &[Letter], form: &Form, screen: &Screen<'_>) -> Reason {
        let usual = self.alphabet(Folding::default()).read(text);
        let key: Vec<u8> = usual.iter().flatten().map(|letter| letter.0).collect();
        match self.known(&key) {
            Some(Other::Name) => Reason::Name,
            Some(Other::Plural) => Reason::Plural,
            Some(Other::Case) => Reason::OtherCase,
            Some(Other::Adjective) => Reason::Adjective,
            Some(Other::Verb) => Reason::Verb,
            Some(Other::Abbreviation) => Reason::Abbreviation,
            Some(Other::Part) => Reason::OtherPart,
            None => Reason::Unknown {
                near: near::words(self, form, letters, screen),
            },
        }
    }
}
