//! Commands given in a platform's own forms: heard like typed ones, answered like presses.

use bot::chat::{
    Account, Effect, Input, Platform, PressId, RoomKind, RoomRef, Source, Span, Standing,
};
use bot::hall::{Hall, Words};
use games::At;
use std::sync::Arc;
use storage::Memory;

const NOW: At = At(1_788_253_200_000);

fn account(name: &str) -> Account {
    Account {
        platform: Platform::Discord,
        id: format!("id-{name}"),
        name: name.to_owned(),
        username: Some(name.to_lowercase()),
        language: None,
    }
}

fn source(once: &str) -> Source {
    Source {
        room: RoomRef {
            platform: Platform::Discord,
            id: "room".to_owned(),
            topic: None,
        },
        kind: RoomKind::Group,
        language: Some("ru".to_owned()),
        from: account("Anna"),
        standing: Standing::Member,
        once: Some(once.to_owned()),
    }
}

fn asked(once: &str, text: &str) -> Input {
    Input::Asked {
        source: source(once),
        text: text.to_owned(),
        reply_to: None,
        press: PressId(once.to_owned()),
    }
}

/// How often each press is answered by these effects: told, acknowledged.
fn answers(effects: &[Effect], wanted: &str) -> (usize, usize) {
    let (mut told, mut acknowledged) = (0, 0);
    for effect in effects {
        match effect {
            Effect::Tell { press: Some(p), .. } if p.0 == wanted => told += 1,
            Effect::Acknowledge { press, .. } if press.0 == wanted => acknowledged += 1,
            _ => {}
        }
    }
    (told, acknowledged)
}

#[test]
fn every_form_is_answered_once_it_was_heard() {
    let (mut hall, _) = Hall::open(Arc::new(Memory::new()), Words::new(), 1, NOW);
    let mut check = |once: &str, text: &str, expected: (usize, usize), posts: usize| {
        let out = hall.hear(NOW, asked(once, text).into());
        assert_eq!(answers(&out.effects, once), expected, "{text}");
        let posted = |effect: &&Effect| matches!(effect, Effect::Post { .. });
        assert_eq!(out.effects.iter().filter(posted).count(), posts, "{text}");
    };
    check("1", "/pass", (1, 0), 0);
    check("2", "/balda 5x5", (0, 1), 1);
    // Delivered again it makes no second offer, and nobody is left waiting.
    check("2", "/balda 5x5", (0, 1), 0);
    check("3", "/nosuch", (0, 1), 0);
}

#[test]
fn who_is_named_in_a_form_is_called_though_they_never_wrote() {
    let (mut hall, _) = Hall::open(Arc::new(Memory::new()), Words::new(), 1, NOW);
    let mut offer = |once: &str| {
        let out = hall.hear(NOW, asked(once, "/balda @boris").into());
        let post = out.effects.into_iter().find_map(|effect| match effect {
            Effect::Post { body, .. } => Some(body),
            _ => None,
        });
        let body = post.expect("an offer");
        let called =
            |span: &Span| matches!(span, Span::Mention { account, .. } if account == "id-Boris");
        let is_called = body.text.iter().any(called);
        let met = Input::Met {
            source: source("met"),
            people: vec![account("Boris")],
        };
        hall.hear(NOW, met.into());
        is_called
    };
    assert!(!offer("1"), "a stranger can't be called upon");
    assert!(offer("2"), "who was met is called upon");
}
