//! The page's own records in the store, all under `web/`: people, rooms and what was said there.

use super::Error;
use serde::{Serialize, de::DeserializeOwned};
use std::sync::Arc;
use storage::{Batch, Key, Store};

/// Changes that are made together or not at all.
#[derive(Debug, Default)]
pub(super) struct Changes(Vec<(String, Option<Vec<u8>>)>);

impl Changes {
    /// Writes a record.
    pub(super) fn put(&mut self, key: String, value: &impl Serialize) -> Result<(), Error> {
        let bytes = serde_json::to_vec(value).map_err(|_| Error::Unreadable(key.clone()))?;
        self.put_bytes(key, bytes);
        Ok(())
    }

    /// Writes a record of bytes.
    pub(super) fn put_bytes(&mut self, key: String, bytes: Vec<u8>) {
        self.0.push((key, Some(bytes)));
    }

    /// Removes a record.
    pub(super) fn remove(&mut self, key: String) {
        self.0.push((key, None));
    }
}

/// The records under `web/`. The store blocks, so it is asked away from the async threads.
#[derive(Clone)]
pub(super) struct Records(Arc<dyn Store>);

impl Records {
    /// The page's records in this store.
    pub(super) fn new(store: Arc<dyn Store>) -> Records {
        Records(store)
    }

    /// One record.
    pub(super) async fn read<T: DeserializeOwned>(&self, key: &str) -> Result<Option<T>, Error> {
        let (store, at) = (self.0.clone(), named(key)?);
        let found = away(move || store.read(&at)).await?;
        found.map(|bytes| parse(key, &bytes)).transpose()
    }

    /// All records whose keys begin with `prefix`, in order of keys; the rest of each key beside.
    pub(super) async fn scan(&self, prefix: &str) -> Result<Vec<(String, Vec<u8>)>, Error> {
        let (store, from) = (self.0.clone(), prefix.to_owned());
        let found = away(move || store.scan(&from)).await?;
        let rest = |(key, bytes): (Key, Vec<u8>)| {
            let rest = key.as_str().strip_prefix(prefix)?.to_owned();
            Some((rest, bytes))
        };
        Ok(found.into_iter().filter_map(rest).collect())
    }

    /// Makes the changes; they are durable when it returns.
    pub(super) async fn commit(&self, changes: Changes) -> Result<(), Error> {
        let mut batch = Batch::default();
        for (key, bytes) in changes.0 {
            batch.put.push((named(&key)?, bytes));
        }
        let store = self.0.clone();
        away(move || store.commit(&batch)).await
    }
}

async fn away<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, storage::Error> + Send + 'static,
) -> Result<T, Error> {
    let done = tokio::task::spawn_blocking(work).await;
    Ok(done.map_err(|_| Error::Closed)??)
}

fn named(key: &str) -> Result<Key, Error> {
    Key::new(key).map_err(|_| Error::Unreadable(key.to_owned()))
}

/// A record's bytes as what they stand for.
pub(super) fn parse<T: DeserializeOwned>(key: &str, bytes: &[u8]) -> Result<T, Error> {
    serde_json::from_slice(bytes).map_err(|_| Error::Unreadable(key.to_owned()))
}
