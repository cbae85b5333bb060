use super::{Unsaid, lay_said};
use crate::abaku::{Board, Cell, Digit, Move, Reading, Stone};

/// 24 across from g8.
fn board() -> Board {
    let mut board = Board::default();
    for (cell, digit) in [("g8", 2), ("h8", 4)] {
        board.put(Cell::parse(cell).unwrap(), Digit::new(digit).unwrap());
    }
    board
}

#[test]
fn what_is_said_is_laid() {
    #[track_caller]
    fn check(text: &str, expected: &str) {
        let Move::Lay(stones) = lay_said(&board(), text).unwrap() else {
            panic!("{text}")
        };
        let shown: Vec<String> = stones
            .iter()
            .map(|Stone(cell, digit)| format!("{digit:?}{cell}"))
            .collect();
        assert_eq!(shown.join(" "), expected, "{text}");
    }
    check("13 f8 >", "1f8 3i8");
    check("13 F8", "1f8 3i8");
    check("62 h7 v", "6h7 2h9");
    check("62 h7 ↓", "6h7 2h9");
    check("62 h7v", "6h7 2h9");
    check("24 а1>", "2a1 4b1");
    check("62 Н7 v", "6h7 2h9");
    check("12:4=3 f8", "1f8 3i8");
    check("6-4=2 h7 v", "6h7 2h9");
    check("12+3=15 a1 down", "1a1 2a2 3a3 1a4 5a5");
    check("7^2=49 a15 >", "7a15 4b15 9c15");
    check("√9=3 n15", "9n15 3o15");
    // Each stone with its field: whether they may lie so is for the rules to say.
    check("h9:2", "2h9");
    check("F8:1 i8:3", "1f8 3i8");
    check("i8:3 a1:0 h8:5", "3i8 0a1 5h8");
}

#[test]
fn an_operation_without_a_place_is_laid_wherever_it_can_be() {
    let reading = Reading::parse("12:4=3").unwrap();
    assert_eq!(lay_said(&board(), " 12:4=3 "), Ok(Move::Make(reading)));
    assert_eq!(lay_said(&board(), "12:4"), Err(Unsaid::NotDigits));
}

#[test]
fn what_cannot_be_laid_says_why() {
    #[track_caller]
    fn check(text: &str, expected: Unsaid) {
        assert_eq!(lay_said(&board(), text), Err(expected), "{text}");
    }
    for text in [
        "",
        "24",
        "24 h8 > now",
        "24 h8 sideways",
        "x h8",
        "2a h8",
        "02+3=5 h8",
        "h8:",
        "h8:24",
        "p8:2",
        "h8:2 i8",
        "h8:x",
    ] {
        check(text, Unsaid::NotDigits);
    }
    check(&format!("{} a1", "1".repeat(16)), Unsaid::NotDigits);
    for text in ["24 p8", "24 h16", "24 h0", "24 8h", "24 h008", "24 й8"] {
        check(text, Unsaid::OffBoard);
    }
    check("24 o1", Unsaid::TooLong);
    check("7^2=49 n1", Unsaid::TooLong);
    check("2^2=4 g8", Unsaid::NothingNew);
    check(
        "12+3=16 a1",
        Unsaid::Wrong(Reading::parse("12+3=16").unwrap()),
    );
    let (old, wanted) = (Digit::new(4).unwrap(), Digit::new(3).unwrap());
    let cell = Cell::parse("h8").unwrap();
    check("12+3=15 f8", Unsaid::Differs { cell, old, wanted });
}

#[test]
fn readings_as_people_type_them() {
    #[track_caller]
    fn check(text: &str, expected: Option<(&str, bool)>) {
        let parsed = Reading::parse(text).map(|r| (r.to_string(), r.holds()));
        assert_eq!(
            parsed.as_ref().map(|p| (p.0.as_str(), p.1)),
            expected,
            "{text}"
        );
    }
    for text in ["6x4=24", "6х4=24", "6*4=24", "6·4=24", "6×4=24"] {
        check(text, Some(("6×4=24", true)));
    }
    for text in ["12:4=3", "12/4=3", "12÷4=3"] {
        check(text, Some(("12:4=3", true)));
    }
    check("9−8=1", Some(("9-8=1", true)));
    check("7²=49", Some(("7²=49", true)));
    check("2^3=8", Some(("2³=8", true)));
    check("sqrt(9)=3", Some(("√9=3", true)));
    check("cbrt(8)=2", Some(("∛8=2", true)));
    check("∛8=2", Some(("∛8=2", true)));
    check("10-7=4", Some(("10-7=4", false)));
    check(
        "999999999999999x999999999999999=1",
        Some(("999999999999999×999999999999999=1", false)),
    );
    for text in [
        "", "=", "1+=2", "+1=2", "1+1", "1+1=2=2", "1+1+1=3", "0+1=1", "3-3=0", "1.5+1=2",
    ] {
        check(text, None);
    }
    check("1234567890123456+1=2", None);
}
