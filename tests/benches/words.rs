//! How fast the dictionaries load and answer. Run: `cargo bench -p tests --bench words`.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use games::words::{Folding, Lang, Letter, Lexicon, Policy};
use std::fmt;
use std::hint::black_box;
use std::time::Instant;

/// Rounds of each measure.
const ROUNDS: usize = 15;
/// Words of a round: spread over the dictionary.
const WORDS: usize = 2_000;

fn main() {
    let before = resident();
    let all = Watch::start();
    for lang in Lang::all() {
        let one = Watch::start();
        let words = Lexicon::of(lang).len();
        println!("{}: {words} words loaded in {one}", lang.code());
    }
    println!(
        "all loaded in {all}, {} KiB more in memory",
        resident() - before
    );
    let all = Watch::start();
    let policy = Policy::default();
    for lang in Lang::all() {
        black_box(Lexicon::of(lang).fragments(Folding::default(), &policy));
    }
    println!(
        "fragments too in {all}, {} KiB more in memory",
        resident() - before
    );
    for lang in Lang::all().filter(|&lang| !Lexicon::of(lang).is_empty()) {
        measure(Lexicon::of(lang));
    }
    println!(
        "after all queries: {} KiB more in memory",
        resident() - before
    );
}

fn measure(lexicon: &Lexicon) {
    let (folding, policy) = (Folding::default(), Policy::default());
    println!("{}:", lexicon.lang().code());
    let step = lexicon.len() / WORDS + 1;
    let spread: Vec<_> = lexicon.ids().step_by(step).collect();
    // In a mixed order, so that neighbours don't help each other.
    let mut chance = 1u64;
    let mut mixed = spread.clone();
    mixed.sort_by_cached_key(|_| {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        chance >> 20
    });
    let texts: Vec<&str> = mixed.iter().map(|&id| lexicon.spelling(id)).collect();
    let letters: Vec<Vec<Letter>> = mixed
        .iter()
        .map(|&id| lexicon.letters(id, folding))
        .collect();
    let graph = lexicon.graph(folding);
    each("graph: a word's letters", &letters, |word| {
        graph.find(word).is_some()
    });
    each("look_up: a word's text", &texts, |text| {
        matches!(
            lexicon.look_up(text, folding, &policy),
            games::words::Verdict::Valid(_)
        )
    });
    let unknown: Vec<String> = texts.iter().map(|text| format!("{text}{text}")).collect();
    each(
        "look_up: an unknown word, with near ones",
        &unknown,
        |text| {
            matches!(
                lexicon.look_up(text, folding, &policy),
                games::words::Verdict::Refused(_)
            )
        },
    );
    let chain = lexicon.chain_alphabet(folding);
    let fragments = lexicon.fragments(folding, &policy);
    let words = texts.iter().filter_map(|text| chain.read(text).ok());
    let words: Vec<Vec<Letter>> = words.collect();
    for len in [1, 2, 3, 4, 6] {
        let runs = words.iter().filter_map(|word| {
            let from = word.len().checked_sub(len)? / 2;
            Some(word[from..from + len].to_vec())
        });
        let runs: Vec<Vec<Letter>> = runs.collect();
        each(
            &format!("fragments: contains, {len} letters"),
            &runs,
            |run| fragments.contains(run),
        );
        each(
            &format!("fragments: extends, {len} letters"),
            &runs,
            |run| fragments.extends(run).is_some(),
        );
    }
    let making = Watch::start();
    let anagrams = lexicon.anagrams(folding, &policy);
    println!("  anagrams: made in {making}");
    for len in [2, 4, 6] {
        let starts = words
            .iter()
            .map(|word| word[..len.min(word.len())].to_vec());
        let starts: Vec<Vec<Letter>> = starts.collect();
        each(
            &format!("anagrams: extends, {len} letters"),
            &starts,
            |letters| anagrams.extends(letters).is_some(),
        );
    }
    each("fragments: extends, a whole word", &words, |word| {
        fragments.extends(word).is_some()
    });
}

/// Prints how long one item takes: the median and the worst of the rounds.
fn each<T>(name: &str, items: &[T], ask: impl Fn(&T) -> bool) {
    let mut rounds: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            for item in items {
                black_box(ask(black_box(item)));
            }
            start.elapsed().as_secs_f64() * 1e9 / items.len() as f64
        })
        .collect();
    rounds.sort_by(f64::total_cmp);
    let (median, worst) = (rounds[ROUNDS / 2], rounds[ROUNDS - 1]);
    println!("  {name}: {median:.0} ns (worst round {worst:.0})");
}

/// Time that has passed, and how much of it this program ran.
struct Watch {
    start: Instant,
    ran: u64,
}

impl Watch {
    fn start() -> Watch {
        Watch {
            start: Instant::now(),
            ran: ran(),
        }
    }
}

impl fmt::Display for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ran = (ran() - self.ran) as f64 / 1e6;
        let passed = self.start.elapsed().as_secs_f64() * 1e3;
        write!(f, "{passed:.1} ms ({ran:.1} ms of the processor)")
    }
}

/// For how many nanoseconds this program's one thread ran; 0 where the system doesn't say.
fn ran() -> u64 {
    let stat = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let first = stat.split_whitespace().next();
    first.and_then(|ns| ns.parse().ok()).unwrap_or(0)
}

/// This process's memory in KiB; 0 where the system doesn't say.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    number.unwrap_or(0)
}
