//! Records read and written as one batch: what was written is read back at once, is made durable
//! by [`Ledger::commit`], and is forgotten by [`Ledger::forget`] when that fails.

use games::Seq;
use serde::{Serialize, de::DeserializeOwned};
use std::collections::BTreeMap;
use std::sync::Arc;
use storage::{Append, Batch, Error, GameId, Key, Store};

/// The store with what is still to be committed laid over it.
pub(super) struct Ledger {
    store: Arc<dyn Store>,
    puts: BTreeMap<String, Option<Vec<u8>>>,
    heads: BTreeMap<GameId, Option<Seq>>,
    append: Vec<Append>,
}

/// What was to be committed at some moment.
pub(super) struct Mark {
    puts: BTreeMap<String, Option<Vec<u8>>>,
    heads: BTreeMap<GameId, Option<Seq>>,
    append: usize,
}

impl Ledger {
    pub(super) fn new(store: Arc<dyn Store>) -> Ledger {
        Ledger {
            store,
            puts: BTreeMap::new(),
            heads: BTreeMap::new(),
            append: Vec::new(),
        }
    }

    /// The store itself.
    pub(super) fn store(&self) -> Arc<dyn Store> {
        self.store.clone()
    }

    /// The record under a key; None where there is none. One that can't be read counts as none and
    /// is reported.
    pub(super) fn read<T: DeserializeOwned>(&self, key: &str) -> Option<T> {
        let bytes = match self.puts.get(key) {
            Some(put) => put.clone()?,
            None => match key_of(key).and_then(|key| self.store.read(&key)) {
                Ok(found) => found?,
                Err(error) => {
                    tracing::error!(key, %error, "a record that can't be read");
                    return None;
                }
            },
        };
        match serde_json::from_slice(&bytes) {
            Ok(record) => Some(record),
            Err(error) => {
                tracing::error!(key, %error, "a record of another shape");
                None
            }
        }
    }

    /// Puts a record under a key.
    pub(super) fn write<T: Serialize>(&mut self, key: &str, record: &T) {
        match serde_json::to_vec(record) {
            Ok(bytes) => {
                self.puts.insert(key.to_owned(), Some(bytes));
            }
            Err(error) => tracing::error!(key, %error, "a record that can't be written"),
        }
    }

    /// Takes the record away.
    pub(super) fn delete(&mut self, key: &str) {
        self.puts.insert(key.to_owned(), None);
    }

    /// What follows `prefix` in the keys that begin with it, in order.
    pub(super) fn names(&self, prefix: &str) -> Vec<String> {
        let stored = match self.store.scan(prefix) {
            Ok(stored) => stored,
            Err(error) => {
                tracing::error!(prefix, %error, "records that can't be listed");
                Vec::new()
            }
        };
        let mut names: BTreeMap<String, bool> = stored
            .into_iter()
            .filter_map(|(key, _)| {
                key.as_str()
                    .strip_prefix(prefix)
                    .map(|n| (n.to_owned(), true))
            })
            .collect();
        for (key, put) in self.puts.range(prefix.to_owned()..) {
            let Some(name) = key.strip_prefix(prefix) else {
                break;
            };
            names.insert(name.to_owned(), put.is_some());
        }
        names
            .into_iter()
            .filter(|&(_, there)| there)
            .map(|(name, _)| name)
            .collect()
    }

    /// The same of the records in which a text stands.
    pub(super) fn names_with(&self, prefix: &str, text: &str) -> Vec<String> {
        let stored = self.store.scan(prefix).unwrap_or_else(|error| {
            tracing::error!(prefix, %error, "records that can't be listed");
            Vec::new()
        });
        let has = |bytes: &[u8]| {
            bytes
                .windows(text.len())
                .any(|part| part == text.as_bytes())
        };
        let stored = stored.into_iter().filter(|(_, bytes)| has(bytes));
        let mut names: BTreeMap<String, bool> = stored
            .filter_map(|(key, _)| Some((key.as_str().strip_prefix(prefix)?.to_owned(), true)))
            .collect();
        for (key, put) in self.puts.range(prefix.to_owned()..) {
            let Some(name) = key.strip_prefix(prefix) else {
                break;
            };
            names.insert(name.to_owned(), put.as_deref().is_some_and(has));
        }
        let there = names.into_iter().filter(|&(_, there)| there);
        there.map(|(name, _)| name).collect()
    }

    /// Appends lines to a game's log; `next` is the number of the first of them.
    pub(super) fn append(&mut self, game: GameId, next: Seq, lines: Vec<Vec<u8>>) {
        let before = next.0.checked_sub(1).map(Seq);
        self.heads.entry(game).or_insert(before);
        for (offset, bytes) in (0u32..).zip(lines) {
            self.append.push(Append {
                game,
                seq: Seq(next.0 + offset),
                bytes,
            });
        }
    }

    /// The stored lines of a game.
    pub(super) fn log(&self, game: GameId) -> Result<Vec<Vec<u8>>, Error> {
        let mut lines: Vec<Vec<u8>> = self
            .store
            .log(game)?
            .into_iter()
            .map(|stored| stored.bytes)
            .collect();
        lines.extend(
            self.append
                .iter()
                .filter(|a| a.game == game)
                .map(|a| a.bytes.clone()),
        );
        Ok(lines)
    }

    /// How far it has come, to go back to.
    pub(super) fn mark(&self) -> Mark {
        Mark {
            puts: self.puts.clone(),
            heads: self.heads.clone(),
            append: self.append.len(),
        }
    }

    /// Forgets what came after a mark.
    pub(super) fn back_to(&mut self, mark: Mark) {
        self.puts = mark.puts;
        self.heads = mark.heads;
        self.append.truncate(mark.append);
    }

    /// Whether there is nothing to be committed.
    pub(super) fn is_clean(&self) -> bool {
        self.puts.is_empty() && self.append.is_empty()
    }

    /// Makes all of it durable.
    pub(super) fn commit(&mut self) -> Result<(), Error> {
        if self.is_clean() {
            return Ok(());
        }
        let mut put = Vec::with_capacity(self.puts.len());
        for (key, value) in std::mem::take(&mut self.puts) {
            put.push((key_of(&key)?, value));
        }
        let batch = Batch {
            expect: std::mem::take(&mut self.heads).into_iter().collect(),
            append: std::mem::take(&mut self.append),
            put,
        };
        self.store.commit(&batch)
    }

    /// Forgets what wasn't committed.
    pub(super) fn forget(&mut self) {
        self.puts.clear();
        self.heads.clear();
        self.append.clear();
    }
}

fn key_of(text: &str) -> Result<Key, Error> {
    Key::new(text).map_err(|bad| Error::Corrupt {
        what: bad.to_string(),
    })
}
