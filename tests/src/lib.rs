//! What the test programs share.

pub mod conform;
pub mod samples;
pub mod transcripts;
