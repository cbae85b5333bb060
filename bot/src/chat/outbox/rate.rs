//! How much is taken in how long.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// At most so many in any stretch of time this long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// So many.
    pub most: usize,
    /// In such a stretch.
    pub within: Duration,
}

impl Rate {
    /// At most `most` in any `ms` milliseconds.
    pub const fn new(most: usize, ms: u64) -> Rate {
        Rate {
            most,
            within: Duration::from_millis(ms),
        }
    }
}

/// How much of a budget may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Share {
    /// All of it.
    Whole,
    /// Half: the rest is kept for what matters more.
    Half,
}

/// The requests of late.
#[derive(Debug, Default)]
pub struct Window {
    sent: VecDeque<Instant>,
}

impl Window {
    /// Counts `count` requests.
    pub fn count(&mut self, now: Instant, count: usize, rates: &[Rate]) {
        let longest = rates.iter().map(|rate| rate.within).max();
        while let (Some(&oldest), Some(longest)) = (self.sent.front(), longest)
            && now.duration_since(oldest) >= longest
        {
            self.sent.pop_front();
        }
        self.sent.extend(std::iter::repeat_n(now, count));
    }

    /// `count` requests that were counted at `left` reached the platform no later than now, and perhaps
    /// not much sooner: on a slow way many arrive together that left one after the other.
    pub fn reached(&mut self, now: Instant, left: Instant, count: usize) {
        let mut rest = count;
        self.sent.retain(|&sent| {
            let is_one = sent == left && rest > 0;
            rest -= usize::from(is_one);
            !is_one
        });
        self.sent.extend(std::iter::repeat_n(now, count));
    }

    /// When `count` more may be sent; a time that has come already means now.
    pub fn free_at(&self, now: Instant, count: usize, rates: &[Rate], share: Share) -> Instant {
        let one = |rate: &Rate| {
            let most = match share {
                Share::Whole => rate.most,
                Share::Half => rate.most / 2,
            };
            // More than a whole budget at once must go some time: when all of it is free.
            let room = most.saturating_sub(count);
            // The newest of those that must be out of the stretch by then.
            let index = self.sent.len().checked_sub(room + 1)?;
            self.sent.get(index).map(|&sent| sent + rate.within)
        };
        rates.iter().filter_map(one).max().unwrap_or(now)
    }

    /// Whether it remembers nothing that counts any more.
    pub fn is_clear(&self, now: Instant, rates: &[Rate]) -> bool {
        let longest = rates.iter().map(|rate| rate.within).max();
        self.sent
            .back()
            .is_none_or(|&newest| longest.is_none_or(|long| now.duration_since(newest) >= long))
    }
}
