//! Everything around the games: offers, seats, clocks, who plays where.
//!
//! The hall is one state that inputs change in order of arrival. Each input is heard whole, made
//! durable in one commit, and only then leave its effects. When the commit fails (or hearing it
//! panics) all it did is forgotten and read again from the store: memory holds nothing that the
//! store doesn't.

mod absent;
mod allowed;
mod bans;
mod block;
mod codes;
mod coming;
mod computers;
mod customs;
mod deeds;
mod door;
mod fold;
mod help;
mod house;
mod ids;
mod input;
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
mod running;
mod settings;
mod show;
mod start;
mod table;
mod talk;
#[cfg(test)]
mod tests;
mod timer;
mod trouble;
mod unite;
mod visit;
mod who;
mod whole;

pub use bans::{BadBan, Bans};
pub use computers::Job;
pub use customs::{Customs, House, Quiet, Stakes, Talk};
pub use door::{Arrival, Closed, Door};
pub use fold::{Preparation, replayed};
pub use house::OnWord;
pub use ids::{BadId, ChatId, OfferId, PersonId};
pub use kinds::{Words, kinds};
pub use press::{OnGame, OnOffer, Press};
pub use ratings::{Figure, Settled, Unrated};
pub use record::{NoRecord, read_back};
pub use records::{Holder, Sitting, Theme};
pub use run::{Outlet, clock, run};
pub use running::Running;
pub use table::{AnyKind, AnyTable, game_of};
pub use visit::{Links, Seen, Visit, Who, Wish};
pub use whole::{Out, Tally};

use crate::chat::{Input, Platform, PostId};
use codes::Codes;
use games::{At, Seat, Seq};
use ledger::Ledger;
use rates::Rates;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use storage::{GameId, Store};
use table::Thought;
use trouble::Trouble;
use whole::{For, LIVES};

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

/// The hall.
pub struct Hall {
    ledger: Ledger,
    words: Words,
    rng: fastrand::Rng,
    now: At,
    tables: HashMap<GameId, Box<dyn AnyTable>>,
    /// Tables changed by this input: to be dropped if it fails.
    touched: BTreeSet<GameId>,
    /// Games whose board must be shown when this input is done.
    stale: BTreeSet<GameId>,
    /// Searches under way: the entry that each answers.
    searching: HashMap<GameId, Seq>,
    /// How often a store was opened before this time; None once that is stored.
    lives: Option<u64>,
    /// Searches were given up with what failed: computers must be set to think again.
    rethink: bool,
    /// The store takes nothing.
    trouble: Option<Trouble>,
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
            stale: BTreeSet::new(),
            searching: HashMap::new(),
            lives: Some(lives),
            rethink: false,
            trouble: None,
            bans: Bans::default(),
            rates: Rates::default(),
            codes: Codes::seeded(seed ^ lives),
            links: BTreeMap::new(),
            pages: None,
            out: Out::default(),
            #[cfg(test)]
            poisoned: BTreeSet::new(),
        };
        let out = hall.get_up();
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

    /// The time of the last input.
    pub fn now(&self) -> At {
        self.now
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
