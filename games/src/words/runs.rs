//! Every run of letters in a list of words, once each, with the runs that are a letter shorter.
//!
//! A run is known by its number; a longer one has a greater number, so whoever goes through them
//! backwards meets every run after all that it can grow into.

use super::form::WordId;
use super::graph::Letter;
use super::suffixes::Suffixes;
use std::ops::Range;
use std::sync::OnceLock;

/// See the module.
#[derive(Debug)]
pub struct Runs {
    /// The last letter of each.
    last: Vec<Letter>,
    /// Each without its last letter.
    begin: Vec<u32>,
    /// Each without its first letter.
    end: Vec<u32>,
    /// Where those that are a letter longer at the end begin, and one more.
    longer: Vec<u32>,
    /// Where each length begins, from no letters, and one more.
    lengths: Vec<u32>,
    words: Vec<(u32, WordId)>,
    shorter: OnceLock<Shorter>,
}

/// For each run, those with one letter taken out of it, anywhere.
#[derive(Debug, Default)]
struct Shorter {
    starts: Vec<u32>,
    runs: Vec<u32>,
}

/// Not known yet.
const UNSET: u32 = u32::MAX;

impl Runs {
    /// The run of no letters.
    pub const EMPTY: u32 = 0;

    pub(super) fn of(suffixes: &Suffixes) -> Runs {
        let (endings, text) = (suffixes.endings(), suffixes.text());
        let letters = |place: u32| {
            let rest = text.get(place as usize..).unwrap_or(&[]);
            let end = rest.iter().position(|&sign| sign == 0);
            &rest[..end.unwrap_or(rest.len())]
        };
        // Endings come in order: what one doesn't share with the one before it is new.
        let shared = |one: &[u8], other: &[u8]| {
            let pairs = one.iter().zip(other);
            pairs.take_while(|(a, b)| a == b).count()
        };
        let mut many: Vec<u32> = vec![1];
        let mut before: &[u8] = &[];
        for place in endings.clone() {
            let ending = letters(place);
            many.resize(many.len().max(ending.len() + 1), 0);
            for count in &mut many[shared(before, ending) + 1..=ending.len()] {
                *count += 1;
            }
            before = ending;
        }
        let mut lengths = vec![0];
        for count in &many {
            lengths.push(lengths[lengths.len() - 1] + count);
        }
        let all = lengths[many.len()] as usize;

        let mut runs = Runs {
            last: vec![Letter(0); all],
            begin: vec![0; all],
            end: vec![UNSET; all],
            longer: vec![UNSET; all + 1],
            words: Vec::new(),
            shorter: OnceLock::new(),
            lengths: Vec::new(),
        };
        let mut next = lengths.clone();
        // The runs on the way to the ending before, and the run of each place.
        let mut way: Vec<u32> = vec![Runs::EMPTY; many.len()];
        let mut leaves = vec![Runs::EMPTY; text.len() + 1];
        before = &[];
        for place in endings {
            let ending = letters(place);
            for len in shared(before, ending) + 1..=ending.len() {
                let (run, shorter) = (next[len], way[len - 1]);
                next[len] += 1;
                way[len] = run;
                runs.last[run as usize] = Letter(ending[len - 1] - 1);
                runs.begin[run as usize] = shorter;
                let first = &mut runs.longer[shorter as usize];
                *first = run.min(*first);
            }
            leaves[place as usize] = way[ending.len()];
            before = ending;
        }
        runs.longer[all] = all as u32;
        for run in (0..all).rev() {
            // Those of a run without any begin where the next one's do.
            runs.longer[run] = runs.longer[run].min(runs.longer[run + 1]);
        }
        runs.end[0] = Runs::EMPTY;
        for place in 0..text.len() {
            let (mut run, mut shorter) = (leaves[place], leaves[place + 1]);
            while let end @ &mut UNSET = &mut runs.end[run as usize] {
                *end = shorter;
                run = runs.begin[run as usize];
                shorter = runs.begin[shorter as usize];
            }
        }
        let words = suffixes.words();
        runs.words = words
            .map(|(place, id)| (leaves[place as usize], WordId(id)))
            .collect();
        runs.lengths = lengths;
        runs
    }

    /// How many there are, that of no letters among them.
    pub fn len(&self) -> usize {
        self.last.len()
    }

    /// The run of no letters is in every list.
    pub fn is_empty(&self) -> bool {
        self.last.is_empty()
    }

    /// The run of these letters.
    pub fn find(&self, letters: &[Letter]) -> Option<u32> {
        let grown = |run, &letter| self.grown(run, letter);
        letters.iter().try_fold(Runs::EMPTY, grown)
    }

    /// The run with a letter more at its end.
    pub fn grown(&self, run: u32, letter: Letter) -> Option<u32> {
        let longer = self.longer(run);
        let last = self.last.get(longer.start as usize..longer.end as usize)?;
        let place = last.binary_search(&letter).ok()?;
        Some(longer.start + place as u32)
    }

    /// The run without its last letter.
    #[inline]
    pub fn begin(&self, run: u32) -> u32 {
        self.begin.get(run as usize).copied().unwrap_or(0)
    }

    /// The run without its first letter.
    #[inline]
    pub fn end(&self, run: u32) -> u32 {
        self.end.get(run as usize).copied().unwrap_or(0)
    }

    /// The runs of so many letters.
    pub fn of_len(&self, len: usize) -> Range<u32> {
        let at = |len: usize| self.lengths.get(len).copied();
        at(len).zip(at(len + 1)).map_or(0..0, |(from, to)| from..to)
    }

    /// How many letters the longest has.
    pub fn longest(&self) -> usize {
        self.lengths.len().saturating_sub(2)
    }

    /// The runs with one letter taken out of this one, anywhere, each once. The first call takes
    /// some tenths of a second.
    pub fn shorter(&self, run: u32) -> &[u32] {
        let shorter = self.shorter.get_or_init(|| Shorter::of(self));
        let at = |run: usize| shorter.starts.get(run).map_or(0, |&start| start as usize);
        let range = at(run as usize)..at(run as usize + 1);
        shorter.runs.get(range).unwrap_or(&[])
    }

    /// The run that each word is, and its id.
    pub fn words(&self) -> &[(u32, WordId)] {
        &self.words
    }

    fn longer(&self, run: u32) -> Range<u32> {
        let at = |run: usize| self.longer.get(run).copied().unwrap_or(0);
        at(run as usize)..at(run as usize + 1)
    }
}

impl Shorter {
    fn of(runs: &Runs) -> Shorter {
        let mut shorter = Shorter {
            starts: vec![0],
            runs: Vec::new(),
        };
        shorter.starts.push(0);
        // For each run of the length before, what is left without its first, second, ... letter.
        let mut before: Vec<u32> = vec![];
        let mut first = Runs::EMPTY;
        for len in 1..=runs.longest() {
            let range = runs.of_len(len);
            let mut now = Vec::with_capacity(range.len() * len);
            for run in range.clone() {
                let begin = runs.begin(run);
                let letter = runs.last[run as usize];
                let from = (begin - first) as usize * (len - 1);
                let olds = before.get(from..from + len - 1).unwrap_or(&[]);
                let start = now.len();
                for (at, &old) in olds.iter().enumerate() {
                    now.push(match (at, old) {
                        (0, _) => runs.end(run),
                        (_, UNSET) => UNSET,
                        _ => runs.grown(old, letter).unwrap_or(UNSET),
                    });
                }
                now.push(begin);
                // The same letter taken out here or there leaves the same.
                let mut last = UNSET;
                for &one in &now[start..] {
                    if one != UNSET && one != last {
                        shorter.runs.push(one);
                    }
                    last = one;
                }
                shorter.starts.push(shorter.runs.len() as u32);
            }
            before = now;
            first = range.start;
        }
        shorter
    }
}

#[cfg(test)]
#[path = "runs_tests.rs"]
mod tests;
