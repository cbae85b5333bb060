//! Where the token of a platform comes from.

use crate::secret::Secret;
use anyhow::{Context, bail};
use std::path::Path;

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
