//! What /metrics says of a game that is played.

use super::house::{Players, again, asked, program, start, store};
use std::time::{Duration, Instant};
use tests::discord::{Fake, Fault, Happens, TOKEN};
use tests::program::{Served, serving};

/// The value of a series; None where it isn't there.
fn value(metrics: &str, series: &str) -> Option<f64> {
    let mut lines = metrics.lines();
    let rest = lines.find_map(|line| line.strip_prefix(series)?.strip_prefix(' '))?;
    rest.parse().ok()
}

/// Waits until a series is as expected.
async fn until(served: &Served, series: &str, is_right: impl Fn(f64) -> bool) {
    let late = Instant::now() + Duration::from_secs(30);
    loop {
        let (status, metrics) = asked(served, "/metrics").await;
        assert_eq!(status, 200);
        if value(&metrics, series).is_some_and(&is_right) {
            return;
        }
        assert!(Instant::now() < late, "{series}: {metrics}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_done_moves_a_number() {
    let folder = tempfile::tempdir().unwrap();
    let mut served = start(folder.path());
    until(&served, "tetradka_moves_total", |n| n == 0.0).await;
    // The first of every day is made by itself.
    until(&served, "tetradka_last_backup_timestamp_seconds", |n| {
        n > 0.0
    })
    .await;
    let mut players = Players::begin(&served).await;
    players.make_move(&served).await;
    let mut pages = players.pages(&served).await;
    assert!(pages[0].until_last("Ходит").await);
    // Nowhere on the board.
    for page in &mut pages {
        assert_eq!(page.say("/m 99 99").await, "done");
    }
    let made = store(folder.path(), "backup", &[]);
    assert!(made.status.success(), "{made:?}");
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    let (some, none) = (|n: f64| n >= 1.0, |n: f64| n == 0.0);
    let newest = |n: f64| (now.as_secs_f64() - n).abs() < 60.0;
    type Expected<'a> = (&'a str, &'a dyn Fn(f64) -> bool);
    let expected: [Expected<'_>; 15] = [
        ("tetradka_moves_total", &some),
        ("tetradka_refusals_total", &some),
        ("tetradka_commits_total", &some),
        ("tetradka_commit_failures_total", &none),
        ("tetradka_panics_total", &none),
        ("tetradka_log_events_total{level=\"error\"}", &none),
        ("tetradka_log_events_total{level=\"warn\"}", &none),
        ("tetradka_answer_seconds_count", &some),
        ("tetradka_answer_seconds_sum", &|n| n > 0.0 && n < 60.0),
        ("tetradka_draw_seconds_count{platform=\"web\"}", &some),
        ("tetradka_send_seconds_count{platform=\"web\"}", &some),
        ("tetradka_hall_queue", &none),
        ("tetradka_outlet_queue{platform=\"web\"}", &none),
        ("tetradka_outbox_queue{platform=\"web\"}", &none),
        ("tetradka_last_backup_timestamp_seconds", &newest),
    ];
    for (series, is_right) in expected {
        until(&served, series, is_right).await;
    }
    // Games are counted at the start and now and then.
    assert!(served.stop().unwrap().success());
    let served = again(folder.path(), &served);
    until(&served, "tetradka_games_in_progress", |n| n == 1.0).await;
    assert_eq!(asked(&served, "/health").await, (200, "ok\n".to_owned()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_discord_takes_and_doesnt_moves_a_number() {
    let fake = Fake::start().await.unwrap();
    let chat = fake.channel("ru", None);
    let folder = tempfile::tempdir().unwrap();
    let mut command = serving(program(), folder.path());
    command
        .env("DISCORD_TOKEN", TOKEN)
        .env("DISCORD_API_URL", fake.url());
    let served = Served::start(command).unwrap();
    assert!(tests::stage::until(|| fake.sessions() > 0).await);
    let (sent, queue) = (
        "tetradka_send_seconds_count{platform=\"discord\"}",
        "tetradka_outbox_queue{platform=\"discord\"}",
    );
    until(&served, sent, |n| n == 0.0).await;
    fake.command("Анна", &chat, "help", &[]);
    until(&served, sent, |n| n > 0.0).await;
    until(&served, queue, |n| n == 0.0).await;
    // From now on it takes nothing for longer than anybody here waits.
    for path in ["/messages", "/webhooks"] {
        let late = Happens::Late(Duration::from_secs(600));
        fake.fault(Fault::once("", path, late).times(1_000));
    }
    fake.command("Борис", &chat, "help", &[]);
    until(&served, queue, |n| n > 0.0).await;
}
