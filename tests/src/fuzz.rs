//! Bytes that nobody meant: samples changed at random, for as long as one likes.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// How long each parser is tried: so many seconds as the variable FUZZ says, or one.
fn budget() -> Duration {
    let seconds = std::env::var("FUZZ").ok().and_then(|s| s.parse().ok());
    Duration::from_secs(seconds.unwrap_or(1))
}

/// A case that takes longer hangs.
const HANGS: Duration = Duration::from_secs(10);
/// No case is longer.
const LONGEST: usize = 20_000;

/// Gives `parse` changed samples until the time is up, and stops at the first that it panics at or
/// hangs over, with the bytes. The seed is the day's, or the variable SEED's.
///
/// # Panics
/// When the parser does.
pub fn fuzz(name: &str, samples: &[Vec<u8>], mut parse: impl FnMut(&[u8])) {
    assert!(!samples.is_empty(), "{name} has no sample");
    let given = std::env::var("SEED").ok().and_then(|s| s.parse().ok());
    let seed = given.unwrap_or_else(|| fastrand::u64(..));
    let mut chance = fastrand::Rng::with_seed(seed);
    let end = Instant::now() + budget();
    let mut cases = 0u64;
    while Instant::now() < end || cases < 20 {
        let case = changed(samples, &mut chance);
        let begun = Instant::now();
        let parsed = catch_unwind(AssertUnwindSafe(|| parse(&case)));
        let text = String::from_utf8_lossy(&case);
        assert!(
            parsed.is_ok(),
            "{name}, seed {seed}, case {cases}: {text:?}"
        );
        assert!(
            begun.elapsed() < HANGS,
            "{name}, seed {seed}: hangs over {text:?}"
        );
        cases += 1;
    }
    // Shown with --nocapture.
    println!("{name}: {cases} cases, seed {seed}");
}

/// What parsers are likely to trip over.
const HOSTILE: [&str; 24] = [
    "\0",
    "\u{feff}",
    "\u{202e}",
    "\u{301}",
    "🏳️‍🌈",
    "й",
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "NaN",
    "null",
    "\"",
    "\\",
    "[",
    "]",
    "{",
    "}",
    "\r\n",
    "/",
];

fn changed(samples: &[Vec<u8>], chance: &mut fastrand::Rng) -> Vec<u8> {
    let sample = |chance: &mut fastrand::Rng| &samples[chance.usize(0..samples.len())];
    let mut case = sample(chance).clone();
    for _ in 0..chance.usize(1..6) {
        let at = chance.usize(0..=case.len());
        let to = (at + chance.usize(0..=8)).min(case.len());
        match chance.u8(0..8) {
            0 => drop(case.drain(at..to)),
            1 => case.truncate(at),
            2 => {
                let hostile = HOSTILE[chance.usize(0..HOSTILE.len())].as_bytes();
                case.splice(at..at, hostile.iter().copied());
            }
            3 => {
                let hostile = HOSTILE[chance.usize(0..HOSTILE.len())].as_bytes();
                case.splice(at..to, hostile.iter().copied());
            }
            4 => {
                if let Some(byte) = case.get_mut(at) {
                    *byte ^= 1 << chance.u8(0..8);
                }
            }
            5 => {
                // A piece of another sample.
                let other = sample(chance);
                let from = chance.usize(0..=other.len());
                let until = chance.usize(from..=other.len());
                case.splice(at..to, other[from..until].iter().copied());
            }
            6 => {
                let piece = case[at..to].to_vec();
                let times = chance.usize(1..300);
                case.splice(at..at, piece.repeat(times));
            }
            _ => {
                let digits = chance.u64(..).to_string();
                case.splice(at..to, digits.into_bytes());
            }
        }
        case.truncate(LONGEST);
    }
    case
}
