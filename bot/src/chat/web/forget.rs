//! What the page keeps of a person: told to them, and erased.

use super::message::{Author, Message, prefix};
use super::records::Changes;
use super::server::Server;
use super::{Error, seal};
use serde_json::{Value, json};
use storage::{Key, Store};

/// Everything under `web/` that is this person's.
pub fn kept_of(store: &dyn Store, account: &str) -> Value {
    let key = Key::new(format!("web/person/{account}"));
    let read = key.ok().and_then(|key| store.read(&key).ok().flatten());
    let person: Value = read.map_or(Value::Null, |bytes| {
        serde_json::from_slice(&bytes).unwrap_or_default()
    });
    let joined = format!("web/joined/{account}/");
    let rooms = store.scan(&joined).unwrap_or_default();
    let rooms = rooms
        .iter()
        .filter_map(|(key, _)| key.as_str().strip_prefix(&joined));
    let said = |room: &str| {
        let records = store.scan(&prefix(room)).unwrap_or_default();
        let rest = |(key, bytes): (Key, Vec<u8>)| {
            let rest = key.as_str().strip_prefix(&prefix(room))?.to_owned();
            Some((rest, bytes))
        };
        let messages = Message::gather(room, records.into_iter().filter_map(rest).collect());
        let is_theirs =
            |message: &Message| matches!(&message.from, Author::Person { id, .. } if id == account);
        let theirs = messages.into_iter().map(|(message, _)| message);
        theirs
            .filter(is_theirs)
            .map(|message| json!({ "at": message.at, "text": message.text }))
            .collect::<Vec<_>>()
    };
    let rooms: Vec<Value> = rooms
        .map(|room| json!({ "room": room, "said": said(room) }))
        .collect();
    json!({ "person": person, "rooms": rooms })
}

/// Erases what is kept of a person. The note that the hall made goes last: begun anew after a crash.
pub(super) async fn forget(server: &Server, account: &str) -> Result<(), Error> {
    if seal::is_token(account) {
        server.rooms.erase(account).await?;
        let mut changes = Changes::default();
        changes.remove(format!("web/person/{account}"));
        changes.remove(format!("web/private/{account}"));
        changes.remove(format!("forgotten/web/{account}"));
        server.records.commit(changes).await?;
    }
    Ok(())
}

/// Goes on with what a crash broke off.
pub(super) async fn go_on(server: &Server) -> Result<(), Error> {
    for (account, _) in server.records.scan("forgotten/web/").await? {
        forget(server, &account).await?;
    }
    Ok(())
}
