//! Dots: the field against recorded games, and against a slow field that follows the rules to the
//! letter.

// Helpers outside of #[test] functions fail a test just as well.
#![allow(clippy::expect_used)]

mod oracle;
mod random;
mod recorded;
