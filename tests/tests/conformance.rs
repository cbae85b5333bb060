//! What every game must do, played at random with many options.

use games::abaku::Abaku;
use games::balda::{Balda, Options, Size, Variant};
use games::dots::{self, Dots};
use games::oral::{self, Oral};
use games::words::{Lang, Lexicon};
use tests::conform::conform;

/// Games of Balda with options taken at random: how many were played, and taken back in.
fn balda(words: &Lexicon, games: u64, seed: u64, most: u8) -> (u32, u32) {
    let (mut played, mut taken_back) = (0, 0);
    for seed in seed..seed + games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let players = rng.u8(2..=4);
        let variant = if rng.bool() {
            Variant::Classic
        } else {
            Variant::Royal
        };
        let options = Options {
            variant,
            size: Size {
                width: rng.u8(3..=most),
                height: rng.u8(3..=most),
            },
            start_length: Some(rng.u8(2..=3)),
            yo: rng.bool(),
            short_i: rng.bool(),
            revisit: variant == Variant::Classic && rng.bool(),
            no_seen: rng.bool(),
            min_word: rng.u8(2..=3),
            house_words: rng.bool(),
            insist: true,
            ..Options::default()
        };
        if let Some(game) = conform::<Balda>(&options, players, words, seed) {
            played += 1;
            taken_back += game.taken_back;
            assert!(game.outcome.is_some());
        }
    }
    (played, taken_back)
}

#[test]
fn balda_with_few_words() {
    let list = [
        "кол",
        "колокол",
        "лак",
        "кот",
        "ток",
        "окно",
        "око",
        "лото",
        "лёд",
        "ел",
        "ель",
        "мол",
        "мел",
        "тело",
        "дело",
        "лед",
        "дом",
        "мода",
        "том",
        "атом",
        "кит",
        "тик",
        "йод",
        "май",
        "мак",
        "ком",
        "комод",
        "лом",
        "толк",
        "клок",
        "локон",
    ];
    let words = Lexicon::from_list(Lang::Ru, &list);
    let (played, taken_back) = balda(&words, 60, 100, 5);
    assert!(played >= 20, "{played} games");
    assert!(taken_back >= 5, "{taken_back} takebacks");
}

#[test]
fn balda_with_the_dictionary() {
    let (played, taken_back) = balda(Lexicon::of(Lang::Ru), 24, 500, 5);
    assert!(played >= 8, "{played} games");
    assert!(taken_back >= 3, "{taken_back} takebacks");
}

#[test]
fn abaku() {
    for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 1)] {
        let options = games::abaku::Options::default();
        let played = conform::<Abaku>(&options, players, Lexicon::empty(), seed);
        assert!(played.is_some_and(|game| game.entries > 5));
    }
}

#[test]
fn dots() {
    for seed in 0..6 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let size = dots::Size::new(rng.u8(5..=7), rng.u8(5..=7)).unwrap_or(dots::Size::CHAT);
        let polish = seed % 2 == 1;
        let options = dots::Options {
            size,
            rules: if polish {
                dots::Rules::Polish
            } else {
                dots::Rules::Russian
            },
            extra_turn: rng.bool(),
            own_contour: !polish && rng.bool(),
            keep_captured: rng.bool(),
            pass: rng.bool(),
            ..dots::Options::default()
        };
        let Some(played) = conform::<Dots>(&options, 2, Lexicon::empty(), seed) else {
            continue;
        };
        assert!(played.entries > 2, "{options:?}");
    }
    let plain = dots::Options {
        size: dots::Size::new(6, 6).unwrap_or(dots::Size::CHAT),
        ..dots::Options::default()
    };
    assert!(conform::<Dots>(&plain, 2, Lexicon::empty(), 9).is_some());
}

/// Games of oral Balda with options taken at random: how many were taken back in.
fn oral(words: &Lexicon, games: u64, seed: u64) -> u32 {
    let mut taken_back = 0;
    for seed in seed..seed + games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let antibalda = rng.bool();
        let options = oral::Options {
            variant: if antibalda {
                oral::Variant::Antibalda
            } else {
                oral::Variant::Oral
            },
            judge: if rng.bool() {
                oral::Judge::Strict
            } else {
                oral::Judge::Bluff
            },
            insert: rng.bool(),
            anagram: rng.bool(),
            knockout: !antibalda && rng.bool(),
            min_word: rng.u8(2..=4),
            limit: rng.u8(1..=5),
            yo: rng.bool(),
            short_i: rng.bool(),
            ..oral::Options::default()
        };
        let players = rng.u8(2..=12);
        let played = conform::<Oral>(&options, players, words, seed);
        let played = played.unwrap_or_else(|| panic!("no game: {options:?}"));
        assert!(played.outcome.is_some());
        taken_back += played.taken_back;
    }
    taken_back
}

#[test]
fn oral_with_few_words() {
    let list = [
        "кот",
        "крот",
        "рот",
        "столб",
        "стол",
        "лак",
        "колокол",
        "окно",
        "лёд",
        "йод",
    ];
    let words = Lexicon::from_list(Lang::Ru, &list);
    let taken_back = oral(&words, 60, 200);
    assert!(taken_back >= 20, "{taken_back} takebacks");
}

#[test]
fn oral_with_the_dictionary() {
    // A round in a strict game and one with bluffs: a judgement looks at the whole dictionary.
    for judge in [oral::Judge::Strict, oral::Judge::Bluff] {
        let options = oral::Options {
            judge,
            limit: 1,
            ..oral::Options::default()
        };
        let played = conform::<Oral>(&options, 3, Lexicon::of(Lang::Ru), 700);
        assert!(played.is_some_and(|game| game.entries > 2));
    }
}
