//! Sends letters, and tells the hall what became of them.

use super::files::Files;
use super::keys::keyboard;
use super::letter::{Letter, Media, Otherwise, Pace, Post, Spot, Step, What, caption, number};
use super::text::{self, Html, MESSAGE};
use super::trouble::Trouble;
use super::{inline, links};
use crate::chat::outbox::{Again, Carrier, Class, Gauge, Parcel, Sent};
use crate::chat::{Body, Input, MessageId, Picture, RoomRef};
use std::collections::HashMap;
use std::future::IntoFuture;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use teloxide::RequestError;
use teloxide::payloads::{
    AnswerCallbackQuerySetters, EditMessageCaptionSetters, EditMessageMediaSetters,
    EditMessageTextSetters, SendAnimationSetters, SendMessageSetters, SendPhotoSetters,
};
use teloxide::prelude::{Bot, Requester};
use teloxide::types::{
    CallbackQueryId, ChatId, FileId, InlineKeyboardMarkup, InputFile, InputMedia,
    InputMediaAnimation, InputMediaPhoto, LinkPreviewOptions, Message, ParseMode, ReplyParameters,
    ThreadId,
};
use tokio::sync::mpsc;

/// So many chats told to wait within [`TOGETHER`] mean that all are.
const MANY_WAITS: usize = 4;
const TOGETHER: Duration = Duration::from_secs(2);

/// Sends for one bot.
pub(super) struct Sender {
    pub(super) bot: Bot,
    username: OnceLock<String>,
    pub(super) files: Files,
    /// Where pictures are sent that an inline message is to show.
    pub(super) upload: Option<ChatId>,
    hall: mpsc::UnboundedSender<Input>,
    letters: mpsc::WeakSender<Parcel<Letter>>,
    pace: Pace,
    gauge: Arc<Gauge>,
    pub(super) secrets: links::Secrets,
    waits: Mutex<HashMap<String, Instant>>,
}

impl Carrier for Sender {
    type Load = Letter;

    async fn carry(&self, letter: Letter) -> Sent<Letter> {
        let Some(spot) = Spot::of(&letter.room) else {
            tracing::error!(room = letter.room.id, "not a chat of Telegram");
            return Sent::Done;
        };
        let Letter { room, what } = letter;
        match what {
            What::Answer { press, text } => self.answer(room, press, text).await,
            What::Unbutton { message } => self.unbutton(spot, room, message).await,
            What::Edit { message, body } => self.edit(spot, room, message, body).await,
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
            waits: Mutex::default(),
        }
    }

    /// Tells the hall something. When it has stopped, what isn't told is shown again at its next
    /// start.
    fn tell(&self, input: Input) {
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

    async fn edit(
        &self,
        spot: Spot,
        room: RoomRef,
        message: MessageId,
        body: Body,
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
            Some(picture) => match self.file(picture).await {
                Some((file, _)) => {
                    let words = caption(&body, picture).unwrap_or_default();
                    let media = media(picture, file, words);
                    let request = self.bot.edit_message_media(chat, id, media);
                    request.reply_markup(keys.clone()).await.map(drop)
                }
                None => return Sent::Done,
            },
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
                    what: What::Edit { message, body },
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
                    what: What::Edit { message, body },
                };
                self.after(&trouble, &error, letter)
            }
        }
    }

    async fn post(
        &self,
        chat: ChatId,
        topic: Option<ThreadId>,
        mut room: RoomRef,
        mut post: Post,
    ) -> Sent<Letter> {
        loop {
            let steps = post.steps();
            let Some(step) = steps.get(post.done) else {
                return Sent::Done;
            };
            let mark = Post::mark(&steps);
            let keys = match mark {
                Some(mark) if mark == post.done => keyboard(&post.body.buttons),
                _ => None,
            };
            let reply_to = post.reply_to.as_ref().filter(|_| post.done == 0);
            let reply_to = reply_to.and_then(|message| number(&message.0));
            let error = match self.step(chat, topic, step, keys, reply_to).await {
                Ok(sent) => {
                    self.sent(&room, &post, mark, sent);
                    post.done += 1;
                    continue;
                }
                Err(error) => error,
            };
            let trouble = Trouble::of(&error);
            match trouble {
                Trouble::Unread(id) => {
                    self.sent(&room, &post, mark, id);
                    post.done += 1;
                }
                Trouble::NoMedia if post.media == Media::Allowed && post.done == 0 => {
                    post.media = Media::Words;
                }
                // Only the file is missing then.
                Trouble::NoMedia => return Sent::Done,
                Trouble::Moved(to) => {
                    self.moved(&room, to);
                    room.id = to.0.to_string();
                    post.reply_to = None;
                    let what = What::Post(post);
                    return Sent::Again(Letter { room, what }, Again::After(Duration::ZERO));
                }
                trouble => {
                    if trouble == Trouble::Shut
                        && let Some(otherwise) = post.otherwise.take()
                    {
                        return self.invite_home(*otherwise, post.body).await;
                    }
                    let what = What::Post(post);
                    return self.after(&trouble, &error, Letter { room, what });
                }
            }
        }
    }

    /// Tells the hall the id of the message that it may want to change.
    fn sent(&self, room: &RoomRef, post: &Post, mark: Option<usize>, id: Option<i32>) {
        if let (Some(number), Some(id)) = (post.post, id)
            && mark == Some(post.done)
        {
            let posted = Input::Posted {
                post: number,
                room: room.clone(),
                message: MessageId(id.to_string()),
            };
            self.tell(posted);
        }
    }

    async fn step(
        &self,
        chat: ChatId,
        topic: Option<ThreadId>,
        step: &Step,
        keys: Option<InlineKeyboardMarkup>,
        reply_to: Option<teloxide::types::MessageId>,
    ) -> Result<Option<i32>, RequestError> {
        let reply = reply_to.map(|id| ReplyParameters::new(id).allow_sending_without_reply());
        macro_rules! complete {
            ($request:expr) => {{
                let mut request = $request;
                request.message_thread_id = topic;
                request.reply_parameters = reply.clone();
                request.reply_markup = keys.clone().map(Into::into);
                request
            }};
        }
        match step {
            Step::Text(html) => {
                let request = self.bot.send_message(chat, html.text.clone());
                let request = request.parse_mode(ParseMode::Html);
                let request = complete!(request.link_preview_options(no_preview()));
                Ok(Some(request.await?.id.0))
            }
            Step::File(document) => {
                let file = InputFile::memory(document.bytes.clone());
                let file = file.file_name(document.name.clone());
                let request = complete!(self.bot.send_document(chat, file));
                Ok(Some(request.await?.id.0))
            }
            Step::Picture(picture, words) => {
                let mut is_new = false;
                loop {
                    let Some((file, known)) = self.file_for(picture, is_new).await else {
                        // It can't be drawn: the words go without it.
                        let words = words.clone().unwrap_or_default();
                        let alone = if words.text.trim().is_empty() {
                            escape_alt(picture)
                        } else {
                            words.text
                        };
                        let request = self.bot.send_message(chat, alone);
                        let request = complete!(request.parse_mode(ParseMode::Html));
                        return Ok(Some(request.await?.id.0));
                    };
                    let words = words.clone().unwrap_or_default();
                    let sent = if picture.mime == "image/gif" {
                        let request = complete!(self.bot.send_animation(chat, file));
                        let request = request.caption(words.text).parse_mode(ParseMode::Html);
                        request.into_future().await
                    } else {
                        let request = complete!(self.bot.send_photo(chat, file));
                        let request = request.caption(words.text).parse_mode(ParseMode::Html);
                        request.into_future().await
                    };
                    match sent {
                        Ok(message) => {
                            if let (false, Some(id)) = (known, file_id(&message)) {
                                self.files.keep(&picture.key, id).await;
                            }
                            return Ok(Some(message.id.0));
                        }
                        Err(error) if known && Trouble::of(&error) == Trouble::DeadFile => {
                            self.files.forget(&picture.key).await;
                            is_new = true;
                        }
                        Err(error) => return Err(error),
                    }
                }
            }
        }
    }

    /// A picture's file: by its id where Telegram has it, else drawn; whether it has it.
    pub(super) async fn file(&self, picture: &Picture) -> Option<(InputFile, bool)> {
        self.file_for(picture, false).await
    }

    async fn file_for(&self, picture: &Picture, is_new: bool) -> Option<(InputFile, bool)> {
        if !is_new && let Some(id) = self.files.find(&picture.key).await {
            return Some((InputFile::file_id(FileId(id)), true));
        }
        let draw = picture.draw.clone();
        let drawn = tokio::task::spawn_blocking(move || draw()).await;
        let bytes = match drawn {
            Ok(bytes) if !bytes.is_empty() => bytes,
            _ => {
                tracing::error!(key = picture.key, "a picture was not drawn");
                return None;
            }
        };
        let name = if picture.mime == "image/gif" {
            "game.gif"
        } else {
            "board.png"
        };
        Some((InputFile::memory(bytes).file_name(name), false))
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
            Trouble::Fault | Trouble::Token | Trouble::Conflict => {
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
    fn moved(&self, room: &RoomRef, to: ChatId) {
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

    /// Somebody can't be written to in private: the group says where to knock, and what is theirs
    /// waits for them there.
    async fn invite_home(&self, otherwise: Otherwise, body: Body) -> Sent<Letter> {
        let Otherwise { room, to, reply_to } = otherwise;
        self.secrets.keep(&to.id, body);
        let post = Post::new(
            None,
            links::invitation(self.username.get().map_or("", String::as_str), &to),
            reply_to,
        );
        self.put(room, post);
        Sent::Done
    }

    async fn post_inline(&self, id: &str, room: RoomRef, post: Post) -> Sent<Letter> {
        // The replay would take the place of the last board.
        let is_replay = |picture: &Picture| picture.mime == "image/gif";
        if post.body.picture.as_ref().is_some_and(is_replay) {
            return Sent::Done;
        }
        let shown = inline::show(self, id, &post.body).await;
        match shown {
            Ok(()) => {
                if let Some(number) = post.post {
                    let message = MessageId(inline::MESSAGE.to_owned());
                    let room = room.clone();
                    self.tell(Input::Posted {
                        post: number,
                        room,
                        message,
                    });
                }
                Sent::Done
            }
            Err(error) => {
                let what = What::Post(post);
                self.after(&Trouble::of(&error), &error, Letter { room, what })
            }
        }
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

fn escape_alt(picture: &Picture) -> String {
    text::escape(&text::cut(&picture.alt, MESSAGE))
}

/// The first of the messages that a text needs: an edited one can't become two.
pub(super) fn first(body: &Body, most: usize) -> Html {
    text::parts(&body.text, most)
        .into_iter()
        .next()
        .unwrap_or_default()
}

pub(super) fn media(picture: &Picture, file: InputFile, words: Html) -> InputMedia {
    if picture.mime == "image/gif" {
        let media = InputMediaAnimation::new(file).caption(words.text);
        InputMedia::Animation(media.parse_mode(ParseMode::Html))
    } else {
        let media = InputMediaPhoto::new(file).caption(words.text);
        InputMedia::Photo(media.parse_mode(ParseMode::Html))
    }
}

pub(super) fn no_preview() -> LinkPreviewOptions {
    LinkPreviewOptions {
        is_disabled: true,
        url: None,
        prefer_small_media: false,
        prefer_large_media: false,
        show_above_text: false,
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
