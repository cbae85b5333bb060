//! An open directory: sled's database, the handle that syncs it, the witness.

use super::Settings;
use super::keepsake;
use super::layout::{self, Found};
use super::witness::{self, Witness};
use crate::record::{seal, unseal};
use crate::{Batch, Error, GameId, Key, Stored};
use games::Seq;
use std::fs::{File, OpenOptions, TryLockError};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::Duration;

/// sled's file.
pub(crate) const DB: &str = "db";

/// How long a closing store is waited for: 2 s in all.
const CLOSING_STEP: Duration = Duration::from_millis(2);
const CLOSING_STEPS: u32 = 1000;

pub(crate) struct Open {
    pub(crate) db: ::sled::Db,
    /// sled's flush hardly ever syncs its file; this handle does.
    file: File,
    witness: Witness,
    /// What the witness said at the opening.
    seen: Option<u64>,
    /// The number of the last commit.
    commits: u64,
}

impl Open {
    /// Opens or makes the store in `dir`. A new one counts its commits from `first`: one that is
    /// made from another goes on with its numbers.
    pub(crate) fn dir(dir: &Path, settings: Settings, first: u64) -> Result<Open, Error> {
        mark_new(dir, first)?;
        let (witness, seen) = Witness::open(dir)?;
        refuse_locked(dir)?;
        keepsake::keep(dir)?;
        let opened = Open::sled(dir, settings, first, (witness, seen));
        let opened = opened.and_then(|mut open| match open.vouch(dir) {
            Ok(()) => Ok(open),
            Err(error) => {
                open.close(dir);
                Err(error)
            }
        });
        match &opened {
            Ok(_) => keepsake::drop_copies(dir)?,
            Err(_) => keepsake::put_back(dir)?,
        }
        opened
    }

    /// As [`Open::dir`], whether or not the last commits are missing.
    pub(crate) fn unwitnessed(dir: &Path, settings: Settings, first: u64) -> Result<Open, Error> {
        std::fs::create_dir_all(dir)?;
        let witness = Witness::open(dir)?;
        refuse_locked(dir)?;
        Open::sled(dir, settings, first, witness)
    }

    fn sled(
        dir: &Path,
        settings: Settings,
        first: u64,
        (witness, seen): (Witness, Option<u64>),
    ) -> Result<Open, Error> {
        remove_half_snapshots(dir)?;
        let config = ::sled::Config::new()
            .path(dir)
            .cache_capacity(settings.cache);
        let db = calm(|| config.open()).map_err(|error| {
            wait_for_sled(dir);
            match error {
                Error::Corrupt { what } => broken(dir, what),
                other => other,
            }
        })?;
        let file = OpenOptions::new().write(true).open(dir.join(DB))?;
        let mut open = Open {
            db,
            file,
            witness,
            seen,
            commits: 0,
        };
        match open.count(first) {
            Ok(commits) => open.commits = commits,
            Err(error) => {
                open.close(dir);
                return Err(match error {
                    Error::Corrupt { what } => broken(dir, what),
                    other => other,
                });
            }
        }
        Ok(open)
    }

    /// The number of the last commit as the database has it; `first` in an empty one.
    fn count(&self, first: u64) -> Result<u64, Error> {
        let what = || "the number of commits".to_string();
        match self.value(layout::COMMITS, what)? {
            Some(bytes) => match layout::read_commits(&bytes) {
                Some((commits, _)) => Ok(commits),
                None => Err(Error::corrupt(what())),
            },
            None if calm(|| Ok(self.db.is_empty()))? => Ok(first),
            None => Err(Error::corrupt(what() + " is missing")),
        }
    }

    /// Sees that no commit is missing, and makes the opening durable.
    fn vouch(&mut self, dir: &Path) -> Result<(), Error> {
        if let Some(seen) = self.seen.filter(|&seen| seen > self.commits) {
            let lost = seen - self.commits;
            let why = format!("the last {lost} of {seen} commits are missing");
            return Err(broken(dir, why));
        }
        // The names of new files are durable only with their directories.
        sync_dir(dir)?;
        if let Some(Err(error)) = dir.parent().map(sync_dir) {
            tracing::debug!(%error, "the directory above the store can't be synced");
        }
        self.sync()?;
        self.witness();
        Ok(())
    }

    /// Closes it, so that it can be opened again at once.
    pub(crate) fn close(self, dir: &Path) {
        // The witness's lock is held to the end.
        let Open {
            db,
            file,
            witness: _witness,
            ..
        } = self;
        let dropped = calm(|| {
            drop(db);
            Ok(())
        });
        if let Err(error) = dropped {
            tracing::error!(%error, "the store didn't close well");
        }
        drop(file);
        wait_for_sled(dir);
    }

    /// Does the batch in memory; [`Open::sync`] makes it durable.
    pub(crate) fn apply(&mut self, batch: &Batch) -> Result<(), Error> {
        let heads = batch.admit(|game| self.head(game))?;
        if batch.is_empty() {
            return Ok(());
        }
        let commit = self.commits + 1;
        let mut writes = ::sled::Batch::default();
        let mut put = |key: Vec<u8>, payload: Option<&[u8]>| match payload {
            Some(payload) => {
                let sealed = seal(commit, &key, payload);
                writes.insert(key, sealed);
            }
            None => writes.remove(key),
        };
        let deleted = batch.put.iter().filter(|(_, bytes)| bytes.is_none());
        let count = layout::commits(commit, deleted.map(|(key, _)| key));
        put(layout::COMMITS.to_vec(), Some(&count));
        for append in &batch.append {
            put(layout::event(append.game, append.seq), Some(&append.bytes));
        }
        for (&game, seq) in &heads {
            put(layout::head(game), Some(&seq.0.to_le_bytes()));
        }
        for (key, bytes) in &batch.put {
            put(layout::record(key), bytes.as_deref());
        }
        calm(|| self.db.apply_batch(writes))?;
        self.commits = commit;
        Ok(())
    }

    /// Makes what was applied durable.
    pub(crate) fn sync(&mut self) -> Result<(), Error> {
        calm(|| self.db.flush())?;
        self.file.sync_data()?;
        Ok(())
    }

    /// Notes the durable commits. A witness that can't write stays behind, which is harmless.
    pub(crate) fn witness(&mut self) {
        if let Err(error) = self.witness.saw(self.commits) {
            tracing::warn!(%error, "the witness of the store can't be written");
        }
    }

    pub(crate) fn head(&self, game: GameId) -> Result<Option<Seq>, Error> {
        let what = || format!("the last number of game {game}");
        let bytes = self.value(&layout::head(game), what)?;
        bytes.map(|bytes| seq(&bytes, what)).transpose()
    }

    /// The logs' last numbers, in order of games.
    pub(crate) fn heads(&self) -> impl Iterator<Item = Result<(GameId, Seq), Error>> {
        self.under(layout::HEADS).map(|pair| {
            let (key, bytes) = pair?;
            let Found::Head(game) = layout::read(&key)? else {
                return Err(Error::corrupt("a key among the last numbers"));
            };
            let what = || format!("the last number of game {game}");
            Ok((game, seq(unseal(&key, &bytes, what)?, what)?))
        })
    }

    /// What is stored of a game's log, in order.
    pub(crate) fn events(&self, game: GameId) -> impl Iterator<Item = Result<Stored, Error>> {
        self.under(&layout::log(game)).map(move |pair| {
            let (key, bytes) = pair?;
            let Found::Event(_, seq) = layout::read(&key)? else {
                return Err(Error::corrupt(format!("a key in the log of game {game}")));
            };
            let what = || format!("event {} of game {game}", seq.0);
            let bytes = unseal(&key, &bytes, what)?.to_vec();
            Ok(Stored { seq, bytes })
        })
    }

    /// The records whose key begins with `prefix`, in order.
    pub(crate) fn records(
        &self,
        prefix: &str,
    ) -> impl Iterator<Item = Result<(Key, Vec<u8>), Error>> + use<> {
        self.under(&layout::records(prefix)).map(|pair| {
            let (found, bytes) = pair?;
            let Found::Record(key) = layout::read(&found)? else {
                return Err(Error::corrupt("a key among the records"));
            };
            let bytes = unseal(&found, &bytes, || format!("record {key}"))?.to_vec();
            Ok((key, bytes))
        })
    }

    /// Events of games without a last number, each for people.
    pub(crate) fn strays(&self) -> Vec<String> {
        let mut strays = Vec::new();
        let mut after = layout::log(GameId(0));
        // From game to game: the first event at or after a point names the next game.
        while let Ok(Some((key, _))) = calm(|| self.db.range(after.clone()..).next().transpose()) {
            let Ok(Found::Event(game, _)) = layout::read(&key) else {
                break;
            };
            if matches!(self.head(game), Ok(None)) {
                strays.push(format!("the log of game {game} has no last number"));
            }
            match game.0.checked_add(1) {
                Some(next) => after = layout::log(GameId(next)),
                None => break,
            }
        }
        strays
    }

    /// How many commits there were.
    pub(crate) fn commits(&self) -> u64 {
        self.commits
    }

    /// The payload of a value.
    pub(crate) fn value(
        &self,
        key: &[u8],
        what: impl Fn() -> String,
    ) -> Result<Option<Vec<u8>>, Error> {
        let Some(bytes) = calm(|| self.db.get(key))? else {
            return Ok(None);
        };
        Ok(Some(unseal(key, &bytes, what)?.to_vec()))
    }

    /// All pairs whose key begins with `prefix`, in order, unchecked. It ends after an error.
    pub(crate) fn under(
        &self,
        prefix: &[u8],
    ) -> impl Iterator<Item = Result<(::sled::IVec, ::sled::IVec), Error>> + use<> {
        let mut pairs = Some(self.db.scan_prefix(prefix));
        std::iter::from_fn(move || {
            let next = calm(|| pairs.as_mut().and_then(Iterator::next).transpose()).transpose()?;
            if next.is_err() {
                pairs = None;
            }
            Some(next)
        })
    }
}

fn broken(dir: &Path, why: String) -> Error {
    Error::Broken {
        dir: dir.to_path_buf(),
        why,
    }
}

/// Refuses what is no directory.
pub(crate) fn refuse_others(dir: &Path) -> Result<(), Error> {
    match std::fs::metadata(dir) {
        Ok(about) if !about.is_dir() => Err(broken(dir, "it is no directory".into())),
        _ => Ok(()),
    }
}

/// Removes snapshots that sled was writing when it was stopped: it would take such a file for a
/// whole one, and refuse to open.
fn remove_half_snapshots(dir: &Path) -> Result<(), Error> {
    for entry in std::fs::read_dir(dir)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with("snap.") && name.ends_with(".generating") {
            std::fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// sled's threads let go of the file a little after its handle is dropped; whoever opens the
/// directory next must not find it locked by us.
fn wait_for_sled(dir: &Path) {
    for _ in 0..CLOSING_STEPS {
        match refuse_locked(dir) {
            Err(Error::Locked(_)) => std::thread::sleep(CLOSING_STEP),
            _ => return,
        }
    }
}

fn seq(bytes: &[u8], what: impl Fn() -> String) -> Result<Seq, Error> {
    match bytes.try_into() {
        Ok(bytes) => Ok(Seq(u32::from_le_bytes(bytes))),
        Err(_) => Err(Error::corrupt(what() + ": not four bytes")),
    }
}

/// Runs a call of sled, which on a damaged file may panic where it should answer.
pub(crate) fn calm<T>(f: impl FnOnce() -> ::sled::Result<T>) -> Result<T, Error> {
    match catch_unwind(AssertUnwindSafe(f)) {
        Ok(Ok(value)) => Ok(value),
        Ok(Err(::sled::Error::Io(error))) => Err(error.into()),
        Ok(Err(error)) => Err(Error::corrupt(format!("sled: {error}"))),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
            let text = text.unwrap_or("no reason given");
            Err(Error::corrupt(format!("sled panicked: {text}")))
        }
    }
}

/// Refuses a directory whose database another process holds, before anything is touched.
pub(crate) fn refuse_locked(dir: &Path) -> Result<(), Error> {
    let file = match OpenOptions::new().read(true).write(true).open(dir.join(DB)) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        file => file?,
    };
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(Error::Locked(dir.to_path_buf())),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Puts the witness into a new directory before sled makes a database there. sled takes any file
/// for a database and overwrites it, so one without a witness isn't given to it.
fn mark_new(dir: &Path, first: u64) -> Result<(), Error> {
    std::fs::create_dir_all(dir)?;
    if std::fs::exists(dir.join(witness::FILE))? {
        return Ok(());
    }
    match std::fs::metadata(dir.join(DB)) {
        Ok(db) if db.len() > 0 => {
            let why = "the witness of the database is missing; perhaps it isn't of this program";
            Err(broken(dir, why.into()))
        }
        _ => Witness::open(dir)?.0.saw(first),
    }
}

/// Makes the names in a directory durable.
pub(crate) fn sync_dir(dir: &Path) -> Result<(), Error> {
    if cfg!(windows) {
        return Ok(()); // a directory can't be opened there
    }
    let dir = if dir.as_os_str().is_empty() {
        Path::new(".")
    } else {
        dir
    };
    Ok(File::open(dir)?.sync_all()?)
}
