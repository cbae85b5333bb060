//! The transcripts of the script chat, over Telegram.

use tests::stage::{Names, play_all};
use tests::telegram::Adapter;

/// Transcripts that can't be the same on Telegram, and why.
const OTHERWISE: [(&str, &str); 3] = [
    (
        "abaku/burst.chat",
        "of a burst of moves that becomes one board the newest twelve are told",
    ),
    (
        "hall/addressed.chat",
        "a command for another bot isn't ours",
    ),
    (
        "hall/strangers.chat",
        "what stands after an @ is a username, never the name that is shown",
    ),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn transcripts_over_telegram() {
    play_all(&OTHERWISE, Names::Plain, Adapter::unhurried).await;
}

/// Whatever people call themselves is read as it is, and is nothing but a name.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strange_names_over_telegram() {
    let long = [(
        "balda/rules-of-size.chat",
        "a command with long names in it fits no button: it is said in words",
    )];
    let otherwise = [&OTHERWISE[..], &long].concat();
    play_all(&otherwise, Names::Strange, Adapter::unhurried).await;
}
