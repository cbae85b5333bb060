//! The settings of Discord.

use super::token::{Token, said};
use crate::chat::discord::{Config, Content, Shards, Way};
use crate::secret::Secret;
use anyhow::Context;
use clap::Args;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Its token.
const TOKEN: Token = Token {
    platform: "Discord",
    variable: "DISCORD_TOKEN",
};

/// How the bot is connected to Discord. Without a token it isn't.
#[derive(Args, Debug, Default, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Discord {
    /// The token: from the variable DISCORD_TOKEN or the file of settings, never from a flag, which
    /// others on the machine could read.
    #[arg(skip)]
    pub token: Option<Secret>,
    /// A file with the token of the Discord bot, or set DISCORD_TOKEN.
    #[arg(
        id = "discord-token-file",
        long = "discord-token-file",
        value_name = "FILE"
    )]
    pub token_file: Option<PathBuf>,
    /// Another address of the interface than Discord's own: http://localhost:3000
    #[arg(
        id = "discord-api-url",
        long = "discord-api-url",
        env = "DISCORD_API_URL",
        value_name = "URL"
    )]
    pub api_url: Option<String>,
    /// The shards that this process drives, of how many: 0-3/8 [default: as many as Discord advises].
    #[arg(
        id = "discord-shards",
        long = "discord-shards",
        env = "DISCORD_SHARDS",
        value_name = "FIRST-LAST/TOTAL"
    )]
    pub shards: Option<String>,
    /// Whether Message Content is asked for; where it isn't granted it is done without
    /// [default: true].
    #[arg(
        id = "discord-message-content",
        long = "discord-message-content",
        env = "DISCORD_MESSAGE_CONTENT",
        value_name = "BOOL"
    )]
    pub message_content: Option<bool>,
    /// Have Discord bring commands and presses to /interactions there, behind an HTTPS proxy, instead
    /// of keeping a connection. Messages don't come then.
    #[arg(
        id = "discord-listen",
        long = "discord-listen",
        env = "DISCORD_LISTEN",
        value_name = "ADDRESS:PORT"
    )]
    pub listen: Option<SocketAddr>,
    /// The application's public key, as the developer portal shows it: what Discord brings is signed.
    #[arg(
        id = "discord-public-key",
        long = "discord-public-key",
        env = "DISCORD_PUBLIC_KEY",
        value_name = "KEY"
    )]
    pub public_key: Option<String>,
}

impl Discord {
    /// These, completed by those of a file.
    #[must_use]
    pub fn or(self, file: Discord) -> Discord {
        Discord {
            token: self.token.or(file.token),
            token_file: self.token_file.or(file.token_file),
            api_url: self.api_url.or(file.api_url),
            shards: self.shards.or(file.shards),
            message_content: self.message_content.or(file.message_content),
            listen: self.listen.or(file.listen),
            public_key: self.public_key.or(file.public_key),
        }
    }

    /// How to connect; None without a token. The flag's file wins over the variable, and that over
    /// the file of settings.
    ///
    /// # Errors
    /// When the token's file can't be read or is empty, or the settings don't fit together.
    pub fn config(&self) -> anyhow::Result<Option<Config>> {
        let Some(token) = TOKEN.read(self.token_file.as_deref(), self.token.as_ref())? else {
            return Ok(None);
        };
        let way = match self.listen {
            Some(listen) => {
                let key = self.public_key.as_deref();
                let key = key.context("--discord-listen needs --discord-public-key")?;
                let key = key.parse().context("the public key of Discord")?;
                Way::Endpoint { listen, key }
            }
            None => {
                let shards = self.shards.as_deref().map(str::parse::<Shards>);
                Way::Gateway {
                    shards: shards.transpose().context("--discord-shards")?,
                    content: match self.message_content {
                        Some(false) => Content::Unread,
                        _ => Content::Wanted,
                    },
                }
            }
        };
        let api = said(self.api_url.as_ref());
        Ok(Some(Config {
            token,
            api,
            way,
            tally: Default::default(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(text: &str) -> Discord {
        toml::from_str(&format!("token = \"abc\"\n{text}")).unwrap()
    }

    #[test]
    fn settings_fit_together() {
        let check = |text: &str, is_right: bool| {
            assert_eq!(settings(text).config().is_ok(), is_right, "{text}");
        };
        check("", true);
        check("shards = \"0-1/2\"", true);
        check("shards = \"2-1/2\"", false);
        check("listen = \"127.0.0.1:1\"", false);
        check("listen = \"127.0.0.1:1\"\npublic_key = \"zz\"", false);
        let key = "67c6bd767ca099e79efac9fcce4d2022a63bf7dea780e7f3d813f694c1597089";
        check(
            &format!("listen = \"127.0.0.1:1\"\npublic_key = \"{key}\""),
            true,
        );
    }

    #[test]
    fn a_token_is_shown_to_nobody() {
        let settings = settings("");
        assert!(!format!("{settings:?}").contains("abc"));
        let config = settings.config().unwrap().unwrap();
        assert_eq!(config.token.reveal(), "abc");
        assert!(!format!("{config:?}").contains("abc"));
    }
}
