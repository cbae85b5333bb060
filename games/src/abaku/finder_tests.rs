use super::{Found, each, exchanges, survey};
use crate::Points;
use crate::abaku::{
    Axis, Bag, Board, Cell, Contact, Dedupe, Digit, Rack, Rules, SIDE, Stone, Zero, lay,
};

/// A position reached by laying random legal moves, and a rack for it.
fn random_position(moves: usize, rules: &Rules, chance: &mut fastrand::Rng) -> (Board, Rack) {
    let mut board = Board::default();
    let mut bag = Bag::shuffled(11, chance);
    let mut rack: Rack = bag.draw(5).collect();
    for _ in 0..moves {
        let mut all = Vec::new();
        each(&board, &rack, rules, |stones, _| {
            all.push(stones.to_vec());
            true
        });
        match chance.choice(&all) {
            Some(stones) => {
                rack = rack.without(stones.iter().map(|s| s.1)).unwrap();
                stones.iter().for_each(|s| board.put(s.0, s.1));
            }
            None => rack = Rack::default(),
        }
        let need = usize::from(5 - rack.len());
        bag.draw(need).for_each(|d| rack.add(d));
    }
    (board, rack)
}

/// Every way to put stones of the rack along one line, through the checks themselves.
fn brute(board: &Board, rack: &Rack, rules: &Rules) -> Vec<(Vec<Stone>, Points)> {
    let mut all = Vec::new();
    for axis in Axis::BOTH {
        for first in Cell::all().filter(|&c| board.is_free(c)) {
            let mut visit = |stones: &[Stone]| {
                if axis == Axis::Down && stones.len() == 1 {
                    return;
                }
                if let Ok(laying) = lay(board, rack, stones, rules) {
                    all.push((laying.stones, laying.points));
                }
            };
            let free: Vec<Cell> = (first.place(axis)..SIDE)
                .map(|p| Cell::on_line(axis, first.line(axis), p))
                .filter(|&c| board.is_free(c))
                .collect();
            fill(&free, &mut Vec::new(), rack, &mut visit);
        }
    }
    all.sort();
    all
}

fn fill(free: &[Cell], stones: &mut Vec<Stone>, rest: &Rack, visit: &mut impl FnMut(&[Stone])) {
    let Some((&cell, free)) = free.split_first() else {
        return;
    };
    for digit in Digit::all() {
        let Ok(rest) = rest.without([digit]) else {
            continue;
        };
        stones.push(Stone(cell, digit));
        visit(stones);
        fill(free, stones, &rest, visit);
        stones.pop();
    }
}

#[test]
fn finds_what_brute_force_finds() {
    let mut chance = fastrand::Rng::with_seed(7);
    let settings = [
        Rules::default(),
        Rules {
            zero: Zero::Any,
            contact: Contact::Adjoin,
            ..Rules::default()
        },
        Rules {
            zero: Zero::Any,
            dedupe: Dedupe::Span,
            ..Rules::default()
        },
    ];
    for round in 0..9 {
        let rules = settings[round % 3];
        let (board, rack) = random_position(round * 2, &rules, &mut chance);
        let expected = brute(&board, &rack, &rules);
        let mut found = Vec::new();
        each(&board, &rack, &rules, |stones, points| {
            found.push((stones.to_vec(), points));
            true
        });
        found.sort();
        let missed: Vec<_> = expected.iter().filter(|e| !found.contains(e)).collect();
        let wrong: Vec<_> = found.iter().filter(|f| !expected.contains(f)).collect();
        assert!(
            missed.is_empty() && wrong.is_empty(),
            "{board:?}: {missed:?} / {wrong:?}"
        );
        assert_eq!(found.len(), expected.len());
        let survey = survey(&board, &rack, &rules);
        assert_eq!(survey.legal, expected.len());
        let most = expected.iter().map(|e| e.1).max();
        assert_eq!(survey.best.map(|Found { points, .. }| points), most);
    }
}

#[test]
fn parts_of_a_rack_that_may_be_exchanged() {
    let rack: Rack = Digit::parse("11234").unwrap().into_iter().collect();
    assert_eq!(exchanges(&rack, 110).len(), 3 * 2 * 2 * 2 - 1);
    assert!(exchanges(&rack, 2).iter().all(|part| part.len() <= 2));
    assert_eq!(exchanges(&rack, 0), []);
}
