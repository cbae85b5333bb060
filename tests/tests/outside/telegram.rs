//! What Telegram brings, and what it answers.

use super::site::{self, Adapter, Answer};
use bot::chat::{Platform, telegram};
use bot::hall::Door;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use storage::Store;
use tests::fuzz::{fuzz, fuzz_json};
use tokio::sync::mpsc;

const GROUP: i64 = -1_001_234_567_890;
const TOKEN: &str = "7000000001:AAFake-token_of_no_worth";

fn person(id: i64) -> Value {
    json!({ "id": id, "is_bot": false, "first_name": "Анна", "username": "anna", "language_code": "ru" })
}

fn group() -> Value {
    json!({ "id": GROUP, "type": "supergroup", "title": "Игры", "is_forum": true })
}

fn message(text: &str) -> Value {
    json!({
        "message_id": 5, "message_thread_id": 7, "is_topic_message": true, "date": 1_788_253_200,
        "chat": group(), "from": person(1_001), "text": text,
        "entities": [{ "type": "bot_command", "offset": 0, "length": 6 }],
    })
}

fn update(kind: &str, what: Value) -> Value {
    json!({ "update_id": 10, kind: what })
}

/// What Telegram tells.
fn updates() -> Vec<Value> {
    let private = json!({ "id": 1_001, "type": "private", "first_name": "Анна" });
    let mut start = message("/start join_abcdefghj");
    start["chat"] = private.clone();
    let mut reply = message("акот а1");
    reply["reply_to_message"] = message("Ходит Анна");
    let mut moved = message("");
    moved["migrate_to_chat_id"] = json!(GROUP - 1);
    let mut come = message("");
    come["new_chat_members"] = json!([person(1_002)]);
    let is = |status: &str| json!({ "user": person(7_000_000_001), "status": status });
    vec![
        update("message", message("/balda 3x3 кот")),
        update("message", message("/abaku @boris 60s")),
        update("message", start),
        update("message", reply),
        update("message", moved),
        update("message", come),
        update(
            "callback_query",
            json!({
                "id": "77", "from": person(1_002), "chat_instance": "1", "data": "o:1:j",
                "message": message("Игра"),
            }),
        ),
        update(
            "callback_query",
            json!({
                "id": "78", "from": person(1_002), "chat_instance": "1", "data": "o:1:j",
                "inline_message_id": "abc",
            }),
        ),
        update(
            "my_chat_member",
            json!({
                "chat": group(), "from": person(1_001), "date": 1_788_253_200,
                "old_chat_member": is("left"), "new_chat_member": is("member"),
            }),
        ),
        update(
            "inline_query",
            json!({ "id": "79", "from": person(1_001), "query": "balda 5x5", "offset": "" }),
        ),
        update(
            "chosen_inline_result",
            json!({ "result_id": "0", "from": person(1_001), "query": "", "inline_message_id": "abc" }),
        ),
    ]
}

fn ok(result: Value) -> Vec<u8> {
    json!({ "ok": true, "result": result })
        .to_string()
        .into_bytes()
}

/// What it answers to this request when all is well.
fn good(method: &str) -> Answer {
    let bytes = match method {
        "getMe" => ok(json!({
            "id": 7_000_000_001i64, "is_bot": true, "first_name": "Тетрадка",
            "username": "tetradka_bot", "can_join_groups": true,
            "can_read_all_group_messages": true, "supports_inline_queries": true,
            "can_connect_to_business": false, "has_main_web_app": false,
        })),
        "getChatMember" => ok(json!({ "user": person(1_001), "status": "member" })),
        "getChatAdministrators" => ok(json!([])),
        method if method.starts_with("send") || method.starts_with("edit") => {
            let mut sent = message("Игра");
            sent["photo"] =
                json!([{ "file_id": "a", "file_unique_id": "b", "width": 9, "height": 9 }]);
            ok(sent)
        }
        _ => ok(json!(true)),
    };
    (200, bytes)
}

/// A Telegram that answers what it is told to.
#[derive(Clone, Default)]
struct Liar {
    /// The secret of the webhook.
    secret: Arc<Mutex<String>>,
    /// What it answers next to whatever is sent.
    lies: Arc<Mutex<VecDeque<Answer>>>,
    /// What it answers next to whoever asks for updates.
    told: Arc<Mutex<VecDeque<Answer>>>,
    /// The offset of the last such request.
    offset: Arc<AtomicI64>,
}

impl Liar {
    fn answer(&self, path: &str, body: &[u8]) -> Answer {
        let method = path.rsplit('/').next().unwrap_or_default();
        let name = method.to_ascii_lowercase();
        if name == "setwebhook" {
            let text = String::from_utf8_lossy(body);
            let is_of_it = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
            // JSON or a form: what is as long as the secret is it.
            let found = text.split(|c| !is_of_it(c)).find(|part| part.len() == 43);
            *self.secret.lock().unwrap() = found.unwrap_or_default().to_owned();
            return good(method);
        }
        if name == "getupdates" {
            return self.tell(body);
        }
        let is_about_messages = ["send", "edit", "answer", "getchat", "delete"]
            .iter()
            .any(|part| name.starts_with(part));
        let lie = match is_about_messages {
            true => self.lies.lock().unwrap().pop_front(),
            false => None,
        };
        lie.unwrap_or_else(|| {
            let lower = |c: &mut String| c[..1].make_ascii_lowercase();
            let mut method = method.to_owned();
            lower(&mut method);
            good(&method)
        })
    }

    fn tell(&self, asked: &[u8]) -> Answer {
        let asked: Value = serde_json::from_slice(asked).unwrap();
        let offset = asked["offset"].as_i64().unwrap_or_default();
        self.offset.store(offset, Ordering::SeqCst);
        self.told.lock().unwrap().pop_front().unwrap_or_else(|| {
            // So long is there nothing to tell.
            std::thread::sleep(Duration::from_micros(500));
            (200, ok(json!([])))
        })
    }
}

/// The adapter before a hall, over a liar.
struct Telegram {
    liar: Liar,
    api: String,
    webhook: String,
    port: u16,
    adapter: Adapter<telegram::Error>,
    client: reqwest::Client,
}

fn serve(api: &str, webhook: Option<u16>) -> Adapter<telegram::Error> {
    let (door, effects, store): (Door, mpsc::Receiver<_>, Arc<dyn Store>) =
        site::hall(Platform::Telegram);
    let config = telegram::Config {
        token: bot::secret::Secret::new(TOKEN),
        api_url: Some(api.to_owned()),
        webhook: webhook.map(|port| telegram::Webhook {
            url: "https://games.example/telegram".to_owned(),
            listen: ([127, 0, 0, 1], port).into(),
        }),
        upload_chat: None,
        pace: match webhook {
            Some(_) => telegram::Pace::Telegram,
            // It is told so much that fails, and waits after each.
            None => telegram::Pace::Unhurried,
        },
        gauge: Arc::default(),
    };
    Adapter::begin(telegram::serve(
        config,
        door,
        effects,
        store,
        std::future::pending(),
    ))
}

impl Telegram {
    async fn open() -> Telegram {
        let liar = Liar::default();
        let answering = liar.clone();
        let api = site::liar(move |_, path, body| answering.answer(path, body)).await;
        let port = site::free_port();
        let telegram = Telegram {
            adapter: serve(&api, Some(port)),
            liar,
            api,
            webhook: format!("http://127.0.0.1:{port}/telegram"),
            port,
            client: reqwest::Client::new(),
        };
        telegram.ready().await;
        telegram
    }

    async fn ready(&self) {
        for _ in 0..400 {
            let ready = !self.liar.secret.lock().unwrap().is_empty()
                && tokio::net::TcpStream::connect(("127.0.0.1", self.port))
                    .await
                    .is_ok();
            if ready {
                return;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("it isn't served");
    }

    /// Begins it again when it was told that its token is no good.
    async fn revive(&mut self) {
        if self.adapter.is_over() {
            self.liar.lies.lock().unwrap().clear();
            self.port = site::free_port();
            self.webhook = format!("http://127.0.0.1:{}/telegram", self.port);
            self.adapter = serve(&self.api, Some(self.port));
            self.ready().await;
        }
    }

    async fn bring(&self, bytes: &[u8]) -> u16 {
        let secret = self.liar.secret.lock().unwrap().clone();
        let request = self.client.post(&self.webhook).body(bytes.to_vec());
        let request = request.header("X-Telegram-Bot-Api-Secret-Token", secret);
        let answer = tokio::time::timeout(Duration::from_secs(9), request.send()).await;
        site::status_of(answer.expect("it hangs"), bytes.len())
    }
}

#[test]
fn updates_of_telegram() {
    let runtime = site::runtime();
    let telegram = runtime.block_on(Telegram::open());
    let status = runtime.block_on(telegram.bring(updates()[0].to_string().as_bytes()));
    assert_eq!(status, 200);
    fuzz_json("updates of Telegram", &updates(), |bytes| {
        let status = runtime.block_on(telegram.bring(bytes));
        // Too long ones aren't read at all.
        assert!([200, 413].contains(&status), "{status}");
        assert!(!telegram.adapter.is_over());
    });
}

#[test]
fn answers_of_telegram() {
    let runtime = site::runtime();
    let mut telegram = runtime.block_on(Telegram::open());
    let refused = |code: u16, why: &str, parameters: Value| {
        let body = json!({ "ok": false, "error_code": code, "description": why, "parameters": parameters });
        body.to_string().into_bytes()
    };
    let samples = [
        good("sendMessage").1,
        good("sendPhoto").1,
        good("getChatMember").1,
        ok(json!(true)),
        refused(
            429,
            "Too Many Requests: retry after 1",
            json!({ "retry_after": 1 }),
        ),
        refused(
            400,
            "Bad Request: group chat was upgraded",
            json!({ "migrate_to_chat_id": -100_777 }),
        ),
        refused(400, "Bad Request: message thread not found", json!(null)),
        refused(
            403,
            "Forbidden: bot was kicked from the supergroup chat",
            json!(null),
        ),
        refused(
            400,
            "Bad Request: not enough rights to send photos to the chat",
            json!(null),
        ),
        b"<html>502 Bad Gateway</html>".to_vec(),
    ];
    let mut cases = 0i64;
    fuzz("answers of Telegram", &samples, |bytes| {
        runtime.block_on(async {
            cases += 1;
            telegram.revive().await;
            let status = [200, 200, 400, 403, 429, 500, 502][cases as usize % 7];
            let lies = [(status, bytes.to_vec()), (status, bytes.to_vec())];
            telegram.liar.lies.lock().unwrap().extend(lies);
            // A chat of its own: one that is refused waits.
            let mut said = message(["/help", "/dots бот", "/settings"][cases as usize % 3]);
            said["chat"]["id"] = json!(GROUP - cases);
            let mut told = update("message", said);
            told["update_id"] = json!(100 + cases);
            telegram.bring(told.to_string().as_bytes()).await;
            tokio::time::sleep(Duration::from_millis(3)).await;
        });
    });
}

/// A bot that asks for updates, over a liar.
struct Asking {
    liar: Liar,
    api: String,
    adapter: Adapter<telegram::Error>,
}

impl Asking {
    async fn open() -> Asking {
        let liar = Liar::default();
        let answering = liar.clone();
        let api = site::liar(move |_, path, body| answering.answer(path, body)).await;
        Asking {
            adapter: serve(&api, None),
            liar,
            api,
        }
    }

    /// Whether it comes to ask for what is after this number.
    async fn asks_from(&self, number: i64, patience: Duration) -> bool {
        let asking = async {
            while self.liar.offset.load(Ordering::SeqCst) != number {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        tokio::time::timeout(patience, asking).await.is_ok()
    }

    /// Tells it bytes, and then something good: it must come to that, unless it was told to wait or that
    /// its token is no good.
    async fn told(&mut self, told: Answer, number: i64) {
        let may_stop = !told.1.starts_with(br#"{"ok":true"#);
        let patience = if may_stop { 100 } else { 9_000 };
        let mut good = update("message", message("/help"));
        good["update_id"] = json!(number);
        let good = (200, ok(json!([good])));
        self.liar.told.lock().unwrap().extend([told, good]);
        let patience = Duration::from_millis(patience);
        if !self.asks_from(number + 1, patience).await {
            assert!(may_stop, "it doesn't go on");
            self.liar.told.lock().unwrap().clear();
            self.adapter.end();
            self.adapter = serve(&self.api, None);
        }
    }
}

#[test]
fn what_telegram_tells_whoever_asks() {
    let runtime = site::runtime();
    let mut asking = runtime.block_on(Asking::open());
    let told = |updates: &[Value]| json!({ "ok": true, "result": updates });
    let mut samples: Vec<Value> = updates().chunks(4).map(told).collect();
    samples.push(told(&[]));
    samples.push(json!({
        "ok": false, "error_code": 429, "description": "Too Many Requests: retry after 1",
        "parameters": { "retry_after": 1 },
    }));
    samples.push(json!({
        "ok": false, "error_code": 409,
        "description": "Conflict: terminated by other getUpdates request",
    }));
    let mut number = 1_000;
    fuzz_json("what Telegram tells whoever asks", &samples, |bytes| {
        number += 1;
        let status = [200, 200, 409, 429][number as usize % 4];
        runtime.block_on(asking.told((status, bytes.to_vec()), number));
    });
}
