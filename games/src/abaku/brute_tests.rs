//! The checks and the score once more, straight from the rules and as plainly as can be: lists of
//! fields and decimal strings, no runs shared, nothing remembered.

use super::{Board, Bonus, Cell, Contact, Dedupe, Digit, Illegal, Rack, Rules, Stone, Zero};
use super::{Centre, bonus, lay};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

type Field = (i32, i32);
type Fields = BTreeMap<Field, u8>;

/// An operation: its fields, and whether it has a `+ - x :` reading.
type Operation = (Vec<Field>, bool);

fn arithmetic(text: &str) -> bool {
    let number = |part: &str| (!part.starts_with('0')).then(|| part.parse::<u128>().unwrap());
    (1..text.len()).any(|i| {
        (i + 1..text.len()).any(|j| {
            let parts = [&text[..i], &text[i..j], &text[j..]].map(number);
            let [Some(a), Some(b), Some(c)] = parts else {
                return false;
            };
            a + b == c || a == b + c || a * b == c || a == b * c
        })
    })
}

fn power(text: &str) -> bool {
    let number = |part: &str| (!part.starts_with('0')).then(|| part.parse::<u128>().unwrap());
    let is = |a: u128, c: u128| a.checked_pow(2) == Some(c) || a.checked_pow(3) == Some(c);
    (1..text.len()).any(|i| match [&text[..i], &text[i..]].map(number) {
        [Some(a), Some(b)] => is(a, b) || is(b, a),
        _ => false,
    })
}

/// All operations through a field in the direction of `step`, none dropped.
fn operations(all: &Fields, at: Field, step: Field) -> Vec<Operation> {
    let back = (-step.0, -step.1);
    let go = |from: Field, by: Field| (from.0 + by.0, from.1 + by.1);
    let mut first = at;
    while all.contains_key(&go(first, back)) {
        first = go(first, back);
    }
    let mut run = Vec::new();
    let mut next = first;
    while all.contains_key(&next) {
        run.push(next);
        next = go(next, step);
    }
    let mut found = Vec::new();
    for i in 0..run.len() {
        for j in i + 1..run.len() {
            let text: String = run[i..=j].iter().map(|f| all[f].to_string()).collect();
            if arithmetic(&text) || power(&text) {
                found.push((run[i..=j].to_vec(), arithmetic(&text)));
            }
        }
    }
    found
}

const STEPS: [Field; 2] = [(0, 1), (1, 0)];

fn has(operations: &[Operation], fields: &[Field]) -> bool {
    operations
        .iter()
        .any(|o| fields.iter().all(|f| o.0.contains(f)))
}

/// The number of the check that fails, or the points.
fn judge(old: &Fields, rack: &[u8], new: &Fields, rules: &Rules) -> Result<i32, u8> {
    let mut rest = rack.to_vec();
    let from_rack = new.values().all(|d| {
        let at = rest.iter().position(|r| r == d);
        at.map(|at| rest.remove(at)).is_some()
    });
    if new.is_empty() || new.keys().any(|f| old.contains_key(f)) || !from_rack {
        return Err(1);
    }
    let mut all = old.clone();
    all.extend(new);
    let rows: BTreeSet<i32> = new.keys().map(|f| f.0).collect();
    let columns: BTreeSet<i32> = new.keys().map(|f| f.1).collect();
    let step = match (rows.len(), columns.len()) {
        (1, _) => (0, 1),
        (_, 1) => (1, 0),
        _ => return Err(2),
    };
    let (first, last) = (*new.keys().next().unwrap(), *new.keys().last().unwrap());
    let mut between = first;
    while between != last {
        if !all.contains_key(&between) {
            return Err(2);
        }
        between = (between.0 + step.0, between.1 + step.1);
    }
    let beside = |f: Field| {
        [
            (f.0 - 1, f.1),
            (f.0 + 1, f.1),
            (f.0, f.1 - 1),
            (f.0, f.1 + 1),
        ]
    };
    let touches = new
        .keys()
        .any(|&f| beside(f).iter().any(|b| old.contains_key(b)));
    if old.is_empty() && (new.len() < 2 || !new.contains_key(&(7, 7)))
        || !old.is_empty() && !touches
    {
        return Err(3);
    }
    let fields: Vec<Field> = new.keys().copied().collect();
    let along = |f: Field, step: Field| operations(&all, f, step);
    let covered = match new.len() {
        1 => STEPS.iter().any(|&s| has(&along(first, s), &fields)),
        _ => has(&along(first, step), &fields),
    };
    if !covered {
        return Err(4);
    }
    for (&f, &digit) in new {
        for b in beside(f) {
            let Some(&neighbour) = old.get(&b) else {
                continue;
            };
            let free = digit == 0 || neighbour == 0 && rules.zero == Zero::Any;
            let step = if b.0 == f.0 { (0, 1) } else { (1, 0) };
            if !free && !has(&along(f, step), &[f, b]) {
                return Err(5);
            }
        }
    }
    if new.len() == 1 && new[&first] == 0 {
        for s in STEPS {
            let sides = [
                (first.0 - s.0, first.1 - s.1),
                (first.0 + s.0, first.1 + s.1),
            ];
            let both = sides.iter().all(|f| old.contains_key(f));
            if both && !has(&along(first, s), &[sides[0], first, sides[1]]) {
                return Err(6);
            }
        }
    }
    let every: BTreeSet<Operation> = new
        .keys()
        .flat_map(|&f| STEPS.iter().flat_map(move |&s| along(f, s)))
        .collect();
    let is_new = |o: &Operation| o.0.iter().any(|f| new.contains_key(f));
    let is_old = |o: &Operation| o.0.iter().any(|f| old.contains_key(f));
    let shared = every.iter().any(|o| is_new(o) && is_old(o));
    if !old.is_empty() && rules.contact == Contact::Shared && !shared {
        return Err(7);
    }
    let digits = |o: &Operation| o.0.iter().map(|f| all[f]).collect::<BTreeSet<u8>>();
    let dropped = |o: &&Operation| {
        let simpler =
            |s: &Operation| s.1 && o.0.iter().all(|f| s.0.contains(f)) && digits(s) == digits(o);
        rules.dedupe == Dedupe::Digits && !o.1 && every.iter().any(simpler)
    };
    let points = |o: &Operation| {
        let (mut sum, mut times) = (0, 1);
        for f in &o.0 {
            let cell = Cell::at(f.0 as u8, f.1 as u8).unwrap();
            let under = bonus(cell, rules.bonuses, rules.centre).filter(|_| new.contains_key(f));
            let value = i32::from(all[f]);
            sum += match under {
                Some(Bonus::Number(n)) => value * i32::from(n),
                _ => value,
            };
            times *= match under {
                Some(Bonus::Operation(n)) => i32::from(n),
                _ => 1,
            };
        }
        sum * times
    };
    Ok(every
        .iter()
        .filter(|o| !dropped(o) && is_new(o))
        .map(points)
        .sum())
}

fn check_number(why: &Illegal) -> u8 {
    match why {
        Illegal::NotOneLine | Illegal::Gap { .. } => 2,
        Illegal::OpeningAlone | Illegal::OpeningOffCentre | Illegal::NoContact(_) => 3,
        Illegal::NoOperation(_) => 4,
        Illegal::NoOperationBeside { .. } => 5,
        Illegal::ZeroBetween { .. } => 6,
        Illegal::NothingShared(_) => 7,
        _ => 1,
    }
}

/// Stones about the centre, dense enough to make runs; they needn't have been laid legally.
fn board() -> impl Strategy<Value = Fields> {
    let digit = prop_oneof![2 => 0u8..10, 3 => 1u8..5, 1 => Just(0u8)];
    prop::collection::btree_map((4i32..11, 4i32..11), digit, 0..24)
}

fn rules() -> impl Strategy<Value = Rules> {
    (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(zero, contact, span, three)| Rules {
            zero: if zero { Zero::Any } else { Zero::New },
            contact: if contact {
                Contact::Adjoin
            } else {
                Contact::Shared
            },
            dedupe: if span { Dedupe::Span } else { Dedupe::Digits },
            centre: if three {
                Centre::Triple
            } else {
                Centre::Double
            },
            ..Rules::default()
        },
    )
}

/// A line of stones with a hole or a stray one now and then, over whatever lies there. Every check
/// must have refused some, and some must be legal.
#[test]
fn agrees_with_the_plain_reading_of_the_rules() {
    let digit = prop_oneof![3 => 1u8..5, 2 => 0u8..10, 1 => Just(0u8)];
    let digits = prop::collection::vec(digit, 1..5);
    let odd = (0..12, 0..12);
    let positions = (
        board(),
        (4i32..11, 4i32..11),
        any::<bool>(),
        digits,
        odd,
        rules(),
    );
    let seen = RefCell::new([0u32; 8]);
    let config = ProptestConfig {
        cases: 20_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, rng);
    runner
        .run(
            &positions,
            |(old, from, down, digits, (stray, strange), rules)| {
                let new = line(&old, from, down, &digits, stray);
                let mut rack = digits;
                if strange == 0 {
                    rack[0] = (rack[0] + 1) % 10;
                }
                let stone = |(f, d): (&Field, &u8)| {
                    Stone(
                        Cell::at(f.0 as u8, f.1 as u8).unwrap(),
                        Digit::new(*d).unwrap(),
                    )
                };
                let mut board = Board::default();
                old.iter().map(stone).for_each(|s| board.put(s.0, s.1));
                let stones: Vec<Stone> = new.iter().map(stone).collect();
                let own: Rack = rack.iter().filter_map(|&d| Digit::new(d)).collect();
                let ours = lay(&board, &own, &stones, &rules);
                let ours = ours.map(|l| l.points.0).map_err(|why| check_number(&why));
                seen.borrow_mut()[usize::from(ours.err().unwrap_or(0))] += 1;
                prop_assert_eq!(ours, judge(&old, &rack, &new, &rules));
                Ok(())
            },
        )
        .unwrap();
    let seen = seen.into_inner();
    assert!(
        seen.iter().all(|&n| n > 0),
        "legal, then by check: {seen:?}"
    );
}

fn line(old: &Fields, from: Field, down: bool, digits: &[u8], stray: i32) -> Fields {
    let step = if down { (1, 0) } else { (0, 1) };
    let mut new = Fields::new();
    let mut at = from;
    for &digit in digits {
        while stray != 1 && old.contains_key(&at) {
            at = (at.0 + step.0, at.1 + step.1);
        }
        if stray == 2 && new.len() == 1 {
            at = (at.0 + 1, at.1 + 1);
        }
        if stray == 3 && new.len() == 1 {
            at = (at.0 + step.0, at.1 + step.1);
        }
        if at.0 > 14 || at.1 > 14 {
            break;
        }
        new.insert(at, digit);
        at = (at.0 + step.0, at.1 + step.1);
    }
    new
}
