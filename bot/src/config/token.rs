//! Where the token of a platform comes from, and what its other settings say.

use crate::secret::Secret;
use anyhow::{Context, bail};
use std::path::Path;

/// What a setting says; an empty one says nothing, as an empty variable of a container's does.
pub(super) fn said(setting: Option<&String>) -> Option<String> {
    setting.filter(|text| !text.is_empty()).cloned()
}

/// The token of a platform.
pub(super) struct Token {
    /// What people call the platform.
    pub(super) platform: &'static str,
    /// The variable with the token.
    pub(super) variable: &'static str,
}

impl Token {
    /// The token; None where nothing says one. The file named by a flag wins over the variable, and
    /// that over the file of settings, where `set` stands.
    ///
    /// # Errors
    /// When the token's file can't be read, or the token is empty.
    pub(super) fn read(
        &self,
        file: Option<&Path>,
        set: Option<&Secret>,
    ) -> anyhow::Result<Option<Secret>> {
        let Token { platform, variable } = self;
        let token = match file {
            Some(path) => Some(
                Secret::of_file(path)
                    .with_context(|| format!("the token of {platform} in {}", path.display()))?,
            ),
            None => Secret::of_variable(variable).or_else(|| set.cloned()),
        };
        match token {
            Some(token) if token.reveal().trim().is_empty() => {
                bail!("the token of {platform} is empty")
            }
            token => Ok(token),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flags_file_wins_then_the_variable_then_the_settings() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("token");
        std::fs::write(&path, "of-file\n").unwrap();
        // A variable that every process has.
        let known = std::env::var("PATH").unwrap();
        let check = |variable, file: Option<&Path>, set: Option<&str>, expected: Option<&str>| {
            let token = Token {
                platform: "Telegram",
                variable,
            };
            let read = token.read(file, set.map(Secret::new).as_ref()).unwrap();
            assert_eq!(read.as_ref().map(Secret::reveal), expected);
        };
        check("PATH", Some(&path), Some("of-settings"), Some("of-file"));
        check("PATH", None, Some("of-settings"), Some(known.trim()));
        check(
            "NO_SUCH_TOKEN",
            None,
            Some("of-settings"),
            Some("of-settings"),
        );
        check("NO_SUCH_TOKEN", None, None, None);
    }
}
