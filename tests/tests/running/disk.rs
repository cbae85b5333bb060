//! A full disk, made by a limit on the size of files (which needs no rights), and by a small file
//! system of its own where that is allowed.

use super::house::{self, Players, asked, dots, exported, start};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use tests::program::{self, Served};
use tests::stage::until;
use tests::visitor::Visitor;

/// What is said to whoever asked for something on a full disk.
const REGRET: &str = "Не удалось записать на диск";

/// How a disk is filled and emptied under a running program.
enum Disk {
    /// No file may grow.
    Limit,
    /// A file takes all the room; the program's folder of data as we see it.
    Small(PathBuf),
}

impl Disk {
    fn fill(&self, served: &Served) {
        match self {
            Disk::Limit => limit(served, "1"),
            Disk::Small(data) => {
                let mut file = File::create(data.join("ballast")).unwrap();
                let block = vec![1; 64 << 10];
                while file.write_all(&block).is_ok() {}
            }
        }
    }

    fn empty(&self, served: &Served) {
        match self {
            Disk::Limit => limit(served, "unlimited"),
            Disk::Small(data) => fs::remove_file(data.join("ballast")).unwrap(),
        }
    }
}

fn limit(served: &Served, bytes: &str) {
    let size = format!("--fsize={bytes}:");
    let pid = format!("--pid={}", served.pid());
    let set = Command::new("prlimit").args([size, pid]).status().unwrap();
    assert!(set.success());
}

async fn healthy(served: &Served, expected: bool) -> bool {
    let late = Instant::now() + Duration::from_secs(30);
    while Instant::now() < late {
        if (asked(served, "/health").await.0 == 200) == expected {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    false
}

/// Nothing is acknowledged, people are told, and all goes on when there is room.
async fn it_survives(served: &Served, disk: &Disk) -> Players {
    let mut players = Players::begin(served).await;
    players.make_move(served).await;
    let mut pages = players.pages(served).await;
    assert!(pages[0].until_last("Ходит").await);
    for round in 0..3 {
        disk.fill(served);
        assert_eq!(
            players.try_move(&mut pages).await,
            "disk",
            "{}",
            served.log()
        );
        // A press is refused by the page, when nothing can be read either, or it comes to the hall, whose
        // regret is shown and kept nowhere.
        let page = &mut pages[round % 2];
        let before = page.answers(REGRET);
        match page.press("Подсказка").await.as_str() {
            "disk" => {}
            "done" => {
                let is_told = until(|| page.answers(REGRET) > before).await;
                assert!(is_told, "round {round}: {}", served.log());
            }
            other => panic!("round {round}: {other}"),
        }
        assert!(healthy(served, false).await);
        let (_, metrics) = asked(served, "/metrics").await;
        let failures = metrics
            .lines()
            .find_map(|l| l.strip_prefix("tetradka_commit_failures_total "));
        assert!(failures.is_some_and(|n| n != "0"), "{metrics}");
        let errors = "tetradka_log_events_total{level=\"error\"} ";
        let errors = metrics.lines().find_map(|line| line.strip_prefix(errors));
        assert!(errors.is_some_and(|n| n != "0"), "{metrics}");

        disk.empty(served);
        assert!(healthy(served, true).await, "{}", served.log());
        // The same move again is the first.
        players.make_move(served).await;
    }
    let log = served.log();
    assert!(!log.contains("panicked"), "{log}");
    // A trouble that lasts is told now and then, not each time that it is met.
    assert!(log.lines().count() < 60, "{log}");
    players
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_costs_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut served = start(folder.path());
    let players = it_survives(&served, &Disk::Limit).await;
    // Killed on a full disk, and started on it.
    let mut pages = players.pages(&served).await;
    assert!(pages[0].until_last("Ходит").await);
    limit(&served, "1");
    assert_eq!(players.try_move(&mut pages).await, "disk");
    served.kill();
    assert_eq!(dots(&exported(folder.path())), 4);

    let mut command = Command::new("sh");
    let script = "ulimit -S -f 1; exec \"$@\"";
    let serving = program::serving(house::program(), folder.path());
    command
        .args(["-c", script, "sh"])
        .arg(serving.get_program());
    command.args(serving.get_args());
    let mut served = Served::begin(command).unwrap();
    let waits = || served.log().contains("waiting for room");
    assert!(until(waits).await, "{}", served.log());
    limit(&served, "unlimited");
    served.wait().unwrap();
    assert!(healthy(&served, true).await, "{}", served.log());
    assert!(served.stop().unwrap().success());
    assert_eq!(dots(&exported(folder.path())), 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_small_disk_that_is_really_full_costs_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let script = "mount -t tmpfs -o size=64m tmpfs \"$1\" || exit 77; shift; exec \"$@\"";
    let mut command = Command::new("unshare");
    command
        .args(["--map-root-user", "--mount", "sh", "-c", script, "sh"])
        .arg(folder.path());
    let serving = program::serving(house::program(), folder.path());
    command.arg(serving.get_program()).args(serving.get_args());
    let mut served = match Served::start(command) {
        Ok(served) => served,
        Err(error) if error.to_string().contains("ermi") => {
            println!("no small file system can be made here: {error}");
            return;
        }
        Err(error) => panic!("{error}"),
    };
    let inside = format!("/proc/{}/root{}", served.pid(), folder.path().display());
    let inside = Path::new(&inside);
    if !inside.join("store").is_dir() {
        println!("what the program sees can't be seen here");
        return;
    }
    it_survives(&served, &Disk::Small(inside.to_owned())).await;
    assert!(served.stop().unwrap().success());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_cant_be_written_stops_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let port = free_port();
    let serving = program::serving_at(house::program(), folder.path(), port);
    let mut command = Command::new("sh");
    // As a log in a file is on a full disk; what is said on standard output goes there too.
    let script = "exec \"$@\" --log trace > /dev/full 2> /dev/full";
    command
        .args(["-c", script, "sh"])
        .arg(serving.get_program());
    command.args(serving.get_args());
    let mut served = Served::begin(command).unwrap();
    let url = format!("http://127.0.0.1:{port}");
    let late = Instant::now() + Duration::from_secs(60);
    while reqwest::get(&url).await.is_err() {
        assert!(Instant::now() < late, "it doesn't serve");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let anna = Visitor::come(&url, "Анна").await;
    let (room, _) = anna.room(&url).await;
    let mut page = anna.page(&url, &room).await;
    assert_eq!(page.say("/dots 10x10").await, "done");
    assert!(page.until("Анна").await);
    let ended = served.stop().unwrap();
    assert!(ended.success(), "{ended}");
}

/// A port that nobody has just now.
fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}
