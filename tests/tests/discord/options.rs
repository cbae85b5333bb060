//! Options of commands: typed settings, and proposals while one types.

use crate::bot::{asked, game, pressed, served, shows, until};
use serde_json::{Value, json};
use tests::discord::{Fake, Given};

/// What is proposed to Anna: names and values.
async fn proposed(
    fake: &Fake,
    chat: &str,
    command: &str,
    option: (&str, &str),
    others: &[(&str, &str)],
) -> Vec<(String, String)> {
    let id = fake.complete("Анна", chat, command, option, others);
    let answer = until("proposals", || fake.answer(&id)).await;
    assert_eq!(answer["type"], 8);
    let choices = answer["data"]["choices"].as_array().unwrap().clone();
    assert!(choices.len() <= 25);
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let pair = |choice: &Value| (text(&choice["name"]), text(&choice["value"]));
    let pairs: Vec<_> = choices.iter().map(pair).collect();
    let fits = |text: &str| (1..=100).contains(&text.chars().count());
    assert!(pairs.iter().all(|(name, value)| fits(name) && fits(value)));
    pairs
}

#[tokio::test(flavor = "multi_thread")]
async fn proposals_while_one_types() {
    let (fake, chat, bot) = served().await;
    let check =
        async |command: &str, option: (&str, &str), others: &[(&str, &str)], expected: &str| {
            let found = proposed(&fake, &chat, command, option, others).await;
            let is_there = found.iter().any(|(_, value)| value == expected);
            assert!(is_there, "/{command} {option:?}: {found:?}");
        };
    check("word", ("word", "балд"), &[], "балда").await;
    check("balda", ("options", ""), &[], "7x7").await;
    check("balda", ("options", "7x7 revi"), &[], "7x7 revisit").await;
    check("balda", ("size", "7"), &[], "7x7").await;
    check("balda", ("size", "6×7"), &[], "6x7").await;
    check("balda", ("size", ""), &[], "5x5").await;
    check("balda", ("start_word", "балд"), &[], "балда").await;
    // In the language that was chosen for the game.
    check(
        "balda",
        ("start_word", "hous"),
        &[("language", "en")],
        "house",
    )
    .await;
    for (command, option) in [
        ("word", ("word", "ъъъ")),
        ("word", ("word", "")),
        ("balda", ("size", "слон")),
        // What could be a move is never proposed.
        ("m", ("move", "ба")),
        ("nosuch", ("nosuch", "x")),
        ("rules", ("game", "")),
    ] {
        assert_eq!(
            proposed(&fake, &chat, command, option, &[]).await,
            [],
            "{option:?}"
        );
    }
    assert_eq!(fake.wrongs(), Vec::<String>::new());
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_given_one_by_one() {
    let (fake, chat, bot) = served().await;
    let text = |text: &str| Given::Text(text.to_owned());
    // In whatever order: the scoring is one of the polish rules' own.
    let dots = [
        ("scoring", text("count")),
        ("hints_are_no_option", text("")),
        ("rules", text("polish")),
        ("size", text("15 x 15")),
        ("extra_turn", Given::Whether(true)),
        ("teams", Given::Whether(false)),
        ("stakes", text("friendly")),
    ];
    let dots: Vec<(&str, Given)> = dots.into_iter().filter(|(_, v)| *v != text("")).collect();
    fake.command("Анна", &chat, "dots", &dots);
    let offer = shows(&fake, &chat, "зовёт").await;
    for said in [
        "15×15",
        "польские правила",
        "счёт без территории",
        "ещё ход за окружение",
    ] {
        assert!(offer.text.contains(said), "{said}: {}", offer.text);
    }
    assert!(!offer.text.contains("команды"));
    let balda = [
        ("hints", Given::Whether(false)),
        ("start_word", text("кот")),
        ("size", text("3x3")),
        ("options", text("insist")),
        ("clock", text("60s")),
        ("stakes", text("friendly")),
        ("slang", Given::Whether(true)),
        ("shortest", text("min:3")),
    ];
    fake.command("Борис", &chat, "balda", &balda);
    let offer = shows(&fake, &chat, "Борис зовёт").await;
    for said in ["3×3", "«кот»", "без подсказок", "от 3 букв", "60"] {
        assert!(offer.text.contains(said), "{said}: {}", offer.text);
    }
    // What makes no sense is refused by the game, with its reason.
    let wrong = [("size", text("1x99"))];
    let id = fake.command("Вера", &chat, "balda", &wrong);
    until("an answer", || fake.is_settled(&id).then_some(())).await;
    let refused = shows(&fake, &chat, "от 3×3 до 9×9").await;
    assert_eq!(refused.to.as_deref(), Some("Вера"));
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_several_games_is_chosen() {
    let (fake, chat, bot) = served().await;
    assert_eq!(proposed(&fake, &chat, "pass", ("game", ""), &[]).await, []);
    game(&fake, &chat).await;
    let dots = [("size", Given::Text("10x10".to_owned()))];
    fake.command("Анна", &chat, "dots", &dots);
    shows(&fake, &chat, "10×10").await;
    pressed(&fake, "Борис", &chat, "Играю").await;
    until("two games", || {
        let standing = fake.standing(&chat);
        let boards = standing.iter().filter(|s| s.text.contains("[picture]"));
        (boards.count() == 2).then_some(())
    })
    .await;
    let games = proposed(&fake, &chat, "pass", ("game", ""), &[]).await;
    assert_eq!(games.len(), 2, "{games:?}");
    assert!(
        games
            .iter()
            .all(|(name, _)| name.contains("Анна") && name.contains("Борис"))
    );
    // Typing narrows them; elsewhere there are none.
    let balda = proposed(&fake, &chat, "pass", ("game", "балд"), &[]).await;
    assert_eq!(balda.len(), 1);
    let other = fake.channel("ru", None);
    assert_eq!(proposed(&fake, &other, "pass", ("game", ""), &[]).await, []);
    // Both resign in the one that is chosen, and the other goes on.
    asked(&fake, "Анна", &chat, "resign", ("game", &balda[0].1)).await;
    until("the end", || {
        let standing = fake.standing(&chat).into_iter();
        standing.rev().find(|s| s.text.contains("Анна сдаётся"))
    })
    .await;
    let games = proposed(&fake, &chat, "board", ("game", ""), &[]).await;
    assert!(
        matches!(games.as_slice(), [(name, _)] if name.contains("10×10")),
        "{games:?}"
    );
    bot.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_registered_is_within_the_limits_and_in_every_language() {
    let (fake, _, bot) = served().await;
    // The fake has checked each name, description and number of them.
    assert_eq!(fake.wrongs(), Vec::<String>::new());
    let commands = fake.commands();
    for command in commands.as_array().unwrap() {
        let locales = ["ru", "uk", "pl", "cs", "hu"];
        for option in command["options"].as_array().into_iter().flatten() {
            for locale in locales {
                let (name, about) = (
                    &option["name_localizations"][locale],
                    &option["description_localizations"][locale],
                );
                let what = format!("{} {} {locale}", command["name"], option["name"]);
                assert!(name.is_string() && about.is_string(), "{what}");
            }
            for choice in option["choices"].as_array().into_iter().flatten() {
                assert!(choice["name"].as_str().is_some_and(|name| !name.is_empty()));
            }
        }
        if command["type"] == json!(1) {
            for locale in locales {
                assert!(command["description_localizations"][locale].is_string());
            }
        }
    }
    bot.stop().await.unwrap();
}
