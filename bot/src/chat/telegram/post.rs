//! New messages, one after the other.

use super::doubt::Look;
use super::inline;
use super::keys::keyboard;
use super::letter::{Letter, Media, Otherwise, Post, Step, What, number};
use super::links;
use super::send::Sender;
use super::text::{self, MESSAGE};
use super::trouble::Trouble;
use crate::chat::outbox::{Again, Sent};
use crate::chat::{Body, Input, MessageId, Picture, RoomRef};
use std::future::IntoFuture;
use std::time::Duration;
use teloxide::RequestError;
use teloxide::payloads::{SendAnimationSetters, SendMessageSetters, SendPhotoSetters};
use teloxide::prelude::Requester;
use teloxide::types::{
    ChatId, InlineKeyboardMarkup, InputFile, LinkPreviewOptions, ParseMode, ReplyParameters,
    ThreadId,
};

impl Sender {
    pub(super) async fn post(
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
            if let Some((doubt, keys)) = post.doubt.take().zip(keys.clone()) {
                post.doubt = match self.look(chat, doubt, keys).await {
                    Look::Found(id) => {
                        self.sent(&room, &post, mark, Some(id));
                        post.done += 1;
                        continue;
                    }
                    // Each look has its turn in the budgets.
                    Look::Next(doubt) => Some(doubt),
                    Look::Nowhere => None,
                    Look::Failed(doubt, error) => match Trouble::of(&error) {
                        trouble @ (Trouble::Wait(_) | Trouble::Fault | Trouble::Unknown) => {
                            post.doubt = Some(doubt);
                            let what = What::Post(post);
                            return self.after(&trouble, &error, Letter { room, what });
                        }
                        // Sending it once more will say what is the matter.
                        _ => None,
                    },
                };
                let what = What::Post(post);
                return Sent::Again(Letter { room, what }, Again::After(Duration::ZERO));
            }
            let doubt = self.newest.before(chat, keys.as_ref());
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
                    if trouble == Trouble::Unknown {
                        post.doubt = doubt;
                    }
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
        if let (Ok(chat), Some(id)) = (room.id.parse(), id) {
            self.newest.note(chat, id);
        }
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
                let words = words.clone().unwrap_or_default();
                let mut sheet = self.file(picture).await;
                while let Some(ready) = sheet {
                    let (file, words) = (ready.file(), words.text.clone());
                    let sent = if picture.is_replay() {
                        let request = complete!(self.bot.send_animation(chat, file));
                        let request = request.caption(words).parse_mode(ParseMode::Html);
                        request.into_future().await
                    } else {
                        let request = complete!(self.bot.send_photo(chat, file));
                        let request = request.caption(words).parse_mode(ParseMode::Html);
                        request.into_future().await
                    };
                    match sent {
                        Ok(message) => {
                            self.keep(picture, &ready, &message).await;
                            return Ok(Some(message.id.0));
                        }
                        Err(error) => match self.instead(picture, &ready, &error).await {
                            Some(drawn) => sheet = Some(drawn),
                            None => return Err(error),
                        },
                    }
                }
                // It can't be drawn: the words go without it.
                let alone = match words.text.trim().is_empty() {
                    true => escape_alt(picture),
                    false => words.text,
                };
                let request = complete!(self.bot.send_message(chat, alone));
                let request = request.parse_mode(ParseMode::Html);
                Ok(Some(request.await?.id.0))
            }
        }
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

    pub(super) async fn post_inline(&self, id: &str, room: RoomRef, post: Post) -> Sent<Letter> {
        // The replay would take the place of the last board.
        if post.body.picture.as_ref().is_some_and(Picture::is_replay) {
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

fn escape_alt(picture: &Picture) -> String {
    text::escape(&text::cut(&picture.alt, MESSAGE))
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
