//! The letter graph: a minimal automaton of words, laid out for a search over a board.
//!
//! Every word is a way from the root; a common ending is stored once. Words are numbered in their
//! sorted order by counting the words that a step leaves behind, so a way that spells a word gives
//! the word's number with no table. This file stands alone: the build script compiles it too.

use std::collections::HashMap;

/// A letter of one alphabet, by its place in it: below [`Letter::MOST`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Letter(pub u8);

impl Letter {
    /// The most letters that an alphabet may have: a set of them is the low bits of a `u64`.
    pub const MOST: u8 = 63;

    /// The set of this letter alone; empty for a number that is no letter.
    #[inline]
    pub fn bit(self) -> u64 {
        1u64.checked_shl(u32::from(self.0)).unwrap_or(0) & LETTERS
    }
}

/// All letters that there can be.
const LETTERS: u64 = END - 1;
/// A word ends here: the one bit of a set that is no letter.
const END: u64 = 1 << 63;
/// The mark and version at the head of the stored form.
const MAGIC: &[u8; 4] = b"LGR1";

/// Why words or bytes make no graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadGraph {
    /// The word at this place isn't greater than the one before, is empty, or has a number that is
    /// no letter.
    Word(usize),
    /// The bytes aren't a stored graph.
    Bytes,
}

impl std::fmt::Display for BadGraph {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadGraph::Word(at) => write!(f, "word {at} is out of order, empty or not of letters"),
            BadGraph::Bytes => f.write_str("not a stored letter graph"),
        }
    }
}

impl std::error::Error for BadGraph {}

/// A place in the graph, reached by the letters so far.
///
/// It holds what the search asks at once, so a step costs one read of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The letters that can follow, and `END`.
    set: u64,
    /// Where the steps' slots lie: the slot of a letter is at `row + letter`.
    row: u32,
    /// How many words sort before every word that passes here.
    before: u32,
}

impl Spot {
    /// The letters that can follow, a bit each ([`Letter::bit`]).
    #[inline]
    pub fn letters(self) -> u64 {
        self.set & LETTERS
    }

    /// Whether the letter can follow.
    #[inline]
    pub fn allows(self, letter: Letter) -> bool {
        self.set & letter.bit() != 0
    }

    /// The number of the word that ends here, if one does.
    #[inline]
    pub fn word(self) -> Option<u32> {
        (self.set & END != 0).then_some(self.before)
    }
}

/// The words of one list under one folding. See the module.
#[derive(Clone, Debug)]
pub struct Graph {
    /// Rows of slots laid over each other so that used slots don't meet. A slot is the place that
    /// its step leads to, with `before` counted from the row's own.
    slots: Vec<Spot>,
    root: Spot,
    len: u32,
    plain: Plain,
}

impl Default for Graph {
    fn default() -> Graph {
        let mut plain = Plain::default();
        plain.push(0, &[]);
        plain.lay_out()
    }
}

impl Graph {
    /// A graph of words that are sorted, unique and not empty.
    ///
    /// # Errors
    /// `BadGraph::Word` with the place of the first word that isn't so.
    pub fn build<W: AsRef<[Letter]>>(words: &[W]) -> Result<Graph, BadGraph> {
        let mut builder = Builder::default();
        for (at, word) in words.iter().enumerate() {
            builder.add(word.as_ref()).ok_or(BadGraph::Word(at))?;
        }
        Ok(builder.finish().lay_out())
    }

    /// How many words it has.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The place before the first letter.
    #[inline]
    pub fn root(&self) -> Spot {
        self.root
    }

    /// The place after one more letter, if a word goes on so.
    #[inline]
    pub fn step(&self, from: Spot, letter: Letter) -> Option<Spot> {
        if !from.allows(letter) {
            return None;
        }
        let slot = self.slots.get(from.row as usize + usize::from(letter.0))?;
        Some(Spot {
            before: from.before + slot.before,
            ..*slot
        })
    }

    /// The place after these letters, if a word begins so.
    pub fn walk(&self, letters: &[Letter]) -> Option<Spot> {
        let step = |from, &letter| self.step(from, letter);
        letters.iter().try_fold(self.root, step)
    }

    /// The number of a word in the sorted list it was built from.
    pub fn find(&self, word: &[Letter]) -> Option<u32> {
        self.walk(word)?.word()
    }

    /// The word of a number.
    pub fn word(&self, number: u32) -> Option<Vec<Letter>> {
        if number >= self.len {
            return None;
        }
        let mut word = Vec::new();
        let mut at = self.root;
        while at.word() != Some(number) {
            // The last step that leaves no more words behind than there are before ours.
            let steps = letters_of(at.set).filter_map(|l| Some((l, self.step(at, l)?)));
            let (letter, next) = steps.take_while(|(_, to)| to.before <= number).last()?;
            word.push(letter);
            at = next;
        }
        Some(word)
    }

    /// The stored form: the nodes, children before parents; a few bytes a step.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.plain.to_bytes()
    }

    /// Reads the stored form.
    ///
    /// # Errors
    /// `BadGraph::Bytes` for any other bytes: whatever they are, a graph that is read is sound.
    pub fn from_bytes(bytes: &[u8]) -> Result<Graph, BadGraph> {
        let plain = Plain::from_bytes(bytes).ok_or(BadGraph::Bytes)?;
        Ok(plain.lay_out())
    }
}

/// The letters of a set, in order.
pub fn letters_of(set: u64) -> impl Iterator<Item = Letter> {
    let mut left = set & LETTERS;
    std::iter::from_fn(move || {
        let letter = Letter(left.trailing_zeros() as u8);
        (left != 0).then(|| {
            left &= left - 1;
            letter
        })
    })
}

/// Nodes as they are made and stored: children before parents, the root last.
#[derive(Clone, Debug, Default)]
struct Plain {
    /// The letters of each node's steps, and `END`.
    sets: Vec<u64>,
    /// Where each node's children begin in `children`, one a letter in order.
    firsts: Vec<u32>,
    children: Vec<u32>,
    /// How many words each node has below it, itself included.
    counts: Vec<u32>,
}

impl Plain {
    /// Adds a node whose children are there already. None: more words than can be numbered.
    fn push(&mut self, set: u64, children: &[u32]) -> Option<u32> {
        let mut count = u32::from(set & END != 0);
        for &child in children {
            count = count.checked_add(*self.counts.get(child as usize)?)?;
        }
        self.sets.push(set);
        self.firsts.push(self.children.len() as u32);
        self.children.extend_from_slice(children);
        self.counts.push(count);
        u32::try_from(self.sets.len() - 1).ok()
    }

    fn children(&self, node: usize) -> &[u32] {
        let first = self.firsts[node] as usize;
        let number = (self.sets[node] & LETTERS).count_ones() as usize;
        &self.children[first..first + number]
    }

    fn lay_out(self) -> Graph {
        let root = self.sets.len() - 1;
        let order = self.breadth_first(root);
        let mut rows = vec![0u32; self.sets.len()];
        let mut comb = Comb::default();
        // Rows of several steps first: those of one fill the holes that are left.
        let (many, one) = order
            .iter()
            .partition::<Vec<usize>, _>(|&&node| (self.sets[node] & LETTERS).count_ones() > 1);
        for node in many.into_iter().chain(one) {
            rows[node] = comb.place(self.sets[node] & LETTERS);
        }
        let nothing = Spot {
            set: 0,
            row: 0,
            before: 0,
        };
        let mut slots = vec![nothing; comb.len()];
        for &node in &order {
            let mut before = u32::from(self.sets[node] & END != 0);
            for (letter, &child) in letters_of(self.sets[node]).zip(self.children(node)) {
                let child = child as usize;
                slots[rows[node] as usize + usize::from(letter.0)] = Spot {
                    set: self.sets[child],
                    row: rows[child],
                    before,
                };
                before += self.counts[child];
            }
        }
        Graph {
            slots,
            root: Spot {
                set: self.sets[root],
                row: rows[root],
                before: 0,
            },
            len: self.counts[root],
            plain: self,
        }
    }

    /// Nodes from the root down: what a search visits most lies together.
    fn breadth_first(&self, root: usize) -> Vec<usize> {
        let mut seen = vec![false; self.sets.len()];
        seen[root] = true;
        let mut order = vec![root];
        let mut at = 0;
        while let Some(&node) = order.get(at) {
            for &child in self.children(node) {
                if !std::mem::replace(&mut seen[child as usize], true) {
                    order.push(child as usize);
                }
            }
            at += 1;
        }
        order
    }

    fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        write_number(&mut out, self.sets.len() as u64);
        for (node, &set) in self.sets.iter().enumerate() {
            let children = self.children(node);
            write_number(&mut out, (children.len() as u64) << 1 | set >> 63);
            for (letter, &child) in letters_of(set).zip(children) {
                out.push(letter.0);
                write_number(&mut out, node as u64 - u64::from(child));
            }
        }
        out
    }

    fn from_bytes(bytes: &[u8]) -> Option<Plain> {
        let mut rest = bytes.strip_prefix(MAGIC)?;
        let nodes = read_number(&mut rest)?;
        // A node is a byte at least, so a false number can't ask for more memory than it came in.
        if nodes == 0 || nodes > rest.len() as u64 {
            return None;
        }
        let mut plain = Plain::default();
        let mut children = Vec::with_capacity(usize::from(Letter::MOST));
        for node in 0..nodes {
            let head = read_number(&mut rest)?;
            let mut set = (head & 1) << 63;
            children.clear();
            for _ in 0..head >> 1 {
                let letter = Letter(*rest.split_off_first()?);
                // In order, so that none comes twice.
                if letter.0 >= Letter::MOST || set & LETTERS >= letter.bit() {
                    return None;
                }
                set |= letter.bit();
                let back = read_number(&mut rest)?;
                children.push(u32::try_from(node.checked_sub(back)?).ok()?);
            }
            plain.push(set, &children)?;
        }
        rest.is_empty().then_some(plain)
    }
}

/// Seven bits a byte, the low ones first.
fn write_number(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn read_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..35).step_by(7) {
        let byte = *bytes.split_off_first()?;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

/// Lays rows over each other, the first fit.
#[derive(Default)]
struct Comb {
    /// A bit a slot: taken.
    taken: Vec<u64>,
    /// No free slot lies in a word before this one.
    full: usize,
    end: usize,
}

impl Comb {
    const LOOK_BACK: usize = 2048;

    fn place(&mut self, set: u64) -> u32 {
        if set == 0 {
            return 0;
        }
        while self.word(self.full) == u64::MAX {
            self.full += 1;
        }
        // Far behind the end only holes are left that rows of several steps hardly fit.
        let first = set.trailing_zeros() as usize;
        let from = match set & (set - 1) {
            0 => self.full * 64,
            _ => (self.full * 64).max(self.end.saturating_sub(Comb::LOOK_BACK)),
        };
        // The row may begin before the first free slot by as much as its first letter.
        let mut row = from.saturating_sub(first);
        loop {
            // A bit for each of the next 64 rows: one of its slots is taken.
            let slots = letters_of(set).map(|letter| self.window(row + usize::from(letter.0)));
            let clash = slots.fold(0, |clash, slot| clash | slot);
            if clash != u64::MAX {
                row += clash.trailing_ones() as usize;
                break;
            }
            row += 64;
        }
        let (word, shift) = (row / 64, row % 64);
        self.taken.resize(self.taken.len().max(word + 2), 0);
        self.taken[word] |= set << shift;
        self.taken[word + 1] |= set.checked_shr(64 - shift as u32).unwrap_or(0);
        self.end = self.end.max(row + 64 - set.leading_zeros() as usize);
        row as u32
    }

    fn word(&self, at: usize) -> u64 {
        self.taken.get(at).copied().unwrap_or(0)
    }

    /// The 64 slots from `row`.
    fn window(&self, row: usize) -> u64 {
        let (word, shift) = (row / 64, row as u32 % 64);
        let high = self.word(word + 1).checked_shl(64 - shift).unwrap_or(0);
        self.word(word) >> shift | high
    }

    fn len(&self) -> usize {
        self.end
    }
}

/// Makes the minimal graph of words that come in order, a word at a time: an ending that can't
/// change any more is looked up among those that are there.
#[derive(Default)]
struct Builder {
    plain: Plain,
    known: HashMap<(u64, Box<[u32]>), u32>,
    last: Vec<Letter>,
    /// The nodes on the way of the last word, still open: the root first.
    open: Vec<(u64, Vec<u32>)>,
}

impl Builder {
    fn add(&mut self, word: &[Letter]) -> Option<()> {
        let sound = word > self.last.as_slice() && word.iter().all(|l| l.0 < Letter::MOST);
        if !sound {
            return None;
        }
        let pairs = word.iter().zip(&self.last);
        let common = pairs.take_while(|(a, b)| a == b).count();
        self.close(common + 1)?;
        self.open.resize_with(word.len() + 1, Default::default);
        self.open[word.len()].0 |= END;
        self.last.clear();
        self.last.extend_from_slice(word);
        Some(())
    }

    /// Closes the open nodes below the first `left`.
    fn close(&mut self, left: usize) -> Option<()> {
        while self.open.len() > left {
            let (set, children) = self.open.pop()?;
            let key = (set, children.into_boxed_slice());
            let node = match self.known.get(&key) {
                Some(&node) => node,
                None => {
                    let node = self.plain.push(set, &key.1)?;
                    self.known.insert(key, node);
                    node
                }
            };
            let letter = *self.last.get(self.open.len().checked_sub(1)?)?;
            let (set, children) = self.open.last_mut()?;
            *set |= letter.bit();
            children.push(node);
        }
        Some(())
    }

    fn finish(mut self) -> Plain {
        let _ = self.close(1);
        let (set, children) = self.open.pop().unwrap_or_default();
        self.plain.push(set, &children);
        self.plain
    }
}

#[cfg(test)]
#[path = "graph_tests.rs"]
mod tests;
