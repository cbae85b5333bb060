//! The names of records beside the logs.

use std::fmt;
use std::str::FromStr;

/// The longest key, in bytes.
pub const MOST_KEY_BYTES: usize = 200;

/// The name of a record: `/`-separated parts, as in `chat/tg/-100123` or `open/z8`.
///
/// Parts are of ASCII letters, digits and `-_.:@+=~`, none is empty; 1-200 bytes in all.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(String);

/// Why a text is no key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadKey {
    /// No text at all, or a part without signs (`a//b`, `/a`, `a/`).
    #[error("an empty part in the key {0:?}")]
    EmptyPart(String),
    /// More than 200 bytes.
    #[error("a key of {0} bytes; at most {MOST_KEY_BYTES}")]
    TooLong(usize),
    /// A sign that keys don't have.
    #[error("a sign that keys don't have: {0:?}")]
    Sign(char),
}

impl Key {
    /// A key from its text.
    ///
    /// # Errors
    /// What breaks the rules above, the length first.
    pub fn new(text: impl Into<String>) -> Result<Key, BadKey> {
        let text = text.into();
        if text.len() > MOST_KEY_BYTES {
            return Err(BadKey::TooLong(text.len()));
        }
        let allowed = |c: char| c.is_ascii_alphanumeric() || "-_.:@+=~/".contains(c);
        if let Some(sign) = text.chars().find(|&c| !allowed(c)) {
            return Err(BadKey::Sign(sign));
        }
        if text.split('/').any(str::is_empty) {
            return Err(BadKey::EmptyPart(text));
        }
        Ok(Key(text))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Key {
    type Err = BadKey;

    fn from_str(text: &str) -> Result<Key, BadKey> {
        Key::new(text)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys() {
        let long = "x".repeat(MOST_KEY_BYTES);
        let longer = "x".repeat(MOST_KEY_BYTES + 1);
        let cases = [
            ("chat/tg/-100123", Ok(())),
            ("open/z8", Ok(())),
            ("a", Ok(())),
            ("A.b_c:d@e+f=g~h", Ok(())),
            (&long, Ok(())),
            (&longer, Err(BadKey::TooLong(201))),
            ("", Err(BadKey::EmptyPart(String::new()))),
            ("/a", Err(BadKey::EmptyPart("/a".into()))),
            ("a/", Err(BadKey::EmptyPart("a/".into()))),
            ("a//b", Err(BadKey::EmptyPart("a//b".into()))),
            ("a b", Err(BadKey::Sign(' '))),
            ("чат/1", Err(BadKey::Sign('ч'))),
            ("a\0b", Err(BadKey::Sign('\0'))),
            ("a\"b", Err(BadKey::Sign('"'))),
        ];
        for (text, expected) in cases {
            assert_eq!(Key::new(text).map(|_| ()), expected, "{text:?}");
        }
    }
}
