//! The adapter's own few records in the store, all under `discord/`.

use serde::{Serialize, de::DeserializeOwned};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use storage::{Batch, Key, Store};

/// The records. The store blocks, so it is asked away from the async threads.
#[derive(Clone)]
pub(super) struct Notes {
    store: Arc<dyn Store>,
    /// What was written last, so that the same isn't written again.
    kept: Arc<Mutex<HashMap<String, Option<Vec<u8>>>>>,
}

impl Notes {
    /// The adapter's records in this store.
    pub(super) fn new(store: Arc<dyn Store>) -> Notes {
        Notes {
            store,
            kept: Arc::default(),
        }
    }

    /// A record; None where there is none, or none that can be read: it is only a help.
    pub(super) async fn read<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        let key = Key::new(format!("discord/{name}")).ok()?;
        let store = self.store.clone();
        let read = tokio::task::spawn_blocking(move || store.read(&key)).await;
        let bytes = read.ok()?.ok()??;
        serde_json::from_slice(&bytes).ok()
    }

    /// Keeps a record, or removes it.
    pub(super) async fn keep<T: Serialize>(&self, name: &str, value: Option<&T>) {
        let bytes = value.and_then(|value| serde_json::to_vec(value).ok());
        {
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            if kept.get(name) == Some(&bytes) {
                return;
            }
            kept.insert(name.to_owned(), bytes.clone());
        }
        let Ok(key) = Key::new(format!("discord/{name}")) else {
            return;
        };
        let mut batch = Batch::default();
        batch.put.push((key, bytes));
        let store = self.store.clone();
        let done = tokio::task::spawn_blocking(move || store.commit(&batch)).await;
        if !matches!(done, Ok(Ok(()))) {
            tracing::warn!(name, "a note could not be kept");
        }
    }
}
