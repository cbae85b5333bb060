//! How the program answers over HTTP, whoever asks: nobody holds a connection for nothing, neither by asking
//! nothing nor by not reading, nor the program when it stops; and there are never so many that the store finds
//! no file to open.

mod files;
mod must_read;

pub use files::ask_for_files;
pub(crate) use files::no_more_than;

use self::must_read::MustRead;
use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use std::future::Future;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::MissedTickBehavior;

/// What a server bears.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Connections at once, those aside that have become a stream.
    pub connections: usize,
    /// How long a connection may take to ask the next thing, in whole.
    pub asking: Duration,
    /// How long an answer may take, with reading what it answers; and how long whoever asked may read nothing of it.
    pub answering: Duration,
    /// How long what is under way may take when it stops.
    pub ending: Duration,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            // There are four servers: all of them leave half the files to the rest.
            connections: no_more_than(1024, 8),
            asking: Duration::from_secs(20),
            answering: Duration::from_secs(60),
            ending: Duration::from_secs(5),
        }
    }
}

/// How long it rests when the system can give no connection.
const REST: Duration = Duration::from_millis(500);
/// How often it says that it sent somebody away.
const SAYING: Duration = Duration::from_secs(60);
/// What the system keeps of an answer until it is read. With a larger one, who reads slowly would look for long like one
/// who doesn't read, as the system takes more only once a third of it is free.
const UNREAD: usize = 128 * 1024;

/// Serves the router until `stop`; then what is being answered is answered, if it is soon.
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
    let mut sent_away = 0;
    let mut saying = tokio::time::interval(SAYING);
    saying.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            _ = saying.tick() => {
                say(&mut sent_away, bounds);
                continue;
            }
            accepted = listener.accept() => accepted,
        };
        match accepted {
            // Who finds no place is sent away: waiting would keep out everybody behind them.
            Ok((stream, _)) => match places.clone().try_acquire_owned() {
                Ok(place) => answer(stream, place, router.clone(), bounds, stopping.subscribe()),
                Err(_) => sent_away += 1,
            },
            Err(error) if is_one_connections(&error) => {}
            Err(error) => {
                tracing::warn!(%error, "no connection can be taken");
                tokio::time::sleep(REST).await;
            }
        }
    }
    drop(listener);
    say(&mut sent_away, bounds);
    stopping.send_replace(());
    // All places are free when the last connection has ended.
    let all = u32::try_from(bounds.connections).unwrap_or(u32::MAX);
    places.acquire_many(all).await.ok();
    Ok(())
}

/// Tells whoever runs the program that there were too few places.
fn say(sent_away: &mut u64, bounds: Bounds) {
    let sent_away = std::mem::take(sent_away);
    if sent_away > 0 {
        let places = bounds.connections;
        tracing::warn!(sent_away, places, "connections found no place");
    }
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
    SockRef::from(&stream).set_send_buffer_size(UNREAD).ok();
    let stream = MustRead::new(stream, bounds.answering);
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
                // Later it is cut.
                tokio::time::timeout(bounds.ending, connection).await.unwrap_or(Ok(()))
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

#[cfg(test)]
mod tests;
