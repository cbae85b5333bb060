//! A backup asked of the running bot, which alone may read its store: over a socket in its folder of
//! data, so whoever may write there may ask.

use super::Backups;
use anyhow::{Context, bail};
use std::fs::Permissions;
use std::io::Read;
use std::os::unix::fs::PermissionsExt;
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
    // A request costs as much disk as a backup: whoever may only look into the folder may not make one.
    if let Err(error) = std::fs::set_permissions(&socket, Permissions::from_mode(0o600)) {
        tracing::warn!(%error, "others may ask for backups");
    }
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
    use tokio::task::JoinHandle;

    async fn asked(data: &Path) -> anyhow::Result<PathBuf> {
        let data = data.to_owned();
        tokio::task::spawn_blocking(move || ask(&data)).await?
    }

    struct Running {
        data: tempfile::TempDir,
        store: Arc<Faulty<Memory>>,
        listening: JoinHandle<()>,
    }

    impl Drop for Running {
        fn drop(&mut self) {
            self.listening.abort();
        }
    }

    /// A bot that listens, in whose folder this was done before.
    async fn running(before: impl FnOnce(&Path)) -> Running {
        let data = tempfile::tempdir().unwrap();
        before(data.path());
        let store = Arc::new(Faulty::new(Memory::new()));
        let backups = Backups::new(store.clone(), data.path().join("backups"), Meters::new());
        let listening = tokio::spawn(listen(backups, socket_in(data.path())));
        let late = tokio::time::Instant::now() + Duration::from_secs(20);
        while UnixStream::connect(socket_in(data.path())).is_err() {
            assert!(tokio::time::Instant::now() < late, "nobody listens");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Running {
            data,
            store,
            listening,
        }
    }

    #[tokio::test]
    async fn the_answer_is_the_path_or_the_reason() {
        let running = running(|_| {}).await;
        let data = running.data.path();
        assert!(asked(data).await.unwrap().exists());
        running.store.all_reads(Some(Fault::Io));
        let why = asked(data).await.unwrap_err().to_string();
        assert!(why.contains("a fault that a test asked for"), "{why}");
    }

    #[tokio::test]
    async fn the_socket_that_a_crash_left_is_replaced() {
        let left = |data: &Path| drop(UnixListener::bind(socket_in(data)).unwrap());
        let running = running(left).await;
        assert!(asked(running.data.path()).await.unwrap().exists());
    }

    #[tokio::test]
    async fn two_who_ask_at_once_are_both_answered() {
        let running = running(|_| {}).await;
        let data = running.data.path();
        let (one, other) = tokio::join!(asked(data), asked(data));
        // Of one day the newest is kept: where the clock's second changed, the other took its place.
        let newest = one.unwrap().max(other.unwrap());
        assert!(newest.exists());
    }

    #[tokio::test]
    async fn others_may_not_ask() {
        let running = running(|_| {}).await;
        let about = std::fs::metadata(socket_in(running.data.path())).unwrap();
        assert_eq!(about.permissions().mode() & 0o777, 0o600);
    }

    #[tokio::test]
    async fn where_nobody_listens_that_is_told() {
        let data = tempfile::tempdir().unwrap();
        let why = asked(data.path()).await.unwrap_err();
        assert!(format!("{why:#}").starts_with("asking at "), "{why:#}");
        // One that ends meanwhile.
        let listener = std::os::unix::net::UnixListener::bind(socket_in(data.path())).unwrap();
        let ended = std::thread::spawn(move || drop(listener.accept()));
        let why = asked(data.path()).await.unwrap_err().to_string();
        assert!(why.contains("ended before the backup"), "{why}");
        ended.join().unwrap();
        // Longer than an address of a socket may be: the bot does all the rest, and whoever asks is told.
        let deep = data.path().join("x".repeat(120));
        std::fs::create_dir(&deep).unwrap();
        let backups = Backups::new(Arc::new(Memory::new()), deep.join("backups"), Meters::new());
        listen(backups, socket_in(&deep)).await;
        let why = format!("{:#}", asked(&deep).await.unwrap_err());
        assert!(why.contains("SUN_LEN"), "{why}");
    }
}
