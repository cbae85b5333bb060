//! What people do, and what they see.

use super::Fake;
use super::markup;
use super::world::{
    Channel, GUILD, Given, Interaction, Kind, ME, Message, State, Threading, World, rights,
};
use serde_json::{Value, json};
use std::time::Instant;

/// Something that was shown to people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// Where.
    pub channel: String,
    /// Who alone saw it, by name.
    pub to: Option<String>,
    /// When it was written.
    pub at: Instant,
    /// All of it in words: the text, what files are described as, the labels of buttons.
    pub text: String,
}

impl Fake {
    /// A channel of the server, or a thread in one.
    pub fn channel(&self, locale: &str, parent: Option<&str>) -> String {
        let mut world = self.world();
        let id = world.id();
        let kind = match parent {
            Some(parent) => Kind::Thread(parent.to_owned()),
            None => Kind::Text,
        };
        let channel = Channel {
            id: id.clone(),
            kind,
            locale: locale.to_owned(),
            rights: rights::ALL,
            is_gone: false,
            threading: Threading::Open,
        };
        let json = channel.json();
        world.channels.insert(id.clone(), channel);
        let name = match parent {
            Some(_) => "THREAD_CREATE",
            None => "CHANNEL_CREATE",
        };
        world.happen(name, &json, false);
        id
    }

    /// The channel between somebody and the bot.
    pub fn direct(&self, name: &str, locale: &str) -> String {
        let mut world = self.world();
        let user = world.user(name);
        let id = world.direct(&user.id);
        if let Some(channel) = world.channels.get_mut(&id) {
            channel.locale = locale.to_owned();
        }
        id
    }

    /// What the bot may do in a channel from now on.
    pub fn allow(&self, channel: &str, rights: u64) {
        if let Some(channel) = self.world().channels.get_mut(channel) {
            channel.rights = rights;
        }
    }

    /// A thread goes out of sight.
    pub fn archive(&self, thread: &str) {
        self.thread(thread, Threading::Archived);
    }

    /// A thread is closed for good.
    pub fn lock(&self, thread: &str) {
        self.thread(thread, Threading::Locked);
    }

    /// A thread is open again.
    pub fn open(&self, thread: &str) {
        self.thread(thread, Threading::Open);
    }

    fn thread(&self, thread: &str, threading: Threading) {
        if let Some(channel) = self.world().channels.get_mut(thread) {
            channel.threading = threading;
        }
    }

    /// A message of the bot's is deleted by somebody else.
    pub fn delete_message(&self, message: &str) {
        let mut world = self.world();
        let index = world.message(message);
        if let Some(message) = index.and_then(|index| world.messages.get_mut(index)) {
            message.is_deleted = true;
        }
    }

    /// A channel is deleted.
    pub fn delete(&self, channel: &str) {
        let mut world = self.world();
        if let Some(found) = world.channels.get_mut(channel) {
            found.is_gone = true;
            let json = found.json();
            world.happen("CHANNEL_DELETE", &json, false);
        }
    }

    /// Somebody runs the server.
    pub fn admin(&self, name: &str) {
        let mut world = self.world();
        let id = world.user(name).id;
        if let Some(user) = world.users.iter_mut().find(|user| user.id == id) {
            user.is_admin = true;
        }
    }

    /// Somebody takes no direct messages.
    pub fn close_direct(&self, name: &str) {
        let mut world = self.world();
        let id = world.user(name).id;
        if let Some(user) = world.users.iter_mut().find(|user| user.id == id) {
            user.is_open = false;
        }
    }

    /// Somebody types a message; its id.
    pub fn say(&self, name: &str, channel: &str, text: &str, reply_to: Option<&str>) -> String {
        let mut world = self.world();
        let user = world.user(name);
        let id = world.id();
        let mut mentions = Vec::new();
        let mut content = text.to_owned();
        for other in world.users.clone() {
            let called = format!("@{}", other.who);
            if content.contains(&called) {
                content = content.replace(&called, &format!("<@{}>", other.id));
                mentions.push(other.json());
            }
        }
        let mut event = json!({
            "id": id, "channel_id": channel, "content": content, "author": user.json(),
            "type": 0, "mentions": mentions, "timestamp": "2026-09-01T09:00:00+00:00",
            "attachments": [], "embeds": [], "components": [], "pinned": false, "tts": false,
        });
        let is_direct = world.is_direct(channel);
        if !is_direct {
            event["guild_id"] = GUILD.into();
            event["member"] = json!({ "nick": null, "roles": [] });
        }
        if let Some(replied) = reply_to {
            let index = world.message(replied);
            let known = index.and_then(|index| world.messages.get(index));
            event["type"] = 19.into();
            event["message_reference"] = json!({ "type": 0, "message_id": replied });
            event["referenced_message"] = known.map(Message::json).unwrap_or_default();
        }
        let message = Message {
            id: id.clone(),
            channel: channel.to_owned(),
            author: Some(user.id),
            to: None,
            content,
            embeds: Vec::new(),
            attachments: Vec::new(),
            components: Value::Null,
            gone: Vec::new(),
            reply_to: None,
            nonce: None,
            is_deleted: false,
            at: Instant::now(),
            bytes: 0,
            file: None,
        };
        world.messages.push(message);
        world.happen("MESSAGE_CREATE", &event, is_direct);
        id
    }

    /// Somebody gives a slash command; the interaction's id.
    pub fn command(
        &self,
        name: &str,
        channel: &str,
        command: &str,
        options: &[(&str, Given)],
    ) -> String {
        let mut world = self.world();
        let mut users = serde_json::Map::new();
        let mut given = Vec::new();
        for (option, value) in options {
            given.push(match value {
                Given::Text(text) => json!({ "name": option, "type": 3, "value": text }),
                Given::Whether(is_on) => json!({ "name": option, "type": 5, "value": is_on }),
                Given::User(name) => {
                    let user = world.user(name);
                    users.insert(user.id.clone(), user.json());
                    json!({ "name": option, "type": 6, "value": user.id })
                }
            });
        }
        let data = json!({
            "id": "1", "name": command, "type": 1, "options": given, "resolved": { "users": users },
        });
        world.interact(name, channel, 2, data, None)
    }

    /// An interaction as Discord tells of it.
    pub fn event(&self, interaction: &str) -> Value {
        let world = self.world();
        let known = world.interactions.get(interaction);
        known.map(|i| i.event.clone()).unwrap_or_default()
    }

    /// The bot answered with this to what was brought to its own address.
    pub fn is_answered(&self, interaction: &str, answer: &Value) {
        let mut world = self.world();
        let known = world.interactions.get(interaction);
        let token = known.map(|i| i.token.clone()).unwrap_or_default();
        world.callback(interaction, &token, answer);
    }

    /// Somebody uses a command about a user.
    pub fn user_command(&self, name: &str, channel: &str, command: &str, target: &str) -> String {
        let mut world = self.world();
        let target = world.user(target);
        let users = json!({ target.id.clone(): target.json() });
        let data = json!({
            "id": "1", "name": command, "type": 2, "target_id": target.id,
            "resolved": { "users": users },
        });
        world.interact(name, channel, 2, data, None)
    }

    /// Somebody types an option, having given others; the proposals come to [`Fake::answer`].
    pub fn complete(
        &self,
        name: &str,
        channel: &str,
        command: &str,
        option: (&str, &str),
        others: &[(&str, &str)],
    ) -> String {
        let mut options: Vec<Value> = others
            .iter()
            .map(|(name, value)| json!({ "name": name, "type": 3, "value": value }))
            .collect();
        options.push(json!({ "name": option.0, "type": 3, "value": option.1, "focused": true }));
        let data = json!({ "id": "1", "name": command, "type": 1, "options": options });
        self.world().interact(name, channel, 4, data, None)
    }

    /// Somebody presses a button of a message, or chooses from its menu.
    pub fn press(&self, name: &str, message: &str, id: &str) -> Option<String> {
        let mut world = self.world();
        let known = world.messages.get(world.message(message)?)?.clone();
        let is_menu = known.components.to_string().contains("\"options\"");
        let data = match is_menu {
            true => json!({ "custom_id": "menu0", "component_type": 3, "values": [id] }),
            false => json!({ "custom_id": id, "component_type": 2 }),
        };
        Some(world.interact(name, &known.channel, 3, data, Some(&known)))
    }

    /// Somebody fills in the dialog that their press opened.
    pub fn fill_in(&self, name: &str, message: &str, text: &str) -> Option<String> {
        let mut world = self.world();
        let known = world.messages.get(world.message(message)?)?.clone();
        let field = json!({ "type": 4, "custom_id": "move", "value": text });
        let rows = json!([{ "type": 1, "components": [field] }]);
        let data = json!({ "custom_id": "move", "components": rows });
        Some(world.interact(name, &known.channel, 5, data, Some(&known)))
    }

    /// The answer to an interaction that was no message.
    pub fn answer(&self, interaction: &str) -> Option<Value> {
        self.world().interactions.get(interaction)?.answer.clone()
    }

    /// Whether an interaction was acknowledged and nobody is left waiting for it.
    pub fn is_settled(&self, interaction: &str) -> bool {
        let world = self.world();
        let state = world.interactions.get(interaction).map(|i| i.state);
        matches!(state, Some(State::Quiet | State::Answered))
    }

    /// The newest message in a channel with a button whose label contains this, that somebody sees:
    /// its id and the button's. `once`: buttons that were taken away too.
    pub fn button(
        &self,
        name: &str,
        channel: &str,
        label: &str,
        once: bool,
    ) -> Option<(String, String)> {
        let mut world = self.world();
        let user = world.user(name).id;
        let seen = |m: &&Message| {
            m.channel == channel && m.author.is_none() && m.to.as_ref().is_none_or(|to| *to == user)
        };
        world
            .messages
            .iter()
            .rev()
            .filter(seen)
            .find_map(|message| {
                let mut buttons = message.buttons();
                if once {
                    buttons.extend(message.gone.clone());
                }
                let found = buttons.into_iter().find(|(shown, _)| shown.contains(label));
                found.map(|(_, id)| (message.id.clone(), id))
            })
    }

    /// The bot's newest message in a channel that all see.
    pub fn last(&self, channel: &str) -> Option<String> {
        let world = self.world();
        let theirs = |m: &&Message| m.channel == channel && m.author.is_none() && m.to.is_none();
        world
            .messages
            .iter()
            .rev()
            .find(theirs)
            .map(|m| m.id.clone())
    }

    /// What was shown since this was asked last.
    pub fn take_shown(&self) -> Vec<Shown> {
        let mut world = self.world();
        let shown = std::mem::take(&mut world.shown);
        shown
            .into_iter()
            .filter_map(|index| world.messages.get(index).cloned())
            .map(|message| world.seen(&message))
            .collect()
    }

    /// All of the bot's messages in a channel, as they stand now.
    pub fn standing(&self, channel: &str) -> Vec<Shown> {
        let world = self.world();
        let theirs = |m: &&Message| m.channel == channel && m.author.is_none() && !m.is_deleted;
        let theirs: Vec<Message> = world.messages.iter().filter(theirs).cloned().collect();
        theirs.iter().map(|message| world.seen(message)).collect()
    }

    /// The bot's newest message in a channel that all see, as it stands now.
    pub fn newest(&self, channel: &str) -> Option<Shown> {
        let world = self.world();
        let theirs = |m: &&Message| {
            m.channel == channel && m.author.is_none() && m.to.is_none() && !m.is_deleted
        };
        let newest = world.messages.iter().rev().find(theirs)?;
        Some(world.seen(newest))
    }

    /// How many bytes of files came with a channel's messages.
    pub fn uploaded(&self, channel: &str) -> usize {
        let world = self.world();
        let messages = world.messages.iter().filter(|m| m.channel == channel);
        messages.map(|m| m.bytes).sum()
    }
}

impl World {
    fn is_direct(&self, channel: &str) -> bool {
        let found = self.channels.get(channel);
        found.is_some_and(|channel| matches!(channel.kind, Kind::Direct(_)))
    }

    fn interact(
        &mut self,
        name: &str,
        channel: &str,
        kind: u8,
        data: Value,
        under: Option<&Message>,
    ) -> String {
        let (id, event) = self.interaction(name, channel, kind, data, under);
        let is_direct = self.is_direct(channel);
        self.happen("INTERACTION_CREATE", &event, is_direct);
        id
    }

    fn interaction(
        &mut self,
        name: &str,
        channel: &str,
        kind: u8,
        data: Value,
        under: Option<&Message>,
    ) -> (String, Value) {
        let user = self.user(name);
        let (id, token) = (self.id(), format!("token-{}", self.id()));
        let known = self.channels.get(channel).cloned();
        let mut event = json!({
            "id": id, "application_id": ME, "type": kind, "token": token, "version": 1,
            "data": data, "channel_id": channel, "entitlements": [],
            "channel": known.as_ref().map(Channel::json),
            "app_permissions": known.as_ref().map_or(0, |c| c.rights).to_string(),
            "locale": known.as_ref().map_or("ru", |c| &c.locale), "attachment_size_limit": 10_485_760,
        });
        if let Some(message) = under {
            event["message"] = message.json();
        }
        let is_direct = self.is_direct(channel);
        if is_direct {
            event["user"] = user.json();
        } else {
            event["guild_id"] = GUILD.into();
            event["guild_locale"] = known.as_ref().map_or("en-US", |c| &c.locale).into();
            let rights = if user.is_admin { rights::MANAGE } else { 0 };
            event["member"] = json!({
                "user": user.json(), "nick": null, "roles": [], "permissions": rights.to_string(),
            });
        }
        let interaction = Interaction {
            token,
            kind,
            user: user.id,
            channel: channel.to_owned(),
            born: Instant::now(),
            state: State::New,
            original: None,
            under: under.map(|message| message.id.clone()),
            answer: None,
            event: event.clone(),
        };
        self.interactions.insert(id.clone(), interaction);
        (id, event)
    }

    /// A message as people see it.
    fn seen(&self, message: &Message) -> Shown {
        let mut text = message.content.clone();
        for embed in &message.embeds {
            text.push_str(embed);
        }
        let name_of = |id: &str| self.user_by(id).map(|user| user.who.clone());
        let mut text = markup::read(&text, name_of).unwrap_or(text);
        for (name, about) in &message.attachments {
            match name.as_str() {
                "board.png" | "replay.gif" => text.push_str(&format!("\n[picture]\n{about}")),
                name => text.push_str(&format!("\n[file {name}]")),
            }
        }
        let labels: Vec<String> = message
            .buttons()
            .into_iter()
            .map(|(l, _)| format!("[{l}]"))
            .collect();
        text.push_str(&format!("\n{}", labels.join(" ")));
        let direct = self
            .channels
            .get(&message.channel)
            .and_then(|channel| match &channel.kind {
                Kind::Direct(user) => Some(user.clone()),
                _ => None,
            });
        let answered = message.reply_to.as_ref().and_then(|id| self.message(id));
        let answered = answered.and_then(|index| self.messages.get(index)?.author.clone());
        let to = message.to.clone().or(direct).or(answered);
        Shown {
            channel: message.channel.clone(),
            at: message.at,
            to: to.and_then(|id| self.user_by(&id).map(|user| user.who.clone())),
            text: text.trim_end().to_owned(),
        }
    }
}

/// A text without the marks that make marks mean nothing.
pub(super) fn unescaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let is_mark = |c: &char| "\\*_~`|<[]>#-".contains(*c);
        if c == '\\' && chars.peek().is_some_and(is_mark) {
            out.extend(chars.next());
        } else {
            out.push(c);
        }
    }
    out
}
