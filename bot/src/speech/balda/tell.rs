//! Balda told: what happened, the board in words, captions of the picture, the record.

use super::{Scene, cells};
use crate::chat::Document;
use games::Seat;
use games::balda::{Analysis, Chance, End, Event, Move, Passing, Placement, Said, View, Vote};

/// What happened, in a line.
pub(super) fn happened(event: &Event, view: &View, scene: &Scene) -> Option<String> {
    let tongue = scene.tongue;
    let name = |seat: &Seat| scene.name(*seat);
    Some(match event {
        Event::SetUp { word, .. } => {
            tongue.say("balda-start", &[("word", word.to_uppercase().into())])
        }
        Event::Placed {
            seat,
            cell,
            letter,
            word,
            points,
            ..
        } => {
            let alphabet = cells::alphabet(view);
            let (cell, letter) = (cells::name(view, *cell), alphabet.show(*letter));
            tongue.say(
                "balda-placed",
                &[
                    ("name", name(seat).into()),
                    ("word", word.into()),
                    ("points", points.0.into()),
                    ("cell", cell.into()),
                    ("letter", letter.into()),
                ],
            )
        }
        Event::Passed {
            seat,
            why: Passing::Said,
        } => tongue.say("passed", &[("name", name(seat).into())]),
        Event::Passed {
            seat,
            why: Passing::Time,
        } => tongue.say("passed-time", &[("name", name(seat).into())]),
        Event::Left { seat, why } => scene.left(*seat, *why),
        Event::Proposed { seat, word, .. } => tongue.say(
            "balda-proposed",
            &[("name", name(seat).into()), ("word", word.into())],
        ),
        Event::Voted { seat, vote } => {
            let id = match vote {
                Vote::For => "balda-voted-for",
                Vote::Against => "balda-voted-against",
            };
            tongue.say(id, &[("name", name(seat).into())])
        }
        Event::Accepted => tongue.tell("balda-accepted"),
        Event::Rejected => tongue.tell("balda-rejected"),
        Event::Ended { why } => tongue.tell(ending(*why)),
    })
}

fn ending(why: End) -> &'static str {
    match why {
        End::Full => "balda-end-full",
        End::NoMove => "balda-end-no-move",
        End::Passes => "balda-end-passes",
        End::Agreed => "balda-end-agreed",
        End::OneLeft => "balda-end-one-left",
    }
}

/// The board in words: rows of letters, scores, words, whose turn.
pub(super) fn text(view: &View, scene: &Scene) -> String {
    let tongue = scene.tongue;
    let alphabet = cells::alphabet(view);
    let size = view.board.size();
    let columns = cells::columns(view.options.lang).iter();
    let columns: Vec<&str> = columns.take(size.width.into()).copied().collect();
    let mut lines = vec![format!("  {}", columns.join(" "))];
    for (number, row) in view
        .board
        .cells()
        .chunks(usize::from(size.width).max(1))
        .enumerate()
    {
        let row: Vec<&str> = row
            .iter()
            .map(|cell| cell.map_or("·", |letter| alphabet.show(letter)))
            .collect();
        lines.push(format!("{} {}", number + 1, row.join(" ")));
    }
    for (seat, name) in (0u8..).zip(&scene.names) {
        let seat = Seat(seat);
        let score = view.scores.get(seat.index()).map_or(0, |points| points.0);
        let words: Vec<&str> = view.words_of(seat).map(|said| said.word.as_str()).collect();
        let words = if words.is_empty() {
            "—".to_owned()
        } else {
            words.join(", ")
        };
        let args = [
            ("name", name.into()),
            ("score", score.into()),
            ("words", words.into()),
        ];
        lines.push(tongue.say("balda-text-player", &args));
    }
    if let Some(Said {
        seat,
        word,
        placement,
        ..
    }) = view.last()
    {
        let path: Vec<String> = placement
            .path
            .iter()
            .map(|&cell| cells::name(view, cell))
            .collect();
        let args = [
            ("name", scene.name(*seat).into()),
            ("word", word.into()),
            ("path", path.join(" ").into()),
        ];
        lines.push(tongue.say("balda-text-last", &args));
    }
    lines.push(status(view, scene));
    lines.push(tongue.say("balda-left", &[("count", view.free().into())]));
    lines.join("\n")
}

fn status(view: &View, scene: &Scene) -> String {
    scene.status(view.outcome.as_ref(), view.turn)
}

/// The texts of the picture.
pub(super) fn captions(view: &View, scene: &Scene) -> render::balda::Captions {
    let tongue = scene.tongue;
    let columns = cells::columns(view.options.lang)
        .iter()
        .map(|&c| c.to_owned());
    // A game that is over has no next move, and its free cells concern nobody.
    let over = view.outcome.is_some();
    let number = view.said.len() + usize::from(!over);
    let left = match over {
        true => String::new(),
        false => tongue.say("balda-left", &[("count", view.free().into())]),
    };
    render::balda::Captions {
        names: scene.names.clone(),
        clocks: scene.clocks.clone(),
        columns: columns.take(usize::from(view.board.size().width)).collect(),
        heading: tongue.say("move-number", &[("n", number.into())]),
        status: status(view, scene).trim_end_matches('.').to_owned(),
        left,
    }
}

/// The placements that moves name, for a numbered picture.
pub(super) fn numbered(view: &View, moves: &[Move]) -> Vec<Placement> {
    let alphabet = cells::alphabet(view);
    let placement = |mv: &Move| match mv {
        Move::Say(saying) => Some(Placement {
            cell: saying.cell?,
            letter: alphabet.letter(saying.letter.as_deref()?)?,
            path: Vec::new(),
        }),
        _ => None,
    };
    moves.iter().filter_map(placement).collect()
}

/// What is said beside the result.
pub(super) fn summary(view: &View, scene: &Scene) -> Vec<String> {
    let longest = view
        .said
        .iter()
        .max_by_key(|said| (said.points, said.word.len()));
    let line = longest.map(|said| {
        let name = scene.name(said.seat);
        let args = [("name", name.into()), ("word", (&said.word).into())];
        scene.tongue.say("balda-longest", &args)
    });
    line.into_iter().collect()
}

/// What everybody missed: the best of each player, and of the game. A word that stood open for
/// several turns is told once.
pub(super) fn looking_back(analysis: &Analysis, view: &View, scene: &Scene) -> Vec<String> {
    let alphabet = cells::alphabet(view);
    let line = |id: &str, names: &str, chance: &Chance| {
        let args = [
            ("name", names.into()),
            ("word", (&chance.word).into()),
            ("points", chance.points().0.into()),
            ("letter", alphabet.show(chance.placement.letter).into()),
            ("cell", cells::name(view, chance.placement.cell).into()),
        ];
        scene.tongue.say(id, &args)
    };
    let best = analysis.best.iter().find(|best| best.loss().0 > 0);
    let mut missed: Vec<(String, &Chance)> = Vec::new();
    for chance in analysis.missed.iter().flatten() {
        let name = scene.name(chance.seat);
        let told = missed.iter_mut().find(|(_, told)| told.word == chance.word);
        match told {
            Some((names, _)) => names.push_str(&format!(", {name}")),
            None if best.is_some_and(|best| best.word == chance.word) => {}
            None => missed.push((name.to_owned(), chance)),
        }
    }
    let missed = missed.iter();
    missed
        .map(|(names, chance)| line("balda-missed", names, chance))
        .chain(best.map(|best| line("balda-best", scene.name(best.seat), best)))
        .collect()
}

/// The record: a line a move, as a person would say it, so that it can be read back.
pub(super) fn record(events: &[Event], view: &View, scene: &Scene) -> Document {
    let tongue = scene.tongue;
    let mut lines = vec![super::offer::describe(&view.options, tongue)];
    lines.push(scene.names.join(" — "));
    let alphabet = cells::alphabet(view);
    for event in events {
        match event {
            Event::Placed {
                seat,
                cell,
                letter,
                word,
                points,
                ..
            } => {
                let (cell, letter) = (cells::name(view, *cell), alphabet.show_lower(*letter));
                let cell = cell.to_lowercase();
                lines.push(format!(
                    "{}: {cell} {letter} {word} +{}",
                    scene.name(*seat),
                    points.0
                ));
            }
            other => lines.extend(happened(other, view, scene)),
        }
    }
    lines.push(text(view, scene));
    Document::text("balda.txt", &lines)
}
