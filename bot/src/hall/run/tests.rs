use super::*;
use crate::chat::{Account, MessageId, RoomKind, RoomRef, Source, Standing};
use crate::hall::Door;
use storage::Memory;

const PLATFORM: Platform = Platform::Web;

fn says(text: &str) -> Input {
    let account = Account {
        platform: PLATFORM,
        id: "1".to_owned(),
        name: "Анна".to_owned(),
        username: None,
        language: None,
    };
    Input::Said {
        source: Source {
            room: RoomRef {
                platform: PLATFORM,
                id: "1".to_owned(),
                topic: None,
            },
            kind: RoomKind::Private,
            language: Some("ru".to_owned()),
            from: account,
            standing: Standing::Admin,
            once: None,
        },
        message: MessageId("1".to_owned()),
        text: text.to_owned(),
        reply_to: None,
    }
}

/// Waits until a series of the meters is as expected.
async fn until(meters: &Meters, series: &str, is_right: impl Fn(u64) -> bool) {
    let late = Instant::now() + Duration::from_secs(30);
    loop {
        let text = meters.text();
        let value = text.lines().find_map(|line| {
            let rest = line.strip_prefix(series)?.strip_prefix(' ')?;
            rest.parse().ok()
        });
        if value.is_some_and(&is_right) {
            return;
        }
        assert!(Instant::now() < late, "{series}: {text}");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_goes_on_and_queues_are_counted_however_many_wait() {
    const COUNT: usize = 1_000;
    let (door, arrivals) = mpsc::channel(COUNT);
    let mut answers = Vec::new();
    for _ in 0..COUNT {
        let (done, answer) = oneshot::channel();
        let arrival = Arrival::Input {
            input: Box::new(says("/help")),
            since: Instant::now(),
            done,
        };
        door.try_send(arrival).unwrap();
        answers.push(answer);
    }
    let (outlet, mut effects) = mpsc::channel(8 * COUNT);
    let meters = Meters::new();
    let hall = tokio::spawn(run(
        Arc::new(Memory::new()),
        Words::new(),
        1,
        arrivals,
        HashMap::from([(PLATFORM, outlet)]),
        meters.clone(),
    ));
    until(&meters, "tetradka_hall_queue", |n| n > 0).await;
    for answer in answers {
        answer.await.unwrap();
    }
    // Nobody takes the effects yet.
    let outlet = "tetradka_outlet_queue{platform=\"web\"}";
    until(&meters, outlet, |n| n > 0).await;
    let taking = tokio::spawn(async move { while effects.recv().await.is_some() {} });
    until(&meters, outlet, |n| n == 0).await;
    until(&meters, "tetradka_hall_queue", |n| n == 0).await;
    // It has said that it lives, not at its start alone.
    let stuck = Duration::from_millis(30_050);
    let late = Instant::now() + Duration::from_secs(30);
    while meters.ailment_at(stuck).is_some() {
        assert!(Instant::now() < late, "it is silent");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    drop(door);
    hall.await.unwrap();
    taking.await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_door_that_somebody_holds_for_ever_doesnt_keep_it_open() {
    let (door, arrivals) = Door::new();
    let (outlet, _effects) = mpsc::channel(1_000);
    let hall = tokio::spawn(run(
        Arc::new(Memory::new()),
        Words::new(),
        1,
        arrivals,
        HashMap::from([(PLATFORM, outlet)]),
        Meters::new(),
    ));
    let held = door.clone();
    let before = tokio::spawn(async move { held.put(says("/help")).await.map(|()| held) });
    let held = before.await.unwrap().unwrap();
    door.latch().close().await;
    let ended = tokio::time::timeout(Duration::from_secs(20), hall).await;
    ended.expect("it goes on").unwrap();
    assert!(held.put(says("/help")).await.is_err(), "it is closed");
}
