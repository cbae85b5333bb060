//! What is shown to one person: the board they ask for, what only they may know, moves to choose from.

use super::parts::{game_button, picture, scores, standing, whole};
use crate::chat::{Account, Body, Button, Effect, Platform, Privacy};
use crate::hall::Hall;
use crate::hall::press::OnGame;
use crate::hall::rates::Costly;
use crate::hall::records::{Choosing, Place, Sitting};
use crate::hall::room::Here;
use crate::speech::{Choice, Refusal};
use games::{Seat, Viewer};
use storage::GameId;

/// Whether a board is shown in words alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::hall) enum Words {
    /// A picture, the words beside.
    Beside,
    /// No picture.
    Only,
}

impl Hall {
    /// The board for one person who asks, without news. Whoever asks too often gets it in words.
    pub(in crate::hall) fn show_to(&mut self, here: &Here, game: GameId, words: Words) {
        let many = words == Words::Beside
            && !(self
                .rates
                .take(Costly::PictureFor(here.person.id), self.now)
                && self.rates.take(Costly::PictureIn(here.chat.id), self.now));
        let words = if many { Words::Only } else { words };
        let Some(sitting) = self.sitting(game) else {
            return self.answer(here, "game-gone", &[]);
        };
        let theme = here.chat.theme.into();
        let Some(scene) = self.scene_for(&sitting, here.tongue, theme) else {
            return self.answer(here, "game-gone", &[]);
        };
        // What is asked for aloud may be read by all: no secret is in it.
        let viewer = self.viewer_in(&sitting, &here.chat);
        let now = self.now;
        let Some(table) = self.table(game) else {
            return;
        };
        let picture = match words {
            Words::Only => None,
            Words::Beside => whole(&**table, game, viewer, &scene),
        };
        // A game that needs no picture now is told in words.
        let text = match &picture {
            Some(_) => match table.outcome() {
                Some(outcome) => {
                    format!("{}\n{}", scene.result(&outcome), scores(&**table, &scene))
                }
                // Nobody is called by what somebody else asked for.
                None => standing(&**table, &scene.names, &sitting, &scene, now).join("\n"),
            },
            None => table.text(Viewer::Spectator, &scene),
        };
        let body = Body {
            picture,
            ..Body::of(text)
        };
        self.tell_body(here, body, Privacy::Discreet);
    }

    /// What only this player may know: their rack.
    pub(in crate::hall) fn show_secret(&mut self, here: &Here, game: GameId, seat: Seat) {
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        let Some(scene) = self.scene_for(&sitting, here.tongue, here.chat.theme.into()) else {
            return;
        };
        let Some(table) = self.table(game) else {
            return;
        };
        let Some(text) = table.secret(seat, &scene) else {
            return self.answer(here, "no-secret", &[]);
        };
        let body = Body {
            picture: picture(&**table, game, Viewer::Seat(seat), &[], &scene),
            ..Body::of(text)
        };
        self.tell_body(here, body, Privacy::Secret);
    }

    /// Several moves to choose from: numbered on the board, a button each.
    pub(in crate::hall) fn offer_choices(
        &mut self,
        here: &Here,
        game: GameId,
        seat: Seat,
        no: Refusal,
    ) {
        let Some(mut sitting) = self.sitting(game) else {
            return;
        };
        let theme = here.chat.theme.into();
        let Some(scene) = self.scene_for(&sitting, here.tongue, theme) else {
            return;
        };
        let viewer = self.viewer_in(&sitting, &here.chat);
        let Some(table) = self.table(game) else {
            return;
        };
        let head = table.head();
        let picture = picture(&**table, game, viewer, &no.choices, &scene);
        let button = |(n, choice): (u8, &Choice)| {
            game_button(choice.label.clone(), game, head, OnGame::Choose(n))
        };
        let all: Vec<Button> = (0u8..).zip(&no.choices).map(button).collect();
        let buttons = all.chunks(4).map(<[Button]>::to_vec).collect();
        sitting.choosing = Some(Choosing {
            seat,
            head,
            says: no.choices.into_iter().take(20).map(|one| one.say).collect(),
        });
        self.keep_sitting(&sitting);
        let body = Body {
            picture,
            buttons,
            ..Body::of(no.text)
        };
        self.tell_body(here, body, Privacy::Discreet);
    }

    /// Tells those to move what only they may know, where the platform can whisper at any time.
    pub(super) fn whisper(&mut self, sitting: &Sitting, place: &Place) {
        let Some(chat) = self.chat(place.chat) else {
            return;
        };
        let whispers = matches!(chat.platform, Platform::Web | Platform::Script);
        if !whispers || chat.is_private() {
            return;
        }
        let tongue = self.tongue_at(place);
        let scene = self.scene(sitting, tongue, chat.theme.into());
        let Some(turn) = self.table(sitting.id).map(|table| table.turn()) else {
            return;
        };
        for seat in turn.iter() {
            let person = sitting.person_in(seat);
            let Some(person) = person.and_then(|id| self.person(id)) else {
                continue;
            };
            let Some((_, id)) = person.accounts.iter().find(|(p, _)| *p == chat.platform) else {
                continue;
            };
            let Some(text) = self.table(sitting.id).and_then(|t| t.secret(seat, &scene)) else {
                continue;
            };
            let to = Account {
                platform: chat.platform,
                id: id.clone(),
                name: person.name.clone(),
                username: person.username.clone(),
                language: None,
            };
            self.out.effects.push(Effect::Tell {
                room: place.room(&chat),
                to,
                body: Body::of(text),
                press: None,
                reply_to: None,
                privacy: Privacy::Secret,
            });
        }
    }
}
