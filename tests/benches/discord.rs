//! Two hundred channels at once over the fake of Discord: the program itself as a process, limits and
//! deadlines enforced. `cargo bench -p tests --bench discord -- [seconds]`, 300 unless said.
//!
//! Half of the channels play Balda, half Dots; half of the moves are typed, half are interactions (a
//! slash command, or the button and its dialog). For the second half of the time two threads draw
//! pictures on both cores, beside the program's own. Figures: how soon an interaction is acknowledged
//! and a board shown; requests over a limit; moves lost or doubled; memory, ten times in each half. The
//! fake runs on the same cores.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use render::{Look, Theme};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tests::discord::{Fake, Given, TOKEN};
use tests::load::{Load, Site, told};
use tests::program::{self, Program};
use tests::samples::balda;
use tests::stage::until;

const CHANNELS: usize = 200;

/// Discord, and when what was done was done.
struct Server {
    fake: Fake,
    channels: Vec<String>,
    begun: Instant,
}

impl Site for Server {
    fn command(&self, chat: usize, name: &str, options: &str) {
        let options = [("options", Given::Text(options.to_owned()))];
        let (who, channel) = (self.name(chat, 0), &self.channels[chat]);
        self.fake.command(&who, channel, name, &options);
    }

    fn press(&self, chat: usize, who: usize, label: &str) -> bool {
        let who = self.name(chat, who);
        let found = self.fake.button(&who, &self.channels[chat], label, false);
        let pressed = found.and_then(|(message, id)| self.fake.press(&who, &message, &id));
        pressed.is_some()
    }

    fn play(&self, chat: usize, who: usize, said: &str, number: usize) -> i64 {
        let (who, channel) = (self.name(chat, who), &self.channels[chat]);
        let given = self.begun.elapsed().as_nanos() as i64;
        let board = self.fake.button(&who, channel, "Ввести ход", false);
        match ((number + chat) % 4, board) {
            (1, _) => {
                let said = [("move", Given::Text(said.to_owned()))];
                self.fake.command(&who, channel, "m", &said);
            }
            (3, Some((board, button))) => {
                self.fake.press(&who, &board, &button);
                self.fake.fill_in(&who, &board, said);
            }
            _ => {
                self.fake.say(&who, channel, said, None);
            }
        }
        given
    }

    fn took(&self, chat: usize, known: i64) -> Option<Duration> {
        let given = self.begun + Duration::from_nanos(known.unsigned_abs());
        let newest = self.fake.newest(&self.channels[chat])?;
        Some(newest.at.saturating_duration_since(given))
    }

    fn name(&self, chat: usize, who: usize) -> String {
        format!("П{}", 2 * chat + who)
    }

    fn messages(&self, chat: usize) -> Vec<String> {
        let standing = self.fake.standing(&self.channels[chat]).into_iter();
        let all = standing.filter(|shown| shown.to.is_none());
        all.map(|shown| shown.text).collect()
    }

    fn newest(&self, chat: usize) -> Option<String> {
        Some(self.fake.newest(&self.channels[chat])?.text)
    }
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let seconds = std::env::args().find_map(|word| word.parse().ok());
    let half = Duration::from_secs(seconds.unwrap_or(300)) / 2;
    let fake = Fake::start().await.expect("a port");
    // As Discord counts messages in a channel.
    fake.budget(5, Duration::from_secs(5));
    let server = Server {
        fake: fake.clone(),
        channels: (0..CHANNELS).map(|_| fake.channel("ru", None)).collect(),
        begun: Instant::now(),
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = program::path().expect("the program");
    let url = fake.url();
    let variables = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", url.as_str())];
    let program = Program::start(&path, folder.path(), &variables).expect("it starts");
    assert!(until(|| fake.connections() > 0).await, "a connection");
    let mut load = Load::new(server, CHANNELS);
    let begun = Instant::now();
    load.begin().await;
    println!("{CHANNELS} games begun in {:.0?}", begun.elapsed());

    for is_drawing in [false, true] {
        let (at_first, before) = (program.memory(), fake.acknowledged().len());
        let drawing = is_drawing.then(Drawing::begin);
        let memory = load.run(half, &program).await;
        let drawn = drawing.map(Drawing::end);
        match drawn {
            Some(drawn) => println!("\nwhile {drawn} pictures were drawn beside:"),
            None => println!("\nwith nothing beside:"),
        }
        println!("{:?}, each time so far", load.count().await);
        let acknowledged = fake.acknowledged().split_off(before);
        println!(
            "{}",
            told("an interaction until acknowledged", acknowledged)
        );
        println!("{}", told("a move until its board is there", load.boards()));
        println!("memory in KB: {at_first:?} at first, then {memory:?}");
    }
    println!(
        "\nrequests over a limit: {}, never acknowledged: {}, complaints: {:?}",
        fake.floods(),
        fake.unacknowledged(),
        fake.wrongs()
    );
}

/// Two threads that draw all the time.
struct Drawing {
    end: Arc<AtomicBool>,
    drawn: Arc<AtomicUsize>,
    threads: Vec<std::thread::JoinHandle<()>>,
}

impl Drawing {
    fn begin() -> Drawing {
        let (end, drawn) = (
            Arc::new(AtomicBool::new(false)),
            Arc::new(AtomicUsize::new(0)),
        );
        let threads = (0..2).map(|_| {
            let (end, drawn) = (end.clone(), drawn.clone());
            std::thread::spawn(move || {
                let game = balda::crowd(3, 7, 42);
                let look = Look {
                    theme: Theme::Day,
                    seed: 8,
                };
                while !end.load(Ordering::Relaxed) {
                    std::hint::black_box(render::balda::draw(&game.view, &game.captions, look));
                    drawn.fetch_add(1, Ordering::Relaxed);
                }
            })
        });
        let threads = threads.collect();
        Drawing {
            end,
            drawn,
            threads,
        }
    }

    fn end(self) -> usize {
        self.end.store(true, Ordering::Relaxed);
        for thread in self.threads {
            // A thread that panicked drew less.
            thread.join().ok();
        }
        self.drawn.load(Ordering::Relaxed)
    }
}
