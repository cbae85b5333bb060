//! Abaku in a chat: the number game.

mod offer;
mod page;
mod refusal;
mod tell;
#[cfg(test)]
mod tests;

use super::field::Field;
use super::{
    Argument, Choice, Draw, Feat, Feats, Heard, Misfit, Openness, Page, Refusal, Scene, Spoken,
    Toggle, Tongue, Weighed,
};
use crate::chat::Document;
use games::abaku::{
    Abaku, Axis, Cell, Digit, Event, Illegal, Move, Options, Place, Scored, Stone, Unfit, View,
    survey,
};
use games::words::Lang;
use games::{Nodes, Seat, World};
use std::sync::Arc;

impl Spoken for Abaku {
    const COMMANDS: &'static [&'static str] = &["abaku"];
    const MOVES: &'static [&'static str] = &["exchange"];
    const HOW: &'static str = "abaku-how";

    const FIELDS: &'static [Field] = &[
        Field::whether("span", "span"),
        Field::whether("zero", "zero"),
        Field::whether("adjoin", "adjoin"),
        Field::whether("triple_centre", "centre3"),
        Field::whether("no_bonus", "nobonus"),
        Field::whether("no_hints", "hints"),
    ];
    // A node is a laying looked at.
    const BUDGET: Nodes = Nodes(100_000);
    // Its log holds every rack and the bag.
    const LOG: Openness = Openness::Secret;
    const PAGE: Page = Page::Own;

    fn offered(_command: &str, _lang: Lang) -> Options {
        Options::default()
    }

    fn argument(options: &mut Options, word: &str, tongue: Tongue) -> Argument {
        offer::argument(options, word, tongue)
    }

    fn toggles(options: &Options, tongue: Tongue) -> Vec<Vec<Toggle>> {
        offer::toggles(options, tongue)
    }

    fn describe(options: &Options, tongue: Tongue) -> String {
        offer::describe(options, tongue)
    }

    fn lang(_options: &Options) -> Option<Lang> {
        None
    }

    fn first(event: &Event) -> Option<Seat> {
        match event {
            Event::SetUp { first, .. } => Some(*first),
            _ => None,
        }
    }

    fn misfit(unfit: &Unfit, tongue: Tongue) -> Misfit {
        offer::misfit(unfit, tongue)
    }

    fn hear(view: &View, _seat: Seat, text: &str, tongue: Tongue) -> Heard<Move> {
        hear(view, text, tongue)
    }

    fn pass(_view: &View) -> Option<Move> {
        Some(Move::Pass)
    }

    fn refused(illegal: &Illegal, view: &View, said: &str, scene: &Scene) -> Refusal {
        let choices = match illegal {
            Illegal::Several(places) => choices(places, said),
            _ => Vec::new(),
        };
        Refusal {
            text: refusal::reason(illegal, view.turn, scene),
            choices,
        }
    }

    fn happened(event: &Event, _view: &View, scene: &Scene) -> Option<String> {
        tell::happened(event, scene)
    }

    fn buttons(view: &View, tongue: Tongue) -> Vec<Choice> {
        if view.over.is_some() {
            return Vec::new();
        }
        let hint = view.options.hints.then_some(("button-hint", "hint"));
        [
            ("abaku-button-rack", "mine"),
            ("abaku-button-exchange", "exchange"),
            ("button-pass", "pass"),
        ]
        .into_iter()
        .chain(hint)
        .map(|(id, say)| Choice::told(tongue, id, say))
        .collect()
    }

    fn text(view: &View, scene: &Scene) -> String {
        tell::text(view, scene)
    }

    fn secret(view: &View, scene: &Scene) -> Option<String> {
        let rack = view.rack.as_ref()?;
        let stones = tell::stones(&rack.stones);
        Some(scene.tongue.say("abaku-rack", &[("stones", stones.into())]))
    }

    fn picture(view: &View, choices: &[Move], scene: &Scene) -> Option<Draw> {
        let view = view.clone();
        let numbered = numbered(choices);
        let captions = tell::captions(&view, scene);
        let look = scene.look();
        Some(Arc::new(move || {
            render::abaku::choice(&view, &captions, look, &numbered).png
        }))
    }

    fn page(view: &View, _scene: &Scene) -> Option<serde_json::Value> {
        Some(page::page(view))
    }

    fn weigh(view: &View, text: &str, scene: &Scene) -> Option<Weighed> {
        page::weigh(view, text, scene)
    }

    fn is_comparable(options: &Options) -> bool {
        let usual = Options::default();
        options.rules == usual.rules && options.each == usual.each
    }

    fn title(_command: &str, tongue: Tongue) -> String {
        tongue.tell("abaku-name")
    }

    fn feats(events: &[Event], _view: &View, seat: Seat) -> Feats {
        let laid = events.iter().filter_map(|event| match event {
            Event::Laid {
                seat: by,
                operations,
                points,
                ..
            } if *by == seat => Some((operations, points.0)),
            _ => None,
        });
        let best = laid.min_by_key(|&(_, points)| -points);
        let feat = |(operations, points): (&Vec<Scored>, i32)| {
            let readings = operations.iter().map(|one| one.reading.to_string());
            Feat {
                said: readings.collect::<Vec<_>>().join(", "),
                points,
            }
        };
        Feats {
            best: best.map(feat),
            longest: None,
        }
    }

    fn summary(view: &View, scene: &Scene) -> Vec<String> {
        tell::settled(view, scene)
    }

    fn replay(views: Vec<View>, scene: &Scene) -> Option<Draw> {
        let frames = tell::frames(views, scene);
        // A game of two layings tells nothing more than its last board.
        if frames.len() < 4 {
            return None;
        }
        let look = scene.look();
        Some(Arc::new(move || {
            render::abaku::replay(frames.iter().map(|(view, texts)| (view, texts)), look)
        }))
    }

    fn looking_back(
        options: &Options,
        events: &[Event],
        view: &View,
        _world: &mut World<'_>,
        scene: &Scene,
    ) -> Vec<String> {
        let players = view.players.len() as u8;
        let missed = games::abaku::best_missed(options, players, events).unwrap_or_default();
        missed
            .iter()
            .flatten()
            .map(|missed| tell::missed(missed, scene))
            .collect()
    }

    fn hint(view: &View, seat: Seat, _world: &mut World<'_>, scene: &Scene) -> Option<String> {
        let rack = view.rack.filter(|rack| rack.seat == seat)?;
        if !view.options.hints || view.turn != Some(seat) {
            return None;
        }
        let best = survey(&view.board, &rack.stones, &view.options.rules).best;
        let Some(best) = best else {
            return Some(scene.tongue.tell("abaku-hint-none"));
        };
        let args = [
            ("stones", tell::said(&best.stones).into()),
            ("points", best.points.0.into()),
        ];
        Some(scene.tongue.say("abaku-hint", &args))
    }

    fn record(events: &[Event], view: &View, scene: &Scene) -> Option<Document> {
        let mut lines = vec![offer::describe(&view.options, scene.tongue)];
        lines.push(scene.names.join(" — "));
        lines.extend(
            events
                .iter()
                .filter_map(|event| tell::happened(event, scene)),
        );
        lines.push(tell::text(view, scene));
        Some(Document::text("abaku.txt", &lines))
    }

    fn rules(options: &Options, tongue: Tongue) -> String {
        offer::rules(options, tongue)
    }
}

/// `24 h8 >`, `12+3=15 h8 v`, `12+3=15`, `exchange 12`.
fn hear(view: &View, text: &str, tongue: Tongue) -> Heard<Move> {
    use games::abaku::{Unsaid, lay_said};
    let text = text.trim();
    if text.chars().count() > 80 {
        return Heard::Nothing;
    }
    let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if tongue.is_said("abaku-said-exchange", &verb.to_lowercase()) {
        let digits: String = rest
            .chars()
            .filter(|c| !c.is_whitespace() && *c != ',')
            .collect();
        return match Digit::parse(&digits) {
            Some(digits) if !digits.is_empty() => {
                Heard::Move(Move::Exchange(digits.into_iter().collect()))
            }
            _ => Heard::Unclear(tongue.tell("abaku-exchange-what")),
        };
    }
    let unclear = |id: &str| Heard::Unclear(tongue.tell(id));
    match lay_said(&view.board, text) {
        Ok(mv) => Heard::Move(mv),
        Err(Unsaid::NotDigits) => Heard::Nothing,
        Err(Unsaid::Wrong(reading)) => {
            let args = [("reading", reading.to_string().into())];
            Heard::Unclear(tongue.say("abaku-reading-wrong", &args))
        }
        Err(Unsaid::OffBoard) => unclear("abaku-off-board"),
        Err(Unsaid::TooLong) => unclear("abaku-too-long"),
        Err(Unsaid::Differs { cell, old, wanted }) => {
            let args = [
                ("cell", cell.to_string().into()),
                ("old", old.to_string().into()),
                ("wanted", wanted.to_string().into()),
            ];
            Heard::Unclear(tongue.say("abaku-differs", &args))
        }
        Err(Unsaid::NothingNew) => unclear("abaku-nothing-new"),
    }
}

/// So many places of an operation are offered, the best first.
const OFFERED: usize = 12;

/// The places of an operation, each as it would be said.
fn choices(places: &[Place], said: &str) -> Vec<Choice> {
    let offered = places.iter().take(OFFERED).zip(1..);
    offered
        .map(|(place, n)| {
            let (arrow, sign) = match place.axis {
                Axis::Across => ("→", '>'),
                Axis::Down => ("↓", 'v'),
            };
            Choice {
                label: format!("{n}. {} {arrow} +{}", place.first, place.points.0),
                say: format!("{} {} {sign}", said.trim(), place.first),
            }
        })
        .collect()
}

/// The field at which each move begins to lay, for a numbered picture.
fn numbered(moves: &[Move]) -> Vec<Cell> {
    let first = |mv: &Move| match mv {
        Move::Lay(stones) => stones.first().map(|&Stone(cell, _)| cell),
        _ => None,
    };
    moves.iter().filter_map(first).collect()
}
