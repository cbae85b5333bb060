//! Marks inside a text: who is called upon. A text goes through Fluent as one string; the marks
//! in it are private characters, which no name or message can hold (they are taken out on entry).

use crate::chat::Span;
use unicode_normalization::UnicodeNormalization;

const OPEN: char = '\u{F8F0}';
const MIDDLE: char = '\u{F8F1}';
const CLOSE: char = '\u{F8F2}';

/// Somebody to be called upon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Called {
    /// The account on the room's platform.
    pub account: String,
    /// The name to show.
    pub name: String,
    /// What stands after an @.
    pub username: Option<String>,
}

/// A name as an argument of a text that calls upon its owner, the `index`th of those given to
/// [`spans`].
pub fn call(index: usize, name: &str) -> String {
    format!("{OPEN}{index}{MIDDLE}{name}{CLOSE}")
}

/// A text with its marks turned into spans.
pub fn spans(text: &str, called: &[Called]) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(OPEN) {
        let (before, after) = rest.split_at(start);
        push(&mut spans, before);
        let after = &after[OPEN.len_utf8()..];
        let end = after.find(CLOSE).unwrap_or(after.len());
        let (index, name) = after[..end]
            .split_once(MIDDLE)
            .unwrap_or(("", &after[..end]));
        match index.parse::<usize>().ok().and_then(|i| called.get(i)) {
            Some(who) => spans.push(Span::Mention {
                account: who.account.clone(),
                name: name.to_owned(),
                username: who.username.clone(),
            }),
            None => push(&mut spans, name),
        }
        rest = after.get(end + CLOSE.len_utf8()..).unwrap_or("");
    }
    push(&mut spans, rest);
    spans
}

fn push(spans: &mut Vec<Span>, text: &str) {
    if text.is_empty() {
        return;
    }
    match spans.last_mut() {
        Some(Span::Plain(plain)) => plain.push_str(text),
        _ => spans.push(Span::Plain(text.to_owned())),
    }
}

/// Whether a character shows nothing: control and format characters, those that turn the direction and
/// our own marks among them. The joiner of emoji isn't one.
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// What somebody typed, without what can't be seen: copying from a page brings it along, and it may not
/// make a word another one. Letters are composed: whoever types й as и and a breve means й.
pub fn legible(text: &str) -> String {
    let mut before = None;
    text.chars()
        .filter(|&c| c.is_whitespace() || !is_unseen(c))
        .filter(|&c| {
            // Of emoji they make others; of Latin and Cyrillic letters and of digits nothing.
            let shapes = matches!(c, '\u{200d}' | '\u{fe00}'..='\u{fe0f}');
            let is_plain = |c: char| c.is_alphanumeric() && c < '\u{530}';
            if shapes && before.is_some_and(is_plain) {
                return false;
            }
            before = Some(c);
            true
        })
        .nfc()
        .collect()
}

/// A name fit to be shown anywhere: one line, no control or direction marks, none of our own
/// marks, at most `most` characters, the rest an ellipsis. Empty stays empty.
pub fn clean(name: &str, most: usize) -> String {
    let kept: String = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| !is_unseen(c))
        .take(most * 4)
        .collect();
    let words: Vec<&str> = kept.split_whitespace().collect();
    let line = words.join(" ");
    if line.chars().count() <= most {
        return line;
    }
    let mut short: String = line.chars().take(most.saturating_sub(1)).collect();
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_read_without_what_is_unseen() {
        let cases = [
            ("скот", "скот"),
            ("с\u{200b}к\u{ad}от\u{feff}", "скот"),
            ("\u{202e}скот\u{202c}", "скот"),
            ("/m\u{200e} скот", "/m скот"),
            ("12\u{2060}7 8", "127 8"),
            ("маи\u{306}", "май"),
            ("маи\u{200b}\u{306}", "май"),
            ("а\tб\nв\u{a0}г\u{2028}д", "а\tб\nв\u{a0}г\u{2028}д"),
            ("👨\u{200d}👩 ❤\u{fe0f}", "👨\u{200d}👩 ❤\u{fe0f}"),
            ("ск\u{200d}от\u{fe0f} 7\u{fe0f}\u{200d}", "скот 7"),
            (&call(0, "Анна"), "0Анна"),
            ("\u{200b}\0", ""),
        ];
        for (typed, expected) in cases {
            assert_eq!(legible(typed), expected, "{typed:?}");
        }
    }
}
