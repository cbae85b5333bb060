//! An address to which Discord brings commands and presses, for those who only use them: every
//! request is signed, and answered with the acknowledgement.

use super::hear::{self, Heard};
use super::presses::Acked;
use super::wire::Interaction;
use super::{Error, Server, inlet, task};
use crate::chat::Input;
use crate::hall::clock;
use crate::serving;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use serenity::interactions_endpoint::Verifier;
use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;
use tokio::sync::{mpsc, watch};

/// The longest request.
const LONGEST: usize = 1 << 20;
/// How old a signed request may be, in seconds: older ones are somebody's who listened.
const OLDEST: u64 = 300;
/// Interactions that may wait to be heard.
const WAITING: usize = 1_024;

/// What Discord's signatures are checked with.
#[derive(Clone)]
pub struct PublicKey(Box<Verifier>);

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PublicKey(…)")
    }
}

/// Not a public key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the public key is 64 hexadecimal digits, as the developer portal shows it")]
pub struct BadKey;

impl FromStr for PublicKey {
    type Err = BadKey;

    fn from_str(text: &str) -> Result<PublicKey, BadKey> {
        let text = text.trim();
        if text.len() != 64 || !text.is_ascii() {
            return Err(BadKey);
        }
        let mut key = [0u8; 32];
        for (index, byte) in key.iter_mut().enumerate() {
            let digits = text.get(2 * index..2 * index + 2).ok_or(BadKey)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| BadKey)?;
        }
        let verifier = Verifier::try_new(key).map_err(|_| BadKey)?;
        Ok(PublicKey(Box::new(verifier)))
    }
}

struct Endpoint {
    server: Arc<Server>,
    key: PublicKey,
    /// To the hall, in order of arrival.
    inputs: mpsc::Sender<Vec<Input>>,
}

/// Serves the address until `closing`.
///
/// # Errors
/// When it can't be listened at.
pub(super) async fn serve(
    server: Arc<Server>,
    listen: SocketAddr,
    key: PublicKey,
    mut closing: watch::Receiver<bool>,
) -> Result<(), Error> {
    let wrong = |error| Error::Listen(listen, error);
    let listener = tokio::net::TcpListener::bind(listen).await.map_err(wrong)?;
    tracing::info!(at = ?listener.local_addr().ok(), "Discord's interactions are awaited");
    let (inputs, mut waiting) = mpsc::channel(WAITING);
    let mut hearing = task({
        let server = server.clone();
        async move {
            while let Some(inputs) = waiting.recv().await {
                if inlet::put(&server, inputs).await.is_err() {
                    return;
                }
            }
        }
    });
    let endpoint = Arc::new(Endpoint {
        server,
        key,
        inputs,
    });
    let router = Router::new()
        .route("/interactions", post(interaction))
        .layer(DefaultBodyLimit::max(LONGEST))
        .with_state(endpoint);
    let stop = async move {
        closing.wait_for(|&closing| closing).await.ok();
    };
    let served = serving::serve(listener, router, serving::Bounds::default(), stop).await;
    (&mut hearing.0).await.ok();
    served.map_err(wrong)
}

async fn interaction(
    State(endpoint): State<Arc<Endpoint>>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    if !is_signed(&endpoint.key, &headers, &body, clock().0 / 1_000) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let Ok(interaction) = serde_json::from_slice::<Interaction>(&body) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let server = &endpoint.server;
    match inlet::learn(server, &interaction) {
        Heard::Ping => Json(hear::pong()).into_response(),
        Heard::Answer(answer) => Json(answer).into_response(),
        Heard::Complete(completion) => Json(completion.answer(&server.door).await).into_response(),
        Heard::Deed { ack, sight, inputs } => {
            let press = inlet::remember(server, &interaction, sight);
            if endpoint.inputs.try_send(inputs).is_err() {
                // Too much waits: the person is told by Discord to try again.
                return StatusCode::SERVICE_UNAVAILABLE.into_response();
            }
            // This answer is the acknowledgement; what follows it comes by another way and may
            // come first, then it is sent again.
            press.acked(Acked::Yes);
            Json(ack).into_response()
        }
        Heard::Unknown => StatusCode::BAD_REQUEST.into_response(),
    }
}

/// Whether Discord signed a request, and not long ago. `now` in seconds.
fn is_signed(key: &PublicKey, headers: &HeaderMap, body: &[u8], now: u64) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let (Some(signature), Some(at)) = (text("x-signature-ed25519"), text("x-signature-timestamp"))
    else {
        return false;
    };
    let is_fresh = at.parse::<u64>().is_ok_and(|at| at.abs_diff(now) <= OLDEST);
    signature.is_ascii() && is_fresh && key.0.verify(signature, at, body).is_ok()
}
