//! A round that has ended, as its picture shows it.

use super::{Scene, tell};
use games::oral::{PlayerView, Round, Standing, View};
use games::words::Alphabet;
use render::oral as picture;

/// The round that has just ended; None while one is being played, and where nothing was said in it.
pub(super) fn ended(view: &View, scene: &Scene) -> Option<picture::Round> {
    let round = view.ended.as_ref()?;
    if round.steps.is_empty() || !view.steps.is_empty() {
        return None;
    }
    let (refusal, verdict) = verdict(round, view, scene);
    let names = scene.names.iter().zip(&view.players);
    Some(picture::Round {
        heading: heading(view, round.number, scene),
        steps: steps(round, view, scene),
        refusal,
        verdict,
        word: tell::penalty_word(&view.options, scene.tongue).unwrap_or_default(),
        players: names.map(player).collect(),
    })
}

fn heading(view: &View, number: u32, scene: &Scene) -> String {
    let round = [("n", i64::from(number).into())];
    let round = scene.tongue.say("oral-round", &round);
    format!("{} · {round}", tell::name(&view.options, scene.tongue))
}

fn steps(round: &Round, view: &View, scene: &Scene) -> Vec<picture::Step> {
    let options = &view.options;
    let alphabet = Alphabet::for_chain(options.lang, options.folding());
    let mut letters = Vec::new();
    let step = |step: &games::oral::Step| {
        letters = step.addition.to(&letters);
        let shown = letters.iter().map(|&l| alphabet.show_lower(l).to_owned());
        picture::Step {
            name: scene.name(step.seat).to_owned(),
            letters: shown.collect(),
            added: usize::from(step.addition.place),
        }
    };
    round.steps.iter().map(step).collect()
}

/// What ended the round, and what came of it.
fn verdict(round: &Round, view: &View, scene: &Scene) -> (String, String) {
    let completed = round.completed.iter().filter_map(|(at, word)| {
        let step = round.steps.get(at.checked_sub(1)?)?;
        let args = [
            ("name", scene.name(step.seat).into()),
            ("word", word.into()),
        ];
        Some(scene.tongue.say("oral-completed", &args))
    });
    let mut refusal: Vec<String> = completed.collect();
    let Some(judgement) = &round.judgement else {
        return (refusal.join(" "), scene.tongue.tell("oral-nothing-extends"));
    };
    refusal.push(tell::refused(judgement, scene));
    let verdict = tell::verdict(judgement, view, scene);
    let awarded = tell::awarded(judgement.point, view, scene);
    (refusal.join(" "), format!("{verdict} {awarded}"))
}

fn player((name, player): (&String, &PlayerView)) -> picture::Player {
    picture::Player {
        name: name.clone(),
        points: player.points,
        part: match player.standing {
            Standing::Plays => picture::Part::Plays,
            Standing::KnockedOut | Standing::Left(_) => picture::Part::Out,
        },
    }
}
