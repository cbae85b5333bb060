//! The lines of a transcript.

use crate::chat::RoomKind;

/// Who does something, in which chat; None is the first one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Who {
    pub(super) chat: Option<String>,
    pub(super) name: String,
}

/// Which buttons can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    /// Those that are there.
    Now,
    /// Those that were there once too: an old message on somebody's screen.
    Once,
}

/// One line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Line {
    Chat {
        name: String,
        kind: RoomKind,
        lang: String,
    },
    Admin(String),
    Says {
        who: Who,
        text: String,
        reply: bool,
    },
    Presses {
        who: Who,
        label: String,
        which: Which,
    },
    Waits(u64),
    Restart,
    Expects {
        chat: Option<String>,
        to: Option<String>,
        text: String,
    },
    ExpectsNothing,
}

/// Reads a line; None for an empty one and a comment.
///
/// # Errors
/// What can't be read.
pub(super) fn read(line: &str) -> Result<Option<Line>, String> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let unread = || format!("can't read «{line}»");
    if line == "restart" {
        return Ok(Some(Line::Restart));
    }
    if line == "bot!" {
        return Ok(Some(Line::ExpectsNothing));
    }
    if let Some(time) = line.strip_prefix('+') {
        return time_of(time)
            .map(|ms| Some(Line::Waits(ms)))
            .ok_or_else(unread);
    }
    if let Some(rest) = line.strip_prefix("chat ") {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let (name, kind, lang) = match words.as_slice() {
            [kind, lang] => ("", *kind, *lang),
            [name, kind, lang] => (*name, *kind, *lang),
            _ => return Err(unread()),
        };
        let kind = match kind {
            "group" => RoomKind::Group,
            "private" => RoomKind::Private,
            _ => return Err(unread()),
        };
        let (name, lang) = (name.to_owned(), lang.to_owned());
        return Ok(Some(Line::Chat { name, kind, lang }));
    }
    if let Some(name) = line.strip_prefix("admin ") {
        return Ok(Some(Line::Admin(name.trim().to_owned())));
    }
    if let Some(rest) = line.strip_prefix("bot")
        && let Some((to, text)) = rest.split_once('<')
        && (to.is_empty() || to.starts_with('@'))
    {
        let to = to.strip_prefix('@').map(str::to_owned);
        let text = text.trim().to_owned();
        return Ok(Some(Line::Expects {
            chat: None,
            to,
            text,
        }));
    }
    let (who, text) = line.split_once('>').ok_or_else(unread)?;
    let who = match who.strip_prefix('@') {
        Some(rest) => {
            let (chat, name) = rest.split_once(' ').ok_or_else(unread)?;
            Who {
                chat: Some(chat.to_owned()),
                name: name.trim().to_owned(),
            }
        }
        None => Who {
            chat: None,
            name: who.trim().to_owned(),
        },
    };
    if who.name.is_empty() {
        return Err(unread());
    }
    let text = text.trim();
    let (pressed, which) = match text.strip_prefix("(old)") {
        Some(pressed) => (pressed.trim(), Which::Once),
        None => (text, Which::Now),
    };
    if let Some(label) = pressed
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
    {
        return Ok(Some(Line::Presses {
            who,
            label: label.to_owned(),
            which,
        }));
    }
    let (text, reply) = match text.strip_prefix("(reply)") {
        Some(text) => (text.trim(), true),
        None => (text, false),
    };
    Ok(Some(Line::Says {
        who,
        text: text.to_owned(),
        reply,
    }))
}

/// `45s`, `2m`, `1h`, `7d` in ms.
fn time_of(text: &str) -> Option<u64> {
    let unit = match text.chars().last()? {
        's' => 1_000,
        'm' => 60_000,
        'h' => 3_600_000,
        'd' => 86_400_000,
        _ => return None,
    };
    let number: u64 = text.get(..text.len() - 1)?.parse().ok()?;
    // A year is the longest anybody waits in a transcript.
    number
        .checked_mul(unit)
        .filter(|&ms| ms <= 366 * 86_400_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        let who = |name: &str| Who {
            chat: None,
            name: name.to_owned(),
        };
        let check =
            |text: &str, expected: Line| assert_eq!(read(text), Ok(Some(expected)), "{text}");
        check("+45s", Line::Waits(45_000));
        check(
            "Анна> лак",
            Line::Says {
                who: who("Анна"),
                text: "лак".into(),
                reply: false,
            },
        );
        check(
            "Анна> (reply) лак",
            Line::Says {
                who: who("Анна"),
                text: "лак".into(),
                reply: true,
            },
        );
        check(
            "Анна> [Играю]",
            Line::Presses {
                who: who("Анна"),
                label: "Играю".into(),
                which: Which::Now,
            },
        );
        check(
            "Анна> (old) [Играю]",
            Line::Presses {
                who: who("Анна"),
                label: "Играю".into(),
                which: Which::Once,
            },
        );
        check(
            "bot< да",
            Line::Expects {
                chat: None,
                to: None,
                text: "да".into(),
            },
        );
        let to = Some("Анна".to_owned());
        check(
            "bot@Анна< да",
            Line::Expects {
                chat: None,
                to,
                text: "да".into(),
            },
        );
        check("bot!", Line::ExpectsNothing);
        assert_eq!(read("# ничего"), Ok(None));
        for bad in [
            "лак",
            "+9x",
            "chat",
            "chat circus ru",
            "> текст",
            "+99999999999999999999s",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
