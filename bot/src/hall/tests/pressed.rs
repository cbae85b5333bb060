//! Presses that no message of the bot's has for who makes them, and thoughts that come too late.

use super::*;
use crate::chat::{MessageId, Privacy};

impl Chats {
    /// All that follows from a press by somebody in a room of this kind.
    fn press(&mut self, room: (&str, RoomKind), name: &str, press: &Press) -> Out {
        let mut source = self.source(room.0, name);
        source.kind = room.1;
        self.hall.hear(self.now, pressed(source, press).into())
    }
}

const GROUP: RoomKind = RoomKind::Group;

/// What was told to one person.
fn told(out: &Out) -> String {
    let tell = |effect: &Effect| match effect {
        Effect::Tell { body, .. } => Some(body.plain()),
        _ => None,
    };
    out.effects
        .iter()
        .filter_map(tell)
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn a_code_is_told_to_those_at_the_table_alone() {
    let mut chats = Chats::new();
    chats.say("тут", "Анна", "/balda 3x3 кот");
    let offer = chats.hall.offers().pop().unwrap();
    let invite = Press::Offer(offer.id, OnOffer::Invite);
    let out = chats.press(("тут", GROUP), "Вера", &invite);
    assert_eq!(told(&out), "Вас нет за столом.");
    let out = chats.press(("тут", GROUP), "Анна", &invite);
    assert!(told(&out).contains("/join "), "{}", told(&out));
    // Links lead where there are some.
    chats.put(Input::Reachable {
        platform: Platform::Telegram,
        link: "https://t.me/x?start=".to_owned(),
    });
    let out = chats.press(("тут", GROUP), "Анна", &invite);
    let code = chats.hall.ledger.names("join/").pop().unwrap();
    let link = format!("https://t.me/x?start={code}");
    assert!(told(&out).contains(&link), "{}", told(&out));
    // Nothing is left of a code when its offer has become a game, or is gone.
    chats.press(
        ("тут", GROUP),
        "Борис",
        &Press::Offer(offer.id, OnOffer::Join),
    );
    chats.press(
        ("тут", GROUP),
        "Анна",
        &Press::Offer(offer.id, OnOffer::Start),
    );
    assert!(chats.hall.ledger.names("join/").is_empty());
    chats.say("тут", "Анна", "/balda 3x3 кот");
    chats.say("тут", "Анна", "/invite");
    assert_eq!(chats.hall.ledger.names("join/").len(), 1);
    chats.say("тут", "Анна", "/cancel");
    assert!(chats.hall.ledger.names("join/").is_empty());
}

#[test]
fn a_choice_is_made_by_whose_it_is() {
    let mut chats = Chats::new();
    let game = chats.start("тут");
    let (mover, other) = match chats.mover(game) {
        "Анна" => ("Анна", "Борис"),
        _ => ("Борис", "Анна"),
    };
    let out = chats.hear("тут", mover, "акот");
    let asked = told(&out);
    assert!(asked.contains("акот"), "{asked}");
    let head = chats.hall.table(game).unwrap().head();
    let choose = Press::Game(game, head, OnGame::Choose(0));
    let out = chats.press(("тут", GROUP), other, &choose);
    assert!(told(&out).contains("кнопка устарела"), "{}", told(&out));
    let out = chats.press(("тут", GROUP), mover, &choose);
    assert_eq!(told(&out), "");
    assert_eq!(
        chats.hall.table(game).unwrap().scores().iter().sum::<i32>(),
        4
    );
}

#[test]
fn a_stranger_brings_no_game_to_their_chat() {
    let mut chats = Chats::new();
    let game = chats.start("тут");
    let head = chats.hall.table(game).unwrap().head();
    let here = Press::Game(game, head, OnGame::Here);
    let private = ("личный", RoomKind::Private);
    chats.press(private, "Вера", &here);
    assert_eq!(chats.hall.sitting(game).unwrap().shown.len(), 1);
    // A player does, once, and it stays where it is shown when their chat is gone.
    let anna = ("личный Анны", RoomKind::Private);
    for _ in 0..2 {
        chats.press(anna, "Анна", &here);
        assert_eq!(chats.hall.sitting(game).unwrap().shown.len(), 2);
    }
    let room = chats.source(anna.0, "Анна").room;
    chats.put(Input::Gone { room });
    let shown = chats.hall.sitting(game).unwrap().shown;
    assert_eq!(shown.len(), 1);
    assert!(!chats.hall.table(game).unwrap().is_aside());
}

#[test]
fn what_only_one_may_know_is_secret() {
    let mut chats = Chats::new();
    chats.hall.words = Words::new();
    let game = chats.start("тут");
    let mover = chats.mover(game);
    let privacies = |out: Out| -> Vec<Privacy> {
        let privacy = |effect: Effect| match effect {
            Effect::Tell { privacy, .. } => Some(privacy),
            _ => None,
        };
        out.effects.into_iter().filter_map(privacy).collect()
    };
    for (text, expected) in [
        ("/hint", Privacy::Secret),
        ("/mydata", Privacy::Secret),
        ("/link", Privacy::Secret),
        ("/board", Privacy::Discreet),
        ("/help", Privacy::Discreet),
    ] {
        let out = chats.hear("тут", mover, text);
        let words = told(&out);
        assert_eq!(privacies(out), [expected], "{text}: {words}");
    }
}

#[test]
fn a_thought_counts_for_the_position_it_was_about() {
    let mut chats = Chats::new();
    chats.say("тут", "Анна", "/balda 3x3 кот компьютер");
    let offer = chats.hall.offers().pop().unwrap();
    let start = Press::Offer(offer.id, OnOffer::Start);
    let mut out = chats.press(("тут", GROUP), "Анна", &start);
    let game = chats.hall.open_games()[0];
    if out.jobs.is_empty() {
        out = chats.hear("тут", "Анна", "/pass");
    }
    let first = out.jobs.pop().unwrap();
    // Meanwhile the move was taken back and another made: the computer has another position.
    chats.hear("тут", "Анна", "/takeback");
    let mut again = chats.hear("тут", "Анна", "/pass");
    let head = chats.hall.table(game).unwrap().head();
    let late = chats.hall.hear(chats.now, first.run());
    let is_same = again.jobs.is_empty();
    if !is_same {
        assert_eq!(chats.hall.table(game).unwrap().head(), head);
    }
    // A process that ends before the thought comes has it thought again.
    let job = again.jobs.pop().or(late.jobs.into_iter().next());
    drop(job);
    for shown in chats.hall.sitting(game).unwrap().shown {
        let room = chats.source("тут", "Анна").room;
        chats.put(Input::Posted {
            post: shown.post.unwrap(),
            room,
            message: MessageId("доска".to_owned()),
        });
    }
    let mut out = chats.hall.reopen(chats.now);
    let thought = out.jobs.pop().unwrap().run();
    chats.hall.hear(chats.now, thought);
    assert!(chats.hall.table(game).unwrap().head() > head);
}
