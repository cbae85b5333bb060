//! People in several chats who do whatever comes into their heads.

use bot::chat::{
    Account, Button, Effect, Input, MessageId, Platform, PostId, PressId, RoomKind, RoomRef,
    Source, Standing,
};
use bot::hall::{Arrives, Hall, Job, Out, Press, Words};
use games::At;
use games::words::{Lang, Lexicon};
use std::sync::Arc;
use storage::{Fault, Faulty, Memory};

const WORDS: &[&str] = &[
    "кот", "акот", "кота", "бот", "вт", "до", "ток", "окно", "отос", "скот", "тон", "нот", "торт",
];
pub(crate) const PEOPLE: &[&str] = &["Анна", "Борис", "Вера", "Гриша", "Дима", ""];
const MOVES: &[&str] = &[
    "предлагаю кото в1",
    "/m предлагаю кото в1",
    "/m предлагаю котб в3",
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
    "/balda 3x3 кот голосование 20s",
    "/balda 3x3 кот голосование 1m+5s",
    "/balda 3x3 кот компьютер",
    "/balda 3x3 кот голосование @Борис",
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

/// A crowd in several chats at once, its answers and buttons, and the store behind it.
pub(crate) struct Crowd {
    pub(crate) store: Arc<Faulty<Memory>>,
    pub(crate) hall: Hall,
    pub(crate) rng: fastrand::Rng,
    pub(crate) now: At,
    pub(crate) seen: Vec<Seen>,
    pub(crate) boards: Vec<(RoomRef, MessageId)>,
    pub(crate) jobs: Vec<Job>,
    pub(crate) waiting: Vec<(PostId, RoomRef, MessageId)>,
    pub(crate) messages: u64,
}

impl Crowd {
    pub(crate) fn new(seed: u64) -> Crowd {
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

    pub(crate) fn source(&mut self) -> Source {
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

    pub(crate) fn step(&mut self) {
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

    pub(crate) fn put(&mut self, input: Input) {
        let out = self.hall.hear(self.now, input.into());
        self.carry(out);
        if self.rng.u8(..4) > 0 {
            self.take_posts();
        }
    }

    pub(crate) fn restart(&mut self) {
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

    pub(crate) fn carry(&mut self, out: Out) {
        for effect in out.effects {
            let sorry =
                |text: &str| text.contains("Что-то пошло не так") || text.contains("went wrong");
            match effect {
                Effect::Post {
                    room, post, body, ..
                } => {
                    assert!(!body.plain().trim().is_empty(), "an empty post");
                    self.show(&room, &format!("p{}", post.0), &body.buttons);
                    let message = MessageId(format!("p{}", post.0));
                    self.waiting.push((post, room, message));
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
                    post,
                } => {
                    self.show(&room, &message.0, &body.buttons);
                    if let Some(post) = post {
                        self.waiting.push((post, room, message));
                    }
                }
                Effect::Unbutton { .. } | Effect::Forget { .. } | Effect::Acknowledge { .. } => {}
            }
        }
        self.jobs.extend(out.jobs);
    }

    pub(crate) fn show(&mut self, room: &RoomRef, message: &str, buttons: &[Vec<Button>]) {
        let is_command =
            |button: &&Button| matches!(Press::read(&button.data), Some(Press::Command(_)));
        let (commands, mut others): (Vec<&Button>, Vec<&Button>) =
            buttons.iter().flatten().partition(is_command);
        // A menu of commands is one thing to press among others, however long it is.
        others.extend(self.rng.choice(commands.iter().copied()));
        for button in commands.iter().chain(&others) {
            assert!(button.data.len() <= 64, "{button:?}");
            assert!(!button.label.is_empty());
        }
        for button in others {
            let message = MessageId(message.to_owned());
            self.seen.push((room.clone(), message, button.clone()));
        }
    }

    pub(crate) fn take_posts(&mut self) {
        for (post, room, message) in std::mem::take(&mut self.waiting) {
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
}

pub(crate) fn words() -> Words {
    Words::with(Lexicon::from_list(Lang::Ru, WORDS))
}
