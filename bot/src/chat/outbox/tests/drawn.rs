//! What has to be drawn before it goes.

use super::{Class, Desk, Next, Sent};

#[test]
fn what_is_drawn_keeps_nothing_from_going() {
    let mut desk = Desk::with(2);
    for lane in ["a", "b", "c"] {
        desk.push(lane, Class::Post, None, &format!("picture {lane}"));
        desk.push(lane, Class::Post, None, "below it");
    }
    let (drawing, next) = desk.draws();
    assert_eq!(drawing.len(), 2, "no more at once than may go");
    assert!(matches!(next, Next::Idle));
    desk.push("d", Class::Post, None, "words");
    desk.push("e", Class::Post, None, "more words");
    desk.push("a", Class::Answer, None, "pressed");
    assert_eq!(desk.goes(), ["pressed", "words", "more words"]);
    assert_eq!(desk.queue.left(), 6);
    // Drawn, it goes before what came later.
    desk.push("d", Class::Post, None, "later");
    for (ticket, load) in drawing {
        desk.queue.drawn(desk.now, ticket, load);
    }
    let gone = desk.goes();
    assert_eq!(gone[..2], ["picture a", "picture b"]);
    assert_eq!(gone.len(), 7);
}

#[test]
fn what_was_drawn_counts_when_it_goes() {
    let mut desk = Desk::new();
    for lane in 0..40 {
        let lane = lane.to_string();
        desk.push(&lane, Class::Post, None, "picture");
    }
    let (drawing, _) = desk.draws();
    assert_eq!(drawing.len(), 40);
    desk.wait(5_000);
    for (ticket, load) in drawing {
        desk.queue.drawn(desk.now, ticket, load);
    }
    assert_eq!(
        desk.goes().len(),
        30,
        "not more than the budget in a second"
    );
    assert_eq!(desk.run().len(), 10);
}

#[test]
fn a_drawn_board_that_waits_gives_way_to_a_newer_one() {
    let mut desk = Desk::new();
    for lane in 0..30 {
        desk.push(&lane.to_string(), Class::Post, None, "post");
    }
    desk.push("a", Class::Post, Some("game"), "picture 1");
    assert_eq!(desk.goes().len(), 30);
    assert!(desk.draws().0.is_empty(), "nothing is drawn that can't go");
    desk.wait(1_000);
    let (mut drawing, _) = desk.draws();
    // Meanwhile others use the budget up.
    for lane in 0..30 {
        desk.push(&format!("more {lane}"), Class::Post, None, "post");
    }
    assert_eq!(desk.goes().len(), 30);
    let (ticket, load) = drawing.pop().unwrap();
    desk.queue.drawn(desk.now, ticket, load);
    assert!(desk.goes().is_empty());
    desk.push("a", Class::Post, Some("game"), "picture 2");
    desk.wait(1_000);
    let (drawing, _) = desk.draws();
    assert_eq!(drawing[0].1.0, "picture 1+picture 2", "it is drawn anew");
}

#[test]
fn what_can_not_be_drawn_leaves_its_lane_open() {
    let mut desk = Desk::new();
    desk.push("a", Class::Post, None, "picture");
    desk.push("a", Class::Post, None, "words");
    let (mut drawing, _) = desk.draws();
    let (ticket, _) = drawing.pop().unwrap();
    desk.queue.returned(desk.now, ticket, Sent::Done);
    assert_eq!(desk.goes(), ["words"]);
    assert!(desk.queue.is_empty());
}
