//! The rooms: who is in them and what was said, in the store and, while somebody is there, in
//! memory.

mod erase;

use super::Error;
use super::files::Files;
use super::limits;
use super::message::{self, Author, Message};
use super::people::{self, Person};
use super::presence::Presence;
use super::records::{Changes, Records, parse};
use super::seal;
use crate::chat::{Platform, RoomKind, RoomRef, Standing};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::{Mutex, watch};

/// What is kept of a room besides its messages and people.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Plan {
    /// Its kind.
    pub(super) kind: RoomKind,
    /// Its language, that of who opened it.
    pub(super) language: String,
    /// The token of its invite link; a private chat has none.
    #[serde(default)]
    pub(super) invite: Option<String>,
    /// When it was opened, ms since the epoch.
    pub(super) since: u64,
}

/// Somebody in a room.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Member {
    /// Whether they run it.
    #[serde(default)]
    pub(super) admin: bool,
    /// When they came, ms since the epoch.
    pub(super) since: u64,
}

/// A room.
pub(super) struct Room {
    /// Its id, never shown.
    pub(super) id: String,
    /// What it is.
    pub(super) plan: Plan,
    /// Held while one person's message goes to the hall, so that all come there in the order in
    /// which they stand in the room.
    pub(super) inlet: Mutex<()>,
    state: Mutex<State>,
    changed: watch::Sender<Changed>,
}

/// How far a room has come: grows with each message or edit, and with each person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Changed {
    /// The number of its last event.
    pub(super) event: u64,
    /// How often somebody came, went or was renamed.
    pub(super) people: u64,
}

struct State {
    /// Each with the number of records it takes.
    messages: BTreeMap<u64, (Message, usize)>,
    members: BTreeMap<String, Member>,
    event: u64,
}

impl Room {
    /// As the hall knows it.
    pub(super) fn place(&self) -> RoomRef {
        RoomRef {
            platform: Platform::Web,
            id: self.id.clone(),
            topic: None,
        }
    }

    /// Tells of every change from now on.
    pub(super) fn watch(&self) -> watch::Receiver<Changed> {
        self.changed.subscribe()
    }

    /// Says that its people look different now.
    pub(super) fn people_changed(&self) {
        self.changed.send_modify(|changed| changed.people += 1);
    }

    /// What this person hasn't seen after an event: the messages as they are now, in order.
    pub(super) async fn after(&self, event: u64, who: &str) -> (u64, Vec<Message>) {
        let state = self.state.lock().await;
        let news = state.messages.values().map(|(message, _)| message);
        let news = news.filter(|message| message.event > event && message.is_for(who));
        (state.event, news.cloned().collect())
    }

    /// One message, if this person may see it.
    pub(super) async fn message(&self, n: u64, who: &str) -> Option<Message> {
        let state = self.state.lock().await;
        let (message, _) = state.messages.get(&n)?;
        message.is_for(who).then(|| message.clone())
    }

    /// One message, whoever may see it.
    pub(super) async fn any_message(&self, n: u64) -> Option<Message> {
        let state = self.state.lock().await;
        state.messages.get(&n).map(|(message, _)| message.clone())
    }

    /// The number of its last message that everybody sees, and when it was written (ms).
    pub(super) async fn last(&self) -> (u64, u64) {
        let state = self.state.lock().await;
        let mut newest = state.messages.values().rev();
        newest
            .find(|(message, _)| message.to.is_none())
            .map_or((0, 0), |(message, _)| (message.n, message.at))
    }

    /// What a person may do here; None when they aren't in it.
    pub(super) async fn standing(&self, who: &str) -> Option<Standing> {
        let state = self.state.lock().await;
        let member = state.members.get(who)?;
        Some(if member.admin {
            Standing::Admin
        } else {
            Standing::Member
        })
    }

    /// Everybody in it: who runs it, then the others as they came.
    pub(super) async fn members(&self) -> Vec<(String, Member)> {
        let state = self.state.lock().await;
        let mut all: Vec<_> = state.members.clone().into_iter().collect();
        all.sort_by_key(|(_, member)| (!member.admin, member.since));
        all
    }
}

/// All rooms.
pub(super) struct Rooms {
    records: Records,
    files: Arc<Files>,
    presence: Arc<Presence>,
    loaded: Mutex<HashMap<String, Arc<Room>>>,
    opened: AtomicUsize,
}

impl Rooms {
    /// The rooms in these records.
    pub(super) async fn open(
        records: Records,
        files: Arc<Files>,
        presence: Arc<Presence>,
    ) -> Result<Rooms, Error> {
        let opened = records.scan("web/room/").await?.len();
        Ok(Rooms {
            records,
            files,
            presence,
            loaded: Mutex::default(),
            opened: AtomicUsize::new(opened),
        })
    }

    /// A room by its id.
    pub(super) async fn find(&self, id: &str) -> Result<Option<Arc<Room>>, Error> {
        if !seal::is_token(id) {
            return Ok(None);
        }
        let mut loaded = self.loaded.lock().await;
        if let Some(room) = loaded.get(id) {
            return Ok(Some(room.clone()));
        }
        let Some(room) = self.load(id).await? else {
            return Ok(None);
        };
        if loaded.len() >= limits::IDLE_ROOMS {
            // What somebody holds stays; the rest is in the store.
            loaded.retain(|_, room| Arc::strong_count(room) > 1);
        }
        let room = Arc::new(room);
        loaded.insert(id.to_owned(), room.clone());
        Ok(Some(room))
    }

    async fn load(&self, id: &str) -> Result<Option<Room>, Error> {
        let Some(plan) = self.records.read::<Plan>(&room_key(id)).await? else {
            return Ok(None);
        };
        let said = self.records.scan(&message::prefix(id)).await?;
        let messages: BTreeMap<_, _> = Message::gather(id, said)
            .into_iter()
            .map(|(message, parts)| (message.n, (message, parts)))
            .collect();
        let mut members = BTreeMap::new();
        for (who, bytes) in self.records.scan(&members_prefix(id)).await? {
            members.insert(who, parse(id, &bytes)?);
        }
        let event = messages.values().map(|(message, _)| message.event).max();
        let event = event.unwrap_or(0);
        Ok(Some(Room {
            id: id.to_owned(),
            plan,
            inlet: Mutex::default(),
            state: Mutex::new(State {
                messages,
                members,
                event,
            }),
            changed: watch::Sender::new(Changed { event, people: 0 }),
        }))
    }

    /// The room that an invite link leads to.
    pub(super) async fn invited(&self, token: &str) -> Result<Option<Arc<Room>>, Error> {
        if !seal::is_token(token) {
            return Ok(None);
        }
        match self.records.read::<String>(&invite_key(token)).await? {
            Some(id) => self.find(&id).await,
            None => Ok(None),
        }
    }

    /// Opens a room for a person, who runs it. A private chat is opened once and then found.
    ///
    /// # Errors
    /// `Full` when there are too many, theirs or all.
    pub(super) async fn create(
        &self,
        kind: RoomKind,
        person: &Person,
        now: u64,
    ) -> Result<Arc<Room>, Error> {
        let private = format!("web/private/{}", person.id);
        if kind == RoomKind::Private
            && let Some(id) = self.records.read::<String>(&private).await?
            && let Some(room) = self.find(&id).await?
        {
            return Ok(room);
        }
        let theirs = self.of(&person.id).await?.len();
        if theirs >= limits::ROOMS_A_PERSON || self.opened.load(Ordering::Relaxed) >= limits::ROOMS
        {
            return Err(Error::Full);
        }
        let id = seal::token()?;
        let invite = match kind {
            RoomKind::Group => Some(seal::token()?),
            RoomKind::Private | RoomKind::Unheard => None,
        };
        let mut changes = Changes::default();
        match &invite {
            Some(token) => changes.put(invite_key(token), &id)?,
            None => changes.put(private, &id)?,
        }
        let plan = Plan {
            kind,
            language: person.language.clone(),
            invite,
            since: now,
        };
        changes.put(room_key(&id), &plan)?;
        self.records.commit(changes).await?;
        self.opened.fetch_add(1, Ordering::Relaxed);
        let room = self.find(&id).await?.ok_or(Error::Full)?;
        self.admit(&room, person, Standing::Admin, now).await?;
        Ok(room)
    }

    /// Lets a person in; somebody who is in already stays what they are.
    ///
    /// # Errors
    /// `Full` when the room is.
    pub(super) async fn admit(
        &self,
        room: &Room,
        person: &Person,
        standing: Standing,
        now: u64,
    ) -> Result<(), Error> {
        let mut state = room.state.lock().await;
        if state.members.contains_key(&person.id) {
            return Ok(());
        }
        if state.members.len() >= limits::PEOPLE_A_ROOM {
            return Err(Error::Full);
        }
        let member = Member {
            admin: standing == Standing::Admin,
            since: now,
        };
        let mut changes = Changes::default();
        changes.put(members_prefix(&room.id) + &person.id, &member)?;
        changes.put(rooms_of(&person.id) + &room.id, &now)?;
        self.records.commit(changes).await?;
        state.members.insert(person.id.clone(), member);
        drop(state);
        room.people_changed();
        if room.plan.kind == RoomKind::Group {
            let from = Author::Joined {
                id: person.id.clone(),
                name: person.name.clone(),
            };
            let (note, changes) = (Message::new(from, now), Changes::default());
            self.write(room, note, changes).await?;
        }
        Ok(())
    }

    /// The rooms a person is in, the first joined first.
    pub(super) async fn of(&self, who: &str) -> Result<Vec<String>, Error> {
        let mut found = Vec::new();
        for (room, bytes) in self.records.scan(&rooms_of(who)).await? {
            found.push((parse::<u64>(&room, &bytes)?, room));
        }
        found.sort();
        Ok(found.into_iter().map(|(_, room)| room).collect())
    }

    /// The people of a room with what they are there.
    pub(super) async fn people(&self, room: &Room) -> Result<Vec<(Person, Member)>, Error> {
        let mut all = Vec::new();
        for (id, member) in room.members().await {
            if let Some(person) = people::find(&self.records, &id).await? {
                all.push((person, member));
            }
        }
        Ok(all)
    }

    /// Adds a message; `also` is made durable with it. Its number and event are set here.
    pub(super) async fn write(
        &self,
        room: &Room,
        message: Message,
        also: Changes,
    ) -> Result<Message, Error> {
        self.write_with(room, message, |_| Ok(also)).await
    }

    /// As `write`, where what is to be durable with it depends on its number. A message that the
    /// same page has numbered alike, or that the hall has, is the same one: then it is returned as
    /// it stands, and nothing is added.
    pub(super) async fn write_with(
        &self,
        room: &Room,
        mut message: Message,
        also: impl FnOnce(u64) -> Result<Changes, Error>,
    ) -> Result<Message, Error> {
        let mut state = room.state.lock().await;
        let same = |known: &&(Message, usize)| {
            let known = &known.0;
            (message.nonce.is_some() && known.nonce == message.nonce && known.from == message.from)
                || (message.post.is_some() && known.post == message.post)
        };
        if let Some((known, _)) = state.messages.values().rev().find(same) {
            return Ok(known.clone());
        }
        let last = state.messages.last_key_value().map_or(0, |(&n, _)| n);
        message.n = last + 1;
        message.event = state.event + 1;
        let mut changes = also(message.n)?;
        let parts = message.store(&room.id, 0, &mut changes)?;
        let mut dropped = Vec::new();
        let surplus = (state.messages.len() + 1).saturating_sub(limits::MESSAGES_A_ROOM);
        for (old, parts) in state.messages.values().take(surplus) {
            old.erase(&room.id, *parts, &mut changes);
            dropped.push(old.clone());
        }
        self.records.commit(changes).await?;
        state.event = message.event;
        state.messages.insert(message.n, (message.clone(), parts));
        for old in &dropped {
            state.messages.remove(&old.n);
        }
        self.publish(room, &state, &message);
        self.drop_files(room, &state, &dropped);
        Ok(message)
    }

    /// Changes a message there is. None when it is gone or stays as it was.
    pub(super) async fn edit(
        &self,
        room: &Room,
        n: u64,
        change: impl FnOnce(&mut Message),
    ) -> Result<Option<Message>, Error> {
        let mut state = room.state.lock().await;
        let Some((old, parts)) = state.messages.get(&n).cloned() else {
            return Ok(None);
        };
        let mut message = old.clone();
        change(&mut message);
        if message == old {
            return Ok(None);
        }
        message.event = state.event + 1;
        let mut changes = Changes::default();
        let parts = message.store(&room.id, parts, &mut changes)?;
        self.records.commit(changes).await?;
        state.event = message.event;
        state.messages.insert(n, (message.clone(), parts));
        self.publish(room, &state, &message);
        self.drop_files(room, &state, &[old]);
        Ok(Some(message))
    }

    fn publish(&self, room: &Room, state: &State, message: &Message) {
        room.changed
            .send_modify(|changed| changed.event = message.event);
        let readers = state.members.keys().filter(|who| message.is_for(who));
        self.presence.stir(readers, &room.id, message.n);
    }

    /// Pictures and files that no message shows any more.
    fn drop_files(&self, room: &Room, state: &State, dropped: &[Message]) {
        for old in dropped {
            if let Some(picture) = &old.picture {
                let mut kept = state.messages.values();
                if !kept.any(|(message, _)| message.picture.as_ref() == Some(picture)) {
                    self.files.drop_picture(&room.id, &picture.file);
                }
            }
            if let Some(document) = &old.document {
                let now = state.messages.get(&old.n);
                if now.is_none_or(|(message, _)| message.document != old.document) {
                    self.files.drop_document(&room.id, &document.file);
                }
            }
        }
    }
}

fn room_key(id: &str) -> String {
    format!("web/room/{id}")
}

fn invite_key(token: &str) -> String {
    format!("web/invite/{token}")
}

fn members_prefix(room: &str) -> String {
    format!("web/member/{room}/")
}

fn rooms_of(who: &str) -> String {
    format!("web/joined/{who}/")
}
