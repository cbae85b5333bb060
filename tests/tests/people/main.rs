//! What is kept of people: counted once, the same every time, and gone when they ask for it.

#![allow(clippy::unwrap_used, reason = "a test stops when it can't")]

mod limits;
mod looks;
mod table;
mod traces;

use bot::chat::Input;
use storage::Fault;
use table::{MOVES, Table, account_key};

#[test]
fn nothing_is_left_of_who_wants_to_be_forgotten() {
    let mut table = Table::new();
    table.play();
    // Finished games are more than one go rewrites.
    for _ in 0..50 {
        table.press("Борис", "Реванш");
        for (who, text) in MOVES {
            table.say(who, text);
        }
        table.say("Борис", "/resign");
        table.now = table.now.after(60_000);
    }
    table.say_in("private", "Ярополк", "/balda 3x3 кот компьютер");
    table.start();
    table.say("Ярополк", "/balda 3x3 кот @Борис");
    table.say("Вера", "/balda 3x3 кот @Ярополк @Глеб");
    table.say("Борис", "/block @Ярополк");
    table.say("Ярополк", "/block @Борис");
    table.say("Ярополк", "/settings friendly");
    table.say("Ярополк", "/me имя Ярополк Второй");
    table.say("Ярополк", "/stats");
    table.say("Ярополк", "/mydata");
    let id = {
        let account = table.with(&["account-"]);
        let key = account
            .iter()
            .find(|(key, _)| key.starts_with("account/") && key.contains("account-.d0.af"));
        let (_, value) = key.unwrap();
        value.trim_matches('"').to_owned()
    };
    assert!(table.with(&[&id]).len() > 50);
    table.say("Ярополк", "/forget");
    table.say("Ярополк", "/forget да");
    for _ in 0..10 {
        table.now = table.now.after(1_000);
        table.put(Input::Tick);
    }
    let left = table.with(&[&id, "account-.d0.af", "Ярополк"]);
    assert!(left.is_empty(), "{left:#?}");
    // The games are there all the same, and the other player's figures.
    assert!(!table.with(&["nobody"]).is_empty());
    assert_eq!(table.career().len(), 1);
    table.say("Борис", "/stats текстом");
    assert!(table.last().contains("52 игры"), "{}", table.last());
}

#[test]
fn two_accounts_of_one_person_have_one_record() {
    let mut table = Table::new();
    table.beats("main", "Ярополк", "Борис");
    table.beats("main", "Ярополк", "Борис");
    table.now = table.now.after(60_000);
    table.beats("tg-main", "Вика", "Яра");
    let (one, other) = (table.id_of("script/Ярополк"), table.id_of("telegram/Яра"));
    let (boris, vika) = (table.id_of("script/Борис"), table.id_of("telegram/Вика"));
    assert_ne!(one, other);
    table.say_in("tg-main", "Яра", "/words add жмяк");
    table.link("Ярополк", "Яра");
    // All that was played is one career; the rating is that of the account which gave the code.
    let career = table.record(&format!("career/{one}/balda.ru"));
    assert_eq!(
        (&career["people"]["won"], &career["people"]["lost"]),
        (&2.into(), &1.into())
    );
    assert_eq!(career["rated"], 2);
    assert_eq!(career["bests"]["best"]["points"], 4);
    // Each chat and each rival knows the one person.
    let locals = table.records();
    let locals = locals.iter().filter(|(key, _)| key.starts_with("local/"));
    let theirs = locals.filter(|(key, _)| key.ends_with(&one)).count();
    assert_eq!(theirs, 2);
    for (rival, won, lost) in [(&boris, 2, 0), (&vika, 0, 1)] {
        let mine = table.record(&format!("versus/{one}/{rival}"));
        let tally = &mine["balda.ru"];
        assert_eq!((&tally["won"], &tally["lost"]), (&won.into(), &lost.into()));
        let theirs = table.record(&format!("versus/{rival}/{one}"));
        let tally = &theirs["balda.ru"];
        assert_eq!((&tally["won"], &tally["lost"]), (&lost.into(), &won.into()));
    }
    table.say_in("tg-main", "Вика", "/stats @Ярополк текстом");
    let told = table.last();
    assert!(told.contains("Всего: 3 игры: побед 2"), "{told}");
    assert!(told.contains("В этом чате: 1 игра: побед 0"), "{told}");
    assert!(told.contains("Против Вика: 1 игра: побед 0"), "{told}");
    // The number that went leads to the other one, and games that are over name it still.
    let left = table.with(&[&other]);
    let odd = |(key, _): &&(String, String)| {
        !key.starts_with("game/") && !key.starts_with("person/") && !key.starts_with("log/")
    };
    assert_eq!(left.iter().find(odd), None);
    // Whoever asks what is kept is told of both.
    table.say_in("private", "Ярополк", "/mydata");
    let document = table.bodies.last().and_then(|body| body.document.clone());
    let data: serde_json::Value = serde_json::from_slice(&document.unwrap().bytes).unwrap();
    let games = |id: &String| data[id]["games"].as_array().map(Vec::len);
    assert_eq!((games(&one), games(&other)), (Some(2), Some(1)));
    // A rematch of such a game has the person at it under the number they have now.
    table.say_in("tg-main", "Яра", "/rematch");
    let seat = format!("seat/{one}/");
    assert!(
        table
            .records()
            .iter()
            .any(|(key, _)| key.starts_with(&seat))
    );
    table.say_in("tg-main", "Яра", "/resign");
}

#[test]
fn nothing_is_left_of_either_account() {
    let mut table = Table::new();
    table.beats("main", "Ярополк", "Борис");
    table.beats("tg-main", "Вика", "Яра");
    table.say_in("tg-private", "Яра", "/balda 3x3 кот компьютер");
    table.say_in("tg-main", "Вика", "/block @Яра");
    table.say("Борис", "/balda 3x3 кот @Ярополк");
    table.say_in("tg-main", "Вика", "/balda 3x3 кот @Яра");
    table.link("Ярополк", "Яра");
    table.beats("tg-main", "Яра", "Вика");
    let (one, boris) = (table.id_of("script/Ярополк"), table.id_of("script/Борис"));
    let person = table.record(&format!("person/{one}"));
    let other = person["formerly"][0].as_str().unwrap().to_owned();
    table.say_in("tg-private", "Яра", "/forget");
    table.say_in("tg-private", "Яра", "/forget да");
    for _ in 0..10 {
        table.now = table.now.after(1_000);
        table.put(Input::Tick);
    }
    let accounts = ["script/Ярополк", "telegram/Яра"].map(account_key);
    let left = table.with(&[&one, &other, &accounts[0], &accounts[1], "Ярополк", "Яра"]);
    assert!(left.is_empty(), "{left:#?}");
    assert!(!table.with(&["nobody"]).is_empty());
    assert!(!table.with(&[&boris]).is_empty());
}

#[test]
fn who_is_parted_again_is_erased_alone() {
    let mut table = Table::new();
    table.beats("main", "Ярополк", "Борис");
    table.say_in("tg-private", "Яра", "/settings night");
    table.link("Ярополк", "Яра");
    table.say_in("tg-private", "Яра", "/unlink");
    assert!(
        table.last().contains("отдельный человек"),
        "{}",
        table.last()
    );
    let (one, other) = (table.id_of("script/Ярополк"), table.id_of("telegram/Яра"));
    assert_ne!(one, other);
    // The private chat there is the parted account's alone.
    table.say_in("tg-private", "Яра", "/games");
    let seen = |table: &Table, who: &str| {
        let is_seen = |key: &str| key.starts_with("seen/") && key.ends_with(who);
        table
            .records()
            .iter()
            .filter(|(key, _)| is_seen(key))
            .count()
    };
    assert_eq!((seen(&table, &one), seen(&table, &other)), (2, 1));
    // The one goes and costs the other nothing.
    table.say_in("private", "Ярополк", "/forget");
    table.say_in("private", "Ярополк", "/forget да");
    assert!(table.with(&[&one, "Ярополк"]).is_empty());
    table.say_in("tg-private", "Яра", "/settings");
    assert!(table.last().contains("ночные"), "{}", table.last());
    table.say_in("tg-private", "Яра", "/forget");
    table.say_in("tg-private", "Яра", "/forget да");
    assert!(table.with(&[&other, "Яра"]).is_empty());
}

#[test]
fn what_is_kept_is_told_to_its_owner() {
    let mut table = Table::new();
    table.play();
    table.say("Ярополк", "/mydata");
    let document = table.bodies.last().and_then(|body| body.document.clone());
    let data: serde_json::Value = serde_json::from_slice(&document.unwrap().bytes).unwrap();
    assert_eq!(data["person"]["name"], "Ярополк");
    let id = data["person"]["id"].as_str().unwrap();
    let mine = &data[id];
    assert_eq!(mine["careers"]["balda.ru"]["people"]["lost"], 1);
    assert_eq!(mine["games"][0]["game"], "balda");
    assert_eq!(mine["chats"].as_array().map(Vec::len), Some(1));
    let moves = mine["games"][0]["moves"].as_array().unwrap();
    assert!(moves.iter().any(|entry| entry.to_string().contains("скот")));
    assert!(!moves.iter().any(|entry| entry.to_string().contains("коты")));
    assert!(!data.to_string().contains("Борис"));
}

#[test]
fn a_game_counts_once_whatever_fails() {
    for fault in [Fault::Full, Fault::Io, Fault::DoneButIo] {
        let mut table = Table::new();
        table.start();
        for (who, text) in MOVES {
            table.say(who, text);
        }
        table.store.all_commits(Some(fault));
        table.say("Ярополк", "/resign");
        table.store.all_commits(None);
        table.say("Ярополк", "/resign");
        let games = |(_, career): (String, String)| {
            let career: serde_json::Value = serde_json::from_str(&career).unwrap();
            career["rated"].as_u64()
        };
        let counted: Vec<_> = table.career().into_iter().map(games).collect();
        assert_eq!(counted, [Some(1), Some(1)], "{fault:?}");
    }
}

#[test]
fn the_same_games_give_the_same_ratings() {
    let careers = || {
        let mut table = Table::new();
        for _ in 0..3 {
            table.play();
            table.now = table.now.after(90_000_000);
        }
        table.career()
    };
    assert_eq!(careers(), careers());
}

#[test]
fn games_are_offered_in_the_topics_that_admins_name() {
    let mut table = Table::new();
    table.topic = Some("игры".to_owned());
    table.say("Вера", "/settings темы здесь");
    assert_eq!(table.last(), "Запомнил.");
    table.topic = Some("разговоры".to_owned());
    table.say("Ярополк", "/balda 3x3 кот");
    assert_eq!(table.last(), "В этой теме не играют.");
    table.topic = Some("игры".to_owned());
    table.say("Ярополк", "/balda 3x3 кот");
    assert!(table.last().contains("зовёт играть"), "{}", table.last());
    table.say("Вера", "/settings темы везде");
    table.topic = None;
    table.say("Ярополк", "/balda 3x3 кот");
    assert!(table.last().contains("зовёт играть"), "{}", table.last());
}
