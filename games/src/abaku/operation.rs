//! The operations in a run of digits.
//!
//! A number begins with 1 to 9; an operation is a run that splits wholly into numbers, two operands
//! and their result (`+ - x :`) or one and its result (squares, cubes and their roots). The signs
//! are never laid.

use super::board::{Digit, SIDE};
use super::known::Known;
use super::options::Dedupe;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::OnceLock;

/// The longest run of a board, and of what is looked at here.
pub const LONGEST: usize = SIDE as usize;

/// What an operation does, in the order in which readings are preferred.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Operator {
    /// A+B=C.
    Plus,
    /// A-B=C.
    Minus,
    /// AxB=C.
    Times,
    /// A:B=C, without a remainder.
    Over,
    /// The square of A is B.
    Square,
    /// The square root of A is B.
    Root,
    /// The cube of A is B.
    Cube,
    /// The cube root of A is B.
    CubeRoot,
}

impl Operator {
    /// Those with two operands.
    pub const ARITHMETIC: [Operator; 4] = [
        Operator::Plus,
        Operator::Minus,
        Operator::Times,
        Operator::Over,
    ];
    /// Those with one.
    pub const POWERS: [Operator; 4] = [
        Operator::Square,
        Operator::Root,
        Operator::Cube,
        Operator::CubeRoot,
    ];

    /// Whether it has two operands.
    pub fn is_arithmetic(self) -> bool {
        self < Operator::Square
    }
}

/// How an operation is read. Its numbers, written one after the other, are the stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reading {
    /// What it does.
    pub operator: Operator,
    /// The first operand.
    pub first: u64,
    /// The second operand; None for powers and roots.
    pub second: Option<u64>,
    /// The result.
    pub result: u64,
}

impl Reading {
    /// Whether it is true.
    pub fn holds(&self) -> bool {
        let (a, c) = (u128::from(self.first), u128::from(self.result));
        let power = |base: u128, exponent| base.checked_pow(exponent);
        let numbers = self.first > 0 && self.result > 0;
        numbers
            && match (self.operator, self.second.map(u128::from)) {
                (Operator::Plus, Some(b)) => b > 0 && a + b == c,
                (Operator::Minus, Some(b)) => b > 0 && b + c == a,
                (Operator::Times, Some(b)) => b > 0 && a * b == c,
                (Operator::Over, Some(b)) => b > 0 && b * c == a,
                (Operator::Square, None) => power(a, 2) == Some(c),
                (Operator::Root, None) => power(c, 2) == Some(a),
                (Operator::Cube, None) => power(a, 3) == Some(c),
                (Operator::CubeRoot, None) => power(c, 3) == Some(a),
                _ => false,
            }
    }

    /// The digits to be laid, in order.
    pub fn digits(&self) -> Vec<Digit> {
        let second = self.second.map_or_else(String::new, |b| b.to_string());
        let text = format!("{}{second}{}", self.first, self.result);
        text.bytes()
            .filter_map(|b| Digit::new(b.wrapping_sub(b'0')))
            .collect()
    }
}

/// In signs: `12:4=3`, `6×4=24`, `7²=49`, `√9=3`.
impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (a, b, c) = (self.first, self.second.unwrap_or_default(), self.result);
        match self.operator {
            Operator::Plus => write!(f, "{a}+{b}={c}"),
            Operator::Minus => write!(f, "{a}-{b}={c}"),
            Operator::Times => write!(f, "{a}×{b}={c}"),
            Operator::Over => write!(f, "{a}:{b}={c}"),
            Operator::Square => write!(f, "{a}²={c}"),
            Operator::Root => write!(f, "√{a}={c}"),
            Operator::Cube => write!(f, "{a}³={c}"),
            Operator::CubeRoot => write!(f, "∛{a}={c}"),
        }
    }
}

/// An operation of a run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Operation {
    /// Where in the run it starts, from 0.
    pub start: u8,
    /// The place after its last digit.
    pub end: u8,
    /// Its simplest reading.
    pub reading: Reading,
}

impl Operation {
    /// Whether a place of the run is in it.
    pub fn covers(&self, place: u8) -> bool {
        (self.start..self.end).contains(&place)
    }
}

/// A run of digits whose parts can be read as numbers at once.
pub(super) struct Numbers {
    length: usize,
    /// The value of the first n digits.
    upto: [u64; LONGEST + 1],
    /// Bit n: digit n isn't 0.
    starts: u16,
}

const TENS: [u64; LONGEST + 1] = {
    let mut tens = [1; LONGEST + 1];
    let mut n = 1;
    while n <= LONGEST {
        tens[n] = tens[n - 1] * 10;
        n += 1;
    }
    tens
};

impl Numbers {
    /// Digits past the [`LONGEST`] run of a board are left away.
    pub(super) fn new(digits: &[Digit]) -> Numbers {
        let mut numbers = Numbers {
            length: 0,
            upto: [0; LONGEST + 1],
            starts: 0,
        };
        digits.iter().for_each(|&digit| numbers.push(digit));
        numbers
    }

    /// Adds a digit; one past the longest run is left away.
    pub(super) fn push(&mut self, digit: Digit) {
        let n = self.length;
        if n < LONGEST {
            self.upto[n + 1] = self.upto[n] * 10 + u64::from(digit.value());
            self.starts &= !(1 << n);
            self.starts |= u16::from(digit.value() != 0) << n;
            self.length += 1;
        }
    }

    /// Leaves the first `length` digits.
    pub(super) fn cut(&mut self, length: usize) {
        self.length = self.length.min(length);
    }

    /// The number in a span; None if it would begin with 0.
    fn number(&self, start: usize, end: usize) -> Option<u64> {
        let begins = self.starts & (1 << start) != 0;
        begins.then(|| self.upto[end] - self.upto[start] * TENS[end - start])
    }

    /// The simplest reading of a span, `start` < `end` <= the run's length.
    pub(super) fn reading(&self, start: usize, end: usize) -> Option<Reading> {
        let splits = splits(end - start).iter();
        splits
            .copied()
            .find_map(|split| self.read(start, end, split))
    }

    fn read(&self, start: usize, end: usize, split: Split) -> Option<Reading> {
        let Split { operator, a, b } = split;
        let (second_at, result_at) = (start + a, start + a + b);
        let first = self.number(start, second_at)?;
        let result = self.number(result_at, end)?;
        let second = match b {
            0 => None,
            _ => Some(self.number(second_at, result_at)?),
        };
        let reading = Reading {
            operator,
            first,
            second,
            result,
        };
        reading.holds().then_some(reading)
    }

    /// Whether a span is an operation; as `reading`, but quick.
    pub(super) fn is_operation(&self, start: usize, end: usize, known: &Known) -> bool {
        match self.number(start, end) {
            Some(number) if end - start <= Known::LONGEST => known.has(end - start, number),
            Some(_) => self.reading(start, end).is_some(),
            None => false,
        }
    }

    /// Whether an operation covers the places from `first` to `last`.
    pub(super) fn covers(&self, first: usize, last: usize, known: &Known) -> bool {
        (0..=first).any(|s| (last + 1..=self.length).any(|e| self.is_operation(s, e, known)))
    }

    fn digits(&self, start: usize, end: usize) -> u16 {
        let digit = |n: usize| self.upto[n + 1] - self.upto[n] * 10;
        (start..end).fold(0, |set, n| set | 1 << digit(n))
    }

    /// Every operation, what `dedupe` drops left out: by start, then by end.
    pub(super) fn operations(&self, dedupe: Dedupe) -> Vec<Operation> {
        let mut found = Vec::new();
        for start in 0..self.length {
            for end in start + 2..=self.length {
                if let Some(reading) = self.reading(start, end) {
                    found.push(Operation {
                        start: start as u8,
                        end: end as u8,
                        reading,
                    });
                }
            }
        }
        if dedupe == Dedupe::Digits {
            let arithmetic: Vec<Operation> = found
                .iter()
                .filter(|o| o.reading.operator.is_arithmetic())
                .copied()
                .collect();
            let digits = |o: &Operation| self.digits(usize::from(o.start), usize::from(o.end));
            found.retain(|o| {
                o.reading.operator.is_arithmetic()
                    || !arithmetic.iter().any(|simpler| {
                        simpler.start <= o.start
                            && o.end <= simpler.end
                            && digits(simpler) == digits(o)
                    })
            });
        }
        found
    }
}

/// A way to cut a span into the numbers of an operation: the lengths of the first and the second,
/// which is 0 for powers and roots.
#[derive(Clone, Copy)]
struct Split {
    operator: Operator,
    a: usize,
    b: usize,
}

/// The ways to cut a span of this length in which the lengths of the numbers don't rule the
/// operation out, the preferred readings first.
fn splits(length: usize) -> &'static [Split] {
    static SPLITS: OnceLock<Vec<Vec<Split>>> = OnceLock::new();
    let all = SPLITS.get_or_init(|| (0..=LONGEST).map(splits_of).collect());
    all.get(length).map_or(&[], Vec::as_slice)
}

fn splits_of(length: usize) -> Vec<Split> {
    let mut splits = Vec::new();
    for operator in Operator::ARITHMETIC.into_iter().chain(Operator::POWERS) {
        for a in 1..length {
            let seconds = match operator.is_arithmetic() {
                true => 1..length - a,
                false => 0..1,
            };
            for b in seconds {
                let c = length - a - b;
                let fits = match operator {
                    Operator::Plus => c == a.max(b) || c == a.max(b) + 1,
                    Operator::Minus => a == b.max(c) || a == b.max(c) + 1,
                    Operator::Times => c == a + b || c + 1 == a + b,
                    Operator::Over => a == b + c || a + 1 == b + c,
                    Operator::Square => (2 * a - 1..=2 * a).contains(&c),
                    Operator::Root => (2 * c - 1..=2 * c).contains(&a),
                    Operator::Cube => (3 * a - 2..=3 * a).contains(&c),
                    Operator::CubeRoot => (3 * c - 2..=3 * c).contains(&a),
                };
                if fits {
                    splits.push(Split { operator, a, b });
                }
            }
        }
    }
    splits
}

/// Every operation in a run of digits, by start, then by end. Of a run longer than a board's line
/// only the first 15 digits are looked at.
pub fn operations(digits: &[Digit], dedupe: Dedupe) -> Vec<Operation> {
    Numbers::new(digits).operations(dedupe)
}

#[cfg(test)]
#[path = "operation_tests.rs"]
mod tests;
