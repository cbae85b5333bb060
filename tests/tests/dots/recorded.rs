//! Games and positions recorded from another program with the same rules.

use games::dots::{Blocked, Cell, Crossing, Field, Houses, Kind, Side, Size};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::path::PathBuf;

type Set = BTreeSet<(u8, u8)>;

#[derive(Deserialize)]
struct Game {
    id: u32,
    width: u8,
    height: u8,
    moves: Vec<(u8, u8, usize)>,
    score_after: Vec<[i32; 2]>,
    captured_final: Set,
    house_final: BTreeSet<(u8, u8, usize)>,
    captured_empty_final: BTreeSet<(u8, u8, usize)>,
    legal: Set,
    probes: Vec<(usize, u8, u8, usize, u8, String)>,
    events: Vec<Happened>,
    non_grounded_after: Vec<[i32; 2]>,
    /// After which dot grounding decides the game, from 1; -1: after none.
    decided_at: i64,
    grids: Vec<(usize, Vec<String>)>,
}

#[derive(Deserialize)]
struct Happened {
    n: usize,
    kind: String,
    by: usize,
    captured: u16,
    freed: u16,
    chains: Vec<Set>,
}

#[derive(Deserialize)]
struct Position {
    name: String,
    oracle_deviates: bool,
    width: u8,
    height: u8,
    moves: Vec<(u8, u8, usize)>,
    score_after: Vec<[i32; 2]>,
    captured_final: Set,
    house_final: BTreeSet<(u8, u8, usize)>,
    legal: Set,
    non_grounded: [i32; 2],
    grid: Vec<String>,
}

/// Cases live in `tests/data`, or where CASES says.
fn cases<T: for<'de> Deserialize<'de>>(file: &str) -> Vec<T> {
    let folder = std::env::var_os("CASES").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data"),
        PathBuf::from,
    );
    let text = std::fs::read_to_string(folder.join("dots").join(file)).expect(file);
    let cases: Vec<T> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect(file))
        .collect();
    assert!(!cases.is_empty(), "{file} is empty");
    cases
}

fn grid(field: &Field) -> Vec<String> {
    let size = field.size();
    let row = |y| {
        let cells = (0..size.width()).map(|x| field.at(Cell::new(x, y)));
        cells
            .map(|crossing| match crossing {
                Some(Crossing::Live(Side::First)) => 'X',
                Some(Crossing::Live(Side::Second)) => 'O',
                Some(Crossing::Captured(Side::First)) => 'x',
                Some(Crossing::Captured(Side::Second)) => 'o',
                Some(Crossing::Painted(_)) => ',',
                _ => '.',
            })
            .collect()
    };
    (0..size.height()).map(row).collect()
}

fn scores(field: &Field) -> [i32; 2] {
    Side::BOTH.map(|side| field.score(side))
}

fn non_grounded(field: &Field) -> [i32; 2] {
    Side::BOTH.map(|side| field.non_grounded(side))
}

fn captured(field: &Field) -> Set {
    let cells = field.size().cells();
    cells
        .filter(|&cell| matches!(field.at(cell), Some(Crossing::Captured(_))))
        .map(Into::into)
        .collect()
}

fn houses(field: &Field) -> BTreeSet<(u8, u8, usize)> {
    let cells = field.size().cells();
    cells
        .filter_map(|cell| Some((cell.x, cell.y, field.house(cell)?.index())))
        .collect()
}

fn painted(field: &Field) -> BTreeSet<(u8, u8, usize)> {
    let cells = field.size().cells();
    cells
        .filter_map(|cell| match field.at(cell) {
            Some(Crossing::Painted(side)) => Some((cell.x, cell.y, side.index())),
            _ => None,
        })
        .collect()
}

fn free(field: &Field) -> Set {
    field.free().map(Into::into).collect()
}

/// Whether a side could ground and win, or grounding would cost nobody anything: the record takes
/// that for decided too, though it ends no game here.
fn is_decided(field: &Field) -> bool {
    let ([first, second], loose) = (scores(field), non_grounded(field));
    first - second > loose[0] || second - first > loose[1] || loose == [0, 0]
}

fn probe(field: &Field, x: u8, y: u8) -> &'static str {
    let cell = Cell::new(x, y);
    match (field.blocked(cell), field.at(cell)) {
        (Some(Blocked::Outside), _) => "outside",
        (Some(Blocked::Area(_)), _) => "area",
        (Some(Blocked::Dot), Some(Crossing::Captured(_))) => "captured_dot",
        (Some(Blocked::Dot), _) => "dot",
        (None, _) if field.house(cell).is_some() => "house",
        (None, _) => "free",
    }
}

/// What the last move did, in the words of the record.
fn check_events(field: &Field, before: &Field, last: Cell, game: &Game, n: usize) {
    let id = game.id;
    let expected: Vec<&Happened> = game.events.iter().filter(|event| event.n == n).collect();
    let found: Vec<_> = field.captures().collect();
    if expected.is_empty() {
        assert!(found.is_empty(), "game {id}, move {n}: {found:?}");
        return;
    }
    let in_house = before.house(last).is_some();
    let kind = match found.first().map(|capture| capture.kind) {
        Some(Kind::Caught) => "caught_in_house",
        Some(Kind::Surround) if in_house => "capture_in_enemy_house",
        Some(Kind::Surround) => "capture",
        _ => "nothing",
    };
    let chains: BTreeSet<Set> = found
        .iter()
        .map(|capture| capture.contour().map(Into::into).collect())
        .collect();
    let expected_chains: BTreeSet<Set> = expected.iter().flat_map(|e| e.chains.clone()).collect();
    assert_eq!(chains, expected_chains, "game {id}, move {n}");
    assert_eq!(kind, expected[0].kind, "game {id}, move {n}");
    let by = Side::BOTH[expected[0].by];
    assert!(found.iter().all(|capture| capture.by == by));
    let sum = |part: fn(&Happened) -> u16| expected.iter().map(|event| part(event)).sum::<u16>();
    let captured: u16 = found.iter().map(|capture| capture.captured).sum();
    let freed: u16 = found.iter().map(|capture| capture.freed).sum();
    assert_eq!(captured, sum(|e| e.captured), "game {id}, move {n}");
    assert_eq!(freed, sum(|e| e.freed), "game {id}, move {n}");
}

#[test]
fn recorded_games_go_the_same_way() {
    for game in cases::<Game>("games.jsonl") {
        let id = game.id;
        let size = Size::new(game.width, game.height).expect("size");
        let mut field = Field::new(size, Houses::Open);
        let mut decided_at = -1;
        for n in 0..=game.moves.len() {
            for (_, x, y, _, legal, why) in game.probes.iter().filter(|probe| probe.0 == n) {
                assert_eq!(probe(&field, *x, *y), why, "game {id}, after {n}: {x} {y}");
                let blocked = field.blocked(Cell::new(*x, *y));
                assert_eq!(
                    blocked.is_none(),
                    *legal == 1,
                    "game {id}, after {n}: {x} {y}"
                );
            }
            for (_, rows) in game.grids.iter().filter(|grid| grid.0 == n) {
                assert_eq!(&grid(&field), rows, "game {id}, after {n}");
            }
            let Some(&(x, y, side)) = game.moves.get(n) else {
                break;
            };
            let before = field.clone();
            let put = field.put(Cell::new(x, y), Side::BOTH[side]);
            assert_eq!(put, Ok(()), "game {id}, move {n}");
            check_events(&field, &before, Cell::new(x, y), &game, n + 1);
            assert_eq!(scores(&field), game.score_after[n], "game {id}, move {n}");
            let loose = game.non_grounded_after[n];
            assert_eq!(non_grounded(&field), loose, "game {id}, move {n}");
            if decided_at < 0 && is_decided(&field) {
                decided_at = n as i64 + 1;
            }
        }
        assert_eq!(decided_at, game.decided_at, "game {id}");
        assert_eq!(captured(&field), game.captured_final, "game {id}");
        assert_eq!(houses(&field), game.house_final, "game {id}");
        assert_eq!(painted(&field), game.captured_empty_final, "game {id}");
        assert_eq!(free(&field), game.legal, "game {id}");
        while field.undo() {}
        let fresh = Field::new(size, Houses::Open);
        assert_eq!(field.hash(), fresh.hash());
        assert_eq!(grid(&field), grid(&fresh));
    }
}

#[test]
fn recorded_positions_come_out_the_same() {
    for position in cases::<Position>("positions.jsonl") {
        let name = &position.name;
        let size = Size::new(position.width, position.height).expect("size");
        let mut field = Field::new(size, Houses::Open);
        for (n, &(x, y, side)) in position.moves.iter().enumerate() {
            let put = field.put(Cell::new(x, y), Side::BOTH[side]);
            if position.oracle_deviates && n + 1 == position.moves.len() {
                // The record lets the dot into a hole between old areas and catches it; here the
                // hole went with the whole area.
                let owner = Side::BOTH[1 - side];
                assert_eq!(put, Err(Blocked::Area(owner)), "{name}");
                let recorded = position.score_after[n][owner.index()];
                assert_eq!(field.score(owner) + 1, recorded, "{name}");
                continue;
            }
            assert_eq!(put, Ok(()), "{name}, move {n}");
            assert_eq!(scores(&field), position.score_after[n], "{name}, move {n}");
        }
        let mut expected = position.grid.clone();
        let mut captured_final = position.captured_final.clone();
        if position.oracle_deviates {
            let &(x, y, _) = position.moves.last().expect("moves");
            expected[usize::from(y)].replace_range(usize::from(x)..=usize::from(x), ",");
            captured_final.remove(&(x, y));
        }
        assert_eq!(grid(&field), expected, "{name}");
        assert_eq!(captured(&field), captured_final, "{name}");
        assert_eq!(houses(&field), position.house_final, "{name}");
        assert_eq!(free(&field), position.legal, "{name}");
        let mut loose = position.non_grounded;
        if position.oracle_deviates {
            // The dot that the record catches in the hole.
            loose[0] -= 1;
        }
        assert_eq!(non_grounded(&field), loose, "{name}");
    }
}
