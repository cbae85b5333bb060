//! A table of any game, its type forgotten: the hall deals with words, bytes and seats.

use crate::chat::Document;
use crate::speech::{
    Argument, Choice, Draw, Heard, Misfit, Openness, Refusal, Scene, Spoken, Toggle, Tongue,
};
use games::table::{
    Action, Answer, Ask, Clock, Entry, Header, Pending, Refused, Table, Unopened, What,
};
use games::words::Lang;
use games::{At, Corrupt, Game, Leaving, Level, Outcome, Seat, Seats, Seq, Viewer, World};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::ops::RangeInclusive;

/// Lines of a log, to be appended in this order.
pub type Lines = Vec<Vec<u8>>;

/// A computer's move, of a type that only its game knows.
pub type Thought = Box<dyn Any + Send>;

/// A search to be run elsewhere.
pub type Search = Box<dyn FnOnce(&mut World<'_>) -> Option<Thought> + Send>;

/// What a player does that every game understands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Deed {
    /// Passes the turn.
    Pass,
    /// Gives up.
    Resign,
    /// Offers a draw.
    Draw,
    /// Takes the last move back.
    TakeBack,
    /// Answers what another asked.
    Answer(Answer),
}

/// Why nothing was done.
#[derive(Debug, Clone, PartialEq)]
pub enum No {
    /// The game has ended.
    Over,
    /// This player has left the game.
    Out,
    /// The game is set aside.
    Aside,
    /// There is nothing of theirs to take back.
    NothingToTakeBack,
    /// Nobody asked them anything.
    NothingAsked,
    /// Something waits for an answer already.
    AskedAlready,
    /// The game has no such thing as passing.
    CantPass,
    /// The game's own reason.
    Reason(Refusal),
    /// The table is broken and must be loaded again.
    Broken(Corrupt),
}

/// What a text at a table was.
#[derive(Debug, Clone, PartialEq)]
pub enum Told {
    /// Talk among people.
    Nothing,
    /// A move that was made.
    Done(Lines),
}

/// A table whose game the hall needn't know.
pub trait AnyTable: Send {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The language of its words.
    fn lang(&self) -> Option<Lang>;
    /// The first line of the log.
    fn header(&self) -> Vec<u8>;
    /// Every line after it.
    fn lines(&self) -> Lines;
    /// How many sit at it.
    fn players(&self) -> u8;
    /// Who made the first move, or was to.
    fn first(&self) -> Seat;
    /// Whose turn it is.
    fn turn(&self) -> Seats;
    /// Who still plays.
    fn playing(&self) -> Seats;
    /// Who has made a move of their own.
    fn have_moved(&self) -> Seats;
    /// One a seat.
    fn scores(&self) -> Vec<i32>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The number of the last entry.
    fn head(&self) -> Seq;
    /// Whether nothing has happened after entry `seq` that anybody would notice: the process may
    /// have been down meanwhile.
    fn is_unmoved_since(&self, seq: Seq) -> bool;
    /// When [`AnyTable::tick`] has something to do.
    fn deadline(&self) -> Option<At>;
    /// What waits for an answer.
    fn pending(&self) -> Option<Pending>;
    /// Whether it is set aside.
    fn is_aside(&self) -> bool;
    /// The clock.
    fn clock(&self) -> Clock;
    /// What a seat has left for this turn and in all, in ms.
    fn time_left(&self, seat: Seat, now: At) -> (Option<u64>, Option<u64>);
    /// When the last entry was made.
    fn last_at(&self) -> At;

    /// Whether a text would be a legal move, or one of several.
    fn would(&self, seat: Seat, text: &str, world: &mut World<'_>, scene: &Scene) -> bool;
    /// A text said at the table.
    ///
    /// # Errors
    /// Why it isn't a legal move.
    fn say(
        &mut self,
        seat: Seat,
        text: &str,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Told, No>;
    /// A deed.
    ///
    /// # Errors
    /// Why it is refused.
    fn act(
        &mut self,
        seat: Seat,
        deed: Deed,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Lines, No>;
    /// The search for a computer's move.
    fn search(&self, seat: Seat, level: Level) -> Search;
    /// A computer's move.
    ///
    /// # Errors
    /// Why it is refused.
    fn thought(
        &mut self,
        seat: Seat,
        thought: Thought,
        world: &mut World<'_>,
        scene: &Scene,
    ) -> Result<Lines, No>;
    /// A vote made the turn of `seat` run out.
    ///
    /// # Errors
    /// Why not.
    fn skip(&mut self, seat: Seat, world: &mut World<'_>) -> Result<Lines, No>;
    /// Removes a player.
    ///
    /// # Errors
    /// Why not.
    fn remove(&mut self, seat: Seat, why: Leaving, world: &mut World<'_>) -> Result<Lines, No>;
    /// Time has passed.
    ///
    /// # Errors
    /// `Broken` only.
    fn tick(&mut self, world: &mut World<'_>) -> Result<Lines, No>;
    /// The time since `from` is nobody's.
    ///
    /// # Errors
    /// Why not.
    fn excuse(&mut self, from: At, now: At) -> Result<Lines, No>;
    /// Sets it aside.
    ///
    /// # Errors
    /// Why not.
    fn set_aside(&mut self, now: At) -> Result<Lines, No>;
    /// Goes on with it.
    ///
    /// # Errors
    /// Why not.
    fn resume(&mut self, now: At) -> Result<Lines, No>;

    /// What has happened since entry `since`, a line each.
    fn news(&self, since: Option<Seq>, scene: &Scene) -> Vec<String>;
    /// Moves as buttons under the board.
    fn buttons(&self, tongue: Tongue) -> Vec<Choice>;
    /// The board in words, as this viewer may know it.
    fn text(&self, viewer: Viewer, scene: &Scene) -> String;
    /// What only the player in a seat may know, in words.
    fn secret(&self, seat: Seat, scene: &Scene) -> Option<String>;
    /// The board as a picture. What `choices` say is numbered on it.
    fn picture(&self, viewer: Viewer, choices: &[Choice], scene: &Scene) -> Option<Draw>;
    /// What is said beside the result.
    fn summary(&self, scene: &Scene) -> Vec<String>;
    /// A look back at the finished game.
    fn looking_back(&self, world: &mut World<'_>, scene: &Scene) -> Vec<String>;
    /// The game from its beginning as an animated picture.
    fn replay(&self, scene: &Scene) -> Option<Draw>;
    /// The words that its votes accepted.
    fn accepted(&self) -> Vec<String>;
    /// Help for one player.
    fn hint(&self, seat: Seat, world: &mut World<'_>, scene: &Scene) -> Option<String>;
    /// The record as a file.
    fn record(&self, scene: &Scene) -> Option<Document>;
    /// The game and its options in a line.
    fn describe(&self, tongue: Tongue) -> String;
    /// The rules in short.
    fn rules(&self, tongue: Tongue) -> String;
    /// The options, for a rematch.
    fn options(&self) -> Value;
}

/// A game as the hall finds it in its list.
pub trait AnyKind: Sync {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The commands that start it.
    fn commands(&self) -> &'static [&'static str];
    /// The options with which a command starts.
    fn offered(&self, command: &str, lang: Lang) -> Value;
    /// Takes an argument.
    fn argument(&self, options: &mut Value, word: &str, tongue: Tongue) -> Argument;
    /// The Options page.
    fn toggles(&self, options: &Value, tongue: Tongue) -> Vec<Vec<Toggle>>;
    /// The options in a line.
    fn describe(&self, options: &Value, tongue: Tongue) -> String;
    /// The language of its words.
    fn lang(&self, options: &Value) -> Option<Lang>;
    /// Adds a chat's own words.
    fn house(&self, options: &mut Value, words: Vec<String>, blocked: Vec<String>);
    /// The rules in short.
    fn rules(&self, options: &Value, tongue: Tongue) -> String;
    /// How many may play.
    fn seats(&self, options: &Value) -> RangeInclusive<u8>;
    /// Whether so many can.
    ///
    /// # Errors
    /// What is wrong, and ways out.
    fn vet(
        &self,
        options: &Value,
        players: u8,
        tongue: Tongue,
        world: &mut World<'_>,
    ) -> Result<(), Misfit>;
    /// Opens a table.
    ///
    /// # Errors
    /// What is wrong, and ways out.
    fn open(
        &self,
        options: &Value,
        players: u8,
        clock: Clock,
        first: Option<Seat>,
        tongue: Tongue,
        world: &mut World<'_>,
    ) -> Result<Box<dyn AnyTable>, Misfit>;
    /// The table of a stored log.
    ///
    /// # Errors
    /// `Corrupt` where it can't be.
    fn replay(&self, header: &[u8], lines: &[&[u8]]) -> Result<Box<dyn AnyTable>, Corrupt>;
}

/// The first line of a stored log.
#[derive(Serialize, Deserialize)]
struct Opening<O> {
    game: String,
    #[serde(flatten)]
    header: Header<O>,
}

/// The name of the game that a stored log is of.
pub fn game_of(header: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct Name {
        game: String,
    }
    serde_json::from_slice::<Name>(header)
        .ok()
        .map(|name| name.game)
}

/// One game in the list.
pub struct Kind<G>(pub std::marker::PhantomData<fn() -> G>);

fn options_of<G: Spoken>(options: &Value) -> G::Options {
    G::Options::deserialize(options).unwrap_or_default()
}

fn value_of<O: Serialize>(options: &O) -> Value {
    serde_json::to_value(options).unwrap_or(Value::Null)
}

impl<G: Spoken> AnyKind for Kind<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn commands(&self) -> &'static [&'static str] {
        G::COMMANDS
    }

    fn offered(&self, command: &str, lang: Lang) -> Value {
        value_of(&G::offered(command, lang))
    }

    fn argument(&self, options: &mut Value, word: &str, tongue: Tongue) -> Argument {
        let mut read = options_of::<G>(options);
        let taken = G::argument(&mut read, word, tongue);
        if taken == Argument::Taken {
            *options = value_of(&read);
        }
        taken
    }

    fn toggles(&self, options: &Value, tongue: Tongue) -> Vec<Vec<Toggle>> {
        G::toggles(&options_of::<G>(options), tongue)
    }

    fn describe(&self, options: &Value, tongue: Tongue) -> String {
        G::describe(&options_of::<G>(options), tongue)
    }

    fn lang(&self, options: &Value) -> Option<Lang> {
        G::lang(&options_of::<G>(options))
    }

    fn house(&self, options: &mut Value, words: Vec<String>, blocked: Vec<String>) {
        let mut read = options_of::<G>(options);
        G::house(&mut read, words, blocked);
        *options = value_of(&read);
    }

    fn rules(&self, options: &Value, tongue: Tongue) -> String {
        G::rules(&options_of::<G>(options), tongue)
    }

    fn seats(&self, options: &Value) -> RangeInclusive<u8> {
        G::players(&options_of::<G>(options))
    }

    fn vet(
        &self,
        options: &Value,
        players: u8,
        tongue: Tongue,
        world: &mut World<'_>,
    ) -> Result<(), Misfit> {
        G::vet(&options_of::<G>(options), players, world).map_err(|u| G::misfit(&u, tongue))
    }

    fn open(
        &self,
        options: &Value,
        players: u8,
        clock: Clock,
        first: Option<Seat>,
        tongue: Tongue,
        world: &mut World<'_>,
    ) -> Result<Box<dyn AnyTable>, Misfit> {
        let header = Header::new(options_of::<G>(options), players, clock);
        match Table::<G>::open(header, first, world) {
            Ok(table) => Ok(Box::new(Open(table))),
            Err(Unopened::Unfit(unfit)) => Err(G::misfit(&unfit, tongue)),
            Err(Unopened::Corrupt(corrupt)) => {
                tracing::error!(game = G::NAME, %corrupt, "a table that can't start");
                Err(Misfit {
                    text: tongue.tell("game-cannot-start"),
                    instead: Vec::new(),
                })
            }
        }
    }

    fn replay(&self, header: &[u8], lines: &[&[u8]]) -> Result<Box<dyn AnyTable>, Corrupt> {
        let opening: Opening<G::Options> =
            serde_json::from_slice(header).map_err(|_| Corrupt("the header can't be read"))?;
        let entries: Result<Vec<Entry<G::Event>>, _> = lines
            .iter()
            .map(|line| serde_json::from_slice(line))
            .collect();
        let entries = entries.map_err(|_| Corrupt("an entry can't be read"))?;
        Ok(Box::new(Open(Table::<G>::replay(opening.header, entries)?)))
    }
}

/// A table of a known game.
struct Open<G: Game>(Table<G>);

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
            Refused::Game(illegal) => No::Reason(G::refused(&illegal, view, said, scene)),
            Refused::Broken(corrupt) => No::Broken(corrupt),
        }
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

    fn playing(&self) -> Seats {
        self.0.state().playing()
    }

    fn have_moved(&self) -> Seats {
        self.0.events().filter_map(|(_, _, by, _)| by).collect()
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
                rest.iter()
                    .all(|entry| matches!(entry.what, What::Excused { .. }))
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
        self.0
            .skip(seat, world)
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

    fn secret(&self, seat: Seat, scene: &Scene) -> Option<String> {
        G::secret(&self.0.view(Viewer::Seat(seat)), scene)
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
        for event in events {
            state.apply(event).ok()?;
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
                .extend_from_slice(super::record::MARK.as_bytes());
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
