//! A friend who is elsewhere: a code for an offer, said in another chat or on another platform.
//! The game is then shown in both places.

use super::ids::OfferId;
use super::press::{OnOffer, Press};
use super::rates::Costly;
use super::records::{Holder, Offer, Place, Shown};
use super::room::Here;
use super::{Hall, codes};
use crate::chat::{Platform, Privacy};

/// How long an offer with a code waits, in ms.
const WAITS: u64 = 24 * 60 * 60 * 1000;
/// The most places in which one game is shown.
pub(super) const PLACES: usize = 8;

fn code_key(code: &str) -> String {
    format!("join/{code}")
}

impl Hall {
    /// A platform's links lead here: what stands before a code in them.
    pub(super) fn reachable(&mut self, platform: Platform, link: String) {
        self.links.insert(platform, link);
    }

    /// `/invite`: the code of the newest open offer at which one sits, one in this chat first.
    pub(super) fn invite(&mut self, here: &Here) {
        let me = Holder::Person(here.person.id);
        let mine = |offer: &Offer| offer.holders.contains(&me) && offer.invited.is_empty();
        let newest = self
            .offers()
            .into_iter()
            .filter(mine)
            .max_by_key(|offer| (offer.place == here.place, offer.made));
        match newest {
            Some(offer) => self.tell_code(here, offer),
            None => self.answer(here, "invite-none", &[]),
        }
    }

    /// The code of an offer, and the links that say it.
    pub(super) fn tell_code(&mut self, here: &Here, mut offer: Offer) {
        let code = match &offer.code {
            Some(code) => code.clone(),
            None => self.codes.make(),
        };
        if offer.code.is_none() {
            self.ledger.write(&code_key(&code), &offer.id);
            offer.code = Some(code.clone());
            offer.expires = offer.expires.max(self.now.after(WAITS));
            self.keep_offer(&offer);
        }
        let mut lines = vec![here.tongue.say("invite-code", &[("code", (&code).into())])];
        lines.extend(self.links.values().map(|link| format!("{link}{code}")));
        self.tell(here, lines.join("\n"), Vec::new(), Privacy::Discreet);
    }

    /// The code of an offer that goes means nothing any more.
    pub(super) fn forget_code(&mut self, offer: &Offer) {
        if let Some(code) = &offer.code {
            self.ledger.delete(&code_key(code));
        }
    }

    /// `/join CODE`: a seat at what was offered elsewhere, and the game shown here too.
    pub(super) fn join(&mut self, here: &Here, rest: &str) {
        if rest.is_empty() {
            return self.answer(here, "join-what", &[]);
        }
        let code = codes::read(rest);
        let guess = Costly::WrongCode(here.person.id);
        if !self.rates.is_free(guess, self.now) {
            return self.answer(here, "code-too-often", &[]);
        }
        let id = self.ledger.read::<OfferId>(&code_key(&code));
        let Some(mut offer) = id.and_then(|id| self.offer(id)) else {
            self.rates.take(guess, self.now);
            return self.answer(here, "join-gone", &[]);
        };
        let id = offer.id;
        let seated = offer.holders.contains(&Holder::Person(here.person.id));
        let shown_here = offer.place == here.place || offer.also.contains(&here.place);
        if !seated && !shown_here && offer.also.len() + 1 < PLACES {
            offer.also.push(here.place.clone());
            self.keep_offer(&offer);
        }
        self.on_offer(here, id, &OnOffer::Join);
        let Some(mut offer) = self.offer(id) else {
            return;
        };
        if !offer.holders.contains(&Holder::Person(here.person.id)) {
            // Refused: nothing is to be shown here.
            offer
                .also
                .retain(|place| shown_here || *place != here.place);
            self.keep_offer(&offer);
        } else if !seated {
            self.tell_seated(here, &offer);
        }
    }

    /// Whoever joined from elsewhere sees what they wait for.
    fn tell_seated(&mut self, here: &Here, offer: &Offer) {
        let body = self.offer_body(offer);
        let text = format!("{}\n{}", body.plain(), here.tongue.tell("join-waits"));
        let leave = Press::Offer(offer.id, OnOffer::Leave);
        let leave = leave.button(here.tongue.tell("button-leave"));
        self.tell(here, text, vec![vec![leave]], Privacy::Discreet);
    }

    /// Whether an offer is for one friend who comes by a code: then their coming starts it.
    pub(super) fn is_for_a_friend(&self, offer: &Offer) -> bool {
        let chat = self.chat(offer.place.chat);
        chat.is_some_and(|chat| chat.is_private()) && offer.code.is_some()
    }

    /// A game from elsewhere goes on here, too: its boards come here from now on.
    pub(super) fn bring_here(&mut self, here: &Here, game: storage::GameId) {
        let Some(mut sitting) = self.sitting(game) else {
            return self.answer(here, "game-gone", &[]);
        };
        let is_shown = sitting.shown.iter().any(|shown| shown.place == here.place);
        let seated = self.seat_of(&sitting, here.person.id).is_some();
        if !seated || is_shown || sitting.ended.is_some() || sitting.shown.len() >= PLACES {
            return self.show_to(here, game, super::show::Words::Beside);
        }
        sitting.shown.push(Shown::new(here.place.clone()));
        self.ledger
            .write(&format!("here/{}/{game}", here.chat.id), &true);
        self.keep_sitting(&sitting);
        self.show_where(game, |shown| shown.place == here.place);
        self.acknowledge(here);
    }

    /// The places of a game that starts.
    pub(super) fn places(offer: &Offer) -> Vec<Place> {
        let mut places = vec![offer.place.clone()];
        places.extend(offer.also.iter().cloned());
        places
    }
}
