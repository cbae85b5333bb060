//! What every game must do, whatever its rules: random play at a table, looked at from all sides.

use games::table::{Action, Answer, Ask, Clock, Entry, Header, Refused, Table, Total, What};
use games::words::Lexicon;
use games::{At, Corrupt, Game, Level, Nodes, Outcome, Seat, Seats, Seq, Viewer, World};
use std::collections::BTreeMap;

/// When play begins.
const DAWN: At = At(1_700_000_000_000);
/// Moves looked up at each state.
const MOVES: usize = 200;
/// Moves tried at each state, and by each wrong seat.
const TRIED: usize = 4;
/// Steps after which a game counts as endless.
const MOST_STEPS: u32 = 3_000;

/// What was seen of a game played to its end.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Played {
    /// Entries in its log.
    pub entries: usize,
    /// Takebacks that happened.
    pub taken_back: u32,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// Plays a game at random to its end and checks at every state what [`Game`] and [`Table`] promise.
/// None: these options make no game for so many.
///
/// # Panics
/// Where a promise isn't kept.
pub fn conform<G: Game>(
    options: &G::Options,
    players: u8,
    words: &Lexicon,
    seed: u64,
) -> Option<Played> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let clock = match rng.u8(..4) {
        0 => Clock {
            turn: Some(60_000),
            total: None,
        },
        1 => Clock {
            turn: None,
            total: Some(Total {
                initial: 600_000,
                increment: 5_000,
            }),
        },
        _ => Clock::default(),
    };
    let header = Header::new(options.clone(), players, clock);
    let mut world = World {
        words,
        chance: &mut rng.fork(),
        now: DAWN,
    };
    let table = Table::<G>::open(header, None, &mut world).ok()?;
    let mut player = Player {
        table,
        words,
        rng,
        now: DAWN,
        views: BTreeMap::new(),
        played: Played::default(),
    };
    player.play();
    player.played.entries = player.table.log().len();
    player.played.outcome = player.table.outcome();
    Some(player.played)
}

struct Player<'a, G: Game> {
    table: Table<G>,
    words: &'a Lexicon,
    rng: fastrand::Rng,
    now: At,
    /// Every viewer's view as it was when an entry was the last that counted.
    views: BTreeMap<Seq, Vec<G::View>>,
    played: Played,
}

impl<G: Game> Player<'_, G> {
    fn play(&mut self) {
        self.check();
        for _ in 0..MOST_STEPS {
            if self.table.outcome().is_some() {
                return self.over();
            }
            self.step();
            self.check();
        }
        panic!("{} never ended", G::NAME);
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.table.header().players)
    }

    fn any(&mut self, seats: Seats) -> Option<Seat> {
        let seats: Vec<Seat> = seats.iter().collect();
        self.rng.choice(seats)
    }

    fn moves(&mut self, seat: Seat) -> Vec<G::Move> {
        let mut chance = self.rng.fork();
        let mut world = World {
            words: self.words,
            chance: &mut chance,
            now: self.now,
        };
        self.table.state().moves(seat, MOVES, &mut world)
    }

    /// One act of somebody's, on a copy of the table.
    fn tried(
        &self,
        seat: Seat,
        action: &Action<G::Move>,
        chance: u64,
    ) -> (Table<G>, Result<Vec<Entry<G::Event>>, Refused<G::Illegal>>) {
        let mut table = self.table.clone();
        let mut chance = fastrand::Rng::with_seed(chance);
        let mut world = World {
            words: self.words,
            chance: &mut chance,
            now: self.now,
        };
        let done = table.act(seat, action, &mut world);
        (table, done)
    }

    /// An act that must be allowed.
    fn act(&mut self, seat: Seat, action: Action<G::Move>) {
        let before = self.table.log().len();
        let chance = self.rng.u64(..);
        let (table, done) = self.tried(seat, &action, chance);
        match done {
            Ok(entries) => {
                assert!(!entries.is_empty(), "{action:?} made nothing happen");
                assert_eq!(entries, table.log()[before..], "{action:?}");
                self.table = table;
            }
            Err(refused) => panic!("{seat:?} {action:?} was refused: {refused:?}"),
        }
    }

    fn step(&mut self) {
        self.now = self.now.after(self.rng.u64(..20_000));
        if self.table.deadline().is_some_and(|due| due <= self.now) {
            let mut chance = self.rng.fork();
            let mut world = World {
                words: self.words,
                chance: &mut chance,
                now: self.now,
            };
            let ticked = self.table.tick(&mut world);
            assert!(
                ticked.is_ok_and(|entries| !entries.is_empty()),
                "a deadline without an event"
            );
            return;
        }
        match self.rng.u8(..100) {
            0..6 => self.take_back(),
            6..8 => self.ask_for_a_draw(),
            8..10 => self.stand_still(),
            10 if self.table.state().playing().len() > 2 => {
                if let Some(seat) = self.any(self.table.state().playing()) {
                    self.act(seat, Action::Resign);
                }
            }
            _ => self.make_a_move(),
        }
    }

    fn make_a_move(&mut self) {
        let moves: Vec<(Seat, Vec<G::Move>)> =
            self.seats().map(|seat| (seat, self.moves(seat))).collect();
        let able: Vec<&(Seat, Vec<G::Move>)> =
            moves.iter().filter(|(_, m)| !m.is_empty()).collect();
        assert!(!able.is_empty(), "nobody can do anything");
        for (seat, all) in &able {
            for _ in 0..TRIED.min(all.len()) {
                let mv = all[self.rng.usize(..all.len())].clone();
                self.legal(*seat, &mv);
                for (other, none) in moves.iter().filter(|(_, m)| m.is_empty()) {
                    let (_, done) = self.tried(*other, &Action::Move(mv.clone()), 0);
                    assert!(done.is_err(), "{other:?} made {seat:?}'s move {mv:?}");
                    assert!(none.is_empty());
                }
            }
        }
        let (seat, all) = able[self.rng.usize(..able.len())];
        let mv = if self.rng.u8(..5) == 0 {
            self.thought(*seat).unwrap_or_else(|| all[0].clone())
        } else {
            all[self.rng.usize(..all.len())].clone()
        };
        self.act(*seat, Action::Move(mv));
    }

    /// A move that must be legal: and what it drew is nobody else's to see.
    fn legal(&mut self, seat: Seat, mv: &G::Move) {
        let action = Action::Move(mv.clone());
        let (first, second) = (self.rng.u64(..), self.rng.u64(..));
        let (one, done) = self.tried(seat, &action, first);
        assert!(done.is_ok(), "{seat:?} {mv:?}: {:?}", done.err());
        let (other, _) = self.tried(seat, &action, second);
        let others = self.seats().filter(|&s| s != seat).map(Viewer::Seat);
        for viewer in others.chain([Viewer::Spectator]) {
            assert_eq!(
                one.view(viewer),
                other.view(viewer),
                "{viewer:?} sees what chance gave to {seat:?}"
            );
        }
    }

    fn thought(&mut self, seat: Seat) -> Option<G::Move> {
        let level = [Level::Easy, Level::Normal, Level::Hard, Level::Expert][self.rng.usize(..4)];
        let view = self.table.view(Viewer::Seat(seat));
        let chance = self.rng.u64(..);
        let think = || {
            let mut chance = fastrand::Rng::with_seed(chance);
            let mut world = World {
                words: self.words,
                chance: &mut chance,
                now: self.now,
            };
            G::think(&view, level, Nodes(2_000), &mut world)
        };
        let thought = think();
        assert_eq!(thought, think(), "the same chance, another thought");
        thought
    }

    fn take_back(&mut self) {
        let Some(seat) = self.any(self.table.state().playing()) else {
            return;
        };
        let before = self.table.log().len();
        let (table, done) = self.tried(seat, &Action::TakeBack, 0);
        match done {
            Err(Refused::NothingToTakeBack | Refused::AskedAlready) => return,
            Err(Refused::Declined(ask)) => return self.was_asked(seat, ask),
            Err(refused) => panic!("a takeback was refused: {refused:?}"),
            Ok(_) => self.table = table,
        }
        let agree = self.rng.bool();
        for _ in 0..self.table.header().players {
            let Some(pending) = self.table.pending().copied() else {
                break;
            };
            let Some(other) = pending.waits_for().iter().next() else {
                break;
            };
            let answer = if agree { Answer::Yes } else { Answer::No };
            self.act(other, Action::Answer(answer));
        }
        let kept = self.table.log()[before..]
            .iter()
            .find_map(|entry| match entry.what {
                What::TakenBack { keep } => Some(keep),
                _ => None,
            });
        if let Some(keep) = kept {
            self.played.taken_back += 1;
            assert_eq!(
                Some(&self.all_views()),
                self.views.get(&keep),
                "a takeback leads elsewhere"
            );
        }
    }

    /// What was declined has been asked, and nobody has moved since.
    fn was_asked(&self, seat: Seat, ask: Ask) {
        let since = self.table.log().iter().rev();
        let asked = since
            .take_while(|entry| !matches!(entry.what, What::Game(_) | What::TakenBack { .. }))
            .any(|entry| entry.by == Some(seat) && entry.what == What::Asked { ask });
        assert!(asked, "declined before it was asked");
    }

    fn ask_for_a_draw(&mut self) {
        let Some(seat) = self.any(self.table.state().playing()) else {
            return;
        };
        if self.table.pending().is_some() || self.table.state().playing().len() < 2 {
            return;
        }
        let views = self.all_views();
        if self.tried(seat, &Action::Ask(Ask::Draw), 0).1 == Err(Refused::Declined(Ask::Draw)) {
            return self.was_asked(seat, Ask::Draw);
        }
        self.act(seat, Action::Ask(Ask::Draw));
        let again = self.tried(seat, &Action::Ask(Ask::Draw), 0).1;
        assert_eq!(again.err(), Some(Refused::AskedAlready));
        let other = self
            .table
            .pending()
            .and_then(|p| p.waits_for().iter().next());
        let Some(other) = other else { return };
        self.act(other, Action::Answer(Answer::No));
        assert_eq!(views, self.all_views(), "a refused draw changed the game");
        assert!(self.table.pending().is_none());
        let again = self.tried(seat, &Action::Ask(Ask::Draw), 0).1;
        assert_eq!(again.err(), Some(Refused::Declined(Ask::Draw)));
    }

    /// The process was down, or the game was set aside: nobody pays for it.
    fn stand_still(&mut self) {
        let left = |table: &Table<G>, now: At| -> Vec<_> {
            Seat::all(table.header().players)
                .map(|seat| table.time_left(seat, now))
                .collect()
        };
        let before = left(&self.table, self.now);
        let down = self.now;
        self.now = self.now.after(500_000);
        if self.rng.bool() {
            let excused = self.table.excuse(down, self.now);
            assert!(excused.is_ok(), "{:?}", excused.err());
        } else {
            let aside = self.table.set_aside(down);
            assert!(aside.is_ok(), "{:?}", aside.err());
            let seat = Seat(0);
            let refused = self.tried(seat, &Action::Resign, 0).1;
            assert_eq!(refused.err(), Some(Refused::Aside));
            assert_eq!(self.table.deadline(), None);
            let resumed = self.table.resume(self.now);
            assert!(resumed.is_ok(), "{:?}", resumed.err());
        }
        assert_eq!(
            before,
            left(&self.table, self.now),
            "time that was nobody's"
        );
        assert!(self.table.deadline().is_none_or(|due| due > self.now));
    }

    fn all_views(&self) -> Vec<G::View> {
        let seats = self.seats().map(Viewer::Seat);
        seats
            .chain([Viewer::Spectator])
            .map(|viewer| self.table.view(viewer))
            .collect()
    }

    /// What must hold at every state.
    fn check(&mut self) {
        let (table, state) = (&self.table, self.table.state());
        let players = table.header().players;
        assert!(state.turn().within(state.playing()));
        assert!(state.playing().within(Seats::everybody(players)));
        assert_eq!(state.scores().len(), usize::from(players));
        assert_eq!(state.turn().is_empty(), state.outcome().is_some());
        if let Some(outcome) = state.outcome() {
            assert_eq!(outcome.places.len(), usize::from(players));
            assert!(outcome.places.iter().all(|p| (1..=players).contains(p)));
            assert!(!outcome.winners().is_empty());
        }
        let header = through_json(table.header());
        let entries: Vec<Entry<G::Event>> = table.log().iter().map(through_json).collect();
        assert_eq!(entries, table.log(), "the stored form loses something");
        let replayed = replay::<G>(header, entries);
        let Ok(replayed) = replayed else {
            panic!("a log that can't be replayed: {:?}", replayed.err());
        };
        let views = self.all_views();
        for (viewer, view) in self
            .seats()
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
            .zip(&views)
        {
            assert_eq!(&replayed.view(viewer), view, "replayed, for {viewer:?}");
        }
        assert_eq!(replayed.head(), table.head());
        assert_eq!(replayed.pending(), table.pending());
        assert_eq!(replayed.deadline(), table.deadline());
        assert_eq!(replayed.state().turns(), state.turns());
        assert_eq!(replayed.outcome(), table.outcome());
        for seat in self.seats() {
            assert_eq!(
                replayed.time_left(seat, self.now),
                table.time_left(seat, self.now)
            );
        }
        if let Some((last, ..)) = table.events().last() {
            self.views.insert(last, views);
        }
    }

    /// Once it is over nothing happens any more, and a damaged log is never more than corrupt.
    fn over(&mut self) {
        for seat in self.seats() {
            assert!(self.moves(seat).is_empty(), "a move after the end");
            for action in [Action::Resign, Action::TakeBack, Action::Ask(Ask::Draw)] {
                assert_eq!(self.tried(seat, &action, 0).1.err(), Some(Refused::Over));
            }
        }
        assert_eq!(self.table.deadline(), None);
        let log = self.table.log().to_vec();
        for _ in 0..40 {
            let mut damaged = log.clone();
            let (one, other) = (self.rng.usize(..log.len()), self.rng.usize(..log.len()));
            match self.rng.u8(..4) {
                0 => {
                    damaged.remove(one);
                }
                1 => damaged.swap(one, other),
                2 => damaged.insert(one, log[other].clone()),
                _ => damaged.truncate(one),
            }
            // Followed or refused: it only mustn't panic.
            drop(replay::<G>(self.table.header().clone(), damaged));
        }
    }
}

fn replay<G: Game>(
    header: Header<G::Options>,
    entries: Vec<Entry<G::Event>>,
) -> Result<Table<G>, Corrupt> {
    Table::replay(header, entries)
}

fn through_json<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    let bytes = serde_json::to_vec(value).unwrap_or_default();
    match serde_json::from_slice(&bytes) {
        Ok(value) => value,
        Err(error) => panic!("{error}: {}", String::from_utf8_lossy(&bytes)),
    }
}
