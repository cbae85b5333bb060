//! Players' pages: links to seats, cookies, what is asked for them.

use super::client::{Browser, Reply};
use super::echo::House;
use crate::chat::Platform;
use crate::hall::{PersonId, Who, Wish};
use serde_json::{Value, json};
use storage::GameId;

const HOST: &str = "games.example";
const ORIGIN: &str = "https://games.example";
const GAME: GameId = GameId(5);
const PERSON: PersonId = PersonId(7);

async fn get(browser: &mut Browser, path: &str) -> Reply {
    browser.raw("GET", path, &[("Host", HOST)], "").await
}

async fn post(browser: &mut Browser, path: &str, body: Value) -> Reply {
    let headers = [
        ("Host", HOST),
        ("Origin", ORIGIN),
        ("Content-Type", "application/json"),
    ];
    browser.raw("POST", path, &headers, &body.to_string()).await
}

/// A new link's path.
async fn link(house: &House) -> String {
    for _ in 0..100 {
        let links = house.visits.lock().unwrap().links.clone();
        if let Some(links) = links {
            let link = links.to_seat(GAME, PERSON).unwrap();
            return link.strip_prefix(ORIGIN).unwrap().to_owned();
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("nobody makes links");
}

#[tokio::test]
async fn a_link_lets_one_browser_sit_in_one_seat() {
    let house = House::published(Some(ORIGIN)).await;
    let mut browser = house.browser();
    let play = link(&house).await;
    let redeem = play.replace("/play/", "/api/links/");
    // Whoever only looks at the link, as messengers do, doesn't use it up.
    for _ in 0..2 {
        assert_eq!(get(&mut browser, &play).await.status, 200);
    }
    let answer = post(&mut browser, &redeem, json!({})).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.json()["path"], format!("/seat/{GAME}"));
    let cookie = answer.header("set-cookie");
    for attribute in ["; HttpOnly", "; Secure", "; SameSite=Lax"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    assert_eq!(post(&mut browser, &redeem, json!({})).await.status, 410);

    let seat = format!("/api/seats/{GAME}");
    let seen = get(&mut browser, &seat).await;
    assert_eq!(seen.status, 200);
    assert_eq!(seen.header("cache-control"), "no-store");
    assert_eq!(
        seen.json()["state"]["who"],
        format!("{:?}", Who::Person(PERSON))
    );
    // Not another game, and nobody else.
    assert_eq!(get(&mut browser, "/api/seats/6").await.status, 403);
    assert_eq!(get(&mut house.browser(), &seat).await.status, 403);

    let said = json!({ "seq": 3, "text": "12 7", "nonce": "a" });
    assert_eq!(post(&mut browser, &seat, said.clone()).await.status, 200);
    assert_eq!(post(&mut browser, &seat, said).await.status, 200);
    let visits = house.visits.lock().unwrap().visits.clone();
    let wishes: Vec<&Wish> = visits
        .iter()
        .rev()
        .take(2)
        .map(|visit| &visit.wish)
        .collect();
    assert_eq!(wishes[0], wishes[1], "the same number is the same thing");
    assert!(matches!(wishes[0], Wish::Say { text, .. } if text == "12 7"));
}

#[tokio::test]
async fn what_a_move_would_be_is_asked_by_who_sits_there_and_not_too_often() {
    let house = House::open().await;
    let mut anna = house.browser();
    let who = anna.come("Anna").await;
    let weigh = format!("/api/seats/{GAME}/weigh?as={who}&text=h8%3A2%20h9%3A4");
    let seen = anna.read(&weigh).await;
    assert_eq!(seen.status, 200);
    assert_eq!(seen.header("cache-control"), "no-store");
    let asked = house.visits.lock().unwrap().visits.pop().unwrap();
    assert!(matches!(asked.wish, Wish::Weigh { text } if text == "h8:2 h9:4"));
    assert_eq!(asked.who, Who::Account(Platform::Web, who.clone()));
    assert_eq!(house.browser().read(&weigh).await.status, 403);
    let long = format!("{weigh}{}", "x".repeat(300));
    assert_eq!(anna.read(&long).await.status, 404);
    let mut fast = 0;
    for _ in 0..40 {
        fast += usize::from(anna.read(&weigh).await.status == 429);
    }
    assert!(fast > 0);
    // Who looked too often may still move.
    let said = json!({ "as": who, "seq": 3, "text": "24 h8 v", "nonce": "a" });
    let said = anna.send(&format!("/api/seats/{GAME}"), said).await;
    assert_eq!(said.status, 200);
}

#[tokio::test]
async fn what_is_no_page_of_ours_is_refused() {
    let house = House::published(Some(ORIGIN)).await;
    let mut browser = house.browser();
    let play = link(&house).await;
    let redeem = play.replace("/play/", "/api/links/");
    post(&mut browser, &redeem, json!({})).await;
    let seat = format!("/api/seats/{GAME}");
    let before = house.visits.lock().unwrap().visits.len();
    let say =
        |seq: i64, text: &str, nonce: &str| json!({ "seq": seq, "text": text, "nonce": nonce });
    for (body, status) in [
        (say(1, &"x".repeat(5000), "a"), 413),
        (say(1, "12 7", ""), 404),
        (say(1, "12 7", &"x".repeat(100)), 404),
        (say(-1, "12 7", "a"), 422),
        (json!({ "text": "12 7" }), 422),
    ] {
        assert_eq!(
            post(&mut browser, &seat, body.clone()).await.status,
            status,
            "{body}"
        );
    }
    let foreign = [
        ("Host", HOST),
        ("Origin", "https://evil.example"),
        ("Content-Type", "application/json"),
    ];
    let body = say(1, "12 7", "a").to_string();
    assert_eq!(
        browser.raw("POST", &seat, &foreign, &body).await.status,
        403
    );
    assert_eq!(
        browser
            .raw("POST", &seat, &foreign[..1], &body)
            .await
            .status,
        403
    );
    for path in [
        "/api/seats/",
        "/api/seats/..",
        "/api/seats/05",
        "/api/seats/!",
    ] {
        assert!(get(&mut browser, path).await.status >= 400, "{path}");
    }
    assert_eq!(house.visits.lock().unwrap().visits.len(), before);
}

#[tokio::test]
async fn in_the_chat_page_its_own_people_sit_by_their_cookies() {
    let house = House::open().await;
    let mut anna = house.browser();
    let who = anna.come("Anna").await;
    let seat = format!("/api/seats/{GAME}?as={who}");
    let seen = anna.read(&seat).await;
    assert_eq!(seen.status, 200);
    let account = Who::Account(Platform::Web, who.clone());
    assert_eq!(seen.json()["state"]["who"], format!("{account:?}"));
    assert_eq!(house.browser().read(&seat).await.status, 403);
    assert_eq!(anna.read(&format!("/api/seats/{GAME}")).await.status, 403);
    // Without https nobody is sent a link to a seat.
    assert!(house.visits.lock().unwrap().links.is_none());
}
