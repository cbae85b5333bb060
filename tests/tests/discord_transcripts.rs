//! The transcripts once more, in Discord: the real adapter over the fake.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};
use tests::discord::{Fake, Stage};
use tests::stage::play;
use tests::transcripts::{cases, files};

/// A rack is shown there to whoever is to move; here they must ask for it.
const UNASKED: &str = "nobody is told anything in private who didn't ask";
/// What is read out there of a picture is short.
const IN_SENTENCES: &str = "the field in signs is in /text alone";
/// Transcripts that tell of what is otherwise in Discord, and why.
const ELSEWHERE: [(&str, &str); 18] = [
    ("abaku/czech.chat", UNASKED),
    ("abaku/dedupe.chat", UNASKED),
    (
        "abaku/end.chat",
        "boards in a burst become one, with the newest of the news",
    ),
    ("abaku/english.chat", UNASKED),
    ("abaku/exchange.chat", UNASKED),
    ("abaku/hungarian.chat", UNASKED),
    ("abaku/places.chat", UNASKED),
    ("abaku/polish.chat", UNASKED),
    ("abaku/span.chat", UNASKED),
    ("abaku/ukrainian.chat", UNASKED),
    ("dots/computer.chat", IN_SENTENCES),
    (
        "dots/english.chat",
        "a description has 1024 characters: /text tells all",
    ),
    (
        "hall/challenges.chat",
        "somebody who isn't there can't be named, and nobody is named by half a name",
    ),
    ("dots/moves.chat", IN_SENTENCES),
    ("dots/painted-houses.chat", IN_SENTENCES),
    ("dots/polish.chat", IN_SENTENCES),
    ("hall/names.chat", "everybody has a name"),
    (
        "people/settings.chat",
        "the page of settings is one person's own message, changed by the token of a press",
    ),
];

/// Whether a game begins after a restart: chance goes on from what the store holds, and that isn't the
/// same here, so another may begin.
fn is_chance(text: &str) -> bool {
    let mut lines = text.lines().skip_while(|line| line.trim() != "restart");
    lines.any(|line| line.contains("> [Начать]"))
}

#[tokio::test(flavor = "multi_thread")]
async fn transcripts_in_discord() {
    let folder = cases("transcripts");
    let paths = files(&folder, "chat").unwrap();
    let only = std::env::var("ONLY").ok();
    let (failed, played) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    let next = AtomicUsize::new(0);
    let one = async || {
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            let name = path
                .strip_prefix(&folder)
                .unwrap_or(path)
                .display()
                .to_string();
            let is_elsewhere = ELSEWHERE.iter().any(|(other, _)| *other == name);
            if is_elsewhere || only.as_ref().is_some_and(|only| !name.contains(only)) {
                continue;
            }
            let text = std::fs::read_to_string(path).unwrap();
            if is_chance(&text) {
                continue;
            }
            let stage = Stage::new(Fake::start().await.unwrap());
            match play(&text, stage).await {
                Ok(()) => {
                    played.fetch_add(1, Ordering::Relaxed);
                }
                Err(None) => {}
                Err(Some(wrong)) => {
                    let said: Vec<&str> = wrong.talk.lines().rev().take(12).collect();
                    let said: Vec<&str> = said.into_iter().rev().collect();
                    let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                    failed.push(format!("{name}, {}\n{}", wrong.failure, said.join("\n")));
                }
            }
        }
    };
    tokio::join!(one(), one(), one(), one());
    let mut failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    failed.sort();
    let played = played.into_inner();
    assert!(
        failed.is_empty(),
        "{} failed, {played} went:\n\n{}",
        failed.len(),
        failed.join("\n\n")
    );
    assert!(
        only.is_some() || played > paths.len() / 2,
        "most transcripts must be played"
    );
}
