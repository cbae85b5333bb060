//! The lines of a transcript.

use crate::chat::{Platform, RoomKind};

/// Who does something, in which chat; None is the first one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Who {
    /// The chat's name.
    pub chat: Option<String>,
    /// The person's.
    pub name: String,
}

/// Which buttons can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// Those that are there.
    Now,
    /// Those that were there once too: an old message on somebody's screen.
    Once,
}

/// How something is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// In the chat.
    Plain,
    /// As a reply to the bot's last message.
    Reply,
    /// In the chat, and the process ends when it is durable.
    Crash,
}

/// One line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// There is a chat.
    Chat {
        /// Empty: the first.
        name: String,
        /// Its kind.
        kind: RoomKind,
        /// Its language, as a code.
        lang: String,
        /// Where it is.
        platform: Platform,
    },
    /// Somebody runs the chat.
    Admin(String),
    /// What stands after an @ for somebody.
    Username {
        /// Who.
        name: String,
        /// What.
        username: String,
    },
    /// Somebody types something.
    Says {
        /// Who.
        who: Who,
        /// What.
        text: String,
        /// How.
        how: How,
    },
    /// Somebody presses a button.
    Presses {
        /// Who.
        who: Who,
        /// What stands on it, or a part of that.
        label: String,
        /// Whether it may be gone.
        which: Which,
        /// Whether the process ends then.
        how: How,
    },
    /// So many milliseconds pass.
    Waits(u64),
    /// The process is started again.
    Restart,
    /// The bot has said something since the last input.
    Expects {
        /// Where; anywhere.
        chat: Option<String>,
        /// To whom alone; to anybody.
        to: Option<String>,
        /// A part of it.
        text: String,
    },
    /// It has said nothing.
    ExpectsNothing,
    /// It has said nothing with this in it.
    ExpectsNot(String),
    /// There is no such button that somebody could press.
    Lacks {
        /// Who.
        who: Who,
        /// What stands on it, or a part of that.
        label: String,
    },
}

/// Reads a line; None for an empty one and a comment.
///
/// # Errors
/// What can't be read.
pub fn read(line: &str) -> Result<Option<Line>, String> {
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
    if let Some(text) = line.strip_prefix("bot!<") {
        return Ok(Some(Line::ExpectsNot(text.trim().to_owned())));
    }
    if let Some(time) = line.strip_prefix('+') {
        return time_of(time)
            .map(|ms| Some(Line::Waits(ms)))
            .ok_or_else(unread);
    }
    if let Some(rest) = line.strip_prefix("chat ") {
        return chat(rest).map(Some).ok_or_else(unread);
    }
    if let Some(rest) = line.strip_prefix("username ") {
        let (name, username) = rest.rsplit_once(' ').ok_or_else(unread)?;
        return Ok(Some(Line::Username {
            name: name.trim().to_owned(),
            username: username.to_owned(),
        }));
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
    if let Some(label) = text.strip_prefix("(none)").map(str::trim)
        && let Some(label) = label
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'))
    {
        let label = label.to_owned();
        return Ok(Some(Line::Lacks { who, label }));
    }
    let (pressed, which, how) = match (text.strip_prefix("(old)"), text.strip_prefix("(crash)")) {
        (Some(pressed), _) => (pressed.trim(), Which::Once, How::Plain),
        (None, Some(pressed)) => (pressed.trim(), Which::Now, How::Crash),
        (None, None) => (text, Which::Now, How::Plain),
    };
    if let Some(label) = pressed
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
    {
        return Ok(Some(Line::Presses {
            who,
            label: label.to_owned(),
            which,
            how,
        }));
    }
    let marks = [("(reply)", How::Reply), ("(crash)", How::Crash)];
    let marked = marks
        .iter()
        .find_map(|&(mark, how)| Some((text.strip_prefix(mark)?.trim(), how)));
    let (text, how) = marked.unwrap_or((text, How::Plain));
    Ok(Some(Line::Says {
        who,
        text: text.to_owned(),
        how,
    }))
}

/// `[NAME] KIND LANGUAGE [PLATFORM]`.
fn chat(text: &str) -> Option<Line> {
    let kind_of = |word: &str| match word {
        "group" => Some(RoomKind::Group),
        "private" => Some(RoomKind::Private),
        _ => None,
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let (name, rest) = match words.as_slice() {
        [kind, ..] if kind_of(kind).is_some() => ("", words.as_slice()),
        [name, rest @ ..] => (*name, rest),
        [] => return None,
    };
    let (kind, lang, platform) = match rest {
        [kind, lang] => (kind, lang, Platform::Script),
        [kind, lang, "telegram"] => (kind, lang, Platform::Telegram),
        [kind, lang, "discord"] => (kind, lang, Platform::Discord),
        _ => return None,
    };
    Some(Line::Chat {
        name: name.to_owned(),
        kind: kind_of(kind)?,
        lang: (*lang).to_owned(),
        platform,
    })
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
                how: How::Plain,
            },
        );
        check(
            "Анна> (reply) лак",
            Line::Says {
                who: who("Анна"),
                text: "лак".into(),
                how: How::Reply,
            },
        );
        check(
            "Анна> [Играю]",
            Line::Presses {
                who: who("Анна"),
                label: "Играю".into(),
                which: Which::Now,
                how: How::Plain,
            },
        );
        check(
            "Анна> (old) [Играю]",
            Line::Presses {
                who: who("Анна"),
                label: "Играю".into(),
                which: Which::Once,
                how: How::Plain,
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
        check(
            "Анна> (crash) [Играю]",
            Line::Presses {
                who: who("Анна"),
                label: "Играю".into(),
                which: Which::Now,
                how: How::Crash,
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
        check("bot!< да", Line::ExpectsNot("да".into()));
        check(
            "Анна> (none) [Играю]",
            Line::Lacks {
                who: who("Анна"),
                label: "Играю".into(),
            },
        );
        check(
            "chat там group en telegram",
            Line::Chat {
                name: "там".into(),
                kind: RoomKind::Group,
                lang: "en".into(),
                platform: Platform::Telegram,
            },
        );
        assert_eq!(read("# ничего"), Ok(None));
        for bad in [
            "лак",
            "+9x",
            "chat",
            "chat circus ru",
            "chat group",
            "chat group ru nowhere",
            "username anna",
            "> текст",
            "+99999999999999999999s",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
