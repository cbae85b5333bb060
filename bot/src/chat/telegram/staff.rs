//! Who runs a chat, asked of Telegram when it matters. An admin is remembered for a while; who isn't
//! one is asked for each time, for they may have become one a moment ago.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use teloxide::prelude::{Bot, Requester};
use teloxide::types::ChatId;

/// How long an answer is believed.
const FRESH: Duration = Duration::from_secs(300);
/// How long an answer may take: people wait for it.
const PATIENCE: Duration = Duration::from_secs(3);
/// The most chats remembered.
const MOST: usize = 10_000;

/// The admins of chats.
#[derive(Default)]
pub(super) struct Staff(Mutex<HashMap<i64, (Instant, HashSet<u64>)>>);

impl Staff {
    /// Whether somebody is an admin of a chat. Not when Telegram doesn't say so in time.
    pub(super) async fn is_admin(&self, bot: &Bot, chat: i64, person: u64) -> bool {
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((at, admins)) = known().get(&chat)
            && at.elapsed() < FRESH
            && admins.contains(&person)
        {
            return true;
        }
        let asked = bot.get_chat_administrators(ChatId(chat));
        let admins = match tokio::time::timeout(PATIENCE, asked.into_future()).await {
            Ok(Ok(members)) => members.iter().map(|member| member.user.id.0).collect(),
            Ok(Err(error)) => {
                tracing::debug!(chat, error = %super::send::told(&error), "no list of admins");
                HashSet::new()
            }
            Err(_) => return false,
        };
        let is_admin = admins.contains(&person);
        let mut known = known();
        if known.len() >= MOST {
            known.retain(|_, (at, _)| at.elapsed() < FRESH);
        }
        if known.len() < MOST {
            known.insert(chat, (Instant::now(), admins));
        }
        is_admin
    }
}
