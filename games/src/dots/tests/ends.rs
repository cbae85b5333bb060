//! How games end, and who has won.

use super::super::{End, Event, Illegal, Move, Options, Rules, Scoring, Side, Size};
use super::board::Play;
use crate::basics::{Seat, Viewer};
use crate::game::{Game, Leaving};

/// One dot of the second side captured, far from the border; the first side to move.
fn ahead(options: Options) -> Play {
    let mut play = Play::on(
        &[
            ".......", ".......", "...X...", "..XOX..", ".......", ".......", "......O",
        ],
        options,
    );
    play.put(3, 4);
    play
}

fn ended(play: &Play) -> (Option<End>, Option<Side>) {
    let view = play.game.view(Viewer::Spectator);
    (view.ended, view.winner)
}

#[test]
fn grounding_that_loses_is_refused_with_the_figures() {
    let mut play = ahead(Options::default());
    play.put(6, 0);
    // Four dots and a captured one aren't grounded, the lead is 1.
    let refused = play.try_move(0, &Move::Ground);
    assert_eq!(refused, Err(Illegal::GroundingLoses { lead: 1, lost: 5 }));
    assert_eq!(play.game.view(Viewer::Spectator).non_grounded, [5, 0]);
    play.puts(&[(3, 1), (6, 1), (3, 0), (6, 2)]);
    // A line to the border: only the dots beside and below hang loose no more.
    let events = play.try_move(0, &Move::Ground).expect("all is grounded");
    let how = End::Grounded(Side::First);
    assert_eq!(events, [Event::Ended { how }]);
    assert_eq!(ended(&play), (Some(how), Some(Side::First)));
    assert_eq!(play.game.scores(), [1, 0]);
}

#[test]
fn what_isnt_grounded_goes_to_the_enemy() {
    // The first side leads by one; a lone dot of its own is loose: equal is a draw.
    let mut play = ahead(Options::default());
    play.puts(&[(6, 0), (3, 1), (6, 1), (3, 0), (6, 2), (1, 1), (6, 3)]);
    assert_eq!(play.game.view(Viewer::Spectator).non_grounded, [1, 0]);
    play.try_move(0, &Move::Ground).expect("equal");
    assert_eq!(ended(&play), (Some(End::Grounded(Side::First)), None));
    assert_eq!(play.game.scores(), [1, 1]);
}

#[test]
fn there_must_be_something_to_ground() {
    let mut play = Play::new(Options::default(), 2);
    assert_eq!(
        play.try_move(0, &Move::Ground),
        Err(Illegal::NothingToGround)
    );
    let mut polish = Play::new(
        Options {
            rules: Rules::Polish,
            ..Options::default()
        },
        2,
    );
    assert_eq!(polish.try_move(0, &Move::Ground), Err(Illegal::NoGrounding));
}

#[test]
fn the_game_grounds_itself_when_asked_to() {
    let auto = Options {
        auto_ground: true,
        ..Options::default()
    };
    let mut play = ahead(auto);
    play.puts(&[(6, 0), (3, 1), (6, 1)]);
    assert_eq!(ended(&play), (None, None));
    play.put(3, 0);
    assert_eq!(
        ended(&play),
        (Some(End::Decided(Side::First)), Some(Side::First))
    );
}

#[test]
fn a_lead_wins_at_once() {
    let check = |lead, expected| {
        let options = Options {
            lead: Some(lead),
            ..Options::default()
        };
        assert_eq!(ended(&ahead(options)), expected);
    };
    check(1, (Some(End::Lead(Side::First)), Some(Side::First)));
    check(2, (None, None));
}

#[test]
fn both_agree_to_count() {
    let mut play = ahead(Options::default());
    play.try_move(0, &Move::Count).expect("offered");
    assert_eq!(play.try_move(0, &Move::Count), Err(Illegal::CountOffered));
    let offered = |play: &Play| play.game.view(Viewer::Spectator).count_offer;
    assert_eq!(offered(&play), Some(Side::First));
    // Playing on is an answer too.
    play.put(0, 6);
    assert_eq!(offered(&play), None);
    play.try_move(1, &Move::Count).expect("offered");
    play.try_move(0, &Move::Count).expect("agreed");
    assert_eq!(ended(&play), (Some(End::Counted), Some(Side::First)));
}

#[test]
fn two_passes_in_a_row_count_too() {
    let mut play = ahead(Options::default());
    assert_eq!(play.try_move(1, &Move::Pass), Err(Illegal::NoPassing));
    let mut play = ahead(Options {
        pass: true,
        ..Options::default()
    });
    play.try_move(1, &Move::Pass).expect("passed");
    play.put(0, 0);
    play.try_move(1, &Move::Pass).expect("passed");
    assert_eq!(ended(&play).0, None);
    play.try_move(0, &Move::Pass).expect("passed");
    assert_eq!(ended(&play), (Some(End::Passed), Some(Side::First)));
}

#[test]
fn territory_counts_half_a_point_a_crossing() {
    let check = |scoring, halves: [i32; 2], winner| {
        let options = Options {
            rules: Rules::Polish,
            scoring,
            ..Options::default()
        };
        let mut play = Play::on(
            &["......", "..XX..", ".X..X.", "..X...", "O.....", "......"],
            options,
        );
        play.put(3, 3);
        play.try_move(1, &Move::Count).expect("offered");
        play.try_move(0, &Move::Count).expect("agreed");
        let view = play.game.view(Viewer::Spectator);
        assert_eq!((view.halves, view.winner), (halves, winner));
    };
    check(None, [2, 0], Some(Side::First));
    check(Some(Scoring::Territory), [2, 0], Some(Side::First));
    check(Some(Scoring::Count), [0, 0], None);
}

#[test]
fn a_hold_counts_as_painted_at_the_end() {
    use super::super::{Cell, Finish, Put};
    let options = Options {
        rules: Rules::Polish,
        ..Options::default()
    };
    let mut play = Play::on(
        &["......", "..XX..", ".X.OX.", "..X...", "......", ".....O"],
        options,
    );
    play.say(Put {
        finish: Finish::Hold,
        ..Put::at(Cell::new(3, 3))
    });
    assert_eq!(play.game.scores(), [0, 0]);
    play.try_move(1, &Move::Count).expect("offered");
    play.try_move(0, &Move::Count).expect("agreed");
    // A dot and a free crossing.
    assert_eq!(play.game.halves(), [3, 0]);
    assert_eq!(play.game.scores(), [1, 0]);
}

#[test]
fn time_and_resignation_lose_whatever_the_score() {
    let mut play = ahead(Options::default());
    let events = play.world(|game, world| game.timed_out(Seat(0), world));
    play.fold(&events);
    assert_eq!(
        ended(&play),
        (Some(End::Time(Side::First)), Some(Side::Second))
    );
    let mut play = ahead(Options::default());
    let events = play.world(|game, world| game.left(Seat(0), Leaving::Resigned, world));
    play.fold(&events);
    assert_eq!(
        ended(&play),
        (Some(End::Resigned(Side::First)), Some(Side::Second))
    );
    assert_eq!(play.game.outcome().expect("over").places, [2, 1]);
    let mut play = ahead(Options::default());
    let events = play.game.agreed_draw();
    play.fold(&events);
    assert_eq!(ended(&play), (Some(End::Drawn), None));
    assert!(play.game.outcome().expect("over").is_draw());
}

#[test]
fn a_full_field_ends_by_score() {
    let options = Options {
        size: Size::new(5, 6).expect("size"),
        ..Options::default()
    };
    let mut play = Play::new(options, 2);
    while let Some(seat) = play.game.turn().only() {
        let first = play.world(|game, world| game.moves(seat, 1, world));
        play.try_move(seat.0, &first[0]).expect("legal");
    }
    // Row by row that is stripes and chessboards: something is captured.
    let scores = play.game.scores();
    assert_eq!(ended(&play).0, Some(End::Full));
    assert_eq!(ended(&play).1 == Some(Side::First), scores[0] > scores[1]);
    assert_ne!(scores, [0, 0]);
}
