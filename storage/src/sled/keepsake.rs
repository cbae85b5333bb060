//! A copy of sled's files while it opens them.
//!
//! What sled takes for the torn end of its file it cuts off, though it may be all that was written
//! after one damaged byte. So the files are copied first, and put back when the opened store turns
//! out to be broken: repair finds more in them than sled leaves.

use super::open::DB;
use crate::Error;
use crate::swap::remove;
use std::fs;
use std::path::Path;

/// Where the copies are, in the store's directory; without `.part` they are complete, and nothing
/// was committed since.
const KEPT: &str = "before-opening";
const PART: &str = "before-opening.part";

/// Copies the files, or puts back what an interrupted opening kept. A disk without room for the
/// copies is no reason not to start.
pub(crate) fn keep(dir: &Path) -> Result<(), Error> {
    remove(&dir.join(PART))?;
    if dir.join(KEPT).exists() {
        return put_back_copies(dir);
    }
    if !dir.join(DB).exists() {
        return Ok(());
    }
    match copy_all(dir) {
        Ok(()) => Ok(fs::rename(dir.join(PART), dir.join(KEPT))?),
        Err(error) => {
            match error {
                // Whoever opens it will tell, once: this is tried as often as it is opened.
                Error::Full => tracing::debug!("no room for a copy of the store's files"),
                error => tracing::warn!(%error, "opening the store without a copy of its files"),
            }
            remove(&dir.join(PART))
        }
    }
}

/// The store is whole: the copies go.
pub(crate) fn drop_copies(dir: &Path) -> Result<(), Error> {
    if dir.join(KEPT).exists() {
        fs::rename(dir.join(KEPT), dir.join(PART))?;
    }
    remove(&dir.join(PART))
}

/// The store is broken, and closed: the files become what they were, the copies go.
pub(crate) fn put_back(dir: &Path) -> Result<(), Error> {
    if dir.join(KEPT).exists() {
        put_back_copies(dir)?;
        drop_copies(dir)?;
    }
    Ok(())
}

fn put_back_copies(dir: &Path) -> Result<(), Error> {
    for name in sleds_files(dir)? {
        fs::remove_file(dir.join(name))?;
    }
    for name in sleds_files(&dir.join(KEPT))? {
        fs::copy(dir.join(KEPT).join(&name), dir.join(name))?;
    }
    Ok(())
}

fn copy_all(dir: &Path) -> Result<(), Error> {
    fs::create_dir(dir.join(PART))?;
    for name in sleds_files(dir)? {
        fs::copy(dir.join(&name), dir.join(PART).join(name))?;
    }
    Ok(())
}

/// The names of the files that opening may change.
fn sleds_files(dir: &Path) -> Result<Vec<String>, Error> {
    let mut names = Vec::new();
    for entry in fs::read_dir(dir)? {
        let name = entry?.file_name();
        let name = name.to_string_lossy();
        if name == DB || name == "conf" || name.starts_with("snap.") {
            names.push(name.into_owned());
        }
    }
    Ok(names)
}
