use super::lay;
use crate::Points;
use crate::abaku::{Axis, Board, Bonuses, Cell, Contact, Digit, Illegal, Rack, Rules, Stone, Zero};

/// A board with these texts laid from fields on: `24 g8 >` across, `24 g8 v` down.
fn board(lines: &[&str]) -> Board {
    let mut board = Board::default();
    lines
        .iter()
        .for_each(|line| stones(line).iter().for_each(|s| board.put(s.0, s.1)));
    board
}

/// `12.3 g8 >`: the dots are fields left alone.
fn stones(text: &str) -> Vec<Stone> {
    let parts: Vec<&str> = text.split(' ').collect();
    let axis = if parts[2] == "v" {
        Axis::Down
    } else {
        Axis::Across
    };
    let mut cell = Cell::parse(parts[1]);
    let mut stones = Vec::new();
    for c in parts[0].chars() {
        let here = cell.unwrap();
        stones.extend(Digit::parse(&c.to_string()).map(|d| Stone(here, d[0])));
        cell = here.next(axis);
    }
    stones
}

fn rack(text: &str) -> Rack {
    Digit::parse(text).unwrap().into_iter().collect()
}

const PLAIN: Rules = Rules {
    bonuses: Bonuses::None,
    dedupe: super::super::Dedupe::Digits,
    zero: Zero::New,
    contact: Contact::Shared,
    centre: super::super::Centre::Double,
};

/// Six published moves, without bonuses.
#[test]
fn the_published_game() {
    let mut now = Board::default();
    let moves = [
        ("24 g8 >", "2²=4", 6),
        ("1..3 f8 >", "12:4=3", 10),
        ("6.2 h7 v", "6-4=2 √4=2", 18),
        ("749 g10 >", "7²=49 6×4=24 2²=4", 42),
        ("105 e9 >", "10:5=2 2+5=7", 22),
        ("835 h11 >", "8-3=5 6+42=48 2×4=8 √9=3", 66),
    ];
    for (text, readings, points) in moves {
        let new = stones(text);
        let laying = lay(&now, &new.iter().map(|s| s.1).collect(), &new, &PLAIN);
        let laying = laying.unwrap_or_else(|why| panic!("{text}: {why:?}"));
        let texts: Vec<String> = laying
            .operations
            .iter()
            .map(|o| o.reading.to_string())
            .collect();
        assert_eq!(
            (texts.join(" ").as_str(), laying.points),
            (readings, Points(points)),
            "{text}"
        );
        new.iter().for_each(|s| now.put(s.0, s.1));
    }
}

#[test]
fn bonuses_count_under_new_stones_only() {
    let classic = Rules::default();
    let opening = lay(&Board::default(), &rack("24"), &stones("24 g8 >"), &classic).unwrap();
    assert_eq!(opening.points, Points(12));
    let now = board(&["24 g8 >"]);
    let second = lay(&now, &rack("13"), &stones("1..3 f8 >"), &classic).unwrap();
    assert_eq!(second.points, Points(10), "the centre has been used");
}

#[test]
fn each_check_refuses_in_its_order() {
    #[track_caller]
    fn check(old: &[&str], rack_of: &str, new: &str, expected: &str) {
        let refused = lay(&board(old), &rack(rack_of), &stones(new), &PLAIN).unwrap_err();
        let text = format!("{refused:?}");
        assert!(text.starts_with(expected), "{text}");
    }
    check(&[], "24", "24 a1 >", "OpeningOffCentre");
    check(&[], "2", "2 h8 >", "OpeningAlone");
    check(&[], "2", "24 h8 >", "NotInRack { missing: [4] }");
    check(&[], "22", "22 h8 >", "NoOperation(Run");
    check(
        &["24 g8 >"],
        "2",
        "2 g8 >",
        "Filled { cell: Cell(111), digit: 2 }",
    );
    check(&["24 g8 >"], "24", "2.4 g7 >", "Gap { cell: Cell(97) }");
    check(&["24 g8 >"], "24", "24 a1 >", "NoContact");
    check(
        &["24 g8 >"],
        "24",
        "24 g9 >",
        "NoOperationBeside { new: Cell(126), old: Cell(111)",
    );
}

#[test]
fn stones_that_are_no_stones() {
    #[track_caller]
    fn check(new: &[(u8, u8)], expected: Illegal) {
        let new: Vec<Stone> = new
            .iter()
            .map(|&(c, d)| Stone(Cell(c), Digit::new(d).unwrap()))
            .collect();
        let old = board(&["24 g8 >"]);
        assert_eq!(lay(&old, &rack("01234"), &new, &PLAIN), Err(expected));
    }
    check(&[], Illegal::NoStone);
    check(&[(225, 2)], Illegal::OffBoard);
    check(&[(255, 2)], Illegal::OffBoard);
    check(&[(3, 2), (3, 4)], Illegal::Twice { cell: Cell(3) });
    check(&[(96, 2), (127, 4)], Illegal::NotOneLine);
    check(&[(0, 5), (0, 6)], Illegal::Twice { cell: Cell(0) });
}

#[test]
fn a_lone_zero_between_two_stones_needs_an_operation_of_all_three() {
    // Across 2054 is made; down 7, 0, 3 is nothing.
    let old = board(&["2.54 g8 >", "7 h7 v", "3 h9 v"]);
    let zero = stones("0 h8 >");
    let refused = lay(&old, &rack("0"), &zero, &PLAIN).unwrap_err();
    let Illegal::ZeroBetween {
        zero: Cell(112),
        run,
    } = refused
    else {
        panic!("{refused:?}")
    };
    assert_eq!(format!("{:?}", run.digits()), "[7, 0, 3]");
    let old = board(&["2.54 g8 >", "7 h7 v"]);
    assert_eq!(
        lay(&old, &rack("0"), &zero, &PLAIN).unwrap().points,
        Points(11)
    );
}

#[test]
fn settings_of_zero_and_contact() {
    // The new 2 of 246 lies under an old 0.
    let old = board(&["10 g8 >"]);
    let new = stones("246 h9 >");
    let any = Rules {
        zero: Zero::Any,
        ..PLAIN
    };
    let adjoin = Rules {
        contact: Contact::Adjoin,
        ..any
    };
    let refused = |rules| lay(&old, &rack("246"), &new, rules);
    assert!(matches!(
        refused(&PLAIN),
        Err(Illegal::NoOperationBeside { .. })
    ));
    assert!(matches!(refused(&any), Err(Illegal::NothingShared(run)) if !run.digits().is_empty()));
    assert_eq!(refused(&adjoin).unwrap().points, Points(12 + 6));
}
