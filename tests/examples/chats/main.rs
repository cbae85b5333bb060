//! Plays games over the fakes of the platforms and writes what people saw into a folder:
//! `cargo run -p tests --example chats FOLDER`. `tests/photos` has it drawn for the README.

mod discord;
mod telegram;

use std::path::PathBuf;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> std::io::Result<()> {
    let folder = std::env::args_os()
        .nth(1)
        .map_or_else(|| "chats".into(), PathBuf::from);
    std::fs::create_dir_all(&folder)?;
    telegram::play(&folder).await?;
    discord::play(&folder).await
}
