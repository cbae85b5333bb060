//! A chat's own words: accepted besides the dictionary's, or forbidden there.

use super::Hall;
use super::customs::House;
use super::ids::{ChatId, PersonId};
use super::records::Chat;
use super::room::Here;
use crate::chat::{Body, MessageId, Privacy, Standing};
use crate::hall::Press;
use games::At;
use games::words::{Folding, Policy, Reason, Verdict};
use serde::{Deserialize, Serialize};

/// The most words in each of a chat's lists: they stand in the first line of every game's log.
const MOST: usize = 80;
/// How many others decide about a word that a member proposes: so many for it or against it, whichever come
/// first.
const ENOUGH: usize = 2;
/// How long a vote stays open, in ms.
const OPEN: u64 = 24 * 60 * 60 * 1000;

/// Which of the two lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum List {
    /// Accepted.
    House,
    /// Forbidden.
    Blocked,
}

impl List {
    fn prefix(self, chat: ChatId) -> String {
        match self {
            List::House => format!("house/{chat}/"),
            List::Blocked => format!("blocked/{chat}/"),
        }
    }
}

/// A word that a member proposes.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Proposed {
    word: String,
    pub(super) by: PersonId,
    pub(super) yes: Vec<PersonId>,
    pub(super) no: Vec<PersonId>,
    made: At,
}

/// What is pressed under a proposed word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnWord {
    /// It is a word.
    Yes,
    /// It isn't.
    No,
}

/// A number that stands for a text: FNV-1a, stable for ever, which a key must be.
pub(super) fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |h, b| {
        (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3)
    })
}

/// The same as a part of a key.
pub(super) fn number(text: &str) -> String {
    format!("{:016x}", hash(text))
}

impl Hall {
    /// The words of one of a chat's lists, in order.
    pub(super) fn list(&self, chat: ChatId, list: List) -> Vec<String> {
        let words = self.ledger.all(&list.prefix(chat)).into_iter();
        let mut words: Vec<String> = words.map(|(_, word)| word).collect();
        words.sort();
        words
    }

    /// Which words count in a chat when no game says otherwise.
    pub(super) fn policy_at(&self, chat: ChatId) -> Policy {
        let closed = |chat: &Chat| chat.customs.house == House::Closed;
        if self.chat(chat).as_ref().is_some_and(closed) {
            return Policy::default();
        }
        Policy {
            house: self.list(chat, List::House),
            blocked: self.list(chat, List::Blocked),
            ..Policy::default()
        }
    }

    /// Puts a word on a list. False when it is full.
    pub(super) fn put_on(&mut self, chat: ChatId, list: List, word: &str) -> bool {
        if self.list(chat, list).len() >= MOST {
            return false;
        }
        self.ledger
            .write(&format!("{}{}", list.prefix(chat), number(word)), &word);
        true
    }

    /// Takes a word off a list. Whether it was there.
    fn take_off(&mut self, chat: ChatId, list: List, word: &str) -> bool {
        let key = format!("{}{}", list.prefix(chat), number(word));
        let there = self.ledger.read::<String>(&key).is_some();
        if there {
            self.ledger.delete(&key);
        }
        there
    }

    /// `/words`: lists; `/words add X`, `/words remove X`, `/words block X`, `/words unblock X`.
    pub(super) fn words(&mut self, here: &Here, rest: &str) {
        let mut pieces = rest.split_whitespace();
        let (verb, word) = match (pieces.next(), pieces.next()) {
            (None, _) => return self.list_words(here),
            (Some(verb), Some(word)) => (verb.to_lowercase(), word),
            (Some(_), None) => return self.answer(here, "words-how", &[]),
        };
        let lexicon = self.words.clone();
        let alphabet = lexicon
            .of(Some(here.chat.lang))
            .alphabet(Folding::default());
        let spelled = word.to_lowercase();
        if alphabet.read(&spelled).is_err() || spelled.chars().count() < 2 {
            return self.answer(here, "word-unreadable", &[("word", spelled.into())]);
        }
        let admin = here.runs_chat();
        let said = |id: &str| here.tongue.is_said(id, &verb);
        let chat = here.chat.id;
        let (remove, block, unblock) = (
            said("said-remove"),
            said("said-block"),
            said("said-unblock"),
        );
        let id = if said("said-add") {
            return self.propose_word(here, &spelled, admin);
        } else if !(remove || block || unblock) {
            return self.answer(here, "words-how", &[]);
        } else if !admin {
            return self.answer(here, "settings-admins", &[]);
        } else if block {
            self.take_off(chat, List::House, &spelled);
            match self.put_on(chat, List::Blocked, &spelled) {
                true => "words-blocked",
                false => "words-full",
            }
        } else {
            let (list, done) = match remove {
                true => (List::House, "words-removed"),
                false => (List::Blocked, "words-unblocked"),
            };
            match self.take_off(chat, list, &spelled) {
                true => done,
                false => "words-not-there",
            }
        };
        self.answer(here, id, &[("word", spelled.into())]);
    }

    fn list_words(&mut self, here: &Here) {
        let tongue = here.tongue;
        let mut lines = Vec::new();
        for (list, id) in [
            (List::House, "words-house"),
            (List::Blocked, "words-forbidden"),
        ] {
            let words = self.list(here.chat.id, list);
            let words = if words.is_empty() {
                "—".to_owned()
            } else {
                words.join(", ")
            };
            lines.push(tongue.say(id, &[("words", words.into())]));
        }
        lines.push(tongue.tell("words-how"));
        self.tell(here, lines.join("\n"), Vec::new(), Privacy::Discreet);
    }

    fn propose_word(&mut self, here: &Here, word: &str, admin: bool) {
        if here.chat.customs.house == House::Closed {
            return self.answer(here, "words-closed", &[]);
        }
        let words = self.words.clone();
        let lexicon = words.of(Some(here.chat.lang));
        let args = [("word", word.into())];
        match lexicon.look_up(word, Folding::default(), &Policy::default()) {
            Verdict::Valid(_) => return self.answer(here, "words-known", &args),
            // A slur stays out whatever a chat votes.
            Verdict::Refused(Reason::Blocked) => return self.answer(here, "word-blocked", &args),
            Verdict::Refused(_) => {}
        }
        if self
            .list(here.chat.id, List::House)
            .iter()
            .any(|known| known == word)
        {
            return self.answer(here, "words-known", &args);
        }
        if admin {
            let put = self.put_on(here.chat.id, List::House, word);
            return self.answer(here, if put { "words-added" } else { "words-full" }, &args);
        }
        let key = format!("wordvote/{}/{}", here.chat.id, number(word));
        if self.open_vote(&key).is_some() {
            return self.answer(here, "words-voting", &args);
        }
        let proposed = Proposed {
            word: word.to_owned(),
            by: here.person.id,
            yes: Vec::new(),
            no: Vec::new(),
            made: self.now,
        };
        self.ledger.write(&key, &proposed);
        let tongue = self.tongue_at(&here.place);
        let text = tongue.say(
            "words-proposed",
            &[("name", (&here.person.name).into()), ("word", word.into())],
        );
        let button = |id: &str, on: OnWord| Press::Word(number(word), on).button(tongue.tell(id));
        let buttons = vec![vec![
            button("button-for", OnWord::Yes),
            button("button-against", OnWord::No),
        ]];
        let body = Body {
            buttons,
            ..Body::of(text)
        };
        self.post(here.source.room.clone(), body);
        self.acknowledge(here);
    }

    /// A vote on a proposed word.
    pub(super) fn on_word(
        &mut self,
        here: &Here,
        name: &str,
        on: OnWord,
        message: Option<&MessageId>,
    ) {
        let key = format!("wordvote/{}/{}", here.chat.id, super::who::part(name));
        let Some(mut proposed) = self.open_vote(&key) else {
            return self.answer(here, "words-no-vote", &[]);
        };
        if here.chat.customs.house == House::Closed {
            return self.answer(here, "words-closed", &[]);
        }
        let me = here.person.id;
        let admin = here.source.standing == Standing::Admin;
        if proposed.by == me && !admin {
            return self.answer(here, "words-own", &[]);
        }
        proposed.yes.retain(|&who| who != me);
        proposed.no.retain(|&who| who != me);
        match on {
            OnWord::Yes => proposed.yes.push(me),
            OnWord::No => proposed.no.push(me),
        }
        let (yes, no) = (proposed.yes.len(), proposed.no.len());
        let accepted = on == OnWord::Yes && (admin || yes >= ENOUGH);
        let refused = on == OnWord::No && (admin || no >= ENOUGH);
        if !accepted && !refused {
            self.ledger.write(&key, &proposed);
            return self.answer(
                here,
                "words-votes",
                &[("yes", yes.into()), ("no", no.into())],
            );
        }
        self.ledger.delete(&key);
        let kept = accepted && self.put_on(here.chat.id, List::House, &proposed.word);
        let id = if kept {
            "words-added"
        } else if accepted {
            "words-full"
        } else {
            "words-refused"
        };
        let tongue = self.tongue_at(&here.place);
        let text = tongue.say(id, &[("word", (&proposed.word).into())]);
        let room = here.source.room.clone();
        self.post_over(message, room, Body::of(text));
        self.acknowledge(here);
    }

    /// A vote to which nothing has put an end, its time neither: votes that are over are swept only now
    /// and then.
    fn open_vote(&self, key: &str) -> Option<Proposed> {
        let vote = self.ledger.read::<Proposed>(key)?;
        (self.now.since(vote.made) < OPEN).then_some(vote)
    }

    /// What `from` proposed and voted is `into`'s.
    pub(super) fn vote_as(&mut self, from: PersonId, into: PersonId) {
        for name in self.ledger.names_with("wordvote/", &format!("\"{from}\"")) {
            let key = format!("wordvote/{name}");
            let Some(mut proposed) = self.ledger.read::<Proposed>(&key) else {
                continue;
            };
            if proposed.by == from {
                proposed.by = into;
            }
            // One person has one vote: that of the account which stays.
            let has_voted = proposed.yes.contains(&into) || proposed.no.contains(&into);
            for side in [&mut proposed.yes, &mut proposed.no] {
                if has_voted {
                    side.retain(|&who| who != from);
                }
                for who in side.iter_mut().filter(|who| **who == from) {
                    *who = into;
                }
            }
            self.ledger.write(&key, &proposed);
        }
    }

    /// Votes that nobody ended go.
    pub(super) fn expire_words(&mut self) {
        for name in self.ledger.names("wordvote/") {
            let key = format!("wordvote/{name}");
            if self.open_vote(&key).is_none() {
                self.ledger.delete(&key);
            }
        }
    }
}
