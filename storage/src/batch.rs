//! What is committed together.

use crate::{Error, GameId, Key};
use games::Seq;
use std::collections::BTreeMap;

/// The most bytes of one event or record. sled writes bigger pages to files that it doesn't sync,
/// and a page holds 16 of them.
pub const MOST_BYTES: usize = 3800;

/// The most bytes of one batch, keys included.
pub const MOST_BATCH_BYTES: usize = 256 * 1024;

/// One event for a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// Whose log.
    pub game: GameId,
    /// Its number: the one after the log's last, or 0.
    pub seq: Seq,
    /// The event.
    pub bytes: Vec<u8>,
}

/// Changes that are done all or none.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Batch {
    /// The last numbers that these logs must have before; None is a game without a log.
    pub expect: Vec<(GameId, Option<Seq>)>,
    /// Events, in order.
    pub append: Vec<Append>,
    /// Records to put, or (None) to delete. Of two with one key the last counts.
    pub put: Vec<(Key, Option<Vec<u8>>)>,
}

impl Batch {
    /// Whether it changes nothing.
    pub fn is_empty(&self) -> bool {
        self.append.is_empty() && self.put.is_empty()
    }

    /// How many bytes it is, keys included.
    pub(crate) fn weight(&self) -> usize {
        let events = self.append.iter().map(|append| append.bytes.len() + 12);
        let record = |(key, bytes): &(Key, Option<Vec<u8>>)| {
            key.as_str().len() + bytes.as_ref().map_or(0, Vec::len)
        };
        events.sum::<usize>() + self.put.iter().map(record).sum::<usize>()
    }

    /// Checks all sizes.
    pub(crate) fn weigh(&self) -> Result<(), Error> {
        let too_large = |what: String, size, most| Err(Error::TooLarge { what, size, most });
        for Append { game, seq, bytes } in &self.append {
            if bytes.len() > MOST_BYTES {
                let what = format!("event {} of game {game}", seq.0);
                return too_large(what, bytes.len(), MOST_BYTES);
            }
        }
        for (key, bytes) in &self.put {
            let size = bytes.as_ref().map_or(0, Vec::len);
            if size > MOST_BYTES {
                return too_large(format!("record {key}"), size, MOST_BYTES);
            }
        }
        let total = self.weight();
        if total > MOST_BATCH_BYTES {
            return too_large("a batch".into(), total, MOST_BATCH_BYTES);
        }
        Ok(())
    }

    /// Checks the batch against the logs' last numbers, and says what they are after it.
    pub(crate) fn admit(
        &self,
        mut head: impl FnMut(GameId) -> Result<Option<Seq>, Error>,
    ) -> Result<BTreeMap<GameId, Seq>, Error> {
        for &(game, expected) in &self.expect {
            let found = head(game)?;
            if found != expected {
                return Err(Error::Conflict {
                    game,
                    expected,
                    found,
                });
            }
        }
        let mut heads = BTreeMap::new();
        for &Append { game, seq, .. } in &self.append {
            let found = match heads.get(&game) {
                Some(&seq) => Some(seq),
                None => head(game)?,
            };
            let expected = seq.0.checked_sub(1).map(Seq);
            if found != expected {
                return Err(Error::Conflict {
                    game,
                    expected,
                    found,
                });
            }
            heads.insert(game, seq);
        }
        Ok(heads)
    }
}
