//! What Discord brings, over its gateway and to the address for interactions, and what it answers.

use super::site::{self, Adapter, Answer};
use axum::http::Method;
use bot::chat::{Platform, discord};
use ed25519_dalek::{Signer, SigningKey};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tests::fuzz::{fuzz, fuzz_json};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, accept_async};

fn user(id: &str) -> Value {
    json!({ "id": id, "username": "anna", "global_name": "Анна", "bot": false })
}

fn said(text: &str) -> Value {
    json!({
        "id": "900", "channel_id": "50", "guild_id": "40", "author": user("60"), "content": text,
        "type": 0, "mentions": [user("61")], "member": { "nick": "Аня", "permissions": "8" },
        "message_reference": { "type": 0 },
        "referenced_message": { "id": "800", "channel_id": "50", "author": user("2") },
    })
}

fn interaction(kind: u8, data: Value) -> Value {
    json!({
        "id": "700", "token": "press", "type": kind, "data": data, "guild_id": "40",
        "channel_id": "50", "channel": { "id": "50", "type": 0 },
        "member": { "user": user("60"), "nick": "Аня", "permissions": "8" },
        "message": said("Игра"), "app_permissions": "274878024704", "locale": "ru",
        "guild_locale": "ru",
    })
}

fn interactions() -> Vec<Value> {
    let option = |name: &str, value: Value| json!({ "name": name, "value": value, "type": 3 });
    let people = json!({
        "users": { "61": user("61") },
        "members": { "61": { "nick": "Боря", "permissions": "0" } },
    });
    vec![
        interaction(1, json!({})),
        interaction(
            2,
            json!({ "name": "balda", "type": 1, "options": [option("size", json!("3x3"))] }),
        ),
        interaction(
            2,
            json!({ "name": "play", "type": 2, "target_id": "61", "resolved": people }),
        ),
        interaction(2, json!({ "name": "help", "type": 1, "options": [] })),
        interaction(
            3,
            json!({ "custom_id": "o:1:j", "component_type": 2, "values": [] }),
        ),
        interaction(
            4,
            json!({ "name": "m", "options": [{ "name": "move", "value": "ко", "focused": true }] }),
        ),
        interaction(
            5,
            json!({ "custom_id": "m:1", "components": [{ "components": [{ "value": "акот а1" }] }] }),
        ),
    ]
}

/// What it answers to this request when all is well.
fn good(url: &str, method: &Method, path: &str) -> Answer {
    let body = if path.ends_with("/applications/@me") {
        json!({ "id": "1", "bot": { "id": "2" } })
    } else if path.ends_with("/gateway/bot") {
        let url = url.replacen("http", "ws", 1);
        json!({ "url": url, "shards": 1, "session_start_limit": { "max_concurrency": 1 } })
    } else if *method == Method::PUT {
        json!([])
    } else if path.contains("/channels/") && *method == Method::GET {
        json!({ "id": "50", "type": 0, "guild_id": "40" })
    } else {
        said("Игра")
    };
    (200, body.to_string().into_bytes())
}

#[derive(Clone, Default)]
struct Lies(Arc<Mutex<VecDeque<Answer>>>);

impl Lies {
    /// The next two requests are answered so.
    fn answer(&self, status: u16, bytes: &[u8]) {
        let mut waiting = self.0.lock().unwrap();
        waiting.clear();
        waiting.extend([(status, bytes.to_vec()), (status, bytes.to_vec())]);
    }
}

/// A Discord that answers what it is told to; its address. `gateway` is that of its gateway.
async fn liar(gateway: String, lies: Lies) -> String {
    site::liar(move |method, path, _| {
        let is_of_the_start =
            path.ends_with("/@me") || path.ends_with("/commands") || path.ends_with("/bot");
        let lie = match is_of_the_start {
            true => None,
            false => lies.0.lock().unwrap().pop_front(),
        };
        lie.unwrap_or_else(|| good(&gateway, method, path))
    })
    .await
}

fn serve(api: String, way: discord::Way) -> Adapter<discord::Error> {
    let (door, effects, store) = site::hall(Platform::Discord);
    let config = discord::Config {
        token: bot::secret::Secret::new("a-token-of-no-worth"),
        api: Some(api),
        way,
        tally: Arc::default(),
    };
    Adapter::begin(discord::serve(
        config,
        door,
        effects,
        store,
        std::future::pending(),
    ))
}

/// The address for interactions.
struct Endpoint {
    key: SigningKey,
    port: u16,
    client: reqwest::Client,
    adapter: Adapter<discord::Error>,
}

impl Endpoint {
    async fn open(lies: Lies) -> Endpoint {
        let api = liar(String::new(), lies).await;
        let key = SigningKey::from_bytes(&[7; 32]);
        let digits = key
            .verifying_key()
            .to_bytes()
            .map(|byte| format!("{byte:02x}"));
        let port = site::free_port();
        let way = discord::Way::Endpoint {
            listen: ([127, 0, 0, 1], port).into(),
            key: digits.concat().parse().unwrap(),
        };
        let endpoint = Endpoint {
            key,
            port,
            client: reqwest::Client::new(),
            adapter: serve(api, way),
        };
        while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
            assert!(!endpoint.adapter.is_over());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        endpoint
    }

    async fn bring(&self, body: &[u8]) -> u16 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let at = now.as_secs().to_string();
        let signed = self.key.sign(&[at.as_bytes(), body].concat()).to_bytes();
        let signed = signed.map(|byte| format!("{byte:02x}")).concat();
        let request = self
            .client
            .post(format!("http://127.0.0.1:{}/interactions", self.port))
            .header("X-Signature-Ed25519", signed)
            .header("X-Signature-Timestamp", at)
            .body(body.to_vec());
        let answer = tokio::time::timeout(Duration::from_secs(9), request.send()).await;
        site::status_of(answer.expect("it hangs"), body.len())
    }
}

#[test]
fn interactions_of_discord() {
    let runtime = site::runtime();
    let endpoint = runtime.block_on(Endpoint::open(Lies::default()));
    let status = runtime.block_on(endpoint.bring(interactions()[0].to_string().as_bytes()));
    assert_eq!(status, 200);
    fuzz_json("interactions of Discord", &interactions(), |bytes| {
        let status = runtime.block_on(endpoint.bring(bytes));
        assert!([200, 400, 413, 503].contains(&status), "{status}");
        assert!(!endpoint.adapter.is_over());
    });
}

#[test]
fn answers_of_discord() {
    let runtime = site::runtime();
    let lies = Lies::default();
    let endpoint = runtime.block_on(Endpoint::open(lies.clone()));
    let samples = [
        said("Игра").to_string().into_bytes(),
        br#"{"message":"You are being rate limited.","retry_after":0.2,"global":true}"#.to_vec(),
        br#"{"message":"Missing Permissions","code":50013}"#.to_vec(),
        br#"{"message":"Unknown Webhook","code":10015}"#.to_vec(),
        br#"{"code":50035,"errors":{"content":{"_errors":[{"code":"X","message":"y"}]}}}"#.to_vec(),
        br#"{"id":"50","type":0,"guild_id":"40","permission_overwrites":[]}"#.to_vec(),
        b"<html>502 Bad Gateway</html>".to_vec(),
    ];
    let mut cases = 0usize;
    fuzz("answers of Discord", &samples, |bytes| {
        runtime.block_on(async {
            cases += 1;
            let status = [200, 400, 403, 404, 429, 500, 502][cases % 7];
            lies.answer(status, bytes);
            let mut command = interactions().swap_remove([1, 3][cases % 2]);
            command["id"] = json!(cases.to_string());
            command["token"] = json!(format!("t{cases}"));
            command["channel_id"] = json!((1_000 + cases).to_string());
            endpoint.bring(command.to_string().as_bytes()).await;
            tokio::time::sleep(Duration::from_millis(3)).await;
            assert!(!endpoint.adapter.is_over());
        });
    });
}

/// A gateway that says what it is told to. `beats` counts the heartbeats that it has heard.
async fn talk(
    mut socket: WebSocketStream<TcpStream>,
    frames: &mut mpsc::UnboundedReceiver<Vec<u8>>,
    beats: &AtomicUsize,
) -> Option<()> {
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": 41_250 } });
    socket.send(Message::text(hello.to_string())).await.ok()?;
    loop {
        tokio::select! {
            frame = frames.recv() => {
                let text = String::from_utf8_lossy(&frame?).into_owned();
                socket.send(Message::text(text)).await.ok()?;
                // It must be heard before anything else is: a beat is asked for.
                socket.send(Message::text(r#"{"op":1,"d":null}"#)).await.ok()?;
            }
            heard = socket.next() => {
                let Some(Ok(Message::Text(text))) = heard else { return None };
                let heard: Value = serde_json::from_str(&text).ok()?;
                match heard["op"].as_u64() {
                    Some(1) => { beats.fetch_add(1, Ordering::SeqCst); }
                    Some(2 | 6) => {
                        let ready = json!({
                            "op": 0, "s": 1, "t": if heard["op"] == 2 { "READY" } else { "RESUMED" },
                            "d": { "session_id": "abc" },
                        });
                        socket.send(Message::text(ready.to_string())).await.ok()?;
                    }
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn frames_of_the_gateway() {
    let runtime = site::runtime();
    let beats = Arc::new(AtomicUsize::new(0));
    let connections = Arc::new(AtomicUsize::new(0));
    let (send, mut frames) = mpsc::unbounded_channel();
    let adapter = runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let gateway = format!("http://{}", listener.local_addr().unwrap());
        let (counted, opened) = (beats.clone(), connections.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                if let Ok(socket) = accept_async(stream).await {
                    opened.fetch_add(1, Ordering::SeqCst);
                    talk(socket, &mut frames, &counted).await;
                }
            }
        });
        let api = liar(gateway, Lies::default()).await;
        let way = discord::Way::Gateway {
            shards: None,
            content: discord::Content::Wanted,
        };
        serve(api, way)
    });
    let event =
        |seq: u64, name: &str, data: Value| json!({ "op": 0, "s": seq, "t": name, "d": data });
    let mut samples: Vec<Value> = interactions()
        .into_iter()
        .map(|data| event(5, "INTERACTION_CREATE", data))
        .collect();
    let channel = json!({ "id": "50", "type": 11, "parent_id": "49", "guild_id": "40" });
    samples.extend([
        event(6, "MESSAGE_CREATE", said("/balda 3x3 кот")),
        event(7, "MESSAGE_CREATE", said("акот а1")),
        event(
            8,
            "GUILD_CREATE",
            json!({ "id": "40", "channels": [channel], "threads": [channel] }),
        ),
        event(9, "CHANNEL_UPDATE", channel.clone()),
        event(10, "THREAD_CREATE", channel),
        event(11, "GUILD_DELETE", json!({ "id": "40" })),
        event(
            12,
            "READY",
            json!({ "session_id": "abc", "resume_gateway_url": null }),
        ),
        json!({ "op": 11 }),
        json!({ "op": 10, "d": { "heartbeat_interval": 41_250 } }),
    ]);
    let mut seq = 100u64;
    fuzz_json("frames of the gateway", &samples, |bytes| {
        runtime.block_on(async {
            seq += 1;
            // Events that have been are passed over: the number goes on, where it is left alone.
            let text = String::from_utf8_lossy(bytes);
            let frame = match serde_json::from_str::<Value>(&text) {
                Ok(mut frame) if frame["s"].as_u64().is_some_and(|s| s < 100) => {
                    frame["s"] = json!(seq);
                    frame.to_string().into_bytes()
                }
                _ => bytes.to_vec(),
            };
            let before = beats.load(Ordering::SeqCst) + connections.load(Ordering::SeqCst);
            assert!(send.send(frame).is_ok());
            for _ in 0..1_500 {
                let now = beats.load(Ordering::SeqCst) + connections.load(Ordering::SeqCst);
                if now > before {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            assert!(!adapter.is_over());
        });
    });
}

#[test]
fn nothing_signed_by_somebody_else_is_heard() {
    let runtime = site::runtime();
    let mut endpoint = runtime.block_on(Endpoint::open(Lies::default()));
    endpoint.key = SigningKey::from_bytes(&[8; 32]);
    let samples: Vec<Vec<u8>> = interactions()
        .iter()
        .map(|v| v.to_string().into_bytes())
        .collect();
    fuzz("forged interactions", &samples, |bytes| {
        let status = runtime.block_on(endpoint.bring(bytes));
        assert!([401, 413].contains(&status), "{status}");
    });
}
