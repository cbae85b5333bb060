//! Telegram: the real adapter over a server of our own (`tests::telegram`).
//!
//! Where the variable TELEGRAM_SPEC names Telegram's own description of its Bot API (a file that
//! isn't part of this repository), every request is checked against that too.

mod faults;
mod kill;
mod load;
mod transcripts;
mod webhook;
