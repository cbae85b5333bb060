//! Where it is played: groups that change their ids, topics, rights that are taken and given back.

use serde_json::json;
use std::time::Duration;
use tests::telegram::{ANNA, Adapter, BORIS, BotIs, GROUP, Kind, Rig};

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
    let before = rig.posts();
    let mut reply = rig.fake.message(GROUP, BORIS, "/help");
    reply["message_thread_id"] = json!(12_345);
    rig.fake.tell("message", reply);
    rig.settle().await;
    assert_eq!(rig.posts(), before + 1, "it is answered");
    assert_eq!(rig.last(GROUP).topic, None);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_topic_is_closed() {
    let mut rig = Rig::new().await;
    rig.say(ANNA, "/balda 3x3 кот 60s").await;
    rig.press(BORIS, "Играю").await;
    rig.press(ANNA, "Начать").await;
    let before = rig.posts();
    let mut offer = rig.fake.message(GROUP, ANNA, "/balda 3x3 бот");
    offer["message_thread_id"] = json!(77);
    offer["is_topic_message"] = json!(true);
    rig.fake.tell("message", offer);
    // What waits for the rest of the chat goes there.
    rig.fake.say(GROUP, ANNA, "/help");
    rig.settle().await;
    assert_eq!(rig.posts(), before + 1, "the rest of the chat goes on");
    // So does its game, by itself too.
    let end = rig.house.now().after(100_000);
    while rig.house.now() < end {
        if rig.house.pass(end, 100_000).await {
            rig.settle().await;
        }
    }
    assert!(
        rig.posts() > before + 1,
        "a clock ran out, and that is told"
    );
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
async fn kicked_or_muted_by_an_update_its_games_are_lost() {
    for bot in [BotIs::Kicked, BotIs::Muted] {
        let mut rig = Rig::new().await;
        rig.game().await;
        rig.fake.set_bot(GROUP, ANNA, bot);
        rig.settle().await;
        let asked = rig.fake.written().len();
        rig.fake.set_bot(GROUP, ANNA, BotIs::Member);
        rig.settle().await;
        assert_eq!(rig.fake.written().len(), asked + 1, "{bot:?}: one message");
        assert!(rig.last(GROUP).text.contains("/continue"), "{bot:?}");
        rig.say(BORIS, "/continue").await;
        rig.say(ANNA, "/pass").await;
        assert!(rig.last(GROUP).text.contains("Ходит Борис"), "{bot:?}");
        rig.is_clean();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kicked_by_an_update_it_knocks_again_and_again() {
    let mut rig = Rig::new().await;
    rig.say(ANNA, "/balda 3x3 кот 60s").await;
    rig.press(BORIS, "Играю").await;
    rig.press(ANNA, "Начать").await;
    rig.fake.set_bot(GROUP, ANNA, BotIs::Kicked);
    rig.settle().await;
    let asked = rig.fake.written().len();
    // The clock runs out, time and again: nobody is told where the bot may not write.
    let end = rig.house.now().after(300_000);
    while rig.house.now() < end {
        if rig.house.pass(end, 300_000).await {
            rig.settle().await;
        }
    }
    assert_eq!(rig.fake.written().len(), asked);
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
