//! Sessions: cut, closed, forgotten, asked to come back; several shards; the process started again.

use crate::bot::{Bot, asked, connected, game, passes, pressed, served, store, until};
use bot::chat::discord::{Content, Error, Way};
use std::time::Duration;
use tests::discord::{Fake, TOKEN};

async fn back(fake: &Fake) {
    until("a connection", || (fake.connections() > 0).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_doubled_when_the_line_breaks() {
    let (fake, chat, bot) = served().await;
    game(&fake, &chat).await;
    let breaks: [fn(&Fake); 4] = [
        Fake::cut,
        |fake| fake.close(4000),
        Fake::ask_to_reconnect,
        |fake| fake.close(1001),
    ];
    let mut boards = 1;
    for (number, broken) in breaks.into_iter().enumerate() {
        let who = ["Анна", "Борис"][number % 2];
        let (message, id) = until("a button", || fake.button(who, &chat, "Пас", false)).await;
        broken(&fake);
        // It happens while nobody listens.
        fake.press(who, &message, &id);
        if number == 3 {
            break;
        }
        boards += 1;
        let count = || {
            let standing = fake.standing(&chat);
            standing
                .iter()
                .filter(|shown| shown.text.contains("[picture]"))
                .count()
        };
        until("the next board", || (count() >= boards).then_some(())).await;
        assert_eq!(count(), boards, "after break {number}");
        back(&fake).await;
    }
    assert_eq!(fake.sessions(), 1, "the session was taken up again");
    assert_eq!(fake.wrongs(), Vec::<String>::new());
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_session_is_begun_anew() {
    let (fake, chat, bot) = served().await;
    fake.forget_sessions();
    until("a session", || (fake.sessions() > 0).then_some(())).await;
    back(&fake).await;
    game(&fake, &chat).await;
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_started_again_hears_what_it_missed() {
    let (fake, store) = (Fake::start().await.unwrap(), store());
    let chat = fake.channel("ru", None);
    let bot = Bot::start(&fake, &store).await;
    connected(&fake).await;
    game(&fake, &chat).await;
    let before = fake.standing(&chat).len();
    let old = ["Анна", "Борис"].map(|who| (who, fake.button(who, &chat, "Пас", false).unwrap()));
    bot.stop().await.unwrap();
    until("the end", || (fake.connections() == 0).then_some(())).await;
    // Pressed while nobody is there, and again by whoever is impatient.
    for (who, (message, id)) in &old {
        fake.press(who, message, id);
    }
    let bot = Bot::start(&fake, &store).await;
    back(&fake).await;
    until("an answer", || {
        (fake.standing(&chat).len() > before).then_some(())
    })
    .await;
    let passes = || {
        let standing = fake.standing(&chat);
        standing
            .iter()
            .filter(|shown| shown.text.contains(": пас"))
            .count()
    };
    until("a pass", || (passes() == 1).then_some(())).await;
    assert_eq!(
        fake.sessions(),
        1,
        "the session was taken up by the new process"
    );
    // The buttons of before still work.
    pressed(&fake, "Анна", &chat, "Пас").await;
    pressed(&fake, "Борис", &chat, "Пас").await;
    until("two passes", || (passes() == 2).then_some(())).await;
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_gave_up_long_ago_isnt_done() {
    let (fake, store) = (Fake::start().await.unwrap(), store());
    let chat = fake.channel("ru", None);
    let bot = Bot::start(&fake, &store).await;
    connected(&fake).await;
    bot.stop().await.unwrap();
    until("the end", || (fake.connections() == 0).then_some(())).await;
    // Its person was told by Discord that nobody answers.
    fake.ago(Duration::from_secs(60));
    fake.command("Анна", &chat, "balda", &[]);
    fake.ago(Duration::ZERO);
    let bot = Bot::start(&fake, &store).await;
    back(&fake).await;
    asked(&fake, "Борис", &chat, "help", ("", "")).await;
    assert!(fake.button("Борис", &chat, "Играю", false).is_none());
    asked(&fake, "Анна", &chat, "balda", ("", "")).await;
    until("an offer", || fake.button("Борис", &chat, "Играю", false)).await;
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn shards_are_begun_in_their_turns() {
    let fake = Fake::start().await.unwrap();
    fake.shards(3, 16);
    let chat = fake.channel("ru", None);
    let bot = Bot::start_so(&fake, &store(), shards("0-2/3"), TOKEN).await;
    until("three sessions", || (fake.sessions() == 3).then_some(())).await;
    asked(&fake, "Анна", &chat, "balda", ("options", "3x3 insist")).await;
    let direct = fake.direct("Анна", "ru");
    asked(&fake, "Анна", &direct, "help", ("", "")).await;
    assert_eq!(fake.wrongs(), Vec::<String>::new());
    bot.stop().await.unwrap();
}

/// The gateway by these shards.
fn shards(which: &str) -> Way {
    Way::Gateway {
        shards: which.parse().ok(),
        content: Content::Wanted,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn shards_of_a_bucket_are_begun_one_after_the_other() {
    let fake = Fake::start().await.unwrap();
    // The fake turns away the second of a bucket that comes within five seconds.
    fake.shards(2, 1);
    let bot = Bot::start_so(&fake, &store(), shards("0-1/2"), TOKEN).await;
    until("two sessions", || (fake.sessions() == 2).then_some(())).await;
    assert_eq!(fake.begun(), 2, "none was turned away");
    assert_eq!(fake.wrongs(), Vec::<String>::new());
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_drives_the_shards_of_its_range_alone() {
    let fake = Fake::start().await.unwrap();
    fake.shards(3, 16);
    let bot = Bot::start_so(&fake, &store(), shards("1-2/3"), TOKEN).await;
    until("two sessions", || (fake.sessions() == 2).then_some(())).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!((fake.sessions(), fake.begun()), (2, 2));
    assert_eq!(fake.wrongs(), Vec::<String>::new());
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn too_few_shards_are_an_error() {
    let fake = Fake::start().await.unwrap();
    fake.shards(4, 1);
    let bot = Bot::start_so(&fake, &store(), shards("0-0/1"), TOKEN).await;
    let ended = tokio::time::timeout(Duration::from_secs(10), bot.ended()).await;
    assert!(matches!(ended, Ok(Err(Error::Shards))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_in_doubt_is_taken_up_again() {
    let (fake, chat, bot) = served().await;
    game(&fake, &chat).await;
    fake.doubt_sessions();
    passes(&fake, &chat, 2).await;
    assert_eq!(fake.sessions(), 1, "it was taken up, not begun anew");
    assert_eq!(fake.begun(), 1);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_on_which_no_heartbeat_is_heard_is_left() {
    let fake = Fake::start().await.unwrap();
    fake.heartbeat(Duration::from_millis(400));
    let chat = fake.channel("ru", None);
    let bot = Bot::start(&fake, &store()).await;
    connected(&fake).await;
    game(&fake, &chat).await;
    let before = fake.lines();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(fake.lines(), before, "heard, it is kept");
    fake.deafen(true);
    until("another line", || (fake.lines() > before).then_some(())).await;
    fake.deafen(false);
    passes(&fake, &chat, 1).await;
    assert_eq!(fake.begun(), 1, "the session went on");
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_refused_by_the_gateway_ends_it() {
    let (fake, _, bot) = served().await;
    fake.close(4004);
    let ended = tokio::time::timeout(Duration::from_secs(10), bot.ended()).await;
    let Ok(Err(error)) = ended else {
        panic!("it goes on");
    };
    assert!(matches!(error, Error::Token));
    assert_eq!(error.to_string(), "Discord doesn't know this token");
}

#[tokio::test(flavor = "multi_thread")]
async fn message_content_that_is_not_granted_is_done_without() {
    let fake = Fake::start().await.unwrap();
    fake.grant_content(false);
    let bot = Bot::start(&fake, &store()).await;
    connected(&fake).await;
    assert_eq!(fake.begun(), 1, "asked for once, then done without");
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_timed_out_is_begun_anew() {
    let (fake, chat, bot) = served().await;
    fake.close(4009);
    until("another session", || (fake.begun() > 1).then_some(())).await;
    back(&fake).await;
    game(&fake, &chat).await;
    bot.stop().await.unwrap();
}
