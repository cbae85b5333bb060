//! Offers and challenges: made, joined, changed, started, gone.

use super::house::List;
use super::ids::OfferId;
use super::kinds;
use super::press::{OnOffer, Press};
use super::records::{About, Holder, Invited, Offer, Page, Person};
use super::room::Here;
use super::who::{computer, level};
use super::{AnyKind, Hall};
use crate::chat::{Body, Button, Effect, Standing};
use crate::speech::{Argument, Called, Misfit, Tongue, spans};
use games::Level;
use games::table::{Clock, Total};
use games::words::Lang;

/// How long an open offer waits, in ms.
const OPEN_FOR: u64 = 60 * 60 * 1000;
/// How long a challenge waits, in ms.
const CHALLENGE_FOR: u64 = 24 * 60 * 60 * 1000;
/// After this long any player may start an offer with two or more, in ms.
const ANYBODY_AFTER: u64 = 2 * 60 * 1000;
/// The most offers of one person that wait at once.
const OFFERS: usize = 5;
/// The most games in progress in one chat.
pub(super) const GAMES: usize = 20;

/// What the words after a command ask for.
struct Asked {
    options: serde_json::Value,
    clock: Clock,
    invited: Vec<Invited>,
    computers: Vec<Level>,
}

impl Hall {
    pub(super) fn offer(&self, id: OfferId) -> Option<Offer> {
        self.ledger.read(&format!("offer/{id}"))
    }

    pub(super) fn keep_offer(&mut self, offer: &Offer) {
        self.ledger.write(&format!("offer/{}", offer.id), offer);
    }

    /// The offers that wait.
    pub(super) fn offers(&self) -> Vec<Offer> {
        let ids = self.ledger.names("offer/");
        ids.iter()
            .filter_map(|id| id.parse().ok())
            .filter_map(|id| self.offer(id))
            .collect()
    }

    /// `/balda …`: makes an offer, or starts at once where everybody needed is there.
    pub(super) fn make_offer(&mut self, here: &Here, command: &str, rest: &str) {
        let Some(kind) = kinds::started_by(command) else {
            return;
        };
        let asked = match self.read_offer(here, kind, command, rest) {
            Ok(asked) => asked,
            Err(reason) => return self.refuse(here, reason, ""),
        };
        let mine = self
            .offers()
            .into_iter()
            .filter(|o| o.host == here.person.id)
            .count();
        if mine >= OFFERS {
            return self.answer(here, "too-many-offers", &[("count", OFFERS.into())]);
        }
        if self.games_in(here.chat.id).len() >= GAMES {
            return self.answer(here, "too-many-games", &[("count", GAMES.into())]);
        }
        let mut asked = asked;
        let chat = here.chat.id;
        let (house, blocked) = (self.list(chat, List::House), self.list(chat, List::Blocked));
        kind.house(&mut asked.options, house, blocked);
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
            made: self.now,
            expires: self.now.after(lasts),
            post: self.post_id(),
            message: None,
            page: Page::Main,
            first: None,
        };
        if Hall::is_private(&here.chat) && offer.invited.is_empty() && offer.holders.len() == 1 {
            offer.page = Page::Computer;
        }
        if Hall::is_private(&here.chat) && !offer.invited.is_empty() {
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
            && (Hall::is_private(&here.chat) || offer.holders.len() >= usize::from(*seats.end()));
        if alone && offer.invited.is_empty() && self.start_offer(here, &offer, None).is_ok() {
            return;
        }
        self.post_offer(&offer);
        self.acknowledge(here);
    }

    /// Shows an offer in a message of its own.
    pub(super) fn post_offer(&mut self, offer: &Offer) {
        self.keep_offer(offer);
        let Some(chat) = self.chat(offer.place.chat) else {
            return;
        };
        self.ledger.write(
            &format!("post/{}", offer.post.0),
            &(About::Offer(offer.id), self.now),
        );
        let body = self.offer_body(offer);
        self.out.effects.push(Effect::Post {
            room: offer.place.room(&chat),
            post: offer.post,
            body,
            reply_to: None,
            merge: None,
        });
    }

    fn read_offer(
        &mut self,
        here: &Here,
        kind: &dyn AnyKind,
        command: &str,
        rest: &str,
    ) -> Result<Asked, Misfit> {
        let wrong = |text: String| Misfit {
            text,
            instead: Vec::new(),
        };
        let tongue = here.tongue;
        let mut asked = Asked {
            options: kind.offered(command, here.chat.lang),
            clock: Clock::default(),
            invited: Vec::new(),
            computers: Vec::new(),
        };
        let mut computer = None;
        for word in rest
            .split([' ', ',', ';', '\n', '\t'])
            .filter(|word| !word.is_empty())
            .take(24)
        {
            if let Some(name) = word.strip_prefix('@') {
                let invited = self.invite(here, name);
                if let Invited::Person(id) = &invited {
                    if *id == here.person.id {
                        return Err(wrong(tongue.tell("challenge-yourself")));
                    }
                    let blocks = self
                        .person(*id)
                        .is_some_and(|p| p.blocked.contains(&here.person.id));
                    if blocks {
                        return Err(wrong(
                            tongue.say("challenge-unwanted", &[("name", name.into())]),
                        ));
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
            } else if clock_word(&mut asked.clock, word) {
            } else {
                match kind.argument(&mut asked.options, word, tongue) {
                    Argument::Taken => {}
                    Argument::Wrong(text) => return Err(wrong(text)),
                    Argument::Unknown => {
                        let word: String = word.chars().take(40).collect();
                        return Err(wrong(
                            tongue.say("offer-unknown-word", &[("word", word.into())]),
                        ));
                    }
                }
            }
        }
        Ok(asked)
    }

    fn invite(&self, here: &Here, name: &str) -> Invited {
        match self.called(&here.chat, name) {
            Some(person) => Invited::Person(person.id),
            None => Invited::Named(name.chars().take(40).collect()),
        }
    }

    fn vet(
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
    fn refuse(&mut self, here: &Here, misfit: Misfit, command: &str) {
        let press = |way: &crate::speech::Toggle| {
            let text = format!("{} {}", command.trim(), way.argument);
            // A button carries 64 bytes, two of them its kind.
            (!command.is_empty() && text.len() <= 62).then(|| Button {
                label: way.label.clone(),
                data: Press::Command(text).write(),
            })
        };
        let buttons: Vec<Button> = misfit.instead.iter().filter_map(press).collect();
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
        match on {
            OnOffer::Join if seated => return self.answer(here, "offer-joined-already", &[]),
            OnOffer::Join => {
                if !self.welcome(&mut offer, &here.person) {
                    return self.answer(here, "offer-not-for-you", &[]);
                }
                let host_blocks = self
                    .person(offer.host)
                    .is_some_and(|p| p.blocked.contains(&here.person.id));
                if host_blocks {
                    return self.answer(here, "offer-not-for-you", &[]);
                }
                let most = usize::from(*kind.seats(&offer.options).end());
                if offer.holders.len() >= most {
                    return self.answer(here, "offer-full", &[]);
                }
                offer.holders.push(me);
                let full = offer.holders.len() >= most;
                if full || self.challenge_met(&offer) {
                    match self.start_offer(here, &offer, Some(id)) {
                        Ok(()) => return self.acknowledge(here),
                        Err(misfit) => self.cannot_start(here, &offer, misfit),
                    }
                }
            }
            OnOffer::Leave if !seated => return self.answer(here, "offer-not-seated", &[]),
            OnOffer::Leave if host => return self.close_offer(here, &offer, "offer-cancelled"),
            OnOffer::Leave => offer.holders.retain(|&holder| holder != me),
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
                let least = *kind.seats(&offer.options).start();
                if offer.holders.len() < usize::from(least) {
                    return self.answer(
                        here,
                        "offer-too-few",
                        &[("count", i64::from(least).into())],
                    );
                }
                match self.start_offer(here, &offer, Some(id)) {
                    Ok(()) => return self.acknowledge(here),
                    Err(misfit) => return self.cannot_start(here, &offer, misfit),
                }
            }
            _ if !host => return self.answer(here, "offer-host-only", &[]),
            OnOffer::Options => offer.page = Page::Options,
            OnOffer::Computers => offer.page = Page::Computer,
            OnOffer::Main => offer.page = Page::Main,
            OnOffer::Computer(name) => {
                let Some(level) = level(name) else { return };
                if offer.holders.len() >= usize::from(*kind.seats(&offer.options).end()) {
                    return self.answer(here, "offer-full", &[]);
                }
                offer.holders.push(Holder::Computer(level));
                offer.page = Page::Main;
                let full = offer.holders.len() >= usize::from(*kind.seats(&offer.options).end());
                let private = Hall::is_private(&here.chat) && offer.invited.is_empty();
                if full || private {
                    match self.start_offer(here, &offer, Some(id)) {
                        Ok(()) => return self.acknowledge(here),
                        Err(misfit) => self.cannot_start(here, &offer, misfit),
                    }
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
                if clock_word(&mut offer.clock, argument) {
                } else if let Argument::Wrong(text) =
                    kind.argument(&mut offer.options, argument, here.tongue)
                {
                    return self.tell(here, text, Vec::new(), crate::chat::Privacy::Discreet);
                }
                // Everybody has accepted, only the setting was wrong.
                if self.challenge_met(&offer) {
                    match self.start_offer(here, &offer, Some(id)) {
                        Ok(()) => return self.acknowledge(here),
                        Err(misfit) => self.cannot_start(here, &offer, misfit),
                    }
                }
            }
        }
        self.keep_offer(&offer);
        self.refresh_offer(&offer);
        self.acknowledge(here);
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
        let (room, post) = (offer.place.room(&chat), self.post_id());
        self.out.effects.push(Effect::Post {
            room,
            post,
            body: Body {
                text: spans(&misfit.text, &[]),
                buttons,
                ..Body::default()
            },
            reply_to: None,
            merge: None,
        });
    }

    /// Whether a person may join; one who was named by a name we didn't know takes that place.
    fn welcome(&mut self, offer: &mut Offer, person: &Person) -> bool {
        if offer.invited.is_empty() || offer.invited.contains(&Invited::Person(person.id)) {
            return true;
        }
        let shown = person.name.to_lowercase();
        let theirs = |name: &str| {
            person
                .username
                .as_deref()
                .is_some_and(|u| u.to_lowercase() == name)
                || shown == name
                || shown.replace(' ', "_") == name
        };
        let slot = offer.invited.iter_mut().find(
            |invited| matches!(invited, Invited::Named(name) if theirs(&name.to_lowercase())),
        );
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
        self.end_offer(&offer, text);
        self.acknowledge(here);
    }

    fn close_offer(&mut self, here: &Here, offer: &Offer, id: &str) {
        let text = self.tongue_at(&offer.place).tell(id);
        self.end_offer(offer, text);
        self.acknowledge(here);
    }

    /// Takes an offer away; its message says why and loses its buttons.
    pub(super) fn end_offer(&mut self, offer: &Offer, why: String) {
        self.ledger.delete(&format!("offer/{}", offer.id));
        let Some(chat) = self.chat(offer.place.chat) else {
            return;
        };
        if let Some(message) = &offer.message {
            self.forget_message(chat.id, message);
            let mut body = self.offer_body(offer);
            body.buttons.clear();
            body.text.push(crate::chat::Span::Plain(format!("\n{why}")));
            let (room, message) = (offer.place.room(&chat), message.clone());
            self.out.effects.push(Effect::Edit {
                room,
                message,
                body,
            });
        }
    }

    pub(super) fn refresh_offer(&mut self, offer: &Offer) {
        let Some(chat) = self.chat(offer.place.chat) else {
            return;
        };
        if let Some(message) = &offer.message {
            let body = self.offer_body(offer);
            let (room, message) = (offer.place.room(&chat), message.clone());
            self.out.effects.push(Effect::Edit {
                room,
                message,
                body,
            });
        }
    }

    /// Offers whose time has come go.
    pub(super) fn expire_offers(&mut self) {
        for offer in self.offers() {
            if offer.expires <= self.now {
                let text = self.tongue_at(&offer.place).tell("offer-expired");
                self.end_offer(&offer, text);
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

    /// How an offer looks.
    pub(super) fn offer_body(&self, offer: &Offer) -> Body {
        let tongue = self.tongue_at(&offer.place);
        let Some(kind) = kinds::named(&offer.game) else {
            return Body::default();
        };
        let mut called: Vec<Called> = Vec::new();
        let host = self.holder_name(Holder::Person(offer.host), tongue);
        let what = kind.describe(&offer.options, tongue);
        let platform = self.chat(offer.place.chat).map(|chat| chat.platform);
        let mut lines = Vec::new();
        if offer.invited.is_empty() {
            lines.push(tongue.say(
                "offer-open",
                &[("host", host.into()), ("what", what.into())],
            ));
        } else {
            let names: Vec<String> = offer
                .invited
                .iter()
                .map(|invited| match (invited, platform) {
                    (Invited::Person(id), Some(platform)) => {
                        let name = self.holder_name(Holder::Person(*id), tongue);
                        self.calling(Holder::Person(*id), &name, platform, &mut called)
                    }
                    (Invited::Person(id), None) => self.holder_name(Holder::Person(*id), tongue),
                    (Invited::Named(name), _) => format!("@{name}"),
                })
                .collect();
            let names = names.join(", ");
            lines.push(tongue.say(
                "offer-challenge",
                &[
                    ("host", host.into()),
                    ("what", what.into()),
                    ("names", names.into()),
                ],
            ));
        }
        let names: Vec<String> = offer
            .holders
            .iter()
            .map(|&holder| self.holder_title(holder, tongue))
            .collect();
        lines.push(tongue.say(
            "offer-seated",
            &[
                ("names", names.join(", ").into()),
                ("count", offer.holders.len().into()),
            ],
        ));
        if let Some(clock) = clock_text(&offer.clock, tongue) {
            lines.push(clock);
        }
        let text = spans(&lines.join("\n"), &called);
        Body {
            text,
            buttons: offer_buttons(offer, kind, tongue),
            ..Body::default()
        }
    }
}

fn offer_buttons(offer: &Offer, kind: &dyn AnyKind, tongue: Tongue) -> Vec<Vec<Button>> {
    let button = |id: &str, on: OnOffer| Button {
        label: tongue.tell(id),
        data: Press::Offer(offer.id, on).write(),
    };
    let set = |label: String, argument: String| Button {
        label,
        data: Press::Offer(offer.id, OnOffer::Set(argument)).write(),
    };
    match offer.page {
        Page::Main if !offer.invited.is_empty() => vec![
            vec![
                button("button-accept", OnOffer::Join),
                button("button-decline", OnOffer::Decline),
            ],
            vec![
                button("button-cancel", OnOffer::Cancel),
                button("button-block", OnOffer::Block),
            ],
        ],
        Page::Main => {
            let mut rows = vec![
                vec![
                    button("button-join", OnOffer::Join),
                    button("button-start", OnOffer::Start),
                    button("button-leave", OnOffer::Leave),
                ],
                vec![
                    button("button-computer", OnOffer::Computers),
                    button("button-options", OnOffer::Options),
                    button("button-cancel", OnOffer::Cancel),
                ],
            ];
            if offer
                .holders
                .iter()
                .any(|h| matches!(h, Holder::Computer(_)))
            {
                rows.push(vec![button("button-no-computer", OnOffer::NoComputer)]);
            }
            rows
        }
        Page::Computer => {
            let levels = [
                (Level::Easy, "easy"),
                (Level::Normal, "normal"),
                (Level::Hard, "hard"),
                (Level::Expert, "expert"),
            ];
            let one = |&(level, name): &(Level, &str)| {
                button(computer(level), OnOffer::Computer(name.to_owned()))
            };
            vec![
                levels[..2].iter().map(one).collect(),
                levels[2..].iter().map(one).collect(),
                vec![
                    button("button-options", OnOffer::Options),
                    button("button-back", OnOffer::Main),
                ],
            ]
        }
        Page::Options => {
            let mut rows: Vec<Vec<Button>> = kind
                .toggles(&offer.options, tongue)
                .into_iter()
                .map(|row| row.into_iter().map(|t| set(t.label, t.argument)).collect())
                .collect();
            rows.push(vec![
                set(tongue.tell("clock-none"), "noclock".to_owned()),
                set(
                    tongue.say("clock-seconds", &[("n", 60.into())]),
                    "60s".to_owned(),
                ),
                set(
                    tongue.say("clock-minutes", &[("n", 10.into())]),
                    "10m".to_owned(),
                ),
            ]);
            rows.push(vec![button("button-back", OnOffer::Main)]);
            rows
        }
    }
}

fn ways_out(offer: &Offer, misfit: &Misfit) -> Vec<Vec<Button>> {
    let button = |way: &crate::speech::Toggle| Button {
        label: way.label.clone(),
        data: Press::Offer(offer.id, OnOffer::Set(way.argument.clone())).write(),
    };
    misfit
        .instead
        .chunks(3)
        .map(|row| row.iter().map(button).collect())
        .collect()
}

/// A word that asks for a computer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asking {
    /// Of whatever level.
    Any,
    /// Of this one.
    Level(Level),
}

/// A computer asked for by a word: `computer`, `expert`, in this tongue or in English.
fn computer_word(word: &str, tongue: Tongue) -> Option<Asking> {
    let word = word.to_lowercase();
    let named = |id: &str| {
        let said = [tongue, Tongue::new(Lang::En)].map(|tongue| tongue.tell(id));
        said.iter()
            .any(|names| names.split(' ').any(|name| name == word))
    };
    [
        ("words-easy", Asking::Level(Level::Easy)),
        ("words-normal", Asking::Level(Level::Normal)),
        ("words-hard", Asking::Level(Level::Hard)),
        ("words-expert", Asking::Level(Level::Expert)),
        ("words-computer", Asking::Any),
    ]
    .into_iter()
    .find_map(|(id, asking)| named(id).then_some(asking))
}

/// A clock by a word: `60s` a turn, `10m` in all, `10m+5s` with an increment, `noclock`. Whether it
/// was one.
fn clock_word(clock: &mut Clock, word: &str) -> bool {
    const LEAST: u64 = 5_000;
    const MOST: u64 = 7 * 24 * 3_600_000;
    let word = word.to_lowercase();
    if word == "noclock" || word == "0s" {
        *clock = Clock::default();
        return true;
    }
    let ms = |text: &str| -> Option<u64> {
        let (number, unit) = text.split_at(text.find(|c: char| !c.is_ascii_digit())?);
        let unit = match unit {
            "s" | "с" | "сек" | "sec" => 1_000,
            "m" | "м" | "мин" | "min" => 60_000,
            "h" | "ч" | "час" => 3_600_000,
            _ => return None,
        };
        number.parse::<u64>().ok()?.checked_mul(unit)
    };
    if let Some((initial, increment)) = word.split_once('+') {
        let (Some(initial), Some(increment)) = (ms(initial), ms(increment)) else {
            return false;
        };
        let initial = initial.clamp(LEAST, MOST);
        clock.total = Some(Total {
            initial,
            increment: increment.min(MOST),
        });
        return true;
    }
    let Some(time) = ms(&word) else { return false };
    let time = time.clamp(LEAST, MOST);
    // Seconds are for a turn, minutes for the whole game.
    if word.ends_with(['s', 'с', 'к']) || word.ends_with("sec") {
        clock.turn = Some(time);
    } else {
        clock.total = Some(Total {
            initial: time,
            increment: 0,
        });
    }
    true
}

/// A clock in words; None where there is none.
pub(super) fn clock_text(clock: &Clock, tongue: Tongue) -> Option<String> {
    let mut parts = Vec::new();
    if let Some(ms) = clock.turn {
        parts.push(tongue.say("clock-turn", &[("seconds", (ms / 1000).into())]));
    }
    if let Some(total) = clock.total {
        let time = super::show::time_text(total.initial);
        parts.push(if total.increment > 0 {
            let increment = total.increment / 1000;
            tongue.say(
                "clock-total-increment",
                &[("time", time.into()), ("seconds", increment.into())],
            )
        } else {
            tongue.say("clock-total", &[("time", time.into())])
        });
    }
    if parts.is_empty() {
        None
    } else {
        Some(parts.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_in_words() {
        let check = |word: &str, turn: Option<u64>, total: Option<(u64, u64)>| {
            let mut clock = Clock::default();
            assert!(clock_word(&mut clock, word), "{word}");
            let total = total.map(|(initial, increment)| Total { initial, increment });
            assert_eq!(clock, Clock { turn, total }, "{word}");
        };
        check("60s", Some(60_000), None);
        check("45с", Some(45_000), None);
        check("1s", Some(5_000), None);
        check("10m", None, Some((600_000, 0)));
        check("10m+5s", None, Some((600_000, 5_000)));
        for word in ["лак", "s", "10", "99999999999999999999m", "7x7"] {
            assert!(!clock_word(&mut Clock::default(), word), "{word}");
        }
    }
}
