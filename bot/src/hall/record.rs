//! Records read back: the file that a finished game gives ends with its log.

use super::fold::replay;
use crate::speech::{Scene, Tongue};
use games::Viewer;

/// What stands between the part for people and the log.
pub(super) const MARK: &str = "\n--- tetradka log ---\n";

/// Why a text isn't a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoRecord {
    /// It has no log.
    #[error("there is no log in it")]
    NoLog,
    /// The log can't be followed.
    #[error(transparent)]
    Corrupt(#[from] games::Corrupt),
}

/// The final board of a record, in words.
///
/// # Errors
/// `NoLog`, or `Corrupt` where the log can't be followed.
pub fn read_back(text: &str, tongue: Tongue) -> Result<String, NoRecord> {
    // A file that went through another system may end its lines otherwise.
    let text = text.replace("\r\n", "\n");
    let (_, log) = text.split_once(MARK).ok_or(NoRecord::NoLog)?;
    let lines: Vec<Vec<u8>> = log
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| line.as_bytes().to_vec())
        .collect();
    let table = replay(&lines)?;
    let names = (1..=table.players()).map(|n| n.to_string());
    let scene = Scene::new(tongue, names.collect());
    Ok(table.text(Viewer::Spectator, &scene))
}
