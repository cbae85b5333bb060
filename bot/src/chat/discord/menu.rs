//! The slash commands, made from the one list: names and descriptions in every language, typed
//! options; and how what was given is read back as the command that would be typed.

use super::wire::Given;
use crate::hall::kinds;
use crate::speech::commands::{COMMANDS, Command, Entry, Scope, Takes};
use crate::speech::{Tongue, lang_of};
use games::words::Lang;
use serde_json::Value;
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{
    CommandOptionType, CommandType, InstallationContext, InteractionContext,
};

/// Discord's names of the languages besides the one that the plain names are in.
const LOCALES: [(&str, Lang); 5] = [
    ("ru", Lang::Ru),
    ("uk", Lang::Uk),
    ("pl", Lang::Pl),
    ("cs", Lang::Cs),
    ("hu", Lang::Hu),
];
/// The longest name.
const NAME: usize = 32;
/// The longest description.
const ABOUT: usize = 100;
/// The most commands about a user.
const CHALLENGES: usize = 5;
/// The most opponents that a command names.
const OPPONENTS: usize = 3;
/// Clocks to choose from, as they would be typed.
const CLOCKS: [&str; 7] = ["60s", "120s", "5m", "10m", "10m+5s", "30m", "noclock"];
/// Levels to choose from, as they would be typed, and the texts that name them.
const LEVELS: [(&str, &str); 4] = [
    ("easy", "computer-easy"),
    ("normal", "computer-normal"),
    ("hard", "computer-hard"),
    ("expert", "computer-expert"),
];

/// Names of options.
pub(super) mod field {
    pub(in super::super) const OPTIONS: &str = "options";
    pub(in super::super) const WORD: &str = "word";
    pub(in super::super) const TEXT: &str = "text";
    pub(in super::super) const GAME: &str = "game";
}

/// All commands, as Discord registers them.
pub(super) fn commands() -> Value {
    let slash = COMMANDS.iter().map(slash);
    let challenges = offers().take(CHALLENGES).map(challenge);
    let all: Vec<CreateCommand> = slash.chain(challenges).collect();
    serde_json::to_value(all).unwrap_or_default()
}

fn offers() -> impl Iterator<Item = &'static Entry> {
    COMMANDS
        .iter()
        .filter(|entry| entry.command == Command::Offer)
}

/// The command that a challenge to a user stands for.
pub(super) fn challenged(name: &str) -> Option<&'static Entry> {
    offers().find(|entry| challenge_name(entry, Tongue::new(Lang::En)) == name)
}

/// What was given with a command, as it would be typed. `user` says how somebody is written.
pub(super) fn typed(entry: &Entry, given: &[Given], user: impl Fn(&str) -> String) -> String {
    let mut text = format!("/{}", entry.name);
    for option in given {
        let value = option.text();
        let is_person = option.name.starts_with("opponent") || option.name == "person";
        let value = if is_person { user(&value) } else { value };
        if !value.is_empty() {
            text.push(' ');
            text.push_str(&value);
        }
    }
    text
}

fn slash(entry: &Entry) -> CreateCommand {
    let about = |tongue: Tongue| short(&tongue.tell(&format!("help-{}", entry.name)), ABOUT);
    let mut command = CreateCommand::new(entry.name)
        .kind(CommandType::ChatInput)
        .description(about(Tongue::new(Lang::En)))
        .set_options(options(entry));
    for (locale, lang) in LOCALES {
        command = command.description_localized(locale, about(Tongue::new(lang)));
        if let Some(name) = name_in(entry, lang) {
            command = command.name_localized(locale, name);
        }
    }
    placed(command, entry.scope)
}

fn placed(command: CreateCommand, scope: Scope) -> CreateCommand {
    let contexts = match scope {
        Scope::Groups => vec![InteractionContext::Guild],
        Scope::Anywhere => vec![InteractionContext::Guild, InteractionContext::BotDm],
    };
    command
        .contexts(contexts)
        .integration_types(vec![InstallationContext::Guild])
}

/// A command's name in a language: from the list of names, else (in Russian) its first other name.
fn name_in(entry: &Entry, lang: Lang) -> Option<String> {
    let names = Tongue::new(lang).tell("discord-names");
    let listed = names.split(',').find_map(|pair| {
        let (name, said) = pair.trim().split_once(' ')?;
        (name == entry.name).then(|| said.trim().to_owned())
    });
    let is_cyrillic = |name: &&&str| name.chars().all(|c| matches!(c, 'а'..='я' | 'ё'));
    let other = || match lang {
        Lang::Ru => entry
            .aliases
            .iter()
            .find(is_cyrillic)
            .map(|n| (*n).to_owned()),
        _ => None,
    };
    listed.or_else(other).filter(|name| is_name(name))
}

/// Whether Discord takes it as a name of a command.
fn is_name(name: &str) -> bool {
    let fits = |c: char| (c.is_alphanumeric() || matches!(c, '-' | '_')) && !c.is_uppercase();
    (1..=NAME).contains(&name.chars().count()) && name.chars().all(fits)
}

fn challenge(entry: &Entry) -> CreateCommand {
    let name = challenge_name(entry, Tongue::new(Lang::En));
    let mut command = CreateCommand::new(name).kind(CommandType::User);
    for (locale, lang) in LOCALES {
        command = command.name_localized(locale, challenge_name(entry, Tongue::new(lang)));
    }
    placed(command, Scope::Groups)
}

fn challenge_name(entry: &Entry, tongue: Tongue) -> String {
    let started = kinds()
        .iter()
        .find(|kind| kind.commands().contains(&entry.name));
    let game = started.map_or_else(
        || entry.name.to_owned(),
        |kind| kind.describe(&kind.offered(entry.name, tongue.lang), tongue),
    );
    let game = game.split(',').next().unwrap_or_default().to_owned();
    short(
        &tongue.say("discord-challenge", &[("game", game.into())]),
        NAME,
    )
}

fn options(entry: &Entry) -> Vec<CreateCommandOption> {
    let text = CommandOptionType::String;
    match (entry.takes, entry.command) {
        (Takes::Nothing, _) => Vec::new(),
        (Takes::Options, _) => offer_options(),
        (Takes::Move, _) => vec![
            option(text, "move", "discord-field-move")
                .required(true)
                .max_length(100),
        ],
        (Takes::Word, Command::Word) => vec![
            option(text, field::WORD, "discord-field-word")
                .required(true)
                .max_length(60)
                .set_autocomplete(true),
        ],
        (Takes::Person, _) => {
            let user = CommandOptionType::User;
            vec![option(user, "person", "discord-field-person")]
        }
        (Takes::Choice, Command::Lang) => {
            let mut lang = option(text, "lang", "discord-field-lang").required(true);
            for choice in Lang::all() {
                let name = Tongue::new(choice).tell("discord-language");
                lang = lang.add_string_choice(name, choice.code());
            }
            vec![lang]
        }
        (Takes::Choice, Command::Rules) => {
            let mut game = option(text, field::GAME, "discord-field-game");
            for entry in offers().take(25) {
                game = game.add_string_choice(entry.name, entry.name);
            }
            vec![game]
        }
        _ => vec![option(text, field::TEXT, "discord-field-text").max_length(200)],
    }
}

fn offer_options() -> Vec<CreateCommandOption> {
    let text = CommandOptionType::String;
    let mut all = Vec::new();
    for number in 1..=OPPONENTS {
        let name = match number {
            1 => "opponent".to_owned(),
            _ => format!("opponent{number}"),
        };
        all.push(option(
            CommandOptionType::User,
            &name,
            "discord-field-opponent",
        ));
    }
    let mut computer = option(text, "computer", "discord-field-computer");
    for (level, id) in LEVELS {
        let mut names = serde_json::Map::new();
        for (locale, lang) in LOCALES {
            names.insert(locale.to_owned(), Tongue::new(lang).tell(id).into());
        }
        let names = names.into_iter();
        let names = names.filter_map(|(l, n)| Some((l, n.as_str()?.to_owned())));
        computer = computer.add_string_choice_localized(
            Tongue::new(Lang::En).tell(id),
            level,
            names.collect::<std::collections::HashMap<_, _>>(),
        );
    }
    all.push(computer);
    let mut clock = option(text, "clock", "discord-field-clock");
    for choice in CLOCKS {
        clock = clock.add_string_choice(choice, choice);
    }
    all.push(clock);
    let more = option(text, field::OPTIONS, "discord-field-options");
    all.push(more.max_length(200).set_autocomplete(true));
    all
}

/// An option with its texts: the name in a language, a colon, what it is.
fn option(kind: CommandOptionType, name: &str, id: &str) -> CreateCommandOption {
    let said = |lang: Lang| {
        let text = Tongue::new(lang).tell(id);
        let (name, about) = text.split_once(':').unwrap_or(("", &text));
        (name.trim().to_owned(), short(about.trim(), ABOUT))
    };
    let number: String = name.chars().filter(char::is_ascii_digit).collect();
    let mut option = CreateCommandOption::new(kind, name, said(Lang::En).1);
    for (locale, lang) in LOCALES {
        let (name, about) = said(lang);
        let name = format!("{name}{number}");
        if is_name(&name) {
            option = option.name_localized(locale, name);
        }
        option = option.description_localized(locale, about);
    }
    option
}

/// The language of a code of Discord's, English when we don't speak it.
pub(super) fn tongue_of(locale: Option<&str>) -> Tongue {
    Tongue::new(locale.and_then(lang_of).unwrap_or(Lang::En))
}

/// At most so many characters, the rest an ellipsis.
pub(super) fn short(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}
