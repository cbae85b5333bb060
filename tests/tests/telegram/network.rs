//! Networks that fail, limits, and what the server says no to.

use std::time::Duration;
use tests::stage::until;
use tests::telegram::{ANNA, Adapter, BORIS, Fake, Fault, GROUP, Rig};

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
    let before = rig.posts();
    rig.fake.fail("sendPhoto", Fault::Flood(2));
    // Moves come while nothing may be sent.
    for who in [ANNA, BORIS, ANNA] {
        rig.fake.say(GROUP, who, "/pass");
        assert!(rig.fake.all_heard().await);
    }
    rig.settle().await;
    assert_eq!(rig.posts(), before + 1, "the newest board stands for all");
    let told = rig.last(GROUP).text;
    assert_eq!(
        told.matches("пас.").count(),
        3,
        "no move is left out: {told}"
    );
    assert!(told.contains("Ходит Борис"), "{told}");
    let refused = rig.fake.failed("sendPhoto")[0];
    let sent = rig.fake.written().last().unwrap().0;
    assert!(
        sent - refused >= Duration::from_secs(2),
        "it waits as it was told"
    );
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
    // What has no buttons to be found by isn't sent again either.
    let before = rig.posts();
    rig.fake.fail("sendMessage", Fault::News);
    rig.say(ANNA, "/word кот").await;
    assert_eq!(rig.posts(), before + 1);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_token_is_retried_for_ever() {
    let fake = Fake::start().await;
    fake.revoke();
    let mut rig = Rig::over(Adapter::over(fake)).await;
    let ended = tokio::time::timeout(Duration::from_secs(40), rig.adapter.ended()).await;
    let error = ended
        .expect("it ends")
        .expect("it ran")
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
async fn error_pages_stop_it() {
    let mut rig = Rig::new().await;
    rig.game().await;
    rig.fake.fail("sendPhoto", Fault::Page(502));
    rig.fake.fail("editMessageReplyMarkup", Fault::Page(504));
    rig.fake.fail("getUpdates", Fault::Page(500));
    let (number, key) = rig.fake.find_key(GROUP, "Пас", false).unwrap();
    rig.fake.press(GROUP, ANNA, number, &key.data);
    let shown = || {
        rig.fake
            .of_bot(GROUP)
            .last()
            .unwrap()
            .1
            .text
            .contains("Ходит Борис")
    };
    let waiting = async {
        while !shown() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    // The library itself waits for ten seconds after such a page.
    tokio::time::timeout(Duration::from_secs(40), waiting)
        .await
        .expect("a board");
    let boards = rig.fake.of_bot(GROUP).len();
    rig.say(BORIS, "/pass").await;
    assert_eq!(rig.fake.of_bot(GROUP).len(), boards + 1);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_hammers_a_server_that_is_down() {
    let rig = Rig::new().await;
    for _ in 0..3 {
        rig.fake.fail("sendMessage", Fault::Drop);
    }
    rig.fake.say(GROUP, ANNA, "/help");
    assert!(until(|| rig.posts() > 0).await, "tried until it is taken");
    let mut times = rig.fake.failed("sendMessage");
    times.extend(rig.fake.written().iter().map(|(at, _)| *at));
    assert_eq!(times.len(), 4);
    // Half of a second, then twice as long each time, of that between half and all.
    for (n, two) in times.windows(2).enumerate() {
        let least = Duration::from_millis(250 << n);
        assert!(two[1] - two[0] >= least, "the pauses grow: {times:?}");
    }
    rig.is_clean();
}

/// How many boards with buttons stand in the group: it should never be more than one.
fn live(rig: &Rig) -> usize {
    let boards = rig.fake.of_bot(GROUP);
    let with = boards
        .iter()
        .filter(|(_, m)| m.keys.iter().any(|k| k.label == "Пас"));
    with.count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_whose_answer_was_lost_is_sent_twice() {
    for strangers in [0, 2] {
        let mut rig = Rig::new().await;
        rig.game().await;
        let before = rig.posts();
        rig.fake.fail("sendPhoto", Fault::LostAfter(strangers));
        rig.say(ANNA, "/pass").await;
        assert_eq!(rig.posts(), before + 1, "it stands there already");
        rig.say(BORIS, "/pass").await;
        assert_eq!(rig.posts(), before + 2);
        assert_eq!(live(&rig), 1, "its number was found: it lost its buttons");
        rig.is_clean();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_never_arrived_is_missing() {
    let mut rig = Rig::new().await;
    rig.game().await;
    let before = rig.posts();
    rig.fake.fail("sendPhoto", Fault::Drop);
    // Others write meanwhile: what stands there is not the board.
    rig.fake.say(GROUP, BORIS, "ну");
    rig.fake.say(GROUP, ANNA, "/pass");
    rig.fake.say(GROUP, BORIS, "ну же");
    rig.settle().await;
    assert_eq!(rig.posts(), before + 1, "it is sent again");
    assert_eq!(live(&rig), 1);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newer_board_waits_for_one_in_doubt() {
    let mut rig = Rig::new().await;
    rig.game().await;
    rig.fake.fail("sendPhoto", Fault::Lost);
    for who in [ANNA, BORIS, ANNA] {
        rig.fake.say(GROUP, who, "/pass");
        assert!(rig.fake.all_heard().await);
    }
    rig.settle().await;
    let told: String = rig
        .fake
        .of_bot(GROUP)
        .into_iter()
        .map(|(_, m)| m.text)
        .collect();
    assert!(
        told.matches("пас.").count() >= 3,
        "no move is left out: {told}"
    );
    assert!(rig.last(GROUP).text.contains("Ходит Борис"));
    rig.is_clean();
}
