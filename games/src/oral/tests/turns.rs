//! Turns, setting up, what is refused, what may be taken back.

use super::*;
use crate::{Corrupt, Retract, Seats, Viewer};

const WORDS: &[&str] = &["лак", "кол", "стол"];

#[test]
fn twelve_players_in_order() {
    let words = Lexicon::from_list(Lang::Ru, &["сто", "электростанция"]);
    let mut tried = Try::new(&words, &bluff(), 12);
    for n in 0..12u8 {
        assert_eq!(tried.game.turn(), Seats::one(Seat(n)));
        // Nobody else is heard.
        let mut chance = fastrand::Rng::with_seed(1);
        let mut world = World {
            words: &words,
            chance: &mut chance,
            now: At(0),
        };
        for other in Seat::all(12).filter(|s| s.0 != n) {
            for mv in tried.game.moves(Seat(n), 3, &mut world) {
                let refused = tried.game.decide(other, &mv, &mut world);
                assert_eq!(refused, Err(Illegal::NotYourTurn));
            }
        }
        tried.act("+о");
    }
    assert_eq!(tried.game.turn(), Seats::one(Seat(0)));
    assert_eq!(tried.act("?"), "0?dead→11");
}

#[test]
fn options_that_make_no_game() {
    let words = Lexicon::from_list(Lang::Ru, WORDS);
    let vet = |options: &Options, players: u8| {
        let mut chance = fastrand::Rng::with_seed(1);
        let mut world = World {
            words: &words,
            chance: &mut chance,
            now: At(0),
        };
        Oral::vet(options, players, &mut world).err()
    };
    let players = Unfit::Players { least: 2, most: 12 };
    assert_eq!(vet(&bluff(), 1), Some(players.clone()));
    assert_eq!(vet(&bluff(), 13), Some(players));
    assert_eq!(vet(&bluff(), 2), None);
    assert_eq!(vet(&bluff(), 12), None);
    for min_word in [0, 1, 7] {
        let options = Options {
            min_word,
            ..bluff()
        };
        assert_eq!(vet(&options, 2), Some(Unfit::MinWord));
    }
    for limit in [0, 21] {
        let options = Options { limit, ..bluff() };
        assert_eq!(vet(&options, 2), Some(Unfit::Limit));
    }
    let knockout = Options {
        knockout: true,
        ..antibalda(Judge::Bluff)
    };
    assert_eq!(vet(&knockout, 3), Some(Unfit::KnockoutInAntibalda));
    let long = Options {
        min_word: 5,
        ..bluff()
    };
    assert_eq!(vet(&long, 2), Some(Unfit::NoWords));
    let mut none = bluff();
    none.words.blocked = WORDS.iter().map(|w| (*w).to_owned()).collect();
    assert_eq!(vet(&none, 2), Some(Unfit::NoWords));
}

#[test]
fn the_chats_own_words_count() {
    let mut options = strict();
    options.words.house = vec!["жук".to_owned()];
    options.words.blocked = vec!["лак".to_owned()];
    super::check(
        WORDS,
        &options,
        2,
        "а ж жу",
        "no:а dead 0:ж 1:жу 0stuckextends(жук)→0",
    );
}

#[test]
fn a_judged_round_is_taken_back_by_agreement_only() {
    let added = Event::Added {
        seat: Seat(0),
        letter: Letter(0),
        place: 0,
    };
    let late = Event::Lapsed {
        seat: Seat(0),
        point: None,
    };
    assert_eq!(Oral::retract(std::slice::from_ref(&added)), Retract::Alone);
    assert_eq!(Oral::retract(&[added, late]), Retract::Agreed);
}

#[test]
fn events_that_cant_follow() {
    let words = Lexicon::from_list(Lang::Ru, WORDS);
    let tried = Try::new(&words, &bluff(), 2);
    let added = |seat: u8, letter: u8, place: u8| Event::Added {
        seat: Seat(seat),
        letter: Letter(letter),
        place,
    };
    let judged = Event::Judged(Judgement {
        refuser: Seat(0),
        doubt: Doubt::Said,
        fragment: Vec::new(),
        verdict: Verdict::Dead,
        point: None,
        missed: None,
    });
    let completed = Event::Completed {
        seat: Seat(0),
        word: String::new(),
        meaning: None,
        then: Then::GoesOn,
    };
    let (setup, left) = (
        Event::SetUp {
            first: Seat(0),
            longest: 4,
        },
        Event::Left {
            seat: Seat(5),
            why: Leaving::Flag,
        },
    );
    let bad = [
        added(1, 0, 0),
        added(0, 40, 0),
        added(0, 0, 1),
        judged,
        completed,
        setup,
        left,
    ];
    for event in bad {
        let followed: Result<(), Corrupt> = tried.game.clone().apply(&event);
        assert!(followed.is_err(), "{event:?}");
    }
}

#[test]
fn what_is_shown() {
    let words = Lexicon::from_list(Lang::Ru, WORDS);
    let mut tried = Try::new(&words, &bluff(), 3);
    for act in ["с", "ст", "ж+", "?"] {
        tried.act(act);
    }
    let view = tried.game.view(Viewer::Spectator);
    assert_eq!((view.round, view.turn), (2, Some(Seat(1))));
    assert!(view.fragment.is_empty() && view.steps.is_empty());
    let ended = view.ended.unwrap();
    assert_eq!(
        (ended.number, tried.show(&ended.fragment())),
        (1, "жст".to_owned())
    );
    tried.act("с");
    assert_eq!(tried.game.view(Viewer::Spectator).ended, None);
}
