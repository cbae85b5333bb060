//! What people saw, for a picture of it.

use super::Fake;
use super::world::{Message, World};
use crate::talk::{Lay, Said, Talk, escape, picture};

/// What Discord writes below what one person alone sees.
const HIDDEN: &str = "Это сообщение видно только вам";

impl Fake {
    /// The talk of a channel so far, as one of its people sees it.
    pub fn talk(&self, channel: &str, me: &str) -> Talk {
        let world = self.world();
        let id = world.users.iter().find(|user| user.who == me);
        let id = id.map(|user| user.id.clone());
        let seen = |message: &&Message| {
            let is_mine = message.to.is_none() || message.to == id;
            message.channel == channel && is_mine && !message.is_deleted
        };
        let said = world.messages.iter().filter(seen);
        Talk {
            me: me.to_owned(),
            said: said.map(|message| world.said(message)).collect(),
            lay: Lay::Rows,
            ..Talk::default()
        }
    }
}

impl World {
    fn said(&self, message: &Message) -> Said {
        let answered = message.reply_to.as_deref().and_then(|id| self.message(id));
        let answered = answered.and_then(|index| self.messages.get(index));
        let text = [message.content.as_str()].into_iter();
        let text = text.chain(message.embeds.iter().map(String::as_str));
        let rows = message.components.as_array().into_iter().flatten();
        let labels = |row| super::world::buttons(&serde_json::json!([row]));
        Said {
            from: self.author(message),
            is_bot: message.author.is_none(),
            hidden: message.to.is_some().then(|| HIDDEN.to_owned()),
            html: self.html(&text.collect::<Vec<_>>().join("\n")),
            answers: answered.map(|old| (self.author(old), old.content.clone())),
            picture: message.file.as_deref().map(picture),
            file: None,
            buttons: rows
                .map(|row| labels(row).into_iter().map(|(label, _)| label).collect())
                .collect(),
        }
    }

    fn author(&self, message: &Message) -> String {
        let author = message.author.as_deref().and_then(|id| self.user_by(id));
        author.map_or_else(|| "Тетрадка".to_owned(), |user| user.name.clone())
    }

    /// A text with its marks as HTML.
    fn html(&self, text: &str) -> String {
        let mut html = escape(&super::people::unescaped(text));
        for user in &self.users {
            let called = format!("<a>@{}</a>", escape(&user.name));
            html = html.replace(&format!("&lt;@{}&gt;", user.id), &called);
        }
        // Marks come in pairs.
        let mut bold = html.split("**").enumerate().peekable();
        let mut out = String::new();
        while let Some((index, piece)) = bold.next() {
            out.push_str(piece);
            if bold.peek().is_some() {
                out.push_str(["<b>", "</b>"][index % 2]);
            }
        }
        out
    }
}
