//! `kill -9` between an update's arrival and its answer: no move is lost, none is made twice.

use std::time::Duration;
use tests::program::{self, Program};
use tests::stage::until;
use tests::telegram::{ANNA, BORIS, Fake, GROUP, Kind};

/// How many moves are played, each with a kill in the midst of it.
const MOVES: usize = 10;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long: cargo test -p tests --test telegram -- --ignored"]
async fn a_kill_between_arrival_and_answer_loses_no_move() {
    let fake = Fake::start().await;
    fake.count_nothing();
    fake.person(ANNA, "Анна", None, "ru");
    fake.person(BORIS, "Борис", None, "ru");
    fake.chat(GROUP, Kind::Supergroup, "Игры", "ru");
    let folder = tempfile::tempdir().unwrap();
    let path = program::path().expect("the program");
    let variables = [
        ("TELEGRAM_TOKEN", fake.token()),
        ("TELEGRAM_API_URL", fake.url()),
    ];
    let start = || Program::start(&path, folder.path(), &variables).expect("it starts");
    let last = || {
        fake.of_bot(GROUP)
            .last()
            .map(|(_, m)| m.text.clone())
            .unwrap_or_default()
    };
    let shows = |text: &str| {
        fake.of_bot(GROUP)
            .iter()
            .any(|(_, m)| m.text.contains(text))
    };

    let mut program = start();
    fake.say(GROUP, ANNA, "/dots 39x32");
    assert!(
        until(|| fake.find_key(GROUP, "Играю", false).is_some()).await,
        "an offer"
    );
    let (number, key) = fake.find_key(GROUP, "Играю", false).unwrap();
    fake.press(GROUP, BORIS, number, &key.data);
    assert!(
        until(|| last().contains("Ходит")).await,
        "a game: {}",
        last()
    );

    let mut chance = fastrand::Rng::with_seed(9);
    for n in 1..=MOVES {
        let anna_moves = last().contains("Ходит Анна");
        let (who, name) = if anna_moves {
            (ANNA, "Анна")
        } else {
            (BORIS, "Борис")
        };
        let column = 2 + n * 2;
        fake.say(GROUP, who, &format!("{column} 5"));
        // The update is on its way, at the door, committed, or being answered.
        tokio::time::sleep(Duration::from_micros(chance.u64(0..12_000))).await;
        program.kill();
        program = start();
        let made = format!("{name}: {column} 5");
        let said = || {
            let all = fake.of_bot(GROUP).into_iter().map(|(_, m)| m.text);
            let all: Vec<String> = all.map(|text| text.chars().take(90).collect()).collect();
            all.join("\n--\n")
        };
        assert!(
            until(|| shows(&made)).await,
            "move {n}, «{made}», is lost:\n{}",
            said()
        );
        let next = if anna_moves {
            "Ходит Борис"
        } else {
            "Ходит Анна"
        };
        assert!(
            until(|| last().contains(next)).await,
            "move {n}: {}",
            last()
        );
    }
    assert!(!shows("занят"), "a move was made twice");
    assert_eq!(fake.complaints(), Vec::<String>::new());
}
