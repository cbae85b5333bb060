//! Links into the private chat with the bot, and what waits there for somebody.

use crate::chat::{Account, Body, Button, Span};
use crate::speech::commands::find;
use crate::speech::{Tongue, lang_of};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What a link says that leads to a secret.
const SECRET: &str = "secret";
/// How long a secret waits, and how many do.
const WAITS: Duration = Duration::from_secs(3600);
const MOST: usize = 1_000;

/// What can't be shown to people before they have opened their chat with the bot.
#[derive(Default)]
pub(super) struct Secrets(Mutex<HashMap<String, (Instant, Body)>>);

impl Secrets {
    pub(super) fn keep(&self, person: &str, body: Body) {
        let now = Instant::now();
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, (since, _)| now.duration_since(*since) < WAITS);
        if all.len() < MOST {
            all.insert(person.to_owned(), (now, body));
        }
    }

    pub(super) fn take(&self, person: &str) -> Option<Body> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (since, body) = all.remove(person)?;
        (since.elapsed() < WAITS).then_some(body)
    }
}

/// How a button says that it opens an address: buttons of the hall carry no such thing.
const ADDRESS: &str = "https://t.me/";

/// The address behind a button that opens one.
pub(super) fn address(button: &Button) -> Option<&str> {
    button.data.starts_with(ADDRESS).then_some(&button.data)
}

/// Asks somebody to open their chat with the bot.
pub(super) fn invitation(bot: &str, to: &Account) -> Body {
    let lang = to.language.as_deref().and_then(lang_of).unwrap_or_default();
    let tongue = Tongue::new(lang);
    let button = Button {
        label: tongue.tell("telegram-open"),
        data: format!("{ADDRESS}{bot}?start={SECRET}"),
    };
    Body {
        text: vec![Span::Plain(tongue.tell("telegram-in-private"))],
        buttons: vec![vec![button]],
        ..Body::default()
    }
}

/// What a link wants that somebody followed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Started {
    /// What waits for them.
    Secret,
    /// A command.
    Said(String),
}

/// What stands after `/start`: letters, digits, `_` and `-` alone.
pub(super) fn started(payload: &str) -> Started {
    if payload == SECRET {
        return Started::Secret;
    }
    let (name, rest) = payload.split_once('_').unwrap_or((payload, ""));
    let is_safe = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    match find(name) {
        Some(entry) if payload.chars().all(is_safe) => {
            let rest = rest.replace('_', " ");
            Started::Said(format!("/{} {rest}", entry.name).trim_end().to_owned())
        }
        _ => Started::Said("/start".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_a_command() {
        let said = |text: &str| Started::Said(text.to_owned());
        let check =
            |payload: &str, expected: Started| assert_eq!(started(payload), expected, "{payload}");
        check("", said("/start"));
        check("secret", Started::Secret);
        check("games", said("/games"));
        check("balda_5x5", said("/balda 5x5"));
        check("nosuch_1", said("/start"));
        check("balda_<b>", said("/start"));
    }

    #[test]
    fn a_secret_is_given_once() {
        let secrets = Secrets::default();
        assert!(secrets.take("1").is_none());
        secrets.keep("1", Body::default());
        assert!(secrets.take("2").is_none());
        assert!(secrets.take("1").is_some());
        assert!(secrets.take("1").is_none());
    }
}
