//! `/mydata`: all that is kept of a person, as a document for their eyes only.

use super::DOCUMENT;
use crate::chat::{Body, Document, Privacy, kept_of};
use crate::hall::rates::Costly;
use crate::hall::records::{Invited, Offer, Person, Sitting};
use crate::hall::room::Here;
use crate::hall::{ChatId, Hall, PersonId};
use games::Seat;
use serde_json::{Map, Value, json};

impl Hall {
    /// `/mydata`.
    pub(in crate::hall) fn my_data(&mut self, here: &Here) {
        if !self.rates.take(Costly::DataOf(here.person.id), self.now) {
            return self.answer(here, "mydata-often", &[]);
        }
        let all = self.all_of(&here.person);
        let mut bytes = serde_json::to_vec_pretty(&all).unwrap_or_default();
        bytes.push(b'\n');
        let text = here.tongue.tell("mydata-here");
        let body = Body {
            document: Some(Document {
                name: DOCUMENT.to_owned(),
                bytes,
            }),
            ..Body::of(text)
        };
        self.tell_body(here, body, Privacy::Secret);
    }

    /// Everything that is stored of a person. Who has blocked them is the others' own.
    fn all_of(&self, person: &Person) -> Value {
        let elsewhere: Map<String, Value> = person
            .accounts
            .iter()
            .map(|(platform, account)| {
                let kept = kept_of(*platform, &*self.ledger.store(), account);
                (platform.name().to_owned(), kept)
            })
            .collect();
        // Accounts that were linked have records of their own from before.
        let under = |id: PersonId| (id.to_string(), self.all_under(id));
        let mut all: Map<String, Value> = person.ids().into_iter().map(under).collect();
        all.insert("person".to_owned(), json!(person));
        all.insert("elsewhere".to_owned(), elsewhere.into());
        all.into()
    }

    fn all_under(&self, id: PersonId) -> Value {
        json!({
            "chats": self.chats_of(id).iter().filter_map(|&chat| self.chat(chat)).map(|chat| {
                json!({ "id": chat.id, "platform": chat.platform, "native": chat.native, "kind": chat.kind })
            }).collect::<Vec<_>>(),
            "careers": self.records_of(&format!("career/{id}/")),
            "here": self.records_with(&["local/"], id),
            "versus": self.records_of(&format!("versus/{id}/")),
            "offers": self.offers().iter().filter(|offer| concerns(offer, id)).map(|offer| {
                json!({ "id": offer.id, "game": offer.game, "options": offer.options, "made": offer.made,
                    "host": offer.host == id })
            }).collect::<Vec<_>>(),
            "games": self.sittings_of(id).iter().map(|sitting| self.game_of(sitting, id)).collect::<Vec<_>>(),
            "other": self.records_with(&["asked/", "last/", "linking/", "forgetting/"], id),
        })
    }

    /// The records whose keys begin so, by the rest of the key.
    fn records_of(&self, prefix: &str) -> Map<String, Value> {
        self.ledger.all(prefix).into_iter().collect()
    }

    /// The records with the person in their keys, by key.
    fn records_with(&self, prefixes: &[&str], id: PersonId) -> Map<String, Value> {
        let keys = self.keys_of(prefixes, id).into_iter();
        keys.filter_map(|key| {
            let record = self.ledger.read(&key)?;
            Some((key, record))
        })
        .collect()
    }

    /// Keys that begin with one of `prefixes` and have the person among their parts.
    pub(in crate::hall) fn keys_of(&self, prefixes: &[&str], id: PersonId) -> Vec<String> {
        let id = id.to_string();
        let mut keys = Vec::new();
        for prefix in prefixes {
            let names = self.ledger.names(prefix).into_iter();
            let theirs = names.filter(|name| name.split('/').any(|part| part == id));
            keys.extend(theirs.map(|name| format!("{prefix}{name}")));
        }
        keys
    }

    /// The chats in which a person was seen.
    pub(in crate::hall) fn chats_of(&self, id: PersonId) -> Vec<ChatId> {
        let keys = self.keys_of(&["seen/"], id);
        let chat = |key: &String| key.split('/').nth(1)?.parse().ok();
        keys.iter().filter_map(chat).collect()
    }

    /// All games that name a person, in progress and finished.
    pub(super) fn sittings_of(&self, id: PersonId) -> Vec<Sitting> {
        let names = self.ledger.names_with("game/", &format!("\"{id}\""));
        let games = names.iter().filter_map(|name| name.parse().ok());
        games.filter_map(|game| self.sitting(game)).collect()
    }

    /// A game as far as it is this person's: their own moves, once it has ended.
    fn game_of(&self, sitting: &Sitting, id: PersonId) -> Value {
        let seat = self.seat_of(sitting, id);
        let rating = sitting.settled.as_ref().and_then(|settled| match settled {
            crate::hall::Settled::Rated(figures) => figures.get(seat?.index()).copied(),
            crate::hall::Settled::Unrated(_) => None,
        });
        let moves = match (seat, sitting.ended) {
            (Some(seat), Some(_)) => self.moves_of(sitting, seat),
            _ => Vec::new(),
        };
        json!({
            "id": sitting.id,
            "game": sitting.game,
            "seat": seat,
            "host": sitting.host == id,
            "made": sitting.made,
            "ended": sitting.ended,
            "rating": rating,
            "hinted": seat.is_some_and(|seat| sitting.hinted.contains(seat)),
            "moves": moves,
        })
    }

    fn moves_of(&self, sitting: &Sitting, seat: Seat) -> Vec<Value> {
        let log = self.ledger.log(sitting.id).unwrap_or_default();
        let entries = log.iter().skip(1);
        let entries = entries.filter_map(|line| serde_json::from_slice::<Value>(line).ok());
        let by = json!(seat);
        entries
            .filter(|entry| entry.get("by") == Some(&by))
            .collect()
    }
}

/// Whether an offer names a person.
pub(super) fn concerns(offer: &Offer, id: PersonId) -> bool {
    offer.host == id
        || offer
            .holders
            .iter()
            .any(|holder| holder.person() == Some(id))
        || offer.invited.contains(&Invited::Person(id))
}
