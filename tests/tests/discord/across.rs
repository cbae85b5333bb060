//! One game, one person in two messengers: in Discord the real adapter over the fake, in the other
//! one what its adapter would bring and carry.

use crate::bot::{asked, connected, store, until};
use bot::chat::discord::{self, Config, Content, Way};
use bot::chat::script::code_in;
use bot::chat::{Account, Effect, Input, MessageId, Platform, RoomKind, RoomRef, Source, Standing};
use bot::hall::{self, Door, Words};
use bot::secret::Secret;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tests::discord::{Fake, TOKEN};
use tokio::sync::mpsc;

/// Somebody in a private chat of the other messenger.
struct Other {
    door: Door,
    name: &'static str,
    said: Arc<Mutex<Vec<String>>>,
}

impl Other {
    async fn say(&self, text: &str) {
        let message = MessageId(format!("m{}", fastrand::u32(..)));
        let source = Source {
            room: room(self.name),
            kind: RoomKind::Private,
            language: Some("ru".to_owned()),
            from: Account {
                platform: Platform::Telegram,
                id: self.name.to_owned(),
                name: self.name.to_owned(),
                username: None,
                language: Some("ru".to_owned()),
            },
            standing: Standing::Member,
            once: Some(message.0.clone()),
        };
        let said = Input::Said {
            source,
            message,
            text: text.to_owned(),
            reply_to: None,
        };
        self.door.put(said).await.unwrap();
    }

    fn heard(&self, text: &str) -> Option<String> {
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.iter().rev().find(|said| said.contains(text)).cloned()
    }
}

fn room(name: &str) -> RoomRef {
    RoomRef {
        platform: Platform::Telegram,
        id: name.to_owned(),
        topic: None,
    }
}

/// A hall with both messengers.
async fn both(name: &'static str) -> (Fake, Other) {
    let (fake, store) = (Fake::start().await.unwrap(), store());
    let (door, arrivals) = Door::new();
    let (discord, discord_effects) = mpsc::channel(10_000);
    let (other, mut other_effects) = mpsc::channel(10_000);
    let outlets = HashMap::from([(Platform::Discord, discord), (Platform::Telegram, other)]);
    let meters = bot::monitor::Meters::new();
    tokio::spawn(hall::run(
        store.clone(),
        Words::new(),
        3,
        arrivals,
        outlets,
        meters,
    ));
    let config = Config {
        token: Secret::new(TOKEN),
        api: Some(fake.url()),
        way: Way::Gateway {
            shards: None,
            content: Content::Wanted,
        },
        tally: Arc::default(),
    };
    let shutdown = std::future::pending();
    tokio::spawn(discord::serve(
        config,
        door.clone(),
        discord_effects,
        store,
        shutdown,
    ));
    let other = Other {
        door: door.clone(),
        name,
        said: Arc::default(),
    };
    let said = other.said.clone();
    tokio::spawn(async move {
        let mut number = 0;
        while let Some(effect) = other_effects.recv().await {
            let (body, posted) = match effect {
                Effect::Post {
                    post, room, body, ..
                } => (body, Some((post, room))),
                Effect::Tell { body, .. } | Effect::Edit { body, .. } => (body, None),
                _ => continue,
            };
            let mut text = body.plain();
            if body.picture.is_some() {
                text.push_str("\n[picture]");
            }
            said.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(text);
            if let Some((post, room)) = posted {
                number += 1;
                let message = MessageId(number.to_string());
                let posted = Input::Posted {
                    post,
                    room,
                    message,
                };
                door.put(posted).await.unwrap();
            }
        }
    });
    connected(&fake).await;
    (fake, other)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_spans_two_messengers() {
    let (fake, boris) = both("Борис").await;
    boris.say("/balda 3x3 кот insist").await;
    boris.say("/invite").await;
    let code = until("a code", || code_in(&boris.heard("/join")?)).await;
    let direct = fake.direct("Анна", "ru");
    asked(&fake, "Анна", &direct, "join", ("text", &code)).await;
    let shown = |text: &str| {
        let standing = fake.standing(&direct);
        standing
            .into_iter()
            .rev()
            .find(|shown| shown.text.contains(text))
    };
    // Each sees the board in their own chat.
    until("Anna's board", || shown("[picture]")).await;
    until("Boris's board", || boris.heard("[picture]")).await;
    // Whoever begins passes in their own chat, and both see it; then the other one.
    let annas = until("whose turn", || shown("Ходит")).await;
    for turn in 0..2 {
        let is_annas = annas.text.contains("Ходит Анна") == (turn == 0);
        if is_annas {
            asked(&fake, "Анна", &direct, "pass", ("", "")).await;
            until("it is shown to Boris", || boris.heard("Анна: пас")).await;
            until("it is shown to Anna", || shown("Анна: пас")).await;
        } else {
            boris.say("пас").await;
            until("it is shown to Anna", || shown("Борис: пас")).await;
            until("it is shown to Boris", || boris.heard("Борис: пас")).await;
        }
    }
    assert_eq!(fake.wrongs(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_accounts_become_one_person() {
    let (fake, anna) = both("Аня").await;
    let direct = fake.direct("Анна", "ru");
    asked(
        &fake,
        "Анна",
        &direct,
        "balda",
        ("options", "3x3 insist компьютер"),
    )
    .await;
    let found = |text: &str| {
        let standing = fake.standing(&direct);
        standing
            .into_iter()
            .rev()
            .find(|shown| shown.text.contains(text))
    };
    until("a game", || found("[picture]")).await;
    anna.say("/games").await;
    until("no games yet", || anna.heard("нет начатых игр")).await;
    asked(&fake, "Анна", &direct, "link", ("", "")).await;
    let code = until("a code", || code_in(&found("/link")?.text)).await;
    anna.say(&format!("/link {code}")).await;
    until("one person", || anna.heard("один человек")).await;
    anna.say("/games").await;
    until("the game", || anna.heard("начатая игра")).await;
}
