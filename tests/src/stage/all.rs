//! Every transcript over one platform.

use super::{Names, Platform, play};
use crate::transcripts::All;

/// Plays every transcript over a stage of its own, some at once; those that the variable ONLY names, where
/// it is set. Their people are named as `names` says. `elsewhere` are those that tell of what the platform
/// hasn't, with the reason.
///
/// # Panics
/// When one fails: its line, and the last that was said.
pub async fn play_all<P: Platform>(
    elsewhere: &[(&str, &str)],
    names: Names,
    stage: impl AsyncFn() -> P,
) {
    let all = All::find().expect("the transcripts");
    let only = std::env::var("ONLY").ok();
    let one = async || {
        while let Some((name, text)) = all.take() {
            let is_elsewhere = elsewhere.iter().any(|(other, _)| *other == name);
            if !is_elsewhere && only.as_ref().is_none_or(|only| name.contains(only)) {
                all.came(&name, play(&text, names, stage().await).await);
            }
        }
    };
    tokio::join!(one(), one(), one(), one());
    let (played, all) = all.conclude();
    assert!(
        only.is_some() || played > all / 2,
        "most transcripts must be played"
    );
}
