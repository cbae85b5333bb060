use super::*;
use crate::words::Reason;

fn size(width: u8, height: u8) -> Size {
    Size { width, height }
}

fn vet(options: &Options, players: u8) -> Result<(), Unfit> {
    let words = list("балда дан ладан лак мода ад бал кабала");
    let mut world = World {
        words: &words,
        chance: &mut fastrand::Rng::with_seed(1),
        now: At(0),
    };
    Balda::vet(options, players, &mut world)
}

fn set_up(options: &Options, seed: u64) -> Event {
    let words = list("балда дан ладан лак мода ад бал кабала");
    let mut world = World {
        words: &words,
        chance: &mut fastrand::Rng::with_seed(seed),
        now: At(0),
    };
    Balda::set_up(options, 2, None, &mut world).unwrap()
}

#[test]
fn the_start_word_stands_in_the_middle() {
    let check = |options: Options, letters: usize, expected: &[u8]| {
        let cells = options.start_cells(letters).unwrap();
        let cells: Vec<_> = cells.iter().map(|cell| cell.0).collect();
        assert_eq!(cells, expected, "{options:?}");
    };
    let sized = |width, height| Options {
        size: size(width, height),
        ..Options::default()
    };
    let at = |along, number| Options {
        start_at: Some(Line { along, number }),
        ..sized(6, 4)
    };
    check(sized(5, 5), 5, &[10, 11, 12, 13, 14]);
    check(sized(5, 5), 3, &[11, 12, 13]);
    check(sized(5, 5), 4, &[10, 11, 12, 13]); // (5 - 4) / 2 rounded down
    check(sized(4, 4), 4, &[4, 5, 6, 7]); // row (4 - 1) / 2
    check(sized(6, 3), 4, &[7, 8, 9, 10]);
    check(at(Along::Across, 0), 6, &[0, 1, 2, 3, 4, 5]);
    check(at(Along::Across, 3), 3, &[19, 20, 21]);
    check(at(Along::Down, 5), 4, &[5, 11, 17, 23]);
    check(at(Along::Down, 0), 3, &[0, 6, 12]);
    assert_eq!(sized(5, 5).start_cells(6), None);
    assert_eq!(sized(5, 5).start_cells(0), None);
    assert_eq!(at(Along::Down, 6).start_cells(3), None);
}

#[test]
fn chance_names_a_word_as_long_as_its_line_and_who_begins() {
    let mut words = std::collections::BTreeSet::new();
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let Event::SetUp { word, first, .. } = set_up(&Options::default(), seed) else {
            panic!()
        };
        words.insert(word);
        firsts.insert(first);
    }
    assert_eq!(words.into_iter().collect::<Vec<_>>(), ["балда", "ладан"]);
    assert_eq!(firsts.len(), 2);
    let shorter = Options {
        start_length: Some(3),
        ..Options::default()
    };
    let Event::SetUp { letters, cells, .. } = set_up(&shorter, 1) else {
        panic!()
    };
    assert_eq!((letters.len(), cells[0].0), (3, 11));
}

#[test]
fn the_same_chance_makes_the_same_start() {
    assert_eq!(
        set_up(&Options::default(), 7),
        set_up(&Options::default(), 7)
    );
}

#[test]
fn what_makes_no_game_is_refused_with_the_reason() {
    let check = |change: fn(&mut Options), players, expected: Unfit| {
        let mut options = Options::default();
        change(&mut options);
        assert_eq!(vet(&options, players), Err(expected));
    };
    let players = Unfit::Players { least: 2, most: 8 };
    check(|_| {}, 1, players.clone());
    check(|_| {}, 9, players);
    let sides = Unfit::Size { least: 3, most: 9 };
    check(|o| o.size = size(2, 5), 2, sides.clone());
    check(|o| o.size = size(5, 10), 2, sides);
    check(|o| o.min_word = 1, 2, Unfit::MinWord);
    check(|o| o.min_word = 6, 2, Unfit::MinWord);
    let revisit = |o: &mut Options| {
        o.revisit = true;
        o.variant = Variant::Royal;
    };
    check(revisit, 2, Unfit::RevisitInRoyal);
    let line = |o: &mut Options| {
        o.start_at = Some(Line {
            along: Along::Across,
            number: 5,
        });
    };
    check(line, 2, Unfit::StartLine);
    check(
        |o| o.start_length = Some(6),
        2,
        Unfit::StartLength { room: 5 },
    );
    check(
        |o| o.start_length = Some(1),
        2,
        Unfit::StartLength { room: 5 },
    );
    check(
        |o| o.start_word = Some("кабала".into()),
        2,
        Unfit::StartLength { room: 5 },
    );
    let short = Illegal::TooShort { least: 2 };
    check(
        |o| o.start_word = Some("а".into()),
        2,
        Unfit::StartWord {
            word: "а".into(),
            why: short,
        },
    );
    let unfit = vet(&options("дылда"), 2);
    assert!(matches!(
        unfit,
        Err(Unfit::StartWord {
            why: Illegal::Word(Reason::Unknown { .. }),
            ..
        })
    ));
    check(
        |o| {
            o.size = size(9, 9);
            o.start_length = Some(7)
        },
        2,
        Unfit::NoStartWord { letters: 7 },
    );
    assert_eq!(vet(&Options::default(), 2), Ok(()));
}

#[test]
fn two_players_need_an_even_number_of_cells() {
    let mut options = options("лак"); // 25 - 3 = 22
    assert_eq!(vet(&options, 2), Ok(()));
    options.start_word = Some("мода".into()); // 21
    options.insist = true;
    let Err(Unfit::Uneven {
        free,
        by,
        insist,
        nearest,
    }) = vet(&options, 2)
    else {
        panic!()
    };
    assert_eq!((free, by, insist), (21, 2, Insisting::Refused));
    assert_eq!(
        nearest,
        [size(6, 5), size(5, 6), size(5, 4), size(4, 5)],
        "the nearest first"
    );
    options.variant = Variant::Royal;
    assert!(
        matches!(
            vet(&options, 2),
            Err(Unfit::Uneven {
                insist: Insisting::Refused,
                ..
            })
        ),
        "odd in royal too"
    );
}

#[test]
fn uneven_turns_of_more_can_be_insisted_on() {
    let mut options = options("балда"); // 20
    assert_eq!(vet(&options, 4), Ok(()));
    assert_eq!(vet(&options, 5), Ok(()));
    let Err(Unfit::Uneven {
        free,
        by,
        insist,
        nearest,
    }) = vet(&options, 3)
    else {
        panic!()
    };
    assert_eq!((free, by, insist), (20, 3, Insisting::Allowed));
    assert!(!nearest.is_empty());
    for size in nearest {
        assert_eq!((size.cells() - 5) % 3, 0, "{size:?}");
    }
    options.insist = true;
    assert_eq!(vet(&options, 3), Ok(()));
}

#[test]
fn royal_turns_of_two_come_out_even_by_four() {
    assert_eq!(vet(&royal("балда"), 2), Ok(())); // 20
    let mut options = royal("лак"); // 22
    assert!(matches!(
        vet(&options, 2),
        Err(Unfit::Uneven {
            by: 4,
            insist: Insisting::Allowed,
            ..
        })
    ));
    options.insist = true;
    assert_eq!(vet(&options, 2), Ok(()));
}

#[test]
fn a_start_without_a_move_is_refused() {
    let words = list("балда");
    let mut world = World {
        words: &words,
        chance: &mut fastrand::Rng::with_seed(1),
        now: At(0),
    };
    let unfit = Balda::set_up(&options("балда"), 2, None, &mut world);
    assert_eq!(unfit, Err(Unfit::NoFirstMove));
}
