//! A text as a move: the new fragment, a letter with its side, a letter alone, a refusal.

use super::{Heard, Tongue, tell};
use games::oral::{Move, Unsaid, View, additions};
use games::words::Alphabet;

/// What a button says to refuse, whatever language is spoken.
pub(super) const REFUSE: &str = "challenge";

/// What is stripped from both ends of a text.
const MARKS: &[char] = &[
    '«', '»', '"', '“', '”', '„', '.', ',', '!', ';', ':', '(', ')', '*', '…',
];

/// The move that a text means.
pub(super) fn hear(view: &View, text: &str, tongue: Tongue) -> Heard<Move> {
    if text.chars().count() > 120 {
        return Heard::Nothing;
    }
    let said = text.trim().trim_matches(MARKS).trim();
    if is_refusal(said, tongue) {
        return Heard::Move(Move::Refuse);
    }
    let options = &view.options;
    let alphabet = Alphabet::for_chain(options.lang, options.folding());
    let places = options.places();
    let unclear = |id: &str| {
        let fragment = tell::fragment(options, &view.fragment);
        Heard::Unclear(tongue.say(id, &[("fragment", fragment.into())]))
    };
    match additions(said, &view.fragment, alphabet, places) {
        Ok(meant) => Heard::Move(Move::Add(meant)),
        Err(Unsaid::NotLetters) => Heard::Nothing,
        Err(_) if view.fragment.is_empty() => Heard::Unclear(tongue.tell("oral-one-letter")),
        Err(Unsaid::None) => unclear("oral-adds-none"),
        Err(Unsaid::Many) => unclear("oral-adds-many"),
        Err(Unsaid::Changed) => unclear("oral-changed"),
    }
}

fn is_refusal(said: &str, tongue: Tongue) -> bool {
    let said = said.to_lowercase();
    let words: Vec<&str> = said.split_whitespace().collect();
    let said = words.join(" ");
    said == REFUSE || tongue.is_said("oral-said-refuse", &said)
}
