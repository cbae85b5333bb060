//! A store as lines of JSON, and back.
//!
//! The first line is `{"store":1,"commits":N}`; then logs, game by game, as `{"game","seq","event","sum"}`,
//! and records as `{"key","value","sum"}` (`event64`, `value64`: base64 of what isn't UTF-8); then
//! `{"end":{"games","events","records"}}`.

use crate::line::{Counts, Line, VERSION};
use crate::{Append, Batch, Error, GameId, Key, MOST_BATCH_BYTES, Store};
use games::Seq;
use std::collections::BTreeSet;
use std::io::{BufRead, Read, Write};
use std::sync::Arc;

/// The longest line that is read: far more than any value makes.
const MOST_LINE_BYTES: u64 = 64 * 1024;

/// What was exported.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Exported {
    /// What is in the file.
    pub counts: Counts,
    /// What isn't, because it is damaged.
    pub damaged: Vec<String>,
}

/// Why a file wasn't imported to its end. The store has what came before, and should be thrown away.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// A line is wrong; lines are counted from 1.
    #[error("line {line}: {why}")]
    Line {
        /// Which.
        line: u64,
        /// What is wrong with it.
        why: String,
    },
    /// The file ends before its last line, or says of more than it has.
    #[error("the file was cut: {0}")]
    Cut(String),
    /// There are logs or records in the store already.
    #[error("the store isn't empty")]
    NotEmpty,
    /// The file can't be read.
    #[error("reading: {0}")]
    Read(#[from] std::io::Error),
    /// The store can't be written.
    #[error(transparent)]
    Store(#[from] Error),
}

/// Writes everything in the store as of one moment; the store goes on working meanwhile. A damaged
/// log or record is left out and told.
///
/// # Errors
/// `Io`, `Full` of the store or the writer.
pub fn export(store: &dyn Store, out: &mut dyn Write) -> Result<Exported, Error> {
    let snapshot = store.snapshot()?;
    let mut exported = Exported {
        counts: Counts::default(),
        damaged: snapshot.damaged,
    };
    let mut write = |line: Line| -> Result<(), Error> {
        let json = line.to_json().map_err(std::io::Error::from)?;
        Ok(writeln!(out, "{json}")?)
    };
    write(Line::Start {
        version: VERSION,
        commits: snapshot.commits,
    })?;
    for (game, head) in snapshot.heads {
        let log = match store.log(game) {
            Ok(log) => log,
            Err(error @ Error::Corrupt { .. }) => {
                exported.damaged.push(error.to_string());
                continue;
            }
            Err(error) => return Err(error),
        };
        exported.counts.games += 1;
        for stored in log.into_iter().take_while(|stored| stored.seq <= head) {
            exported.counts.events += 1;
            let (seq, bytes) = (stored.seq, stored.bytes);
            write(Line::Event { game, seq, bytes })?;
        }
    }
    for (key, bytes) in snapshot.records {
        exported.counts.records += 1;
        write(Line::Record { key, bytes })?;
    }
    write(Line::End(exported.counts))?;
    out.flush()?;
    Ok(exported)
}

/// Fills an empty store from an export.
///
/// # Errors
/// The first line that is wrong; `NotEmpty` before anything is done.
pub fn import(input: &mut dyn BufRead, store: &dyn Store) -> Result<Counts, ImportError> {
    refuse_filled(store)?;
    let mut filling = Filling::of(store);
    let counts = read(input, &mut |_, line| match line {
        Line::Event { game, seq, bytes } => filling.append(Append { game, seq, bytes }),
        Line::Record { key, bytes } => filling.put(key, bytes),
        Line::Start { .. } | Line::End(_) => Ok(()),
    })?;
    filling.finish()?;
    Ok(counts)
}

/// Refuses a store that has anything.
pub(crate) fn refuse_filled(store: &dyn Store) -> Result<(), ImportError> {
    let snapshot = store.snapshot()?;
    match snapshot.heads.is_empty() && snapshot.records.is_empty() {
        true => Ok(()),
        false => Err(ImportError::NotEmpty),
    }
}

/// How many bytes are committed together: a batch has room for one more of the largest values.
const MOST_TOGETHER: usize = MOST_BATCH_BYTES / 2;

/// A new store being filled, in batches as large as they may be.
pub(crate) struct Filling<'a> {
    store: &'a dyn Store,
    batch: Batch,
    weight: usize,
}

impl<'a> Filling<'a> {
    pub(crate) fn of(store: &'a dyn Store) -> Filling<'a> {
        Filling {
            store,
            batch: Batch::default(),
            weight: 0,
        }
    }

    pub(crate) fn append(&mut self, event: Append) -> Result<(), Error> {
        self.add(Batch {
            append: vec![event],
            ..Batch::default()
        })
    }

    pub(crate) fn put(&mut self, key: Key, bytes: Vec<u8>) -> Result<(), Error> {
        self.add(Batch {
            put: vec![(key, Some(bytes))],
            ..Batch::default()
        })
    }

    fn add(&mut self, one: Batch) -> Result<(), Error> {
        self.weight += one.weight();
        self.batch.append.extend(one.append);
        self.batch.put.extend(one.put);
        if self.weight < MOST_TOGETHER {
            return Ok(());
        }
        self.weight = 0;
        self.store.commit(&std::mem::take(&mut self.batch))
    }

    /// The rest.
    pub(crate) fn finish(self) -> Result<(), Error> {
        self.store.commit(&self.batch)
    }
}

/// Reads an export line by line, checks its order and its end; gives `take` each good line with
/// its number, the first and the last too.
pub(crate) fn read(
    input: &mut dyn BufRead,
    take: &mut dyn FnMut(u64, Line) -> Result<(), Error>,
) -> Result<Counts, ImportError> {
    let mut counts = Counts::default();
    let mut logs: BTreeSet<GameId> = BTreeSet::new();
    let mut at: Option<(GameId, Seq)> = None;
    let mut text = Vec::new();
    for number in 1.. {
        let wrong = |why: String| Err(ImportError::Line { line: number, why });
        text.clear();
        (&mut *input)
            .take(MOST_LINE_BYTES)
            .read_until(b'\n', &mut text)?;
        if text.is_empty() {
            return Err(ImportError::Cut("its last line is missing".into()));
        }
        if text.len() as u64 == MOST_LINE_BYTES {
            return wrong("the line is too long".into());
        }
        let line = std::str::from_utf8(&text).map_err(|e| e.to_string());
        let line = match line.and_then(|text| Line::from_json(text.trim_end())) {
            Ok(line) => line,
            Err(why) => return wrong(why),
        };
        match &line {
            Line::Start {
                version: VERSION, ..
            } if number == 1 => {}
            Line::Start { version, .. } if number == 1 && *version > VERSION => {
                return wrong(format!("version {version} is newer than this program"));
            }
            _ if number == 1 => return wrong("not an export of a store".into()),
            Line::Start { .. } => return wrong("a second start".into()),
            &Line::Event {
                game,
                seq,
                ref bytes,
            } => {
                let next = match at {
                    Some((current, seq)) if current == game => seq.0.checked_add(1).map(Seq),
                    _ if logs.insert(game) => Some(Seq(0)),
                    _ => return wrong(format!("game {game} again")),
                };
                if Some(seq) != next {
                    return wrong(format!("event {} of game {game} is out of order", seq.0));
                }
                if bytes.len() > crate::MOST_BYTES {
                    return wrong("the event is too large".into());
                }
                at = Some((game, seq));
                counts.games = logs.len() as u64;
                counts.events += 1;
            }
            Line::Record { bytes, .. } => {
                if bytes.len() > crate::MOST_BYTES {
                    return wrong("the record is too large".into());
                }
                counts.records += 1;
            }
            Line::End(said) if *said == counts => {
                take(number, line)?;
                return match input.fill_buf()?.is_empty() {
                    true => Ok(counts),
                    false => Err(ImportError::Line {
                        line: number + 1,
                        why: "a line after the last".into(),
                    }),
                };
            }
            Line::End(said) => {
                return Err(ImportError::Cut(format!("{counts:?} instead of {said:?}")));
            }
        }
        take(number, line)?;
    }
    Err(ImportError::Cut("its last line is missing".into()))
}

impl From<ImportError> for Error {
    fn from(error: ImportError) -> Error {
        match error {
            ImportError::Store(error) => error,
            ImportError::Read(error) if is_damage(&error) => Error::corrupt(error.to_string()),
            ImportError::Read(error) => error.into(),
            ImportError::NotEmpty => Error::Io(Arc::new(std::io::Error::other(error.to_string()))),
            other => Error::corrupt(other.to_string()),
        }
    }
}

/// What decompression answers to bytes it can't make sense of.
fn is_damage(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{InvalidData, InvalidInput, UnexpectedEof};
    matches!(error.kind(), InvalidData | InvalidInput | UnexpectedEof)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MOST_BYTES, Memory};

    #[test]
    fn values_are_as_large_as_a_store_takes_them() {
        for (size, is_right) in [(MOST_BYTES, true), (MOST_BYTES + 1, false)] {
            let bytes = vec![b'x'; size];
            let event = Line::Event {
                game: GameId(1),
                seq: Seq(0),
                bytes: bytes.clone(),
            };
            let record = Line::Record {
                key: Key::new("k").unwrap(),
                bytes,
            };
            for (line, games, records) in [(event, 1, 0), (record, 0, 1)] {
                let end = Line::End(Counts {
                    games,
                    events: games,
                    records,
                });
                let start = Line::Start {
                    version: VERSION,
                    commits: 0,
                };
                let lines = [start, line, end].map(|line| line.to_json().unwrap());
                let read = import(&mut lines.join("\n").as_bytes(), &Memory::new());
                let expected = match &read {
                    Ok(_) => is_right,
                    Err(error) => !is_right && matches!(error, ImportError::Line { line: 2, .. }),
                };
                assert!(expected, "{size}: {read:?}");
            }
        }
    }
}
