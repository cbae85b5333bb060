//! The store opened, mended when it is broken, and backed up: every day, and when somebody asks.

mod backups;
#[cfg(unix)]
mod request;

pub use backups::{Backups, backups_in};
#[cfg(unix)]
pub use request::{ask, listen, socket_in};

use crate::hall::clock;
use std::path::Path;
use std::path::PathBuf;
use std::time::Duration;
use storage::{Error, Repair, Sled, backups as backups_of, check, is_missing, repair};

/// How often a store on a full disk is tried again.
const TRY: Duration = Duration::from_secs(5);

/// Opens the store as [`open`] does; on a full disk, as soon as there is room.
///
/// # Errors
/// Why it can't be opened.
pub async fn open_with_room(dir: PathBuf, backups: PathBuf) -> Result<Sled, Error> {
    loop {
        let (at, kept) = (dir.clone(), backups.clone());
        let opening = tokio::task::spawn_blocking(move || open(&at, &kept));
        let opened = opening.await.map_err(std::io::Error::other)?;
        match opened {
            Err(Error::Full) => {
                tracing::error!(dir = %dir.display(), "the disk is full: waiting for room");
                tokio::time::sleep(TRY).await;
            }
            opened => return opened,
        }
    }
}

/// Opens the store. One that is broken or damaged is moved aside and made anew from the newest good
/// backup and all that can still be read, and one that is missing from the backup alone; the log says
/// where it is and what is missing.
///
/// # Errors
/// Why it can't be opened; `Newer` for one of a newer program, which is left alone. Nothing is
/// deleted.
pub fn open(dir: &Path, backups: &Path) -> Result<Sled, Error> {
    if is_missing(dir) && !backups_of(backups)?.is_empty() {
        tracing::error!(dir = %dir.display(), "the store is missing, and there are backups of it");
        mend(dir, backups)?;
        return Sled::open(dir);
    }
    let store = match Sled::open(dir) {
        Err(Error::Broken { why, .. }) => {
            tracing::error!(dir = %dir.display(), why, "the store is broken; mending it");
            mend(dir, backups)?;
            Sled::open(dir)?
        }
        opened => opened?,
    };
    let found = check(&store)?;
    if found.is_whole() {
        return Ok(store);
    }
    for damaged in &found.damaged {
        tracing::error!(damaged, "the store is damaged; mending it");
    }
    drop(store);
    mend(dir, backups)?;
    // Whatever is in it now, it is used: it couldn't be made any better.
    Sled::open(dir)
}

fn mend(dir: &Path, backups: &Path) -> Result<(), Error> {
    let report = repair(dir, Some(backups), clock())?;
    tell(&report);
    Ok(())
}

fn tell(report: &Repair) {
    for bad in &report.bad_backups {
        tracing::error!(backup = %bad.display(), "a backup that can't be read was passed over");
    }
    let shown = |path: &Path| path.display().to_string();
    let from = report.backup.as_ref().map(|(_, path)| shown(path));
    let aside = report.aside.as_deref().map(shown);
    tracing::error!(
        aside = aside.as_deref().unwrap_or("nothing was there"),
        backup = from.as_deref().unwrap_or("none"),
        games = report.counts.games,
        events = report.counts.events,
        saved = report.events_saved,
        "the store was made anew; keep what was moved aside until all is well"
    );
    if report.backup.is_none() {
        tracing::error!("there is no good backup: the new store has only what could still be read");
    }
    for lost in &report.lost {
        tracing::error!(lost, "not in the new store");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use std::sync::{Arc, Mutex};
    use storage::Counts;

    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Write for Log {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    /// What the log says of a repair.
    fn told(report: &Repair) -> String {
        let log = Log::default();
        let lines = log.clone();
        let lines = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_writer(move || lines.clone())
            .finish();
        tracing::subscriber::with_default(lines, || tell(report));
        let bytes = log.0.lock().unwrap();
        String::from_utf8(bytes.clone()).unwrap()
    }

    #[test]
    fn the_operator_is_told_what_a_repair_did() {
        let counts = Counts {
            games: 3,
            events: 40,
            records: 5,
        };
        let report = Repair {
            aside: Some("/data/store.broken-1".into()),
            backup: Some((games::At(0), "/data/backups/good".into())),
            bad_backups: vec!["/data/backups/bad".into()],
            counts,
            events_saved: 7,
            records_saved: 0,
            lost: vec!["game 5: event 9 is missing".into()],
        };
        let log = told(&report);
        for part in [
            "aside=\"/data/store.broken-1\"",
            "backup=\"/data/backups/good\"",
            "backup=/data/backups/bad",
            "games=3 events=40 saved=7",
            "lost=\"game 5: event 9 is missing\"",
        ] {
            assert!(log.contains(part), "{part} in {log}");
        }
        assert!(!log.contains("no good backup"), "{log}");
        assert_eq!(log.lines().count(), 3, "{log}");
        let log = told(&Repair::default());
        assert!(log.contains("there is no good backup"), "{log}");
        assert!(
            log.contains("aside=\"nothing was there\" backup=\"none\""),
            "{log}"
        );
    }
}
