//! The time of day.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since the epoch.
pub(super) fn now() -> u64 {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH);
    passed.map_or(0, |passed| {
        u64::try_from(passed.as_millis()).unwrap_or(u64::MAX)
    })
}
