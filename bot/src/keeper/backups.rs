//! Backups of the running bot's store.

use crate::hall::clock;
use crate::monitor::Meters;
use games::At;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use storage::{Backup, Error, Store, backup, backups};
use tokio::sync::Mutex;
use tokio::time::MissedTickBehavior;

/// How old the newest backup may be, in ms.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// How often its age is looked at.
const LOOK: Duration = Duration::from_secs(15 * 60);

/// The folder of the backups in a folder of data.
pub fn backups_in(data: &Path) -> PathBuf {
    data.join("backups")
}

/// Makes backups of a store, one at a time; a copy makes the same.
#[derive(Clone)]
pub struct Backups {
    store: Arc<dyn Store>,
    dir: PathBuf,
    /// Held while one is made.
    making: Arc<Mutex<()>>,
    meters: Meters,
}

impl Backups {
    /// Backups of this store in that folder.
    pub fn new(store: Arc<dyn Store>, dir: PathBuf, meters: Meters) -> Backups {
        Backups {
            meters,
            store,
            dir,
            making: Arc::default(),
        }
    }

    /// Makes one whenever the newest is a day old, until the task is dropped.
    pub async fn daily(self) {
        let mut look = tokio::time::interval(LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            look.tick().await;
            let dir = self.dir.clone();
            let newest = tokio::task::spawn_blocking(move || newest(&dir, clock()));
            match newest.await {
                Ok(Ok(Some(at))) if !is_due(at, clock()) => self.meters.backed_up(at),
                Ok(Ok(_)) => drop(self.make().await),
                Ok(Err(error)) => tracing::error!(%error, "the backups can't be listed"),
                Err(error) => tracing::error!(%error, "the backups can't be listed"),
            }
        }
    }

    /// Makes one now; the log tells how it went.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn make(&self) -> Result<Backup, Error> {
        let _alone = self.making.lock().await;
        let (store, dir) = (self.store.clone(), self.dir.clone());
        let making = tokio::task::spawn_blocking(move || backup(&*store, &dir, clock()));
        let made = making.await.map_err(std::io::Error::other)?;
        match &made {
            Ok(made) => {
                self.meters.backed_up(clock());
                let (path, events) = (made.path.display(), made.counts.events);
                tracing::info!(%path, events, bytes = made.size, "backed up");
                for damaged in &made.damaged {
                    tracing::error!(damaged, "not in the backup");
                }
            }
            Err(error) => tracing::error!(%error, "no backup could be made"),
        }
        made
    }
}

/// When the newest backup was made. One from the future is none: the clock was wrong when it was made,
/// or is now.
fn newest(dir: &Path, now: At) -> Result<Option<At>, Error> {
    let all = backups(dir)?;
    Ok(all.iter().map(|(at, _)| *at).filter(|&at| at <= now).max())
}

/// Whether it is time for another.
fn is_due(newest: At, now: At) -> bool {
    now.since(newest) >= DAY
}

#[cfg(test)]
mod tests {
    use super::*;
    use storage::Memory;

    const NOW: At = At(1_788_253_200_000);

    fn is_due_in(dir: &Path, now: At) -> bool {
        newest(dir, now).unwrap().is_none_or(|at| is_due(at, now))
    }

    #[test]
    fn a_backup_a_day() {
        let dir = tempfile::tempdir().unwrap();
        let dir = dir.path().join("backups");
        let due = |at: At| is_due_in(&dir, at);
        let make = |at: At| drop(backup(&Memory::new(), &dir, at).unwrap());
        assert!(due(NOW), "there is no folder yet");
        make(NOW);
        for (later, expected) in [
            (0, false),
            (60_000, false),
            (DAY - 60_000, false),
            (DAY, true),
            (3 * DAY, true),
        ] {
            assert_eq!(due(NOW.after(later)), expected, "{later}");
        }
        // A clock that went back must not end the backups until it has caught up.
        assert!(due(At(NOW.0 - DAY)));
    }

    #[test]
    fn a_year_of_them() {
        let dir = tempfile::tempdir().unwrap();
        let mut made = 0;
        for look in 0..365 * 24 {
            let now = NOW.after(look * DAY / 24);
            if is_due_in(dir.path(), now) {
                backup(&Memory::new(), dir.path(), now).unwrap();
                made += 1;
            }
        }
        assert_eq!(made, 365);
        let kept = backups(dir.path()).unwrap();
        let last = NOW.after(364 * DAY);
        let ages: Vec<u64> = kept.iter().map(|(at, _)| last.since(*at) / DAY).collect();
        assert_eq!(ages[..7], [0, 1, 2, 3, 4, 5, 6], "a week of days: {ages:?}");
        assert!((8..=10).contains(&ages.len()), "and four weeks: {ages:?}");
        assert!(ages.iter().all(|&age| age < 28), "{ages:?}");
    }

    #[tokio::test]
    async fn one_that_is_asked_for_is_made_at_once() {
        let dir = tempfile::tempdir().unwrap();
        let backups = Backups::new(
            Arc::new(Memory::new()),
            dir.path().to_owned(),
            Meters::new(),
        );
        let made = backups.make().await.unwrap();
        assert!(made.path.exists());
        assert!(!is_due_in(dir.path(), clock()));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn those_that_are_asked_for_at_once_are_made_one_after_the_other() {
        let dir = tempfile::tempdir().unwrap();
        let backups = Backups::new(
            Arc::new(Memory::new()),
            dir.path().to_owned(),
            Meters::new(),
        );
        let made = (0..8).map(|_| {
            let backups = backups.clone();
            tokio::spawn(async move { backups.make().await })
        });
        let made: Vec<_> = made.collect();
        for made in made {
            made.await.unwrap().unwrap();
        }
    }

    #[tokio::test]
    async fn the_first_look_makes_one_and_the_meter_shows_the_newest() {
        let dir = tempfile::tempdir().unwrap();
        let mut newest = 0;
        // The second start finds what the first made.
        for _ in 0..2 {
            let meters = Meters::new();
            let store = Arc::new(Memory::new());
            let backups = Backups::new(store, dir.path().to_owned(), meters.clone());
            let looking = tokio::spawn(backups.daily());
            let late = tokio::time::Instant::now() + Duration::from_secs(20);
            let shown = loop {
                let text = meters.text();
                let series = "tetradka_last_backup_timestamp_seconds ";
                let shown = text.lines().find_map(|line| line.strip_prefix(series));
                match shown.and_then(|shown| shown.parse::<u64>().ok()) {
                    Some(shown) if shown > 0 => break shown,
                    _ => assert!(tokio::time::Instant::now() < late, "{text}"),
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            };
            looking.abort();
            let kept = storage::backups(dir.path()).unwrap();
            assert_eq!(kept.len(), 1);
            assert!(kept[0].0.0 / 1000 <= shown);
            assert!(newest == 0 || newest == kept[0].0.0, "another was made");
            newest = kept[0].0.0;
        }
    }
}
