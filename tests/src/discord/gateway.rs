//! The gateway: sessions that outlive their connections.

use super::world::{GUILD, Kind, ME, World};
use super::{Fake, TOKEN};
use axum::Router;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// What people type.
const MESSAGE_CONTENT: u64 = 1 << 15;
/// Between two beginnings of sessions in one bucket.
const BETWEEN: Duration = Duration::from_secs(5);

/// A session.
pub(super) struct Session {
    id: String,
    shard: (u64, u64),
    intents: u64,
    events: Vec<(String, Value)>,
    /// The connection that it is on.
    line: Option<mpsc::UnboundedSender<Frame>>,
    sent: Arc<AtomicUsize>,
}

/// What goes over a connection.
pub(super) enum Frame {
    Json(Value),
    Close(u16),
    /// The line goes dead without a word.
    Drop,
}

pub(super) fn router(fake: Fake) -> Router {
    Router::new().route("/", get(open)).with_state(fake)
}

async fn open(State(fake): State<Fake>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| connection(fake, socket))
}

async fn connection(fake: Fake, mut socket: WebSocket) {
    let heartbeat = {
        let mut world = fake.world();
        world.lines += 1;
        world.heartbeat
    };
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": heartbeat.as_millis() as u64 } });
    if socket.send(Message::text(hello.to_string())).await.is_err() {
        return;
    }
    let (line, mut frames) = mpsc::unbounded_channel();
    let mut beaten = Instant::now();
    let mut look = tokio::time::interval(heartbeat);
    loop {
        tokio::select! {
            frame = frames.recv() => {
                let sent = match frame {
                    Some(Frame::Json(value)) => {
                        socket.send(Message::text(value.to_string())).await
                    }
                    Some(Frame::Close(code)) => {
                        let frame = CloseFrame { code, reason: "".into() };
                        let _ = socket.send(Message::Close(Some(frame))).await;
                        return;
                    }
                    Some(Frame::Drop) | None => return,
                };
                if sent.is_err() {
                    return;
                }
            }
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text).unwrap_or_default();
                    if frame["op"] == 1 {
                        beaten = Instant::now();
                    }
                    fake.world().heard(&frame, &line);
                }
                Some(Ok(_)) => {}
                _ => return,
            },
            _ = look.tick() => {
                if beaten.elapsed() > heartbeat * 3 {
                    fake.world().wrongs.push("no heartbeat".to_owned());
                    return;
                }
            }
        }
    }
}

impl World {
    fn heard(&mut self, frame: &Value, line: &mpsc::UnboundedSender<Frame>) {
        let data = &frame["d"];
        let say = |frame: Frame| {
            let _ = line.send(frame);
        };
        match frame["op"].as_u64() {
            Some(1) if self.is_deaf => {}
            Some(1) => say(Frame::Json(json!({ "op": 11, "d": null }))),
            Some(2 | 6) if data["token"] != TOKEN => say(Frame::Close(4004)),
            Some(2) => self.identify(data, line),
            Some(6) => {
                let seq = data["seq"].as_u64().unwrap_or(0);
                let known = self
                    .sessions
                    .iter_mut()
                    .find(|s| data["session_id"] == s.id.as_str());
                match known {
                    Some(session) if seq <= session.events.len() as u64 => {
                        session.line = Some(line.clone());
                        session.resend(seq);
                        session.send("RESUMED", json!({}));
                    }
                    Some(_) => say(Frame::Close(4007)),
                    None => say(Frame::Json(json!({ "op": 9, "d": false }))),
                }
            }
            _ => say(Frame::Close(4001)),
        }
    }

    fn identify(&mut self, data: &Value, line: &mpsc::UnboundedSender<Frame>) {
        let say = |frame: Frame| {
            let _ = line.send(frame);
        };
        let number = |index: usize| data["shard"][index].as_u64();
        let (Some(id), Some(total)) = (number(0), number(1)) else {
            return say(Frame::Close(4010));
        };
        let intents = data["intents"].as_u64().unwrap_or(0);
        if intents & MESSAGE_CONTENT != 0 && !self.grants_content {
            return say(Frame::Close(4014));
        }
        if total < u64::from(self.shards) {
            return say(Frame::Close(4011));
        }
        let bucket = (id % u64::from(self.concurrency)) as u32;
        let began = self.starts.insert(bucket, Instant::now());
        // A second sooner than it is allowed is forgiven: clocks differ.
        if began.is_some_and(|at| at.elapsed() + Duration::from_secs(1) < BETWEEN) && total > 1 {
            self.wrongs.push("sessions begun too fast".to_owned());
            return say(Frame::Json(json!({ "op": 9, "d": false })));
        }
        let mut session = Session {
            id: format!("session-{}", self.id()),
            shard: (id, total),
            intents,
            events: Vec::new(),
            line: Some(line.clone()),
            sent: self.sent.clone(),
        };
        let ready = json!({
            "v": 10, "session_id": session.id, "resume_gateway_url": Value::Null,
            "user": { "id": ME, "username": "tetradka", "bot": true },
            "application": { "id": ME, "flags": 0 }, "guilds": [], "shard": [id, total],
        });
        session.send("READY", ready);
        let mut channels = Vec::new();
        let mut threads = Vec::new();
        for channel in self.channels.values() {
            match channel.kind {
                Kind::Text => channels.push(channel.json()),
                Kind::Thread(_) => threads.push(channel.json()),
                Kind::Direct(_) => {}
            }
        }
        if session.has_guild() {
            let guild = json!({ "id": GUILD, "channels": channels, "threads": threads });
            session.send("GUILD_CREATE", guild);
        }
        self.sessions.retain(|other| other.shard != session.shard);
        self.sessions.push(session);
        self.begun += 1;
    }

    /// Something happened: every session whose it is hears of it.
    pub(super) fn happen(&mut self, name: &str, data: &Value, is_direct: bool) {
        for session in &mut self.sessions {
            let is_its = match is_direct {
                true => session.shard.0 == 0,
                false => session.has_guild(),
            };
            if is_its {
                let mut data = data.clone();
                if name == "MESSAGE_CREATE" && !is_direct && session.intents & MESSAGE_CONTENT == 0
                {
                    let text = data["content"].as_str().unwrap_or_default();
                    if !text.contains(&format!("<@{ME}>")) {
                        data["content"] = "".into();
                    }
                }
                session.send(name, data);
            }
        }
    }

    /// Every connection ends so.
    pub(super) fn hang_up(&mut self, with: impl Fn() -> Frame) {
        for session in &mut self.sessions {
            if let Some(line) = session.line.take() {
                let _ = line.send(with());
            }
        }
    }

    /// Every session is told this by its connection.
    pub(super) fn tell_all(&mut self, frame: &Value) {
        for session in &self.sessions {
            if let Some(line) = &session.line {
                let _ = line.send(Frame::Json(frame.clone()));
            }
        }
    }
}

impl Session {
    /// Whether somebody listens.
    pub(super) fn is_on(&self) -> bool {
        self.line.as_ref().is_some_and(|line| !line.is_closed())
    }

    fn has_guild(&self) -> bool {
        let guild: u64 = GUILD.parse().unwrap_or(0);
        (guild >> 22) % self.shard.1 == self.shard.0
    }

    fn send(&mut self, name: &str, data: Value) {
        self.events.push((name.to_owned(), data));
        let seq = self.events.len() as u64;
        self.resend(seq - 1);
    }

    /// Sends what came after the event `seq`.
    fn resend(&mut self, seq: u64) {
        let Some(line) = &self.line else {
            return;
        };
        for (index, (name, data)) in self.events.iter().enumerate().skip(seq as usize) {
            let frame = json!({ "op": 0, "s": index + 1, "t": name, "d": data });
            if line.send(Frame::Json(frame)).is_err() {
                self.line = None;
                return;
            }
            self.sent.fetch_add(1, Ordering::AcqRel);
        }
    }
}
