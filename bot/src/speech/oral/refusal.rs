//! Why a move is refused, in words that name the rule.

use super::{Choice, Refusal, Scene, tell};
use games::oral::{Illegal, View, Violation, said};
use games::words::Alphabet;

/// The answer to a refused move.
pub(super) fn refused(illegal: &Illegal, view: &View, scene: &Scene) -> Refusal {
    let (lang, folding) = (view.options.lang, view.options.folding());
    let alphabet = Alphabet::for_chain(lang, folding);
    let choices = match illegal {
        Illegal::Several(meant) => meant
            .iter()
            .map(|one| {
                let made = one.to(&view.fragment);
                let written = tell::fragment(&view.options, &made);
                Choice {
                    label: written.to_uppercase(),
                    say: said(*one, &view.fragment, alphabet),
                }
            })
            .collect(),
        _ => Vec::new(),
    };
    Refusal {
        text: reason(illegal, view, scene),
        choices,
    }
}

fn reason(illegal: &Illegal, view: &View, scene: &Scene) -> String {
    let tongue = scene.tongue;
    let tell = |id: &str| tongue.tell(id);
    match illegal {
        Illegal::Over => tell("game-over"),
        Illegal::NotYourTurn => match view.turn {
            Some(seat) => tongue.say("not-your-turn-but", &[("name", scene.name(seat).into())]),
            None => tell("not-your-turn"),
        },
        Illegal::NothingToRefuse => tell("oral-nothing-to-refuse"),
        Illegal::NotALetter => tell("oral-not-a-letter"),
        Illegal::Several(_) => tell("oral-which-side"),
        Illegal::TurnedDown { fragment, why } => {
            let fragment = tell::fragment(&view.options, fragment);
            match why {
                Violation::Dead => tell::dead(&view.options, &fragment, scene),
                Violation::Whole { word, meaning } => {
                    let refusal = tongue.say("oral-whole", &[("word", word.into())]);
                    tell::with_meaning(refusal, meaning.as_deref())
                }
            }
        }
    }
}
