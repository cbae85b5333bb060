//! What a repair has from its sources, put together: the latest state of each thing.

use crate::repair::Repair;
use crate::salvage::Carved;
use crate::{GameId, Key};
use games::Seq;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// What one source has.
#[derive(Debug, Default)]
pub(crate) struct Contents {
    pub(crate) commits: u64,
    pub(crate) events: BTreeMap<(GameId, Seq), Vec<u8>>,
    pub(crate) records: BTreeMap<Key, Vec<u8>>,
    /// Not all records could be read. Otherwise one that isn't there was deleted, or never was.
    pub(crate) damaged: bool,
}

/// Puts together what is known, the latest state of each thing.
pub(crate) fn merge(
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
    // Records that come from the earlier one, in which there are as many commits.
    let (mut older, mut earlier) = (BTreeSet::new(), 0);
    if let Some(other) = other {
        earlier = other.commits;
        for (at, bytes) in other.events {
            base.events.entry(at).or_insert(bytes);
        }
        if base.damaged {
            for (key, bytes) in other.records {
                if let Entry::Vacant(place) = base.records.entry(key) {
                    older.insert(place.key().clone());
                    place.insert(bytes);
                }
            }
        }
    }
    for (at, dated) in carved.events {
        base.commits = base.commits.max(dated.commit);
        base.events.entry(at).or_insert(dated.bytes);
    }
    // Up to which commit the state of a record is known.
    let known = |older: &BTreeSet<Key>, key: &Key| match older.contains(key) {
        true => earlier,
        false => sure,
    };
    for (key, &commit) in &carved.deleted {
        if commit > known(&older, key) {
            base.records.remove(key);
            older.remove(key);
        }
    }
    for (key, dated) in carved.records {
        base.commits = base.commits.max(dated.commit);
        let deleted = carved.deleted.get(&key);
        let deleted = deleted.is_some_and(|&commit| commit >= dated.commit);
        let hole = base.damaged && !base.records.contains_key(&key);
        if !deleted && (dated.commit > known(&older, &key) || hole) {
            older.remove(&key);
            base.records.insert(key, dated.bytes);
        }
    }
    let told = |key| format!("record {key}: only an older state of it");
    report.lost.extend(older.iter().map(told));
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

#[cfg(test)]
mod tests;
