use super::Abaku;
use crate::abaku::{
    Bag, Bonuses, Cell, Digit, End, Event, Illegal, Last, Move, Options, Passing, Rack, Rules,
    Standing, Stone, Unfit,
};
use crate::words::Lexicon;
use crate::{At, Corrupt, Game, Leaving, Points, Retract, Seat, Seats, Viewer, World};
use proptest::prelude::*;

fn in_world<T>(seed: u64, act: impl FnOnce(&mut World<'_>) -> T) -> T {
    let words = Lexicon::empty();
    let mut chance = fastrand::Rng::with_seed(seed);
    act(&mut World {
        words,
        chance: &mut chance,
        now: At(0),
    })
}

/// A game without bonuses in which seat 0 begins; the bag is dealt from its left end.
struct Played {
    state: Abaku,
    log: Vec<Event>,
}

fn game(players: u8, bag: &str) -> Played {
    let stones = Digit::parse(&bag.replace(' ', "")).unwrap();
    let first = Event::SetUp {
        first: Seat(0),
        bag: Bag::of(stones),
    };
    let rules = Rules {
        bonuses: Bonuses::None,
        ..Rules::default()
    };
    let options = Options {
        rules,
        ..Options::default()
    };
    let state = Abaku::start(&options, players, &first).unwrap();
    Played {
        state,
        log: vec![first],
    }
}

impl Played {
    fn does(&mut self, seat: u8, text: &str) -> Result<(), Illegal> {
        let mv = match text.split_once(' ') {
            None => Move::Pass,
            Some(("exchange", digits)) => Move::Exchange(rack(digits)),
            Some(_) => Move::Lay(stones(text)),
        };
        let events = in_world(1, |world| self.state.decide(Seat(seat), &mv, world))?;
        self.happen(events);
        Ok(())
    }

    #[track_caller]
    fn all(&mut self, moves: &[(u8, &str)]) {
        for (seat, text) in moves {
            self.does(*seat, text)
                .unwrap_or_else(|why| panic!("{seat} {text}: {why:?}"));
        }
    }

    fn leaves(&mut self, seat: u8, why: Leaving) {
        let events = in_world(1, |world| self.state.left(Seat(seat), why, world));
        self.happen(events);
    }

    fn happen(&mut self, events: Vec<Event>) {
        for event in events {
            self.state.apply(&event).unwrap();
            self.log.push(event);
        }
    }

    /// How it ended, the totals, the places.
    #[track_caller]
    fn ended(&self, why: End, scores: &[i32], places: &[u8]) {
        assert_eq!(self.log.last(), Some(&Event::Ended { why }));
        assert_eq!(self.state.scores(), scores);
        assert_eq!(self.state.outcome().unwrap().places, places);
        assert_eq!(self.state.turn(), Seats::NONE);
    }

    fn rack(&self, seat: u8) -> String {
        let rack = self.state.view(Viewer::Seat(Seat(seat))).rack.unwrap();
        assert_eq!(rack.seat, Seat(seat));
        rack.stones
            .stones()
            .map(|d| d.value().to_string())
            .collect()
    }
}

fn rack(digits: &str) -> Rack {
    Digit::parse(digits).unwrap().into_iter().collect()
}

/// `24 g8` across.
fn stones(text: &str) -> Vec<Stone> {
    let (digits, cell) = text.split_once(' ').unwrap();
    let first = Cell::parse(cell).unwrap();
    let digits = Digit::parse(digits).unwrap();
    (0..)
        .zip(digits)
        .map(|(n, d)| Stone(Cell(first.0 + n), d))
        .collect()
}

#[test]
fn the_offer_is_vetted() {
    #[track_caller]
    fn check(players: u8, each: u8, expected: Result<(), Unfit>) {
        let options = Options {
            each,
            ..Options::default()
        };
        let vetted = in_world(1, |world| Abaku::vet(&options, players, world));
        assert_eq!(vetted, expected);
        let set_up = in_world(1, |world| Abaku::set_up(&options, players, None, world));
        assert_eq!(set_up.map(|_| ()), expected);
    }
    check(1, 11, Ok(()));
    check(4, 4, Ok(()));
    check(2, 22, Ok(()));
    check(0, 11, Err(Unfit::Players { least: 1, most: 4 }));
    check(5, 11, Err(Unfit::Players { least: 1, most: 4 }));
    check(2, 3, Err(Unfit::Stones { least: 4, most: 22 }));
    check(2, 23, Err(Unfit::Stones { least: 4, most: 22 }));
}

#[test]
fn the_bag_has_as_many_of_each_digit_and_the_named_seat_begins() {
    let event = in_world(3, |w| {
        Abaku::set_up(&Options::default(), 3, Some(Seat(2)), w)
    })
    .unwrap();
    let Event::SetUp {
        first: Seat(2),
        bag,
    } = &event
    else {
        panic!("{event:?}")
    };
    assert_eq!(bag.len(), 110);
    let all: Rack = bag.stones().iter().copied().collect();
    assert!(Digit::all().all(|d| all.count(d) == 11));
    let state = Abaku::start(&Options::default(), 3, &event).unwrap();
    let own = state.view(Viewer::Seat(Seat(2))).rack.unwrap().stones;
    assert_eq!(own, bag.stones()[..5].iter().copied().collect());
    assert_eq!(state.view(Viewer::Spectator).bag, 95);
}

#[test]
fn laying_scores_draws_and_passes_the_turn_on() {
    let mut game = game(2, "24055 11111 98 7654321");
    assert_eq!(game.does(1, "pass"), Err(Illegal::NotYourTurn));
    game.all(&[(0, "24 g8")]);
    assert_eq!(game.rack(0), "05589");
    assert_eq!(game.state.scores(), [6, 0]);
    assert_eq!(game.state.turn(), Seats::one(Seat(1)));
    let view = game.state.view(Viewer::Spectator);
    let Some(Last::Laid {
        seat: Seat(0),
        operations,
        points: Points(6),
        ..
    }) = view.last
    else {
        panic!("{view:?}")
    };
    assert_eq!(operations[0].reading.to_string(), "2²=4");
    assert_eq!((view.bag, view.rack), (7, None));
    assert_eq!((view.players[0].stones, view.players[1].stones), (5, 5));
}

#[test]
fn an_illegal_try_changes_nothing() {
    let mut game = game(2, "24055 11111 98");
    let before = game.state.view(Viewer::Seat(Seat(0)));
    assert_eq!(
        game.does(0, "99 g8"),
        Err(Illegal::NotInRack {
            missing: rack("99").into()
        })
    );
    assert_eq!(
        game.does(0, "exchange 9"),
        Err(Illegal::NotInRack {
            missing: rack("9").into()
        })
    );
    assert_eq!(game.does(0, "exchange "), Err(Illegal::ExchangeNothing));
    assert_eq!(
        game.does(0, "exchange 240"),
        Err(Illegal::BagTooEmpty { left: 2 })
    );
    assert_eq!(game.state.view(Viewer::Seat(Seat(0))), before);
    assert_eq!(game.log.len(), 1);
}

#[test]
fn an_exchange_draws_first_then_returns() {
    let mut game = game(2, "24055 11111 98");
    game.all(&[(0, "exchange 24")]);
    assert_eq!(game.rack(0), "05589");
    let bag: Rack = game.state.bag.stones().iter().copied().collect();
    assert_eq!(bag, rack("24"));
    let view = game.state.view(Viewer::Seat(Seat(1)));
    assert_eq!(
        view.last,
        Some(Last::Exchanged {
            seat: Seat(0),
            count: 2
        })
    );
    assert_eq!(view.turn, Some(Seat(1)));
}

#[test]
fn closing_takes_the_stones_of_the_others() {
    let mut game = game(3, "24 224 99990 11111");
    game.all(&[(0, "224 g8"), (1, "pass"), (2, "pass")]);
    game.all(&[(0, "24 j8")]);
    game.ended(End::Closed, &[game.state.scores()[0], -36, -5], &[1, 3, 2]);
    let laid: i32 = game
        .log
        .iter()
        .map(|e| {
            if let Event::Laid { points, .. } = e {
                points.0
            } else {
                0
            }
        })
        .sum();
    assert_eq!(game.state.scores()[0], laid + 41);
}

#[test]
fn a_forfeit_goes_on_without_the_player_and_the_last_one_wins_with_nothing_subtracted() {
    let mut game = game(3, "24222 99999 11111 99999 99999");
    for _ in 0..2 {
        game.all(&[(0, "pass"), (1, "pass"), (2, "pass")]);
    }
    game.all(&[(0, "24 g8"), (1, "pass")]);
    assert_eq!(game.log.last(), Some(&Event::Forfeited { seat: Seat(1) }));
    assert_eq!(
        game.state.playing(),
        [Seat(0), Seat(2)].into_iter().collect()
    );
    game.all(&[(2, "pass")]);
    game.ended(End::OneLeft, &[6, 0, 0], &[1, 2, 2]);
    assert_eq!(game.state.players[1].standing, Standing::Forfeited);
}

#[test]
fn three_passes_with_an_empty_bag_finish_and_may_win() {
    let mut game = game(2, "24111 99999");
    game.all(&[
        (0, "24 g8"),
        (1, "pass"),
        (0, "pass"),
        (1, "pass"),
        (0, "pass"),
        (1, "pass"),
    ]);
    assert!(game.log.contains(&Event::Finished { seat: Seat(1) }));
    game.ended(End::FewLeft, &[3, -45], &[1, 2]);
}

#[test]
fn laying_and_exchanging_reset_the_passes() {
    let mut game = game(2, "24222 11111 99999 99999");
    game.all(&[(0, "pass"), (1, "pass"), (0, "pass"), (1, "pass")]);
    game.all(&[(0, "24 g8"), (1, "exchange 1")]);
    assert!(game.state.players.iter().all(|p| p.passes == 0));
    assert_eq!(game.state.playing().len(), 2);
}

#[test]
fn three_quiet_rounds_with_an_exchange_end_it_without_forfeits() {
    let mut game = game(2, "24222 11111 99999 99999");
    game.all(&[
        (0, "24 g8"),
        (1, "exchange 1"),
        (0, "pass"),
        (1, "pass"),
        (0, "pass"),
        (1, "pass"),
    ]);
    assert_eq!(game.state.outcome(), None);
    game.all(&[(0, "pass")]);
    assert_eq!(game.state.playing().len(), 2);
    assert_eq!(game.log.last(), Some(&Event::Ended { why: End::Stuck }));
    let left: Vec<i32> = game.state.players.iter().map(|p| p.rack.sum()).collect();
    assert_eq!(game.state.scores(), [6 - left[0], -left[1]]);
}

#[test]
fn alone_passes_never_forfeit() {
    let mut game = game(1, "24222 9");
    game.all(&[(0, "pass"); 7]);
    assert_eq!(game.state.outcome(), None);
    game.all(&[(0, "24 g8"), (0, "pass"), (0, "pass"), (0, "pass")]);
    game.ended(End::FewLeft, &[6 - 15], &[1]);
}

#[test]
fn leaving_is_a_forfeit_in_and_out_of_turn() {
    let mut game = game(3, "24222 99999 11111 99999 99999");
    game.all(&[(0, "24 g8")]);
    game.leaves(2, Leaving::Resigned);
    assert_eq!(game.state.turn(), Seats::one(Seat(1)));
    let turns = game.state.turns();
    game.all(&[(1, "pass"), (0, "pass")]);
    assert_eq!(game.state.turns(), turns + 2);
    game.leaves(0, Leaving::Flag);
    game.ended(End::OneLeft, &[6, 0, 0], &[2, 1, 3]);
    game.leaves(1, Leaving::Resigned);
    assert_eq!(game.does(1, "pass"), Err(Illegal::Over));
}

#[test]
fn time_running_out_is_a_pass_and_a_draw_is_shared() {
    let mut game = game(2, "24222 99999 11111");
    let events = in_world(1, |world| game.state.timed_out(Seat(0), world));
    assert_eq!(
        events,
        [Event::Passed {
            seat: Seat(0),
            why: Passing::Time
        }]
    );
    assert_eq!(
        in_world(1, |world| game.state.timed_out(Seat(1), world)),
        []
    );
    game.happen(events);
    let draw = game.state.agreed_draw();
    game.happen(draw);
    game.ended(End::Agreed, &[0, 0], &[1, 1]);
}

#[test]
fn what_drew_stones_is_taken_back_by_agreement_only() {
    let mut game = game(2, "24222 99999 11111");
    game.all(&[(0, "24 g8"), (1, "exchange 9"), (0, "pass")]);
    let retract = |n: usize| Abaku::retract(&game.log[n..=n]);
    assert_eq!(
        (retract(1), retract(2), retract(3)),
        (Retract::Agreed, Retract::Agreed, Retract::Alone)
    );
}

#[test]
fn stored_events_that_cannot_follow_are_corrupt() {
    let game = game(2, "24222 99999 11111");
    let laid = |seat, cells: &[(u8, u8)]| Event::Laid {
        seat: Seat(seat),
        stones: cells
            .iter()
            .map(|&(c, d)| Stone(Cell(c), Digit::new(d).unwrap()))
            .collect(),
        operations: Vec::new(),
        points: Points(0),
    };
    let exchanged = |given, places: &[u8]| Event::Exchanged {
        seat: Seat(0),
        given: rack(given),
        places: places.to_vec(),
    };
    let check = |event: Event| {
        let mut state = game.state.clone();
        assert!(matches!(state.apply(&event), Err(Corrupt(_))), "{event:?}");
    };
    check(game.log[0].clone());
    check(laid(1, &[(112, 9)]));
    check(laid(0, &[(112, 9)]));
    check(laid(0, &[(250, 2)]));
    check(laid(0, &[(3, 2), (3, 2)]));
    check(laid(9, &[(112, 2)]));
    check(exchanged("9", &[0]));
    check(exchanged("2", &[]));
    check(exchanged("2", &[9]));
    check(Event::Passed {
        seat: Seat(200),
        why: Passing::Said,
    });
    check(Event::Left {
        seat: Seat(2),
        why: Leaving::Resigned,
    });
    let options = Options::default();
    assert!(Abaku::start(&options, 2, &Event::Finished { seat: Seat(0) }).is_err());
    assert!(Abaku::start(&options, 4, &game.log[0]).is_err());
    assert!(serde_json::from_str::<Digit>("10").is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    /// Random games: the log tells the same story again, the stones add up, and what others see
    /// (and a log line would print) doesn't change when only a rack does.
    #[test]
    fn random_games(seed in 0u64.., players in 1u8..=4, each in 4u8..8) {
        let options = Options { each, ..Options::default() };
        in_world(seed, |world| {
            let first = Abaku::set_up(&options, players, None, world).unwrap();
            let mut log = vec![first];
            let mut state = Abaku::start(&options, players, &log[0]).unwrap();
            for _ in 0..400 {
                let Some(seat) = state.turn().only() else { break };
                let moves = state.moves(seat, 40, world);
                let mv = world.chance.choice(&moves).unwrap().clone();
                for event in state.decide(seat, &mv, world).unwrap() {
                    state.apply(&event).unwrap();
                    log.push(event);
                }
                let racks: usize = state.players.iter().map(|p| usize::from(p.rack.len())).sum();
                let all = usize::from(state.board.stones()) + state.bag.len() + racks;
                assert_eq!(all, options.stones());
                let secret = Seat(world.chance.u8(0..players));
                let mut other = state.clone();
                let shown = other.players[secret.index()].rack.len();
                let swapped = (0..shown).map(|_| Digit::new(world.chance.u8(0..10)).unwrap());
                other.players[secret.index()].rack = swapped.collect();
                let of_others = Seat::all(players).filter(|&s| s != secret).map(Viewer::Seat);
                for viewer in of_others.chain([Viewer::Spectator]) {
                    assert_eq!(state.view(viewer), other.view(viewer));
                }
                assert_eq!(format!("{state:?}"), format!("{other:?}"));
            }
            let stored = serde_json::to_string(&log).unwrap();
            let read: Vec<Event> = serde_json::from_str(&stored).unwrap();
            assert_eq!(&read, &log);
            let mut again = Abaku::start(&options, players, &read[0]).unwrap();
            read[1..].iter().for_each(|event| again.apply(event).unwrap());
            for viewer in Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]) {
                assert_eq!(again.view(viewer), state.view(viewer));
            }
            Ok::<(), TestCaseError>(())
        })?;
    }
}
