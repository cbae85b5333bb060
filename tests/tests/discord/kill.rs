//! The program itself, killed as `kill -9` does: in Discord alone, and with Telegram beside it in one
//! game.

use crate::bot::{pressed, shows, until};
use bot::chat::script::code_in;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;
use tests::discord::{self, Given, TOKEN};
use tests::program::{self, Program};
use tests::telegram::{self, ANNA, BORIS, Kind};

/// How many moves are played, each with a kill in the midst of it.
const MOVES: usize = 6;

/// The program over a folder, begun again and again.
struct Victim {
    path: PathBuf,
    data: TempDir,
    variables: Vec<(&'static str, String)>,
    running: Program,
}

impl Victim {
    fn start(variables: Vec<(&'static str, String)>) -> Victim {
        let path = program::path().expect("the program");
        let data = tempfile::tempdir().unwrap();
        let running = run(&path, data.path(), &variables);
        Victim {
            path,
            data,
            variables,
            running,
        }
    }

    fn kill(&mut self) {
        self.running.kill();
        self.running = run(&self.path, self.data.path(), &self.variables);
    }
}

fn run(path: &Path, data: &Path, variables: &[(&'static str, String)]) -> Program {
    let variables: Vec<(&str, &str)> = variables.iter().map(|(n, v)| (*n, v.as_str())).collect();
    Program::start(path, data, &variables).expect("it starts")
}

fn of_discord(fake: &discord::Fake) -> Vec<(&'static str, String)> {
    vec![
        ("DISCORD_TOKEN", TOKEN.to_owned()),
        ("DISCORD_API_URL", fake.url()),
    ]
}

fn count(fake: &discord::Fake, chat: &str, text: &str) -> usize {
    let standing = fake.standing(chat);
    standing
        .iter()
        .filter(|shown| shown.text.contains(text))
        .count()
}

fn command(
    fake: &discord::Fake,
    who: &str,
    chat: &str,
    name: &str,
    option: (&str, &str),
) -> String {
    let options = [(option.0, Given::Text(option.1.to_owned()))];
    let given = usize::from(!option.1.is_empty());
    fake.command(who, chat, name, &options[..given])
}

/// What is shown of a move at a column.
fn made(name: &str, column: usize) -> String {
    format!("{name}: {column} 5")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_between_an_interaction_and_its_answer_loses_nothing() {
    let fake = discord::Fake::start().await.unwrap();
    let chat = fake.channel("ru", None);
    let mut program = Victim::start(of_discord(&fake));
    until("a session", || (fake.sessions() > 0).then_some(())).await;
    command(&fake, "Анна", &chat, "dots", ("options", "39x32"));
    pressed(&fake, "Борис", &chat, "Играю").await;
    shows(&fake, &chat, "Ходит").await;
    let mut chance = fastrand::Rng::with_seed(11);
    for n in 1..=MOVES {
        let turn = shows(&fake, &chat, "Ходит").await;
        let (who, other) = match turn.text.contains("Ходит Анна") {
            true => ("Анна", "Борис"),
            false => ("Борис", "Анна"),
        };
        let column = 2 + 2 * n;
        let id = command(&fake, who, &chat, "m", ("move", &format!("{column} 5")));
        // It is on its way, acknowledged, committed, or being shown.
        tokio::time::sleep(Duration::from_micros(chance.u64(0..25_000))).await;
        program.kill();
        shows(&fake, &chat, &made(who, column)).await;
        shows(&fake, &chat, &format!("Ходит {other}")).await;
        until("an answer", || fake.is_settled(&id).then_some(())).await;
    }
    assert_eq!(count(&fake, &chat, "занят"), 0, "a move was made twice");
    assert_eq!(fake.sessions(), 1, "each process took the session up again");
    assert_eq!(fake.wrongs(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_over_two_messengers_outlives_its_process() {
    let (fake, other) = (
        discord::Fake::start().await.unwrap(),
        telegram::Fake::start().await,
    );
    other.count_nothing();
    for (id, name) in [(ANNA, "Аня"), (BORIS, "Борис")] {
        other.person(id, name, None, "ru");
        other.chat(id, Kind::Private, name, "ru");
    }
    let mut variables = of_discord(&fake);
    variables.push(("TELEGRAM_TOKEN", other.token().to_owned()));
    variables.push(("TELEGRAM_API_URL", other.url().to_owned()));
    let mut program = Victim::start(variables);
    until("a session", || (fake.sessions() > 0).then_some(())).await;
    let direct = fake.direct("Анна", "ru");
    let texts = |chat: i64| -> Vec<String> {
        let all = other.of_bot(chat).into_iter();
        all.map(|(_, message)| message.text).collect()
    };
    let told = |chat: i64, text: &str| texts(chat).into_iter().rev().find(|t| t.contains(text));

    // Anna's two selves become one person.
    command(&fake, "Анна", &direct, "link", ("", ""));
    let code = until("a code", || {
        let standing = fake.standing(&direct).into_iter();
        standing.rev().find_map(|shown| code_in(&shown.text))
    })
    .await;
    other.say(ANNA, ANNA, &format!("/link {code}"));
    until("one person", || told(ANNA, "один человек")).await;
    program.kill();

    // Boris in Telegram invites whoever has his code; Anna joins in Discord.
    other.say(BORIS, BORIS, "/dots 39x32");
    until("an offer", || told(BORIS, "зовёт")).await;
    other.say(BORIS, BORIS, "/invite");
    let code = until("a code", || {
        texts(BORIS).iter().rev().find_map(|text| code_in(text))
    })
    .await;
    command(&fake, "Анна", &direct, "join", ("text", &code));
    shows(&fake, &direct, "Ходит").await;
    until("Boris's board", || told(BORIS, "Ходит")).await;

    let mut chance = fastrand::Rng::with_seed(12);
    for n in 1..=4 {
        let turn = shows(&fake, &direct, "Ходит").await;
        let is_annas = turn.text.contains("Ходит Анна") || turn.text.contains("Ходит Аня");
        let column = 2 + 2 * n;
        let said = format!("{column} 5");
        match is_annas {
            true => {
                command(&fake, "Анна", &direct, "m", ("move", &said));
            }
            false => {
                other.say(BORIS, BORIS, &said);
            }
        }
        tokio::time::sleep(Duration::from_micros(chance.u64(0..25_000))).await;
        program.kill();
        // Each sees it in their own chat.
        let seen = format!(": {said}");
        shows(&fake, &direct, &seen).await;
        until(&seen, || told(BORIS, &seen)).await;
        let next = |text: &str| match is_annas {
            true => text.contains("Ходит Борис"),
            false => text.contains("Ходит Анна") || text.contains("Ходит Аня"),
        };
        until("the next turn", || {
            let standing = fake.standing(&direct).into_iter();
            standing.rev().find(|shown| next(&shown.text))
        })
        .await;
    }
    assert_eq!(count(&fake, &direct, "занят"), 0, "a move was made twice");
    // Her other self knows the game too.
    other.say(ANNA, ANNA, "/games");
    until("the game", || told(ANNA, "начатая игра")).await;
    assert_eq!(fake.wrongs(), Vec::<String>::new());
    assert_eq!(other.complaints(), Vec::<String>::new());
}
