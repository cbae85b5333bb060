//! `tetradka store …`: the store looked at and moved, while the bot isn't running.

use anyhow::Context;
use std::fs::File;
use std::io::{BufWriter, Write};
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
    let mut is_whole = report.is_whole();
    for (game, _) in store.snapshot()?.heads {
        let Ok(log) = store.log(game) else {
            continue; // told above
        };
        let lines: Vec<Vec<u8>> = log.into_iter().map(|stored| stored.bytes).collect();
        if let Err(corrupt) = crate::hall::replayed(&lines) {
            writeln!(out, "game {game}: {corrupt}")?;
            is_whole = false;
        }
    }
    Ok(is_whole)
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
/// When the store isn't empty, or at the first damaged line: nothing is imported then.
pub fn import(dir: &Path, file: &Path) -> anyhow::Result<()> {
    let counts = storage::import_file(file, dir)
        .with_context(|| format!("reading {} into {}", file.display(), named(dir)))?;
    writeln!(std::io::stderr(), "{}", counted(&counts))?;
    Ok(())
}

/// Writes a backup and removes those past their age; a bot that runs over the store is asked to.
///
/// # Errors
/// When the store can't be read or the backup written.
pub fn back_up(data: &Path, dir: &Path, backups: &Path) -> anyhow::Result<()> {
    refuse_missing(dir)?;
    let store = match Sled::open(dir) {
        Err(storage::Error::Locked(_)) => return ask_for_backup(data),
        opened => opened.with_context(|| named(dir))?,
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
    refuse_missing(dir)?;
    let done = storage::compact(dir).with_context(|| format!("compacting {}", dir.display()))?;
    writeln!(std::io::stdout(), "{} bytes", done.after)?;
    Ok(())
}

/// Moves a broken store aside and makes it anew.
///
/// # Errors
/// When it is in use or can't be written.
pub fn mend(dir: &Path, backups: &Path) -> anyhow::Result<()> {
    if storage::backups(backups)?.is_empty() {
        refuse_missing(dir)?;
    }
    let report = storage::repair(dir, Some(backups), crate::hall::clock())
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

/// The store there.
fn open(dir: &Path) -> anyhow::Result<Sled> {
    refuse_missing(dir)?;
    Sled::open(dir).with_context(|| named(dir))
}

/// Makes no store where there is none, lest a mistyped folder look well, or a lost store like an empty one
/// that has a newer backup than the lost one's.
fn refuse_missing(dir: &Path) -> anyhow::Result<()> {
    let is_missing = storage::is_missing(dir);
    anyhow::ensure!(!is_missing, "there is no store in {}", dir.display());
    Ok(())
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
        let backups = folder.path().join("backups");
        for there in [false, true] {
            if there {
                std::fs::create_dir(&dir).unwrap();
            }
            for said in [
                check(&dir).map(drop),
                export(&dir, &file),
                back_up(folder.path(), &dir, &backups),
                compact(&dir),
                mend(&dir, &backups),
            ] {
                let said = said.unwrap_err().to_string();
                assert!(said.starts_with("there is no store in "), "{said}");
            }
            assert_eq!(dir.exists(), there);
            assert!(!file.exists() && !backups.exists() && storage::is_missing(&dir));
        }
    }

    /// A store with two games, the first of which nobody can follow.
    fn strange(dir: &Path) -> Sled {
        let store = Sled::open(dir).unwrap();
        let append = |game, text: &str| storage::Append {
            game: storage::GameId(game),
            seq: games::Seq(0),
            bytes: text.into(),
        };
        let batch = storage::Batch {
            append: vec![append(1, "{}"), append(2, "{}")],
            ..storage::Batch::default()
        };
        store.commit(&batch).unwrap();
        store
    }

    #[test]
    fn a_game_that_cant_be_followed_is_not_well() {
        let folder = tempfile::tempdir().unwrap();
        let dir = folder.path().join("store");
        let store = strange(&dir);
        assert!(storage::check(&store).unwrap().is_whole());
        drop(store);
        assert!(!check(&dir).unwrap());
    }

    #[test]
    fn a_lost_store_is_mended_from_its_backup_alone() {
        let folder = tempfile::tempdir().unwrap();
        let (dir, backups) = (folder.path().join("store"), folder.path().join("backups"));
        drop(strange(&dir));
        back_up(folder.path(), &dir, &backups).unwrap();
        std::fs::remove_dir_all(&dir).unwrap();
        mend(&dir, &backups).unwrap();
        assert_eq!(Sled::open(&dir).unwrap().heads().unwrap().len(), 2);
    }
}
