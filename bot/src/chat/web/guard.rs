//! What every request must pass: it has to come for this very server, and from its own page.
//!
//! A Host that isn't ours is a name somebody else made point here (DNS rebinding); an Origin that
//! isn't ours is another site's page acting through the visitor's browser.

use super::texts;
use crate::host::{Host, Name};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;

/// The names this server answers to.
#[derive(Clone, Debug)]
pub(super) struct Names {
    port: u16,
    reach: Reach,
    /// Scheme and authority of the address it is published under.
    public: Option<(String, String)>,
}

/// Who can reach the socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reach {
    /// This machine only.
    Loopback,
    /// Its network: then it may be asked for by its address, which no rebound name can be.
    Network,
}

impl Names {
    /// Names of a server listening at `at`, published as `public` (scheme and authority).
    pub(super) fn new(at: SocketAddr, public: Option<(String, String)>) -> Names {
        let reach = if at.ip().is_loopback() {
            Reach::Loopback
        } else {
            Reach::Network
        };
        Names {
            port: at.port(),
            reach,
            public,
        }
    }

    /// Whether a Host header names this server.
    fn is_ours(&self, host: &str) -> bool {
        if let Some((_, authority)) = &self.public
            && authority.eq_ignore_ascii_case(host)
        {
            return true;
        }
        let Host { name, port } = Host::read(host);
        port == self.port
            && match name {
                Name::Localhost => true,
                Name::Address(ip) => ip.is_loopback() || self.reach == Reach::Network,
                Name::Other(_) => false,
            }
    }

    /// Whether an Origin header is the page that this Host serves.
    fn is_own_page(&self, origin: &str, host: &str) -> bool {
        let public = self.public.as_ref();
        if let Some((scheme, authority)) = public.filter(|(_, own)| own.eq_ignore_ascii_case(host))
        {
            return origin.eq_ignore_ascii_case(&format!("{scheme}://{authority}"));
        }
        origin.eq_ignore_ascii_case(&format!("http://{host}"))
    }

    /// Whether a request may be answered.
    fn admits(&self, method: &Method, headers: &HeaderMap) -> Result<(), StatusCode> {
        let one = |name| {
            let mut all = headers.get_all(name).into_iter();
            let first = all.next().map(|value| value.to_str().unwrap_or("?"));
            if all.next().is_some() {
                Some("?")
            } else {
                first
            }
        };
        let host = one(header::HOST).ok_or(StatusCode::MISDIRECTED_REQUEST)?;
        if !self.is_ours(host) {
            return Err(StatusCode::MISDIRECTED_REQUEST);
        }
        let changes = !matches!(*method, Method::GET | Method::HEAD);
        let opens_stream = headers.contains_key(header::UPGRADE);
        match one(header::ORIGIN) {
            Some(origin) if self.is_own_page(origin, host) => Ok(()),
            Some(_) => Err(StatusCode::FORBIDDEN),
            None if changes || opens_stream => Err(StatusCode::FORBIDDEN),
            None => Ok(()),
        }
    }
}

/// Refuses what isn't for us or from us, and says to the browser what our pages may do.
pub(super) async fn guard(
    State(names): State<Arc<Names>>,
    request: Request,
    next: Next,
) -> Response {
    let accepted = request.headers().get(header::ACCEPT_LANGUAGE).cloned();
    let mut response = match names.admits(request.method(), request.headers()) {
        Ok(()) => next.run(request).await,
        Err(status) => refused(status, &accepted),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Whoever reads this has mistaken the address, or runs the server behind a proxy it doesn't know.
fn refused(status: StatusCode, language: &Option<HeaderValue>) -> Response {
    let language = language.as_ref().and_then(|value| value.to_str().ok());
    let texts = texts::texts(texts::choose(language.unwrap_or_default()));
    let id = match status {
        StatusCode::MISDIRECTED_REQUEST => "web-wrong-host",
        _ => "web-wrong-origin",
    };
    (status, texts.get(id).cloned().unwrap_or_default()).into_response()
}

const HEADERS: [(header::HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        header::HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        header::HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        header::HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn names(listen: &str, public: Option<&str>) -> Names {
        let public = public.map(|authority| ("https".to_owned(), authority.to_owned()));
        Names::new(listen.parse().unwrap(), public)
    }

    #[test]
    fn hosts() {
        let here = names("127.0.0.1:8011", None);
        let open = names("0.0.0.0:8011", None);
        let public = names("127.0.0.1:8011", Some("games.example"));
        let cases = [
            ("127.0.0.1:8011", true, true, true),
            ("localhost:8011", true, true, true),
            ("LocalHost:8011", true, true, true),
            ("[::1]:8011", true, true, true),
            ("127.0.0.1:8012", false, false, false),
            ("127.0.0.1", false, false, false),
            ("localhost", false, false, false),
            ("192.168.1.5:8011", false, true, false),
            ("rebound.example:8011", false, false, false),
            ("localhost.example:8011", false, false, false),
            ("games.example", false, false, true),
            ("games.example:8011", false, false, false),
            ("", false, false, false),
            ("?", false, false, false),
        ];
        for (host, loopback, network, published) in cases {
            assert_eq!(here.is_ours(host), loopback, "{host} at loopback");
            assert_eq!(open.is_ours(host), network, "{host} at the network");
            assert_eq!(public.is_ours(host), published, "{host} when published");
        }
    }

    #[test]
    fn origins() {
        let names = names("127.0.0.1:8011", Some("games.example"));
        let cases: &[(&str, &str, Option<&str>, Option<u16>)] = &[
            ("GET", "localhost:8011", None, None),
            (
                "POST",
                "localhost:8011",
                Some("http://localhost:8011"),
                None,
            ),
            ("POST", "localhost:8011", None, Some(403)),
            ("POST", "localhost:8011", Some("null"), Some(403)),
            (
                "POST",
                "localhost:8011",
                Some("http://127.0.0.1:8011"),
                Some(403),
            ),
            (
                "POST",
                "localhost:8011",
                Some("https://localhost:8011"),
                Some(403),
            ),
            (
                "POST",
                "localhost:8011",
                Some("http://localhost:3000"),
                Some(403),
            ),
            (
                "GET",
                "localhost:8011",
                Some("http://evil.example"),
                Some(403),
            ),
            ("POST", "games.example", Some("https://games.example"), None),
            (
                "POST",
                "games.example",
                Some("http://games.example"),
                Some(403),
            ),
            ("GET", "evil.example", None, Some(421)),
            (
                "POST",
                "evil.example",
                Some("http://evil.example"),
                Some(421),
            ),
        ];
        for &(method, host, origin, refused) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            let method = method.parse().unwrap();
            let status = names.admits(&method, &headers).err().map(|s| s.as_u16());
            assert_eq!(status, refused, "{method} {host} {origin:?}");
        }
    }

    #[test]
    fn a_stream_needs_an_origin_and_a_request_one_host() {
        let names = names("127.0.0.1:8011", None);
        let mut headers = HeaderMap::new();
        assert!(names.admits(&Method::GET, &headers).is_err());
        headers.insert(header::HOST, "localhost:8011".parse().unwrap());
        headers.insert(header::UPGRADE, "websocket".parse().unwrap());
        assert!(names.admits(&Method::GET, &headers).is_err());
        headers.insert(header::ORIGIN, "http://localhost:8011".parse().unwrap());
        assert!(names.admits(&Method::GET, &headers).is_ok());
        headers.append(header::HOST, "evil.example".parse().unwrap());
        assert!(names.admits(&Method::GET, &headers).is_err());
    }
}
