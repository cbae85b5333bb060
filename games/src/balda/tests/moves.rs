use super::*;
use crate::words::{Category, Reason};

/// The cells of the last word's path.
fn path(play: &Play) -> Vec<u8> {
    let view = play.game.view(Viewer::Spectator);
    let last = view.last().unwrap();
    last.placement.path.iter().map(|cell| cell.0).collect()
}

#[test]
fn a_word_is_placed_where_it_fits() {
    let mut play = balda("алдан лак");
    play.say(0, "алдан 4,1");
    assert_eq!(play.board(), "..... ....н балда ..... .....");
    assert_eq!(path(&play), [11, 12, 13, 14, 9]);
    assert_eq!(play.game.scores(), [5, 0]);
    assert_eq!(play.turn(), Some(1));
}

#[test]
fn of_several_placements_the_player_chooses() {
    let mut play = balda("лак");
    // к beside the first а, above or below: both the letter and the cell tell them apart.
    let Illegal::Several(placements) = play.refused(0, "лак") else {
        panic!()
    };
    let cells: Vec<_> = placements.iter().map(|p| (p.cell.0, p.letter)).collect();
    assert_eq!(cells, [(6, letter('к')), (16, letter('к'))]);
    assert_eq!(placements[0].path, [Cell(12), Cell(11), Cell(6)]);
    assert!(
        matches!(play.refused(0, "лак"), Illegal::Several(_)),
        "nothing changed"
    );
    play.say(0, "лак 1,3");
    assert_eq!(play.board(), "..... ..... балда .к... .....");
}

#[test]
fn cell_letter_and_word_name_one_placement() {
    let mut play = balda("ад");
    // The а is new in two cells, the д in four.
    assert!(matches!(play.refused(0, "ад"), Illegal::Several(p) if p.len() == 6));
    play.say(0, "д 1,1 ад");
    assert_eq!(play.board(), "..... .д... балда ..... .....");
}

#[test]
fn the_smallest_path_is_taken() {
    let mut play = balda("кот").on("..... .от.. .ток. ..... .....");
    play.say(0, "к 1,0 кот");
    assert_eq!(path(&play), [1, 6, 7]);
    // From о in 6 there is т in 7 and in 11.
}

#[test]
fn refusals_name_the_rule() {
    let words = "алдан лак бал лад мир мода";
    let check = |saying: &str, expected: Illegal| {
        assert_eq!(balda(words).refused(0, saying), expected, "{saying}");
    };
    check("алдан 9,9", Illegal::NoSuchCell);
    check("алдан 0,2", Illegal::CellTaken);
    check("алдан 0,0", Illegal::NotAdjacent);
    check("q 4,1 алдан", Illegal::NotALetter);
    check("ды 4,1 алдан", Illegal::NotALetter);
    check("к 4,1 алдан", Illegal::LetterNotInWord);
    check("алдан 0,1", Illegal::NoPath);
    check("мир", Illegal::NoPath);
    check("балда", Illegal::AlreadyUsed { by: None });
    check("а", Illegal::TooShort { least: 2 });
    let unknown = |near: &[&str]| {
        let near = near.iter().map(|&word| word.to_owned()).collect();
        Illegal::Word(Reason::Unknown { near })
    };
    check("лаг", unknown(&["лад", "лак"]));
    assert!(matches!(
        balda(words).refused(0, "л-к"),
        Illegal::Word(Reason::Unreadable(_))
    ));
    let nothing = Move::Say(Saying::word(""));
    let refused = balda(words).act(0, nothing);
    assert!(matches!(refused, Err(Illegal::Word(Reason::Unreadable(_)))));
    assert_eq!(balda(words).refused(1, "алдан 4,1"), Illegal::NotYourTurn);
    assert_eq!(balda(words).refused(7, "алдан 4,1"), Illegal::NotYourTurn);
}

#[test]
fn a_used_word_names_who_used_it() {
    let mut play = balda("алдан лад");
    play.say(0, "алдан 4,1");
    assert_eq!(
        play.refused(1, "алдан"),
        Illegal::AlreadyUsed { by: Some(Seat(0)) }
    );
    assert_eq!(
        play.refused(1, "АЛДАН 4,3"),
        Illegal::AlreadyUsed { by: Some(Seat(0)) }
    );
}

#[test]
fn a_refused_category_is_named() {
    let nouns = "балда\t400\nлак\t400\ts\nалдан\t300";
    let mut play = balda("");
    play.words = Lexicon::from_entries(Lang::Ru, nouns, "лады\tname\n");
    assert_eq!(
        play.refused(0, "лак"),
        Illegal::Word(Reason::Category(Category::Slang))
    );
    play.game.options.words.allowed = play.game.options.words.allowed.with(Category::Slang);
    assert!(matches!(play.refused(0, "лак"), Illegal::Several(_)));
}

#[test]
fn letters_are_read_as_the_alphabet_says() {
    // Latin look-alikes, capitals, a decomposed й.
    let mut play = balda("лак май");
    play.say(0, "ЛAK 1,1");
    let mut play = balda("лай");
    play.say(0, "лаи\u{306} 1,1");
    assert_eq!(play.board(), "..... .й... балда ..... .....");
}

#[test]
fn yo_is_ye_unless_told_apart() {
    let rows = "..... ...д. балда ..... .....";
    let mut play = balda("лёд").on(rows);
    let events = play.say(0, "лед 2,1");
    assert!(matches!(&events[0], Event::Placed { word, .. } if word == "лёд"));
    let apart = Options {
        yo: true,
        ..options("балда")
    };
    let mut play = Play::new("лёд", apart, 2).on(rows);
    assert!(matches!(
        play.refused(0, "лед 2,1"),
        Illegal::Word(Reason::Unknown { .. })
    ));
    play.say(0, "лёд 2,1");
}

#[test]
fn short_i_is_i_when_told_so() {
    let rows = "..... .и... балда ..... .....";
    let folded = Options {
        short_i: true,
        ..options("балда")
    };
    let mut play = Play::new("лайм", folded, 2).on(rows);
    play.say(0, "лайм 1,0");
    let mut play = balda("лайм").on(rows);
    assert_eq!(play.refused(0, "лайм 1,0"), Illegal::NoPath);
}

#[test]
fn a_cell_is_used_once() {
    let rows = "..... ..... .ко.. ..... .....";
    // The second о and к would be the first ones again.
    let mut play = balda("колокол").on(rows);
    assert_eq!(play.refused(0, "колокол"), Illegal::CellTwice);
    assert_eq!(play.refused(0, "л 3,2 колокол"), Illegal::CellTwice);
    assert_eq!(play.refused(0, "л 1,1 колокол"), Illegal::NoPath);
}

#[test]
fn revisit_uses_cells_again() {
    let rows = "..... ..... .ко.. ..... .....";
    let revisit = Options {
        revisit: true,
        ..options("балда")
    };
    let mut play = Play::new("колокол", revisit.clone(), 2).on(rows);
    play.say(0, "л 3,2 колокол");
    assert_eq!(path(&play), [11, 12, 13, 12, 11, 12, 13]);
    assert_eq!(play.game.scores(), [7, 0], "a point a letter of the word");
    // But never twice in a row.
    let mut play = Play::new("ванна", revisit, 2).on("..... ..... .вана ..... .....");
    assert_eq!(play.refused(0, "ванна"), Illegal::NoPath);
}

#[test]
fn no_seen_refuses_what_was_readable() {
    let words = "бал балл";
    let mut play = balda(words);
    play.say(0, "б 1,1 бал");
    let seen = Options {
        no_seen: true,
        ..options("балда")
    };
    let mut play = Play::new(words, seen, 2);
    assert_eq!(play.refused(0, "б 1,1 бал"), Illegal::SeenAlready);
    assert_eq!(play.refused(0, "бал"), Illegal::SeenAlready);
}

#[test]
fn min_word_counts_letters_of_the_word() {
    let long = Options {
        min_word: 4,
        ..options("балда")
    };
    let mut play = Play::new("лак алдан", long, 2);
    assert_eq!(play.refused(0, "лак"), Illegal::TooShort { least: 4 });
    play.say(0, "алдан 4,1");
}

#[test]
fn royal_steps_over_corners() {
    let mut classic = balda("лоб").on("..... ..... балда ..... .....");
    assert_eq!(classic.refused(0, "лоб"), Illegal::NoPath);
    let mut play = Play::new("лоб", royal("балда"), 2);
    assert!(matches!(play.refused(0, "лоб"), Illegal::Several(p) if p.len() == 2));
    play.say(0, "лоб 1,1");
    assert_eq!(path(&play), [12, 6, 10]);
}

#[test]
fn a_royal_cell_may_touch_by_a_corner() {
    let rows = "..... ..... .м... ..... .....";
    let mut play = Play::new("ум ом ям", royal("балда"), 2).on(rows);
    play.say(0, "ум 0,1");
    let mut play = balda("ум ом ям").on(rows);
    assert_eq!(play.refused(0, "ум 0,1"), Illegal::NotAdjacent);
}

#[test]
fn royal_paths_do_not_cross() {
    let mut play = Play::new("корте", royal("балда"), 2).on("..... .кт.. .ор.. ..... .....");
    play.say(0, "е 3,1 корте");
    // Here к-о and р-т are the two diagonals of one block.
    let mut play = Play::new("корте", royal("балда"), 2).on("..... .тк.. .ор.. ..... .....");
    assert_eq!(play.refused(0, "е 0,1 корте"), Illegal::PathCrosses);
    // A closed loop is a crossing too.
    let mut play = Play::new("казак", royal("балда"), 2).on("..... .ка.. .а... ..... .....");
    assert_eq!(play.refused(0, "з 2,2 казак"), Illegal::PathCrosses);
}

#[test]
fn a_royal_path_may_end_beside_its_first_cell() {
    let rows = "..... .ко.. .а... ..... .....";
    let mut play = Play::new("коза", royal("балда"), 2).on(rows);
    play.say(0, "з 2,2 коза");
    assert_eq!(path(&play), [6, 7, 12, 11]);
}

#[test]
fn royal_refuses_what_was_readable() {
    let mut play = Play::new("лад бал", royal("балда"), 2);
    assert_eq!(play.refused(0, "б 1,1 бал"), Illegal::SeenAlready);
    // A chain that crosses itself doesn't make a word readable.
    let rows = "..... .тк.. .ор.. ..... .....";
    let mut play = Play::new("корт", royal("балда"), 2).on(rows);
    play.say(0, "т 3,2 корт");
}

#[test]
fn in_a_double_turn_the_first_letter_counts_as_placed() {
    let mut play = Play::new("лоб боа лак", royal("балда"), 2);
    play.say(0, "лоб 1,1");
    // б-о-а could be read since the first letter lies there.
    assert_eq!(play.refused(0, "боа"), Illegal::SeenAlready);
}

#[test]
fn hungarian_digraphs_are_one_letter_and_one_point() {
    let hungarian = Options {
        lang: Lang::Hu,
        start_word: Some("asztal".to_owned()),
        size: Size {
            width: 5,
            height: 5,
        },
        ..Options::default()
    };
    let words = Lexicon::from_list(Lang::Hu, &["asztal", "lasz"]);
    let mut world = World {
        words: &words,
        chance: &mut fastrand::Rng::with_seed(1),
        now: At(0),
    };
    let event = Balda::set_up(&hungarian, 2, Some(Seat(0)), &mut world).unwrap();
    let game = Balda::start(&hungarian, 2, &event).unwrap();
    // a sz t a l: l and a are there, sz is new beside the second a.
    let saying = Saying {
        word: "lasz".to_owned(),
        cell: hungarian.size.cell(3, 1),
        letter: None,
    };
    let events = game
        .decide(Seat(0), &Move::Say(saying), &mut world)
        .unwrap();
    assert!(
        matches!(&events[0], Event::Placed { points, path, .. } if points.0 == 3 && path.len() == 3)
    );
}
