//! What the server does when it is asked.

use super::fields::Fields;
use super::markup::{self, keys, length};
use super::state::{Alert, Asked, BOT, BotIs, Kind, Message, State, USERNAME};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How long a press may wait for its answer.
const PRESS: Duration = Duration::from_secs(15);
/// The most bytes of a picture.
const PHOTO: usize = 10 * 1024 * 1024;

/// Why something isn't done.
#[derive(Debug, Clone)]
pub(super) struct Refusal {
    pub(super) code: u16,
    pub(super) text: String,
    pub(super) parameters: Option<Value>,
}

impl Refusal {
    pub(super) fn new(code: u16, text: impl Into<String>) -> Refusal {
        Refusal {
            code,
            text: text.into(),
            parameters: None,
        }
    }

    pub(super) fn flood(seconds: u64) -> Refusal {
        Refusal {
            parameters: Some(json!({"retry_after": seconds})),
            ..Refusal::new(429, format!("Too Many Requests: retry after {seconds}"))
        }
    }
}

impl From<String> for Refusal {
    fn from(text: String) -> Refusal {
        Refusal::new(400, text)
    }
}

impl From<&str> for Refusal {
    fn from(text: &str) -> Refusal {
        Refusal::new(400, text)
    }
}

/// Refusals that say that the bot asked for something that nobody should.
const WRONG: [&str; 9] = [
    "can't parse",
    "is too long",
    "is empty",
    "BUTTON_DATA_INVALID",
    "markup is too long",
    "MESSAGE_TOO_LONG",
    "RESULT",
    "exactly one",
    "COMMAND",
];

impl State {
    /// Does what is asked.
    pub(super) fn call(&mut self, method: &str, fields: &Fields) -> Result<Value, Refusal> {
        if let Some(spec) = &self.spec {
            let wrong = spec.check(method, fields);
            self.complaints.extend(wrong);
        }
        let chat = fields.number("chat_id");
        let at = Instant::now();
        self.asked.push(Asked {
            at,
            method: method.to_owned(),
            chat,
        });
        let done = match method {
            "getMe" => Ok(self.me()),
            "deleteWebhook" => {
                self.webhook = None;
                Ok(json!(true))
            }
            "setWebhook" => self.set_webhook(fields),
            "setMyCommands" => self.menu(fields),
            "getChatAdministrators" => self.admins(fields),
            "sendMessage" | "sendPhoto" | "sendAnimation" | "sendDocument" => {
                self.send(method, fields)
            }
            "editMessageText"
            | "editMessageCaption"
            | "editMessageMedia"
            | "editMessageReplyMarkup" => self.edit(method, fields),
            "answerCallbackQuery" => self.answer(fields),
            "answerInlineQuery" => self.answer_inline(fields),
            other => {
                self.complain(format!("nobody told this fake what {other} does"));
                Err(Refusal::new(404, "Not Found"))
            }
        };
        if let Err(no) = &done
            && WRONG.iter().any(|wrong| no.text.contains(wrong))
        {
            let text = no.text.clone();
            self.complain(format!("{method}: {text}"));
        }
        done
    }

    fn me(&self) -> Value {
        let mut me = self.user(BOT);
        me["can_join_groups"] = json!(true);
        me["can_read_all_group_messages"] = json!(self.hears_all);
        me["supports_inline_queries"] = json!(true);
        me["can_connect_to_business"] = json!(false);
        me["has_main_web_app"] = json!(false);
        me
    }

    fn set_webhook(&mut self, fields: &Fields) -> Result<Value, Refusal> {
        let url = fields.text("url").ok_or("Bad Request: no url")?;
        if !url.starts_with("https://") {
            return Err(
                "Bad Request: bad webhook: An HTTPS URL must be provided for webhook".into(),
            );
        }
        let secret = fields.text("secret_token").unwrap_or_default();
        let is_fine = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
        if secret.is_empty() || secret.len() > 256 || !secret.chars().all(is_fine) {
            self.complain("a webhook without a proper secret");
        }
        self.webhook = Some((url.to_owned(), secret.to_owned()));
        Ok(json!(true))
    }

    fn menu(&mut self, fields: &Fields) -> Result<Value, Refusal> {
        let commands = fields.json("commands").unwrap_or_default();
        let commands = commands.as_array().cloned().unwrap_or_default();
        if commands.is_empty() || commands.len() > 100 {
            return Err("Bad Request: BOT_COMMANDS_TOO_MUCH".into());
        }
        for command in &commands {
            let name = command["command"].as_str().unwrap_or_default();
            let is_fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            if !(1..=32).contains(&name.len()) || !name.chars().all(is_fine) {
                return Err("Bad Request: BOT_COMMAND_INVALID".into());
            }
            let told = command["description"].as_str().unwrap_or_default();
            if !(1..=256).contains(&told.chars().count()) {
                return Err("Bad Request: BOT_COMMAND_DESCRIPTION_INVALID".into());
            }
        }
        let scope = fields.json("scope").unwrap_or_default();
        let scope = scope["type"].as_str().unwrap_or("default").to_owned();
        let lang = fields.text("language_code").unwrap_or_default().to_owned();
        self.menus.push((scope, lang, commands.len()));
        Ok(json!(true))
    }

    fn admins(&mut self, fields: &Fields) -> Result<Value, Refusal> {
        let id = fields.number("chat_id").unwrap_or_default();
        let chat = self.chats.get(&id).ok_or("Bad Request: chat not found")?;
        let owner =
            |id: &i64| json!({"status": "creator", "user": self.user(*id), "is_anonymous": false});
        Ok(chat.admins.iter().map(owner).collect())
    }

    /// Whether the bot may write there now.
    fn enter(&mut self, id: i64) -> Result<(), Refusal> {
        let Some(chat) = self.chats.get(&id) else {
            return Err("Bad Request: chat not found".into());
        };
        if let Some(became) = chat.became {
            return Err(Refusal {
                parameters: Some(json!({"migrate_to_chat_id": became})),
                ..Refusal::new(
                    400,
                    "Bad Request: group chat was upgraded to a supergroup chat",
                )
            });
        }
        match (chat.bot, chat.kind) {
            (BotIs::Kicked, Kind::Private) => {
                let text = "Forbidden: bot can't initiate conversation with a user";
                return Err(Refusal::new(403, text));
            }
            (BotIs::Kicked, Kind::Group) => {
                return Err(Refusal::new(
                    403,
                    "Forbidden: bot was kicked from the group chat",
                ));
            }
            (BotIs::Kicked, Kind::Supergroup) => {
                return Err(Refusal::new(
                    403,
                    "Forbidden: bot was kicked from the supergroup chat",
                ));
            }
            (BotIs::Muted, _) => {
                return Err(
                    "Bad Request: not enough rights to send text messages to the chat".into(),
                );
            }
            _ => {}
        }
        if let Some(rates) = &mut self.rates
            && let Err(seconds) = rates.count(Instant::now(), id)
        {
            self.floods += 1;
            return Err(Refusal::flood(seconds));
        }
        Ok(())
    }

    /// The words of a request, as they are read.
    fn words(&self, fields: &Fields, name: &str, most: usize) -> Result<(String, String), Refusal> {
        let html = fields.text(name).unwrap_or_default().to_owned();
        let text = match fields.text("parse_mode") {
            Some("HTML") => markup::read(&html)?,
            None => html.clone(),
            Some(other) => return Err(format!("Bad Request: can't parse the mode {other}").into()),
        };
        if length(&text) > most {
            let what = if name == "text" {
                "message"
            } else {
                "message caption"
            };
            return Err(format!("Bad Request: {what} is too long").into());
        }
        Ok((text, html))
    }

    /// The file that a request names or brings.
    fn file(&mut self, value: &str, fields: &Fields, kind: &str) -> Result<String, Refusal> {
        if let Some(part) = value.strip_prefix("attach://") {
            let (name, bytes) = fields
                .files
                .get(part)
                .ok_or("Bad Request: no such attachment")?;
            if bytes.is_empty() {
                return Err("Bad Request: file must be non-empty: the file is empty".into());
            }
            if bytes.len() > PHOTO || name.is_empty() {
                return Err("Bad Request: file is too long or has no name".into());
            }
            let id = format!("{kind}{}", self.fresh());
            self.files.insert(id.clone(), bytes.len());
            if let Some(album) = &mut self.album {
                album.insert(id.clone(), bytes.clone());
            }
            return Ok(id);
        }
        if self.dead_files.contains(value) || !self.files.contains_key(value) {
            return Err("Bad Request: wrong file identifier/HTTP URL specified".into());
        }
        Ok(value.to_owned())
    }

    fn send(&mut self, method: &str, fields: &Fields) -> Result<Value, Refusal> {
        let id = fields
            .number("chat_id")
            .ok_or("Bad Request: chat_id is empty")?;
        self.enter(id)?;
        let topic = fields.number("message_thread_id");
        let chat = self.chats.get(&id).ok_or("Bad Request: chat not found")?;
        if topic.is_some_and(|topic| !chat.topics.contains(&topic)) {
            return Err("Bad Request: message thread not found".into());
        }
        if chat.bot == BotIs::Wordless && method != "sendMessage" {
            return Err("Bad Request: not enough rights to send photos to the chat".into());
        }
        let keys = keys(fields.json("reply_markup").as_ref())?;
        let reply = fields.json("reply_parameters").unwrap_or_default();
        let reply_to = reply["message_id"].as_i64();
        let reply_to = match reply_to {
            Some(number) if chat.messages.contains_key(&number) => Some(number),
            Some(_) if reply["allow_sending_without_reply"] != true => {
                return Err("Bad Request: message to be replied not found".into());
            }
            _ => None,
        };
        let mut message = Message {
            from: BOT,
            topic,
            keys,
            reply_to,
            ..Message::default()
        };
        if method == "sendMessage" {
            (message.text, message.html) = self.words(fields, "text", 4096)?;
            if message.text.trim().is_empty() {
                return Err("Bad Request: message text is empty".into());
            }
        } else {
            (message.text, message.html) = self.words(fields, "caption", 1024)?;
            let (name, kind) = match method {
                "sendPhoto" => ("photo", "photo"),
                "sendAnimation" => ("animation", "gif"),
                _ => ("document", "document"),
            };
            let value = fields.text(name).unwrap_or_default().to_owned();
            let file = self.file(&value, fields, kind)?;
            if kind == "document" {
                let part = value
                    .strip_prefix("attach://")
                    .and_then(|part| fields.files.get(part));
                message.document = part.map(|(name, _)| name.clone());
            }
            message.file = Some(file);
        }
        Ok(self.keep(id, message))
    }

    /// Puts a message into a chat.
    pub(super) fn keep(&mut self, id: i64, message: Message) -> Value {
        let Some(chat) = self.chats.get_mut(&id) else {
            return Value::Null;
        };
        chat.next += 1;
        let number = chat.next;
        chat.messages.insert(number, message.clone());
        if message.from == BOT {
            self.note(id, &message);
        }
        let chat = &self.chats[&id];
        self.message_json(chat, number, &message)
    }

    fn edit(&mut self, method: &str, fields: &Fields) -> Result<Value, Refusal> {
        let keys = keys(fields.json("reply_markup").as_ref())?;
        let inline = fields.text("inline_message_id").map(str::to_owned);
        let place = match &inline {
            Some(_) => None,
            None => {
                let id = fields
                    .number("chat_id")
                    .ok_or("Bad Request: chat_id is empty")?;
                let number = fields.number("message_id");
                self.enter(id)?;
                Some((
                    id,
                    number.ok_or("Bad Request: message identifier is not specified")?,
                ))
            }
        };
        let old = match (&inline, place) {
            (Some(id), _) => self.inline.get(id).cloned(),
            (None, Some((chat, number))) => self
                .chats
                .get(&chat)
                .and_then(|chat| chat.messages.get(&number))
                .cloned(),
            (None, None) => None,
        };
        let old = old.filter(|old| old.from == BOT);
        let old = old.ok_or("Bad Request: message to edit not found")?;
        let mut new = Message {
            keys,
            ..old.clone()
        };
        match method {
            "editMessageText" => {
                if old.file.is_some() {
                    return Err("Bad Request: there is no text in the message to edit".into());
                }
                (new.text, new.html) = self.words(fields, "text", 4096)?;
                if new.text.trim().is_empty() {
                    return Err("Bad Request: message text is empty".into());
                }
            }
            "editMessageCaption" => {
                (new.text, new.html) = self.words(fields, "caption", 1024)?;
            }
            "editMessageMedia" => {
                let media = fields.json("media").unwrap_or_default();
                let inner = Fields {
                    all: media
                        .as_object()
                        .cloned()
                        .unwrap_or_default()
                        .into_iter()
                        .collect(),
                    files: fields.files.clone(),
                };
                let value = media["media"].as_str().unwrap_or_default();
                if inline.is_some() && value.starts_with("attach://") {
                    self.complain("a file was brought for an inline message");
                    return Err("Bad Request: MEDIA_EMPTY".into());
                }
                let kind = if media["type"] == "animation" {
                    "gif"
                } else {
                    "photo"
                };
                (new.text, new.html) = self.words(&inner, "caption", 1024)?;
                new.file = Some(self.file(value, &inner, kind)?);
            }
            _ => {}
        }
        let same = (&new.text, &new.keys, &new.file) == (&old.text, &old.keys, &old.file);
        if same {
            return Err(
                "Bad Request: message is not modified: specified new message content and \
                        reply markup are exactly the same as a current content and reply markup of \
                        the message"
                    .into(),
            );
        }
        new.gone.extend(
            old.keys
                .iter()
                .filter(|key| !new.keys.contains(key))
                .cloned(),
        );
        new.edits += 1;
        if let Some(id) = inline {
            self.inline.insert(id, new);
            return Ok(json!(true));
        }
        let (chat, number) = place.unwrap_or_default();
        if method != "editMessageReplyMarkup" {
            self.note(
                chat,
                &Message {
                    reply_to: None,
                    ..new.clone()
                },
            );
        }
        if let Some(chat) = self.chats.get_mut(&chat) {
            chat.messages.insert(number, new.clone());
        }
        Ok(self.message_json(&self.chats[&chat], number, &new))
    }

    fn answer(&mut self, fields: &Fields) -> Result<Value, Refusal> {
        let text = fields.text("text").map(str::to_owned);
        if text.as_deref().is_some_and(|text| length(text) > 200) {
            return Err("Bad Request: MESSAGE_TOO_LONG".into());
        }
        let id = fields.text("callback_query_id").unwrap_or_default();
        let press = self
            .presses
            .remove(id)
            .filter(|press| !press.is_old && press.at.elapsed() < PRESS);
        let Some(press) = press else {
            return Err(
                "Bad Request: query is too old and response timeout expired or query ID is \
                        invalid"
                    .into(),
            );
        };
        if let Some(text) = text.clone().filter(|text| !text.is_empty()) {
            if !fields.flag("show_alert") && text.len() > 100 {
                self.complain("a long answer that is gone before it can be read");
            }
            let chat = self
                .chats
                .get(&press.chat)
                .map_or_else(String::new, |c| c.name.clone());
            let to = self
                .people
                .get(&press.who)
                .map(|person| person.name.clone());
            self.said.push(crate::stage::Said { chat, to, text });
        }
        self.alerts.push(Alert {
            who: press.who,
            text,
        });
        Ok(json!(true))
    }

    fn answer_inline(&mut self, fields: &Fields) -> Result<Value, Refusal> {
        let results = fields.json("results").unwrap_or_default();
        let results = results.as_array().cloned().unwrap_or_default();
        if results.len() > 50 {
            return Err("Bad Request: RESULTS_TOO_MUCH".into());
        }
        for result in &results {
            let id = result["id"].as_str().unwrap_or_default();
            if !(1..=64).contains(&id.len()) {
                return Err("Bad Request: RESULT_ID_INVALID".into());
            }
            keys(result.get("reply_markup"))?;
        }
        self.results = results;
        Ok(json!(true))
    }
}

/// The name of the bot, for those who call it.
pub(super) fn username() -> &'static str {
    USERNAME
}
