//! Pictures are drawn away from the async threads, and no more at once than there are cores: whoever
//! waits for a word isn't kept by many who wait for a picture, nor who waits for a board by those
//! who wait for a replay, which takes a hundred times as long.

use super::Picture;
use std::sync::LazyLock;
use tokio::sync::Semaphore;

/// One for each core, and one for boards while another draws a replay.
static PENS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(cores().max(2)));
/// Of these so many may draw replays.
static FILMS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new((cores() / 2).max(1)));

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

impl Picture {
    /// Draws it; None where that fails, and the picture must be told in words.
    pub async fn drawn(&self) -> Option<Vec<u8>> {
        // They are never taken away.
        let _film = match self.is_replay() {
            true => Some(FILMS.acquire().await.ok()?),
            false => None,
        };
        let _pen = PENS.acquire().await.ok()?;
        let draw = self.draw.clone();
        let drawn = tokio::task::spawn_blocking(move || draw()).await;
        match drawn {
            Ok(bytes) if !bytes.is_empty() => Some(bytes),
            _ => {
                tracing::error!(key = self.key, "a picture was not drawn");
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    fn picture(draw: impl Fn() -> Vec<u8> + Send + Sync + 'static) -> Picture {
        Picture {
            key: "k".to_owned(),
            alt: String::new(),
            brief: None,
            mime: "image/png",
            draw: Arc::new(draw),
        }
    }

    #[tokio::test]
    async fn what_is_not_drawn_is_none() {
        assert_eq!(picture(|| vec![1]).drawn().await, Some(vec![1]));
        assert_eq!(picture(Vec::new).drawn().await, None);
        assert_eq!(picture(|| panic!("no ink")).drawn().await, None);
        assert_eq!(picture(|| vec![2]).drawn().await, Some(vec![2]));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn no_more_at_once_than_there_are_cores() {
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let all = (0..64).map(|_| {
            let (now, most) = (now.clone(), most.clone());
            let slow = picture(move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(2));
                now.fetch_sub(1, Ordering::SeqCst);
                vec![1]
            });
            tokio::spawn(async move { slow.drawn().await })
        });
        for drawn in all.collect::<Vec<_>>() {
            assert_eq!(drawn.await.unwrap(), Some(vec![1]));
        }
        // The other tests' pens may be in use too.
        assert!((1..=cores().max(2)).contains(&most.load(Ordering::SeqCst)));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn replays_keep_no_board_waiting() {
        let (done, wait) = std::sync::mpsc::channel::<()>();
        let wait = Arc::new(std::sync::Mutex::new(wait));
        let films = (0..cores() * 2).map(|_| {
            let wait = wait.clone();
            let mut film = picture(move || {
                wait.lock().unwrap().recv().ok();
                vec![3]
            });
            film.mime = "image/gif";
            tokio::spawn(async move { film.drawn().await })
        });
        let films: Vec<_> = films.collect();
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert_eq!(picture(|| vec![1]).drawn().await, Some(vec![1]));
        drop(done);
        for film in films {
            assert_eq!(film.await.unwrap(), Some(vec![3]));
        }
    }
}
