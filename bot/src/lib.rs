//! The program behind `tetradka`: chats, speech, the hall.

pub mod bans;
pub mod chat;
pub mod cli;
pub mod config;
pub mod hall;
mod host;
pub mod keeper;
mod misread;
pub mod monitor;
pub mod secret;
pub mod speech;
