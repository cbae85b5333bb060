//! The other rule sets, each alone and some together.

use super::super::{
    Cell, Dots, End, Event, Finish, HoldId, Illegal, Move, NoContour, Options, Put, Rules, Side,
};
use super::board::Play;
use crate::basics::{Seat, Viewer};
use crate::game::Game;

const NEARLY: [&str; 6] = ["......", "..XX..", ".X.OX.", "..X...", "......", ".....O"];

fn polish() -> Options {
    Options {
        rules: Rules::Polish,
        ..Options::default()
    }
}

fn hold(x: u8, y: u8) -> Put {
    Put {
        finish: Finish::Hold,
        ..Put::at(Cell::new(x, y))
    }
}

fn cells(cells: &[(u8, u8)]) -> Vec<Cell> {
    cells.iter().map(|&(x, y)| Cell::new(x, y)).collect()
}

#[test]
fn polish_paints_unless_it_is_said_to_hold() {
    let mut play = Play::on(&NEARLY, polish());
    play.put(3, 3);
    assert_eq!(play.game.scores(), [1, 0]);
    assert_eq!(play.picture()[2], ".X,oX.");
}

#[test]
fn a_hold_stays_open_and_is_painted_later() {
    let mut play = Play::on(&NEARLY, polish());
    play.say(hold(3, 3));
    assert_eq!(play.game.scores(), [0, 0]);
    // The enemy may play in it.
    play.put(2, 2);
    assert_eq!(play.picture()[2], ".XOOX.");
    let view = play.game.view(Viewer::Spectator);
    assert_eq!(view.holds.len(), 1);
    assert_eq!(view.held_by(Side::First).collect::<Vec<_>>(), [HoldId(0)]);
    // Another's hold can't be painted, nor one that isn't.
    let paint = |id| {
        Move::Put(Put {
            paint: vec![HoldId(id)],
            ..Put::at(Cell::new(0, 0))
        })
    };
    assert_eq!(
        play.try_move(0, &paint(1)),
        Err(Illegal::NoSuchHold(HoldId(1)))
    );
    play.try_move(0, &paint(0)).expect("painted");
    assert_eq!(play.game.scores(), [2, 0]);
    assert_eq!(
        play.try_move(1, &paint(0)),
        Err(Illegal::NoSuchHold(HoldId(0)))
    );
    assert!(play.game.view(Viewer::Spectator).holds.is_empty());
    assert_eq!(play.replayed(), play.game);
}

#[test]
fn painting_comes_before_the_dot() {
    let mut play = Play::on(&NEARLY, polish());
    play.say(hold(3, 3));
    play.put(0, 5);
    let into = Cell::new(2, 2);
    let mv = Move::Put(Put {
        paint: vec![HoldId(0)],
        ..Put::at(into)
    });
    let of = Side::First;
    assert_eq!(play.try_move(0, &mv), Err(Illegal::Area { cell: into, of }));
}

#[test]
fn a_hold_lasts_while_all_its_dots_live() {
    let mut play = Play::on(&["..O..", ".OX..", ".XOX.", ".....", "....."], polish());
    play.say(hold(2, 3));
    assert_eq!(play.game.view(Viewer::Spectator).holds.len(), 1);
    play.put(3, 1);
    assert_eq!(play.game.scores(), [0, 1]);
    assert!(play.game.view(Viewer::Spectator).holds.is_empty());
}

#[test]
fn a_hold_in_an_enemy_house_is_caught() {
    let picture = [
        ".......", "...X...", "..XOX..", "..O.O..", ".......", ".......", ".......",
    ];
    let check = |put: Put, scores: [i32; 2]| {
        let mut play = Play::on(&picture, polish());
        play.puts(&[(0, 0), (3, 4)]);
        assert_eq!(play.picture()[3], "..OhO..");
        play.say(put);
        assert_eq!(play.game.scores(), scores);
        assert!(play.game.view(Viewer::Spectator).holds.is_empty());
    };
    check(hold(3, 3), [0, 1]);
    check(Put::at(Cell::new(3, 3)), [1, 0]);
}

#[test]
fn what_cant_be_held_isnt() {
    let mut play = Play::on(&NEARLY, polish());
    assert_eq!(
        play.try_move(0, &Move::Put(hold(0, 0))),
        Err(Illegal::NothingClosed)
    );
    let mut russian = Play::on(&NEARLY, Options::default());
    assert_eq!(
        russian.try_move(0, &Move::Put(hold(3, 3))),
        Err(Illegal::NoHolding)
    );
    let mv = Move::Put(Put {
        contour: Some(cells(&[(3, 3), (2, 3), (1, 2), (2, 1), (3, 1), (4, 2)])),
        ..Put::at(Cell::new(3, 3))
    });
    assert_eq!(russian.try_move(0, &mv), Err(Illegal::NoChoice));
    play.try_move(0, &mv).expect("the shortest may be named");
    assert_eq!(play.game.scores(), [1, 0]);
}

#[test]
fn a_named_contour_must_be_one() {
    let mut play = Play::on(&NEARLY, polish());
    let mut check = |chain: &[(u8, u8)], why: Illegal| {
        let mv = Move::Put(Put {
            contour: Some(cells(chain)),
            ..Put::at(Cell::new(3, 3))
        });
        assert_eq!(play.try_move(0, &mv), Err(why), "{chain:?}");
    };
    let contour = |why| Illegal::Contour(why);
    check(&[], contour(NoContour::Empty));
    check(&[(5, 5)], contour(NoContour::NotYours(Cell::new(5, 5))));
    check(&[(3, 3), (2, 3)], contour(NoContour::Empty));
    check(
        &[(3, 3), (2, 3), (1, 2), (3, 1)],
        contour(NoContour::Broken(Cell::new(3, 3))),
    );
    check(
        &[(3, 3), (2, 3), (3, 3)],
        contour(NoContour::Twice(Cell::new(3, 3))),
    );
    check(&[(90, 90)], contour(NoContour::NotYours(Cell::new(90, 90))));
}

#[test]
fn who_captures_moves_again_with_extra_turn() {
    let extra = Options {
        extra_turn: true,
        ..Options::default()
    };
    let mut play = Play::on(&NEARLY, extra.clone());
    play.put(3, 3);
    assert_eq!(play.game.turn().only(), Some(Seat(0)));
    assert_eq!(play.game.turns(), 1);
    play.put(0, 0);
    assert_eq!(play.game.turn().only(), Some(Seat(1)));
    // A dot caught in a house gives nobody a turn.
    let mut play = Play::on(&[".....", "..X..", ".X.X.", ".....", "....."], extra);
    play.puts(&[(2, 3), (2, 2)]);
    assert_eq!(play.game.scores(), [1, 0]);
    assert_eq!(play.game.turn().only(), Some(Seat(0)));
    play.put(0, 0);
    assert_eq!(play.game.turn().only(), Some(Seat(1)));
}

#[test]
fn a_wider_contour_may_be_named() {
    let own = Options {
        own_contour: true,
        extra_turn: true,
        ..Options::default()
    };
    let picture = [".X....", "..X...", ".XO...", "..X...", "......", "......"];
    let wide = cells(&[(3, 2), (2, 1), (1, 0), (0, 1), (1, 2), (2, 3)]);
    let mut play = Play::on(&picture, own);
    play.puts(&[(0, 1), (5, 5), (3, 2)]);
    let choice = play.game.view(Viewer::Spectator).choice.expect("a choice");
    assert_eq!(choice.shortest.len(), 1);
    assert!(
        choice
            .widest
            .iter()
            .any(|w| w.len() == 6 && wide.iter().all(|c| w.contains(c)))
    );
    assert_eq!(play.game.turn().only(), Some(Seat(0)));
    let other = play.try_move(0, &Move::Put(Put::at(Cell::new(4, 4))));
    assert_eq!(other, Err(Illegal::ChooseFirst));
    let elsewhere = cells(&[(2, 1), (1, 0), (0, 1), (1, 2)]);
    let through = play.try_move(0, &Move::Choose(elsewhere));
    assert_eq!(through, Err(Illegal::NotThroughDot));
    play.try_move(0, &Move::Choose(wide.clone()))
        .expect("chosen");
    assert_eq!(&play.picture()[1..3], ["X,X...", ".XoX.."]);
    assert_eq!(
        play.game.turn().only(),
        Some(Seat(0)),
        "the capture gives a turn"
    );
    let late = play.try_move(0, &Move::Choose(wide));
    assert_eq!(late, Err(Illegal::NothingToChoose));
    assert_eq!(play.replayed(), play.game);
}

#[test]
fn painted_houses_are_closed_to_play() {
    let painted = Options {
        painted_houses: true,
        ..Options::default()
    };
    let mut play = Play::on(&[".....", "..X..", ".X.X.", ".....", "....."], painted);
    play.put(2, 3);
    assert_eq!(play.picture()[2], ".X,X.");
    let cell = Cell::new(2, 2);
    let refused = play.try_move(1, &Move::Put(Put::at(cell)));
    let of = Side::First;
    assert_eq!(refused, Err(Illegal::Area { cell, of }));
    assert_eq!(play.game.scores(), [0, 0]);
}

#[test]
fn kept_captures_count_when_freed() {
    let diamond = [
        "...O...", "..O.O..", ".O.X.O.", "O.XOX..", ".O...O.", "..O.O..", "...O...",
    ];
    let check = |keep_captured, scores: [i32; 2]| {
        let options = Options {
            keep_captured,
            ..Options::default()
        };
        let mut play = Play::on(&diamond, options);
        play.puts(&[(3, 4), (6, 3)]);
        assert_eq!(play.game.scores(), scores);
        assert_eq!(play.picture()[3], "O,xOx,O");
    };
    check(false, [0, 4]);
    check(true, [1, 4]);
}

#[test]
fn the_first_dots_go_into_the_middle() {
    let options = Options {
        centre: true,
        ..Options::default()
    };
    let mut play = Play::new(options, 2);
    let refused = play.try_move(0, &Move::Put(Put::at(Cell::new(5, 10))));
    let (columns, rows) = ((6, 13), (6, 13));
    assert_eq!(refused, Err(Illegal::NotCentral { columns, rows }));
    play.puts(&[(6, 13), (13, 6), (0, 0), (19, 19)]);
}

#[test]
fn whoever_begins_the_sides_take_turns() {
    let options = Options {
        teams: true,
        ..Options::default()
    };
    for (players, first) in (4..8).flat_map(|players| (0..players).map(move |n| (players, n))) {
        let started = Event::Started {
            first: Seat(first),
            dots: Vec::new(),
        };
        let mut game = Dots::start(&options, players, &started).expect("starts");
        let mut sides = Vec::new();
        for n in 0..players {
            let seat = game.turn().only().expect("a turn");
            sides.push(seat.0 % 2 == first % 2);
            let put = Put::at(Cell::new(n, 0));
            game.apply(&Event::Put { seat, put }).expect("legal");
        }
        let expected: Vec<bool> = (0..players).map(|n| n % 2 == 0).collect();
        assert_eq!(sides, expected, "{players} players, {first} begins");
    }
}

#[test]
fn teams_take_turns_and_close_ranks() {
    let teams = Options {
        teams: true,
        ..Options::default()
    };
    let mut play = Play::new(teams, 5);
    let mut order = Vec::new();
    for n in 0..7 {
        order.push(play.game.turn().only().expect("a turn").0);
        play.put(n, 0);
    }
    assert_eq!(order, [0, 1, 2, 3, 4, 1, 0]);
    let leave = |play: &mut Play, seat: u8| {
        let why = crate::Leaving::Resigned;
        let events = play.world(|game, world| game.left(Seat(seat), why, world));
        play.fold(&events);
        events.len()
    };
    assert_eq!(leave(&mut play, 3), 1);
    assert_eq!(play.game.turn().only(), Some(Seat(1)));
    assert_eq!(leave(&mut play, 3), 0, "nobody leaves twice");
    assert_eq!(leave(&mut play, 1), 2);
    let outcome = play.game.outcome().expect("the second side is gone");
    assert_eq!(outcome.places, [1, 4, 1, 4, 1]);
    let how = End::Resigned(Side::Second);
    assert_eq!(play.log.last(), Some(&Event::Ended { how }));
}
