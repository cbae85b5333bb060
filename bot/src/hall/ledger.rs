//! Records read and written as one batch: what was written is read back at once, is made durable
//! by [`Ledger::commit`], and is forgotten by [`Ledger::forget`] when that fails.

use crate::misread::Misread;
use games::Seq;
use serde::{Serialize, de::DeserializeOwned};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;
use storage::{Append, Batch, Error, GameId, Key, Store};

/// The store with what is still to be committed laid over it.
pub(super) struct Ledger {
    store: Arc<dyn Store>,
    puts: BTreeMap<String, Option<Vec<u8>>>,
    heads: BTreeMap<GameId, Option<Seq>>,
    append: Vec<Append>,
    /// What stood in the place of each change, the oldest first: the way back to a mark.
    replaced: Vec<Replaced>,
    /// Why something couldn't be read, though it may be there: what was decided without it isn't
    /// committed.
    unread: RefCell<Option<Error>>,
}

/// What stood where something was changed; None where nothing was to be committed.
enum Replaced {
    Put(String, Option<Option<Vec<u8>>>),
    Head(GameId),
    Lines(usize),
}

/// How far it had come at some moment.
pub(super) struct Mark(usize);

impl Ledger {
    pub(super) fn new(store: Arc<dyn Store>) -> Ledger {
        Ledger {
            store,
            puts: BTreeMap::new(),
            heads: BTreeMap::new(),
            append: Vec::new(),
            replaced: Vec::new(),
            unread: RefCell::default(),
        }
    }

    /// The store itself.
    pub(super) fn store(&self) -> Arc<dyn Store> {
        self.store.clone()
    }

    /// The record under a key; None where there is none. One that is damaged counts as none and is
    /// reported.
    pub(super) fn read<T: DeserializeOwned>(&self, key: &str) -> Option<T> {
        let bytes = match self.puts.get(key) {
            Some(put) => put.clone()?,
            None => match key_of(key).and_then(|key| self.store.read(&key)) {
                Ok(found) => found?,
                Err(error) => {
                    self.missed(key, error);
                    return None;
                }
            },
        };
        parsed(key, &bytes)
    }

    /// Puts a record under a key.
    pub(super) fn write<T: Serialize>(&mut self, key: &str, record: &T) {
        match serde_json::to_vec(record) {
            Ok(bytes) => self.put(key, Some(bytes)),
            Err(error) => tracing::error!(key, %error, "a record that can't be written"),
        }
    }

    /// Takes the record away.
    pub(super) fn delete(&mut self, key: &str) {
        self.put(key, None);
    }

    fn put(&mut self, key: &str, value: Option<Vec<u8>>) {
        let old = self.puts.insert(key.to_owned(), value);
        self.replaced.push(Replaced::Put(key.to_owned(), old));
    }

    /// What follows `prefix` in the keys that begin with it, in order.
    pub(super) fn names(&self, prefix: &str) -> Vec<String> {
        self.under(prefix).into_keys().collect()
    }

    /// The same of the records in which a text stands.
    pub(super) fn names_with(&self, prefix: &str, text: &str) -> Vec<String> {
        let text = text.as_bytes();
        let has = |bytes: &[u8]| bytes.windows(text.len()).any(|part| part == text);
        let all = self.under(prefix).into_iter();
        all.filter(|(_, bytes)| has(bytes))
            .map(|(name, _)| name)
            .collect()
    }

    /// The records whose keys begin with `prefix`, each behind what follows it in its key, in order.
    pub(super) fn all<T: DeserializeOwned>(&self, prefix: &str) -> Vec<(String, T)> {
        let all = self.under(prefix).into_iter();
        all.filter_map(|(name, bytes)| Some((name, parsed(prefix, &bytes)?)))
            .collect()
    }

    /// The bytes of all records whose keys begin with `prefix`, by what follows it.
    fn under(&self, prefix: &str) -> BTreeMap<String, Vec<u8>> {
        let stored = self.store.scan(prefix).unwrap_or_else(|error| {
            self.missed(prefix, error);
            Vec::new()
        });
        let named = |(key, bytes): (Key, Vec<u8>)| {
            let name = key.as_str().strip_prefix(prefix)?.to_owned();
            Some((name, bytes))
        };
        let mut all: BTreeMap<String, Vec<u8>> = stored.into_iter().filter_map(named).collect();
        for (key, put) in self.puts.range(prefix.to_owned()..) {
            let Some(name) = key.strip_prefix(prefix) else {
                break;
            };
            match put {
                Some(bytes) => drop(all.insert(name.to_owned(), bytes.clone())),
                None => drop(all.remove(name)),
            }
        }
        all
    }

    /// Appends lines to a game's log; `next` is the number of the first of them.
    pub(super) fn append(&mut self, game: GameId, next: Seq, lines: Vec<Vec<u8>>) {
        let before = next.0.checked_sub(1).map(Seq);
        if let Entry::Vacant(head) = self.heads.entry(game) {
            head.insert(before);
            self.replaced.push(Replaced::Head(game));
        }
        self.replaced.push(Replaced::Lines(self.append.len()));
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
        let stored = self.store.log(game);
        let stored = stored.inspect_err(|error| self.missed("a log", error.clone()))?;
        let mut lines: Vec<Vec<u8>> = stored.into_iter().map(|stored| stored.bytes).collect();
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
        Mark(self.replaced.len())
    }

    /// Forgets what came after a mark.
    pub(super) fn back_to(&mut self, mark: Mark) {
        while self.replaced.len() > mark.0 {
            match self.replaced.pop() {
                Some(Replaced::Put(key, Some(old))) => {
                    self.puts.insert(key, old);
                }
                Some(Replaced::Put(key, None)) => {
                    self.puts.remove(&key);
                }
                Some(Replaced::Head(game)) => {
                    self.heads.remove(&game);
                }
                Some(Replaced::Lines(count)) => self.append.truncate(count),
                None => {}
            }
        }
    }

    /// Whether there is nothing to be committed.
    pub(super) fn is_clean(&self) -> bool {
        self.puts.is_empty() && self.append.is_empty()
    }

    /// Makes all of it durable.
    pub(super) fn commit(&mut self) -> Result<(), Error> {
        if let Some(error) = self.unread.take() {
            return Err(error);
        }
        if self.is_clean() {
            return Ok(());
        }
        self.replaced.clear();
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
        self.replaced.clear();
        self.unread.take();
    }

    /// Something can't be read. What is damaged counts as none; what merely can't be had now doesn't.
    fn missed(&self, what: &str, error: Error) {
        if error.may_pass() {
            self.unread.replace(Some(error));
        } else {
            tracing::error!(what, %error, "stored, and can't be read");
        }
    }
}

/// A record from its bytes; one of another shape is none and is reported.
fn parsed<T: DeserializeOwned>(key: &str, bytes: &[u8]) -> Option<T> {
    serde_json::from_slice(bytes)
        .inspect_err(|error| {
            tracing::error!(key, error = %Misread(error), "a record of another shape");
        })
        .ok()
}

fn key_of(text: &str) -> Result<Key, Error> {
    Key::new(text).map_err(|bad| Error::Corrupt {
        what: bad.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use storage::Memory;

    /// What is to be committed.
    fn batch(ledger: &Ledger) -> String {
        format!("{:?} {:?} {:?}", ledger.puts, ledger.heads, ledger.append)
    }

    #[test]
    fn what_came_after_a_mark_is_forgotten() {
        let mut ledger = Ledger::new(Arc::new(Memory::new()));
        ledger.write("one", &1);
        ledger.append(GameId(7), Seq(0), vec![b"a".to_vec()]);
        let (mark, before) = (ledger.mark(), batch(&ledger));
        ledger.write("one", &2);
        ledger.write("two", &2);
        ledger.delete("one");
        let (inner, between) = (ledger.mark(), batch(&ledger));
        ledger.append(GameId(7), Seq(1), vec![b"b".to_vec(), b"c".to_vec()]);
        ledger.append(GameId(8), Seq(0), vec![b"d".to_vec()]);
        ledger.write("one", &3);
        ledger.back_to(inner);
        assert_eq!(batch(&ledger), between);
        ledger.back_to(mark);
        assert_eq!(batch(&ledger), before);
        assert_eq!(ledger.read::<i32>("one"), Some(1));
        assert!(ledger.commit().is_ok() && ledger.is_clean());
        assert_eq!(ledger.log(GameId(7)).map(|log| log.len()).ok(), Some(1));
        // A mark of what is empty again leads back to nothing.
        let mark = ledger.mark();
        ledger.write("two", &1);
        ledger.back_to(mark);
        assert!(ledger.is_clean());
    }
}
