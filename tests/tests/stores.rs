//! Stores of earlier versions: every game in them goes on, every record says what it said.
#![allow(clippy::unwrap_used, reason = "a test stops when it can't")]

use bot::chat::{Account, Effect, Input, MessageId, Platform, RoomKind, RoomRef, Source, Standing};
use bot::hall::{Hall, Words, kinds, replayed};
use bot::monitor::Meters;
use games::At;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use storage::{Memory, Sled, Store, check, import};
use tracing_subscriber::layer::SubscriberExt;

/// The folders with a store that a hall has written.
fn versions() -> Vec<PathBuf> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/store");
    let all = fs::read_dir(all)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    all.filter(|path| path.join("talk.chat").exists()).collect()
}

fn unpacked(version: &Path) -> (tempfile::TempDir, Arc<Sled>) {
    let dir = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(version.join("directory")).unwrap() {
        let path = entry.unwrap().path();
        let mut gz = flate2::read::GzDecoder::new(File::open(&path).unwrap());
        let mut file = File::create(dir.path().join(path.file_stem().unwrap())).unwrap();
        std::io::copy(&mut gz, &mut file).unwrap();
    }
    let store = Sled::open(dir.path()).unwrap();
    (dir, Arc::new(store))
}

fn all(store: &dyn Store) -> (Vec<Vec<Vec<u8>>>, Vec<(storage::Key, Vec<u8>)>) {
    let heads = store.heads().unwrap();
    let log = |game| {
        store
            .log(game)
            .unwrap()
            .into_iter()
            .map(|l| l.bytes)
            .collect()
    };
    let logs = heads.into_iter().map(|(game, _)| log(game)).collect();
    (logs, store.scan("").unwrap())
}

#[test]
fn the_files_and_the_export_say_the_same() {
    assert!(!versions().is_empty());
    for version in versions() {
        let (_dir, store) = unpacked(&version);
        assert!(check(&*store).unwrap().is_whole(), "{version:?}");
        let memory = Memory::new();
        let export = fs::read(version.join("export.jsonl")).unwrap();
        import(&mut &export[..], &memory).unwrap();
        assert_eq!(all(&*store), all(&memory), "{version:?}");
    }
}

#[test]
fn every_log_is_followed_to_its_end() {
    for version in versions() {
        let (_dir, store) = unpacked(&version);
        let (logs, _) = all(&*store);
        let mut games = BTreeSet::new();
        for log in &logs {
            replayed(log).unwrap();
            games.insert(bot::hall::game_of(&log[0]).unwrap());
        }
        let known: BTreeSet<String> = kinds().iter().map(|kind| kind.name().to_owned()).collect();
        assert_eq!(games, known, "{version:?} has every game");
    }
}

/// The id of somebody's account on a platform, as a store has it.
fn account(store: &dyn Store, platform: Platform, name: &str) -> String {
    let people = store.scan("person/").unwrap();
    let mut people = people
        .iter()
        .map(|(_, bytes)| serde_json::from_slice::<serde_json::Value>(bytes).unwrap());
    let person = people.find(|person| person["name"] == name).unwrap();
    let mut accounts = person["accounts"].as_array().unwrap().iter();
    let account = accounts.find(|account| account[0] == platform.name());
    account.unwrap()[1].as_str().unwrap().to_owned()
}

/// The chats of a store, and a hall that goes on with them.
struct Chats {
    store: Arc<Sled>,
    hall: Hall,
    now: At,
    updates: u64,
}

impl Chats {
    fn say(&mut self, room: (Platform, &str, RoomKind), name: &str, text: &str) -> String {
        self.updates += 1;
        let (platform, id, kind) = room;
        let source = Source {
            room: RoomRef {
                platform,
                id: id.to_owned(),
                topic: None,
            },
            kind,
            language: None,
            from: Account {
                platform,
                id: account(&*self.store, platform, name),
                name: name.to_owned(),
                username: None,
                language: None,
            },
            standing: Standing::Admin,
            once: Some(format!("later/{}", self.updates)),
        };
        let input = Input::Said {
            source,
            message: MessageId(self.updates.to_string()),
            text: text.to_owned(),
            reply_to: None,
        };
        self.now = self.now.after(1_000);
        let out = self.hall.hear(self.now, input.into());
        assert_eq!((out.tally.panics, out.tally.failures), (0, 0), "{text}");
        let said = out.effects.iter().filter_map(|effect| match effect {
            Effect::Post { body, .. } | Effect::Edit { body, .. } | Effect::Tell { body, .. } => {
                Some(body)
            }
            _ => None,
        });
        let lines = said.flat_map(|body| {
            let labels = body.buttons.iter().flatten().map(|b| b.label.clone());
            std::iter::once(body.plain()).chain(labels)
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

#[test]
fn the_hall_goes_on_with_it() {
    const GROUP: (Platform, &str, RoomKind) = (Platform::Telegram, "игры", RoomKind::Group);
    const ELSEWHERE: (Platform, &str, RoomKind) = (Platform::Discord, "дс2", RoomKind::Private);
    const ENGLISH: (Platform, &str, RoomKind) = (Platform::Script, "en", RoomKind::Group);
    const ALONE: (Platform, &str, RoomKind) = (Platform::Script, "лично", RoomKind::Private);
    for version in versions() {
        let (_dir, store) = unpacked(&version);
        let meters = Meters::new();
        let layers = tracing_subscriber::registry().with(meters.troubles());
        let quiet = tracing::subscriber::set_default(layers);
        // A year later: nobody has lost by the clock.
        let now = At(1_788_253_200_000 + 365 * 24 * 60 * 60 * 1_000);
        let (hall, _) = Hall::open(store.clone(), Words::new(), 3, now);
        let mut chats = Chats {
            store,
            hall,
            now,
            updates: 0,
        };
        let mut heard = |room, who, text, expected: &str| {
            let said = chats.say(room, who, text);
            assert!(said.contains(expected), "{who}> {text}\n{said}");
        };
        heard(GROUP, "Анна", "/games", "Балда 4×4");
        heard(GROUP, "Анна", "/board", "Осталось 0:5");
        heard(GROUP, "Анна", "/stats", "Точки");
        heard(GROUP, "Анна", "/words", "жмяк");
        heard(GROUP, "Анна", "/words", "лак");
        heard(GROUP, "Анна", "/me", "Вас зовут Анна");
        heard(GROUP, "Анна", "/settings", "На рейтинг");
        heard(GROUP, "Анна", "/top", "Лучшие из всех");
        heard(GROUP, "Вера", "/cancel", "Предложение отменено");
        // One person on two platforms.
        heard(ELSEWHERE, "Анна", "/games", "Балда 4×4");
        heard(ENGLISH, "Kate", "/games", "Royal");
        heard(ENGLISH, "Kate", "/stats", "Abaku");
        heard(ALONE, "Глеб", "/block", "принимаете");
        heard(ALONE, "Глеб", "/games", "Антибалда");
        heard(ALONE, "Глеб", "/games", "Точки");
        heard(ALONE, "Глеб", "/games", "Абаку");
        heard(ALONE, "Глеб", "/mydata", "о вас");
        let out = chats.hall.hear(chats.now.after(1_000), Input::Tick.into());
        assert_eq!((out.tally.panics, out.tally.failures), (0, 0));
        drop(quiet);
        let text = meters.text();
        let quiet = "tetradka_log_events_total{level=\"error\"} 0";
        let is_quiet = text.lines().any(|line| line == quiet);
        assert!(is_quiet, "{version:?}: records that can't be read");
    }
}
