//! What a store can answer instead of doing what it was asked.

use crate::GameId;
use games::Seq;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

/// Why the store didn't do it. After an error of a commit, what memory holds of the games and
/// records in it must be dropped and loaded again.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Error {
    /// A log is not where the batch thinks; nothing of the batch was done.
    #[error("game {game}: the log's last number is {}, not {}", number(*found), number(*expected))]
    Conflict {
        /// Whose log.
        game: GameId,
        /// Its last number, as the batch has it.
        expected: Option<Seq>,
        /// Its last number.
        found: Option<Seq>,
    },
    /// Another process has the store open.
    #[error("{} is in use by another process", .0.display())]
    Locked(PathBuf),
    /// The disk is full, or a quota reached. Once there is room the same store goes on.
    #[error("the disk is full")]
    Full,
    /// Something in the batch is too big; nothing of it was done.
    #[error("{what}: {size} bytes, at most {most}")]
    TooLarge {
        /// Which value.
        what: String,
        /// Its size in bytes.
        size: usize,
        /// The limit.
        most: usize,
    },
    /// A record or a log isn't what was written. The rest of the store can be used.
    #[error("damaged: {what}")]
    Corrupt {
        /// Which one, and what is wrong with it.
        what: String,
    },
    /// Written by a newer version of this program.
    #[error("{what} has version {version}, newer than this program")]
    Newer {
        /// Which record or file.
        what: String,
        /// Its version.
        version: u8,
    },
    /// The directory can't be used at all, or has lost commits. It was left as it is: see
    /// [`crate::repair`].
    #[error("{} is broken: {why}", dir.display())]
    Broken {
        /// The store's directory.
        dir: PathBuf,
        /// What was seen.
        why: String,
    },
    /// The system refused. Whether a commit with this error was done is told by loading again.
    #[error("{0}")]
    Io(Arc<io::Error>),
}

fn number(seq: Option<Seq>) -> String {
    seq.map_or_else(|| "none".into(), |seq| seq.0.to_string())
}

impl Error {
    /// Whether the store as a whole can do nothing now, and the same may be done later: the disk is
    /// full, the system refuses.
    pub fn may_pass(&self) -> bool {
        matches!(
            self,
            Error::Full | Error::Io(_) | Error::Locked(_) | Error::Broken { .. }
        )
    }

    pub(crate) fn corrupt(what: impl Into<String>) -> Error {
        Error::Corrupt { what: what.into() }
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
        match error.kind() {
            StorageFull | QuotaExceeded | FileTooLarge => Error::Full,
            _ => Error::Io(Arc::new(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_that_takes_no_more_is_full() {
        use io::ErrorKind::{FileTooLarge, NotFound, QuotaExceeded, StorageFull};
        for (kind, is_full) in [
            (StorageFull, true),
            (QuotaExceeded, true),
            (FileTooLarge, true),
            (NotFound, false),
        ] {
            let error = Error::from(io::Error::from(kind));
            assert_eq!(matches!(error, Error::Full), is_full, "{kind}");
            assert!(error.may_pass(), "{kind}");
        }
        assert!(!Error::corrupt("x").may_pass());
    }
}
