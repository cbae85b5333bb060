//! One person on two platforms: a code given to one of their accounts is said by the other.

use super::ids::PersonId;
use super::rates::Costly;
use super::records::{Holder, Person};
use super::room::Here;
use super::who::account_key;
use super::{Hall, codes};
use crate::chat::Privacy;
use games::At;
use serde::{Deserialize, Serialize};

/// How long a code holds, in ms.
const HOLDS: u64 = 10 * 60 * 1000;

/// A code that waits to be said elsewhere.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Linking {
    person: PersonId,
    until: At,
}

fn code_key(code: &str) -> String {
    format!("linkcode/{code}")
}

impl Hall {
    /// `/link`: a code to be said on another platform; `/link CODE`: here is the other account.
    pub(super) fn link(&mut self, here: &Here, rest: &str) {
        if rest.is_empty() {
            return self.give_link_code(here);
        }
        let code = codes::read(rest);
        let guess = Costly::WrongCode(here.person.id);
        if !self.rates.is_free(guess, self.now) {
            return self.answer(here, "code-too-often", &[]);
        }
        let linking = self.ledger.read::<Linking>(&code_key(&code));
        let linking = linking.filter(|linking| self.now <= linking.until);
        let Some(other) = linking.and_then(|linking| self.person(linking.person)) else {
            self.rates.take(guess, self.now);
            return self.answer(here, "link-gone", &[]);
        };
        let me = here.person.clone();
        if other.id == me.id {
            return self.answer(here, "link-yourself", &[]);
        }
        let mut platforms = me.accounts.iter().map(|(platform, _)| platform);
        if platforms.any(|mine| other.accounts.iter().any(|(theirs, _)| theirs == mine)) {
            return self.answer(here, "link-same-platform", &[]);
        }
        if self.play_together(&me, &other) {
            return self.answer(here, "link-playing", &[]);
        }
        self.ledger.delete(&code_key(&code));
        self.make_one(other, me);
        self.answer(here, "linked", &[]);
    }

    fn give_link_code(&mut self, here: &Here) {
        let held = format!("linking/{}", here.person.id);
        if let Some(old) = self.ledger.read::<String>(&held) {
            self.ledger.delete(&code_key(&old));
        }
        let code = self.codes.make();
        let linking = Linking {
            person: here.person.id,
            until: self.now.after(HOLDS),
        };
        self.ledger.write(&code_key(&code), &linking);
        self.ledger.write(&held, &code);
        let text = here.tongue.say("link-code", &[("code", code.into())]);
        self.tell(here, text, Vec::new(), Privacy::Secret);
    }

    /// Whether two sit in one game that goes on, or at one offer.
    fn play_together(&self, one: &Person, other: &Person) -> bool {
        let games = self.games_of(one.id);
        let mut sittings = games.into_iter().filter_map(|game| self.sitting(game));
        let holders = |holders: &[Holder]| {
            holders.contains(&Holder::Person(one.id)) && holders.contains(&Holder::Person(other.id))
        };
        sittings.any(|sitting| holders(&sitting.holders))
            || self.offers().iter().any(|offer| holders(&offer.holders))
    }

    /// `/unlink`: this account is somebody of its own again, from now on.
    pub(super) fn unlink(&mut self, here: &Here) {
        let mut person = here.person.clone();
        let account = (here.source.from.platform, here.source.from.id.clone());
        if person.accounts.len() < 2 {
            return self.answer(here, "unlink-none", &[]);
        }
        if !self.games_of(person.id).is_empty() {
            return self.answer(here, "unlink-playing", &[]);
        }
        person.accounts.retain(|other| *other != account);
        self.keep_person(&person);
        self.ledger.delete(&account_key(account.0, &account.1));
        self.leave_private(person.id, account.0);
        self.person_of(&here.source.from);
        self.answer(here, "unlinked", &[]);
    }
}
