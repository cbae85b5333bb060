//! A small file beside sled's that says how many commits there were.
//!
//! sled takes a damaged place in its file for the end of an interrupted write, and drops all that
//! comes after it without a word. The file of the witness shows that: it is written after every
//! durable commit, so the store can be ahead of it, never behind.

use crate::Error;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

/// The file's name.
pub(crate) const FILE: &str = "witness";
const MAGIC: [u8; 4] = *b"Tkw1";

/// The open file.
pub(crate) struct Witness(File);

impl Witness {
    /// Opens or makes the file in `dir` and locks it, and says what it saw; None when it is new or
    /// unreadable. The lock is the store's: it is held as long as the file is open.
    pub(crate) fn open(dir: &Path) -> Result<(Witness, Option<u64>), Error> {
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(dir.join(FILE))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(Error::Locked(dir.to_path_buf())),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let mut bytes = Vec::new();
        (&mut file).take(64).read_to_end(&mut bytes)?;
        Ok((Witness(file), parse(&bytes)))
    }

    /// Notes a durable commit. It isn't synced: a power cut makes the witness forget, not lie.
    pub(crate) fn saw(&mut self, commits: u64) -> Result<(), Error> {
        self.0.seek(SeekFrom::Start(0))?;
        self.0.write_all(&text(commits))?;
        Ok(())
    }
}

fn text(commits: u64) -> [u8; 16] {
    let mut bytes = [0; 16];
    bytes[..4].copy_from_slice(&MAGIC);
    bytes[4..12].copy_from_slice(&commits.to_le_bytes());
    let crc = crc32fast::hash(&bytes[..12]);
    bytes[12..].copy_from_slice(&crc.to_le_bytes());
    bytes
}

fn parse(bytes: &[u8]) -> Option<u64> {
    let commits = u64::from_le_bytes(*bytes.get(4..)?.first_chunk()?);
    (bytes == text(commits)).then_some(commits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_what_it_saw() {
        let dir = tempfile::tempdir().unwrap();
        let (mut witness, seen) = Witness::open(dir.path()).unwrap();
        assert_eq!(seen, None);
        for commits in [1, u64::MAX, 5] {
            witness.saw(commits).unwrap();
            assert!(matches!(Witness::open(dir.path()), Err(Error::Locked(_))));
            drop(witness);
            let seen;
            (witness, seen) = Witness::open(dir.path()).unwrap();
            assert_eq!(seen, Some(commits));
        }
        drop(witness);
        let mut changed = text(5);
        changed[4] ^= 1;
        for bad in [
            &b""[..],
            b"Tkw1garbage",
            &changed,
            &[text(5), text(5)].concat(),
        ] {
            std::fs::write(dir.path().join(FILE), bad).unwrap();
            assert_eq!(Witness::open(dir.path()).unwrap().1, None, "{bad:?}");
        }
    }
}
