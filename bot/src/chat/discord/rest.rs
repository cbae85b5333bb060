//! Requests to Discord's HTTP interface: budgets as its answers tell them, failures sorted by what
//! is to be done about them. Nothing waits in here: who asks is told how long to wait.

use crate::secret::Secret;
use reqwest::header::HeaderMap;
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, StatusCode};
use serde_json::Value;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Where Discord is when nothing else was configured.
const HOME: &str = "https://discord.com";
/// The version of the interface.
const VERSION: &str = "/api/v10";
/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// The most budgets that are remembered.
const BUDGETS: usize = 8_192;
/// Discord bans an address after 10,000 invalid requests in 10 minutes; long before that this one
/// stops asking.
const INVALID: (usize, Duration) = (2_000, Duration::from_secs(600));
/// How long nothing is asked then.
const PENANCE: Duration = Duration::from_secs(60);

/// A file to be uploaded.
#[derive(Clone, Debug)]
pub(super) struct File {
    pub(super) name: String,
    pub(super) mime: &'static str,
    pub(super) bytes: Vec<u8>,
}

/// A request.
#[derive(Clone, Debug)]
pub(super) struct Ask {
    method: Method,
    path: String,
    /// The route without its lesser parameters, and the parameter that budgets are kept by.
    budget: (&'static str, String),
    body: Option<Value>,
    files: Vec<File>,
}

impl Ask {
    /// A request to `path`, counted under `route` and its major parameter.
    pub(super) fn new(method: Method, route: &'static str, major: &str, path: String) -> Ask {
        Ask {
            method,
            path,
            budget: (route, major.to_owned()),
            body: None,
            files: Vec::new(),
        }
    }

    /// With this body.
    pub(super) fn body(mut self, body: Value) -> Ask {
        self.body = Some(body);
        self
    }

    /// With these files beside.
    pub(super) fn files(mut self, files: Vec<File>) -> Ask {
        self.files = files;
        self
    }
}

/// Why a request came to nothing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum Failure {
    /// Too many: this budget is spent for so long.
    #[error("a budget is spent for {0:?}")]
    Later(Duration),
    /// Too many: all of them are spent.
    #[error("all budgets are spent for {0:?}")]
    AllLater(Duration),
    /// Discord says no, and will again.
    #[error("refused: {status} {code} {message}")]
    Refused {
        status: u16,
        code: u64,
        message: String,
    },
    /// Nobody answered, or something that makes no sense.
    #[error("trouble: {0}")]
    Trouble(String),
}

impl Failure {
    /// Discord's own number of a refusal.
    pub(super) fn code(&self) -> Option<u64> {
        match self {
            Failure::Refused { code, .. } => Some(*code),
            _ => None,
        }
    }

    /// Whether the bot's token is no good.
    pub(super) fn is_unknown_token(&self) -> bool {
        matches!(self, Failure::Refused { status: 401, .. })
    }
}

#[derive(Debug, Default)]
struct Budgets {
    /// The bucket that Discord counts a route in.
    buckets: HashMap<&'static str, String>,
    /// When a spent one is full again.
    spent: HashMap<(String, String), Instant>,
    /// Until when nothing at all is taken.
    all: Option<Instant>,
    /// When invalid requests were made.
    invalid: VecDeque<Instant>,
}

/// Discord's HTTP interface.
#[derive(Debug)]
pub(super) struct Rest {
    client: Client,
    base: String,
    token: Secret,
    budgets: Mutex<Budgets>,
}

impl Rest {
    /// The interface at `api`, or at its home.
    pub(super) fn new(token: Secret, api: Option<&str>) -> Result<Rest, super::Error> {
        let client = Client::builder()
            .timeout(PATIENCE)
            // The token goes nowhere but to the address that was configured.
            .redirect(reqwest::redirect::Policy::none())
            .user_agent(concat!(
                "DiscordBot (tetradka, ",
                env!("CARGO_PKG_VERSION"),
                ")"
            ))
            .build()
            .map_err(|error| super::Error::Api(error.to_string()))?;
        let base = api.unwrap_or(HOME).trim_end_matches('/').to_owned();
        Ok(Rest {
            client,
            base: format!("{base}{VERSION}"),
            token,
            budgets: Mutex::default(),
        })
    }

    /// Asks, and reads the answer; Null where there is none.
    pub(super) async fn ask(&self, ask: Ask) -> Result<Value, Failure> {
        if let Some(wait) = self.wait(&ask.budget) {
            return Err(wait);
        }
        let url = format!("{}{}", self.base, ask.path);
        let mut request = self
            .client
            .request(ask.method, url)
            .header("authorization", format!("Bot {}", self.token.reveal()));
        if ask.files.is_empty() {
            if let Some(body) = ask.body {
                request = request
                    .header("content-type", "application/json")
                    .body(body.to_string());
            }
        } else {
            let mut form = Form::new();
            if let Some(body) = ask.body {
                form = form.text("payload_json", body.to_string());
            }
            for (index, file) in ask.files.into_iter().enumerate() {
                let part = Part::bytes(file.bytes)
                    .file_name(file.name)
                    .mime_str(file.mime)
                    .map_err(|error| Failure::Trouble(error.to_string()))?;
                form = form.part(format!("files[{index}]"), part);
            }
            request = request.multipart(form);
        }
        // An address may hold a token of an interaction: it isn't told.
        let trouble = |error: reqwest::Error| Failure::Trouble(error.without_url().to_string());
        let answer = request.send().await.map_err(trouble)?;
        let (status, headers) = (answer.status(), answer.headers().clone());
        let text = answer.text().await.map_err(trouble)?;
        self.note(&ask.budget, status, &headers);
        let body: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
        if status.is_success() {
            return Ok(body);
        }
        if status == StatusCode::TOO_MANY_REQUESTS {
            return Err(self.flooded(&ask.budget, &headers, &body));
        }
        if status.is_server_error() {
            return Err(Failure::Trouble(status.to_string()));
        }
        Err(Failure::Refused {
            status: status.as_u16(),
            code: body["code"].as_u64().unwrap_or(0),
            message: body["message"].as_str().unwrap_or("").to_owned(),
        })
    }

    fn budgets(&self) -> MutexGuard<'_, Budgets> {
        self.budgets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Why this can't be asked now.
    fn wait(&self, budget: &(&'static str, String)) -> Option<Failure> {
        let now = Instant::now();
        let mut budgets = self.budgets();
        if let Some(until) = budgets.all.filter(|&until| until > now) {
            return Some(Failure::AllLater(until - now));
        }
        while let Some(&oldest) = budgets.invalid.front()
            && now.duration_since(oldest) > INVALID.1
        {
            budgets.invalid.pop_front();
        }
        if budgets.invalid.len() >= INVALID.0 {
            tracing::error!("too many requests were refused: nothing is asked for a while");
            return Some(Failure::AllLater(PENANCE));
        }
        let key = budgets.key(budget);
        let until = budgets.spent.get(&key).copied()?;
        if until > now {
            return Some(Failure::Later(until - now));
        }
        budgets.spent.remove(&key);
        None
    }

    /// Notes what an answer tells of its budget.
    fn note(&self, budget: &(&'static str, String), status: StatusCode, headers: &HeaderMap) {
        let now = Instant::now();
        let mut budgets = self.budgets();
        if let Some(bucket) = text(headers, "x-ratelimit-bucket")
            && (bucket.len() <= 64)
        {
            budgets.buckets.insert(budget.0, bucket.to_owned());
        }
        if matches!(status.as_u16(), 401 | 403 | 429)
            && text(headers, "x-ratelimit-scope") != Some("shared")
        {
            budgets.invalid.push_back(now);
        }
        let is_last = text(headers, "x-ratelimit-remaining") == Some("0");
        if is_last && let Some(wait) = seconds(headers, "x-ratelimit-reset-after") {
            budgets.spend(budget, now + wait, now);
        }
    }

    fn flooded(
        &self,
        budget: &(&'static str, String),
        headers: &HeaderMap,
        body: &Value,
    ) -> Failure {
        let named = body["retry_after"].as_f64().and_then(duration);
        let wait = named
            .or_else(|| seconds(headers, "retry-after"))
            .unwrap_or(Duration::from_secs(5));
        let now = Instant::now();
        let is_global = body["global"].as_bool() == Some(true)
            || text(headers, "x-ratelimit-scope") == Some("global");
        let mut budgets = self.budgets();
        if is_global {
            budgets.all = Some(now + wait);
            return Failure::AllLater(wait);
        }
        budgets.spend(budget, now + wait, now);
        Failure::Later(wait)
    }
}

impl Budgets {
    fn key(&self, (route, major): &(&'static str, String)) -> (String, String) {
        let bucket = self.buckets.get(route).map_or(*route, String::as_str);
        (bucket.to_owned(), major.clone())
    }

    fn spend(&mut self, budget: &(&'static str, String), until: Instant, now: Instant) {
        if self.spent.len() >= BUDGETS {
            self.spent.retain(|_, until| *until > now);
        }
        if self.spent.len() < BUDGETS {
            self.spent.insert(self.key(budget), until);
        }
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn seconds(headers: &HeaderMap, name: &str) -> Option<Duration> {
    duration(text(headers, name)?.parse().ok()?)
}

/// A number of seconds from outside, which may be anything.
fn duration(seconds: f64) -> Option<Duration> {
    Duration::try_from_secs_f64(seconds.clamp(0.0, 3_600.0)).ok()
}
