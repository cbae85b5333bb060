//! How long the store takes: `cargo bench -p tests --bench store`. It writes below the target
//! directory, so that is the disk which is measured.

use games::{At, Seq};
use std::error::Error;
use std::io::Write;
use std::time::{Duration, Instant};
use storage::{Append, Batch, GameId, Key, Sled, Store, backup, check, compact, restore};

/// Games in the store, and events of each, before the reads are measured.
const GAMES: u64 = 1000;
const EVENTS: u32 = 60;

fn main() -> Result<(), Box<dyn Error>> {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let path = dir.path().join("store");
    let store = Sled::open(&path)?;
    commits(&store)?;
    fill(&store)?;
    reads(&store)?;
    let backups = dir.path().join("backups");
    let (took, made) = timed(|| backup(&store, &backups, At(0)))?;
    let events = made.counts.events;
    say(&format!("backup of {events} events, read back"), took, "")?;
    say("  its size", Duration::ZERO, &kilobytes(made.size))?;
    let (took, report) = timed(|| check(&store))?;
    say("check", took, &format!("{} damaged", report.damaged.len()))?;
    let size = store.size_on_disk()?;
    drop(store);
    let (took, store) = timed(|| Sled::open(&path))?;
    say("open after a clean end", took, &kilobytes(size))?;
    drop(store);
    let (took, _) = timed(|| restore(&made.path, dir.path().join("restored")))?;
    say("restore", took, "")?;
    let (took, done) = timed(|| compact(&path))?;
    say("compact", took, &kilobytes(done.after))?;
    Ok(())
}

/// A move: an event, the game's record, one of its chat.
fn step(game: u64, seq: u32) -> Result<Batch, Box<dyn Error + Send + Sync>> {
    Ok(Batch {
        expect: vec![],
        append: vec![Append {
            game: GameId(game),
            seq: Seq(seq),
            bytes: vec![b'e'; 80],
        }],
        put: vec![
            (Key::new(format!("open/{game}"))?, Some(vec![b'g'; 200])),
            (
                Key::new(format!("chat/{}", game % 300))?,
                Some(vec![b'c'; 150]),
            ),
        ],
    })
}

/// The time from a move to its durable answer, for one who commits alone and for many at once.
fn commits(store: &Sled) -> Result<(), Box<dyn Error>> {
    for (writers, each) in [(1u64, 3000u32), (4, 2000), (16, 1000)] {
        let start = Instant::now();
        let mut times = std::thread::scope(|scope| -> Result<Vec<Duration>, Box<dyn Error>> {
            let write = |game: u64| -> Result<Vec<Duration>, Box<dyn Error + Send + Sync>> {
                let mut times = Vec::new();
                for seq in 0..each {
                    let batch = step(game, seq)?;
                    let start = Instant::now();
                    store.commit(&batch)?;
                    times.push(start.elapsed());
                }
                Ok(times)
            };
            let game = |writer| 1_000_000 + 100 * writers + writer;
            let threads: Vec<_> = (0..writers)
                .map(|writer| scope.spawn(move || write(game(writer))))
                .collect();
            let mut times = Vec::new();
            for thread in threads {
                let done = thread.join().map_err(|_| "a writer panicked")?;
                times.extend(done.map_err(|e| e.to_string())?);
            }
            Ok(times)
        })?;
        let rate = times.len() as f64 / start.elapsed().as_secs_f64();
        spread(
            &format!("commit, {writers} at once"),
            &mut times,
            &format!("{rate:.0}/s"),
        )?;
    }
    Ok(())
}

fn fill(store: &Sled) -> Result<(), Box<dyn Error>> {
    for seq in 0..EVENTS {
        for games in (0..GAMES).collect::<Vec<_>>().chunks(50) {
            let mut together = Batch::default();
            for &game in games {
                let one = step(game, seq).map_err(|e| e.to_string())?;
                together.append.extend(one.append);
                together.put.extend(one.put);
            }
            store.commit(&together)?;
        }
    }
    Ok(())
}

fn reads(store: &Sled) -> Result<(), Box<dyn Error>> {
    let mut logs = Vec::new();
    for game in 0..GAMES {
        logs.push(timed(|| store.log(GameId(game * 7 % GAMES)))?.0);
    }
    spread(&format!("a log of {EVENTS} events"), &mut logs, "")?;
    let mut heads = Vec::new();
    for game in 0..GAMES {
        heads.push(timed(|| store.head(GameId(game)))?.0);
    }
    spread("a log's last number", &mut heads, "")?;
    let mut scans = Vec::new();
    for _ in 0..20 {
        scans.push(timed(|| store.scan("open/"))?.0);
    }
    spread(&format!("scan of {GAMES} records"), &mut scans, "")
}

fn timed<T, E>(f: impl FnOnce() -> Result<T, E>) -> Result<(Duration, T), E> {
    let start = Instant::now();
    let done = f()?;
    Ok((start.elapsed(), done))
}

fn spread(name: &str, times: &mut [Duration], more: &str) -> Result<(), Box<dyn Error>> {
    times.sort();
    let at = |percent: usize| {
        times
            .get(times.len() * percent / 100)
            .copied()
            .unwrap_or_default()
    };
    let us = |time: Duration| time.as_secs_f64() * 1e6;
    let (p50, p99, worst) = (
        us(at(50)),
        us(at(99)),
        us(times.last().copied().unwrap_or_default()),
    );
    let out = &mut std::io::stdout();
    writeln!(
        out,
        "{name:36} p50 {p50:8.0} us  p99 {p99:8.0} us  worst {worst:8.0} us  {more}"
    )?;
    Ok(())
}

fn say(name: &str, took: Duration, more: &str) -> Result<(), Box<dyn Error>> {
    let ms = took.as_secs_f64() * 1e3;
    writeln!(std::io::stdout(), "{name:36} {ms:8.1} ms  {more}")?;
    Ok(())
}

fn kilobytes(bytes: u64) -> String {
    format!("{} KB", bytes / 1024)
}
