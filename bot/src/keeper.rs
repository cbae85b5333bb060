//! The store opened, mended when it is broken, and backed up every day.

use crate::hall::clock;
use games::At;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use storage::{Error, Repair, Sled, Store, backup, backups, repair};

/// How old the newest backup may be, in ms.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// How often its age is looked at.
const LOOK: Duration = Duration::from_secs(15 * 60);

/// The folder of the backups in a folder of data.
pub fn backups_in(data: &Path) -> PathBuf {
    data.join("backups")
}

/// Opens the store. A broken one is moved aside and made anew from the newest good backup and all
/// that can still be read; the log says where it is and what is missing.
///
/// # Errors
/// Why it can't be opened. Nothing is deleted.
pub fn open(dir: &Path, backups: &Path) -> Result<Sled, Error> {
    match Sled::open(dir) {
        Err(Error::Broken { why, .. }) => {
            tracing::error!(dir = %dir.display(), why, "the store is broken; mending it");
            tell(&repair(dir, Some(backups))?);
            Sled::open(dir)
        }
        other => other,
    }
}

fn tell(report: &Repair) {
    let from = report
        .backup
        .as_ref()
        .map(|(_, path)| path.display().to_string());
    tracing::error!(
        aside = %report.aside.display(),
        backup = from.as_deref().unwrap_or("none"),
        events = report.counts.events,
        saved = report.events_saved,
        "the store was made anew; the broken one was moved aside and can be deleted once all is well"
    );
    for lost in &report.lost {
        tracing::error!(lost, "not in the new store");
    }
}

/// Makes a backup whenever the newest is a day old, until the task is dropped.
pub async fn keep(store: Arc<dyn Store>, dir: PathBuf) {
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        look.tick().await;
        let (store, dir) = (store.clone(), dir.clone());
        let made = tokio::task::spawn_blocking(move || if_due(&*store, &dir, clock())).await;
        match made {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "no backup could be made"),
            Err(error) => tracing::error!(%error, "no backup could be made"),
        }
    }
}

fn if_due(store: &dyn Store, dir: &Path, now: At) -> Result<(), Error> {
    let newest = if dir.exists() {
        backups(dir)?.iter().map(|(at, _)| *at).max()
    } else {
        None
    };
    if newest.is_some_and(|at| now.since(at) < DAY) {
        return Ok(());
    }
    let made = backup(store, dir, now)?;
    tracing::info!(path = %made.path.display(), events = made.counts.events, "backed up");
    for damaged in &made.damaged {
        tracing::error!(damaged, "not in the backup");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use storage::Memory;

    #[test]
    fn a_backup_a_day() {
        let dir = tempfile::tempdir().unwrap();
        let store = Memory::new();
        let now = At(1_788_253_200_000);
        let count = || backups(dir.path()).unwrap().len();
        if_due(&store, dir.path(), now).unwrap();
        assert_eq!(count(), 1);
        if_due(&store, dir.path(), now.after(DAY - 60_000)).unwrap();
        assert_eq!(count(), 1);
        if_due(&store, dir.path(), now.after(DAY + 60_000)).unwrap();
        assert_eq!(count(), 2);
    }
}
