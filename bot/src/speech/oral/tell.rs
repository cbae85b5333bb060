//! Oral Balda told: what happened, the chain in words, the record.

use super::{Scene, Tongue};
use crate::chat::Document;
use games::Seat;
use games::oral::{
    Addition, Chance, Doubt, End, Event, Judgement, Missed, Options, PlayerView, Standing, Then,
    Variant, Verdict, View,
};
use games::words::{Alphabet, Letter};

/// Letters as they are said.
pub(super) fn fragment(options: &Options, letters: &[Letter]) -> String {
    Alphabet::for_chain(options.lang, options.folding()).spell(letters)
}

/// The game's name.
pub(super) fn name(options: &Options, tongue: Tongue) -> String {
    tongue.tell(match options.variant {
        Variant::Oral => "oral-name",
        Variant::Antibalda => "oral-name-antibalda",
    })
}

/// What happened, in a line.
pub(super) fn happened(event: &Event, view: &View, scene: &Scene) -> Option<String> {
    let tongue = scene.tongue;
    let of = |id: &str, seat: &Seat| tongue.say(id, &[("name", scene.name(*seat).into())]);
    Some(match event {
        Event::SetUp { first, .. } => of("oral-start", first),
        Event::Added {
            seat,
            letter,
            place,
        } => {
            let addition = Addition {
                letter: *letter,
                place: *place,
            };
            added(*seat, addition, view, scene)
        }
        Event::Completed {
            seat,
            word,
            meaning,
            then,
        } => {
            let id = match then {
                Then::GoesOn => "oral-completed",
                Then::NewRound => "oral-completed-last",
            };
            let args = [("name", scene.name(*seat).into()), ("word", word.into())];
            with_meaning(tongue.say(id, &args), meaning.as_deref())
        }
        Event::Judged(judgement) => judged(judgement, view, scene),
        Event::Lapsed { seat, point } => {
            let lapsed = of("oral-lapsed", seat);
            format!("{lapsed} {}", awarded(*point, view, scene))
        }
        Event::Left { seat, why } => scene.left(*seat, *why),
        Event::Ended { why } => tongue.tell(match why {
            End::Limit => "oral-end-limit",
            End::OneLeft => "oral-end-one-left",
            End::Agreed => "oral-end-agreed",
        }),
    })
}

/// «Anna: +к»; the chain itself stands below, whatever else has happened meanwhile.
fn added(seat: Seat, addition: Addition, view: &View, scene: &Scene) -> String {
    let letter = fragment(&view.options, &[addition.letter]).to_uppercase();
    let args = [("name", scene.name(seat).into()), ("letter", letter.into())];
    scene.tongue.say("oral-added", &args)
}

fn judged(judgement: &Judgement, view: &View, scene: &Scene) -> String {
    let mut lines = vec![refused(judgement, scene)];
    let meaning = match &judgement.verdict {
        Verdict::Whole { meaning, .. } => meaning.as_deref(),
        _ => None,
    };
    let proof = with_meaning(verdict(judgement, view, scene), meaning);
    let awarded = awarded(judgement.point, view, scene);
    // What a word means may take a line of its own.
    let apart = if meaning.is_some() { "\n" } else { " " };
    lines.push(format!("{proof}{apart}{awarded}"));
    lines.extend(judgement.missed.as_ref().map(|m| missed(m, view, scene)));
    lines.join("\n")
}

/// What ended the round.
pub(super) fn refused(judgement: &Judgement, scene: &Scene) -> String {
    let id = match judgement.doubt {
        Doubt::Said => "oral-refused",
        Doubt::Time => "oral-refused-time",
        Doubt::Stuck => "oral-refused-stuck",
        Doubt::Long => "oral-refused-long",
    };
    let name = scene.name(judgement.refuser);
    match judgement.doubt {
        Doubt::Long => scene.tongue.tell(id),
        _ => scene.tongue.say(id, &[("name", name.into())]),
    }
}

/// What the fragment was, with the proof.
pub(super) fn verdict(judgement: &Judgement, view: &View, scene: &Scene) -> String {
    let tongue = scene.tongue;
    let said = fragment(&view.options, &judgement.fragment);
    match &judgement.verdict {
        Verdict::Dead => dead(&view.options, &said, scene),
        Verdict::Extends { word } => tongue.say("oral-extends", &[("word", word.into())]),
        Verdict::Whole { word, .. } => tongue.say("oral-whole", &[("word", word.into())]),
    }
}

/// That no noun extends a fragment.
pub(super) fn dead(options: &Options, fragment: &str, scene: &Scene) -> String {
    let id = match options.anagram {
        true => "oral-dead-anagram",
        false => "oral-dead",
    };
    scene.tongue.say(id, &[("fragment", fragment.into())])
}

/// A text with what the word in it means, where that is known.
pub(super) fn with_meaning(text: String, meaning: Option<&str>) -> String {
    match meaning.map(str::trim).filter(|meaning| !meaning.is_empty()) {
        Some(meaning) => {
            let (text, meaning) = (text.trim_end_matches('.'), meaning.trim_end_matches('.'));
            format!("{text}: {meaning}.")
        }
        None => text,
    }
}

/// Whose point it is.
pub(super) fn awarded(point: Option<Seat>, view: &View, scene: &Scene) -> String {
    let id = match (point, view.options.variant) {
        (None, _) => return scene.tongue.tell("oral-nobodys"),
        (Some(_), Variant::Oral) => "oral-penalty",
        (Some(_), Variant::Antibalda) => "oral-point",
    };
    let name = point.map_or("", |seat| scene.name(seat));
    scene.tongue.say(id, &[("name", name.into())])
}

/// How the round could have been won.
pub(super) fn missed(missed: &Missed, view: &View, scene: &Scene) -> String {
    let id = match missed.how {
        Chance::Adding => "oral-missed",
        Chance::Refusing => "oral-missed-refusing",
    };
    let fragment = fragment(&view.options, &missed.fragment);
    let args = [
        ("name", scene.name(missed.seat).into()),
        ("fragment", fragment.into()),
    ];
    scene.tongue.say(id, &args)
}

/// The letters of the word that penalties spell; None where they are counted.
pub(super) fn penalty_word(options: &Options, tongue: Tongue) -> Option<Vec<String>> {
    let word = tongue.tell("oral-penalty-word");
    let letters: Vec<String> = word.chars().map(String::from).collect();
    let fits = letters.len() == usize::from(options.limit);
    (fits && options.variant == Variant::Oral).then_some(letters)
}

/// A player's points: the letters they have got, or how many.
fn points(player: &PlayerView, view: &View, tongue: Tongue) -> String {
    let got = usize::from(player.points);
    match penalty_word(&view.options, tongue) {
        Some(word) => word
            .into_iter()
            .enumerate()
            .map(|(at, letter)| if at < got { letter } else { "·".to_owned() })
            .collect(),
        None => player.points.to_string(),
    }
}

/// The points of all, and the chain where there is one.
pub(super) fn standings(view: &View, scene: &Scene) -> String {
    let one = |(name, player): (&String, &PlayerView)| {
        let score = points(player, view, scene.tongue);
        let args = [("name", name.into()), ("score", score.into())];
        scene.tongue.say("score-one", &args)
    };
    let all: Vec<String> = scene.names.iter().zip(&view.players).map(one).collect();
    let all = all.join(" · ");
    match chain(view, scene) {
        Some(chain) => format!("{chain}\n{all}"),
        None => all,
    }
}

/// The chain so far, or that a new one is to be begun; None where the game says so itself.
fn chain(view: &View, scene: &Scene) -> Option<String> {
    if view.over.is_some() {
        return None;
    }
    if view.fragment.is_empty() {
        let begun = view.ended.is_some();
        return begun.then(|| scene.tongue.tell("oral-new-round"));
    }
    let said = fragment(&view.options, &view.fragment).to_uppercase();
    let args = [("fragment", said.into())];
    Some(scene.tongue.say("oral-chain", &args))
}

/// The game in words.
pub(super) fn text(view: &View, scene: &Scene) -> String {
    let tongue = scene.tongue;
    let number = i64::from(view.round);
    let mut lines = Vec::new();
    if let Some(round) = super::round::ended(view, scene) {
        lines.push(round.heading);
        lines.extend(
            round
                .steps
                .iter()
                .map(|step| format!("{}: {}", step.name, step.letters.concat())),
        );
        lines.extend([round.refusal, round.verdict]);
    } else {
        lines.push(tongue.say("oral-round", &[("n", number.into())]));
        let mut letters = Vec::new();
        for step in &view.steps {
            letters = step.addition.to(&letters);
            let said = fragment(&view.options, &letters);
            lines.push(format!("{}: {said}", scene.name(step.seat)));
        }
    }
    for (name, player) in scene.names.iter().zip(&view.players) {
        let score = points(player, view, tongue);
        let args = [("name", name.into()), ("score", score.into())];
        let one = tongue.say("score-one", &args);
        lines.push(match player.standing {
            Standing::Plays => one,
            _ => format!("{one} ({})", tongue.tell("oral-out")),
        });
    }
    lines.push(scene.status(view.over.as_ref().map(|(_, outcome)| outcome), view.turn));
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// What is said beside the result.
pub(super) fn summary(view: &View, scene: &Scene) -> Vec<String> {
    let rounds = view.ended.as_ref().map_or(0, |round| round.number);
    if rounds == 0 {
        return Vec::new();
    }
    let args = [("count", i64::from(rounds).into())];
    vec![scene.tongue.say("oral-rounds", &args)]
}

/// The record: a line a move, then how it ended.
pub(super) fn record(events: &[Event], view: &View, scene: &Scene) -> Document {
    let tongue = scene.tongue;
    let mut lines = vec![super::offer::describe(&view.options, tongue)];
    lines.push(scene.names.join(" — "));
    let mut letters: Vec<Letter> = Vec::new();
    for event in events {
        match event {
            &Event::Added {
                seat,
                letter,
                place,
            } => {
                letters = Addition { letter, place }.to(&letters);
                let said = fragment(&view.options, &letters);
                lines.push(format!("{}: {said}", scene.name(seat)));
            }
            Event::Judged(judgement) => {
                lines.push(judged(judgement, view, scene));
                letters.clear();
            }
            other => {
                if matches!(
                    other,
                    Event::Completed {
                        then: Then::NewRound,
                        ..
                    }
                ) {
                    letters.clear();
                }
                lines.extend(happened(other, view, scene));
            }
        }
    }
    lines.push(text(view, scene));
    Document::text("oral.txt", &lines)
}
