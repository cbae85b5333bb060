//! Pictures and files.

use bot::chat::{Body, Button, Effect, Input, MessageId, Picture, Platform, PostId, RoomRef, Span};
use std::sync::Arc;
use tests::stage::Platform as _;
use tests::stage::until;
use tests::telegram::{ANNA, Adapter, BORIS, Fake, GROUP, Kind, Message, Rig};

fn room(chat: i64) -> RoomRef {
    RoomRef {
        platform: Platform::Telegram,
        id: chat.to_string(),
        topic: None,
    }
}

/// What the hall asks for when it shows a body in a chat.
fn post(chat: i64, body: Body) -> Effect {
    Effect::Post {
        room: room(chat),
        post: PostId(1),
        body,
        reply_to: None,
        merge: None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_that_telegram_has_is_sent_again_and_again() {
    let mut rig = Rig::new().await;
    rig.game().await;
    let files = |rig: &Rig| {
        rig.fake
            .of_bot(GROUP)
            .iter()
            .filter_map(|(_, m)| m.file.clone())
            .collect::<Vec<_>>()
    };
    rig.say(ANNA, "/board").await;
    rig.restart().await;
    rig.say(BORIS, "/board").await;
    let sent = files(&rig);
    assert!(
        sent.len() >= 3 && sent.iter().all(|id| *id == sent[0]),
        "{sent:?}"
    );
    // Its id dies: it is drawn and sent once more.
    rig.fake.kill_files();
    rig.say(BORIS, "/board").await;
    let sent = files(&rig);
    assert_ne!(sent.last(), sent.first());
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_render_error_loses_the_move() {
    let fake = Fake::start().await;
    fake.chat(GROUP, Kind::Supergroup, "Игры", "ru");
    let mut adapter = Adapter::over(fake.clone());
    let (door, _arrivals) = bot::hall::Door::new();
    let (outlet, effects) = tokio::sync::mpsc::channel(10);
    adapter
        .connect(door, effects, Arc::new(storage::Memory::new()))
        .await;
    let picture = Picture {
        key: "broken".to_owned(),
        alt: "доска словами".to_owned(),
        brief: None,
        mime: "image/png",
        draw: Arc::new(|| panic!("as told")),
    };
    let long = ["Анна <b>& «кот»"; 100].join(" ");
    let wordless = Body {
        picture: Some(Picture {
            alt: long.clone(),
            ..picture.clone()
        }),
        ..Body::default()
    };
    let body = Body {
        text: vec![Span::Plain("Ходит Анна".to_owned())],
        picture: Some(picture),
        ..Body::default()
    };
    outlet.send(post(GROUP, body)).await.unwrap();
    assert!(
        until(|| !fake.of_bot(GROUP).is_empty()).await,
        "the words go without the picture"
    );
    assert!(fake.of_bot(GROUP)[0].1.text.contains("Ходит Анна"));
    // Where there are none it is told in words, however many and whatever stands in them.
    outlet.send(post(GROUP, wordless)).await.unwrap();
    assert!(until(|| fake.of_bot(GROUP).len() > 1).await);
    assert_eq!(fake.of_bot(GROUP)[1].1.text, long);
    assert_eq!(fake.complaints(), Vec::<String>::new());
}

fn shown(key: &'static str, draw: fn() -> Vec<u8>) -> Body {
    Body {
        text: vec![Span::Plain(format!("доска {key}"))],
        picture: Some(Picture {
            key: key.to_owned(),
            alt: "доска словами".to_owned(),
            brief: None,
            mime: "image/png",
            draw: Arc::new(draw),
        }),
        buttons: vec![vec![Button {
            label: "Пас".to_owned(),
            data: key.to_owned(),
        }]],
        ..Body::default()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_edited_message_keeps_its_old_picture() {
    let fake = Fake::start().await;
    fake.chat(GROUP, Kind::Supergroup, "Игры", "ru");
    let mut adapter = Adapter::over(fake.clone());
    let (door, mut arrivals) = bot::hall::Door::new();
    let (outlet, effects) = tokio::sync::mpsc::channel(10);
    let store = Arc::new(storage::Memory::new());
    adapter.connect(door, effects, store).await;
    let first = post(GROUP, shown("первая", || vec![1; 100]));
    outlet.send(first).await.unwrap();
    let message = loop {
        let bot::hall::Arrival::Input { input, done, .. } = arrivals.recv().await.unwrap() else {
            continue;
        };
        done.send(()).ok();
        if let Input::Posted { message, .. } = *input {
            break message;
        }
    };
    let edit = async |body: Body, message: &MessageId| {
        let edit = Effect::Edit {
            room: room(GROUP),
            message: message.clone(),
            body,
            post: None,
        };
        outlet.send(edit).await.unwrap();
    };
    let now = || fake.of_bot(GROUP).pop().unwrap().1;
    let first = now().file;
    edit(shown("вторая", || vec![2; 100]), &message).await;
    assert!(until(|| now().file != first).await, "a newer picture");
    assert!(now().text.contains("доска вторая") && now().keys[0].data == "вторая");
    let second = now().file;
    // It is known by its id from then on, also for new messages; a dead id is drawn again.
    edit(shown("первая", || panic!("it was sent before")), &message).await;
    assert!(until(|| now().file == first).await);
    edit(shown("вторая", || panic!("it was sent before")), &message).await;
    assert!(until(|| now().file == second).await);
    fake.kill_files();
    edit(shown("первая", || vec![1; 100]), &message).await;
    assert!(until(|| now().text.contains("доска первая")).await);
    assert!(now().file != first && now().file != second);
    assert_eq!(fake.of_bot(GROUP).len(), 1);
    assert_eq!(fake.complaints(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn words_that_are_too_long_for_a_message_are_cut() {
    let fake = Fake::start().await;
    let mut adapter = Adapter::over(fake.clone());
    let (door, _arrivals) = bot::hall::Door::new();
    let (outlet, effects) = tokio::sync::mpsc::channel(10);
    let store = Arc::new(storage::Memory::new());
    adapter.connect(door, effects, store).await;
    // Below the picture; in a message after it; in more of them.
    for (chat, words, messages) in [(GROUP, 100, 0), (GROUP - 1, 200, 1), (GROUP - 2, 800, 2)] {
        fake.chat(chat, Kind::Supergroup, "Игры", "ru");
        let long = format!("{}конец", "слово ".repeat(words));
        let mut body = shown("длинная", || vec![1; 100]);
        body.text = vec![Span::Plain(long.clone())];
        outlet.send(post(chat, body)).await.unwrap();
        assert!(until(|| fake.of_bot(chat).len() == messages + 1).await);
        let (_, shown): (Vec<i64>, Vec<Message>) = fake.of_bot(chat).into_iter().unzip();
        assert!(shown[0].file.is_some() && shown[1..].iter().all(|m| m.file.is_none()));
        let (last, others) = shown.split_last().unwrap();
        assert_eq!(last.keys.len(), 1, "the buttons stand under the end");
        assert!(others.iter().all(|message| message.keys.is_empty()));
        let read: String = shown[usize::from(messages > 0)..]
            .iter()
            .map(|message| message.text.split("\nдоска").next().unwrap_or_default())
            .collect();
        assert_eq!(read, long);
    }
    assert_eq!(fake.complaints(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_replay_is_a_still_and_the_record_is_nowhere() {
    let mut rig = Rig::new().await;
    rig.game().await;
    for (who, said) in [
        (ANNA, "/m а1 с скот"),
        (BORIS, "/m б1 т тот"),
        (ANNA, "/m б3 л лот"),
        (BORIS, "/resign"),
    ] {
        rig.say(who, said).await;
    }
    let all = rig.fake.of_bot(GROUP);
    let moving = |message: &Message| {
        let file = message.file.as_deref();
        file.is_some_and(|file| file.starts_with("gif"))
    };
    let replays = all.iter().filter(|(_, message)| moving(message));
    assert_eq!((replays.count(), rig.fake.count("sendAnimation")), (1, 1));
    let names: Vec<_> = all
        .iter()
        .filter_map(|(_, m)| m.document.as_deref())
        .collect();
    assert_eq!(names, ["balda.txt"]);
    rig.is_clean();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_is_no_alternative_for_the_blind() {
    let mut rig = Rig::new().await;
    rig.game().await;
    let board = rig.last(GROUP);
    assert!(board.file.is_some());
    assert!(
        board.html.contains("<blockquote expandable>"),
        "{}",
        board.html
    );
    assert!(board.text.contains("2 К О Т"), "{}", board.text);
    rig.is_clean();
}
