//! Whose challenges somebody doesn't want.

use super::Hall;
use super::records::Person;
use super::room::Here;

/// The most people whom one person may have blocked.
const MOST: usize = 100;

impl Hall {
    /// `/block`: whom one has blocked; `/block @who`: no challenges from them any more.
    pub(super) fn block(&mut self, here: &Here, rest: &str) {
        if rest.is_empty() {
            return self.list_blocked(here);
        }
        let whom = self.known(here, rest);
        let Some(whom) = whom.filter(|p| p.id != here.person.id) else {
            return self.answer(here, "block-whom", &[]);
        };
        let mut person = here.person.clone();
        if !person.blocked.contains(&whom.id) {
            if person.blocked.len() >= MOST {
                return self.answer(here, "block-full", &[("count", MOST.into())]);
            }
            person.blocked.push(whom.id);
            self.keep_person(&person);
        }
        self.answer(here, "blocked", &[("name", (&whom.name).into())]);
    }

    /// `/unblock @who`: whoever was blocked, wherever that was.
    pub(super) fn unblock(&mut self, here: &Here, rest: &str) {
        if rest.is_empty() {
            return self.list_blocked(here);
        }
        let mut person = here.person.clone();
        let Some(whom) = self
            .blocked_by(&person)
            .into_iter()
            .find(|p| p.is_called(rest))
        else {
            let name: String = rest.chars().take(40).collect();
            return self.answer(here, "unblock-not", &[("name", name.into())]);
        };
        person.blocked.retain(|&id| id != whom.id);
        self.keep_person(&person);
        self.answer(here, "unblocked", &[("name", (&whom.name).into())]);
    }

    fn blocked_by(&self, person: &Person) -> Vec<Person> {
        person
            .blocked
            .iter()
            .filter_map(|&id| self.person(id))
            .collect()
    }

    fn list_blocked(&mut self, here: &Here) {
        let names: Vec<String> = self
            .blocked_by(&here.person)
            .into_iter()
            .map(|person| person.name)
            .collect();
        if names.is_empty() {
            return self.answer(here, "block-none", &[]);
        }
        self.answer(here, "block-list", &[("names", names.join(", ").into())]);
    }
}
