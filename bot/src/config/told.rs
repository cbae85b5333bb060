//! How a platform is connected, for the line of the log that says what holds. Nothing in it is secret.

use crate::chat::discord::{self, Content, Way};
use crate::chat::telegram;

/// How Telegram is.
pub fn telegram(config: &telegram::Config) -> String {
    let mut parts = vec![match &config.webhook {
        None => "polling".to_owned(),
        Some(webhook) => format!("webhook to {} at {}", host(&webhook.url), webhook.listen),
    }];
    parts.extend(config.api_url.as_deref().map(by));
    parts.extend(config.upload_chat.map(|id| format!("upload chat {id}")));
    parts.join(", ")
}

/// How Discord is.
pub fn discord(config: &discord::Config) -> String {
    let mut parts = Vec::new();
    match &config.way {
        Way::Gateway { shards, content } => {
            parts.push("gateway".to_owned());
            parts.extend(shards.map(|shards| {
                let discord::Shards { first, last, total } = shards;
                format!("shards {first}-{last}/{total}")
            }));
            if *content == Content::Unread {
                parts.push("messages unread".to_owned());
            }
        }
        Way::Endpoint { listen, .. } => parts.push(format!("endpoint at {listen}")),
    }
    parts.extend(config.api.as_deref().map(by));
    parts.join(", ")
}

fn by(api: &str) -> String {
    format!("by {}", host(api))
}

/// The host and port of an address. What stands before them and behind may be somebody's password.
fn host(url: &str) -> String {
    let uri: Option<axum::http::Uri> = url.trim().parse().ok();
    let authority = uri.as_ref().and_then(axum::http::Uri::authority);
    authority.map_or_else(
        || "?".to_owned(),
        |authority| {
            let all = authority.as_str();
            all.rsplit_once('@')
                .map_or(all, |(_, host)| host)
                .to_owned()
        },
    )
}

#[cfg(test)]
mod tests {
    use crate::config::{Discord, Telegram};

    #[test]
    fn how_telegram_is_connected() {
        let check = |text: &str, expected: &str| {
            let settings: Telegram = toml::from_str(&format!("token = \"1:abc\"\n{text}")).unwrap();
            let config = settings.config().unwrap().unwrap();
            assert_eq!(super::telegram(&config), expected, "{text}");
        };
        check("", "polling");
        check("upload_chat = -100", "polling, upload chat -100");
        check(
            "api_url = \"http://anna:sesame@127.0.0.1:8081/secret\"",
            "polling, by 127.0.0.1:8081",
        );
        check(
            "webhook = \"https://games.example/long-secret\"\nlisten = \"127.0.0.1:8012\"",
            "webhook to games.example at 127.0.0.1:8012",
        );
    }

    #[test]
    fn how_discord_is_connected() {
        let check = |text: &str, expected: &str| {
            let settings: Discord = toml::from_str(&format!("token = \"abc\"\n{text}")).unwrap();
            let config = settings.config().unwrap().unwrap();
            assert_eq!(super::discord(&config), expected, "{text}");
        };
        check("", "gateway");
        check(
            "shards = \"0-3/8\"\nmessage_content = false\napi_url = \"http://localhost:3000\"",
            "gateway, shards 0-3/8, messages unread, by localhost:3000",
        );
        let key = "67c6bd767ca099e79efac9fcce4d2022a63bf7dea780e7f3d813f694c1597089";
        check(
            &format!("listen = \"127.0.0.1:1\"\npublic_key = \"{key}\""),
            "endpoint at 127.0.0.1:1",
        );
    }
}
