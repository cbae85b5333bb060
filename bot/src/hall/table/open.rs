//! A table of a known game, as the hall sees it.

use super::kind::{Opening, value_of};
use super::{AnyTable, Deed, Lines, No, Search, Thought, Told};
use crate::chat::Document;
use crate::speech::{
    Away, Choice, Draw, Feats, Heard, Openness, Refusal, Scene, Spoken, Tongue, Weighed,
};
use games::table::{Action, Answer, Ask, Clock, Entry, Header, Pending, Refused, Table, What};
use games::words::Lang;
use games::{At, Corrupt, Game, Leaving, Level, Outcome, Seat, Seats, Seq, Viewer, World};
use serde_json::Value;

/// A replay is made of no more views of its game.
const MOST_VIEWS: usize = 400;

/// A table of a known game.
pub(super) struct Open<G: Game>(pub(super) Table<G>);

impl<G: Spoken> Open<G> {
    fn lines_of(entries: Vec<Entry<G::Event>>) -> Result<Lines, No> {
        entries
            .iter()
            .map(serde_json::to_vec)
            .collect::<Result<Lines, _>>()
            .map_err(|_| No::Broken(Corrupt("an entry can't be written")))
    }

    fn no(refused: Refused<G::Illegal>, view: &G::View, said: &str, scene: &Scene) -> No {
        match refused {
            Refused::Over => No::Over,
            Refused::Out => No::Out,
            Refused::Aside => No::Aside,
            Refused::NothingToTakeBack => No::NothingToTakeBack,
            Refused::NothingAsked => No::NothingAsked,
            Refused::AskedAlready => No::AskedAlready,
            Refused::Game(illegal) => {
                let refusal = G::refused(&illegal, view, said, scene);
                match G::is_plainly_a_move(&illegal, said) {
                    true => No::Plainly(refusal),
                    false => No::Reason(refusal),
                }
            }
            Refused::Broken(corrupt) => No::Broken(corrupt),
        }
    }

    /// Who has done something on their turn and was still in the game after it: a resignation is by
    /// the player too, and is no move.
    fn moved(&self) -> Option<Seats> {
        let Header {
            options, players, ..
        } = self.0.header();
        let mut events = self.0.events();
        let (_, _, _, first) = events.next()?;
        let mut state = G::start(options, *players, first).ok()?;
        let mut moved = Seats::NONE;
        for (_, _, by, event) in events {
            let turn = state.turn();
            state.apply(event).ok()?;
            if let Some(seat) = by.filter(|&seat| turn.contains(seat))
                && state.playing().contains(seat)
            {
                moved = moved.with(seat);
            }
        }
        Some(moved)
    }

    fn bare(refused: Refused<G::Illegal>) -> No {
        match refused {
            Refused::Over => No::Over,
            Refused::Aside => No::Aside,
            Refused::NothingAsked => No::NothingAsked,
            Refused::Broken(corrupt) => No::Broken(corrupt),
            _ => No::Out,
        }
    }

    fn make(
        &mut self,
        seat: Seat,
        mv: G::Move,
        said: &str,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Lines, No> {
        match self.0.act(seat, &Action::Move(mv), world) {
            Ok(entries) => Self::lines_of(entries),
            Err(refused) => Err(Self::no(
                refused,
                &self.0.view(Viewer::Seat(seat)),
                said,
                scene,
            )),
        }
    }
}

impl<G: Spoken> AnyTable for Open<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn lang(&self) -> Option<Lang> {
        G::lang(&self.0.header().options)
    }

    fn header(&self) -> Vec<u8> {
        let opening = Opening {
            game: G::NAME.to_owned(),
            header: self.0.header().clone(),
        };
        serde_json::to_vec(&opening).unwrap_or_default()
    }

    fn lines(&self) -> Lines {
        Self::lines_of(self.0.log().to_vec()).unwrap_or_default()
    }

    fn players(&self) -> u8 {
        self.0.header().players
    }

    fn first(&self) -> Seat {
        let first = self.0.events().next().map(|(_, _, _, event)| event);
        first.and_then(G::first).unwrap_or(Seat(0))
    }

    fn turn(&self) -> Seats {
        self.0.state().turn()
    }

    fn turns(&self) -> u32 {
        self.0.state().turns()
    }

    fn playing(&self) -> Seats {
        self.0.state().playing()
    }

    fn have_moved(&self) -> Seats {
        self.moved().unwrap_or_default()
    }

    fn scores(&self) -> Vec<i32> {
        self.0.state().scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn head(&self) -> Seq {
        self.0.head()
    }

    fn is_unmoved_since(&self, seq: Seq) -> bool {
        let log = self.0.log();
        let after = (seq.0 as usize).checked_add(1);
        after
            .and_then(|after| log.get(after..))
            .is_some_and(|rest| {
                let over = self.0.outcome().is_some();
                let asked = self.0.pending().is_some();
                rest.iter().all(|entry| match &entry.what {
                    What::Excused { .. } => true,
                    // The others' answers are still waited for.
                    What::Answered { answer } => *answer == Answer::Yes && asked,
                    What::Game(event) => G::is_small(event) && !over,
                    _ => false,
                })
            })
    }

    fn deadline(&self) -> Option<At> {
        self.0.deadline()
    }

    fn pending(&self) -> Option<Pending> {
        self.0.pending().copied()
    }

    fn is_aside(&self) -> bool {
        self.0.is_aside()
    }

    fn clock(&self) -> Clock {
        self.0.header().clock
    }

    fn time_left(&self, seat: Seat, now: At) -> (Option<u64>, Option<u64>) {
        self.0.time_left(seat, now)
    }

    fn last_at(&self) -> At {
        self.0.log().last().map_or(At(0), |entry| entry.at)
    }

    fn has_move(&self, command: &str) -> bool {
        G::MOVES.contains(&command)
    }

    fn voters(&self) -> Seats {
        G::voters(&self.0.view(Viewer::Spectator))
    }

    fn moved_at(&self) -> At {
        let excused = |entry: &&Entry<G::Event>| matches!(entry.what, What::Excused { .. });
        let last = self.0.log().iter().rev().find(|entry| !excused(entry));
        last.map_or(At(0), |entry| entry.at)
    }

    fn would(&self, seat: Seat, text: &str, world: &mut World<'_>, scene: &Scene) -> bool {
        let view = self.0.view(Viewer::Seat(seat));
        let Heard::Move(mv) = G::hear(&view, seat, text, scene.tongue) else {
            return false;
        };
        match self.0.state().decide(seat, &mv, world) {
            Ok(_) => true,
            Err(illegal) => G::refused(&illegal, &view, text, scene).choices.len() > 1,
        }
    }

    fn say(
        &mut self,
        seat: Seat,
        text: &str,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Told, No> {
        let view = self.0.view(Viewer::Seat(seat));
        match G::hear(&view, seat, text, scene.tongue) {
            Heard::Nothing => Ok(Told::Nothing),
            Heard::Unclear(text) => Err(No::Reason(Refusal {
                text,
                choices: Vec::new(),
            })),
            Heard::Move(mv) => self.make(seat, mv, text, world, scene).map(Told::Done),
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        deed: Deed,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Lines, No> {
        let action = match deed {
            Deed::Pass => {
                let pass = G::pass(&self.0.view(Viewer::Seat(seat))).ok_or(No::CantPass)?;
                Action::Move(pass)
            }
            Deed::Resign => Action::Resign,
            Deed::Draw => Action::Ask(Ask::Draw),
            Deed::TakeBack => Action::TakeBack,
            Deed::Answer(answer) => Action::Answer(answer),
        };
        match self.0.act(seat, &action, world) {
            Ok(entries) => Self::lines_of(entries),
            Err(refused) => Err(Self::no(
                refused,
                &self.0.view(Viewer::Seat(seat)),
                "",
                scene,
            )),
        }
    }

    fn search(&self, seat: Seat, level: Level) -> Search {
        let view = self.0.view(Viewer::Seat(seat));
        Box::new(move |world| {
            G::think(&view, level, G::BUDGET, world).map(|mv| Box::new(mv) as Thought)
        })
    }

    fn thought(
        &mut self,
        seat: Seat,
        thought: Thought,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Lines, No> {
        match thought.downcast::<G::Move>() {
            Ok(mv) => self.make(seat, *mv, "", world, scene),
            Err(_) => Err(No::Broken(Corrupt("a move of another game"))),
        }
    }

    fn skip(&mut self, seat: Seat, world: &mut World<'_>) -> Result<Lines, No> {
        match G::AWAY {
            Away::LosesTurn => self.0.skip(seat, world),
            Away::Leaves => self.0.remove(seat, Leaving::Removed, world),
        }
        .map_err(Self::bare)
        .and_then(Self::lines_of)
    }

    fn remove(&mut self, seat: Seat, why: Leaving, world: &mut World<'_>) -> Result<Lines, No> {
        self.0
            .remove(seat, why, world)
            .map_err(Self::bare)
            .and_then(Self::lines_of)
    }

    fn tick(&mut self, world: &mut World<'_>) -> Result<Lines, No> {
        self.0
            .tick(world)
            .map_err(Self::bare)
            .and_then(Self::lines_of)
    }

    fn excuse(&mut self, from: At, now: At) -> Result<Lines, No> {
        self.0
            .excuse(from, now)
            .map_err(Self::bare)
            .and_then(Self::lines_of)
    }

    fn set_aside(&mut self, now: At) -> Result<Lines, No> {
        self.0
            .set_aside(now)
            .map_err(Self::bare)
            .and_then(Self::lines_of)
    }

    fn resume(&mut self, now: At) -> Result<Lines, No> {
        self.0
            .resume(now)
            .map_err(Self::bare)
            .and_then(Self::lines_of)
    }

    fn news(&self, since: Option<Seq>, scene: &Scene) -> Vec<String> {
        let view = self.0.view(Viewer::Spectator);
        let from = since.map_or(0, |seq| seq.0 as usize + 1);
        let log = self.0.log().get(from..).unwrap_or_default();
        let tongue = scene.tongue;
        let line = |entry: &Entry<G::Event>| {
            let who = entry.by.map_or("", |seat| scene.name(seat));
            match &entry.what {
                What::Game(event) => G::happened(event, &view, scene),
                What::Asked { ask: Ask::Draw } => {
                    Some(tongue.say("asked-draw", &[("name", who.into())]))
                }
                What::Asked {
                    ask: Ask::TakeBack { .. },
                } => Some(tongue.say("asked-takeback", &[("name", who.into())])),
                What::Answered { answer: Answer::No } => {
                    Some(tongue.say("answered-no", &[("name", who.into())]))
                }
                What::Answered {
                    answer: Answer::Yes,
                } => Some(tongue.say("answered-yes", &[("name", who.into())])),
                What::TakenBack { .. } => Some(tongue.tell("taken-back")),
                What::SetAside => Some(tongue.tell("set-aside")),
                What::Resumed => Some(tongue.tell("resumed")),
                What::Excused { .. } => None,
            }
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

    fn page(&self, viewer: Viewer, scene: &Scene) -> Option<Value> {
        G::page(&self.0.view(viewer), scene)
    }

    fn weigh(&self, seat: Seat, text: &str, scene: &Scene) -> Option<Weighed> {
        G::weigh(&self.0.view(Viewer::Seat(seat)), text, scene)
    }

    fn secret(&self, seat: Seat, scene: &Scene) -> Option<String> {
        G::secret(&self.0.view(Viewer::Seat(seat)), scene)
    }

    fn counted(&self) -> &'static str {
        G::counted(&self.0.header().options)
    }

    fn is_comparable(&self) -> bool {
        G::is_comparable(&self.0.header().options)
    }

    fn feats(&self, seat: Seat) -> Feats {
        let events: Vec<G::Event> = self
            .0
            .events()
            .map(|(_, _, _, event)| event.clone())
            .collect();
        G::feats(&events, &self.0.view(Viewer::Spectator), seat)
    }

    fn summary(&self, scene: &Scene) -> Vec<String> {
        G::summary(&self.0.view(Viewer::Spectator), scene)
    }

    fn looking_back(&self, world: &mut World<'_>, scene: &Scene) -> Vec<String> {
        let events: Vec<G::Event> = self
            .0
            .events()
            .map(|(_, _, _, event)| event.clone())
            .collect();
        let view = self.0.view(Viewer::Spectator);
        G::looking_back(&self.0.header().options, &events, &view, world, scene)
    }

    fn accepted(&self) -> Vec<String> {
        G::accepted(&self.0.view(Viewer::Spectator))
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
        let events: Vec<G::Event> = self
            .0
            .events()
            .map(|(_, _, _, event)| event.clone())
            .collect();
        let mut document = G::record(&events, &self.0.view(Viewer::Spectator), scene)?;
        if G::LOG == Openness::Public {
            document
                .bytes
                .extend_from_slice(super::super::record::MARK.as_bytes());
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

    fn options(&self) -> Value {
        value_of(&self.0.header().options)
    }
}
