//! Pictures are drawn away from the async threads, and no more at once than there are cores: whoever
//! waits for a word isn't kept by many who wait for a picture, nor who waits for a board by those
//! who wait for a replay, which takes a hundred times as long. The last pictures are kept: one that waits
//! for its turn, or goes again, is drawn once.

use super::{Draw, Picture};
use std::collections::VecDeque;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;

/// One for each core, and one for boards while another draws a replay.
static PENS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(cores().max(2)));
/// Of these so many may draw replays.
static FILMS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new((cores() / 2).max(1)));
/// The pictures that were drawn last.
static ALBUM: Mutex<Album> = Mutex::new(Album {
    sheets: VecDeque::new(),
    size: 0,
});
/// How many bytes of them are kept: some dozens of boards and a replay or two.
const KEPT: usize = 6 << 20;

/// Pictures with what drew them, the oldest first.
struct Album {
    sheets: VecDeque<(Draw, Vec<u8>)>,
    /// The bytes of all of them.
    size: usize,
}

impl Album {
    fn find(&self, draw: &Draw) -> Option<Vec<u8>> {
        let mut newest = self.sheets.iter().rev();
        let (_, bytes) = newest.find(|(known, _)| Arc::ptr_eq(known, draw))?;
        Some(bytes.clone())
    }

    fn keep(&mut self, draw: &Draw, bytes: &[u8]) {
        if bytes.len() > KEPT / 2 {
            return;
        }
        self.size += bytes.len();
        self.sheets.push_back((draw.clone(), bytes.to_vec()));
        while self.size > KEPT
            && let Some((_, oldest)) = self.sheets.pop_front()
        {
            self.size -= oldest.len();
        }
    }
}

fn album() -> MutexGuard<'static, Album> {
    ALBUM.lock().unwrap_or_else(PoisonError::into_inner)
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

impl Picture {
    /// Draws it; None where that fails, and the picture must be told in words.
    pub async fn drawn(&self) -> Option<Vec<u8>> {
        if let Some(bytes) = album().find(&self.draw) {
            return Some(bytes);
        }
        // They are never taken away.
        let _film = match self.is_replay() {
            true => Some(FILMS.acquire().await.ok()?),
            false => None,
        };
        let _pen = PENS.acquire().await.ok()?;
        // Somebody may have drawn it meanwhile.
        if let Some(bytes) = album().find(&self.draw) {
            return Some(bytes);
        }
        let draw = self.draw.clone();
        let drawn = tokio::task::spawn_blocking(move || draw()).await;
        match drawn {
            Ok(bytes) if !bytes.is_empty() => {
                album().keep(&self.draw, &bytes);
                Some(bytes)
            }
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
        for _ in 0..2 {
            assert_eq!(picture(Vec::new).drawn().await, None);
            assert_eq!(picture(|| panic!("no ink")).drawn().await, None);
        }
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
    #[tokio::test]
    async fn the_same_picture_is_drawn_once() {
        let times = Arc::new(AtomicUsize::new(0));
        let counted = times.clone();
        let picture = picture(move || vec![1; counted.fetch_add(1, Ordering::SeqCst) + 1]);
        let again = picture.clone();
        for picture in [&picture, &again, &picture] {
            assert_eq!(picture.drawn().await, Some(vec![1]));
        }
        assert_eq!(times.load(Ordering::SeqCst), 1);
    }

    #[test]
    fn no_more_is_kept_than_fits() {
        let mut album = Album {
            sheets: VecDeque::new(),
            size: 0,
        };
        let draws: [Draw; 4] = [0u8, 1, 2, 3].map(|n| Arc::new(move || vec![n]) as Draw);
        let large = vec![0; KEPT / 3];
        for draw in &draws {
            album.keep(draw, &large);
        }
        let kept = draws.each_ref().map(|draw| album.find(draw).is_some());
        assert_eq!(kept, [false, true, true, true]);
        // What would leave room for nothing else isn't kept.
        let vast: Draw = Arc::new(Vec::new);
        album.keep(&vast, &vec![0; KEPT]);
        assert_eq!(album.find(&vast), None);
        assert_eq!((album.sheets.len(), album.size), (3, 3 * large.len()));
    }
}
