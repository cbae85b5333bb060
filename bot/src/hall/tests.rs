//! What can't be brought about from outside: a game that panics, a banned person.

mod around;
mod called;
mod down;
mod pressed;

use super::*;
use crate::chat::{
    Account, Effect, MessageId, Platform, RoomKind, RoomRef, Source, Span, Standing,
};
use games::words::{Lang, Lexicon};
use storage::Memory;

pub(super) const NOW: At = At(1_788_253_200_000);

pub(super) struct Chats {
    pub(super) hall: Hall,
    pub(super) now: At,
    updates: u64,
    /// How much was to be made of dictionaries.
    prepared: usize,
}

/// A press on a button of a message that nobody knows.
fn pressed(source: Source, press: &Press) -> Input {
    Input::Pressed {
        source,
        data: press.write(),
        message: None,
        press: None,
    }
}

impl Chats {
    fn new() -> Chats {
        Chats::over(Arc::new(Memory::new()))
    }

    pub(super) fn over(store: Arc<dyn Store>) -> Chats {
        let words = Words::with(Lexicon::from_list(Lang::Ru, &["кот", "акот", "бот"]));
        let (hall, _) = Hall::open(store, words, 1, NOW);
        Chats {
            hall,
            now: NOW,
            updates: 0,
            prepared: 0,
        }
    }

    fn source(&mut self, room: &str, name: &str) -> Source {
        self.updates += 1;
        Source {
            room: RoomRef {
                platform: Platform::Script,
                id: room.to_owned(),
                topic: None,
            },
            kind: RoomKind::Group,
            language: Some("ru".to_owned()),
            from: Account {
                platform: Platform::Script,
                id: name.to_owned(),
                name: name.to_owned(),
                username: None,
                language: None,
            },
            standing: Standing::Member,
            once: Some(self.updates.to_string()),
        }
    }

    /// What the bot says, each with its room.
    pub(super) fn put(&mut self, input: Input) -> Vec<(String, String)> {
        let out = self.hall.hear(self.now, input.into());
        self.prepared += out.preparations.len();
        out.preparations.into_iter().for_each(Preparation::run);
        let said = |effect: &Effect| match effect {
            Effect::Post { room, body, .. } | Effect::Tell { room, body, .. } => {
                Some((room.id.clone(), body.plain()))
            }
            _ => None,
        };
        out.effects.iter().filter_map(said).collect()
    }

    pub(super) fn say(&mut self, room: &str, name: &str, text: &str) -> Vec<(String, String)> {
        let source = self.source(room, name);
        let message = MessageId(format!("m{}", self.updates));
        self.put(Input::Said {
            source,
            message,
            text: text.to_owned(),
            reply_to: None,
        })
    }

    /// All that follows from what somebody says.
    fn hear(&mut self, room: &str, name: &str, text: &str) -> Out {
        let source = self.source(room, name);
        let said = Input::Said {
            source,
            message: MessageId(format!("m{}", self.updates)),
            text: text.to_owned(),
            reply_to: None,
        };
        self.hall.hear(self.now, said.into())
    }

    /// Which seat is to move.
    fn turn(&mut self, game: GameId) -> games::Seat {
        self.hall.table(game).unwrap().turn().iter().next().unwrap()
    }

    /// Who is to move in a game of Анна and Борис.
    fn mover(&mut self, game: GameId) -> &'static str {
        ["Анна", "Борис"][self.turn(game).index()]
    }

    /// The same said by both who play there.
    pub(super) fn both_say(&mut self, room: &str, text: &str) -> Vec<(String, String)> {
        let both = ["Анна", "Борис"].map(|name| self.say(room, name, text));
        both.concat()
    }

    /// Two start a game of Balda with a turn clock in a room; its number.
    pub(super) fn start(&mut self, room: &str) -> GameId {
        self.begin(room, "/balda 3x3 кот 60s")
    }

    /// Two start a game in a room; its number.
    fn begin(&mut self, room: &str, offer: &str) -> GameId {
        self.say(room, "Анна", offer);
        let offer = self.hall.offers().pop().unwrap();
        for (name, on) in [("Борис", OnOffer::Join), ("Анна", OnOffer::Start)] {
            let source = self.source(room, name);
            self.put(pressed(source, &Press::Offer(offer.id, on)));
        }
        assert!(self.hall.offers().is_empty());
        let place = self.hall.chat_at(&RoomRef {
            platform: Platform::Script,
            id: room.to_owned(),
            topic: None,
        });
        self.hall.games_in(place.unwrap().id)[0]
    }

    fn broken(&self) -> usize {
        self.hall.ledger.names("broken/").len()
    }
}

/// Whether something that was said has this in it.
pub(super) fn tells(said: &[(String, String)], part: &str) -> bool {
    said.iter().any(|(_, text)| text.contains(part))
}

#[test]
fn what_a_game_asks_of_its_dictionary_is_made_beforehand() {
    let mut chats = Chats::new();
    let mut check = |room: &str, offer: &str, expected: usize| {
        let before = chats.prepared;
        chats.begin(room, offer);
        assert_eq!(chats.prepared - before, expected, "{offer}");
    };
    check("раз", "/balda 3x3 кот", 0);
    check("два", "/oral", 1);
    check("три", "/antibalda", 1);
    check("четыре", "/oral anagram", 0);
    // Another process makes it, too.
    let out = chats.hall.reopen(chats.now);
    assert_eq!(out.preparations.len(), 2);
}

#[test]
fn a_poisoned_game_costs_no_other() {
    let mut chats = Chats::new();
    let (bad, good) = (chats.start("там"), chats.start("тут"));
    chats.hall.poisoned.insert(bad);

    // What a person does there is undone, with a word of regret.
    let said = chats.both_say("там", "/hint");
    assert!(tells(&said, "Что-то пошло не так"), "{said:?}");
    assert_eq!(chats.broken(), 0);

    // When its clock runs out it is set apart, and the other's clock has run out all the same.
    chats.now = chats.now.after(61_000);
    let said = chats.put(Input::Tick);
    assert!(
        said.iter()
            .any(|(room, text)| room == "там" && text.contains("не читается")),
        "{said:?}"
    );
    assert!(
        said.iter()
            .any(|(room, text)| room == "тут" && text.contains("время хода вышло"))
    );
    assert_eq!(chats.broken(), 1);
    assert_eq!(chats.hall.open_games(), vec![good]);

    // Nobody hears of it again, and the other goes on.
    chats.now = chats.now.after(61_000);
    let said = chats.put(Input::Tick);
    assert!(said.iter().all(|(room, _)| room == "тут") && !said.is_empty());
    let said = chats.say("там", "Анна", "/board");
    assert!(tells(&said, "нет вашей игры"), "{said:?}");
}

#[test]
fn nobody_is_called_upon_in_quiet_hours() {
    let mut chats = Chats::new();
    let game = chats.start("тут");
    // Whose turn it is changes with each pass; each is called by the board that says so.
    let called = |chats: &mut Chats| {
        let name = chats.mover(game);
        let out = chats.hear("тут", name, "/pass");
        let board = out.effects.iter().find_map(|effect| match effect {
            Effect::Post { body, .. } => Some(body.text.clone()),
            _ => None,
        });
        let is_call = |span: &Span| matches!(span, Span::Mention { .. });
        board.unwrap().iter().filter(|span| is_call(span)).count()
    };
    assert_eq!(called(&mut chats), 1);
    // 9:00 by the chat's clock.
    let room = chats.source("тут", "Анна").room;
    let mut chat = chats.hall.chat_at(&room).unwrap();
    chat.customs.quiet = Some(Quiet {
        from: 8 * 60,
        to: 10 * 60,
        zone: 0,
    });
    chats.hall.keep_chat(&chat);
    chats.hall.ledger.commit().unwrap();
    assert_eq!(called(&mut chats), 0);
    // No reminder either, 45 s into a turn of 60 s.
    chats.now = chats.now.after(46_000);
    assert_eq!(chats.put(Input::Tick), Vec::new());
}

#[test]
fn the_banned_are_passed_over_in_silence() {
    let mut chats = Chats::new();
    let bans = Bans::read("script Борис\nscript room там").unwrap();
    chats.put(Input::Banned { bans });
    assert_eq!(chats.say("тут", "Борис", "/help"), Vec::new());
    assert_eq!(chats.say("там", "Анна", "/help"), Vec::new());
    assert!(!chats.say("тут", "Анна", "/help").is_empty());
    // They aren't even known.
    assert_eq!(chats.hall.ledger.names("person/").len(), 1);
    chats.put(Input::Banned {
        bans: Bans::default(),
    });
    assert!(!chats.say("тут", "Борис", "/help").is_empty());
}

#[test]
fn what_costs_others_something_is_limited() {
    let mut chats = Chats::new();
    chats.start("тут");
    let mut boards = (0..15).map(|_| {
        let source = chats.source("тут", "Анна");
        let out = chats.hall.hear(
            chats.now,
            Arrives::from(Input::Said {
                source,
                message: MessageId("m".to_owned()),
                text: "/board".to_owned(),
                reply_to: None,
            }),
        );
        out.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Tell { body, .. } if body.picture.is_some()))
    });
    let pictures = boards.by_ref().take(10).filter(|&drawn| drawn).count();

    assert_eq!((pictures, boards.filter(|&drawn| drawn).count()), (10, 0));

    for _ in 0..5 {
        let said = chats.say("тут", "Борис", "/join abcdefghj");

        assert!(said[0].1.contains("игры нет"), "{said:?}");
    }
    for text in ["/join abcdefghj", "/link abcdefghj"] {
        let said = chats.say("тут", "Борис", text);
        assert!(said[0].1.contains("Слишком много неверных"), "{said:?}");
    }

    chats.now = chats.now.after(10 * 60_000);

    let said = chats.say("тут", "Борис", "/join abcdefghj");
    assert!(said[0].1.contains("игры нет"), "{said:?}");

    let mut refused = 0;
    for _ in 0..30 {
        let said = chats.say("там", "Вера", "/balda 3x3 кот");
        refused += usize::from(said[0].1.contains("предложений подряд"));

        chats.say("там", "Вера", "/cancel");
    }

    assert_eq!(refused, 10);
}

#[test]
fn what_was_heard_is_remembered_for_a_day() {
    let mut chats = Chats::new();
    let game = chats.start("тут");
    let said_on_page = Visit {
        game,
        who: Who::Account(Platform::Script, "Анна".to_owned()),
        wish: Wish::Say {
            seq: Seq(0),
            text: "hint".to_owned(),
            once: "1".to_owned(),
        },
    };
    chats.hall.visit(chats.now, &said_on_page);
    let heard = |chats: &Chats, of: &str| chats.hall.ledger.names(of).len();
    assert!(heard(&chats, "once/script/") > 0);
    assert_eq!(heard(&chats, "once/page/"), 1);
    chats.now = chats.now.after(23 * 60 * 60_000);
    chats.put(Input::Tick);
    assert_eq!(heard(&chats, "once/page/"), 1);
    chats.now = chats.now.after(2 * 60 * 60_000);
    chats.put(Input::Tick);
    assert_eq!(heard(&chats, "once/"), 0);
}

#[test]
fn where_no_other_bot_is_an_unknown_command_is_answered() {
    let mut chats = Chats::new();
    let mut said_at = |platform| {
        let mut source = chats.source("тут", "Анна");
        source.room.platform = platform;
        source.from.platform = platform;
        chats.put(Input::Said {
            source,
            message: MessageId("m".to_owned()),
            text: "/blada".to_owned(),
            reply_to: None,
        })
    };
    let answer = "Такой команды нет. Может быть, /balda?".to_owned();
    assert_eq!(said_at(Platform::Web), [("тут".to_owned(), answer)]);
    assert_eq!(said_at(Platform::Telegram), []);
}

#[test]
fn who_joins_before_the_platform_has_taken_an_offer_is_shown_afterwards() {
    let mut chats = Chats::new();
    chats.say("тут", "Анна", "/balda 3x3 кот");
    let offer = chats.hall.offers().pop().unwrap();
    let source = chats.source("тут", "Борис");
    let room = source.room.clone();
    chats.put(pressed(source, &Press::Offer(offer.id, OnOffer::Join)));
    let posted = Input::Posted {
        post: offer.post,
        room,
        message: MessageId("m".to_owned()),
    };
    let mut edits = |input: Input| {
        let out = chats.hall.hear(chats.now, input.into());
        let edit = |effect: &Effect| match effect {
            Effect::Edit { body, .. } => Some(body.plain()),
            _ => None,
        };
        out.effects.iter().filter_map(edit).collect::<Vec<_>>()
    };
    let shown = edits(posted.clone());
    assert!(
        matches!(shown.as_slice(), [text] if text.contains("Борис")),
        "{shown:?}"
    );
    assert_eq!(edits(posted), Vec::<String>::new(), "it is shown once");
}

#[test]
fn a_reply_to_the_offer_of_a_game_means_that_game() {
    let mut chats = Chats::new();
    let mut games = Vec::new();
    for offer in ["первое", "второе"] {
        chats.say("там", "Анна", "/balda 3x3 кот");
        let made = chats.hall.offers().pop().unwrap();
        let room = chats.source("там", "Анна").room;
        let message = MessageId(offer.to_owned());
        let post = made.post;
        chats.put(Input::Posted {
            post,
            room: room.clone(),
            message,
        });
        for (name, on) in [("Борис", OnOffer::Join), ("Анна", OnOffer::Start)] {
            let source = chats.source("там", name);
            chats.put(pressed(source, &Press::Offer(made.id, on)));
        }
        let chat = chats.hall.chat_at(&room).unwrap().id;
        let here = chats.hall.games_in(chat);
        let new = here.into_iter().find(|game| !games.contains(game));
        games.extend(new);
    }
    let resign = |chats: &mut Chats, to: &str| {
        let source = chats.source("там", "Анна");
        let message = MessageId(format!("m{}", chats.updates));
        chats.put(Input::Said {
            source,
            message,
            text: "/resign".to_owned(),
            reply_to: Some(MessageId(to.to_owned())),
        })
    };
    let is_over = |chats: &mut Chats, game| {
        let table = chats.hall.table(game);
        table.is_some_and(|table| table.outcome().is_some())
    };
    // Over once, it is over: the other game isn't meant.
    for _ in 0..2 {
        resign(&mut chats, "первое");
        assert!(is_over(&mut chats, games[0]));
        assert!(!is_over(&mut chats, games[1]));
    }
    resign(&mut chats, "второе");
    assert!(is_over(&mut chats, games[1]));
}
