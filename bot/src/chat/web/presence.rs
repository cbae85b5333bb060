//! Which pages are open, and the way to each.

use super::limits::{self, Bucket};
use crate::serving;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::mpsc;

/// Something for one page, besides what its room says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// A message came in another room.
    Elsewhere { room: String, n: u64 },
    /// A message or a press with this number has been dealt with.
    Done { nonce: String },
    /// A message or a press with this number was not taken, and why.
    Refused { nonce: String, why: &'static str },
    /// An answer to a press, to be seen wherever one is looking.
    Answer { text: String },
}

/// Words that may wait for a page; one that takes them too slowly is dropped.
const WAITING: usize = 64;

#[derive(Debug)]
struct Page {
    number: u64,
    room: String,
    words: mpsc::Sender<Word>,
}

#[derive(Debug, Default)]
struct Open {
    pages: HashMap<String, Vec<Page>>,
    buckets: HashMap<String, Bucket>,
    count: usize,
    last: u64,
}

/// All open pages.
#[derive(Debug, Default)]
pub(super) struct Presence(Mutex<Open>);

/// An open page; it is forgotten when this is dropped.
#[derive(Debug)]
pub(super) struct Here<'a> {
    presence: &'a Presence,
    who: String,
    number: u64,
}

impl Presence {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A page opens; None when the person, or the server, has too many.
    pub(super) fn enter(&self, who: &str, room: &str) -> Option<(Here<'_>, mpsc::Receiver<Word>)> {
        let mut open = self.open();
        if open.count >= serving::no_more_than(limits::CONNECTIONS, 4) {
            return None;
        }
        let number = open.last + 1;
        let pages = open.pages.entry(who.to_owned()).or_default();
        if pages.len() >= limits::CONNECTIONS_A_PERSON {
            return None;
        }
        let (words, receiver) = mpsc::channel(WAITING);
        pages.push(Page {
            number,
            room: room.to_owned(),
            words,
        });
        open.count += 1;
        open.last = number;
        let here = Here {
            presence: self,
            who: who.to_owned(),
            number,
        };
        Some((here, receiver))
    }

    /// Whether this person may do one more thing now.
    pub(super) fn may_act(&self, who: &str, now: Instant) -> bool {
        let mut open = self.open();
        if open.buckets.len() > limits::CONNECTIONS {
            open.buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let bucket = open.buckets.entry(who.to_owned());
        bucket.or_insert_with(|| Bucket::of_a_person(now)).take(now)
    }

    /// Says something to all pages that a person has open in a room.
    pub(super) fn say(&self, who: &str, room: &str, word: &Word) {
        let open = self.open();
        for page in open.pages.get(who).into_iter().flatten() {
            if page.room == room {
                // A full queue: its reader is slow and will be dropped by its own timeout.
                page.words.try_send(word.clone()).ok();
            }
        }
    }

    /// Says to the pages that these people have open in other rooms that a message came in this.
    pub(super) fn stir<'w>(&self, people: impl Iterator<Item = &'w String>, room: &str, n: u64) {
        let open = self.open();
        for who in people {
            for page in open.pages.get(who).into_iter().flatten() {
                if page.room != room {
                    let room = room.to_owned();
                    page.words.try_send(Word::Elsewhere { room, n }).ok();
                }
            }
        }
    }

    /// How many pages each person has open in a room.
    pub(super) fn count<'w>(
        &self,
        people: impl Iterator<Item = &'w String>,
        room: &str,
    ) -> BTreeMap<String, usize> {
        let open = self.open();
        let here = |who: &String| {
            let pages = open.pages.get(who).into_iter().flatten();
            let pages = pages.filter(|page| page.room == room).count();
            (who.clone(), pages)
        };
        people.map(here).collect()
    }
}

impl Drop for Here<'_> {
    fn drop(&mut self) {
        let mut open = self.presence.open();
        if let Some(pages) = open.pages.get_mut(&self.who) {
            pages.retain(|page| page.number != self.number);
            if pages.is_empty() {
                open.pages.remove(&self.who);
            }
            open.count -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_person_has_only_so_many_pages_and_gives_them_back() {
        let presence = Presence::default();
        let mut all: Vec<_> = (0..limits::CONNECTIONS_A_PERSON)
            .map(|_| presence.enter("a", "r").unwrap())
            .collect();
        assert!(presence.enter("a", "r").is_none());
        assert!(presence.enter("b", "r").is_some());
        all.pop();
        assert!(presence.enter("a", "r").is_some());
        drop(all);
        let who = "a".to_owned();
        assert_eq!(presence.count([&who].into_iter(), "r")[&who], 0);
    }

    #[test]
    fn words_go_to_one_person_in_one_room() {
        let presence = Presence::default();
        let (_a, mut to_a) = presence.enter("a", "r").unwrap();
        let (_b, mut to_b) = presence.enter("b", "r").unwrap();
        let (_c, mut elsewhere) = presence.enter("a", "s").unwrap();
        let done = Word::Done { nonce: "1".into() };
        presence.say("a", "r", &done);
        assert_eq!(to_a.try_recv().unwrap(), done);
        assert!(to_b.try_recv().is_err() && elsewhere.try_recv().is_err());
        presence.stir(["a".to_owned()].iter(), "r", 5);
        assert!(to_a.try_recv().is_err());
        let stir = elsewhere.try_recv().unwrap();
        assert_eq!(
            stir,
            Word::Elsewhere {
                room: "r".into(),
                n: 5
            }
        );
    }

    #[test]
    fn nobody_floods() {
        let presence = Presence::default();
        let start = Instant::now();
        let taken = (0..100).filter(|_| presence.may_act("a", start)).count();
        assert_eq!(taken, 20);
        assert!(presence.may_act("b", start));
        let later = start + Duration::from_secs(1);
        let taken = (0..100).filter(|_| presence.may_act("a", later)).count();
        assert_eq!(taken, 4);
    }
}
