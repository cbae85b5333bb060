//! The settings of each game as options of the command that offers it.

use super::{NAME, choice, option, told};
use crate::hall::{AnyKind, kinds};
use crate::speech::field::{Asks, Field};
use crate::speech::{Argument, Tongue};
use games::words::Lang;
use serenity::builder::CreateCommandOption;
use serenity::model::application::CommandOptionType;

/// The longest word or size that can be given.
const LONGEST: u16 = 40;

/// The game that a command offers.
fn kind_of(command: &str) -> Option<&'static dyn AnyKind> {
    let mut all = kinds().iter().copied();
    all.find(|kind| kind.commands().contains(&command))
}

/// The settings of the game that a command offers.
pub(in super::super) fn of(command: &str) -> &'static [Field] {
    kind_of(command).map_or(&[], |kind| kind.fields())
}

/// The same as options.
pub(super) fn options(command: &str) -> Vec<CreateCommandOption> {
    let Some(kind) = kind_of(command) else {
        return Vec::new();
    };
    let fields = kind.fields().iter();
    fields.map(|field| one(kind, command, field)).collect()
}

fn one(kind: &dyn AnyKind, command: &str, field: &Field) -> CreateCommandOption {
    let text = CommandOptionType::String;
    let id = format!("discord-field-{}", field.name.replace('_', "-"));
    match field.asks {
        Asks::One(arguments) => {
            let mut one = option(text, field.name, &id);
            for argument in arguments {
                one = choice(one, argument, |tongue| {
                    label(kind, command, argument, tongue)
                });
            }
            one
        }
        // The button says what it is, and by that it is called too.
        Asks::Whether(argument) => told(CommandOptionType::Boolean, field.name, |lang| {
            let about = label(kind, command, argument, Tongue::new(lang));
            (called(&about), about)
        }),
        Asks::Size(_) | Asks::Word(_) => option(text, field.name, &id)
            .max_length(LONGEST)
            .set_autocomplete(true),
        Asks::Language => {
            let mut lang = option(text, field.name, &id);
            for each in Lang::all() {
                let name = Tongue::new(each).tell("discord-language");
                lang = lang.add_string_choice(name, each.code());
            }
            lang
        }
    }
}

/// A name of an option made of words: as many of them as fit.
fn called(words: &str) -> String {
    let lower = words.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphanumeric());
    let mut name = String::new();
    for word in words.filter(|word| !word.is_empty()) {
        let length = name.chars().count() + 1 + word.chars().count();
        if length > NAME {
            break;
        }
        if !name.is_empty() {
            name.push('-');
        }
        name.push_str(word);
    }
    name
}

/// What the Options page calls an argument. Some stand there only once another is chosen.
fn label(kind: &dyn AnyKind, command: &str, argument: &str, tongue: Tongue) -> String {
    let page = |options: &serde_json::Value| {
        let toggles = kind.toggles(options, tongue).into_iter().flatten();
        toggles.collect::<Vec<_>>()
    };
    let named = |options: &serde_json::Value| {
        let found = page(options).into_iter().find(|t| t.argument == argument);
        found.map(|toggle| toggle.name)
    };
    // The page of a Russian game has most of all.
    let offered = kind.offered(command, Lang::Ru);
    let further = || {
        page(&offered).into_iter().find_map(|toggle| {
            let mut options = offered.clone();
            let taken = kind.argument(&mut options, &toggle.argument, tongue);
            (taken == Argument::Taken)
                .then(|| named(&options))
                .flatten()
        })
    };
    let found = named(&offered).or_else(further);
    found.unwrap_or_else(|| argument.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::commands::{COMMANDS, Takes};

    fn offers() -> impl Iterator<Item = &'static str> {
        let offers = COMMANDS
            .iter()
            .filter(|entry| entry.takes == Takes::Options);
        offers.map(|entry| entry.name)
    }

    #[test]
    fn every_button_of_the_options_page_is_an_option_too() {
        for command in offers() {
            let kind = kind_of(command).unwrap();
            let offered = kind.offered(command, Lang::Ru);
            let tongue = Tongue::new(Lang::Ru);
            for toggle in kind.toggles(&offered, tongue).into_iter().flatten() {
                let argument = toggle.argument.as_str();
                // Which of the games of a kind it is, the command says.
                let is_variant = ["classic", "royal", "oral", "antibalda"].contains(&argument);
                let is_asked = kind.fields().iter().any(|field| match field.asks {
                    Asks::One(arguments) | Asks::Size(arguments) => arguments.contains(&argument),
                    Asks::Whether(of) => of == argument,
                    Asks::Word(_) | Asks::Language => false,
                });
                assert!(is_variant || is_asked, "/{command}: {argument}");
            }
        }
    }

    #[test]
    fn every_option_is_an_argument_that_the_game_takes() {
        for command in offers() {
            let kind = kind_of(command).unwrap();
            for field in kind.fields() {
                let given: Vec<&str> = match field.asks {
                    Asks::One(arguments) | Asks::Size(arguments) => arguments.to_vec(),
                    Asks::Whether(_) => vec!["true", "false"],
                    Asks::Word(_) => vec!["слово"],
                    Asks::Language => vec!["pl"],
                };
                for given in given {
                    let mut options = kind.offered(command, Lang::Ru);
                    let argument = field.argument(given).unwrap();
                    let tongue = Tongue::new(Lang::Ru);
                    // The scoring is one of the polish rules' own.
                    if field.name == "scoring" {
                        kind.argument(&mut options, "polish", tongue);
                    }
                    let taken = kind.argument(&mut options, &argument, tongue);
                    assert_eq!(taken, Argument::Taken, "/{command} {argument}");
                    let state = argument
                        .strip_suffix(":on")
                        .or(argument.strip_suffix(":off"));
                    let Some(button) = state else { continue };
                    // Royal never takes a word that could be seen on the board before.
                    if command == "royal" && button == "no_seen" {
                        continue;
                    }
                    // Nobody is knocked out of Antibalda: its offer refuses that by name.
                    if command == "antibalda" && button == "knockout" {
                        continue;
                    }
                    let page = kind.toggles(&options, tongue).into_iter().flatten();
                    let mut page = page.filter(|toggle| toggle.argument == button);
                    let is_chosen = page.next().is_some_and(|toggle| toggle.is_chosen);
                    assert_eq!(is_chosen, given == "true", "/{command} {argument}");
                }
            }
        }
    }

    #[test]
    fn every_option_is_named_in_every_language() {
        for command in offers() {
            let kind = kind_of(command).unwrap();
            for field in kind.fields() {
                let Asks::One(arguments) = field.asks else {
                    continue;
                };
                for (argument, lang) in arguments
                    .iter()
                    .flat_map(|a| Lang::all().map(move |l| (a, l)))
                {
                    let label = label(kind, command, argument, Tongue::new(lang));
                    // In English some are called as they are written.
                    let is_told = lang == Lang::En || label != *argument;
                    assert!(
                        is_told && !label.is_empty(),
                        "/{command} {argument} in {lang:?}"
                    );
                }
            }
        }
    }
}
