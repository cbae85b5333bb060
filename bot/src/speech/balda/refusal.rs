//! Why a move in Balda is refused, in words that name the rule.

use super::{Choice, Heard, Refusal, Scene, cells, hear};
use crate::speech::words;
use games::balda::{Illegal, Move, Placement, View};
use games::words::Reason;

/// The answer to a refused move.
pub(super) fn refused(illegal: &Illegal, view: &View, said: &str, scene: &Scene) -> Refusal {
    let word = said_word(view, said, scene);
    let text = reason(illegal, Some(view), &word, scene);
    let choices = match illegal {
        Illegal::Several(placements) => placements
            .iter()
            .enumerate()
            .map(|(n, placement)| choice(n + 1, placement, view, &word))
            .collect(),
        Illegal::Word(Reason::Unknown { .. }) if view.options.house_words && view.may_propose => {
            let propose = scene.tongue.tell("balda-said-propose");
            let verb = propose
                .split(',')
                .next()
                .unwrap_or("propose")
                .trim()
                .to_owned();
            let label = scene
                .tongue
                .say("balda-button-propose", &[("word", (&word).into())]);
            vec![Choice {
                label,
                say: format!("{verb} {said}"),
            }]
        }
        _ => Vec::new(),
    };
    Refusal { text, choices }
}

fn choice(n: usize, placement: &Placement, view: &View, word: &str) -> Choice {
    let alphabet = cells::alphabet(view);
    let cell = cells::name(view, placement.cell);
    let letter = alphabet.show(placement.letter);
    Choice {
        label: format!("{n}. {cell} {letter}"),
        say: format!("{} {} {word}", cell.to_lowercase(), letter.to_lowercase()),
    }
}

fn said_word(view: &View, said: &str, scene: &Scene) -> String {
    match hear::hear(view, said, scene.tongue) {
        Heard::Move(Move::Say(saying) | Move::Propose(saying)) => {
            saying.word.to_lowercase().chars().take(40).collect()
        }
        _ => String::new(),
    }
}

/// The reason alone.
pub(super) fn reason(illegal: &Illegal, view: Option<&View>, word: &str, scene: &Scene) -> String {
    let tongue = scene.tongue;
    let about = |id: &str| tongue.say(id, &[("word", word.into())]);
    match illegal {
        Illegal::Over => tongue.tell("game-over"),
        Illegal::NotYourTurn => {
            let turn = view.and_then(|view| view.turn);
            match turn {
                Some(seat) => tongue.say("not-your-turn-but", &[("name", scene.name(seat).into())]),
                None => tongue.tell("not-your-turn"),
            }
        }
        Illegal::NotALetter => tongue.tell("balda-not-a-letter"),
        Illegal::Word(reason) => words::reason(word, reason, tongue),
        Illegal::TooShort { least } => {
            let least = i64::from(*least);
            tongue.say(
                "balda-too-short",
                &[("word", word.into()), ("least", least.into())],
            )
        }
        Illegal::AlreadyUsed { by: None } => about("balda-used-start"),
        Illegal::AlreadyUsed { by: Some(seat) } => {
            let name = scene.name(*seat);
            tongue.say(
                "balda-used",
                &[("word", word.into()), ("name", name.into())],
            )
        }
        Illegal::NoSuchCell => tongue.tell("balda-no-such-cell-here"),
        Illegal::CellTaken => tongue.tell("balda-cell-taken"),
        Illegal::NotAdjacent => tongue.tell("balda-not-adjacent"),
        Illegal::LetterNotInWord => about("balda-letter-not-in-word"),
        Illegal::NoPath => about("balda-no-path"),
        Illegal::CellTwice => about("balda-cell-twice"),
        Illegal::PathCrosses => about("balda-path-crosses"),
        Illegal::SeenAlready => about("balda-seen-already"),
        Illegal::Several(_) => about("balda-several"),
        Illegal::NoHouseWords => tongue.tell("balda-no-house-words"),
        Illegal::KnownWord => about("balda-known-word"),
        Illegal::VotedThisTurn => tongue.tell("balda-voted-this-turn"),
        Illegal::VoteRunning => tongue.tell("balda-vote-running"),
        Illegal::NoVote => tongue.tell("balda-no-vote"),
        Illegal::OwnWord => tongue.tell("balda-own-word"),
        Illegal::AlreadyVoted => tongue.tell("balda-already-voted"),
    }
}
