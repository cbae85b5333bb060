//! Racks and the bag. Neither's Debug shows a digit.

use super::board::Digit;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The stones of a full rack.
pub const RACK: u8 = 5;

/// Stones without an order: how many of each digit. A rack, or some stones of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Digit>", into = "Vec<Digit>")]
pub struct Rack([u8; 10]);

impl Rack {
    /// How many of a digit.
    pub fn count(&self, digit: Digit) -> u8 {
        self.0.get(digit.index()).copied().unwrap_or(0)
    }

    /// How many in all.
    pub fn len(&self) -> u8 {
        self.0.iter().fold(0, |sum, &n| sum.saturating_add(n))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The sum of the stones.
    pub fn sum(&self) -> i32 {
        self.0
            .iter()
            .zip(0..)
            .map(|(&n, value)| i32::from(n) * value)
            .sum()
    }

    /// Adds a stone.
    pub fn add(&mut self, digit: Digit) {
        if let Some(n) = self.0.get_mut(digit.index()) {
            *n = n.saturating_add(1);
        }
    }

    /// Takes a stone out; whether there was one.
    pub fn take(&mut self, digit: Digit) -> bool {
        match self.0.get_mut(digit.index()) {
            Some(n) if *n > 0 => {
                *n -= 1;
                true
            }
            _ => false,
        }
    }

    /// The rack without these stones; the missing ones if it hasn't them all.
    ///
    /// # Errors
    /// The stones that it hasn't.
    pub fn without(mut self, stones: impl IntoIterator<Item = Digit>) -> Result<Rack, Vec<Digit>> {
        let missing: Vec<Digit> = stones.into_iter().filter(|&d| !self.take(d)).collect();
        if missing.is_empty() {
            Ok(self)
        } else {
            Err(missing)
        }
    }

    /// The stones, the smallest first.
    pub fn stones(&self) -> impl Iterator<Item = Digit> + use<> {
        let counts = self.0;
        Digit::all().flat_map(move |d| {
            let count = counts.get(d.index()).copied().unwrap_or(0);
            std::iter::repeat_n(d, usize::from(count))
        })
    }
}

impl FromIterator<Digit> for Rack {
    fn from_iter<I: IntoIterator<Item = Digit>>(stones: I) -> Rack {
        let mut rack = Rack::default();
        stones.into_iter().for_each(|d| rack.add(d));
        rack
    }
}

impl From<Vec<Digit>> for Rack {
    fn from(stones: Vec<Digit>) -> Rack {
        stones.into_iter().collect()
    }
}

impl From<Rack> for Vec<Digit> {
    fn from(rack: Rack) -> Vec<Digit> {
        rack.stones().collect()
    }
}

/// Says how many stones, not which.
impl fmt::Debug for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rack({})", self.len())
    }
}

/// The stones yet to be drawn, in that order.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bag(Vec<Digit>);

impl Bag {
    /// `each` stones of every digit in an order given by chance.
    pub fn shuffled(each: u8, chance: &mut fastrand::Rng) -> Bag {
        let all = Digit::all().flat_map(|d| std::iter::repeat_n(d, usize::from(each)));
        let mut stones: Vec<Digit> = all.collect();
        chance.shuffle(&mut stones);
        Bag(stones)
    }

    /// A bag to be drawn in this order.
    pub fn of(stones: Vec<Digit>) -> Bag {
        Bag(stones)
    }

    /// How many stones.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The stones in the order in which they will be drawn.
    pub fn stones(&self) -> &[Digit] {
        &self.0
    }

    /// Takes the next stones, as many as there are up to `count`.
    pub fn draw(&mut self, count: usize) -> impl Iterator<Item = Digit> {
        self.0.drain(..count.min(self.0.len()))
    }

    /// Puts a stone back before the one at `place`; false if there is no such place.
    pub fn put(&mut self, place: usize, digit: Digit) -> bool {
        let fits = place <= self.0.len();
        if fits {
            self.0.insert(place, digit);
        }
        fits
    }
}

/// Says how many stones, not which.
impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bag({})", self.0.len())
    }
}
