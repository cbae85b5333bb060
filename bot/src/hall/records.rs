//! What the hall keeps besides the logs of games: people, chats, offers, who sits where.

use super::customs::{Customs, Stakes};
use super::ids::{ChatId, OfferId, PersonId};
use super::ratings::Settled;
use super::who::NAME;
use crate::chat::{MessageId, Platform, PostId, RoomKind, RoomRef};
use crate::speech::is_same_name;
use games::table::Clock;
use games::words::Lang;
use games::{At, Level, Seat, Seats, Seq};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use storage::GameId;

/// A person.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Ours.
    pub id: PersonId,
    /// As they were called last, cleaned.
    pub name: String,
    /// What stands after an @.
    #[serde(default)]
    pub username: Option<String>,
    /// The language they chose for themselves.
    #[serde(default)]
    pub lang: Option<Lang>,
    /// Where they are known: a platform and its id for them.
    pub accounts: Vec<(Platform, String)>,
    /// Whose challenges they never want.
    #[serde(default)]
    pub blocked: Vec<PersonId>,
    /// The people that were made one with this one: what is over names them still.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub formerly: Vec<PersonId>,
    /// Whom this one was made one with: the record only leads there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merged: Option<PersonId>,
    /// The name they chose to be shown, instead of their platform's.
    #[serde(default)]
    pub shown: Option<String>,
    /// Whether they are called upon.
    #[serde(default)]
    pub mentions: Mentions,
}

impl Person {
    /// Every number that stands for them: their own, and those of accounts that were linked.
    pub(super) fn ids(&self) -> Vec<PersonId> {
        std::iter::once(self.id)
            .chain(self.formerly.iter().copied())
            .collect()
    }

    /// Whether they don't want challenges from somebody.
    pub fn blocks(&self, other: &Person) -> bool {
        let theirs = |id: &PersonId| *id == other.id || other.formerly.contains(id);
        self.blocked.iter().any(theirs)
    }

    /// Whether `name` is what they are called: after an @, or the name they show.
    pub fn is_called(&self, name: &str) -> bool {
        let wanted = name.trim_start_matches('@').to_lowercase();
        self.has_username(&wanted) || self.shows(&wanted)
    }

    pub(super) fn has_username(&self, wanted: &str) -> bool {
        let username = self.username.as_deref();
        username.is_some_and(|username| username.to_lowercase() == wanted)
    }

    pub(super) fn shows(&self, wanted: &str) -> bool {
        is_same_name(&self.name, wanted, NAME)
    }

    /// Whether they are who was named so on a platform. Where people have names after an @ nobody
    /// becomes another by showing their name.
    pub fn is_named(&self, name: &str, platform: Platform) -> bool {
        let wanted = name.to_lowercase();
        match platform {
            Platform::Telegram | Platform::Discord => self.has_username(&wanted),
            Platform::Web | Platform::Script => self.has_username(&wanted) || self.shows(&wanted),
        }
    }
}

/// Whether a person is called upon when it is their turn, or only named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mentions {
    /// They are.
    #[default]
    On,
    /// They are only named.
    Off,
}

/// A chat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chat {
    /// Ours.
    pub id: ChatId,
    /// Where.
    pub platform: Platform,
    /// The platform's id of it.
    pub native: String,
    /// Its kind.
    pub kind: RoomKind,
    /// The language the bot speaks there.
    pub lang: Lang,
    /// Day or night.
    #[serde(default)]
    pub theme: Theme,
    /// Whether the bot has said hello.
    #[serde(default)]
    pub greeted: bool,
    /// What its admins have settled.
    #[serde(default)]
    pub customs: Customs,
}

impl Chat {
    /// Whether only one person is in it.
    pub(super) fn is_private(&self) -> bool {
        self.kind == RoomKind::Private
    }
}

/// Day or night, as stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Ink on paper.
    #[default]
    Day,
    /// Chalk on slate.
    Night,
}

impl From<Theme> for render::Theme {
    fn from(theme: Theme) -> render::Theme {
        match theme {
            Theme::Day => render::Theme::Day,
            Theme::Night => render::Theme::Night,
        }
    }
}

/// A chat, or a topic of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The chat.
    pub chat: ChatId,
    /// The topic.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub topic: Option<String>,
}

impl Place {
    /// The room that this is on its platform.
    pub fn room(&self, chat: &Chat) -> RoomRef {
        RoomRef {
            platform: chat.platform,
            id: chat.native.clone(),
            topic: self.topic.clone(),
        }
    }
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Holder {
    /// A person.
    Person(PersonId),
    /// A computer.
    Computer(Level),
    /// Somebody who had all that is theirs erased.
    Nobody,
}

impl Holder {
    /// The person, if it is one.
    pub fn person(self) -> Option<PersonId> {
        match self {
            Holder::Person(id) => Some(id),
            _ => None,
        }
    }
}

/// Somebody who was named in a challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Invited {
    /// A person we know.
    Person(PersonId),
    /// A name nobody here had when it was said: whoever has it may press.
    Named(String),
}

/// An offer of a game, or a challenge.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// Ours.
    pub id: OfferId,
    /// The game's name in the list.
    pub game: String,
    /// The game's options.
    pub options: Value,
    /// The clock.
    pub clock: Clock,
    /// Who made it.
    pub host: PersonId,
    /// Where.
    pub place: Place,
    /// Who sits already, the host first.
    pub holders: Vec<Holder>,
    /// Who was named; empty: anybody may join.
    pub invited: Vec<Invited>,
    /// The code by which somebody elsewhere joins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Where those are who joined from elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Place>,
    /// When it was made.
    pub made: At,
    /// When it goes.
    pub expires: At,
    /// The message that shows it.
    pub post: PostId,
    /// The same, once the platform has taken it.
    #[serde(default)]
    pub message: Option<MessageId>,
    /// The edit of its message that the platform has yet to take; it is made once there is a message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edited: Option<PostId>,
    /// Which page of buttons it shows.
    #[serde(default)]
    pub page: Page,
    /// Who begins, as an index into `holders` (a rematch).
    #[serde(default)]
    pub first: Option<u8>,
    /// Whether it is to count for the ratings.
    #[serde(default)]
    pub stakes: Stakes,
}

/// The buttons under an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Page {
    /// Join, leave, start.
    #[default]
    Main,
    /// The game's options.
    Options,
    /// Levels of the computer.
    Computer,
}

/// A game's place among people: beside its log, which names only seats.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// The game.
    pub id: GameId,
    /// Its name in the list.
    pub game: String,
    /// Who sits where.
    pub holders: Vec<Holder>,
    /// Who made the offer.
    pub host: PersonId,
    /// Where it is shown.
    pub shown: Vec<Shown>,
    /// When it began.
    pub made: At,
    /// When it ended.
    #[serde(default)]
    pub ended: Option<At>,
    /// The offer or game that a rematch made.
    #[serde(default)]
    pub rematch: Option<GameId>,
    /// What a player is to choose from.
    #[serde(default)]
    pub choosing: Option<Choosing>,
    /// Who voted to skip the seat on turn, and the entry at which they did.
    #[serde(default)]
    pub skipping: Option<Skipping>,
    /// Who voted to remove a player.
    #[serde(default)]
    pub removing: Option<Removing>,
    /// The turn whose clock a reminder was about.
    #[serde(default)]
    pub reminded: Option<u32>,
    /// Who was told that little of their total clock is left.
    #[serde(default)]
    pub hurried: Seats,
    /// Whether it was offered to count for the ratings.
    #[serde(default)]
    pub stakes: Stakes,
    /// Who was given a hint.
    #[serde(default)]
    pub hinted: Seats,
    /// What its end did to the ratings.
    #[serde(default)]
    pub settled: Option<Settled>,
}

/// A vote to skip somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Skipping {
    /// The game's head when it began: a move ends it.
    pub head: Seq,
    /// Who is to be skipped.
    pub seat: Seat,
    /// Who voted.
    pub votes: Vec<PersonId>,
}

/// A vote to remove a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Removing {
    /// Who is to be removed.
    pub seat: Seat,
    /// Who voted.
    pub votes: Vec<PersonId>,
    /// Since when.
    pub began: At,
}

/// A game shown in a place.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// Where.
    pub place: Place,
    /// The last board.
    #[serde(default)]
    pub post: Option<PostId>,
    /// The same, once the platform has taken it.
    #[serde(default)]
    pub message: Option<MessageId>,
    /// The last entry that it shows.
    #[serde(default)]
    pub seq: Option<Seq>,
    /// The last entry that had been shown when the last board was posted: news are told from there.
    #[serde(default)]
    pub since: Option<Seq>,
    /// The last entry shown in a board that the platform has taken.
    #[serde(default)]
    pub taken: Option<Seq>,
    /// The messages of this game that can be replied to, the newest last.
    #[serde(default)]
    pub messages: Vec<MessageId>,
}

impl Shown {
    /// Nothing yet, in a place.
    pub fn new(place: Place) -> Shown {
        Shown {
            place,
            post: None,
            message: None,
            seq: None,
            since: None,
            taken: None,
            messages: Vec::new(),
        }
    }
}

impl Sitting {
    /// The people who sit at it.
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        self.holders.iter().filter_map(|holder| holder.person())
    }

    /// The person in a seat, if one sits there.
    pub fn person_in(&self, seat: Seat) -> Option<PersonId> {
        self.holders.get(seat.index())?.person()
    }

    /// The level of the computer in a seat, if one sits there.
    pub fn computer_in(&self, seat: Seat) -> Option<Level> {
        match self.holders.get(seat.index())? {
            Holder::Computer(level) => Some(*level),
            Holder::Person(_) | Holder::Nobody => None,
        }
    }

    /// Whatever was `from`'s is `into`'s.
    pub fn take_over(&mut self, from: PersonId, into: PersonId) {
        let change = |id: &mut PersonId| {
            if *id == from {
                *id = into;
            }
        };
        change(&mut self.host);
        for holder in &mut self.holders {
            if let Holder::Person(id) = holder {
                change(id);
            }
        }
        let skipping = self.skipping.iter_mut().flat_map(|vote| &mut vote.votes);
        let removing = self.removing.iter_mut().flat_map(|vote| &mut vote.votes);
        skipping.chain(removing).for_each(change);
    }
}

/// Moves to choose from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choosing {
    /// Whose choice it is.
    pub seat: Seat,
    /// The game's head when it was asked: a move makes it void.
    pub head: Seq,
    /// What each choice says.
    pub says: Vec<String>,
}

/// What a message of the bot's was about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum About {
    /// A game.
    Game(GameId),
    /// A game, but no board of it: a reminder.
    Beside(GameId),
    /// An offer.
    Offer(OfferId),
}
