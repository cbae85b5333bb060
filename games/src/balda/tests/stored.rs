use super::*;

#[test]
fn what_happened_reads_back() {
    let mut play = balda("алдан лак ладан");
    play.say(0, "алдан 4,1");
    play.pass(1);
    play.leave(0);
    let text = serde_json::to_string(&play.log).unwrap();
    let read: Vec<Event> = serde_json::from_str(&text).unwrap();
    assert_eq!(read, play.log);
    let mut again = Balda::start(&play.game.options, 2, &read[0]).unwrap();
    for event in &read[1..] {
        again.apply(event).unwrap();
    }
    assert_eq!(again, play.game);
}

#[test]
fn the_stored_form_stays() {
    let mut play = balda("алдан лак ладан");
    play.say(0, "алдан 4,1");
    let text = serde_json::to_string(&play.log).unwrap();
    let expected = concat!(
        r#"[{"set_up":{"first":0,"word":"балда","letters":[1,0,11,4,0],"#,
        r#""cells":[10,11,12,13,14],"turns":"single"}},"#,
        r#"{"placed":{"seat":0,"cell":9,"letter":13,"path":[11,12,13,14,9],"#,
        r#""word":"алдан","points":5}}]"#
    );
    assert_eq!(text, expected);
}

#[test]
fn options_of_an_older_version_get_what_is_new() {
    let old: Options =
        serde_json::from_str(r#"{"variant":"royal","size":{"width":7,"height":6}}"#).unwrap();
    let expected = Options {
        variant: Variant::Royal,
        size: Size {
            width: 7,
            height: 6,
        },
        ..Options::default()
    };
    assert_eq!(old, expected);
    let text = serde_json::to_string(&expected).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), expected);
}

#[test]
fn a_first_event_that_does_not_fit_is_corrupt() {
    let good = balda("лак").log.remove(0);
    let check = |change: fn(&mut Event)| {
        let mut event = good.clone();
        change(&mut event);
        assert!(
            Balda::start(&options("балда"), 2, &event).is_err(),
            "{event:?}"
        );
    };
    assert!(Balda::start(&options("балда"), 2, &good).is_ok());
    assert!(Balda::start(&options("балда"), 9, &good).is_err());
    check(|event| *event = Event::Accepted);
    check(|event| {
        if let Event::SetUp { first, .. } = event {
            *first = Seat(2)
        }
    });
    check(|event| {
        if let Event::SetUp { cells, .. } = event {
            cells.swap(0, 1)
        }
    });
    check(|event| {
        if let Event::SetUp { cells, .. } = event {
            cells.push(Cell(200))
        }
    });
    check(|event| {
        if let Event::SetUp { letters, .. } = event {
            letters.clear()
        }
    });
    check(|event| {
        if let Event::SetUp { turns, .. } = event {
            *turns = Turns::Double
        }
    });
}

#[test]
fn an_event_that_does_not_fit_is_corrupt() {
    let mut play = balda("алдан лак ладан");
    let placed = play.say(0, "алдан 4,1").remove(0);
    let fresh = balda("алдан лак");
    let check = |change: fn(&mut Event)| {
        let mut event = placed.clone();
        change(&mut event);
        assert!(fresh.game.clone().apply(&event).is_err(), "{event:?}");
    };
    assert!(fresh.game.clone().apply(&placed).is_ok());
    check(|event| {
        if let Event::Placed { seat, .. } = event {
            *seat = Seat(1)
        }
    });
    check(|event| {
        if let Event::Placed { seat, .. } = event {
            *seat = Seat(255)
        }
    });
    check(|event| {
        if let Event::Placed { cell, .. } = event {
            *cell = Cell(4)
        }
    });
    check(|event| {
        if let Event::Placed { cell, .. } = event {
            *cell = Cell(255)
        }
    });
    check(|event| {
        if let Event::Placed { cell, .. } = event {
            *cell = Cell(10)
        }
    });
    check(|event| {
        if let Event::Placed { path, .. } = event {
            path.clear()
        }
    });
    check(|event| {
        if let Event::Placed { path, .. } = event {
            path.swap(0, 2)
        }
    });
    check(|event| {
        if let Event::Placed { path, .. } = event {
            path.insert(0, Cell(6))
        }
    });
    check(|event| {
        if let Event::Placed { path, .. } = event {
            path[0] = Cell(255)
        }
    });
    check(|event| {
        if let Event::Placed { path, .. } = event {
            *path = vec![Cell(9); 300]
        }
    });
    check(|event| {
        if let Event::Placed { points, .. } = event {
            points.0 = 6
        }
    });
    check(|event| *event = Event::Accepted);
    check(|event| *event = Event::Rejected);
    check(|event| {
        *event = Event::Voted {
            seat: Seat(1),
            vote: Vote::For,
        }
    });
    check(|event| {
        *event = Event::Passed {
            seat: Seat(1),
            why: Passing::Said,
        }
    });
    check(|event| {
        *event = Event::Left {
            seat: Seat(2),
            why: Leaving::Flag,
        }
    });
    check(|event| *event = Event::Ended { why: End::Full });
    check(|event| *event = Event::Ended { why: End::Passes });
    check(|event| *event = Event::Ended { why: End::OneLeft });
    let mut over = fresh.game.clone();
    over.apply(&Event::Ended { why: End::Agreed }).unwrap();
    assert!(over.apply(&placed).is_err());
    assert!(play.game.apply(&placed).is_err(), "twice");
}
