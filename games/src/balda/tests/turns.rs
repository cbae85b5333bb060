use super::*;
use crate::Points;

const WORDS: &str = "алдан алан ладан лак бал лада дан кабала";

#[test]
fn turns_go_round() {
    let even = Options {
        insist: true,
        ..options("балда")
    };
    let mut play = Play::new(WORDS, even, 3);
    assert_eq!(play.turn(), Some(0));
    play.pass(0);
    assert_eq!(play.turn(), Some(1));
    play.say(1, "алдан 4,1");
    assert_eq!(play.turn(), Some(2));
    play.pass(2);
    assert_eq!(play.turn(), Some(0));
    assert_eq!(play.game.turns(), 3);
}

#[test]
fn three_passes_of_everybody_in_a_row_are_a_draw() {
    let mut play = balda(WORDS);
    play.pass(0);
    play.say(1, "алдан 4,1");
    for _ in 0..2 {
        play.pass(0);
        play.pass(1);
    }
    play.pass(0);
    assert_eq!(play.end(), None);
    let events = play.pass(1);
    assert_eq!(events.last(), Some(&Event::Ended { why: End::Passes }));
    assert_eq!(play.places(), [1, 1], "whatever the scores");
    assert_eq!(play.turn(), None);
    assert_eq!(play.refused(0, "лак"), Illegal::Over);
}

#[test]
fn a_word_starts_the_count_of_passes_anew() {
    let mut play = balda(WORDS);
    for _ in 0..2 {
        play.pass(0);
        play.pass(1);
    }
    play.pass(0);
    play.say(1, "алдан 4,1");
    assert_eq!(play.game.view(Viewer::Spectator).passes, 0);
    play.pass(0);
    assert_eq!(play.end(), None);
}

#[test]
fn running_out_of_a_turn_is_a_pass() {
    let mut play = balda(WORDS);
    assert_eq!(play.time_out(1), [], "not their turn");
    let why = Passing::Time;
    assert_eq!(play.time_out(0), [Event::Passed { seat: Seat(0), why }]);
    assert_eq!(play.turn(), Some(1));
}

#[test]
fn a_full_board_ends_it_and_most_points_win() {
    let small = Options {
        size: Size {
            width: 3,
            height: 3,
        },
        ..options("дан")
    };
    let mut play = Play::new("ад", small, 2).on("лак дан да.");
    play.game.scores = vec![Points(4), Points(2)];
    let events = play.say(0, "д 2,2 ад");
    assert_eq!(events.last(), Some(&Event::Ended { why: End::Full }));
    assert_eq!(play.places(), [1, 2]);
}

#[test]
fn equal_points_share_the_first_place() {
    let small = Options {
        size: Size {
            width: 3,
            height: 3,
        },
        ..options("дан")
    };
    let mut play = Play::new("ад", small, 2).on("лак дан да.");
    play.game.scores = vec![Points(1), Points(3)];
    play.say(0, "д 2,2 ад");
    assert_eq!(play.game.scores(), [3, 3]);
    assert_eq!(play.places(), [1, 1]);
    assert!(play.game.outcome().unwrap().is_draw());
}

#[test]
fn no_legal_move_ends_it() {
    // After лак nothing in the dictionary is left.
    let mut play = balda("лак");
    let events = play.say(0, "лак 1,1");
    assert_eq!(events.last(), Some(&Event::Ended { why: End::NoMove }));
    assert_eq!(play.places(), [1, 2]);
    // Words readable already don't keep a game with no_seen alive.
    let seen = Options {
        no_seen: true,
        ..options("балда")
    };
    let mut play = Play::new("лак бал", seen, 2);
    let events = play.say(0, "лак 1,1");
    assert_eq!(events.last(), Some(&Event::Ended { why: End::NoMove }));
}

#[test]
fn the_chats_own_words_keep_a_game_alive() {
    let mut own = options("балда");
    own.words.house = vec!["алдан".to_owned()];
    let mut play = Play::new("лак", own, 2);
    play.say(0, "лак 1,1");
    assert_eq!(play.end(), None);
    play.say(1, "алдан 4,1");
    assert_eq!(play.end(), Some(End::NoMove));
    assert_eq!(play.places(), [2, 1]);
}

#[test]
fn one_who_leaves_cannot_win() {
    let three = Options {
        insist: true,
        ..options("балда")
    };
    let mut play = Play::new(WORDS, three, 3);
    play.say(0, "алдан 4,1");
    play.leave(0);
    assert_eq!(play.turn(), Some(1));
    assert_eq!(play.refused(0, "лак 1,1"), Illegal::NotYourTurn);
    play.say(1, "лак 1,1");
    assert_eq!(play.turn(), Some(2));
    let events = play.leave(2);
    assert_eq!(events.last(), Some(&Event::Ended { why: End::OneLeft }));
    assert_eq!(play.places(), [2, 1, 3]);
}

#[test]
fn leaving_on_the_turn_gives_it_to_the_next() {
    let three = Options {
        insist: true,
        ..options("балда")
    };
    let mut play = Play::new(WORDS, three, 3);
    play.pass(0);
    play.leave(1);
    assert_eq!(play.turn(), Some(2));
    play.pass(2);
    assert_eq!(play.turn(), Some(0));
    assert_eq!(play.leave(1), [], "once");
}

#[test]
fn passes_count_for_those_who_are_left() {
    let three = Options {
        insist: true,
        ..options("балда")
    };
    let mut play = Play::new(WORDS, three, 3);
    for _ in 0..2 {
        play.pass(0);
        play.pass(1);
        play.pass(2);
    }
    play.pass(0);
    play.pass(1);
    let events = play.leave(2);
    assert_eq!(events.last(), Some(&Event::Ended { why: End::Passes }));
    assert_eq!(play.places(), [1, 1, 3]);
}

#[test]
fn an_agreed_draw_is_one() {
    let mut play = balda(WORDS);
    play.say(0, "алдан 4,1");
    let events = play.game.agreed_draw();
    play.fold(events);
    assert_eq!(play.end(), Some(End::Agreed));
    assert_eq!(play.places(), [1, 1]);
    assert!(play.game.agreed_draw().is_empty());
}

const ROYAL: &str = "лоб боа лак блок алдан дал ладан кол";

#[test]
fn a_royal_turn_of_two_players_is_two_moves() {
    let mut play = Play::new(ROYAL, royal("балда"), 2);
    play.say(0, "лоб 1,1");
    assert_eq!(play.turn(), Some(0));
    assert_eq!(play.game.view(Viewer::Spectator).half, Half::Second);
    assert_eq!(play.refused(1, "лак"), Illegal::NotYourTurn);
    play.say(0, "лак 0,3");
    assert_eq!(play.turn(), Some(1));
    assert_eq!(play.game.scores(), [6, 0], "each word its own score");
    assert_eq!(play.game.turns(), 2);
}

#[test]
fn the_second_move_may_be_passed_and_is_no_pass() {
    let mut play = Play::new(ROYAL, royal("балда"), 2);
    play.pass(0);
    assert_eq!(play.turn(), Some(1), "a whole turn");
    play.say(1, "лоб 1,1");
    play.pass(1);
    assert_eq!(play.turn(), Some(0));
    assert_eq!(play.game.view(Viewer::Spectator).passes, 0);
    play.say(0, "лак 0,3");
    play.time_out(0);
    assert_eq!(play.turn(), Some(1), "only that half");
    assert_eq!(play.game.view(Viewer::Spectator).passes, 0);
    assert_eq!(play.game.view(Viewer::Spectator).half, Half::First);
}

#[test]
fn a_double_turn_ends_early_with_the_game() {
    let mut play = Play::new("лоб", royal("балда"), 2);
    let events = play.say(0, "лоб 1,1");
    assert_eq!(events.last(), Some(&Event::Ended { why: End::NoMove }));
    let small = Options {
        size: Size {
            width: 3,
            height: 3,
        },
        insist: true,
        ..royal("дан")
    };
    let mut play = Play::new("суд", small, 2).on("лак дан ду.");
    let events = play.say(0, "с 2,2 суд");
    assert_eq!(events.last(), Some(&Event::Ended { why: End::Full }));
}

#[test]
fn three_royal_players_move_once() {
    let three = Options {
        insist: true,
        ..royal("балда")
    };
    let mut play = Play::new(ROYAL, three, 3);
    play.say(0, "лоб 1,1");
    assert_eq!(play.turn(), Some(1));
    play.leave(2);
    play.say(1, "лак 0,3");
    assert_eq!(play.turn(), Some(0), "a player leaving changes nothing");
}

#[test]
fn moves_are_legal_and_lead_to_an_end() {
    for variant in [Variant::Classic, Variant::Royal] {
        for seed in 0..20 {
            let options = Options {
                variant,
                ..options("балда")
            };
            let mut play = Play::new(
                "лак лада бал кол око лоб клад окно нола дол блок",
                options,
                2,
            );
            let mut rng = fastrand::Rng::with_seed(seed);
            for _ in 0..200 {
                let Some(seat) = play.turn() else { break };
                let moves = play.ask(|game, world| game.moves(Seat(seat), 40, world));
                let other = play.ask(|game, world| game.moves(Seat(1 - seat), 40, world));
                assert!(other.is_empty());
                assert!(!moves.is_empty());
                let mv = moves[rng.usize(..moves.len())].clone();
                play.act(seat, mv.clone())
                    .unwrap_or_else(|why| panic!("{mv:?} {why:?}"));
            }
            assert!(play.end().is_some());
        }
    }
}
