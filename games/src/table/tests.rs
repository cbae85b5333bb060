//! Clocks, questions, takebacks, damaged logs: with Balda, whose moves tell nothing else.

use super::*;
use crate::Seats;
use crate::balda::{Balda, Event, Move, Options, Saying, Size};
use crate::words::{Lang, Lexicon};

const DAWN: At = At(1_000_000);
const WORDS: &[&str] = &["кот", "акот", "бот", "вт", "до", "ет", "гк"];

struct Play {
    table: Table<Balda>,
    words: Lexicon,
    now: At,
}

fn play(players: u8, clock: Clock) -> Play {
    let words = Lexicon::from_list(Lang::Ru, WORDS);
    let options = Options {
        size: Size {
            width: 3,
            height: 3,
        },
        start_word: Some("кот".into()),
        house_words: true,
        insist: true,
        ..Options::default()
    };
    let mut chance = fastrand::Rng::with_seed(1);
    let mut world = World {
        words: &words,
        chance: &mut chance,
        now: DAWN,
    };
    let header = Header::new(options, players, clock);
    let table = Table::open(header, Some(Seat(0)), &mut world).unwrap();
    Play {
        table,
        words,
        now: DAWN,
    }
}

const fn turns(seconds: u64) -> Clock {
    Clock {
        turn: Some(seconds * 1000),
        total: None,
    }
}

const fn total(seconds: u64, increment: u64) -> Clock {
    Clock {
        turn: None,
        total: Some(Total {
            initial: seconds * 1000,
            increment: increment * 1000,
        }),
    }
}

type Done = Result<Vec<Entry<Event>>, Refused<crate::balda::Illegal>>;

impl Play {
    fn later(&mut self, seconds: u64) -> &mut Play {
        self.now = self.now.after(seconds * 1000);
        self
    }

    fn act(&mut self, seat: u8, action: Action<Move>) -> Done {
        let mut chance = fastrand::Rng::with_seed(1);
        let mut world = World {
            words: &self.words,
            chance: &mut chance,
            now: self.now,
        };
        self.table.act(Seat(seat), &action, &mut world)
    }

    fn says(&mut self, seat: u8, word: &str, cell: (u8, u8)) {
        let cell = self
            .table
            .state()
            .view(Viewer::Spectator)
            .board
            .size()
            .cell(cell.0, cell.1);
        let word = word.to_owned();
        let saying = Saying {
            word,
            cell,
            letter: None,
        };
        self.act(seat, Action::Move(Move::Say(saying))).unwrap();
    }

    fn passes(&mut self, seat: u8) {
        self.act(seat, Action::Move(Move::Pass)).unwrap();
    }

    fn tick(&mut self) -> Vec<What<Event>> {
        let mut chance = fastrand::Rng::with_seed(1);
        let mut world = World {
            words: &self.words,
            chance: &mut chance,
            now: self.now,
        };
        let entries = self.table.tick(&mut world).unwrap();
        entries.into_iter().map(|entry| entry.what).collect()
    }

    /// What a seat has left in seconds, for the turn and in all.
    fn left(&self, seat: u8) -> (Option<u64>, Option<u64>) {
        let (turn, total) = self.table.time_left(Seat(seat), self.now);
        (turn.map(|ms| ms / 1000), total.map(|ms| ms / 1000))
    }

    fn turn(&self) -> u8 {
        self.table.state().turn().only().unwrap().0
    }

    fn replayed(&self) -> Table<Balda> {
        Table::replay(self.table.header().clone(), self.table.log().to_vec()).unwrap()
    }
}

#[test]
fn without_a_clock_nothing_is_due() {
    let mut play = play(2, Clock::default());
    assert_eq!(play.table.deadline(), None);
    assert_eq!(play.later(1_000_000).tick(), []);
    assert_eq!(play.left(0), (None, None));
}

#[test]
fn a_turn_that_runs_out_is_a_pass() {
    let mut play = play(2, turns(30));
    assert_eq!(play.table.deadline(), Some(DAWN.after(30_000)));
    play.later(10);
    assert_eq!(
        (play.left(0), play.left(1)),
        ((Some(20), None), (None, None))
    );
    assert_eq!(play.later(19).tick(), []);
    assert_eq!(play.later(1).tick().len(), 1);
    assert_eq!(play.turn(), 1);
    assert_eq!(play.left(1), (Some(30), None));
    // A refused word and a question don't start the turn anew.
    play.later(20);
    assert!(
        play.act(1, Action::Move(Move::Say(Saying::word("дылда"))))
            .is_err()
    );
    play.act(1, Action::Ask(Ask::Draw)).unwrap();
    assert_eq!(play.left(1), (Some(10), None));
    assert_eq!(play.later(10).tick().len(), 1);
    assert_eq!(play.turn(), 0);
    assert_eq!(play.table.pending(), None);
}

#[test]
fn a_total_clock_gains_and_flags() {
    let mut play = play(3, total(60, 5));
    play.later(20).says(0, "акот", (0, 0));
    assert_eq!(
        (play.left(0), play.left(1)),
        ((None, Some(45)), (None, Some(60)))
    );
    play.later(59);
    assert_eq!(play.tick(), []);
    play.later(1);
    assert_eq!(play.tick().len(), 1);
    assert_eq!(play.table.state().playing().len(), 2);
    assert_eq!(play.turn(), 2);
    play.passes(2);
    assert_eq!(play.left(2), (None, Some(65)));
    // Late by far: the flag fell when it fell, and only once.
    assert!(!play.later(1000).tick().is_empty());
    assert_eq!(play.table.outcome().unwrap().winners(), Seats::one(Seat(2)));
    assert_eq!(play.table.deadline(), None);
    assert_eq!(play.later(1000).tick(), []);
}

/// Of two clocks the one that runs out first is due; a takeback gives no time back.
#[test]
fn both_clocks_run() {
    let total = Some(Total {
        initial: 20_000,
        increment: 0,
    });
    let turn = Some(30_000);
    let mut play = play(2, Clock { turn, total });
    assert_eq!(play.left(0), (Some(30), Some(20)));
    play.later(10).says(0, "акот", (0, 0));
    play.later(10).act(0, Action::TakeBack).unwrap();
    assert_eq!(play.left(0), (Some(30), Some(10)));
    assert_eq!(play.left(1).1, Some(10));
    assert!(play.later(9).tick().is_empty());
    assert!(!play.later(1).tick().is_empty());
    assert!(play.table.outcome().is_some());
}

#[test]
fn time_down_is_charged_to_nobody() {
    let mut play = play(2, turns(30));
    let died = play.later(10).now;
    play.later(1000);
    play.table.excuse(died, play.now).unwrap();
    assert_eq!(play.left(0), (Some(20), None));
    assert_eq!(play.tick(), []);
    // The process died before its last entry was a second old: nothing is given back twice.
    play.table.excuse(DAWN, play.now).unwrap();
    assert_eq!(play.left(0), (Some(20), None));
    assert_eq!(play.later(20).tick().len(), 1);
    assert_eq!(play.replayed().deadline(), play.table.deadline());
}

#[test]
fn a_game_set_aside_stands_still() {
    let mut play = play(2, total(60, 0));
    play.later(10);
    play.table.set_aside(play.now).unwrap();
    assert_eq!(play.table.deadline(), None);
    play.later(1_000_000);
    assert_eq!(play.tick(), []);
    assert_eq!(play.table.set_aside(play.now), Err(Refused::Aside));
    assert_eq!(play.table.excuse(DAWN, play.now), Err(Refused::Aside));
    assert_eq!(play.act(0, Action::Move(Move::Pass)), Err(Refused::Aside));
    play.table.resume(play.now).unwrap();
    assert_eq!(play.table.resume(play.now), Err(Refused::NothingAsked));
    assert_eq!(play.left(0), (None, Some(50)));
}

#[test]
fn a_vote_waits_while_time_is_nobodys() {
    let propose = Action::Move(Move::Propose(Saying {
        word: "кота".into(),
        cell: Size {
            width: 3,
            height: 3,
        }
        .cell(2, 0),
        letter: None,
    }));
    let check = |stop: fn(&mut Play)| {
        let mut play = play(3, turns(30));
        play.later(10);
        play.act(0, propose.clone()).unwrap();
        play.later(50);
        stop(&mut play);
        assert_eq!(play.tick(), []);
        assert_eq!(play.replayed().deadline(), play.table.deadline());
        assert_eq!(play.later(9).tick(), []);
        assert_eq!(play.later(1).tick(), [What::Game(Event::Rejected)]);
        // The clock of the turn stood still all the while.
        assert_eq!(play.left(0), (Some(20), None));
        assert_eq!(play.table.deadline(), Some(play.now.after(20_000)));
    };
    check(|play| {
        let died = play.now;
        play.later(500);
        play.table.excuse(died, play.now).unwrap();
    });
    check(|play| {
        play.table.set_aside(play.now).unwrap();
        play.later(500);
        play.table.resume(play.now).unwrap();
    });
    check(|_| {});
}

#[test]
fn time_never_goes_back_in_a_log() {
    let mut play = play(2, turns(30));
    play.later(10).passes(0);
    play.now = DAWN;
    play.passes(1);
    let times: Vec<At> = play.table.log().iter().map(|entry| entry.at).collect();
    assert!(times.is_sorted(), "{times:?}");
}

#[test]
fn a_draw_needs_everybody() {
    let mut play = play(3, Clock::default());
    let ask = Action::Ask(Ask::Draw);
    let yes = Action::Answer(Answer::Yes);
    assert_eq!(play.act(1, yes.clone()), Err(Refused::NothingAsked));
    play.act(1, ask.clone()).unwrap();
    assert_eq!(play.act(1, ask.clone()), Err(Refused::AskedAlready));
    assert_eq!(play.act(1, yes.clone()), Err(Refused::NothingAsked));
    let waits = play.table.pending().unwrap().waits_for();
    assert_eq!(waits, Seats::one(Seat(0)).with(Seat(2)));
    play.act(0, yes.clone()).unwrap();
    assert_eq!(
        play.act(0, Action::Answer(Answer::No)),
        Err(Refused::NothingAsked)
    );
    // Who asks for the same has agreed.
    play.act(2, ask.clone()).unwrap();
    assert!(play.table.outcome().unwrap().is_draw());
    assert_eq!(play.act(0, ask), Err(Refused::Over));
}

#[test]
fn one_no_is_enough_and_a_move_is_an_answer() {
    let mut play = play(3, Clock::default());
    play.act(0, Action::Ask(Ask::Draw)).unwrap();
    play.act(1, Action::Answer(Answer::Yes)).unwrap();
    play.act(2, Action::Answer(Answer::No)).unwrap();
    assert_eq!(play.table.pending(), None);
    assert_eq!(play.table.outcome(), None);
    play.act(1, Action::Ask(Ask::Draw)).unwrap();
    play.passes(0);
    assert_eq!(play.table.pending(), None);
    assert_eq!(
        play.act(2, Action::Answer(Answer::Yes)),
        Err(Refused::NothingAsked)
    );
}

#[test]
fn a_draw_that_was_declined_may_be_offered_again_after_a_move() {
    let mut play = play(2, Clock::default());
    let ask = Action::Ask(Ask::Draw);
    play.act(0, ask.clone()).unwrap();
    play.act(1, Action::Answer(Answer::No)).unwrap();
    assert_eq!(play.act(0, ask.clone()), Err(Refused::Declined(Ask::Draw)));
    // The other has not asked yet.
    play.act(1, ask.clone()).unwrap();
    play.act(0, Action::Answer(Answer::No)).unwrap();
    assert_eq!(play.act(1, ask.clone()), Err(Refused::Declined(Ask::Draw)));
    play.passes(0);
    play.act(0, ask).unwrap();
}

#[test]
fn a_move_is_taken_back_alone_while_nobody_moved() {
    let mut play = play(2, turns(30));
    assert_eq!(
        play.act(0, Action::TakeBack),
        Err(Refused::NothingToTakeBack)
    );
    let before = play.table.view(Viewer::Spectator);
    play.says(0, "акот", (0, 0));
    assert_eq!(
        play.act(1, Action::TakeBack),
        Err(Refused::NothingToTakeBack)
    );
    play.later(10).act(0, Action::TakeBack).unwrap();
    assert_eq!(play.table.view(Viewer::Spectator), before);
    assert_eq!(play.left(0), (Some(30), None));
    assert_eq!(play.table.log().len(), 3, "the log is never cut");
    assert_eq!(play.replayed().view(Viewer::Spectator), before);
    assert_eq!(
        play.act(0, Action::TakeBack),
        Err(Refused::NothingToTakeBack)
    );
    play.says(0, "акот", (0, 2));
    assert_eq!(play.turn(), 1);
}

#[test]
fn later_the_others_must_agree() {
    let mut play = play(2, Clock::default());
    let start = play.table.view(Viewer::Spectator);
    play.says(0, "акот", (0, 0));
    play.says(1, "бот", (1, 0));
    let both = play.table.view(Viewer::Spectator);
    play.act(0, Action::TakeBack).unwrap();
    assert_eq!(play.table.view(Viewer::Spectator), both);
    play.act(1, Action::Answer(Answer::No)).unwrap();
    assert_eq!(play.table.view(Viewer::Spectator), both);
    // What was declined isn't asked again before somebody has moved.
    let keep = Seq(0);
    assert_eq!(
        play.act(0, Action::TakeBack),
        Err(Refused::Declined(Ask::TakeBack { keep }))
    );
    play.passes(0);
    play.act(0, Action::TakeBack).unwrap();
    play.act(0, Action::TakeBack).unwrap();
    play.act(1, Action::Answer(Answer::Yes)).unwrap();
    assert_eq!(play.table.view(Viewer::Spectator), start);
    assert_eq!(play.turn(), 0);
}

#[test]
fn an_ask_for_what_never_was_is_refused() {
    let mut play = play(2, Clock::default());
    let keep = Seq(40);
    let ask = Action::Ask(Ask::TakeBack { keep });
    assert_eq!(play.act(0, ask), Err(Refused::NothingToTakeBack));
}

#[test]
fn who_left_does_nothing_more() {
    let mut play = play(3, Clock::default());
    play.act(0, Action::Resign).unwrap();
    for action in [
        Action::Resign,
        Action::Move(Move::Pass),
        Action::TakeBack,
        Action::Ask(Ask::Draw),
        Action::Answer(Answer::Yes),
    ] {
        assert_eq!(play.act(0, action), Err(Refused::Out));
    }
    let seat = Seat(9);
    assert_eq!(play.act(seat.0, Action::Resign), Err(Refused::Out));
    // And nobody waits for them.
    play.act(1, Action::Ask(Ask::Draw)).unwrap();
    play.act(2, Action::Answer(Answer::Yes)).unwrap();
    assert!(play.table.outcome().is_some());
}

#[test]
fn damaged_logs_are_corrupt() {
    let mut play = play(2, turns(30));
    play.says(0, "акот", (0, 0));
    play.act(1, Action::Ask(Ask::Draw)).unwrap();
    let header = play.table.header().clone();
    let log = play.table.log().to_vec();
    let check = |header: &Header<Options>, log: Vec<Entry<Event>>, why: &str| {
        let corrupt = Table::<Balda>::replay(header.clone(), log).err();
        assert!(corrupt.is_some(), "{why}");
    };
    let entry = |by: Option<Seat>, what| Entry {
        at: DAWN,
        by,
        part: 0,
        what,
    };
    let with = |last| [log.clone(), vec![last]].concat();
    check(&header, Vec::new(), "nothing");
    check(&header, log[1..].to_vec(), "no beginning");
    check(&header, [&log[..1], &log[..1]].concat(), "two beginnings");
    check(&header, [&log[..2], &log[1..2]].concat(), "a move twice");
    check(
        &header,
        with(entry(None, What::Asked { ask: Ask::Draw })),
        "nobody asked",
    );
    let answer = Answer::Yes;
    check(
        &header,
        with(entry(None, What::Answered { answer })),
        "nobody answered",
    );
    let nothing = [
        &log[..2],
        &[entry(Some(Seat(1)), What::Answered { answer })],
    ]
    .concat();
    check(&header, nothing, "an answer to nothing");
    let keep = Seq(77);
    check(
        &header,
        with(entry(None, What::TakenBack { keep })),
        "back to nowhere",
    );
    let later = Header {
        v: LOG_VERSION + 1,
        ..header.clone()
    };
    check(&later, log.clone(), "a later version");
    let crowd = Header {
        players: 99,
        ..header.clone()
    };
    check(&crowd, log.clone(), "too many players");
    let seat = Seat(200);
    let stranger = Event::Passed {
        seat,
        why: crate::balda::Passing::Said,
    };
    check(
        &header,
        with(entry(Some(seat), What::Game(stranger))),
        "a seat there isn't",
    );
}
