//! The server itself: requests in, answers out, and the faults between.

use super::calls::Refusal;
use super::fault::Fault;
use super::fields::Fields;
use super::rates::Rates;
use super::spec::Spec;
use super::state::{Message, State};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, Path, Request, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpListener;

/// A running server. Its clones are the same one.
#[derive(Clone)]
pub struct Fake {
    state: Arc<Mutex<State>>,
    pub(super) woken: Arc<tokio::sync::Notify>,
    url: String,
}

/// The token that it knows.
const TOKEN: &str = "7000000001:AAFake-token_of_no_worth";

impl Fake {
    /// Starts one; it ends with the test.
    pub async fn start() -> Fake {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let state = State {
            token: TOKEN.to_owned(),
            spec: Spec::of_variable(),
            rates: Some(Rates::default()),
            hears_all: true,
            ..State::default()
        };
        let fake = Fake {
            state: Arc::new(Mutex::new(state)),
            woken: Arc::default(),
            url,
        };
        let router = Router::new()
            .route("/{bot}/{method}", post(asked))
            .layer(DefaultBodyLimit::max(60 * 1024 * 1024))
            .with_state(fake.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        fake
    }

    /// Its address.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The bot's token.
    pub fn token(&self) -> &str {
        TOKEN
    }

    /// What the bot is called.
    pub fn username(&self) -> &str {
        super::calls::username()
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Which faults count for `*`.
fn writes(method: &str) -> bool {
    method.starts_with("send") || method.starts_with("edit") || method.starts_with("answer")
}

async fn asked(
    Shared(fake): Shared<Fake>,
    Path((bot, method)): Path<(String, String)>,
    request: Request,
) -> Response {
    // The server doesn't mind the case of a method's first letter; its description does.
    let mut letters = method.chars();
    let first = letters.next().map(|c| c.to_ascii_lowercase());
    let method: String = first.into_iter().chain(letters).collect();
    if bot.strip_prefix("bot") != Some(fake.state().token.as_str()) {
        return refused(&Refusal::new(401, "Unauthorized"));
    }
    let fields = match Fields::of(request).await {
        Ok(fields) => fields,
        Err(what) => {
            fake.state().complain(format!("{method}: {what}"));
            return refused(&Refusal::new(400, format!("Bad Request: {what}")));
        }
    };
    let fault = {
        let mut state = fake.state();
        let meant =
            |(name, _): &(&str, Fault)| *name == method || (*name == "*" && writes(&method));
        let index = state.faults.iter().position(meant);
        index
            .and_then(|index| state.faults.remove(index))
            .map(|(_, fault)| fault)
    };
    if fault.is_some() {
        fake.state().failed.push((Instant::now(), method.clone()));
    }
    match fault {
        Some(Fault::Page(status)) => {
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
            return (status, "<html>nobody is at home</html>").into_response();
        }
        Some(Fault::Drop) => return torn(),
        Some(Fault::Flood(seconds)) => return refused(&Refusal::flood(seconds)),
        Some(Fault::Refused(code, text)) => return refused(&Refusal::new(code, text)),
        Some(Fault::Slow(time)) => tokio::time::sleep(time).await,
        Some(Fault::LostAfter(others)) => {
            let chat = fields.number("chat_id").unwrap_or_default();
            for _ in 0..others {
                fake.state().keep(chat, Message::default());
            }
        }
        Some(Fault::Lost | Fault::News) | None => {}
    }
    let done = if method == "getUpdates" {
        fake.updates(&fields).await
    } else {
        fake.state().call(&method, &fields)
    };
    match (done, fault) {
        (_, Some(Fault::Lost | Fault::LostAfter(_))) => torn(),
        (Ok(mut result), Some(Fault::News)) => {
            if result.is_object() {
                result["chat"]["type"] = json!("something of another time");
            }
            answered(&result)
        }
        (Ok(result), _) => answered(&result),
        (Err(no), _) => refused(&no),
    }
}

impl Fake {
    /// Updates that wait, or come soon.
    async fn updates(&self, fields: &Fields) -> Result<Value, Refusal> {
        let seconds = fields.number("timeout").unwrap_or(0).clamp(0, 50);
        let until = tokio::time::Instant::now() + Duration::from_secs(seconds as u64);
        let mine = {
            let mut state = self.state();
            if let Some(spec) = &state.spec {
                let wrong = spec.check("getUpdates", fields);
                state.complaints.extend(wrong);
            }
            if state.webhook.is_some() {
                let text = "Conflict: can't use getUpdates method while webhook is active";
                return Err(Refusal::new(409, text));
            }
            if let Some(offset) = fields.number("offset") {
                state.updates.retain(|(id, _)| *id >= offset);
                state.confirmed = state.confirmed.max(offset - 1);
            }
            state.polls += 1;
            state.polls
        };
        loop {
            let woken = self.woken.notified();
            {
                let mut state = self.state();
                if state.polls != mine {
                    let text = "Conflict: terminated by other getUpdates request; make sure that \
                                only one bot instance is running";
                    return Err(Refusal::new(409, text));
                }
                if !state.updates.is_empty() {
                    let some: Vec<(i64, Value)> = state.updates.iter().take(100).cloned().collect();
                    let now = Instant::now();
                    for (id, _) in &some {
                        state.handed.entry(*id).or_insert(now);
                    }
                    return Ok(some.into_iter().map(|(_, update)| update).collect());
                }
            }
            tokio::select! {
                () = woken => {}
                // A notice given between the look and the wait would be missed.
                () = tokio::time::sleep(Duration::from_millis(20)) => {}
            }
            if tokio::time::Instant::now() >= until {
                return Ok(json!([]));
            }
        }
    }
}

fn answered(result: &Value) -> Response {
    axum::Json(json!({"ok": true, "result": result})).into_response()
}

fn refused(no: &Refusal) -> Response {
    let status = StatusCode::from_u16(no.code).unwrap_or(StatusCode::BAD_REQUEST);
    let mut answer = json!({"ok": false, "error_code": no.code, "description": no.text});
    if let Some(parameters) = &no.parameters {
        answer["parameters"] = parameters.clone();
    }
    (status, axum::Json(answer)).into_response()
}

/// An answer whose connection ends in the middle.
fn torn() -> Response {
    let part: Result<Bytes, std::io::Error> = Ok(Bytes::from_static(b"{\"ok\":"));
    let end = Err(std::io::ErrorKind::ConnectionReset.into());
    let body = Body::from_stream(futures_util::stream::iter([part, end]));
    Response::new(body)
}
