//! The page itself: what the browser loads, built into the program.

use axum::body::Body;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

struct Asset {
    name: &'static str,
    mime: &'static str,
    bytes: &'static [u8],
}

macro_rules! asset {
    ($name:literal, $mime:literal) => {
        asset!($name, $mime, concat!("page/", $name))
    };
    ($name:literal, $mime:literal, $path:expr) => {
        Asset {
            name: $name,
            mime: $mime,
            bytes: include_bytes!($path),
        }
    };
}

const INDEX: Asset = asset!("index.html", "text/html; charset=utf-8");
const SEAT: Asset = asset!("seat.html", "text/html; charset=utf-8");

const ASSETS: &[Asset] = &[
    asset!("page.css", "text/css; charset=utf-8"),
    asset!("main.js", "text/javascript; charset=utf-8"),
    asset!("dom.js", "text/javascript; charset=utf-8"),
    asset!("texts.js", "text/javascript; charset=utf-8"),
    asset!("api.js", "text/javascript; charset=utf-8"),
    asset!("stream.js", "text/javascript; charset=utf-8"),
    asset!("talk.js", "text/javascript; charset=utf-8"),
    asset!("composer.js", "text/javascript; charset=utf-8"),
    asset!("welcome.js", "text/javascript; charset=utf-8"),
    asset!("side.js", "text/javascript; charset=utf-8"),
    asset!("rooms.js", "text/javascript; charset=utf-8"),
    asset!("look.js", "text/javascript; charset=utf-8"),
    asset!("seat.js", "text/javascript; charset=utf-8"),
    asset!("seat.css", "text/css; charset=utf-8"),
    asset!("surface.js", "text/javascript; charset=utf-8"),
    asset!("seat-dots.js", "text/javascript; charset=utf-8"),
    asset!("seat-abaku.js", "text/javascript; charset=utf-8"),
    asset!("seat-abaku.css", "text/css; charset=utf-8"),
    asset!("stones.js", "text/javascript; charset=utf-8"),
    asset!("drag.js", "text/javascript; charset=utf-8"),
    asset!("icon.svg", "image/svg+xml"),
    asset!("page.webmanifest", "application/manifest+json"),
    asset!(
        "hand.ttf",
        "font/ttf",
        "../../../../render/fonts/ShantellSans_500Medium.ttf"
    ),
    asset!(
        "hand-bold.ttf",
        "font/ttf",
        "../../../../render/fonts/ShantellSans_700Bold.ttf"
    ),
];

/// Changes when anything of the page does.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for asset in ASSETS.iter().chain([&INDEX, &SEAT]) {
        hash.update(asset.bytes);
    }
    let hash = hash.finalize();
    let hex: String = hash.iter().take(8).map(|b| format!("{b:02x}")).collect();
    format!("\"{hex}\"")
});

/// The page, whatever room it will show.
pub(super) async fn index(headers: HeaderMap) -> Response {
    give(&INDEX, &headers)
}

/// The page of one game, for its player.
pub(super) async fn seat(headers: HeaderMap) -> Response {
    give(&SEAT, &headers)
}

/// A part of the page.
pub(super) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    match ASSETS.iter().find(|asset| asset.name == name) {
        Some(asset) => give(asset, &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn give(asset: &Asset, asked: &HeaderMap) -> Response {
    let known = asked.get(header::IF_NONE_MATCH);
    let is_known = known.is_some_and(|known| known.as_bytes() == VERSION.as_bytes());
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(asset.bytes).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.mime));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(version) = VERSION.parse() {
        headers.insert(header::ETAG, version);
    }
    response
}

/// The texts of all parts that are code.
#[cfg(test)]
pub(super) fn sources() -> impl Iterator<Item = &'static str> {
    let code = ASSETS.iter().chain([&INDEX, &SEAT]);
    let code = code.filter(|asset| asset.name.ends_with(".js") || asset.name.ends_with(".html"));
    code.filter_map(|asset| std::str::from_utf8(asset.bytes).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What would turn a text into markup, or load something from elsewhere.
    #[test]
    fn the_page_shows_text_as_text_and_loads_nothing_from_elsewhere() {
        let forbidden = [
            "innerHTML",
            "outerHTML",
            "insertAdjacentHTML",
            "document.write",
            "eval(",
            "new Function",
            "DOMParser",
            "srcdoc",
            "javascript:",
            "https://",
            "//cdn",
            " style=",
            "onclick=",
            "<script>",
        ];
        for source in sources() {
            for word in forbidden {
                assert!(!source.contains(word), "{word}");
            }
        }
    }
}
