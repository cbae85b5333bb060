//! All endings of all words in order, so that any run of letters is found by halving. The words
//! lie in the text from the most common to the rarest: the least place in a range of endings is
//! in the most common word. The build script compiles this file too.

use super::chunk::{Chunk, push_number, push_numbers};
use super::graph::Letter;
use std::ops::Range;

/// Endings are looked up by their first two letters.
const PAIRS: usize = 64 * 64;
/// The least place is known for runs of so many endings.
const BLOCK: usize = 64;

/// See the module. Letters are stored one higher, 0 after each word.
#[derive(Debug, Default)]
pub(super) struct Suffixes {
    /// Where each word begins in `text`, and its length.
    starts: Chunk,
    /// The id of each word.
    ids: Chunk,
    /// Where the endings with each first two letters begin in `order`.
    pairs: Chunk,
    /// Where each ending begins in `text`, sorted by the letters.
    order: Chunk,
    /// The endings of the least places in 1, 2, 4, ... blocks of `order` from each block on.
    least: Chunk,
    text: Chunk,
}

impl Suffixes {
    /// The stored form of words from the most common to the rarest, each with its id.
    pub(super) fn pack(words: &[(Vec<Letter>, u32)]) -> Vec<u8> {
        let mut text = Vec::new();
        let mut starts = Vec::new();
        let mut order: Vec<(u64, u32)> = Vec::new();
        for (letters, _) in words {
            starts.push(text.len() as u32);
            let first = text.len() as u32;
            order.extend((first..).take(letters.len()).map(|place| (0, place)));
            text.extend(letters.iter().map(|letter| letter.0 + 1));
            text.push(0);
        }
        // The first ten letters as a number settle most comparisons.
        for (key, place) in &mut order {
            let ending = ending(&text, *place);
            *key = (0..10).fold(0, |key, at| {
                key << 6 | u64::from(ending.get(at).copied().unwrap_or(0))
            });
        }
        order.sort_unstable_by(|&(key, a), &(other, b)| {
            let rest = || ending(&text, a).cmp(ending(&text, b)).then(a.cmp(&b));
            key.cmp(&other).then_with(rest)
        });
        let mut pairs = vec![0u32; PAIRS + 1];
        for &(key, _) in &order {
            pairs[(key >> 48) as usize + 1] += 1;
        }
        for pair in 0..PAIRS {
            pairs[pair + 1] += pairs[pair];
        }
        let order: Vec<u32> = order.into_iter().map(|(_, place)| place).collect();

        let mut out = Vec::new();
        push_number(&mut out, words.len());
        push_number(&mut out, order.len());
        push_numbers(&mut out, starts);
        push_numbers(&mut out, words.iter().map(|&(_, id)| id));
        push_numbers(&mut out, pairs);
        push_numbers(&mut out, order.iter().copied());
        push_numbers(&mut out, least(&order));
        out.extend(text);
        out
    }

    /// Reads the stored form.
    pub(super) fn read(mut bytes: Chunk) -> Option<Suffixes> {
        let words = bytes.number()?;
        let endings = bytes.number()?;
        let mut numbers = |many: usize| bytes.split(many.checked_mul(4)?);
        let starts = numbers(words)?;
        let ids = numbers(words)?;
        let pairs = numbers(PAIRS + 1)?;
        let order = numbers(endings)?;
        let least = numbers(least_len(endings))?;
        let text = bytes;
        (text.bytes().len() == words.checked_add(endings)?).then_some(Suffixes {
            starts,
            ids,
            pairs,
            order,
            least,
            text,
        })
    }

    /// The endings that begin with these letters.
    pub(super) fn find(&self, letters: &[Letter]) -> Range<usize> {
        let key = |at: usize| letters.get(at).map(|l| usize::from(l.0) + 1);
        if letters.iter().any(|letter| letter.0 >= Letter::MOST) {
            return 0..0;
        }
        let (from, to) = match (key(0), key(1)) {
            (None, _) => return 0..self.order.numbers().len(),
            (Some(a), None) => (a * 64, a * 64 + 64),
            (Some(a), Some(b)) => (a * 64 + b, a * 64 + b + 1),
        };
        let (from, to) = (self.pairs.at(from) as usize, self.pairs.at(to) as usize);
        let Some(range) = self.order.numbers().get(from..to) else {
            return 0..0;
        };
        let Some(rest @ [_, ..]) = letters.get(2..) else {
            return from..to;
        };
        let text = self.text.bytes();
        let against = |place: &[u8; 4]| {
            let place = u32::from_le_bytes(*place) as usize + 2;
            let ending = text.get(place..).unwrap_or(&[]);
            let mut signs = ending.iter();
            for letter in rest {
                let sign = signs.next().copied().unwrap_or(0);
                let order = sign.cmp(&(letter.0 + 1));
                if order.is_ne() {
                    return order;
                }
            }
            std::cmp::Ordering::Equal
        };
        let low = range.partition_point(|place| against(place).is_lt());
        let high = low + range[low..].partition_point(|place| against(place).is_eq());
        from + low..from + high
    }

    /// The ending of the least place in a range: the one in the most common word.
    pub(super) fn least(&self, range: Range<usize>) -> Option<usize> {
        let order = self.order.numbers();
        let scan = |range: Range<usize>| {
            let places = order.get(range.clone())?.iter();
            let least = places
                .zip(range)
                .min_by_key(|&(&place, _)| u32::from_le_bytes(place));
            least.map(|(_, ending)| ending)
        };
        // Whole blocks inside, from the table; both ends by looking.
        let (first, last) = (range.start.div_ceil(BLOCK), range.end / BLOCK);
        if first >= last {
            return scan(range);
        }
        let level = (last - first).ilog2() as usize;
        let row = level_start(order.len().div_ceil(BLOCK), level);
        let block = |at: usize| Some(self.least.at(row + at) as usize);
        let least = [
            scan(range.start..first * BLOCK),
            block(first),
            block(last - (1 << level)),
            scan(last * BLOCK..range.end),
        ];
        let endings = least.into_iter().flatten();
        endings.min_by_key(|&ending| self.place(ending))
    }

    /// The word that a place of the text is in: its number from the most common, and its id.
    pub(super) fn word_at(&self, place: u32) -> (usize, u32) {
        let before = |&start: &[u8; 4]| u32::from_le_bytes(start) <= place;
        let number = self.starts.numbers().partition_point(before);
        let number = number.saturating_sub(1);
        (number, self.ids.at(number))
    }

    /// How many letters the word of a number has.
    pub(super) fn len_of(&self, number: usize) -> usize {
        let from = self.starts.at(number);
        let next = self.starts.numbers().get(number + 1).copied();
        let to = next.map_or(self.text.bytes().len() as u32, u32::from_le_bytes);
        (to.saturating_sub(from) as usize).saturating_sub(1)
    }

    /// Where each ending begins in the text, in the order of their letters.
    pub(super) fn endings(&self) -> impl Iterator<Item = u32> + Clone + '_ {
        let places = self.order.numbers().iter();
        places.map(|&place| u32::from_le_bytes(place))
    }

    /// The letters of all words, one higher, 0 after each.
    pub(super) fn text(&self) -> &[u8] {
        self.text.bytes()
    }

    /// Where each word begins in the text, and its id; from the most common.
    pub(super) fn words(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        let (starts, ids) = (self.starts.numbers().iter(), self.ids.numbers().iter());
        let number = |&bytes: &[u8; 4]| u32::from_le_bytes(bytes);
        starts.map(number).zip(ids.map(number))
    }

    /// Where the ending begins in the text.
    pub(super) fn place(&self, ending: usize) -> u32 {
        self.order.at(ending)
    }
}

/// The letters from a place to its word's end.
fn ending(text: &[u8], place: u32) -> &[u8] {
    let rest = text.get(place as usize..).unwrap_or(&[]);
    let end = rest.iter().position(|&sign| sign == 0);
    rest.get(..end.unwrap_or(rest.len())).unwrap_or(&[])
}

/// For 1, 2, 4, ... blocks from each block on, the ending with the least place.
fn least(order: &[u32]) -> Vec<u32> {
    let by_place = |&ending: &u32| order[ending as usize];
    let mut level: Vec<u32> = Vec::new();
    for first in (0..order.len()).step_by(BLOCK) {
        let block = first as u32..(first + BLOCK).min(order.len()) as u32;
        level.extend(block.min_by_key(by_place));
    }
    let mut all = Vec::new();
    let mut reach = 1;
    while !level.is_empty() {
        all.extend(&level);
        let next = level.iter().zip(level.iter().skip(reach));
        level = next
            .map(|(&a, &b)| [a, b].into_iter().min_by_key(by_place).unwrap_or(a))
            .collect();
        reach *= 2;
    }
    all
}

/// Where a level of the table begins: level `n` has `2^n - 1` places fewer than the first.
fn level_start(blocks: usize, level: usize) -> usize {
    level * blocks + level + 1 - (1 << level)
}

fn least_len(endings: usize) -> usize {
    let blocks = endings.div_ceil(BLOCK);
    match blocks.checked_ilog2() {
        Some(top) => level_start(blocks, top as usize + 1),
        None => 0,
    }
}
