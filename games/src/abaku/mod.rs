//! Abaku: stones with digits are laid so that they make operations, crosswise.
//!
//! [`lay`] has the seven checks and the score of a single move; `rules` turns them into a
//! [`Game`](crate::Game).

mod analysis;
mod board;
#[cfg(test)]
mod brute_tests;
mod crossing;
mod deciding;
mod ending;
mod event;
mod expert;
mod finder;
mod known;
mod laying;
mod operation;
mod options;
mod places;
mod player;
mod rack_value;
mod rules;
mod saying;
mod score;
mod solve;
mod state;
mod stones;
mod view;

pub use analysis::{Missed, best_missed};
pub use board::{Axis, Board, Bonus, Cell, Digit, FIELDS, SIDE, bonus};
pub use event::{End, Event, Illegal, Move, Passing, Run, Stone, Unfit};
pub use finder::{Found, Survey, survey};
pub use laying::{Laying, Scored, lay};
pub use operation::{LONGEST, Operation, Operator, Reading, operations};
pub use options::{Bonuses, Centre, Contact, Dedupe, Options, Rules, Zero};
pub use places::Place;
pub use saying::{Unsaid, lay_digits, lay_reading, lay_said};
pub use solve::{BadPosition, Position, Solved, solve};
pub use state::Abaku;
pub use stones::{Bag, RACK, Rack};
pub use view::{Last, OwnRack, PlayerView, Standing, View};
