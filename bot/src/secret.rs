//! Secrets of the configuration.

use serde::Deserialize;
use std::fmt;
use std::path::Path;

/// A token: it is shown to nobody, least of all to the log.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
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
