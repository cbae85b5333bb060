//! A broken directory: moved aside, and made anew from the newest good backup and what can be read.

use crate::backup::{backups, lines, made_by};
use crate::export::Filling;
use crate::line::{Counts, Line};
use crate::merge::{Contents, merge};
use crate::salvage::{Carved, carve};
use crate::sled::open::{DB, Open, refuse_locked};
use crate::sled::witness;
use crate::swap::{beside, finish, free_name, make, put_in_place, remove};
use crate::{Append, Error, Settings, Sled, Store};
use games::At;
use std::fs;
use std::path::{Path, PathBuf};

/// What a repair did: for the operator, who should read it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Repair {
    /// Where the broken directory is now, if there was one; nothing in it was deleted.
    pub aside: Option<PathBuf>,
    /// The backup that was used, and when it was made. None: there was no good one.
    pub backup: Option<(At, PathBuf)>,
    /// Backups that can't be read.
    pub bad_backups: Vec<PathBuf>,
    /// What the store has now.
    pub counts: Counts,
    /// Events that came from the broken directory, not from the backup.
    pub events_saved: u64,
    /// Records that came from the broken directory, not from the backup.
    pub records_saved: u64,
    /// What was found and is not in the store, or may be older than it was; each for people.
    pub lost: Vec<String>,
}

/// Moves the broken store in `dir` to `<dir>.broken-<n>` and makes a new one in its place, from the
/// newest good backup in `backups_dir` and all that can still be read. It needs about twice the
/// store's disk, and memory for all that is in it.
///
/// A record may be back that was deleted after the backup, where the note of it can't be read.
///
/// # Errors
/// `Locked`, `Full`, `Io`: the directory is where it was then.
pub fn repair(dir: impl AsRef<Path>, backups_dir: Option<&Path>, now: At) -> Result<Repair, Error> {
    let dir = dir.as_ref();
    let mut report = Repair::default();
    // What an earlier one saved and a crash kept out of its place isn't thrown away.
    finish(dir)?;
    if dir.is_dir() {
        refuse_locked(dir)?;
    }
    let backup = newest_good(backups_dir, now, &mut report)?;
    let (mut opened, mut carved) = (None, Carved::default());
    if dir.is_dir() {
        opened = read_opened(dir)?;
        if dir.join(DB).is_file() {
            carved = carve(&dir.join(DB))?;
        }
    }
    let contents = merge(opened, backup, carved, &mut report);
    report.counts = make(dir, contents.commits, |store| fill(store, &contents))?;
    let aside = free_name(dir, "broken");
    let is_there = fs::symlink_metadata(dir).is_ok();
    put_in_place(dir, &aside)?;
    report.aside = is_there.then_some(aside);
    Ok(report)
}

/// Whether there is nothing of a store in `dir`, and none that a crash has left about to be put
/// there. Where there are backups, it was lost.
pub fn is_missing(dir: impl AsRef<Path>) -> bool {
    let dir = dir.as_ref();
    let is_gone = |path: PathBuf| fs::symlink_metadata(path).is_err();
    let is_empty = match fs::symlink_metadata(dir) {
        Ok(about) => about.is_dir() && is_gone(dir.join(DB)) && is_gone(dir.join(witness::FILE)),
        Err(_) => true,
    };
    is_empty && is_gone(beside(dir, ".ready"))
}

fn newest_good(
    dir: Option<&Path>,
    now: At,
    report: &mut Repair,
) -> Result<Option<Contents>, Error> {
    let all = dir.map(backups).transpose()?.unwrap_or_default();
    let (dated, undated) = made_by(now, all);
    // Those that a wrong clock has dated are better than none.
    for (at, path) in dated.into_iter().chain(undated) {
        let mut contents = Contents::default();
        let read = lines(&path, &mut |line| {
            match line {
                Line::Start { commits, .. } => contents.commits = commits,
                Line::Event { game, seq, bytes } => {
                    contents.events.insert((game, seq), bytes);
                }
                Line::Record { key, bytes } => {
                    contents.records.insert(key, bytes);
                }
                Line::End(_) => {}
            }
            Ok(())
        });
        if read.is_err() {
            report.bad_backups.push(path);
            continue;
        }
        report.backup = Some((at, path));
        return Ok(Some(contents));
    }
    Ok(None)
}

/// What sled still gives of the directory, with one more of its files left out at each attempt: it
/// can do without its snapshot and its configuration.
fn read_opened(dir: &Path) -> Result<Option<Contents>, Error> {
    let attempts: [&[&str]; 3] = [&[], &["snap."], &["snap.", "conf"]];
    for without in attempts {
        // On a copy: opening changes files.
        let copied = beside(dir, ".reading");
        remove(&copied)?;
        if let Err(error) = copy(dir, &copied, without) {
            let _ = remove(&copied); // the error that matters is the first
            return Err(error);
        }
        let contents = Open::unwitnessed(&copied, Settings::default(), 0).map(|open| {
            let contents = read_all(&open);
            open.close(&copied);
            contents
        });
        remove(&copied)?;
        match contents {
            Ok(contents) => return Ok(Some(contents)),
            Err(full @ Error::Full) => return Err(full),
            Err(error) => tracing::warn!(%error, "the store can't be opened"),
        }
    }
    Ok(None)
}

fn read_all(open: &Open) -> Contents {
    let mut contents = Contents {
        commits: open.commits(),
        ..Contents::default()
    };
    // Events that can't be read are found in the file, or in the backup.
    for (game, _) in open.heads().flatten() {
        for event in open.events(game).flatten() {
            contents.events.insert((game, event.seq), event.bytes);
        }
    }
    for record in open.records("") {
        match record {
            Ok((key, bytes)) => drop(contents.records.insert(key, bytes)),
            Err(_) => contents.damaged = true,
        }
    }
    contents
}

/// Copies the files whose name doesn't begin with one of `without`.
fn copy(from: &Path, to: &Path, without: &[&str]) -> Result<(), Error> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        let left_out = without
            .iter()
            .any(|start| name.to_string_lossy().starts_with(start));
        if entry.file_type()?.is_file() && !left_out {
            fs::copy(entry.path(), to.join(name))?;
        }
    }
    Ok(())
}

fn fill(store: &Sled, contents: &Contents) -> Result<Counts, Error> {
    let mut filling = Filling::of(store);
    for (&(game, seq), bytes) in &contents.events {
        let bytes = bytes.clone();
        filling.append(Append { game, seq, bytes })?;
    }
    for (key, bytes) in &contents.records {
        filling.put(key.clone(), bytes.clone())?;
    }
    filling.finish()?;
    Ok(Counts {
        games: store.heads()?.len() as u64,
        events: contents.events.len() as u64,
        records: contents.records.len() as u64,
    })
}
