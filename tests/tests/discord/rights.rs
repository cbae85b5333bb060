//! What is done where rights are missing, and how it is said.

use crate::bot::{Bot, asked, connected, game, passes, pressed, served, shows, store, until};
use std::time::Duration;
use tests::discord::{Fake, Fault, Given, Happens, Shown, rights};

fn told(fake: &Fake, chat: &str, text: &str) -> Vec<Shown> {
    let standing = fake.standing(chat).into_iter();
    standing.filter(|shown| shown.text.contains(text)).collect()
}

/// Goes on with a game that was set aside, and waits for its board.
async fn continued(fake: &Fake, chat: &str) {
    let boards = || told(fake, chat, "[picture]").len();
    let before = boards();
    asked(fake, "Анна", chat, "continue", ("", "")).await;
    until("the board", || (boards() > before).then_some(())).await;
}

/// What is said once of pictures.
const NO_PICTURES: &str = "нельзя прикреплять файлы";

#[tokio::test(flavor = "multi_thread")]
async fn without_attach_files_boards_are_told_and_that_is_said_once() {
    let (fake, store) = (Fake::start().await.unwrap(), store());
    let chat = fake.channel("ru", None);
    fake.allow(&chat, rights::ALL & !rights::ATTACH);
    let bot = Bot::start(&fake, &store).await;
    connected(&fake).await;
    game(&fake, &chat).await;
    // The board itself, in words.
    shows(&fake, &chat, "А Б В").await;
    shows(&fake, &chat, NO_PICTURES).await;
    passes(&fake, &chat, 2).await;
    bot.stop().await.unwrap();
    let bot = Bot::start(&fake, &store).await;
    until("a connection", || (fake.connections() > 0).then_some(())).await;
    passes(&fake, &chat, 3).await;
    assert_eq!(told(&fake, &chat, NO_PICTURES).len(), 1);
    assert_eq!(told(&fake, &chat, "[picture]").len(), 0);
    assert_eq!(fake.uploaded(&chat), 0);
    assert_eq!(fake.wrongs(), Vec::<String>::new());
    // Every interaction told what is allowed, so it was never tried.
    assert_eq!(fake.refusals(50_013), 0);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn attach_files_taken_away_in_the_midst_of_a_game() {
    let (fake, chat, bot) = served().await;
    game(&fake, &chat).await;
    shows(&fake, &chat, "[picture]").await;
    // A typed message doesn't tell the bot's rights: it learns by the refusal.
    fake.allow(&chat, rights::ALL & !rights::ATTACH);
    fake.say("Анна", &chat, "пас", None);
    fake.say("Борис", &chat, "пас", None);
    shows(&fake, &chat, NO_PICTURES).await;
    shows(&fake, &chat, "А Б В").await;
    assert!(fake.refusals(50_013) > 0);
    assert_eq!(told(&fake, &chat, "[picture]").len(), 1);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_may_not_write_all_goes_by_tokens() {
    let (fake, chat, bot) = served().await;
    fake.allow(&chat, rights::ALL & !rights::WRITE & !rights::IN_THREADS);
    game(&fake, &chat).await;
    shows(&fake, &chat, "[picture]").await;
    passes(&fake, &chat, 2).await;
    // Seen by all, though it came by the token of whoever acted.
    assert!(
        told(&fake, &chat, ": пас")
            .iter()
            .all(|shown| shown.to.is_none())
    );
    let written = fake.requests().into_iter();
    let written = written.filter(|r| r == &format!("POST /channels/{chat}/messages"));
    assert_eq!(written.count(), 0);
    assert_eq!(fake.unanswered(), 0);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_all_are_to_see_does_not_take_the_place_of_an_answer_to_one() {
    let (fake, chat, bot) = served().await;
    fake.allow(&chat, rights::ALL & !rights::WRITE & !rights::IN_THREADS);
    // That the bot thinks is taken away late: until then whatever comes is seen by Anna alone.
    let late = Happens::Late(Duration::from_millis(400));
    fake.fault(Fault::once("DELETE", "/messages/@original", late));
    asked(&fake, "Анна", &chat, "balda", ("options", "3x3 insist")).await;
    let offer = shows(&fake, &chat, "зовёт").await;
    assert_eq!(offer.to, None);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_writing_nor_files() {
    let (fake, chat, bot) = served().await;
    fake.allow(&chat, rights::VIEW);
    game(&fake, &chat).await;
    shows(&fake, &chat, "А Б В").await;
    assert_eq!(told(&fake, &chat, "[picture]").len(), 0);
    assert_eq!(fake.unanswered(), 0);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_message_content_a_game_goes_by_commands_buttons_and_dialogs() {
    let fake = Fake::start().await.unwrap();
    fake.grant_content(false);
    let chat = fake.channel("ru", None);
    let bot = Bot::start(&fake, &store()).await;
    connected(&fake).await;
    game(&fake, &chat).await;
    // What is typed arrives without its text: nothing happens.
    fake.say("Анна", &chat, "пас", None);
    fake.say("Борис", &chat, "пас", None);
    let turn = |text: &str| text.contains("Ходит Анна");
    let first = shows(&fake, &chat, "Ходит").await;
    let (who, other) = match turn(&first.text) {
        true => ("Анна", "Борис"),
        false => ("Борис", "Анна"),
    };
    // A dialog, a button, a command.
    let (board, button) = fake.button(who, &chat, "Ввести ход", false).unwrap();
    let opened = fake.press(who, &board, &button).unwrap();
    let dialog = until("a dialog", || fake.answer(&opened)).await;
    assert_eq!(dialog["type"], 9);
    fake.fill_in(who, &board, "скот а1").unwrap();
    shows(&fake, &chat, "скот").await;
    shows(&fake, &chat, &format!("Ходит {other}")).await;
    pressed(&fake, other, &chat, "Пас").await;
    shows(&fake, &chat, &format!("{other}: пас")).await;
    asked(&fake, who, &chat, "m", ("move", "пас")).await;
    shows(&fake, &chat, &format!("{who}: пас")).await;
    assert_eq!(told(&fake, &chat, ": пас").len(), 2);
    assert_eq!(fake.wrongs(), Vec::<String>::new());
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_mentions_the_bot_is_read_without_message_content() {
    let fake = Fake::start().await.unwrap();
    fake.grant_content(false);
    let chat = fake.channel("ru", None);
    let bot = Bot::start(&fake, &store()).await;
    connected(&fake).await;
    fake.say(
        "Анна",
        &chat,
        &format!("{} balda 3x3 insist", Fake::mention()),
        None,
    );
    shows(&fake, &chat, "зовёт").await;
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archived_thread_is_opened_by_the_next_board() {
    let (fake, chat, bot) = served().await;
    let thread = fake.channel("ru", Some(&chat));
    game(&fake, &thread).await;
    fake.archive(&thread);
    passes(&fake, &thread, 1).await;
    assert_eq!(told(&fake, &thread, "[picture]").len(), 2);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_is_let_go_and_comes_back() {
    let (fake, chat, bot) = served().await;
    let thread = fake.channel("ru", Some(&chat));
    game(&fake, &thread).await;
    let turn = shows(&fake, &thread, "Ходит ").await;
    let other = match turn.text.contains("Ходит Анна") {
        true => "Борис",
        false => "Анна",
    };
    fake.lock(&thread);
    let (message, id) = fake.button("Анна", &thread, "Пас", false).unwrap();
    for who in ["Анна", "Борис"] {
        fake.press(who, &message, &id);
    }
    until("a refusal", || (fake.refusals(50_083) > 0).then_some(())).await;
    let before = fake.requests().len();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert!(
        fake.requests().len() <= before + 4,
        "it is asked again and again"
    );
    // The move was kept: opened again, it is the other's turn.
    fake.open(&thread);
    continued(&fake, &thread).await;
    let turn = shows(&fake, &thread, "Ходит ").await;
    assert!(turn.text.contains(&format!("Ходит {other}")), "{turn:?}");
    passes(&fake, &thread, 1).await;
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_out_of_sight_is_let_go() {
    let (fake, chat, bot) = served().await;
    game(&fake, &chat).await;
    fake.allow(&chat, 0);
    fake.say("Анна", &chat, "пас", None);
    fake.say("Борис", &chat, "пас", None);
    until("a refusal", || (fake.refusals(50_001) > 0).then_some(())).await;
    let before = fake.requests().len();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert!(
        fake.requests().len() <= before + 1,
        "it is asked again and again"
    );
    fake.allow(&chat, rights::ALL);
    continued(&fake, &chat).await;
    passes(&fake, &chat, 1).await;
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_gone_needs_no_change() {
    let (fake, chat, bot) = served().await;
    asked(&fake, "Анна", &chat, "balda", ("options", "3x3 кот insist")).await;
    let (message, join) = until("an offer", || fake.button("Борис", &chat, "Играю", false)).await;
    fake.delete_message(&message);
    // Pressed in the moment when it went.
    let press = fake.press("Борис", &message, &join).unwrap();
    until("an answer", || fake.is_settled(&press).then_some(())).await;
    until("it is tried", || (fake.refusals(10_008) > 0).then_some(())).await;
    // The offer stands: a new game of theirs begins as ever.
    asked(&fake, "Анна", &chat, "cancel", ("", "")).await;
    game(&fake, &chat).await;
    let tried = fake.requests().into_iter();
    let tried = tried.filter(|r| *r == format!("PATCH /channels/{chat}/messages/{message}"));
    assert!(tried.count() <= 2, "it is tried again and again");
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_that_goes_while_it_is_changed_needs_no_third_change() {
    let (fake, chat, bot) = served().await;
    asked(&fake, "Анна", &chat, "balda", ("options", "3x3 кот insist")).await;
    let (message, join) = until("an offer", || fake.button("Борис", &chat, "Играю", false)).await;
    let path = format!("/channels/{chat}/messages/{message}");
    let late = Happens::Late(Duration::from_millis(400));
    fake.fault(Fault::once("PATCH", &path, late));
    fake.press("Борис", &message, &join).unwrap();
    asked(&fake, "Анна", &chat, "cancel", ("", "")).await;
    shows(&fake, &chat, "отмен").await;
    // Buttons are taken off when nothing else is to be done: had it been asked, it would be done by now.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let changes = fake.requests().into_iter();
    let changes = changes.filter(|r| *r == format!("PATCH {path}"));
    assert_eq!(changes.count(), 2);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn rights_of_a_person_come_with_what_they_do() {
    let (fake, chat, bot) = served().await;
    let options = [("text", Given::Text("house on".to_owned()))];
    let id = fake.command("Анна", &chat, "settings", &options);
    until("an answer", || fake.is_settled(&id).then_some(())).await;
    shows(&fake, &chat, "Настройки меняет").await;
    bot.stop().await.unwrap();
}
