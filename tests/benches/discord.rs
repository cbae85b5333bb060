//! How soon an interaction of Discord is acknowledged and answered while both cores draw pictures:
//! `cargo bench -p tests --bench discord [INTERACTIONS]`. The fake of Discord runs on the same cores.

use bot::chat::Platform;
use bot::chat::discord::{self, Config, Content, Way};
use bot::hall::{self, Door, Words};
use bot::secret::Secret;
use render::{Look, Theme};
use std::collections::HashMap;
use std::error::Error;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use storage::Sled;
use tests::discord::{Fake, Given, TOKEN};
use tests::samples::balda;
use tokio::sync::mpsc;

type Failed = Box<dyn Error>;

/// The time between two interactions.
const BETWEEN: Duration = Duration::from_millis(20);

fn main() -> Result<(), Failed> {
    let count = std::env::args().skip(1).find_map(|a| a.parse().ok());
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(measure(count.unwrap_or(1_500)))
}

async fn measure(count: usize) -> Result<(), Failed> {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let store = Arc::new(Sled::open(dir.path().join("store"))?);
    let fake = Fake::start().await?;
    let chats: Vec<String> = (0..50).map(|_| fake.channel("ru", None)).collect();
    let (door, arrivals) = Door::new();
    let (outlet, effects) = mpsc::channel(16_384);
    let outlets = HashMap::from([(Platform::Discord, outlet)]);
    let meters = bot::monitor::Meters::new();
    tokio::spawn(hall::run(
        store.clone(),
        Words::new(),
        7,
        arrivals,
        outlets,
        meters,
    ));
    let config = Config {
        token: Secret::new(TOKEN),
        api: Some(fake.url()),
        way: Way::Gateway {
            shards: None,
            content: Content::Wanted,
        },
        tally: Arc::default(),
    };
    let serving = discord::serve(config, door, effects, store, std::future::pending());
    let serving = tokio::spawn(serving);
    while fake.connections() == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let drawing = Drawing::begin();
    let (mut known, mut settled) = (Vec::new(), Vec::new());
    for number in 0..count {
        let who = format!("person {}", number % 200);
        let chat = &chats[number % chats.len()];
        // One in five starts a game with the computer, with its boards; the others ask for words.
        let id = match number % 5 {
            0 => {
                let options = Given::Text("5x5 компьютер".to_owned());
                fake.command(&who, chat, "balda", &[("options", options)])
            }
            _ => fake.command(
                &who,
                chat,
                "word",
                &[("word", Given::Text("балда".to_owned()))],
            ),
        };
        known.push((id, Instant::now()));
        tokio::time::sleep(BETWEEN).await;
        known.retain(|(id, begun)| {
            let is_settled = fake.is_settled(id);
            if is_settled {
                settled.push(begun.elapsed());
            }
            !is_settled
        });
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let drawn = drawing.end();
    let mut acknowledged = fake.acknowledged();
    let (late, floods) = (count - acknowledged.len(), fake.floods());
    report("acknowledged", &mut acknowledged)?;
    report("answered (seen every 20 ms)", &mut settled)?;
    writeln!(
        std::io::stdout(),
        "{count} interactions, {late} never acknowledged, {floods} floods, {drawn} pictures drawn beside"
    )?;
    serving.abort();
    Ok(())
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

fn report(what: &str, times: &mut [Duration]) -> std::io::Result<()> {
    times.sort();
    let at = |share: f64| times.get(((times.len() as f64 - 1.0) * share) as usize);
    let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1e3);
    writeln!(
        std::io::stdout(),
        "{what:30} median {:6.2} ms  p99 {:6.2} ms  worst {:6.2} ms",
        ms(at(0.5)),
        ms(at(0.99)),
        ms(times.last())
    )
}
