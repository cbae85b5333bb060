//! What is said and drawn of a game.

use super::course::Course;
use super::open::Open;
use crate::chat::Document;
use crate::hall::record::MARK;
use crate::speech::{Choice, Draw, Feats, Heard, Openness, Page, Scene, Spoken, Tongue, Weighed};
use games::table::{Answer, Ask, Entry, Header, What};
use games::{Seat, Seq, Viewer, World};
use serde_json::Value;

/// A replay is made of no more views of its game.
const MOST_VIEWS: usize = 400;

/// What is said and drawn of the game at a table.
pub trait Telling {
    /// What has happened since entry `since`, a line each.
    fn news(&self, since: Option<Seq>, scene: &Scene) -> Vec<String>;
    /// Moves as buttons under the board.
    fn buttons(&self, tongue: Tongue) -> Vec<Choice>;
    /// What the players have, in words.
    fn standings(&self, scene: &Scene) -> Option<String>;
    /// The board in words, as this viewer may know it.
    fn text(&self, viewer: Viewer, scene: &Scene) -> String;
    /// What the picture shows in a few sentences, where the words draw with signs.
    fn brief(&self, viewer: Viewer, scene: &Scene) -> Option<String>;
    /// What only the player in a seat may know, in words.
    fn secret(&self, seat: Seat, scene: &Scene) -> Option<String>;
    /// The board as a picture. What `choices` say is numbered on it.
    fn picture(&self, viewer: Viewer, choices: &[Choice], scene: &Scene) -> Option<Draw>;
    /// All of the board, drawn on request; None where the picture shows it anyway.
    fn whole(&self, viewer: Viewer, scene: &Scene) -> Option<Draw>;
    /// What a player did best.
    fn feats(&self, seat: Seat) -> Feats;
    /// Whether its players have pages.
    fn has_page(&self) -> bool;
    /// The board as the page of its player shows it; None where the game has no such page.
    fn page(&self, viewer: Viewer, scene: &Scene) -> Option<Value>;
    /// What a move of a player would be, told before it is made; None where it can't be told.
    fn weigh(&self, seat: Seat, text: &str, scene: &Scene) -> Option<Weighed>;
    /// What is said beside the result.
    fn summary(&self, scene: &Scene) -> Vec<String>;
    /// A look back at the finished game.
    fn looking_back(&self, world: &mut World<'_>, scene: &Scene) -> Vec<String>;
    /// The game from its beginning as an animated picture.
    fn replay(&self, scene: &Scene) -> Option<Draw>;
    /// Help for one player.
    fn hint(&self, seat: Seat, world: &mut World<'_>, scene: &Scene) -> Option<String>;
    /// The record as a file.
    fn record(&self, scene: &Scene) -> Option<Document>;
    /// The game and its options in a line.
    fn describe(&self, tongue: Tongue) -> String;
    /// The rules in short.
    fn rules(&self, tongue: Tongue) -> String;
    /// What a move is, in a line.
    fn how(&self, tongue: Tongue) -> String;
}

impl<G: Spoken> Telling for Open<G> {
    fn news(&self, since: Option<Seq>, scene: &Scene) -> Vec<String> {
        let view = self.0.view(Viewer::Spectator);
        let from = since.map_or(0, |seq| seq.0 as usize + 1);
        let log = self.0.log().get(from..).unwrap_or_default();
        let line = |entry: &Entry<G::Event>| {
            let id = match &entry.what {
                What::Game(event) => return G::happened(event, &view, scene),
                What::Asked { ask: Ask::Draw } => "asked-draw",
                What::Asked {
                    ask: Ask::TakeBack { .. },
                } => "asked-takeback",
                What::Answered { answer: Answer::No } => "answered-no",
                What::Answered {
                    answer: Answer::Yes,
                } => "answered-yes",
                What::TakenBack { .. } => "taken-back",
                What::SetAside => "set-aside",
                What::Resumed => "resumed",
                What::Excused { .. } => return None,
            };
            let who = entry.by.map_or("", |seat| scene.name(seat));
            Some(scene.tongue.say(id, &[("name", who.into())]))
        };
        log.iter().filter_map(line).collect()
    }

    fn buttons(&self, tongue: Tongue) -> Vec<Choice> {
        G::buttons(&self.0.view(Viewer::Spectator), tongue)
    }

    fn standings(&self, scene: &Scene) -> Option<String> {
        G::standings(&self.0.view(Viewer::Spectator), scene)
    }

    fn text(&self, viewer: Viewer, scene: &Scene) -> String {
        G::text(&self.0.view(viewer), scene)
    }

    fn brief(&self, viewer: Viewer, scene: &Scene) -> Option<String> {
        G::brief(&self.0.view(viewer), scene)
    }

    fn secret(&self, seat: Seat, scene: &Scene) -> Option<String> {
        G::secret(&self.0.view(Viewer::Seat(seat)), scene)
    }

    fn picture(&self, viewer: Viewer, choices: &[Choice], scene: &Scene) -> Option<Draw> {
        let view = self.0.view(viewer);
        let seat = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat(0),
        };
        let moves: Vec<G::Move> = choices
            .iter()
            .filter_map(
                |choice| match G::hear(&view, seat, &choice.say, scene.tongue) {
                    Heard::Move(mv) => Some(mv),
                    _ => None,
                },
            )
            .collect();
        G::picture(&view, &moves, scene)
    }

    fn whole(&self, viewer: Viewer, scene: &Scene) -> Option<Draw> {
        G::whole(&self.0.view(viewer), scene)
    }

    fn feats(&self, seat: Seat) -> Feats {
        G::feats(&self.events(), &self.0.view(Viewer::Spectator), seat)
    }

    fn has_page(&self) -> bool {
        G::PAGE == Page::Own
    }

    fn page(&self, viewer: Viewer, scene: &Scene) -> Option<Value> {
        G::page(&self.0.view(viewer), scene)
    }

    fn weigh(&self, seat: Seat, text: &str, scene: &Scene) -> Option<Weighed> {
        G::weigh(&self.0.view(Viewer::Seat(seat)), text, scene)
    }

    fn summary(&self, scene: &Scene) -> Vec<String> {
        G::summary(&self.0.view(Viewer::Spectator), scene)
    }

    fn looking_back(&self, world: &mut World<'_>, scene: &Scene) -> Vec<String> {
        let view = self.0.view(Viewer::Spectator);
        G::looking_back(
            &self.0.header().options,
            &self.events(),
            &view,
            world,
            scene,
        )
    }

    fn replay(&self, scene: &Scene) -> Option<Draw> {
        let Header {
            options, players, ..
        } = self.0.header();
        let mut events = self.0.events().map(|(_, _, _, event)| event);
        let mut state = G::start(options, *players, events.next()?).ok()?;
        let mut views = vec![state.view(Viewer::Spectator)];
        // A view may weigh tens of kilobytes: of a long game every second one is kept, then every
        // fourth, and so on.
        let (mut every, mut last) = (1, 0);
        for (n, event) in (1..).zip(events) {
            state.apply(event).ok()?;
            last = n;
            if n % every == 0 {
                views.push(state.view(Viewer::Spectator));
            }
            if views.len() > MOST_VIEWS {
                let mut even = [true, false].into_iter().cycle();
                views.retain(|_| even.next() == Some(true));
                every *= 2;
            }
        }
        if last % every != 0 {
            views.push(state.view(Viewer::Spectator));
        }
        G::replay(views, scene)
    }

    fn hint(&self, seat: Seat, world: &mut World<'_>, scene: &Scene) -> Option<String> {
        G::hint(&self.0.view(Viewer::Seat(seat)), seat, world, scene)
    }

    fn record(&self, scene: &Scene) -> Option<Document> {
        let mut document = G::record(&self.events(), &self.0.view(Viewer::Spectator), scene)?;
        if G::LOG == Openness::Public {
            document.bytes.extend_from_slice(MARK.as_bytes());
            for line in std::iter::once(self.header()).chain(self.lines()) {
                document.bytes.extend_from_slice(&line);
                document.bytes.push(b'\n');
            }
        }
        Some(document)
    }

    fn describe(&self, tongue: Tongue) -> String {
        G::describe(&self.0.header().options, tongue)
    }

    fn rules(&self, tongue: Tongue) -> String {
        G::rules(&self.0.header().options, tongue)
    }

    fn how(&self, tongue: Tongue) -> String {
        tongue.tell(G::HOW)
    }
}
