//! Several people at once, whatever they do and whenever the process ends: nothing breaks.

use bot::chat::{
    Account, Button, Effect, Input, MessageId, Platform, PostId, PressId, RoomKind, RoomRef,
    Source, Standing,
};
use bot::hall::{Arrives, Hall, Job, Out, Words, replayed};
use games::At;
use games::words::{Lang, Lexicon};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use storage::{Fault, Faulty, GameId, Memory, Store};

const WORDS: &[&str] = &[
    "кот", "акот", "кота", "бот", "вт", "до", "ток", "окно", "отос", "скот", "тон", "нот", "торт",
];
const PEOPLE: &[&str] = &["Анна", "Борис", "Вера", "Гриша", "Дима", ""];
const MOVES: &[&str] = &[
    "предлагаю кото в1",
    "/takeback",
    "да",
    "акот а1",
    "акот а3",
    "кота в1",
    "кота в3",
    "бот б1",
    "бот б3",
    "вт в1",
    "вт в3",
    "до б1",
    "до б3",
    "тон",
    "скот а1",
    "скот а3",
];
const SAYINGS: &[&str] = &[
    "/balda 3x3 кот",
    "/balda 3x3 кот голосование",
    "/balda 3x3 кот 20s",
    "/balda 3x3 кот голосование 1m+5s",
    "/balda 3x3 кот компьютер",
    "/balda 3x3 @Борис",
    "/balda @Вера @Гриша insist",
    "/royal 3x5 кот",
    "/balda 9x9 эксперт 5x5 ы мин:9",
    "предлагаю кото в1",
    "/takeback",
    "да",
    "акот а1",
    "кота",
    "ток",
    "бот б1",
    "до",
    "отос",
    "пас",
    "/pass",
    "/m тон",
    "предлагаю кото в1",
    "да",
    "нет",
    "+",
    "сдаюсь",
    "/draw",
    "/takeback",
    "/hint",
    "/board",
    "/text",
    "/skip",
    "/kick",
    "/kick @Борис",
    "/rematch",
    "/continue",
    "/games",
    "/cancel",
    "/block @Анна",
    "/unblock @Анна",
    "/lang en",
    "/lang ru",
    "/settings night",
    "/word кот",
    "/words",
    "/words add катушка",
    "/rules",
    "/help",
    "/",
    "",
    "\u{202e}\u{0}",
];

/// A button once shown: where, under which message, what it says.
type Seen = (RoomRef, MessageId, Button);

struct Crowd {
    store: Arc<Faulty<Memory>>,
    hall: Hall,
    rng: fastrand::Rng,
    now: At,
    seen: Vec<Seen>,
    boards: Vec<(RoomRef, MessageId)>,
    jobs: Vec<Job>,
    waiting: Vec<(PostId, RoomRef)>,
    messages: u64,
}

impl Crowd {
    fn new(seed: u64) -> Crowd {
        let store = Arc::new(Faulty::new(Memory::new()));
        let now = At(1_788_253_200_000);
        let (hall, _) = Hall::open(store.clone(), words(), seed, now);
        Crowd {
            store,
            hall,
            rng: fastrand::Rng::with_seed(seed),
            now,
            seen: Vec::new(),
            boards: Vec::new(),
            jobs: Vec::new(),
            waiting: Vec::new(),
            messages: 0,
        }
    }

    fn source(&mut self) -> Source {
        let who = self.rng.usize(..PEOPLE.len());
        let private = self.rng.u8(..8) == 0;
        let room = if private {
            format!("private-{who}")
        } else {
            "group".to_owned()
        };
        let topic = (!private && self.rng.u8(..6) == 0).then(|| "topic".to_owned());
        self.messages += 1;
        Source {
            room: RoomRef {
                platform: Platform::Script,
                id: room,
                topic,
            },
            kind: if private {
                RoomKind::Private
            } else {
                RoomKind::Group
            },
            language: Some("ru".to_owned()),
            from: Account {
                platform: Platform::Script,
                id: who.to_string(),
                name: PEOPLE[who].to_owned(),
                username: None,
                language: None,
            },
            standing: if self.rng.u8(..10) == 0 {
                Standing::Admin
            } else {
                Standing::Member
            },
            once: Some(self.messages.to_string()),
        }
    }

    fn step(&mut self) {
        match self.rng.u8(..100) {
            // A move, by whoever it is whose turn it is.
            0..30 => {
                let text = MOVES[self.rng.usize(..MOVES.len())];
                for _ in 0..4 {
                    let source = self.source();
                    let message = MessageId(format!("m{}", self.messages));
                    self.put(Input::Said {
                        source,
                        message,
                        text: text.to_owned(),
                        reply_to: None,
                    });
                }
            }
            30..55 => {
                let source = self.source();
                let text = SAYINGS[self.rng.usize(..SAYINGS.len())].to_owned();
                let boards = self.boards.clone();
                let reply_to = match self.rng.u8(..4) {
                    0 => self.rng.choice(boards).map(|(_, message)| message),
                    _ => None,
                };
                let message = MessageId(format!("m{}", self.messages));
                self.put(Input::Said {
                    source,
                    message,
                    text,
                    reply_to,
                });
            }
            55..80 => {
                // Fresh buttons more often than old ones.
                let newest = self.seen.len().saturating_sub(12);
                let from = if self.rng.u8(..4) == 0 { 0 } else { newest };
                let Some((room, message, button)) = self.rng.choice(self.seen[from..].to_vec())
                else {
                    return;
                };
                let mut source = self.source();
                if room.id == "group" {
                    source.room = room;
                    source.kind = RoomKind::Group;
                }
                let press = Some(PressId(self.messages.to_string()));
                let pressed = Input::Pressed {
                    source,
                    data: button.data,
                    message: Some(message),
                    press,
                };
                self.put(pressed.clone());
                if self.rng.u8(..6) == 0 {
                    let before = self.logs();
                    self.put(pressed);
                    assert_eq!(before, self.logs(), "the same update was heard twice");
                }
            }
            80..88 => {
                let longest = match self.rng.u8(..60) {
                    0 => 8 * 24 * 3_600_000,
                    1..4 => 2 * 3_600_000,
                    _ => 90_000,
                };
                self.now = self.now.after(self.rng.u64(..longest));
                self.put(Input::Tick);
            }
            88..91 => {
                let before = self.logs();
                self.restart();
                self.grown_from(&before);
            }
            91..93 => {
                let before = self.logs();
                let fault = [Fault::Full, Fault::Io][self.rng.usize(..2)];
                self.store.all_commits(Some(fault));
                let source = self.source();
                let message = MessageId("lost".to_owned());
                let text = SAYINGS[self.rng.usize(..SAYINGS.len())].to_owned();
                self.put(Input::Said {
                    source,
                    message,
                    text,
                    reply_to: None,
                });
                self.store.all_commits(None);
                assert_eq!(before, self.logs(), "a failed commit left something");
            }
            93..97 => {
                if let Some(job) = self.jobs.pop() {
                    let thought = job.run();
                    let out = self.hall.hear(self.now, thought);
                    self.carry(out);
                }
            }
            97 if self.rng.u8(..6) == 0 => {
                let source = self.source();
                self.put(Input::Gone { room: source.room });
            }
            _ => self.take_posts(),
        }
    }

    fn put(&mut self, input: Input) {
        let out = self.hall.hear(self.now, input.into());
        self.carry(out);
        if self.rng.u8(..4) > 0 {
            self.take_posts();
        }
    }

    fn restart(&mut self) {
        let seed = self.rng.u64(..);
        self.jobs.clear();
        // Sometimes it was down for a while.
        if self.rng.bool() {
            self.now = self.now.after(self.rng.u64(..120_000));
        }
        let (hall, out) = Hall::open(self.store.clone(), words(), seed, self.now);
        self.hall = hall;
        self.waiting.clear();
        self.carry(out);
    }

    fn carry(&mut self, out: Out) {
        for effect in out.effects {
            let sorry =
                |text: &str| text.contains("Что-то пошло не так") || text.contains("went wrong");
            match effect {
                Effect::Post {
                    room, post, body, ..
                } => {
                    assert!(!body.plain().trim().is_empty(), "an empty post");
                    self.show(&room, &format!("p{}", post.0), &body.buttons);
                    self.waiting.push((post, room));
                }
                Effect::Tell { room, body, .. } => {
                    let text = body.plain();
                    assert!(!sorry(&text), "hearing it panicked");
                    assert!(!text.trim().is_empty() || body.picture.is_some());
                    assert!(text.chars().count() < 4096);
                    self.show(&room, "told", &body.buttons);
                }
                Effect::Edit {
                    room,
                    message,
                    body,
                } => self.show(&room, &message.0, &body.buttons),
                Effect::Unbutton { .. } | Effect::Forget { .. } | Effect::Acknowledge { .. } => {}
            }
        }
        self.jobs.extend(out.jobs);
    }

    fn show(&mut self, room: &RoomRef, message: &str, buttons: &[Vec<Button>]) {
        for button in buttons.iter().flatten() {
            assert!(button.data.len() <= 64, "{button:?}");
            assert!(!button.label.is_empty());
            let message = MessageId(message.to_owned());
            self.seen.push((room.clone(), message, button.clone()));
        }
    }

    fn take_posts(&mut self) {
        for (post, room) in std::mem::take(&mut self.waiting) {
            let message = MessageId(format!("p{}", post.0));
            self.boards.push((room.clone(), message.clone()));
            let out = self.hall.hear(
                self.now,
                Arrives::from(Input::Posted {
                    post,
                    room,
                    message,
                }),
            );
            self.carry(out);
        }
    }

    fn logs(&self) -> BTreeMap<GameId, Vec<Vec<u8>>> {
        let heads = self.store.heads().unwrap_or_default();
        heads
            .into_iter()
            .map(|(game, _)| {
                let log = self.store.log(game).unwrap_or_default();
                (game, log.into_iter().map(|line| line.bytes).collect())
            })
            .collect()
    }

    /// The records agree with the logs: who plays where, what goes on and what is over.
    fn records(&self) {
        let read = |key: String| {
            let key = storage::Key::new(&key).ok()?;
            let bytes = self.store.read(&key).ok()??;
            serde_json::from_slice::<Value>(&bytes).ok()
        };
        let names = |prefix: &str| -> BTreeSet<String> {
            let all = self.store.scan(prefix).unwrap_or_default();
            let names = all
                .iter()
                .filter_map(|(key, _)| key.as_str().strip_prefix(prefix));
            names.map(str::to_owned).collect()
        };
        let open = names("open/");
        let (mut seats, mut here) = (BTreeSet::new(), BTreeSet::new());
        for game in names("game/") {
            let sitting = read(format!("game/{game}")).unwrap_or_default();
            let over = !sitting["ended"].is_null();
            assert_ne!(
                over,
                open.contains(&game),
                "{game} is over and goes on: {sitting}"
            );
            let texts = |list: &Value, path: &str| -> Vec<String> {
                let all = list.as_array().cloned().unwrap_or_default();
                let texts = all.iter().filter_map(|one| one.pointer(path)?.as_str());
                texts.map(str::to_owned).collect()
            };
            if !over {
                let people = texts(&sitting["holders"], "/person");
                seats.extend(people.iter().map(|person| format!("{person}/{game}")));
                let places = texts(&sitting["shown"], "/place/chat");
                here.extend(places.iter().map(|chat| format!("{chat}/{game}")));
            }
        }
        assert_eq!(names("seat/"), seats, "who sits where");
        assert_eq!(names("here/"), here, "what is shown where");
        let logs: BTreeSet<String> = self.logs().keys().map(GameId::to_string).collect();
        assert_eq!(
            names("game/"),
            logs,
            "every game has its log and its record"
        );
    }

    /// What was durable once stays: logs only grow.
    fn grown_from(&self, before: &BTreeMap<GameId, Vec<Vec<u8>>>) {
        let now = self.logs();
        for (game, old) in before {
            let log = now.get(game).map(Vec::as_slice).unwrap_or_default();
            assert!(log.starts_with(old), "{game}: a committed entry is gone");
        }
    }

    /// Every log can be followed; the same request twice made no second game.
    fn check(&self) {
        self.records();
        for (game, log) in self.logs() {
            assert_eq!(replayed(&log), Ok(()), "{game}");
        }
        let broken = self.store.scan("broken/").unwrap_or_default();
        assert!(broken.is_empty(), "a game was set apart");
    }

    fn keys(&self) -> BTreeMap<String, usize> {
        let mut counts = BTreeMap::new();
        for (key, _) in self.store.scan("").unwrap_or_default() {
            let kind = key.as_str().split('/').next().unwrap_or("").to_owned();
            *counts.entry(kind).or_default() += 1;
        }
        counts
    }
}

fn words() -> Words {
    Words::with(Lexicon::from_list(Lang::Ru, WORDS))
}

#[test]
fn whatever_people_do_the_logs_stay_legal() {
    let mut logs = Vec::new();
    for seed in 0..40 {
        let mut crowd = Crowd::new(seed);
        for _ in 0..1_500 {
            crowd.step();
        }
        crowd.check();
        logs.extend(crowd.logs().into_values().flatten());
    }
    // What was played is worth the name.
    let count = |what: &str| {
        let there = |line: &&Vec<u8>| String::from_utf8_lossy(line).contains(what);
        logs.iter().filter(there).count()
    };
    for (what, least) in [
        ("\"v\":", 40),
        ("placed", 300),
        ("passed", 100),
        ("ended", 30),
        ("taken_back", 10),
        ("asked", 20),
        ("excused", 5),
        ("set_aside", 5),
        ("resumed", 1),
        ("proposed", 1),
        ("left", 10),
    ] {
        assert!(count(what) >= least, "only {} of {what}", count(what));
    }
}

#[test]
fn what_is_over_leaves_little_behind() {
    let mut crowd = Crowd::new(7);
    for _ in 0..3_000 {
        crowd.step();
    }
    crowd.check();
    let games = crowd.logs().len();
    // All wait long enough: offers go, quiet games are set aside, updates are forgotten.
    for _ in 0..60 {
        crowd.now = crowd.now.after(24 * 3_600_000);
        crowd.put(Input::Tick);
        crowd.take_posts();
    }
    let keys = crowd.keys();
    let count = |kind: &str| keys.get(kind).copied().unwrap_or(0);
    for kind in ["once", "post", "offer", "wordvote"] {
        assert_eq!(count(kind), 0, "{kind} stays for ever: {keys:?}");
    }
    assert_eq!(count("game"), games, "{keys:?}");
    assert!(count("msg") <= 24 * games, "{keys:?}");
    assert!(count("closing") == 0, "{keys:?}");
    assert!(count("asked") <= PEOPLE.len() * 6, "{keys:?}");
    assert!(count("open") <= 20 * 6, "{keys:?}");
}

/// Six people, three games at once, restarts, lost commits: a thousand orders of it all.
#[test]
fn a_thousand_interleavings() {
    for seed in 1_000..2_000 {
        let mut crowd = Crowd::new(seed);
        for offer in ["/balda 3x3 кот", "/balda 3x3 кот 20s", "/royal 3x5 кот"] {
            let mut source = crowd.source();
            (source.room.id, source.room.topic) = ("group".to_owned(), None);
            source.kind = RoomKind::Group;
            let said = |source: &Source, text: &str| Input::Said {
                source: Source {
                    once: None,
                    ..source.clone()
                },
                message: MessageId("start".to_owned()),
                text: text.to_owned(),
                reply_to: None,
            };
            crowd.put(said(&source, offer));
            let press = |crowd: &Crowd, what: &str| {
                let mut newest = crowd.seen.iter().rev();
                newest
                    .find(|(_, _, button)| button.data.ends_with(what))
                    .cloned()
            };
            let joined = press(&crowd, ":join");
            for who in 0..2 {
                let Some((room, message, button)) = joined.clone() else {
                    continue;
                };
                let mut other = crowd.source();
                other.from.id = format!("guest-{who}");
                (other.room, other.kind) = (room, RoomKind::Group);
                crowd.put(Input::Pressed {
                    source: other,
                    data: button.data,
                    message: Some(message),
                    press: None,
                });
            }
            if let Some((room, message, button)) = press(&crowd, ":start") {
                source.room = room;
                crowd.put(Input::Pressed {
                    source: Source {
                        once: None,
                        ..source
                    },
                    data: button.data,
                    message: Some(message),
                    press: None,
                });
            }
        }
        assert!(crowd.logs().len() >= 3, "three games have begun");
        for _ in 0..40 {
            crowd.step();
        }
        crowd.check();
    }
}

/// A store that is opened again with the same seed gives no number a second time.
#[test]
fn another_life_has_other_numbers() {
    let mut crowd = Crowd::new(5);
    let mut posts = Vec::new();
    for life in 0..6 {
        let source = crowd.source();
        let said = Input::Said {
            source: Source {
                once: None,
                ..source
            },
            message: MessageId(life.to_string()),
            text: "/balda 3x3 кот @Кто".to_owned(),
            reply_to: None,
        };
        let out = crowd.hall.hear(crowd.now, said.into());
        let post = |effect: &Effect| match effect {
            Effect::Post { post, .. } => Some(*post),
            _ => None,
        };
        posts.extend(out.effects.iter().filter_map(post));
        crowd.hall = Hall::open(crowd.store.clone(), words(), 5, crowd.now).0;
    }
    let all: BTreeSet<PostId> = posts.iter().copied().collect();
    assert!(posts.len() >= 5);
    assert_eq!(all.len(), posts.len(), "{posts:?}");
}

/// A computer whose move couldn't be written thinks again: nobody has to move it on.
#[test]
fn a_computer_survives_a_full_disk() {
    let mut crowd = Crowd::new(3);
    let source = crowd.source();
    let said = |text: &str| Input::Said {
        source: Source {
            once: None,
            ..source.clone()
        },
        message: MessageId("1".to_owned()),
        text: text.to_owned(),
        reply_to: None,
    };
    crowd.put(said("/balda 3x3 кот компьютер"));
    // In a group somebody must start it.
    if let Some((_, message, button)) = crowd
        .seen
        .iter()
        .find(|(_, _, b)| b.data.ends_with(":start"))
        .cloned()
    {
        crowd.put(Input::Pressed {
            source: source.clone(),
            data: button.data,
            message: Some(message),
            press: None,
        });
    }
    crowd.put(said("пас"));
    let jobs = std::mem::take(&mut crowd.jobs);
    assert!(!jobs.is_empty(), "the computer isn't thinking");
    let before = crowd.logs();
    crowd.store.all_commits(Some(Fault::Full));
    for job in jobs {
        let thought = job.run();
        let out = crowd.hall.hear(crowd.now, thought);
        crowd.carry(out);
    }
    crowd.store.all_commits(None);
    assert_eq!(before, crowd.logs());
    crowd.put(Input::Tick);
    let jobs = std::mem::take(&mut crowd.jobs);
    assert_eq!(jobs.len(), 1, "nobody thinks any more");
    for job in jobs {
        let thought = job.run();
        let out = crowd.hall.hear(crowd.now, thought);
        crowd.carry(out);
    }
    assert_ne!(before, crowd.logs());
}
