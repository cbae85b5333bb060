//! Games, commands, buttons, dialogs, proposals, rights.

use crate::bot::{Bot, asked, connected, game, pressed, served, shows, store, until};
use serde_json::json;
use std::time::Duration;
use tests::discord::{Fake, Given};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_commands_and_buttons() {
    let (fake, store) = (Fake::start().await.unwrap(), store());
    let chat = fake.channel("ru", None);
    let bot = Bot::start(&fake, &store).await;
    connected(&fake).await;
    let offer = fake.command(
        "Анна",
        &chat,
        "balda",
        &[
            ("options", Given::Text("3x3 кот".to_owned())),
            ("opponent", Given::User("Борис".to_owned())),
        ],
    );
    shows(&fake, &chat, "Борис").await;
    until("an answer", || fake.is_settled(&offer).then_some(())).await;
    let (message, button) = fake.button("Борис", &chat, "Принять", false).unwrap();
    fake.press("Борис", &message, &button);
    shows(&fake, &chat, "[picture]").await;
    assert!(fake.uploaded(&chat) > 1_000, "no picture");
    // A move typed in the dialog, one by the command, one as a plain message, one as a reply.
    let (board, _) = fake.button("Анна", &chat, "Ввести ход", false).unwrap();
    let said = fake.fill_in("Анна", &board, "нет такого").unwrap();
    until("a refusal", || fake.is_settled(&said).then_some(())).await;
    let refused = fake.command(
        "Анна",
        &chat,
        "m",
        &[("move", Given::Text("ъъъ".to_owned()))],
    );
    until("a refusal", || fake.is_settled(&refused).then_some(())).await;
    let told = fake.standing(&chat);
    let told = told
        .iter()
        .filter(|shown| shown.to.as_deref() == Some("Анна"));
    assert!(told.count() >= 2, "Анна wasn't told why");
    assert_eq!(fake.wrongs(), Vec::<String>::new());
    assert_eq!(fake.unanswered(), 0);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_once() {
    let (fake, store) = (Fake::start().await.unwrap(), store());
    let asked_for_gateway = || {
        let all = fake.requests();
        all.iter().filter(|r| *r == "GET /gateway/bot").count()
    };
    for start in 1..=2 {
        let bot = Bot::start(&fake, &store).await;
        // That comes after the commands.
        until("a start", || (asked_for_gateway() == start).then_some(())).await;
        bot.stop().await.unwrap();
    }
    let put = fake.requests();
    let put = put.iter().filter(|request| request.starts_with("PUT "));
    assert_eq!(put.count(), 1);
    let commands = fake.commands();
    let named = |name: &str, kind: u64| {
        let all = commands.as_array().unwrap().iter();
        let mut found = all.filter(|c| c["name"] == name && c["type"] == kind);
        found.next().cloned().unwrap_or_default()
    };
    let balda = named("balda", 1);
    assert_eq!(balda["name_localizations"]["ru"], "балда");
    assert_eq!(balda["options"][0]["type"], 6, "an opponent is a user");
    let option = |command: &serde_json::Value, name: &str| {
        let all = command["options"].as_array().unwrap().iter();
        let mut found = all.filter(|option| option["name"] == name);
        found.next().cloned().unwrap_or_default()
    };
    let hints = option(&balda, "hints");
    assert_eq!(hints["type"], 5, "yes or no");
    assert_eq!(hints["name_localizations"]["ru"], "подсказки");
    assert_eq!(option(&balda, "size")["autocomplete"], true);
    let rules = option(&named("dots", 1), "rules");
    assert_eq!(rules["choices"][1]["value"], "polish");
    let russian = &rules["choices"][1]["name_localizations"]["ru"];
    assert_eq!(russian, "польские правила");
    assert_eq!(option(&named("pass", 1), "game")["autocomplete"], true);
    assert!(option(&named("help", 1), "game").is_null());
    assert_eq!(named("m", 1)["options"][0]["required"], true);
    assert_eq!(named("kick", 1)["contexts"], json!([0]));
    assert!(named("Challenge: Balda 5×5", 2)["name_localizations"]["ru"].is_string());
    assert_eq!(fake.wrongs(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_from_the_menu_of_a_user() {
    let (fake, chat, bot) = served().await;
    fake.user_command("Анна", &chat, "Challenge: Balda 5×5", "Вера");
    shows(&fake, &chat, "Вера").await;
    pressed(&fake, "Вера", &chat, "Принять").await;
    shows(&fake, &chat, "[picture]").await;
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_a_topic_and_a_private_channel_a_room() {
    let (fake, chat, bot) = served().await;
    let thread = fake.channel("ru", Some(&chat));
    // It is of its channel's chat: what is set there holds here.
    fake.admin("Вера");
    asked(&fake, "Вера", &chat, "settings", ("text", "игры royal")).await;
    asked(&fake, "Анна", &thread, "royal", ("", "")).await;
    assert!(fake.button("Борис", &thread, "Играю", false).is_none());
    game(&fake, &thread).await;
    assert!(fake.standing(&chat).iter().all(|shown| shown.to.is_some()));
    // What is typed in the thread moves there, what is typed in its channel doesn't.
    let before = fake.standing(&thread).len();
    fake.say("Анна", &chat, "пас", None);
    fake.say("Борис", &chat, "пас", None);
    let direct = fake.direct("Анна", "ru");
    asked(
        &fake,
        "Анна",
        &direct,
        "balda",
        ("options", "3x3 insist компьютер"),
    )
    .await;
    shows(&fake, &direct, "[picture]").await;
    assert_eq!(fake.standing(&thread).len(), before);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_go_where_one_person_reads() {
    let (fake, chat, bot) = served().await;
    asked(&fake, "Анна", &chat, "abaku", ("options", "")).await;
    pressed(&fake, "Борис", &chat, "Играю").await;
    shows(&fake, &chat, "Борис").await;
    pressed(&fake, "Анна", &chat, "Начать").await;
    shows(&fake, &chat, "Ходит").await;
    let secret = |shown: &tests::discord::Shown| shown.text.contains("Ваши камни");
    // By the button: seen by one. Typed as a message: in a private channel.
    pressed(&fake, "Анна", &chat, "Мои камни").await;
    let mine = until("a rack", || fake.standing(&chat).into_iter().find(secret)).await;
    assert_eq!(mine.to.as_deref(), Some("Анна"));
    fake.say("Борис", &chat, "/rack", None);
    let direct = fake.direct("Борис", "ru");
    shows(&fake, &direct, "Ваши камни").await;
    // Who takes no direct messages is told how to ask; the rack isn't told.
    fake.close_direct("Борис");
    fake.say("Борис", &chat, "/rack", None);
    shows(&fake, &chat, "Дайте команду через меню").await;
    let all = fake.standing(&chat);
    assert_eq!(all.iter().filter(|shown| secret(shown)).count(), 1);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_presses_at_once_are_one_game() {
    let (fake, chat, bot) = served().await;
    asked(&fake, "Анна", &chat, "balda", ("options", "3x3 insist")).await;
    pressed(&fake, "Борис", &chat, "Играю").await;
    shows(&fake, &chat, "Борис").await;
    let (message, id) = fake.button("Анна", &chat, "Начать", false).unwrap();
    let presses: Vec<String> = (0..3)
        .filter_map(|_| fake.press("Анна", &message, &id))
        .collect();
    for press in &presses {
        until("an answer", || fake.is_settled(press).then_some(())).await;
    }
    shows(&fake, &chat, "[picture]").await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let boards = fake.standing(&chat);
    let boards = boards
        .iter()
        .filter(|shown| shown.text.contains("[picture]"));
    assert_eq!(boards.count(), 1);
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_is_answered_loses_its_buttons() {
    let (fake, chat, bot) = served().await;
    game(&fake, &chat).await;
    let turn = shows(&fake, &chat, "Ходит ").await;
    let who = ["Анна", "Борис"];
    let who = who
        .into_iter()
        .find(|name| turn.text.contains(&format!("Ходит {name}")));
    let who = who.unwrap();
    // It can be laid in two ways: that is asked of the one who said it, and seen by no other.
    asked(&fake, who, &chat, "m", ("text", "скот")).await;
    let found = || fake.button(who, &chat, "2. ", false);
    let (message, id) = until("a question", found).await;
    let question = || {
        fake.standing(&chat)
            .into_iter()
            .find(|s| s.text.contains("по-разному"))
    };
    assert_eq!(question().and_then(|s| s.to).as_deref(), Some(who));
    fake.press(who, &message, &id).unwrap();
    shows(&fake, &chat, "скот, +").await;
    until("no buttons", || found().is_none().then_some(())).await;
    assert!(question().is_some(), "the question itself stays");
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_in_a_dialog_leaves_the_board_as_it_is() {
    let (fake, chat, bot) = served().await;
    fake.admin("Анна");
    game(&fake, &chat).await;
    let before = shows(&fake, &chat, "[picture]").await;
    let (board, _) = fake.button("Анна", &chat, "Ввести ход", false).unwrap();
    for said in ["settings", "settings games balda"] {
        let said = fake.fill_in("Анна", &board, said).unwrap();
        until("an answer", || fake.is_settled(&said).then_some(())).await;
    }
    shows(&fake, &chat, "Язык чата").await;
    shows(&fake, &chat, "Запомнил").await;
    assert_eq!(shows(&fake, &chat, "[picture]").await, before);
    bot.stop().await.unwrap();
}
