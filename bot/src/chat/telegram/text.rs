//! Words as Telegram's HTML, cut where its limits want it. Lengths are counted as Telegram counts:
//! in UTF-16 units of what is read, not of its marks.

use crate::chat::Span;

/// The most units of a message.
pub(super) const MESSAGE: usize = 4096;
/// The most units below a picture.
pub(super) const CAPTION: usize = 1024;
/// The most units of an answer to a press.
pub(super) const ALERT: usize = 200;
/// The most messages that one text is spread over; what is longer still is cut.
const MOST_PARTS: usize = 4;

/// How long a text is for Telegram.
pub(super) fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// A text that fits HTML.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            c => escaped.push(c),
        }
    }
    escaped
}

/// A text in HTML with its length as it is read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Html {
    pub(super) text: String,
    pub(super) length: usize,
}

impl Html {
    fn push(&mut self, read: &str, written: &str) {
        self.text.push_str(written);
        self.length += length(read);
    }
}

fn written(span: &Span, read: &str) -> String {
    let text = escape(read);
    match span {
        Span::Plain(_) => text,
        Span::Bold(_) => format!("<b>{text}</b>"),
        // Only people are called upon; who writes as a channel or as the group is named in bold.
        Span::Mention { account, .. } => match account.parse::<u64>() {
            Ok(id) => format!("<a href=\"tg://user?id={id}\">{text}</a>"),
            Err(_) => format!("<b>{text}</b>"),
        },
    }
}

/// All of it as one text, if it isn't longer than `most`.
pub(super) fn whole(spans: &[Span], most: usize) -> Option<Html> {
    let read: usize = spans.iter().map(|span| length(span.text())).sum();
    if read > most {
        return None;
    }
    let mut html = Html::default();
    for span in spans {
        html.push(span.text(), &written(span, span.text()));
    }
    Some(html)
}

/// The text in parts of at most `most` units, parted between lines where that can be.
pub(super) fn parts(spans: &[Span], most: usize) -> Vec<Html> {
    let mut parts = vec![Html::default()];
    for span in spans {
        for piece in span.text().split_inclusive('\n') {
            let mut rest = piece;
            while !rest.is_empty() {
                let Some(part) = parts.last_mut() else {
                    return parts;
                };
                let room = most.saturating_sub(part.length);
                let fits = fitting(rest, room);
                // A line that would fit alone isn't torn.
                let tears = fits < rest.len() && part.length > 0 && length(rest) <= most;
                if fits == 0 || tears {
                    if parts.len() == MOST_PARTS {
                        return closed(parts);
                    }
                    parts.push(Html::default());
                    continue;
                }
                let (now, later) = rest.split_at(fits);
                part.push(now, &written(span, now));
                rest = later;
            }
        }
    }
    closed(parts)
}

/// Telegram refuses messages of white space alone.
fn closed(parts: Vec<Html>) -> Vec<Html> {
    let said = |part: &Html| !part.text.trim().is_empty();
    parts.into_iter().filter(said).collect()
}

/// How many bytes of a text fit in `room` units.
fn fitting(text: &str, room: usize) -> usize {
    let mut units = 0;
    for (index, c) in text.char_indices() {
        units += c.len_utf16();
        if units > room {
            return index;
        }
    }
    text.len()
}

/// A picture in words, folded away until somebody opens it.
pub(super) fn folded(alt: &str) -> String {
    format!("\n<blockquote expandable>{}</blockquote>", escape(alt))
}

/// A text cut to `most` units, with an ellipsis where something is missing.
pub(super) fn cut(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let end = fitting(text, most.saturating_sub(1));
    format!("{}…", text[..end].trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Vec<Span> {
        vec![Span::Plain(text.to_owned())]
    }

    #[test]
    fn strange_names_break_no_formatting() {
        let check = |name: &str, account: &str, expected: &str| {
            let span = Span::Mention {
                account: account.to_owned(),
                name: name.to_owned(),
                username: None,
            };
            assert_eq!(whole(&[span], 100).unwrap().text, expected);
        };
        check(
            "<b>_*Ann & \"Co\"",
            "12",
            "<a href=\"tg://user?id=12\">&lt;b&gt;_*Ann &amp; &quot;Co&quot;</a>",
        );
        check("شخص", "7", "<a href=\"tg://user?id=7\">شخص</a>");
        check("Группа", "chat-100", "<b>Группа</b>");
        check("x", "1\"><script>", "<b>x</b>");
    }

    #[test]
    fn lengths_are_those_of_what_is_read_in_utf16() {
        assert_eq!(length("лак"), 3);
        assert_eq!(length("😀"), 2);
        let html = whole(&plain("a<b"), 3).unwrap();
        assert_eq!((html.length, html.text.as_str()), (3, "a&lt;b"));
        assert_eq!(whole(&plain("😀😀"), 3), None);
    }

    #[test]
    fn long_texts_are_parted_between_lines() {
        let check = |text: &str, most: usize, expected: &[&str]| {
            let parts: Vec<String> = parts(&plain(text), most)
                .into_iter()
                .map(|p| p.text)
                .collect();
            assert_eq!(parts, expected, "{text}");
        };
        check("one\ntwo\nthree", 8, &["one\ntwo\n", "three"]);
        check("one\ntwo", 100, &["one\ntwo"]);
        check("abcdefgh", 3, &["abc", "def", "gh"]);
        check("ab\n\n\n\n", 3, &["ab\n"]);
        check("😀😀😀", 3, &["😀", "😀", "😀"]);
        check("", 5, &[]);
        let long = "x".repeat(100);
        assert_eq!(parts(&plain(&long), 10).len(), MOST_PARTS);
    }

    #[test]
    fn a_cut_says_that_something_is_missing() {
        assert_eq!(cut("abc", 3), "abc");
        assert_eq!(cut("abcd", 3), "ab…");
        assert_eq!(cut("😀😀", 3), "😀…");
    }
}
