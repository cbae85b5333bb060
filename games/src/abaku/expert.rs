//! The strongest level: what a laying leaves on the rack, what it opens to the next player, and
//! how the bag ends.

use super::board::{Board, Cell, Digit};
use super::event::{Move, Stone};
use super::finder::{self, Found};
use super::options::Rules;
use super::rack_value::{Unseen, worth};
use super::stones::{RACK, Rack};
use super::view::{Standing, View};
use crate::Nodes;

/// What looking for a rack's best laying costs of the budget.
const SURVEY: u64 = 2_000;
/// The most layings whose answers are looked for.
const CANDIDATES: usize = 10;
/// The racks of the next player that each is answered with.
const RACKS: u64 = 8;

/// The choice among all legal layings, exchanges and the pass.
pub(super) fn choose(
    view: &View,
    rack: &Rack,
    found: Vec<Found>,
    budget: Nodes,
    chance: &mut fastrand::Rng,
) -> Move {
    let table = Table::new(view, rack);
    let layings = found.into_iter().map(|f| table.laying(rack, f));
    let exchanges = finder::exchanges(rack, view.bag).into_iter();
    let exchanges = exchanges.filter_map(|given| table.exchange(rack, given));
    let mut options: Vec<Choice> = layings.chain(exchanges).collect();
    options.sort_by(|a, b| b.value.total_cmp(&a.value));
    options.truncate(CANDIDATES);
    let surveys = budget.0 / SURVEY;
    // A few racks tell too little: a small budget asks about fewer layings instead.
    let count = options.len().min((surveys / RACKS) as usize);
    if table.others > 0 && count > 1 {
        options.truncate(count);
        table.weigh_answers(&mut options, chance);
        options.sort_by(|a, b| b.value.total_cmp(&a.value));
    }
    options
        .into_iter()
        .next()
        .map_or(Move::Pass, |choice| choice.mv)
}

/// A move and what is expected of it.
struct Choice {
    mv: Move,
    rest: Rack,
    value: f64,
}

/// What the player knows.
struct Table<'a> {
    board: &'a Board,
    rules: &'a Rules,
    bag: usize,
    /// In the bag or on another's rack.
    unseen: Vec<Digit>,
    /// How many others still play.
    others: usize,
    /// How many stones the next of them has.
    next: usize,
    /// All the stones on others' racks, those out of the game too.
    held: usize,
}

impl<'a> Table<'a> {
    fn new(view: &'a View, rack: &Rack) -> Table<'a> {
        let mut left = [view.options.each; 10];
        let on_board = Cell::all().filter_map(|c| view.board.stone(c));
        for digit in on_board.chain(rack.stones()) {
            if let Some(n) = left.get_mut(digit.index()) {
                *n = n.saturating_sub(1);
            }
        }
        let stones = |(digit, n): (Digit, u8)| std::iter::repeat_n(digit, usize::from(n));
        let me = view.rack.map_or(0, |own| own.seat.index());
        let order = view
            .players
            .iter()
            .cycle()
            .skip(me + 1)
            .take(view.players.len() - 1);
        let active = || order.clone().filter(|p| p.standing == Standing::Active);
        Table {
            board: &view.board,
            rules: &view.options.rules,
            bag: view.bag,
            unseen: Digit::all().zip(left).flat_map(stones).collect(),
            others: active().count(),
            next: active().next().map_or(0, |p| usize::from(p.stones)),
            held: order.map(|p| usize::from(p.stones)).sum(),
        }
    }

    /// The mean value of an unseen stone.
    fn mean(&self) -> f64 {
        let sum: u32 = self.unseen.iter().map(|d| u32::from(d.value())).sum();
        f64::from(sum) / (self.unseen.len().max(1) as f64)
    }

    fn laying(&self, rack: &Rack, found: Found) -> Choice {
        let rest = rack
            .without(found.stones.iter().map(|s| s.1))
            .unwrap_or_default();
        let value = f64::from(found.points.0) + self.rest(&rest, RACK - rest.len());
        Choice {
            mv: Move::Lay(found.stones),
            rest,
            value,
        }
    }

    fn exchange(&self, rack: &Rack, given: Rack) -> Option<Choice> {
        let rest = rack.without(given.stones()).ok()?;
        Some(Choice {
            mv: Move::Exchange(given),
            rest,
            value: self.rest(&rest, given.len()),
        })
    }

    /// What the stones kept, and those drawn to them, are worth.
    fn rest(&self, rest: &Rack, drawn: u8) -> f64 {
        let drawn = drawn.min(self.bag.min(usize::from(RACK)) as u8);
        if usize::from(drawn) == self.bag && rest.len() + drawn < RACK || self.bag == 0 {
            return self.end(rest, drawn);
        }
        worth(rest, drawn, &Unseen::new(&self.unseen))
    }

    /// The bag is empty after this move: stones left cost their value, and whoever lays the last
    /// takes the others'.
    fn end(&self, rest: &Rack, drawn: u8) -> f64 {
        if rest.is_empty() && drawn == 0 {
            let gain = self.mean() * self.held as f64;
            return if self.others == 1 { 2.0 * gain } else { gain };
        }
        -f64::from(rest.sum()) - self.mean() * f64::from(drawn)
    }

    /// Takes off each value what the next player's best answer earns on average.
    fn weigh_answers(&self, options: &mut [Choice], chance: &mut fastrand::Rng) {
        let certain = self.bag == 0 && self.others == 1 && self.held == self.unseen.len();
        let racks = if certain { 1 } else { RACKS };
        let mut hidden = self.unseen.clone();
        let share = 1.0 / self.others as f64;
        for _ in 0..racks {
            if !certain {
                chance.shuffle(&mut hidden);
            }
            // The same racks for every choice, so that they differ by the board alone.
            let theirs: Rack = hidden.iter().take(self.next).copied().collect();
            for choice in options.iter_mut() {
                if choice.rest.is_empty() && self.bag == 0 {
                    continue;
                }
                let answer = self.answer(choice, &theirs);
                choice.value -= answer * share / racks as f64;
            }
        }
    }

    /// What the best answer earns, the end of the game reckoned in.
    fn answer(&self, choice: &Choice, theirs: &Rack) -> f64 {
        let mut board = self.board.clone();
        if let Move::Lay(stones) = &choice.mv {
            stones.iter().for_each(|s: &Stone| board.put(s.0, s.1));
        }
        let mut most = 0.0f64;
        finder::each(&board, theirs, self.rules, |stones, points| {
            let closes = self.bag == 0 && stones.len() == usize::from(theirs.len());
            let gain = if closes {
                2.0 * f64::from(choice.rest.sum())
            } else {
                0.0
            };
            most = most.max(f64::from(points.0) + gain);
            true
        });
        most
    }
}
