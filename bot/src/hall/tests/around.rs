//! What is around a game: the places where it is shown, other platforms, a computer to move, a game that
//! stands still.

use super::*;
use crate::chat::{Body, Privacy};
use crate::hall::invite::PLACES;

impl Chats {
    /// What follows when somebody of a platform, an admin or not, says something in a room of theirs.
    fn hear_on(&mut self, platform: Platform, standing: Standing, who: &str, text: &str) -> Out {
        let mut source = self.source(platform.name(), who);
        (source.room.platform, source.from.platform) = (platform, platform);
        source.from.id = format!("{who} {}", platform.name());
        source.standing = standing;
        let said = Input::Said {
            source,
            message: MessageId(format!("m{}", self.updates)),
            text: text.to_owned(),
            reply_to: None,
        };
        self.hall.hear(self.now, said.into())
    }
}

/// What is told to one person, and how.
fn told(out: &Out) -> Vec<(String, Privacy)> {
    let tell = |effect: &Effect| match effect {
        Effect::Tell { body, privacy, .. } => Some((body.plain(), *privacy)),
        _ => None,
    };
    out.effects.iter().filter_map(tell).collect()
}

#[test]
fn a_game_has_so_many_places() {
    let mut chats = Chats::new();
    chats.say("тут", "Анна", "/balda 3x3 кот");
    chats.say("тут", "Анна", "/invite");
    let code = chats.hall.ledger.names("join/").pop().unwrap();
    let offer = chats.hall.offers().pop().unwrap().id;
    let press = |chats: &mut Chats, room: &str, data: Press| {
        let source = chats.source(room, "Борис");
        chats.put(pressed(source, &data))
    };
    // Whoever leaves where it was offered leaves behind the place from which they came.
    for room in 0..PLACES + 2 {
        press(&mut chats, "тут", Press::Offer(offer, OnOffer::Leave));
        chats.say(
            &format!("комната {room}"),
            "Борис",
            &format!("/join {code}"),
        );
    }
    let offer = chats.hall.offers().pop().unwrap();
    assert_eq!((offer.holders.len(), offer.also.len()), (2, PLACES - 1));
    let start = Press::Offer(offer.id, OnOffer::Start);
    let source = chats.source("тут", "Анна");
    chats.put(pressed(source, &start));
    let game = chats.hall.open_games()[0];
    let head = chats.hall.table(game).unwrap().head();
    // Where there is no more room it is looked at, and isn't played there.
    let said = press(&mut chats, "ещё", Press::Game(game, head, OnGame::Here));
    assert!(tells(&said, "Ходит"), "{said:?}");
    assert_eq!(chats.hall.sitting(game).unwrap().shown.len(), PLACES);
}

#[test]
fn somebody_is_called_upon_where_they_are() {
    let mut chats = Chats::new();
    let (here, there) = (Platform::Telegram, Platform::Discord);
    let member = Standing::Member;
    chats.hear_on(here, member, "Анна", "/balda 3x3 кот");
    chats.hear_on(here, member, "Анна", "/invite");
    let code = chats.hall.ledger.names("join/").pop().unwrap();
    chats.hear_on(there, member, "Борис", &format!("/join {code}"));
    let offer = chats.hall.offers().pop().unwrap();
    let start = Press::Offer(offer.id, OnOffer::Start);
    let mut source = chats.source(here.name(), "Анна");
    (source.room.platform, source.from.platform) = (here, here);
    source.from.id = format!("Анна {}", here.name());
    let started = pressed(source, &start);
    let mut effects = chats.hall.hear(chats.now, started.into()).effects;
    for (platform, who) in [(here, "Анна"), (there, "Борис"), (here, "Анна")] {
        effects.extend(chats.hear_on(platform, member, who, "/pass").effects);
    }
    let called = |effect: &Effect| -> Vec<(Platform, String)> {
        let Effect::Post { room, body, .. } = effect else {
            return Vec::new();
        };
        let account = |span: &Span| match span {
            Span::Mention { account, .. } => Some((room.platform, account.clone())),
            _ => None,
        };
        body.text.iter().filter_map(account).collect()
    };
    let mut called: Vec<_> = effects.iter().flat_map(called).collect();
    called.sort();
    called.dedup();
    let expected = [(here, "Анна telegram"), (there, "Борис discord")];
    assert_eq!(called, expected.map(|(p, who)| (p, who.to_owned())));
}

#[test]
fn a_computer_that_thinks_is_neither_removed_nor_reminded() {
    let mut chats = Chats::new();
    let here = Platform::Script;
    chats.hear_on(
        here,
        Standing::Member,
        "Анна",
        "/balda 3x3 кот компьютер 60s",
    );
    chats.hear_on(here, Standing::Member, "Анна", "/games");
    let offer = chats.hall.offers().pop().unwrap();
    let mut source = chats.source(here.name(), "Анна");
    source.from.id = format!("Анна {}", here.name());
    chats.put(pressed(source, &Press::Offer(offer.id, OnOffer::Start)));
    let game = chats.hall.open_games()[0];
    let sitting = chats.hall.sitting(game).unwrap();
    let mover = chats.turn(game);
    if sitting.person_in(mover).is_some() {
        chats.hear_on(here, Standing::Member, "Анна", "/pass");
    }
    let out = chats.hear_on(here, Standing::Admin, "Вера", "/kick");
    assert_eq!(told(&out)[0].0, "Кого? /kick @имя");
    chats.now = chats.now.after(50_000);
    assert_eq!(chats.put(Input::Tick), []);
    assert_eq!(chats.hall.table(game).unwrap().playing().len(), 2);
}

#[test]
fn a_game_set_aside_is_left_alone() {
    let mut chats = Chats::new();
    let game = chats.begin("тут", "/balda 3x3 кот noclock");
    chats.now = chats.now.after(7 * 24 * 3_600_000);
    let said = chats.put(Input::Tick);
    assert!(tells(&said, "Игра отложена"), "{said:?}");
    chats.now = chats.now.after(7 * 24 * 3_600_000);
    assert_eq!(chats.put(Input::Tick), []);
    // Nothing was tried at it: its table is still known.
    assert!(chats.hall.tables.contains_key(&game));
}

/// What is posted: as what it may be merged, and its body.
fn posted(out: Out) -> Vec<(Option<String>, Body)> {
    let post = |effect: Effect| match effect {
        Effect::Post { merge, body, .. } => Some((merge, body)),
        _ => None,
    };
    out.effects.into_iter().filter_map(post).collect()
}

#[test]
fn boards_of_a_burst_become_one_and_the_last_is_shown() {
    let mut chats = Chats::new();
    let game = chats.start("тут");
    let mut merges = |text: &str| -> Vec<Option<String>> {
        let out = ["Анна", "Борис"].map(|name| posted(chats.hear("тут", name, text)));
        out.into_iter().flatten().map(|(merge, _)| merge).collect()
    };
    let as_game = Some(game.to_string());
    assert_eq!(merges("/pass"), [as_game.clone(), as_game]);
    assert_eq!(merges("/resign")[0], None);
}

#[test]
fn a_board_that_stands_for_many_tells_the_newest() {
    let mut chats = Chats::new();
    let game = chats.begin("тут", "/dots 8x8 empty");
    for (column, row) in (1..9).zip([2, 5].into_iter().cycle()) {
        let name = chats.mover(game);
        chats.say("тут", name, &format!("/m {column} {row}"));
    }
    assert_eq!(chats.hall.table(game).unwrap().head().0, 8);
    // The platform has taken none of the boards: one stands for all of them.
    let boards = posted(chats.hall.reopen(chats.now));
    let news: Vec<usize> = boards.iter().map(|(_, body)| body.news).collect();
    assert_eq!(news, [7]);
    let told = boards[0].1.plain();
    assert!(told.contains("8 5") && !told.contains("2 5"), "{told}");
}
