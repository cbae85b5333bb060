//! Bytes that nobody meant: samples changed at random, for as long as one likes.

use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How long each parser is tried: so many seconds as the variable FUZZ says, or one.
fn budget() -> Duration {
    let seconds = std::env::var("FUZZ").ok().and_then(|s| s.parse().ok());
    Duration::from_secs(seconds.unwrap_or(1))
}

/// Panics anywhere in the process, in other threads' tasks too.
static PANICS: AtomicUsize = AtomicUsize::new(0);

fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            PANICS.fetch_add(1, Ordering::SeqCst);
            before(info);
        }));
    });
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
pub fn fuzz(name: &str, samples: &[Vec<u8>], parse: impl FnMut(&[u8])) {
    tried(name, samples, |chance| changed(samples, chance), parse);
}

/// The same with values of JSON, changed as bytes and as values in turn.
///
/// # Panics
/// When the parser does.
pub fn fuzz_json(name: &str, samples: &[Value], parse: impl FnMut(&[u8])) {
    let texts: Vec<Vec<u8>> = samples.iter().map(|v| v.to_string().into_bytes()).collect();
    let case = |chance: &mut fastrand::Rng| match chance.u8(0..4) {
        0 => changed(&texts, chance),
        _ => changed_value(samples, chance).to_string().into_bytes(),
    };
    tried(name, &texts, case, parse);
}

fn tried(
    name: &str,
    samples: &[Vec<u8>],
    mut case: impl FnMut(&mut fastrand::Rng) -> Vec<u8>,
    mut parse: impl FnMut(&[u8]),
) {
    count_panics();
    assert!(!samples.is_empty(), "{name} has no sample");
    let given = std::env::var("SEED").ok().and_then(|s| s.parse().ok());
    let seed = given.unwrap_or_else(|| fastrand::u64(..));
    let mut chance = fastrand::Rng::with_seed(seed);
    let end = Instant::now() + budget();
    let mut cases = 0u64;
    while Instant::now() < end || cases < 20 {
        let case = case(&mut chance);
        let (begun, before) = (Instant::now(), PANICS.load(Ordering::SeqCst));
        let parsed = catch_unwind(AssertUnwindSafe(|| parse(&case)));
        let text = String::from_utf8_lossy(&case);
        let is_calm = PANICS.load(Ordering::SeqCst) == before;
        assert!(
            parsed.is_ok() && is_calm,
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

/// A sample with some of its values changed, left out, repeated, or taken from another sample.
fn changed_value(samples: &[Value], chance: &mut fastrand::Rng) -> Value {
    let mut value = samples[chance.usize(0..samples.len())].clone();
    for _ in 0..chance.usize(1..4) {
        let other = &samples[chance.usize(0..samples.len())];
        change(&mut value, other, chance);
    }
    value
}

/// Changes something in a value, more likely deep in it than not.
fn change(value: &mut Value, other: &Value, chance: &mut fastrand::Rng) {
    if chance.u8(0..8) > 0 {
        match value {
            Value::Object(fields) if !fields.is_empty() => {
                let nth = chance.usize(0..fields.len());
                let key = fields.keys().nth(nth).cloned().unwrap_or_default();
                if chance.u8(0..12) == 0 {
                    fields.remove(&key);
                } else if let Some(field) = fields.get_mut(&key) {
                    change(field, other, chance);
                }
                return;
            }
            Value::Array(items) if !items.is_empty() => {
                let nth = chance.usize(0..items.len());
                if chance.u8(0..12) == 0 {
                    let item = items[nth].clone();
                    items.extend(std::iter::repeat_n(item, chance.usize(1..100)));
                } else {
                    change(&mut items[nth], other, chance);
                }
                return;
            }
            _ => {}
        }
    }
    *value = strange(value, other, chance);
}

/// Something else in the place of a value.
fn strange(value: &Value, other: &Value, chance: &mut fastrand::Rng) -> Value {
    match chance.u8(0..12) {
        0 => Value::Null,
        1 => Value::from(chance.u64(..)),
        2 => Value::from(-chance.i64(0..)),
        3 => Value::from(chance.f64() * 1e300),
        4 => Value::from(chance.bool()),
        5 => Value::from(""),
        6 => Value::from(HOSTILE[chance.usize(0..HOSTILE.len())].repeat(chance.usize(1..600))),
        7 => Value::from(HOSTILE[chance.usize(0..HOSTILE.len())]),
        8 => (0..chance.usize(1..60)).fold(value.clone(), |inner, _| Value::from(vec![inner])),
        9 => other.clone(),
        10 => Value::from(value.to_string()),
        _ => match value {
            Value::String(text) => {
                let text = changed(&[text.clone().into_bytes()], chance);
                Value::from(String::from_utf8_lossy(&text).into_owned())
            }
            Value::Number(_) => {
                let edges = [0, -1, 1, i64::MAX, i64::MIN, 255, 256, 1 << 31, 1 << 53];
                Value::from(edges[chance.usize(0..edges.len())])
            }
            _ => Value::from(0),
        },
    }
}

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
