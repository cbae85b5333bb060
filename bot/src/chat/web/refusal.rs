//! Why a request is refused: a status, and a word that the page has a text for.

use super::Error;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// Why a request is refused.
#[derive(Debug)]
pub(super) enum Refused {
    /// The cookie doesn't hold the person it speaks as.
    Stranger,
    /// There is no such thing, or not for this person.
    Unknown,
    /// Nothing is left of the name.
    Name,
    /// It is the bot's own name.
    Mine,
    /// Too many of something.
    Full,
    /// Too much in too short a time.
    Fast,
    /// The link was used or is too old.
    Stale,
    /// The store takes nothing now.
    Disk,
    /// The server can't now.
    Trouble,
}

impl Refused {
    fn said(&self) -> (StatusCode, &'static str) {
        match self {
            Refused::Stranger => (StatusCode::FORBIDDEN, "stranger"),
            Refused::Unknown => (StatusCode::NOT_FOUND, "unknown"),
            Refused::Name => (StatusCode::UNPROCESSABLE_ENTITY, "name"),
            Refused::Mine => (StatusCode::UNPROCESSABLE_ENTITY, "mine"),
            Refused::Full => (StatusCode::TOO_MANY_REQUESTS, "full"),
            Refused::Fast => (StatusCode::TOO_MANY_REQUESTS, "fast"),
            Refused::Stale => (StatusCode::GONE, "stale"),
            Refused::Disk => (StatusCode::SERVICE_UNAVAILABLE, "disk"),
            Refused::Trouble => (StatusCode::SERVICE_UNAVAILABLE, "trouble"),
        }
    }
}

impl From<Error> for Refused {
    fn from(why: Error) -> Refused {
        match why {
            Error::Full => Refused::Full,
            // The hall tells the log.
            why if why.may_pass() => Refused::Disk,
            why => {
                tracing::error!(%why, "a request failed");
                Refused::Trouble
            }
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let (status, why) = self.said();
        (status, Json(json!({ "why": why }))).into_response()
    }
}
