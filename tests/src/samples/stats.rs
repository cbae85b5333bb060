//! Pages of statistics to draw.

use render::stats::{Card, Ranked, Table, Tally};
use render::{Look, Picture};

/// A rating that wanders: the same numbers every time.
fn form(games: i32, from: i32, drift: i32) -> Vec<i32> {
    (0..games)
        .map(|n| from + drift * n + (n * 7919 % 13 - 6) * 9)
        .collect()
}

fn tally(label: &str, text: &str, won: u32, drawn: u32, lost: u32) -> Tally {
    Tally {
        label: label.to_owned(),
        text: text.to_owned(),
        won,
        drawn,
        lost,
    }
}

/// A player who has played much.
pub fn card() -> Card {
    let pair = |label: &str, feat: &str| (label.to_owned(), feat.to_owned());
    Card {
        name: "Снегирь".to_owned(),
        game: "Балда".to_owned(),
        rating: "Рейтинг 1642, ±96".to_owned(),
        tallies: vec![
            tally(
                "Всего",
                "48 игр: побед 29, ничьих 4, поражений 15",
                29,
                4,
                15,
            ),
            tally(
                "В этом чате",
                "21 игра: побед 12, ничьих 3, поражений 6",
                12,
                3,
                6,
            ),
            tally(
                "Против: Барсук",
                "5 игр: побед 2, ничьих 0, поражений 3",
                2,
                0,
                3,
            ),
            tally(
                "Компьютер (сильный)",
                "3 игры: побед 1, ничьих 0, поражений 2",
                1,
                0,
                2,
            ),
        ],
        feats: vec![
            pair("Лучший ход", "«переход», 7 очков"),
            pair("Самое длинное слово", "переход"),
        ],
        form: form(48, 1500, 3),
    }
}

/// The best of a chat.
pub fn table() -> Table {
    let names = [
        "Снегирь",
        "Барсук",
        "Выдра",
        "Journalistka o bardzo długim imieniu",
        "Сова",
    ];
    let rows = names.iter().zip(0i32..).map(|(name, n)| Ranked {
        name: (*name).to_owned(),
        rating: format!("{}{}", 1687 - 61 * n, if n > 2 { "?" } else { "" }),
        games: format!("{} игр", 48 - 7 * n),
        form: form(20 - 4 * n, 1600 - 40 * n, 4 - 2 * n),
    });
    Table {
        heading: "Балда: лучшие в этом чате".to_owned(),
        rows: rows.collect(),
        note: "Считаются игроки, у которых не меньше 3 рейтинговых партий.".to_owned(),
    }
}

/// A page with hardly anything on it.
fn first_game() -> Card {
    Card {
        name: "علي 🦦".to_owned(),
        game: "Точки".to_owned(),
        rating: "Рейтинга пока нет".to_owned(),
        tallies: vec![tally(
            "Всего",
            "1 игра: побед 0, ничьих 0, поражений 1",
            0,
            0,
            1,
        )],
        ..Card::default()
    }
}

/// A table of people of all sorts of names.
fn strangers() -> Table {
    let row = |(name, n): (String, i32)| Ranked {
        name,
        rating: (1700 - 20 * n).to_string(),
        games: format!("{} игр", 40 - n),
        form: form(12, 1500, 6 - n),
    };
    let names = super::strangers(10).into_iter();
    Table {
        rows: names.zip(0..).map(row).collect(),
        ..table()
    }
}

/// A page of somebody whose name no font has, with a rival without an end to theirs.
fn stranger() -> Card {
    let names = super::strangers(10);
    let mut card = card();
    card.name.clone_from(&names[3]);
    card.tallies[2].label = format!("Против: {}", names[8]);
    card
}

/// Every sample picture with its name.
pub(super) fn pictures(look: Look) -> Vec<(String, Picture)> {
    vec![
        ("stats".to_owned(), render::stats::card(&card(), look)),
        ("top".to_owned(), render::stats::table(&table(), look)),
        (
            "top-names".to_owned(),
            render::stats::table(&strangers(), look),
        ),
        (
            "stats-names".to_owned(),
            render::stats::card(&stranger(), look),
        ),
        (
            "stats-first".to_owned(),
            render::stats::card(&first_game(), look),
        ),
    ]
}
