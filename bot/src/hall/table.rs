//! A table of any game, its type forgotten: the hall deals with words, bytes and seats.

mod course;
mod kind;
mod open;
mod play;
mod telling;

pub use course::Course;
pub use kind::{Kind, game_of};
pub use play::Play;
pub use telling::Telling;

use crate::speech::field::Field;
use crate::speech::{Argument, Misfit, Refusal, Toggle, Tongue};
use games::table::{Answer, Ask, Clock};
use games::words::Lang;
use games::{Corrupt, Seat, World};
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
    /// It was declined, and nobody has moved since.
    Declined(Ask),
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
            No::Declined(Ask::Draw) => "draw-declined",
            No::Declined(Ask::TakeBack { .. }) => "takeback-declined",
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
pub trait AnyTable: Course + Play + Telling + Send {}

impl<T: Course + Play + Telling + Send> AnyTable for T {}

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
    /// The settings of its offers, one by one.
    fn fields(&self) -> &'static [Field];
    /// The options in a line.
    fn describe(&self, options: &Value, tongue: Tongue) -> String;
    /// The name of the game that a command starts.
    fn title(&self, command: &str, tongue: Tongue) -> String;
    /// The language of its words.
    fn lang(&self, options: &Value) -> Option<Lang>;
    /// Under which of its commands a game with these options is counted.
    fn counted(&self, options: &Value) -> &'static str;
    /// Whether players may put words to a vote.
    fn has_votes(&self, options: &Value) -> bool;
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
