//! What a chat's settings say of a game that is to begin there: whether it may, and which words of
//! the chat's own count in it. Asked when it is offered and again when it begins, for the settings
//! may have changed meanwhile; a game that goes on keeps what it began with.

use super::customs::House;
use super::house::List;
use super::offers::GAMES;
use super::records::Place;
use super::{AnyKind, Hall};
use crate::speech::{Misfit, Tongue};
use serde_json::Value;

impl Hall {
    /// Whether a game with these options may begin in a place as its chat is set now.
    ///
    /// # Errors
    /// Why not, in `tongue`.
    pub(super) fn allowed(
        &self,
        place: &Place,
        kind: &dyn AnyKind,
        options: &Value,
        tongue: Tongue,
    ) -> Result<(), Misfit> {
        let Some(chat) = self.chat(place.chat) else {
            return Ok(());
        };
        let customs = &chat.customs;
        let command = kind.counted(options);
        if customs.bars(command) {
            let game = kind.title(command, tongue);
            return Err(tongue.say("game-barred", &[("game", game.into())]).into());
        }
        if !customs.admits(place.topic.as_deref()) {
            return Err(tongue.tell("topic-barred").into());
        }
        if customs.house == House::Closed && kind.has_votes(options) {
            return Err(tongue.tell("words-closed").into());
        }
        if self.games_in(chat.id).len() >= GAMES {
            return Err(tongue
                .say("too-many-games", &[("count", GAMES.into())])
                .into());
        }
        Ok(())
    }

    /// The words of its chat's own that a game begins with: those that count there now.
    pub(super) fn give_words(&self, place: &Place, kind: &dyn AnyKind, options: &mut Value) {
        let open = self
            .chat(place.chat)
            .is_some_and(|chat| chat.customs.house == House::Open);
        let list = |list| match open {
            true => self.list(place.chat, list),
            false => Vec::new(),
        };
        kind.house(options, list(List::House), list(List::Blocked));
    }
}
