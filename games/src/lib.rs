//! The rules of every game, pure.
//!
//! A [`Game`] *decides* whether a move is legal and what it makes happen, *applies* what
//! happened to its state, and gives each [`Viewer`] a *view*. A [`Table`](table::Table) adds what
//! all games share: the log, the clocks, takebacks, draws, resignation. Nothing here has a socket,
//! a file, a clock, a font or a human language.

pub mod abaku;
pub mod balda;
mod basics;
pub mod dots;
mod game;
pub mod oral;
pub mod table;
pub mod words;

pub use basics::{At, Level, MOST_SEATS, Nodes, Points, Seat, Seats, Seq, Viewer};
pub use game::{Corrupt, Game, Leaving, Outcome, Retract, World};
