//! The HTTP interface.

use super::body::{Upload, commands_wrong};
use super::faults::{Happens, take};
use super::world::{ME, World};
use super::{Fake, TOKEN, spec};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Request, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How many requests a bot may make in a second.
const GLOBAL: usize = 50;

pub(super) fn router(fake: Fake) -> Router {
    Router::new()
        .fallback(answer)
        .layer(DefaultBodyLimit::max(64 << 20))
        .with_state(fake)
}

/// What Discord answers: a status, a body, and how much is left of the budget.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: Value,
}

pub(super) fn ok(body: Value) -> Answer {
    Answer { status: 200, body }
}

pub(super) fn no(status: u16, code: u64) -> Answer {
    let message = format!("refused with {code}");
    Answer {
        status,
        body: json!({ "code": code, "message": message }),
    }
}

async fn answer(Shared(fake): Shared<Fake>, request: Request) -> Response {
    let method = request.method().as_str().to_owned();
    let path = request.uri().path().to_owned();
    let headers = request.headers().clone();
    let Some(path) = path.strip_prefix("/api/v10").map(str::to_owned) else {
        fake.world()
            .wrongs
            .push(format!("{method} {path} is not of the interface"));
        return StatusCode::NOT_FOUND.into_response();
    };
    let (body, files) = match read(request).await {
        Ok(read) => read,
        Err(why) => {
            fake.world().wrongs.push(format!("{method} {path}: {why}"));
            return StatusCode::BAD_REQUEST.into_response();
        }
    };
    let happens = {
        let mut world = fake.world();
        world.requests.push(format!("{method} {path}"));
        take(&mut world.faults, &method, &path)
    };
    match happens {
        Some(Happens::Status(status)) => {
            return reply(
                Answer {
                    status,
                    body: json!({}),
                },
                None,
            );
        }
        Some(Happens::Refused(status, code)) => return reply(no(status, code), None),
        Some(Happens::Flood(wait)) => {
            fake.world().floods += 1;
            return flood(wait, "user");
        }
        Some(Happens::FloodAll(wait)) => {
            fake.world().floods += 1;
            return flood(wait, "global");
        }
        Some(Happens::Late(late)) => tokio::time::sleep(late).await,
        Some(Happens::AnswerLost) | None => {}
    }
    let mut world = fake.world();
    let left = match world.spend(&method, &path) {
        Ok(left) => left,
        Err((wait, scope)) => {
            world.floods += 1;
            return flood(wait, scope);
        }
    };
    if let Some(wrong) = spec::wrong(&method, &path, &body) {
        world.wrongs.push(format!("{method} {path}: {wrong}"));
    }
    let answer = world.route(&fake.gateway(), &method, &path, &headers, &body, &files);
    let refused = answer.body["code"].as_u64();
    world
        .refusals
        .extend(refused.filter(|_| answer.status >= 400));
    if happens == Some(Happens::AnswerLost) {
        return StatusCode::BAD_GATEWAY.into_response();
    }
    reply(answer, left)
}

async fn read(request: Request) -> Result<(Value, Vec<Upload>), String> {
    let kind = request.headers().get("content-type");
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("multipart/form-data") {
        let bytes = Bytes::from_request(request, &())
            .await
            .map_err(|e| e.to_string())?;
        if bytes.is_empty() {
            return Ok((Value::Null, Vec::new()));
        }
        let body = serde_json::from_slice(&bytes).map_err(|e| e.to_string())?;
        return Ok((body, Vec::new()));
    }
    let mut form = Multipart::from_request(request, &())
        .await
        .map_err(|e| e.to_string())?;
    let (mut body, mut files) = (Value::Null, Vec::new());
    while let Some(part) = form.next_field().await.map_err(|e| e.to_string())? {
        let field = part.name().unwrap_or_default().to_owned();
        let name = part.file_name().unwrap_or_default().to_owned();
        let bytes = part.bytes().await.map_err(|e| e.to_string())?;
        if field == "payload_json" {
            body = serde_json::from_slice(&bytes).map_err(|e| e.to_string())?;
        } else {
            files.push(Upload {
                field,
                name,
                bytes: bytes.to_vec(),
            });
        }
    }
    Ok((body, files))
}

fn reply(answer: Answer, left: Option<(String, usize, Duration)>) -> Response {
    let status = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let body = match answer.status {
        204 => String::new(),
        _ => answer.body.to_string(),
    };
    let mut response = (status, [("content-type", "application/json")], body).into_response();
    if let Some((bucket, left, reset)) = left {
        let headers = response.headers_mut();
        let mut set = |name: &'static str, value: String| {
            if let Ok(value) = value.parse() {
                headers.insert(name, value);
            }
        };
        set("x-ratelimit-bucket", bucket);
        set("x-ratelimit-remaining", left.to_string());
        set(
            "x-ratelimit-reset-after",
            format!("{:.3}", reset.as_secs_f64()),
        );
    }
    response
}

fn flood(wait: Duration, scope: &'static str) -> Response {
    let wait = wait.as_secs_f64();
    let body = json!({ "message": "slow", "retry_after": wait, "global": scope == "global" });
    let mut response = (StatusCode::TOO_MANY_REQUESTS, body.to_string()).into_response();
    let headers = response.headers_mut();
    if let Ok(value) = format!("{wait:.3}").parse() {
        headers.insert("retry-after", value);
    }
    if let Ok(value) = scope.parse() {
        headers.insert("x-ratelimit-scope", value);
    }
    response
}

impl World {
    /// Counts a request; how much is left of its bucket, or how long it is spent.
    #[allow(clippy::type_complexity)]
    fn spend(
        &mut self,
        method: &str,
        path: &str,
    ) -> Result<Option<(String, usize, Duration)>, (Duration, &'static str)> {
        let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
        let now = Instant::now();
        let mut count = |key: String, most: usize, within: Duration| {
            let sent = self.spent.entry(key).or_default();
            while sent
                .front()
                .is_some_and(|&at| now.duration_since(at) >= within)
            {
                sent.pop_front();
            }
            let oldest = sent.front().copied().unwrap_or(now);
            let reset = within.saturating_sub(now.duration_since(oldest));
            if sent.len() >= most {
                return Err(reset);
            }
            sent.push_back(now);
            Ok((most - sent.len(), reset))
        };
        // Interactions don't count in the budget of the whole bot.
        if !matches!(parts.first(), Some(&("interactions" | "webhooks"))) {
            let second = Duration::from_secs(1);
            count("all".to_owned(), GLOBAL, second).map_err(|wait| (wait, "global"))?;
        }
        let [what, major, "messages", ..] = parts.as_slice() else {
            return Ok(None);
        };
        let (most, within) = self.budget;
        let bucket = format!("{method}-{what}");
        let key = format!("{bucket}-{major}");
        let (left, reset) = count(key, most, within).map_err(|wait| (wait, "user"))?;
        Ok(Some((bucket, left, reset)))
    }

    fn route(
        &mut self,
        gateway: &str,
        method: &str,
        path: &str,
        headers: &HeaderMap,
        body: &Value,
        files: &[Upload],
    ) -> Answer {
        let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
        let token = headers
            .get("authorization")
            .and_then(|value| value.to_str().ok());
        let by_token = matches!(parts.first(), Some(&("interactions" | "webhooks")));
        if !by_token && token != Some(&format!("Bot {TOKEN}")) {
            return no(401, 0);
        }
        let is_agent = |agent: &str| agent.starts_with("DiscordBot (");
        if !headers
            .get("user-agent")
            .and_then(|value| value.to_str().ok())
            .is_some_and(is_agent)
        {
            self.wrongs
                .push("a user agent that Discord blocks".to_owned());
        }
        match (method, parts.as_slice()) {
            ("GET", ["applications", "@me"]) => ok(json!({ "id": ME, "bot": { "id": ME } })),
            ("GET", ["gateway", "bot"]) if self.gateway_is_down => no(500, 0),
            ("GET", ["gateway", "bot"]) => ok(json!({
                "url": gateway, "shards": self.shards,
                "session_start_limit": {
                    "total": 1000, "remaining": 999, "reset_after": 0,
                    "max_concurrency": self.concurrency,
                },
            })),
            ("PUT", ["applications", ME, "commands"]) => match commands_wrong(body) {
                Some(wrong) => self.ill(method, path, &wrong),
                None => {
                    self.commands = body.clone();
                    ok(body.clone())
                }
            },
            ("POST", ["interactions", id, token, "callback"]) => self.callback(id, token, body),
            ("POST", ["webhooks", ME, token]) => self.follow_up(path, token, body, files),
            ("PATCH", ["webhooks", ME, token, "messages", "@original"]) => {
                self.edit_original(path, token, body, files)
            }
            ("DELETE", ["webhooks", ME, token, "messages", "@original"]) => {
                self.delete_original(token)
            }
            ("POST", ["channels", channel, "messages"]) => self.write(path, channel, body, files),
            ("PATCH", ["channels", channel, "messages", message]) => {
                self.change(path, channel, message, body, files)
            }
            ("GET", ["channels", channel]) => match self.channels.get(*channel) {
                Some(channel) if !channel.is_gone => ok(channel.json()),
                _ => no(404, 10_003),
            },
            ("POST", ["users", "@me", "channels"]) => {
                let user = body["recipient_id"].as_str().unwrap_or_default().to_owned();
                if self.user_by(&user).is_none() {
                    return no(400, 50_033);
                }
                let id = self.direct(&user);
                ok(json!({ "id": id, "type": 1 }))
            }
            _ => {
                self.wrongs.push(format!("{method} {path} is unknown"));
                no(404, 0)
            }
        }
    }

    pub(super) fn ill(&mut self, method: &str, path: &str, wrong: &str) -> Answer {
        self.wrongs.push(format!("{method} {path}: {wrong}"));
        no(400, 50_035)
    }
}
