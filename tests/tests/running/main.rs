//! The program as an operator meets it: a full disk, broken files, an upgrade, its log.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test stops when it can't")]

mod broken;
#[cfg(target_os = "linux")]
mod disk;
mod house;
mod log;
mod metrics;
mod upgrade;
