//! Putting a new directory in the place of a store's, so that a crash at any moment leaves one.
//!
//! The new store is made in `<dir>.making`, renamed to `<dir>.ready` when it is whole; then the old
//! one is moved aside and the new one into its place. [`finish`] does the last step if a crash came
//! before it, so nobody makes an empty store where there was one.

use crate::export::Filling;
use crate::line::Counts;
use crate::sled::open::{refuse_locked, sync_dir};
use crate::{Append, Error, Settings, Sled, Snapshot, Store, Stored};
use std::fs;
use std::path::{Path, PathBuf};

/// `<dir><suffix>`, beside it.
pub(crate) fn beside(dir: &Path, suffix: &str) -> PathBuf {
    let mut name = dir.as_os_str().to_os_string();
    name.push(suffix);
    PathBuf::from(name)
}

/// `<dir>.<what>-<n>`, the first that isn't there.
pub(crate) fn free_name(dir: &Path, what: &str) -> PathBuf {
    let mut n = 1u64;
    loop {
        let name = beside(dir, &format!(".{what}-{n}"));
        if fs::symlink_metadata(&name).is_err() {
            return name;
        }
        n += 1;
    }
}

fn sync_parent(dir: &Path) -> Result<(), Error> {
    dir.parent().map_or(Ok(()), sync_dir)
}

/// Makes a new store beside `dir` and fills it, ready to take its place. What an earlier attempt
/// left is thrown away.
pub(crate) fn make<T>(
    dir: &Path,
    first: u64,
    fill: impl FnOnce(&Sled) -> Result<T, Error>,
) -> Result<T, Error> {
    let making = beside(dir, ".making");
    remove(&making)?;
    remove(&beside(dir, ".ready"))?;
    let made = Sled::starting(&making, Settings::default(), first).and_then(|store| fill(&store));
    let filled = match made {
        Ok(filled) => filled,
        Err(error) => {
            // Half a store is of no use, and the disk may be full. The error that matters is the first.
            let _ = remove(&making);
            return Err(error);
        }
    };
    fs::rename(&making, beside(dir, ".ready"))?;
    sync_parent(dir)?;
    Ok(filled)
}

/// Puts the store that [`make`] made in the place of `dir`, which is moved to `aside`.
pub(crate) fn put_in_place(dir: &Path, aside: &Path) -> Result<(), Error> {
    if fs::symlink_metadata(dir).is_ok() {
        if dir.is_dir() {
            refuse_locked(dir)?;
        }
        fs::rename(dir, aside)?;
    }
    fs::rename(beside(dir, ".ready"), dir)?;
    sync_parent(dir)
}

/// Does the last step of a change that a crash cut short.
pub(crate) fn finish(dir: &Path) -> Result<(), Error> {
    let ready = beside(dir, ".ready");
    if !dir.exists() && ready.exists() {
        fs::rename(&ready, dir)?;
        sync_parent(dir)?;
        tracing::warn!(dir = %dir.display(), "finished a change of the store that was cut short");
    }
    Ok(())
}

/// Removes a directory, where there is one.
pub(crate) fn remove(dir: &Path) -> Result<(), Error> {
    match fs::remove_dir_all(dir) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// What compacting did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Compacted {
    /// What the store has.
    pub counts: Counts,
    /// The files' size before, in bytes.
    pub before: u64,
    /// And after.
    pub after: u64,
}

/// Writes a closed store anew, without what was deleted: after that nothing of an erased record is
/// left in its files.
///
/// # Errors
/// `Locked`; `Corrupt` when something is damaged (repair comes first): all is as it was then.
pub fn compact(dir: impl AsRef<Path>) -> Result<Compacted, Error> {
    let dir = dir.as_ref();
    let old = Sled::open(dir)?;
    let before = old.size_on_disk()?;
    let snapshot = old.snapshot()?;
    if let Some(what) = snapshot.damaged.first() {
        return Err(Error::corrupt(what));
    }
    let (counts, after) = make(dir, snapshot.commits, |new| {
        let counts = copy(&old, snapshot, new)?;
        Ok((counts, new.size_on_disk()?))
    })?;
    drop(old);
    let aside = beside(dir, ".old");
    remove(&aside)?;
    put_in_place(dir, &aside)?;
    remove(&aside)?;
    Ok(Compacted {
        counts,
        before,
        after,
    })
}

/// Fills a new store with all that is in another.
fn copy(old: &Sled, snapshot: Snapshot, new: &Sled) -> Result<Counts, Error> {
    let mut filling = Filling::of(new);
    let mut counts = Counts {
        games: snapshot.heads.len() as u64,
        events: 0,
        records: snapshot.records.len() as u64,
    };
    for (game, _) in snapshot.heads {
        for Stored { seq, bytes } in old.log(game)? {
            filling.append(Append { game, seq, bytes })?;
            counts.events += 1;
        }
    }
    for (key, bytes) in snapshot.records {
        filling.put(key, bytes)?;
    }
    filling.finish()?;
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_that_was_opened_meanwhile_stays() {
        let folder = tempfile::tempdir().unwrap();
        let (dir, aside) = (folder.path().join("store"), folder.path().join("aside"));
        drop(Sled::open(&dir).unwrap());
        make(&dir, 0, |_| Ok(())).unwrap();
        let store = Sled::open(&dir).unwrap();
        let put = put_in_place(&dir, &aside);
        assert!(matches!(put, Err(Error::Locked(_))), "{put:?}");
        assert!(dir.exists() && !aside.exists());
        drop(store);
        put_in_place(&dir, &aside).unwrap();
        assert!(dir.exists() && aside.exists());
    }
}
