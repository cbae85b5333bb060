//! Links by which a person takes their identity to another browser. A link is good once and for a
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
struct Pass {
    who: String,
    until: Instant,
}

/// The links that wait to be used.
#[derive(Debug, Default)]
pub(super) struct Passes(Mutex<HashMap<String, Pass>>);

impl Passes {
    /// A new link's token; an older one of the same person is void.
    pub(super) fn issue(&self, who: &str, now: Instant) -> Result<String, Error> {
        let token = seal::token()?;
        let mut passes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        passes.retain(|_, pass| pass.until > now && pass.who != who);
        if passes.len() >= MOST {
            return Err(Error::Full);
        }
        let pass = Pass {
            who: who.to_owned(),
            until: now + GOOD_FOR,
        };
        passes.insert(token.clone(), pass);
        Ok(token)
    }

    /// Whose link it is; it can't be used again.
    pub(super) fn redeem(&self, token: &str, now: Instant) -> Option<String> {
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
        let (passes, now) = (Passes::default(), Instant::now());
        let token = passes.issue("a", now).unwrap();
        assert_eq!(passes.redeem("guess", now), None);
        assert_eq!(passes.redeem(&token, now).as_deref(), Some("a"));
        assert_eq!(passes.redeem(&token, now), None);
        let token = passes.issue("a", now).unwrap();
        assert_eq!(passes.redeem(&token, now + GOOD_FOR), None);
        let (old, new) = (passes.issue("a", now), passes.issue("a", now));
        assert_eq!(passes.redeem(&old.unwrap(), now), None);
        assert!(passes.redeem(&new.unwrap(), now).is_some());
    }
}
