//! The transcripts of the script chat, over Telegram.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tests::stage::play;
use tests::telegram::Adapter;
use tests::transcripts::{cases, files};

/// Transcripts that can't be the same on Telegram, and why.
const OTHERWISE: [(&str, &str); 4] = [
    (
        "abaku/end.chat",
        "a burst of computers' moves is one message, with the newest lines",
    ),
    (
        "dots/english.chat",
        "a field in words is longer than a caption: /text tells it",
    ),
    (
        "hall/challenges.chat",
        "a name that anybody may take challenges no stranger here",
    ),
    ("hall/commands.chat", "a command for another bot isn't ours"),
];

#[test]
fn transcripts_over_telegram() {
    let folder = cases("transcripts");
    let paths = files(&folder, "chat").unwrap();
    let failed = Mutex::new(Vec::new());
    let (next, played) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let work = async || {
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            let name = path
                .strip_prefix(&folder)
                .unwrap_or(path)
                .display()
                .to_string();
            if OTHERWISE.iter().any(|(other, _)| *other == name) {
                continue;
            }
            let text = std::fs::read_to_string(path).unwrap();
            match play(&text, Adapter::unhurried().await).await {
                Ok(()) => played.fetch_add(1, Ordering::Relaxed),
                Err(None) => continue,
                Err(Some(wrong)) => {
                    let said: Vec<&str> = wrong.talk.lines().rev().take(12).collect();
                    let said: Vec<&str> = said.into_iter().rev().collect();
                    let what = format!("{name}, {}\n{}", wrong.failure, said.join("\n"));
                    failed.lock().unwrap().push(what);
                    continue;
                }
            };
        }
    };
    runtime
        .block_on(async { futures_util::future::join_all([work(), work(), work(), work()]).await });
    let failed = failed.into_inner().unwrap();
    assert!(
        failed.is_empty(),
        "{} failed:\n\n{}",
        failed.len(),
        failed.join("\n\n")
    );
    assert!(
        played.into_inner() > paths.len() / 2,
        "most transcripts must be played"
    );
}
