//! Games in many chats at once, for benches: every move is known beforehand, so that a lost or doubled
//! one shows. A platform's bench says how its people talk ([`Site`]); [`Load`] plays and counts.

use crate::program::Program;
use crate::stage::until;
use games::balda::{Balda, Move, Options, Saying};
use games::words::{Lang, Lexicon};
use games::{At, Game, Seat, World};
use std::time::{Duration, Instant};

/// Moves a second in all chats together.
const MOVES: u64 = 12;
/// How often memory is looked at on the way.
const LOOKS: u32 = 10;

/// What is played in a chat: the command, and each move as it is said and as it is told.
#[derive(Debug, Clone)]
pub struct Script {
    /// The command that offers the game, and its options.
    pub command: (&'static str, &'static str),
    /// The moves in their order.
    pub moves: Vec<(String, String)>,
}

impl Script {
    /// Dots far from each other, so that nothing is surrounded.
    pub fn dots() -> Script {
        let cells = (0..180).map(|n| format!("{} {}", 2 + 2 * (n % 18), 2 + 3 * (n / 18)));
        Script {
            command: ("dots", "39x32"),
            moves: cells
                .map(|cell| (cell.clone(), format!("{cell}.")))
                .collect(),
        }
    }

    /// A whole game of Balda, of any legal words.
    ///
    /// # Panics
    /// When the game can't be played, which its own tests would tell first.
    pub fn balda() -> Script {
        let options = Options {
            start_word: Some("балка".to_owned()),
            ..Options::default()
        };
        let mut chance = fastrand::Rng::with_seed(1);
        let mut world = World {
            words: Lexicon::of(Lang::Ru),
            chance: &mut chance,
            now: At(0),
        };
        let begun = Balda::set_up(&options, 2, Some(Seat(0)), &mut world).expect("a game");
        let mut game = Balda::start(&options, 2, &begun).expect("a game");
        let mut moves = Vec::new();
        while let Some(seat) = game.turn().only() {
            let all = game.moves(seat, usize::MAX, &mut world);
            let Some(Move::Say(saying)) = world.chance.choice(&all) else {
                break;
            };
            let Saying { word, cell, letter } = saying;
            let (cell, letter) = (cell.expect("a cell"), letter.as_deref().expect("a letter"));
            let column = ['а', 'б', 'в', 'г', 'д'][cell.index() % 5];
            let said = format!("{column}{} {letter} {word}", cell.index() / 5 + 1);
            moves.push((said, format!("{word}, +")));
            let events = game.decide(seat, &Move::Say(saying.clone()), &mut world);
            for event in events.expect("a legal move") {
                game.apply(&event).expect("it was decided");
            }
        }
        Script {
            command: ("balda", "балка"),
            moves,
        }
    }
}

/// A platform's people and what they see. Chats are numbered from 0, the two in each are 0 and 1.
pub trait Site {
    /// The first person of a chat gives a command.
    fn command(&self, chat: usize, name: &str, options: &str);

    /// Somebody presses the newest button whose label contains this; false: there is none.
    fn press(&self, chat: usize, who: usize, label: &str) -> bool;

    /// Somebody makes a move, the `number`-th of the chat; what it is known by.
    fn play(&self, chat: usize, who: usize, said: &str, number: usize) -> i64;

    /// How long it took from that move until the newest message.
    fn took(&self, chat: usize, known: i64) -> Option<Duration>;

    /// How somebody is called.
    fn name(&self, chat: usize, who: usize) -> String;

    /// What is read in the bot's messages that all see in a chat, the oldest first.
    fn messages(&self, chat: usize) -> Vec<String>;

    /// The newest of them.
    fn newest(&self, chat: usize) -> Option<String> {
        self.messages(chat).pop()
    }
}

/// One chat.
#[derive(Debug, Default)]
struct Talk {
    /// The moves made so far, as they are told.
    made: Vec<String>,
    /// What the last is known by, until its board is seen.
    waiting: Option<i64>,
}

/// Players in many chats.
#[derive(Debug)]
pub struct Load<S> {
    site: S,
    scripts: [Script; 2],
    talks: Vec<Talk>,
    turn: usize,
    waited: usize,
    ended: usize,
    boards: Vec<Duration>,
}

/// What came of the moves.
#[derive(Debug)]
pub struct Count {
    /// How many were made.
    pub moves: usize,
    /// How many were never shown.
    pub lost: usize,
    /// How often one was shown again.
    pub doubled: usize,
    /// How often it was nobody's turn yet, for the last board hadn't come.
    pub waited: usize,
    /// How often a game had no moves left.
    pub ended: usize,
}

/// Waits for what comes when all games have begun at once: a platform takes only so much a second.
async fn at_last(mut done: impl FnMut() -> bool) -> bool {
    for _ in 0..6 {
        if until(&mut done).await {
            return true;
        }
    }
    false
}

impl<S: Site> Load<S> {
    /// So many chats, half of them for Balda and half for Dots.
    pub fn new(site: S, chats: usize) -> Load<S> {
        Load {
            site,
            scripts: [Script::balda(), Script::dots()],
            talks: (0..chats).map(|_| Talk::default()).collect(),
            turn: 0,
            waited: 0,
            ended: 0,
            boards: Vec::new(),
        }
    }

    /// Begins a game in each chat.
    ///
    /// # Panics
    /// When one doesn't begin.
    pub async fn begin(&self) {
        for chat in 0..self.talks.len() {
            let (name, options) = self.script(chat).command;
            self.site.command(chat, name, options);
            let joined = || self.site.press(chat, 1, "Играю");
            assert!(
                until(joined).await,
                "an offer in {chat}: {}",
                self.told(chat)
            );
        }
        for chat in 0..self.talks.len() {
            let begun = || self.on_turn(chat).is_some() || self.start(chat);
            let begun = at_last(begun).await;
            assert!(begun, "a table in {chat}: {}", self.told(chat));
        }
        for chat in 0..self.talks.len() {
            let begun = at_last(|| self.on_turn(chat).is_some()).await;
            assert!(begun, "a game in {chat}: {}", self.told(chat));
        }
    }

    /// Where more than two may play it is the host who begins; whether they did.
    fn start(&self, chat: usize) -> bool {
        let second = self.site.name(chat, 1);
        let newest = self.site.newest(chat);
        newest.is_some_and(|text| text.contains(&second)) && self.site.press(chat, 0, "Начать")
    }

    fn script(&self, chat: usize) -> &Script {
        &self.scripts[chat % 2]
    }

    fn told(&self, chat: usize) -> String {
        let newest = self.site.newest(chat);
        newest.unwrap_or_else(|| "nothing".to_owned())
    }

    /// Who is to move in a chat.
    fn on_turn(&self, chat: usize) -> Option<usize> {
        let last = self.site.newest(chat)?;
        let turn = |who: &usize| last.contains(&format!("Ходит {}.", self.site.name(chat, *who)));
        (0..2).find(turn)
    }

    /// Moves for so long, one chat after the other; what the program needs of memory on the way, in
    /// kilobytes.
    pub async fn run(&mut self, time: Duration, program: &Program) -> Vec<usize> {
        let (begun, step) = (Instant::now(), Duration::from_millis(1000 / MOVES));
        let (mut next, mut memory) = (Instant::now(), Vec::new());
        let (mut looked, look) = (Instant::now(), time / LOOKS);
        while begun.elapsed() < time {
            tokio::time::sleep_until(next.into()).await;
            next += step;
            self.step();
            self.look();
            if looked.elapsed() >= look {
                looked += look;
                memory.extend(program.memory());
            }
        }
        memory.extend(program.memory());
        memory
    }

    /// One move in the next chat.
    fn step(&mut self) {
        let chat = self.turn % self.talks.len();
        self.turn += 1;
        let Some(who) = self.on_turn(chat) else {
            self.waited += 1;
            return;
        };
        let number = self.talks[chat].made.len();
        let Some((said, shown)) = self.script(chat).moves.get(number).cloned() else {
            self.ended += 1;
            return;
        };
        let told = format!("{}: {shown}", self.site.name(chat, who));
        let known = self.site.play(chat, who, &said, number);
        let talk = &mut self.talks[chat];
        talk.made.push(told);
        talk.waiting = Some(known);
    }

    /// Looks which boards have come.
    fn look(&mut self) {
        for (chat, talk) in self.talks.iter_mut().enumerate() {
            let (Some(known), Some(told)) = (talk.waiting, talk.made.last()) else {
                continue;
            };
            let newest = self.site.newest(chat);
            if newest.is_some_and(|text| text.contains(told.as_str())) {
                talk.waiting = None;
                self.boards.extend(self.site.took(chat, known));
            }
        }
    }

    /// Waits until all boards have come; what came of the moves so far.
    pub async fn count(&mut self) -> Count {
        until(|| {
            self.look();
            self.talks.iter().all(|talk| talk.waiting.is_none())
        })
        .await;
        let (mut lost, mut doubled) = (0, 0);
        for (chat, talk) in self.talks.iter().enumerate() {
            let messages = self.site.messages(chat);
            for told in &talk.made {
                let shown = messages.iter().filter(|text| text.contains(told));
                match shown.count() {
                    0 => lost += 1,
                    count => doubled += count - 1,
                }
            }
        }
        Count {
            moves: self.talks.iter().map(|talk| talk.made.len()).sum(),
            lost,
            doubled,
            waited: self.waited,
            ended: self.ended,
        }
    }

    /// How long each move took until its board was there, since this was asked last.
    pub fn boards(&mut self) -> Vec<Duration> {
        std::mem::take(&mut self.boards)
    }
}

/// Times in a line: how many, the middle one, the 99th of a hundred, the longest.
pub fn told(what: &str, mut times: Vec<Duration>) -> String {
    times.sort();
    let at = |share: f64| {
        let index = ((times.len() as f64 - 1.0) * share).round() as usize;
        times.get(index).copied().unwrap_or_default()
    };
    format!(
        "{what}: n {}, p50 {:.1?}, p99 {:.1?}, longest {:.1?}",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    )
}
