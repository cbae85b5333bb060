//! What the offer fixes, and which wishes don't go together.

use super::crossing::{Closing, Houses};
use super::field::Field;
use super::place::{Cell, Side, Size};
use super::start;
use serde::{Deserialize, Serialize};

/// The fewest columns or rows to play on.
pub const LEAST_SIDE: u8 = 5;
/// The most columns or rows to play on.
pub const MOST_SIDE: u8 = 39;

/// Whose rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rules {
    /// A surround is taken at once by the shortest contour.
    #[default]
    Russian,
    /// Kropki: a contour is painted or held, any contour will do.
    Polish,
}

/// What counts at the end of a polish game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// Captured dots, and at an agreed end half a point a free crossing enclosed.
    Territory,
    /// Captured dots only.
    Count,
}

/// What stands on the field before the first move.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// Nothing.
    #[default]
    Empty,
    /// A cross in the middle.
    Cross,
    /// Two crosses in the middle, the second with the colours swapped.
    Double,
    /// A cross in each quarter.
    Four,
    /// A cross in each quarter, where and how chance wants.
    Random4,
    /// These dots, with no closed ground among them.
    Custom(Vec<(Cell, Side)>),
}

/// A game of Dots as it is offered.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Columns and rows, each 5..=39.
    pub size: Size,
    /// What stands there at the start.
    pub start: Start,
    /// Each side's first dot goes into the middle third each way.
    pub centre: bool,
    /// Whose rules.
    pub rules: Rules,
    /// What counts at the end (polish only); None: territory.
    pub scoring: Option<Scoring>,
    /// Who captures moves again.
    pub extra_turn: bool,
    /// A player may name the contour of a capture.
    pub own_contour: bool,
    /// A house is painted like an area and closed to play.
    pub painted_houses: bool,
    /// A captured dot counts for good.
    pub keep_captured: bool,
    /// A turn may be passed; two in a row end the game.
    pub pass: bool,
    /// Two or more players a side.
    pub teams: bool,
    /// The game ends by itself when the leader could ground and win.
    pub auto_ground: bool,
    /// A lead of so many wins at once.
    pub lead: Option<u16>,
    /// Nobody gets hints.
    pub no_hints: bool,
}

/// Two wishes that make no sense together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wish {
    /// [`Rules::Polish`].
    Polish,
    /// [`Options::auto_ground`].
    AutoGround,
    /// [`Options::own_contour`].
    OwnContour,
    /// [`Options::painted_houses`].
    PaintedHouses,
    /// [`Scoring::Territory`].
    Territory,
    /// [`Rules::Russian`].
    Russian,
    /// [`Options::scoring`].
    Scoring,
    /// [`Options::centre`].
    Centre,
    /// [`Options::start`] with dots.
    StartDots,
}

/// Why there is no game with these options and players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// Two play; with teams, so many.
    Players {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// A side of the field is under 5 or over 39.
    Size(Size),
    /// Two wishes exclude each other.
    Together(Wish, Wish),
    /// A lead of 0 would end the game before it begins.
    NoLead,
    /// A start dot is off the field.
    StartOutside(Cell),
    /// Two start dots are in one place.
    StartTwice(Cell),
    /// The start dots close ground already.
    StartCloses(Cell),
    /// The start dots leave no free crossing.
    StartFull,
}

impl Options {
    /// What counts at the end.
    pub fn scored_by(&self) -> Scoring {
        match self.rules {
            Rules::Russian => Scoring::Count,
            Rules::Polish => self.scoring.unwrap_or(Scoring::Territory),
        }
    }

    /// What becomes of closed ground without a live enemy dot.
    pub fn houses(&self) -> Houses {
        if self.painted_houses {
            Houses::Painted
        } else {
            Houses::Open
        }
    }

    /// The columns and rows of the middle third, for [`Options::centre`].
    pub fn middle(&self) -> (std::ops::Range<u8>, std::ops::Range<u8>) {
        let third = |side: u8| side / 3..side - side / 3;
        (third(self.size.width()), third(self.size.height()))
    }

    /// The fewest and the most players.
    pub(super) fn seats(&self) -> std::ops::RangeInclusive<u8> {
        if self.teams { 4..=12 } else { 2..=2 }
    }

    pub(super) fn vet(&self, players: u8) -> Result<(), Unfit> {
        let seats = self.seats();
        if !seats.contains(&players) {
            return Err(Unfit::Players {
                least: *seats.start(),
                most: *seats.end(),
            });
        }
        let sides = [self.size.width(), self.size.height()];
        if sides
            .iter()
            .any(|side| !(LEAST_SIDE..=MOST_SIDE).contains(side))
        {
            return Err(Unfit::Size(self.size));
        }
        if let Some((one, other)) = self.clash() {
            return Err(Unfit::Together(one, other));
        }
        if self.lead == Some(0) {
            return Err(Unfit::NoLead);
        }
        match start::fixed(&self.start, self.size) {
            Some(dots) => vet_dots(&dots, self.size),
            None => Ok(()),
        }
    }

    /// Two of these wishes that exclude each other.
    pub fn clash(&self) -> Option<(Wish, Wish)> {
        let polish = self.rules == Rules::Polish;
        let territory = self.scored_by() == Scoring::Territory;
        let pairs = [
            (polish && self.auto_ground, Wish::Polish, Wish::AutoGround),
            (polish && self.own_contour, Wish::Polish, Wish::OwnContour),
            (
                territory && self.painted_houses,
                Wish::Territory,
                Wish::PaintedHouses,
            ),
            (
                !polish && self.scoring.is_some(),
                Wish::Russian,
                Wish::Scoring,
            ),
            (
                self.centre && self.start != Start::Empty,
                Wish::Centre,
                Wish::StartDots,
            ),
        ];
        let mut pairs = pairs.into_iter();
        pairs
            .find(|&(clash, ..)| clash)
            .map(|(_, one, other)| (one, other))
    }
}

/// Whether these dots can stand on the field before the first move.
pub(super) fn vet_dots(dots: &[(Cell, Side)], size: Size) -> Result<(), Unfit> {
    let mut field = Field::new(size, Houses::Open);
    for &(cell, side) in dots {
        if !size.contains(cell) {
            return Err(Unfit::StartOutside(cell));
        }
        if field.put_closing(cell, side, Closing::Take).is_err() {
            return Err(match field.at(cell) {
                Some(super::crossing::Crossing::Painted(_)) => Unfit::StartCloses(cell),
                _ => Unfit::StartTwice(cell),
            });
        }
        if field.captures().len() > 0 || size.cells().any(|cell| field.house(cell).is_some()) {
            return Err(Unfit::StartCloses(cell));
        }
    }
    if field.is_full() {
        return Err(Unfit::StartFull);
    }
    Ok(())
}
