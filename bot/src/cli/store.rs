//! `tetradka store …`: the store looked at and moved, while the bot isn't running.

use anyhow::Context;
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::Path;
use storage::{Sled, Store};

/// Reads every log and record; false when something is damaged.
///
/// # Errors
/// When the store can't be opened or standard output written.
pub fn check(dir: &Path) -> anyhow::Result<bool> {
    let store = open(dir)?;
    let report = storage::check(&store)?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", counted(&report.counts))?;
    for damaged in &report.damaged {
        writeln!(out, "damaged: {damaged}")?;
    }
    for (game, _) in store.heads()? {
        let log = store.log(game)?;
        let lines: Vec<Vec<u8>> = log.into_iter().map(|stored| stored.bytes).collect();
        if let Err(corrupt) = crate::hall::replayed(&lines) {
            writeln!(out, "game {game}: {corrupt}")?;
            return Ok(false);
        }
    }
    Ok(report.is_whole())
}

/// Writes everything as lines of JSON to a file, or to standard output for `-`.
///
/// # Errors
/// When the store can't be read or the file written.
pub fn export(dir: &Path, file: &Path) -> anyhow::Result<()> {
    let store = open(dir)?;
    if file == Path::new("-") {
        let mut out = BufWriter::new(std::io::stdout().lock());
        storage::export(&store, &mut out)?;
        out.flush()?;
        return Ok(());
    }
    let made = File::create(file).with_context(|| format!("writing {}", file.display()))?;
    let mut out = BufWriter::new(made);
    let exported = storage::export(&store, &mut out)?;
    let made = out.into_inner().map_err(|error| error.into_error())?;
    made.sync_all()?;
    writeln!(std::io::stderr(), "{}", counted(&exported.counts))?;
    for damaged in &exported.damaged {
        writeln!(std::io::stderr(), "left out, damaged: {damaged}")?;
    }
    Ok(())
}

/// Reads such a file into an empty store.
///
/// # Errors
/// When the store isn't empty, or at the first damaged line.
pub fn import(dir: &Path, file: &Path) -> anyhow::Result<()> {
    let read = File::open(file).with_context(|| format!("reading {}", file.display()))?;
    let store = Sled::open(dir).with_context(|| named(dir))?;
    let counts = storage::import(&mut BufReader::new(read), &store)?;
    writeln!(std::io::stderr(), "{}", counted(&counts))?;
    Ok(())
}

/// Writes a backup and removes those past their age; a bot that runs over the store is asked to.
///
/// # Errors
/// When the store can't be read or the backup written.
pub fn back_up(data: &Path, dir: &Path, backups: &Path) -> anyhow::Result<()> {
    let store = match Sled::open(dir) {
        Err(storage::Error::Locked(_)) => return ask_for_backup(data),
        opened => opened.with_context(|| format!("the store in {}", dir.display()))?,
    };
    let made = storage::backup(&store, backups, crate::hall::clock())?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}: {}", made.path.display(), counted(&made.counts))?;
    for damaged in &made.damaged {
        writeln!(out, "left out, damaged: {damaged}")?;
    }
    Ok(())
}

#[cfg(unix)]
fn ask_for_backup(data: &Path) -> anyhow::Result<()> {
    let made = crate::keeper::ask(data)?;
    writeln!(std::io::stdout(), "{}", made.display())?;
    Ok(())
}

#[cfg(not(unix))]
fn ask_for_backup(_: &Path) -> anyhow::Result<()> {
    anyhow::bail!("the bot is running: stop it first")
}

/// Makes the store anew from a backup.
///
/// # Errors
/// When the backup isn't whole or the store is in use.
pub fn restore(file: &Path, dir: &Path) -> anyhow::Result<()> {
    let restored = storage::restore(file, dir)
        .with_context(|| format!("restoring {} from {}", dir.display(), file.display()))?;
    let mut out = std::io::stdout().lock();
    if let Some(aside) = &restored.aside {
        writeln!(out, "moved aside: {}", aside.display())?;
    }
    writeln!(out, "{}", counted(&restored.counts))?;
    Ok(())
}

/// Writes the store anew without what was deleted.
///
/// # Errors
/// When it is in use or can't be written.
pub fn compact(dir: &Path) -> anyhow::Result<()> {
    let done = storage::compact(dir).with_context(|| format!("compacting {}", dir.display()))?;
    writeln!(std::io::stdout(), "{} bytes", done.after)?;
    Ok(())
}

/// Moves a broken store aside and makes it anew.
///
/// # Errors
/// When it is in use or can't be written.
pub fn mend(dir: &Path, backups: &Path) -> anyhow::Result<()> {
    let report = storage::repair(dir, Some(backups))
        .with_context(|| format!("mending {}", dir.display()))?;
    let mut out = std::io::stdout().lock();
    if let Some(aside) = &report.aside {
        writeln!(out, "moved aside: {}", aside.display())?;
    }
    for bad in &report.bad_backups {
        writeln!(out, "passed over, damaged: {}", bad.display())?;
    }
    if let Some((_, path)) = &report.backup {
        writeln!(out, "from the backup {}", path.display())?;
    }
    writeln!(
        out,
        "{}; saved besides: {} events",
        counted(&report.counts),
        report.events_saved
    )?;
    for lost in &report.lost {
        writeln!(out, "lost: {lost}")?;
    }
    Ok(())
}

fn counted(counts: &storage::Counts) -> String {
    let storage::Counts {
        games,
        events,
        records,
    } = counts;
    format!("{games} games, {events} events, {records} records")
}

/// The store there; none is made where there is none, lest a mistyped folder look well.
fn open(dir: &Path) -> anyhow::Result<Sled> {
    anyhow::ensure!(dir.exists(), "there is no store in {}", dir.display());
    Sled::open(dir).with_context(|| named(dir))
}

fn named(dir: &Path) -> String {
    format!("the store in {}", dir.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_at_a_store_makes_none() {
        let folder = tempfile::tempdir().unwrap();
        let (dir, file) = (folder.path().join("store"), folder.path().join("export"));
        for said in [check(&dir).map(drop), export(&dir, &file)] {
            let said = said.unwrap_err().to_string();
            assert!(said.starts_with("there is no store in "), "{said}");
        }
        assert!(!dir.exists() && !file.exists());
    }
}
