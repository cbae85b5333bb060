//! What an operation earns.

use super::board::{Bonus, Cell, Digit, bonus};
use super::options::Rules;
use crate::Points;

/// Whether a stone was laid in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Age {
    New,
    Old,
}

/// The points of an operation over these stones: the sum of the digits, each times the number bonus
/// under it, times every operation bonus; bonuses work under new stones only. None without a new
/// stone.
pub(super) fn worth(
    stones: impl Iterator<Item = (Cell, Digit, Age)>,
    rules: &Rules,
) -> Option<Points> {
    let (mut sum, mut times, mut new) = (0, 1, false);
    for (cell, digit, age) in stones {
        let value = i32::from(digit.value());
        new |= age == Age::New;
        let under = bonus(cell, rules.bonuses, rules.centre).filter(|_| age == Age::New);
        match under {
            Some(Bonus::Number(n)) => sum += value * i32::from(n),
            Some(Bonus::Operation(n)) => {
                sum += value;
                times *= i32::from(n);
            }
            None => sum += value,
        }
    }
    new.then_some(Points(sum * times))
}
