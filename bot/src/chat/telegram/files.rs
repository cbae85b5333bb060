//! Files that Telegram has already: a picture is sent once and named by its id afterwards.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use storage::{Batch, Key, Store};

/// How many are remembered. A new one takes the place of another, so their number never grows.
const SLOTS: u32 = 4096;

/// The ids of pictures that were sent, in the store.
pub(super) struct Files {
    store: Arc<dyn Store>,
    /// Ids belong to one bot.
    bot: u64,
    at_hand: Mutex<HashMap<u32, Known>>,
}

#[derive(Clone, Serialize, Deserialize)]
struct Known {
    bot: u64,
    picture: String,
    file: String,
}

impl Files {
    pub(super) fn new(store: Arc<dyn Store>, bot: u64) -> Files {
        Files {
            store,
            bot,
            at_hand: Mutex::default(),
        }
    }

    /// The id of a picture, if Telegram has it.
    pub(super) async fn find(&self, picture: &str) -> Option<String> {
        let slot = slot(picture);
        let hand = || self.at_hand.lock().unwrap_or_else(PoisonError::into_inner);
        let known = hand().get(&slot).cloned();
        let known = match known {
            Some(known) => known,
            None => {
                let (store, key) = (self.store.clone(), key(slot)?);
                let read = tokio::task::spawn_blocking(move || store.read(&key)).await;
                let known: Known = serde_json::from_slice(&read.ok()?.ok()??).ok()?;
                hand().insert(slot, known.clone());
                known
            }
        };
        (known.bot == self.bot && known.picture == picture).then_some(known.file)
    }

    /// Remembers the id of a picture.
    pub(super) async fn keep(&self, picture: &str, file: String) {
        let known = Known {
            bot: self.bot,
            picture: picture.to_owned(),
            file,
        };
        let bytes = serde_json::to_vec(&known).ok();
        self.change(picture, Some(known), bytes).await;
    }

    /// Forgets an id that is of no use any more.
    pub(super) async fn forget(&self, picture: &str) {
        self.change(picture, None, None).await;
    }

    async fn change(&self, picture: &str, known: Option<Known>, bytes: Option<Vec<u8>>) {
        let slot = slot(picture);
        {
            let mut hand = self.at_hand.lock().unwrap_or_else(PoisonError::into_inner);
            match known {
                Some(known) => hand.insert(slot, known),
                None => hand.remove(&slot),
            };
        }
        let Some(key) = key(slot) else { return };
        let store = self.store.clone();
        let batch = Batch {
            put: vec![(key, bytes)],
            ..Batch::default()
        };
        let kept = tokio::task::spawn_blocking(move || store.commit(&batch)).await;
        // Without it the picture is sent once more: nothing is lost.
        if let Ok(Err(error)) = kept {
            tracing::warn!(%error, "the id of a file was not kept");
        }
    }
}

fn slot(picture: &str) -> u32 {
    let hash = Sha256::digest(picture.as_bytes());
    let first = hash
        .iter()
        .take(4)
        .fold(0, |n, &byte| n << 8 | u32::from(byte));
    first % SLOTS
}

fn key(slot: u32) -> Option<Key> {
    Key::new(format!("telegram/file/{slot:04x}")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use storage::Memory;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn ids_outlive_the_process_and_belong_to_one_bot() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let files = Files::new(store.clone(), 1);
        assert_eq!(files.find("board").await, None);
        files.keep("board", "id".to_owned()).await;
        assert_eq!(files.find("board").await.as_deref(), Some("id"));
        let again = Files::new(store.clone(), 1);
        assert_eq!(again.find("board").await.as_deref(), Some("id"));
        let other = Files::new(store.clone(), 2);
        assert_eq!(other.find("board").await, None);
        again.forget("board").await;
        assert_eq!(again.find("board").await, None);
        assert_eq!(Files::new(store, 1).find("board").await, None);
    }
}
