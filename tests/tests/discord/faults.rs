//! What may go wrong with requests.

use crate::bot::{Bot, asked, connected, game, pressed, served, shows, store, until};
use bot::chat::discord::{self, Config, Content, Error, Way};
use bot::hall::Door;
use bot::secret::Secret;
use std::time::{Duration, Instant};
use tests::discord::{Fake, Fault, Given, Happens, TOKEN};
use tokio::sync::mpsc;

const GATEWAY: Way = Way::Gateway {
    shards: None,
    content: Content::Wanted,
};

fn boards(fake: &Fake, chat: &str) -> usize {
    let standing = fake.standing(chat);
    standing
        .iter()
        .filter(|shown| shown.text.contains("[picture]"))
        .count()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_token_ends_it() {
    let fake = Fake::start().await.unwrap();
    let bot = Bot::start_so(&fake, &store(), GATEWAY, "another").await;
    assert!(matches!(bot.ended().await, Err(Error::Token)));
}

#[tokio::test(flavor = "multi_thread")]
async fn when_nobody_says_where_the_gateway_is_none_is_guessed() {
    let fake = Fake::start().await.unwrap();
    fake.gateway_is_down(true);
    let bot = Bot::start(&fake, &store()).await;
    let ended = tokio::time::timeout(Duration::from_secs(60), bot.ended()).await;
    assert!(matches!(ended, Ok(Err(Error::Api(_)))));
    assert_eq!(fake.sessions(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_acknowledged_before_anybody_hears_it() {
    let fake = Fake::start().await.unwrap();
    let chat = fake.channel("ru", None);
    // A hall that has much to do: what comes to its door waits there.
    let (door, _arrivals) = Door::new();
    let (_outlet, effects) = mpsc::channel(1);
    let config = Config {
        token: Secret::new(TOKEN),
        api: Some(fake.url()),
        way: GATEWAY,
        tally: Default::default(),
    };
    let serving = discord::serve(config, door, effects, store(), std::future::pending());
    let serving = tokio::spawn(serving);
    connected(&fake).await;
    fake.command("Анна", &chat, "balda", &[]);
    let acknowledged = || (fake.acknowledged().len() == 1).then_some(());
    until("an acknowledgement", acknowledged).await;
    serving.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_acknowledgement_is_tried_again() {
    let (fake, chat, bot) = served().await;
    fake.fault(Fault::once("POST", "/callback", Happens::Status(502)).times(2));
    asked(&fake, "Анна", &chat, "balda", ("options", "3x3 insist")).await;
    fake.fault(Fault::once("POST", "/callback", Happens::AnswerLost));
    asked(&fake, "Анна", &chat, "word", ("word", "кот")).await;
    assert_eq!(fake.unanswered(), 0);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn too_late_an_acknowledgement_loses_nothing() {
    let (fake, chat, bot) = served().await;
    fake.deadlines(Duration::from_millis(200), Duration::from_secs(900));
    fake.fault(Fault::once(
        "POST",
        "/callback",
        Happens::Late(Duration::from_millis(400)),
    ));
    let options = [("word", Given::Text("кот".to_owned()))];
    fake.command("Анна", &chat, "word", &options);
    // What can't be told by the token any more is told in the channel.
    shows(&fake, &chat, "кот").await;
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn told_to_wait_it_waits() {
    let (fake, chat, bot) = served().await;
    let wait = Duration::from_millis(700);
    fake.fault(Fault::once("POST", "/messages", Happens::Flood(wait)));
    let begun = Instant::now();
    asked(&fake, "Анна", &chat, "balda", ("options", "3x3 insist")).await;
    shows(&fake, &chat, "зовёт").await;
    assert!(begun.elapsed() >= wait);
    assert_eq!(fake.floods(), 1);
    fake.fault(Fault::once("POST", "/messages", Happens::FloodAll(wait)));
    asked(&fake, "Борис", &chat, "balda", ("options", "3x3 insist")).await;
    shows(&fake, &chat, "Борис зовёт").await;
    assert_eq!(fake.floods(), 2, "nothing else was asked meanwhile");
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn budgets_are_kept_as_the_answers_tell_them() {
    let (fake, chat, bot) = served().await;
    fake.budget(2, Duration::from_millis(500));
    for who in ["А", "Б", "В", "Г", "Д"] {
        asked(&fake, who, &chat, "balda", ("options", "3x3 insist")).await;
    }
    let offers = || {
        let standing = fake.standing(&chat);
        standing
            .iter()
            .filter(|shown| shown.text.contains("зовёт"))
            .count()
    };
    until("all offers", || (offers() == 5).then_some(())).await;
    assert_eq!(fake.floods(), 0, "it was never asked too much");
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_answer_makes_no_second_board() {
    let (fake, chat, bot) = served().await;
    game(&fake, &chat).await;
    fake.fault(Fault::once("POST", "/messages", Happens::AnswerLost).times(2));
    pressed(&fake, "Анна", &chat, "Пас").await;
    pressed(&fake, "Борис", &chat, "Пас").await;
    until("the next board", || {
        (boards(&fake, &chat) >= 2).then_some(())
    })
    .await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(boards(&fake, &chat), 2);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn trouble_only_delays() {
    let (fake, chat, bot) = served().await;
    fake.fault(Fault::once("POST", "/messages", Happens::Status(500)).times(2));
    game(&fake, &chat).await;
    assert_eq!(boards(&fake, &chat), 1);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_gone_is_let_go() {
    let (fake, chat, bot) = served().await;
    game(&fake, &chat).await;
    let (message, id) = fake.button("Анна", &chat, "Пас", false).unwrap();
    fake.delete(&chat);
    fake.press("Анна", &message, &id);
    tokio::time::sleep(Duration::from_millis(500)).await;
    let before = fake.requests().len();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert!(
        fake.requests().len() <= before + 1,
        "it is asked again and again"
    );
    // Elsewhere all goes on.
    let other = fake.channel("ru", None);
    game(&fake, &other).await;
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_interaction_is_answered_in_the_channel() {
    let (fake, chat, bot) = served().await;
    fake.fault(Fault::once(
        "POST",
        "/callback",
        Happens::Refused(404, 10_062),
    ));
    let options = [("word", Given::Text("кот".to_owned()))];
    fake.command("Анна", &chat, "word", &options);
    shows(&fake, &chat, "кот").await;
    let tried = fake.requests();
    let tried = tried.iter().filter(|r| r.ends_with("/callback"));
    assert_eq!(tried.count(), 1, "what is unknown isn't asked again");
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_already_is_acknowledged() {
    let (fake, chat, bot) = served().await;
    // The first try arrives, its answer is lost; the second is refused with 40060.
    fake.fault(Fault::once("POST", "/callback", Happens::AnswerLost));
    asked(&fake, "Анна", &chat, "word", ("word", "кот")).await;
    assert_eq!(fake.refusals(40_060), 1);
    let told = fake.standing(&chat);
    assert_eq!(told.len(), 1, "it is told once");
    assert_eq!(told[0].to.as_deref(), Some("Анна"));
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_over_is_done_without() {
    let (fake, chat, bot) = served().await;
    asked(&fake, "Анна", &chat, "balda", ("options", "3x3 insist")).await;
    // Fifteen minutes, as it were: acknowledged, but the answer comes when the token is no good.
    fake.deadlines(Duration::from_secs(3), Duration::ZERO);
    let options = [("word", Given::Text("кот".to_owned()))];
    fake.command("Анна", &chat, "word", &options);
    let told = shows(&fake, &chat, "кот").await;
    assert_eq!(told.to, None, "an ordinary message");
    assert!(fake.refusals(50_027) > 0);
    // A game goes on by ordinary messages.
    pressed(&fake, "Борис", &chat, "Играю").await;
    shows(&fake, &chat, "Борис").await;
    pressed(&fake, "Анна", &chat, "Начать").await;
    shows(&fake, &chat, "[picture]").await;
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_twice_is_one_move() {
    let (fake, chat, bot) = served().await;
    game(&fake, &chat).await;
    let first = shows(&fake, &chat, "Ходит").await;
    let who = match first.text.contains("Ходит Анна") {
        true => "Анна",
        false => "Борис",
    };
    let (message, pass) = until("a button", || fake.button(who, &chat, "Пас", false)).await;
    let presses = [0; 2].map(|_| fake.press(who, &message, &pass).unwrap());
    for press in &presses {
        until("an answer", || fake.is_settled(press).then_some(())).await;
    }
    shows(&fake, &chat, ": пас").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(boards(&fake, &chat), 2, "one move, one board");
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_acknowledgements_delays_them() {
    let (fake, chat, bot) = served().await;
    let wait = Duration::from_millis(400);
    fake.fault(Fault::once("POST", "/callback", Happens::Flood(wait)));
    let begun = Instant::now();
    asked(&fake, "Анна", &chat, "word", ("word", "кот")).await;
    assert!(begun.elapsed() >= wait);
    assert_eq!(fake.floods(), 1);
    bot.stop().await.unwrap();
}
