//! A folder of data, and two people who play in it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;
use tempfile::TempDir;
use tests::program::{self, Served};
use tests::visitor::{Page, Visitor};

/// The program, built once.
pub fn program() -> &'static Path {
    static PATH: OnceLock<PathBuf> = OnceLock::new();
    PATH.get_or_init(|| program::path().unwrap())
}

/// Starts the program over a folder of data.
pub fn start(data: &Path) -> Served {
    Served::start(program::serving(program(), data)).unwrap()
}

/// Starts it again over the same data, where people know it.
pub fn again(data: &Path, before: &Served) -> Served {
    let port = before.url().rsplit(':').next().unwrap();
    let port = port.parse().unwrap();
    Served::start(program::serving_at(program(), data, port)).unwrap()
}

/// Runs `tetradka store TASK` over a folder of data, with more arguments.
pub fn store(data: &Path, task: &str, more: &[&str]) -> Output {
    let mut command = Command::new(program());
    command.args(["store", task, "--data"]).arg(data).args(more);
    command.output().unwrap()
}

/// The store of a program that doesn't run is whole; its export.
pub fn exported(data: &Path) -> String {
    let checked = store(data, "check", &[]);
    assert!(checked.status.success(), "{checked:?}");
    let exported = store(data, "export", &["-"]);
    assert!(exported.status.success(), "{exported:?}");
    String::from_utf8(exported.stdout).unwrap()
}

/// What its monitor answers to a path: the status and the text.
pub async fn asked(served: &Served, path: &str) -> (u16, String) {
    let url = format!("http://{}{path}", served.monitor());
    let answer = reqwest::get(url).await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// How many dots stand in the logs of an export.
pub fn dots(export: &str) -> usize {
    export.matches(r#"\"put\":{\"cell\""#).count()
}

/// Two people in a room in which they play Dots.
pub struct Players {
    people: [Visitor; 2],
    room: String,
    /// How many moves they made.
    moves: usize,
}

impl Players {
    /// Anna and Boris come, and begin a game.
    pub async fn begin(served: &Served) -> Players {
        let url = served.url();
        let (anna, boris) = (
            Visitor::come(url, "Анна").await,
            Visitor::come(url, "Борис").await,
        );
        let (room, path) = anna.room(url).await;
        boris.join(url, &path).await;
        let (mut of_anna, mut of_boris) =
            (anna.page(url, &room).await, boris.page(url, &room).await);
        assert_eq!(of_anna.say("/dots 10x10").await, "done");
        assert!(of_boris.until("Анна").await);
        while of_boris.button("Играю").is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        assert_eq!(of_boris.press("Играю").await, "done");
        assert!(of_anna.until_last("Ходит").await, "{:?}", of_anna.all());
        Players {
            people: [anna, boris],
            room,
            moves: 0,
        }
    }

    /// Both pages, Anna's first.
    pub async fn pages(&self, served: &Served) -> [Page; 2] {
        let [anna, boris] = &self.people;
        let (url, room) = (served.url(), &self.room);
        [anna.page(url, room).await, boris.page(url, room).await]
    }

    /// Whoever is to move says a move, for the first time or again; `done`, or why it wasn't taken.
    pub async fn try_move(&self, pages: &mut [Page; 2]) -> String {
        let mover = usize::from(pages[0].last().contains("Ходит Борис"));
        let text = format!("{} 5", self.moves + 2);
        pages[mover].say(&text).await
    }

    /// Whoever is to move does, and both see it.
    pub async fn make_move(&mut self, served: &Served) {
        let mut pages = self.pages(served).await;
        assert!(pages[0].until_last("Ходит").await);
        let next = match pages[0].last().contains("Ходит Борис") {
            true => "Ходит Анна",
            false => "Ходит Борис",
        };
        assert_eq!(self.try_move(&mut pages).await, "done", "{}", served.log());
        self.moves += 1;
        for page in &pages {
            assert!(
                page.until_last(next).await,
                "{:?}\n{}",
                page.all(),
                served.log()
            );
        }
    }
}

/// A folder of data with a game of four dots, stopped in good order: a backup after two of them, one
/// more after three.
pub async fn played() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut served = start(folder.path());
    let mut players = Players::begin(&served).await;
    for n in 0..4 {
        players.make_move(&served).await;
        if n == 1 || n == 2 {
            let made = store(folder.path(), "backup", &[]);
            assert!(made.status.success(), "{made:?}");
            let path = String::from_utf8(made.stdout).unwrap();
            assert!(Path::new(path.trim()).is_file(), "{path}");
            // They are named by the second: this one by an earlier day.
            if n == 1 {
                let earlier = folder
                    .path()
                    .join("backups/store-2020-02-02T02-02-02Z.jsonl.gz");
                std::fs::rename(path.trim(), earlier).unwrap();
            }
        }
    }
    assert!(served.stop().unwrap().success(), "{}", served.log());
    assert_eq!(dots(&exported(folder.path())), 4);
    folder
}

/// A copy of a folder.
pub fn copy(from: &Path) -> TempDir {
    let to = tempfile::tempdir().unwrap();
    copy_into(from, to.path());
    to
}

fn copy_into(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        let kind = entry.file_type().unwrap();
        if kind.is_dir() {
            copy_into(&entry.path(), &target);
        } else if kind.is_file() {
            std::fs::copy(entry.path(), target).unwrap();
        }
    }
}
