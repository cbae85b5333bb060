//! A person taken out of the rooms.

use super::{Room, Rooms, members_prefix, room_key, rooms_of};
use crate::chat::RoomKind;
use crate::chat::web::Error;
use crate::chat::web::message::{Author, Message, Piece};
use crate::chat::web::records::Changes;

/// What stands for the words and the name of whoever had them erased.
const NOBODY: &str = "—";

impl Rooms {
    /// Takes a person out of all their rooms: what they wrote, what was for them alone, their names.
    /// A private chat goes altogether. May be begun anew when it was broken off.
    pub(in crate::chat::web) async fn erase(&self, who: &str) -> Result<(), Error> {
        for id in self.of(who).await? {
            if let Some(room) = self.find(&id).await? {
                self.erase_in(&room, who).await?;
            }
            let mut changes = Changes::default();
            changes.remove(members_prefix(&id) + who);
            changes.remove(rooms_of(who) + &id);
            self.records.commit(changes).await?;
        }
        Ok(())
    }

    async fn erase_in(&self, room: &Room, who: &str) -> Result<(), Error> {
        let private = room.plan.kind == RoomKind::Private;
        let numbers: Vec<u64> = room.state.lock().await.messages.keys().copied().collect();
        for n in numbers {
            let message = room.any_message(n).await;
            let secret = |message: &Message| message.to.as_deref() == Some(who);
            if message.is_some_and(|message| private || secret(&message)) {
                self.drop_message(room, n).await?;
            } else {
                self.edit(room, n, |message| unname(message, who)).await?;
            }
        }
        room.state.lock().await.members.remove(who);
        if private {
            let mut changes = Changes::default();
            changes.remove(room_key(&room.id));
            self.records.commit(changes).await?;
            self.loaded.lock().await.remove(&room.id);
        }
        room.people_changed();
        Ok(())
    }

    async fn drop_message(&self, room: &Room, n: u64) -> Result<(), Error> {
        let mut state = room.state.lock().await;
        let Some((message, parts)) = state.messages.get(&n).cloned() else {
            return Ok(());
        };
        let mut changes = Changes::default();
        message.erase(&room.id, parts, &mut changes);
        self.records.commit(changes).await?;
        state.messages.remove(&n);
        self.drop_files(room, &state, &[message]);
        Ok(())
    }
}

fn unname(message: &mut Message, who: &str) {
    match &mut message.from {
        Author::Person { id, name } | Author::Joined { id, name } if id == who => {
            NOBODY.clone_into(id);
            NOBODY.clone_into(name);
            if let Author::Person { .. } = message.from {
                message.text = vec![Piece::P(NOBODY.to_owned())];
                message.nonce = None;
            }
        }
        _ => {}
    }
    for piece in &mut message.text {
        if matches!(piece, Piece::M(id, _) if id == who) {
            *piece = Piece::P(NOBODY.to_owned());
        }
    }
}
