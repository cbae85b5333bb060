//! A Telegram of our own: a Bot API server on this machine that keeps chats, people, messages and
//! files, enforces what the real one enforces (also what stands only in its prose), and fails as it
//! fails when it is told to. It is strict: what the real server would let pass but nobody should
//! ask of it is a complaint.

mod calls;
mod eyes;
mod fault;
mod fields;
mod hands;
mod markup;
mod people;
mod rates;
mod rig;
mod server;
mod spec;
mod state;
mod talk;

pub use fault::Fault;
pub use markup::Key;
pub use people::Adapter;
pub use rig::{ANNA, BORIS, GROUP, Rig};
pub use server::Fake;
pub use state::{Alert, BotIs, Chat, Kind, Message};
