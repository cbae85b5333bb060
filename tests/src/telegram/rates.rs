//! How much is taken in how long.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

/// What counts the requests that write.
#[derive(Debug, Default)]
pub(super) struct Rates {
    chats: HashMap<i64, VecDeque<Instant>>,
    all: VecDeque<Instant>,
}

const MINUTE: Duration = Duration::from_secs(60);

impl Rates {
    /// Counts a request; how many seconds to wait where it is one too many: about one a second in a
    /// chat, 20 a minute in a group, 30 a second in all.
    pub(super) fn count(&mut self, now: Instant, chat: i64) -> Result<(), u64> {
        let fresh = |times: &VecDeque<Instant>, within: Duration| {
            times
                .iter()
                .rev()
                .take_while(|at| now.duration_since(**at) < within)
                .count()
        };
        let times = self.chats.entry(chat).or_default();
        while times
            .front()
            .is_some_and(|at| now.duration_since(*at) >= MINUTE)
        {
            times.pop_front();
        }
        if chat < 0 && times.len() >= 20 {
            let oldest = times
                .front()
                .map_or(MINUTE, |at| MINUTE - now.duration_since(*at));
            return Err(oldest.as_secs() + 1);
        }
        if fresh(times, Duration::from_secs(3)) >= 3 {
            return Err(3);
        }
        let second = Duration::from_secs(1);
        while self
            .all
            .front()
            .is_some_and(|at| now.duration_since(*at) >= second)
        {
            self.all.pop_front();
        }
        if self.all.len() >= 30 {
            return Err(1);
        }
        times.push_back(now);
        self.all.push_back(now);
        Ok(())
    }
}
