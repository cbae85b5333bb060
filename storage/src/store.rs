//! What every store does.

use crate::{Batch, Error, GameId, Key};
use games::Seq;

/// An event as it was appended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    /// Its number in the log.
    pub seq: Seq,
    /// The event.
    pub bytes: Vec<u8>,
}

/// The logs' last numbers, by game.
pub type Heads = Vec<(GameId, Seq)>;

/// One moment of the whole store. Logs only grow, so a log's events up to the number here are its
/// state at that moment, whenever they are read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Snapshot {
    /// How many commits there were.
    pub commits: u64,
    /// Every log, in order of games.
    pub heads: Heads,
    /// Every record, in order of keys.
    pub records: Vec<(Key, Vec<u8>)>,
    /// Records and heads that are missing above because they are damaged, each for people.
    pub damaged: Vec<String>,
}

/// Logs of games, which only grow, and records by key. What a read gives is durable.
pub trait Store: Send + Sync {
    /// Does all of the batch or nothing; it is durable when this returns. Blocks meanwhile.
    ///
    /// # Errors
    /// `Conflict` when a log isn't where `expect` or an event's number says (a gap is one too),
    /// `TooLarge`, `Full`, `Io`. After `Full` and `Io` the store can still be used; whether this
    /// batch is in it must be read.
    fn commit(&self, batch: &Batch) -> Result<(), Error>;

    /// A game's whole log, in order, from 0; empty for an unknown game.
    ///
    /// # Errors
    /// `Corrupt` when an event is missing or damaged, `Newer`, `Io`.
    fn log(&self, game: GameId) -> Result<Vec<Stored>, Error>;

    /// The number of the log's last event.
    ///
    /// # Errors
    /// As `log`.
    fn head(&self, game: GameId) -> Result<Option<Seq>, Error>;

    /// A record.
    ///
    /// # Errors
    /// As `log`.
    fn read(&self, key: &Key) -> Result<Option<Vec<u8>>, Error>;

    /// All records whose key's text begins with `prefix`, in order of keys.
    ///
    /// # Errors
    /// As `log`; one damaged record fails the scan.
    fn scan(&self, prefix: &str) -> Result<Vec<(Key, Vec<u8>)>, Error>;

    /// The last numbers of all logs, in order of games.
    ///
    /// # Errors
    /// As `log`.
    fn heads(&self) -> Result<Heads, Error>;

    /// All records and the last numbers of all logs, as of one moment between commits.
    ///
    /// # Errors
    /// `Io`, `Newer`; damage is told in the snapshot.
    fn snapshot(&self) -> Result<Snapshot, Error>;
}

impl<S: Store + ?Sized> Store for std::sync::Arc<S> {
    fn commit(&self, batch: &Batch) -> Result<(), Error> {
        (**self).commit(batch)
    }

    fn log(&self, game: GameId) -> Result<Vec<Stored>, Error> {
        (**self).log(game)
    }

    fn head(&self, game: GameId) -> Result<Option<Seq>, Error> {
        (**self).head(game)
    }

    fn read(&self, key: &Key) -> Result<Option<Vec<u8>>, Error> {
        (**self).read(key)
    }

    fn scan(&self, prefix: &str) -> Result<Vec<(Key, Vec<u8>)>, Error> {
        (**self).scan(prefix)
    }

    fn heads(&self) -> Result<Heads, Error> {
        (**self).heads()
    }

    fn snapshot(&self) -> Result<Snapshot, Error> {
        (**self).snapshot()
    }
}
