use super::*;
use crate::words::Reason;

fn house(players: u8) -> Play {
    let options = Options {
        house_words: true,
        insist: true,
        ..options("балда")
    };
    Play::new("лак алдан ладан", options, players)
}

fn propose(play: &mut Play, seat: u8, saying: &str) -> Result<Vec<Event>, Illegal> {
    let saying = saying_of(saying, play.game.board.size());
    play.act(seat, Move::Propose(saying))
}

fn vote(play: &mut Play, seat: u8, vote: Vote) -> Result<Vec<Event>, Illegal> {
    play.act(seat, Move::Vote(vote))
}

#[test]
fn an_accepted_word_is_played() {
    let mut play = house(2);
    play.now = At(5_000);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    assert_eq!(play.game.alarm(), Some(At(65_000)));
    assert_eq!(play.turn(), Some(0), "still the turn of who proposed");
    let events = vote(&mut play, 1, Vote::For).unwrap();
    assert!(
        matches!(&events[..], [Event::Voted { .. }, Event::Accepted, Event::Placed { word, .. }] if word == "лаг")
    );
    assert_eq!(play.game.alarm(), None);
    assert_eq!(play.game.scores(), [3, 0]);
    assert_eq!(play.board(), "..... .г... балда ..... .....");
    assert_eq!(play.game.view(Viewer::Spectator).accepted, ["лаг"]);
    assert_eq!(play.turn(), Some(1));
    assert_eq!(
        play.refused(1, "лаг"),
        Illegal::AlreadyUsed { by: Some(Seat(0)) }
    );
}

#[test]
fn more_than_half_of_the_others_must_agree() {
    // Three others: two for it are enough; two against it are, too.
    let mut play = house(4);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    assert_eq!(vote(&mut play, 2, Vote::For).unwrap().len(), 1);
    assert!(
        vote(&mut play, 1, Vote::For)
            .unwrap()
            .contains(&Event::Accepted)
    );
    let mut play = house(4);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    vote(&mut play, 2, Vote::Against).unwrap();
    assert_eq!(
        vote(&mut play, 1, Vote::Against).unwrap().last(),
        Some(&Event::Rejected)
    );
    // Two others: one for and one against is no majority.
    let mut play = house(3);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    vote(&mut play, 1, Vote::For).unwrap();
    assert_eq!(
        vote(&mut play, 2, Vote::Against).unwrap().last(),
        Some(&Event::Rejected)
    );
    assert_eq!(play.turn(), Some(0));
    play.say(0, "лак 1,1");
}

#[test]
fn silence_is_no() {
    let mut play = house(3);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    vote(&mut play, 1, Vote::For).unwrap();
    play.now = At(59_999);
    assert_eq!(play.ask(|game, world| game.tick(world)), []);
    play.now = At(60_000);
    let events = play.ask(|game, world| game.tick(world));
    assert_eq!(events, [Event::Rejected]);
    play.fold(events);
    assert_eq!(play.board(), "..... ..... балда ..... .....");
}

#[test]
fn one_vote_a_turn() {
    let mut play = house(2);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    vote(&mut play, 1, Vote::Against).unwrap();
    assert_eq!(
        propose(&mut play, 0, "лаз 1,1"),
        Err(Illegal::VotedThisTurn)
    );
    play.pass(0);
    propose(&mut play, 1, "лаз 1,1").unwrap();
}

#[test]
fn refusals_name_the_rule() {
    let mut play = house(3);
    assert_eq!(vote(&mut play, 1, Vote::For), Err(Illegal::NoVote));
    assert_eq!(propose(&mut play, 1, "лаг 1,1"), Err(Illegal::NotYourTurn));
    assert_eq!(propose(&mut play, 0, "лак 1,1"), Err(Illegal::KnownWord));
    assert_eq!(
        propose(&mut play, 0, "балда"),
        Err(Illegal::AlreadyUsed { by: None })
    );
    assert_eq!(propose(&mut play, 0, "кролик"), Err(Illegal::NoPath));
    assert!(matches!(
        propose(&mut play, 0, "лаг"),
        Err(Illegal::Several(_))
    ));
    propose(&mut play, 0, "лаг 1,1").unwrap();
    assert_eq!(play.refused(0, "лак 1,1"), Illegal::VoteRunning);
    assert_eq!(play.act(0, Move::Pass), Err(Illegal::VoteRunning));
    assert_eq!(vote(&mut play, 0, Vote::For), Err(Illegal::OwnWord));
    let mut play = house(4);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    vote(&mut play, 1, Vote::Against).unwrap();
    assert_eq!(vote(&mut play, 1, Vote::For), Err(Illegal::AlreadyVoted));
    let mut play = balda("лак");
    assert_eq!(propose(&mut play, 0, "лаг 1,1"), Err(Illegal::NoHouseWords));
    let mut play = house(2);
    play.words = Lexicon::from_entries(Lang::Ru, "балда\nлак", "лад\tplural\n");
    if let Err(Illegal::Word(reason)) = propose(&mut play, 0, "лад") {
        assert_ne!(reason, Reason::Unknown { near: vec![] }, "no unknown word");
    }
}

#[test]
fn who_leaves_has_no_vote() {
    let mut play = house(4);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    vote(&mut play, 1, Vote::For).unwrap();
    // Of two others left one is for it: not more than half. Of one left, it is.
    assert_eq!(play.leave(2).len(), 1);
    let events = play.leave(3);
    assert!(events.contains(&Event::Accepted));
    assert_eq!(play.game.scores()[0], 3);
    let mut play = house(3);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    play.leave(0);
    assert_eq!(play.game.alarm(), None);
    assert_eq!(play.turn(), Some(1));
}

#[test]
fn leaving_all_alone_ends_the_vote_and_the_game() {
    let mut play = house(2);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    play.leave(1);
    assert_eq!(play.places(), [1, 2]);
    assert_eq!(play.game.alarm(), None);
    let mut play = house(2);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    let events = play.game.agreed_draw();
    play.fold(events);
    assert_eq!(play.places(), [1, 1]);
    let mut play = house(2);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    play.time_out(0);
    assert_eq!((play.turn(), play.game.alarm()), (Some(1), None));
}

#[test]
fn a_vote_is_not_taken_back_alone() {
    let mut play = house(2);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    assert_eq!(Balda::retract(&play.log[1..]), Retract::Alone);
    vote(&mut play, 1, Vote::For).unwrap();
    assert_eq!(Balda::retract(&play.log[1..]), Retract::Agreed);
}

#[test]
fn who_may_vote_has_moves() {
    let mut play = house(3);
    propose(&mut play, 0, "лаг 1,1").unwrap();
    assert_eq!(play.ask(|game, world| game.moves(Seat(0), 9, world)), []);
    let votes = [Vote::For, Vote::Against].map(Move::Vote);
    assert_eq!(play.ask(|game, world| game.moves(Seat(1), 9, world)), votes);
}

#[test]
fn a_word_of_one_letter_over_and_over_is_refused_in_time() {
    let options = Options {
        house_words: true,
        size: Size {
            width: 9,
            height: 9,
        },
        ..options("балда")
    };
    let mut play = Play::new("лак", options, 2);
    for cell in play.game.board.size().all().filter(|cell| cell.0 != 40) {
        play.game.board.put(cell, letter('а'));
    }
    let word = "а".repeat(50) + "б";
    let _ = propose(&mut play, 0, &word);
    let _ = propose(&mut play, 0, &("а".repeat(30) + "б" + &"а".repeat(30)));
}
