//! What the log of a whole game says at the default level, and what it mustn't.

use super::house::{Players, asked, program, start};
use base64::Engine;
use base64::engine::general_purpose::{STANDARD as BASE64, URL_SAFE_NO_PAD};
use tests::program::{Served, serving};
use tests::stage::until;
use tests::telegram::{ANNA, BORIS, Fake, GROUP, Kind};

/// Things that people say, as nobody else would.
const SAID: [&str; 3] = ["щебетун-кукарямба", "/balda 3x3 грязнуля", "/m хрюкозябр"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neither_tokens_nor_texts_nor_racks() {
    let fake = Fake::start().await;
    fake.count_nothing();
    fake.person(ANNA, "Аннушка", None, "ru");
    fake.person(BORIS, "Борисыч", None, "ru");
    fake.chat(GROUP, Kind::Supergroup, "Потаённая", "ru");
    let folder = tempfile::tempdir().unwrap();
    let mut command = serving(program(), folder.path());
    command
        .env("TELEGRAM_TOKEN", fake.token())
        .env("TELEGRAM_API_URL", fake.url());
    let mut served = Served::start(command).unwrap();
    for text in SAID {
        fake.say(GROUP, ANNA, text);
    }
    // A game with racks, from its beginning to its end.
    fake.say(GROUP, ANNA, "/abaku");
    let shows = |text: &str| {
        fake.of_bot(GROUP)
            .iter()
            .any(|(_, m)| m.text.contains(text))
    };
    assert!(until(|| fake.find_key(GROUP, "Играю", false).is_some()).await);
    for (who, label) in [(BORIS, "Играю"), (ANNA, "Начать")] {
        assert!(until(|| fake.find_key(GROUP, label, false).is_some()).await);
        let (number, key) = fake.find_key(GROUP, label, false).unwrap();
        fake.press(GROUP, who, number, &key.data);
        assert!(fake.all_heard().await);
    }
    assert!(until(|| shows("Ходит")).await, "{:?}", fake.of_bot(GROUP));
    for who in [ANNA, BORIS] {
        fake.say(GROUP, who, "/hint");
        fake.say(GROUP, who, "/rack");
        fake.say(GROUP, who, "/m 99 в8 вправо");
    }
    fake.say(GROUP, ANNA, "/resign");
    assert!(fake.all_heard().await);
    // On the page too.
    let mut players = Players::begin(&served).await;
    players.make_move(&served).await;
    let mut pages = players.pages(&served).await;
    assert_eq!(pages[0].say(SAID[0]).await, "done");
    assert!(pages[0].until(SAID[0]).await);
    drop(pages);
    // What it sent is counted.
    let (_, metrics) = asked(&served, "/metrics").await;
    let sent = "tetradka_send_seconds_count{platform=\"telegram\"} ";
    let sent = metrics.lines().find_map(|line| line.strip_prefix(sent));
    assert!(sent.is_some_and(|count| count != "0"), "{metrics}");
    assert!(served.stop().unwrap().success());

    let log = served.log();
    let secret = fake.token().split(':').nth(1).unwrap();
    let mut forbidden = vec![
        secret,
        "Потаённая",
        "rack",
        "Аннушка",
        "Борисыч",
        "вправо",
        "/hint",
    ];
    forbidden.extend(SAID);
    for text in forbidden {
        assert!(!log.contains(text), "«{text}» in the log:\n{log}");
    }
    // The key of the cookies, however it might be written.
    let key = std::fs::read(folder.path().join("web.key")).unwrap();
    let hex: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
    let written = [
        String::from_utf8_lossy(&key).trim().to_owned(),
        hex,
        format!("{key:?}"),
        BASE64.encode(&key),
        URL_SAFE_NO_PAD.encode(&key),
    ];
    for text in written {
        assert!(!log.contains(&text), "the key of the cookies:\n{log}");
    }
    assert!(!log.contains("ERROR"), "{log}");
    assert!(log.lines().count() < 30, "it is short:\n{log}");
}

#[test]
fn one_line_a_start_says_what_holds() {
    let folder = tempfile::tempdir().unwrap();
    let mut served = start(folder.path());
    assert!(served.stop().unwrap().success());
    let log = served.log();
    let started: Vec<&str> = log
        .lines()
        .filter(|line| line.contains("started"))
        .collect();
    assert_eq!(started.len(), 1, "{log}");
    let data = format!("data={}", folder.path().display());
    let page = format!("page={}", served.url());
    let version = format!("version=\"{}\"", env!("CARGO_PKG_VERSION"));
    let expected = [
        &data,
        &page,
        &version,
        &format!("listen={}", served.url().trim_start_matches("http://")),
        "monitor=\"127.0.0.1:",
        "telegram=\"off\"",
        "discord=\"off\"",
        "log=\"info\"",
        "backups=",
    ];
    for part in expected {
        assert!(started[0].contains(part), "{part} in {}", started[0]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_levels_are_those_that_were_asked_for() {
    for (levels, is_told) in [
        ("info", true),
        ("warn", false),
        ("error,bot=info", false),
        ("error,tetradka=info", true),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut command = serving(program(), folder.path());
        command.env("TETRADKA_LOG", levels);
        let mut served = Served::start(command).unwrap();
        assert!(served.stop().unwrap().success());
        let log = served.log();
        assert_eq!(log.contains("started"), is_told, "{levels}: {log}");
    }
}

/// What it says of settings that are wrong: enough to mend them, and nothing that others mustn't read.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wrong_at_the_start_is_told_without_secrets() {
    let fake = Fake::start().await;
    let config = "[telegram]\ntoken = 12:sesame\n";
    let cases: [(&str, &[(&str, &str)], &str); 6] = [
        (
            "",
            &[("TETRADKA_LOG", "bot=loud")],
            "the log levels \"bot=loud\"",
        ),
        (config, &[], "line 2: "),
        (
            "",
            &[
                ("TELEGRAM_TOKEN", "12:sesame"),
                ("TELEGRAM_API_URL", "ftp://anna:sesame@games.example"),
            ],
            "TELEGRAM_API_URL must be an address",
        ),
        (
            "",
            &[
                ("TELEGRAM_TOKEN", fake.token()),
                ("TELEGRAM_API_URL", fake.url()),
                ("TELEGRAM_WEBHOOK", "https://games.example/sesame?x"),
            ],
            "the webhook must be an address",
        ),
        (
            "",
            &[
                ("TELEGRAM_TOKEN", "12:sesame"),
                ("TELEGRAM_API_URL", fake.url()),
            ],
            "Telegram doesn't know this token",
        ),
        (
            "",
            &[
                ("DISCORD_TOKEN", "sesame"),
                ("DISCORD_API_URL", "http://anna:sesame@127.0.0.1:1/sesame"),
            ],
            "Discord's interface: trouble",
        ),
    ];
    for (config, variables, expected) in cases {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.toml");
        std::fs::write(&file, config).unwrap();
        let mut command = serving(program(), folder.path());
        command.arg("--config").arg(&file);
        command.envs(variables.iter().copied());
        let mut served = Served::begin(command).unwrap();
        let ended = served.ended();
        let log = served.log();
        assert_eq!(ended.unwrap().code(), Some(1), "{log}");
        let last = log.lines().filter(|line| line.starts_with("tetradka: "));
        let last: Vec<&str> = last.collect();
        assert!(
            matches!(last[..], [said] if said.contains(expected)),
            "{expected}: {log}"
        );
        let secret = fake.token().split(':').nth(1).unwrap();
        assert!(!log.contains("sesame") && !log.contains(secret), "{log}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neither_the_path_of_a_webhook_nor_a_token_in_an_address() {
    let fake = Fake::start().await;
    for (api, webhook, expected) in [
        (
            fake.url(),
            "https://games.example/sesame",
            "Telegram brings updates",
        ),
        ("http://127.0.0.1:1", "", "no connection to Telegram"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut command = serving(program(), folder.path());
        command
            .env("TELEGRAM_TOKEN", fake.token())
            .env("TELEGRAM_API_URL", api)
            .env("TELEGRAM_LISTEN", "127.0.0.1:0")
            .env("TELEGRAM_WEBHOOK", webhook)
            .env("TETRADKA_LOG", "debug");
        let mut served = Served::start(command).unwrap();
        let is_told = until(|| served.log().contains(expected)).await;
        assert!(is_told, "{}", served.log());
        assert!(served.stop().unwrap().success());
        let log = served.log();
        let secret = fake.token().split(':').nth(1).unwrap();
        assert!(!log.contains("sesame") && !log.contains(secret), "{log}");
        assert!(
            webhook.is_empty() || log.contains("webhook to games.example"),
            "{log}"
        );
    }
}
