//! The program's heart kept busy for long: `cargo bench -p tests --bench soak -- 30` for half an
//! hour (one minute when nothing is said). Computers play in many rooms over a store on disk while
//! people start games and talk; each minute prints memory, the store's size and latencies. Memory
//! that still grows in the last half, once games come and go evenly, is a leak.

use bot::chat::{Account, Input, MessageId, Platform, RoomKind, RoomRef, Source, Standing};
use bot::hall::{Arrives, Hall, Out, Tally, Words, clock};
use std::collections::VecDeque;
use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::Sled;

type Failed = Box<dyn Error>;

/// Rooms in which games are played at once.
const ROOMS: u64 = 24;
/// What is played, in turn.
const GAMES: [&str; 5] = [
    "/balda 4x4 бот бот",
    "/abaku each:4 бот бот",
    "/royal 3x3 бот бот",
    "/dots 10x10 бот",
    "/oral бот бот",
];

fn main() -> Result<(), Failed> {
    let minutes: u64 = std::env::args()
        .skip(1)
        .find_map(|a| a.parse().ok())
        .unwrap_or(1);
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let path = dir.path().join("store");
    let store = Arc::new(Sled::open(&path)?);
    let (hall, _) = Hall::open(store, Words::new(), 7, clock());
    let mut soak = Soak {
        hall,
        waiting: VecDeque::new(),
        tally: Tally::default(),
        times: Vec::new(),
        drawn: Vec::new(),
    };
    let begun = Instant::now();
    let mut said = 0u64;
    for minute in 1..=minutes {
        let end = begun + Duration::from_secs(60 * minute);
        while Instant::now() < end {
            said += 1;
            soak.round(said);
        }
        soak.report(minute, &path)?;
    }
    Ok(())
}

struct Soak {
    hall: Hall,
    waiting: VecDeque<Arrives>,
    tally: Tally,
    times: Vec<Duration>,
    drawn: Vec<Duration>,
}

impl Soak {
    /// Somebody says something in a room, and what the computers have thought is heard.
    fn round(&mut self, said: u64) {
        let room = said % ROOMS;
        let text = match said / ROOMS % 40 {
            0 => GAMES[(room % GAMES.len() as u64) as usize],
            1 => "/resign",
            2 => "/board",
            3 => "/stats",
            4 => "/help",
            _ => "пас",
        };
        let input = Input::Said {
            source: source(room, said % 2),
            message: MessageId(said.to_string()),
            text: text.to_owned(),
            reply_to: None,
        };
        self.hear(input.into());
        for _ in 0..8 {
            let Some(arrives) = self.waiting.pop_front() else {
                break;
            };
            self.hear(arrives);
        }
        if said.is_multiple_of(50) {
            self.hear(Input::Tick.into());
        }
    }

    fn hear(&mut self, arrives: Arrives) {
        let begun = Instant::now();
        let out = self.hall.hear(clock(), arrives);
        self.times.push(begun.elapsed());
        self.carry_out(out);
    }

    fn carry_out(&mut self, out: Out) {
        let Tally {
            moves,
            refusals,
            commits,
            failures,
            panics,
        } = out.tally;
        self.tally.moves += moves;
        self.tally.refusals += refusals;
        self.tally.commits += commits;
        self.tally.failures += failures;
        self.tally.panics += panics;
        // One board in ten, as most are never fetched.
        for effect in &out.effects {
            if let bot::chat::Effect::Post { body, .. } = effect
                && let Some(picture) = &body.picture
                && self.times.len().is_multiple_of(10)
            {
                let begun = Instant::now();
                drop((picture.draw)());
                self.drawn.push(begun.elapsed());
            }
        }
        self.waiting
            .extend(out.jobs.into_iter().map(|job| job.run()));
    }

    fn report(&mut self, minute: u64, path: &Path) -> Result<(), Failed> {
        let Tally {
            moves,
            commits,
            failures,
            panics,
            ..
        } = std::mem::take(&mut self.tally);
        let (heard, drawn) = (spread(&mut self.times), spread(&mut self.drawn));
        writeln!(
            std::io::stdout(),
            "minute {minute}: {} MiB, store {} MiB, {moves} moves, {commits} commits, \
             {failures} failed, {panics} panics; heard {heard}; drawn {drawn}",
            memory() >> 20,
            size(path)? >> 20,
        )?;
        Ok(())
    }
}

fn spread(times: &mut Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |part: usize| {
        times
            .get(times.len() * part / 1000)
            .copied()
            .unwrap_or_default()
    };
    let text = format!(
        "p50 {:.2?} p99 {:.2?} p99.9 {:.2?}",
        at(500),
        at(990),
        at(999)
    );
    times.clear();
    text
}

/// What the process holds in memory, in bytes; 0 where the system doesn't say.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) << 10
}

/// What the files of a folder take together, in bytes.
fn size(path: &Path) -> Result<u64, Failed> {
    let mut all = 0;
    for entry in std::fs::read_dir(path)? {
        let entry = entry?;
        let about = entry.metadata()?;
        all += if about.is_dir() {
            size(&entry.path())?
        } else {
            about.len()
        };
    }
    Ok(all)
}

fn source(room: u64, person: u64) -> Source {
    Source {
        room: RoomRef {
            platform: Platform::Script,
            id: format!("room{room}"),
            topic: None,
        },
        kind: RoomKind::Group,
        language: Some("ru".to_owned()),
        from: Account {
            platform: Platform::Script,
            id: format!("{room}-{person}"),
            name: format!("P{person}"),
            username: None,
            language: None,
        },
        standing: Standing::Admin,
        once: None,
    }
}
