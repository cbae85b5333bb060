//! Codes that people carry from one chat to another: short, and not to be guessed.

use sha2::{Digest, Sha256};

/// The signs of a code: no two look alike.
const SIGNS: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz0";
/// How many signs a code has: 45 bits, for some minutes or hours, with few guesses allowed.
const LENGTH: usize = 9;

/// Where codes come from.
pub(super) struct Codes {
    key: [u8; 32],
    made: u64,
}

impl Codes {
    /// Codes that follow from this key and can't be told from each other without it.
    pub(super) fn new(key: [u8; 32]) -> Codes {
        Codes { key, made: 0 }
    }

    /// Codes that follow from a number: the same in every run of a test.
    pub(super) fn seeded(seed: u64) -> Codes {
        let hash = Sha256::digest([b"seed".as_slice(), &seed.to_be_bytes()].concat());
        Codes::new(hash.into())
    }

    /// The next one.
    pub(super) fn make(&mut self) -> String {
        self.made += 1;
        let hash = Sha256::digest([self.key.as_slice(), &self.made.to_be_bytes()].concat());
        let sign = |byte: &u8| SIGNS.get(usize::from(byte % 32));
        let signs = hash.iter().take(LENGTH).filter_map(sign);
        signs.map(|&sign| char::from(sign)).collect()
    }
}

/// A code as it was typed: case and what stands around it don't matter.
pub(super) fn read(text: &str) -> String {
    let word = text.split_whitespace().next().unwrap_or("");
    let signs = word.chars().filter(char::is_ascii_alphanumeric);
    signs
        .map(|c| c.to_ascii_lowercase())
        .take(LENGTH + 1)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_code_is_another() {
        let (mut codes, mut others) = (Codes::seeded(1), Codes::seeded(2));
        let mut all = BTreeSet::new();
        for _ in 0..500 {
            all.insert(codes.make());
            all.insert(others.make());
        }
        assert_eq!(all.len(), 1000);
        assert!(
            all.iter()
                .all(|code| code.len() == LENGTH && read(code) == *code)
        );
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        assert_eq!(read(" «AB2»cd, и ещё"), "ab2cd");
        assert_eq!(read(""), "");
        assert_eq!(read(&"a".repeat(5000)).len(), LENGTH + 1);
    }
}
