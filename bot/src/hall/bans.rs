//! Whom the operator has banned: what they do is passed over in silence.

use crate::chat::{Account, Platform, RoomRef};
use std::collections::BTreeSet;

/// Accounts and rooms that the bot doesn't hear.
///
/// ```text
/// # a comment
/// telegram 123456789          an account: a platform and its id there
/// telegram room -1001234567   a chat
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bans {
    accounts: BTreeSet<(Platform, String)>,
    rooms: BTreeSet<(Platform, String)>,
}

/// A line of a list of bans that can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: expected «telegram 12345» or «telegram room -100123», found «{text}»")]
pub struct BadBan {
    line: usize,
    text: String,
}

impl Bans {
    /// Reads a list.
    ///
    /// # Errors
    /// The first line that can't be read.
    pub fn read(text: &str) -> Result<Bans, BadBan> {
        let mut bans = Bans::default();
        for (number, line) in (1..).zip(text.lines()) {
            let bare = line.split('#').next().unwrap_or("");
            let words: Vec<&str> = bare.split_whitespace().collect();
            let bad = || BadBan {
                line: number,
                text: line.chars().take(80).collect(),
            };
            match words.as_slice() {
                [] => {}
                [platform, id] => {
                    let platform = Platform::named(platform).ok_or_else(bad)?;
                    bans.accounts.insert((platform, (*id).to_owned()));
                }
                [platform, "room", id] => {
                    let platform = Platform::named(platform).ok_or_else(bad)?;
                    bans.rooms.insert((platform, (*id).to_owned()));
                }
                _ => return Err(bad()),
            }
        }
        Ok(bans)
    }

    /// How many are banned.
    pub fn len(&self) -> usize {
        self.accounts.len() + self.rooms.len()
    }

    /// Whether nobody is.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether an account is banned.
    pub(super) fn account(&self, platform: Platform, id: &str) -> bool {
        self.accounts.contains(&(platform, id.to_owned()))
    }

    /// Whether somebody in a room is not to be heard.
    pub(super) fn here(&self, from: &Account, room: &RoomRef) -> bool {
        self.account(from.platform, &from.id)
            || self.rooms.contains(&(room.platform, room.id.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read() {
        let read = Bans::read("# spam\n\ntelegram 12 # why\ndiscord room 7\n").ok();
        let bans = read.unwrap_or_default();
        assert_eq!(bans.len(), 2);
        assert!(bans.account(Platform::Telegram, "12"));
        assert!(!bans.account(Platform::Discord, "12"));
        for (text, line) in [("icq 1", 1), ("web a\ntelegram", 2), ("telegram chat 1", 1)] {
            assert_eq!(
                Bans::read(text).err().map(|bad| bad.line),
                Some(line),
                "{text}"
            );
        }
    }
}
