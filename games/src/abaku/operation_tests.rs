use super::{Operator, operations};
use crate::abaku::{Dedupe, Digit};
use proptest::prelude::*;

fn found(digits: &str, dedupe: Dedupe) -> String {
    let digits = Digit::parse(digits).unwrap();
    let readings = operations(&digits, dedupe);
    let texts = readings.iter().map(|o| o.reading.to_string());
    texts.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_simplest_reading_of_every_span() {
    #[track_caller]
    fn check(digits: &str, expected: &str) {
        assert_eq!(found(digits, Dedupe::Digits), expected);
    }
    check("", "");
    check("7", "");
    check("24", "2²=4");
    check("42", "√4=2");
    check("11", "1²=1");
    check("28", "2³=8");
    check("82", "∛8=2");
    check("12315", "1+2=3 12+3=15");
    check("4312", "4-3=1 4×3=12 3-1=2");
    check("642", "6-4=2 √4=2");
    check("981", "9-8=1");
    check("224", "2+2=4");
    check("205", "");
    check("2054", "20:5=4");
    check("1234", "1+2=3 12:3=4");
    check("64248", "6-4=2 6×4=24 6+42=48 √4=2 2²=4 2×4=8");
    check("0112", "1²=1 1+1=2");
    check("000", "");
}

#[test]
fn dedupe_by_span_keeps_powers_within_simpler_operations() {
    assert_eq!(found("224", Dedupe::Span), "2+2=4 2²=4");
    assert_eq!(found("981", Dedupe::Span), "9-8=1");
}

/// Fifteen digits: the square of a 14-digit number doesn't fit 64 bits, its cube not 128.
#[test]
fn long_numbers_do_not_overflow() {
    #[track_caller]
    fn check(digits: &str, has: &str) {
        let all = found(digits, Dedupe::Span);
        assert!(all.split(' ').any(|r| r == has), "{digits}: {all}");
    }
    check("999999999800001", "99999²=9999800001");
    check("999980000199999", "√9999800001=99999");
    check("300027000000000", "3000³=27000000000");
    check("123456789080235", "12345+67890=80235");
    check("112345671234567", "1×1234567=1234567");
    check("123456712345671", "1×2345671=2345671");
    let nines = Digit::parse(&"9".repeat(40)).unwrap();
    assert_eq!(operations(&nines, Dedupe::Span), []);
    let past_the_longest = Digit::parse("999999999999999224").unwrap();
    assert_eq!(operations(&past_the_longest, Dedupe::Span), []);
}

/// An obvious oracle: every way of cutting the span, every operator, in 128 bits.
fn brute(span: &[u8]) -> Option<String> {
    let number = |part: &[u8]| {
        let plain = part.first().is_some_and(|&d| d != 0);
        plain.then(|| part.iter().fold(0u128, |n, &d| n * 10 + u128::from(d)))
    };
    let mut found: Vec<(Operator, usize, usize, String)> = Vec::new();
    for i in 1..span.len() {
        let Some(a) = number(&span[..i]) else {
            continue;
        };
        if let Some(c) = number(&span[i..]) {
            let ways = [
                (a * a == c, Operator::Square, format!("{a}²={c}")),
                (a == c * c, Operator::Root, format!("√{a}={c}")),
                (a * a * a == c, Operator::Cube, format!("{a}³={c}")),
                (a == c * c * c, Operator::CubeRoot, format!("∛{a}={c}")),
            ];
            found.extend(ways.into_iter().filter(|w| w.0).map(|w| (w.1, i, 0, w.2)));
        }
        for j in i + 1..span.len() {
            let (Some(b), Some(c)) = (number(&span[i..j]), number(&span[j..])) else {
                continue;
            };
            let ways = [
                (a + b == c, Operator::Plus, format!("{a}+{b}={c}")),
                (a == b + c, Operator::Minus, format!("{a}-{b}={c}")),
                (a * b == c, Operator::Times, format!("{a}×{b}={c}")),
                (a == b * c, Operator::Over, format!("{a}:{b}={c}")),
            ];
            found.extend(ways.into_iter().filter(|w| w.0).map(|w| (w.1, i, j, w.2)));
        }
    }
    found.into_iter().min().map(|w| w.3)
}

fn same_digits(a: &[u8], b: &[u8]) -> bool {
    (0..10).all(|d| a.contains(&d) == b.contains(&d))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]
    /// Few different digits, so that there is something to find.
    #[test]
    fn agrees_with_brute_force(run in prop_oneof![
        prop::collection::vec(0u8..10, 0..9),
        prop::collection::vec(0u8..5, 0..9),
        prop::collection::vec(1u8..4, 0..9),
    ]) {
        let mut spans = Vec::new();
        for start in 0..run.len() {
            for end in start + 2..=run.len() {
                spans.extend(brute(&run[start..end]).map(|text| (start, end, text)));
            }
        }
        let digits: Vec<Digit> = run.iter().filter_map(|&d| Digit::new(d)).collect();
        let ours = |dedupe| -> Vec<(usize, usize, String)> {
            let all = operations(&digits, dedupe).into_iter();
            all.map(|o| (usize::from(o.start), usize::from(o.end), o.reading.to_string())).collect()
        };
        prop_assert_eq!(ours(Dedupe::Span), spans.clone());
        let power = |text: &str| text.contains(['²', '³', '√', '∛']);
        let kept: Vec<_> = spans.iter().filter(|(s, e, text)| {
            !power(text) || !spans.iter().any(|(s2, e2, other)| {
                !power(other) && s2 <= s && e <= e2 && same_digits(&run[*s..*e], &run[*s2..*e2])
            })
        }).cloned().collect();
        prop_assert_eq!(ours(Dedupe::Digits), kept);
    }
}
