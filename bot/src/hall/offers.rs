//! Offers and challenges: made, joined, changed, started, gone.

mod look;
mod make;
mod words;

use look::ways_out;
pub(super) use words::{clock_word, stakes_word};

use super::Hall;
use super::ids::OfferId;
use super::kinds;
use super::press::OnOffer;
use super::records::{About, Chat, Holder, Invited, Offer, Page, Person};
use super::room::Here;
use super::who::level;
use crate::chat::{Body, Effect, MessageId, PostId, Span, Standing};
use crate::speech::{Argument, Misfit};

/// How long an open offer waits, in ms.
const OPEN_FOR: u64 = 60 * 60 * 1000;
/// How long a challenge waits, in ms.
const CHALLENGE_FOR: u64 = 24 * 60 * 60 * 1000;
/// After this long any player may start an offer with two or more, in ms.
const ANYBODY_AFTER: u64 = 2 * 60 * 1000;
/// The most offers of one person that wait at once.
const OFFERS: usize = 5;
/// The most offers in one chat that wait at once.
const OFFERS_HERE: usize = 20;
/// The most games in progress in one chat.
pub(super) const GAMES: usize = 20;

impl Hall {
    pub(super) fn offer(&self, id: OfferId) -> Option<Offer> {
        self.ledger.read(&format!("offer/{id}"))
    }

    pub(super) fn keep_offer(&mut self, offer: &Offer) {
        self.ledger.write(&format!("offer/{}", offer.id), offer);
    }

    /// The offers that wait.
    pub(super) fn offers(&self) -> Vec<Offer> {
        let offers = self.ledger.all("offer/").into_iter();
        offers.map(|(_, offer)| offer).collect()
    }

    /// A press under an offer.
    pub(super) fn on_offer(&mut self, here: &Here, id: OfferId, on: &OnOffer) {
        let Some(mut offer) = self.offer(id) else {
            return self.answer(here, "offer-gone", &[]);
        };
        let Some(kind) = kinds::named(&offer.game) else {
            return;
        };
        let me = Holder::Person(here.person.id);
        let host = offer.host == here.person.id;
        let seated = offer.holders.contains(&me);
        let seats = kind.seats(&offer.options);
        let most = usize::from(*seats.end());
        match on {
            OnOffer::Join if seated => return self.answer(here, "offer-joined-already", &[]),
            OnOffer::Join => {
                if !self.welcome(&mut offer, &here.person) {
                    return self.answer(here, "offer-not-for-you", &[]);
                }
                let host_blocks = self
                    .person(offer.host)
                    .is_some_and(|host| host.blocks(&here.person));
                if host_blocks {
                    return self.answer(here, "offer-not-for-you", &[]);
                }
                if offer.holders.len() >= most {
                    return self.answer(here, "offer-full", &[]);
                }
                offer.holders.push(me);
                let full = offer.holders.len() >= most;
                let met = self.challenge_met(&offer) || self.is_for_a_friend(&offer);
                if (full || met) && self.begins(here, &offer) {
                    return;
                }
            }
            OnOffer::Leave if !seated => return self.answer(here, "offer-not-seated", &[]),
            OnOffer::Leave if host => return self.close_offer(here, &offer, "offer-cancelled"),
            OnOffer::Leave => {
                offer.holders.retain(|&holder| holder != me);
                offer.also.retain(|place| *place != here.place);
            }
            OnOffer::Invite if !seated => return self.answer(here, "offer-not-seated", &[]),
            OnOffer::Invite => return self.tell_code(here, offer),
            OnOffer::Cancel => {
                if !host && here.source.standing != Standing::Admin {
                    return self.answer(here, "offer-host-only", &[]);
                }
                return self.close_offer(here, &offer, "offer-cancelled");
            }
            OnOffer::Decline | OnOffer::Block => return self.decline(here, offer, on),
            OnOffer::Start => {
                let waited = self.now.since(offer.made) >= ANYBODY_AFTER;
                let may_start = host || (seated && waited);
                if !may_start {
                    return self.answer(here, "offer-host-starts", &[]);
                }
                let least = *seats.start();
                if offer.holders.len() < usize::from(least) {
                    let args = [("count", i64::from(least).into())];
                    return self.answer(here, "offer-too-few", &args);
                }
                self.begins(here, &offer);
                return;
            }
            _ if !host => return self.answer(here, "offer-host-only", &[]),
            OnOffer::Options => offer.page = Page::Options,
            OnOffer::Computers => offer.page = Page::Computer,
            OnOffer::Main => offer.page = Page::Main,
            OnOffer::Computer(name) => {
                let Some(level) = level(name) else { return };
                if offer.holders.len() >= most {
                    return self.answer(here, "offer-full", &[]);
                }
                offer.holders.push(Holder::Computer(level));
                offer.page = Page::Main;
                let full = offer.holders.len() >= most;
                let private = here.chat.is_private() && offer.invited.is_empty();
                if (full || private) && self.begins(here, &offer) {
                    return;
                }
            }
            OnOffer::NoComputer => {
                let last = offer
                    .holders
                    .iter()
                    .rposition(|h| matches!(h, Holder::Computer(_)));
                if let Some(last) = last {
                    offer.holders.remove(last);
                }
                offer.page = Page::Main;
            }
            OnOffer::Set(argument) => {
                if let Some(stakes) = stakes_word(argument, here.tongue) {
                    offer.stakes = stakes;
                } else if let Argument::Wrong(text) =
                    match clock_word(&mut offer.clock, argument, here.tongue) {
                        Argument::Unknown => {
                            kind.argument(&mut offer.options, argument, here.tongue)
                        }
                        read => read,
                    }
                {
                    return self.tell(here, text, Vec::new(), crate::chat::Privacy::Discreet);
                }
                let allowed = self.allowed(&offer.place, kind, &offer.options, here.tongue);
                if let Err(misfit) = allowed {
                    return self.refuse(here, misfit, "");
                }
            }
        }
        self.refresh_offer(offer);
        self.acknowledge(here);
    }

    /// Starts what was offered, or says why it can't be; whether it began.
    fn begins(&mut self, here: &Here, offer: &Offer) -> bool {
        match self.start_offer(here, offer) {
            Ok(()) => {
                self.acknowledge(here);
                true
            }
            Err(misfit) => {
                self.cannot_start(here, offer, misfit);
                false
            }
        }
    }

    /// Says why an offer makes no game as it is, with buttons for what would.
    fn cannot_start(&mut self, here: &Here, offer: &Offer, misfit: Misfit) {
        let buttons = ways_out(offer, &misfit);
        if offer.host == here.person.id {
            let privacy = crate::chat::Privacy::Discreet;
            return self.tell(here, misfit.text, buttons, privacy);
        }
        // The host must see it: the choice is theirs.
        let Some(chat) = self.chat(offer.place.chat) else {
            return;
        };
        let body = Body {
            buttons,
            ..Body::of(misfit.text)
        };
        self.post(offer.place.room(&chat), body);
    }

    /// Whether a person may join; one who was named by a name we didn't know takes that place.
    fn welcome(&mut self, offer: &mut Offer, person: &Person) -> bool {
        if offer.invited.is_empty() || offer.invited.contains(&Invited::Person(person.id)) {
            return true;
        }
        let platform = self.chat(offer.place.chat).map(|chat| chat.platform);
        let Some(platform) = platform else {
            return false;
        };
        let theirs = |invited: &&mut Invited| matches!(invited, Invited::Named(name) if person.is_named(name, platform));
        let slot = offer.invited.iter_mut().find(theirs);
        match slot {
            Some(slot) => {
                *slot = Invited::Person(person.id);
                true
            }
            None => false,
        }
    }

    fn challenge_met(&self, offer: &Offer) -> bool {
        !offer.invited.is_empty()
            && offer.invited.iter().all(|invited| match invited {
                Invited::Person(id) => offer.holders.contains(&Holder::Person(*id)),
                Invited::Named(_) => false,
            })
    }

    fn decline(&mut self, here: &Here, mut offer: Offer, on: &OnOffer) {
        if !self.welcome(&mut offer, &here.person) || offer.invited.is_empty() {
            return self.answer(here, "offer-not-for-you", &[]);
        }
        if *on == OnOffer::Block {
            let mut person = here.person.clone();
            if !person.blocked.contains(&offer.host) {
                person.blocked.push(offer.host);
                self.keep_person(&person);
            }
        }
        let tongue = self.tongue_at(&offer.place);
        let text = tongue.say(
            "challenge-declined",
            &[("name", (&here.person.name).into())],
        );
        self.end_offer(&offer, &text);
        self.acknowledge(here);
    }

    fn close_offer(&mut self, here: &Here, offer: &Offer, id: &str) {
        let text = self.tongue_at(&offer.place).tell(id);
        self.end_offer(offer, &text);
        self.acknowledge(here);
    }

    /// Takes an offer away; its message says why and loses its buttons.
    pub(super) fn end_offer(&mut self, offer: &Offer, why: &str) {
        self.take_offer_away(offer);
        if let (Some(message), Some(chat)) = (&offer.message, self.chat(offer.place.chat)) {
            self.forget_message(chat.id, message);
            self.close_message(offer, &chat, message, why);
        }
    }

    /// The offer is none any more, and its code means nothing.
    pub(super) fn take_offer_away(&mut self, offer: &Offer) {
        self.ledger.delete(&format!("offer/{}", offer.id));
        self.forget_code(offer);
        self.forget_post(offer.edited);
    }

    /// The message of an offer that has gone says why and loses its buttons.
    pub(super) fn close_message(
        &mut self,
        offer: &Offer,
        chat: &Chat,
        message: &MessageId,
        why: &str,
    ) {
        let mut body = self.offer_body(offer);
        body.buttons.clear();
        body.text.push(Span::Plain(format!("\n{why}")));
        self.out.effects.push(Effect::Edit {
            room: offer.place.room(chat),
            message: message.clone(),
            body,
            post: None,
        });
    }

    /// Keeps an offer and shows it as it is now, once the platform has it.
    pub(super) fn refresh_offer(&mut self, mut offer: Offer) {
        self.forget_post(offer.edited);
        let post = offer.edited.unwrap_or(offer.post).next();
        offer.edited = Some(post);
        self.keep_offer(&offer);
        let (Some(message), Some(chat)) = (&offer.message, self.chat(offer.place.chat)) else {
            return;
        };
        self.await_post(post, About::Offer(offer.id));
        let body = self.offer_body(&offer);
        self.out.effects.push(Effect::Edit {
            room: offer.place.room(&chat),
            message: message.clone(),
            body,
            post: Some(post),
        });
    }

    /// The platform has taken a post of an offer's message or an edit of it; false where that message
    /// is none of the offer's any more.
    pub(super) fn offer_taken(&mut self, id: OfferId, post: PostId, message: &MessageId) -> bool {
        let Some(mut offer) = self.offer(id) else {
            return false;
        };
        if offer.post == post {
            offer.message = Some(message.clone());
            match offer.edited {
                Some(_) => self.refresh_offer(offer),
                None => self.keep_offer(&offer),
            }
            return true;
        }
        if offer.edited == Some(post) {
            offer.edited = None;
            self.keep_offer(&offer);
        }
        offer.message.as_ref() == Some(message)
    }

    /// Offers whose time has come go.
    pub(super) fn expire_offers(&mut self) {
        for offer in self.offers() {
            if offer.expires <= self.now {
                let people = offer.holders.iter().filter_map(|h| h.person()).count();
                let id = match people {
                    0 | 1 => "offer-expired",
                    _ => "offer-expired-joined",
                };
                let text = self.tongue_at(&offer.place).tell(id);
                self.end_offer(&offer, &text);
            }
        }
    }

    /// `/cancel`: one's own offers here, or the game's own for an admin.
    pub(super) fn cancel_offers(&mut self, here: &Here) {
        let admin = here.source.standing == Standing::Admin;
        let mine = |offer: &Offer| {
            offer.place.chat == here.chat.id && (offer.host == here.person.id || admin)
        };
        let offers: Vec<Offer> = self.offers().into_iter().filter(mine).collect();
        if offers.is_empty() {
            return self.answer(here, "offer-none", &[]);
        }
        for offer in offers {
            self.close_offer(here, &offer, "offer-cancelled");
        }
    }
}
