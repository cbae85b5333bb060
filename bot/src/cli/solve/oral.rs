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

#[cfg(test)]
mod tests {
    use super::*;
    use games::words::Lang;

    fn check(options: &Options, input: &str, expected: &[&str]) {
        let lexicon = Lexicon::from_list(Lang::Ru, &["стол", "столб"]);
        let mut out = Vec::new();
        oral(options, &lexicon, input.as_bytes(), &mut out).unwrap();
        let out = String::from_utf8(out).unwrap();
        assert_eq!(out.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_line_a_fragment() {
        check(
            &Options::default(),
            "сто\n Стол\nстолб\nж\n",
            &[
                r#"{"fragment":"сто","complete":false,"extends":true,"example":"стол","won":false}"#,
                r#"{"fragment":"Стол","complete":true,"extends":true,"example":"столб","won":true}"#,
                r#"{"fragment":"столб","complete":true,"extends":false,"example":null,"won":true}"#,
                r#"{"fragment":"ж","complete":false,"extends":false,"example":null,"won":true}"#,
            ],
        );
        let anagram = Options {
            anagram: true,
            ..Options::default()
        };
        check(
            &anagram,
            "лот",
            &[r#"{"fragment":"лот","complete":false,"extends":true,"example":"стол","won":true}"#],
        );
    }

    #[test]
    fn a_line_that_is_no_fragment() {
        let lexicon = Lexicon::from_list(Lang::Ru, &["стол"]);
        let failed = oral(&Options::default(), &lexicon, &b"st7"[..], Vec::new());
        assert!(format!("{:#}", failed.unwrap_err()).starts_with("line 1: \"st7\""));
    }
}
