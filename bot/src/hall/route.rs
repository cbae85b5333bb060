//! Which game a text or a command is for.

use super::Hall;
use super::records::{About, Holder, Offer};
use super::room::Here;
use super::who::message_key;
use crate::chat::MessageId;
use games::Seat;
use storage::GameId;

/// Where a text goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Route {
    /// To this game, in which the person has this seat.
    Game(GameId, Seat),
    /// To a game in which the person has no seat.
    Others(GameId),
    /// To one of several: they must say which.
    Which(Vec<GameId>),
    /// There is none.
    Nowhere,
}

/// Which games count when none is named by a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Those in which it is this person's turn.
    Turn,
    /// Those in which they sit.
    Seat,
    /// Those in which they hold what others don't see.
    Rack,
    /// All that are shown here.
    Any,
}

impl Hall {
    /// What a message of the bot's was about.
    pub(super) fn about(&self, here: &Here, message: &MessageId) -> Option<About> {
        self.ledger.read(&message_key(here.chat.id, message))
    }

    /// The game that somebody means here.
    pub(super) fn route(
        &mut self,
        here: &Here,
        reply_to: Option<&MessageId>,
        wanted: Wanted,
    ) -> Route {
        if let Some(game) = here.meant {
            return self.seated_at(here, game);
        }
        let about = reply_to.and_then(|message| self.about(here, message));
        if let Some(About::Game(game) | About::Beside(game)) = about {
            return self.seated_at(here, game);
        }
        let private = here.chat.is_private();
        let candidates = if private {
            self.games_of(here.person.id)
        } else {
            self.games_in(here.chat.id)
        };
        let topic = here.place.topic.clone();
        let mut open: Vec<GameId> = Vec::new();
        for game in candidates {
            let Some(sitting) = self.sitting(game) else {
                continue;
            };
            let seat = self.seat_of(&sitting, here.person.id);
            let in_topic = private
                || sitting
                    .shown
                    .iter()
                    .any(|s| s.place.chat == here.chat.id && s.place.topic == topic);
            let counts = match (wanted, seat) {
                (Wanted::Any, _) => in_topic,
                (_, None) => false,
                (Wanted::Seat, Some(_)) => in_topic,
                (Wanted::Rack, Some(seat)) => {
                    in_topic && {
                        let scene = self.scene(&sitting, here.tongue, here.chat.theme.into());
                        let table = self.table(game);
                        table.is_some_and(|table| table.secret(seat, &scene).is_some())
                    }
                }
                (Wanted::Turn, Some(seat)) => {
                    in_topic && self.table(game).is_some_and(|t| t.turn().contains(seat))
                }
            };
            if counts {
                open.push(game);
            }
        }
        match open.as_slice() {
            [] if matches!(wanted, Wanted::Turn | Wanted::Rack) => {
                self.route(here, None, Wanted::Seat)
            }
            [] => Route::Nowhere,
            [game] => self.seated_at(here, *game),
            _ => Route::Which(open),
        }
    }

    /// Answers that somebody has no game here, or that it waits for players.
    pub(super) fn no_game(&mut self, here: &Here) {
        let me = Holder::Person(here.person.id);
        let waits = |offer: &Offer| offer.place.chat == here.chat.id && offer.holders.contains(&me);
        let waits = self.offers().iter().any(waits);
        self.answer(here, if waits { "game-not-begun" } else { "no-game" }, &[]);
    }

    fn seated_at(&mut self, here: &Here, game: GameId) -> Route {
        match self
            .sitting(game)
            .and_then(|sitting| self.seat_of(&sitting, here.person.id))
        {
            Some(seat) => Route::Game(game, seat),
            None => Route::Others(game),
        }
    }
}
