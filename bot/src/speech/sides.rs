//! Sizes of boards as people write them.

/// Columns and rows of a size like `7x7`, with a Latin x, a Cyrillic х or a ×; 255 stands for all that
/// is more, which no board has. None: it is no size.
pub(super) fn read(word: &str) -> Option<(u8, u8)> {
    let (width, height) = word.split_once(['x', 'х', '×', '*'])?;
    let side = |text: &str| -> Option<u8> {
        let digits = !text.is_empty() && text.len() < 8 && text.bytes().all(|b| b.is_ascii_digit());
        digits.then(|| text.parse().unwrap_or(u8::MAX))
    };
    Some((side(width)?, side(height)?))
}
