//! Two people who turn out to be one: whatever stands under one number comes under the other.

use super::ids::PersonId;
use super::records::{Holder, Invited, Offer, Person};
use super::who::account_key;
use super::{Hall, Platform};
use games::At;
use storage::GameId;

impl Offer {
    /// Whatever was `from`'s is `into`'s; whether anything was.
    fn take_over(&mut self, from: PersonId, into: PersonId) -> bool {
        let mut changed = false;
        let holders = self.holders.iter_mut().filter_map(|holder| match holder {
            Holder::Person(id) => Some(id),
            _ => None,
        });
        let invited = self.invited.iter_mut().filter_map(|invited| match invited {
            Invited::Person(id) => Some(id),
            Invited::Named(_) => None,
        });
        let host = std::iter::once(&mut self.host);
        for id in host.chain(holders).chain(invited).filter(|id| **id == from) {
            *id = into;
            changed = true;
        }
        changed
    }
}

impl Hall {
    /// The accounts, seats, offers and figures of `from` are those of `into` from now on. Games that are
    /// over keep naming `from`, whose record leads to `into`.
    pub(super) fn make_one(&mut self, mut into: Person, from: Person) {
        for (platform, id) in &from.accounts {
            self.ledger.write(&account_key(*platform, id), &into.id);
        }
        for game in self.games_of(from.id) {
            let Some(mut sitting) = self.sitting(game) else {
                continue;
            };
            sitting.take_over(from.id, into.id);
            self.keep_sitting(&sitting);
            self.ledger.delete(&format!("seat/{}/{game}", from.id));
            self.ledger
                .write(&format!("seat/{}/{game}", into.id), &true);
        }
        for mut offer in self.offers() {
            if offer.take_over(from.id, into.id) {
                self.keep_offer(&offer);
            }
        }
        self.join_figures(from.id, into.id);
        self.join_traces(from.id, into.id);

        into.accounts.extend(from.accounts.iter().cloned());
        into.formerly.push(from.id);
        into.formerly.extend(from.formerly.iter().copied());
        for blocked in &from.blocked {
            if !into.blocked.contains(blocked) {
                into.blocked.push(*blocked);
            }
        }
        into.blocked.retain(|&id| id != into.id && id != from.id);
        into.lang = into.lang.or(from.lang);
        self.keep_person(&into);
        let gone = Person {
            accounts: Vec::new(),
            name: String::new(),
            username: None,
            shown: None,
            blocked: Vec::new(),
            merged: Some(into.id),
            ..from
        };
        self.keep_person(&gone);
    }

    /// Where `from` was seen, what they voted, which game was their last.
    fn join_traces(&mut self, from: PersonId, into: PersonId) {
        if let Some(code) = self.ledger.read::<String>(&format!("linking/{from}")) {
            self.ledger.delete(&format!("linkcode/{code}"));
        }
        for key in self.keys_of(&["asked/", "forgetting/", "linking/"], from) {
            self.ledger.delete(&key);
        }
        for key in self.keys_of(&["seen/"], from) {
            self.ledger.delete(&key);
            if let Some((chat, _)) = key.rsplit_once('/') {
                self.ledger.write(&format!("{chat}/{into}"), &true);
            }
        }
        self.vote_as(from, into);
        let ended = |hall: &Hall, game: GameId| -> Option<At> { hall.sitting(game)?.ended };
        let (old, new) = (format!("last/{from}"), format!("last/{into}"));
        if let Some(theirs) = self.ledger.read::<GameId>(&old) {
            let mine = self.ledger.read::<GameId>(&new);
            let mine = mine.and_then(|game| ended(self, game));
            if mine < ended(self, theirs) {
                self.ledger.write(&new, &theirs);
            }
            self.ledger.delete(&old);
        }
    }

    /// A private chat on `platform` is no longer a person's whose account there is somebody of their own.
    pub(super) fn leave_private(&mut self, person: PersonId, platform: Platform) {
        for id in self.chats_of(person) {
            let chat = self.chat(id);
            if chat.is_some_and(|chat| chat.is_private() && chat.platform == platform) {
                self.ledger.delete(&format!("seen/{id}/{person}"));
            }
        }
    }
}
