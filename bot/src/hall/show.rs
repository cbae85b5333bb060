//! Boards shown: one message a move, the old one loses its buttons; at the end the result.

mod asked;
mod body;
mod end;
mod parts;

pub(super) use asked::Words;
pub(super) use parts::{light, time_text};

use super::Hall;
use super::customs::Talk;
use super::records::{About, Shown, Sitting};
use crate::chat::{Effect, PostId};
use storage::GameId;

impl Hall {
    /// Shows what this input has changed, and sets computers to think.
    pub(super) fn show_stale(&mut self) {
        for game in std::mem::take(&mut self.stale) {
            self.answer_for_computers(game);
            self.show(game);
            self.set_thinking(game);
        }
    }

    /// The same, but a game that can't be shown costs no other.
    pub(super) fn show_each(&mut self) {
        while let Some(game) = self.stale.pop_first() {
            self.alone(game, |hall| {
                hall.answer_for_computers(game);
                hall.show(game);
                hall.set_thinking(game);
            });
        }
    }

    /// Posts the board wherever the game is shown.
    pub(super) fn show(&mut self, game: GameId) {
        self.show_where(game, |_| true);
    }

    /// Posts the board in those places where it is to be.
    pub(super) fn show_where(&mut self, game: GameId, wanted: impl Fn(&Shown) -> bool) {
        self.out.moved.insert(game);
        let Some(mut sitting) = self.sitting(game) else {
            return;
        };
        let Some(table) = self.table(game) else {
            return;
        };
        let (head, outcome) = (table.head(), table.outcome());
        let small = outcome.is_none() && self.edited(&mut sitting);
        if small {
            return self.keep_sitting(&sitting);
        }
        self.unbutton_where(&mut sitting, &wanted);
        if outcome.is_some() && sitting.ended.is_none() {
            self.settle(&mut sitting);
        }
        let mut places = sitting.shown.clone();
        for shown in places.iter_mut().filter(|shown| wanted(shown)) {
            let Some(chat) = self.chat(shown.place.chat) else {
                continue;
            };
            let Some(body) = self.board_body(&sitting, &shown.place, shown.seq) else {
                continue;
            };
            let post = self.post_id();
            self.await_post(post, About::Game(game));
            self.out.effects.push(Effect::Post {
                room: shown.place.room(&chat),
                post,
                body,
                reply_to: None,
                merge: outcome.is_none().then(|| game.to_string()),
            });
            shown.post = Some(post);
            shown.since = shown.seq;
            shown.seq = Some(head);
            if outcome.is_some() {
                if chat.customs.talk == Talk::Full {
                    self.show_replay(&sitting, &shown.place);
                }
            } else {
                self.whisper(&sitting, &shown.place);
            }
        }
        sitting.shown = places;
        sitting.choosing = None;
        if outcome.is_some() && sitting.ended.is_none() {
            self.close(&mut sitting);
        }
        self.keep_sitting(&sitting);
    }

    /// Whether so little has changed since the boards were shown that their messages could be edited,
    /// and were.
    fn edited(&mut self, sitting: &mut Sitting) -> bool {
        let Some(table) = self.table(sitting.id) else {
            return false;
        };
        let head = table.head();
        let is_small = |shown: &Shown| {
            let since = shown.seq.filter(|&seq| seq < head);
            shown.message.is_some() && since.is_some_and(|seq| table.is_unmoved_since(seq))
        };
        if sitting.shown.is_empty() || !sitting.shown.iter().all(is_small) {
            return false;
        }
        let mut places = sitting.shown.clone();
        for shown in &mut places {
            self.edit(sitting, shown);
            shown.seq = Some(head);
        }
        sitting.shown = places;
        true
    }

    /// Edits a board that was shown, so that it says how things stand now.
    fn edit(&mut self, sitting: &Sitting, shown: &mut Shown) {
        let body = self.board_body(sitting, &shown.place, shown.since);
        let message = shown.message.clone();
        if let (Some(body), Some(message), Some(chat)) =
            (body, message, self.chat(shown.place.chat))
        {
            let room = shown.place.room(&chat);
            self.forget_post(shown.post);
            let post = shown.post.map_or_else(|| self.post_id(), PostId::next);
            self.await_post(post, About::Game(sitting.id));
            shown.post = Some(post);
            self.out.effects.push(Effect::Edit {
                room,
                message,
                body,
                post: Some(post),
            });
        }
    }

    /// Edits again what the platform never told that it took.
    pub(super) fn edit_lost(&mut self, game: GameId) {
        let Some(mut sitting) = self.sitting(game) else {
            return;
        };
        let is_lost = |shown: &Shown| shown.message.is_some() && shown.taken < shown.seq;
        if sitting.ended.is_some() || !sitting.shown.iter().any(is_lost) {
            return;
        }
        let mut places = sitting.shown.clone();
        for shown in places.iter_mut().filter(|shown| is_lost(shown)) {
            self.edit(&sitting, shown);
        }
        sitting.shown = places;
        self.keep_sitting(&sitting);
    }

    /// Takes the buttons off the boards shown so far.
    pub(super) fn unbutton(&mut self, sitting: &mut Sitting) {
        self.unbutton_where(sitting, |_| true);
    }

    fn unbutton_where(&mut self, sitting: &mut Sitting, wanted: impl Fn(&Shown) -> bool) {
        for shown in sitting.shown.iter_mut().filter(|shown| wanted(shown)) {
            if let (Some(message), Some(chat)) = (shown.message.take(), self.chat(shown.place.chat))
            {
                self.forget_post(shown.post);
                let room = shown.place.room(&chat);
                self.out.effects.push(Effect::Unbutton { room, message });
            }
        }
    }
}
