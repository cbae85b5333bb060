//! What the page asks over HTTP.

use super::message::Message;
use super::people::{self, Person};
use super::refusal::Refused;
use super::server::Server;
use super::stream::{self, Visit};
use super::{clean, guard, limits, page, passes, seats, texts};
use crate::chat::{RoomKind, Standing};
use crate::hall::clock;
use crate::speech::commands::{COMMANDS, Entry, Takes};
use crate::speech::{Tongue, is_own_name, lang_of};
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router, middleware};
use games::words::Lang;
use serde::Deserialize;
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::sync::Arc;
use std::time::Instant;

type Answer<T = Json<Value>> = Result<T, Refused>;

/// Everything that the server answers.
pub(super) fn router(server: Arc<Server>) -> Router {
    let names = server.names.clone();
    Router::new()
        .route("/", get(page::index))
        .route("/bot", get(page::index))
        .route("/r/{token}", get(page::index))
        .route("/me/{token}", get(page::index))
        .route("/page/{name}", get(page::asset))
        .route("/api/state", get(state))
        .route("/api/people", post(come))
        .route("/api/people/{who}", post(change).delete(leave))
        .route("/api/rooms", get(rooms).post(open_room))
        .route("/api/invites/{token}", get(invitation).post(join))
        .route("/api/rooms/{room}/pictures/{n}/{file}", get(picture))
        .route("/api/rooms/{room}/documents/{n}", get(document))
        .route("/api/passes", post(issue_pass))
        .route("/api/passes/{token}", post(redeem_pass))
        .route("/api/stream", get(open_stream))
        .merge(seats::routes())
        .layer(DefaultBodyLimit::max(limits::BODY_BYTES))
        .layer(middleware::from_fn_with_state(names, guard::guard))
        .with_state(server)
}

/// What newcomers are shown as buttons: ids of what is said by each, and of its label.
const QUICK: [(&str, &str); 4] = [
    ("web-quick-balda-say", "web-quick-balda"),
    ("web-quick-computer-say", "web-quick-computer"),
    ("web-quick-rules-say", "web-quick-rules"),
    ("web-quick-help-say", "web-quick-help"),
];

#[derive(Deserialize)]
struct Wish {
    language: Option<String>,
}

#[derive(Deserialize)]
struct Speaker {
    #[serde(rename = "as")]
    who: String,
}

/// Who this browser may be, and the page's words.
async fn state(
    State(server): State<Arc<Server>>,
    Query(asked): Query<Wish>,
    headers: HeaderMap,
) -> Answer {
    let mut people = Vec::new();
    for who in server.seal.held(&headers) {
        people.extend(people::find(&server.records, &who).await?);
    }
    people.sort_by_key(|person| person.since);
    let wished = headers.get(header::ACCEPT_LANGUAGE);
    let wished = wished.and_then(|value| value.to_str().ok());
    let language = asked.language.or_else(|| wished.map(str::to_owned));
    let language = texts::choose(&language.unwrap_or_default());
    let people: Vec<Value> = people.iter().map(person_shown).collect();
    let quick = QUICK.map(|(say, label)| json!({ "say": say, "label": label }));
    let languages: Vec<_> = texts::languages().collect();
    let commands: Vec<Value> = commands_in(language);
    Ok(Json(json!({
        "people": people,
        "language": language,
        "languages": languages,
        "texts": texts::texts(language),
        "quick": quick,
        "commands": commands,
    })))
}

/// The bot's commands, with what each does, in the language of the page.
fn commands_in(language: &str) -> Vec<Value> {
    let tongue = Tongue::new(lang_of(language).unwrap_or(Lang::En));
    let shown = |entry: &Entry| {
        json!({
            "say": format!("/{}", entry.name),
            "does": tongue.tell(&format!("help-{}", entry.name)),
            "alone": entry.takes == Takes::Nothing,
        })
    };
    COMMANDS.iter().map(shown).collect()
}

fn person_shown(person: &Person) -> Value {
    json!({ "id": person.id, "name": person.name, "language": person.language })
}

#[derive(Deserialize)]
struct Newcomer {
    name: String,
    language: String,
}

type WithCookie = (AppendHeaders<[(HeaderName, String); 1]>, Json<Value>);

fn with_cookie(cookie: String, body: Value) -> WithCookie {
    (AppendHeaders([(header::SET_COOKIE, cookie)]), Json(body))
}

/// A name that somebody takes.
fn named(typed: &str) -> Result<String, Refused> {
    let name = clean::name(typed).ok_or(Refused::Name)?;
    if is_own_name(&name) {
        return Err(Refused::Mine);
    }
    Ok(name)
}

/// Somebody comes, by a name.
async fn come(
    State(server): State<Arc<Server>>,
    headers: HeaderMap,
    Json(newcomer): Json<Newcomer>,
) -> Answer<WithCookie> {
    let name = named(&newcomer.name)?;
    if server.seal.held(&headers).len() >= limits::IDENTITIES {
        return Err(Refused::Full);
    }
    if !server.may_come() {
        return Err(Refused::Fast);
    }
    let language = texts::choose(&newcomer.language);
    let person = people::create(&server.records, name, language, clock().0).await?;
    let cookie = server.seal.grant(&person.id);
    Ok(with_cookie(cookie, person_shown(&person)))
}

#[derive(Deserialize)]
struct Alteration {
    name: Option<String>,
    language: Option<String>,
}

/// Somebody takes another name or language. The cookie is given anew, so that it doesn't expire
/// while it is used.
async fn change(
    State(server): State<Arc<Server>>,
    Path(who): Path<String>,
    headers: HeaderMap,
    Json(wish): Json<Alteration>,
) -> Answer<WithCookie> {
    let old = server.person(&headers, &who).await?;
    let mut person = old.clone();
    if let Some(name) = wish.name {
        person.name = named(&name)?;
    }
    if let Some(language) = wish.language {
        person.language = texts::choose(&language).to_owned();
    }
    if person != old {
        if !server.presence.may_act(&who, Instant::now()) {
            return Err(Refused::Fast);
        }
        people::save(&server.records, &person).await?;
        for room in server.rooms.of(&who).await? {
            if let Some(room) = server.rooms.find(&room).await? {
                room.people_changed();
            }
        }
    }
    Ok(with_cookie(server.seal.grant(&who), person_shown(&person)))
}

/// This browser stops being somebody.
async fn leave(
    State(server): State<Arc<Server>>,
    Path(who): Path<String>,
    headers: HeaderMap,
) -> Answer<WithCookie> {
    server.person(&headers, &who).await?;
    Ok(with_cookie(server.seal.revoke(&who), json!({})))
}

/// The rooms of a person, where something was said last first.
async fn rooms(
    State(server): State<Arc<Server>>,
    Query(speaker): Query<Speaker>,
    headers: HeaderMap,
) -> Answer {
    let person = server.person(&headers, &speaker.who).await?;
    let mut shown = Vec::new();
    for id in server.rooms.of(&person.id).await? {
        if let Some(room) = server.rooms.find(&id).await? {
            shown.push(server.room_shown(&room).await?);
        }
    }
    shown.sort_by_key(|room| Reverse(room["at"].as_u64()));
    Ok(Json(json!({ "rooms": shown })))
}

#[derive(Deserialize)]
struct NewRoom {
    #[serde(rename = "as")]
    who: String,
    kind: RoomKind,
}

async fn open_room(
    State(server): State<Arc<Server>>,
    headers: HeaderMap,
    Json(wish): Json<NewRoom>,
) -> Answer {
    let person = server.person(&headers, &wish.who).await?;
    if !server.presence.may_act(&person.id, Instant::now()) {
        return Err(Refused::Fast);
    }
    let room = server.rooms.create(wish.kind, &person, clock().0).await?;
    Ok(Json(server.room_shown(&room).await?))
}

/// Whose room an invite link leads to: whoever has the link may know. `here` are those of this
/// browser's own people who have it open now: a second tab is then for somebody else.
async fn invitation(
    State(server): State<Arc<Server>>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Answer {
    let room = server.rooms.invited(&token).await?;
    let room = room.ok_or(Refused::Unknown)?;
    let people = server.rooms.people(&room).await?;
    let names: Vec<&str> = people.iter().map(|(p, _)| p.name.as_str()).collect();
    let held = server.seal.held(&headers);
    let mut here = server.presence.count(held.iter(), &room.id);
    here.retain(|_, pages| *pages > 0);
    let here: Vec<_> = here.into_keys().collect();
    Ok(Json(json!({ "people": names, "here": here })))
}

async fn join(
    State(server): State<Arc<Server>>,
    Path(token): Path<String>,
    headers: HeaderMap,
    Json(speaker): Json<Speaker>,
) -> Answer {
    let person = server.person(&headers, &speaker.who).await?;
    let room = server.rooms.invited(&token).await?;
    let room = room.ok_or(Refused::Unknown)?;
    let rooms = &server.rooms;
    rooms
        .admit(&room, &person, Standing::Member, clock().0)
        .await?;
    Ok(Json(server.room_shown(&room).await?))
}

/// The message of a room that a person asks a file of.
async fn message_for(
    server: &Server,
    headers: &HeaderMap,
    who: &str,
    room: &str,
    n: u64,
) -> Answer<Message> {
    let person = server.person(headers, who).await?;
    let room = server.room_of(&person, room).await?;
    let message = room.message(n, &person.id).await;
    message.ok_or(Refused::Unknown)
}

async fn picture(
    State(server): State<Arc<Server>>,
    Path((room, n, file)): Path<(String, u64, String)>,
    Query(speaker): Query<Speaker>,
    headers: HeaderMap,
) -> Answer<Response> {
    let message = message_for(&server, &headers, &speaker.who, &room, n).await?;
    let shown = message.picture.filter(|picture| picture.file == file);
    let shown = shown.ok_or(Refused::Unknown)?;
    let bytes = server.files.picture(&room, &shown.file).await;
    let bytes = bytes.map_err(|_| Refused::Unknown)?;
    let keep = match message.to {
        Some(_) => "no-store",
        None => "private, max-age=31536000, immutable",
    };
    let mime = match shown.mime.as_str() {
        "image/gif" => "image/gif",
        _ => "image/png",
    };
    let headers = [(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, keep)];
    Ok((headers, bytes).into_response())
}

async fn document(
    State(server): State<Arc<Server>>,
    Path((room, n)): Path<(String, u64)>,
    Query(speaker): Query<Speaker>,
    headers: HeaderMap,
) -> Answer<Response> {
    let message = message_for(&server, &headers, &speaker.who, &room, n).await?;
    let attached = message.document.ok_or(Refused::Unknown)?;
    let bytes: Bytes = match server.files.document(&room, &attached.file).await {
        Ok(bytes) => bytes,
        Err(_) => return Err(Refused::Unknown),
    };
    let saved_as = format!("attachment; filename=\"{}\"", attached.name);
    let headers = [
        (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
        (header::CONTENT_DISPOSITION, saved_as),
    ];
    Ok((headers, bytes).into_response())
}

async fn issue_pass(
    State(server): State<Arc<Server>>,
    headers: HeaderMap,
    Json(speaker): Json<Speaker>,
) -> Answer {
    let person = server.person(&headers, &speaker.who).await?;
    let token = server.passes.issue(&person.id, Instant::now())?;
    let minutes = passes::GOOD_FOR.as_secs() / 60;
    Ok(Json(
        json!({ "path": format!("/me/{token}"), "minutes": minutes }),
    ))
}

async fn redeem_pass(
    State(server): State<Arc<Server>>,
    Path(token): Path<String>,
) -> Answer<WithCookie> {
    let who = server.passes.redeem(&token, Instant::now());
    let who = who.ok_or(Refused::Stale)?;
    let person = people::find(&server.records, &who).await?;
    let person = person.ok_or(Refused::Stale)?;
    Ok(with_cookie(server.seal.grant(&who), person_shown(&person)))
}

#[derive(Deserialize)]
struct Opening {
    #[serde(rename = "as")]
    who: String,
    room: String,
    #[serde(default)]
    after: u64,
}

async fn open_stream(
    State(server): State<Arc<Server>>,
    Query(opening): Query<Opening>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    let person = server.person(&headers, &opening.who).await?;
    let room = server.room_of(&person, &opening.room).await?;
    let visit = Visit {
        person,
        held: server.seal.held(&headers),
        room,
        after: opening.after,
    };
    let upgrade = upgrade
        .max_message_size(limits::FRAME_BYTES)
        .max_frame_size(limits::FRAME_BYTES);
    Ok(upgrade.on_upgrade(move |socket| stream::serve(server, visit, socket)))
}
