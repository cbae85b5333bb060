//! Another body for a message there is.

use super::keys::keyboard;
use super::letter::{Letter, Post, Spot, What, caption, number};
use super::pictures::media;
use super::post::no_preview;
use super::send::Sender;
use super::text::{self, Html, MESSAGE};
use super::trouble::Trouble;
use crate::chat::outbox::Sent;
use crate::chat::{Body, MessageId, PostId, RoomRef};
use teloxide::payloads::{
    EditMessageCaptionSetters, EditMessageMediaSetters, EditMessageTextSetters,
};
use teloxide::prelude::Requester;
use teloxide::types::ParseMode;

impl Sender {
    pub(super) async fn edit(
        &self,
        spot: Spot,
        room: RoomRef,
        message: MessageId,
        body: Body,
        post: Option<PostId>,
    ) -> Sent<Letter> {
        let (chat, id) = match (spot, number(&message.0)) {
            (Spot::Inline(id), _) => {
                return self
                    .post_inline(&id, room, Post::new(None, body, None))
                    .await;
            }
            (Spot::Chat(chat, _), Some(id)) => (chat, id),
            (Spot::Chat(..), None) => return Sent::Done,
        };
        let keys = keyboard(&body.buttons).unwrap_or_default();
        let edited = match &body.picture {
            Some(picture) => {
                let Some(mut sheet) = self.file(picture).await else {
                    // It can't be drawn: the message stays as it is.
                    return Sent::Done;
                };
                loop {
                    let words = caption(&body, picture).unwrap_or_default();
                    let media = media(picture, sheet.file(), words);
                    let request = self.bot.edit_message_media(chat, id, media);
                    match request.reply_markup(keys.clone()).await {
                        Ok(message) => {
                            self.keep(picture, &sheet, &message).await;
                            break Ok(());
                        }
                        Err(error) => match self.instead(picture, &sheet, &error).await {
                            Some(drawn) => sheet = drawn,
                            None => break Err(error),
                        },
                    }
                }
            }
            None => {
                let words = first(&body, MESSAGE);
                let request = self.bot.edit_message_text(chat, id, words.text);
                request
                    .parse_mode(ParseMode::Html)
                    .link_preview_options(no_preview())
                    .reply_markup(keys.clone())
                    .await
                    .map(drop)
            }
        };
        let Err(error) = edited else {
            return Sent::Done;
        };
        let trouble = Trouble::of(&error);
        if trouble == Trouble::NoText {
            let words = first(&body, text::CAPTION);
            let request = self.bot.edit_message_caption(chat, id).caption(words.text);
            let request = request.parse_mode(ParseMode::Html).reply_markup(keys);
            if let Err(error) = request.await {
                let letter = Letter {
                    room,
                    what: What::Edit {
                        message,
                        body,
                        post,
                    },
                };
                return self.after(&Trouble::of(&error), &error, letter);
            }
            return Sent::Done;
        }
        match trouble {
            Trouble::Moved(to) => {
                self.moved(&room, to);
                Sent::Done
            }
            trouble => {
                let letter = Letter {
                    room,
                    what: What::Edit {
                        message,
                        body,
                        post,
                    },
                };
                self.after(&trouble, &error, letter)
            }
        }
    }
}

/// The first of the messages that a text needs: an edited one can't become two.
pub(super) fn first(body: &Body, most: usize) -> Html {
    text::parts(&body.text, most)
        .into_iter()
        .next()
        .unwrap_or_default()
}
