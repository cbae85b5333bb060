//! Everything around the games: offers, seats, clocks, who plays where.
//!
//! The hall is one state that inputs change in order of arrival. Each input is heard whole, made
//! durable in one commit, and only then leave its effects. When the commit fails (or hearing it
//! panics) all it did is forgotten and read again from the store: memory holds nothing that the
//! store doesn't.

mod absent;
mod bans;
mod block;
mod codes;
mod coming;
mod computers;
mod customs;
mod deeds;
mod door;
mod house;
mod ids;
mod invite;
mod kinds;
mod ledger;
mod link;
mod offers;
mod own;
mod press;
mod rates;
mod ratings;
mod record;
mod records;
mod remind;
mod room;
mod route;
mod run;
mod settings;
mod show;
mod start;
mod table;
mod talk;
#[cfg(test)]
mod tests;
mod timer;
mod visit;
mod who;

pub use bans::{BadBan, Bans};
pub use customs::{Customs, House, Quiet, Stakes, Talk};
pub use door::{Arrival, Closed, Door};
pub use house::OnWord;
pub use ids::{BadId, ChatId, OfferId, PersonId};
pub use kinds::{Words, kinds};
pub use press::{OnGame, OnOffer, Press};
pub use ratings::{Figure, Settled, Unrated};
pub use record::{NoRecord, read_back};
pub use records::{Holder, Sitting, Theme};
pub use run::{Outlet, clock, run};
pub use table::{AnyKind, AnyTable, game_of};
pub use visit::{Links, Seen, Visit, Who, Wish};

use crate::chat::{Effect, Input, Platform, PostId, PressId, RoomRef, Source};
use codes::Codes;
use games::{At, Seat, Seq, World};
use ledger::Ledger;
use rates::Rates;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use storage::{GameId, Store};
use table::{Search, Thought};

/// What reaches the hall.
pub enum Arrives {
    /// From a chat.
    Input(Box<Input>),
    /// A computer has thought.
    Thought {
        /// In which game.
        game: GameId,
        /// Which entry it answers; when the game has gone on, it is void.
        head: Seq,
        /// For which seat.
        seat: Seat,
        /// Its move.
        thought: Option<Thought>,
    },
}

impl From<Input> for Arrives {
    fn from(input: Input) -> Arrives {
        Arrives::Input(Box::new(input))
    }
}

/// A computer's search, to be run away from the hall.
pub struct Job {
    /// In which game.
    pub game: GameId,
    head: Seq,
    seat: Seat,
    search: Search,
    words: Words,
    lang: Option<games::words::Lang>,
    seed: u64,
    now: At,
}

impl Job {
    /// Searches. It may take a second.
    pub fn run(self) -> Arrives {
        let Job {
            game,
            head,
            seat,
            search,
            words,
            lang,
            seed,
            now,
        } = self;
        let mut chance = fastrand::Rng::with_seed(seed);
        let search = AssertUnwindSafe(move || {
            search(&mut World {
                words: words.of(lang),
                chance: &mut chance,
                now,
            })
        });
        let thought = catch_unwind(search).unwrap_or_else(|_| {
            tracing::error!(%game, "a computer player panicked");
            None
        });
        Arrives::Thought {
            game,
            head,
            seat,
            thought,
        }
    }
}

/// What hearing an input gives.
#[derive(Default)]
pub struct Out {
    /// To be carried out, in order.
    pub effects: Vec<Effect>,
    /// To be searched.
    pub jobs: Vec<Job>,
    /// The games in which something happened.
    pub moved: BTreeSet<GameId>,
    /// What there was, counted.
    pub tally: Tally,
}

/// What hearing an input came to, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Moves and other deeds in games that were done.
    pub moves: u32,
    /// Those that were refused.
    pub refusals: u32,
    /// Batches made durable.
    pub commits: u32,
    /// Batches that the store didn't take: nothing of the input was done.
    pub failures: u32,
    /// Inputs that were undone because something panicked.
    pub panics: u32,
}

/// For whom the hall does something.
enum For {
    /// Somebody in a chat, who is told there when it can't be done.
    Writer(Box<Source>),
    /// Somebody at a page of their game, who is answered there.
    Visitor,
    /// Nobody: time passed, a computer has thought.
    Nobody,
}

/// The record of how often a store was opened.
const LIVES: &str = "lives";

/// The hall.
pub struct Hall {
    ledger: Ledger,
    words: Words,
    rng: fastrand::Rng,
    now: At,
    tables: HashMap<GameId, Box<dyn AnyTable>>,
    /// Tables changed by this input: to be dropped if it fails.
    touched: BTreeSet<GameId>,
    /// Games whose board must be shown when this input is done, and with how much ado.
    stale: BTreeMap<GameId, show::Why>,
    /// Searches under way: the entry that each answers.
    searching: HashMap<GameId, Seq>,
    /// How often a store was opened before this time; None once that is stored.
    lives: Option<u64>,
    /// Searches were given up with what failed: computers must be set to think again.
    rethink: bool,
    bans: Bans,
    rates: Rates,
    codes: Codes,
    /// What stands before a code in the links of a platform.
    links: BTreeMap<Platform, String>,
    /// Makes links to players' pages, where there are any.
    pages: Option<Arc<dyn Links>>,
    out: Out,
    #[cfg(test)]
    poisoned: BTreeSet<GameId>,
}

impl Hall {
    /// Opens the hall over a store: games in progress go on, time since the last heartbeat is
    /// charged to nobody, boards that are behind are shown.
    pub fn open(store: Arc<dyn Store>, words: Words, seed: u64, now: At) -> (Hall, Out) {
        let ledger = Ledger::new(store);
        let lives = ledger.read::<u64>(LIVES).unwrap_or(0);
        let mut hall = Hall {
            ledger,
            words,
            rng: chance(seed, lives),
            now,
            tables: HashMap::new(),
            touched: BTreeSet::new(),
            stale: BTreeMap::new(),
            searching: HashMap::new(),
            lives: Some(lives),
            rethink: false,
            bans: Bans::default(),
            rates: Rates::default(),
            codes: Codes::seeded(seed ^ lives),
            links: BTreeMap::new(),
            pages: None,
            out: Out::default(),
            #[cfg(test)]
            poisoned: BTreeSet::new(),
        };
        let (out, _) = hall.guarded(For::Nobody, Hall::wake);
        (hall, out)
    }

    /// Codes come from a key that nobody can guess from now on.
    pub fn keep_secret(&mut self, key: [u8; 32]) {
        self.codes = Codes::new(key);
    }

    /// The process ends in good order: none of the time before now is forgiven to anybody.
    pub fn stop(&mut self, at: At) {
        self.now = self.now.max(at);
        self.guarded(For::Nobody, Hall::beat);
    }

    /// Stops and opens the store anew, as another process would, but with the chance of this one:
    /// what was in memory alone is lost.
    pub fn reopen(&mut self, now: At) -> Out {
        self.stop(now);
        let (store, rng) = (self.ledger.store(), self.rng.clone());
        let (hall, out) = Hall::open(store, self.words.clone(), rng.clone().u64(..), now);
        let pages = self.pages.take();
        *self = hall;
        self.rng = rng;
        self.pages = pages;
        out
    }

    /// From now on players get links to their pages.
    pub fn link_by(&mut self, links: Arc<dyn Links>) {
        self.pages = Some(links);
    }

    /// Hears an input received at `at`, and makes all it did durable.
    pub fn hear(&mut self, at: At, arrives: Arrives) -> Out {
        self.now = self.now.max(at);
        let source = match &arrives {
            Arrives::Input(input) => match &**input {
                Input::Said { source, .. }
                | Input::Pressed { source, .. }
                | Input::Asked { source, .. } => Some(source.clone()),
                _ => None,
            },
            Arrives::Thought { .. } => None,
        };
        let whom = source.map_or(For::Nobody, |source| For::Writer(Box::new(source)));
        let (out, _) = self.guarded(whom, move |hall| match arrives {
            Arrives::Input(input) => hall.input(*input),
            Arrives::Thought {
                game,
                head,
                seat,
                thought,
            } => {
                hall.thought(game, head, seat, thought);
            }
        });
        out
    }

    /// When the clock next has something to do, at the latest.
    pub fn now(&self) -> At {
        self.now
    }

    /// Does something whole or not at all; what it gives, and the text that says why nothing was done.
    fn guarded(&mut self, whom: For, act: impl FnOnce(&mut Hall)) -> (Out, Option<&'static str>) {
        let seed = self.rng.clone();
        // What a person does is done whole or not at all; otherwise one broken game costs no other.
        let alone = matches!(whom, For::Nobody);
        let heard = catch_unwind(AssertUnwindSafe(|| {
            act(self);
            if alone {
                self.show_each();
            } else {
                self.show_stale();
            }
        }));
        if let Some(lives) = self.lives {
            self.ledger.write(LIVES, &(lives + 1));
        }
        let commits = u32::from(!self.ledger.is_clean());
        let failed = match heard {
            Ok(()) => match self.ledger.commit() {
                Ok(()) => {
                    self.lives = None;
                    self.out.tally.commits += commits;
                    None
                }
                Err(error) => {
                    tracing::error!(%error, "not committed");
                    Some("sorry-store")
                }
            },
            Err(_) => Some("sorry-broken"),
        };
        if let Some(sorry) = failed {
            self.undo(seed);
            match sorry {
                "sorry-store" => self.out.tally.failures += 1,
                _ => self.out.tally.panics += 1,
            }
            if let For::Writer(source) = whom {
                self.apologise(&source, sorry);
            }
        }
        self.touched.clear();
        self.stale.clear();
        (std::mem::take(&mut self.out), failed)
    }

    /// Forgets all that the input did.
    fn undo(&mut self, rng: fastrand::Rng) {
        self.ledger.forget();
        self.rng = rng;
        self.out = Out::default();
        self.stale.clear();
        for game in std::mem::take(&mut self.touched) {
            self.tables.remove(&game);
        }
        // Jobs that were to leave with this input never will.
        self.searching.clear();
        self.rethink = true;
    }

    /// Does something for one game, as if it were an input of its own: when it panics, all of that is
    /// undone and the game set apart.
    fn alone(&mut self, game: GameId, act: impl FnOnce(&mut Hall)) {
        let mark = self.ledger.mark();
        let (effects, jobs) = (self.out.effects.len(), self.out.jobs.len());
        if catch_unwind(AssertUnwindSafe(|| act(self))).is_ok() {
            return;
        }
        self.ledger.back_to(mark);
        self.out.effects.truncate(effects);
        self.out.jobs.truncate(jobs);
        self.tables.remove(&game);
        self.searching.remove(&game);
        self.stale.remove(&game);
        self.set_apart(game);
    }

    /// Whether the operator has banned who does this, or where.
    fn is_banned(&self, source: &Source) -> bool {
        self.bans.here(&source.from, &source.room)
            || (!self.bans.is_empty() && self.is_banned_elsewhere(&source.from))
    }

    fn input(&mut self, input: Input) {
        let source = match &input {
            Input::Said { source, .. }
            | Input::Pressed { source, .. }
            | Input::Asked { source, .. }
            | Input::Met { source, .. }
            | Input::Welcomed { source, .. } => Some(source),
            Input::Posted { .. }
            | Input::Gone { .. }
            | Input::Moved { .. }
            | Input::Banned { .. }
            | Input::Reachable { .. }
            | Input::Tick => None,
        };
        if source.is_some_and(|source| self.is_banned(source)) {
            return;
        }
        match input {
            Input::Said {
                source,
                message,
                text,
                reply_to,
            } => {
                if self.is_first(&source) {
                    self.said(&source, message, &text, reply_to);
                }
            }
            Input::Pressed {
                source,
                data,
                message,
                press,
            } => {
                if self.is_first(&source) {
                    self.pressed(&source, &data, message, press.clone());
                }
                if let Some(press) = press {
                    self.answered(source.room, press);
                }
            }
            Input::Asked {
                source,
                text,
                reply_to,
                press,
            } => {
                if self.is_first(&source) {
                    self.asked(&source, text, reply_to, press.clone());
                }
                self.answered(source.room, press);
            }
            Input::Met { source, people } => self.met(&source, &people),
            Input::Posted {
                post,
                room,
                message,
            } => self.posted(post, &room, message),
            Input::Gone { room } => self.gone(&room),
            Input::Banned { bans } => self.bans = bans,
            Input::Welcomed { source, hears } => self.welcomed(&source, hears),
            Input::Moved { from, to } => self.moved(&from, &to),
            Input::Reachable { platform, link } => self.reachable(platform, link),
            Input::Tick => self.tick(),
        }
    }

    /// Nobody who pressed is left waiting, though there was nothing to say.
    fn answered(&mut self, room: RoomRef, press: PressId) {
        let answers = |effect: &Effect| match effect {
            Effect::Tell {
                press: Some(to), ..
            }
            | Effect::Acknowledge { press: to, .. } => *to == press,
            _ => false,
        };
        if !self.out.effects.iter().any(answers) {
            self.out.effects.push(Effect::Acknowledge { room, press });
        }
    }

    /// Whether this update is heard for the first time.
    fn is_first(&mut self, source: &Source) -> bool {
        let Some(once) = &source.once else {
            return true;
        };
        let key = format!("once/{}/{}", source.room.platform.name(), who::part(once));
        if self.ledger.read::<At>(&key).is_some() {
            return false;
        }
        self.ledger.write(&key, &self.now);
        true
    }

    /// The table of a game, folded from its log if it isn't in memory. None where there is no such
    /// game or its log is corrupt: that game is set apart, the others go on.
    fn table(&mut self, game: GameId) -> Option<&mut Box<dyn AnyTable>> {
        if !self.tables.contains_key(&game) {
            let log = match self.ledger.log(game) {
                Ok(log) => log,
                Err(error) => {
                    tracing::error!(%game, %error, "a log that can't be read");
                    return None;
                }
            };
            let table = replay(&log)
                .map_err(|corrupt| tracing::error!(%game, %corrupt))
                .ok()?;
            self.tables.insert(game, table);
        }
        self.tables.get_mut(&game)
    }

    /// A table with the world around it, for whoever decides something there.
    fn at_table<T>(
        &mut self,
        game: GameId,
        decide: impl FnOnce(&mut Box<dyn AnyTable>, &mut World<'_>) -> T,
    ) -> Option<T> {
        let now = self.now;
        self.table(game)?;
        self.touched.insert(game);
        #[cfg(test)]
        assert!(!self.poisoned.contains(&game), "a poisoned game");
        let table = self.tables.get_mut(&game)?;
        let words = self.words.of(table.lang());
        Some(decide(
            table,
            &mut World {
                words,
                chance: &mut self.rng,
                now,
            },
        ))
    }

    fn fresh(&mut self) -> u64 {
        self.rng.u64(1..)
    }

    fn post_id(&mut self) -> PostId {
        PostId(self.fresh())
    }
}

/// The chance of a process: a store that is opened again with the same seed gets no number twice.
fn chance(seed: u64, lives: u64) -> fastrand::Rng {
    fastrand::Rng::with_seed(seed ^ lives.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Whether a stored log, the header first, can be followed to its end.
///
/// # Errors
/// `Corrupt` where it can't.
pub fn replayed(log: &[Vec<u8>]) -> Result<(), games::Corrupt> {
    replay(log).map(|_| ())
}

/// The table of a stored log, the header first.
fn replay(log: &[Vec<u8>]) -> Result<Box<dyn AnyTable>, games::Corrupt> {
    let (header, lines) = log.split_first().ok_or(games::Corrupt("an empty log"))?;
    let game = game_of(header).ok_or(games::Corrupt("a header without a game"))?;
    let kind = kinds::named(&game).ok_or(games::Corrupt("a game that isn't in the list"))?;
    let lines: Vec<&[u8]> = lines.iter().map(Vec::as_slice).collect();
    kind.replay(header, &lines)
}
