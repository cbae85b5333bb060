//! The server itself, and the strings that a test pulls.

use super::calls::Refusal;
use super::fault::Fault;
use super::fields::Fields;
use super::markup::Key;
use super::rates::Rates;
use super::spec::Spec;
use super::state::{Alert, BOT, BotIs, Chat, Kind, Message, Person, Press, State, unix};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, Path, Request, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpListener;

/// A running server. Its clones are the same one.
#[derive(Clone)]
pub struct Fake {
    state: Arc<Mutex<State>>,
    woken: Arc<tokio::sync::Notify>,
    url: String,
}

/// The token that it knows.
const TOKEN: &str = "7000000001:AAFake-token_of_no_worth";

impl Fake {
    /// Starts one; it ends with the test.
    pub async fn start() -> Fake {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let state = State {
            token: TOKEN.to_owned(),
            spec: Spec::of_variable(),
            rates: Some(Rates::default()),
            hears_all: true,
            ..State::default()
        };
        let fake = Fake {
            state: Arc::new(Mutex::new(state)),
            woken: Arc::default(),
            url,
        };
        let router = Router::new()
            .route("/{bot}/{method}", post(asked))
            .layer(DefaultBodyLimit::max(60 * 1024 * 1024))
            .with_state(fake.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        fake
    }

    /// Its address.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The bot's token.
    pub fn token(&self) -> &str {
        TOKEN
    }

    /// What the bot is called.
    pub fn username(&self) -> &str {
        super::calls::username()
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
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
        let query = {
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
        };
        self.tell("callback_query", query)
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

/// Which faults count for `*`.
fn writes(method: &str) -> bool {
    method.starts_with("send") || method.starts_with("edit") || method.starts_with("answer")
}

async fn asked(
    Shared(fake): Shared<Fake>,
    Path((bot, method)): Path<(String, String)>,
    request: Request,
) -> Response {
    // The server doesn't mind the case of a method's first letter; its description does.
    let mut letters = method.chars();
    let first = letters.next().map(|c| c.to_ascii_lowercase());
    let method: String = first.into_iter().chain(letters).collect();
    if bot.strip_prefix("bot") != Some(fake.state().token.as_str()) {
        return refused(&Refusal::new(401, "Unauthorized"));
    }
    let fields = match Fields::of(request).await {
        Ok(fields) => fields,
        Err(what) => {
            fake.state().complain(format!("{method}: {what}"));
            return refused(&Refusal::new(400, format!("Bad Request: {what}")));
        }
    };
    let fault = {
        let mut state = fake.state();
        let meant =
            |(name, _): &(&str, Fault)| *name == method || (*name == "*" && writes(&method));
        let index = state.faults.iter().position(meant);
        index
            .and_then(|index| state.faults.remove(index))
            .map(|(_, fault)| fault)
    };
    match fault {
        Some(Fault::Page(status)) => {
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
            return (status, "<html>nobody is at home</html>").into_response();
        }
        Some(Fault::Drop) => return torn(),
        Some(Fault::Flood(seconds)) => return refused(&Refusal::flood(seconds)),
        Some(Fault::Refused(code, text)) => return refused(&Refusal::new(code, text)),
        Some(Fault::Slow(time)) => tokio::time::sleep(time).await,
        Some(Fault::Lost | Fault::News) | None => {}
    }
    let done = if method == "getUpdates" {
        fake.updates(&fields).await
    } else {
        fake.state().call(&method, &fields)
    };
    match (done, fault) {
        (_, Some(Fault::Lost)) => torn(),
        (Ok(mut result), Some(Fault::News)) => {
            if result.is_object() {
                result["chat"]["type"] = json!("something of another time");
            }
            answered(&result)
        }
        (Ok(result), _) => answered(&result),
        (Err(no), _) => refused(&no),
    }
}

impl Fake {
    /// Updates that wait, or come soon.
    async fn updates(&self, fields: &Fields) -> Result<Value, Refusal> {
        let seconds = fields.number("timeout").unwrap_or(0).clamp(0, 50);
        let until = tokio::time::Instant::now() + Duration::from_secs(seconds as u64);
        let mine = {
            let mut state = self.state();
            if let Some(spec) = &state.spec {
                let wrong = spec.check("getUpdates", fields);
                state.complaints.extend(wrong);
            }
            if state.webhook.is_some() {
                let text = "Conflict: can't use getUpdates method while webhook is active";
                return Err(Refusal::new(409, text));
            }
            if let Some(offset) = fields.number("offset") {
                state.updates.retain(|(id, _)| *id >= offset);
                state.confirmed = state.confirmed.max(offset - 1);
            }
            state.polls += 1;
            state.polls
        };
        loop {
            let woken = self.woken.notified();
            {
                let mut state = self.state();
                if state.polls != mine {
                    let text = "Conflict: terminated by other getUpdates request; make sure that \
                                only one bot instance is running";
                    return Err(Refusal::new(409, text));
                }
                if !state.updates.is_empty() {
                    let some: Vec<(i64, Value)> = state.updates.iter().take(100).cloned().collect();
                    let now = Instant::now();
                    for (id, _) in &some {
                        state.handed.entry(*id).or_insert(now);
                    }
                    return Ok(some.into_iter().map(|(_, update)| update).collect());
                }
            }
            tokio::select! {
                () = woken => {}
                // A notice given between the look and the wait would be missed.
                () = tokio::time::sleep(Duration::from_millis(20)) => {}
            }
            if tokio::time::Instant::now() >= until {
                return Ok(json!([]));
            }
        }
    }
}

fn answered(result: &Value) -> Response {
    axum::Json(json!({"ok": true, "result": result})).into_response()
}

fn refused(no: &Refusal) -> Response {
    let status = StatusCode::from_u16(no.code).unwrap_or(StatusCode::BAD_REQUEST);
    let mut answer = json!({"ok": false, "error_code": no.code, "description": no.text});
    if let Some(parameters) = &no.parameters {
        answer["parameters"] = parameters.clone();
    }
    (status, axum::Json(answer)).into_response()
}

/// An answer whose connection ends in the middle.
fn torn() -> Response {
    let part: Result<Bytes, std::io::Error> = Ok(Bytes::from_static(b"{\"ok\":"));
    let end = Err(std::io::ErrorKind::ConnectionReset.into());
    let body = Body::from_stream(futures_util::stream::iter([part, end]));
    Response::new(body)
}
