//! What is shown: words, a picture, buttons, a file.

use std::fmt;
use std::sync::Arc;

/// A piece of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// As it is; every platform escapes it its own way.
    Plain(String),
    /// A person called upon.
    Mention {
        /// Their account on this platform.
        account: String,
        /// The name to show.
        name: String,
        /// What stands after an @, where there is such a name.
        username: Option<String>,
    },
    /// Set apart in bold type.
    Bold(String),
}

impl Span {
    /// What is read.
    pub fn text(&self) -> &str {
        match self {
            Span::Plain(text) | Span::Bold(text) => text,
            Span::Mention { name, .. } => name,
        }
    }
}

/// A button under a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What stands on it.
    pub label: String,
    /// What comes back when it is pressed, at most 64 bytes.
    pub data: String,
}

/// A picture to be drawn; drawing it takes some milliseconds, away from the hall.
#[derive(Clone)]
pub struct Picture {
    /// The same key is the same picture, byte for byte.
    pub key: String,
    /// The same in words, for those who can't see it.
    pub alt: String,
    /// The same in a few sentences, where those words draw with signs.
    pub brief: Option<String>,
    /// `image/png` or `image/gif`.
    pub mime: &'static str,
    /// Draws it: the file's bytes.
    pub draw: Draw,
}

impl Picture {
    /// Whether it moves: a replay of a whole game, not one board.
    pub fn is_replay(&self) -> bool {
        self.mime == "image/gif"
    }

    /// What is read out to those who can't see it.
    pub fn read_out(&self) -> &str {
        self.brief.as_deref().unwrap_or(&self.alt)
    }
}

/// Draws a picture: the file's bytes.
pub type Draw = Arc<dyn Fn() -> Vec<u8> + Send + Sync>;

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Picture")
            .field("key", &self.key)
            .finish_non_exhaustive()
    }
}

/// A file to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// Its name, of safe letters.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl Document {
    /// A text of these lines.
    pub fn text(name: &str, lines: &[String]) -> Document {
        let mut bytes = lines.join("\n").into_bytes();
        bytes.push(b'\n');
        Document {
            name: name.to_owned(),
            bytes,
        }
    }
}

/// The most lines of news that a board tells which stands for older ones.
const NEWS: usize = 12;

/// What is to be shown.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// The words.
    pub text: Vec<Span>,
    /// How many lines at the beginning of the words tell what happened since the last board.
    pub news: usize,
    /// A picture above them.
    pub picture: Option<Picture>,
    /// Rows of buttons below.
    pub buttons: Vec<Vec<Button>>,
    /// A file beside.
    pub document: Option<Document>,
}

impl Body {
    /// These words and nothing else.
    pub fn of(text: String) -> Body {
        Body {
            text: vec![Span::Plain(text)],
            ..Body::default()
        }
    }

    /// The words without their marks.
    pub fn plain(&self) -> String {
        self.text.iter().map(Span::text).collect()
    }

    /// This body standing for an older board too that nobody saw: the older one's news go before
    /// its own, the oldest are left out when there are too many.
    #[must_use]
    pub fn over(mut self, older: &Body) -> Body {
        let told = older.plain();
        let told: Vec<&str> = told.lines().take(older.news).collect();
        let room = NEWS.saturating_sub(self.news).min(told.len());
        let told = told.get(told.len() - room..).unwrap_or_default();
        if !told.is_empty() {
            self.news += told.len();
            let told = format!("{}\n", told.join("\n"));
            self.text.insert(0, Span::Plain(told));
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str, news: usize) -> Body {
        Body {
            news,
            ..Body::of(text.to_owned())
        }
    }

    #[test]
    fn a_board_tells_what_those_told_that_it_replaced() {
        let check = |older: Body, newer: Body, expected: &str, news: usize| {
            let merged = newer.over(&older);
            assert_eq!((merged.plain().as_str(), merged.news), (expected, news));
        };
        let (first, second) = (board("A: x\nscore 1", 1), board("B: y\nscore 2", 1));
        check(first.clone(), second.clone(), "A: x\nB: y\nscore 2", 2);
        check(board("score 1", 0), second.clone(), "B: y\nscore 2", 1);
        check(second.over(&first), board("end", 0), "A: x\nB: y\nend", 2);
        let many: Vec<String> = (0..20).map(|n| n.to_string()).collect();
        let expected = format!("{}\nC: z\nend", many[9..].join("\n"));
        check(
            board(&many.join("\n"), 20),
            board("C: z\nend", 1),
            &expected,
            12,
        );
    }
}
