//! The nouns as a game's options see them: what a fragment is to them.

use super::event::{Addition, Verdict};
use super::options::{Options, Places, Variant};
use crate::words::{Alphabet, Anagrams, Fragments, Letter, Lexicon, Noun, Zipf};

/// The nouns that a game's options take.
pub struct Nouns<'a> {
    lexicon: &'a Lexicon,
    alphabet: &'static Alphabet,
    letters: Letters<'a>,
    places: Places,
    variant: Variant,
    min_word: usize,
}

enum Letters<'a> {
    InOrder(Fragments<'a>),
    InAnyOrder(Anagrams<'a>),
}

impl<'a> Nouns<'a> {
    /// The nouns of a dictionary for these options.
    pub fn of(lexicon: &'a Lexicon, options: &'a Options) -> Nouns<'a> {
        let (folding, policy) = (options.folding(), &options.words);
        let places = options.places();
        Nouns {
            lexicon,
            alphabet: lexicon.chain_alphabet(folding),
            letters: match places {
                Places::Nowhere => Letters::InAnyOrder(lexicon.anagrams(folding, policy)),
                _ => Letters::InOrder(lexicon.fragments(folding, policy)),
            },
            places,
            variant: options.variant,
            min_word: usize::from(options.min_word),
        }
    }

    /// The alphabet that the letters are of.
    pub fn alphabet(&self) -> &'static Alphabet {
        self.alphabet
    }

    /// Whether the fragment is in some noun as it stands, or is one.
    pub fn occurs(&self, fragment: &[Letter]) -> bool {
        match &self.letters {
            Letters::InOrder(fragments) => fragments.contains(fragment),
            Letters::InAnyOrder(anagrams) => anagrams.contains(fragment),
        }
    }

    /// The noun that the fragment is, of those that count.
    pub fn whole(&self, fragment: &[Letter]) -> Option<Noun> {
        if fragment.len() < self.min_word {
            return None;
        }
        match &self.letters {
            Letters::InOrder(fragments) => fragments.whole(fragment),
            Letters::InAnyOrder(anagrams) => anagrams.whole(fragment),
        }
    }

    /// The most common noun that extends the fragment.
    pub fn extends(&self, fragment: &[Letter]) -> Option<Noun> {
        match &self.letters {
            Letters::InAnyOrder(anagrams) => anagrams.extends(fragment),
            Letters::InOrder(fragments) if self.places == Places::Ends => {
                fragments.extends(fragment)
            }
            // A letter put in anywhere must leave what a noun has inside, before and after.
            Letters::InOrder(fragments) => {
                if !fragments.contains(fragment) {
                    return None;
                }
                let longer = self.additions(fragment);
                let nouns = longer.filter_map(|one| fragments.having(&one.to(fragment)));
                let nouns: Vec<Noun> = nouns.collect();
                nouns.into_iter().rev().max_by_key(|noun| self.common(noun))
            }
        }
    }

    /// Every letter at every place where it makes a difference, each fragment once.
    pub fn additions<'f>(
        &self,
        fragment: &'f [Letter],
    ) -> impl Iterator<Item = Addition> + use<'f> {
        let len = fragment.len().min(usize::from(u8::MAX)) as u8;
        let places = match self.places {
            Places::Nowhere => vec![len],
            Places::Ends if len == 0 => vec![0],
            Places::Ends => vec![0, len],
            Places::Anywhere => (0..=len).collect(),
        };
        let ends = self.places == Places::Ends;
        let alphabet = self.alphabet;
        places.into_iter().flat_map(move |place| {
            alphabet
                .letters()
                .map(move |letter| Addition { letter, place })
                .filter(move |one| {
                    // Beside the same letter before it, it would make the same fragment; of two ends
                    // only a run of one letter does.
                    let before = fragment[..usize::from(one.place)].last();
                    match ends {
                        true if one.place > 0 => !fragment.iter().all(|l| *l == one.letter),
                        true => true,
                        false => before != Some(&one.letter),
                    }
                })
        })
    }

    /// Whether some noun extends the fragment: as [`Nouns::extends`], without looking for the most
    /// common one.
    pub fn is_extended(&self, fragment: &[Letter]) -> bool {
        match &self.letters {
            Letters::InOrder(fragments) if self.places == Places::Anywhere => {
                let mut longer = self.additions(fragment);
                fragments.contains(fragment)
                    && longer.any(|one| fragments.contains(&one.to(fragment)))
            }
            _ => self.extends(fragment).is_some(),
        }
    }

    /// What the fragment is: a noun, even if longer ones go on from it; else what extends it.
    pub fn judge(&self, fragment: &[Letter]) -> Verdict {
        match (self.whole(fragment), self.extends(fragment)) {
            (Some(noun), _) => Verdict::Whole {
                word: self.spelling(&noun).to_owned(),
                meaning: self.meaning(&noun),
            },
            (None, Some(noun)) => Verdict::Extends {
                word: self.spelling(&noun).to_owned(),
            },
            (None, None) => Verdict::Dead,
        }
    }

    /// Whether a strict game lets a player make this fragment.
    pub fn allows(&self, fragment: &[Letter]) -> bool {
        match self.variant {
            Variant::Oral => {
                self.occurs(fragment)
                    && self.whole(fragment).is_none()
                    && self.is_extended(fragment)
            }
            Variant::Antibalda => {
                self.occurs(fragment)
                    && (self.whole(fragment).is_some() || self.is_extended(fragment))
            }
        }
    }

    /// Whether a strict game leaves any letter to the player to move.
    pub fn leaves_any(&self, fragment: &[Letter]) -> bool {
        self.additions(fragment)
            .any(|one| self.allows(&one.to(fragment)))
    }

    /// Whether some noun has letters enough to count.
    pub fn any_counts(&self, options: &Options) -> bool {
        let fragments = self.lexicon.fragments(options.folding(), &options.words);
        let long = |letters: &[Letter]| letters.len() >= self.min_word;
        let mut listed = self.lexicon.ids().filter(|&id| fragments.takes(id));
        listed.any(|id| long(&self.lexicon.chain_letters(id, options.folding())))
            || fragments.houses().any(long)
    }

    /// How many letters the longest noun has.
    pub fn longest(&self, options: &Options) -> u8 {
        let fragments = self.lexicon.fragments(options.folding(), &options.words);
        let listed = self.lexicon.ids().filter(|&id| fragments.takes(id));
        let listed = listed.map(|id| self.lexicon.chain_letters(id, options.folding()).len());
        let houses = fragments.houses().map(<[Letter]>::len);
        let longest = listed.chain(houses).max().unwrap_or(0);
        u8::try_from(longest).unwrap_or(u8::MAX)
    }

    /// A noun as it is spelled.
    pub fn spelling<'n>(&'n self, noun: &'n Noun) -> &'n str {
        match noun {
            Noun::Listed(id) => self.lexicon.spelling(*id),
            Noun::House(word) => word,
        }
    }

    /// What a noun means, when that is known.
    pub fn meaning(&self, noun: &Noun) -> Option<String> {
        match noun {
            Noun::Listed(id) => self.lexicon.entry(*id).meaning.map(str::to_owned),
            Noun::House(_) => None,
        }
    }

    /// How common a noun is; a chat's own are after all others.
    pub fn common(&self, noun: &Noun) -> Option<Zipf> {
        match noun {
            Noun::Listed(id) => Some(self.lexicon.zipf(*id)),
            Noun::House(_) => None,
        }
    }
}
