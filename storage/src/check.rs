//! Going through the whole store.

use crate::line::Counts;
use crate::{Error, Store};

/// What a check found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// What is there and whole.
    pub counts: Counts,
    /// What is damaged, each for people.
    pub damaged: Vec<String>,
}

impl Report {
    /// Whether nothing is damaged.
    pub fn is_whole(&self) -> bool {
        self.damaged.is_empty()
    }
}

/// Reads everything: every log complete from 0, every checksum right.
///
/// # Errors
/// `Io` when the store can't be read at all, `Newer` when something in it is of a newer program;
/// damage is no error but told.
pub fn check(store: &dyn Store) -> Result<Report, Error> {
    let snapshot = store.snapshot()?;
    let mut report = Report {
        counts: Counts {
            records: snapshot.records.len() as u64,
            ..Counts::default()
        },
        damaged: snapshot.damaged,
    };
    for (game, _) in snapshot.heads {
        match store.log(game) {
            Ok(log) => {
                report.counts.games += 1;
                report.counts.events += log.len() as u64;
            }
            Err(error @ Error::Corrupt { .. }) => report.damaged.push(error.to_string()),
            Err(error) => return Err(error),
        }
    }
    Ok(report)
}
