//! What all games share: the log, the clocks, takebacks, draws, resignation.
//!
//! A [`Table`] is a log and the state folded from it. [`Table::act`] and its kin decide and fold at
//! once, and give the entries to be stored; nobody may be shown them before they are.

mod agree;
mod ask;
mod clock;
mod log;
#[cfg(test)]
mod tests;

pub use ask::{Answer, Ask, Pending};
pub use clock::{Clock, Running, Total};
pub use log::{Entry, Header, LOG_VERSION, What};

use crate::{At, Corrupt, Game, Leaving, Outcome, Seat, Seq, Viewer, World};

/// What a player does at a table.
#[derive(Debug, Clone, PartialEq)]
pub enum Action<M> {
    /// A move of the game.
    Move(M),
    /// Gives the game up.
    Resign,
    /// Asks the others for something.
    Ask(Ask),
    /// Takes one's own last move back: at once where the rules allow, else by asking.
    TakeBack,
    /// Answers what another asked.
    Answer(Answer),
}

/// Why the table refuses an action.
#[derive(Debug, Clone, PartialEq)]
pub enum Refused<I> {
    /// The game has ended.
    Over,
    /// The seat has left the game.
    Out,
    /// The game was set aside and must be resumed first.
    Aside,
    /// There is no move of this player to take back.
    NothingToTakeBack,
    /// Nobody asked this player anything.
    NothingAsked,
    /// The same was asked already, or something else waits for an answer.
    AskedAlready,
    /// The others declined what this player asked, and nobody has moved since.
    Declined(Ask),
    /// The rules of the game refuse it.
    Game(I),
    /// The folded state refused its own event. The table must be dropped and loaded again.
    Broken(Corrupt),
}

/// Why a table doesn't open.
#[derive(Debug, Clone, PartialEq)]
pub enum Unopened<U> {
    /// The options or the number of players make no game.
    Unfit(U),
    /// The game can't start from its own first event.
    Corrupt(Corrupt),
}

/// A game being played.
#[derive(Clone)]
pub struct Table<G: Game> {
    header: Header<G::Options>,
    log: Vec<Entry<G::Event>>,
    /// Which entries count: those taken back are in the log but not here.
    line: Vec<Seq>,
    state: G,
    running: Running,
    pending: Option<Pending>,
    /// How much later the game's own moment comes, in ms: time that was nobody's passed before it.
    put_off: u64,
    /// Since when the game stands aside.
    aside_since: At,
}

impl<G: Game> Table<G> {
    /// Opens a table and makes the game's first event. The header and that entry are the log so far.
    ///
    /// # Errors
    /// `Unfit` when these options make no game for so many players.
    pub fn open(
        header: Header<G::Options>,
        first: Option<Seat>,
        world: &mut World<'_>,
    ) -> Result<Table<G>, Unopened<G::Unfit>> {
        let event = G::set_up(&header.options, header.players, first, world);
        let event = event.map_err(Unopened::Unfit)?;
        let entry = Entry {
            at: world.now,
            by: None,
            part: 0,
            what: What::Game(event),
        };
        Table::begin(header, entry).map_err(Unopened::Corrupt)
    }

    /// The table that a stored log tells of.
    ///
    /// # Errors
    /// `Corrupt` at the first entry that can't follow those before it.
    pub fn replay(
        header: Header<G::Options>,
        entries: impl IntoIterator<Item = Entry<G::Event>>,
    ) -> Result<Table<G>, Corrupt> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(Corrupt("no first event"))?;
        let mut table = Table::begin(header, first)?;
        for entry in entries {
            table.fold(entry)?;
        }
        Ok(table)
    }

    fn begin(header: Header<G::Options>, first: Entry<G::Event>) -> Result<Table<G>, Corrupt> {
        if header.v > LOG_VERSION {
            return Err(Corrupt("the log is of a later version"));
        }
        if !G::players(&header.options).contains(&header.players) {
            return Err(Corrupt("so many players don't fit the options"));
        }
        let What::Game(event) = &first.what else {
            return Err(Corrupt("the first entry is no event of the game"));
        };
        let state = G::start(&header.options, header.players, event)?;
        let running = Running::new(header.clock, header.players, first.at);
        Ok(Table {
            header,
            log: vec![first],
            line: vec![Seq(0)],
            state,
            running,
            pending: None,
            put_off: 0,
            aside_since: At::default(),
        })
    }

    /// Decides what a player asks, folds it, and gives the new entries. An error changes nothing.
    ///
    /// # Errors
    /// Why it is refused. After `Broken` the table must be dropped.
    pub fn act(
        &mut self,
        seat: Seat,
        action: &Action<G::Move>,
        world: &mut World<'_>,
    ) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        if self.state.outcome().is_some() {
            return Err(Refused::Over);
        }
        if self.running.is_aside() {
            return Err(Refused::Aside);
        }
        if !self.state.playing().contains(seat) {
            return Err(Refused::Out);
        }
        match action {
            Action::Move(mv) => {
                let events = self.state.decide(seat, mv, world).map_err(Refused::Game)?;
                self.append(Some(seat), events.into_iter().map(What::Game), world.now)
            }
            Action::Resign => {
                let events = self.state.left(seat, Leaving::Resigned, world);
                self.append(Some(seat), events.into_iter().map(What::Game), world.now)
            }
            Action::Ask(ask) => self.ask(seat, *ask, world),
            Action::TakeBack => self.take_back(seat, world),
            Action::Answer(answer) => self.answer(seat, *answer, world),
        }
    }

    /// The turn clock of `seat` has run out by a vote of the others.
    ///
    /// # Errors
    /// `Over`, `Aside`, or `Out` when it isn't this seat's turn.
    pub fn skip(
        &mut self,
        seat: Seat,
        world: &mut World<'_>,
    ) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        self.going_on()?;
        if !self.state.turn().contains(seat) {
            return Err(Refused::Out);
        }
        let events = self.state.timed_out(seat, world);
        self.append(None, events.into_iter().map(What::Game), world.now)
    }

    /// Ends the part of `seat` for another reason than its own word.
    ///
    /// # Errors
    /// `Over`, or `Out` when it has left already.
    pub fn remove(
        &mut self,
        seat: Seat,
        why: Leaving,
        world: &mut World<'_>,
    ) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        if self.state.outcome().is_some() {
            return Err(Refused::Over);
        }
        if !self.state.playing().contains(seat) {
            return Err(Refused::Out);
        }
        let events = self.state.left(seat, why, world);
        self.append(None, events.into_iter().map(What::Game), world.now)
    }

    /// What the passing of time has made happen by `world.now`: a turn or total clock run out, a
    /// vote's end. Nothing before [`Table::deadline`].
    ///
    /// # Errors
    /// `Broken` only.
    pub fn tick(
        &mut self,
        world: &mut World<'_>,
    ) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        if self.deadline().is_none_or(|deadline| world.now < deadline) {
            return Ok(Vec::new());
        }
        let events = if self.state.alarm().is_some() {
            let now = At(world.now.0.saturating_sub(self.put_off));
            self.state.tick(&mut World {
                words: world.words,
                chance: &mut *world.chance,
                now,
            })
        } else if let Some(seat) = self.running.flagged(self.state.turn(), world.now) {
            self.state.left(seat, Leaving::Flag, world)
        } else if let Some(seat) = self.state.turn().iter().next() {
            self.state.timed_out(seat, world)
        } else {
            Vec::new()
        };
        self.append(None, events.into_iter().map(What::Game), world.now)
    }

    /// Takes the time from `from` to now off everybody's clock: the program or its platform was down.
    ///
    /// # Errors
    /// `Over` or `Broken`.
    pub fn excuse(
        &mut self,
        from: At,
        now: At,
    ) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        self.going_on()?;
        self.append(None, [What::Excused { from }], now)
    }

    /// Sets a quiet game aside: its clocks stand still until [`Table::resume`].
    ///
    /// # Errors
    /// `Over`, `Aside` or `Broken`.
    pub fn set_aside(&mut self, now: At) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        self.going_on()?;
        self.append(None, [What::SetAside], now)
    }

    /// Goes on with a game set aside.
    ///
    /// # Errors
    /// `Over`, or `NothingAsked` when it wasn't aside.
    pub fn resume(&mut self, now: At) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        if self.state.outcome().is_some() {
            return Err(Refused::Over);
        }
        if !self.running.is_aside() {
            return Err(Refused::NothingAsked);
        }
        self.append(None, [What::Resumed], now)
    }

    /// When [`Table::tick`] has something to do, if nothing happens before.
    pub fn deadline(&self) -> Option<At> {
        if self.state.outcome().is_some() || self.running.is_aside() {
            return None;
        }
        self.state
            .alarm()
            .map(|alarm| alarm.after(self.put_off))
            .or_else(|| self.running.deadline(self.state.turn()))
    }

    /// How long `seat` still has by `now`, for this turn and in all, in ms.
    pub fn time_left(&self, seat: Seat, now: At) -> (Option<u64>, Option<u64>) {
        let ticking = self.state.turn().contains(seat) && self.state.alarm().is_none();
        self.running.left(seat, ticking, now)
    }

    /// The state of the game.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What was fixed at the start.
    pub fn header(&self) -> &Header<G::Options> {
        &self.header
    }

    /// The whole log, entries taken back included.
    pub fn log(&self) -> &[Entry<G::Event>] {
        &self.log
    }

    /// The events that count, in order, each with its time and who made it.
    pub fn events(&self) -> impl Iterator<Item = (Seq, At, Option<Seat>, &G::Event)> {
        self.line.iter().filter_map(|&seq| {
            let entry = self.log.get(seq.0 as usize)?;
            match &entry.what {
                What::Game(event) => Some((seq, entry.at, entry.by, event)),
                _ => None,
            }
        })
    }

    /// The number of the last entry.
    pub fn head(&self) -> Seq {
        Seq(self.log.len().saturating_sub(1) as u32)
    }

    /// What waits for the others' answer.
    pub fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// Whether the game was set aside.
    pub fn is_aside(&self) -> bool {
        self.running.is_aside()
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// What a viewer may know of the game.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    fn going_on(&self) -> Result<(), Refused<G::Illegal>> {
        if self.state.outcome().is_some() {
            Err(Refused::Over)
        } else if self.running.is_aside() {
            Err(Refused::Aside)
        } else {
            Ok(())
        }
    }

    fn append(
        &mut self,
        by: Option<Seat>,
        whats: impl IntoIterator<Item = What<G::Event>>,
        at: At,
    ) -> Result<Vec<Entry<G::Event>>, Refused<G::Illegal>> {
        // Time never goes back in a log, whatever the machine's clock does.
        let at = self.log.last().map_or(at, |last| at.max(last.at));
        let mut entries = Vec::new();
        for (part, what) in (0u8..).zip(whats) {
            let entry = Entry { at, by, part, what };
            entries.push(entry.clone());
            self.fold(entry).map_err(Refused::Broken)?;
        }
        Ok(entries)
    }

    fn fold(&mut self, entry: Entry<G::Event>) -> Result<(), Corrupt> {
        let seq = Seq(self.log.len() as u32);
        let before = self.state.turn();
        let turns = self.state.turns();
        match &entry.what {
            What::Game(event) => {
                let ticking = self.state.alarm().is_none();
                self.running.charge(before, ticking, entry.at);
                let alarm = self.state.alarm();
                self.state.apply(event)?;
                if self.state.alarm() != alarm {
                    self.put_off = 0;
                }
                if self.state.turns() != turns {
                    self.running.turn_done(before);
                }
                self.pending = None;
                self.line.push(seq);
            }
            What::Asked { ask } => {
                let by = entry.by.ok_or(Corrupt("nobody asked"))?;
                self.pending = Some(Pending::new(*ask, by, self.state.playing()));
            }
            What::Answered { answer } => {
                let by = entry.by.ok_or(Corrupt("nobody answered"))?;
                match (answer, &mut self.pending) {
                    (Answer::Yes, Some(pending)) => pending.agree(by),
                    (Answer::No, pending) => *pending = None,
                    (Answer::Yes, None) => return Err(Corrupt("an answer to nothing")),
                }
            }
            What::TakenBack { keep } => self.fold_back(*keep, entry.at)?,
            What::Excused { from } => {
                let ticking = self.state.alarm().is_none();
                self.running.charge(before, ticking, *from);
                self.running.forgive(entry.at);
                self.put_off(entry.at.since(*from));
            }
            What::SetAside => {
                let ticking = self.state.alarm().is_none();
                self.running.charge(before, ticking, entry.at);
                self.running.set_aside();
                self.aside_since = entry.at;
            }
            What::Resumed => {
                self.running.resume(entry.at);
                self.put_off(entry.at.since(self.aside_since));
            }
        }
        self.log.push(entry);
        Ok(())
    }

    /// Time that is nobody's: the game's own moment comes so much later.
    fn put_off(&mut self, ms: u64) {
        if self.state.alarm().is_some() {
            self.put_off = self.put_off.saturating_add(ms);
        }
    }

    /// Folds the state again up to `keep`. The total clocks stay as they are: time spent is spent.
    fn fold_back(&mut self, keep: Seq, at: At) -> Result<(), Corrupt> {
        let cut = self.line.iter().position(|&seq| seq == keep);
        let cut = cut.ok_or(Corrupt("a takeback to an entry that doesn't count"))?;
        self.running
            .charge(self.state.turn(), self.state.alarm().is_none(), at);
        self.line.truncate(cut + 1);
        let mut events = self.line.iter().filter_map(|seq| {
            self.log
                .get(seq.0 as usize)
                .and_then(|entry| match &entry.what {
                    What::Game(event) => Some(event),
                    _ => None,
                })
        });
        let first = events.next().ok_or(Corrupt("no first event"))?;
        let mut state = G::start(&self.header.options, self.header.players, first)?;
        for event in events {
            state.apply(event)?;
        }
        self.state = state;
        self.put_off = 0;
        self.running.new_turn(at);
        self.pending = None;
        Ok(())
    }
}
