//! Rooms that let the bot in, shut it out, or get another id.

use super::Hall;
use super::ids::ChatId;
use super::records::{Chat, Place};
use super::who::chat_key;
use crate::chat::{Body, Hears, RoomRef, Source};
use storage::GameId;

impl Hall {
    /// The bot was let in: it says in one message what to do.
    pub(super) fn welcomed(&mut self, source: &Source, hears: Hears) {
        let mut chat = self.chat_of(source);
        let place = Place {
            chat: chat.id,
            topic: source.room.topic.clone(),
        };
        let tongue = self.tongue_at(&place);
        let mut text = match hears {
            Hears::All => tongue.tell("welcome"),
            Hears::Addressed => tongue.tell("welcome-addressed"),
        };
        if !self.games_in(chat.id).is_empty() {
            text.push('\n');
            text.push_str(&tongue.tell("welcome-back"));
        }
        chat.greeted = true;
        self.keep_chat(&chat);
        self.post(source.room.clone(), Body::of(text));
    }

    /// The bot can't write to a room any more. Its games wait: nothing is lost, nobody's clock is
    /// asked for a move that they can't make.
    pub(super) fn gone(&mut self, room: &RoomRef) {
        let Some(chat) = self.chat_at(room) else {
            return;
        };
        for game in self.games_in(chat.id) {
            let there = |place: &Place| {
                let in_topic = room.topic.is_none() || place.topic == room.topic;
                place.chat == chat.id && in_topic
            };
            let is_there = self
                .sitting(game)
                .is_some_and(|sitting| sitting.shown.iter().any(|shown| there(&shown.place)));
            if !is_there || self.goes_on_elsewhere(game, chat.id, there) {
                continue;
            }
            let now = self.now;
            let lines = self.at_table(game, |table, _| table.set_aside(now));
            if let Some(Ok(lines)) = lines {
                self.keep_lines(game, lines);
            }
        }
    }

    /// Whether a game is shown in another place, too: then it isn't shown in this one any more.
    fn goes_on_elsewhere(
        &mut self,
        game: GameId,
        chat: ChatId,
        there: impl Fn(&Place) -> bool,
    ) -> bool {
        let Some(mut sitting) = self.sitting(game) else {
            return false;
        };
        if sitting.shown.iter().all(|shown| there(&shown.place)) {
            return false;
        }
        sitting.shown.retain(|shown| !there(&shown.place));
        if sitting.shown.iter().all(|shown| shown.place.chat != chat) {
            self.ledger.delete(&format!("here/{chat}/{game}"));
        }
        self.keep_sitting(&sitting);
        true
    }

    /// A chat has another id. It stays the same chat with its games, offers and people; messages are
    /// counted anew there, so what is in progress is shown again.
    pub(super) fn moved(&mut self, from: &RoomRef, to: &RoomRef) {
        let Some(mut chat) = self.chat_at(from).filter(|chat| chat.native != to.id) else {
            return;
        };
        self.forget_messages(chat.id);
        if let Some(other) = self.chat_at(to).filter(|other| other.id != chat.id) {
            self.unite(&other, &chat);
        }
        chat.native.clone_from(&to.id);
        self.keep_chat(&chat);
        self.ledger.write(&chat_key(to), &chat.id);
        for game in self.games_in(chat.id) {
            self.stale.insert(game);
        }
        let here = |place: &Place| place.chat == chat.id;
        for mut offer in self.offers() {
            if here(&offer.place) && offer.message.is_none() {
                offer.post = self.post_id();
                self.post_offer(offer);
            }
        }
    }

    /// The ids that a chat's messages had mean nothing any more.
    fn forget_messages(&mut self, chat: ChatId) {
        let prefix = format!("msg/{chat}/");
        for name in self.ledger.names(&prefix) {
            self.ledger.delete(&format!("{prefix}{name}"));
        }
        for game in self.games_in(chat) {
            if let Some(mut sitting) = self.sitting(game) {
                for shown in &mut sitting.shown {
                    if shown.place.chat == chat {
                        shown.message = None;
                        shown.messages.clear();
                    }
                }
                self.keep_sitting(&sitting);
            }
        }
        for mut offer in self.offers() {
            if offer.place.chat == chat {
                offer.message = None;
                self.keep_offer(&offer);
            }
        }
    }

    /// Somebody wrote under the new id before it was known whose it is: what began there is this
    /// chat's.
    fn unite(&mut self, other: &Chat, chat: &Chat) {
        for game in self.games_in(other.id) {
            let Some(mut sitting) = self.sitting(game) else {
                continue;
            };
            for shown in &mut sitting.shown {
                if shown.place.chat == other.id {
                    shown.place.chat = chat.id;
                }
            }
            self.keep_sitting(&sitting);
            self.ledger.delete(&format!("here/{}/{game}", other.id));
            self.ledger
                .write(&format!("here/{}/{game}", chat.id), &true);
        }
        for mut offer in self.offers() {
            let places = std::iter::once(&mut offer.place).chain(&mut offer.also);
            let mut moved = false;
            for place in places.filter(|place| place.chat == other.id) {
                place.chat = chat.id;
                moved = true;
            }
            if moved {
                self.keep_offer(&offer);
            }
        }
        for person in self.ledger.names(&format!("seen/{}/", other.id)) {
            self.ledger
                .write(&format!("seen/{}/{person}", chat.id), &true);
        }
    }
}
