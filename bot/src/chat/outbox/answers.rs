//! Answers to presses: in no lane, first of all, worthless when late.

use super::line::Waiting;
use super::{Load, Parcel};
use std::collections::VecDeque;
use std::time::Instant;

/// The most that may wait.
const MOST: usize = 2_000;

/// The answers that wait.
pub(super) struct Answers<L> {
    waiting: VecDeque<Waiting<L>>,
    /// How many are under way, which have places of their own.
    pub(super) under_way: usize,
}

impl<L: Load> Answers<L> {
    pub(super) fn new() -> Answers<L> {
        Answers {
            waiting: VecDeque::new(),
            under_way: 0,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    pub(super) fn push(&mut self, answer: Waiting<L>) {
        if self.waiting.len() >= MOST {
            self.waiting.pop_front();
        }
        self.waiting.push_back(answer);
    }

    /// One comes back: it was drawn, or has to be tried again.
    pub(super) fn push_front(&mut self, answer: Waiting<L>) {
        self.waiting.push_front(answer);
    }

    /// Forgets those that nobody wants any more.
    pub(super) fn expire(&mut self, now: Instant) {
        let is_wanted = |parcel: &Parcel<L>| parcel.expires.is_none_or(|at| at > now);
        self.waiting.retain(|answer| is_wanted(&answer.parcel));
    }

    /// When the next can go, and where it stands. `free`: when the budgets are.
    pub(super) fn next(
        &self,
        now: Instant,
        free: Instant,
        may_draw: bool,
    ) -> Option<(Instant, usize)> {
        let can_go = |(_, answer): &(usize, &Waiting<L>)| may_draw || !answer.is_raw();
        let when = |(index, answer): (usize, &Waiting<L>)| {
            let at = answer.not_before.unwrap_or(now);
            // What takes nothing of the budgets needn't wait for them.
            let at = match answer.parcel.weight {
                0 => at,
                _ => at.max(free),
            };
            (at, index)
        };
        let all = self.waiting.iter().enumerate().filter(can_go).map(when);
        all.min_by_key(|(at, index)| ((*at).max(now), *index))
    }

    pub(super) fn remove(&mut self, index: usize) -> Option<Waiting<L>> {
        self.waiting.remove(index)
    }
}
