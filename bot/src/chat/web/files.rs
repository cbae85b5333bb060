//! Pictures and documents of the rooms, as files: they are too big for records.

use super::Error;
use super::message::{Attached, Drawn, Kept};
use super::seal;
use crate::chat::{Body, Document, Picture};
use axum::body::Bytes;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Pictures at hand in memory.
const AT_HAND: usize = 64;
/// The biggest file that is kept.
const MOST_BYTES: usize = 10 * 1024 * 1024;

/// The folder of the files.
pub(super) struct Files {
    folder: PathBuf,
    /// The newest last.
    at_hand: Mutex<VecDeque<(PathBuf, Bytes)>>,
}

impl Files {
    /// Files under `folder`.
    pub(super) fn new(folder: PathBuf) -> Files {
        Files {
            folder,
            at_hand: Mutex::default(),
        }
    }

    /// Draws and keeps what belongs to a body. What can't be drawn or kept is left out: the message
    /// then goes out with its words alone.
    pub(super) async fn keep(self: &Arc<Files>, room: &str, body: &Body) -> Kept {
        let mut kept = Kept::default();
        if let Some(picture) = &body.picture {
            kept.picture = self.draw(room, picture).await;
        }
        if let Some(document) = &body.document {
            match self.keep_document(room, document).await {
                Ok(attached) => kept.document = Some(attached),
                Err(why) => tracing::error!(%why, "a file was not kept"),
            }
        }
        kept
    }

    /// Draws a picture away from the async threads.
    async fn draw(self: &Arc<Files>, room: &str, picture: &Picture) -> Option<Drawn> {
        let drawn = Drawn {
            file: file_name(picture),
            alt: picture.read_out().to_owned(),
            mime: picture.mime.to_owned(),
        };
        let path = self.picture_path(room, &drawn.file);
        let (files, draw) = (self.clone(), picture.draw.clone());
        let work = tokio::task::spawn_blocking(move || {
            if path.exists() {
                return Ok::<(), std::io::Error>(());
            }
            let bytes = draw();
            if bytes.is_empty() || bytes.len() > MOST_BYTES {
                return Err(std::io::ErrorKind::InvalidData.into());
            }
            write_whole(&path, &bytes)?;
            files.keep_at_hand(path, Bytes::from(bytes));
            Ok(())
        });
        match work.await {
            Ok(Ok(())) => Some(drawn),
            Ok(Err(why)) => {
                tracing::error!(%why, "a picture was not drawn");
                None
            }
            Err(_) => {
                tracing::error!("drawing a picture failed");
                None
            }
        }
    }

    /// A picture that a message of the room shows.
    pub(super) async fn picture(self: &Arc<Files>, room: &str, file: &str) -> Result<Bytes, Error> {
        let path = self.picture_path(room, file);
        {
            let at_hand = self.at_hand.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some((_, bytes)) = at_hand.iter().find(|(known, _)| *known == path) {
                return Ok(bytes.clone());
            }
        }
        let bytes = Bytes::from(tokio::fs::read(&path).await.map_err(Error::File)?);
        self.keep_at_hand(path, bytes.clone());
        Ok(bytes)
    }

    fn keep_at_hand(&self, path: PathBuf, bytes: Bytes) {
        let mut at_hand = self.at_hand.lock().unwrap_or_else(PoisonError::into_inner);
        at_hand.retain(|(known, _)| *known != path);
        at_hand.push_back((path, bytes));
        if at_hand.len() > AT_HAND {
            at_hand.pop_front();
        }
    }

    async fn keep_document(&self, room: &str, document: &Document) -> Result<Attached, Error> {
        if document.bytes.len() > MOST_BYTES {
            return Err(Error::File(std::io::ErrorKind::FileTooLarge.into()));
        }
        let attached = Attached {
            file: seal::token()?,
            name: safe_name(&document.name),
        };
        let path = self.document_path(room, &attached.file);
        let bytes = document.bytes.clone();
        let work = tokio::task::spawn_blocking(move || write_whole(&path, &bytes));
        work.await
            .map_err(|_| Error::Closed)?
            .map_err(Error::File)?;
        Ok(attached)
    }

    /// A document that was kept.
    pub(super) async fn document(&self, room: &str, name: &str) -> Result<Bytes, Error> {
        let bytes = tokio::fs::read(self.document_path(room, name)).await;
        Ok(Bytes::from(bytes.map_err(Error::File)?))
    }

    /// Forgets a picture.
    pub(super) fn drop_picture(&self, room: &str, file: &str) {
        remove(self.picture_path(room, file));
    }

    /// Forgets a document.
    pub(super) fn drop_document(&self, room: &str, name: &str) {
        remove(self.document_path(room, name));
    }

    fn picture_path(&self, room: &str, file: &str) -> PathBuf {
        self.folder.join("pictures").join(room).join(file)
    }

    fn document_path(&self, room: &str, name: &str) -> PathBuf {
        self.folder.join("documents").join(room).join(name)
    }
}

/// The name of a picture's file: its key may hold anything, a hash of it is a safe name.
fn file_name(picture: &Picture) -> String {
    let mut hash = Sha256::new();
    hash.update(picture.mime);
    hash.update([0]);
    hash.update(&picture.key);
    let hash: [u8; 32] = hash.finalize().into();
    BASE64.encode(&hash[..16])
}

/// A name that fits a header and any disk.
fn safe_name(name: &str) -> String {
    let safe = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    let name: String = name.chars().filter(|&c| safe(c)).take(80).collect();
    match name.trim_start_matches('.') {
        "" => "file".to_owned(),
        name => name.to_owned(),
    }
}

/// Writes a file that is there whole after a crash, or not at all.
fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let fresh = path.with_extension("new");
    let mut out = fs::File::create(&fresh)?;
    out.write_all(bytes)?;
    out.sync_data()?;
    fs::rename(&fresh, path)
}

fn remove(path: PathBuf) {
    tokio::task::spawn_blocking(move || {
        if let Err(why) = fs::remove_file(&path) {
            tracing::debug!(%why, "a file was not removed");
        }
    });
}
