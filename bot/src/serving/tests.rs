//! Whoever asks, in whatever way.

use super::*;
use axum::body::Bytes;
use axum::routing::{get, post};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

const SHORT: Duration = Duration::from_millis(300);
/// What must come, comes within this.
const PATIENCE: Duration = Duration::from_secs(20);

/// Much longer than a test waits.
const EVER: Duration = Duration::from_secs(600);
/// More than the systems of both sides keep of what wasn't read.
const MUCH: usize = 32 * 1024 * 1024;

const PARTS: usize = 400;

const IMPATIENT: Bounds = Bounds {
    connections: 3,
    asking: SHORT,
    answering: SHORT,
    ending: EVER,
};
const PATIENT: Bounds = Bounds {
    connections: 3,
    asking: EVER,
    answering: EVER,
    ending: EVER,
};

/// A server: where it is, and what stops it.
struct House {
    at: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<io::Result<()>>,
}

impl House {
    async fn open(bounds: Bounds) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        let much = Bytes::from(vec![b'.'; MUCH]);
        let part = much.slice(..MUCH / PARTS);
        let router = Router::new()
            .route("/", get(|| async { "here" }))
            .route("/much", get(|| async move { much }))
            .route("/part", get(|| async move { part }))
            .route("/read", post(|body: String| async move { body }));
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(serve(listener, router, bounds, async {
            stopped.await.ok();
        }));
        House { at, stop, serving }
    }

    /// Stops it, which must end soon.
    async fn close(self) {
        self.stop.send(()).unwrap();
        let stopped = tokio::time::timeout(PATIENCE, self.serving).await;
        assert!(stopped.expect("it hangs").unwrap().is_ok());
        assert!(TcpStream::connect(self.at).await.is_err());
    }
}

/// Says this over a connection of its own.
async fn say(at: SocketAddr, said: &str) -> TcpStream {
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

/// Waits until this has been answered at least in part.
async fn begun(stream: &mut TcpStream, begins: &str) {
    let mut answer = [0; 12];
    let reading = stream.read_exact(&mut answer);
    let read = tokio::time::timeout(PATIENCE, reading).await;
    read.expect("it hangs").unwrap();
    assert_eq!(answer, begins.as_bytes());
}

const OK: &str = "HTTP/1.1 200";
const LAST: &str = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
const ASKED: &str = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const ASKED_MUCH: &str = "GET /much HTTP/1.1\r\nHost: x\r\n\r\n";
const ASKED_PART: &str = "GET /part HTTP/1.1\r\nHost: x\r\n\r\n";
const HALF: &str =
    "POST /read HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\nhalf";

#[tokio::test]
async fn who_asks_nothing_whole_is_hung_up_on() {
    let house = House::open(IMPATIENT).await;
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
        let heard = heard(say(house.at, said).await).await;
        assert!(heard.contains(expected), "{said:?}: {heard:?}");
        assert_eq!(heard.is_empty(), expected.is_empty(), "{said:?}");
    }
}

#[tokio::test]
async fn who_finds_no_place_is_sent_away_and_places_come_back() {
    let house = House::open(IMPATIENT).await;
    let mut idle = Vec::new();
    for _ in 0..3 {
        idle.push(say(house.at, "GET").await);
    }
    assert_eq!(heard(say(house.at, ASKED).await).await, "", "no place");
    for stream in idle {
        heard(stream).await;
    }
    assert!(heard(say(house.at, ASKED).await).await.contains("here"));
}

#[tokio::test]
async fn who_finds_no_place_is_counted_in_the_log() {
    let log = tempfile::NamedTempFile::new().unwrap();
    let lines = tracing_subscriber::fmt()
        .with_ansi(false)
        .with_writer(Arc::new(log.reopen().unwrap()))
        .finish();
    let _logged = tracing::subscriber::set_default(lines);
    let bounds = Bounds {
        connections: 1,
        ending: SHORT,
        ..PATIENT
    };
    let house = House::open(bounds).await;
    let mut one = say(house.at, ASKED).await;
    begun(&mut one, OK).await;
    for _ in 0..3 {
        assert_eq!(heard(say(house.at, ASKED).await).await, "");
    }
    // Another test may have made its line known just while this log was opened: it wouldn't be heard here.
    tracing::callsite::rebuild_interest_cache();
    house.close().await;
    let log = std::fs::read_to_string(log.path()).unwrap();
    let told: Vec<&str> = log.lines().filter(|line| line.contains("WARN")).collect();
    assert_eq!(told.len(), 1, "{log}");
    assert!(told[0].contains("sent_away=3 places=1"), "{log}");
    assert!(!told[0].contains("127.0.0.1"), "{log}");
}

#[tokio::test]
async fn who_reads_nothing_is_hung_up_on() {
    let bounds = Bounds {
        connections: 1,
        asking: EVER,
        ..IMPATIENT
    };
    let house = House::open(bounds).await;
    for asked in [ASKED_MUCH, &ASKED_PART.repeat(PARTS)] {
        let mut unread = say(house.at, asked).await;
        begun(&mut unread, OK).await;
        let place_is_free = async {
            while !heard(say(house.at, LAST).await).await.contains("here") {
                tokio::time::sleep(SHORT / 6).await;
            }
        };
        let freed = tokio::time::timeout(PATIENCE, place_is_free).await;
        assert!(freed.is_ok(), "its place isn't free");
        assert!(heard(unread).await.len() < MUCH, "all was told");
    }
}

#[tokio::test]
async fn it_stops_though_somebody_holds_a_connection() {
    let house = House::open(PATIENT).await;
    let mut idle = say(house.at, ASKED).await;
    begun(&mut idle, OK).await;
    house.close().await;
    assert!(heard(idle).await.len() < 400);
}

#[tokio::test]
async fn what_is_asked_or_read_in_part_holds_no_end_up() {
    let bounds = Bounds {
        ending: SHORT,
        ..PATIENT
    };
    for (asked, begins) in [(HALF, "HTTP/1.1 100"), (ASKED_MUCH, "HTTP/1.1 200")] {
        let house = House::open(bounds).await;
        let mut held = say(house.at, asked).await;
        begun(&mut held, begins).await;
        house.close().await;
        assert!(heard(held).await.len() < MUCH, "{asked}");
    }
}

#[tokio::test]
async fn what_is_being_answered_when_it_stops_is_answered() {
    let house = House::open(PATIENT).await;
    let mut slow = say(house.at, ASKED_MUCH).await;
    begun(&mut slow, OK).await;
    let (heard, ()) = tokio::join!(heard(slow), house.close());
    assert!(heard.len() >= MUCH, "{}", heard.len());
}
