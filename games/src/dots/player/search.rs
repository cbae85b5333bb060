//! A tree of random games (UCT), with all moves as first for what is new in it.

use super::tactics::{self, gain, lead, near_dots};
use crate::dots::crossing::Closing;
use crate::dots::field::{Field, HOUSE};
use crate::dots::place::{Pos, Side};

/// Games through a node before its answers are looked at.
const RIPE: f32 = 6.0;
/// How many games the first impression of a move is worth against real ones.
const IMPRESSION: f32 = 600.0;
/// How much a little tried move is preferred.
const CURIOSITY: f32 = 0.12;
/// The share of the open places that a random game fills.
const FILL: f32 = 0.7;
/// The most nodes of a tree.
const MOST_NODES: usize = 400_000;

struct Node {
    at: Pos,
    games: f32,
    won: f32,
    /// Games in which the move came at any time, with a first guess among them.
    seen: f32,
    seen_won: f32,
    answers: std::ops::Range<u32>,
}

/// One think: the field goes back to how it was after every game.
pub(super) struct Search<'a> {
    field: Field,
    side: Side,
    chance: &'a mut fastrand::Rng,
    nodes: Vec<Node>,
    /// Who first put a dot at a place in this game.
    first_by: Vec<Option<Side>>,
    open: Vec<Pos>,
    path: Vec<u32>,
    spent: u64,
}

impl<'a> Search<'a> {
    pub(super) fn new(field: Field, side: Side, chance: &'a mut fastrand::Rng) -> Search<'a> {
        Search {
            field,
            side,
            chance,
            nodes: Vec::new(),
            first_by: vec![None; 4096],
            open: Vec::new(),
            path: Vec::new(),
            spent: 0,
        }
    }

    /// The best of these places for so many nodes; the first look is always taken.
    pub(super) fn best(mut self, places: &[Pos], budget: u64) -> Option<Pos> {
        self.nodes.push(Node {
            at: Pos(0),
            games: 0.0,
            won: 0.0,
            seen: 0.0,
            seen_won: 0.0,
            answers: 0..0,
        });
        self.nodes[0].answers = self.answers(places, self.side);
        let started = self.field.len();
        while self.spent < budget {
            self.game();
            while self.field.len() > started {
                self.field.undo();
            }
        }
        let answers = self.nodes[0].answers.clone();
        let of = |index: u32| &self.nodes[index as usize];
        // With no game played the first guess decides.
        let worth = |node: &Node| (node.games, node.seen_won / node.seen.max(1.0));
        answers
            .max_by(|&a, &b| {
                let (a, b) = (worth(of(a)), worth(of(b)));
                a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1))
            })
            .map(|index| of(index).at)
    }

    /// Makes nodes for what may be answered, with first guesses.
    fn answers(&mut self, places: &[Pos], side: Side) -> std::ops::Range<u32> {
        let from = self.nodes.len() as u32;
        let last = self.field.last_dot().map(|dot| dot.at);
        for &at in places {
            let own = gain(&mut self.field, at, side);
            let foe = gain(&mut self.field, at, side.other());
            self.spent += 1;
            let near = last.is_some_and(|last| {
                last.row().abs_diff(at.row()) <= 2 && last.col().abs_diff(at.col()) <= 2
            });
            let worth = |gain: i32| (gain as f32).clamp(-4.0, 8.0);
            let guess = 0.5
                + 0.05 * worth(own)
                + 0.04 * worth(foe).max(0.0)
                + if near { 0.03 } else { 0.0 };
            let weight = if own != 0 || foe > 0 { 40.0 } else { 12.0 };
            self.nodes.push(Node {
                at,
                games: 0.0,
                won: 0.0,
                seen: weight,
                seen_won: weight * guess.clamp(0.02, 0.98),
                answers: 0..0,
            });
        }
        from..self.nodes.len() as u32
    }

    /// One game from the root: down the tree, then at random.
    fn game(&mut self) {
        self.path.clear();
        self.path.push(0);
        self.first_by.fill(None);
        let (mut index, mut side) = (0u32, self.side);
        loop {
            let node = &self.nodes[index as usize];
            if node.answers.is_empty() {
                let ripe = node.games >= RIPE && self.nodes.len() < MOST_NODES;
                if !ripe {
                    break;
                }
                let places: Vec<Pos> = near_dots(&self.field, side).collect();
                if places.is_empty() {
                    break;
                }
                self.nodes[index as usize].answers = self.answers(&places, side);
            }
            index = self.pick(index);
            let at = self.nodes[index as usize].at;
            self.put(at, side);
            self.path.push(index);
            side = side.other();
        }
        self.at_random(side);
        let value = worth(lead(&self.field, self.side));
        self.learn(value);
    }

    fn put(&mut self, at: Pos, side: Side) {
        self.field.put_at(at, side, Closing::Take);
        self.spent += 1;
        if let Some(first) = self.first_by.get_mut(usize::from(at.0))
            && first.is_none()
        {
            *first = Some(side);
        }
    }

    fn pick(&self, index: u32) -> u32 {
        let node = &self.nodes[index as usize];
        let log = (node.games + 1.0).ln();
        let score = |index: &u32| {
            let node = &self.nodes[*index as usize];
            let impression = node.seen_won / node.seen;
            let share = (IMPRESSION / (3.0 * node.games + IMPRESSION)).sqrt();
            let real = node.won / node.games.max(1.0);
            share * impression
                + (1.0 - share) * real
                + CURIOSITY * (log / (node.games + 1.0)).sqrt()
        };
        let answers = node.answers.clone();
        answers
            .map(|index| (index, score(&index)))
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map_or(index, |(index, _)| index)
    }

    /// Dots at random, not into houses.
    fn at_random(&mut self, mut side: Side) {
        let mut open = std::mem::take(&mut self.open);
        open.clear();
        for y in 1..=usize::from(self.field.size().height()) {
            let row = self.field.open_row(y);
            open.extend(crate::dots::plane::bits(row).map(|x| Pos((y as u16) << 6 | x)));
        }
        let mut left = (open.len() as f32 * FILL) as usize;
        while left > 0 && !open.is_empty() {
            let at = open.swap_remove(self.chance.usize(..open.len()));
            let housed = self.field.planes[HOUSE].has(at) || self.field.planes[HOUSE + 1].has(at);
            if !self.field.open(at) || housed && !tactics::closes(&self.field, at, side) {
                continue;
            }
            self.put(at, side);
            side = side.other();
            left -= 1;
        }
        self.open = open;
    }

    /// Tells the path, and the brothers whose move came later, how the game went.
    fn learn(&mut self, value: f32) {
        let path = std::mem::take(&mut self.path);
        let mut side = self.side;
        for (depth, &index) in path.iter().enumerate() {
            // The value for who moved into this node.
            let mover = side.other();
            let own = |side: Side| {
                if side == self.side {
                    value
                } else {
                    1.0 - value
                }
            };
            let node = &mut self.nodes[index as usize];
            node.games += 1.0;
            if depth > 0 {
                node.won += own(mover);
            }
            let answers = node.answers.clone();
            for index in answers {
                let answer = &mut self.nodes[index as usize];
                if self.first_by.get(usize::from(answer.at.0)) == Some(&Some(side)) {
                    answer.seen += 1.0;
                    answer.seen_won += own(side);
                }
            }
            side = side.other();
        }
        self.path = path;
    }
}

/// What a lead is worth, from 0 to 1.
fn worth(lead: i32) -> f32 {
    let lead = lead as f32;
    0.5 + 0.5 * lead / (lead.abs() + 3.0)
}
