//! Whom /health and /metrics answer: whoever asks for this machine, or by a name that was configured.
//! Otherwise a page of somebody else's, whose name leads here, could read them in an operator's browser.

use crate::host::{Host, Name};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// The names it answers to, besides addresses and localhost; in lower case.
#[derive(Debug, Clone)]
pub(super) struct Names(Arc<[String]>);

impl Names {
    pub(super) fn new(names: impl IntoIterator<Item = String>) -> Names {
        Names(names.into_iter().map(|n| n.to_lowercase()).collect())
    }

    /// Whether a request may be answered. The port doesn't matter: a container's is often another outside.
    fn admits(&self, headers: &HeaderMap) -> bool {
        let mut all = headers.get_all(header::HOST).into_iter();
        let (first, another) = (all.next(), all.next());
        let Some(host) = first else {
            // No browser: they always send one. Probes of HTTP/1.0 don't.
            return true;
        };
        let Ok(host) = host.to_str() else {
            return false;
        };
        another.is_none()
            && match Host::read(host).name {
                Name::Localhost | Name::Address(_) => true,
                Name::Other(name) => self.0.contains(&name.to_lowercase()),
            }
    }
}

/// Refuses what was asked of somebody else.
pub(super) async fn guard(State(names): State<Names>, request: Request, next: Next) -> Response {
    if names.admits(request.headers()) {
        return next.run(request).await;
    }
    let why = "asked by a name that isn't ours: see --monitor-name\n";
    (StatusCode::MISDIRECTED_REQUEST, why).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts() {
        let names = Names::new(["Tetradka".to_owned(), "games.example".to_owned()]);
        let cases: &[(&[&str], bool)] = &[
            (&[], true),
            (&["localhost:9464"], true),
            (&["127.0.0.1:9464"], true),
            (&["[::1]:9464"], true),
            (&["10.0.0.7:9464"], true),
            (&["127.0.0.1"], true),
            (&["tetradka:9464"], true),
            (&["GAMES.example"], true),
            (&["rebound.example:9464"], false),
            (&["games.example.rebound.example"], false),
            (&["localhost.rebound.example:9464"], false),
            (&[""], false),
            (&["я"], false),
            (&["localhost:9464", "rebound.example"], false),
        ];
        for &(hosts, expected) in cases {
            let mut headers = HeaderMap::new();
            for host in hosts {
                let value = axum::http::HeaderValue::from_bytes(host.as_bytes());
                headers.append(header::HOST, value.unwrap());
            }
            assert_eq!(names.admits(&headers), expected, "{hosts:?}");
        }
    }
}
