//! A table of any game, its type forgotten: the hall deals with words, bytes and seats.

mod kind;
mod open;

pub use kind::{Kind, game_of};

use crate::chat::Document;
use crate::speech::{
    Argument, Choice, Draw, Feats, Misfit, Refusal, Scene, Toggle, Tongue, Weighed,
};
use games::table::{Answer, Clock, Pending};
use games::words::Lang;
use games::{At, Corrupt, Leaving, Level, Outcome, Seat, Seats, Seq, Viewer, World};
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
    /// The same, of what can only have been meant as a move.
    Plainly(Refusal),
    /// The table is broken and must be loaded again.
    Broken(Corrupt),
}

impl No {
    /// The text that says so, for those that need no more than that.
    pub fn text_id(&self) -> &'static str {
        match self {
            No::Over => "game-over",
            No::Out => "you-are-out",
            No::Aside => "game-aside",
            No::NothingToTakeBack => "nothing-to-take-back",
            No::NothingAsked => "nothing-asked",
            No::AskedAlready => "asked-already",
            No::CantPass => "no-pass",
            No::Reason(_) | No::Plainly(_) => "not-a-move",
            No::Broken(_) => "game-broken",
        }
    }
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
    /// How many turns are over.
    fn turns(&self) -> u32;
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
    /// When somebody last did something: what restarts leave in the log counts for nobody.
    fn moved_at(&self) -> At;

    /// Whether a command is a move of this game.
    fn has_move(&self, command: &str) -> bool;
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
    /// Who may still vote on something.
    fn voters(&self) -> Seats;
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
    /// A vote went against `seat`: their turn runs out, or they leave, as the game has it.
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
    /// What the players have, in words.
    fn standings(&self, scene: &Scene) -> Option<String>;
    /// The board in words, as this viewer may know it.
    fn text(&self, viewer: Viewer, scene: &Scene) -> String;
    /// What only the player in a seat may know, in words.
    fn secret(&self, seat: Seat, scene: &Scene) -> Option<String>;
    /// The board as a picture. What `choices` say is numbered on it.
    fn picture(&self, viewer: Viewer, choices: &[Choice], scene: &Scene) -> Option<Draw>;
    /// All of the board, drawn on request; None where the picture shows it anyway.
    fn whole(&self, viewer: Viewer, scene: &Scene) -> Option<Draw>;
    /// Under which command it is counted.
    fn counted(&self) -> &'static str;
    /// Whether its result can be compared with others.
    fn is_comparable(&self) -> bool;
    /// What a player did best.
    fn feats(&self, seat: Seat) -> Feats;
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
    /// The name of the game that a command starts.
    fn title(&self, command: &str, tongue: Tongue) -> String;
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
