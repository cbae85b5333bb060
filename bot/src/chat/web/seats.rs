//! A player's page of one game: the links to it, and what it asks.
//!
//! A page is opened in one of two ways. From the chat page itself, whose browser holds who its
//! person is: `/seat/GAME?as=WHO`. From elsewhere by a link that only the player was told:
//! `/play/TOKEN`; the page exchanges the token, good once and for ten minutes, for a cookie that
//! lets this browser play one game in one person's place for half a day, and goes on at
//! `/seat/GAME`. Opening the link alone uses nothing up: messengers look at links that are sent.
//!
//! Then it asks again and again for the state after the one it has, and is answered when there is
//! one; what its player does is said at the table as text, and may be weighed before. Who sits where, and what they may see,
//! is for the hall to say.

use super::limits;
use super::passes::Passes;
use super::refusal::Refused;
use super::server::Server;
use crate::chat::Platform;
use crate::hall::{Links, PersonId, Seen, Visit, Who, Wish, clock};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Json, Router, routing};
use games::Seq;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use storage::GameId;

/// How long a page is left without an answer when nothing happens.
const PATIENCE: Duration = Duration::from_secs(25);
/// How long a cookie for a seat is good.
const SEATED_FOR: Duration = Duration::from_secs(12 * 60 * 60);
/// The most pages that one visitor may have waiting.
const PAGES: usize = 8;

type Answer = Result<Json<Value>, Refused>;

/// The routes of players' pages.
pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/play/{token}", routing::get(super::page::seat))
        .route("/seat/{game}", routing::get(super::page::seat))
        .route("/api/links/{token}", routing::post(redeem))
        .route("/api/seats/{game}", routing::get(see).post(say))
        .route("/api/seats/{game}/weigh", routing::get(weigh))
}

/// The links that wait to be used.
#[derive(Debug)]
pub(super) struct SeatLinks {
    passes: Passes<(GameId, PersonId)>,
    /// The page's address, without a slash at its end.
    base: String,
}

impl SeatLinks {
    /// Links to the page at an address like `https://example.org/`.
    pub(super) fn new(url: &str) -> SeatLinks {
        SeatLinks {
            passes: Passes::default(),
            base: url.trim_end_matches('/').to_owned(),
        }
    }
}

impl Links for SeatLinks {
    fn to_seat(&self, game: GameId, person: PersonId) -> Option<String> {
        match self.passes.issue(&(game, person), Instant::now()) {
            Ok(token) => Some(format!("{}/play/{token}", self.base)),
            Err(why) => {
                tracing::warn!(%why, "no link to a seat");
                None
            }
        }
    }
}

/// How many pages each visitor has waiting.
#[derive(Debug, Default)]
pub(super) struct Waits(Mutex<HashMap<String, usize>>);

/// A page that waits; when it is dropped it waits no more.
struct Wait<'a> {
    waits: &'a Waits,
    whose: String,
}

impl Waits {
    fn begin(&self, whose: &str) -> Option<Wait<'_>> {
        let mut waits = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = waits.values().sum();
        let pages = waits.get(whose).copied().unwrap_or(0);
        if pages >= PAGES || all >= limits::CONNECTIONS {
            return None;
        }
        waits.insert(whose.to_owned(), pages + 1);
        Some(Wait {
            waits: self,
            whose: whose.to_owned(),
        })
    }
}

impl Drop for Wait<'_> {
    fn drop(&mut self) {
        let mut waits = self.waits.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(pages) = waits.get_mut(&self.whose) {
            *pages -= 1;
            if *pages == 0 {
                waits.remove(&self.whose);
            }
        }
    }
}

/// A link is used: the browser may sit there from now on.
async fn redeem(
    State(server): State<Arc<Server>>,
    Path(token): Path<String>,
) -> Result<Response, Refused> {
    let seat = server.links.passes.redeem(&token, Instant::now());
    let (game, person) = seat.ok_or(Refused::Stale)?;
    let until = clock().0 / 1000 + SEATED_FOR.as_secs();
    let cookie = server.seal.grant_seat(game, person, until);
    let headers = AppendHeaders([(header::SET_COOKIE, cookie)]);
    Ok((headers, Json(json!({ "path": format!("/seat/{game}") }))).into_response())
}

#[derive(Deserialize)]
struct Looking {
    #[serde(rename = "as")]
    who: Option<String>,
    after: Option<u32>,
}

/// The game as it is, or once it is another than after an entry.
async fn see(
    State(server): State<Arc<Server>>,
    Path(game): Path<String>,
    Query(looking): Query<Looking>,
    headers: HeaderMap,
) -> Answer {
    let (game, who, key) = visitor(&server, &headers, &game, looking.who.as_deref()).await?;
    let after = looking.after.map(Seq);
    let visit = Visit {
        game,
        who,
        wish: Wish::See { after },
    };
    let _waiting = server.waits.begin(&key).ok_or(Refused::Full)?;
    let mut closing = server.closing.subscribe();
    tokio::select! {
        seen = server.door.visit(visit) => shown(seen.map_err(|_| Refused::Trouble)?),
        () = tokio::time::sleep(PATIENCE) => Ok(Json(json!({}))),
        _ = closing.wait_for(|&closing| closing) => Ok(Json(json!({}))),
    }
}

#[derive(Deserialize)]
struct Weighing {
    #[serde(rename = "as")]
    who: Option<String>,
    text: String,
}

/// What a move would be: nothing is done.
async fn weigh(
    State(server): State<Arc<Server>>,
    Path(game): Path<String>,
    Query(weighing): Query<Weighing>,
    headers: HeaderMap,
) -> Answer {
    let (game, who, key) = visitor(&server, &headers, &game, weighing.who.as_deref()).await?;
    if weighing.text.chars().count() > limits::ANSWER_CHARS {
        return Err(Refused::Unknown);
    }
    // Counted by itself: looking at moves mustn't keep anybody from making one.
    let counted = format!("{key}/weigh");
    if !server.presence.may_act(&counted, Instant::now()) {
        return Err(Refused::Fast);
    }
    let wish = Wish::Weigh {
        text: weighing.text,
    };
    let seen = server.door.visit(Visit { game, who, wish }).await;
    shown(seen.map_err(|_| Refused::Trouble)?)
}

#[derive(Deserialize)]
struct Saying {
    #[serde(rename = "as")]
    who: Option<String>,
    seq: u32,
    text: String,
    nonce: String,
}

/// The player does something.
async fn say(
    State(server): State<Arc<Server>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Json(saying): Json<Saying>,
) -> Answer {
    let (game, who, key) = visitor(&server, &headers, &game, saying.who.as_deref()).await?;
    if saying.nonce.is_empty() || saying.nonce.len() > limits::NONCE_CHARS {
        return Err(Refused::Unknown);
    }
    if saying.text.chars().count() > limits::MESSAGE_CHARS {
        return Err(Refused::Unknown);
    }
    if !server.presence.may_act(&key, Instant::now()) {
        return Err(Refused::Fast);
    }
    let visit = Visit {
        game,
        who,
        wish: Wish::Say {
            seq: Seq(saying.seq),
            text: saying.text,
            once: format!("{key}/{}", saying.nonce),
        },
    };
    let seen = server.door.visit(visit).await;
    shown(seen.map_err(|_| Refused::Trouble)?)
}

fn shown(seen: Seen) -> Answer {
    let Seen {
        state,
        refused,
        told,
    } = seen;
    if state.is_none() && refused.is_none() {
        return Err(Refused::Unknown);
    }
    Ok(Json(
        json!({ "state": state, "refused": refused, "told": told }),
    ))
}

/// Which game, who asks for it, and by what name their requests are counted.
async fn visitor(
    server: &Server,
    headers: &HeaderMap,
    game: &str,
    who: Option<&str>,
) -> Result<(GameId, Who, String), Refused> {
    let game: GameId = game.parse().map_err(|_| Refused::Unknown)?;
    if let Some(who) = who {
        let person = server.person(headers, who).await?;
        let account = Who::Account(Platform::Web, person.id.clone());
        return Ok((game, account, person.id));
    }
    let now = clock().0 / 1000;
    let person = server.seal.seated(headers, game, now);
    let person = person.ok_or(Refused::Stranger)?;
    Ok((game, Who::Person(person), format!("seat-{person}")))
}

#[cfg(test)]
mod tests {
    use super::super::seal;
    use super::*;

    #[test]
    fn a_link_leads_to_one_seat_once() {
        let links = SeatLinks::new("https://games.example/");
        let (game, person) = (GameId(5), PersonId(7));
        let link = links.to_seat(game, person).unwrap();
        let token = link.strip_prefix("https://games.example/play/").unwrap();
        assert!(seal::is_token(token));
        let now = Instant::now();
        assert_eq!(links.passes.redeem(token, now), Some((game, person)));
        assert_eq!(links.passes.redeem(token, now), None);
        // A new link for the same seat makes the old one void, one for another doesn't.
        let old = links.to_seat(game, person).unwrap();
        let other = links.to_seat(GameId(6), person).unwrap();
        links.to_seat(game, person).unwrap();
        let token = |link: &str| link.rsplit('/').next().unwrap().to_owned();
        assert_eq!(links.passes.redeem(&token(&old), now), None);
        assert!(links.passes.redeem(&token(&other), now).is_some());
    }

    #[test]
    fn a_visitor_has_so_many_pages_waiting() {
        let waits = Waits::default();
        let mut open: Vec<Wait<'_>> = (0..PAGES).filter_map(|_| waits.begin("a")).collect();
        assert_eq!(open.len(), PAGES);
        assert!(waits.begin("a").is_none());
        assert!(waits.begin("b").is_some());
        open.pop();
        assert!(waits.begin("a").is_some());
        drop(open);
        assert!(waits.0.lock().unwrap().is_empty());
    }
}
