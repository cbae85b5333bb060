//! Computers at the tables: what they are given to think about, and what they answer at once.

use super::table::{Deed, Search};
use super::{Arrives, Hall, Words};
use games::table::{Answer, Ask};
use games::{At, Seat, Seq, World};
use std::panic::{AssertUnwindSafe, catch_unwind};
use storage::GameId;

/// A computer's search, to be run away from the hall.
pub struct Job {
    /// In which game.
    pub game: GameId,
    head: Seq,
    seat: Seat,
    search: Search,
    words: Words,
    lang: Option<games::words::Lang>,
    seed: u64,
    now: At,
}

impl Job {
    /// Searches. It may take a second.
    pub fn run(self) -> Arrives {
        let Job {
            game,
            head,
            seat,
            search,
            words,
            lang,
            seed,
            now,
        } = self;
        let mut chance = fastrand::Rng::with_seed(seed);
        let search = AssertUnwindSafe(move || {
            search(&mut World {
                words: words.of(lang),
                chance: &mut chance,
                now,
            })
        });
        let thought = catch_unwind(search).unwrap_or_else(|_| {
            tracing::error!(%game, "a computer player panicked");
            None
        });
        Arrives::Thought {
            game,
            head,
            seat,
            thought,
        }
    }
}

impl Hall {
    /// Computers answer what they are asked: a takeback always, a draw when they aren't ahead.
    pub(super) fn answer_for_computers(&mut self, game: GameId) {
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        for _ in 0..sitting.holders.len() {
            let Some(table) = self.table(game) else {
                return;
            };
            let Some(pending) = table.pending() else {
                return;
            };
            let computer = |seat: &Seat| sitting.computer_in(*seat).is_some();
            let Some(seat) = pending.waits_for().iter().find(computer) else {
                return;
            };
            let scores = table.scores();
            let mine = scores.get(seat.index()).copied().unwrap_or(0);
            let best = scores.iter().copied().max().unwrap_or(0);
            let answer = match pending.ask {
                Ask::TakeBack { .. } => Answer::Yes,
                Ask::Draw if mine < best => Answer::Yes,
                Ask::Draw => Answer::No,
            };
            if !self.do_at(game, seat, Deed::Answer(answer)) {
                return;
            }
        }
    }

    /// If it is a computer's turn, gives it the position to think about.
    pub(super) fn set_thinking(&mut self, game: GameId) {
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        let seed = self.fresh();
        let (words, now) = (self.words.clone(), self.now);
        let Some(table) = self.table(game) else {
            return;
        };
        if table.outcome().is_some() || table.is_aside() {
            return;
        }
        let level_of = |seat: Seat| Some((seat, sitting.computer_in(seat)?));
        let is_person = |seat: Seat| sitting.person_in(seat).is_some();
        // In a vote computers wait for the people.
        let voters = table.voters();
        let may_vote = !voters.iter().any(is_person);
        let voter = voters.iter().find_map(level_of).filter(|_| may_vote);
        let mover = table.turn().iter().find_map(level_of);
        let Some((seat, level)) = voter.or(mover.filter(|_| voters.is_empty())) else {
            return;
        };
        let head = table.head();
        let search = table.search(seat, level);
        let lang = table.lang();
        if self.searching.insert(game, head) == Some(head) {
            return;
        }
        self.out.jobs.push(Job {
            game,
            head,
            seat,
            search,
            words,
            lang,
            seed,
            now,
        });
    }
}
