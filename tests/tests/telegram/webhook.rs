//! Updates brought by Telegram: only with the secret, and 200 only when they are durable.

use bot::chat::telegram::Webhook;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use tests::stage::until;
use tests::telegram::{ANNA, Adapter, Fake, GROUP, Rig};

/// Brings a body to the webhook; the status of the answer.
fn bring(at: SocketAddr, secret: Option<&str>, body: &str) -> std::io::Result<u16> {
    let mut stream = TcpStream::connect(at)?;
    let secret = secret.map_or_else(String::new, |secret| {
        format!("X-Telegram-Bot-Api-Secret-Token: {secret}\r\n")
    });
    write!(
        stream,
        "POST /telegram HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{secret}Content-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let status = answer
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    status.ok_or(std::io::ErrorKind::InvalidData.into())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn updates_are_brought_with_a_secret() {
    let at = TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    let mut adapter = Adapter::over(Fake::start().await);
    adapter.webhook = Some(Webhook {
        url: "https://example.org/telegram".to_owned(),
        listen: at,
    });
    let rig = Rig::over(adapter).await;
    assert!(until(|| rig.fake.webhook().is_some()).await);
    let (url, secret) = rig.fake.webhook().unwrap();
    assert_eq!(url, "https://example.org/telegram");
    let mut update = serde_json::json!({"update_id": 1});
    update["message"] = rig.fake.message(GROUP, ANNA, "/help");
    let update = update.to_string();
    let check = async |secret: Option<String>, body: String, expected: u16| {
        let status = tokio::task::spawn_blocking(move || bring(at, secret.as_deref(), &body));
        assert_eq!(status.await.unwrap().unwrap(), expected);
    };
    check(None, update.clone(), 401).await;
    check(Some("guessed".to_owned()), update.clone(), 401).await;
    check(Some(secret.clone()), "{}".to_owned(), 200).await;
    check(Some(secret.clone()), "not json".to_owned(), 200).await;
    assert_eq!(rig.posts(), 0);
    let before = rig.house.heard();
    check(Some(secret.clone()), update.clone(), 200).await;
    assert!(rig.house.heard() > before, "heard before 200 was said");
    assert!(until(|| rig.posts() == 1).await);
    // Brought again, it is done once.
    check(Some(secret), update, 200).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(rig.posts(), 1);
    rig.is_clean();
}
