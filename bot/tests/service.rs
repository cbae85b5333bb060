//! The program as a service: what it tells its manager, what a monitor reads, how it ends.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test stops when it can't")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixDatagram;
use std::process::{Command, Stdio};
use std::time::Duration;

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
