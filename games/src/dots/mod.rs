//! Dots: two sides put dots on the crossings of squared paper and surround each other's.

mod capture;
mod chains;
mod field;
mod ground;
mod local;
mod look;
mod place;
mod plane;
mod walk;

pub use capture::NoContour;
pub use field::{Blocked, Capture, Closing, Crossing, Field, Houses, Kind};
pub use place::{BadSize, Cell, Side, Size};
