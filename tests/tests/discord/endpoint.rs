//! Interactions that Discord brings itself: signed, answered with the acknowledgement.

use crate::bot::{Bot, shows, store, until};
use bot::chat::discord::Way;
use ed25519_dalek::{Signer, SigningKey};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{SystemTime, UNIX_EPOCH};
use tests::discord::{Fake, Given, TOKEN};

/// Discord as it calls an address.
struct Caller {
    fake: Fake,
    key: SigningKey,
    at: SocketAddr,
    client: reqwest::Client,
}

/// Seconds since the epoch.
fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap()
        .as_secs()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// A request, of which each part can be forged.
struct Request {
    at: String,
    body: Vec<u8>,
    signature: String,
}

impl Caller {
    /// A fake, the bot behind an address, and who calls it.
    async fn start() -> (Caller, String, Bot) {
        let fake = Fake::start().await.unwrap();
        let chat = fake.channel("ru", None);
        let key = SigningKey::from_bytes(&[7; 32]);
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let at = free.local_addr().unwrap();
        drop(free);
        let way = Way::Endpoint {
            listen: at,
            key: hex(&key.verifying_key().to_bytes()).parse().unwrap(),
        };
        let bot = Bot::start_so(&fake, &store(), way, TOKEN).await;
        until("the endpoint", || std::net::TcpStream::connect(at).ok()).await;
        let client = reqwest::Client::new();
        let caller = Caller {
            fake,
            key,
            at,
            client,
        };
        (caller, chat, bot)
    }

    fn signed(&self, at: u64, body: &[u8]) -> Request {
        let mut whole = at.to_string().into_bytes();
        whole.extend(body);
        Request {
            at: at.to_string(),
            body: body.to_vec(),
            signature: hex(&self.key.sign(&whole).to_bytes()),
        }
    }

    async fn send(&self, request: Request) -> (u16, Value) {
        let sent = self
            .client
            .post(format!("http://{}/interactions", self.at))
            .header("x-signature-ed25519", request.signature)
            .header("x-signature-timestamp", request.at)
            .body(request.body);
        let answer = sent.send().await.unwrap();
        let status = answer.status().as_u16();
        let text = answer.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or_default())
    }

    /// Brings a body signed just now.
    async fn bring(&self, body: &Value) -> (u16, Value) {
        self.send(self.signed(now(), body.to_string().as_bytes()))
            .await
    }

    /// Brings what somebody did, and hands its answer to the fake; waits until nobody waits.
    async fn done(&self, id: &str) -> Value {
        let (status, ack) = self.bring(&self.fake.event(id)).await;
        assert_eq!(status, 200, "{ack}");
        self.fake.is_answered(id, &ack);
        until("an answer", || self.fake.is_settled(id).then_some(())).await;
        ack
    }

    async fn command(&self, who: &str, chat: &str, name: &str, option: (&str, &str)) -> Value {
        let options = [(option.0, Given::Text(option.1.to_owned()))];
        let given = usize::from(!option.1.is_empty());
        let id = self.fake.command(who, chat, name, &options[..given]);
        self.done(&id).await
    }

    async fn press(&self, who: &str, chat: &str, label: &str) -> Value {
        let found = until(label, || self.fake.button(who, chat, label, false)).await;
        let id = self.fake.press(who, &found.0, &found.1).unwrap();
        self.done(&id).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_discord_signed_just_now_is_heard() {
    let (caller, _, bot) = Caller::start().await;
    let ping = json!({ "id": "1", "token": "t", "type": 1 }).to_string();
    let ping = ping.as_bytes();
    let right = || caller.signed(now(), ping);
    let check = async |request: Request, status: u16, why: &str| {
        assert_eq!(caller.send(request).await.0, status, "{why}");
    };
    assert_eq!(caller.send(right()).await, (200, json!({ "type": 1 })));
    let mut forged = right();
    forged.body.push(b' ');
    check(forged, 401, "another body than was signed").await;
    let mut forged = right();
    forged.at = (now() + 1).to_string();
    check(forged, 401, "another time than was signed").await;
    let mut forged = right();
    forged.signature.replace_range(0..2, "00");
    check(forged, 401, "another signature").await;
    for signature in ["", "zz", &"0".repeat(128), &"f".repeat(4_000)] {
        let mut forged = right();
        forged.signature = signature.to_owned();
        check(forged, 401, "nonsense for a signature").await;
    }
    let stranger = SigningKey::from_bytes(&[8; 32]);
    let mut forged = right();
    let whole = [forged.at.as_bytes(), ping].concat();
    forged.signature = hex(&stranger.sign(&whole).to_bytes());
    check(forged, 401, "somebody else's signature").await;
    check(caller.signed(now() - 3_600, ping), 401, "heard an hour ago").await;
    check(caller.signed(now() + 3_600, ping), 401, "of the future").await;
    // Nothing that is signed but makes no sense does any harm.
    for body in ["", "{", "[]", "null", r#"{"type":"x"}"#, r#"{"type":99}"#] {
        check(caller.signed(now(), body.as_bytes()), 400, body).await;
    }
    let large = vec![b' '; (1 << 20) + 1];
    check(caller.signed(now(), &large), 413, "too large").await;
    let unsigned = caller
        .client
        .post(format!("http://{}/interactions", caller.at));
    assert_eq!(unsigned.send().await.unwrap().status().as_u16(), 401);
    let elsewhere = caller.client.get(format!("http://{}/", caller.at));
    assert_eq!(elsewhere.send().await.unwrap().status().as_u16(), 404);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_what_is_brought() {
    let (caller, chat, bot) = Caller::start().await;
    let fake = caller.fake.clone();
    let ack = caller
        .command("Анна", &chat, "balda", ("options", "3x3 кот insist"))
        .await;
    assert_eq!(ack["type"], 5, "acknowledged first");
    let ack = caller.press("Борис", &chat, "Играю").await;
    assert_eq!(ack["type"], 6, "a press has nothing to show");
    shows(&fake, &chat, "Борис").await;
    caller.press("Анна", &chat, "Начать").await;
    let first = shows(&fake, &chat, "Ходит").await;
    shows(&fake, &chat, "[picture]").await;
    let (one, other) = match first.text.contains("Ходит Анна") {
        true => ("Анна", "Борис"),
        false => ("Борис", "Анна"),
    };
    caller.command(one, &chat, "m", ("move", "скот а1")).await;
    shows(&fake, &chat, &format!("Ходит {other}")).await;
    // A refusal is seen by one, proposals and a dialog are answers themselves.
    caller.command(other, &chat, "m", ("move", "ъъъъ")).await;
    let refused = fake
        .standing(&chat)
        .into_iter()
        .rev()
        .find(|s| s.to.is_some());
    assert_eq!(refused.and_then(|shown| shown.to).as_deref(), Some(other));
    let typing = fake.complete(other, &chat, "word", ("word", "балд"), &[]);
    let (_, proposed) = caller.bring(&fake.event(&typing)).await;
    assert_eq!(proposed["type"], 8);
    assert!(proposed.to_string().contains("балда"));
    let (board, button) = fake.button(other, &chat, "Ввести ход", false).unwrap();
    let opened = fake.press(other, &board, &button).unwrap();
    assert_eq!(caller.bring(&fake.event(&opened)).await.1["type"], 9);
    let said = fake.fill_in(other, &board, "пас").unwrap();
    caller.done(&said).await;
    shows(&fake, &chat, &format!("{other}: пас")).await;
    // Three turns in a row passed by both end it.
    for _ in 0..2 {
        for who in [one, other] {
            caller.command(who, &chat, "pass", ("", "")).await;
        }
    }
    caller.command(one, &chat, "pass", ("", "")).await;
    shows(&fake, &chat, "трижды подряд пасовали").await;
    shows(&fake, &chat, one).await;
    assert_eq!(fake.wrongs(), Vec::<String>::new());
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn brought_twice_it_is_done_once() {
    let (caller, chat, bot) = Caller::start().await;
    let options = [("options", Given::Text("3x3 кот insist".to_owned()))];
    let id = caller.fake.command("Анна", &chat, "balda", &options);
    caller.done(&id).await;
    shows(&caller.fake, &chat, "зовёт").await;
    let (status, _) = caller.bring(&caller.fake.event(&id)).await;
    assert_eq!(status, 200);
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let offers = caller.fake.standing(&chat);
    let offers = offers.iter().filter(|shown| shown.text.contains("зовёт"));
    assert_eq!(offers.count(), 1);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_waits_for_the_acknowledgement() {
    let (caller, chat, bot) = Caller::start().await;
    let options = [("options", Given::Text("3x3 кот insist".to_owned()))];
    let id = caller.fake.command("Анна", &chat, "balda", &options);
    let (_, ack) = caller.bring(&caller.fake.event(&id)).await;
    // What follows may reach Discord before the acknowledgement has.
    shows(&caller.fake, &chat, "зовёт").await;
    let refused = || (caller.fake.refusals(10_015) > 0).then_some(());
    until("a refusal", refused).await;
    caller.fake.is_answered(&id, &ack);
    until("an answer", || caller.fake.is_settled(&id).then_some(())).await;
    bot.stop().await.unwrap();
}
