//! What the test programs share.

pub mod conform;
pub mod discord;
pub mod fuzz;
pub mod load;
pub mod program;
pub mod samples;
pub mod stage;
pub mod talk;
pub mod telegram;
pub mod transcripts;
pub mod visitor;
