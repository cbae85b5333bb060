//! `/me`: the name shown, the language, whether one is called upon. `/privacy`: what is kept.

use crate::chat::{Button, Privacy};
use crate::hall::records::{Mentions, Person};
use crate::hall::room::Here;
use crate::hall::who::NAME;
use crate::hall::{Hall, Press};
use crate::speech::{Tongue, is_own_name, lang_of, shown_name};

impl Hall {
    /// `/me`, `/me name X`, `/me mentions off`, `/me lang en`.
    pub(in crate::hall) fn me(&mut self, here: &Here, rest: &str) {
        let tongue = here.tongue;
        let (verb, value) = rest
            .split_once(char::is_whitespace)
            .map_or((rest, ""), |(verb, value)| (verb, value.trim()));
        let verb = verb.to_lowercase();
        let lower = value.to_lowercase();
        let said = |id: &str, word: &str| tongue.is_said(id, word);
        let mut person = here.person.clone();
        if verb.is_empty() {
            return self.show_me(here, &person, tongue);
        } else if said("said-name", &verb) {
            let name = shown_name(value, NAME);
            if is_own_name(&name) {
                return self.answer(here, "me-name-mine", &[]);
            }
            if !name.is_empty() {
                let other = self.called(&here.chat, &name);
                if other.is_some_and(|other| other.id != person.id) {
                    return self.answer(here, "me-name-taken", &[("name", name.into())]);
                }
                person.name.clone_from(&name);
            } else {
                person.name = shown_name(&here.source.from.name, NAME);
            }
            person.shown = Some(name).filter(|name| !name.is_empty());
        } else if said("said-mentions", &verb) {
            person.mentions = match lower.as_str() {
                word if said("said-on", word) => Mentions::On,
                word if said("said-off", word) => Mentions::Off,
                _ => return self.answer(here, "me-how", &[]),
            };
        } else if said("said-lang", &verb) {
            match lang_of(&lower) {
                Some(lang) => person.lang = Some(lang),
                None => return self.set_own_lang(here, ""),
            }
        } else {
            return self.answer(here, "me-how", &[]);
        }
        self.keep_person(&person);
        let tongue = self.tongue_to(&person, &here.chat);
        self.show_me(here, &person, tongue);
    }

    fn show_me(&mut self, here: &Here, person: &Person, tongue: Tongue) {
        let (mentions, other, label) = match person.mentions {
            Mentions::On => ("me-mentions-on", "off", "button-mentions-off"),
            Mentions::Off => ("me-mentions-off", "on", "button-mentions-on"),
        };
        let text = [
            tongue.say("me-name", &[("name", (&person.name).into())]),
            tongue.tell(mentions),
            tongue.say("me-lang", &[("lang", tongue.tell("language").into())]),
            tongue.tell("me-how"),
        ];
        let mut rows = vec![vec![command(
            tongue.tell(label),
            format!("/me mentions {other}"),
        )]];
        if person.shown.is_some() {
            rows.push(vec![command(
                tongue.tell("button-own-name"),
                "/me name".to_owned(),
            )]);
        }
        self.tell(here, text.join("\n"), rows, Privacy::Discreet);
    }

    /// `/privacy`.
    pub(in crate::hall) fn privacy(&mut self, here: &Here) {
        self.answer(here, "privacy", &[]);
    }
}

/// A button that says a command.
pub(in crate::hall) fn command(label: String, text: String) -> Button {
    Press::Command(text).button(label)
}
