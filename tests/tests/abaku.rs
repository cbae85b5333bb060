//! Abaku against its cases: every operation of a line, legality and score of moves.
#![allow(clippy::unwrap_used, reason = "a test stops when it can't")]

use games::Points;
use games::abaku::{
    Axis, Board, Bonuses, Cell, Dedupe, Digit, Illegal, Rack, Rules, Stone, Zero, lay, operations,
};
use serde::Deserialize;
use std::path::PathBuf;

#[derive(Deserialize)]
struct Line {
    digits: String,
    ops: Vec<Span>,
    suppressed: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    start: u8,
    end: u8,
    reading: String,
}

#[derive(Deserialize)]
struct Case {
    board: Vec<String>,
    rack: Vec<Digit>,
    bonus: Bonuses,
    #[serde(rename = "move")]
    stones: Vec<(u8, u8, Digit)>,
    legal: bool,
    reason: String,
    score: Option<i32>,
    #[serde(default)]
    ops: Vec<Op>,
    score_span_rule: Option<i32>,
    legal_zero_any: bool,
}

#[derive(Deserialize)]
struct Op {
    axis: String,
    r: u8,
    c: u8,
    len: u8,
    reading: String,
    points: i32,
}

/// The lines of a file of cases: below tests/data, or below the folder that CASES names.
fn cases<T: for<'a> Deserialize<'a>>(file: &str) -> Vec<T> {
    let here = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data");
    let folder = std::env::var_os("CASES").map_or_else(here, PathBuf::from);
    let text = std::fs::read_to_string(folder.join("abaku").join(file)).unwrap();
    let cases: Vec<T> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(!cases.is_empty(), "{file} has no case");
    cases
}

/// The readings of the cases are in ASCII.
fn ascii(reading: &games::abaku::Reading) -> String {
    let text = reading
        .to_string()
        .replace('×', "*")
        .replace('²', "^2")
        .replace('³', "^3");
    for (sign, name) in [('√', "sqrt"), ('∛', "cbrt")] {
        if let Some((first, result)) = text.strip_prefix(sign).and_then(|t| t.split_once('=')) {
            return format!("{name}({first})={result}");
        }
    }
    text
}

#[test]
fn every_operation_of_a_line() {
    for line in cases::<Line>("operations.jsonl") {
        let digits = Digit::parse(&line.digits).unwrap();
        let found = |dedupe| -> Vec<(u8, u8, String)> {
            let all = operations(&digits, dedupe).into_iter();
            all.map(|o| (o.start, o.end, ascii(&o.reading))).collect()
        };
        let expected = |spans: &[&[Span]]| {
            let all = spans.iter().flat_map(|s| s.iter());
            let mut all: Vec<_> = all.map(|s| (s.start, s.end, s.reading.clone())).collect();
            all.sort();
            all
        };
        assert_eq!(
            found(Dedupe::Digits),
            expected(&[&line.ops]),
            "{}",
            line.digits
        );
        let both = expected(&[&line.ops, &line.suppressed]);
        assert_eq!(found(Dedupe::Span), both, "{} by span", line.digits);
    }
}

fn reason(why: &Illegal) -> &'static str {
    match why {
        Illegal::NoStone | Illegal::OffBoard | Illegal::Twice { .. } => "no-stones",
        Illegal::Filled { .. } => "occupied",
        Illegal::NotInRack { .. } => "not-in-rack",
        Illegal::NotOneLine | Illegal::Gap { .. } => "not-one-line",
        Illegal::OpeningAlone => "opening-needs-two",
        Illegal::OpeningOffCentre => "opening-off-centre",
        Illegal::NoContact(_) => "no-contact",
        Illegal::NoOperation(_) => "not-one-operation",
        Illegal::NoOperationBeside { .. } => "bad-adjacency",
        Illegal::ZeroBetween { .. } => "zero-between",
        Illegal::NothingShared(_) => "no-shared-operation",
        _ => "another",
    }
}

#[test]
fn legality_and_score_of_moves() {
    for (n, case) in cases::<Case>("moves.jsonl").into_iter().enumerate() {
        let n = n + 1;
        let board = Board::parse(&case.board).unwrap();
        let rack: Rack = case.rack.iter().copied().collect();
        let stone =
            |&(row, column, digit): &(u8, u8, Digit)| Stone(Cell::at(row, column).unwrap(), digit);
        let stones: Vec<Stone> = case.stones.iter().map(stone).collect();
        let rules = Rules {
            bonuses: case.bonus,
            ..Rules::default()
        };

        let any = lay(
            &board,
            &rack,
            &stones,
            &Rules {
                zero: Zero::Any,
                ..rules
            },
        );
        assert_eq!(
            any.is_ok(),
            case.legal_zero_any,
            "line {n}, any zero: {any:?}"
        );
        let laid = match lay(&board, &rack, &stones, &rules) {
            Ok(laid) => laid,
            Err(why) => {
                assert!(!case.legal, "line {n}: {why:?}");
                assert_eq!(reason(&why), case.reason, "line {n}");
                continue;
            }
        };
        assert!(case.legal, "line {n} should be refused: {}", case.reason);
        assert_eq!(Some(laid.points.0), case.score, "line {n}");
        let mut ours: Vec<_> = laid
            .operations
            .iter()
            .map(|o| {
                let axis = if o.axis == Axis::Across { "h" } else { "v" };
                let place = (o.start.row(), o.start.column(), o.length);
                (axis.to_owned(), place, ascii(&o.reading), o.points)
            })
            .collect();
        let op = |o: Op| (o.axis, (o.r, o.c, o.len), o.reading, Points(o.points));
        let mut expected: Vec<_> = case.ops.into_iter().map(op).collect();
        ours.sort();
        expected.sort();
        assert_eq!(ours, expected, "line {n}");
        let span = Rules {
            dedupe: Dedupe::Span,
            ..rules
        };
        let span = lay(&board, &rack, &stones, &span).unwrap();
        assert_eq!(
            Some(span.points.0),
            case.score_span_rule,
            "line {n}, dedupe by span"
        );
    }
}
