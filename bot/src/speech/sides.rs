//! Sizes of boards as people write them.

/// Columns and rows of a size like `7x7`, with a Latin x, a Cyrillic х or a ×. None: it is no size.
pub(super) fn read(word: &str) -> Option<(u32, u32)> {
    let (width, height) = word.split_once(['x', 'х', '×', '*'])?;
    let side = |text: &str| -> Option<u32> {
        let digits = !text.is_empty() && text.len() < 8 && text.bytes().all(|b| b.is_ascii_digit());
        if digits { text.parse().ok() } else { None }
    };
    Some((side(width)?, side(height)?))
}
