//! All that is in a store.

use storage::{GameId, Key, Store, Stored};

/// Its logs and its records.
pub type All = (Vec<(GameId, Vec<Stored>)>, Vec<(Key, Vec<u8>)>);

pub fn all(store: &dyn Store) -> All {
    let heads = store.heads().unwrap();
    let logs = heads
        .into_iter()
        .map(|(g, _)| (g, store.log(g).unwrap()))
        .collect();
    (logs, store.scan("").unwrap())
}
