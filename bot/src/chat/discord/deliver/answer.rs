//! Answers to one person.

use super::super::menu::tongue_of;
use super::super::places;
use super::super::presses::{Press, Sight};
use super::super::rest::{Ask, Failure};
use super::super::say::{Files, Letter};
use super::post::{SOON, Seen, is_early, is_of_files};
use super::{Post, code};
use crate::chat::{Body, Effect, MessageId, PressId, Privacy, Span};
use reqwest::Method;
use serde_json::json;
use std::sync::Arc;

/// How an answer by a token failed.
enum Failed {
    /// It may go yet.
    Yet(Failure),
    /// The token is no good: it must go another way.
    Never,
}

impl Post {
    /// Tells one person, of which `sent` messages went already: by the token of their interaction;
    /// what may be read by others else in the channel, what may not in their own.
    pub(super) async fn tell(&self, effect: &Effect, sent: &mut usize) -> Result<(), Failure> {
        let Effect::Tell {
            room,
            to,
            body,
            press,
            reply_to,
            privacy,
        } = effect
        else {
            return Ok(());
        };
        let channel = places::channel(room);
        if let Some(press) = self.open(press.as_ref(), channel, &to.id).await {
            match self.by_token(&press, channel, body, sent).await {
                Ok(()) => return Ok(()),
                Err(Failed::Yet(failure)) => return Err(failure),
                Err(Failed::Never) => {}
            }
        }
        let reply_to = reply_to.as_ref();
        if *privacy == Privacy::Discreet || self.server.places.is_direct(channel) {
            self.aloud(channel, body, reply_to, sent).await
        } else {
            self.in_private(channel, &to.id, body, reply_to).await
        }
    }

    /// The interaction by whose token somebody can be answered: the one they did, or the last of
    /// theirs in the channel that still waits.
    async fn open(&self, press: Option<&PressId>, channel: &str, user: &str) -> Option<Arc<Press>> {
        let presses = &self.server.presses;
        let found = match press {
            Some(press) => presses.find(&press.0),
            None => presses.waiting(channel, user),
        }?;
        found.is_open().await.then_some(found)
    }

    /// By the token, seen by them alone: the first message takes the place of the one which says
    /// that the bot thinks.
    async fn by_token(
        &self,
        press: &Press,
        channel: &str,
        body: &Body,
        sent: &mut usize,
    ) -> Result<(), Failed> {
        let mut files = self.files(channel);
        let mut letters = self.letters(channel, body, files).await;
        while let Some(letter) = letters.get(*sent) {
            match self.answer(press, letter).await {
                Ok(()) => *sent += 1,
                Err(failure) if files == Files::Attached && is_of_files(&failure, letter) => {
                    files = Files::Told;
                    letters = self.letters(channel, body, files).await;
                }
                Err(Failure::Refused { status, code, .. }) => {
                    tracing::info!(status, code, "an answer by a token was refused");
                    return Err(Failed::Never);
                }
                Err(failure) => return Err(Failed::Yet(failure)),
            }
        }
        Ok(())
    }

    async fn answer(&self, press: &Press, letter: &Letter) -> Result<(), Failure> {
        let mut sight = press.sight().await;
        if *sight == Sight::Thinking {
            match self.rewrite(press, letter).await {
                // Somebody closed it.
                Err(failure) if failure.code() == Some(code::UNKNOWN_MESSAGE) => {
                    *sight = Sight::Nothing;
                }
                Err(failure) if is_early(&failure, press) => return Err(Failure::Later(SOON)),
                Err(failure) => return Err(failure),
                Ok(()) => {
                    *sight = Sight::Nothing;
                    return Ok(());
                }
            }
        }
        drop(sight);
        let sent = self.follow_up(press, letter, Seen::ByOne).await;
        sent.map(|_| ())
    }

    /// Puts a letter in the place of what an interaction shows its person: what says that the bot
    /// thinks, or the message whose button was pressed.
    pub(super) async fn rewrite(&self, press: &Press, letter: &Letter) -> Result<(), Failure> {
        let (me, token) = (&self.server.me, &press.token);
        let path = format!("/webhooks/{me}/{token}/messages/@original");
        let ask = Ask::new(Method::PATCH, "PATCH /webhooks/messages", token, path);
        let ask = ask.body(letter.body()).files(letter.files.clone());
        self.server.rest.ask(ask).await.map(|_| ())
    }

    /// Where all read it, as a reply.
    async fn aloud(
        &self,
        channel: &str,
        body: &Body,
        reply_to: Option<&MessageId>,
        sent: &mut usize,
    ) -> Result<(), Failure> {
        let mut files = self.files(channel);
        let mut letters = self.letters(channel, body, files).await;
        while let Some(letter) = letters.get(*sent) {
            let reply = reply_to.filter(|_| *sent == 0);
            match self.write(channel, letter, reply, None).await {
                Ok(_) => *sent += 1,
                Err(failure) if files == Files::Attached && is_of_files(&failure, letter) => {
                    files = Files::Told;
                    letters = self.letters(channel, body, files).await;
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok(())
    }

    /// In their own channel with the bot; where they have closed it they are told how to ask again.
    async fn in_private(
        &self,
        channel: &str,
        user: &str,
        body: &Body,
        reply_to: Option<&MessageId>,
    ) -> Result<(), Failure> {
        let path = "/users/@me/channels";
        let ask = Ask::new(Method::POST, "POST /users/channels", "", path.to_owned());
        let opened = self
            .server
            .rest
            .ask(ask.body(json!({ "recipient_id": user })))
            .await;
        let told = match opened {
            Ok(direct) => {
                let direct = direct["id"].as_str().unwrap_or_default().to_owned();
                self.server.places.direct(&direct);
                self.aloud(&direct, body, None, &mut 0).await
            }
            Err(failure) => Err(failure),
        };
        match told {
            Err(failure) if failure.code() == Some(code::NO_DIRECT) => {
                let language = self.server.places.language(channel);
                let text = tongue_of(language.as_deref()).tell("discord-secret");
                let body = Body {
                    text: vec![Span::Plain(text)],
                    ..Body::default()
                };
                self.aloud(channel, &body, reply_to, &mut 0).await
            }
            told => told,
        }
    }

    /// There is nothing to say to a press: what says that the bot thinks goes.
    pub(super) async fn acknowledge(&self, press: &PressId) -> Result<(), Failure> {
        let Some(press) = self.server.presses.find(&press.0) else {
            return Ok(());
        };
        if press.is_open().await {
            self.take_away(&press).await?;
        }
        Ok(())
    }
}
