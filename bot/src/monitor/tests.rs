use super::{Meters, Monitor, word};
use crate::hall::Tally;
use sd_notify::NotifyState;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn asked(address: &str, path: &str) -> String {
    let head = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close");
    asked_by(address, &head).await
}

/// What is answered to a request with this head.
async fn asked_by(address: &str, head: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("{head}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn health_and_metrics_over_http() {
    let any: SocketAddr = "127.0.0.1:0".parse().unwrap();
    let monitor = Monitor::bind(Some(any), ["games.example".to_owned()]).await;
    let monitor = monitor.unwrap();
    let address = monitor.address();
    let meters = Meters::new();
    meters.beat();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(monitor.serve(meters.clone(), async {
        stopped.await.ok();
    }));

    let healthy = asked(&address, "/health").await;
    assert!(healthy.starts_with("HTTP/1.1 200"), "{healthy}");
    meters.heard(&Tally {
        failures: 1,
        ..Tally::default()
    });
    let ill = asked(&address, "/health").await;
    assert!(ill.starts_with("HTTP/1.1 503"), "{ill}");
    assert!(ill.contains("disk full"), "{ill}");
    let metrics = asked(&address, "/metrics").await;
    assert!(
        metrics.contains("tetradka_commit_failures_total 1"),
        "{metrics}"
    );
    assert!(metrics.contains("# EOF"), "{metrics}");

    // A page whose name leads here reads neither; a probe without a name, and one by ours, do.
    for (head, status) in [
        ("GET /health HTTP/1.0", "503"),
        ("GET /health HTTP/1.0\r\nHost: games.example", "503"),
        ("GET /health HTTP/1.0\r\nHost: rebound.example:9464", "421"),
        ("GET /metrics HTTP/1.0\r\nHost: rebound.example:9464", "421"),
        ("GET /metrics HTTP/1.0\r\nHost: localhost:1", "200"),
    ] {
        let answer = asked_by(&address, head).await;
        assert_eq!(answer.get(9..12), Some(status), "{head}: {answer}");
        let is_told = answer.contains("tetradka_") || answer.contains("the store");
        assert_eq!(is_told, status != "421", "{head}: {answer}");
    }

    // An address that is taken costs the monitor alone.
    let taken: SocketAddr = address.parse().unwrap();
    assert!(Monitor::bind(Some(taken), []).await.is_none());
    stop.send(()).unwrap();
    serving.await.unwrap();
}

/// A hall that has said nothing for long.
fn stuck() -> Meters {
    let begun = Instant::now().checked_sub(Duration::from_secs(31));
    Meters::since(begun.unwrap())
}

#[tokio::test]
async fn a_stuck_hall_is_told_as_such_until_it_says_something() {
    let any: SocketAddr = "127.0.0.1:0".parse().unwrap();
    let monitor = Monitor::bind(Some(any), []).await.unwrap();
    let address = monitor.address();
    let meters = stuck();
    let serving = tokio::spawn(monitor.serve(meters.clone(), std::future::pending()));
    let ill = asked(&address, "/health").await;
    assert!(ill.starts_with("HTTP/1.1 503"), "{ill}");
    assert!(ill.ends_with("\r\n\r\nthe hall is stuck\n"), "{ill}");
    meters.beat();
    let healthy = asked(&address, "/health").await;
    assert!(healthy.starts_with("HTTP/1.1 200"), "{healthy}");
    serving.abort();
}

#[test]
fn the_watchdog_is_silent_while_the_hall_is_stuck_and_only_then() {
    let meters = stuck();
    let lives = || matches!(word(&meters), Some(NotifyState::Watchdog));
    assert!(word(&meters).is_none());
    meters.beat();
    assert!(lives());
    // A disk that is full wouldn't be less so after a start.
    meters.heard(&Tally {
        failures: 1,
        ..Tally::default()
    });
    assert!(lives());
}
