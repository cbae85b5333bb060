//! A browser, as far as the server can tell: it keeps cookies and says where it comes from.

use super::super::seal::token;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message as Frame};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// What came back.
#[derive(Debug)]
pub(super) struct Reply {
    pub(super) status: u16,
    pub(super) headers: Vec<(String, String)>,
    pub(super) body: Vec<u8>,
}

impl Reply {
    pub(super) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("{self:?}"))
    }

    pub(super) fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map_or("", |(_, value)| value)
    }
}

#[derive(Clone)]
pub(super) struct Browser {
    pub(super) port: u16,
    pub(super) cookies: BTreeMap<String, String>,
}

impl Browser {
    pub(super) fn new(port: u16) -> Browser {
        Browser {
            port,
            cookies: BTreeMap::new(),
        }
    }

    pub(super) fn host(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    fn cookie(&self) -> String {
        let pairs = self.cookies.iter();
        let pairs: Vec<String> = pairs
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        pairs.join("; ")
    }

    /// A request with exactly these headers beside the cookie.
    pub(super) async fn raw(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Reply {
        let mut asked = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        for (name, value) in headers {
            asked += &format!("{name}: {value}\r\n");
        }
        if !self.cookies.is_empty() {
            asked += &format!("Cookie: {}\r\n", self.cookie());
        }
        asked += &format!("Content-Length: {}\r\n\r\n{body}", body.len());
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).await.unwrap();
        stream.write_all(asked.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.ok();
        let end = answer
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .unwrap();
        let head = String::from_utf8(answer[..end].to_vec()).unwrap();
        let mut lines = head.split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap();
        let headers: Vec<(String, String)> = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
            .collect();
        for (_, cookie) in headers.iter().filter(|(name, _)| name == "set-cookie") {
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        Reply {
            status: status.parse().unwrap(),
            headers,
            body: answer[end + 4..].to_vec(),
        }
    }

    pub(super) async fn read(&mut self, path: &str) -> Reply {
        let host = self.host();
        self.raw("GET", path, &[("Host", &host)], "").await
    }

    pub(super) async fn send(&mut self, path: &str, body: Value) -> Reply {
        let (host, origin) = (self.host(), format!("http://{}", self.host()));
        let headers = [
            ("Host", host.as_str()),
            ("Origin", &origin),
            ("Content-Type", "application/json"),
        ];
        self.raw("POST", path, &headers, &body.to_string()).await
    }

    /// Comes by a name; the new person's id.
    pub(super) async fn come(&mut self, name: &str) -> String {
        let came = self
            .send("/api/people", json!({ "name": name, "language": "ru" }))
            .await;
        assert_eq!(came.status, 200, "{came:?}");
        came.json()["id"].as_str().unwrap().to_owned()
    }

    /// Opens a room; its id and its path.
    pub(super) async fn room(&mut self, who: &str, kind: &str) -> (String, String) {
        let opened = self
            .send("/api/rooms", json!({ "as": who, "kind": kind }))
            .await;
        assert_eq!(opened.status, 200, "{opened:?}");
        let opened = opened.json();
        let text = |name: &str| opened[name].as_str().unwrap().to_owned();
        (text("room"), text("path"))
    }

    /// Joins by the path of a room.
    pub(super) async fn join(&mut self, who: &str, path: &str) {
        let token = path.strip_prefix("/r/").unwrap();
        let joined = self
            .send(&format!("/api/invites/{token}"), json!({ "as": who }))
            .await;
        assert_eq!(joined.status, 200, "{joined:?}");
    }

    /// Opens a page's stream.
    pub(super) async fn page(&self, who: &str, room: &str, after: u64) -> Page {
        let origin = format!("http://{}", self.host());
        self.stream(who, room, after, Some(&origin)).await.unwrap()
    }

    /// Tries to, from a page of some origin.
    pub(super) async fn stream(
        &self,
        who: &str,
        room: &str,
        after: u64,
        origin: Option<&str>,
    ) -> Result<Page, tungstenite::Error> {
        let address = format!(
            "ws://{}/api/stream?as={who}&room={room}&after={after}",
            self.host()
        );
        let mut asked = address.into_client_request()?;
        asked
            .headers_mut()
            .insert("Cookie", self.cookie().parse().unwrap());
        if let Some(origin) = origin {
            asked
                .headers_mut()
                .insert("Origin", origin.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(asked).await?;
        Ok(Page {
            who: who.to_owned(),
            socket,
            messages: BTreeMap::new(),
            event: after,
            other: Vec::new(),
        })
    }
}

/// An open page.
pub(super) struct Page {
    pub(super) who: String,
    pub(super) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(super) messages: BTreeMap<u64, Value>,
    pub(super) event: u64,
    pub(super) other: Vec<Value>,
}

impl Page {
    /// Hears one thing; None when the stream has ended.
    pub(super) async fn hear(&mut self) -> Option<Value> {
        loop {
            let frame = tokio::time::timeout(Duration::from_secs(5), self.socket.next()).await;
            match frame.expect("nothing comes")? {
                Ok(Frame::Text(text)) => {
                    let word: Value = serde_json::from_str(&text).unwrap();
                    match word["is"].as_str().unwrap() {
                        "news" => {
                            for message in word["messages"].as_array().unwrap() {
                                let n = message["n"].as_u64().unwrap();
                                self.messages.insert(n, message.clone());
                            }
                        }
                        "seen" => self.event = word["event"].as_u64().unwrap(),
                        _ => self.other.push(word.clone()),
                    }
                    return Some(word);
                }
                Ok(Frame::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Hears until a message says this; the message.
    pub(super) async fn until(&mut self, text: &str) -> Value {
        loop {
            if let Some(found) = self.find(text) {
                return found;
            }
            self.hear().await.expect("the stream ended");
        }
    }

    /// Hears until there is this word; the word.
    pub(super) async fn until_word(&mut self, is: &str) -> Value {
        loop {
            if let Some(at) = self.other.iter().position(|word| word["is"] == is) {
                return self.other.remove(at);
            }
            self.hear().await.expect("the stream ended");
        }
    }

    pub(super) fn find(&self, text: &str) -> Option<Value> {
        let mut all = self.messages.values();
        all.find(|message| spoken(message) == text).cloned()
    }

    pub(super) async fn ask(&mut self, ask: Value) {
        let frame = Frame::Text(ask.to_string().into());
        self.socket.send(frame).await.unwrap();
    }

    /// Says something and waits until it is taken.
    pub(super) async fn say(&mut self, text: &str) -> Value {
        let nonce = token().unwrap();
        self.ask(json!({ "do": "say", "as": self.who, "nonce": nonce, "text": text }))
            .await;
        self.verdict(&nonce).await
    }

    pub(super) async fn press(&mut self, n: &Value, data: &str) -> Value {
        let nonce = token().unwrap();
        self.ask(json!({ "do": "press", "as": self.who, "nonce": nonce, "n": n, "data": data }))
            .await;
        self.verdict(&nonce).await
    }

    /// What became of what was asked under a number.
    pub(super) async fn verdict(&mut self, nonce: &str) -> Value {
        loop {
            if let Some(at) = self.other.iter().position(|word| word["nonce"] == nonce) {
                return self.other.remove(at);
            }
            self.hear().await.expect("the stream ended");
        }
    }
}

/// The words of a message.
pub(super) fn spoken(message: &Value) -> String {
    let spans = message["text"].as_array().into_iter().flatten();
    let text = |span: &Value| {
        let said = ["p", "b", "m"].iter().find_map(|kind| span[kind].as_str());
        said.unwrap_or_default().to_owned()
    };
    spans.map(text).collect()
}
