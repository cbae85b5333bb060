//! Backups of a running store: an export, compressed, one file each, kept by age.

use crate::export::{Exported, ImportError, export, import, read};
use crate::line::{Counts, Line};
use crate::sled::open::{refuse_locked, sync_dir};
use crate::{Error, Store, swap};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use games::At;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use time::{Date, Month, OffsetDateTime, Time};

/// On how many days and in how many weeks the newest backup is kept.
const DAYS_KEPT: usize = 7;
const WEEKS_KEPT: usize = 4;

const START: &str = "store-";
const END: &str = ".jsonl.gz";

/// A backup that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    /// The file: `store-2026-11-30T03-00-00Z.jsonl.gz`, which gunzip makes an export of.
    pub path: PathBuf,
    /// What is in it.
    pub counts: Counts,
    /// What isn't, because it is damaged. No old backup was removed then: they may have it.
    pub damaged: Vec<String>,
    /// Its size in bytes.
    pub size: u64,
    /// Old ones that were removed.
    pub removed: Vec<PathBuf>,
}

/// Writes a backup into `dir`, reads it back, then removes old ones: kept are the newest of each
/// of the last seven days and four weeks that have any. The store goes on working meanwhile.
///
/// # Errors
/// `Full`, `Io`; `Corrupt` when what was written doesn't read back. No old one is removed then.
pub fn backup(store: &dyn Store, dir: impl AsRef<Path>, now: At) -> Result<Backup, Error> {
    let dir = dir.as_ref();
    fs::create_dir_all(dir)?;
    let path = dir.join(name(now).ok_or_else(|| std::io::Error::other("no such date"))?);
    let writing = swap::beside(&path, ".part");
    let written = write(store, &writing).and_then(|exported| {
        let counts = verify(&writing)?.counts;
        if counts == exported.counts {
            Ok(exported)
        } else {
            Err(Error::corrupt("the backup doesn't read back as written"))
        }
    });
    let Exported { counts, damaged } = match written {
        Ok(exported) => exported,
        Err(error) => {
            let _ = fs::remove_file(&writing); // the error that matters is the first
            return Err(error);
        }
    };
    fs::rename(&writing, &path)?;
    sync_dir(dir)?;
    let size = fs::metadata(&path)?.len();
    let removed = match damaged.is_empty() {
        true => remove_old(dir)?,
        false => Vec::new(),
    };
    Ok(Backup {
        path,
        counts,
        damaged,
        size,
        removed,
    })
}

fn write(store: &dyn Store, path: &Path) -> Result<Exported, Error> {
    let file = BufWriter::new(File::create(path)?);
    let mut gz = GzEncoder::new(file, Compression::default());
    let exported = export(store, &mut gz)?;
    let mut file = gz.finish()?;
    file.flush()?;
    file.get_ref().sync_all()?;
    Ok(exported)
}

fn remove_old(dir: &Path) -> Result<Vec<PathBuf>, Error> {
    let all = backups(dir)?;
    let keep = kept(&all.iter().map(|(at, _)| *at).collect::<Vec<_>>());
    let old: Vec<PathBuf> = all
        .into_iter()
        .filter(|(at, _)| !keep.contains(at))
        .map(|(_, path)| path)
        .collect();
    for path in &old {
        fs::remove_file(path)?;
    }
    Ok(old)
}

/// Which of these moments, newest first, are kept.
fn kept(newest_first: &[At]) -> BTreeSet<At> {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    // The epoch was a Thursday; weeks begin on Monday.
    let day = |at: At| at.0 / DAY;
    let week = |at: At| (day(at) + 3) / 7;
    let mut keep = BTreeSet::new();
    let (mut days, mut weeks) = (BTreeSet::new(), BTreeSet::new());
    for &at in newest_first {
        if days.len() < DAYS_KEPT && days.insert(day(at)) {
            keep.insert(at);
        }
        if weeks.len() < WEEKS_KEPT && weeks.insert(week(at)) {
            keep.insert(at);
        }
    }
    keep
}

/// The backups in `dir`, newest first, good or not; none if there is no such directory.
///
/// # Errors
/// `Io`.
pub fn backups(dir: impl AsRef<Path>) -> Result<Vec<(At, PathBuf)>, Error> {
    let entries = match fs::read_dir(dir.as_ref()) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let at = path.file_name().and_then(|n| n.to_str()).and_then(parse);
        found.extend(at.map(|at| (at, path)));
    }
    found.sort();
    found.reverse();
    Ok(found)
}

/// What a backup says of itself.
pub(crate) struct Verified {
    pub(crate) counts: Counts,
    /// How many commits the store had then.
    pub(crate) commits: u64,
}

/// Reads the whole file and checks it.
pub(crate) fn verify(path: &Path) -> Result<Verified, Error> {
    let mut commits = 0;
    let counts = lines(path, &mut |line| {
        if let Line::Start { commits: said, .. } = line {
            commits = said;
        }
        Ok(())
    })?;
    Ok(Verified { counts, commits })
}

/// Goes through a backup's lines.
pub(crate) fn lines(
    path: &Path,
    take: &mut dyn FnMut(Line) -> Result<(), Error>,
) -> Result<Counts, ImportError> {
    let mut input = BufReader::new(GzDecoder::new(File::open(path)?));
    read(&mut input, &mut |_, line| take(line))
}

/// A backup that was restored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// What the store has now.
    pub counts: Counts,
    /// Where the one is that was there before.
    pub aside: Option<PathBuf>,
}

/// Makes a store in `dir` from a backup; one that is there is moved to `<dir>.old-<n>`.
///
/// # Errors
/// `Corrupt` when the backup is damaged, `Locked`, `Full`, `Io`: `dir` is as it was then.
pub fn restore(file: impl AsRef<Path>, dir: impl AsRef<Path>) -> Result<Restored, Error> {
    let (file, dir) = (file.as_ref(), dir.as_ref());
    let commits = verify(file)?.commits;
    if dir.is_dir() {
        refuse_locked(dir)?;
    }
    let counts = swap::make(dir, commits, |store| {
        let mut input = BufReader::new(GzDecoder::new(File::open(file)?));
        Ok(import(&mut input, store)?)
    })?;
    // An empty directory is nothing to be kept.
    let is_there = fs::symlink_metadata(dir).is_ok() && fs::remove_dir(dir).is_err();
    let aside = swap::free_name(dir, "old");
    swap::put_in_place(dir, &aside)?;
    Ok(Restored {
        counts,
        aside: is_there.then_some(aside),
    })
}

/// The name of a backup made then.
fn name(at: At) -> Option<String> {
    let seconds = i64::try_from(at.0 / 1000).ok()?;
    let t = OffsetDateTime::from_unix_timestamp(seconds).ok()?;
    let (date, time) = (t.date(), t.time());
    Some(format!(
        "{START}{:04}-{:02}-{:02}T{:02}-{:02}-{:02}Z{END}",
        date.year(),
        u8::from(date.month()),
        date.day(),
        time.hour(),
        time.minute(),
        time.second(),
    ))
}

/// The moment in a backup's name, to the second.
fn parse(name: &str) -> Option<At> {
    let text = name
        .strip_prefix(START)?
        .strip_suffix(END)?
        .strip_suffix('Z')?;
    let (date, time) = text.split_once('T')?;
    let mut date = date.splitn(3, '-');
    let year = date.next()?.parse().ok()?;
    let month = Month::try_from(date.next()?.parse::<u8>().ok()?).ok()?;
    let date = Date::from_calendar_date(year, month, date.next()?.parse().ok()?).ok()?;
    let mut time = time.splitn(3, '-').map(|n| n.parse().ok());
    let time = Time::from_hms(time.next()??, time.next()??, time.next()??).ok()?;
    let seconds = date.with_time(time).assume_utc().unix_timestamp();
    Some(At(u64::try_from(seconds).ok()?.checked_mul(1000)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        let cases = [
            (0, "store-1970-01-01T00-00-00Z.jsonl.gz"),
            (951_782_400_000, "store-2000-02-29T00-00-00Z.jsonl.gz"),
            (1_796_000_645_000, "store-2026-11-30T01-04-05Z.jsonl.gz"),
        ];
        for (at, text) in cases {
            assert_eq!(name(At(at)).as_deref(), Some(text));
            assert_eq!(parse(text), Some(At(at)));
        }
        assert_eq!(name(At(u64::MAX)), None);
        for other in [
            "",
            "store-.jsonl.gz",
            "store-2026-13-01T00-00-00Z.jsonl.gz",
            "x.gz",
        ] {
            assert_eq!(parse(other), None, "{other}");
        }
    }

    #[test]
    fn keeps_days_and_weeks() {
        const HOUR: u64 = 60 * 60 * 1000;
        // Twice a day for sixty days; day 0 is a Thursday, the last, day 59, a Sunday.
        let all: Vec<At> = (0..120).rev().map(|half| At(half * 12 * HOUR)).collect();
        let kept: Vec<u64> = kept(&all).into_iter().map(|at| at.0 / HOUR / 12).collect();
        // The second backup of days 53-59, and of the Sundays 38, 45, 52.
        let days = [38, 45, 52, 53, 54, 55, 56, 57, 58, 59];
        assert_eq!(kept, days.map(|day| day * 2 + 1));
    }
}
