//! Everything around the games: offers, seats, clocks, who plays where.

mod door;

pub use door::{Arrival, Closed, Door};
