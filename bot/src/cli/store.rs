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
    writeln!(out, "{report:#?}")?;
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
    writeln!(std::io::stderr(), "{exported:?}")?;
    Ok(())
}

/// Reads such a file into an empty store.
///
/// # Errors
/// When the store isn't empty, or at the first damaged line.
pub fn import(dir: &Path, file: &Path) -> anyhow::Result<()> {
    let read = File::open(file).with_context(|| format!("reading {}", file.display()))?;
    let store = open(dir)?;
    let counts = storage::import(&mut BufReader::new(read), &store)?;
    writeln!(std::io::stderr(), "{counts:?}")?;
    Ok(())
}

fn open(dir: &Path) -> anyhow::Result<Sled> {
    Sled::open(dir).with_context(|| format!("the store in {}", dir.display()))
}
