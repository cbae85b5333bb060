//! How much there may be of what people and chats keep; what is over it is refused and changes nothing.

use crate::table::Table;
use bot::chat::{Input, MessageId};
use bot::hall::Bans;

/// How many records have keys that begin so.
fn count(table: &Table, prefix: &str) -> usize {
    let records = table.records();
    let found = records.iter().filter(|(key, _)| key.starts_with(prefix));
    found.count()
}

/// The `number`th word that no dictionary has.
fn odd_word(number: usize) -> String {
    let letter = |n: usize| char::from_u32('а' as u32 + n as u32);
    let letters = [
        Some('щ'),
        Some('ъ'),
        letter(number / 10),
        letter(number % 10),
    ];
    letters.into_iter().flatten().collect()
}

#[test]
fn a_chat_has_so_many_games() {
    let mut table = Table::new();
    for _ in 0..20 {
        table.start();
        table.now = table.now.after(60_000);
    }
    table.say("Ярополк", "/balda 3x3 кот");
    assert!(table.last().contains("20 игр"), "{}", table.last());
    assert_eq!((count(&table, "seat/"), count(&table, "offer/")), (40, 0));
    // Another chat has room.
    table.say_in("tg-main", "Вика", "/balda 3x3 кот");
    assert!(table.last().contains("зовёт играть"), "{}", table.last());
}

#[test]
fn a_chat_has_so_many_words() {
    let mut table = Table::new();
    for (list, verb) in [("house/", "add"), ("blocked/", "block")] {
        for number in 0..80 {
            table.say("Вера", &format!("/words {verb} {}", odd_word(number)));
            assert!(table.last().contains("здесь") || table.last().contains("слово этого чата"));
        }
        table.say("Вера", &format!("/words {verb} жмяк"));
        assert!(table.last().starts_with("Список полон"), "{}", table.last());
        assert_eq!(count(&table, list), 80);
    }
    // Those that were forbidden had to leave the other list: there is room for one again.
    table.say("Вера", "/words add жмяк");
    assert_eq!(table.last(), "«жмяк» теперь слово этого чата.");
}

#[test]
fn somebody_blocks_so_many() {
    let mut table = Table::new();
    for number in 0..=100 {
        table.say(&format!("Гость{number}"), "/games");
        table.say("Ярополк", &format!("/block @Гость{number}"));
        assert_eq!(table.last().contains("больше не сможет"), number < 100);
    }
    let me = table.id_of("script/Ярополк");
    let blocked = |table: &Table| table.record(&format!("person/{me}"))["blocked"].clone();
    assert_eq!(blocked(&table).as_array().map(Vec::len), Some(100));
    table.say("Ярополк", "/unblock @Гость7");
    table.say("Ярополк", "/block @Гость100");
    assert!(
        table.last().contains("больше не сможет"),
        "{}",
        table.last()
    );
}

#[test]
fn what_is_kept_is_told_so_often() {
    let mut table = Table::new();
    let told = |table: &mut Table, who: &str| {
        table.say(who, "/mydata");
        table
            .bodies
            .last()
            .is_some_and(|body| body.document.is_some())
    };
    assert!((0..3).all(|_| told(&mut table, "Ярополк")));
    assert!(!told(&mut table, "Ярополк"));
    assert!(table.last().contains("три раза за десять минут"));
    // Another's are another's, and ten minutes later it is told again.
    assert!(told(&mut table, "Борис"));
    table.now = table.now.after(600_000);
    assert!(told(&mut table, "Ярополк"));
}

#[test]
fn so_many_topics_are_named() {
    let mut table = Table::new();
    let name = |table: &mut Table, topic: usize| {
        table.topic = Some(format!("тема {topic}"));
        table.say("Вера", "/settings темы здесь");
    };
    for topic in 0..20 {
        name(&mut table, topic);
        assert_eq!(table.last(), "Запомнил.");
    }
    name(&mut table, 20);
    assert!(table.last().contains("Больше 20 тем"), "{}", table.last());
    table.say("Ярополк", "/balda 3x3 кот");
    assert_eq!(table.last(), "В этой теме не играют.");
    // Said where it was named before, it takes that one back.
    name(&mut table, 7);
    assert_eq!(table.last(), "Запомнил.");
    table.say("Ярополк", "/balda 3x3 кот");
    assert_eq!(table.last(), "В этой теме не играют.");
    name(&mut table, 20);
    assert_eq!(table.last(), "Запомнил.");
}

#[test]
fn a_chat_remembers_so_many_people() {
    let mut table = Table::new();
    for number in 0..=500 {
        table.say(&format!("Гость{number}"), "/start");
    }
    assert_eq!(count(&table, "seen/"), 500);
    assert_eq!(count(&table, "person/"), 501);
}

#[test]
fn so_long_a_text_is_heard() {
    let mut table = Table::new();
    let mut answers = |length: usize| {
        let before = table.bodies.len();
        let text = "/word ".chars().chain(std::iter::repeat('а'));
        table.say("Ярополк", &text.take(length).collect::<String>());
        table.bodies.len() > before
    };
    assert!(answers(4096));
    assert!(!answers(4097));
}

#[test]
fn an_update_that_is_told_twice_is_heard_once() {
    let mut table = Table::new();
    let mut told = |text: &str, once: &str| {
        let mut source = table.source("Ярополк", "main");
        source.once = Some(once.to_owned());
        let before = table.bodies.len();
        table.put(Input::Said {
            source,
            message: MessageId("9".to_owned()),
            text: text.to_owned(),
            reply_to: None,
        });
        table.bodies.len() - before
    };
    assert_eq!(told("/balda 3x3 кот", "7"), 1);
    assert_eq!(told("/balda 3x3 кот", "7"), 0);
    assert_eq!(told("/balda 3x3 кот", "8"), 1);
}

#[test]
fn a_ban_is_of_the_person_not_of_one_account() {
    let mut table = Table::new();
    table.link("Ярополк", "Яра");
    let bans = Bans::read("telegram account-Яра").ok();
    let bans = bans.unwrap_or_default();
    assert_eq!(bans.len(), 1);
    table.put(Input::Banned { bans });
    let before = table.bodies.len();
    table.say("Ярополк", "/help");
    table.say_in("tg-private", "Яра", "/help");
    assert_eq!(table.bodies.len(), before);
    table.say("Борис", "/help");
    assert_eq!(table.bodies.len(), before + 1);
}

#[test]
fn who_was_blocked_stays_so_under_another_account() {
    let mut table = Table::new();
    table.say_in("tg-main", "Яра", "/games");
    table.say_in("tg-main", "Вика", "/block @Яра");
    table.link("Ярополк", "Яра");
    table.say_in("tg-main", "Яра", "/balda 3x3 кот @Вика");
    assert!(!table.last().contains("вызывает"), "{}", table.last());
    assert_eq!(count(&table, "offer/"), 0);
}
