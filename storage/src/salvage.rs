//! Reading a broken store: through sled as far as it opens, and record by record from the raw file.

use crate::record::{MAGIC, Record, unseal_first};
use crate::sled::layout::{self, Found};
use crate::{GameId, Key};
use games::Seq;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

/// A value, and the commit that wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Dated {
    pub(crate) commit: u64,
    pub(crate) bytes: Vec<u8>,
}

/// Everything that was found, of each the latest.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Carved {
    pub(crate) events: BTreeMap<(GameId, Seq), Dated>,
    pub(crate) records: BTreeMap<Key, Dated>,
    /// The last commit that deleted a key.
    pub(crate) deleted: BTreeMap<Key, u64>,
}

/// Longer than any record, so that one that lies across a boundary is seen whole.
const OVERLAP: usize = 8 * 1024;
const CHUNK: usize = 1 << 20;

/// Finds all whole records in a file, whatever lies around them: also such as were deleted or
/// replaced, and such as were never acknowledged.
pub(crate) fn carve(path: &Path) -> io::Result<Carved> {
    carve_from(&mut BufReader::new(File::open(path)?))
}

fn carve_from(input: &mut dyn Read) -> io::Result<Carved> {
    let mut carved = Carved::default();
    let mut window = Vec::new();
    loop {
        let read = (&mut *input).take(CHUNK as u64).read_to_end(&mut window)?;
        let last = read < CHUNK;
        let end = match last {
            true => window.len(),
            false => window.len().saturating_sub(OVERLAP),
        };
        for at in 0..end {
            if let Some(rest) = window.get(at..)
                && rest.starts_with(&MAGIC)
                && let Ok(record) = unseal_first(rest)
            {
                carved.take(&record);
            }
        }
        window.drain(..end);
        if last {
            return Ok(carved);
        }
    }
}

impl Carved {
    fn take(&mut self, record: &Record<'_>) {
        let dated = Dated {
            commit: record.commit,
            bytes: record.payload.to_vec(),
        };
        match layout::read(record.key) {
            Ok(Found::Event(game, seq)) => latest(self.events.entry((game, seq)), dated),
            Ok(Found::Record(key)) => latest(self.records.entry(key), dated),
            Ok(Found::Commits) => {
                let (_, keys) = layout::read_commits(record.payload).unwrap_or_default();
                for key in keys {
                    let last = self.deleted.entry(key).or_default();
                    *last = record.commit.max(*last);
                }
            }
            Ok(Found::Head(_)) | Err(_) => {}
        }
    }
}

fn latest<K: Ord>(entry: Entry<'_, K, Dated>, dated: Dated) {
    match entry {
        Entry::Vacant(place) => drop(place.insert(dated)),
        Entry::Occupied(mut place) if place.get().commit < dated.commit => {
            place.insert(dated);
        }
        Entry::Occupied(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::seal;

    #[test]
    fn finds_the_latest_anywhere() {
        let key = Key::new("chat/1").unwrap();
        let event = layout::event(GameId(5), Seq(2));
        let record = layout::record(&key);
        let mut chance = fastrand::Rng::with_seed(5);
        let mut file: Vec<u8> = Vec::new();
        let mut noise = |file: &mut Vec<u8>, len: usize| {
            file.extend((0..len).map(|_| chance.u8(..)));
        };
        noise(&mut file, 100);
        file.extend(seal(3, &record, b"newer"));
        file.extend(seal(2, &record, b"older"));
        file.extend(b"TkTkTkTk");
        // Across the boundary of two chunks.
        let gap = CHUNK - OVERLAP - 10 - file.len();
        noise(&mut file, gap);
        file.extend(seal(4, &event, &[7; 3000]));
        let mut damaged = seal(9, &event, &[8; 100]);
        damaged[60] ^= 1;
        file.extend(damaged);
        let gone = Key::new("gone").unwrap();
        for commit in [6, 4] {
            let payload = layout::commits(commit, [&gone].into_iter());
            file.extend(seal(commit, layout::COMMITS, &payload));
        }
        // Half of it in a chunk, half in the next.
        let gap = 2 * CHUNK - 1500 - file.len();
        noise(&mut file, gap);
        let half = layout::event(GameId(5), Seq(9));
        file.extend(seal(5, &half, &[9; 3000]));
        noise(&mut file, CHUNK);
        file.extend(seal(5, &layout::event(GameId(5), Seq(3)), b"the end"));
        let carved = carve_from(&mut &file[..]).unwrap();
        let dated = |commit, bytes: &[u8]| Dated {
            commit,
            bytes: bytes.to_vec(),
        };
        let events = [
            ((GameId(5), Seq(2)), dated(4, &[7; 3000])),
            ((GameId(5), Seq(3)), dated(5, b"the end")),
            ((GameId(5), Seq(9)), dated(5, &[9; 3000])),
        ];
        assert_eq!(carved.events, events.into());
        assert_eq!(carved.records, [(key, dated(3, b"newer"))].into());
        assert_eq!(carved.deleted, [(gone, 6)].into());
    }
}
