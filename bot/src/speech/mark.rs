//! Marks inside a text: who is called upon. A text goes through Fluent as one string; the marks
//! in it are private characters, which no name or message can hold (they are taken out on entry).

use crate::chat::Span;

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

/// A name fit to be shown anywhere: one line, no control or direction marks, none of our own
/// marks, at most `most` characters, the rest an ellipsis. Empty stays empty.
pub fn clean(name: &str, most: usize) -> String {
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}')
            || matches!(c, '\u{FEFF}' | '\u{E000}'..='\u{F8FF}' | '\u{FFF0}'..='\u{FFFB}')
            || matches!(c, '\u{E0000}'..='\u{E0FFF}' | '\u{F0000}'..='\u{10FFFF}')
    };
    let kept: String = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| !unseen(c) || c == '\u{200D}')
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
