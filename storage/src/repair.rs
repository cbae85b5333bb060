//! A broken directory: moved aside, and made anew from the newest good backup and what can be read.

use crate::backup::{backups, lines, verify};
use crate::export::Filling;
use crate::line::{Counts, Line};
use crate::salvage::{Carved, carve};
use crate::sled::open::{DB, Open, refuse_locked};
use crate::sled::witness;
use crate::swap::{beside, free_name, make, put_in_place, remove};
use crate::{Append, Error, GameId, Key, Settings, Sled, Store};
use games::{At, Seq};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
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
pub fn repair(dir: impl AsRef<Path>, backups_dir: Option<&Path>) -> Result<Repair, Error> {
    let dir = dir.as_ref();
    let mut report = Repair::default();
    if dir.is_dir() {
        refuse_locked(dir)?;
    }
    let backup = newest_good(backups_dir, &mut report)?;
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

/// What one source has.
#[derive(Debug, Default)]
struct Contents {
    commits: u64,
    events: BTreeMap<(GameId, Seq), Vec<u8>>,
    records: BTreeMap<Key, Vec<u8>>,
    /// Not all of it could be read. Otherwise what isn't there was deleted, or never was.
    damaged: bool,
}

fn newest_good(dir: Option<&Path>, report: &mut Repair) -> Result<Option<Contents>, Error> {
    for (at, path) in dir.map(backups).transpose()?.unwrap_or_default() {
        let Ok(verified) = verify(&path) else {
            report.bad_backups.push(path);
            continue;
        };
        let mut contents = Contents {
            commits: verified.commits,
            ..Contents::default()
        };
        lines(&path, &mut |line| {
            match line {
                Line::Event { game, seq, bytes } => {
                    contents.events.insert((game, seq), bytes);
                }
                Line::Record { key, bytes } => {
                    contents.records.insert(key, bytes);
                }
                Line::Start { .. } | Line::End(_) => {}
            }
            Ok(())
        })?;
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
        copy(dir, &copied, without)?;
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
    let mut games = BTreeSet::new();
    for head in open.heads() {
        match head {
            Ok((game, _)) => drop(games.insert(game)),
            Err(_) => contents.damaged = true,
        }
    }
    for game in games {
        for event in open.events(game) {
            match event {
                Ok(event) => drop(contents.events.insert((game, event.seq), event.bytes)),
                Err(_) => contents.damaged = true,
            }
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

/// Puts together what is known, the latest state of each thing.
fn merge(
    opened: Option<Contents>,
    backup: Option<Contents>,
    carved: Carved,
    report: &mut Repair,
) -> Contents {
    let backed_up = backup.as_ref();
    let backed_events: BTreeSet<_> = backed_up
        .map(|b| b.events.keys().copied().collect())
        .unwrap_or_default();
    let backed_records = backed_up.map(|b| b.records.clone()).unwrap_or_default();
    // The later of both is the base: what it lacks was deleted, unless it is damaged.
    let (mut base, other) = match (opened, backup) {
        (Some(opened), Some(backup)) if opened.commits >= backup.commits => (opened, Some(backup)),
        (Some(opened), Some(backup)) => (backup, Some(opened)),
        (Some(only), None) | (None, Some(only)) => (only, None),
        (None, None) => {
            report
                .lost
                .push("the directory can't be opened, and there is no backup".into());
            (Contents::default(), None)
        }
    };
    let sure = base.commits;
    if let Some(other) = other {
        for (at, bytes) in other.events {
            base.events.entry(at).or_insert(bytes);
        }
        if base.damaged {
            for (key, bytes) in other.records {
                if let Entry::Vacant(place) = base.records.entry(key) {
                    let key = place.key();
                    report
                        .lost
                        .push(format!("record {key}: only an older state of it"));
                    place.insert(bytes);
                }
            }
        }
    }
    for (at, dated) in carved.events {
        base.commits = base.commits.max(dated.commit);
        base.events.entry(at).or_insert(dated.bytes);
    }
    base.records
        .retain(|key, _| carved.deleted.get(key).is_none_or(|&commit| commit <= sure));
    for (key, dated) in carved.records {
        base.commits = base.commits.max(dated.commit);
        let deleted = carved
            .deleted
            .get(&key)
            .is_some_and(|&commit| commit >= dated.commit);
        let hole = base.damaged && !base.records.contains_key(&key);
        if !deleted && (dated.commit > sure || hole) {
            base.records.insert(key, dated.bytes);
        }
    }
    cut_gaps(&mut base, report);
    let new = |at: &&(GameId, Seq)| !backed_events.contains(at);
    report.events_saved = base.events.keys().filter(new).count() as u64;
    let changed = |(key, bytes): &(&Key, &Vec<u8>)| backed_records.get(key) != Some(bytes);
    report.records_saved = base.records.iter().filter(changed).count() as u64;
    base
}

/// Drops what follows a missing event: a log is complete from 0 or cut.
fn cut_gaps(contents: &mut Contents, report: &mut Repair) {
    let mut next: BTreeMap<GameId, u32> = BTreeMap::new();
    let mut lost: BTreeMap<GameId, u64> = BTreeMap::new();
    contents.events.retain(|&(game, seq), _| {
        let next = next.entry(game).or_default();
        let fits = seq.0 == *next;
        if fits {
            *next += 1;
        } else {
            *lost.entry(game).or_default() += 1;
        }
        fits
    });
    for (game, count) in lost {
        let seq = next.get(&game).copied().unwrap_or_default();
        report.lost.push(format!(
            "game {game}: event {seq} is missing, {count} after it are left out"
        ));
    }
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
