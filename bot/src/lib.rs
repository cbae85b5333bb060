//! The program behind `tetradka`: chats, speech, the hall.

pub mod chat;
pub mod hall;
