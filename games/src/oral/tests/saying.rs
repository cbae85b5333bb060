//! What players say, read as a letter added.

use super::*;
use crate::words::{Alphabet, Folding};

fn check(lang: Lang, fragment: &str, places: Places, text: &str, expected: &str) {
    let alphabet = Alphabet::for_chain(lang, Folding::default());
    let fragment: Vec<Letter> = match fragment {
        "" => Vec::new(),
        _ => alphabet.read(fragment).unwrap(),
    };
    let made = match additions(text, &fragment, alphabet, places) {
        Ok(meant) => {
            let made = meant.into_iter().map(|one| {
                let made = one.to(&fragment).into_iter();
                made.map(|l| alphabet.show_lower(l))
                    .collect::<Vec<_>>()
                    .join("-")
            });
            made.collect::<Vec<_>>().join(" ")
        }
        Err(why) => format!("{why:?}"),
    };
    assert_eq!(made, expected, "«{text}» after {fragment:?}");
}

#[test]
fn at_the_ends() {
    let go = |fragment: &str, text: &str, expected: &str| {
        check(Lang::Ru, fragment, Places::Ends, text, expected);
    };
    go("", "к", "к");
    go("", " К ", "к");
    go("", "+к", "к");
    go("", "к+", "к");
    go("", "кот", "Many");
    go("ал", "алк", "а-л-к");
    go("ал", "АЛК", "а-л-к");
    go("ал", "aлk", "а-л-к");
    go("ал", "кал", "к-а-л");
    go("ал", "+к", "а-л-к");
    go("ал", "к+", "к-а-л");
    go("ал", "+ к", "а-л-к");
    go("ал", "+к+", "NotLetters");
    go("ал", "+", "NotLetters");
    go("ал", "+ко", "Many");
    go("ал", "0+к", "к-а-л");
    go("ал", "2+к", "а-л-к");
    go("ал", "1+к", "Changed");
    go("ал", "3+к", "NotLetters");
    go("ал", "99999999999+к", "NotLetters");
    go("ал", "2", "NotLetters");
    go("ал", "к", "к-а-л а-л-к");
    go("а", "а", "а-а");
    go("а", "аа", "а-а");
    go("аба", "абаба", "Many");
    go("ал", "акл", "Changed");
    go("ал", "ал", "None");
    go("ал", "калк", "Many");
    go("ал", "лак", "Changed");
    go("алк", "ал", "None");
    go("ал", "ёж", "Changed");
    go("е", "лё", "л-е");
    go("ал", "ал!", "NotLetters");
    go("ал", "al7", "NotLetters");
    go("ал", "", "NotLetters");
}

#[test]
fn anywhere_and_in_no_order() {
    check(Lang::Ru, "кт", Places::Anywhere, "кот", "к-о-т");
    check(Lang::Ru, "кт", Places::Anywhere, "о", "о-к-т к-о-т к-т-о");
    check(Lang::Ru, "кк", Places::Anywhere, "к", "к-к-к");
    check(Lang::Ru, "кт", Places::Anywhere, "1+о", "к-о-т");
    check(Lang::Ru, "кт", Places::Nowhere, "1+о", "к-т-о");
    check(Lang::Ru, "кт", Places::Anywhere, "ккт", "к-к-т");
    check(Lang::Ru, "кт", Places::Anywhere, "ток", "Changed");
    check(Lang::Ru, "кт", Places::Nowhere, "ток", "к-т-о");
    check(Lang::Ru, "кт", Places::Nowhere, "о", "к-т-о");
    check(Lang::Ru, "кт", Places::Nowhere, "о+", "к-т-о");
    check(Lang::Ru, "кт", Places::Nowhere, "кк", "Changed");
    check(Lang::Ru, "ктк", Places::Nowhere, "кто", "Changed");
    check(Lang::Ru, "кт", Places::Nowhere, "тк", "None");
    check(Lang::Ru, "кт", Places::Nowhere, "крот", "Many");
}

#[test]
fn letters_of_several_signs() {
    let hu = |fragment: &str, text: &str, expected: &str| {
        check(Lang::Hu, fragment, Places::Ends, text, expected);
    };
    hu("", "sz", "sz");
    hu("s", "sz", "None");
    hu("z", "sz", "None");
    hu("s", "+z", "s-z");
    hu("a", "sza", "sz-a");
    hu("a", "sz", "sz-a a-sz");
    hu("a", "+sz", "a-sz");
    // Two readings: s + zs and sz + s.
    hu("s", "szs", "sz-s s-zs");
    // A doubled letter is written with one sign less: that is the first reading.
    hu("sz", "ssz", "sz-sz s-sz");
    let cs = |fragment: &str, text: &str, expected: &str| {
        check(Lang::Cs, fragment, Places::Ends, text, expected);
    };
    cs("", "ch", "ch");
    cs("a", "cha", "ch-a");
    cs("c", "ch", "None");
}

#[test]
fn what_is_said_for_an_addition_means_nothing_else() {
    for lang in Lang::all() {
        let alphabet = Alphabet::for_chain(lang, Folding::default());
        for places in [Places::Ends, Places::Anywhere] {
            let mut fragment: Vec<Letter> = Vec::new();
            for (letter, seed) in alphabet.letters().zip(0u8..) {
                let len = fragment.len() as u8;
                let place = match places {
                    Places::Anywhere => seed % (len + 1),
                    _ => (seed % 2) * len,
                };
                let one = Addition { letter, place };
                let meant = additions(&said(one, &fragment, alphabet), &fragment, alphabet, places);
                assert_eq!(meant, Ok(vec![one]), "{lang:?}");
                fragment = one.to(&fragment);
            }
        }
    }
}
