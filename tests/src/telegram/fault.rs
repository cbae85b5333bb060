//! Ways in which a server fails.

use std::time::Duration;

/// How the next request of a kind fails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// An error page instead of JSON, with this status.
    Page(u16),
    /// The connection is dropped before anything was done.
    Drop,
    /// It is done, but the answer never comes.
    Lost,
    /// The same, and so many messages of others came to stand before it.
    LostAfter(usize),
    /// Too many requests: wait so many seconds.
    Flood(u64),
    /// It is done after so long.
    Slow(Duration),
    /// It is done, and the answer has something in it that nobody knows yet.
    News,
    /// It is refused with these words.
    Refused(u16, &'static str),
}
