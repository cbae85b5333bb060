use super::page::weigh;
use super::*;
use games::table::{Clock, Header, Table};
use games::words::Lexicon;
use games::{At, Viewer};

/// A game of two that has just begun.
fn table() -> Table<Abaku> {
    let mut chance = fastrand::Rng::with_seed(1);
    let mut world = World {
        words: Lexicon::empty(),
        chance: &mut chance,
        now: At(0),
    };
    let header = Header::new(Options::default(), 2, Clock::default());
    Table::<Abaku>::open(header, Some(Seat(0)), &mut world).unwrap()
}

fn scene() -> Scene {
    let names = ["Анна", "Борис"].map(str::to_owned);
    Scene::new(Tongue::new(Lang::Ru), names.to_vec())
}

#[test]
fn what_is_a_move_and_what_is_talk() {
    let view = table().view(Viewer::Seat(Seat(0)));
    let tongue = Tongue::new(Lang::Ru);
    let heard = |text: &str| match hear(&view, text, tongue) {
        Heard::Move(Move::Lay(stones)) => format!("lay {}", stones.len()),
        Heard::Move(Move::Exchange(rack)) => format!("exchange {}", rack.len()),
        Heard::Move(Move::Make(reading)) => format!("make {reading}"),
        Heard::Move(Move::Pass) => "pass".to_owned(),
        Heard::Nothing => "nothing".to_owned(),
        Heard::Unclear(_) => "unclear".to_owned(),
    };
    for (text, expected) in [
        ("24 h8 >", "lay 2"),
        ("12+3=15 h8 v", "lay 5"),
        ("12+3=16 h8 v", "unclear"),
        ("h8:2 h9:4", "lay 2"),
        ("обмен 1 2", "exchange 2"),
        ("exchange 12", "exchange 2"),
        ("обмен всё", "unclear"),
        ("обмен", "unclear"),
        ("12 : 4=3", "nothing"),
        ("12:4=3", "make 12:4=3"),
        ("12:4=4", "make 12:4=4"),
        ("привет", "nothing"),
        ("в 8 часов", "nothing"),
    ] {
        assert_eq!(heard(text), expected, "{text}");
    }
}

#[test]
fn every_refusal_shows_what_it_is_about() {
    let scene = scene();
    let stones = |text: &str| -> Vec<Stone> {
        text.split_whitespace()
            .map(|stone| {
                let (digit, cell) = stone.split_at(1);
                let digit = Digit::parse(digit).unwrap();
                Stone(Cell::parse(cell).unwrap(), digit[0])
            })
            .collect()
    };
    let rules = games::abaku::Rules::default();
    let check = |old: &str, rack: &str, new: &str, expected: &str| {
        let mut board = games::abaku::Board::default();
        for Stone(cell, digit) in stones(old) {
            board.put(cell, digit);
        }
        let rack = Digit::parse(rack).unwrap().into_iter().collect();
        let new = stones(new);
        let illegal = games::abaku::lay(&board, &rack, &new, &rules).unwrap_err();
        let reason = refusal::reason(&illegal, None, &scene);
        assert_eq!(reason, expected, "{new:?}");
    };
    let pair = "2g8 4h8";
    check("", "1", "", "Нужно выложить хотя бы один камень.");
    check(pair, "1", "1g8", "Клетка g8 занята: там 2.");
    check(pair, "11", "1a1 1a1", "Два камня на одной клетке a1.");
    check(pair, "1", "3g9", "У вас нет: 3.");
    check(
        pair,
        "12",
        "1g9 2h10",
        "Камни должны лежать в одной строке или в одном столбце.",
    );
    check(pair, "12", "1e8 2i8", "Между камнями пусто: f8.");
    check("", "1", "1h8", "Первым ходом кладут не меньше двух камней.");
    check("", "11", "1a1 1a2", "Первый ход должен накрыть центр, h8.");
    check(
        pair,
        "24",
        "2a1 4b1",
        "24 (с a1): новые камни не касаются ни одного старого.",
    );
    check(
        pair,
        "9",
        "9i8",
        "249 (с g8): ни одна операция не накрывает все новые камни.",
    );
    check(
        pair,
        "24",
        "2g9 4h9",
        "22 (с g8): соседние камни не входят ни в одну операцию вместе.",
    );
    check(
        "5f8 4g8 2h8 4j8",
        "0",
        "0i8",
        "54204 (с f8): ноль между камнями должен быть с ними в одной операции.",
    );
    check(
        "7h8",
        "1052",
        "1g9 0h9 5i9 2j9",
        "1052 (с g9): ни в одной операции нет и нового, и старого камня.",
    );
}

#[test]
fn a_page_has_the_stones_of_its_owner_alone() {
    let table = table();
    let page = |viewer| page::page(&table.view(viewer));
    let own = |seat| {
        let rack = table.view(Viewer::Seat(seat)).rack.unwrap().stones;
        serde_json::json!(rack.stones().map(Digit::value).collect::<Vec<u8>>())
    };
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(page(Viewer::Seat(seat))["rack"], own(seat));
    }
    assert_ne!(own(Seat(0)), own(Seat(1)));
    let open = page(Viewer::Spectator);
    assert!(open["rack"].is_null());
    assert_eq!(open["stones"], serde_json::json!([5, 5]));
    assert_eq!(open["bag"], 100);
    assert_eq!(open["bonuses"][0], "O..D...O...d..O");
    assert_eq!(open["bonuses"][7], "O..d...o...d..O");
    // But for the rack two players see the same.
    let bare = |seat| {
        let mut page = page(Viewer::Seat(seat));
        page["rack"].take();
        page
    };
    assert_eq!(bare(Seat(0)), bare(Seat(1)));
}

#[test]
fn a_laying_is_weighed_before_it_is_made() {
    let table = table();
    let scene = scene();
    // Who isn't to move may think about it too, but nobody without a rack.
    for seat in [Seat(0), Seat(1)] {
        let mut view = table.view(Viewer::Seat(seat));
        let rack = view.rack.as_mut().unwrap();
        rack.stones = Digit::parse("24713").unwrap().into_iter().collect();
        let refused = |why: &str| Some(Weighed::Refused(why.to_owned()));
        for (text, expected) in [
            (
                "h8:2 i8:4",
                Some(Weighed::Brings("2²=4 (12): +12".to_owned())),
            ),
            (
                "h8:2 i9:4",
                refused("Камни должны лежать в одной строке или в одном столбце."),
            ),
            ("h8:2 j8:4", refused("Между камнями пусто: i8.")),
            ("h8:9 i8:3", refused("У вас нет: 9.")),
            ("2+2=5 h8", refused("2+2=5 — неверно.")),
            ("обмен 1", None),
            ("привет", None),
        ] {
            assert_eq!(weigh(&view, text, &scene), expected, "{text}");
        }
    }
    let open = table.view(Viewer::Spectator);
    assert_eq!(weigh(&open, "h8:2 i8:4", &scene), None);
}
