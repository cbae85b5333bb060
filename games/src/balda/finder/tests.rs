//! The walk against a slow search that tries everything.

use super::*;
use crate::balda::board::{Cell, Size};
use crate::words::Letter;
use std::collections::{BTreeMap, BTreeSet};

type Key = (Cell, Letter, Vec<Letter>);

/// Every chain of filled cells that spells the word, by trying all.
fn readings(board: &Board, chains: Chains, word: &[Letter]) -> Vec<Vec<Cell>> {
    fn go(
        board: &Board,
        chains: Chains,
        word: &[Letter],
        path: &mut Vec<Cell>,
        out: &mut Vec<Vec<Cell>>,
    ) {
        if path.len() == word.len() {
            if chains.steps == Steps::Sides || !crosses(board.size(), path) {
                out.push(path.clone());
            }
            return;
        }
        for cell in board.size().all() {
            let next_to = path
                .last()
                .is_none_or(|&last| board.size().touch(last, cell, chains.steps));
            let free = chains.cells == CellUse::Again || !path.contains(&cell);
            if next_to && free && board.letter(cell) == Some(word[path.len()]) {
                path.push(cell);
                go(board, chains, word, path, out);
                path.pop();
            }
        }
    }
    let mut out = Vec::new();
    go(board, chains, word, &mut Vec::new(), &mut out);
    out
}

/// Whether two of the path's steps meet in the middle of a block.
fn crosses(size: Size, path: &[Cell]) -> bool {
    let middle = |pair: &[Cell]| {
        let ((ax, ay), (bx, by)) = (size.place(pair[0]), size.place(pair[1]));
        (ax + bx, ay + by)
    };
    let middles: Vec<_> = path.windows(2).map(middle).collect();
    (0..middles.len()).any(|i| middles[i + 1..].contains(&middles[i]))
}

fn slow(board: &Board, chains: Chains, words: &[Vec<Letter>]) -> BTreeMap<Key, Vec<Cell>> {
    let mut moves = BTreeMap::new();
    for word in words
        .iter()
        .filter(|w| w.len() >= usize::from(chains.least))
    {
        if chains.seen == Seen::Refused && !readings(board, chains, word).is_empty() {
            continue;
        }
        for cell in board.size().all().filter(|&c| board.is_free(c)) {
            if !board.touches_letter(cell, chains.steps) {
                continue;
            }
            for letter in word.iter().copied().collect::<BTreeSet<_>>() {
                let mut after = board.clone();
                after.put(cell, letter);
                let paths = readings(&after, chains, word);
                if let Some(path) = paths.into_iter().filter(|p| p.contains(&cell)).min() {
                    moves.insert((cell, letter, word.clone()), path);
                }
            }
        }
    }
    moves
}

fn quick(
    board: &Board,
    chains: Chains,
    graph: &Graph,
    found: &mut Found,
) -> BTreeMap<Key, Vec<Cell>> {
    let words = WordSet::all(graph.len());
    let position = Position { board, chains };
    all(position, graph, &words, found);
    let moves: BTreeMap<_, _> = found
        .hits()
        .iter()
        .map(|hit| {
            let word = graph.word(hit.word).unwrap();
            ((hit.cell, hit.letter, word), found.path(hit).to_vec())
        })
        .collect();
    assert_eq!(moves.len(), found.len(), "each move once");
    let mut other = Found::default();
    assert_eq!(any(position, graph, &words, &mut other), !moves.is_empty());
    moves
}

fn random_words(rng: &mut fastrand::Rng, letters: u8, number: usize) -> Vec<Vec<Letter>> {
    let mut word = || {
        let len = rng.usize(1..8);
        (0..len).map(|_| Letter(rng.u8(..letters))).collect()
    };
    let words: BTreeSet<Vec<Letter>> = (0..number).map(|_| word()).collect();
    words.into_iter().collect()
}

fn random_board(rng: &mut fastrand::Rng, size: Size, letters: u8) -> Board {
    let mut board = Board::empty(size);
    let filled = rng.u8(1..=100);
    for cell in size.all() {
        if rng.u8(..100) < filled {
            board.put(cell, Letter(rng.u8(..letters)));
        }
    }
    board
}

fn check(steps: Steps, cells: CellUse, seen: Seen) {
    let mut rng = fastrand::Rng::with_seed(5);
    let mut found = Found::default();
    let mut moves = 0;
    for round in 0..150 {
        let side = |rng: &mut fastrand::Rng| {
            if round < 110 {
                rng.u8(3..=5)
            } else {
                rng.u8(3..=9)
            }
        };
        let size = Size {
            width: side(&mut rng),
            height: side(&mut rng),
        };
        let letters = rng.u8(2..8);
        let words = random_words(&mut rng, letters, 80);
        let graph = Graph::build(&words).unwrap();
        let board = random_board(&mut rng, size, letters);
        let chains = Chains {
            steps,
            cells,
            seen,
            least: rng.u8(2..=5),
        };
        let quick = quick(&board, chains, &graph, &mut found);
        moves += quick.len();
        assert_eq!(quick, slow(&board, chains, &words), "{board:?} {chains:?}");
    }
    assert!(moves > 1000, "{moves}");
}

#[test]
fn classic_finds_what_trying_everything_finds() {
    check(Steps::Sides, CellUse::Once, Seen::Counts);
}

#[test]
fn no_seen_finds_what_trying_everything_finds() {
    check(Steps::Sides, CellUse::Once, Seen::Refused);
}

#[test]
fn revisit_finds_what_trying_everything_finds() {
    check(Steps::Sides, CellUse::Again, Seen::Counts);
    check(Steps::Sides, CellUse::Again, Seen::Refused);
}

#[test]
fn royal_finds_what_trying_everything_finds() {
    check(Steps::Corners, CellUse::Once, Seen::Refused);
}

#[test]
fn corners_without_the_condition_on_readable_words() {
    check(Steps::Corners, CellUse::Once, Seen::Counts);
}

#[test]
fn words_that_do_not_count_are_not_found() {
    let words: Vec<Vec<Letter>> = vec![vec![Letter(0), Letter(1)], vec![Letter(0), Letter(2)]];
    let graph = Graph::build(&words).unwrap();
    let mut board = Board::empty(Size::default());
    board.put(Cell(0), Letter(0));
    let chains = Chains::from(&Options::default());
    let position = Position {
        board: &board,
        chains,
    };
    let mut some = WordSet::all(2);
    some.remove(0);
    let mut found = Found::default();
    all(position, &graph, &some, &mut found);
    let found_words: Vec<_> = found.hits().iter().map(|h| h.word).collect();
    assert_eq!(found_words, [1, 1]);
}

#[test]
fn a_second_list_counts_on() {
    let first = Graph::build(&[vec![Letter(0), Letter(1)]]).unwrap();
    let second = Graph::build(&[vec![Letter(0), Letter(2)]]).unwrap();
    let mut board = Board::empty(Size::default());
    board.put(Cell(0), Letter(0));
    let chains = Chains {
        seen: Seen::Refused,
        ..Chains::from(&Options::default())
    };
    let position = Position {
        board: &board,
        chains,
    };
    let mut found = Found::default();
    all(position, &first, &WordSet::all(1), &mut found);
    more(position, &second, &WordSet::all(1), &mut found);
    let mut words: Vec<_> = found.hits().iter().map(|h| (h.word, h.cell.0)).collect();
    words.sort();
    assert_eq!(words, [(0, 1), (0, 5), (1, 1), (1, 5)]);
}

#[test]
fn words_of_one_letter_over_and_over_take_their_time_and_no_more() {
    let words: Vec<Vec<Letter>> = vec![vec![Letter(0); 40]];
    let graph = Graph::build(&words).unwrap();
    let size = Size {
        width: 9,
        height: 9,
    };
    let mut board = Board::empty(size);
    size.all().for_each(|cell| board.put(cell, Letter(0)));
    board.clear(Cell(40));
    let options = Options {
        variant: Variant::Royal,
        ..Options::default()
    };
    let position = Position {
        board: &board,
        chains: Chains::from(&options),
    };
    let mut found = Found::default();
    all(position, &graph, &WordSet::all(1), &mut found);
    assert!(found.steps() <= 30_000_000);
}
