//! What people saw, for a picture of it.

use super::server::Fake;
use super::state::{BOT, Chat, Message};
use crate::talk::{Said, Talk};

/// The talk of a chat so far.
pub(super) fn of(fake: &Fake, chat: i64) -> Talk {
    let chat = fake.see(chat);
    let said = chat.messages.values();
    Talk {
        title: chat.name.clone(),
        said: said.map(|message| said_in(fake, &chat, message)).collect(),
        ..Talk::default()
    }
}

fn said_in(fake: &Fake, chat: &Chat, message: &Message) -> Said {
    let rows = message.keys.iter().map(|key| key.row + 1).max();
    let mut buttons = vec![Vec::new(); rows.unwrap_or(0)];
    for key in &message.keys {
        buttons[key.row].push(key.label.clone());
    }
    let answered = message.reply_to.and_then(|to| chat.messages.get(&to));
    let html = match message.html.is_empty() {
        true => crate::talk::escape(&message.text),
        false => message.html.clone(),
    };
    let mut said = Said {
        from: name(fake, message.from),
        is_bot: message.from == BOT,
        hidden: None,
        html,
        answers: answered.map(|old| (name(fake, old.from), old.text.clone())),
        buttons,
        file: message.document.clone(),
        picture: None,
    };
    if message.document.is_none() {
        let bytes = message.file.as_deref().and_then(|id| fake.file(id));
        said.picture = bytes.map(|bytes| crate::talk::picture(&bytes));
    }
    said
}

fn name(fake: &Fake, id: i64) -> String {
    let user = fake.state().user(id);
    user["first_name"].as_str().unwrap_or_default().to_owned()
}
