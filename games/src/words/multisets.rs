//! The letters of all words whatever their order, with their number.

use super::graph::Letter;
use std::cmp::Ordering;

/// Words from the most common to the rarest, each with its letters sorted.
#[derive(Debug, Default)]
pub(super) struct Multisets {
    letters: Vec<Letter>,
    /// Where each word's letters end.
    ends: Vec<u32>,
    /// The letters that each word has, a bit each.
    masks: Vec<u64>,
    ids: Vec<u32>,
    /// For each letter, the words that have it.
    having: Vec<Vec<u32>>,
    /// The words by their sorted letters.
    sorted: Vec<u32>,
}

impl Multisets {
    /// Words from the most common to the rarest, each with its id.
    pub(super) fn of(words: Vec<(Vec<Letter>, u32)>) -> Multisets {
        let mut sets = Multisets {
            having: vec![Vec::new(); usize::from(Letter::MOST)],
            ..Multisets::default()
        };
        for ((mut letters, id), number) in words.into_iter().zip(0u32..) {
            letters.sort_unstable();
            sets.letters.extend(&letters);
            sets.ends.push(sets.letters.len() as u32);
            sets.masks.push(mask(&letters));
            sets.ids.push(id);
            letters.dedup();
            for letter in letters {
                if let Some(having) = sets.having.get_mut(usize::from(letter.0)) {
                    having.push(number);
                }
            }
        }
        let mut sorted: Vec<u32> = (0..sets.ids.len() as u32).collect();
        sorted.sort_by_key(|&number| sets.word(number));
        sets.sorted = sorted;
        sets
    }

    /// The ids of the words that have all these sorted letters and are at least so long, from the
    /// most common to the rarest.
    pub(super) fn having<'a>(
        &'a self,
        letters: &'a [Letter],
        least: usize,
    ) -> impl Iterator<Item = u32> + 'a {
        let needed = mask(letters);
        let lists = letters
            .iter()
            .map(|letter| self.having.get(usize::from(letter.0)));
        // Only the words with the rarest letter are looked at.
        let shortest = lists.map(|list| list.map_or(&[][..], Vec::as_slice));
        let shortest = shortest.min_by_key(|list| list.len());
        let all = shortest.is_none().then_some(0..self.ids.len() as u32);
        let numbers = shortest.unwrap_or(&[]).iter().copied();
        numbers
            .chain(all.into_iter().flatten())
            .filter(move |&number| {
                let has = self.masks.get(number as usize);
                has.is_some_and(|has| has & needed == needed) && {
                    let word = self.word(number);
                    word.len() >= least && includes(word, letters)
                }
            })
            .filter_map(|number| self.ids.get(number as usize).copied())
    }

    /// The ids of the words that are of exactly these sorted letters.
    pub(super) fn of_letters<'a>(
        &'a self,
        letters: &'a [Letter],
    ) -> impl Iterator<Item = u32> + 'a {
        let first = self.sorted.partition_point(|&n| self.word(n) < letters);
        let numbers = self.sorted.iter().skip(first).copied();
        numbers
            .take_while(move |&number| self.word(number) == letters)
            .filter_map(|number| self.ids.get(number as usize).copied())
    }

    fn word(&self, number: u32) -> &[Letter] {
        let end = |number: usize| self.ends.get(number).map_or(0, |&end| end as usize);
        let from = (number as usize).checked_sub(1).map_or(0, end);
        self.letters.get(from..end(number as usize)).unwrap_or(&[])
    }
}

fn mask(letters: &[Letter]) -> u64 {
    letters.iter().fold(0, |mask, letter| mask | letter.bit())
}

/// Whether the sorted letters of a word have these sorted letters among them.
pub(super) fn includes(word: &[Letter], letters: &[Letter]) -> bool {
    let mut word = word.iter();
    letters.iter().all(|letter| {
        let reached = word.find(|other| other.cmp(&letter) != Ordering::Less);
        reached == Some(letter)
    })
}
