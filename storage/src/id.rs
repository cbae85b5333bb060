//! The number of a game, and how people and buttons write it.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Crockford's base 32: no i, l, o, u, so that nothing is misread aloud or by hand.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Which game: a number, ordered as such, written as 1-13 signs of Crockford's base 32.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct GameId(pub u64);

/// A text that names no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no game's number")]
pub struct BadGameId;

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signs = (u64::BITS - self.0.leading_zeros()).div_ceil(5).max(1);
        let text: String = (0..signs)
            .rev()
            .filter_map(|place| DIGITS.get((self.0 >> (5 * place)) as usize & 31))
            .map(|&sign| char::from(sign))
            .collect();
        f.pad(&text)
    }
}

impl FromStr for GameId {
    type Err = BadGameId;

    /// Reads what [`GameId`] shows, in either case, with `o` for 0 and `i` or `l` for 1.
    /// Leading zeros are refused: a game has one spelling in a key or a button.
    fn from_str(text: &str) -> Result<GameId, BadGameId> {
        if text.is_empty() || (text.len() > 1 && text.starts_with(['0', 'o', 'O'])) {
            return Err(BadGameId);
        }
        let mut number: u64 = 0;
        for sign in text.bytes() {
            let sign = match sign.to_ascii_lowercase() {
                b'o' => b'0',
                b'i' | b'l' => b'1',
                other => other,
            };
            let digit = DIGITS.iter().position(|&d| d == sign).ok_or(BadGameId)?;
            number = number.checked_mul(32).ok_or(BadGameId)? | digit as u64;
        }
        Ok(GameId(number))
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for GameId {
    type Error = BadGameId;

    fn try_from(text: String) -> Result<GameId, BadGameId> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_and_parses() {
        let cases = [
            (0, "0"),
            (1, "1"),
            (31, "z"),
            (32, "10"),
            (1000, "z8"),
            (u64::MAX, "fzzzzzzzzzzzz"),
        ];
        for (number, text) in cases {
            assert_eq!(GameId(number).to_string(), text);
            assert_eq!(text.parse(), Ok(GameId(number)));
            assert_eq!(text.to_uppercase().parse(), Ok(GameId(number)));
        }
    }

    #[test]
    fn forgives_look_alikes() {
        assert_eq!("1O".parse(), Ok(GameId(32)));
        assert_eq!("Il".parse(), Ok(GameId(33)));
    }

    #[test]
    fn refuses_what_is_no_number() {
        let cases = [
            "",
            "u",
            "01",
            "o1",
            "-1",
            " 1",
            "1 ",
            "1-2",
            "ж",
            "1/2",
            "g000000000000",  // 2^64
            "zzzzzzzzzzzzzz", // too long
        ];
        for text in cases {
            assert_eq!(text.parse::<GameId>(), Err(BadGameId), "{text:?}");
        }
    }

    #[test]
    fn is_text_in_json() {
        assert_eq!(serde_json::to_string(&GameId(1000)).unwrap(), "\"z8\"");
        assert_eq!(
            serde_json::from_str::<GameId>("\"z8\"").unwrap(),
            GameId(1000)
        );
        assert!(serde_json::from_str::<GameId>("\"u\"").is_err());
    }
}
