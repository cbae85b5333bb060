//! Oral Balda and Antibalda in a chat.

mod hear;
mod offer;
mod refusal;
mod round;
mod tell;

use super::field::Field;
use super::{
    Argument, Choice, Draw, Feats, Heard, Misfit, Preparing, Refusal, Scene, Spoken, Toggle, Tongue,
};
use crate::chat::Document;
use games::oral::{Event, Illegal, Move, Options, Oral, Unfit, Variant, View};
use games::words::{Lang, Lexicon};
use games::{Game, Level, Nodes, Seat, World};
use std::sync::Arc;

impl Spoken for Oral {
    const COMMANDS: &'static [&'static str] = &["oral", "antibalda"];
    const HOW: &'static str = "oral-how";

    const FIELDS: &'static [Field] = &[
        Field::LANGUAGE,
        Field::one("judge", &["bluff", "strict"]),
        Field::whether("insert", "insert"),
        Field::whether("anagram", "anagram"),
        Field::one("limit", &["limit:1", "limit:3", "limit:5", "limit:10"]),
        Field::one("shortest", &["min:2", "min:3", "min:4"]),
        Field::whether("knockout", "knockout"),
        Field::whether("yo", "yo"),
        Field::whether("short_i", "short_i"),
        Field::whether("hints", "hints"),
    ];
    // A node is a word looked at, and only where letters have no order.
    const BUDGET: Nodes = Nodes(500_000);

    fn offered(command: &str, lang: Lang) -> Options {
        Options {
            variant: match command {
                "antibalda" => Variant::Antibalda,
                _ => Variant::Oral,
            },
            lang,
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

    fn lang(options: &Options) -> Option<Lang> {
        Some(options.lang)
    }

    fn house(options: &mut Options, words: Vec<String>, blocked: Vec<String>) {
        options.words.house = words;
        options.words.blocked = blocked;
    }

    fn preparing(options: &Options) -> Option<Preparing> {
        // The advice after a round asks every run of letters; with words of the chat's own, or letters
        // in no order, it asks others.
        let folding = options.folding();
        let asks_runs = options.words.house.is_empty() && !options.anagram;
        let make = move |words: &Lexicon| {
            words.runs(folding);
        };
        asks_runs.then(|| Box::new(make) as Preparing)
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
        hear::hear(view, text, tongue)
    }

    fn pass(_view: &View) -> Option<Move> {
        None
    }

    fn refused(illegal: &Illegal, view: &View, _said: &str, scene: &Scene) -> Refusal {
        refusal::refused(illegal, view, scene)
    }

    fn is_plainly_a_move(illegal: &Illegal, said: &str) -> bool {
        // Whoever says a fragment with a letter more means it; one letter may be talk.
        matches!(illegal, Illegal::TurnedDown { .. }) && said.trim().chars().count() > 1
    }

    fn happened(event: &Event, view: &View, scene: &Scene) -> Option<String> {
        tell::happened(event, view, scene)
    }

    fn buttons(view: &View, tongue: Tongue) -> Vec<Choice> {
        let choice = |id: &str, say: &str| Choice::told(tongue, id, say);
        let refuse = choice("oral-button-refuse", hear::REFUSE);
        let hint = choice("button-hint", "hint");
        let refuse = (!view.steps.is_empty()).then_some(refuse);
        let hint = view.options.hints.then_some(hint);
        match view.over {
            Some(_) => Vec::new(),
            None => refuse.into_iter().chain(hint).collect(),
        }
    }

    fn standings(view: &View, scene: &Scene) -> Option<String> {
        Some(tell::standings(view, scene))
    }

    fn text(view: &View, scene: &Scene) -> String {
        tell::text(view, scene)
    }

    fn picture(view: &View, _choices: &[Move], scene: &Scene) -> Option<Draw> {
        let round = round::ended(view, scene)?;
        let look = scene.look();
        Some(Arc::new(move || render::oral::draw(&round, look).png))
    }

    fn counted(options: &Options) -> &'static str {
        match options.variant {
            Variant::Oral => "oral",
            Variant::Antibalda => "antibalda",
        }
    }

    fn is_comparable(options: &Options) -> bool {
        let usual = Options::default();
        options.judge == usual.judge
            && options.insert == usual.insert
            && options.anagram == usual.anagram
            && options.knockout == usual.knockout
            && options.min_word == usual.min_word
            && options.words.allowed == usual.words.allowed
            && options.words.singular_only == usual.words.singular_only
    }

    fn title(command: &str, tongue: Tongue) -> String {
        tell::name(&Self::offered(command, tongue.lang), tongue)
    }

    fn feats(events: &[Event], _view: &View, seat: Seat) -> Feats {
        let words = events.iter().filter_map(|event| match event {
            Event::Completed { seat: by, word, .. } if *by == seat => Some(word),
            _ => None,
        });
        let longest = words.min_by_key(|word| std::cmp::Reverse(word.chars().count()));
        Feats {
            best: None,
            longest: longest.cloned(),
        }
    }

    fn summary(view: &View, scene: &Scene) -> Vec<String> {
        tell::summary(view, scene)
    }

    fn hint(view: &View, seat: Seat, world: &mut World<'_>, scene: &Scene) -> Option<String> {
        if !view.options.hints || view.turn != Some(seat) {
            return None;
        }
        match Oral::think(view, Level::Hard, Nodes(200_000), world)? {
            Move::Refuse => Some(scene.tongue.tell("oral-hint-refuse")),
            Move::Add(meant) => {
                let fragment = meant.first()?.to(&view.fragment);
                let fragment = tell::fragment(&view.options, &fragment);
                let args = [("fragment", fragment.into())];
                Some(scene.tongue.say("oral-hint", &args))
            }
        }
    }

    fn record(events: &[Event], view: &View, scene: &Scene) -> Option<Document> {
        Some(tell::record(events, view, scene))
    }

    fn rules(options: &Options, tongue: Tongue) -> String {
        tongue.tell(match options.variant {
            Variant::Oral => "oral-rules",
            Variant::Antibalda => "oral-rules-antibalda",
        })
    }
}
