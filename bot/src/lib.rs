//! The program behind `tetradka`: chats, speech, the hall.

// Bytes and texts come from outside: an index that is wrong would end the program.
#![warn(clippy::indexing_slicing)]

pub mod bans;
#[allow(
    clippy::indexing_slicing,
    reason = "JSON is read by names there: what is missing is null"
)]
pub mod chat;
pub mod cli;
pub mod config;
pub mod hall;
mod host;
pub mod keeper;
pub mod levels;
mod misread;
pub mod monitor;
pub mod secret;
pub mod serving;
pub mod speech;
