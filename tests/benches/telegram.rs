//! Two hundred groups at once over the fake of Telegram: the program itself as a process, limits
//! enforced. `cargo bench -p tests --bench telegram -- [seconds]`, 300 unless said.
//!
//! Half of the groups play Balda, half Dots, everybody with boards of their own. Figures: from a move
//! handed to the program until its board comes back, with a new picture and with one that Telegram has;
//! requests over a limit; moves lost or doubled; memory, ten times on the way.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::time::{Duration, Instant};
use tests::load::{Load, Site, told};
use tests::program::{self, Program};
use tests::stage::until;
use tests::telegram::{Fake, Kind};

const GROUPS: usize = 200;
/// How many boards are asked for again.
const AGAIN: usize = 100;

fn group(n: usize) -> i64 {
    -(1_001_000_000_000 + n as i64)
}

fn person(n: usize, who: usize) -> i64 {
    (10_000 + 2 * n + who) as i64
}

/// Telegram.
struct Server(Fake);

impl Site for Server {
    fn command(&self, chat: usize, name: &str, options: &str) {
        let said = format!("/{name} {options}");
        self.0.say(group(chat), person(chat, 0), &said);
    }

    fn press(&self, chat: usize, who: usize, label: &str) -> bool {
        let found = self.0.find_key(group(chat), label, false);
        let pressed = |(number, key): (i64, tests::telegram::Key)| {
            self.0
                .press(group(chat), person(chat, who), number, &key.data)
        };
        found.map(pressed).is_some()
    }

    fn play(&self, chat: usize, who: usize, said: &str, _: usize) -> i64 {
        self.0.say(group(chat), person(chat, who), said)
    }

    fn took(&self, chat: usize, known: i64) -> Option<Duration> {
        let handed = self.0.handed(known)?;
        let came = self.0.first_after(group(chat), handed)?;
        Some(came - handed)
    }

    fn name(&self, chat: usize, who: usize) -> String {
        format!("П{}", person(chat, who))
    }

    fn messages(&self, chat: usize) -> Vec<String> {
        let all = self.0.of_bot(group(chat)).into_iter();
        all.map(|(_, message)| message.text).collect()
    }
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let seconds = std::env::args().find_map(|word| word.parse().ok());
    let fake = Fake::start().await;
    let folder = tempfile::tempdir().expect("a folder");
    let path = program::path().expect("the program");
    let variables = [
        ("TELEGRAM_TOKEN", fake.token()),
        ("TELEGRAM_API_URL", fake.url()),
    ];
    let program = Program::start(&path, folder.path(), &variables).expect("it starts");
    let server = Server(fake.clone());
    for n in 0..GROUPS {
        for who in 0..2 {
            fake.person(person(n, who), &server.name(n, who), None, "ru");
        }
        fake.chat(group(n), Kind::Supergroup, &format!("Группа {n}"), "ru");
    }
    let mut load = Load::new(server, GROUPS);
    let begun = Instant::now();
    load.begin().await;
    println!("{GROUPS} games begun in {:.0?}", begun.elapsed());
    let at_first = program.memory();
    let time = Duration::from_secs(seconds.unwrap_or(300));
    let memory = load.run(time, &program).await;
    println!("{:?}", load.count().await);
    println!("requests over a limit: {}", fake.floods());
    let what = "a move until its board is sent, a new picture";
    println!("{}", told(what, load.boards()));
    println!("memory in KB: {at_first:?} at first, then {memory:?}");

    // The same boards again: Telegram has their pictures.
    let mut times = Vec::new();
    tokio::time::sleep(Duration::from_secs(5)).await;
    for n in 0..AGAIN {
        let anna = person(n, 0);
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
    let what = "a board asked for until it is sent, a picture that Telegram has";
    println!("{}", told(what, times));
    println!("complaints: {:?}", fake.complaints());
}
