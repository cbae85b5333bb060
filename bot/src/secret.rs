//! Secrets of the configuration.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::path::Path;

/// A token: it is shown to nobody, least of all to the log.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// This text, kept.
    pub fn new(text: impl Into<String>) -> Secret {
        Secret(text.into())
    }

    /// What a variable says; None where it isn't set or says nothing.
    pub fn of_variable(name: &str) -> Option<Secret> {
        let text = std::env::var(name).ok()?;
        let text = text.trim();
        (!text.is_empty()).then(|| Secret::new(text))
    }

    /// What stands in a file.
    ///
    /// # Errors
    /// When it can't be read.
    pub fn of_file(path: &Path) -> std::io::Result<Secret> {
        Ok(Secret::new(std::fs::read_to_string(path)?.trim()))
    }

    /// The secret itself, for whom it is meant.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Secret, D::Error> {
        // The error of the text itself quotes what stands there instead.
        let text = String::deserialize(from);
        text.map(Secret)
            .map_err(|_| D::Error::custom("a text in quotes is expected"))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_isnt_printed() {
        let secret = Secret::new("12:abc");
        assert!(!format!("{secret:?}").contains("abc"));
        assert_eq!(secret.reveal(), "12:abc");
    }
}
