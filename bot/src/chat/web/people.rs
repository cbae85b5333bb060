//! The identities of the page: a name and a language, by an id that nobody can guess.

use super::records::{Changes, Records};
use super::{Error, seal};
use crate::chat::{Account, Platform};
use serde::{Deserialize, Serialize};

/// Somebody who came to the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Person {
    /// Their id, the account's for the hall.
    #[serde(skip)]
    pub(super) id: String,
    /// The name they show.
    pub(super) name: String,
    /// The language of their page.
    pub(super) language: String,
    /// When they came, ms since the epoch.
    pub(super) since: u64,
}

impl Person {
    /// As the hall knows them.
    pub(super) fn account(&self) -> Account {
        Account {
            platform: Platform::Web,
            id: self.id.clone(),
            name: self.name.clone(),
            username: None,
            language: Some(self.language.clone()),
        }
    }
}

/// A new person.
pub(super) async fn create(
    records: &Records,
    name: String,
    language: &str,
    now: u64,
) -> Result<Person, Error> {
    let person = Person {
        id: seal::token()?,
        name,
        language: language.to_owned(),
        since: now,
    };
    save(records, &person).await?;
    Ok(person)
}

/// A person by their id.
pub(super) async fn find(records: &Records, id: &str) -> Result<Option<Person>, Error> {
    if !seal::is_token(id) {
        return Ok(None);
    }
    let found: Option<Person> = records.read(&key(id)).await?;
    Ok(found.map(|person| Person {
        id: id.to_owned(),
        ..person
    }))
}

/// Keeps a changed name or language.
pub(super) async fn save(records: &Records, person: &Person) -> Result<(), Error> {
    let mut changes = Changes::default();
    changes.put(key(&person.id), person)?;
    records.commit(changes).await
}

fn key(id: &str) -> String {
    format!("web/person/{id}")
}
