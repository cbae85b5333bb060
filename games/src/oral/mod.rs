//! Oral Balda: a chain of letters that must stay inside a noun and never be one; and Antibalda, in
//! which becoming one is the aim.

mod event;
mod foresight;
mod judging;
mod nouns;
mod options;
mod player;
mod rules;
mod saying;
mod solve;
mod state;
mod view;

pub use event::{
    Addition, Chance, Doubt, End, Event, Illegal, Judgement, Missed, Move, Step, Then, Unfit,
    Verdict, Violation,
};
pub use nouns::Nouns;
pub use options::{Judge, Options, Places, Variant};
pub use saying::{Unsaid, additions, said};
pub use solve::{Answer, Solver};
pub use state::Oral;
pub use view::{PlayerView, Round, Standing, View};

#[cfg(test)]
mod tests;
