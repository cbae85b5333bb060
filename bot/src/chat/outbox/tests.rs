//! The queue by a clock moved by hand, then the loop around it.

mod drawn;

use super::{
    Again, Carrier, Class, Lane, Limits, Load, Next, Parcel, Queue, Rate, Sent, Ticket, run,
};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

static GROUP: [Rate; 2] = [Rate::new(3, 3_000), Rate::new(20, 60_000)];
static FREE: [Rate; 1] = [Rate::new(1_000, 1_000)];
static OVERALL: [Rate; 1] = [Rate::new(30, 1_000)];

#[derive(Clone, PartialEq, Eq, Debug)]
struct Text(String);

impl Load for Text {
    fn over(self, older: Text) -> Text {
        Text(format!("{}+{}", older.0, self.0))
    }

    fn is_begun(&self) -> bool {
        self.0.starts_with("rest")
    }

    fn is_drawn_first(&self) -> bool {
        self.0.starts_with("picture")
    }
}

/// A queue and a clock.
struct Desk {
    queue: Queue<Text>,
    start: Instant,
    now: Instant,
}

impl Desk {
    fn new() -> Desk {
        Desk::with(64)
    }

    fn with(at_once: usize) -> Desk {
        let start = Instant::now();
        let limits = Limits {
            overall: &OVERALL,
            at_once,
        };
        Desk {
            queue: Queue::new(limits),
            start,
            now: start,
        }
    }

    fn push(&mut self, lane: &str, class: Class, merge: Option<&str>, text: &str) {
        self.weigh(lane, class, merge, text, 1);
    }

    fn weigh(&mut self, lane: &str, class: Class, merge: Option<&str>, text: &str, weight: usize) {
        let lane = Lane {
            name: lane.into(),
            rates: &GROUP,
        };
        let load = Text(text.to_owned());
        let merge = merge.map(str::to_owned);
        let parcel = Parcel {
            lane,
            class,
            merge,
            weight,
            expires: None,
            load,
        };
        self.queue.push(self.now, parcel);
    }

    /// What is to be sent next; what is to be drawn first is, at once.
    fn next(&mut self) -> Next<Text> {
        loop {
            match self.queue.next(self.now) {
                Next::Draw(ticket, load) => self.queue.drawn(self.now, ticket, load),
                next => return next,
            }
        }
    }

    /// What is to be drawn now, until there is something else to be done: that comes last.
    fn draws(&mut self) -> (Vec<(Ticket, Text)>, Next<Text>) {
        let mut drawing = Vec::new();
        loop {
            match self.queue.next(self.now) {
                Next::Draw(ticket, load) => drawing.push((ticket, load)),
                next => return (drawing, next),
            }
        }
    }

    fn take(&mut self) -> Option<(Ticket, Text)> {
        match self.next() {
            Next::Draw(..) => None,
            Next::Send(ticket, load) => Some((ticket, load)),
            Next::At(at) => {
                assert!(at > self.now, "it says to wait until a time that has come");
                None
            }
            Next::Idle => None,
        }
    }

    /// All that can go now, each done at once.
    fn goes(&mut self) -> Vec<String> {
        let mut gone = Vec::new();
        while let Some((ticket, load)) = self.take() {
            gone.push(load.0);
            self.queue.returned(self.now, ticket, Sent::Done);
        }
        gone
    }

    fn wait(&mut self, ms: u64) {
        self.now += Duration::from_millis(ms);
    }

    /// Lets time pass until all has gone: what went, with the second.
    fn run(&mut self) -> Vec<(u64, String)> {
        let mut gone = Vec::new();
        for _ in 0..10_000 {
            match self.next() {
                Next::Draw(..) => {}
                Next::Send(ticket, load) => {
                    gone.push(((self.now - self.start).as_millis() as u64, load.0));
                    self.queue.returned(self.now, ticket, Sent::Done);
                }
                Next::At(at) => self.now = at,
                Next::Idle => break,
            }
        }
        gone
    }
}

fn texts(gone: &[(u64, String)]) -> Vec<&str> {
    gone.iter().map(|(_, text)| text.as_str()).collect()
}

#[test]
fn a_lane_keeps_its_order_and_its_budget() {
    let mut desk = Desk::new();
    for n in 0..25 {
        desk.push("a", Class::Post, None, &n.to_string());
    }
    let gone = desk.run();
    let expected: Vec<String> = (0..25).map(|n| n.to_string()).collect();
    assert_eq!(texts(&gone), expected);
    for (most, within) in [(3, 3_000), (20, 60_000)] {
        for pair in gone.windows(most + 1) {
            assert!(
                pair[most].0 - pair[0].0 >= within,
                "{most} in {within}: {pair:?}"
            );
        }
    }
    // And not slower than that: twenty in the first minute.
    assert_eq!(gone.iter().filter(|(at, _)| *at < 60_000).count(), 20);
}

#[test]
fn all_lanes_together_keep_the_overall_budget_and_are_served_in_turn() {
    let mut desk = Desk::new();
    for n in 0..3 {
        for lane in 0..40 {
            desk.push(&lane.to_string(), Class::Post, None, &format!("{lane}:{n}"));
        }
    }
    let gone = desk.run();
    assert_eq!(gone.len(), 120);
    for pair in gone.windows(31) {
        assert!(pair[30].0 - pair[0].0 >= 1_000);
    }
    let first_round = gone
        .iter()
        .take(40)
        .filter(|(_, text)| text.ends_with(":0"));
    assert_eq!(
        first_round.count(),
        40,
        "nobody goes twice before all went once"
    );
}

#[test]
fn what_arrives_late_counts_when_it_arrived() {
    let mut desk = Desk::new();
    for lane in 0..40 {
        desk.push(&lane.to_string(), Class::Post, None, "x");
    }
    let under_way: Vec<Ticket> =
        std::iter::from_fn(|| desk.take().map(|(ticket, _)| ticket)).collect();
    assert_eq!(under_way.len(), 30);
    // Had they all arrived at once, so late, ten more behind them would be too many.
    desk.now += Duration::from_millis(900);
    for ticket in under_way {
        desk.queue.returned(desk.now, ticket, Sent::Done);
    }
    desk.now += Duration::from_millis(999);
    assert!(desk.take().is_none());
    desk.now += Duration::from_millis(1);
    let rest = std::iter::from_fn(|| desk.take()).count();
    assert_eq!(rest, 10);
}

#[test]
fn what_was_long_under_way_counts_from_its_end() {
    let mut desk = Desk::new();
    for n in 0..4 {
        desk.push("a", Class::Post, None, &n.to_string());
    }
    for _ in 0..3 {
        let (ticket, _) = desk.take().unwrap();
        desk.wait(500);
        desk.queue.returned(desk.now, ticket, Sent::Done);
    }
    desk.wait(1_999);
    assert!(
        desk.take().is_none(),
        "the first arrived only three seconds ago at the latest"
    );
    desk.wait(1);
    assert!(desk.take().is_some());
}

#[test]
fn one_at_a_time_in_a_lane() {
    let mut desk = Desk::new();
    desk.push("a", Class::Post, None, "1");
    desk.push("a", Class::Post, None, "2");
    desk.push("b", Class::Post, None, "3");
    let (first, _) = desk.take().unwrap();
    assert_eq!(desk.take().unwrap().1.0, "3");
    assert!(desk.take().is_none());
    desk.queue.returned(desk.now, first, Sent::Done);
    assert_eq!(desk.take().unwrap().1.0, "2");
}

#[test]
fn the_newest_board_wins_and_tells_what_the_older_one_told() {
    let mut desk = Desk::new();
    for n in ["x", "y", "z"] {
        desk.push("a", Class::Post, None, n);
    }
    assert_eq!(desk.goes().len(), 3);
    desk.push("a", Class::Post, Some("game"), "board1");
    desk.push("a", Class::Post, None, "end of another");
    desk.push("a", Class::Post, Some("game"), "board2");
    desk.push("a", Class::Tell, None, "no such word");
    desk.push("a", Class::Post, Some("other"), "board of another game");
    desk.push("a", Class::Post, Some("game"), "board3");
    let gone = desk.run();
    assert_eq!(
        texts(&gone),
        [
            "board1+board2+board3",
            "end of another",
            "no such word",
            "board of another game"
        ]
    );
}

#[test]
fn a_board_that_failed_gives_way_to_a_newer_one_unless_it_was_half_sent() {
    let check = |came_back: &str, expected: &[&str]| {
        let mut desk = Desk::new();
        desk.push("a", Class::Post, Some("game"), "1");
        let (ticket, _) = desk.take().unwrap();
        desk.push("a", Class::Post, Some("game"), "2");
        let back = Text(came_back.to_owned());
        desk.queue
            .returned(desk.now, ticket, Sent::Again(back, Again::Soon));
        assert!(desk.goes().is_empty(), "it waits after a failure");
        assert_eq!(texts(&desk.run()), expected);
    };
    check("1", &["1+2"]);
    check("rest of 1", &["rest of 1", "2"]);
}

#[test]
fn a_flood_limit_is_waited_out_in_its_own_lane() {
    let mut desk = Desk::new();
    desk.push("a", Class::Post, None, "1");
    let (ticket, load) = desk.take().unwrap();
    desk.push("a", Class::Post, None, "2");
    desk.push("b", Class::Post, None, "elsewhere");
    let wait = Again::After(Duration::from_secs(17));
    desk.queue
        .returned(desk.now, ticket, Sent::Again(load, wait));
    assert_eq!(desk.goes(), ["elsewhere"]);
    desk.wait(16_999);
    assert!(desk.goes().is_empty());
    desk.wait(1);
    assert_eq!(desk.goes(), ["1", "2"]);
}

#[test]
fn an_overall_flood_limit_stops_everything() {
    let mut desk = Desk::new();
    desk.push("a", Class::Post, None, "1");
    let (ticket, load) = desk.take().unwrap();
    desk.push("b", Class::Post, None, "2");
    desk.push("b", Class::Answer, None, "3");
    let wait = Again::AllAfter(Duration::from_secs(5));
    desk.queue
        .returned(desk.now, ticket, Sent::Again(load, wait));
    assert!(desk.goes().is_empty());
    desk.wait(5_000);
    assert_eq!(desk.goes(), ["3", "2", "1"]);
}

#[test]
fn failures_are_repeated_ever_later_and_a_post_for_ever() {
    let mut desk = Desk::new();
    desk.push("a", Class::Post, None, "1");
    let mut waits = Vec::new();
    for _ in 0..20 {
        let before = desk.now;
        let (ticket, load) = loop {
            match desk.next() {
                Next::Send(ticket, load) => break (ticket, load),
                Next::At(at) => desk.now = at,
                Next::Draw(..) | Next::Idle => panic!("a post was dropped"),
            }
        };
        waits.push(desk.now - before);
        desk.queue
            .returned(desk.now, ticket, Sent::Again(load, Again::Soon));
    }
    assert!(waits[1] <= Duration::from_millis(500));
    assert!(waits[19] >= Duration::from_secs(30) && waits[19] <= Duration::from_secs(60));
    assert_eq!(desk.queue.len(), 1);
}

#[test]
fn an_answer_is_given_up_in_the_end() {
    let mut desk = Desk::new();
    desk.push("a", Class::Tell, None, "1");
    let mut tries = 0;
    for _ in 0..1_000 {
        match desk.next() {
            Next::Draw(..) => {}
            Next::Send(ticket, load) => {
                tries += 1;
                desk.queue
                    .returned(desk.now, ticket, Sent::Again(load, Again::Soon));
            }
            Next::At(at) => desk.now = at,
            Next::Idle => break,
        }
    }
    assert_eq!((tries, desk.queue.len()), (6, 0));
}

#[test]
fn a_press_is_answered_before_all_else_and_whatever_its_chat_has_used() {
    let mut desk = Desk::new();
    for n in 0..5 {
        desk.push("a", Class::Post, None, &n.to_string());
    }
    desk.push("a", Class::Answer, None, "pressed");
    assert_eq!(desk.goes(), ["pressed", "0", "1", "2"]);
    desk.push("a", Class::Answer, None, "again");
    assert_eq!(desk.goes(), ["again"]);
}

#[test]
fn an_answer_that_takes_nothing_waits_for_no_budget_and_no_place() {
    let mut desk = Desk::with(2);
    for lane in 0..40 {
        desk.push(&lane.to_string(), Class::Post, None, "post");
    }
    assert_eq!(desk.goes().len(), 30, "all of the budget");
    desk.weigh("a", Class::Answer, None, "pressed", 0);
    desk.push("a", Class::Answer, None, "counted");
    assert_eq!(desk.goes(), ["pressed"]);
    desk.wait(1_000);
    let under_way = [desk.take().unwrap(), desk.take().unwrap()];
    assert_eq!(under_way[0].1.0, "counted");
    assert!(desk.take().is_some() && desk.take().is_none(), "two places");
    desk.weigh("a", Class::Answer, None, "pressed", 0);
    assert!(desk.take().is_some(), "answers have two of their own");
}

#[test]
fn a_late_answer_is_dropped() {
    let mut desk = Desk::new();
    let lane = Lane {
        name: "a".into(),
        rates: &GROUP,
    };
    let parcel = |desk: &Desk, class| Parcel {
        lane: lane.clone(),
        class,
        merge: None,
        weight: 1,
        expires: Some(desk.now + Duration::from_secs(10)),
        load: Text("late".to_owned()),
    };
    for class in [Class::Answer, Class::Tell] {
        let late = parcel(&desk, class);
        desk.queue.push(desk.now, late);
    }
    desk.wait(10_000);
    assert!(desk.goes().is_empty());
    assert!(desk.queue.is_empty());
}

#[test]
fn buttons_go_in_spare_capacity() {
    let mut desk = Desk::new();
    desk.push("a", Class::Spare, Some("m1"), "unbutton 1");
    desk.push("a", Class::Post, None, "board");
    desk.push("a", Class::Spare, Some("m1"), "unbutton 1 again");
    assert_eq!(desk.goes(), ["board"], "half of three a second is used");
    desk.wait(3_000);
    assert_eq!(desk.goes(), ["unbutton 1+unbutton 1 again"]);
    desk.wait(60_000);
    for n in 0..15 {
        desk.push("a", Class::Post, None, "board");
        desk.push("a", Class::Spare, None, &format!("unbutton {n}"));
        desk.goes();
        desk.wait(3_000);
    }
    let left = desk.queue.len();
    assert!(
        left >= 5,
        "at most half of the budget is spent on buttons: {left} left"
    );
    assert_eq!(desk.run().len(), left);
}

#[test]
fn spare_work_that_became_wrong_is_dropped() {
    let mut desk = Desk::new();
    desk.push("a", Class::Spare, Some("m1"), "unbutton 1");
    desk.push("a", Class::Spare, Some("m2"), "unbutton 2");
    desk.push("a", Class::Post, Some("m1"), "edit 1");
    let gone = desk.run();
    assert_eq!(texts(&gone), ["edit 1", "unbutton 2"]);
}

#[test]
fn too_many_answers_cost_the_oldest_and_no_post() {
    let mut desk = Desk::new();
    for n in 0..100 {
        desk.push("a", Class::Tell, None, &format!("t{n}"));
        desk.push("a", Class::Post, None, &format!("p{n}"));
    }
    let gone = desk.run();
    let posts = gone
        .iter()
        .filter(|(_, text)| text.starts_with('p'))
        .count();
    assert_eq!((posts, gone.len()), (100, 140));
    assert_eq!(gone.last().map(|(_, text)| text.as_str()), Some("p99"));
}

#[test]
fn a_chat_that_shut_its_door_gets_nothing_of_what_waited() {
    let mut desk = Desk::new();
    for n in 0..5 {
        desk.push("a", Class::Post, None, &n.to_string());
    }
    desk.push("b", Class::Post, None, "elsewhere");
    let (ticket, _) = desk.take().unwrap();
    desk.queue.returned(desk.now, ticket, Sent::Shut);
    assert_eq!(desk.goes(), ["elsewhere"]);
    desk.push("a", Class::Post, None, "let in again");
    assert_eq!(desk.goes(), ["let in again"]);
}

#[test]
fn lanes_are_forgotten_when_they_have_nothing_left() {
    let mut desk = Desk::new();
    for n in 0..500 {
        desk.push(&n.to_string(), Class::Post, None, "x");
    }
    desk.run();
    desk.wait(200_000);
    assert!(matches!(desk.queue.next(desk.now), Next::Idle));
    assert_eq!(desk.queue.lanes(), 0);
}

/// Notes what it is given; panics when it is told to.
struct Noting(Mutex<Vec<String>>);

impl Carrier for Noting {
    type Load = Text;

    async fn carry(&self, load: Text) -> Sent<Text> {
        assert!(load.0 != "panic", "as told");
        if load.0 == "twice" {
            return Sent::Again(Text("second time".to_owned()), Again::Soon);
        }
        self.0.lock().unwrap().push(load.0);
        Sent::Done
    }
}

#[tokio::test]
async fn the_loop_sends_outlives_a_panic_and_ends_when_nothing_more_can_come() {
    let noting = Arc::new(Noting(Mutex::default()));
    let limits = Limits {
        overall: &FREE,
        at_once: 4,
    };
    let (send, receive) = mpsc::channel(100);
    let running = tokio::spawn(run(noting.clone(), limits, receive, Arc::default()));
    for text in ["1", "panic", "2", "twice", "3"] {
        let lane = Lane {
            name: "a".into(),
            rates: &FREE,
        };
        let load = Text(text.to_owned());
        let parcel = Parcel {
            lane,
            class: Class::Post,
            merge: None,
            weight: 1,
            expires: None,
            load,
        };
        send.send(parcel).await.unwrap();
    }
    drop(send);
    tokio::time::timeout(Duration::from_secs(5), running)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(*noting.0.lock().unwrap(), ["1", "2", "second time", "3"]);
}
