//! What a game is to the rest of the product.

use crate::basics::{At, Level, Nodes, Seat, Seats, Viewer};
use crate::words::Lexicon;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// What a decision may ask besides the state: the dictionary, chance, the time. Applying an event
/// gets none of it, so an old log replays the same after the dictionary has changed.
pub struct World<'a> {
    /// The dictionary of the game's language; an empty one for games without words.
    pub words: &'a Lexicon,
    /// The only source of chance; what it gave goes into events.
    pub chance: &'a mut fastrand::Rng,
    /// When the input was received.
    pub now: At,
}

impl World<'_> {
    /// Who begins: the one named, where that is a player, else whom chance names.
    pub fn who_begins(&mut self, named: Option<Seat>, players: u8) -> Seat {
        let named = named.filter(|seat| seat.0 < players);
        named.unwrap_or_else(|| Seat(self.chance.u8(..players.max(1))))
    }
}

/// A stored event that doesn't fit the state before it: the game is set aside, the process lives.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("corrupt log: {0}")]
pub struct Corrupt(pub &'static str);

/// Why a player's part ends before the game does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// They resigned.
    Resigned,
    /// Their total clock ran out.
    Flag,
    /// The host or an admin removed them, or the others voted so.
    Removed,
}

/// How a game ended: a place for each seat, 1 the best; equal places share it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Outcome {
    /// One place a seat, in seat order.
    pub places: Vec<u8>,
}

impl Outcome {
    /// The seats in the first place.
    pub fn winners(&self) -> Seats {
        let firsts = self
            .places
            .iter()
            .zip(0u8..)
            .filter(|&(&place, _)| place == 1);
        firsts.map(|(_, seat)| Seat(seat)).collect()
    }

    /// Whether two or more share the first place.
    pub fn is_draw(&self) -> bool {
        self.winners().len() > 1
    }

    /// Places from a key a seat, the greater the better; equal keys share the better place.
    pub fn by_rank<K: Ord>(keys: &[K]) -> Outcome {
        let place = |key: &K| keys.iter().filter(|other| *other > key).count() as u8 + 1;
        Outcome {
            places: keys.iter().map(place).collect(),
        }
    }
}

/// Whether a player may take their own last move back alone, before anybody else moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Retract {
    /// Nothing was revealed: at once.
    Alone,
    /// It drew stones or judged a round: everybody must agree.
    Agreed,
}

/// The rules of one game.
///
/// `decide` (and its kin `set_up`, `timed_out`, `left`, `agreed_draw`, `tick`) asks and makes
/// events; `apply` folds an event and asks nobody. Events made by one call are appended to the log
/// together, each a line of its own.
pub trait Game: Clone + Sized + Send + 'static {
    /// The stored and typed name, `[a-z]+`.
    const NAME: &'static str;
    /// What the offer fixes: variant, size, house rules. Its default is the game as `/name` starts it.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send;
    /// What a player asks for.
    type Move: Clone + Debug + PartialEq + Send;
    /// What happened, in the past tense, naming seats.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send;
    /// What one viewer may know, all that pictures, texts and computer players get.
    type View: Clone + Debug + PartialEq + Send;
    /// Why a move is refused, with the data a kind answer needs. `NotYourTurn` and `Over` among them.
    type Illegal: Clone + Debug + PartialEq + Send;
    /// Why these options and this many players make no game, with what would.
    type Unfit: Clone + Debug + PartialEq + Send;

    /// How many may play with these options.
    fn players(options: &Self::Options) -> RangeInclusive<u8>;

    /// Whether a game can be set up so: asked when an offer is made and again at the start.
    ///
    /// # Errors
    /// `Unfit` says which option or number is wrong.
    fn vet(options: &Self::Options, players: u8, world: &mut World<'_>) -> Result<(), Self::Unfit>;

    /// The first event: all that chance and the dictionary decide at the start. `first` is the
    /// seat to begin (a rematch); otherwise chance says.
    ///
    /// # Errors
    /// As `vet`.
    fn set_up(
        options: &Self::Options,
        players: u8,
        first: Option<Seat>,
        world: &mut World<'_>,
    ) -> Result<Self::Event, Self::Unfit>;

    /// The state after the first event.
    ///
    /// # Errors
    /// `Corrupt` when the stored options and event make no start.
    fn start(options: &Self::Options, players: u8, first: &Self::Event) -> Result<Self, Corrupt>;

    /// Whether the move is legal, and what it makes happen. An error changes nothing.
    ///
    /// # Errors
    /// The first rule that the move breaks.
    fn decide(
        &self,
        seat: Seat,
        mv: &Self::Move,
        world: &mut World<'_>,
    ) -> Result<Vec<Self::Event>, Self::Illegal>;

    /// Folds one event into the state.
    ///
    /// # Errors
    /// `Corrupt` when the event can't follow this state; the state must then be dropped.
    fn apply(&mut self, event: &Self::Event) -> Result<(), Corrupt>;

    /// Who is to move: theirs are the running clocks and the mention. Nobody once it is over.
    fn turn(&self) -> Seats;

    /// How many turns (in a double turn: moves) are over. The turn clock starts anew when it grows.
    fn turns(&self) -> u32;

    /// Who still plays (has not left, is not out).
    fn playing(&self) -> Seats;

    /// The turn clock of `seat` ran out, or the others voted to skip it.
    fn timed_out(&self, seat: Seat, world: &mut World<'_>) -> Vec<Self::Event>;

    /// `seat` leaves for good.
    fn left(&self, seat: Seat, why: Leaving, world: &mut World<'_>) -> Vec<Self::Event>;

    /// Everybody agreed to a draw.
    fn agreed_draw(&self) -> Vec<Self::Event>;

    /// A moment of the game's own at which [`Game::tick`] must be called (a vote's end), if any.
    /// While there is one the players' clocks stand still.
    fn alarm(&self) -> Option<At> {
        None
    }

    /// The alarm's time has come.
    fn tick(&self, _world: &mut World<'_>) -> Vec<Self::Event> {
        Vec::new()
    }

    /// How it ended; None while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Points as shown beside the names, one a seat.
    fn scores(&self) -> Vec<i32>;

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Legal moves of a seat, at most `limit`, in a fixed order: what tests play and buttons offer.
    fn moves(&self, seat: Seat, limit: usize, world: &mut World<'_>) -> Vec<Self::Move>;

    /// A computer's move for the seat that the view belongs to. Deterministic for a given chance.
    /// None: it has nothing to do.
    fn think(
        view: &Self::View,
        level: Level,
        budget: Nodes,
        world: &mut World<'_>,
    ) -> Option<Self::Move>;

    /// Whether these events of one player, the last ones, may be taken back alone.
    fn retract(_dropped: &[Self::Event]) -> Retract {
        Retract::Alone
    }
}
