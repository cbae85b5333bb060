//! A store that fails on demand, for tests of those who use one.

use crate::{Batch, Error, GameId, Heads, Key, Snapshot, Store, Stored};
use games::Seq;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The disk is full; nothing is done.
    Full,
    /// The system refuses; nothing is done.
    Io,
    /// The commit is done, and the system reports an error all the same.
    DoneButIo,
    /// What is read is damaged.
    Corrupt,
}

/// A store with faults. Calls are counted from 1, commits and reads apart; every read counts.
#[derive(Debug, Default)]
pub struct Faulty<S> {
    inner: S,
    plan: Mutex<Plan>,
}

#[derive(Debug, Default)]
struct Plan {
    commits: Calls,
    reads: Calls,
}

#[derive(Debug, Default)]
struct Calls {
    made: u64,
    at: Vec<(u64, Fault)>,
    always: Option<Fault>,
}

impl Calls {
    fn next(&mut self) -> Option<Fault> {
        self.made += 1;
        let planned = self.at.iter().find(|(nth, _)| *nth == self.made);
        planned.map(|&(_, fault)| fault).or(self.always)
    }
}

impl<S: Store> Faulty<S> {
    /// The store without faults so far.
    pub fn new(inner: S) -> Faulty<S> {
        Faulty {
            inner,
            plan: Mutex::default(),
        }
    }

    /// Lets the `nth` commit fail.
    #[must_use]
    pub fn at_commit(self, nth: u64, fault: Fault) -> Faulty<S> {
        self.plan().commits.at.push((nth, fault));
        self
    }

    /// Lets the `nth` read fail.
    #[must_use]
    pub fn at_read(self, nth: u64, fault: Fault) -> Faulty<S> {
        self.plan().reads.at.push((nth, fault));
        self
    }

    /// From now on every commit fails so, or none any more.
    pub fn all_commits(&self, fault: Option<Fault>) {
        self.plan().commits.always = fault;
    }

    /// From now on every read fails so, or none any more.
    pub fn all_reads(&self, fault: Option<Fault>) {
        self.plan().reads.always = fault;
    }

    /// How many commits were asked for, failed ones too.
    pub fn commits(&self) -> u64 {
        self.plan().commits.made
    }

    /// The store inside.
    pub fn inner(&self) -> &S {
        &self.inner
    }

    fn plan(&self) -> MutexGuard<'_, Plan> {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn reading<T>(&self, read: impl FnOnce(&S) -> Result<T, Error>) -> Result<T, Error> {
        let fault = self.plan().reads.next();
        fault.map_or_else(|| read(&self.inner), |fault| Err(error(fault)))
    }
}

fn error(fault: Fault) -> Error {
    match fault {
        Fault::Full => Error::Full,
        Fault::Io | Fault::DoneButIo => io::Error::other("a fault that a test asked for").into(),
        Fault::Corrupt => Error::corrupt("a fault that a test asked for"),
    }
}

impl<S: Store> Store for Faulty<S> {
    fn commit(&self, batch: &Batch) -> Result<(), Error> {
        let fault = self.plan().commits.next();
        match fault {
            None => self.inner.commit(batch),
            Some(fault) => {
                if fault == Fault::DoneButIo {
                    self.inner.commit(batch)?;
                }
                Err(error(fault))
            }
        }
    }

    fn log(&self, game: GameId) -> Result<Vec<Stored>, Error> {
        self.reading(|store| store.log(game))
    }

    fn head(&self, game: GameId) -> Result<Option<Seq>, Error> {
        self.reading(|store| store.head(game))
    }

    fn read(&self, key: &Key) -> Result<Option<Vec<u8>>, Error> {
        self.reading(|store| store.read(key))
    }

    fn scan(&self, prefix: &str) -> Result<Vec<(Key, Vec<u8>)>, Error> {
        self.reading(|store| store.scan(prefix))
    }

    fn heads(&self) -> Result<Heads, Error> {
        self.reading(Store::heads)
    }

    fn snapshot(&self) -> Result<Snapshot, Error> {
        self.reading(Store::snapshot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Memory;

    #[test]
    fn it_fails_when_it_should_and_does_what_it_says() {
        let key = Key::new("k").unwrap();
        let put = |value: &str| Batch {
            put: vec![(key.clone(), Some(value.into()))],
            ..Batch::default()
        };
        let store = Faulty::new(Memory::new())
            .at_commit(2, Fault::Full)
            .at_commit(3, Fault::DoneButIo)
            .at_read(2, Fault::Corrupt);
        let there = || store.inner().read(&key).ok().flatten();
        assert!(store.commit(&put("1")).is_ok());
        assert!(matches!(store.commit(&put("2")), Err(Error::Full)));
        assert_eq!(there().as_deref(), Some(&b"1"[..]));
        assert!(matches!(store.commit(&put("3")), Err(Error::Io(_))));
        assert_eq!(there().as_deref(), Some(&b"3"[..]), "it is done");
        store.all_commits(Some(Fault::Io));
        assert!(matches!(store.commit(&put("4")), Err(Error::Io(_))));
        assert_eq!(there().as_deref(), Some(&b"3"[..]));
        store.all_commits(None);
        assert!(store.commit(&put("5")).is_ok());
        assert_eq!(store.commits(), 5);

        assert!(store.read(&key).is_ok());
        assert!(matches!(store.heads(), Err(Error::Corrupt { .. })));
        assert!(store.heads().is_ok());
    }
}
