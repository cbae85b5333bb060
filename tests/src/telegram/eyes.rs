//! What a test sees of the server: messages as people have them, and the requests that made them.

use super::markup::Key;
use super::server::Fake;
use super::state::{Alert, BOT, Chat, Message};
use crate::talk::Talk;
use axum::body::Bytes;
use serde_json::Value;
use std::time::Instant;

impl Fake {
    /// What stands in a file, where it was kept.
    pub fn file(&self, id: &str) -> Option<Bytes> {
        self.state().album.as_ref()?.get(id).cloned()
    }

    /// Everything in a chat, people's and the bot's, the oldest first.
    pub fn talk(&self, chat: i64) -> Talk {
        super::talk::of(self, chat)
    }

    /// A chat as it is.
    pub fn see(&self, id: i64) -> Chat {
        self.state().chats.get(&id).cloned().expect("no such chat")
    }

    /// The bot's messages in a chat, the oldest first.
    pub fn of_bot(&self, id: i64) -> Vec<(i64, Message)> {
        let chat = self.see(id);
        chat.messages
            .into_iter()
            .filter(|(_, message)| message.from == BOT)
            .collect()
    }

    /// An inline message as it is.
    pub fn see_inline(&self, id: &str) -> Option<Message> {
        self.state().inline.get(id).cloned()
    }

    /// What was offered after `@bot`.
    pub fn results(&self) -> Vec<Value> {
        self.state().results.clone()
    }

    /// Answers to presses.
    pub fn alerts(&self) -> Vec<Alert> {
        self.state().alerts.clone()
    }

    /// Presses that nobody answered.
    pub fn unanswered(&self) -> usize {
        self.state().presses.len()
    }

    /// What is held against the requests so far.
    pub fn complaints(&self) -> Vec<String> {
        self.state().complaints.clone()
    }

    /// How many requests were over a limit.
    pub fn floods(&self) -> usize {
        self.state().floods
    }

    /// When requests of a method came that failed, or are about to, as they were told.
    pub fn failed(&self, method: &str) -> Vec<Instant> {
        let state = self.state();
        let failed = state.failed.iter().filter(|(_, name)| name == method);
        failed.map(|(at, _)| *at).collect()
    }

    /// How many requests of a method came.
    pub fn count(&self, method: &str) -> usize {
        self.state()
            .asked
            .iter()
            .filter(|asked| asked.method == method)
            .count()
    }

    /// When requests that write came, with their chats.
    pub fn written(&self) -> Vec<(Instant, i64)> {
        let state = self.state();
        let writes = state
            .asked
            .iter()
            .filter(|asked| asked.method.starts_with("send"));
        writes
            .map(|asked| (asked.at, asked.chat.unwrap_or_default()))
            .collect()
    }

    /// When an update was handed to the bot.
    pub fn handed(&self, update: i64) -> Option<Instant> {
        self.state().handed.get(&update).copied()
    }

    /// When the bot first sent something to a chat after that.
    pub fn first_after(&self, chat: i64, after: Instant) -> Option<Instant> {
        let state = self.state();
        let sent = state
            .asked
            .iter()
            .rev()
            .take_while(|asked| asked.at >= after);
        let there = sent.filter(|a| a.chat == Some(chat) && a.method.starts_with("send"));
        there.last().map(|asked| asked.at)
    }

    /// The address and the secret of the webhook.
    pub fn webhook(&self) -> Option<(String, String)> {
        self.state().webhook.clone()
    }

    /// Menus that were put: scope, language, how many commands.
    pub fn menus(&self) -> Vec<(String, String, usize)> {
        self.state().menus.clone()
    }

    /// The newest button of a chat whose label contains `label`: its message and data.
    pub fn find_key(&self, chat: i64, label: &str, is_gone: bool) -> Option<(i64, Key)> {
        let chat = self.see(chat);
        chat.messages.iter().rev().find_map(|(number, message)| {
            let gone = message.gone.iter().filter(|_| is_gone);
            let mut keys = message.keys.iter().chain(gone);
            let key = keys.find(|key| key.label.contains(label))?;
            Some((*number, key.clone()))
        })
    }

    /// Waits until the bot has made everything up to this update durable.
    pub async fn heard(&self, update: i64) -> bool {
        crate::stage::until(|| self.state().confirmed >= update).await
    }

    /// Everything told so far, until it was heard.
    pub async fn all_heard(&self) -> bool {
        let last = self.state().next_update;
        self.heard(last).await
    }
}
