//! How the settings look: all of them in words, and buttons for what can be changed.

use crate::chat::{Body, Button};
use crate::hall::customs::{House, Quiet, Stakes, Talk};
use crate::hall::kinds;
use crate::hall::own::command;
use crate::hall::records::{Chat, Theme};
use crate::speech::{Tongue, ticked};
use games::words::Lang;

/// A page of buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Section {
    Main,
    Lang,
    Games,
    Clock,
    Quiet,
}

/// A chat's settings in words, a line each.
pub(super) fn text(chat: &Chat, tongue: Tongue) -> String {
    let customs = &chat.customs;
    let say = |id: &str, value: String| tongue.say(id, &[("value", value.into())]);
    let pick = |first: bool, a: &str, b: &str| tongue.tell(if first { a } else { b });
    let mut lines = vec![
        say("settings-lang", Tongue::new(chat.lang).tell("language")),
        say(
            "settings-theme",
            pick(chat.theme == Theme::Day, "theme-day", "theme-night"),
        ),
        say("settings-games", games_text(chat, tongue)),
        say(
            "settings-clock",
            match &customs.clock {
                Some(clock) => clock.clone(),
                None => tongue.tell("clock-none"),
            },
        ),
        say(
            "settings-stakes",
            pick(
                customs.stakes == Stakes::Rated,
                "stakes-rated",
                "stakes-friendly",
            ),
        ),
        say(
            "settings-words",
            pick(
                customs.house == House::Open,
                "words-open",
                "words-closed-short",
            ),
        ),
        say(
            "settings-talk",
            pick(customs.talk == Talk::Full, "talk-full", "talk-brief"),
        ),
        say(
            "settings-quiet",
            customs
                .quiet
                .map_or_else(|| tongue.tell("quiet-none"), hours),
        ),
    ];
    if !customs.topics.is_empty() {
        lines.push(say("settings-topics", customs.topics.len().to_string()));
    }
    for (game, words) in &customs.usual {
        lines.push(say("settings-usual", format!("/{game} {words}")));
    }
    lines.join("\n")
}

/// `23:00–8:00 (UTC+3)`.
fn hours(quiet: Quiet) -> String {
    let time = |minute: u16| format!("{}:{:02}", minute / 60, minute % 60);
    let (sign, zone) = if quiet.zone < 0 {
        ('−', -quiet.zone)
    } else {
        ('+', quiet.zone)
    };
    let zone = match zone % 60 {
        0 => format!("{}", zone / 60),
        minutes => format!("{}:{minutes:02}", zone / 60),
    };
    format!("{}–{} (UTC{sign}{zone})", time(quiet.from), time(quiet.to))
}

/// The commands that start games, with the names of the games.
fn games(tongue: Tongue) -> Vec<(&'static str, String)> {
    let kinds = kinds::kinds().iter();
    kinds
        .flat_map(|kind| {
            let title = |&command: &&'static str| (command, kind.title(command, tongue));
            kind.commands().iter().map(title).collect::<Vec<_>>()
        })
        .collect()
}

fn games_text(chat: &Chat, tongue: Tongue) -> String {
    let all = games(tongue);
    let allowed: Vec<&str> = all
        .iter()
        .filter(|(command, _)| !chat.customs.bars(command))
        .map(|(_, title)| title.as_str())
        .collect();
    if allowed.len() == all.len() {
        tongue.tell("games-all")
    } else if allowed.is_empty() {
        "—".to_owned()
    } else {
        allowed.join(", ")
    }
}

/// The page with its buttons.
pub(super) fn body(chat: &Chat, section: Section, tongue: Tongue) -> Body {
    let mut buttons = match section {
        Section::Main => main(chat, tongue),
        Section::Lang => {
            let lang = |lang: Lang| {
                let name = Tongue::new(lang).tell("language");
                let label = ticked(name, chat.lang == lang);
                command(label, format!("/settings lang {}", lang.code()))
            };
            rows(Lang::all().map(lang).collect(), 3)
        }
        Section::Games => {
            let game = |(name, title): (&'static str, String)| {
                let label = ticked(title, !chat.customs.bars(name));
                command(label, format!("/settings games {name}"))
            };
            rows(games(tongue).into_iter().map(game).collect(), 2)
        }
        Section::Clock => {
            let clock = |word: &str| {
                let chosen = chat.customs.clock.as_deref() == Some(word);
                command(
                    ticked(word.to_owned(), chosen),
                    format!("/settings clock {word}"),
                )
            };
            let none = ticked(tongue.tell("clock-none"), chat.customs.clock.is_none());
            let mut all = vec![command(none, "/settings clock off".to_owned())];
            all.extend(["30s", "60s", "5m", "10m", "10m+5s"].map(clock));
            rows(all, 3)
        }
        Section::Quiet => {
            let quiet = |word: &str| command(word.to_owned(), format!("/settings quiet {word}"));
            let none = command(tongue.tell("quiet-none"), "/settings quiet off".to_owned());
            let mut all = vec![none];
            all.extend(["22-7", "22-8", "23-8", "0-9"].map(quiet));
            rows(all, 3)
        }
    };
    if section != Section::Main {
        let back = tongue.tell("button-back");
        buttons.push(vec![command(back, "/settings".to_owned())]);
    }
    let mut words = text(chat, tongue);
    if section == Section::Quiet {
        words = format!("{words}\n{}", tongue.tell("settings-quiet-how"));
    }
    Body {
        buttons,
        ..Body::of(words)
    }
}

fn main(chat: &Chat, tongue: Tongue) -> Vec<Vec<Button>> {
    let customs = &chat.customs;
    let open = |id: &str, verb: &str| command(tongue.tell(id), format!("/settings {verb}"));
    let flip = |first: bool, a: (&str, &str), b: (&str, &str)| {
        let (id, verb) = if first { a } else { b };
        open(id, verb)
    };
    vec![
        vec![
            open("button-settings-lang", "lang"),
            open("button-settings-games", "games"),
        ],
        vec![
            open("button-settings-clock", "clock"),
            open("button-settings-quiet", "quiet"),
        ],
        vec![
            flip(
                chat.theme == Theme::Day,
                ("button-settings-night", "night"),
                ("button-settings-day", "day"),
            ),
            flip(
                customs.stakes == Stakes::Rated,
                ("stakes-friendly", "friendly"),
                ("stakes-rated", "rated"),
            ),
        ],
        vec![
            flip(
                customs.talk == Talk::Full,
                ("button-settings-brief", "talk brief"),
                ("button-settings-full", "talk full"),
            ),
            flip(
                customs.house == House::Open,
                ("button-settings-no-words", "words off"),
                ("button-settings-words", "words on"),
            ),
        ],
    ]
}

fn rows(buttons: Vec<Button>, across: usize) -> Vec<Vec<Button>> {
    buttons.chunks(across).map(<[Button]>::to_vec).collect()
}
