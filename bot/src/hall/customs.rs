//! What the admins of a chat have settled for it, as kept in the chat's record.

use games::At;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const MINUTE: u64 = 60_000;
const DAY: i64 = 24 * 60;

/// A chat's customs; the default is a chat where nobody has settled anything.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Customs {
    /// Commands that start no game here (`royal`).
    pub barred: Vec<String>,
    /// With which arguments a command starts here when nothing else is said (`balda`: `7x7`).
    pub usual: BTreeMap<String, String>,
    /// The clock of offers that name none, as an argument (`60s`).
    pub clock: Option<String>,
    /// The topics in which games may be offered; none named: everywhere. The chat outside its
    /// topics is the empty name.
    pub topics: Vec<String>,
    /// Whether members may add words of the chat's own.
    pub house: House,
    /// How much is said.
    pub talk: Talk,
    /// When nobody is to be called upon.
    pub quiet: Option<Quiet>,
    /// What offers play for when they don't say.
    pub stakes: Stakes,
}

/// Whether a game counts for the ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stakes {
    /// It does.
    #[default]
    Rated,
    /// It is played for fun.
    Friendly,
}

/// Whether a chat may have words of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum House {
    /// It may.
    #[default]
    Open,
    /// Only the dictionary counts.
    Closed,
}

/// How much is said around a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Talk {
    /// All of it: what happened, what was missed, the replay.
    #[default]
    Full,
    /// The board, whose turn it is, the result.
    Brief,
}

/// The hours of a day in which nobody is called upon, by the chat's own clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Quiet {
    /// The first minute of it, from midnight.
    pub from: u16,
    /// The first minute after it; before `from`, it is the next day's.
    pub to: u16,
    /// How many minutes the chat's clock is ahead of UTC.
    pub zone: i16,
}

impl Quiet {
    /// Whether `at` lies in these hours.
    pub fn covers(self, at: At) -> bool {
        let utc = (at.0 / MINUTE % DAY as u64) as i64;
        let here = (utc + i64::from(self.zone)).rem_euclid(DAY);
        let (from, to) = (i64::from(self.from), i64::from(self.to));
        if from <= to {
            (from..to).contains(&here)
        } else {
            here >= from || here < to
        }
    }
}

impl Customs {
    /// Whether a command starts no game here.
    pub fn bars(&self, command: &str) -> bool {
        self.barred.iter().any(|barred| barred == command)
    }

    /// Whether games may be offered in this topic.
    pub fn admits(&self, topic: Option<&str>) -> bool {
        let topic = topic.unwrap_or_default();
        self.topics.is_empty() || self.topics.iter().any(|one| one == topic)
    }

    /// Whether it is a quiet hour in the chat.
    pub fn is_quiet(&self, at: At) -> bool {
        self.quiet.is_some_and(|quiet| quiet.covers(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours() {
        let check = |from: u16, to: u16, zone: i16, hour: u64, expected: bool| {
            let quiet = Quiet {
                from: from * 60,
                to: to * 60,
                zone: zone * 60,
            };
            let at = At(1_788_220_800_000 + hour * 60 * MINUTE);
            assert_eq!(quiet.covers(at), expected, "{from}-{to} {zone:+} at {hour}");
        };
        check(23, 8, 0, 23, true);
        check(23, 8, 0, 7, true);
        check(23, 8, 0, 8, false);
        check(23, 8, 0, 22, false);
        check(13, 15, 0, 14, true);
        check(13, 15, 0, 15, false);
        check(23, 8, 3, 20, true);
        check(23, 8, 3, 5, false);
        check(23, 8, -5, 4, true);
        check(9, 9, 0, 9, false);
    }

    #[test]
    fn a_chat_without_customs_has_the_usual_ones() {
        assert_eq!(
            serde_json::from_str::<Customs>("{}").ok(),
            Some(Customs::default())
        );
    }
}
