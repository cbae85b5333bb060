//! A hall with a small dictionary, and what stands before it, all in this process.

use axum::Router;
use axum::body::Bytes;
use axum::http::{Method, StatusCode, Uri};
use axum::response::IntoResponse;
use bot::chat::{Effect, Platform};
use bot::hall::{self, Door, Words};
use bot::monitor::Meters;
use games::words::{Lang, Lexicon};
use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex};
use storage::{Memory, Store};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;

/// Where the hall's task and the servers run.
pub fn runtime() -> Runtime {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.worker_threads(2).enable_all().build().unwrap()
}

/// Opens a hall that answers one platform.
pub fn hall(platform: Platform) -> (Door, mpsc::Receiver<Effect>, Arc<dyn Store>) {
    let words = ["кот", "кит", "ток", "акот", "бот", "сон", "окно"];
    let words = Words::with(Lexicon::from_list(Lang::Ru, &words));
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let (door, arrivals) = Door::new();
    let (outlet, effects) = mpsc::channel(16_384);
    let outlets = HashMap::from([(platform, outlet)]);
    let meters = Meters::new();
    tokio::spawn(hall::run(
        store.clone(),
        words,
        5,
        arrivals,
        outlets,
        meters,
    ));
    (door, effects, store)
}

/// What a server of a platform answers: a status and bytes.
pub type Answer = (u16, Vec<u8>);

/// Serves whatever `answer` says to a method, a path and a body; its address.
pub async fn liar(
    answer: impl Fn(&Method, &str, &[u8]) -> Answer + Clone + Send + Sync + 'static,
) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let router = Router::new().fallback(move |method: Method, uri: Uri, body: Bytes| {
        let (status, bytes) = answer(&method, uri.path(), &body);
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::OK);
        async move { (status, [("content-type", "application/json")], bytes).into_response() }
    });
    tokio::spawn(async move { axum::serve(listener, router).await });
    url
}

/// The longest body that is read.
const LONGEST: usize = 1024 * 1024;

/// The status of an answer. Whoever sends too long a body may be hung up on before it is all written:
/// that is 413 too.
pub fn status_of(answer: reqwest::Result<reqwest::Response>, length: usize) -> u16 {
    match answer {
        Err(_) if length > LONGEST => 413,
        answer => answer.unwrap().status().as_u16(),
    }
}

/// A port that was free a moment ago.
pub fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// An adapter's task. It may give up, as when it is told that its token is no good; it mustn't panic.
pub struct Adapter<E>(Mutex<tokio::task::JoinHandle<Result<(), E>>>);

impl<E: std::fmt::Debug + Send + 'static> Adapter<E> {
    pub fn begin(serving: impl Future<Output = Result<(), E>> + Send + 'static) -> Adapter<E> {
        Adapter(Mutex::new(tokio::spawn(serving)))
    }

    /// Ends it.
    pub fn end(&self) {
        self.0.lock().unwrap().abort();
    }

    /// Whether it has given up.
    pub fn is_over(&self) -> bool {
        self.0.lock().unwrap().is_finished()
    }
}
