//! What comes twice, late, or after a restart.

use serde_json::json;
use tests::telegram::{ANNA, BORIS, GROUP, Rig};

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
async fn the_same_press_told_twice_is_done_twice() {
    let mut rig = Rig::new().await;
    rig.game().await;
    rig.say(ANNA, "/games").await;
    let (number, list) = rig.fake.of_bot(GROUP).pop().unwrap();
    let press = rig.fake.pressing(GROUP, ANNA, number, &list.keys[0].data);
    let before = rig.posts();
    for _ in 0..3 {
        rig.fake.tell("callback_query", press.clone());
        rig.settle().await;
        rig.restart().await;
    }
    assert_eq!(rig.posts(), before + 1, "the board was asked for once");
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_keeps_its_buttons_when_it_is_answered() {
    let mut rig = Rig::new().await;
    rig.game().await;
    rig.say(ANNA, "/m скот").await;
    let (number, key) = rig.fake.find_key(GROUP, "2. ", false).unwrap();
    let board = rig.fake.find_key(GROUP, "Пас", false).unwrap().0;
    assert_ne!(board, number, "the question is a message of its own");
    // A stranger's press answers nothing.
    rig.fake.press(GROUP, BORIS, number, &key.data);
    rig.settle().await;
    assert!(!rig.last(GROUP).text.contains("скот, +"));
    rig.fake.press(GROUP, ANNA, number, &key.data);
    rig.settle().await;
    let chat = rig.fake.see(GROUP);
    assert!(rig.last(GROUP).text.contains("Ходит Борис"));
    assert!(chat.messages[&number].keys.is_empty());
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
async fn two_presses_at_once_make_two_games() {
    let mut rig = Rig::new().await;
    rig.say(ANNA, "/balda 3x3 кот").await;
    rig.press(BORIS, "Играю").await;
    let (number, key) = rig.fake.find_key(GROUP, "Начать", false).unwrap();
    for who in [ANNA, ANNA, BORIS, ANNA] {
        rig.fake.press(GROUP, who, number, &key.data);
    }
    rig.settle().await;
    assert_eq!(rig.posts(), 2, "the offer and one board");
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_are_dead_after_a_restart() {
    let mut rig = Rig::new().await;
    rig.say(ANNA, "/balda 3x3 кот").await;
    rig.restart().await;
    rig.press(BORIS, "Играю").await;
    rig.restart().await;
    rig.press(ANNA, "Начать").await;
    rig.restart().await;
    let who = if rig.last(GROUP).text.contains("Ходит Анна") {
        ANNA
    } else {
        BORIS
    };
    let before = rig.posts();
    rig.press(who, "Пас").await;
    assert_eq!(rig.posts(), before + 1);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_that_waited_through_a_long_stop_is_answered_in_vain() {
    let mut rig = Rig::new().await;
    rig.game().await;
    let (number, key) = rig.fake.find_key(GROUP, "Пас", false).unwrap();
    rig.stop().await;
    rig.fake.press(GROUP, ANNA, number, &key.data);
    rig.fake.age_presses();
    rig.connect().await;
    rig.settle().await;
    let answers = rig.fake.count("answerCallbackQuery");
    assert!(rig.last(GROUP).text.contains("Ходит Борис"), "it counts");
    rig.say(BORIS, "/pass").await;
    assert_eq!(rig.fake.count("answerCallbackQuery"), answers, "once");
    assert_eq!(rig.fake.complaints(), Vec::<String>::new());
}
