//! What comes to the chat page: requests, and frames of its stream.

use super::site;
use bot::chat::{Platform, web};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tests::fuzz::{fuzz, fuzz_json};
use tests::visitor::Visitor;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// An answer may take so long; waiting requests that have nothing to say are left then.
const PATIENCE: Duration = Duration::from_millis(300);
/// The server answers somebody else within that time, always.
const ALIVE: Duration = Duration::from_secs(5);

async fn open(folder: &std::path::Path) -> String {
    let (door, effects, store) = site::hall(Platform::Web);
    let config = web::Config {
        listen: Some("127.0.0.1:0".parse().unwrap()),
        data_dir: folder.to_owned(),
        ..web::Config::default()
    };
    let page = web::Bound::new(config).await.unwrap();
    let url = page.url().trim_end_matches('/').to_owned();
    tokio::spawn(page.serve(door, effects, store, std::future::pending()));
    url
}

async fn is_alive(url: &str) {
    let asked = reqwest::get(format!("{url}/api/state"));
    let answer = tokio::time::timeout(ALIVE, asked).await;
    let answer = answer.expect("it hangs").unwrap();
    assert_eq!(answer.status().as_u16(), 200);
}

#[test]
fn frames_of_the_page() {
    let runtime = site::runtime();
    let folder = tempfile::tempdir().unwrap();
    let url = runtime.block_on(open(folder.path()));
    let (anna, room) = runtime.block_on(async {
        let anna = Visitor::come(&url, "Анна").await;
        let (room, _) = anna.room(&url).await;
        let mut page = anna.page(&url, &room).await;
        page.say("/balda 3x3 кот бот").await;
        page.say("/abaku бот").await;
        (anna, room)
    });
    let mut samples: Vec<Value> = [
        json!({ "do": "say", "as": anna.id, "nonce": "1", "text": "/help" }),
        json!({ "do": "say", "as": anna.id, "nonce": "2", "text": "акот а1", "reply": 3 }),
        json!({ "do": "press", "as": anna.id, "nonce": "3", "n": 2, "data": "o:1:j" }),
    ]
    .into();
    samples.push(json!([samples[0], samples[1]]));
    let connect = || async {
        let at = url.replacen("http", "ws", 1);
        let at = format!("{at}/api/stream?as={}&room={room}&after=0", anna.id);
        let mut asked = at.into_client_request().unwrap();
        let headers = asked.headers_mut();
        headers.insert("Cookie", anna.cookie().parse().unwrap());
        headers.insert("Origin", url.parse().unwrap());
        tokio_tungstenite::connect_async(asked)
            .await
            .ok()
            .map(|(socket, _)| socket)
    };
    let (mut socket, mut cases) = (None, 0u64);
    fuzz_json("frames of the page", &samples, |bytes| {
        runtime.block_on(async {
            if socket.is_none() {
                socket = connect().await;
            }
            cases += 1;
            let frame = match std::str::from_utf8(bytes) {
                Ok(text) if !cases.is_multiple_of(50) => Message::text(text),
                _ => Message::binary(bytes.to_vec()),
            };
            let Some(page) = &mut socket else { return };
            let mut is_open = page.send(frame).await.is_ok();
            // A moment for the answer, and for the end of the stream.
            while let Ok(next) = tokio::time::timeout(Duration::from_millis(2), page.next()).await {
                if !matches!(next, Some(Ok(Message::Text(_) | Message::Ping(_)))) {
                    is_open = false;
                    break;
                }
            }
            if !is_open {
                socket = None;
            }
            if cases.is_multiple_of(20) {
                is_alive(&url).await;
            }
        });
    });
}

#[test]
fn requests_to_the_page() {
    let runtime = site::runtime();
    let folder = tempfile::tempdir().unwrap();
    let url = runtime.block_on(open(folder.path()));
    let anna = runtime.block_on(Visitor::come(&url, "Анна"));
    let host = url.trim_start_matches("http://").to_owned();
    let (room, path) = runtime.block_on(anna.room(&url));
    let request = |method: &str, path: &str, body: Option<Value>| {
        let body = body.map_or_else(String::new, |body| body.to_string());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {url}\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
            anna.cookie(),
            body.len(),
        );
        (head + &body).into_bytes()
    };
    let who = &anna.id;
    let token = path.trim_start_matches("/r/");
    let speaker = json!({ "as": who });
    let samples = [
        request("GET", "/", None),
        request("GET", "/api/state?language=ru-RU,ru;q=0.9", None),
        request("GET", &format!("/api/rooms?as={who}"), None),
        request("GET", &format!("/api/invites/{token}"), None),
        request(
            "GET",
            &format!("/api/rooms/{room}/pictures/1/x?as={who}"),
            None,
        ),
        request(
            "GET",
            &format!("/api/rooms/{room}/documents/1?as={who}"),
            None,
        ),
        request("GET", "/page/main.js", None),
        request("GET", &format!("/api/seats/1?as={who}&after=0"), None),
        request("GET", &format!("/api/seats/1/weigh?as={who}&text=x"), None),
        request(
            "POST",
            "/api/people",
            Some(json!({ "name": "Вера", "language": "uk" })),
        ),
        request(
            "POST",
            &format!("/api/people/{who}"),
            Some(json!({ "name": "А", "language": "ru" })),
        ),
        request(
            "POST",
            "/api/rooms",
            Some(json!({ "as": who, "kind": "private" })),
        ),
        request(
            "POST",
            &format!("/api/invites/{token}"),
            Some(speaker.clone()),
        ),
        request("POST", "/api/passes", Some(speaker)),
        request("POST", "/api/passes/abc", Some(json!({}))),
        request(
            "POST",
            "/api/seats/1",
            Some(json!({ "as": who, "seq": 1, "text": "3 5", "nonce": "n" })),
        ),
    ];
    let mut cases = 0u64;
    fuzz("requests to the page", &samples, |bytes| {
        runtime.block_on(async {
            cases += 1;
            let mut stream = TcpStream::connect(&host).await.unwrap();
            // Refused in the midst of it, perhaps.
            let _ = stream.write_all(bytes).await;
            let _ = stream.shutdown().await;
            let mut answer = Vec::new();
            let mut limited = (&mut stream).take(1 << 20);
            let reading = limited.read_to_end(&mut answer);
            let _ = tokio::time::timeout(PATIENCE, reading).await;
            let text = String::from_utf8_lossy(&answer);
            assert!(!text.starts_with("HTTP/1.1 500"), "{text}");
            if cases.is_multiple_of(20) {
                is_alive(&url).await;
            }
        });
    });
}
