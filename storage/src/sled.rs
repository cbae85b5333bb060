//! The store in a directory, kept by sled.

mod commit;
mod keepsake;
pub(crate) mod layout;
pub(crate) mod open;
pub(crate) mod witness;

use crate::swap;
use crate::{Batch, Error, GameId, Heads, Key, Snapshot, Store, Stored};
use commit::Committer;
use games::Seq;
use open::Open;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

/// How much a store may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// sled's page cache, in bytes as they are stored; in memory they take about five times that.
    pub cache: u64,
    /// While less than this many bytes of disk are free, commits are refused as `Full`, so that
    /// sled, which shuts down when a write fails, never sees a full disk.
    pub reserve: u64,
}

impl Default for Settings {
    /// 8 MiB of cache, so that a small machine does; 16 MiB of disk in reserve.
    fn default() -> Settings {
        Settings {
            cache: 8 << 20,
            reserve: 16 << 20,
        }
    }
}

/// A store in a directory of its own. One process at a time can have it open.
///
/// Commits that arrive together share one flush. Reads wait for a commit under way, so they never
/// give what a power cut could still take back.
pub struct Sled {
    shelf: Arc<Shelf>,
    committer: Committer,
}

/// What the committer's thread and the readers share. None: closed after a failed write, to be
/// opened again.
struct Shelf {
    dir: PathBuf,
    settings: Settings,
    open: RwLock<Option<Open>>,
}

impl Sled {
    /// Opens the store in `dir`, or makes one if there is none.
    ///
    /// # Errors
    /// `Locked`, `Full`, `Newer`; `Broken` when something else lies there, sled can't open it, or
    /// commits are missing at its end; `Io` when the directory can't be made or entered.
    pub fn open(dir: impl AsRef<Path>) -> Result<Sled, Error> {
        Sled::open_with(dir, Settings::default())
    }

    /// As [`Sled::open`], with other settings.
    ///
    /// # Errors
    /// As [`Sled::open`].
    pub fn open_with(dir: impl AsRef<Path>, settings: Settings) -> Result<Sled, Error> {
        swap::finish(dir.as_ref())?;
        open::refuse_others(dir.as_ref())?;
        Sled::starting(dir.as_ref(), settings, 0)
    }

    /// As [`Sled::open_with`]; a new store counts its commits from `first`.
    pub(crate) fn starting(dir: &Path, settings: Settings, first: u64) -> Result<Sled, Error> {
        let open = Open::dir(dir, settings, first)?;
        let shelf = Arc::new(Shelf {
            dir: dir.to_path_buf(),
            settings,
            open: RwLock::new(Some(open)),
        });
        let committer = Committer::start(Arc::clone(&shelf))?;
        Ok(Sled { shelf, committer })
    }

    /// The directory.
    pub fn dir(&self) -> &Path {
        &self.shelf.dir
    }

    /// The store's files' size, in bytes.
    ///
    /// # Errors
    /// `Io`.
    pub fn size_on_disk(&self) -> Result<u64, Error> {
        self.shelf
            .reading(|open| open::calm(|| open.db.size_on_disk()))
    }
}

impl std::fmt::Debug for Sled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Sled").field(&self.shelf.dir).finish()
    }
}

impl Shelf {
    fn read_lock(&self) -> RwLockReadGuard<'_, Option<Open>> {
        self.open.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn reading<T>(&self, f: impl Fn(&Open) -> Result<T, Error>) -> Result<T, Error> {
        if let Some(open) = &*self.read_lock() {
            return f(open);
        }
        let mut lock = self.open.write().unwrap_or_else(PoisonError::into_inner);
        f(self.again(&mut lock)?)
    }

    /// The open store, opened again if a failure closed it.
    fn again<'a>(&self, lock: &'a mut Option<Open>) -> Result<&'a mut Open, Error> {
        match lock {
            Some(open) => Ok(open),
            closed => Ok(closed.insert(Open::dir(&self.dir, self.settings, 0)?)),
        }
    }

    fn close(&self, lock: &mut Option<Open>) {
        if let Some(open) = lock.take() {
            open.close(&self.dir);
        }
    }
}

impl Drop for Shelf {
    fn drop(&mut self) {
        let lock = self.open.get_mut().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = lock.take() {
            open.close(&self.dir);
        }
    }
}

impl Store for Sled {
    fn commit(&self, batch: &Batch) -> Result<(), Error> {
        batch.weigh()?;
        self.committer.commit(batch)
    }

    fn log(&self, game: GameId) -> Result<Vec<Stored>, Error> {
        self.shelf.reading(|open| {
            let head = open.head(game)?;
            let mut log = Vec::new();
            for event in open.events(game) {
                let event = event?;
                if event.seq.0 as usize != log.len() {
                    return Err(missing(game, log.len()));
                }
                log.push(event);
            }
            let length = head.map_or(0, |seq| seq.0 as usize + 1);
            match log.len() {
                found if found < length => Err(missing(game, found)),
                found if found > length => Err(Error::corrupt(format!(
                    "the log of game {game} goes on after its end"
                ))),
                _ => Ok(log),
            }
        })
    }

    fn head(&self, game: GameId) -> Result<Option<Seq>, Error> {
        self.shelf.reading(|open| open.head(game))
    }

    fn read(&self, key: &Key) -> Result<Option<Vec<u8>>, Error> {
        let what = || format!("record {key}");
        self.shelf
            .reading(|open| open.value(&layout::record(key), what))
    }

    fn scan(&self, prefix: &str) -> Result<Vec<(Key, Vec<u8>)>, Error> {
        self.shelf.reading(|open| open.records(prefix).collect())
    }

    fn heads(&self) -> Result<Heads, Error> {
        self.shelf.reading(|open| open.heads().collect())
    }

    fn snapshot(&self) -> Result<Snapshot, Error> {
        self.shelf.reading(|open| {
            let mut damaged = open.strays();
            let heads = sound(open.heads(), &mut damaged)?;
            Ok(Snapshot {
                commits: open.commits(),
                heads,
                records: sound(open.records(""), &mut damaged)?,
                damaged,
            })
        })
    }
}

/// What isn't damaged; tells the rest.
fn sound<T>(
    found: impl Iterator<Item = Result<T, Error>>,
    damaged: &mut Vec<String>,
) -> Result<Vec<T>, Error> {
    let mut whole = Vec::new();
    for one in found {
        match one {
            Ok(one) => whole.push(one),
            Err(error @ Error::Corrupt { .. }) => damaged.push(error.to_string()),
            Err(error) => return Err(error),
        }
    }
    Ok(whole)
}

fn missing(game: GameId, seq: usize) -> Error {
    Error::corrupt(format!("event {seq} of game {game} is missing"))
}
