//! What the people of a transcript see.

use super::{Drawing, Posted, Said, Talk};
use crate::chat::{Account, Body, Effect, MessageId, PostId, RoomRef};

impl Talk<'_> {
    /// Carries one effect out. A post gives what the platform says of it.
    pub(super) fn effect(&mut self, effect: Effect) -> Option<(PostId, RoomRef, MessageId)> {
        match effect {
            Effect::Post {
                room, post, body, ..
            } => {
                let message = self.message();
                self.show(&room, None, &body);
                let taken = (post, room.clone(), message.clone());
                self.posted.push(Posted {
                    room,
                    message,
                    to: None,
                    body,
                    gone: Vec::new(),
                });
                Some(taken)
            }
            Effect::Tell { room, to, body, .. } => {
                let message = self.message();
                let to = self.name_of(&to);
                self.show(&room, Some(to.clone()), &body);
                self.posted.push(Posted {
                    room,
                    message,
                    to: Some(to),
                    body,
                    gone: Vec::new(),
                });
                None
            }
            Effect::Edit {
                room,
                message,
                body,
                post,
            } => {
                let found = self
                    .posted
                    .iter_mut()
                    .find(|p| p.room == room && p.message == message);
                let posted = found?;
                // What isn't changed isn't edited, as platforms have it.
                let same = posted.body.text == body.text && posted.body.buttons == body.buttons;
                posted.gone.extend(posted.body.buttons.drain(..).flatten());
                posted.body = body.clone();
                if !same {
                    self.show(&room, None, &body);
                }
                post.map(|post| (post, room, message))
            }
            Effect::Unbutton { room, message } => {
                let found = self
                    .posted
                    .iter_mut()
                    .find(|p| p.room == room && p.message == message);
                if let Some(posted) = found {
                    posted.gone.extend(posted.body.buttons.drain(..).flatten());
                }
                None
            }
            Effect::Forget { .. } | Effect::Acknowledge { .. } => None,
        }
    }

    /// Who has an account in the transcript, whatever name they show.
    fn name_of(&self, account: &Account) -> String {
        let number = account.id.parse::<usize>().ok();
        let name = number.and_then(|number| self.people.get(number));
        name.unwrap_or(&account.name).clone()
    }

    fn show(&mut self, room: &RoomRef, to: Option<String>, body: &Body) {
        let mut text = body.plain();
        if let Some(picture) = &body.picture {
            if self.draw == Drawing::Each {
                let bytes = (picture.draw)();
                debug_assert!(!bytes.is_empty());
            }
            text.push_str("\n[picture]\n");
            text.push_str(&picture.alt);
        }
        if let Some(document) = &body.document {
            text.push_str(&format!("\n[file {}]", document.name));
        }
        let labels: Vec<String> = body
            .buttons
            .iter()
            .flatten()
            .map(|b| format!("[{}]", b.label))
            .collect();
        let heading = match &to {
            Some(to) => format!("bot@{to}< "),
            None => "bot< ".to_owned(),
        };
        let shown = format!("{text}\n{}", labels.join(" "));
        for line in shown.trim_end().lines() {
            (self.print)(&format!("    {heading}{line}"));
        }
        let chat = if room.id == "main" {
            String::new()
        } else {
            room.id.clone()
        };
        if let Some(code) = code_in(&shown) {
            self.code = code;
        }
        self.said.push(Said {
            chat,
            to,
            text: shown,
        });
    }
}

/// The code that a text tells to be said elsewhere.
pub fn code_in(text: &str) -> Option<String> {
    let told = ["/join ", "/link "].iter().find_map(|command| {
        let (_, rest) = text.split_once(command)?;
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric());
        Some(&rest[..end.unwrap_or(rest.len())])
    });
    told.filter(|code| !code.is_empty()).map(str::to_owned)
}
