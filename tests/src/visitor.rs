//! Somebody at the chat page of a running program: what a browser does, without one.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long anything may take to come.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody with a name; it lives as long as its cookie, across the program's restarts.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Their id.
    pub id: String,
    cookie: String,
}

impl Visitor {
    /// Comes to the page by a name.
    pub async fn come(url: &str, name: &str) -> Visitor {
        let newcomer = json!({ "name": name, "language": "ru" });
        let (cookie, body) = sent(url, "/api/people", "", newcomer).await;
        Visitor {
            id: body["id"].as_str().unwrap_or_default().to_owned(),
            cookie: cookie.expect("a cookie"),
        }
    }

    /// What their browser says who they are by.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Opens a room for a group; its id and the path that others join by.
    pub async fn room(&self, url: &str) -> (String, String) {
        let wish = json!({ "as": self.id, "kind": "group" });
        let (_, room) = sent(url, "/api/rooms", &self.cookie, wish).await;
        let text = |name: &str| room[name].as_str().unwrap_or_default().to_owned();
        (text("room"), text("path"))
    }

    /// Joins a room by its path.
    pub async fn join(&self, url: &str, path: &str) {
        let token = path.trim_start_matches("/r/");
        let path = format!("/api/invites/{token}");
        sent(url, &path, &self.cookie, json!({ "as": self.id })).await;
    }

    /// Opens the page of a room.
    ///
    /// # Panics
    /// When it doesn't open.
    pub async fn page(&self, url: &str, room: &str) -> Page {
        let at = url.replacen("http", "ws", 1);
        let at = format!("{at}/api/stream?as={}&room={room}&after=0", self.id);
        let mut asked = at.into_client_request().expect("an address");
        let headers = asked.headers_mut();
        headers.insert("Cookie", self.cookie.parse().expect("a cookie"));
        headers.insert("Origin", url.parse().expect("an origin"));
        let opened = tokio_tungstenite::connect_async(asked).await;
        let (socket, _) = opened.expect("the page opens");
        let (send, mut receive) = socket.split();
        let seen = Arc::new(Mutex::new(Seen::default()));
        let reading = tokio::spawn({
            let seen = seen.clone();
            async move {
                while let Some(Ok(frame)) = receive.next().await {
                    if let Frame::Text(text) = frame {
                        let word = serde_json::from_str(&text).unwrap_or_default();
                        locked(&seen).take(word);
                    }
                }
            }
        });
        Page {
            who: self.id.clone(),
            send,
            seen,
            reading,
        }
    }
}

async fn sent(url: &str, path: &str, cookie: &str, body: Value) -> (Option<String>, Value) {
    let request = reqwest::Client::new()
        .post(format!("{url}{path}"))
        .header("Origin", url)
        .header("Content-Type", "application/json")
        .header("Cookie", cookie)
        .body(body.to_string());
    let answer = request.send().await.expect("an answer");
    assert!(answer.status().is_success(), "{path}: {answer:?}");
    let cookie = answer.headers().get("set-cookie").map(|value| {
        let text = value.to_str().unwrap_or_default();
        text.split(';').next().unwrap_or_default().to_owned()
    });
    let text = answer.text().await.expect("a body");
    (cookie, serde_json::from_str(&text).expect("JSON"))
}

/// What has come to a page.
#[derive(Debug, Default)]
struct Seen {
    messages: BTreeMap<u64, Value>,
    words: Vec<Value>,
}

impl Seen {
    fn take(&mut self, word: Value) {
        if word["is"] == "news" {
            for message in word["messages"].as_array().into_iter().flatten() {
                let n = message["n"].as_u64().unwrap_or_default();
                self.messages.insert(n, message.clone());
            }
        } else {
            self.words.push(word);
        }
    }
}

/// An open page of a room.
pub struct Page {
    who: String,
    send: futures_util::stream::SplitSink<WebSocketStream<MaybeTlsStream<TcpStream>>, Frame>,
    seen: Arc<Mutex<Seen>>,
    reading: tokio::task::JoinHandle<()>,
}

impl Page {
    /// Types something; `done`, or why it wasn't taken.
    pub async fn say(&mut self, text: &str) -> String {
        self.ask(json!({ "do": "say", "text": text })).await
    }

    /// Presses the newest button with this label; `done`, or why it wasn't taken.
    ///
    /// # Panics
    /// When there is no such button.
    pub async fn press(&mut self, label: &str) -> String {
        let found = wait(|| self.button(label)).await;
        let (n, data) = found.unwrap_or_else(|| panic!("no button «{label}»: {:?}", self.all()));
        self.ask(json!({ "do": "press", "n": n, "data": data }))
            .await
    }

    /// The newest button with this label: its message and what it sends.
    pub fn button(&self, label: &str) -> Option<(u64, String)> {
        let seen = locked(&self.seen);
        seen.messages.iter().rev().find_map(|(&n, message)| {
            let rows = message["buttons"].as_array().into_iter().flatten();
            let mut buttons = rows.flat_map(|row| row.as_array().into_iter().flatten());
            let button = buttons.find(|button| button[0] == label)?;
            Some((n, button[1].as_str()?.to_owned()))
        })
    }

    async fn ask(&mut self, mut ask: Value) -> String {
        let nonce = fastrand::u64(..).to_string();
        ask["as"] = json!(self.who);
        ask["nonce"] = json!(nonce);
        if self
            .send
            .send(Frame::Text(ask.to_string().into()))
            .await
            .is_err()
        {
            return "gone".to_owned();
        }
        let verdict = self.word(|word| word["nonce"] == nonce.as_str()).await;
        let why = verdict["why"].as_str().or(verdict["is"].as_str());
        why.unwrap_or("nothing came").to_owned()
    }

    /// Waits for a word that isn't a message; null when none comes, or none can come any more.
    pub async fn word(&self, is_it: impl Fn(&Value) -> bool) -> Value {
        let found = || locked(&self.seen).words.iter().find(|w| is_it(w)).cloned();
        let is_over = || self.reading.is_finished();
        // What came last is looked at once more after the end.
        let heard = || found().map(Some).or_else(|| is_over().then(found));
        wait(heard).await.flatten().unwrap_or_default()
    }

    /// How often an answer was shown where the eyes are that says this.
    pub fn answers(&self, part: &str) -> usize {
        let says = |word: &&Value| {
            let text = word["text"].as_str().unwrap_or_default();
            word["is"] == "answer" && text.contains(part)
        };
        locked(&self.seen).words.iter().filter(says).count()
    }

    /// Waits for a message that says this, and tells whether it came.
    pub async fn until(&self, part: &str) -> bool {
        let found = || {
            self.all()
                .iter()
                .any(|text| text.contains(part))
                .then_some(())
        };
        wait(found).await.is_some()
    }

    /// Waits until the newest board says this, and tells whether it does.
    pub async fn until_last(&self, part: &str) -> bool {
        let found = || self.last().contains(part).then_some(());
        wait(found).await.is_some()
    }

    /// What all messages say, the oldest first.
    pub fn all(&self) -> Vec<String> {
        locked(&self.seen).messages.values().map(words).collect()
    }

    /// What the newest board says.
    pub fn last(&self) -> String {
        let seen = locked(&self.seen);
        let mut boards = seen.messages.values().rev();
        let board = boards.find(|message| message["picture"].is_object());
        board.map(words).unwrap_or_default()
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.reading.abort();
    }
}

async fn wait<T>(found: impl Fn() -> Option<T>) -> Option<T> {
    let late = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = found() {
            return Some(found);
        }
        if Instant::now() > late {
            return None;
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}

fn locked(seen: &Mutex<Seen>) -> MutexGuard<'_, Seen> {
    seen.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The words of a message.
fn words(message: &Value) -> String {
    let spans = message["text"].as_array().into_iter().flatten();
    let text = |span: &Value| {
        let said = ["p", "b", "m"].iter().find_map(|kind| span[kind].as_str());
        said.unwrap_or_default().to_owned()
    };
    spans.map(text).collect()
}
