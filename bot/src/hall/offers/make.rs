//! An offer made: what stands after the command is read, vetted and shown.

use super::words::{Asking, clock_word, computer_word, stakes_word};
use super::{CHALLENGE_FOR, OFFERS, OFFERS_HERE, OPEN_FOR};
use crate::chat::{Button, Effect};
use crate::hall::customs::Stakes;
use crate::hall::ids::OfferId;
use crate::hall::rates::Costly;
use crate::hall::records::{About, Holder, Invited, Offer, Page};
use crate::hall::room::Here;
use crate::hall::{AnyKind, Hall, Press, kinds};
use crate::speech::field::Asks;
use crate::speech::{Argument, Misfit, Toggle, Tongue};
use games::Level;
use games::table::Clock;

/// What the words after a command ask for.
struct Asked {
    options: serde_json::Value,
    clock: Clock,
    invited: Vec<Invited>,
    computers: Vec<Level>,
    stakes: Stakes,
}

impl Hall {
    /// `/balda …`: makes an offer, or starts at once where everybody needed is there.
    pub(in crate::hall) fn make_offer(&mut self, here: &Here, command: &str, rest: &str) {
        let Some(kind) = kinds::started_by(command) else {
            return;
        };
        let bare = kind.offered(command, here.chat.lang);
        if let Err(misfit) = self.allowed(&here.place, kind, &bare, here.tongue) {
            return self.refuse(here, misfit, "");
        }
        // What the chat has settled comes first: whatever is said now has the last word.
        let usual = here
            .chat
            .customs
            .usual
            .get(command)
            .map_or("", String::as_str);
        let mut asked = match self.read_offer(here, kind, command, &format!("{usual} {rest}")) {
            Ok(asked) => asked,
            Err(reason) => return self.refuse(here, reason, ""),
        };
        // The words said may have made another game of it than the command.
        let allowed = self.allowed(&here.place, kind, &asked.options, here.tongue);
        if let Err(misfit) = allowed {
            return self.refuse(here, misfit, "");
        }
        let waiting = self.offers();
        let mine = waiting.iter().filter(|o| o.host == here.person.id);
        if mine.count() >= OFFERS {
            return self.answer(here, "too-many-offers", &[("count", OFFERS.into())]);
        }
        let ours = waiting.iter().filter(|o| o.place.chat == here.chat.id);
        if ours.count() >= OFFERS_HERE {
            let args = [("count", OFFERS_HERE.into())];
            return self.answer(here, "too-many-offers-here", &args);
        }
        let calm = self.rates.take(Costly::OfferBy(here.person.id), self.now)
            && self.rates.take(Costly::OfferIn(here.chat.id), self.now);
        if !calm {
            return self.answer(here, "too-many-in-a-row", &[]);
        }
        self.give_words(&here.place, kind, &mut asked.options);
        let lasts = if asked.invited.is_empty() {
            OPEN_FOR
        } else {
            CHALLENGE_FOR
        };
        let mut holders = vec![Holder::Person(here.person.id)];
        holders.extend(asked.computers.iter().copied().map(Holder::Computer));
        let mut offer = Offer {
            id: OfferId(self.fresh()),
            game: kind.name().to_owned(),
            options: asked.options,
            clock: asked.clock,
            host: here.person.id,
            place: here.place.clone(),
            holders,
            invited: asked.invited,
            code: None,
            also: Vec::new(),
            made: self.now,
            expires: self.now.after(lasts),
            post: self.post_id(),
            message: None,
            edited: None,
            page: Page::Main,
            first: None,
            stakes: asked.stakes,
        };
        if here.chat.is_private() && offer.invited.is_empty() && offer.holders.len() == 1 {
            offer.page = Page::Computer;
        }
        if here.chat.is_private() && !offer.invited.is_empty() {
            return self.answer(here, "challenge-private", &[]);
        }
        let seats = kind.seats(&offer.options);
        let planned = offer.holders.len() + offer.invited.len();
        let planned = planned.max(usize::from(*seats.start()));
        let planned = u8::try_from(planned).unwrap_or(u8::MAX);
        if let Err(misfit) = self.vet(kind, &offer, planned, here.tongue) {
            return self.refuse(here, misfit, &format!("/{command} {rest}"));
        }
        // Against computers alone, with seats enough: nobody is to be waited for.
        let alone = !asked.computers.is_empty()
            && (here.chat.is_private() || offer.holders.len() >= usize::from(*seats.end()));
        if alone && offer.invited.is_empty() && self.start_offer(here, &offer).is_ok() {
            return;
        }
        self.post_offer(offer);
        self.acknowledge(here);
    }

    /// Keeps an offer and shows it in a message of its own.
    pub(in crate::hall) fn post_offer(&mut self, mut offer: Offer) {
        offer.edited = None;
        self.keep_offer(&offer);
        let Some(chat) = self.chat(offer.place.chat) else {
            return;
        };
        self.await_post(offer.post, About::Offer(offer.id));
        let body = self.offer_body(&offer);
        self.out.effects.push(Effect::Post {
            room: offer.place.room(&chat),
            post: offer.post,
            body,
            reply_to: None,
            merge: None,
        });
    }

    /// Whether a command with these words after it makes an offer.
    ///
    /// # Errors
    /// Why it doesn't.
    pub(in crate::hall) fn would_offer(
        &mut self,
        here: &Here,
        command: &str,
        words: &str,
    ) -> Result<(), Misfit> {
        match kinds::started_by(command) {
            Some(kind) => self.read_offer(here, kind, command, words).map(|_| ()),
            None => Err(Misfit::default()),
        }
    }

    fn read_offer(
        &mut self,
        here: &Here,
        kind: &dyn AnyKind,
        command: &str,
        rest: &str,
    ) -> Result<Asked, Misfit> {
        let tongue = here.tongue;
        let mut asked = Asked {
            options: kind.offered(command, here.chat.lang),
            clock: Clock::default(),
            invited: Vec::new(),
            computers: Vec::new(),
            stakes: here.chat.customs.stakes,
        };
        if let Some(clock) = &here.chat.customs.clock {
            // One that was kept when there were other bounds counts as none.
            let _ = clock_word(&mut asked.clock, clock, tongue);
        }
        let mut computer = None;
        for word in rest
            .split([' ', ',', ';', '\n', '\t'])
            .map(bare)
            .filter(|word| !word.is_empty())
            .take(24)
        {
            if let Some(name) = word.strip_prefix('@') {
                let invited = self.named(here, name);
                if let Invited::Person(id) = &invited {
                    if *id == here.person.id {
                        return Err(tongue.tell("challenge-yourself").into());
                    }
                    let blocks = self.person(*id).is_some_and(|p| p.blocks(&here.person));
                    if blocks {
                        let args = [("name", name.into())];
                        return Err(tongue.say("challenge-unwanted", &args).into());
                    }
                }
                if !asked.invited.contains(&invited) {
                    asked.invited.push(invited);
                }
            } else if let Some(asking) = computer_word(word, tongue) {
                // «computer expert» and «expert computer» are one.
                match (asking, computer.take()) {
                    (Asking::Level(level), Some(Asking::Any)) => {
                        asked.computers.pop();
                        asked.computers.push(level);
                    }
                    (Asking::Any, Some(Asking::Level(_))) => {}
                    (Asking::Level(level), _) => {
                        asked.computers.push(level);
                        computer = Some(asking);
                    }
                    (Asking::Any, _) => {
                        asked.computers.push(Level::Normal);
                        computer = Some(asking);
                    }
                }
                continue;
            } else if let Some(stakes) = stakes_word(word, tongue) {
                asked.stakes = stakes;
            } else {
                let read = match clock_word(&mut asked.clock, word, tongue) {
                    Argument::Unknown => kind.argument(&mut asked.options, word, tongue),
                    read => read,
                };
                match read {
                    Argument::Taken => {}
                    Argument::Wrong(text) => return Err(text.into()),
                    Argument::Unknown => {
                        let word: String = word.chars().take(40).collect();
                        let args = [("word", word.into()), ("takes", takes(kind).into())];
                        return Err(tongue.say("offer-unknown-word", &args).into());
                    }
                }
            }
        }
        Ok(asked)
    }

    fn named(&self, here: &Here, name: &str) -> Invited {
        match self.called(&here.chat, name) {
            Some(person) => Invited::Person(person.id),
            None => Invited::Named(name.chars().take(40).collect()),
        }
    }

    pub(super) fn vet(
        &mut self,
        kind: &dyn AnyKind,
        offer: &Offer,
        players: u8,
        tongue: Tongue,
    ) -> Result<(), Misfit> {
        let words = self.words.clone();
        let words = words.of(kind.lang(&offer.options));
        let now = self.now;
        let mut world = games::World {
            words,
            chance: &mut self.rng,
            now,
        };
        kind.vet(&offer.options, players, tongue, &mut world)
    }

    /// Says why there is no offer. A way out is the same command with a word more: a button where
    /// that is short enough, and in words.
    pub(in crate::hall) fn refuse(&mut self, here: &Here, misfit: Misfit, command: &str) {
        let press = |way: &Toggle| {
            let text = format!("{} {}", command.trim(), way.argument);
            Press::Command(text).short_button(way.label())
        };
        let ways = misfit.instead.iter().filter(|_| !command.is_empty());
        let buttons: Vec<Button> = ways.filter_map(press).collect();
        let buttons = buttons.chunks(3).map(<[Button]>::to_vec).collect();
        let ways = misfit.instead.iter().map(|way| way.argument.clone());
        let ways: Vec<String> = ways.collect();
        let mut text = misfit.text;
        if !ways.is_empty() {
            text.push(' ');
            text.push_str(
                &here
                    .tongue
                    .say("offer-instead", &[("ways", ways.join(", ").into())]),
            );
        }
        self.tell(here, text, buttons, crate::chat::Privacy::Discreet);
    }
}

/// A word of an offer without the punctuation around it: `«кошка»!` is кошка.
fn bare(word: &str) -> &str {
    let quotes = ['«', '»', '“', '”', '„', '"', '(', ')'];
    let ends = |c: char| quotes.contains(&c) || ['.', '!', '?', '…'].contains(&c);
    word.trim_start_matches(quotes).trim_end_matches(ends)
}

/// What may be said of a game in an offer beside what any game takes, for the text that says so.
fn takes(kind: &dyn AnyKind) -> &'static str {
    let asks = |is: fn(&Asks) -> bool| kind.fields().iter().any(|field| is(&field.asks));
    if asks(|asks| matches!(asks, Asks::Word(_))) {
        "word"
    } else if asks(|asks| matches!(asks, Asks::Size(_))) {
        "size"
    } else {
        "neither"
    }
}
