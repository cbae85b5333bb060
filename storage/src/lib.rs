//! The append-only log of games, with the records of chats, people and offers beside it.
//!
//! [`Store`] is bytes in, bytes out: what an event or a record says is its writer's business.
//! [`Sled`] keeps it in a directory, [`Memory`] in memory; [`Faulty`] wraps either and fails on demand.

// Files may be damaged: an index that is wrong would end the program.
#![warn(clippy::indexing_slicing)]

mod backup;
mod batch;
mod check;
mod error;
mod export;
mod faulty;
mod id;
mod key;
mod line;
mod memory;
mod merge;
mod record;
mod repair;
mod salvage;
mod sled;
mod store;
mod swap;

pub use backup::{Backup, Restored, backup, backups, import_file, restore};
pub use batch::{Append, Batch, MOST_BATCH_BYTES, MOST_BYTES};
pub use check::{Report, check};
pub use error::Error;
pub use export::{Exported, ImportError, export, import};
pub use faulty::{Fault, Faulty};
pub use id::{BadGameId, GameId};
pub use key::{BadKey, Key, MOST_KEY_BYTES};
pub use line::Counts;
pub use memory::Memory;
pub use repair::{Repair, is_missing, repair};
pub use sled::{Settings, Sled};
pub use store::{Heads, Snapshot, Store, Stored};
pub use swap::{Compacted, compact};
