//! What an input did, done whole or not at all.

use super::fold::Preparation;
use super::{Hall, Job};
use crate::chat::{Effect, Source};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use storage::GameId;

/// What hearing an input gives.
#[derive(Default)]
pub struct Out {
    /// To be carried out, in order.
    pub effects: Vec<Effect>,
    /// To be searched.
    pub jobs: Vec<Job>,
    /// To be made of dictionaries before it is asked for; whoever asks first would make it.
    pub preparations: Vec<Preparation>,
    /// The games in which something happened.
    pub moved: BTreeSet<GameId>,
    /// What there was, counted.
    pub tally: Tally,
}

/// What hearing an input came to, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Moves and other deeds in games that were done.
    pub moves: u32,
    /// Those that were refused.
    pub refusals: u32,
    /// Batches made durable.
    pub commits: u32,
    /// Batches that the store didn't take: nothing of the input was done.
    pub failures: u32,
    /// Inputs that were undone because something panicked.
    pub panics: u32,
}

/// For whom the hall does something.
pub(super) enum For {
    /// Somebody in a chat, who is told there when it can't be done.
    Writer(Box<Source>),
    /// Somebody at a page of their game, who is answered there.
    Visitor,
    /// Nobody: time passed, a computer has thought.
    Nobody,
}

/// Why nothing of an input was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Undone {
    /// The store didn't take it.
    NotStored,
    /// Something panicked.
    Broken,
}

impl Undone {
    /// The text that says so.
    pub(super) fn text_id(self) -> &'static str {
        match self {
            Undone::NotStored => "sorry-store",
            Undone::Broken => "sorry-broken",
        }
    }
}

/// The record of how often a store was opened.
pub(super) const LIVES: &str = "lives";

impl Hall {
    /// Does something whole or not at all; what it gives, and why nothing was done.
    pub(super) fn attempt(
        &mut self,
        whom: For,
        act: impl FnOnce(&mut Hall),
    ) -> (Out, Option<Undone>) {
        let seed = self.rng.clone();
        self.ledger.forget();
        // What a person does is done whole or not at all; otherwise one broken game costs no other.
        let alone = matches!(whom, For::Nobody);
        let heard = catch_unwind(AssertUnwindSafe(|| {
            act(self);
            if alone {
                self.show_each();
            } else {
                self.show_stale();
            }
        }));
        if let Some(lives) = self.lives {
            self.ledger.write(LIVES, &(lives + 1));
        }
        let commits = u32::from(!self.ledger.is_clean());
        let undone = match heard {
            Ok(()) => match self.ledger.commit() {
                Ok(()) => {
                    self.lives = None;
                    self.out.tally.commits += commits;
                    None
                }
                Err(error) => {
                    self.not_stored(&error);
                    Some(Undone::NotStored)
                }
            },
            Err(_) => Some(Undone::Broken),
        };
        if let Some(why) = undone {
            self.undo(seed);
            match why {
                Undone::NotStored => self.out.tally.failures += 1,
                Undone::Broken => self.out.tally.panics += 1,
            }
            if let For::Writer(source) = whom {
                self.apologise(&source, why);
            }
        }
        self.touched.clear();
        self.stale.clear();
        (std::mem::take(&mut self.out), undone)
    }

    /// Forgets all that the input did.
    fn undo(&mut self, rng: fastrand::Rng) {
        self.ledger.forget();
        self.rng = rng;
        self.out = Out::default();
        self.stale.clear();
        for game in std::mem::take(&mut self.touched) {
            self.tables.remove(&game);
        }
        // Jobs that were to leave with this input never will.
        self.searching.clear();
        self.rethink = true;
    }

    /// Does something for one game, as if it were an input of its own: when it panics, all of that is
    /// undone and the game set apart.
    pub(super) fn alone(&mut self, game: GameId, act: impl FnOnce(&mut Hall)) {
        let mark = self.ledger.mark();
        let (effects, jobs) = (self.out.effects.len(), self.out.jobs.len());
        if catch_unwind(AssertUnwindSafe(|| act(self))).is_ok() {
            return;
        }
        self.ledger.back_to(mark);
        self.out.effects.truncate(effects);
        self.out.jobs.truncate(jobs);
        self.tables.remove(&game);
        self.searching.remove(&game);
        self.stale.remove(&game);
        self.set_apart(game);
    }
}
