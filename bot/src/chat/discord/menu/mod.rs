//! The slash commands, made from the one list: names and descriptions in every language, typed
//! options; and how what was given is read back as the command that would be typed.

mod settings;

pub(super) use settings::of as settings_of;

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
use std::collections::HashMap;
use std::sync::LazyLock;

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

/// What a game can be played for, as it would be typed, and the texts that name it.
const STAKES: [(&str, &str); 2] = [("rated", "stakes-rated"), ("friendly", "stakes-friendly")];

/// Names of options.
pub(super) mod field {
    pub(in super::super) const OPTIONS: &str = "options";
    pub(in super::super) const WORD: &str = "word";
    pub(in super::super) const TEXT: &str = "text";
    pub(in super::super) const GAME: &str = "game";
}

/// All commands, as Discord registers them.
pub(super) fn commands() -> &'static Value {
    static ALL: LazyLock<Value> = LazyLock::new(|| {
        let slash = COMMANDS.iter().map(slash);
        let challenges = offers().take(CHALLENGES).map(challenge);
        let all: Vec<CreateCommand> = slash.chain(challenges).collect();
        serde_json::to_value(all).unwrap_or_default()
    });
    &ALL
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

/// What was given with a command, as it would be typed: settings in an order in which each makes
/// sense, whatever the order in which they were given. `user` says how somebody is written.
pub(super) fn typed(entry: &Entry, given: &[Given], user: impl Fn(&str) -> String) -> String {
    let mut words: Vec<(usize, String)> = Vec::new();
    let fields = settings::of(entry.name);
    for option in given {
        let value = option.text();
        let place = fields.iter().position(|field| field.name == option.name);
        let word = match place.and_then(|place| fields.get(place)) {
            Some(field) => field.argument(&value),
            // It names a board, and is read as a reply to it.
            None if option.name == field::GAME && entry.command.is_at_table() => None,
            None if option.name.starts_with("opponent") || option.name == "person" => {
                Some(user(&value))
            }
            None => Some(value),
        };
        let place = match place {
            Some(place) => place + 1,
            None if option.name == field::OPTIONS => usize::MAX,
            None => 0,
        };
        words.extend(
            word.filter(|word| !word.is_empty())
                .map(|word| (place, word)),
        );
    }
    words.sort_by_key(|(place, _)| *place);
    let words = words.into_iter().map(|(_, word)| format!(" {word}"));
    format!("/{}{}", entry.name, words.collect::<String>())
}

/// The board at which a command was given, where one was chosen.
pub(super) fn board(entry: &Entry, given: &[Given]) -> Option<String> {
    let chosen = given.iter().find(|option| option.name == field::GAME)?;
    let chosen = chosen.text();
    (entry.command.is_at_table() && !chosen.is_empty()).then_some(chosen)
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
    let mut options = own_options(entry);
    if entry.command.is_at_table() {
        let text = CommandOptionType::String;
        let game = option(text, field::GAME, "discord-field-running");
        options.push(game.max_length(100).set_autocomplete(true));
    }
    options
}

fn own_options(entry: &Entry) -> Vec<CreateCommandOption> {
    let text = CommandOptionType::String;
    match (entry.takes, entry.command) {
        (Takes::Nothing, _) => Vec::new(),
        (Takes::Options, _) => offer_options(entry.name),
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

fn offer_options(command: &str) -> Vec<CreateCommandOption> {
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
    let computer = option(text, "computer", "discord-field-computer");
    all.push(chosen(computer, &LEVELS));
    let mut clock = option(text, "clock", "discord-field-clock");
    for choice in CLOCKS {
        clock = clock.add_string_choice(choice, choice);
    }
    all.push(clock);
    let stakes = option(text, "stakes", "discord-field-stakes");
    all.push(chosen(stakes, &STAKES));
    all.extend(settings::options(command));
    let more = option(text, field::OPTIONS, "discord-field-options");
    all.push(more.max_length(200).set_autocomplete(true));
    all
}

/// An option with choices: what each says, and the text that names it.
fn chosen(mut option: CreateCommandOption, choices: &[(&str, &str)]) -> CreateCommandOption {
    for (value, id) in choices {
        option = choice(option, value, |tongue| tongue.tell(id));
    }
    option
}

/// An option with one more choice, named in every language.
fn choice(
    option: CreateCommandOption,
    value: &str,
    name: impl Fn(Tongue) -> String,
) -> CreateCommandOption {
    let named = |lang: Lang| short(&name(Tongue::new(lang)), ABOUT);
    let names = LOCALES.map(|(locale, lang)| (locale, named(lang)));
    let names = HashMap::<&str, String>::from(names);
    option.add_string_choice_localized(named(Lang::En), value, names)
}

/// An option with its texts: the name in a language, a colon, what it is.
fn option(kind: CommandOptionType, name: &str, id: &str) -> CreateCommandOption {
    told(kind, name, |lang| {
        let text = Tongue::new(lang).tell(id);
        let (name, about) = text.split_once(':').unwrap_or(("", &text));
        (name.trim().to_owned(), about.trim().to_owned())
    })
}

/// An option with what it is called and what it is, as `said` in each language.
fn told(
    kind: CommandOptionType,
    name: &str,
    said: impl Fn(Lang) -> (String, String),
) -> CreateCommandOption {
    let number: String = name.chars().filter(char::is_ascii_digit).collect();
    let mut option = CreateCommandOption::new(kind, name, short(&said(Lang::En).1, ABOUT));
    for (locale, lang) in LOCALES {
        let (name, about) = said(lang);
        let name = format!("{name}{number}");
        if is_name(&name) {
            option = option.name_localized(locale, name);
        }
        option = option.description_localized(locale, short(&about, ABOUT));
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
