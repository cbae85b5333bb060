//! Reading and writing records.

use super::*;
use crate::dots::crossing::Blocked;
use crate::dots::options::Rules;
use crate::dots::place::{Side, Size};
use crate::dots::{Field, Houses};
use proptest::prelude::*;

fn parsed(text: &str) -> (Record, Vec<Note>) {
    read(text.as_bytes()).unwrap_or_else(|why| panic!("{text}: {why}"))
}

#[test]
fn a_capture_is_a_contour_behind_the_dot() {
    let text = "(;FF[4]GM[40]CA[UTF-8]SZ[10:8]PB[A\\]b]RE[B+1]AB[aa]\n;B[cd];W[ce];B[be];W[jh];B[de];W[ih];B[cf.cfbecddecf])\n";
    let (record, notes) = parsed(text);
    assert_eq!(notes, []);
    assert_eq!(record.names[0].as_deref(), Some("A]b"));
    assert_eq!(
        record.verdict,
        Some(Verdict::Won(Side::First, Margin::Halves(2)))
    );
    assert_eq!(record.start, [(Cell::new(0, 0), Side::First)]);
    let last = record.played.last().expect("dots");
    assert_eq!(last.contours.len(), 1);
    assert_eq!(
        write(&record),
        text.replace("cfbecddecf", &chain_of(&last.contours[0]))
    );
}

fn chain_of(contour: &[Cell]) -> String {
    let round = contour.iter().chain(contour.first());
    let letters = round.flat_map(|cell| [letter(cell.x), letter(cell.y)]);
    letters
        .map(|letter| char::from(letter.expect("on the field")))
        .collect()
}

#[test]
fn other_dialects_are_read_with_notes() {
    let (record, notes) = parsed(
        "\u{feff}( ;GaMe[40] SiZe[20] AP[zagram.org] RU[Punish=0] RE[W+R] ;B[jj] BL[120] (;W[kk] C[hm\\]]\n;B[]) (;W[ll]))(;GM[1])",
    );
    assert_eq!(record.size, Size::CHAT);
    assert_eq!(record.played.len(), 2);
    assert_eq!(
        record.verdict,
        Some(Verdict::Won(Side::Second, Margin::Resigned))
    );
    let kept = |name: &str| Note::Kept(name.to_owned());
    let skipped = |name: &str| Note::Skipped(name.to_owned());
    for note in [
        kept("AP"),
        kept("RU"),
        skipped("BL"),
        skipped("C"),
        Note::Pass,
        Note::Variations,
        Note::OtherGames,
    ] {
        assert!(notes.contains(&note), "{note:?} in {notes:?}");
    }
    assert!(write(&record).contains("AP[zagram.org]RU[Punish=0]"));
}

#[test]
fn set_up_rectangles_and_great_fields() {
    let (record, notes) = parsed("(;GM[40]SZ[52:52]AB[ZZ][aa:cb])");
    assert_eq!(notes, []);
    assert_eq!(record.start.len(), 7);
    assert_eq!(record.start[0].0, Cell::new(51, 51));
}

#[test]
fn wrong_contours_are_noted_and_the_rules_followed() {
    let (record, notes) = parsed("(;GM[40]SZ[9:9];B[aa.aaabba];W[cc])");
    assert_eq!(notes, [Note::Contours(1)]);
    assert!(record.played[0].contours.is_empty());
}

#[test]
fn damage_is_told_with_its_place() {
    let check = |text: &str, line: u32, column: u32, why: Why| {
        let damaged = read(text.as_bytes()).expect_err(text);
        assert_eq!(
            (damaged.at.line, damaged.at.column),
            (line, column),
            "{text}"
        );
        assert_eq!(damaged.why, why, "{text}");
    };
    check("", 1, 1, Why::NoGame);
    check("()", 1, 3, Why::NoGame);
    check("(;GM[40]\n;B[aa]", 2, 7, Why::Unclosed('('));
    check("(;GM[40]\n;B[aa", 2, 3, Why::Unclosed('['));
    check("(;GM[40];B)", 1, 11, Why::NoValue("B".to_owned()));
    check("(;GM[40]!)", 1, 9, Why::Unexpected(b'!'));
    check("(;GM[1])", 1, 6, Why::OtherGame("1".to_owned()));
    check("(;GM[40]SZ[53:2])", 1, 12, Why::Size("53:2".to_owned()));
    check("(;GM[40]SZ[9];B[a1])", 1, 17, Why::Point("a1".to_owned()));
    check(
        "(;GM[40]SZ[9];B[aa.aab])",
        1,
        17,
        Why::Point("b".to_owned()),
    );
    check(
        "(;GM[40]SZ[9];B[zz])",
        1,
        17,
        Why::Move(1, Blocked::Outside),
    );
    check(
        "(;GM[40]SZ[9];B[aa];\nW[aa])",
        2,
        3,
        Why::Move(2, Blocked::Dot),
    );
    check("(;GM[40]SZ[9]AB[a:b])", 1, 17, Why::Point("a:b".to_owned()));
    check("(;gm[40])", 1, 3, Why::NoName);
}

/// A random game under the russian rules as a record.
fn random_record(size: Size, seed: u64) -> Record {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut field = Field::new(size, Houses::Open);
    let mut cells: Vec<Cell> = size.cells().collect();
    chance.shuffle(&mut cells);
    let mut record = Record {
        size,
        rules: Rules::Russian,
        start: Vec::new(),
        played: Vec::new(),
        verdict: Some(Verdict::Won(Side::Second, Margin::Halves(seed as u32 % 50))),
        names: [Some("q\\]w:[ж".to_owned()), None],
        date: Some("2020-01-02".to_owned()),
        others: vec![("XX".to_owned(), vec!["1".to_owned(), "]".to_owned()])],
    };
    let mut side = Side::First;
    for cell in cells {
        if field.put(cell, side).is_ok() {
            let contours = field.captures().map(|capture| capture.contour().collect());
            record.played.push(Played {
                cell,
                side,
                contours: contours.collect(),
            });
            side = side.other();
        }
    }
    record
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(width in 1u8..=52, height in 1u8..=20, seed: u64) {
        let size = Size::new(width, height).expect("size");
        let record = random_record(size, seed);
        let (read, notes) = parsed(&write(&record));
        prop_assert_eq!(notes, [Note::Kept("XX".to_owned())]);
        prop_assert_eq!(read, record);
    }

    #[test]
    fn damaged_files_never_panic(seed: u64, cuts in prop::collection::vec((any::<u16>(), any::<u8>()), 0..8)) {
        let record = random_record(Size::new(9, 9).expect("size"), seed);
        let mut bytes = write(&record).into_bytes();
        for (at, byte) in cuts {
            let at = usize::from(at) % bytes.len().max(1);
            match byte % 4 {
                0 => bytes.truncate(at),
                1 if at < bytes.len() => { bytes.remove(at); }
                2 => bytes.insert(at.min(bytes.len()), byte),
                _ if at < bytes.len() => bytes[at] = b"()[];.\\BWa"[usize::from(byte) % 10],
                _ => {}
            }
        }
        if let Ok((record, _)) = read(&bytes) {
            let (again, _) = parsed(&write(&record));
            prop_assert_eq!(again.played, record.played);
        }
    }

    #[test]
    fn any_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(&bytes);
    }
}

#[test]
fn an_error_says_where_and_why() {
    let check = |text: &str, expected: &str| {
        let told = read(text.as_bytes()).map(|_| String::new());
        let told = told.unwrap_or_else(|damaged| damaged.to_string());
        assert_eq!(told, expected, "{text:?}");
    };
    check("", "line 1, column 1: there is no game in it");
    check(
        "(;GM[1])",
        "line 1, column 6: it is a record of game 1, not of dots (40)",
    );
    check(
        "(;GM[40]SZ[8:8]\n;B[ab",
        "line 2, column 3: this [ isn't closed",
    );
    check(
        "(;GM[40]SZ[8:8]\n;B[zz])",
        "line 2, column 4: dot 1 is off the field",
    );
    check(
        "(;GM[40]SZ[8:8]\n;B[aa]\n;W[aa])",
        "line 3, column 4: where dot 2 goes there is one already",
    );
    check("(;GM[40]SZ[99:8])", "line 1, column 12: no field is 99:8");
    check(
        "(;GM[40]SZ[8:8];B[a])",
        "line 1, column 19: no crossing is called a",
    );
}

#[test]
fn a_record_shows_how_the_game_stands() {
    let text = "(;GM[40]SZ[8:8]RE[B+1];B[cb];W[cc];B[bc];W[hh];B[dc];W[ha];B[cd])";
    let (record, _) = read(text.as_bytes()).expect("a record");
    let view = record.view();
    assert_eq!(view.captured(), [1, 0]);
    assert_eq!(view.areas.len(), 1);
    assert_eq!(view.winner, Some(Side::First));
    assert_eq!(view.moves().count(), 7);
    // The same from a record that the game itself makes.
    let again = Record::of(&view, [None, None]);
    assert_eq!(again.played, record.played);
    // A held contour that was painted later is painted here, too.
    let text = "(;GM[40]SZ[8:8]RU[polish];B[cb];W[cc];B[bc];W[hh];B[dc];W[ha];B[cd];W[ga];B[aa.cddccbbccd])";
    let (record, _) = read(text.as_bytes()).expect("a record");
    assert_eq!(record.view().captured(), [1, 0]);
}
