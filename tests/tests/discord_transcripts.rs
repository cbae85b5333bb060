//! The transcripts once more, in Discord: the real adapter over the fake.

use tests::discord::{Fake, Stage};
use tests::stage::{Names, play_all};

/// Transcripts that tell of what is otherwise in Discord, and why.
const ELSEWHERE: [(&str, &str); 3] = [
    (
        "abaku/burst.chat",
        "of a burst of moves that becomes one board the newest twelve are told",
    ),
    (
        "hall/nameless.chat",
        "whose name is empty is called by the username that everybody has",
    ),
    (
        "hall/strangers.chat",
        "whoever can be named is known to the server",
    ),
];

#[tokio::test(flavor = "multi_thread")]
async fn transcripts_in_discord() {
    play_all(&ELSEWHERE, Names::Plain, stage).await;
}

/// Whatever people call themselves is read as it is, and is nothing but a name.
#[tokio::test(flavor = "multi_thread")]
async fn strange_names_in_discord() {
    play_all(&ELSEWHERE, Names::Strange, stage).await;
}

async fn stage() -> Stage {
    Stage::new(Fake::start().await.unwrap())
}
