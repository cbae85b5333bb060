//! What people leave in each other's records, in lists and in votes.

use crate::table::{MOVES, Table};
use bot::chat::{Input, Standing};
use storage::Fault;

/// Two beat each other in turn, a minute between games.
fn play_evenly(table: &mut Table, rounds: usize) {
    for _ in 0..rounds {
        table.beats("main", "Ярополк", "Борис");
        table.beats("main", "Борис", "Ярополк");
        table.now = table.now.after(60_000);
    }
}

#[test]
fn the_best_of_all_are_those_of_whom_enough_is_known() {
    let mut table = Table::new();
    let told = |table: &mut Table, room: &str, text: &str| {
        table.say_in(room, "Ярополк", text);
        table.last()
    };
    play_evenly(&mut table, 1);
    assert!(told(&mut table, "main", "/top balda текстом").contains("Пока никого"));
    play_evenly(&mut table, 1);
    let here = told(&mut table, "main", "/top balda текстом");
    assert!(here.contains("лучшие в этом чате") && here.contains("Ярополк"));
    play_evenly(&mut table, 2);
    let all = told(&mut table, "main", "/top balda all текстом");
    assert!(all.contains("Пока никого"), "{all}");
    play_evenly(&mut table, 16);
    // In private there is nobody else: it is all that are told of.
    for (room, text) in [
        ("main", "/top balda all текстом"),
        ("private", "/top balda текстом"),
    ] {
        let all = told(&mut table, room, text);
        assert!(all.contains("лучшие из всех"), "{all}");
        assert!(all.contains("Ярополк") && all.contains("Борис"), "{all}");
    }
    // Whoever is erased stands on no list.
    table.say_in("private", "Ярополк", "/forget");
    table.say_in("private", "Ярополк", "/forget да");
    table.say("Борис", "/top balda all текстом");
    let all = table.last();
    assert!(all.contains("1. Борис") && !all.contains("2. "), "{all}");
}

#[test]
fn nothing_is_left_of_votes_and_codes() {
    let mut table = Table::new();
    table.start_with(&["Борис", "Вера", "Глеб"]);
    table.standing = Standing::Member;
    table.say("Ярополк", "/pass");
    table.now = table.now.after(60_000);
    table.say("Ярополк", "/skip");
    assert!(table.last().contains("1 из 2"), "{}", table.last());
    table.say("Ярополк", "/kick @Вера");
    assert!(table.last().contains("1 из 2"), "{}", table.last());
    table.say("Ярополк", "/words add хрюк");
    table.say("Борис", "/words add жмяк");
    table.press("Ярополк", "За");
    assert!(table.last().contains("За: 1"), "{}", table.last());
    table.say_in("private", "Ярополк", "/link");
    let code = bot::chat::script::code_in(&table.last()).unwrap();
    let id = table.id_of("script/Ярополк");
    table.say_in("private", "Ярополк", "/forget");
    table.say_in("private", "Ярополк", "/forget да");
    table.put(Input::Tick);
    let left = table.with(&[&id, "Ярополк", &code, "\"private\"", "хрюк"]);
    assert!(left.is_empty(), "{left:#?}");
    // The others' vote goes on without that voice.
    table.press("Вера", "За");
    assert!(table.last().contains("За: 1"), "{}", table.last());
}

#[test]
fn of_a_game_that_goes_on_no_move_is_told() {
    let mut table = Table::new();
    table.start();
    for (who, text) in MOVES {
        table.say(who, text);
    }
    table.say("Ярополк", "/mydata");
    let document = table.bodies.last().and_then(|body| body.document.clone());
    let data: serde_json::Value = serde_json::from_slice(&document.unwrap().bytes).unwrap();
    let id = table.id_of("script/Ярополк");
    let game = &data[&id]["games"][0];
    assert!(game["ended"].is_null() && game["game"] == "balda");
    assert_eq!(game["moves"].as_array().map(Vec::len), Some(0));
    assert!(!data.to_string().contains("скот"), "{data}");
}

#[test]
fn what_went_wrong_is_told_in_the_language_of_the_chat() {
    let mut table = Table::new();
    table.say("Вера", "/settings язык en");
    table.store.all_commits(Some(Fault::Full));
    table.say("Ярополк", "/balda 3x3 кот");
    assert!(table.last().contains("write to disk"), "{}", table.last());
}

#[test]
fn a_press_changes_the_page_of_settings() {
    let mut table = Table::new();
    table.say("Вера", "/settings");
    let messages = table.messages;
    table.press_on(messages, "Вера", "Без рейтинга");
    assert!(table.last().contains("Без рейтинга"), "{}", table.last());
    assert_eq!((table.edits, table.messages), (1, messages));
}

#[test]
fn a_changed_name_is_the_name() {
    let mut table = Table::new();
    table.play();
    table.renamed = Some(("Ярополк".to_owned(), "Святополк".to_owned()));
    table.say("Ярополк", "/stats текстом");
    assert!(table.last().contains("Святополк: "), "{}", table.last());
    table.say("Борис", "/stats @Святополк текстом");
    assert!(table.last().contains("Святополк: "), "{}", table.last());
    assert!(table.with(&["\"Ярополк\""]).is_empty());
}

#[test]
fn a_board_on_which_little_is_new_is_changed_not_sent_again() {
    let mut table = Table::new();
    table.start_with(&["Борис", "Вера"]);
    table.say("Ярополк", "/draw");
    // While another's answer is waited for, a yes is little; a no is the end of the question.
    let edits = table.edits;
    table.press("Борис", "Да");
    assert_eq!(table.edits, edits + 1);
    table.press("Вера", "Нет");
    assert_eq!(table.edits, edits + 1);
}
