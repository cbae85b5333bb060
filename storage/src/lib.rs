//! The append-only log of games, with the records of chats, people and offers beside it.
//!
//! [`Store`] is bytes in, bytes out: what an event or a record says is its writer's business.
//! [`Sled`] keeps it in a directory, [`Memory`] in memory; [`Faulty`] wraps either and fails on demand.

mod batch;
mod error;
mod faulty;
mod id;
mod key;
mod memory;
mod record;
mod sled;
mod store;

pub use batch::{Append, Batch, MOST_BATCH_BYTES, MOST_BYTES};
pub use error::Error;
pub use faulty::{Fault, Faulty};
pub use id::{BadGameId, GameId};
pub use key::{BadKey, Key, MOST_KEY_BYTES};
pub use memory::Memory;
pub use sled::{Settings, Sled};
pub use store::{Heads, Snapshot, Store, Stored};
