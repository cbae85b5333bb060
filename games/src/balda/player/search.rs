//! The expert's search: what the next player could answer, and so what a turn leaves open.
//!
//! A turn is worth its points less most of what whoever moves next could make with their longest
//! word. Deeper search by minimax was tried and played worse: it fears answers that nobody gives.

use super::super::board::Board;
use super::super::finder::{Chains, Found, Hit};
use super::super::options::Turns;
use super::super::playable::Playable;
use super::super::view::{Half, View};
use crate::{Nodes, Points, Seat};

/// A letter's point, in the units of a turn's worth.
const POINT: i32 = 8;
/// What a letter of the longest word left is worth to whoever moves next: once, or twice.
const SINGLE: i32 = 6;
const DOUBLE: i32 = 12;
/// An end that wins, or loses, outweighs any words.
const END: i32 = 1 << 20;
/// The most second moves that are tried with each first move of a double turn.
const SECONDS: u64 = 16;

/// The best of the moves that a search found: its place among them. A node is a step of the finder.
pub(super) fn best(
    view: &View,
    seat: Seat,
    words: &mut Playable<'_>,
    found: &Found,
    budget: Nodes,
) -> Option<usize> {
    // A search after one more move takes about as many steps as the one that is done.
    let searches = budget.0 / u64::from(found.steps()).max(1);
    let mut search = Search {
        words,
        board: view.board.clone(),
        chains: Chains::from(&view.options),
        reply: match view.turns {
            Turns::Single => SINGLE,
            Turns::Double => DOUBLE,
        },
        found: Found::default(),
    };
    let lead = lead(view, seat);
    let tried = if view.turns == Turns::Double && view.half == Half::First {
        let seconds = searches.isqrt().clamp(1, SECONDS);
        let firsts = searches / (seconds + 1);
        search.first_of_two(&longest(found.hits(), firsts), seconds, lead)
    } else {
        search.last(&longest(found.hits(), searches), lead)
    };
    let hit = tried?.hit;
    found.hits().iter().position(|&other| other == hit)
}

/// By how many points the seat leads the best of the others.
fn lead(view: &View, seat: Seat) -> i32 {
    let points = |seat: Seat| view.scores.get(seat.index()).copied().unwrap_or_default();
    let others = view.playing.without(seat).iter().map(points);
    points(seat).0 - others.max().unwrap_or(Points(0)).0
}

/// So many of the longest words, one at least.
fn longest(hits: &[Hit], wanted: u64) -> Vec<Hit> {
    let mut hits = hits.to_vec();
    hits.sort_by_key(|hit| std::cmp::Reverse(hit.len));
    hits.truncate(usize::try_from(wanted.max(1)).unwrap_or(usize::MAX));
    hits
}

/// A move and its worth.
#[derive(Clone, Copy)]
struct Tried {
    hit: Hit,
    worth: i32,
}

impl Tried {
    fn better(self, best: Option<Tried>) -> Option<Tried> {
        match best {
            Some(best) if best.worth >= self.worth => Some(best),
            _ => Some(self),
        }
    }
}

struct Search<'s, 'a> {
    words: &'s mut Playable<'a>,
    /// The board, and what is made on it in turn and taken off again.
    board: Board,
    chains: Chains,
    reply: i32,
    found: Found,
}

impl Search<'_, '_> {
    /// The best first move of a double turn, with its best second one.
    fn first_of_two(&mut self, hits: &[Hit], seconds: u64, lead: i32) -> Option<Tried> {
        let mut found = Found::default();
        let mut best = None;
        for &hit in hits {
            let points = i32::from(hit.len);
            self.make(hit);
            self.words.moves(&self.board, self.chains, &mut found);
            let second = self.last(&longest(found.hits(), seconds), lead + points);
            let rest = second.map_or(ending(lead + points), |second| second.worth);
            self.unmake(hit);
            let worth = points * POINT + rest;
            best = Tried { hit, worth }.better(best);
        }
        best
    }

    /// The best last move of a turn.
    fn last(&mut self, hits: &[Hit], lead: i32) -> Option<Tried> {
        let mut best = None;
        for &hit in hits {
            let points = i32::from(hit.len);
            self.make(hit);
            self.words.moves(&self.board, self.chains, &mut self.found);
            self.unmake(hit);
            let longest = self.found.hits().iter().map(|hit| i32::from(hit.len)).max();
            let rest = longest.map_or(ending(lead + points), |longest| -self.reply * longest);
            let worth = points * POINT + rest;
            best = Tried { hit, worth }.better(best);
        }
        best
    }

    fn make(&mut self, hit: Hit) {
        self.board.put(hit.cell, hit.letter);
        self.words.remove(hit.word);
    }

    fn unmake(&mut self, hit: Hit) {
        self.words.restore(hit.word);
        self.board.clear(hit.cell);
    }
}

/// The worth of the game's end.
fn ending(lead: i32) -> i32 {
    lead.signum() * END
}
