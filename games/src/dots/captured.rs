//! The contours that a move has made.

use super::place::{Cell, Pos, Side};

/// What kind of contour a move has made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A surround of the side that moved.
    Surround,
    /// The dot was put into an enemy house and is captured.
    Caught,
    /// An empty house, painted.
    House,
    /// A surround that was left open (see [`Closing::Leave`]).
    Left,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    pub(super) by: Side,
    pub(super) kind: Kind,
    pub(super) captured: u16,
    pub(super) freed: u16,
    pub(super) from: u16,
    pub(super) to: u16,
}

/// A contour made by the last move, and what it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capture<'a> {
    /// Whose contour.
    pub by: Side,
    /// How it came.
    pub kind: Kind,
    /// Enemy dots captured.
    pub captured: u16,
    /// Own dots freed.
    pub freed: u16,
    pub(super) contour: &'a [Pos],
}

impl<'a> Capture<'a> {
    /// The dots of the contour in order round it; neighbours touch, the last touches the first.
    pub fn contour(&self) -> impl ExactSizeIterator<Item = Cell> + Clone + use<'a> {
        self.contour.iter().map(|at| at.cell())
    }
}
