//! A text as a move: a word; a word and a cell; a cell, a letter and a word, in any order.

use super::cells::{self, Named};
use super::{Heard, Tongue};
use games::balda::{Move, Saying, View, Vote};

/// What is stripped from the ends of each piece of a text.
const MARKS: &[char] = &[
    '«', '»', '"', '“', '”', '„', '.', ',', '!', ';', ':', '(', ')', '<', '>', '*',
];

/// The move that a text means.
pub(super) fn hear(view: &View, text: &str, tongue: Tongue) -> Heard<Move> {
    if text.chars().count() > 120 {
        return Heard::Nothing;
    }
    if view.vote.is_some()
        && let Some(vote) = vote(text, tongue)
    {
        return Heard::Move(Move::Vote(vote));
    }
    let pieces: Vec<&str> = text
        .split_whitespace()
        .map(|piece| piece.trim_matches(MARKS))
        .filter(|piece| !piece.is_empty())
        .collect();
    match pieces.split_first() {
        Some((first, rest)) if is_proposing(first, tongue) && !rest.is_empty() => {
            saying(view, rest, tongue).map(Move::Propose)
        }
        _ => saying(view, &pieces, tongue).map(Move::Say),
    }
}

impl<M> Heard<M> {
    fn map<N>(self, to: impl FnOnce(M) -> N) -> Heard<N> {
        match self {
            Heard::Move(mv) => Heard::Move(to(mv)),
            Heard::Nothing => Heard::Nothing,
            Heard::Unclear(text) => Heard::Unclear(text),
        }
    }
}

fn is_proposing(word: &str, tongue: Tongue) -> bool {
    tongue.is_said("balda-said-propose", &word.to_lowercase())
}

fn vote(text: &str, tongue: Tongue) -> Option<Vote> {
    let said = text.trim().trim_matches(MARKS).to_lowercase();
    let is = |id: &str| tongue.is_answer(id, &said);
    if said == "+" || is("said-yes") {
        Some(Vote::For)
    } else if said == "-" || is("said-no") {
        Some(Vote::Against)
    } else {
        None
    }
}

fn saying(view: &View, pieces: &[&str], tongue: Tongue) -> Heard<Saying> {
    let size = view.board.size();
    let mut cell = None;
    let mut words = Vec::new();
    for piece in pieces {
        match cells::read(piece, size) {
            Named::Cell(named) if cell.is_none() => cell = Some(named),
            Named::Cell(_) => return Heard::Nothing,
            Named::Outside => {
                let args = [("cell", (*piece).into())];
                return Heard::Unclear(tongue.say("balda-no-such-cell", &args));
            }
            Named::No => words.push(*piece),
        }
    }
    let is_word = |word: &&str| {
        word.chars().any(char::is_alphabetic)
            && word.chars().all(|c| c.is_alphabetic() || is_joined(c))
    };
    if !words.iter().all(is_word) {
        return Heard::Nothing;
    }
    match words.as_slice() {
        [word] => Heard::Move(Saying {
            word: (*word).to_owned(),
            cell,
            letter: None,
        }),
        [one, other] if cell.is_some() => {
            // The letter is the shorter one: a word has two letters at least.
            let (letter, word) = if one.chars().count() <= other.chars().count() {
                (one, other)
            } else {
                (other, one)
            };
            if letter.chars().count() > 3 {
                return Heard::Nothing;
            }
            let (word, letter) = ((*word).to_owned(), Some((*letter).to_owned()));
            Heard::Move(Saying { word, cell, letter })
        }
        _ => Heard::Nothing,
    }
}

/// Signs that stand inside words: apostrophes, combining marks.
fn is_joined(c: char) -> bool {
    matches!(c, '\'' | '’' | 'ʼ' | '`') || ('\u{300}'..='\u{36F}').contains(&c)
}
