use super::cells::{self, Named};
use super::*;
use games::Viewer;
use games::dots::{Cell, Finish, HoldId, Put};

fn tongue() -> Tongue {
    Tongue::new(Lang::Ru)
}

fn view(options: Options) -> View {
    let first = Event::Started {
        first: Seat(0),
        dots: Vec::new(),
    };
    Dots::start(&options, 2, &first)
        .unwrap()
        .view(Viewer::Seat(Seat(0)))
}

#[test]
fn a_field_is_read_out_in_sentences() {
    let scene = Scene {
        tongue: tongue(),
        names: vec!["Анна".to_owned(), "Борис".to_owned()],
        theme: render::Theme::Day,
        seed: 0,
        clocks: Vec::new(),
    };
    let options = Options {
        size: Size::CHAT,
        ..Options::default()
    };
    let view = view(options);
    let told = Dots::brief(&view, &scene).unwrap();
    assert!(told.contains("20×20"), "{told}");
    assert!(told.contains("Анна: 0, Борис: 0."), "{told}");
    assert!(!told.contains(['·', '●', '◆', '\n']), "{told}");
    // The field itself is for those who read.
    assert!(Dots::text(&view, &scene).contains("· ·"));
}

#[test]
fn crossings_by_name() {
    let check = |text: &str, expected: Named| {
        let pieces: Vec<&str> = text.split(' ').collect();
        let page = Size::PAGE;
        assert_eq!(cells::read(&pieces, page, tongue()), expected, "{text}");
    };
    let cell = |x: u8, y: u8, taken| Named::Cell(Cell::new(x - 1, y - 1), taken);
    check("12 7", cell(12, 7, 2));
    check("l7", cell(12, 7, 1));
    check("л7", cell(12, 7, 1));
    check("z32", cell(26, 32, 1));
    check("aa1", cell(27, 1, 1));
    check("am1", cell(39, 1, 1));
    check("я1", cell(32, 1, 1));
    check("аа1", cell(33, 1, 1));
    check("ё1", Named::No);
    check("an1", Named::Outside);
    check("0 5", Named::Outside);
    check("40 5", Named::Outside);
    check("12 33", Named::Outside);
    check("l0", Named::Outside);
    for text in [
        "", "12", "1999 5", "12 x", "ba1", "l", "7l", "лак", "aaa1", "l7777",
    ] {
        check(text, Named::No);
    }
}

#[test]
fn what_is_a_move_and_what_is_talk() {
    let polish = Options {
        rules: games::dots::Rules::Polish,
        ..Options::default()
    };
    let view = view(polish);
    let heard = |text: &str| hear::hear(&view, Seat(0), text, tongue());
    let put = |x: u8, y: u8| Put::at(Cell::new(x - 1, y - 1));
    let held = Put {
        finish: Finish::Hold,
        ..put(12, 7)
    };
    let painted = Put {
        paint: vec![HoldId(0), HoldId(2)],
        ..put(12, 7)
    };
    let outlined = Put {
        contour: Some(vec![Cell::new(2, 3), Cell::new(3, 4), Cell::new(4, 3)]),
        ..put(12, 7)
    };
    for (text, expected) in [
        ("12 7", Move::Put(put(12, 7))),
        (" 12,7 ", Move::Put(put(12, 7))),
        ("Л7", Move::Put(put(12, 7))),
        ("12 7 держу", Move::Put(held.clone())),
        ("l7 HOLD", Move::Put(held)),
        ("12 7 крашу", Move::Put(put(12, 7))),
        ("12 7 крашу 1 3", Move::Put(painted)),
        ("12 7 крашу всё", Move::Put(put(12, 7))),
        ("12 7 контур 3 4, г5, 5 4, 3 4", Move::Put(outlined)),
        ("12 7 контур широкий", Move::Put(put(12, 7))),
        ("заземляюсь", Move::Ground),
        ("count", Move::Count),
        (
            "контур 3 4 4 5 5 4",
            Move::Choose(vec![Cell::new(2, 3), Cell::new(3, 4), Cell::new(4, 3)]),
        ),
    ] {
        assert_eq!(heard(text), Heard::Move(expected), "{text}");
    }
    for text in [
        "",
        "привет",
        "12",
        "12 рублей",
        "12 7 человек",
        "25 30 40",
        "контур",
        "контур моря",
        "считаем деньги",
        "в 7 часов",
    ] {
        assert_eq!(heard(text), Heard::Nothing, "{text}");
    }
    for text in [
        "25 30",
        "0 1",
        "12 7 контур",
        "12 7 контур 40 40",
        "12 7 контур x",
    ] {
        assert!(matches!(heard(text), Heard::Unclear(_)), "{text}");
    }
    let long = "12 7 контур".to_owned() + &" 1 1".repeat(600);
    assert_eq!(heard(&long), Heard::Nothing);
}

#[test]
fn arguments_of_an_offer() {
    let check = |words: &str, expected: &str| {
        let mut options = Dots::offered("dots", Lang::Ru);
        let mut told = String::new();
        for word in words.split(' ') {
            match offer::argument(&mut options, word, tongue()) {
                Argument::Taken => {}
                Argument::Unknown => told = format!("? {word}"),
                Argument::Wrong(why) => told = format!("! {why}"),
            }
        }
        if told.is_empty() {
            told = offer::describe(&options, tongue());
        }
        assert_eq!(told, expected, "{words}");
    };
    check("20x20", "Точки 20×20");
    check("39х32 крест", "Точки 39×32, крест");
    check("лист", "Точки 39×32");
    check(
        "polish count",
        "Точки 20×20, польские правила, счёт без территории",
    );
    check("polish count russian", "Точки 20×20");
    check("extra_turn extra", "Точки 20×20");
    check(
        "lead:10 auto_ground",
        "Точки 20×20, заземление само собой, до перевеса 10",
    );
    check(
        "red:c3.d4 blue:d3.c4",
        "Точки 20×20, своя расстановка: 4 точки",
    );
    check("4x4", "! Поле бывает от 5×5 до 39×39.");
    check(
        "lead:0",
        "! Перевес — число от 1 до 999. Например: перевес:10",
    );
    check("лак", "? лак");
    for (words, one, other) in [
        (
            "auto_ground polish",
            "польские правила",
            "заземление само собой",
        ),
        ("polish own_contour", "польские правила", "контур на выбор"),
        (
            "polish painted_houses",
            "счёт с территорией",
            "домики закрашиваются",
        ),
        ("territory", "русские правила", "способ подсчёта"),
        ("centre cross", "начало в центре", "начальные точки"),
    ] {
        let together =
            format!("! «{one}» и «{other}» вместе не играют: сначала уберите одно из них.");
        check(words, &together);
    }
}

#[test]
fn every_button_of_an_offer_is_taken() {
    let mut options = Options::default();
    for rules in ["russian", "polish"] {
        offer::argument(&mut options, rules, tongue());
        for toggle in offer::toggles(&options, tongue()).into_iter().flatten() {
            let mut pressed = options.clone();
            let taken = offer::argument(&mut pressed, &toggle.argument, tongue());
            assert_eq!(taken, Argument::Taken, "{rules}: {}", toggle.argument);
            assert!(toggle.argument.len() <= 24);
        }
    }
}
