//! Abaku: stones with digits are laid so that they make operations, crosswise.
//!
//! [`lay`] has the seven checks and the score of a single move; `rules` turns them into a
//! [`Game`](crate::Game).

mod board;
mod event;
mod laying;
mod operation;
mod options;
mod stones;

pub use board::{Axis, Board, Bonus, Cell, Digit, FIELDS, SIDE, bonus};
pub use event::{End, Event, Illegal, Last, Move, Passing, Run, Stone, Unfit};
pub use laying::{Laying, Scored, lay};
pub use operation::{LONGEST, Operation, Operator, Reading, operations};
pub use options::{Bonuses, Centre, Contact, Dedupe, Options, Rules, Zero};
pub use stones::{Bag, RACK, Rack};
