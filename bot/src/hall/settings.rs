//! `/settings`: what the admins of a chat have settled, as a page of buttons and as arguments. A
//! button says the command that an admin would type.

mod page;
mod read;

use super::Hall;
use super::customs::{House, Talk};
use super::kinds;
use super::offers::{clock_word, stakes_word};
use super::records::{Chat, Theme};
use super::room::Here;
use crate::chat::Privacy;
use crate::speech::{Argument, Tongue, commands, lang_of};
use games::table::Clock;
use page::Section;

/// The most topics that are named.
const TOPICS: usize = 20;
/// The longest arguments of a game, in bytes: they stand in the chat's record.
const USUAL: usize = 100;

/// What a word of a setting made of it.
enum Set {
    /// It is as wanted now.
    Done,
    /// A page is wanted.
    Show(Section),
    /// It isn't understood: the text that says why.
    No(String),
}

impl Hall {
    /// `/settings`, `/settings quiet 23-8 +3`. A press changes the page that it was made on.
    pub(super) fn settings(&mut self, here: &Here, rest: &str) {
        let admin = here.runs_chat();
        let words: Vec<&str> = rest.split_whitespace().take(16).collect();
        if words.is_empty() && !admin {
            let text = page::text(&here.chat, here.tongue);
            return self.tell(here, text, Vec::new(), Privacy::Discreet);
        }
        if !admin {
            return self.answer(here, "settings-admins", &[]);
        }
        let mut chat = here.chat.clone();
        let set = match words.split_first() {
            None => Set::Show(Section::Main),
            Some((verb, rest)) => self.set(here, &mut chat, &verb.to_lowercase(), rest),
        };
        match set {
            Set::No(text) => self.tell(here, text, Vec::new(), Privacy::Discreet),
            Set::Show(section) => self.show_settings(here, &chat, section),
            Set::Done => {
                self.keep_chat(&chat);
                if here.under.is_some() {
                    return self.show_settings(here, &chat, Section::Main);
                }
                let text = self.tongue_to(&here.person, &chat).tell("settings-kept");
                self.tell(here, text, Vec::new(), Privacy::Discreet);
            }
        }
    }

    fn set(&mut self, here: &Here, chat: &mut Chat, verb: &str, rest: &[&str]) -> Set {
        let tongue = here.tongue;
        let said = |id: &str, word: &str| tongue.is_said(id, word);
        let value = rest.first().map(|word| word.to_lowercase());
        let value = value.as_deref();
        let customs = &mut chat.customs;
        let unknown = || Set::No(tongue.tell("settings-unknown"));
        if said("said-lang", verb) {
            match value.map(lang_of) {
                None => return Set::Show(Section::Lang),
                Some(Some(lang)) => chat.lang = lang,
                Some(None) => {
                    let langs = super::talk::langs();
                    return Set::No(tongue.say("lang-which", &[("langs", langs.into())]));
                }
            }
        } else if said("said-night", verb) {
            chat.theme = Theme::Night;
        } else if said("said-day", verb) {
            chat.theme = Theme::Day;
        } else if said("said-games", verb) {
            let Some(word) = value else {
                return Set::Show(Section::Games);
            };
            let Some(command) = game(word) else {
                return unknown();
            };
            if customs.barred.iter().any(|barred| barred == command) {
                customs.barred.retain(|barred| barred != command);
            } else {
                customs.barred.push(command.to_owned());
            }
            // A press among the games stays there: several are switched in a row.
            if here.under.is_some() {
                self.keep_chat(chat);
                return Set::Show(Section::Games);
            }
        } else if said("said-usual", verb) {
            let Some(command) = value.and_then(game) else {
                return unknown();
            };
            let words = rest.get(1..).unwrap_or_default().join(" ");
            if words.is_empty() {
                customs.usual.remove(command);
            } else if words.len() > USUAL || words.contains('@') {
                return unknown();
            } else if let Err(misfit) = self.would_offer(here, command, &words) {
                return Set::No(misfit.text);
            } else {
                customs.usual.insert(command.to_owned(), words);
            }
        } else if said("said-clock", verb) {
            match value {
                None => return Set::Show(Section::Clock),
                Some(word) if said("said-off", word) || word == "noclock" => customs.clock = None,
                Some(word) => match clock_word(&mut Clock::default(), word, tongue) {
                    Argument::Taken => customs.clock = Some(word.to_owned()),
                    Argument::Wrong(text) => return Set::No(text),
                    Argument::Unknown => return Set::No(tongue.tell("settings-clock-how")),
                },
            }
        } else if said("said-topics", verb) {
            let topic = here.place.topic.clone().unwrap_or_default();
            match value {
                Some(word) if said("said-here", word) => {
                    if customs.topics.contains(&topic) {
                        customs.topics.retain(|one| *one != topic);
                    } else if customs.topics.len() < TOPICS && topic.len() <= 60 {
                        customs.topics.push(topic);
                    } else {
                        let args = [("count", TOPICS.into())];
                        return Set::No(tongue.say("settings-topics-full", &args));
                    }
                }
                Some(word) if said("said-everywhere", word) => customs.topics.clear(),
                _ => return Set::No(tongue.tell("settings-topics-how")),
            }
        } else if said("said-words", verb) {
            customs.house = match value {
                Some(word) if said("said-on", word) => House::Open,
                Some(word) if said("said-off", word) => House::Closed,
                _ => return unknown(),
            };
        } else if said("said-talk", verb) {
            customs.talk = match value {
                Some(word) if said("said-full", word) => Talk::Full,
                Some(word) if said("said-brief", word) => Talk::Brief,
                _ => return unknown(),
            };
        } else if said("said-quiet", verb) {
            match value {
                None => return Set::Show(Section::Quiet),
                Some(word) if said("said-off", word) => customs.quiet = None,
                Some(hours) => match read::quiet(hours, rest.get(1).copied(), customs.quiet) {
                    Some(quiet) => customs.quiet = Some(quiet),
                    None => return Set::No(tongue.tell("settings-quiet-how")),
                },
            }
        } else if let Some(stakes) = stakes_word(verb, tongue) {
            customs.stakes = stakes;
        } else {
            return unknown();
        }
        Set::Done
    }

    fn show_settings(&mut self, here: &Here, chat: &Chat, section: Section) {
        let tongue = Tongue::new(chat.lang);
        let body = page::body(chat, section, tongue);
        let room = here.source.room.clone();
        self.post_over(here.under.as_ref(), room, body);
        self.acknowledge(here);
    }
}

/// The command of a game by any of its names.
fn game(word: &str) -> Option<&'static str> {
    let entry = commands::find(word.trim_start_matches('/'))?;
    kinds::started_by(entry.name).map(|_| entry.name)
}
