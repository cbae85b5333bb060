//! A backup asked of the running bot, which alone may read its store: over a socket in its folder of
//! data, so whoever may write there may ask.

use super::Backups;
use anyhow::{Context, bail};
use std::io::Read;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::UnixListener;

/// How long a backup may take.
const PATIENCE: Duration = Duration::from_secs(600);
/// Before the path of a backup that was made, and before the reason why there is none.
const MADE: &str = "made ";
const FAILED: &str = "failed ";

/// The socket in a folder of data.
pub fn socket_in(data: &Path) -> PathBuf {
    data.join("backup.socket")
}

/// Makes a backup for everybody who connects, until the task is dropped. Without the socket the bot
/// does all the rest.
pub async fn listen(backups: Backups, socket: PathBuf) {
    // One that a crash left: the store is ours, so nobody listens there.
    drop(std::fs::remove_file(&socket));
    let listener = match UnixListener::bind(&socket) {
        Ok(listener) => listener,
        Err(error) => {
            let socket = socket.display();
            tracing::warn!(%socket, %error, "backups can't be asked for while the bot runs");
            return;
        }
    };
    loop {
        let Ok((mut stream, _)) = listener.accept().await else {
            // Too many open files, perhaps: not for ever.
            tokio::time::sleep(Duration::from_secs(1)).await;
            continue;
        };
        let answer = match backups.make().await {
            Ok(made) => format!("{MADE}{}", made.path.display()),
            Err(error) => format!("{FAILED}{error}"),
        };
        // Whoever asked may be gone.
        drop(stream.write_all(answer.as_bytes()).await);
    }
}

/// Asks the bot that runs over this folder of data for a backup, and waits for it; its path.
///
/// # Errors
/// When no bot listens there, or it could make none.
pub fn ask(data: &Path) -> anyhow::Result<PathBuf> {
    let socket = socket_in(data);
    let asked = UnixStream::connect(&socket);
    let mut stream = asked.with_context(|| format!("asking at {}", socket.display()))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut answer = String::new();
    (&mut stream).take(64 * 1024).read_to_string(&mut answer)?;
    match (answer.strip_prefix(MADE), answer.strip_prefix(FAILED)) {
        (Some(path), _) => Ok(path.into()),
        (None, Some(why)) => bail!("the running bot could make no backup: {why}"),
        (None, None) => bail!("the running bot ended before the backup was made"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::monitor::Meters;
    use std::sync::Arc;
    use storage::{Fault, Faulty, Memory};

    async fn asked(data: &Path) -> anyhow::Result<PathBuf> {
        let data = data.to_owned();
        tokio::task::spawn_blocking(move || ask(&data)).await?
    }

    #[tokio::test]
    async fn the_answer_is_the_path_or_the_reason() {
        let data = tempfile::tempdir().unwrap();
        assert!(asked(data.path()).await.is_err(), "nobody listens");
        // Left by a crash.
        drop(std::os::unix::net::UnixListener::bind(socket_in(data.path())).unwrap());

        let store = Arc::new(Faulty::new(Memory::new()));
        let backups = Backups::new(store.clone(), data.path().join("backups"), Meters::new());
        let listening = tokio::spawn(listen(backups, socket_in(data.path())));
        let late = tokio::time::Instant::now() + Duration::from_secs(20);
        let mut path = asked(data.path()).await;
        while path.is_err() && tokio::time::Instant::now() < late {
            tokio::time::sleep(Duration::from_millis(5)).await;
            path = asked(data.path()).await;
        }
        assert!(path.unwrap().exists());
        store.all_reads(Some(Fault::Io));
        let why = asked(data.path()).await.unwrap_err().to_string();
        assert!(why.contains("a fault that a test asked for"), "{why}");
        listening.abort();
    }
}
