//! Updates brought to the hall's door, in order.

use super::hear::{Ask, Ears, Heard};
use super::inline;
use super::letter::Post;
use super::send::{Sender, told};
use super::staff::Staff;
use crate::chat::{Account, Input, MessageId, Platform, RoomKind, RoomRef, Source, Standing};
use crate::hall::{Closed, Door, clock};
use futures_util::future::try_join_all;
use std::sync::Arc;
use teloxide::prelude::Bot;
use teloxide::types::{Update, UpdateKind};

/// Brings what is heard to the hall.
pub(super) struct Receiver {
    ears: Ears,
    sender: Arc<Sender>,
    staff: Staff,
    door: Door,
}

impl Receiver {
    pub(super) fn new(ears: Ears, sender: Arc<Sender>, door: Door) -> Receiver {
        Receiver {
            ears,
            sender,
            staff: Staff::default(),
            door,
        }
    }

    pub(super) fn bot(&self) -> &Bot {
        &self.sender.bot
    }

    /// Takes updates in; they are durable when it returns.
    ///
    /// # Errors
    /// `Closed` when the hall has stopped: they are not done.
    pub(super) async fn take(&self, updates: Vec<Update>) -> Result<(), Closed> {
        let mut brought = Vec::new();
        for update in updates {
            if let UpdateKind::Message(message) = &update.kind {
                self.sender.newest.note(message.chat.id.0, message.id.0);
            }
            match self.ears.hear(update, clock()) {
                Heard::Nothing => {}
                Heard::Inputs(mut inputs, ask) => {
                    if ask == Ask::Admin {
                        for input in &mut inputs {
                            self.find_standing(input).await;
                        }
                    }
                    brought.extend(inputs);
                }
                Heard::Query(query) => {
                    let sender = self.sender.clone();
                    tokio::spawn(async move {
                        if let Err(error) = inline::answer(&sender, query).await {
                            tracing::debug!(error = %told(&error), "a query was not answered");
                        }
                    });
                }
                Heard::Secret(who) => brought.extend(self.secret(who)),
            }
        }
        // The door takes them in this order; they are committed one after the other meanwhile.
        let put = brought.into_iter().map(|input| self.door.put(input));
        try_join_all(put).await.map(drop)
    }

    async fn find_standing(&self, input: &mut Input) {
        let (Input::Said { source, .. } | Input::Pressed { source, .. }) = input else {
            return;
        };
        let (Ok(chat), Ok(person)) = (source.room.id.parse(), source.from.id.parse()) else {
            return;
        };
        if self.staff.is_admin(self.bot(), chat, person).await {
            source.standing = Standing::Admin;
        }
    }

    /// Gives somebody what waits for them in private; a list of their games where nothing does.
    fn secret(&self, who: Account) -> Option<Input> {
        let room = RoomRef {
            platform: Platform::Telegram,
            id: who.id.clone(),
            topic: None,
        };
        if let Some(body) = self.sender.secrets.take(&who.id) {
            let post = Post::new(None, body, None);
            self.sender.put(room, post);
            return None;
        }
        let source = Source {
            room,
            kind: RoomKind::Private,
            language: None,
            from: who,
            standing: Standing::Member,
            once: None,
        };
        Some(Input::Said {
            source,
            message: MessageId("start".to_owned()),
            text: "/games".to_owned(),
            reply_to: None,
        })
    }
}
