//! Numbers of people, chats and offers, written short in keys and buttons.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The signs of a written number: no letter that looks like a digit.
const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A number that isn't written like one of ours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no such number")]
pub struct BadId;

fn read(text: &str) -> Result<u64, BadId> {
    if text.is_empty() || text.len() > 13 {
        return Err(BadId);
    }
    text.bytes().try_fold(0u64, |number, byte| {
        let digit = SIGNS.iter().position(|&sign| sign == byte).ok_or(BadId)?;
        number
            .checked_mul(32)
            .and_then(|n| n.checked_add(digit as u64))
            .ok_or(BadId)
    })
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                // As games are numbered: one way to write a number in a key.
                fmt::Display::fmt(&storage::GameId(self.0), f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = BadId;
            fn from_str(text: &str) -> Result<$name, BadId> {
                read(text).map($name)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;
            fn try_from(text: String) -> Result<$name, BadId> {
                text.parse()
            }
        }
    };
}

id! {
    /// A person, with all their accounts.
    PersonId
}
id! {
    /// A chat, whatever its platform calls it today.
    ChatId
}
id! {
    /// An offer of a game.
    OfferId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for number in [0, 1, 31, 32, 12345, u64::MAX] {
            assert_eq!(PersonId(number).to_string().parse(), Ok(PersonId(number)));
        }
        for bad in ["", "ilo", "я", "zzzzzzzzzzzzzz", "zzzzzzzzzzzzz"] {
            assert_eq!(bad.parse::<PersonId>(), Err(BadId), "{bad}");
        }
    }
}
