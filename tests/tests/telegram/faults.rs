//! What people complain about in bots like this one, each complaint a test: the real adapter and
//! hall over a Telegram of our own that fails on purpose.

use bot::chat::{Body, Effect, Picture, Platform, PostId, RoomRef, Span};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tests::stage::Platform as _;
use tests::stage::until;
use tests::telegram::{ANNA, Adapter, BORIS, BotIs, Fake, Fault, GROUP, Kind, Rig};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_die_on_restart() {
    let mut rig = Rig::new().await;
    rig.game().await;
    rig.restart().await;
    rig.say(ANNA, "/pass").await;
    let after = rig.last(GROUP).text;
    assert!(after.contains("Ходит Борис"), "{after}");
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_update_twice_makes_two_games() {
    let mut rig = Rig::new().await;
    let offer = rig.fake.message(GROUP, ANNA, "/balda 3x3 кот");
    for _ in 0..3 {
        rig.fake.tell("message", offer.clone());
        rig.settle().await;
    }
    rig.restart().await;
    rig.fake.tell("message", offer);
    rig.settle().await;
    assert_eq!(rig.posts(), 1);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_press_twice_with_a_new_id_makes_two_moves() {
    let mut rig = Rig::new().await;
    rig.game().await;
    let (number, key) = rig.fake.find_key(GROUP, "Пас", false).unwrap();
    let before = rig.posts();
    for _ in 0..3 {
        rig.fake.press(GROUP, ANNA, number, &key.data);
    }
    rig.settle().await;
    assert_eq!(rig.posts(), before + 1, "one pass, one new board");
    let told = rig.fake.alerts();
    let old = told
        .iter()
        .filter(|a| a.text.as_deref().is_some_and(|t| t.contains("устарела")));
    assert_eq!(old.count(), 2, "{told:?}");
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn anybody_can_press_old_buttons() {
    let mut rig = Rig::new().await;
    rig.game().await;
    let (number, key) = rig.fake.find_key(GROUP, "Пас", false).unwrap();
    rig.press(ANNA, "Пас").await;
    assert!(
        rig.fake.see(GROUP).messages[&number].keys.is_empty(),
        "old boards lose their buttons"
    );
    rig.restart().await;
    let before = rig.posts();
    rig.fake.press(GROUP, BORIS, number, &key.data);
    rig.settle().await;
    assert_eq!(rig.posts(), before);
    rig.is_clean();
}

#[derive(Debug, Clone, Copy)]
enum Path {
    ToldThere,
    ToldHere,
    Refused,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_becomes_a_supergroup_and_its_game_is_lost() {
    const OLD: i64 = -4_000_001;
    const NEW: i64 = -1_009_000_000_001;
    for path in [Path::ToldThere, Path::ToldHere, Path::Refused] {
        let mut rig = Rig::new().await;
        rig.fake.chat(OLD, Kind::Group, "Старая", "ru");
        rig.say_in(OLD, ANNA, "/balda 3x3 кот").await;
        rig.press_in(OLD, BORIS, "Играю").await;
        if rig.fake.find_key(OLD, "Начать", false).is_some() {
            rig.press_in(OLD, ANNA, "Начать").await;
        }
        match path {
            Path::ToldThere => {
                let mut service = rig.fake.message(OLD, ANNA, "x");
                rig.fake.migrate(OLD, NEW);
                service.as_object_mut().unwrap().remove("text");
                service["migrate_to_chat_id"] = json!(NEW);
                rig.fake.tell("message", service);
            }
            Path::ToldHere => {
                rig.fake.migrate(OLD, NEW);
                let mut service = rig.fake.message(NEW, ANNA, "x");
                service.as_object_mut().unwrap().remove("text");
                service["migrate_from_chat_id"] = json!(OLD);
                rig.fake.tell("message", service);
            }
            Path::Refused => {
                // A move is heard in the old group; its board is refused there.
                let last = rig.fake.message(OLD, ANNA, "/pass");
                rig.fake.migrate(OLD, NEW);
                rig.fake.tell("message", last);
            }
        }
        rig.settle().await;
        let boards = rig.fake.of_bot(NEW).len();
        assert!(boards >= 1, "{path:?}: the board is shown in the new group");
        let (mover, next) = match path {
            Path::Refused => (BORIS, "Анна"),
            _ => (ANNA, "Борис"),
        };
        rig.say_in(NEW, mover, "/pass").await;
        let last = rig.last(NEW).text;
        assert!(last.contains(&format!("Ходит {next}")), "{path:?}: {last}");
        rig.restart().await;
        assert_eq!(
            rig.fake.of_bot(OLD).len(),
            rig.fake
                .see(OLD)
                .messages
                .values()
                .filter(|m| m.from > 7_000_000_000)
                .count()
        );
        rig.is_clean();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replies_land_in_the_wrong_topic() {
    let mut rig = Rig::new().await;
    rig.fake.change(GROUP, |chat| {
        chat.topics.insert(77);
    });
    let mut offer = rig.fake.message(GROUP, ANNA, "/balda 3x3 кот");
    offer["message_thread_id"] = json!(77);
    offer["is_topic_message"] = json!(true);
    rig.fake.tell("message", offer);
    rig.settle().await;
    assert_eq!(rig.last(GROUP).topic, Some(77));
    // General has no number of its own.
    rig.say(BORIS, "/balda 3x3 бот").await;
    assert_eq!(rig.last(GROUP).topic, None);
    // A reply in a plain supergroup carries a number too, and it isn't a topic's.
    let mut reply = rig.fake.message(GROUP, BORIS, "/cancel");
    reply["message_thread_id"] = json!(12_345);
    rig.fake.tell("message", reply);
    rig.settle().await;
    assert!(
        rig.fake
            .of_bot(GROUP)
            .iter()
            .all(|(_, m)| m.topic != Some(12_345))
    );
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_topic_is_closed() {
    let mut rig = Rig::new().await;
    let mut offer = rig.fake.message(GROUP, ANNA, "/balda 3x3 кот");
    offer["message_thread_id"] = json!(77);
    offer["is_topic_message"] = json!(true);
    rig.fake.tell("message", offer);
    rig.settle().await;
    rig.say(ANNA, "/help").await;
    assert_eq!(rig.posts(), 1, "the rest of the chat goes on");
    rig.is_clean();
}

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
async fn query_is_too_old_crashes_the_bot() {
    let mut rig = Rig::new().await;
    rig.game().await;
    let (number, key) = rig.fake.find_key(GROUP, "Пас", false).unwrap();
    rig.fake.fail(
        "answerCallbackQuery",
        Fault::Refused(
            400,
            "Bad Request: query is too old and response timeout expired or query ID is invalid",
        ),
    );
    rig.fake.press(GROUP, ANNA, number, &key.data);
    rig.settle().await;
    assert!(
        rig.last(GROUP).text.contains("Ходит Борис"),
        "the press counts all the same"
    );
    rig.say(BORIS, "/pass").await;
    assert!(rig.last(GROUP).text.contains("Ходит Анна"));
    assert_eq!(rig.fake.complaints(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn not_modified_crashes_the_bot() {
    let mut rig = Rig::new().await;
    rig.game().await;
    rig.fake.fail("editMessageReplyMarkup", Fault::Refused(
        400,
        "Bad Request: message is not modified: specified new message content and reply markup are \
         exactly the same as a current content and reply markup of the message",
    ));
    rig.say(ANNA, "/pass").await;
    rig.fake.fail(
        "editMessageReplyMarkup",
        Fault::Refused(400, "Bad Request: message to edit not found"),
    );
    rig.say(BORIS, "/pass").await;
    let edits = rig.fake.count("editMessageReplyMarkup");
    assert!(rig.last(GROUP).text.contains("Ходит Анна"));
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(
        rig.fake.count("editMessageReplyMarkup"),
        edits,
        "it isn't tried again"
    );
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn flood_limits_crash_the_bot_or_lose_moves() {
    let mut rig = Rig::new().await;
    rig.game().await;
    rig.fake.fail("*", Fault::Flood(2));
    let before = rig.posts();
    // Moves come while nothing may be sent.
    for (who, _) in [(ANNA, 0), (BORIS, 1), (ANNA, 2)] {
        rig.fake.say(GROUP, who, "/m");
        rig.fake.all_heard().await;
    }
    rig.fake.say(GROUP, ANNA, "/draw");
    rig.settle().await;
    assert!(rig.posts() > before);
    assert_eq!(rig.fake.floods(), 0);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burst_is_over_the_limit_of_a_group() {
    let rig = Rig::counted().await;
    for n in 0..12 {
        rig.fake.say(GROUP, ANNA, "/help");
        rig.fake.say(ANNA, ANNA, &format!("/word кот{n}"));
    }
    rig.fake.all_heard().await;
    assert!(until(|| rig.fake.of_bot(GROUP).len() >= 6 && rig.fake.of_bot(ANNA).len() >= 6).await);
    assert_eq!(rig.fake.floods(), 0, "not one request over the limit");
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kicked_or_muted_it_loops() {
    for bot in [BotIs::Kicked, BotIs::Muted] {
        let mut rig = Rig::new().await;
        rig.game().await;
        rig.fake.change(GROUP, |chat| chat.bot = bot);
        // It learns of it when it wants to write.
        rig.say(ANNA, "/pass").await;
        let asked = rig.fake.written().len();
        tokio::time::sleep(Duration::from_millis(700)).await;
        assert_eq!(
            rig.fake.written().len(),
            asked,
            "{bot:?}: it doesn't try again and again"
        );
        // It is let in again: it says what to do, and the game goes on.
        rig.fake.set_bot(GROUP, ANNA, BotIs::Member);
        rig.settle().await;
        let hello = rig.last(GROUP).text;
        assert!(
            hello.contains("/balda") && hello.contains("/continue"),
            "{bot:?}: {hello}"
        );
        rig.say(BORIS, "/continue").await;
        assert!(
            rig.last(GROUP).text.contains("Ходит Борис"),
            "{bot:?}: {}",
            rig.last(GROUP).text
        );
        rig.is_clean();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kicked_by_an_update_its_games_wait() {
    let mut rig = Rig::new().await;
    rig.game().await;
    rig.fake.set_bot(GROUP, ANNA, BotIs::Kicked);
    rig.settle().await;
    rig.fake.set_bot(GROUP, ANNA, BotIs::Member);
    rig.settle().await;
    assert!(rig.last(GROUP).text.contains("/continue"));
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_right_to_send_pictures_there_is_no_board() {
    let mut rig = Rig::new().await;
    rig.fake.change(GROUP, |chat| chat.bot = BotIs::Wordless);
    rig.game().await;
    let board = rig.last(GROUP);
    assert!(
        board.file.is_none() && board.text.to_lowercase().contains("кот"),
        "{}",
        board.text
    );
    assert!(!board.keys.is_empty());
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dropped_connections_lose_boards() {
    let mut rig = Rig::new().await;
    rig.game().await;
    rig.fake.fail("sendPhoto", Fault::Drop);
    rig.fake.fail("getUpdates", Fault::Drop);
    let before = rig.posts();
    rig.say(ANNA, "/pass").await;
    assert_eq!(rig.posts(), before + 1);
    assert!(rig.last(GROUP).text.contains("Ходит Борис"));
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_that_was_sent_is_sent_again_because_its_answer_cant_be_read() {
    let mut rig = Rig::new().await;
    rig.game().await;
    let before = rig.posts();
    rig.fake.fail("sendPhoto", Fault::News);
    rig.say(ANNA, "/pass").await;
    assert_eq!(rig.posts(), before + 1);
    rig.say(BORIS, "/pass").await;
    let boards = rig.fake.of_bot(GROUP);
    let with_buttons = boards
        .iter()
        .filter(|(_, m)| m.keys.iter().any(|k| k.label == "Пас"));
    assert_eq!(
        with_buttons.count(),
        1,
        "its number was read: it lost its buttons"
    );
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn old_updates_after_a_long_stop() {
    let mut rig = Rig::new().await;
    rig.game().await;
    rig.stop().await;
    let hour_ago = |mut message: serde_json::Value| {
        let date = message["date"].as_i64().unwrap();
        message["date"] = json!(date - 3_600);
        message
    };
    let help = hour_ago(rig.fake.message(GROUP, BORIS, "/help"));
    let pass = hour_ago(rig.fake.message(GROUP, ANNA, "/pass"));
    rig.fake.tell("message", help);
    rig.fake.tell("message", pass);
    let before = rig.posts();
    rig.connect().await;
    rig.settle().await;
    assert!(
        rig.last(GROUP).text.contains("Ходит Борис"),
        "the move counts"
    );
    assert_eq!(rig.posts(), before + 1, "the command stays unanswered");
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
async fn a_picture_that_telegram_has_is_sent_again_and_again() {
    let mut rig = Rig::new().await;
    rig.game().await;
    let files = |rig: &Rig| {
        rig.fake
            .of_bot(GROUP)
            .iter()
            .filter_map(|(_, m)| m.file.clone())
            .collect::<Vec<_>>()
    };
    rig.say(ANNA, "/board").await;
    rig.restart().await;
    rig.say(BORIS, "/board").await;
    let sent = files(&rig);
    assert!(
        sent.len() >= 3 && sent.iter().all(|id| *id == sent[0]),
        "{sent:?}"
    );
    // Its id dies: it is drawn and sent once more.
    rig.fake.kill_files();
    rig.say(BORIS, "/board").await;
    let sent = files(&rig);
    assert_ne!(sent.last(), sent.first());
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_render_error_loses_the_move() {
    let fake = Fake::start().await;
    fake.chat(GROUP, Kind::Supergroup, "Игры", "ru");
    let mut adapter = Adapter::over(fake.clone());
    let (door, _arrivals) = bot::hall::Door::new();
    let (outlet, effects) = tokio::sync::mpsc::channel(10);
    adapter
        .connect(door, effects, Arc::new(storage::Memory::new()))
        .await;
    let picture = Picture {
        key: "broken".to_owned(),
        alt: "доска словами".to_owned(),
        mime: "image/png",
        draw: Arc::new(|| panic!("as told")),
    };
    let body = Body {
        text: vec![Span::Plain("Ходит Анна".to_owned())],
        picture: Some(picture),
        ..Body::default()
    };
    let room = RoomRef {
        platform: Platform::Telegram,
        id: GROUP.to_string(),
        topic: None,
    };
    let post = Effect::Post {
        room,
        post: PostId(1),
        body,
        reply_to: None,
        merge: None,
    };
    outlet.send(post).await.unwrap();
    assert!(
        until(|| !fake.of_bot(GROUP).is_empty()).await,
        "the words go without the picture"
    );
    assert!(fake.of_bot(GROUP)[0].1.text.contains("Ходит Анна"));
    assert_eq!(fake.complaints(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_token_is_retried_for_ever() {
    let fake = Fake::start().await;
    fake.revoke();
    let mut rig = Rig::over(Adapter::over(fake)).await;
    let ended = rig.adapter.ended().await;
    let error = ended
        .expect("it ends")
        .expect_err("with an error")
        .to_string();
    assert!(
        error.contains("@BotFather") && !error.contains("AAFake"),
        "{error}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_revoked_while_it_runs() {
    let mut rig = Rig::new().await;
    rig.game().await;
    rig.fake.revoke();
    let ended = tokio::time::timeout(Duration::from_secs(40), rig.adapter.ended()).await;
    assert!(ended.expect("it ends").expect("it ran").is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_network_at_the_start() {
    let fake = Fake::start().await;
    fake.fail("getMe", Fault::Drop);
    let mut rig = Rig::over(Adapter::over(fake)).await;
    rig.say(ANNA, "/help").await;
    assert_eq!(rig.posts(), 1);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_privacy_mode_nothing_can_be_played() {
    let adapter = Adapter::unhurried().await;
    adapter.fake.hears_all(false);
    let mut rig = Rig::over(adapter).await;
    rig.fake.change(GROUP, |chat| chat.bot = BotIs::Kicked);
    rig.fake.set_bot(GROUP, ANNA, BotIs::Member);
    rig.settle().await;
    assert_eq!(rig.posts(), 1, "one message");
    assert!(
        rig.last(GROUP).text.contains("/m"),
        "it says how: {}",
        rig.last(GROUP).text
    );
    rig.game().await;
    let (board, _) = rig.fake.of_bot(GROUP).pop().unwrap();
    rig.fake.reply(GROUP, ANNA, board, "пас");
    rig.settle().await;
    assert!(
        rig.last(GROUP).text.contains("Ходит Борис"),
        "{}",
        rig.last(GROUP).text
    );
    rig.say(BORIS, "/pass").await;
    assert!(rig.last(GROUP).text.contains("Ходит Анна"));
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
async fn an_offer_in_a_chat_where_the_bot_isnt() {
    let mut rig = Rig::new().await;
    let query = json!({"id": "q1", "from": {"id": ANNA, "is_bot": false, "first_name": "Анна", "language_code": "ru"}, "query": "балда 3x3", "offset": ""});
    rig.fake.tell("inline_query", query);
    assert!(until(|| !rig.fake.results().is_empty()).await);
    assert_eq!(rig.fake.results().len(), 1, "the game that was named");
    rig.fake.put_inline("far", "Сыграем?");
    let chosen = json!({"result_id": "balda", "from": {"id": ANNA, "is_bot": false, "first_name": "Анна", "language_code": "ru"}, "inline_message_id": "far", "query": "балда 3x3 кот"});
    rig.fake.tell("chosen_inline_result", chosen);
    rig.settle().await;
    let offer = rig.fake.see_inline("far").unwrap();
    let join = offer
        .keys
        .iter()
        .find(|key| key.label.contains("Играю"))
        .unwrap();
    rig.fake.press_inline(BORIS, "far", &join.data);
    rig.settle().await;
    if let Some(start) = rig
        .fake
        .see_inline("far")
        .unwrap()
        .keys
        .iter()
        .find(|k| k.label.contains("Начать"))
    {
        rig.fake.press_inline(ANNA, "far", &start.data);
        rig.settle().await;
    }
    let board = rig.fake.see_inline("far").unwrap();
    assert!(board.text.contains("Ходит Анна"), "{}", board.text);
    // Moves are said to the bot in private.
    rig.say_in(ANNA, ANNA, "/pass").await;
    let board = rig.fake.see_inline("far").unwrap();
    assert!(board.text.contains("Ходит Борис"), "{}", board.text);
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
