use super::{Meters, Monitor};
use crate::hall::Tally;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn asked(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn health_and_metrics_over_http() {
    let any: SocketAddr = "127.0.0.1:0".parse().unwrap();
    let monitor = Monitor::bind(Some(any)).await.unwrap();
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

    // An address that is taken costs the monitor alone.
    let taken: SocketAddr = address.parse().unwrap();
    assert!(Monitor::bind(Some(taken)).await.is_none());
    stop.send(()).unwrap();
    serving.await.unwrap();
}
