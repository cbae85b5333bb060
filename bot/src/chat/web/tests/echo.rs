//! A hall that says back what it hears, and a server before it.

use super::super::{Bound, Config, seal};
use super::client::Browser;
use crate::chat::{Body, Button, Document, Effect, Input, Picture, PostId, Span};
use crate::hall::{Arrival, Door, Links, Seen, Visit};
use serde_json::json;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use storage::Store;
use tokio::sync::{mpsc, oneshot};

/// The smallest picture there is: what is in it doesn't matter here.
pub(super) const PICTURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// What players' pages asked, and who makes the links to them.
#[derive(Default)]
pub(super) struct Visits {
    pub(super) visits: Vec<Visit>,
    pub(super) links: Option<Arc<dyn Links>>,
}

/// A server that can be stopped and started again on the same store.
pub(super) struct House {
    pub(super) port: u16,
    pub(super) heard: Arc<Mutex<Vec<Input>>>,
    pub(super) visits: Arc<Mutex<Visits>>,
    store: Arc<storage::Memory>,
    folder: PathBuf,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<tokio::task::JoinHandle<()>>,
    public: Option<&'static str>,
}

impl House {
    pub(super) async fn open() -> House {
        House::published(None).await
    }

    pub(super) async fn published(public: Option<&'static str>) -> House {
        let name = format!("tetradka-web-{}", seal::token().unwrap());
        let mut house = House {
            port: 0,
            heard: Arc::default(),
            visits: Arc::default(),
            store: Arc::new(storage::Memory::new()),
            folder: std::env::temp_dir().join(name),
            stop: None,
            serving: None,
            public,
        };
        house.start().await;
        house
    }

    pub(super) async fn start(&mut self) {
        let config = Config {
            listen: Some(format!("127.0.0.1:{}", self.port).parse().unwrap()),
            public_url: self.public.map(str::to_owned),
            data_dir: self.folder.clone(),
            gauge: Arc::default(),
        };
        let bound = Bound::new(config).await.unwrap();
        self.port = bound.at.port();
        let (door, arrivals) = Door::new();
        let (out, effects) = mpsc::channel(64);
        let (stop, stopped) = oneshot::channel();
        let (heard, visits) = (self.heard.clone(), self.visits.clone());
        tokio::spawn(echo(arrivals, out, heard, visits));
        let store = self.store.clone();
        let serving = bound.serve(door, effects, store, async {
            stopped.await.ok();
        });
        self.stop = Some(stop);
        self.serving = Some(tokio::spawn(async { serving.await.unwrap() }));
    }

    pub(super) async fn stop(&mut self) {
        drop(self.stop.take());
        let serving = self.serving.take().unwrap();
        tokio::time::timeout(Duration::from_secs(4), serving)
            .await
            .expect("open pages must not hold it up")
            .unwrap();
    }

    pub(super) fn browser(&self) -> Browser {
        Browser::new(self.port)
    }

    pub(super) fn heard(&self) -> Vec<Input> {
        self.heard.lock().unwrap().clone()
    }

    /// Everything that is kept, as text.
    pub(super) fn kept(&self) -> String {
        let records = self.store.scan("").unwrap();
        let line = |(key, bytes): &(storage::Key, Vec<u8>)| {
            format!("{} {}\n", key.as_str(), String::from_utf8_lossy(bytes))
        };
        records.iter().map(line).collect()
    }

    /// A record written behind the server's back.
    pub(super) fn note(&self, key: &str) {
        let mut batch = storage::Batch::default();
        let key = storage::Key::new(key.to_owned()).unwrap();
        batch.put.push((key, Some(b"1".to_vec())));
        self.store.commit(&batch).unwrap();
    }

    /// What was said to the hall, by whom.
    pub(super) fn said(&self) -> Vec<(String, String)> {
        let said = |input| match input {
            Input::Said { source, text, .. } => Some((source.from.name, text)),
            _ => None,
        };
        self.heard().into_iter().filter_map(said).collect()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

async fn echo(
    mut arrivals: mpsc::Receiver<Arrival>,
    out: mpsc::Sender<Effect>,
    heard: Arc<Mutex<Vec<Input>>>,
    visits: Arc<Mutex<Visits>>,
) {
    while let Some(arrival) = arrivals.recv().await {
        let (input, done) = match arrival {
            Arrival::Input { input, done, .. } => (*input, done),
            Arrival::Visit { visit, answer } => {
                let state = Some(json!({ "who": format!("{:?}", visit.who) }));
                visits.lock().unwrap().visits.push(visit);
                let seen = Seen {
                    state,
                    ..Seen::default()
                };
                answer.send(seen).ok();
                continue;
            }
            Arrival::Running { answer, .. } => {
                answer.send(Vec::new()).ok();
                continue;
            }
            Arrival::End => return,
            Arrival::Links(links) => {
                visits.lock().unwrap().links = Some(links);
                continue;
            }
        };
        heard.lock().unwrap().push(input.clone());
        let post = PostId(heard.lock().unwrap().len() as u64);
        done.send(()).ok();
        for effect in answers(input, post) {
            out.send(effect).await.ok();
        }
    }
}

fn answers(input: Input, post: PostId) -> Vec<Effect> {
    match input {
        Input::Said {
            source,
            message,
            text,
            ..
        } => {
            let mut body = Body {
                text: vec![Span::Plain(format!("echo {text}"))],
                ..Body::default()
            };
            if text.contains("picture") {
                body.picture = Some(Picture {
                    key: format!("picture of {text}"),
                    alt: "a board".into(),
                    brief: None,
                    mime: "image/png",
                    draw: Arc::new(|| PICTURE.to_vec()),
                });
            }
            if text.contains("broken") {
                body.picture = Some(Picture {
                    key: "broken".into(),
                    alt: "a board".into(),
                    brief: None,
                    mime: "image/png",
                    draw: Arc::new(|| panic!("no ink")),
                });
            }
            if text.contains("file") {
                body.document = Some(Document {
                    name: "../game \"1\".txt".into(),
                    bytes: b"moves".to_vec(),
                });
            }
            if text.contains("buttons") {
                let button = |label: &str| Button {
                    label: label.into(),
                    data: format!("data:{label}"),
                };
                body.buttons = vec![vec![button("stay"), button("go"), button("again")]];
            }
            let room = source.room;
            if text.contains("forget me") {
                vec![Effect::Forget {
                    room,
                    account: source.from.id,
                }]
            } else if text.contains("whisper") {
                vec![Effect::Tell {
                    room,
                    to: source.from,
                    body,
                    press: None,
                    reply_to: Some(message),
                    privacy: crate::chat::Privacy::Discreet,
                }]
            } else {
                vec![Effect::Post {
                    room,
                    post,
                    body,
                    reply_to: Some(message),
                    merge: None,
                }]
            }
        }
        Input::Pressed {
            source,
            data,
            message,
            press,
        } => {
            let (room, message) = (source.room, message.unwrap());
            let body = Body {
                text: vec![Span::Plain(format!("pressed {data}"))],
                ..Body::default()
            };
            match data.as_str() {
                "data:go" => vec![Effect::Unbutton { room, message }],
                "data:again" => vec![Effect::Edit {
                    room,
                    message,
                    body,
                    post: None,
                }],
                _ => vec![Effect::Tell {
                    room,
                    to: source.from,
                    body,
                    press,
                    reply_to: None,
                    privacy: crate::chat::Privacy::Discreet,
                }],
            }
        }
        _ => Vec::new(),
    }
}
