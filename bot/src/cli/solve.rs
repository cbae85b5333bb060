//! `tetradka solve …`: a position a line in, its moves counted out.

mod abaku;
mod oral;

pub use abaku::abaku;
pub use oral::oral;

use super::Dictionary;
use anyhow::{Context, bail};
use games::balda::finder::{self, Chains, Found, Position, WordSet};
use games::balda::{Board, Options, Size, Variant};
use games::words::Policy;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::io::{BufRead, Write};
use std::time::Instant;

/// A position as it is read.
#[derive(Debug, Deserialize)]
struct Asked {
    /// Row by row; `.` is a free cell.
    board: String,
    width: u8,
    #[serde(default)]
    used: Vec<String>,
    #[serde(default = "two")]
    min: u8,
    #[serde(default)]
    revisit: bool,
    #[serde(default)]
    no_seen: bool,
}

fn two() -> u8 {
    2
}

/// What is printed: distinct (cell, letter, word), distinct words, the time of one search.
#[derive(Debug, Serialize)]
struct Answer {
    moves: usize,
    words: usize,
    micros: f64,
}

/// Reads positions of Balda until the input ends.
///
/// # Errors
/// At the first line that isn't a position, with its number.
pub fn balda(
    variant: Variant,
    lexicon: &Dictionary,
    input: impl BufRead,
    out: impl Write,
) -> anyhow::Result<()> {
    let mut found = Found::default();
    each_line(input, out, |asked: Asked| {
        solve(variant, lexicon, &asked, &mut found)
    })
}

/// Answers each line that isn't empty with a line.
fn each_line<Q: DeserializeOwned, A: Serialize>(
    input: impl BufRead,
    mut out: impl Write,
    mut answer: impl FnMut(Q) -> anyhow::Result<A>,
) -> anyhow::Result<()> {
    for (number, line) in input.lines().enumerate() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let answered = serde_json::from_str(&line)
            .map_err(anyhow::Error::from)
            .and_then(&mut answer)
            .with_context(|| format!("line {}", number + 1))?;
        writeln!(out, "{}", serde_json::to_string(&answered)?)?;
    }
    Ok(())
}

fn micros_since(start: Instant) -> f64 {
    start.elapsed().as_nanos() as f64 / 1000.0
}

fn solve(
    variant: Variant,
    lexicon: &Dictionary,
    asked: &Asked,
    found: &mut Found,
) -> anyhow::Result<Answer> {
    let options = Options {
        variant,
        lang: lexicon.lang(),
        min_word: asked.min,
        revisit: asked.revisit,
        no_seen: asked.no_seen,
        ..Options::default()
    };
    let folding = options.folding();
    let alphabet = lexicon.alphabet(folding);
    let signs: Vec<char> = asked.board.chars().collect();
    let width = usize::from(asked.width).max(1);
    let size = Size {
        width: asked.width,
        height: u8::try_from(signs.len().div_ceil(width)).unwrap_or(u8::MAX),
    };
    if !size.is_playable() || signs.len() != size.cells() {
        bail!("a board is whole rows, 3 to 9 each way");
    }
    let mut board = Board::empty(size);
    for (cell, sign) in size.all().zip(&signs) {
        if *sign != '.' {
            let letter = alphabet.letter(&sign.to_string());
            board.put(
                cell,
                letter.with_context(|| format!("{sign:?} is no letter"))?,
            );
        }
    }
    let graph = lexicon.graph(folding);
    let policy = Policy::default();
    let mut words = WordSet::none(graph.len());
    for number in 0..graph.len() as u32 {
        let counts = |id| policy.refuses(lexicon.categories(id)).is_none();
        if lexicon.words(folding, number).any(counts) {
            words.insert(number);
        }
    }
    for used in &asked.used {
        for letters in alphabet.readings(used).unwrap_or_default() {
            if let Some(number) = graph.find(&letters) {
                words.remove(number);
            }
        }
    }
    let position = Position {
        board: &board,
        chains: Chains::from(&options),
    };
    let start = Instant::now();
    finder::all(position, graph, &words, found);
    let micros = micros_since(start);
    let distinct: BTreeSet<u32> = found.hits().iter().map(|hit| hit.word).collect();
    Ok(Answer {
        moves: found.len(),
        words: distinct.len(),
        micros,
    })
}
