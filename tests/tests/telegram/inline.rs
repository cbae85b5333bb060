//! Games offered by `@bot` in chats where the bot isn't.

use serde_json::json;
use tests::stage::until;
use tests::telegram::{ANNA, Adapter, BORIS, BotIs, Kind, Rig};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_in_a_chat_where_the_bot_isnt() {
    let mut rig = Rig::new().await;
    far(&mut rig).await;
    let board = rig.fake.see_inline("far").unwrap();
    assert!(
        board.text.contains("2 К О Т"),
        "the board in words: {}",
        board.text
    );
    assert!(
        board.text.contains("Напишите ход мне в личные сообщения."),
        "where moves are said: {}",
        board.text
    );
    rig.say_in(ANNA, ANNA, "/pass").await;
    let board = rig.fake.see_inline("far").unwrap();
    assert!(board.text.contains("Ходит Борис"), "{}", board.text);
    rig.is_clean();
}

/// Anna offers a game by `@bot` in a chat that the bot doesn't see, Boris joins; Anna is to move.
async fn far(rig: &mut Rig) {
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
}

/// A chat that takes pictures for inline messages.
const STUDIO: i64 = -1_005_000_000_005;

async fn with_studio() -> Rig {
    let mut adapter = Adapter::unhurried().await;
    adapter.upload = Some(STUDIO);
    adapter
        .fake
        .chat(STUDIO, Kind::Supergroup, "Картинки", "ru");
    Rig::over(adapter).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_in_a_chat_where_the_bot_isnt() {
    let mut rig = with_studio().await;
    far(&mut rig).await;
    let board = || rig.fake.see_inline("far").unwrap();
    let first = board().file.expect("a picture");
    assert_eq!(
        rig.fake.of_bot(STUDIO).pop().unwrap().1.file.as_ref(),
        Some(&first)
    );
    rig.fake.say(ANNA, ANNA, "/m а1 с скот");
    rig.settle().await;
    let board = || rig.fake.see_inline("far").unwrap();
    assert!(board().text.contains("Ходит Борис"), "{}", board().text);
    assert!(
        board().file.is_some_and(|file| file != first),
        "a newer picture"
    );
    // Every picture is sent there once, whatever becomes of its id.
    let sent = rig.fake.of_bot(STUDIO).len();
    rig.fake.kill_files();
    rig.say_in(BORIS, BORIS, "/pass").await;
    assert!(
        rig.fake
            .see_inline("far")
            .unwrap()
            .text
            .contains("Ходит Анна")
    );
    assert_eq!(rig.fake.of_bot(STUDIO).len(), sent + 1);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_chat_for_pictures_is_shut_and_the_game_with_it() {
    let mut rig = with_studio().await;
    rig.fake.change(STUDIO, |chat| chat.bot = BotIs::Kicked);
    far(&mut rig).await;
    let board = rig.fake.see_inline("far").unwrap();
    assert!(
        board.file.is_none() && board.text.contains("2 К О Т"),
        "{}",
        board.text
    );
    rig.say_in(ANNA, ANNA, "/m а1 с скот").await;
    let board = rig.fake.see_inline("far").unwrap();
    assert!(board.text.contains("Ходит Борис"), "{}", board.text);
    rig.is_clean();
}
