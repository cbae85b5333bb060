//! `kill -9` between an update's arrival and its answer: no move is lost, none is made twice.

use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;
use tests::program::{self, Program};
use tests::stage::until;
use tests::telegram::{ANNA, BORIS, Fake, Fault, GROUP, Kind};

/// Where a process is killed.
#[derive(Debug, Clone, Copy)]
enum Point {
    /// The update lies there and nobody has fetched it.
    Waiting,
    /// It was fetched a moment ago: it is on its way into the hall.
    Fetched,
    /// Telegram was told that it was taken.
    Durable,
    /// The board has been brought, and its sender doesn't know that yet.
    Sending,
    /// The board stands there.
    Shown,
}

const POINTS: [Point; 5] = [
    Point::Waiting,
    Point::Fetched,
    Point::Durable,
    Point::Sending,
    Point::Shown,
];
/// How often all of them are gone through.
const ROUNDS: usize = 3;

/// The program over a fake, in lives that follow each other.
struct Lives {
    fake: Fake,
    path: PathBuf,
    folder: TempDir,
    program: Option<Program>,
}

impl Lives {
    async fn begin() -> Lives {
        let fake = Fake::start().await;
        fake.count_nothing();
        fake.person(ANNA, "Анна", None, "ru");
        fake.person(BORIS, "Борис", None, "ru");
        fake.chat(GROUP, Kind::Supergroup, "Игры", "ru");
        let mut lives = Lives {
            fake,
            path: program::path().expect("the program"),
            folder: tempfile::tempdir().unwrap(),
            program: None,
        };
        lives.start();
        lives
    }

    fn start(&mut self) {
        let variables = [
            ("TELEGRAM_TOKEN", self.fake.token()),
            ("TELEGRAM_API_URL", self.fake.url()),
        ];
        let program = Program::start(&self.path, self.folder.path(), &variables);
        self.program = Some(program.expect("it starts"));
    }

    fn kill(&mut self) {
        if let Some(mut program) = self.program.take() {
            program.kill();
        }
    }

    fn texts(&self) -> Vec<String> {
        let boards = self.fake.of_bot(GROUP).into_iter();
        boards.map(|(_, message)| message.text).collect()
    }

    fn last(&self) -> String {
        self.texts().pop().unwrap_or_default()
    }

    /// Says something and kills the process at this point of its way.
    async fn say_and_die(&mut self, who: i64, text: &str, point: Point) {
        let before = self.texts().len();
        let failed = self.fake.failed("sendPhoto").len();
        match point {
            Point::Waiting => self.kill(),
            Point::Sending => self
                .fake
                .fail("sendPhoto", Fault::Slow(Duration::from_secs(5))),
            Point::Fetched | Point::Durable | Point::Shown => {}
        }
        let update = self.fake.say(GROUP, who, text);
        let fake = self.fake.clone();
        let reached = match point {
            Point::Waiting => true,
            Point::Fetched => until(|| fake.handed(update).is_some()).await,
            Point::Durable => fake.heard(update).await,
            Point::Sending => until(|| fake.failed("sendPhoto").len() > failed).await,
            Point::Shown => until(|| self.texts().len() > before).await,
        };
        assert!(reached, "{point:?} wasn't reached");
        self.kill();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kill_between_arrival_and_answer_loses_no_move() {
    let mut lives = Lives::begin().await;
    let fake = lives.fake.clone();
    fake.say(GROUP, ANNA, "/dots 39x32");
    assert!(until(|| fake.find_key(GROUP, "Играю", false).is_some()).await);
    let (number, key) = fake.find_key(GROUP, "Играю", false).unwrap();
    fake.press(GROUP, BORIS, number, &key.data);
    assert!(until(|| lives.last().contains("Ходит")).await, "a game");

    let points = (0..ROUNDS).flat_map(|_| POINTS);
    for (n, point) in (1..).zip(points) {
        let (who, name, next) = match lives.last().contains("Ходит Анна") {
            true => (ANNA, "Анна", "Ходит Борис"),
            false => (BORIS, "Борис", "Ходит Анна"),
        };
        let cell = format!("{} 5", 2 * n);
        lives.say_and_die(who, &cell, point).await;
        lives.start();
        let made = format!("{name}: {cell}.");
        let is_shown = || {
            let texts = lives.texts();
            texts.iter().any(|text| text.contains(&made))
        };
        let all = || lives.texts().join("\n--\n");
        assert!(
            until(is_shown).await,
            "{point:?}: «{made}» is lost:\n{}",
            all()
        );
        assert!(
            until(|| lives.last().contains(next)).await,
            "{point:?}: {}",
            all()
        );
    }
    let said = lives.texts().join("\n");
    assert!(!said.contains("занят"), "a move was made twice:\n{said}");
    assert_eq!(fake.complaints(), Vec::<String>::new());
}
