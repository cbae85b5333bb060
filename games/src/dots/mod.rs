//! Dots: two sides put dots on the crossings of squared paper and surround each other's.

mod analysis;
mod capture;
mod captured;
mod chains;
mod contour;
mod contour_choice;
mod crossing;
mod decide;
mod ends;
mod event;
mod field;
mod gaps;
mod ground;
mod local;
mod look;
mod options;
mod place;
mod plane;
mod play;
mod player;
pub mod sgf;
mod start;
mod state;
mod turns;
mod view;
mod walk;

pub use analysis::{Made, Missed, best_made, missed};
pub use capture::NoContour;
pub use captured::{Capture, Kind};
pub use contour_choice::Choice;
pub use crossing::{Blocked, Closing, Crossing, Houses};
pub use event::{End, Event, Finish, HoldId, Illegal, Move, Put};
pub use field::Field;
pub use options::{LEAST_SIDE, MOST_SIDE, Options, Rules, Scoring, Start, Unfit, Wish};
pub use place::{BadSize, Cell, Side, Size};
pub use state::{Area, Dots, Hold};
pub use view::View;

#[cfg(test)]
mod tests;
