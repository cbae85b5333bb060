//! Balda, the grid game, classic and royal. The rules were first printed by E. Iodkovsky in
//! "Наука и жизнь" 1980 no. 7, pp. 152-153.

mod board;
mod event;
pub mod finder;
mod options;
mod view;

pub use board::{Board, Cell, MOST_CELLS, Size, Steps};
pub use event::{End, Event, Illegal, Insisting, Move, Passing, Placement, Saying, Unfit, Vote};
pub use options::{Along, Line, Options, Turns, Variant};
pub use view::{Half, Proposal, Said, Start, View};
