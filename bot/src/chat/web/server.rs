//! All that the parts of the chat page share.

use super::files::Files;
use super::guard::Names;
use super::limits::Bucket;
use super::passes::Passes;
use super::people::{self, Person};
use super::presence::Presence;
use super::records::Records;
use super::rooms::{Room, Rooms};
use super::seal::Seal;
use super::seats::{SeatLinks, Waits};
use super::{Error, refusal::Refused};
use crate::hall::Door;
use axum::http::HeaderMap;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::watch;

/// The server behind the page.
pub(super) struct Server {
    pub(super) records: Records,
    pub(super) files: Arc<Files>,
    pub(super) presence: Arc<Presence>,
    pub(super) rooms: Rooms,
    pub(super) seal: Seal,
    pub(super) names: Arc<Names>,
    pub(super) passes: Passes<String>,
    pub(super) links: Arc<SeatLinks>,
    pub(super) waits: Waits,
    pub(super) door: Door,
    /// Turns true when the program stops.
    pub(super) closing: watch::Sender<bool>,
    /// Newcomers, all together.
    pub(super) newcomers: Mutex<Bucket>,
}

impl Server {
    /// The person that a request speaks as, if its cookie holds them.
    pub(super) async fn person(&self, headers: &HeaderMap, who: &str) -> Result<Person, Refused> {
        if !self.seal.held(headers).contains(who) {
            return Err(Refused::Stranger);
        }
        let found = people::find(&self.records, who).await?;
        found.ok_or(Refused::Stranger)
    }

    /// A room, if this person is in it.
    pub(super) async fn room_of(&self, person: &Person, room: &str) -> Result<Arc<Room>, Refused> {
        let found = self.rooms.find(room).await?;
        let room = found.ok_or(Refused::Unknown)?;
        match room.standing(&person.id).await {
            Some(_) => Ok(room),
            None => Err(Refused::Unknown),
        }
    }

    /// Whether one more newcomer may come now.
    pub(super) fn may_come(&self) -> bool {
        let mut newcomers = self.newcomers.lock();
        let newcomers = newcomers.as_mut().map_err(PoisonError::get_mut);
        match newcomers {
            Ok(bucket) => bucket.take(Instant::now()),
            Err(_) => false,
        }
    }

    /// The people of a room as a page shows them.
    pub(super) async fn people_shown(&self, room: &Room) -> Value {
        let people = match self.rooms.people(room).await {
            Ok(people) => people,
            Err(why) => {
                tracing::error!(%why, "the people of a room can't be read");
                Vec::new()
            }
        };
        let ids = people.iter().map(|(person, _)| &person.id);
        let here = self.presence.count(ids, &room.id);
        let shown = people.iter().map(|(person, member)| {
            json!({
                "id": person.id,
                "name": person.name,
                "admin": member.admin,
                "here": here.get(&person.id).is_some_and(|&pages| pages > 0),
            })
        });
        shown.collect()
    }

    /// A room as a page is told of it.
    pub(super) async fn room_shown(&self, room: &Room) -> Result<Value, Error> {
        let path = match &room.plan.invite {
            Some(token) => format!("/r/{token}"),
            None => "/bot".to_owned(),
        };
        let people = self.rooms.people(room).await?;
        let names: Vec<&str> = people.iter().map(|(p, _)| p.name.as_str()).collect();
        let (last, at) = room.last().await;
        Ok(json!({
            "room": room.id,
            "kind": room.plan.kind,
            "path": path,
            "people": names,
            "last": last,
            "at": at,
        }))
    }
}
