//! People and chats: ours, with the platforms' accounts linked to them.

use super::ids::{ChatId, PersonId};
use super::records::{Chat, Holder, Mentions, Person, Place};
use super::room::Here;
use super::{Hall, Sitting};
use crate::chat::{Account, MessageId, Platform, RoomRef, Source};
use crate::speech::{Called, Scene, Tongue, call, clean, lang_of, shown_name};
use games::words::Lang;
use games::{Level, Seat};
use std::collections::BTreeMap;
use storage::GameId;

/// The most characters of a name in a text.
pub(super) const NAME: usize = 32;
/// The most people that a chat remembers as seen there.
const SEEN: usize = 500;

/// A part of a key made of anything: letters, digits, `-` and `_` stay, the rest is written in hex.
pub(super) fn part(text: &str) -> String {
    let mut part = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_' {
            part.push(char::from(byte));
        } else {
            part.push_str(&format!(".{byte:02x}"));
        }
        if part.len() > 90 {
            // Too long to be any platform's: what is cut off can only make two strangers one stranger.
            break;
        }
    }
    if part.is_empty() {
        part.push('.');
    }
    part
}

pub(super) fn account_key(platform: Platform, id: &str) -> String {
    format!("account/{}/{}", platform.name(), part(id))
}

/// Where it stands what a message of the bot's was about.
pub(super) fn message_key(chat: ChatId, message: &MessageId) -> String {
    format!("msg/{chat}/{}", part(&message.0))
}

pub(super) fn chat_key(room: &RoomRef) -> String {
    format!("room/{}/{}", room.platform.name(), part(&room.id))
}

impl Hall {
    /// The person behind an account, made when first seen, with today's name.
    pub(super) fn person_of(&mut self, account: &Account) -> Person {
        let key = account_key(account.platform, &account.id);
        let known = self
            .ledger
            .read::<PersonId>(&key)
            .and_then(|id| self.person(id));
        let fresh = known.is_none();
        let mut person = known.unwrap_or_else(|| Person {
            id: PersonId(self.fresh()),
            name: String::new(),
            username: None,
            lang: None,
            accounts: vec![(account.platform, account.id.clone())],
            blocked: Vec::new(),
            formerly: Vec::new(),
            merged: None,
            shown: None,
            mentions: Default::default(),
        });
        let name = shown_name(&account.name, NAME);
        let name = if let Some(shown) = &person.shown {
            shown.clone()
        } else if name.is_empty() {
            account
                .username
                .clone()
                .map_or_else(|| "—".to_owned(), |u| clean(&u, NAME))
        } else {
            name
        };
        let username = account.username.as_deref().map(|u| clean(u, NAME));
        if fresh || person.name != name || person.username != username {
            person.name = name;
            person.username = username;
            self.ledger.write(&key, &person.id);
            self.keep_person(&person);
        }
        person
    }

    /// Whether another account of the same person is banned.
    pub(super) fn is_banned_elsewhere(&self, account: &Account) -> bool {
        let id = self
            .ledger
            .read::<PersonId>(&account_key(account.platform, &account.id));
        let person = id.and_then(|id| self.person(id));
        person.is_some_and(|person| {
            let mut accounts = person.accounts.iter();
            accounts.any(|(platform, id)| self.bans.account(*platform, id))
        })
    }

    /// A person; one who was linked to another is that other one.
    pub(super) fn person(&self, id: PersonId) -> Option<Person> {
        let person = self.ledger.read::<Person>(&format!("person/{id}"))?;
        match person.merged {
            Some(other) => self.ledger.read(&format!("person/{other}")),
            None => Some(person),
        }
    }

    pub(super) fn keep_person(&mut self, person: &Person) {
        self.ledger.write(&format!("person/{}", person.id), person);
    }

    /// The chat behind a room, made when first seen.
    pub(super) fn chat_of(&mut self, source: &Source) -> Chat {
        let key = chat_key(&source.room);
        if let Some(chat) = self
            .ledger
            .read::<ChatId>(&key)
            .and_then(|id| self.chat(id))
        {
            return chat;
        }
        let chat = Chat {
            id: ChatId(self.fresh()),
            platform: source.room.platform,
            native: source.room.id.clone(),
            kind: source.kind,
            lang: said_lang(source).unwrap_or(Lang::Ru),
            theme: Default::default(),
            greeted: false,
            customs: Default::default(),
        };
        self.ledger.write(&key, &chat.id);
        self.keep_chat(&chat);
        chat
    }

    pub(super) fn chat(&self, id: ChatId) -> Option<Chat> {
        self.ledger.read(&format!("chat/{id}"))
    }

    pub(super) fn chat_at(&self, room: &RoomRef) -> Option<Chat> {
        self.ledger
            .read::<ChatId>(&chat_key(room))
            .and_then(|id| self.chat(id))
    }

    pub(super) fn keep_chat(&mut self, chat: &Chat) {
        self.ledger.write(&format!("chat/{}", chat.id), chat);
    }

    /// Remembers that a person was in a chat: so they can be named there.
    pub(super) fn seen(&mut self, chat: &Chat, person: &Person) {
        let key = format!("seen/{}/{}", chat.id, person.id);
        if self.ledger.read::<bool>(&key).is_none() && self.people_in(chat).len() < SEEN {
            self.ledger.write(&key, &true);
        }
    }

    pub(super) fn people_in(&self, chat: &Chat) -> Vec<PersonId> {
        let names = self.ledger.names(&format!("seen/{}/", chat.id));
        names.iter().filter_map(|name| name.parse().ok()).collect()
    }

    /// The person in this chat who is called so, after an @ or by the name shown. An adapter whose
    /// platform says itself who is meant writes `#` and their account.
    pub(super) fn called(&self, chat: &Chat, name: &str) -> Option<Person> {
        let wanted = name.trim_start_matches('@').to_lowercase();
        if let Some(account) = wanted.strip_prefix('#') {
            let id = self.ledger.read(&account_key(chat.platform, account));
            if let Some(person) = id.and_then(|id| self.person(id)) {
                return Some(person);
            }
        }
        self.named_so(self.people_in(chat), &wanted)
    }

    /// The same, or somebody with whom this one plays or has played, who may never have been here.
    pub(super) fn known(&self, here: &Here, name: &str) -> Option<Person> {
        let wanted = name.trim_start_matches('@').to_lowercase();
        self.called(&here.chat, name)
            .or_else(|| self.named_so(self.played_with(&here.person), &wanted))
    }

    fn named_so(&self, people: Vec<PersonId>, wanted: &str) -> Option<Person> {
        let people = people.into_iter().filter_map(|id| self.person(id));
        let people: Vec<Person> = people.collect();
        let by_username = people.iter().find(|p| p.has_username(wanted));
        by_username
            .or_else(|| people.iter().find(|p| p.shows(wanted)))
            .cloned()
    }

    /// Those with whom a person plays or has played, the present games first.
    fn played_with(&self, person: &Person) -> Vec<PersonId> {
        let now = self.games_of(person.id).into_iter();
        let last = self.ledger.read(&format!("last/{}", person.id));
        let sittings = now.chain(last).filter_map(|game| self.sitting(game));
        let holders = sittings.flat_map(|sitting| sitting.holders);
        let mut people: Vec<PersonId> = holders.filter_map(Holder::person).collect();
        let rivals = self.ledger.names(&format!("versus/{}/", person.id));
        people.extend(rivals.iter().filter_map(|id| id.parse::<PersonId>().ok()));
        people.retain(|id| *id != person.id);
        people
    }

    /// How a holder of a seat is called.
    pub(super) fn holder_name(&self, holder: Holder, tongue: Tongue) -> String {
        match holder {
            Holder::Person(id) => self
                .person(id)
                .map_or_else(|| tongue.tell("nobody"), |person| person.name),
            Holder::Computer(_) => tongue.tell("computer"),
            Holder::Nobody => tongue.tell("nobody"),
        }
    }

    /// The same with a computer's level: where one still chooses.
    pub(super) fn holder_title(&self, holder: Holder, tongue: Tongue) -> String {
        match holder {
            Holder::Computer(level) => tongue.tell(computer(level)),
            _ => self.holder_name(holder, tongue),
        }
    }

    /// The language spoken in a place.
    pub(super) fn tongue_at(&self, place: &Place) -> Tongue {
        Tongue::new(self.chat(place.chat).map_or(Lang::Ru, |chat| chat.lang))
    }

    /// The language spoken to a person who is in this chat: their own where they chose one.
    pub(super) fn tongue_to(&self, person: &Person, chat: &Chat) -> Tongue {
        Tongue::new(person.lang.unwrap_or(chat.lang))
    }

    /// What surrounds a game's texts when they are told in `tongue`.
    pub(super) fn scene(&self, sitting: &Sitting, tongue: Tongue, theme: render::Theme) -> Scene {
        let mut names: Vec<String> = sitting
            .holders
            .iter()
            .map(|&h| self.holder_name(h, tongue))
            .collect();
        tell_apart(&mut names);
        Scene {
            tongue,
            names,
            theme,
            seed: sitting.id.0,
            clocks: Vec::new(),
        }
    }

    /// A name that calls upon its owner where it is told, and what is to be given to
    /// [`crate::speech::spans`] with it. A computer is not called, and nobody in quiet hours.
    pub(super) fn calling(
        &self,
        holder: Holder,
        name: &str,
        chat: &Chat,
        called: &mut Vec<Called>,
    ) -> String {
        let person = holder.person().and_then(|id| self.person(id));
        let person = person.filter(|_| !chat.customs.is_quiet(self.now));
        let Some(person) = person.filter(|person| person.mentions == Mentions::On) else {
            return name.to_owned();
        };
        let Some((_, account)) = person.accounts.iter().find(|(p, _)| *p == chat.platform) else {
            return name.to_owned();
        };
        called.push(Called {
            account: account.clone(),
            name: name.to_owned(),
            username: person.username.clone(),
        });
        call(called.len() - 1, name)
    }

    /// The seat of a person at a game.
    pub(super) fn seat_of(&self, sitting: &Sitting, person: PersonId) -> Option<Seat> {
        let seat_of = |person: PersonId| {
            let mut seats = sitting.holders.iter().zip(0u8..);
            let seat = seats.find(|(holder, _)| holder.person() == Some(person));
            seat.map(|(_, seat)| Seat(seat))
        };
        let formerly = || self.person(person).map(|person| person.formerly);
        seat_of(person).or_else(|| formerly()?.into_iter().find_map(seat_of))
    }

    /// The games in progress in which a person sits.
    pub(super) fn games_of(&self, person: PersonId) -> Vec<GameId> {
        let names = self.ledger.names(&format!("seat/{person}/"));
        names.iter().filter_map(|name| name.parse().ok()).collect()
    }

    /// The games in progress that are shown in a chat.
    pub(super) fn games_in(&self, chat: ChatId) -> Vec<GameId> {
        let names = self.ledger.names(&format!("here/{chat}/"));
        names.iter().filter_map(|name| name.parse().ok()).collect()
    }

    pub(super) fn sitting(&self, game: GameId) -> Option<Sitting> {
        self.ledger.read(&format!("game/{game}"))
    }

    pub(super) fn keep_sitting(&mut self, sitting: &Sitting) {
        self.ledger.write(&format!("game/{}", sitting.id), sitting);
    }
}

/// The language that a platform says is spoken there: the room's, else the person's.
pub(super) fn said_lang(source: &Source) -> Option<Lang> {
    let code = source.language.as_ref().or(source.from.language.as_ref());
    code.and_then(|code| lang_of(code))
}

/// The text that names a computer of this level.
pub(super) fn computer(level: Level) -> &'static str {
    match level {
        Level::Easy => "computer-easy",
        Level::Normal => "computer-normal",
        Level::Hard => "computer-hard",
        Level::Expert => "computer-expert",
    }
}

/// A level by the name that buttons and arguments use.
pub(super) fn level(name: &str) -> Option<Level> {
    Some(match name {
        "easy" => Level::Easy,
        "normal" => Level::Normal,
        "hard" => Level::Hard,
        "expert" => Level::Expert,
        _ => return None,
    })
}

/// Numbers those who are called the same.
fn tell_apart(names: &mut [String]) {
    let mut called: BTreeMap<String, usize> = BTreeMap::new();
    for name in names {
        let count = called.entry(name.clone()).or_default();
        *count += 1;
        if *count > 1 {
            *name = format!("{name} {count}");
        }
    }
}
