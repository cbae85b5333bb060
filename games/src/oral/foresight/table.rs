//! All fragments solved at once, the longest first.

use crate::oral::event::Addition;
use crate::oral::options::{Options, Places, Variant};
use crate::words::{Letter, Lexicon, Runs, WordId};
use std::cell::OnceCell;

/// Some word has it inside, or is it.
const OCCURS: u8 = 1;
/// Some word extends it.
const EXTENDS: u8 = 2;
/// It is a word.
const WHOLE: u8 = 4;

/// What becomes of every run of letters of a list of words.
///
/// Of oral Balda it says for the player to move, the next, and so on whether they can keep out of
/// losing the round, whatever all the others do; of Antibalda by how many points the player to move
/// comes out ahead of the next.
pub(in crate::oral) struct Table<'a> {
    runs: Kept<'a>,
    marks: Vec<u8>,
    values: Vec<u16>,
    rules: Rules,
    /// The runs that the words known are, with repeats.
    known: Vec<u32>,
    /// How often each run is met in them; counted when it is asked.
    met: OnceCell<Vec<u32>>,
}

/// The runs of the dictionary, or of it and the chat's own words.
enum Kept<'a> {
    Lent(&'a Runs),
    Own(Box<Runs>),
}

#[derive(Clone, Copy)]
struct Rules {
    variant: Variant,
    places: Places,
    players: u32,
}

impl<'a> Table<'a> {
    pub(super) fn of(
        lexicon: &'a Lexicon,
        options: &'a Options,
        players: usize,
        counts: impl Fn(WordId) -> bool,
    ) -> Table<'a> {
        let folding = options.folding();
        let houses = lexicon.fragments(folding, &options.words);
        let houses: Vec<Vec<Letter>> = houses.houses().map(<[Letter]>::to_vec).collect();
        let runs = match houses.is_empty() {
            true => Kept::Lent(lexicon.runs(folding)),
            false => Kept::Own(Box::new(lexicon.runs_with(folding, &houses))),
        };
        let rules = Rules {
            variant: options.variant,
            places: options.places(),
            players: players.clamp(2, 12) as u32,
        };
        let all = runs.all().len();
        let mut table = Table {
            runs,
            marks: vec![0; all],
            values: vec![rules.start(); all],
            rules,
            known: Vec::new(),
            met: OnceCell::new(),
        };
        let own = |id: WordId| id.0 as usize >= lexicon.len();
        table.mark(usize::from(options.min_word), |id| own(id) || counts(id));
        table.solve();
        table
    }

    fn mark(&mut self, min_word: usize, counts: impl Fn(WordId) -> bool) {
        let runs = self.runs.all();
        // The shorter ones come first; with none so long every run is shorter.
        let counting = match runs.of_len(min_word) {
            range if range.is_empty() => runs.len() as u32,
            range => range.start,
        };
        for &(run, id) in runs.words() {
            if counts(id) {
                self.known.push(run);
                let whole = if run >= counting { WHOLE } else { 0 };
                self.marks[run as usize] |= OCCURS | whole;
            }
        }
    }

    fn solve(&mut self) {
        let runs = self.runs.all();
        for run in (1..runs.len() as u32).rev() {
            let marks = self.marks[run as usize];
            if marks & OCCURS == 0 {
                continue;
            }
            let counted = self.rules.counted(marks, self.values[run as usize]);
            let (begin, end) = (runs.begin(run), runs.end(run));
            let ends = [begin, end];
            let ends = &ends[..if begin == end { 1 } else { 2 }];
            for &shorter in ends {
                self.marks[shorter as usize] |= OCCURS;
            }
            let shorter = match self.rules.places {
                Places::Anywhere => runs.shorter(run),
                _ => ends,
            };
            for &shorter in shorter {
                self.marks[shorter as usize] |= EXTENDS;
                if let Some(counted) = counted {
                    let value = &mut self.values[shorter as usize];
                    *value = self.rules.together(*value, counted);
                }
            }
        }
    }

    /// The run of these letters, if a word has it.
    pub(in crate::oral) fn find(&self, fragment: &[Letter]) -> Option<u32> {
        let run = self.runs.all().find(fragment)?;
        (self.marks(run) & OCCURS != 0).then_some(run)
    }

    /// Whether it is a word.
    pub(in crate::oral) fn is_whole(&self, run: u32) -> bool {
        self.marks(run) & WHOLE != 0
    }

    /// Whether a word extends it.
    pub(in crate::oral) fn is_extended(&self, run: u32) -> bool {
        self.marks(run) & EXTENDS != 0
    }

    /// Whether a strict game lets a player make it.
    pub(in crate::oral) fn is_allowed(&self, run: u32) -> bool {
        self.rules
            .counted(self.marks(run), self.value(run))
            .is_some()
    }

    /// What it is worth to the player to move.
    fn value(&self, run: u32) -> u16 {
        self.values.get(run as usize).copied().unwrap_or(0)
    }

    /// Whether the player to move can keep out of losing: a violation is refused.
    pub(in crate::oral) fn is_won(&self, run: u32) -> bool {
        !self.is_allowed(run) || self.value(run) & 1 != 0
    }

    /// Whether a player who makes it can keep out of losing.
    pub(in crate::oral) fn wins(&self, run: u32) -> bool {
        self.is_allowed(run) && self.value(run) >> (self.rules.players - 1) & 1 != 0
    }

    /// Antibalda: by how much a player who makes it comes out ahead.
    pub(in crate::oral) fn gains(&self, run: u32) -> i16 {
        let counted = self.rules.counted(self.marks(run), self.value(run));
        counted.map_or(i16::MIN, |gain| gain as i16)
    }

    fn marks(&self, run: u32) -> u8 {
        self.marks.get(run as usize).copied().unwrap_or(0)
    }
    pub(super) fn sounds(&self, fragment: &[Letter]) -> f64 {
        let len = fragment.len();
        let (Some(begin), Some(end)) = (fragment.get(..len.wrapping_sub(1)), fragment.get(1..))
        else {
            return 0.0;
        };
        let middle = end.get(..end.len().wrapping_sub(1)).unwrap_or(&[]);
        let met = |letters: &[Letter]| match self.find(letters) {
            Some(run) => f64::from(self.met().get(run as usize).copied().unwrap_or(0)),
            None => 0.0,
        };
        met(begin) * met(end) / met(middle).max(1.0)
    }

    fn met(&self) -> &[u32] {
        self.met.get_or_init(|| {
            let runs = self.runs.all();
            let mut met = vec![0u32; runs.len()];
            for &word in &self.known {
                let mut run = word;
                while run != Runs::EMPTY {
                    met[run as usize] += 1;
                    run = runs.end(run);
                }
            }
            for run in (1..runs.len() as u32).rev() {
                met[runs.begin(run) as usize] += met[run as usize];
            }
            met
        })
    }

    /// The additions that a strict game takes, each with its run.
    pub(in crate::oral) fn allowed(
        &self,
        fragment: &[Letter],
        additions: impl Iterator<Item = Addition>,
    ) -> Vec<(Addition, u32)> {
        let run = |one: Addition| Some((one, self.find(&one.to(fragment))?));
        additions
            .filter_map(run)
            .filter(|&(_, run)| self.is_allowed(run))
            .collect()
    }
}

impl Kept<'_> {
    fn all(&self) -> &Runs {
        match self {
            Kept::Lent(runs) => runs,
            Kept::Own(runs) => runs,
        }
    }
}

impl Rules {
    /// The value of a fragment before any letter has been looked at.
    fn start(self) -> u16 {
        match self.variant {
            // No letter: who is to move loses, all others don't.
            Variant::Oral => (1 << self.players) - 2,
            // Refusing gives the point to the one before.
            Variant::Antibalda => -1i16 as u16,
        }
    }

    /// What making a fragment is worth, as whoever makes it counts; None: it isn't allowed.
    fn counted(self, marks: u8, value: u16) -> Option<u16> {
        let (whole, extended) = (marks & WHOLE != 0, marks & EXTENDS != 0);
        match self.variant {
            Variant::Oral => {
                // Everybody moves one place nearer, who made it goes to the end.
                let last = value >> (self.players - 1) & 1;
                let turned = value << 1 | last;
                (extended && !whole && marks & OCCURS != 0).then_some(turned)
            }
            Variant::Antibalda => {
                let next = if extended { value as i16 } else { 0 };
                let gain = i16::from(whole) - next;
                ((whole || extended) && marks & OCCURS != 0).then_some(gain as u16)
            }
        }
    }

    /// A value with one more letter that the player to move may choose.
    fn together(self, value: u16, counted: u16) -> u16 {
        match self.variant {
            // One good letter is enough for who is to move; all must be good for the others.
            Variant::Oral => (value | counted & 1) & (counted | 1),
            Variant::Antibalda => (value as i16).max(counted as i16) as u16,
        }
    }
}
