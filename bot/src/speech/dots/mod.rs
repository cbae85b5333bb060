//! Dots in a chat.

mod cells;
mod hear;
mod offer;
mod page;
mod refusal;
mod tell;
#[cfg(test)]
mod tests;

use super::field::Field;
use super::{
    Argument, Away, Choice, Draw, Feat, Feats, Heard, Misfit, Openness, Page, Refusal, Scene,
    Spoken, Toggle, Tongue,
};
use crate::chat::Document;
use games::dots::{Dots, Event, Illegal, Move, Options, Side, Size, Start, Unfit, View, sgf};
use games::words::Lang;
use games::{Game, Level, Nodes, Seat, World};
use render::dots::{Captions, Houses, Part};
use std::sync::Arc;

/// What a hint may search.
const HINT: Nodes = Nodes(200_000);
/// The most pictures that a replay is made of.
const FRAMES: usize = 120;

impl Spoken for Dots {
    const COMMANDS: &'static [&'static str] = &["dots"];
    const MOVES: &'static [&'static str] = &["ground", "count"];
    const HOW: &'static str = "dots-how";

    const FIELDS: &'static [Field] = &[
        Field::size(&["10x10", "15x15", "20x20", "30x30", "39x32"]),
        Field::one("rules", &["russian", "polish"]),
        Field::one("scoring", &["territory", "count"]),
        Field::one("start", &["empty", "cross", "double", "four", "random4"]),
        Field::one("lead", &["lead:5", "lead:10", "lead:15"]),
        Field::whether("extra_turn", "extra_turn"),
        Field::whether("own_contour", "own_contour"),
        Field::whether("painted_houses", "painted_houses"),
        Field::whether("keep_captured", "keep_captured"),
        Field::whether("auto_ground", "auto_ground"),
        Field::whether("passes", "pass"),
        Field::whether("centre", "centre"),
        Field::whether("teams", "teams"),
        Field::whether("no_hints", "nohints"),
    ];
    // A node is a dot put in a search: half a second of a page on a quiet core.
    const BUDGET: Nodes = Nodes(4_000_000);
    // The record is an SGF file, which everybody reads: nothing may stand behind it.
    const LOG: Openness = Openness::Record;
    // There is no passing: whoever is away ends the game.
    const AWAY: Away = Away::Leaves;
    const PAGE: Page = Page::Own;

    fn offered(_command: &str, _lang: Lang) -> Options {
        Options {
            size: Size::CHAT,
            ..Options::default()
        }
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

    fn is_comparable(options: &Options) -> bool {
        // The usual rules from a usual start; a size and hints change nothing of what wins.
        let usual = Options {
            size: options.size,
            start: options.start.clone(),
            centre: options.centre,
            auto_ground: options.auto_ground,
            no_hints: options.no_hints,
            ..Options::default()
        };
        usual == *options && !matches!(options.start, Start::Custom(_))
    }

    fn title(_command: &str, tongue: Tongue) -> String {
        tongue.tell("dots-name")
    }

    fn first(event: &Event) -> Option<Seat> {
        match event {
            Event::Started { first, .. } => Some(*first),
            _ => None,
        }
    }

    fn misfit(unfit: &Unfit, tongue: Tongue) -> Misfit {
        offer::misfit(unfit, tongue)
    }

    fn hear(view: &View, seat: Seat, text: &str, tongue: Tongue) -> Heard<Move> {
        hear::hear(view, seat, text, tongue)
    }

    fn pass(view: &View) -> Option<Move> {
        view.options.pass.then_some(Move::Pass)
    }

    fn refused(illegal: &Illegal, view: &View, _said: &str, scene: &Scene) -> Refusal {
        Refusal {
            text: refusal::reason(illegal, view, scene),
            choices: Vec::new(),
        }
    }

    fn happened(event: &Event, view: &View, scene: &Scene) -> Option<String> {
        tell::happened(event, view, scene)
    }

    fn buttons(view: &View, tongue: Tongue) -> Vec<Choice> {
        if view.ended.is_some() {
            return Vec::new();
        }
        if let Some(contours) = &view.choice {
            // More are on the picture; they can be said by their numbers.
            return (1..)
                .zip(contours.offered())
                .take(12)
                .map(|(n, contour): (usize, _)| {
                    let args = [("n", n.into()), ("count", contour.len().into())];
                    Choice {
                        label: tongue.say("dots-button-contour", &args),
                        say: format!("contour {n}"),
                    }
                })
                .collect();
        }
        let choice = |id: &str, say: &str| Choice::told(tongue, id, say);
        let mut buttons = vec![choice("dots-button-board", "board")];
        if let Some(side) = view.to_move
            && view.may_ground(side)
        {
            buttons.push(choice("dots-button-ground", "ground"));
        }
        if view.count_offer.is_some() {
            buttons.push(choice("dots-button-count", "count"));
        }
        if view.options.pass {
            buttons.push(choice("button-pass", "pass"));
        }
        if !view.options.no_hints {
            buttons.push(choice("button-hint", "hint"));
        }
        buttons
    }

    fn text(view: &View, scene: &Scene) -> String {
        tell::text(view, scene)
    }

    fn brief(view: &View, scene: &Scene) -> Option<String> {
        Some(tell::brief(view, scene))
    }

    fn picture(view: &View, _choices: &[Move], scene: &Scene) -> Option<Draw> {
        let part = match view.last() {
            Some((cell, _)) => Part::Around(cell),
            None => Part::Around(games::dots::Cell::new(
                view.field.size().width() / 2,
                view.field.size().height() / 2,
            )),
        };
        Some(draw(view, scene, part, Houses::Hidden))
    }

    fn whole(view: &View, scene: &Scene) -> Option<Draw> {
        Some(draw(view, scene, Part::Whole, Houses::Marked))
    }

    fn page(view: &View, _scene: &Scene) -> Option<serde_json::Value> {
        Some(page::page(view))
    }

    fn summary(view: &View, scene: &Scene) -> Vec<String> {
        tell::summary(view, scene)
    }

    fn looking_back(
        options: &Options,
        events: &[Event],
        view: &View,
        _world: &mut World<'_>,
        scene: &Scene,
    ) -> Vec<String> {
        let players = u8::try_from(view.sides.len()).unwrap_or(u8::MAX);
        match games::dots::missed(options, players, events) {
            Ok(missed) => missed
                .iter()
                .flatten()
                .map(|missed| tell::missed(missed, scene))
                .collect(),
            Err(corrupt) => {
                tracing::error!(%corrupt, "a finished game that can't be looked back at");
                Vec::new()
            }
        }
    }

    fn feats(events: &[Event], view: &View, seat: Seat) -> Feats {
        let players = u8::try_from(view.sides.len()).unwrap_or(u8::MAX);
        let made = games::dots::best_made(&view.options, players, events, seat);
        let made = made.unwrap_or_else(|corrupt| {
            tracing::error!(%corrupt, "a finished game that can't be looked back at");
            None
        });
        Feats {
            best: made.map(|made| Feat {
                said: cells::name(made.cell),
                points: made.captures,
            }),
            longest: None,
        }
    }

    fn replay(views: Vec<View>, scene: &Scene) -> Option<Draw> {
        // A game of a few dots tells nothing more than its last field.
        let all = views.len();
        if views.last()?.moves().count() < 6 {
            return None;
        }
        let every = all.div_ceil(FRAMES).max(1);
        let frames: Vec<(View, Captions)> = views
            .into_iter()
            .enumerate()
            .filter(|(n, _)| n % every == 0 || n + 1 == all)
            .map(|(_, view)| {
                let captions = tell::captions(&view, scene);
                (view, captions)
            })
            .collect();
        let look = scene.look();
        Some(Arc::new(move || {
            render::dots::replay(frames.iter().map(|(view, texts)| (view, texts)), look)
        }))
    }

    fn hint(view: &View, seat: Seat, world: &mut World<'_>, scene: &Scene) -> Option<String> {
        if view.options.no_hints || !view.turn.contains(seat) {
            return None;
        }
        let tongue = scene.tongue;
        Some(match Dots::think(view, Level::Hard, HINT, world)? {
            Move::Put(put) => {
                let args = [("cell", cells::name(put.cell).into())];
                tongue.say("dots-hint", &args)
            }
            Move::Choose(contour) => {
                let args = [("count", contour.len().into())];
                tongue.say("dots-hint-contour", &args)
            }
            Move::Ground => tongue.tell("dots-hint-ground"),
            Move::Count | Move::Pass => return None,
        })
    }

    fn record(_events: &[Event], view: &View, scene: &Scene) -> Option<Document> {
        let names = Side::BOTH.map(|side| Some(refusal::side_name(side, view, scene)));
        let record = sgf::Record::of(view, names);
        Some(Document {
            name: "dots.sgf".to_owned(),
            bytes: sgf::write(&record).into_bytes(),
        })
    }

    fn rules(options: &Options, tongue: Tongue) -> String {
        offer::rules(options, tongue)
    }
}

fn draw(view: &View, scene: &Scene, part: Part, houses: Houses) -> Draw {
    let (view, look) = (view.clone(), scene.look());
    let captions = tell::captions(&view, scene);
    Arc::new(move || render::dots::draw(&view, &captions, look, part, houses).png)
}
