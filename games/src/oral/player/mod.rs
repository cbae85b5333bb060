//! The computer opponent: it knows words, sees what comes of each letter, bluffs and doubts.

mod vocabulary;

use super::event::{Addition, Move};
use super::foresight::{Foresight, Table};
use super::nouns::Nouns;
use super::options::{Judge, Variant};
use super::view::{Standing, View};
use crate::words::Letter;
use crate::{Level, Nodes, Viewer, World};
use vocabulary::Vocabulary;

/// Rounds played at random to choose among letters none of which is sure.
const ROUNDS: u32 = 40;
/// A fragment of no word that one knows is refused when it is a word's less likely than this.
const DOUBT: f64 = 0.5;

/// A computer's move for the viewer; None when it isn't their turn.
///
/// The lower levels forget rare words and slip now and then. The expert knows every word that
/// counts: with two players it never loses a round that can't be lost.
pub(super) fn think(
    view: &View,
    level: Level,
    budget: Nodes,
    world: &mut World<'_>,
) -> Option<Move> {
    let Viewer::Seat(seat) = view.viewer else {
        return None;
    };
    if view.turn != Some(seat) {
        return None;
    }
    let vocabulary = Vocabulary::of(world.words, &view.options, level);
    let plays = |player: &&super::PlayerView| player.standing == Standing::Plays;
    let players = view.players.iter().filter(plays).count();
    let nouns = Nouns::of(world.words, &view.options);
    let foresight = Foresight::of(world.words, &view.options, players, |id| {
        vocabulary.knows(id)
    });
    let mut mind = Mind {
        view,
        level,
        nouns,
        vocabulary,
        foresight,
        budget: budget.0,
        chance: &mut *world.chance,
    };
    if mind.doubts() {
        return Some(Move::Refuse);
    }
    let addition = mind.addition().or_else(|| mind.bluff());
    match addition {
        Some(one) => Some(Move::Add(vec![one])),
        None if view.fragment.is_empty() => None,
        None => Some(Move::Refuse),
    }
}

/// What one computer thinks with.
struct Mind<'a> {
    view: &'a View,
    level: Level,
    nouns: Nouns<'a>,
    vocabulary: Vocabulary<'a>,
    foresight: Foresight<'a>,
    budget: u64,
    chance: &'a mut fastrand::Rng,
}

/// What a fragment is to the words that one knows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// A word that nothing extends, or in oral Balda any word.
    Whole,
    /// Some word extends it, and it is none.
    Extended,
    /// A word that others extend, in Antibalda: the round goes on.
    Both,
    /// No word.
    Dead,
}

impl Mind<'_> {
    fn percent(&mut self, of: u32) -> bool {
        self.chance.u32(0..100) < of
    }

    fn known(&self, fragment: &[Letter]) -> Known {
        let (whole, extended) = match &self.foresight {
            Foresight::Table(table) => match table.find(fragment) {
                Some(run) => (table.is_whole(run), table.is_extended(run)),
                None => (false, false),
            },
            Foresight::Bags(bags) => bags
                .marks(fragment)
                .map_or((false, false), |marks| (marks.whole, marks.extended)),
        };
        match (whole, extended, self.view.options.variant) {
            (true, true, Variant::Antibalda) => Known::Both,
            (true, _, _) => Known::Whole,
            (false, true, _) => Known::Extended,
            (false, false, _) => Known::Dead,
        }
    }

    /// Whether the last move is to be refused.
    fn doubts(&mut self) -> bool {
        let fragment = &self.view.fragment;
        if fragment.is_empty() || self.view.options.judge == Judge::Strict {
            return false;
        }
        let sees = match self.level {
            Level::Easy => 80,
            Level::Normal => 95,
            Level::Hard | Level::Expert => 100,
        };
        match self.known(fragment) {
            Known::Whole => self.percent(sees),
            Known::Extended | Known::Both => false,
            // How likely some forgotten word goes on with it.
            Known::Dead => {
                let expected = self.foresight.sounds(fragment) * self.vocabulary.forgotten();
                1.0 - (-expected).exp() < DOUBT
            }
        }
    }

    /// A letter that some word goes on with, as far as one knows; in a strict game one tries until
    /// a letter is taken.
    fn addition(&mut self) -> Option<Addition> {
        let fragment = &self.view.fragment;
        let allowed = self.allowed();
        if allowed.is_empty() {
            if self.view.options.judge == Judge::Bluff {
                return None;
            }
            let taken = |one: &Addition| self.nouns.allows(&one.to(fragment));
            let tried: Vec<Addition> = self.nouns.additions(fragment).filter(taken).collect();
            return self.chance.choice(tried);
        }
        let slips = match self.level {
            Level::Easy => 50,
            Level::Normal => 20,
            Level::Hard => 5,
            Level::Expert => 0,
        };
        if self.percent(slips) {
            return self.chance.choice(allowed);
        }
        let values = self.values(&allowed);
        let best = values.iter().copied().max()?;
        let pairs = allowed.into_iter().zip(values);
        let good: Vec<Addition> = pairs
            .filter(|&(_, value)| value == best)
            .map(|(one, _)| one)
            .collect();
        self.chance.choice(good)
    }

    fn allowed(&self) -> Vec<Addition> {
        let fragment = &self.view.fragment;
        match &self.foresight {
            Foresight::Table(table) => {
                let allowed = table.allowed(fragment, self.nouns.additions(fragment));
                allowed.into_iter().map(|(one, _)| one).collect()
            }
            Foresight::Bags(bags) => {
                let place = fragment.len().min(usize::from(u8::MAX)) as u8;
                let letters = bags.allowed(fragment).into_iter();
                letters.map(|letter| Addition { letter, place }).collect()
            }
        }
    }

    /// What each letter is worth, to be compared among themselves.
    fn values(&mut self, allowed: &[Addition]) -> Vec<i64> {
        let fragment = &self.view.fragment;
        let antibalda = self.view.options.variant == Variant::Antibalda;
        match &mut self.foresight {
            Foresight::Table(table) => {
                let table = &*table;
                let run = |one: &Addition| table.find(&one.to(fragment)).unwrap_or(0);
                if antibalda {
                    let gains = allowed.iter().map(|one| i64::from(table.gains(run(one))));
                    return gains.collect();
                }
                let wins: Vec<bool> = allowed.iter().map(|one| table.wins(run(one))).collect();
                if wins.contains(&true) {
                    return wins.into_iter().map(i64::from).collect();
                }
                let players = self
                    .view
                    .players
                    .iter()
                    .filter(|player| player.standing == Standing::Plays);
                let players = players.count();
                allowed
                    .iter()
                    .map(|one| {
                        let longer = one.to(fragment);
                        let rounds = (0..ROUNDS).filter(|_| {
                            survives(table, &self.nouns, longer.clone(), players, self.chance)
                        });
                        rounds.count() as i64
                    })
                    .collect()
            }
            Foresight::Bags(bags) => {
                let share = self.budget / allowed.len().max(1) as u64;
                let value = |one: &Addition| {
                    let mut budget = share;
                    if antibalda {
                        return i64::from(bags.gains(fragment, one.letter, &mut budget));
                    }
                    match bags.is_won(&one.to(fragment), &mut budget) {
                        Some(false) => 2,
                        None => 1,
                        Some(true) => 0,
                    }
                };
                allowed.iter().map(value).collect()
            }
        }
    }

    /// A letter that sounds as if some word went on with it. Refusing would cost a point for sure.
    fn bluff(&mut self) -> Option<Addition> {
        if self.view.options.judge == Judge::Strict || self.level == Level::Easy && self.percent(50)
        {
            return None;
        }
        let fragment = &self.view.fragment;
        let dead: Vec<Addition> = self
            .nouns
            .additions(fragment)
            .filter(|one| self.known(&one.to(fragment)) == Known::Dead)
            .collect();
        let sounds: Vec<f64> = dead
            .iter()
            .map(|one| self.foresight.sounds(&one.to(fragment)))
            .collect();
        let best = sounds.iter().copied().fold(0.0, f64::max);
        let pairs = dead.into_iter().zip(sounds);
        let good: Vec<Addition> = pairs
            .filter(|&(_, sound)| sound >= best)
            .map(|(one, _)| one)
            .collect();
        self.chance.choice(good)
    }
}

/// Whether who made this fragment gets through a round that goes on at random.
fn survives(
    table: &Table<'_>,
    nouns: &Nouns<'_>,
    mut fragment: Vec<Letter>,
    players: usize,
    chance: &mut fastrand::Rng,
) -> bool {
    for turn in 1.. {
        let allowed = table.allowed(&fragment, nouns.additions(&fragment));
        match chance.choice(allowed) {
            Some((one, _)) => fragment = one.to(&fragment),
            None => return turn % players.max(1) != 0,
        }
    }
    true
}
