//! People talk: messages, secrets, pictures, buttons, streams that are cut.

use super::client::{Page, spoken};
use super::echo::{House, PICTURE};
use crate::chat::{Input, RoomKind, Standing};
use serde_json::{Value, json};

/// Two people with a page each in one room.
async fn two(house: &House) -> (Page, Page, String) {
    let (mut one, mut other) = (house.browser(), house.browser());
    let anna = one.come("Анна").await;
    let boris = other.come("Борис").await;
    let (room, path) = one.room(&anna, "group").await;
    other.join(&boris, &path).await;
    let pages = (
        one.page(&anna, &room, 0).await,
        other.page(&boris, &room, 0).await,
    );
    (pages.0, pages.1, room)
}

#[tokio::test]
async fn what_one_says_both_see_and_the_bot_answers() {
    let house = House::open().await;
    let (mut anna, mut boris, _) = two(&house).await;
    assert_eq!(anna.say("лак").await["is"], "done");
    for page in [&mut anna, &mut boris] {
        let said = page.until("лак").await;
        assert_eq!(said["from"]["name"], "Анна");
        let answer = page.until("echo лак").await;
        assert_eq!(answer["from"], "bot");
        assert_eq!(answer["reply"], said["n"]);
    }
    let people = boris.until_word("people").await;
    assert_eq!(people["people"][0]["admin"], true);
}

#[tokio::test]
async fn what_looks_like_markup_is_words() {
    let house = House::open().await;
    let mut browser = house.browser();
    let (name, words) = ("<img src=x> & *_`", "</script><b>\"&lt;[x](y)");
    let who = browser.come(name).await;
    let (room, _) = browser.room(&who, "group").await;
    let mut page = browser.page(&who, &room, 0).await;
    page.say(words).await;
    let said = page.until(words).await;
    assert_eq!(said["from"]["name"], name);
    page.until(&format!("echo {words}")).await;
}

#[tokio::test]
async fn the_hall_learns_who_where_and_what_they_may_do() {
    let house = House::open().await;
    let (mut anna, mut boris, room) = two(&house).await;
    anna.say("a").await;
    let answer = boris.until("echo a").await;
    let reply = json!({
        "do": "say", "as": boris.who, "nonce": "r", "text": "b", "reply": answer["n"],
    });
    boris.ask(reply).await;
    boris.verdict("r").await;
    let heard = house.heard();
    let said: Vec<_> = heard
        .iter()
        .filter_map(|input| match input {
            Input::Said {
                source, reply_to, ..
            } => Some((source, reply_to)),
            _ => None,
        })
        .collect();
    let (source, reply) = said[0];
    assert_eq!(source.standing, Standing::Admin);
    assert_eq!(
        (source.room.id.as_str(), source.kind),
        (room.as_str(), RoomKind::Group)
    );
    assert_eq!(source.language.as_deref(), Some("ru"));
    assert!(source.once.is_some() && reply.is_none());
    let (source, reply) = said[1];
    assert_eq!(source.standing, Standing::Member);
    let replied = reply.as_ref().map(|message| message.0.as_str());
    assert_eq!(replied, Some(answer["n"].to_string().as_str()));
    let number = answer["n"].to_string();
    let posted =
        |input: &Input| matches!(input, Input::Posted { message, .. } if message.0 == number);
    assert!(heard.iter().any(posted));
}

#[tokio::test]
async fn a_secret_is_seen_by_one() {
    let house = House::open().await;
    let (mut anna, mut boris, room) = two(&house).await;
    anna.say("whisper picture").await;
    let secret = anna.until("echo whisper picture").await;
    assert_eq!(secret["secret"], true);
    anna.say("aloud").await;
    boris.until("echo aloud").await;
    assert!(boris.find("echo whisper picture").is_none());
    // Nor by asking for it by its number: an answer to it, a press under it.
    assert_eq!(
        boris.press(&secret["n"], "data:stay").await["why"],
        "unknown"
    );
    let reply = json!({
        "do": "say", "as": boris.who, "nonce": "r", "text": "b", "reply": secret["n"],
    });
    boris.ask(reply).await;
    boris.verdict("r").await;
    assert!(boris.until("b").await.get("reply").is_none());
    assert!(!room.is_empty());
}

#[tokio::test]
async fn pictures_are_shown_to_whom_they_are_for() {
    let house = House::open().await;
    let (mut one, mut other, mut third) = (house.browser(), house.browser(), house.browser());
    let (anna, boris) = (one.come("Анна").await, other.come("Борис").await);
    let vera = third.come("Вера").await;
    let (room, path) = one.room(&anna, "group").await;
    other.join(&boris, &path).await;
    let mut page = one.page(&anna, &room, 0).await;
    page.say("picture").await;
    page.say("whisper picture").await;
    let open = page.until("echo picture").await;
    let secret = page.until("echo whisper picture").await;
    let address = |message: &Value, who: &str| {
        let file = message["picture"]["file"].as_str().unwrap();
        format!(
            "/api/rooms/{room}/pictures/{}/{file}?as={who}",
            message["n"]
        )
    };
    let seen = one.read(&address(&open, &anna)).await;
    assert_eq!((seen.status, &seen.body[..]), (200, PICTURE));
    assert_eq!(seen.header("content-type"), "image/png");
    assert!(seen.header("cache-control").contains("immutable"));
    assert_eq!(other.read(&address(&open, &boris)).await.status, 200);
    let own = one.read(&address(&secret, &anna)).await;
    assert_eq!((own.status, own.header("cache-control")), (200, "no-store"));

    assert_eq!(other.read(&address(&secret, &boris)).await.status, 404);
    assert_eq!(other.read(&address(&secret, &anna)).await.status, 403);
    assert_eq!(third.read(&address(&open, &vera)).await.status, 404);
    assert_eq!(third.read(&address(&open, &anna)).await.status, 403);
    let nobody = house.browser().read(&address(&open, &anna)).await;
    assert_eq!(nobody.status, 403);
    let elsewhere = address(&open, &anna).replace("/pictures/", "/pictures/9");
    assert_eq!(one.read(&elsewhere).await.status, 404);
}

#[tokio::test]
async fn a_picture_that_fails_costs_only_itself_and_files_have_safe_names() {
    let house = House::open().await;
    let mut browser = house.browser();
    let anna = browser.come("Анна").await;
    let (room, _) = browser.room(&anna, "private").await;
    let mut page = browser.page(&anna, &room, 0).await;
    page.say("broken").await;
    assert!(page.until("echo broken").await.get("picture").is_none());
    page.say("file").await;
    let message = page.until("echo file").await;
    assert_eq!(message["document"], "game1.txt");
    let path = format!("/api/rooms/{room}/documents/{}?as={anna}", message["n"]);
    let file = browser.read(&path).await;
    assert_eq!((file.status, &file.body[..]), (200, &b"moves"[..]));
    assert_eq!(
        file.header("content-disposition"),
        "attachment; filename=\"game1.txt\""
    );
    let stranger = house.browser().read(&path).await;
    assert_eq!(stranger.status, 403);
}

#[tokio::test]
async fn buttons_answer_change_and_go() {
    let house = House::open().await;
    let (mut anna, mut boris, _) = two(&house).await;
    anna.say("buttons").await;
    let message = boris.until("echo buttons").await;
    assert_eq!(message["buttons"][0][0], json!(["stay", "data:stay"]));
    let n = &message["n"];

    assert_eq!(boris.press(n, "data:stay").await["is"], "done");
    assert_eq!(boris.until("pressed data:stay").await["secret"], true);
    assert_eq!(
        boris.until_word("answer").await["text"],
        "pressed data:stay"
    );

    anna.until("echo buttons").await;
    boris.press(n, "data:go").await;
    while anna.messages[&n.as_u64().unwrap()].get("buttons").is_some() {
        anna.hear().await.unwrap();
    }
    // An old page may still press it.
    assert_eq!(boris.press(n, "data:again").await["is"], "done");
    assert_eq!(anna.until("pressed data:again").await["n"], *n);
    assert!(anna.find("pressed data:stay").is_none());

    let pressed = house
        .heard()
        .into_iter()
        .filter(|input| matches!(input, Input::Pressed { .. }));
    assert_eq!(pressed.count(), 3);
    assert_eq!(boris.press(n, &"x".repeat(65)).await["why"], "unknown");
    assert_eq!(
        boris.press(&json!(999), "data:stay").await["why"],
        "unknown"
    );
}

#[tokio::test]
async fn a_page_that_was_away_has_missed_nothing_and_repeats_nothing() {
    let mut house = House::open().await;
    let mut browser = house.browser();
    let anna = browser.come("Анна").await;
    let (room, _) = browser.room(&anna, "group").await;
    let mut page = browser.page(&anna, &room, 0).await;
    page.say("one").await;
    page.until("echo one").await;
    page.until_word("people").await;
    while page.event < 3 {
        page.hear().await;
    }
    let seen = page.event;
    drop(page);
    let mut other = browser.page(&anna, &room, 0).await;
    other.say("two buttons").await;
    let n = other.until("echo two buttons").await["n"].clone();

    house.stop().await;
    assert!(other.hear().await.is_none_or(|word| word["is"] != "news"));
    house.start().await;
    let mut page = browser.page(&anna, &room, seen).await;
    page.until("echo two buttons").await;
    assert!(page.find("one").is_none(), "only what is new");
    page.press(&n, "data:again").await;
    page.until("pressed data:again").await;
    assert!(page.find("echo two buttons").is_none());
    let all = browser.page(&anna, &room, 0);
    let mut all = all.await;
    all.until("pressed data:again").await;
    let texts: Vec<String> = all.messages.values().map(spoken).collect();
    assert_eq!(
        texts,
        ["", "one", "echo one", "two buttons", "pressed data:again"]
    );
}

#[tokio::test]
async fn a_page_from_before_the_store_was_lost_begins_anew() {
    let house = House::open().await;
    let mut browser = house.browser();
    let anna = browser.come("Анна").await;
    let (room, _) = browser.room(&anna, "private").await;
    let mut page = browser.page(&anna, &room, 1_000_000).await;
    assert_eq!(page.until_word("anew").await["is"], "anew");
    page.say("x").await;
    page.until("echo x").await;
}

#[tokio::test]
async fn what_is_sent_again_is_said_once() {
    let mut house = House::open().await;
    let mut browser = house.browser();
    let anna = browser.come("Анна").await;
    let (room, _) = browser.room(&anna, "private").await;
    let mut page = browser.page(&anna, &room, 0).await;
    let say = json!({ "do": "say", "as": anna, "nonce": "same", "text": "лак" });
    page.ask(say.clone()).await;
    page.verdict("same").await;
    page.ask(say.clone()).await;
    page.verdict("same").await;
    house.stop().await;
    house.start().await;
    let mut page = browser.page(&anna, &room, 0).await;
    page.ask(say).await;
    page.verdict("same").await;
    page.until("echo лак").await;
    let said = page
        .messages
        .values()
        .filter(|message| spoken(message) == "лак");
    assert_eq!(said.count(), 1);
    // The hall is told each time, under one key, by which it knows what it has done.
    let keys: std::collections::BTreeSet<_> = house
        .heard()
        .into_iter()
        .filter_map(|input| match input {
            Input::Said { source, .. } => source.once,
            _ => None,
        })
        .collect();
    assert_eq!(keys.len(), 1);
}

#[tokio::test]
async fn a_message_elsewhere_is_told_of() {
    let house = House::open().await;
    let (mut one, mut other) = (house.browser(), house.browser());
    let (anna, boris) = (one.come("Анна").await, other.come("Борис").await);
    let (first, _) = one.room(&anna, "group").await;
    let (second, path) = one.room(&anna, "group").await;
    other.join(&boris, &path).await;
    let mut here = one.page(&anna, &first, 0).await;
    here.until_word("people").await;
    let mut there = other.page(&boris, &second, 0).await;
    there.say("hello").await;
    assert_eq!(here.until_word("elsewhere").await["room"], second.as_str());
    let rooms = one.read(&format!("/api/rooms?as={anna}")).await.json();
    assert_eq!(rooms["rooms"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn people_choose_their_language_and_name() {
    let house = House::open().await;
    let mut browser = house.browser();
    let host = browser.host();
    let headers = [
        ("Host", host.as_str()),
        ("Accept-Language", "ru-RU,ru;q=0.9,en;q=0.8"),
    ];
    let state = browser.raw("GET", "/api/state", &headers, "").await.json();
    assert_eq!(
        (&state["language"], &state["texts"]["web-send"]),
        (&json!("ru"), &json!("Послать"))
    );
    let state = browser.read("/api/state?language=en").await.json();
    assert_eq!(state["texts"]["web-send"], "Send");
    for quick in state["quick"].as_array().unwrap() {
        for id in ["say", "label"] {
            let id = quick[id].as_str().unwrap();
            assert!(state["texts"][id].is_string(), "{id}");
        }
    }
    let commands = state["commands"].as_array().unwrap();
    assert!(commands.iter().any(|command| command["say"] == "/balda"));
    let does = |command: &Value| command["does"].as_str().unwrap().to_owned();
    assert!(
        commands
            .iter()
            .all(|command| !does(command).starts_with("help-"))
    );

    let anna = browser.come("Анна").await;
    let (room, _) = browser.room(&anna, "private").await;
    let change = json!({ "name": " Аня\n", "language": "en" });
    let renamed = browser.send(&format!("/api/people/{anna}"), change).await;
    assert_eq!(renamed.json()["name"], "Аня");
    let mut page = browser.page(&anna, &room, 0).await;
    page.say("x").await;
    page.until("echo x").await;
    assert_eq!(house.said(), [("Аня".to_owned(), "x".to_owned())]);
    for (name, why) in [("\u{202e} ", "name"), ("Teтpaдкa", "mine")] {
        let wish = json!({ "name": name, "language": "ru" });
        for path in ["/api/people", &format!("/api/people/{anna}")] {
            let refused = browser.send(path, wish.clone()).await;
            let told = (refused.status, refused.json()["why"].clone());
            assert_eq!(told, (422, json!(why)), "{path} {name}");
        }
    }
}
