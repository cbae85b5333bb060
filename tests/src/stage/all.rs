//! Every transcript over one platform.

use super::{Platform, play};
use crate::transcripts::{cases, files};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Plays every transcript over a stage of its own, some at once; those that the variable ONLY names, where
/// it is set. `elsewhere` are those that tell of what the platform hasn't, with the reason.
///
/// # Panics
/// When one fails: its line, and the last that was said.
pub async fn play_all<P: Platform>(elsewhere: &[(&str, &str)], stage: impl AsyncFn() -> P) {
    let folder = cases("transcripts");
    let paths = files(&folder, "chat").expect("the transcripts");
    let only = std::env::var("ONLY").ok();
    let (failed, played) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    let next = AtomicUsize::new(0);
    let one = async || {
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            let name = path.strip_prefix(&folder).unwrap_or(path);
            let name = name.display().to_string();
            let is_elsewhere = elsewhere.iter().any(|(other, _)| *other == name);
            if is_elsewhere || only.as_ref().is_some_and(|only| !name.contains(only)) {
                continue;
            }
            let text = std::fs::read_to_string(path).expect("a transcript");
            match play(&text, stage().await).await {
                Ok(()) => {
                    played.fetch_add(1, Ordering::Relaxed);
                }
                Err(None) => {}
                Err(Some(wrong)) => {
                    let said: Vec<&str> = wrong.talk.lines().rev().take(12).collect();
                    let said: Vec<&str> = said.into_iter().rev().collect();
                    let what = format!("{name}, {}\n{}", wrong.failure, said.join("\n"));
                    let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                    failed.push(what);
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
