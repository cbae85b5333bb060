//! A message whose sending ended without an answer: it may stand there or not, and a bot can't read a
//! chat. But messages of a supergroup are numbered one after the other, and who sets the buttons that
//! a message of its own has already is told that nothing has changed. So a board in doubt is looked
//! for under the next few numbers, and sent again only when it isn't there.

use super::send::Sender;
use super::trouble::Trouble;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use teloxide::RequestError;
use teloxide::payloads::EditMessageReplyMarkupSetters;
use teloxide::prelude::Requester;
use teloxide::types::{ChatId, InlineKeyboardMarkup, MessageId};

/// Under how many numbers it is looked for: others may have written meanwhile.
const LOOKS: u8 = 4;
/// Supergroups have ids below this; elsewhere numbers go through all chats.
const SUPERGROUPS: i64 = -1_000_000_000_000;
/// The most chats whose newest message is remembered.
const MOST: usize = 20_000;

/// The newest message known in each chat.
#[derive(Default)]
pub(super) struct Newest(Mutex<HashMap<i64, i32>>);

impl Newest {
    /// There is such a message.
    pub(super) fn note(&self, chat: i64, message: i32) {
        if chat > SUPERGROUPS {
            return;
        }
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST && !all.contains_key(&chat) {
            all.clear();
        }
        let newest = all.entry(chat).or_insert(message);
        *newest = message.max(*newest);
    }

    fn of(&self, chat: i64) -> Option<i32> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&chat).copied()
    }

    /// Where a message that is sent now would be looked for.
    pub(super) fn before(
        &self,
        chat: ChatId,
        keys: Option<&InlineKeyboardMarkup>,
    ) -> Option<Doubt> {
        // Without buttons it would be like any other.
        keys?;
        let next = self.of(chat.0)?.checked_add(1)?;
        Some(Doubt { next, left: LOOKS })
    }
}

/// Where a message in doubt may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Doubt {
    next: i32,
    left: u8,
}

/// What a look has shown.
#[derive(Debug)]
pub(super) enum Look {
    /// It stands there.
    Found(i32),
    /// Not there; perhaps behind it.
    Next(Doubt),
    /// It is nowhere.
    Nowhere,
    /// The look itself failed.
    Failed(Doubt, RequestError),
}

impl Sender {
    /// Looks for a message with these buttons under one number.
    pub(super) async fn look(
        &self,
        chat: ChatId,
        doubt: Doubt,
        keys: InlineKeyboardMarkup,
    ) -> Look {
        let Doubt { next, left } = doubt;
        let edit = self.bot.edit_message_reply_markup(chat, MessageId(next));
        if let Err(error) = edit.reply_markup(keys).await {
            match Trouble::of(&error) {
                Trouble::Needless => return Look::Found(next),
                Trouble::NoMessage => {}
                _ => return Look::Failed(doubt, error),
            }
        }
        match (next.checked_add(1), left.saturating_sub(1)) {
            (Some(next), left) if left > 0 => Look::Next(Doubt { next, left }),
            _ => Look::Nowhere,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_told_apart_is_looked_for() {
        let newest = Newest::default();
        let (group, person) = (ChatId(-1_001_000_000_000), ChatId(5));
        let keys = InlineKeyboardMarkup::default();
        assert_eq!(newest.before(group, Some(&keys)), None);
        newest.note(group.0, 7);
        newest.note(group.0, 6);
        newest.note(person.0, 7);
        let doubt = Doubt {
            next: 8,
            left: LOOKS,
        };
        assert_eq!(newest.before(group, Some(&keys)), Some(doubt));
        assert_eq!(newest.before(group, None), None);
        assert_eq!(newest.before(person, Some(&keys)), None);
    }

    #[test]
    fn not_more_chats_are_remembered_than_fit() {
        let newest = Newest::default();
        for n in 0..MOST as i64 + 10 {
            newest.note(SUPERGROUPS - n, 1);
        }
        assert!(newest.0.lock().unwrap().len() <= MOST);
    }
}
