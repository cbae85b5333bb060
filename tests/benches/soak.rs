//! The program's heart kept busy for long: `cargo bench -p tests --bench soak -- 30` for half an
//! hour (one minute when nothing is said). In many rooms people and computers play every game over a
//! store on disk, one after the other; each minute prints memory, the store's size and latencies.
//! Memory that still grows in the last half, once games come and go evenly, is a leak.
//!
//! Every input comes a second after the one before by the hall's clock, whatever it took: half an
//! hour is weeks in which games end, clocks run, and nobody is told to wait for offering too much.

use bot::chat::{Account, Effect, Input, MessageId, Platform, RoomKind, RoomRef, Source, Standing};
use bot::hall::{Arrives, Hall, Out, Tally, Words, clock};
use games::At;
use std::collections::{HashMap, VecDeque};
use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::Sled;

type Failed = Box<dyn Error>;

/// Rooms in which games are played at once.
const ROOMS: u64 = 24;
/// What the time of the hall goes on by with each input.
const STEP: u64 = 1_000;
/// How often something is said: more than any chats bring, and little enough to leave the machine idle.
const PACE: Duration = Duration::from_millis(20);
/// After so many words of its host a game is given up.
const PATIENCE: u64 = 60;
/// What is played, in turn, and what its host says.
const GAMES: [(&str, fn(u64) -> String); 5] = [
    ("/balda 4x4 бот", |_| "пас".to_owned()),
    ("/abaku each:4 бот эксперт", |_| "пас".to_owned()),
    ("/royal 3x3 insist бот бот", |_| "пас".to_owned()),
    ("/dots 10x10 бот", |n| {
        format!("{} {}", 1 + n * 7 % 10, 1 + n * 3 % 10)
    }),
    ("/oral бот бот", |n| match n % 3 {
        0 => "не верю".to_owned(),
        1 => "+а".to_owned(),
        _ => "о+".to_owned(),
    }),
];

fn main() -> Result<(), Failed> {
    let minutes: u64 = std::env::args()
        .skip(1)
        .find_map(|a| a.parse().ok())
        .unwrap_or(1);
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let path = dir.path().join("store");
    let store = Arc::new(Sled::open(&path)?);
    let now = clock();
    let (hall, _) = Hall::open(store, Words::new(), 7, now);
    let mut soak = Soak {
        hall,
        now,
        rooms: HashMap::new(),
        waiting: VecDeque::new(),
        tally: Tally::default(),
        ended: 0,
        times: Vec::new(),
        drawn: Vec::new(),
    };
    let begun = Instant::now();
    let mut said = 0u64;
    for minute in 1..=minutes {
        let end = begun + Duration::from_secs(60 * minute);
        while Instant::now() < end {
            said += 1;
            let next = Instant::now() + PACE;
            soak.round(said);
            std::thread::sleep(next.saturating_duration_since(Instant::now()));
        }
        soak.report(minute, &path)?;
    }
    Ok(())
}

/// How far a room's game is.
#[derive(Default)]
struct Room {
    /// How many games there were.
    games: u64,
    /// What the host has said in this one.
    said: u64,
    /// What the button that starts it carries.
    start: Option<String>,
}

struct Soak {
    hall: Hall,
    now: At,
    rooms: HashMap<String, Room>,
    waiting: VecDeque<Arrives>,
    tally: Tally,
    ended: u64,
    times: Vec<Duration>,
    drawn: Vec<Duration>,
}

impl Soak {
    /// A room's host says or presses the next thing, and what the computers have thought is heard.
    fn round(&mut self, said: u64) {
        let number = said % ROOMS;
        let source = source(number);
        let room = self.rooms.entry(source.room.id.clone()).or_default();
        let (offer, deed) = GAMES[((number + room.games) % GAMES.len() as u64) as usize];
        let text = match room.said {
            0 => offer.to_owned(),
            PATIENCE => "/resign".to_owned(),
            n if n % 10 == 2 => "/board".to_owned(),
            n if n % 10 == 5 => "/hint".to_owned(),
            n if n % 10 == 8 => "/stats".to_owned(),
            n => deed(n),
        };
        room.said += 1;
        let input = match room.start.take() {
            Some(data) => Input::Pressed {
                source,
                data,
                message: None,
                press: None,
            },
            None => Input::Said {
                source,
                message: MessageId(said.to_string()),
                text,
                reply_to: None,
            },
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
        self.now = At(self.now.0 + STEP);
        let begun = Instant::now();
        let out = self.hall.hear(self.now, arrives);
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
            let Effect::Post { room, body, .. } = effect else {
                continue;
            };
            let game = self.rooms.entry(room.id.clone()).or_default();
            for button in body.buttons.iter().flatten() {
                match button.label.as_str() {
                    "Начать" => game.start = Some(button.data.clone()),
                    "Реванш" => {
                        self.ended += 1;
                        game.games += 1;
                        game.said = 0;
                    }
                    _ => {}
                }
            }
            if let Some(picture) = &body.picture
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
        let ended = std::mem::take(&mut self.ended);
        let (heard, drawn) = (spread(&mut self.times), spread(&mut self.drawn));
        writeln!(
            std::io::stdout(),
            "minute {minute}: {} MiB, store {} MiB, {moves} moves, {ended} games ended, {commits} commits, \
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

fn source(room: u64) -> Source {
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
            id: format!("host{room}"),
            name: format!("P{room}"),
            username: None,
            language: None,
        },
        standing: Standing::Admin,
        once: None,
    }
}
