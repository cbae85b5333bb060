//! Records in SGF, game 40: reading what others wrote, and writing what everybody reads.
//!
//! The tree of properties is read in [`tree`]; what they mean for Dots in [`read`]. Reading never
//! trusts: sizes, counts and places are bounded, and an error says where in the file it is.

mod read;
mod record;
mod tree;
mod write;

pub use read::{Damaged, Note, Place, Why, read};
pub use record::{Margin, Played, Record, Verdict};
pub use write::write;

use super::place::Cell;

/// Points run `a`..`z`, then `A`..`Z`, from the top left.
fn letter(index: u8) -> Option<u8> {
    match index {
        0..26 => Some(b'a' + index),
        26..52 => Some(b'A' + index - 26),
        _ => None,
    }
}

fn index(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    }
}

fn cell(point: &[u8]) -> Option<Cell> {
    let &[x, y] = point else { return None };
    Some(Cell::new(index(x)?, index(y)?))
}

#[cfg(test)]
mod tests;
