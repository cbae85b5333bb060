//! `/forget`: everything that is a person's goes; their moves stay as an unnamed player's.
//!
//! What is small goes at once, in one commit, with a note that the rest is to follow. Finished games
//! are many: their records are rewritten some at a time, as time passes, until none names the person;
//! a crash loses nothing of that. What the platform's own page keeps is erased by its adapter, which
//! is told and finds a note of it after a crash.

use super::command;
use super::data::concerns;
use crate::chat::{Effect, Platform, Privacy};
use crate::hall::house::Proposed;
use crate::hall::records::{Chat, Holder, Invited, Person, Sitting};
use crate::hall::room::Here;
use crate::hall::who::{account_key, chat_key};
use crate::hall::{ChatId, Hall, PersonId};
use games::{At, Leaving};
use storage::GameId;

/// How long the question waits for its answer, in ms.
const ASKED: u64 = 10 * 60 * 1000;
/// How many finished games are rewritten at once: their records fit one commit.
const AT_ONCE: usize = 40;

/// Keys with a person among their parts.
const THEIRS: [&str; 9] = [
    "asked/",
    "career/",
    "forgetting/",
    "last/",
    "linking/",
    "local/",
    "seat/",
    "seen/",
    "versus/",
];
/// Keys of a chat's own.
const OF_CHAT: [&str; 6] = [
    "msg/",
    "house/",
    "blocked/",
    "wordvote/",
    "here/",
    "lasthere/",
];

impl Hall {
    /// `/forget`: asks once, then does it.
    pub(in crate::hall) fn forget(&mut self, here: &Here, rest: &str) {
        let key = format!("forgetting/{}", here.person.id);
        let asked: Option<At> = self.ledger.read(&key);
        let fresh = asked.is_some_and(|asked| self.now.since(asked) <= ASKED);
        let word = rest.trim().to_lowercase();
        if !(fresh && here.tongue.is_said("said-yes", &word)) {
            self.ledger.write(&key, &self.now);
            let text = here.tongue.tell("forget-sure");
            let button = command(here.tongue.tell("button-forget"), "/forget yes".to_owned());
            return self.tell(here, text, vec![vec![button]], Privacy::Discreet);
        }
        self.answer(here, "forgotten", &[]);
        self.erase(&here.person);
        for (platform, account) in &here.person.accounts {
            if *platform == Platform::Web {
                let key = format!("forgotten/{}/{account}", platform.name());
                self.ledger.write(&key, &self.now);
            }
            let mut room = here.source.room.clone();
            if room.platform != *platform {
                (room.platform, room.id) = (*platform, account.clone());
            }
            self.out.effects.push(Effect::Forget {
                room,
                account: account.clone(),
            });
        }
    }

    fn erase(&mut self, person: &Person) {
        let ids = person.ids();
        let mut ladders: Vec<_> = ids.iter().flat_map(|&id| self.ladders_of(id)).collect();
        ladders.dedup();
        for (platform, account) in &person.accounts {
            self.ledger.delete(&account_key(*platform, account));
        }
        self.leave_offers(person);
        for id in ids {
            for game in self.games_of(id) {
                self.leave_unnamed(game, id);
            }
            for ladder in &ladders {
                self.unplace(ladder, id);
            }
            self.erase_records(id);
            if !self.unname_some(id) {
                self.ledger.write(&format!("erasing/{id}"), &self.now);
            }
        }
    }

    fn erase_records(&mut self, id: PersonId) {
        let chats = self.chats_of(id);
        if let Some(code) = self.ledger.read::<String>(&format!("linking/{id}")) {
            self.ledger.delete(&format!("linkcode/{code}"));
        }
        for key in self.keys_of(&THEIRS, id) {
            self.ledger.delete(&key);
        }
        self.unblock_everywhere(id);
        self.unvote(id);
        for chat in chats {
            if let Some(private) = self.chat(chat).filter(Chat::is_private) {
                self.close_chat(chat, private.platform, &private.native);
            }
        }
        self.ledger.delete(&format!("person/{id}"));
    }

    /// They leave a game that goes on, and nobody's name stands there any more.
    fn leave_unnamed(&mut self, game: GameId, id: PersonId) {
        let Some(mut sitting) = self.sitting(game) else {
            return;
        };
        if let Some(seat) = self.seat_of(&sitting, id) {
            let left = self.at_table(game, |table, world| {
                table.remove(seat, Leaving::Resigned, world)
            });
            if let Some(Ok(lines)) = left {
                self.keep_lines(game, lines);
                self.stale.insert(game);
            }
        }
        self.ledger.delete(&format!("seat/{id}/{game}"));
        unname(&mut sitting, id);
        self.keep_sitting(&sitting);
    }

    fn leave_offers(&mut self, person: &Person) {
        for mut offer in self.offers() {
            let platform = self.chat(offer.place.chat).map(|chat| chat.platform);
            let named = |invited: &Invited| match (invited, platform) {
                (Invited::Named(name), Some(platform)) => person.is_named(name, platform),
                _ => false,
            };
            let ids = person.ids();
            if !ids.iter().any(|&id| concerns(&offer, id)) && !offer.invited.iter().any(named) {
                continue;
            }
            let was_challenge = !offer.invited.is_empty();
            let invited = |invited: &Invited| match invited {
                Invited::Person(id) => ids.contains(id),
                Invited::Named(_) => named(invited),
            };
            offer.invited.retain(|one| !invited(one));
            offer
                .holders
                .retain(|holder| holder.person().is_none_or(|id| !ids.contains(&id)));
            // Without its host, or with nobody left to accept it, an offer is none.
            let hosted = ids.contains(&offer.host);
            if hosted || (was_challenge && offer.invited.is_empty()) {
                if hosted {
                    offer.host = NOBODY;
                }
                let text = self.tongue_at(&offer.place).tell("offer-cancelled");
                self.end_offer(&offer, &text);
            } else {
                self.refresh_offer(offer);
            }
        }
    }

    fn unblock_everywhere(&mut self, id: PersonId) {
        for name in self.ledger.names_with("person/", &format!("\"{id}\"")) {
            let other = name.parse().ok().and_then(|other| self.person(other));
            if let Some(mut other) = other.filter(|other| other.id != id) {
                other.blocked.retain(|&blocked| blocked != id);
                self.keep_person(&other);
            }
        }
    }

    /// Their votes on a chat's words don't count any more; what they proposed goes.
    fn unvote(&mut self, id: PersonId) {
        for name in self.ledger.names_with("wordvote/", &format!("\"{id}\"")) {
            let key = format!("wordvote/{name}");
            let Some(mut vote) = self.ledger.read::<Proposed>(&key) else {
                continue;
            };
            if vote.by == id {
                self.ledger.delete(&key);
                continue;
            }
            for side in [&mut vote.yes, &mut vote.no] {
                side.retain(|&who| who != id);
            }
            self.ledger.write(&key, &vote);
        }
    }

    /// A chat in which there was nobody else goes with all that is its own.
    fn close_chat(&mut self, chat: ChatId, platform: Platform, native: &str) {
        for prefix in OF_CHAT {
            let prefix = format!("{prefix}{chat}");
            for name in self.ledger.names(&format!("{prefix}/")) {
                self.ledger.delete(&format!("{prefix}/{name}"));
            }
            self.ledger.delete(&prefix);
        }
        let room = crate::chat::RoomRef {
            platform,
            id: native.to_owned(),
            topic: None,
        };
        self.ledger.delete(&chat_key(&room));
        self.ledger.delete(&format!("chat/{chat}"));
    }

    /// Takes a person's name out of some finished games; whether that was all of them.
    fn unname_some(&mut self, id: PersonId) -> bool {
        let sittings = self.ledger.names_with("game/", &format!("\"{id}\""));
        for name in sittings.iter().take(AT_ONCE) {
            let sitting = name.parse().ok().and_then(|game| self.sitting(game));
            if let Some(mut sitting) = sitting {
                unname(&mut sitting, id);
                self.keep_sitting(&sitting);
            }
        }
        sittings.len() <= AT_ONCE
    }

    /// Goes on with what an erasure has left to do.
    pub(in crate::hall) fn go_on_erasing(&mut self) {
        for name in self.ledger.names("erasing/").into_iter().take(1) {
            if name.parse().is_ok_and(|id| !self.unname_some(id)) {
                continue;
            }
            self.ledger.delete(&format!("erasing/{name}"));
        }
    }
}

/// Whoever has been erased.
const NOBODY: PersonId = PersonId(0);

/// Takes a person out of a game's record: the seat is nobody's now.
fn unname(sitting: &mut Sitting, id: PersonId) {
    for holder in &mut sitting.holders {
        if holder.person() == Some(id) {
            *holder = Holder::Nobody;
        }
    }
    if sitting.host == id {
        let other = sitting.holders.iter().find_map(|holder| holder.person());
        sitting.host = other.unwrap_or(NOBODY);
    }
    if let Some(skipping) = &mut sitting.skipping {
        skipping.votes.retain(|&voter| voter != id);
    }
    if let Some(removing) = &mut sitting.removing {
        removing.votes.retain(|&voter| voter != id);
    }
}
