//! The operator's list of bans: a file, read again when it changes.

use crate::chat::Input;
use crate::hall::{Bans, Door};
use anyhow::Context;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How often the file is looked at.
const LOOK: Duration = Duration::from_secs(10);

/// Reads the list.
///
/// # Errors
/// When the file can't be read or a line of it makes no sense.
pub fn read(file: &Path) -> anyhow::Result<Bans> {
    let text = std::fs::read_to_string(file);
    let text = text.with_context(|| format!("the list of bans {}", file.display()))?;
    Bans::read(&text).with_context(|| format!("the list of bans {}", file.display()))
}

fn changed(file: &Path) -> Option<SystemTime> {
    std::fs::metadata(file)
        .and_then(|data| data.modified())
        .ok()
}

/// Tells the hall of every later list, until its door closes. One that can't be read changes
/// nothing.
pub async fn watch(file: PathBuf, door: Door) {
    let mut known = changed(&file);
    let mut look = tokio::time::interval(LOOK);
    loop {
        look.tick().await;
        let now = changed(&file);
        if now == known {
            continue;
        }
        known = now;
        match read(&file) {
            Ok(bans) => {
                tracing::info!(count = bans.len(), "the list of bans was read again");
                if door.put(Input::Banned { bans }).await.is_err() {
                    return;
                }
            }
            Err(error) => tracing::error!("{error:#}; the old one stays"),
        }
    }
}
