//! All operations of up to six digits, so that a search needn't try every split.

use std::sync::OnceLock;

/// A set of digit strings: for each length a bit a number.
pub(super) struct Known {
    /// `bits[n]`: those of n digits.
    bits: Vec<Vec<u64>>,
}

impl Known {
    /// The longest strings in it.
    pub(super) const LONGEST: usize = 6;

    /// The set, made when first asked for.
    pub(super) fn all() -> &'static Known {
        static ALL: OnceLock<Known> = OnceLock::new();
        ALL.get_or_init(Known::make)
    }

    /// Whether a number of `length` digits is an operation.
    pub(super) fn has(&self, length: usize, number: u64) -> bool {
        let words = self
            .bits
            .get(length)
            .and_then(|bits| bits.get(number as usize / 64));
        words.is_some_and(|word| word & (1 << (number % 64)) != 0)
    }

    fn make() -> Known {
        let words = |length| 10usize.pow(length as u32) / 64 + 1;
        let mut known = Known {
            bits: (0..=Known::LONGEST)
                .map(|length| vec![0; words(length)])
                .collect(),
        };
        // A third number is no shorter than the longest of the two it is made from, so with one
        // of three digits all would have seven or more.
        for a in 1..100 {
            for b in 1..100 {
                for whole in [a + b, a * b] {
                    known.add(&[a, b, whole]);
                    known.add(&[whole, a, b]);
                }
            }
            for power in [a * a, a * a * a] {
                known.add(&[a, power]);
                known.add(&[power, a]);
            }
        }
        known
    }

    fn add(&mut self, numbers: &[u64]) {
        let (mut all, mut length) = (0u64, 0);
        for &number in numbers {
            let digits = number.ilog10() + 1;
            length += digits as usize;
            if length > Known::LONGEST {
                return;
            }
            all = all * 10u64.pow(digits) + number;
        }
        let word = self
            .bits
            .get_mut(length)
            .and_then(|bits| bits.get_mut(all as usize / 64));
        if let Some(word) = word {
            *word |= 1 << (all % 64);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Known;
    use crate::abaku::Digit;
    use crate::abaku::operation::Numbers;

    #[test]
    fn agrees_with_the_readings_of_every_string_to_six_digits() {
        let known = Known::all();
        for length in 2..=Known::LONGEST {
            let mut count = 0;
            for number in 10u64.pow(length as u32 - 1)..10u64.pow(length as u32) {
                let digits = Digit::parse(&number.to_string()).unwrap();
                let reading = Numbers::new(&digits).reading(0, length);
                assert_eq!(known.has(length, number), reading.is_some(), "{number}");
                count += usize::from(reading.is_some());
            }
            assert!(count > 0);
        }
    }
}
