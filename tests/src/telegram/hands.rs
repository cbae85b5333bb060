//! What a test does to the server: people there, what they say and press, what goes wrong.

use super::fault::Fault;
use super::server::Fake;
use super::state::{BOT, BotIs, Chat, Kind, Message, Person, Press, unix};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Instant;

impl Fake {
    /// From now on it keeps what stands in files, to be looked at.
    pub fn keep_files(&self) {
        self.state().album.get_or_insert_default();
    }

    /// From now on nothing is counted.
    pub fn count_nothing(&self) {
        self.state().rates = None;
    }

    /// Whether the bot reads all that is said in groups.
    pub fn hears_all(&self, all: bool) {
        self.state().hears_all = all;
    }

    /// The token isn't valid any more.
    pub fn revoke(&self) {
        self.state().token = "revoked".to_owned();
    }

    /// The next request of this method fails so; `*` is any that writes.
    pub fn fail(&self, method: &'static str, fault: Fault) {
        self.state().faults.push_back((method, fault));
    }

    /// A chat; the bot is in it.
    pub fn chat(&self, id: i64, kind: Kind, name: &str, lang: &str) {
        let chat = Chat {
            id,
            kind,
            name: name.to_owned(),
            lang: lang.to_owned(),
            bot: BotIs::Member,
            admins: BTreeSet::new(),
            topics: BTreeSet::new(),
            became: None,
            messages: Default::default(),
            next: 0,
        };
        self.state().chats.insert(id, chat);
    }

    /// Somebody.
    pub fn person(&self, id: i64, name: &str, username: Option<&str>, lang: &str) {
        let person = Person {
            name: name.to_owned(),
            username: username.map(str::to_owned),
            lang: lang.to_owned(),
        };
        self.state().people.insert(id, person);
    }

    /// Changes a chat.
    pub fn change(&self, id: i64, change: impl FnOnce(&mut Chat)) {
        if let Some(chat) = self.state().chats.get_mut(&id) {
            change(chat);
        }
    }

    /// This file is of no use any more.
    pub fn kill_files(&self) {
        let mut state = self.state();
        let all: Vec<String> = state.files.keys().cloned().collect();
        state.dead_files.extend(all);
    }

    /// Tells the bot something; the update's number.
    pub fn tell(&self, kind: &str, what: Value) -> i64 {
        let id = self.state().tell(kind, what);
        self.woken.notify_waiters();
        id
    }

    /// A message as somebody sends it, to be changed before it is told.
    pub fn message(&self, chat: i64, who: i64, text: &str) -> Value {
        let mut state = self.state();
        let message = Message {
            from: who,
            text: text.to_owned(),
            ..Message::default()
        };
        let mut told = state.keep(chat, message);
        if text.starts_with('/') {
            let length = text
                .split_whitespace()
                .next()
                .map_or(0, |word| word.encode_utf16().count());
            told["entities"] = json!([{"type": "bot_command", "offset": 0, "length": length}]);
        }
        told
    }

    /// Somebody says something; the update's number.
    pub fn say(&self, chat: i64, who: i64, text: &str) -> i64 {
        let message = self.message(chat, who, text);
        self.tell("message", message)
    }

    /// Somebody replies to a message; the update's number.
    pub fn reply(&self, chat: i64, who: i64, to: i64, text: &str) -> i64 {
        let mut message = self.message(chat, who, text);
        {
            let state = self.state();
            let place = &state.chats[&chat];
            if let Some(replied) = place.messages.get(&to) {
                message["reply_to_message"] = state.message_json(place, to, replied);
            }
        }
        self.tell("message", message)
    }

    /// Somebody presses a button of a message.
    pub fn press(&self, chat: i64, who: i64, number: i64, data: &str) -> i64 {
        self.tell("callback_query", self.pressing(chat, who, number, data))
    }

    /// A press as somebody makes it, not told yet.
    pub fn pressing(&self, chat: i64, who: i64, number: i64, data: &str) -> Value {
        let mut state = self.state();
        let id = format!("press{}", state.fresh());
        let press = Press {
            who,
            chat,
            at: Instant::now(),
            is_old: false,
        };
        state.presses.insert(id.clone(), press);
        let place = &state.chats[&chat];
        let message = place.messages.get(&number).cloned().unwrap_or_default();
        json!({
            "id": id,
            "from": state.user(who),
            "message": state.message_json(place, number, &message),
            "chat_instance": format!("i{chat}"),
            "data": data,
        })
    }

    /// Somebody presses the button of an inline message.
    pub fn press_inline(&self, who: i64, message: &str, data: &str) -> i64 {
        let query = {
            let mut state = self.state();
            let id = format!("press{}", state.fresh());
            let press = Press {
                who,
                chat: 0,
                at: Instant::now(),
                is_old: false,
            };
            state.presses.insert(id.clone(), press);
            json!({
                "id": id,
                "from": state.user(who),
                "inline_message_id": message,
                "chat_instance": "elsewhere",
                "data": data,
            })
        };
        self.tell("callback_query", query)
    }

    /// All presses that wait are too old from now on.
    pub fn age_presses(&self) {
        for press in self.state().presses.values_mut() {
            press.is_old = true;
        }
    }

    /// An inline message stands in some chat.
    pub fn put_inline(&self, id: &str, text: &str) {
        let message = Message {
            from: BOT,
            text: text.to_owned(),
            ..Message::default()
        };
        self.state().inline.insert(id.to_owned(), message);
    }

    /// A group becomes a supergroup with another id; nobody is told of it.
    pub fn migrate(&self, from: i64, to: i64) {
        let mut state = self.state();
        let Some(old) = state.chats.get_mut(&from) else {
            return;
        };
        old.became = Some(to);
        let new = Chat {
            id: to,
            kind: Kind::Supergroup,
            became: None,
            messages: Default::default(),
            next: 0,
            ..old.clone()
        };
        state.chats.insert(to, new);
    }

    /// The bot's place in a chat changes, and it is told so.
    pub fn set_bot(&self, chat: i64, by: i64, bot: BotIs) {
        let change = {
            let mut state = self.state();
            let told = |bot: BotIs| match bot {
                BotIs::Member | BotIs::Wordless => json!({"status": "member"}),
                BotIs::Kicked => json!({"status": "kicked", "until_date": 0}),
                BotIs::Muted => json!({
                    "status": "restricted", "until_date": 0, "is_member": true,
                    "can_send_messages": false, "can_send_audios": false, "can_send_documents": false,
                    "can_send_photos": false, "can_send_videos": false, "can_send_video_notes": false,
                    "can_send_voice_notes": false, "can_send_polls": false,
                    "can_send_other_messages": false, "can_add_web_page_previews": false,
                    "can_change_info": false, "can_invite_users": false, "can_pin_messages": false,
                    "can_manage_topics": false,
                }),
            };
            let Some(place) = state.chats.get_mut(&chat) else {
                return;
            };
            let (mut old, mut new) = (told(place.bot), told(bot));
            place.bot = bot;
            old["user"] = state.user(BOT);
            new["user"] = state.user(BOT);
            json!({
                "chat": state.chat_json(&state.chats[&chat]),
                "from": state.user(by),
                "date": unix(),
                "old_chat_member": old,
                "new_chat_member": new,
            })
        };
        self.tell("my_chat_member", change);
    }
}
