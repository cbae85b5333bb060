//! Updates brought by Telegram, to an address behind a proxy. 200 is said when they are durable.

use super::polling::WANTED;
use super::receive::Receiver;
use super::send::told;
use super::trouble::Trouble;
use super::{Error, Pause, Webhook};
use crate::misread::Misread;
use crate::serving;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::sync::Arc;
use teloxide::payloads::SetWebhookSetters;
use teloxide::prelude::Requester;
use teloxide::types::Update;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// The header with the secret.
const HEADER: &str = "x-telegram-bot-api-secret-token";
/// The biggest update that is read, in bytes.
const MOST: usize = 1024 * 1024;
/// How many updates Telegram may bring at once.
const AT_ONCE: u8 = 8;

struct Desk {
    receiver: Receiver,
    secret: String,
    key: [u8; 32],
}

/// Has updates brought until `stopped`.
pub(super) async fn run(
    webhook: Webhook,
    receiver: Receiver,
    mut pause: Pause,
    mut stopped: watch::Receiver<bool>,
) -> Result<(), Error> {
    let uri: axum::http::Uri = webhook.url.parse().map_err(|_| Error::WebhookUrl)?;
    if uri.authority().is_none() || uri.query().is_some() {
        return Err(Error::WebhookUrl);
    }
    let listener = TcpListener::bind(webhook.listen)
        .await
        .map_err(|error| Error::Listen(webhook.listen, error))?;
    let (mut key, mut secret) = ([0; 32], [0; 32]);
    getrandom::fill(&mut key).map_err(|_| Error::NoChance)?;
    getrandom::fill(&mut secret).map_err(|_| Error::NoChance)?;
    let secret = BASE64.encode(secret);
    let bot = receiver.bot().clone();
    let desk = Arc::new(Desk {
        receiver,
        secret: secret.clone(),
        key,
    });
    let router = Router::new()
        .route(uri.path(), post(brought))
        .layer(DefaultBodyLimit::max(MOST))
        .with_state(desk);
    let stop = async move {
        stopped.wait_for(|&stopped| stopped).await.ok();
    };
    let serving = serving::serve(listener, router, serving::Bounds::default(), stop);
    let asking = async {
        loop {
            let url = webhook.url.parse().map_err(|_| Error::WebhookUrl)?;
            let request = bot.set_webhook(url).secret_token(secret.clone());
            let request = request.max_connections(AT_ONCE);
            let Err(error) = request.allowed_updates(WANTED.iter().copied()).await else {
                // Its path may be a secret.
                tracing::info!(listen = %webhook.listen, "Telegram brings updates");
                return Ok(());
            };
            match Trouble::of(&error) {
                Trouble::Token => return Err(Error::Token),
                Trouble::Refused => return Err(Error::Webhook(told(&error))),
                _ => pause.wait(&error).await,
            }
        }
    };
    let (served, asked) = tokio::join!(serving, asking);
    asked?;
    served.map_err(|error| Error::Listen(webhook.listen, error))
}

async fn brought(State(desk): State<Arc<Desk>>, headers: HeaderMap, body: Bytes) -> StatusCode {
    let given = headers
        .get(HEADER)
        .map_or(&[][..], |value| value.as_bytes());
    if !same(&desk.key, given, desk.secret.as_bytes()) {
        return StatusCode::UNAUTHORIZED;
    }
    let update: Update = match serde_json::from_slice(&body) {
        Ok(update) => update,
        Err(error) => {
            // Brought again it would be no better.
            tracing::warn!(error = %Misread(&error), "an update that can't be read");
            return StatusCode::OK;
        }
    };
    match desk.receiver.take(vec![update]).await {
        Ok(()) => StatusCode::OK,
        Err(_) => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// Whether two texts are the same, in a time that doesn't tell how much of them is.
fn same(key: &[u8], given: &[u8], expected: &[u8]) -> bool {
    let seal = |text: &[u8]| {
        let mut seal = Hmac::<Sha256>::new_from_slice(key).ok()?;
        seal.update(text);
        Some(seal)
    };
    match (seal(given), seal(expected)) {
        (Some(given), Some(expected)) => expected.verify(&given.finalize().into_bytes()).is_ok(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::same;

    #[test]
    fn the_secret_is_compared_whole() {
        let check = |given: &str, expected: bool| {
            assert_eq!(
                same(&[7; 32], given.as_bytes(), b"secret"),
                expected,
                "{given}"
            );
        };
        check("secret", true);
        check("secre", false);
        check("secret ", false);
        check("", false);
    }
}
