//! Every command in every state: each answers something sensible. What they answer stands in
//! `tests/data/commands`, so that a change is seen.
//!
//! After a change that is meant: `COMMANDS=write cargo test -p tests --test commands`, then read
//! the difference.

use bot::chat::script::{Drawing, Restarts, run};
use bot::hall::{Words, kinds};
use bot::speech::commands::{COMMANDS, Command, Entry, Takes};
use games::words::Lang;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// A state: its name, how it comes about, and who then does something (in which chat).
struct State {
    name: &'static str,
    lines: Vec<String>,
    asks: &'static [&'static str],
}

fn state(name: &'static str, lines: &[&str], asks: &'static [&'static str]) -> State {
    State {
        name,
        lines: lines.iter().map(|&line| line.to_owned()).collect(),
        asks,
    }
}

const CHATS: [&str; 2] = ["chat group ru", "chat лично private ru"];

fn without_a_game() -> Vec<State> {
    vec![
        state("nothing", &[], &["Анна"]),
        state("nothing, in private", &[], &["@лично Анна"]),
        state("nothing, an admin", &["admin Анна"], &["Анна"]),
    ]
}

/// The states of a game that `offer` offers.
fn with_a_game(offer: &str, seats: u8) -> Vec<State> {
    let offered = format!("Анна> {offer}");
    let running = [offered.as_str(), "Борис> [Играю]", "Анна> [Начать]"];
    // A game for two starts when both are there.
    let running = &running[..if seats == 2 { 2 } else { 3 }];
    fn and<'a>(some: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
        [some, more].concat()
    }
    let both = &["Анна", "Борис", "Вера"];
    vec![
        state("offered", &[&offered], &["Анна", "Борис"]),
        state("running", running, both),
        state("running, in private", running, &["@лично Анна"]),
        state(
            "running, an admin",
            &and(running, &["admin Вера"]),
            &["Вера"],
        ),
        state(
            "running, in silence",
            &and(running, &["+2m"]),
            &["Анна", "Борис"],
        ),
        state(
            "a draw offered",
            &and(running, &["Анна> /draw"]),
            &["Анна", "Борис"],
        ),
        state("set aside", &and(running, &["+7d"]), both),
        state("over", &and(running, &["Анна> /resign"]), both),
        state(
            "over, in private",
            &and(running, &["Анна> /resign"]),
            &["@лично Анна"],
        ),
        state("two running", &and(running, running), &["Анна", "Вера"]),
    ]
}

fn all_of(game: &str, offer: &str, seats: u8) -> Vec<State> {
    let mut states = with_a_game(offer, seats);
    states.extend(of_its_own(game));
    states
}

/// The states that only this game has.
fn of_its_own(game: &str) -> Vec<State> {
    let both = &["Анна", "Борис"];
    let begun = |offer: &str, lines: &[&str]| -> Vec<String> {
        let offered = format!("Анна> {offer}");
        let begun = [offered.as_str(), "Борис> [Играю]", "Анна> [Начать]"];
        // Whoever isn't on turn is refused: one of the two makes the move.
        let two = if game == "dots" { 2 } else { 3 };
        let lines = begun[..two].iter().chain(lines);
        lines.map(|&line| line.to_owned()).collect()
    };
    let state = |name, lines, asks| State { name, lines, asks };
    match game {
        "balda" => {
            let offer = "/balda 3x3 кот голосование";
            let vote = ["Анна> предлагаю кота в1", "Борис> предлагаю кота в1"];
            vec![state("a vote on a word", begun(offer, &vote), both)]
        }
        "oral" => {
            let said = ["Анна> /m а", "Борис> /m а"];
            vec![state("a letter said", begun("/oral", &said), both)]
        }
        "dots" => {
            let count = ["Анна> /m 3 3", "Борис> /m 3 3", "Борис> /count"];
            vec![state("a count offered", begun("/dots", &count), both)]
        }
        "abaku" => {
            let alone = [
                "@лично Анна> /abaku",
                "@лично Анна> [Тренировка без соперника]",
            ];
            let alone = alone.map(str::to_owned).to_vec();
            vec![state("practice, in private", alone, &["@лично Анна"])]
        }
        _ => Vec::new(),
    }
}

/// What is said for a command: bare, and with what it takes.
fn sayings(entry: &Entry) -> Vec<String> {
    let bare = format!("/{}", entry.name);
    let taken = match entry.takes {
        Takes::Word => Some("кот"),
        Takes::Person => Some("@Борис"),
        Takes::Move => Some("привет"),
        Takes::Nothing | Takes::Options | Takes::Choice => None,
    };
    let full = taken.map(|rest| format!("{bare} {rest}"));
    std::iter::once(bare).chain(full).collect()
}

/// The first line of each answer, `@` before what one person alone sees.
fn answers(talk: &[String]) -> Result<String, String> {
    let mut told: Vec<String> = Vec::new();
    let mut heading = "";

    for line in talk {
        let Some((who, text)) = line.trim_start().split_once("< ") else {
            continue;
        };

        for sorry in ["Что-то пошло не так", "Не удалось записать"]
        {
            if text.contains(sorry) {
                return Err(format!("it failed: {line}"));
            }
        }

        let is_id = text.contains('-') && text.chars().all(|c| c == '-' || c.is_ascii_lowercase());

        if is_id {
            return Err(format!("a text that isn't there: {line}"));
        }

        if who != heading {
            heading = who;

            let mark = if who.contains('@') { "@ " } else { "" };
            told.push(format!(
                "{mark}{}",
                text.chars().take(72).collect::<String>()
            ));
        }
    }
    Ok(told.join(" | "))
}

/// Which commands stand in a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Everything,
    /// Those that the game itself answers.
    Games,
}

fn is_of_a_game(command: Command) -> bool {
    matches!(
        command,
        Command::Move
            | Command::Pass
            | Command::Named
            | Command::Board
            | Command::Text
            | Command::Rack
            | Command::Hint
            | Command::TakeBack
            | Command::Draw
            | Command::Resign
            | Command::Rematch
            | Command::Continue
            | Command::Skip
            | Command::Kick
            | Command::Rules
            | Command::Cancel
    )
}

/// The table of some states: a line a command.
fn table(states: &[State], about: About) -> String {
    let mut table = String::new();
    let plain = ["привет", "да", "пас", "сдаюсь", "(reply) привет", "/nosuch"];
    let sayings: Vec<String> = COMMANDS
        .iter()
        .filter(|entry| about == About::Everything || is_of_a_game(entry.command))
        .flat_map(sayings)
        .chain(plain.map(str::to_owned))
        .collect();

    for state in states {
        for who in state.asks {
            writeln!(table, "== {}: {who}", state.name).unwrap_or_default();

            for saying in &sayings {
                // Nobody can reply where nothing was said.
                if saying.starts_with('(')
                    && (state.name.starts_with("nothing") || who.starts_with('@'))
                {
                    continue;
                }

                let answer = ask(state, who, saying);
                writeln!(table, "{saying:<22} {answer}").unwrap_or_default();
            }
        }
    }
    table
}

fn ask(state: &State, who: &str, saying: &str) -> String {
    let said = format!("{who}> {saying}");
    let text: Vec<&str> = CHATS
        .into_iter()
        .chain(state.lines.iter().map(String::as_str))
        .chain([said.as_str()])
        .collect();

    let mut talk: Vec<String> = Vec::new();
    let mut print = |line: &str| {
        if !line.starts_with(' ') {
            // What was said before the last line belongs to the state.
            talk.clear();
        }

        talk.push(line.to_owned());
    };

    let ran = run(
        &text.join("\n"),
        Words::new(),
        1,
        Drawing::None,
        Restarts::Never,
        &mut print,
    );

    let at = format!("{}, {said}", state.name);
    if let Err(failure) = ran {
        panic!("{at}: {failure}");
    }

    let answer = answers(&talk).unwrap_or_else(|wrong| panic!("{at}: {wrong}"));
    let is_command = saying.starts_with('/') && saying != "/nosuch";

    assert!(!is_command || !answer.is_empty(), "{at}: no answer");
    answer
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data/commands")
}

fn compare(name: &str, table: &str) -> Result<(), String> {
    let file = folder().join(format!("{name}.txt"));

    if std::env::var_os("COMMANDS").is_some_and(|what| what == "write") {
        let made = std::fs::create_dir_all(folder());
        return made
            .and_then(|()| std::fs::write(&file, table))
            .map_err(|why| why.to_string());
    }

    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let mut section = "";

    let (mut kept, mut lines) = (kept.lines(), table.lines());

    loop {
        let (old, new) = (kept.next(), lines.next());

        section = new.filter(|line| line.starts_with("==")).unwrap_or(section);

        match (old, new) {
            (None, None) => return Ok(()),

            (old, new) if old != new => {
                return Err(format!(
                    "{name}, {section}\n  kept: {old:?}\n  now:  {new:?}"
                ));
            }

            _ => {}
        }
    }
}

#[test]
fn every_command_in_every_state_answers() {
    let mut tables = vec![("none", 0, String::new())];

    for kind in kinds() {
        let seats = kind.seats(&kind.offered(kind.name(), Lang::Ru));
        tables.push((kind.name(), *seats.end(), String::new()));
    }

    let half = tables.len().div_ceil(2);

    std::thread::scope(|scope| {
        for part in tables.chunks_mut(half) {
            scope.spawn(|| {
                for (name, seats, made) in part {
                    *made = match *name {
                        "none" => table(&without_a_game(), About::Everything),
                        "balda" => {
                            table(&all_of(name, "/balda 3x3 кот", *seats), About::Everything)
                        }
                        other => table(&all_of(other, &format!("/{other}"), *seats), About::Games),
                    };
                }
            });
        }
    });

    let differ: Vec<String> = tables
        .iter()
        .filter_map(|(name, _, made)| compare(name, made).err())
        .collect();

    assert!(
        differ.is_empty(),
        "the answers are others now; when that is meant: COMMANDS=write cargo test -p tests \
         --test commands\n{}",
        differ.join("\n")
    );
}
