//! Links that let a browser be somebody, or sit in somebody's place. A link is good once and for a
//! short time, shown to its owner alone, and exchanged for a cookie; it is kept in memory only.

use super::{Error, seal};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a link is good.
pub(super) const GOOD_FOR: Duration = Duration::from_secs(10 * 60);
/// Links that may wait at once.
const MOST: usize = 10_000;

#[derive(Debug)]
struct Pass<K> {
    who: K,
    until: Instant,
}

/// The links that wait to be used, and whom each lets in.
#[derive(Debug)]
pub(super) struct Passes<K>(Mutex<HashMap<String, Pass<K>>>);

impl<K> Default for Passes<K> {
    fn default() -> Passes<K> {
        Passes(Mutex::default())
    }
}

impl<K: Clone + PartialEq> Passes<K> {
    /// A new link's token; an older one of the same is void.
    pub(super) fn issue(&self, who: &K, now: Instant) -> Result<String, Error> {
        let token = seal::token()?;
        let mut passes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        passes.retain(|_, pass| pass.until > now && pass.who != *who);
        if passes.len() >= MOST {
            return Err(Error::Full);
        }
        let pass = Pass {
            who: who.clone(),
            until: now + GOOD_FOR,
        };
        passes.insert(token.clone(), pass);
        Ok(token)
    }

    /// Whose link it is; it can't be used again.
    pub(super) fn redeem(&self, token: &str, now: Instant) -> Option<K> {
        let mut passes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let pass = passes.remove(token)?;
        (pass.until > now).then_some(pass.who)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_good_once_and_for_ten_minutes() {
        let (passes, now) = (Passes::<char>::default(), Instant::now());
        let token = passes.issue(&'a', now).unwrap();
        assert_eq!(passes.redeem("guess", now), None);
        assert_eq!(passes.redeem(&token, now), Some('a'));
        assert_eq!(passes.redeem(&token, now), None);
        let token = passes.issue(&'a', now).unwrap();
        assert_eq!(passes.redeem(&token, now + GOOD_FOR), None);
        let (old, new) = (passes.issue(&'a', now), passes.issue(&'a', now));
        assert_eq!(passes.redeem(&old.unwrap(), now), None);
        assert!(passes.redeem(&new.unwrap(), now).is_some());
    }
}
