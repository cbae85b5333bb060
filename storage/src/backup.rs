//! Backups of a running store: an export, compressed, one file each, kept by age.

use crate::export::{Exported, ImportError, export, import, read, refuse_filled};
use crate::line::{Counts, Line};
use crate::sled::open::{refuse_locked, sync_dir};
use crate::{Error, Sled, Store, is_missing, swap};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use games::At;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use time::{Date, Month, OffsetDateTime, Time};

/// On how many days and in how many weeks the newest backup is kept.
const DAYS_KEPT: usize = 7;
const WEEKS_KEPT: usize = 4;

const START: &str = "store-";
const END: &str = ".jsonl.gz";

/// What a compressed file begins with.
const GZIP: [u8; 2] = [0x1f, 0x8b];

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
        // Its last line has the counts, so a file that reads to its end has all that was written.
        verify(&writing)?;
        Ok(exported)
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
        true => remove_old(dir, now)?,
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

/// Removes what is past its age. What a clock that was wrong has dated in the future stays, and takes
/// nobody's place.
fn remove_old(dir: &Path, now: At) -> Result<Vec<PathBuf>, Error> {
    let (all, _) = made_by(now, backups(dir)?);
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

/// A backup's file and the time in its name.
type Dated = (At, PathBuf);

/// Those that were made by then, and those that a wrong clock has dated later.
pub(crate) fn made_by(now: At, all: Vec<Dated>) -> (Vec<Dated>, Vec<Dated>) {
    all.into_iter().partition(|(at, _)| *at <= now)
}

/// Reads the whole file and checks it; how many commits the store had then.
fn verify(path: &Path) -> Result<u64, Error> {
    let mut commits = 0;
    lines(path, &mut |line| {
        if let Line::Start { commits: said, .. } = line {
            commits = said;
        }
        Ok(())
    })?;
    Ok(commits)
}

/// Goes through a backup's lines.
pub(crate) fn lines(
    path: &Path,
    take: &mut dyn FnMut(Line) -> Result<(), Error>,
) -> Result<Counts, ImportError> {
    read(&mut *opened(path)?, &mut |_, line| take(line))
}

/// The lines of an export, compressed or not.
fn opened(path: &Path) -> std::io::Result<Box<dyn BufRead>> {
    let mut file = BufReader::new(File::open(path)?);
    Ok(match file.fill_buf()?.starts_with(&GZIP) {
        true => Box::new(BufReader::new(GzDecoder::new(file))),
        false => Box::new(file),
    })
}

/// A backup that was restored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// What the store has now.
    pub counts: Counts,
    /// Where the one is that was there before.
    pub aside: Option<PathBuf>,
}

/// Makes a store in `dir` from a backup or an export; one that is there is moved to `<dir>.old-<n>`.
///
/// # Errors
/// `Corrupt` when the file is damaged, `Locked`, `Full`, `Io`: `dir` is as it was then.
pub fn restore(file: impl AsRef<Path>, dir: impl AsRef<Path>) -> Result<Restored, Error> {
    let (file, dir) = (file.as_ref(), dir.as_ref());
    let counts = make(file, dir)?;
    // An empty directory is nothing to be kept.
    let is_there = fs::symlink_metadata(dir).is_ok() && fs::remove_dir(dir).is_err();
    let aside = swap::free_name(dir, "old");
    swap::put_in_place(dir, &aside)?;
    Ok(Restored {
        counts,
        aside: is_there.then_some(aside),
    })
}

/// Makes a store in `dir`, where there is none or an empty one, from an export or a backup.
///
/// # Errors
/// [`ImportError::NotEmpty`], the first line that is wrong, or as [`restore`]: `dir` is as it was then.
pub fn import_file(file: impl AsRef<Path>, dir: impl AsRef<Path>) -> Result<Counts, Error> {
    let (file, dir) = (file.as_ref(), dir.as_ref());
    if !is_missing(dir) {
        refuse_filled(&Sled::open(dir)?)?;
    }
    let counts = make(file, dir)?;
    let aside = swap::free_name(dir, "old");
    swap::put_in_place(dir, &aside)?;
    swap::remove(&aside)?;
    Ok(counts)
}

/// Makes a store of the file's lines, ready to take the place of `dir`. It is read to its end before
/// anything is touched: what a crash left ready is perhaps all that there is.
fn make(file: &Path, dir: &Path) -> Result<Counts, Error> {
    let commits = verify(file)?;
    swap::finish(dir)?;
    if dir.is_dir() {
        refuse_locked(dir)?;
    }
    swap::make(dir, commits, |store| {
        Ok(import(&mut *opened(file)?, store)?)
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
