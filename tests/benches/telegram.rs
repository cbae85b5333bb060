//! Two hundred groups at once over the fake of Telegram: the program itself as a process, limits
//! enforced. `cargo bench -p tests --bench telegram -- [seconds]`, 300 unless said.
//!
//! Half of the groups play Balda, half Dots, everybody with boards of their own. Figures: from a move
//! handed to the program until its board comes back, with a new picture and with one that Telegram has;
//! requests over a limit; moves lost or doubled; memory, ten times on the way.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use games::balda::{Balda, Move, Options, Saying};
use games::words::{Lang, Lexicon};
use games::{At, Game, Seat, World};
use std::collections::HashMap;
use std::time::{Duration, Instant};
use tests::program::{self, Program};
use tests::stage::until;
use tests::telegram::{Fake, Kind};

const GROUPS: i64 = 200;
/// Moves a second in all groups together.
const MOVES: u64 = 12;
/// How many boards are asked for again.
const AGAIN: i64 = 100;
/// How often memory is looked at on the way.
const LOOKS: u32 = 10;

fn group(n: i64) -> i64 {
    -(1_001_000_000_000 + n)
}

fn people(n: i64) -> (i64, i64) {
    (10_000 + 2 * n, 10_001 + 2 * n)
}

/// What is played in a group: the command, and each move as it is said and as it is told.
struct Script {
    command: &'static str,
    moves: Vec<(String, String)>,
}

/// Dots far from each other, so that nothing is surrounded.
fn dots() -> Script {
    let cells = (0..180).map(|n| format!("{} {}", 2 + 2 * (n % 18), 2 + 3 * (n / 18)));
    Script {
        command: "/dots 39x32",
        moves: cells
            .map(|cell| (cell.clone(), format!("{cell}.")))
            .collect(),
    }
}

/// A whole game of Balda, of any legal words.
fn balda() -> Script {
    let options = Options {
        start_word: Some("балка".to_owned()),
        ..Options::default()
    };
    let mut chance = fastrand::Rng::with_seed(1);
    let mut world = World {
        words: Lexicon::of(Lang::Ru),
        chance: &mut chance,
        now: At(0),
    };
    let begun = Balda::set_up(&options, 2, Some(Seat(0)), &mut world).expect("a game");
    let mut game = Balda::start(&options, 2, &begun).expect("a game");
    let mut moves = Vec::new();
    while let Some(seat) = game.turn().only() {
        let all = game.moves(seat, usize::MAX, &mut world);
        let Some(Move::Say(saying)) = world.chance.choice(&all) else {
            break;
        };
        let Saying { word, cell, letter } = saying;
        let (cell, letter) = (cell.expect("a cell"), letter.as_deref().expect("a letter"));
        let column = ['а', 'б', 'в', 'г', 'д'][cell.index() % 5];
        let said = format!("{column}{} {letter} {word}", cell.index() / 5 + 1);
        moves.push((said, format!("{word}, +")));
        let events = game.decide(seat, &Move::Say(saying.clone()), &mut world);
        for event in events.expect("a legal move") {
            game.apply(&event).expect("it was decided");
        }
    }
    Script {
        command: "/balda балка",
        moves,
    }
}

/// Who is to move in a group, and their name.
fn on_turn(fake: &Fake, n: i64) -> Option<(i64, String)> {
    let (anna, boris) = people(n);
    let last = fake.of_bot(group(n)).pop()?.1.text;
    let turn = |id: i64| last.contains(&format!("Ходит П{id}."));
    [anna, boris]
        .into_iter()
        .find(|&id| turn(id))
        .map(|id| (id, format!("П{id}")))
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: f64| {
        let index = ((times.len() as f64 - 1.0) * share).round() as usize;
        times.get(index).copied().unwrap_or_default()
    };
    println!(
        "{what}: n {}, p50 {:.1?}, p99 {:.1?}, longest {:.1?}",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let seconds = std::env::args()
        .filter_map(|word| word.parse().ok())
        .next()
        .unwrap_or(300);
    let fake = Fake::start().await;
    let folder = tempfile::tempdir().expect("a folder");
    let path = program::path().expect("the program");
    let variables = [
        ("TELEGRAM_TOKEN", fake.token()),
        ("TELEGRAM_API_URL", fake.url()),
    ];
    let program = Program::start(&path, folder.path(), &variables).expect("it starts");
    for n in 0..GROUPS {
        let (anna, boris) = people(n);
        fake.person(anna, &format!("П{anna}"), None, "ru");
        fake.person(boris, &format!("П{boris}"), None, "ru");
        fake.chat(group(n), Kind::Supergroup, &format!("Группа {n}"), "ru");
    }
    let scripts = [balda(), dots()];
    let script = |n: i64| &scripts[(n % 2) as usize];
    let begun = Instant::now();
    for n in 0..GROUPS {
        let (anna, boris) = people(n);
        fake.say(group(n), anna, script(n).command);
        assert!(
            until(|| fake.find_key(group(n), "Играю", false).is_some()).await,
            "an offer in {n}"
        );
        if let Some((number, key)) = fake.find_key(group(n), "Играю", false) {
            fake.press(group(n), boris, number, &key.data);
        }
    }
    for n in 0..GROUPS {
        // Balda waits for more players until its host begins.
        let start = || fake.find_key(group(n), "Начать", false);
        let begins = until(|| on_turn(&fake, n).is_some() || start().is_some()).await;
        if let Some((number, key)) = start() {
            fake.press(group(n), people(n).0, number, &key.data);
        }
        let begun = begins && until(|| on_turn(&fake, n).is_some()).await;
        assert!(begun, "a game in {n}");
    }
    println!("{GROUPS} games begun in {:.0?}", begun.elapsed());
    let at_first = program.memory();

    let mut made: HashMap<i64, Vec<String>> = HashMap::new();
    let mut told: HashMap<i64, Instant> = HashMap::new();
    let mut times = Vec::new();
    let (mut waited, mut ended) = (0, 0);
    let (mut looked, look) = (Instant::now(), Duration::from_secs(seconds) / LOOKS);
    let mut memory = Vec::new();
    let (begun, step) = (Instant::now(), Duration::from_millis(1000 / MOVES));
    let (mut next, mut turn) = (Instant::now(), 0);
    while begun.elapsed() < Duration::from_secs(seconds) {
        tokio::time::sleep_until(next.into()).await;
        next += step;
        let n = turn % GROUPS;
        turn += 1;
        if looked.elapsed() >= look {
            looked += look;
            memory.extend(program.memory());
        }
        let Some((who, name)) = on_turn(&fake, n) else {
            waited += 1;
            continue;
        };
        if let Some(before) = told.remove(&group(n)) {
            times.extend(fake.first_after(group(n), before).map(|at| at - before));
        }
        let moves = made.entry(group(n)).or_default();
        let Some((said, shown)) = script(n).moves.get(moves.len()) else {
            ended += 1;
            continue;
        };
        moves.push(format!("{name}: {shown}"));
        let update = fake.say(group(n), who, said);
        let handed = until(|| fake.handed(update).is_some()).await;
        assert!(handed, "an update wasn't fetched");
        told.extend(fake.handed(update).map(|at| (group(n), at)));
    }
    let all: usize = made.values().map(Vec::len).sum();
    let shown = |chat: i64, text: &str| {
        let boards = fake.of_bot(chat);
        boards
            .iter()
            .filter(|(_, message)| message.text.contains(text))
            .count()
    };
    let complete = || {
        made.iter()
            .all(|(chat, moves)| moves.iter().all(|text| shown(*chat, text) > 0))
    };
    let nothing_lost = until(complete).await;
    let doubled: usize = made
        .iter()
        .flat_map(|(chat, moves)| {
            moves
                .iter()
                .map(|text| shown(*chat, text).saturating_sub(1))
        })
        .sum();
    println!(
        "{all} moves in {:.0?}, {waited} waited for their turn, {ended} came after a game's end",
        begun.elapsed()
    );
    println!(
        "lost: {}, doubled: {doubled}, requests over a limit: {}",
        !nothing_lost,
        fake.floods()
    );
    report("a move until its board is sent, a new picture", times);
    println!("memory in KB: {at_first:?} at first, then {memory:?}");

    // The same boards again: Telegram has their pictures.
    let mut times = Vec::new();
    tokio::time::sleep(Duration::from_secs(5)).await;
    for n in 0..AGAIN {
        let (anna, _) = people(n);
        fake.say(group(n), anna, "/board");
        let before = fake.of_bot(group(n)).len();
        until(|| fake.of_bot(group(n)).len() > before).await;
        // The first of them draws nothing new either, but its id may not be known yet.
        let update = fake.say(group(n), anna, "/board");
        until(|| fake.handed(update).is_some()).await;
        if let Some(before) = fake.handed(update) {
            until(|| fake.first_after(group(n), before).is_some()).await;
            times.extend(fake.first_after(group(n), before).map(|at| at - before));
        }
        tokio::time::sleep(Duration::from_millis(80)).await;
    }
    report(
        "a board asked for until it is sent, a picture that Telegram has",
        times,
    );
    println!("complaints: {:?}", fake.complaints());
}
