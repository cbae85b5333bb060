//! What lies in deploy/ fits the program.
#![allow(clippy::unwrap_used, reason = "a test stops when it can't")]

use bot::chat::Platform;
use bot::config::Serve;
use bot::hall::Tally;
use bot::monitor::Meters;
use std::path::Path;
use std::time::Duration;

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../deploy")
        .join(file);
    std::fs::read_to_string(path).unwrap()
}

/// Everything that starts with `tetradka_` in a text.
fn names(text: &str) -> Vec<String> {
    let ends = |c: char| !(c.is_ascii_lowercase() || c == '_');
    text.match_indices("tetradka_")
        .map(|(at, _)| text[at..].split(ends).next().unwrap_or_default().to_owned())
        .collect()
}

/// The series that a file selects by labels, each with one: `name{label="value"}`.
fn selected(file: &str) -> Vec<(String, String)> {
    let text = read(file).replace("\\\"", "\"");
    let mut all = Vec::new();
    for line in text.lines().filter(|line| line.contains("expr")) {
        for (at, _) in line.match_indices('{') {
            let of_name = |c: char| c.is_ascii_lowercase() || c == '_';
            let begin = line[..at]
                .rfind(|c| !of_name(c))
                .map_or(0, |before| before + 1);
            let labels = line[at + 1..].split('}').next().unwrap_or_default();
            for label in labels.split(',') {
                all.push((line[begin..at].to_owned(), label.trim().to_owned()));
            }
        }
    }
    all
}

#[test]
fn the_dashboard_and_the_rules_ask_for_what_there_is() {
    let meters = Meters::new();
    meters.heard(&Tally::default());
    meters.answered(Duration::from_millis(1));
    meters.outlet(Platform::Web, 0);
    meters.drew(Platform::Web, Duration::from_millis(1));
    meters.watch(Platform::Web).took(std::time::Instant::now());
    let layers = tracing_subscriber::layer::SubscriberExt::with(
        tracing_subscriber::registry(),
        meters.troubles(),
    );
    tracing::subscriber::with_default(layers, || tracing::warn!("a sample"));
    let there = names(&meters.text());
    for file in ["dashboard.json", "alerts.yml"] {
        let asked = names(&read(file));
        assert!(asked.len() > 4, "{file}");
        for name in asked {
            assert!(there.contains(&name), "{file} asks for {name}");
        }
    }
    for (file, series) in [
        ("alerts.yml", selected("alerts.yml")),
        ("dashboard.json", selected("dashboard.json")),
    ] {
        for (name, label) in series {
            let is_there = match name.strip_prefix("tetradka_") {
                Some(_) => meters
                    .text()
                    .lines()
                    .any(|line| line.starts_with(&format!("{name}{{")) && line.contains(&label)),
                // Prometheus's own series has the name of the job.
                None => {
                    name == "up"
                        && read("prometheus.yml")
                            .contains(&label.replace("=\"", "_name: ").replace('"', ""))
                }
            };
            assert!(is_there, "{file} asks for {name} with {label}");
        }
    }
    let dashboard: serde_json::Value = serde_json::from_str(&read("dashboard.json")).unwrap();
    assert!(dashboard["panels"].as_array().unwrap().len() > 4);
}

#[test]
fn the_example_configuration_is_read_as_it_stands_and_with_every_comment_taken_off() {
    let example = read("tetradka.toml");
    let settings: Serve = toml::from_str(&example).unwrap();
    assert_eq!(settings.data(), Path::new("/var/lib/tetradka"));
    assert!(settings.monitor.unwrap().ip().is_loopback());
    assert!(settings.listen.unwrap().ip().is_loopback());
    let set = |line: &str| {
        let bare = line.strip_prefix("# ").unwrap_or(line);
        let is_setting = bare.split_once(" = ").is_some_and(|(name, _)| {
            name.chars()
                .all(|c| c.is_ascii_lowercase() || c == '_' || c == '-')
        });
        let is_section = bare.starts_with('[') && bare.ends_with(']');
        (if is_setting || is_section { bare } else { line }).to_owned()
    };
    let whole: Vec<String> = example.lines().map(set).collect();
    assert_ne!(whole.join("\n"), example.trim_end());
    toml::from_str::<Serve>(&whole.join("\n")).unwrap();
}

/// How long the proxy keeps a connection over which nothing is asked. Were it longer than the program, a move
/// could go into one that is being hung up on.
#[test]
fn the_proxy_lets_go_first() {
    let text = read("Caddyfile");
    let kept = text.lines().find_map(|line| {
        let seconds = line.trim().strip_prefix("keepalive ")?.strip_suffix('s')?;
        Some(Duration::from_secs(seconds.parse().unwrap()))
    });
    assert!(kept.unwrap() < bot::serving::Bounds::default().asking);
    // Whatever is passed on is passed on so, what is commented out too.
    let passed = text.matches("reverse_proxy ").count();
    assert_eq!(text.matches("import short").count(), passed);
}
