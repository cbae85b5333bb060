//! How much of everything one person may have: the page is open to whoever holds a link.

use std::time::Instant;

/// Signs in one typed message.
pub(super) const MESSAGE_CHARS: usize = 4096;
/// Bytes in one frame from a page: a message of the longest signs, and what is around it.
pub(super) const FRAME_BYTES: usize = 20 * 1024;
/// Bytes in the body of a request.
pub(super) const BODY_BYTES: usize = 4 * 1024;
/// Signs of an answer that is shown in passing.
pub(super) const ANSWER_CHARS: usize = 200;
/// Bytes in a button's data.
pub(super) const BUTTON_BYTES: usize = 64;
/// Signs in the page's own number of a message or a press.
pub(super) const NONCE_CHARS: usize = 40;
/// Identities in one browser.
pub(super) const IDENTITIES: usize = 12;
/// Open pages a person.
pub(super) const CONNECTIONS_A_PERSON: usize = 8;
/// Open pages in all.
pub(super) const CONNECTIONS: usize = 4096;
/// Rooms that one person may open.
pub(super) const ROOMS_A_PERSON: usize = 50;
/// Rooms in all.
pub(super) const ROOMS: usize = 20_000;
/// People in a room.
pub(super) const PEOPLE_A_ROOM: usize = 100;
/// Messages that a room keeps.
pub(super) const MESSAGES_A_ROOM: usize = 500;
/// Rooms held in memory while nobody is in them.
pub(super) const IDLE_ROOMS: usize = 256;

/// A bucket of drops: each thing done takes one, and they come back with time.
#[derive(Debug)]
pub(super) struct Bucket {
    drops: f64,
    most: f64,
    a_second: f64,
    filled: Instant,
}

impl Bucket {
    /// A full one.
    pub(super) fn new(most: u32, a_second: f64, now: Instant) -> Bucket {
        Bucket {
            drops: f64::from(most),
            most: f64::from(most),
            a_second,
            filled: now,
        }
    }

    /// What a person may say and press: short bursts, then four a second.
    pub(super) fn of_a_person(now: Instant) -> Bucket {
        Bucket::new(20, 4.0, now)
    }

    /// Whether one more may be done.
    pub(super) fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.drops = (self.drops + passed * self.a_second).min(self.most);
        self.filled = now;
        if self.drops < 1.0 {
            return false;
        }
        self.drops -= 1.0;
        true
    }

    /// Whether it is full again, so that nobody would notice a new one in its place.
    pub(super) fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.drops + passed * self.a_second >= self.most
    }
}
