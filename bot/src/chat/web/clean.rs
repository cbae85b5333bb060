//! What people type, made safe to show to others: names and messages.

use super::limits;
use crate::speech::is_unseen;
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// Graphemes in a name.
const NAME_GRAPHEMES: usize = 32;
/// Signs in one grapheme of a name: marks piled on a letter would run over the lines around it.
const GRAPHEME_CHARS: usize = 8;

/// A name in NFC, on one line, of at most 32 graphemes, with nothing in it that is unseen or turns
/// the text around it. None when nothing is left.
pub(super) fn name(typed: &str) -> Option<String> {
    let shown: String = typed
        .chars()
        .take(4 * limits::MESSAGE_CHARS)
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| !is_unseen(c))
        .nfc()
        .collect();
    let words: Vec<&str> = shown.split(' ').filter(|word| !word.is_empty()).collect();
    let short: String = words
        .join(" ")
        .graphemes(true)
        .take(NAME_GRAPHEMES)
        .flat_map(|grapheme| grapheme.chars().take(GRAPHEME_CHARS))
        .collect();
    let short = short.trim_end_matches([' ', '\u{200d}']).to_owned();
    let is_empty = short.chars().all(|c| c == '\u{200d}' || is_mark(c));
    (!is_empty).then_some(short)
}

/// A message without what is unseen, its line breaks kept. None when it is empty or too long.
pub(super) fn message(typed: &str) -> Option<String> {
    if typed.chars().count() > limits::MESSAGE_CHARS {
        return None;
    }
    let lines = typed
        .replace("\r\n", "\n")
        .replace(['\r', '\u{2028}'], "\n");
    let shown: String = lines
        .chars()
        .filter(|&c| c == '\n' || c == '\t' || !is_unseen(c))
        .collect();
    let shown = shown.trim();
    (!shown.is_empty()).then(|| shown.to_owned())
}

/// A mark that shows nothing by itself.
fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c) || matches!(c, '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        let long = "я".repeat(40);
        let cases = [
            ("  Анна ", Some("Анна")),
            ("Anna\n\tMaria", Some("Anna Maria")),
            ("и\u{306}од", Some("йод")),
            ("\u{202e}annA", Some("annA")),
            ("a\u{2066}b\u{2069}\u{200f}", Some("ab")),
            ("a\0b\u{7}c\u{1b}[0m", Some("abc[0m")),
            ("", None),
            (" \u{200b}\u{2060} ", None),
            ("\u{301}\u{301}", None),
            ("<b>&amp;</b>", Some("<b>&amp;</b>")),
            ("👨\u{200d}👩\u{200d}👧", Some("👨\u{200d}👩\u{200d}👧")),
            (&long, Some(&long[..64])),
        ];
        for (typed, expected) in cases {
            assert_eq!(name(typed).as_deref(), expected, "{typed:?}");
        }
    }

    #[test]
    fn a_name_is_never_longer_than_32_graphemes_nor_piled_up() {
        let piled = format!("a{}", "\u{301}".repeat(1000)).repeat(40);
        let cleaned = name(&piled).unwrap();
        assert!(cleaned.graphemes(true).count() <= 32);
        assert!(cleaned.chars().count() <= 32 * GRAPHEME_CHARS);
        let family = "👨\u{200d}👩\u{200d}👧".repeat(40);
        assert_eq!(name(&family).unwrap().graphemes(true).count(), 32);
    }

    #[test]
    fn messages() {
        let longest = "я".repeat(4096);
        let longer = "я".repeat(4097);
        let cases = [
            ("лак", Some("лак")),
            (" a\r\nb\rc ", Some("a\nb\nc")),
            ("x\u{202e}y\0", Some("xy")),
            (" \n ", None),
            ("\u{200b}", None),
            (&longest, Some(&longest[..])),
            (&longer, None),
        ];
        for (typed, expected) in cases {
            assert_eq!(message(typed).as_deref(), expected);
        }
    }
}
