//! What stands at a crossing, and what may be done there.

use super::place::Side;

/// What stands at a crossing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crossing {
    /// Nothing: open to play.
    Free,
    /// No dot, in the side's area.
    Painted(Side),
    /// A live dot.
    Live(Side),
    /// A dot of this side that the other has captured.
    Captured(Side),
}

/// Why a dot can't be put somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Blocked {
    /// Not on the field.
    Outside,
    /// There is a dot, live or captured.
    Dot,
    /// In an area of this side.
    Area(Side),
}

/// What becomes of closed ground that holds no live enemy dot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Houses {
    /// It is a house: open to play, deadly for the enemy.
    #[default]
    Open,
    /// It is painted like a captured area.
    Painted,
}

/// What a new dot does with the ground it closes round live enemy dots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Closing {
    /// Takes it at once.
    #[default]
    Take,
    /// Leaves it: its contours are listed as [`Kind::Left`], for [`Field::enclose`] to take later.
    /// In an enemy house that saves the dot.
    Leave,
    /// Leaves it for good: in an enemy house the dot is caught.
    Hold,
}
