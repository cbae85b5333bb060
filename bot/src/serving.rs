//! How the program answers over HTTP, whoever asks: nobody holds a connection for nothing, and there are
//! never so many that the store finds no file to open.

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::future::Future;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// What a server bears.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Connections at once, those aside that have become a stream.
    pub connections: usize,
    /// How long a connection may take to ask the next thing, in whole.
    pub asking: Duration,
    /// How long an answer may take, with reading what it answers.
    pub answering: Duration,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            connections: 1024,
            asking: Duration::from_secs(20),
            answering: Duration::from_secs(60),
        }
    }
}

/// How long it rests when the system can give no connection.
const REST: Duration = Duration::from_millis(500);
/// Files that the program would like to have open: a stream is one, too.
const FILES: u64 = 16_384;

/// Serves the router until `stop`; then what is being answered is answered.
///
/// # Errors
/// When it can't be listened any more.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    bounds: Bounds,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let router = router.layer(middleware::from_fn(move |request, next| {
        in_time(bounds.answering, request, next)
    }));
    let places = Arc::new(Semaphore::new(bounds.connections));
    let stopping = watch::Sender::new(());
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            // Who finds no place is sent away: waiting would keep out everybody behind them.
            Ok((stream, _)) => {
                if let Ok(place) = places.clone().try_acquire_owned() {
                    answer(stream, place, router.clone(), bounds, stopping.subscribe());
                }
            }
            Err(error) if is_one_connections(&error) => {}
            Err(error) => {
                tracing::warn!(%error, "no connection can be taken");
                tokio::time::sleep(REST).await;
            }
        }
    }
    drop(listener);
    stopping.send_replace(());
    // All places are free when the last connection has ended.
    let all = u32::try_from(bounds.connections).unwrap_or(u32::MAX);
    places.acquire_many(all).await.ok();
    Ok(())
}

/// Answers all that is asked over one connection; when it stops, no more than is being answered.
fn answer(
    stream: TcpStream,
    place: OwnedSemaphorePermit,
    router: Router,
    bounds: Bounds,
    mut stopping: watch::Receiver<()>,
) {
    // A small answer isn't to wait for the next.
    stream.set_nodelay(true).ok();
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(bounds.asking)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    tokio::spawn(async move {
        let mut connection = pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            _ = stopping.changed() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection ended");
        }
        drop(place);
    });
}

async fn in_time(most: Duration, request: Request, next: Next) -> Response {
    match tokio::time::timeout(most, next.run(request)).await {
        Ok(response) => response,
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}

/// Whether only this connection failed, not the listening.
fn is_one_connections(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

/// Asks the system for as many open files as there may be connections. Where it gives fewer, fewer
/// people find a place.
pub fn ask_for_files() {
    match rlimit::increase_nofile_limit(FILES) {
        Ok(files) if files < FILES => {
            tracing::info!(files, "few files may be open at once");
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "the limit of open files is as it was"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::{get, post};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::oneshot;

    const SHORT: Duration = Duration::from_millis(300);
    /// What must come, comes within this.
    const PATIENCE: Duration = Duration::from_secs(20);

    /// A server with few places and little patience: where it is, and what stops it.
    async fn house() -> (
        std::net::SocketAddr,
        oneshot::Sender<()>,
        tokio::task::JoinHandle<io::Result<()>>,
    ) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        let router = Router::new()
            .route("/", get(|| async { "here" }))
            .route("/read", post(|body: String| async move { body }));
        let bounds = Bounds {
            connections: 3,
            asking: SHORT,
            answering: SHORT,
        };
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(serve(listener, router, bounds, async {
            stopped.await.ok();
        }));
        (at, stop, serving)
    }

    /// Says this over a connection of its own.
    async fn say(at: std::net::SocketAddr, said: &str) -> TcpStream {
        let mut stream = TcpStream::connect(at).await.unwrap();
        stream.write_all(said.as_bytes()).await.ok();
        stream
    }

    /// All that comes until the other side hangs up.
    async fn heard(mut stream: TcpStream) -> String {
        let mut heard = Vec::new();
        let reading = stream.read_to_end(&mut heard);
        // A connection that was reset says nothing more either.
        let hung_up = tokio::time::timeout(PATIENCE, reading).await;
        let heard = String::from_utf8_lossy(&heard).into_owned();
        assert!(hung_up.is_ok(), "it hangs after {heard:?}");
        heard
    }

    const ASKED: &str = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

    #[tokio::test]
    async fn who_asks_nothing_whole_is_hung_up_on() {
        let (at, _stop, _) = house().await;
        let cases = [
            ("", ""),
            ("PRI * HTTP", ""),
            ("GET / HTTP/1.1\r\nHost: x\r\nX: ", ""),
            (
                "POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf",
                "408",
            ),
            // An answer, and then nothing more is asked.
            (ASKED, "here"),
        ];
        for (said, expected) in cases {
            let heard = heard(say(at, said).await).await;
            assert!(heard.contains(expected), "{said:?}: {heard:?}");
            assert_eq!(heard.is_empty(), expected.is_empty(), "{said:?}");
        }
    }

    #[tokio::test]
    async fn who_finds_no_place_is_sent_away_and_places_come_back() {
        let (at, _stop, _) = house().await;
        let mut idle = Vec::new();
        for _ in 0..3 {
            idle.push(say(at, "GET").await);
        }
        assert_eq!(heard(say(at, ASKED).await).await, "", "no place");
        for stream in idle {
            heard(stream).await;
        }
        assert!(heard(say(at, ASKED).await).await.contains("here"));
    }

    #[tokio::test]
    async fn it_stops_though_somebody_holds_a_connection() {
        let (at, stop, serving) = house().await;
        let idle = say(at, ASKED).await;
        stop.send(()).unwrap();
        let stopped = tokio::time::timeout(PATIENCE, serving).await;
        assert!(stopped.unwrap().unwrap().is_ok());
        assert!(heard(idle).await.len() < 400);
        assert!(TcpStream::connect(at).await.is_err());
    }
}
