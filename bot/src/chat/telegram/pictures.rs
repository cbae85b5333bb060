//! Pictures as files: drawn and brought, or named by the id that Telegram gave them.

use super::send::Sender;
use super::text::Html;
use super::trouble::Trouble;
use crate::chat::Picture;
use teloxide::RequestError;
use teloxide::types::{
    FileId, InputFile, InputMedia, InputMediaAnimation, InputMediaPhoto, Message, ParseMode,
};

/// A picture on its way.
pub(super) enum Sheet {
    /// Telegram has it under this id.
    Known(String),
    /// It is to be brought.
    Drawn(InputFile),
}

impl Sheet {
    pub(super) fn file(&self) -> InputFile {
        match self {
            Sheet::Known(id) => InputFile::file_id(FileId(id.clone())),
            Sheet::Drawn(file) => file.clone(),
        }
    }
}

impl Sender {
    /// A picture's file: by its id where Telegram has it, else drawn. None where it can't be drawn.
    pub(super) async fn file(&self, picture: &Picture) -> Option<Sheet> {
        match self.files.find(&picture.key).await {
            Some(id) => Some(Sheet::Known(id)),
            None => self.drawn(picture).await.map(Sheet::Drawn),
        }
    }

    /// Sending a file has failed: the picture drawn, where that was because its id is dead.
    pub(super) async fn instead(
        &self,
        picture: &Picture,
        sheet: &Sheet,
        error: &RequestError,
    ) -> Option<Sheet> {
        let is_dead = Trouble::of(error) == Trouble::DeadFile;
        if !is_dead || matches!(sheet, Sheet::Drawn(_)) {
            return None;
        }
        self.files.forget(&picture.key).await;
        self.drawn(picture).await.map(Sheet::Drawn)
    }

    /// A file was sent: the next time Telegram has it.
    pub(super) async fn keep(&self, picture: &Picture, sheet: &Sheet, message: &Message) {
        if let (Sheet::Drawn(_), Some(id)) = (sheet, file_id(message)) {
            self.files.keep(&picture.key, id).await;
        }
    }

    async fn drawn(&self, picture: &Picture) -> Option<InputFile> {
        let bytes = picture.drawn().await?;
        let name = if picture.is_replay() {
            "game.gif"
        } else {
            "board.png"
        };
        Some(InputFile::memory(bytes).file_name(name))
    }
}

pub(super) fn media(picture: &Picture, file: InputFile, words: Html) -> InputMedia {
    if picture.is_replay() {
        let media = InputMediaAnimation::new(file).caption(words.text);
        InputMedia::Animation(media.parse_mode(ParseMode::Html))
    } else {
        let media = InputMediaPhoto::new(file).caption(words.text);
        InputMedia::Photo(media.parse_mode(ParseMode::Html))
    }
}

/// The id of the file in a message.
pub(super) fn file_id(message: &Message) -> Option<String> {
    if let Some(animation) = message.animation() {
        return Some(animation.file.id.0.clone());
    }
    let largest = message.photo()?.iter().max_by_key(|size| size.width)?;
    Some(largest.file.id.0.clone())
}
