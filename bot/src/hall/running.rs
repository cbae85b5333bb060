//! The games that run in a room, for platforms on which one is chosen from a list.

use super::Hall;
use crate::chat::{MessageId, RoomRef};
use crate::speech::{Tongue, clean};
use storage::GameId;

/// The longest label of a button, in characters.
const LABEL: usize = 60;

/// A game that runs in a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Running {
    /// What it is and who plays, in words.
    pub title: String,
    /// The message that shows its board there: a reply to it is meant for this game.
    pub message: MessageId,
}

impl Hall {
    /// The games of which a board is shown in a room, the newest first.
    pub fn running(&mut self, room: &RoomRef, tongue: Tongue) -> Vec<Running> {
        let Some(chat) = self.chat_at(room) else {
            return Vec::new();
        };
        let mut running = Vec::new();
        for game in self.games_in(chat.id).into_iter().rev() {
            let Some(sitting) = self.sitting(game) else {
                continue;
            };
            let here =
                |s: &&super::records::Shown| s.place.chat == chat.id && s.place.topic == room.topic;
            let shown = sitting.shown.iter().find(here);
            let Some(message) = shown.and_then(|shown| shown.message.clone()) else {
                continue;
            };
            if let Some(title) = self.game_title(game, tongue) {
                running.push(Running { title, message });
            }
        }
        running
    }

    /// The same, short enough for a button.
    pub(super) fn game_label(&mut self, game: GameId, tongue: Tongue) -> Option<String> {
        let title = self.game_title(game, tongue)?;
        Some(clean(&title, LABEL))
    }

    /// What a game is and who plays it, in a line.
    pub(super) fn game_title(&mut self, game: GameId, tongue: Tongue) -> Option<String> {
        let sitting = self.sitting(game)?;
        let holders = sitting.holders.iter();
        let names: Vec<String> = holders.map(|&h| self.holder_name(h, tongue)).collect();
        let what = self.table(game)?.describe(tongue);
        Some(format!("{what}: {}", names.join(" — ")))
    }
}
