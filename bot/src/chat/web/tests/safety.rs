//! What strangers, other sites and impatient people can't do.

use super::super::limits;
use super::echo::House;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message as Frame;

/// Method, path, headers, and the status that comes back.
type Asked<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)], u16);

#[tokio::test]
async fn only_requests_for_this_server_from_its_own_page_are_answered() {
    let house = House::open().await;
    let mut browser = house.browser();
    let host = browser.host();
    let own = format!("http://{host}");
    let body = r#"{"name":"Анна","language":"ru"}"#;
    let json_type = ("Content-Type", "application/json");
    let cases: &[Asked<'_>] = &[
        ("GET", "/", &[("Host", &host)], 200),
        ("GET", "/", &[("Host", "rebound.example")], 421),
        (
            "GET",
            "/page/page.css",
            &[("Host", "rebound.example:8011")],
            421,
        ),
        (
            "GET",
            "/api/state",
            &[("Host", &host), ("Origin", "http://evil.example")],
            403,
        ),
        (
            "GET",
            "/api/state",
            &[("Host", &host), ("Origin", "null")],
            403,
        ),
        (
            "GET",
            "/api/state",
            &[("Host", &host), ("Origin", &own)],
            200,
        ),
        ("POST", "/api/people", &[("Host", &host), json_type], 403),
        (
            "POST",
            "/api/people",
            &[
                ("Host", &host),
                ("Origin", "http://evil.example"),
                json_type,
            ],
            403,
        ),
        (
            "POST",
            "/api/people",
            &[
                ("Host", &host),
                ("Origin", &own),
                ("Content-Type", "text/plain"),
            ],
            415,
        ),
        (
            "POST",
            "/api/people",
            &[("Host", &host), ("Origin", &own), json_type],
            200,
        ),
    ];
    for (method, path, headers, status) in cases {
        let sent = if *method == "GET" { "" } else { body };
        let answer = browser.raw(method, path, headers, sent).await;
        assert_eq!(answer.status, *status, "{method} {path} {headers:?}");
    }
}

#[tokio::test]
async fn a_stream_opens_only_for_the_own_page() {
    let house = House::open().await;
    let mut browser = house.browser();
    let anna = browser.come("Анна").await;
    let (room, _) = browser.room(&anna, "group").await;
    let own = format!("http://{}", browser.host());
    for origin in [
        None,
        Some("http://evil.example"),
        Some("null"),
        Some("http://127.0.0.1:1"),
    ] {
        assert!(
            browser.stream(&anna, &room, 0, origin).await.is_err(),
            "{origin:?}"
        );
    }
    assert!(browser.stream(&anna, &room, 0, Some(&own)).await.is_ok());
    let stranger = house.browser();
    assert!(stranger.stream(&anna, &room, 0, Some(&own)).await.is_err());
    let mut outsider = house.browser();
    let boris = outsider.come("Борис").await;
    assert!(outsider.stream(&boris, &room, 0, Some(&own)).await.is_err());
    assert!(outsider.stream(&anna, &room, 0, Some(&own)).await.is_err());
}

#[tokio::test]
async fn every_answer_tells_the_browser_to_be_careful() {
    let house = House::open().await;
    let mut browser = house.browser();
    for path in [
        "/",
        "/page/main.js",
        "/api/state",
        "/nothing",
        "/r/x",
        "/page/../../etc/passwd",
    ] {
        let answer = browser.read(path).await;
        let policy = answer.header("content-security-policy");
        for rule in [
            "default-src 'none'",
            "script-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
        ] {
            assert!(policy.contains(rule), "{path}: {rule}");
        }
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
        assert!(!answer.header("cache-control").is_empty(), "{path}");
    }
    let state = browser.read("/api/state").await;
    assert_eq!(state.header("cache-control"), "no-store");
}

#[tokio::test]
async fn the_cookie_is_httponly_lax_and_named_by_the_port() {
    let house = House::open().await;
    let mut browser = house.browser();
    let came = browser
        .send("/api/people", json!({ "name": "Анна", "language": "ru" }))
        .await;
    let cookie = came.header("set-cookie");
    assert!(cookie.starts_with(&format!("tetradka-{}-", house.port)));
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    assert!(!cookie.contains("Secure"));

    let house = House::published(Some("https://games.example")).await;
    let mut browser = house.browser();
    let headers = [
        ("Host", "games.example"),
        ("Origin", "https://games.example"),
        ("Content-Type", "application/json"),
    ];
    let came = browser
        .raw(
            "POST",
            "/api/people",
            &headers,
            r#"{"name":"A","language":"en"}"#,
        )
        .await;
    assert_eq!(came.status, 200);
    assert!(came.header("set-cookie").contains("; Secure"));
}

#[tokio::test]
async fn nobody_speaks_as_another() {
    let house = House::open().await;
    let (mut one, mut other) = (house.browser(), house.browser());
    let (anna, boris) = (one.come("Анна").await, other.come("Борис").await);
    let (room, path) = one.room(&anna, "group").await;
    other.join(&boris, &path).await;
    let mut page = other.page(&boris, &room, 0).await;
    page.ask(json!({ "do": "say", "as": anna, "nonce": "1", "text": "я Анна" }))
        .await;
    assert_eq!(page.verdict("1").await["why"], "stranger");
    page.ask(json!({ "do": "press", "as": anna, "nonce": "2", "n": 1, "data": "x" }))
        .await;
    assert_eq!(page.verdict("2").await["why"], "stranger");
    assert!(house.said().is_empty());

    for (path, body) in [
        (format!("/api/people/{anna}"), json!({ "name": "Чужая" })),
        ("/api/rooms".into(), json!({ "as": anna, "kind": "group" })),
        ("/api/passes".into(), json!({ "as": anna })),
    ] {
        assert_eq!(other.send(&path, body).await.status, 403, "{path}");
    }
    let rooms = other.read(&format!("/api/rooms?as={anna}")).await;
    assert_eq!(rooms.status, 403);
    // A cookie whose value belongs to another name.
    let own = format!("tetradka-{}-{boris}", house.port);
    let value = other.cookies[&own].clone();
    other
        .cookies
        .insert(format!("tetradka-{}-{anna}", house.port), value);
    assert_eq!(
        other.read(&format!("/api/rooms?as={anna}")).await.status,
        403
    );
}

#[tokio::test]
async fn one_browser_holds_several_people_each_tab_is_one() {
    let house = House::open().await;
    let mut browser = house.browser();
    let (anna, boris) = (browser.come("Анна").await, browser.come("Борис").await);
    let (room, path) = browser.room(&anna, "group").await;
    browser.join(&boris, &path).await;
    let mut first = browser.page(&anna, &room, 0).await;
    let mut second = browser.page(&boris, &room, 0).await;
    first.say("a").await;
    second.say("b").await;
    // Even though the cookie holds both, a tab speaks as the one it is.
    second
        .ask(json!({ "do": "say", "as": anna, "nonce": "x", "text": "c" }))
        .await;
    assert_eq!(second.verdict("x").await["why"], "stranger");
    let said = [
        ("Анна".to_owned(), "a".to_owned()),
        ("Борис".to_owned(), "b".to_owned()),
    ];
    assert_eq!(house.said(), said);
    let token = path.strip_prefix("/r/").unwrap();
    let invitation = browser.read(&format!("/api/invites/{token}")).await.json();
    assert_eq!(invitation["here"].as_array().unwrap().len(), 2);
    let elsewhere = house
        .browser()
        .read(&format!("/api/invites/{token}"))
        .await
        .json();
    assert_eq!(elsewhere["here"], json!([]));
}

#[tokio::test]
async fn rooms_are_entered_by_their_link_alone() {
    let house = House::open().await;
    let mut one = house.browser();
    let anna = one.come("Анна").await;
    let (room, path) = one.room(&anna, "group").await;
    let token = path.strip_prefix("/r/").unwrap();
    // 128 bits in Base64, and not the room's id, which stands in logs.
    assert_eq!(token.len(), 22);
    assert_ne!(token, room);
    let mut other = house.browser();
    let boris = other.come("Борис").await;
    for wrong in [
        room.as_str(),
        "AAAAAAAAAAAAAAAAAAAAAA",
        "x",
        "..%2F..%2Froom",
    ] {
        let path = format!("/api/invites/{wrong}");
        assert_eq!(
            other.send(&path, json!({ "as": boris })).await.status,
            404,
            "{wrong}"
        );
        assert_eq!(other.read(&path).await.status, 404, "{wrong}");
    }
    let (private, _) = one.room(&anna, "private").await;
    assert_eq!(one.room(&anna, "private").await.0, private, "there is one");
}

#[tokio::test]
async fn a_link_to_oneself_is_exchanged_for_a_cookie_once() {
    let house = House::open().await;
    let mut one = house.browser();
    let anna = one.come("Анна").await;
    let path = one.send("/api/passes", json!({ "as": anna })).await.json()["path"].clone();
    let token = path
        .as_str()
        .unwrap()
        .strip_prefix("/me/")
        .unwrap()
        .to_owned();
    let mut phone = house.browser();
    // Opening it, as previews do, doesn't use it.
    assert_eq!(phone.read(&format!("/me/{token}")).await.status, 200);
    assert!(phone.cookies.is_empty());
    let path = format!("/api/passes/{token}");
    assert_eq!(
        phone.send(&path, json!({})).await.json()["id"],
        anna.as_str()
    );
    assert_eq!(
        phone.read(&format!("/api/rooms?as={anna}")).await.status,
        200
    );
    let mut thief = house.browser();
    let again = thief.send(&path, json!({})).await;
    assert_eq!(
        (again.status, again.json()["why"].clone()),
        (410, json!("stale"))
    );
    assert!(thief.cookies.is_empty());
}

#[tokio::test]
async fn messages_have_a_size_and_a_pace() {
    let house = House::open().await;
    let mut browser = house.browser();
    let anna = browser.come("Анна").await;
    let (room, _) = browser.room(&anna, "private").await;
    let mut page = browser.page(&anna, &room, 0).await;
    assert_eq!(page.say(&"я".repeat(4096)).await["is"], "done");
    assert_eq!(page.say(&"я".repeat(4097)).await["why"], "length");
    assert_eq!(page.say("  \u{200b}").await["why"], "length");
    let mut verdicts: Vec<Value> = Vec::new();
    for _ in 0..40 {
        verdicts.push(page.say("x").await);
    }
    let refused = verdicts.iter().filter(|verdict| verdict["why"] == "fast");
    assert!((10..=25).contains(&refused.count()));
    // A frame that no page of ours sends ends the stream.
    let huge = "x".repeat(limits::FRAME_BYTES + 1);
    futures_util::SinkExt::send(&mut page.socket, Frame::Text(huge.into()))
        .await
        .ok();
    while page.hear().await.is_some() {}
    for nonsense in ["{}", "[]", "null", "\"x\"", "{\"do\":\"shout\"}", "\u{0}"] {
        let mut page = browser.page(&anna, &room, 0).await;
        let frame = Frame::Text(nonsense.into());
        futures_util::SinkExt::send(&mut page.socket, frame)
            .await
            .unwrap();
        while page.hear().await.is_some() {}
    }
    let body = json!({ "name": "я".repeat(limits::BODY_BYTES), "language": "ru" });
    assert_eq!(browser.send("/api/people", body).await.status, 413);
}

#[tokio::test]
async fn pages_rooms_and_people_are_limited() {
    let house = House::open().await;
    let mut browser = house.browser();
    let anna = browser.come("Анна").await;
    let (room, _) = browser.room(&anna, "private").await;
    let mut pages = Vec::new();
    for _ in 0..limits::CONNECTIONS_A_PERSON {
        let mut page = browser.page(&anna, &room, 0).await;
        page.until_word("people").await;
        pages.push(page);
    }
    let mut one_more = browser.page(&anna, &room, 0).await;
    assert!(one_more.hear().await.is_none());
    drop(pages);

    for _ in 1..limits::IDENTITIES {
        browser.come("Ещё").await;
    }
    let full = browser
        .send("/api/people", json!({ "name": "x", "language": "ru" }))
        .await;
    assert_eq!(
        (full.status, full.json()["why"].clone()),
        (429, json!("full"))
    );

    let mut crowd = 0;
    loop {
        let mut other = house.browser();
        let came = other
            .send("/api/people", json!({ "name": "x", "language": "ru" }))
            .await;
        if came.status == 429 {
            break;
        }
        crowd += 1;
        assert!(crowd < 200);
    }
    let mut opened = 0;
    loop {
        let room = browser
            .send("/api/rooms", json!({ "as": anna, "kind": "group" }))
            .await;
        if room.status == 429 {
            break;
        }
        opened += 1;
        assert!(opened <= limits::ROOMS_A_PERSON);
    }
}

#[tokio::test]
async fn a_slow_page_is_dropped_without_holding_anybody_up_and_catches_up() {
    let house = House::open().await;
    let (mut one, mut other) = (house.browser(), house.browser());
    let (anna, boris) = (one.come("Анна").await, other.come("Борис").await);
    let (room, path) = one.room(&anna, "group").await;
    other.join(&boris, &path).await;
    // Boris's page reads nothing while Anna talks.
    let slow = other.page(&boris, &room, 0).await;
    let mut anna = one.page(&anna, &room, 0).await;
    for n in 0..15 {
        assert_eq!(
            anna.say(&format!("{n} {}", "я".repeat(4000))).await["is"],
            "done"
        );
    }
    drop(slow);
    let mut boris = other.page(&boris, &room, 0).await;
    boris.until(&format!("14 {}", "я".repeat(4000))).await;
}
