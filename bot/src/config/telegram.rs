//! The settings of Telegram.

use super::token::{Token, said};
use crate::chat::telegram::{Config, Webhook};
use crate::secret::Secret;
use clap::Args;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Its token.
const TOKEN: Token = Token {
    platform: "Telegram",
    variable: "TELEGRAM_TOKEN",
};

/// How the bot is connected to Telegram. Without a token it isn't.
#[derive(Args, Debug, Default, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Telegram {
    /// The token: from the variable TELEGRAM_TOKEN or the file of settings, never from a flag, which
    /// others on the machine could read.
    #[arg(skip)]
    pub token: Option<Secret>,
    /// A file with the token of the Telegram bot, or set TELEGRAM_TOKEN.
    #[arg(
        id = "telegram-token-file",
        long = "telegram-token-file",
        value_name = "FILE"
    )]
    pub token_file: Option<PathBuf>,
    /// Another Bot API server than Telegram's own: http://localhost:8081
    #[arg(
        id = "telegram-api-url",
        long = "telegram-api-url",
        env = "TELEGRAM_API_URL",
        value_name = "URL"
    )]
    pub api_url: Option<String>,
    /// Have Telegram bring updates there instead of asking for them: https://example.org/telegram
    #[arg(
        id = "telegram-webhook",
        long = "telegram-webhook",
        env = "TELEGRAM_WEBHOOK",
        value_name = "URL"
    )]
    pub webhook: Option<String>,
    /// Where to listen for them, behind an HTTPS proxy [default: 127.0.0.1:8012].
    #[arg(
        id = "telegram-listen",
        long = "telegram-listen",
        env = "TELEGRAM_LISTEN",
        value_name = "ADDRESS:PORT"
    )]
    pub listen: Option<SocketAddr>,
    /// A chat where the bot may put the pictures of games played by @bot in chats it isn't in.
    #[arg(
        id = "telegram-upload-chat",
        long = "telegram-upload-chat",
        env = "TELEGRAM_UPLOAD_CHAT",
        value_name = "ID",
        allow_hyphen_values = true
    )]
    pub upload_chat: Option<i64>,
}

impl Telegram {
    /// These, completed by those of a file.
    #[must_use]
    pub fn or(self, file: Telegram) -> Telegram {
        Telegram {
            token: self.token.or(file.token),
            token_file: self.token_file.or(file.token_file),
            api_url: self.api_url.or(file.api_url),
            webhook: self.webhook.or(file.webhook),
            listen: self.listen.or(file.listen),
            upload_chat: self.upload_chat.or(file.upload_chat),
        }
    }

    /// How to connect; None without a token. The flag's file wins over the variable, and that over
    /// the file of settings.
    ///
    /// # Errors
    /// When the token's file can't be read or is empty.
    pub fn config(&self) -> anyhow::Result<Option<Config>> {
        let Some(token) = TOKEN.read(self.token_file.as_deref(), self.token.as_ref())? else {
            return Ok(None);
        };
        let webhook = said(self.webhook.as_ref()).map(|url| Webhook {
            url,
            listen: self
                .listen
                .unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8012))),
        });
        Ok(Some(Config {
            token,
            api_url: said(self.api_url.as_ref()),
            webhook,
            upload_chat: self.upload_chat,
            pace: Default::default(),
            gauge: Default::default(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_setting_is_none() {
        let check = |text: &str, url: Option<&str>, has_webhook: bool| {
            let settings: Telegram = toml::from_str(&format!("token = \"1:a\"\n{text}")).unwrap();
            let config = settings.config().unwrap().unwrap();
            assert_eq!(config.api_url.as_deref(), url, "{text}");
            assert_eq!(config.webhook.is_some(), has_webhook, "{text}");
        };
        check("", None, false);
        check("api_url = \"\"\nwebhook = \"\"", None, false);
        check("api_url = \"http://x\"", Some("http://x"), false);
        check("webhook = \"https://x\"", None, true);
    }

    #[test]
    fn a_token_is_read_from_its_file_and_shown_to_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("token");
        let settings = Telegram {
            token_file: Some(path.clone()),
            ..Telegram::default()
        };
        assert!(settings.config().is_err(), "no such file");
        std::fs::write(&path, "\n").unwrap();
        assert!(settings.config().is_err(), "an empty file");
        std::fs::write(&path, "12:abc\n").unwrap();
        let config = settings.config().unwrap().unwrap();
        assert_eq!(config.token.reveal(), "12:abc");
        assert!(!format!("{config:?}").contains("abc"));
        let file: Telegram = toml::from_str("token = \"12:abc\"").unwrap();
        assert!(!format!("{file:?}").contains("abc"));
    }
}
