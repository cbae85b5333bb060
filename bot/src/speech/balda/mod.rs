//! Balda in a chat: the grid game.

mod cells;
mod hear;
mod offer;
mod refusal;
mod tell;
#[cfg(test)]
mod tests;

use super::field::{Asks, Field};
use super::{
    Argument, Choice, Draw, Feat, Feats, Heard, Misfit, Refusal, Scene, Spoken, Toggle, Tongue,
};
use crate::chat::Document;
use crate::speech::last_of_each;
use games::balda::{Balda, Event, Illegal, Move, Options, Unfit, Variant, View};
use games::words::Lang;
use games::{Game, Level, Nodes, Seat, Seats, World};
use std::sync::Arc;

impl Spoken for Balda {
    const COMMANDS: &'static [&'static str] = &["balda", "royal"];
    const HOW: &'static str = "balda-how";

    const FIELDS: &'static [Field] = &[
        Field::size(&["3x3", "5x5", "6x6", "7x7", "9x9"]),
        Field::LANGUAGE,
        Field {
            name: "start_word",
            asks: Asks::Word("word:"),
        },
        Field::one("start_line", &["row:middle", "row:1", "column:1"]),
        Field::one("shortest", &["min:2", "min:3", "min:4"]),
        Field::whether("no_seen", "no_seen"),
        Field::whether("revisit", "revisit"),
        Field::whether("yo", "yo"),
        Field::whether("short_i", "short_i"),
        Field::whether("house_words", "house_words"),
        Field::whether("hints", "hints"),
        Field::whether("diminutive", "words:diminutive"),
        Field::whether("colloquial", "words:colloquial"),
        Field::whether("regional", "words:regional"),
        Field::whether("slang", "words:slang"),
        Field::whether("obsolete", "words:obsolete"),
        Field::whether("abbreviation", "words:compound_abbreviation"),
    ];
    // A node is a step of the finder: some 50 ms of royal on a quiet core, half a second on a busy one.
    const BUDGET: Nodes = Nodes(4_000_000);

    fn offered(command: &str, lang: Lang) -> Options {
        let variant = if command == "royal" {
            Variant::Royal
        } else {
            Variant::Classic
        };
        Options {
            variant,
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

    fn has_votes(options: &Options) -> bool {
        options.house_words
    }

    fn accepted(view: &View) -> Vec<String> {
        view.accepted.clone()
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
        Some(Move::Pass)
    }

    fn voters(view: &View) -> Seats {
        let Some(proposal) = &view.vote else {
            return Seats::NONE;
        };
        let voted = proposal.votes.iter().map(|&(seat, _)| seat);
        voted.fold(view.playing.without(proposal.seat), Seats::without)
    }

    fn is_small(event: &Event) -> bool {
        matches!(event, Event::Voted { .. })
    }

    fn refused(illegal: &Illegal, view: &View, said: &str, scene: &Scene) -> Refusal {
        refusal::refused(illegal, view, said, scene)
    }

    fn happened(event: &Event, view: &View, scene: &Scene) -> Option<String> {
        tell::happened(event, view, scene)
    }

    fn buttons(view: &View, tongue: Tongue) -> Vec<Choice> {
        let choice = |id: &str, say: &str| Choice::told(tongue, id, say);
        if view.outcome.is_some() {
            return Vec::new();
        }
        if view.vote.is_some() {
            return vec![
                choice("balda-button-for", "+"),
                choice("balda-button-against", "-"),
            ];
        }
        let mut buttons = vec![choice("button-pass", "pass")];
        if view.options.hints {
            buttons.push(choice("button-hint", "hint"));
        }
        buttons
    }

    fn text(view: &View, scene: &Scene) -> String {
        tell::text(view, scene)
    }

    fn picture(view: &View, choices: &[Move], scene: &Scene) -> Option<Draw> {
        let (view, choices) = (view.clone(), choices.to_vec());
        let captions = tell::captions(&view, scene);
        let look = scene.look();
        Some(Arc::new(move || {
            let placements = tell::numbered(&view, &choices);
            if placements.is_empty() {
                render::balda::draw(&view, &captions, look).png
            } else {
                render::balda::choice(&view, &captions, look, &placements).png
            }
        }))
    }

    fn counted(options: &Options) -> &'static str {
        match options.variant {
            Variant::Classic => "balda",
            Variant::Royal => "royal",
        }
    }

    fn is_comparable(options: &Options) -> bool {
        let usual = Options::default();
        // Size, start word and clock are the same for all at the table; these change the game.
        options.words.allowed == usual.words.allowed
            && options.min_word == usual.min_word
            && !options.revisit
            && (options.refuses_seen() == (options.variant == Variant::Royal))
            && !options.house_words
            && !options.insist
    }

    fn title(command: &str, tongue: Tongue) -> String {
        tongue.tell(match command {
            "royal" => "balda-name-royal",
            _ => "balda-name",
        })
    }

    fn feats(_events: &[Event], view: &View, seat: Seat) -> Feats {
        let best = view.words_of(seat).min_by_key(|said| -said.points.0);
        let longest = view
            .words_of(seat)
            .min_by_key(|said| std::cmp::Reverse(said.word.chars().count()));
        Feats {
            best: best.map(|said| Feat {
                said: said.word.clone(),
                points: said.points.0,
            }),
            longest: longest.map(|said| said.word.clone()),
        }
    }

    fn summary(view: &View, scene: &Scene) -> Vec<String> {
        tell::summary(view, scene)
    }

    fn looking_back(
        options: &Options,
        events: &[Event],
        view: &View,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Vec<String> {
        let players = view.players;
        match games::balda::analysis(options, players, events, world.words) {
            Ok(analysis) => tell::looking_back(&analysis, view, scene),
            Err(corrupt) => {
                tracing::error!(%corrupt, "a finished game that can't be looked back at");
                Vec::new()
            }
        }
    }

    fn replay(views: Vec<View>, scene: &Scene) -> Option<Draw> {
        // A game of two words tells nothing more than its last board.
        if views.last()?.said.len() < 3 {
            return None;
        }
        // A frame a word: passes and the like change nothing to be seen.
        let views = last_of_each(views, |one, other| one.said.len() == other.said.len());
        let look = scene.look();
        let captioned: Vec<_> = views
            .into_iter()
            .map(|view| {
                let captions = tell::captions(&view, scene);
                (view, captions)
            })
            .collect();
        Some(Arc::new(move || {
            render::balda::replay(captioned.iter().map(|(view, texts)| (view, texts)), look)
        }))
    }

    fn hint(view: &View, seat: Seat, world: &mut World<'_>, scene: &Scene) -> Option<String> {
        if !view.options.hints || view.turn != Some(seat) {
            return None;
        }
        let Move::Say(saying) = Balda::think(view, Level::Hard, Nodes(20_000), world)? else {
            return None;
        };
        let cell = saying
            .cell
            .map_or_else(String::new, |cell| cells::name(view, cell));
        let letter = saying.letter.unwrap_or_default().to_uppercase();
        let args = [
            ("word", saying.word.into()),
            ("cell", cell.into()),
            ("letter", letter.into()),
        ];
        Some(scene.tongue.say("balda-hint", &args))
    }

    fn record(events: &[Event], view: &View, scene: &Scene) -> Option<Document> {
        Some(tell::record(events, view, scene))
    }

    fn rules(options: &Options, tongue: Tongue) -> String {
        offer::rules(options, tongue)
    }
}
