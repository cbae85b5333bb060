//! Sends letters, and tells the hall what became of them.

use super::doubt::Newest;
use super::files::Files;
use super::letter::{Letter, Pace, Post, Spot, What, number};
use super::links;
use super::trouble::Trouble;
use crate::chat::outbox::{Again, Carrier, Class, Gauge, Parcel, Sent};
use crate::chat::{Input, MessageId, RoomRef};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use teloxide::RequestError;
use teloxide::payloads::AnswerCallbackQuerySetters;
use teloxide::prelude::{Bot, Requester};
use teloxide::types::{CallbackQueryId, ChatId};
use tokio::sync::mpsc;

/// So many chats told to wait within [`TOGETHER`] mean that all are.
const MANY_WAITS: usize = 4;
const TOGETHER: Duration = Duration::from_secs(2);

/// Sends for one bot.
pub(super) struct Sender {
    pub(super) bot: Bot,
    pub(super) username: OnceLock<String>,
    pub(super) files: Files,
    /// Where pictures are sent that an inline message is to show.
    pub(super) upload: Option<ChatId>,
    hall: mpsc::UnboundedSender<Input>,
    letters: mpsc::WeakSender<Parcel<Letter>>,
    pace: Pace,
    gauge: Arc<Gauge>,
    pub(super) secrets: links::Secrets,
    pub(super) newest: Newest,
    waits: Mutex<HashMap<String, Instant>>,
}

impl Carrier for Sender {
    type Load = Letter;

    async fn draw(&self, letter: Letter) -> Letter {
        if let Some(picture) = letter.picture() {
            self.file(picture).await;
        }
        letter
    }

    async fn carry(&self, letter: Letter) -> Sent<Letter> {
        let Some(spot) = Spot::of(&letter.room) else {
            tracing::error!(room = letter.room.id, "not a chat of Telegram");
            return Sent::Done;
        };
        let Letter { room, what } = letter;
        match what {
            What::Answer { press, text } => self.answer(room, press, text).await,
            What::Unbutton { message } => self.unbutton(spot, room, message).await,
            What::Edit {
                message,
                body,
                post,
            } => {
                let (place, which) = (room.clone(), message.clone());
                let sent = self.edit(spot, room, message, body, post).await;
                if let (Sent::Done, Some(post)) = (&sent, post) {
                    self.tell(Input::Posted {
                        post,
                        room: place,
                        message: which,
                    });
                }
                sent
            }
            What::Post(post) => match spot {
                Spot::Chat(chat, topic) => self.post(chat, topic, room, post).await,
                Spot::Inline(id) => self.post_inline(&id, room, post).await,
            },
        }
    }
}

impl Sender {
    pub(super) fn new(
        bot: Bot,
        files: Files,
        upload: Option<ChatId>,
        hall: mpsc::UnboundedSender<Input>,
        letters: mpsc::WeakSender<Parcel<Letter>>,
        pace: Pace,
        gauge: Arc<Gauge>,
    ) -> Sender {
        Sender {
            bot,
            username: OnceLock::new(),
            files,
            upload,
            hall,
            letters,
            pace,
            gauge,
            secrets: links::Secrets::default(),
            newest: Newest::default(),
            waits: Mutex::default(),
        }
    }

    /// Tells the hall something. When it has stopped, what isn't told is shown again at its next
    /// start.
    pub(super) fn tell(&self, input: Input) {
        self.gauge.untold.fetch_add(1, Ordering::SeqCst);
        if self.hall.send(input).is_err() {
            self.gauge.untold.fetch_sub(1, Ordering::SeqCst);
        }
    }

    /// Puts a post of our own among the letters; when too many wait it isn't worth it.
    pub(super) fn put(&self, room: RoomRef, post: Post) {
        let Some(letters) = self.letters.upgrade() else {
            return;
        };
        self.gauge.given.fetch_add(1, Ordering::SeqCst);
        let parcel = self.pace.posting(room, Class::Tell, post);
        if letters.try_send(parcel).is_err() {
            self.gauge.given.fetch_sub(1, Ordering::SeqCst);
        }
    }

    /// Telegram has said what the bot is called.
    pub(super) fn named(&self, username: &str) {
        // It is said once; if ever again, the same.
        let _ = self.username.set(username.to_owned());
    }

    async fn answer(
        &self,
        room: RoomRef,
        press: crate::chat::PressId,
        text: Option<String>,
    ) -> Sent<Letter> {
        let id = CallbackQueryId(press.0.clone());
        let mut request = self.bot.answer_callback_query(id);
        if let Some(text) = &text {
            request = request.text(text.clone()).show_alert(true);
        }
        let what = What::Answer { press, text };
        match request.await {
            Ok(_) => Sent::Done,
            Err(error) => self.after(&Trouble::of(&error), &error, Letter { room, what }),
        }
    }

    async fn unbutton(&self, spot: Spot, room: RoomRef, message: MessageId) -> Sent<Letter> {
        let done = match &spot {
            Spot::Chat(chat, _) => match number(&message.0) {
                Some(id) => self
                    .bot
                    .edit_message_reply_markup(*chat, id)
                    .await
                    .map(drop),
                None => return Sent::Done,
            },
            Spot::Inline(id) => {
                let request = self.bot.edit_message_reply_markup_inline(id.clone());
                request.await.map(drop)
            }
        };
        let what = What::Unbutton { message };
        match done {
            Ok(()) => Sent::Done,
            Err(error) => match Trouble::of(&error) {
                // The chat is no place to write to, and the buttons do no harm there.
                Trouble::Shut | Trouble::Moved(_) | Trouble::NoTopic => Sent::Done,
                trouble => self.after(&trouble, &error, Letter { room, what }),
            },
        }
    }

    /// What is to be done after a request failed.
    pub(super) fn after(
        &self,
        trouble: &Trouble,
        error: &RequestError,
        letter: Letter,
    ) -> Sent<Letter> {
        match trouble {
            Trouble::Unread(_) | Trouble::Needless | Trouble::NoMessage => Sent::Done,
            Trouble::Fault | Trouble::Unknown | Trouble::Token | Trouble::Conflict => {
                tracing::warn!(error = %told(error), "Telegram didn't take it; trying again");
                Sent::Again(letter, Again::Soon)
            }
            Trouble::Wait(wait) => {
                tracing::warn!(room = letter.room.id, ?wait, "Telegram wants us to wait");
                let again = self.waiting(&letter.room.id, *wait);
                Sent::Again(letter, again)
            }
            Trouble::Shut => {
                tracing::info!(room = letter.room.id, error = %told(error), "not let in there");
                self.tell(Input::Gone { room: letter.room });
                Sent::Shut
            }
            Trouble::NoTopic => {
                tracing::info!(room = letter.room.id, error = %told(error), "no such topic");
                self.tell(Input::Gone { room: letter.room });
                Sent::Done
            }
            Trouble::Moved(to) => {
                self.moved(&letter.room, *to);
                Sent::Done
            }
            Trouble::NoText | Trouble::DeadFile | Trouble::NoMedia | Trouble::Refused => {
                tracing::error!(room = letter.room.id, error = %told(error), "Telegram refused it");
                Sent::Done
            }
        }
    }

    /// One chat must wait, or all must when many were told so at once.
    fn waiting(&self, room: &str, wait: Duration) -> Again {
        let now = Instant::now();
        let mut waits = self.waits.lock().unwrap_or_else(PoisonError::into_inner);
        waits.retain(|_, at| now.duration_since(*at) < TOGETHER);
        waits.insert(room.to_owned(), now);
        if waits.len() >= MANY_WAITS {
            Again::AllAfter(wait)
        } else {
            Again::After(wait)
        }
    }

    /// The group is a supergroup now.
    pub(super) fn moved(&self, room: &RoomRef, to: ChatId) {
        let moved = Input::Moved {
            from: RoomRef {
                topic: None,
                ..room.clone()
            },
            to: RoomRef {
                id: to.0.to_string(),
                topic: None,
                ..room.clone()
            },
        };
        self.tell(moved);
    }
}

/// An error without the address that it happened at: the token stands in it.
pub(super) fn told(error: &RequestError) -> String {
    match error {
        RequestError::Network(error) => {
            let mut kind = "network";
            if error.is_timeout() {
                kind = "timeout";
            } else if error.is_connect() {
                kind = "no connection";
            }
            kind.to_owned()
        }
        RequestError::InvalidJson { .. } => "an answer that can't be read".to_owned(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_error_tells_no_token() {
        // Nobody listens there.
        let nowhere = "http://127.0.0.1:1".parse().unwrap();
        let bot = Bot::new("1:SECRET").set_api_url(nowhere);
        let error = bot.get_me().await.unwrap_err();
        assert_eq!(told(&error), "no connection");
    }
}
