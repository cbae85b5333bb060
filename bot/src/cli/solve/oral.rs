//! Fragments of oral Balda, a line each.

use anyhow::Context;
use games::oral::{Options, Solver};
use games::words::{Alphabet, Letter, Lexicon};
use serde::Serialize;
use std::io::{BufRead, Write};

/// What is printed of a fragment.
#[derive(Debug, Serialize)]
struct Line<'a> {
    fragment: &'a str,
    complete: bool,
    extends: bool,
    example: Option<String>,
    won: Option<bool>,
}

/// Reads fragments until the input ends; an empty line is the start of a round.
///
/// # Errors
/// At the first line that isn't letters of the language, with its number.
pub fn oral(
    options: &Options,
    lexicon: &Lexicon,
    input: impl BufRead,
    mut out: impl Write,
) -> anyhow::Result<()> {
    let mut solver = Solver::new(lexicon, options);
    for (number, line) in input.lines().enumerate() {
        let line = line?;
        let fragment = line.trim();
        let letters = letters(fragment, solver.alphabet())
            .with_context(|| format!("line {}: {fragment:?}", number + 1))?;
        let answer = solver.answer(&letters);
        let line = Line {
            fragment,
            complete: answer.complete,
            extends: answer.extends,
            example: answer.example,
            won: answer.won,
        };
        writeln!(out, "{}", serde_json::to_string(&line)?)?;
    }
    Ok(())
}

fn letters(fragment: &str, alphabet: &Alphabet) -> anyhow::Result<Vec<Letter>> {
    if fragment.is_empty() {
        return Ok(Vec::new());
    }
    let read = alphabet.read(fragment);
    read.map_err(|_| anyhow::anyhow!("it isn't letters of the language"))
}
