//! How the program does: /health and /metrics for machines that watch, and a word to systemd.

mod meters;
mod names;
#[cfg(test)]
mod tests;

pub use meters::{Ailment, Meters};

use self::names::Names;
use crate::serving;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::IntoResponse;
use axum::routing::get;
use sd_notify::NotifyState;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::net::TcpListener;

/// The port that Prometheus exporters of programs like this one take.
const PORT: u16 = 9464;

/// What /health and /metrics are served from.
pub struct Monitor {
    listener: TcpListener,
    names: Names,
}

impl Monitor {
    /// Takes its address, to answer whoever asks for an address, for localhost or by one of these names. An
    /// address that is taken already costs the monitor, not the games.
    pub async fn bind(
        address: Option<SocketAddr>,
        names: impl IntoIterator<Item = String>,
    ) -> Option<Monitor> {
        let address = address.unwrap_or_else(|| (Ipv4Addr::LOCALHOST, PORT).into());
        match TcpListener::bind(address).await {
            Ok(listener) => Some(Monitor {
                listener,
                names: Names::new(names),
            }),
            Err(error) => {
                tracing::warn!(%address, %error, "no /health and /metrics");
                None
            }
        }
    }

    /// The address that it took.
    pub fn address(&self) -> String {
        let address = self.listener.local_addr();
        address.map_or_else(|_| "?".to_owned(), |address| address.to_string())
    }

    /// Answers until the program closes.
    pub async fn serve(self, meters: Meters, closing: impl Future<Output = ()> + Send + 'static) {
        let routes = Router::new()
            .route("/health", get(health))
            .route("/metrics", get(metrics))
            .with_state(meters)
            .layer(middleware::from_fn_with_state(self.names, names::guard));
        let bounds = serving::Bounds::default();
        if let Err(error) = serving::serve(self.listener, routes, bounds, closing).await {
            tracing::warn!(%error, "/health and /metrics are gone");
        }
    }
}

async fn health(State(meters): State<Meters>) -> (StatusCode, &'static str) {
    match meters.ailment() {
        None => (StatusCode::OK, "ok\n"),
        Some(Ailment::Stuck) => (StatusCode::SERVICE_UNAVAILABLE, "the hall is stuck\n"),
        Some(Ailment::Store) => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the store takes nothing: is the disk full?\n",
        ),
    }
}

async fn metrics(State(meters): State<Meters>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], meters.text())
}

/// Tells the service manager that the program serves now.
pub fn ready() {
    notify(NotifyState::Ready);
}

/// Tells it that the program is about to end.
pub fn stopping() {
    notify(NotifyState::Stopping);
}

/// Tells it, twice as often as it asks, that the hall lives; a stuck one is silent and gets restarted.
/// A full disk is no reason: a new start would find it as full.
pub async fn watchdog(meters: Meters) {
    let Some(within) = sd_notify::watchdog_enabled() else {
        return;
    };
    let mut tick = tokio::time::interval(within / 2);
    loop {
        tick.tick().await;
        if let Some(word) = word(&meters) {
            notify(word);
        }
    }
}

/// What the service manager is told of the hall.
fn word(meters: &Meters) -> Option<NotifyState<'static>> {
    match meters.ailment() {
        Some(Ailment::Stuck) => None,
        None | Some(Ailment::Store) => Some(NotifyState::Watchdog),
    }
}

fn notify(state: NotifyState<'_>) {
    // Without a service manager there is nobody to tell.
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::debug!(%error, "the service manager can't be told");
    }
}
