//! A store that is gone with the process: for tests, transcripts and trying out.

use crate::{Batch, Error, GameId, Heads, Key, Snapshot, Store, Stored};
use games::Seq;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A store in memory, which refuses what [`crate::Sled`] refuses.
#[derive(Debug, Default)]
pub struct Memory(Mutex<Inside>);

#[derive(Debug, Default)]
struct Inside {
    commits: u64,
    logs: BTreeMap<GameId, Vec<Stored>>,
    records: BTreeMap<Key, Vec<u8>>,
}

impl Inside {
    fn heads(&self) -> impl Iterator<Item = (GameId, Seq)> {
        let last = |(&game, log): (&GameId, &Vec<Stored>)| Some((game, log.last()?.seq));
        self.logs.iter().filter_map(last)
    }

    fn head(&self, game: GameId) -> Option<Seq> {
        Some(self.logs.get(&game)?.last()?.seq)
    }
}

impl Memory {
    /// An empty store.
    pub fn new() -> Memory {
        Memory::default()
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for Memory {
    fn commit(&self, batch: &Batch) -> Result<(), Error> {
        batch.weigh()?;
        let mut inside = self.inside();
        batch.admit(|game| Ok(inside.head(game)))?;
        inside.commits += u64::from(!batch.is_empty());
        for append in &batch.append {
            inside.logs.entry(append.game).or_default().push(Stored {
                seq: append.seq,
                bytes: append.bytes.clone(),
            });
        }
        for (key, bytes) in &batch.put {
            match bytes {
                Some(bytes) => inside.records.insert(key.clone(), bytes.clone()),
                None => inside.records.remove(key),
            };
        }
        Ok(())
    }

    fn log(&self, game: GameId) -> Result<Vec<Stored>, Error> {
        Ok(self.inside().logs.get(&game).cloned().unwrap_or_default())
    }

    fn head(&self, game: GameId) -> Result<Option<Seq>, Error> {
        Ok(self.inside().head(game))
    }

    fn read(&self, key: &Key) -> Result<Option<Vec<u8>>, Error> {
        Ok(self.inside().records.get(key).cloned())
    }

    fn scan(&self, prefix: &str) -> Result<Vec<(Key, Vec<u8>)>, Error> {
        let inside = self.inside();
        let found = inside.records.iter();
        let found = found.filter(|(key, _)| key.as_str().starts_with(prefix));
        Ok(found.map(|(k, v)| (k.clone(), v.clone())).collect())
    }

    fn heads(&self) -> Result<Heads, Error> {
        Ok(self.inside().heads().collect())
    }

    fn snapshot(&self) -> Result<Snapshot, Error> {
        let inside = self.inside();
        let records = inside.records.iter();
        Ok(Snapshot {
            commits: inside.commits,
            damaged: Vec::new(),
            heads: inside.heads().collect(),
            records: records.map(|(k, v)| (k.clone(), v.clone())).collect(),
        })
    }
}
