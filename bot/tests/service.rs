//! The program as a service: what it tells its manager, what a monitor reads, how it ends.
#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops when it can't"
)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixDatagram;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What a value in a line of the log is: `name=value` or `name="value"`.
fn field<'a>(line: &'a str, name: &str) -> &'a str {
    let (_, rest) = line.split_once(&format!(" {name}=")).unwrap();
    rest.split_whitespace().next().unwrap().trim_matches('"')
}

fn asked(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn it_says_that_it_serves_that_it_lives_and_that_it_ends() {
    let dir = tempfile::tempdir().unwrap();
    let socket = dir.path().join("notify");
    let manager = UnixDatagram::bind(&socket).unwrap();
    let patience = Some(Duration::from_secs(60));
    manager.set_read_timeout(patience).unwrap();
    let heard = || {
        let mut bytes = [0; 200];
        let length = manager.recv(&mut bytes).unwrap();
        String::from_utf8_lossy(&bytes[..length]).trim().to_owned()
    };
    let mut program = Command::new(env!("CARGO_BIN_EXE_tetradka"))
        .args(["--listen", "127.0.0.1:0", "--monitor", "127.0.0.1:0"])
        .arg("--data")
        .arg(dir.path().join("data"))
        .env("NOTIFY_SOCKET", &socket)
        .env("WATCHDOG_USEC", "200000")
        .env("TETRADKA_LOG", "info")
        .env_remove("WATCHDOG_PID")
        .env_remove("TELEGRAM_TOKEN")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let log = BufReader::new(program.stderr.take().unwrap());
    let mut lines = log.lines().map(Result::unwrap);

    assert_eq!(heard(), "READY=1");
    for _ in 0..3 {
        assert_eq!(heard(), "WATCHDOG=1");
    }
    // One line tells with what it started.
    let started = lines.find(|line| line.contains("started")).unwrap();
    for name in ["version", "data", "page", "monitor", "telegram", "log"] {
        assert!(
            started.contains(&format!(" {name}=")),
            "{name} in {started}"
        );
    }
    let monitor = field(&started, "monitor").to_owned();
    assert!(asked(&monitor, "/health").ends_with("\r\n\r\nok\n"));
    let metrics = asked(&monitor, "/metrics");
    assert!(
        metrics.contains("tetradka_games_in_progress 0"),
        "{metrics}"
    );

    let pid = program.id().to_string();
    let killed = Command::new("kill").args(["-TERM", &pid]).status();
    assert!(killed.unwrap().success());
    while heard() != "STOPPING=1" {}
    let status = program.wait().unwrap();
    assert!(status.success(), "{status}");
    let rest: Vec<String> = lines.collect();
    assert!(rest.iter().any(|line| line.contains("stopped")), "{rest:?}");
    assert!(rest.iter().all(|line| !line.contains("ERROR")), "{rest:?}");
}

/// How it ends when it is sent these signals, the second after it has heard the first, while somebody
/// has said half a request.
fn ends_after(signals: &[&str]) -> Option<i32> {
    let dir = tempfile::tempdir().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_tetradka"))
        .args(["--listen", "127.0.0.1:0", "--monitor", "127.0.0.1:0"])
        .arg("--data")
        .arg(dir.path().join("data"))
        .env_remove("TELEGRAM_TOKEN")
        .env_remove("DISCORD_TOKEN")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(program.stdout.take().unwrap()).lines();
    let line = said.next().unwrap().unwrap();
    let address = line.split("//").nth(1).unwrap().trim_end_matches('/');
    // A request that is half said is waited for, for some seconds.
    let mut asking = TcpStream::connect(address).unwrap();
    let head = format!(
        "POST /api/people HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
         Content-Type: application/json\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n"
    );
    asking.write_all(head.as_bytes()).unwrap();
    let mut answer = [0; 12];
    asking.read_exact(&mut answer).unwrap();
    assert_eq!(answer, *b"HTTP/1.1 100");
    let pid = program.id().to_string();
    for signal in signals {
        let asked = Command::new("kill").args([*signal, &pid]).status();
        assert!(asked.unwrap().success());
        // Once it has heard the first, nobody comes in any more.
        let is_open = || *signal == "-TERM" && TcpStream::connect(address).is_ok();
        while is_open() {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
    // An answer that is waited for to its end takes a minute.
    let late = Instant::now() + Duration::from_secs(40);
    let status = loop {
        match program.try_wait().unwrap() {
            Some(status) => break status,
            None if Instant::now() > late => {
                program.kill().unwrap();
                program.wait().unwrap();
                panic!("it doesn't end");
            }
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    };
    drop(asking);
    status.code()
}

#[test]
fn whoever_says_half_a_request_doesnt_keep_it_from_ending() {
    assert_eq!(ends_after(&["-TERM"]), Some(0));
}

#[test]
fn asked_twice_to_end_it_ends_at_once() {
    assert_eq!(
        ends_after(&["-TERM", "-INT"]),
        Some(1),
        "it was in no hurry"
    );
}
