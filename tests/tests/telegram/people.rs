//! Who plays, what they are called, and how they say it.

use serde_json::json;
use tests::stage::until;
use tests::telegram::{ANNA, BORIS, BotIs, GROUP, Rig};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn anonymous_admins_are_strangers() {
    let mut rig = Rig::new().await;
    let mut said = rig.fake.message(GROUP, ANNA, "/settings night");
    said["from"] = json!({"id": 1_087_968_824, "is_bot": true, "first_name": "Group", "username": "GroupAnonymousBot"});
    said["sender_chat"] = json!({"id": GROUP, "type": "supergroup", "title": "Игры"});
    rig.fake.tell("message", said);
    rig.settle().await;
    assert!(
        rig.last(GROUP).text.contains("Запомнил"),
        "{}",
        rig.last(GROUP).text
    );
    // Who is no admin may not.
    rig.say(BORIS, "/settings night").await;
    assert!(
        rig.last(GROUP).text.contains("админ"),
        "{}",
        rig.last(GROUP).text
    );
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_for_another_bot_is_answered_and_ours_is_not() {
    let mut rig = Rig::new().await;
    let check = [
        ("/help@another_bot", 0),
        ("/help@TetradkaBot", 1),
        ("/HELP@tetradkabot", 2),
        ("/balda@another_bot 3x3", 2),
        ("@another_bot /help", 2),
        ("@TetradkaBot /help", 3),
        ("просто разговор", 3),
    ];
    for (text, posts) in check {
        rig.say(ANNA, text).await;
        assert_eq!(rig.posts(), posts, "{text}");
    }
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn edited_or_forwarded_messages_are_taken_as_moves() {
    let mut rig = Rig::new().await;
    rig.game().await;
    let before = rig.posts();
    let mut moved = rig.fake.message(GROUP, ANNA, "/pass");
    moved["edit_date"] = json!(1_800_000_000);
    rig.fake.tell("edited_message", moved.clone());
    moved.as_object_mut().unwrap().remove("edit_date");
    moved["forward_origin"] = json!({"type": "hidden_user", "date": 1, "sender_user_name": "x"});
    rig.fake.tell("message", moved);
    let mut other = rig.fake.message(GROUP, ANNA, "/pass");
    other["via_bot"] = json!({"id": 5, "is_bot": true, "first_name": "x", "username": "x_bot"});
    rig.fake.tell("message", other);
    let mut channel = rig.fake.message(GROUP, ANNA, "/pass");
    channel["chat"] = json!({"id": -1_007_000_000_000i64, "type": "channel", "title": "x"});
    rig.fake.tell("channel_post", channel);
    rig.settle().await;
    assert_eq!(rig.posts(), before);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strange_names_break_formatting() {
    for name in [
        "<b>_*&",
        "",
        "שלום",
        "👩‍👩‍👧",
        "a</a>",
        "\u{202e}evil",
        "[x](y)",
        "&lt;",
    ] {
        let mut rig = Rig::new().await;
        rig.fake.person(ANNA, name, None, "ru");
        rig.game().await;
        rig.say(ANNA, "/pass").await;
        rig.say(BORIS, "/pass").await;
        assert!(!rig.last(GROUP).text.is_empty());
        rig.is_clean();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn huge_messages_and_torn_ones() {
    let mut rig = Rig::new().await;
    rig.game().await;
    let before = rig.posts();
    rig.say(ANNA, &"щ".repeat(4096)).await;
    rig.say(ANNA, &format!("/m {}", "кот ".repeat(1000))).await;
    rig.say(ANNA, &"\u{1F468}\u{200D}".repeat(500)).await;
    for update in [
        json!({}),
        json!({"text": 5}),
        json!([]),
        json!({"message_id": "x"}),
    ] {
        rig.fake.tell("message", update);
    }
    rig.fake.tell("something_of_another_time", json!({"x": 1}));
    rig.settle().await;
    rig.say(ANNA, "/pass").await;
    assert!(rig.last(GROUP).text.contains("Ходит Борис"));
    assert!(rig.posts() > before);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_secret_is_shown_in_the_group_because_the_private_chat_is_shut() {
    let mut rig = Rig::new().await;
    rig.fake.change(ANNA, |chat| chat.bot = BotIs::Kicked);
    rig.say(ANNA, "/abaku").await;
    rig.press(BORIS, "Играю").await;
    if rig.shows("Начать") {
        rig.press(ANNA, "Начать").await;
    }
    rig.say(ANNA, "/rack").await;
    let told = rig.last(GROUP);
    let link = told.keys.iter().find_map(|key| key.url.clone());
    assert_eq!(
        link.as_deref(),
        Some("https://t.me/TetradkaBot?start=secret"),
        "{}",
        told.text
    );
    rig.fake.change(ANNA, |chat| chat.bot = BotIs::Member);
    rig.say_in(ANNA, ANNA, "/start secret").await;
    let secret = rig.last(ANNA);
    assert!(!secret.text.is_empty());
    let group = rig.fake.of_bot(GROUP);
    assert!(
        group
            .iter()
            .all(|(_, message)| !message.text.contains(secret.text.trim()))
    );
    // It is given once; afterwards the link shows one's games.
    rig.say_in(ANNA, ANNA, "/start secret").await;
    assert!(
        rig.last(ANNA).text.contains("начат"),
        "{}",
        rig.last(ANNA).text
    );
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_without_a_username_cant_be_challenged() {
    const VERA: i64 = 1_003;
    let mut rig = Rig::new().await;
    rig.fake.person(VERA, "Вера Ли", None, "ru");
    let mut said = rig.fake.message(GROUP, ANNA, "/balda 3x3 кот Вера Ли");
    said["entities"] = json!([
        {"type": "bot_command", "offset": 0, "length": 6},
        {"type": "text_mention", "offset": 15, "length": 7,
         "user": {"id": VERA, "is_bot": false, "first_name": "Вера", "last_name": "Ли"}},
    ]);
    rig.fake.tell("message", said);
    rig.settle().await;
    let html = rig.last(GROUP).html;
    assert!(html.contains(&format!("tg://user?id={VERA}")), "{html}");
    rig.press(BORIS, "Принять").await;
    assert!(
        rig.fake.alerts().last().unwrap().text.is_some(),
        "it isn't for others"
    );
    rig.press(VERA, "Принять").await;
    assert!(rig.shows("Пас"));
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn menus_are_put_for_every_language_and_scope() {
    let rig = Rig::new().await;
    assert!(
        until(|| rig.fake.menus().len() == 14).await,
        "{:?}",
        rig.fake.menus()
    );
    for scope in ["all_group_chats", "all_private_chats"] {
        for lang in ["ru", "en", "uk", "pl", "cs", "hu", ""] {
            let put = rig
                .fake
                .menus()
                .iter()
                .any(|(s, l, n)| s == scope && l == lang && *n > 10);
            assert!(put, "{scope} {lang}");
        }
    }
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_leads_nowhere() {
    let mut rig = Rig::new().await;
    rig.say_in(ANNA, ANNA, "/start balda_3x3").await;
    assert!(
        rig.last(ANNA).text.contains("3×3"),
        "{}",
        rig.last(ANNA).text
    );
    rig.say_in(BORIS, BORIS, "/start").await;
    assert!(
        rig.last(BORIS).text.contains("/rules"),
        "{}",
        rig.last(BORIS).text
    );
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn look_alike_letters_and_a_torn_й_are_no_word() {
    let mut rig = Rig::new().await;
    rig.game().await;
    // Latin letters where Russian ones look the same.
    rig.say(ANNA, "/m а1 с cкот").await;
    let told = rig.last(GROUP).text;
    assert!(
        told.contains("скот") && told.contains("Ходит Борис"),
        "{told}"
    );
    // Who is refused is told why, and may propose the word.
    rig.say(BORIS, "/m в1 х котх").await;
    let told = rig.last(GROUP);
    assert!(told.text.contains("нет в словаре"), "{}", told.text);
    rig.say(BORIS, "/words add котх").await;
    let proposed = rig.last(GROUP);
    assert!(proposed.text.contains("котх"), "{}", proposed.text);
    assert_eq!(proposed.keys.len(), 2, "others vote on it: {proposed:?}");
    rig.is_clean();
}
