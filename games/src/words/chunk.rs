//! Bytes that are part of the program or were made at run time, and numbers in them. The build
//! script compiles this file too.

use std::ops::Range;
use std::sync::Arc;

/// A part of some bytes; clones share them.
#[derive(Clone)]
pub(super) struct Chunk {
    whole: Whole,
    part: Range<usize>,
}

#[derive(Clone)]
enum Whole {
    Fixed(&'static [u8]),
    Made(Arc<[u8]>),
}

impl Chunk {
    /// Bytes in the program itself: nothing is copied.
    pub(super) fn fixed(bytes: &'static [u8]) -> Chunk {
        Chunk {
            part: 0..bytes.len(),
            whole: Whole::Fixed(bytes),
        }
    }

    /// Bytes made at run time.
    pub(super) fn made(bytes: Vec<u8>) -> Chunk {
        Chunk {
            part: 0..bytes.len(),
            whole: Whole::Made(bytes.into()),
        }
    }

    /// A part of it; None when it isn't inside.
    pub(super) fn part(&self, part: Range<usize>) -> Option<Chunk> {
        self.bytes().get(part.clone())?;
        let from = self.part.start;
        Some(Chunk {
            whole: self.whole.clone(),
            part: from + part.start..from + part.end,
        })
    }

    /// Splits `len` bytes off the front.
    pub(super) fn split(&mut self, len: usize) -> Option<Chunk> {
        let front = self.part(0..len)?;
        self.part.start += len;
        Some(front)
    }

    /// Splits a number off the front.
    pub(super) fn number(&mut self) -> Option<usize> {
        let front = self.split(4)?;
        usize::try_from(front.numbers().first().copied().map(u32::from_le_bytes)?).ok()
    }

    /// The bytes.
    #[inline]
    pub(super) fn bytes(&self) -> &[u8] {
        let whole = match &self.whole {
            Whole::Fixed(bytes) => bytes,
            Whole::Made(bytes) => &bytes[..],
        };
        whole.get(self.part.clone()).unwrap_or(&[])
    }

    /// The bytes as numbers of four; the rest of an uneven end is left out.
    #[inline]
    pub(super) fn numbers(&self) -> &[[u8; 4]] {
        self.bytes().as_chunks().0
    }

    /// The number at a place; 0 past the end.
    #[inline]
    pub(super) fn at(&self, place: usize) -> u32 {
        let number = self.numbers().get(place).copied();
        number.map_or(0, u32::from_le_bytes)
    }
}

impl Default for Chunk {
    fn default() -> Chunk {
        Chunk::fixed(&[])
    }
}

impl AsRef<[u8]> for Chunk {
    fn as_ref(&self) -> &[u8] {
        self.bytes()
    }
}

impl std::fmt::Debug for Chunk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} bytes", self.part.len())
    }
}

/// Appends a number.
pub(super) fn push_number(out: &mut Vec<u8>, number: usize) {
    out.extend((number as u32).to_le_bytes());
}

/// Appends numbers.
pub(super) fn push_numbers(out: &mut Vec<u8>, numbers: impl IntoIterator<Item = u32>) {
    out.extend(numbers.into_iter().flat_map(u32::to_le_bytes));
}
