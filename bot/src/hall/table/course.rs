//! How a game at a table stands.

use super::Lines;
use super::kind::{Opening, value_of};
use super::open::Open;
use crate::speech::Spoken;
use games::table::{Answer, Clock, Entry, Header, Pending, What};
use games::words::Lang;
use games::{At, Outcome, Seat, Seats, Seq, Viewer};
use serde_json::Value;

/// How the game at a table stands.
pub trait Course {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The language of its words.
    fn lang(&self) -> Option<Lang>;
    /// Under which command it is counted.
    fn counted(&self) -> &'static str;
    /// The options, for a rematch.
    fn options(&self) -> Value;
    /// The first line of the log.
    fn header(&self) -> Vec<u8>;
    /// Every line after it.
    fn lines(&self) -> Lines;
    /// How many sit at it.
    fn players(&self) -> u8;
    /// Who made the first move, or was to.
    fn first(&self) -> Seat;
    /// Whose turn it is.
    fn turn(&self) -> Seats;
    /// How many turns are over.
    fn turns(&self) -> u32;
    /// Who still plays.
    fn playing(&self) -> Seats;
    /// Who has made a move of their own.
    fn have_moved(&self) -> Seats;
    /// One a seat.
    fn scores(&self) -> Vec<i32>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Whether its result can be compared with others.
    fn is_comparable(&self) -> bool;
    /// The number of the last entry.
    fn head(&self) -> Seq;
    /// Whether nothing has happened after entry `seq` that anybody would notice: the process may
    /// have been down meanwhile.
    fn is_unmoved_since(&self, seq: Seq) -> bool;
    /// When the last entry was made.
    fn last_at(&self) -> At;
    /// When somebody last did something: what restarts leave in the log counts for nobody.
    fn moved_at(&self) -> At;
    /// When [`Play::tick`](super::Play::tick) has something to do.
    fn deadline(&self) -> Option<At>;
    /// The clock.
    fn clock(&self) -> Clock;
    /// What a seat has left for this turn and in all, in ms.
    fn time_left(&self, seat: Seat, now: At) -> (Option<u64>, Option<u64>);
    /// What a seat has left until one of these runs out, in ms.
    fn least_left(&self, seat: Seat, now: At) -> Option<u64> {
        let (turn, total) = self.time_left(seat, now);
        turn.into_iter().chain(total).min()
    }
    /// What waits for an answer.
    fn pending(&self) -> Option<Pending>;
    /// Who may still vote on something.
    fn voters(&self) -> Seats;
    /// Whether it is set aside.
    fn is_aside(&self) -> bool;
    /// The words that its votes accepted.
    fn accepted(&self) -> Vec<String>;
}

impl<G: Spoken> Course for Open<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn lang(&self) -> Option<Lang> {
        G::lang(&self.0.header().options)
    }

    fn counted(&self) -> &'static str {
        G::counted(&self.0.header().options)
    }

    fn options(&self) -> Value {
        value_of(&self.0.header().options)
    }

    fn header(&self) -> Vec<u8> {
        let opening = Opening {
            game: G::NAME.to_owned(),
            header: self.0.header().clone(),
        };
        serde_json::to_vec(&opening).unwrap_or_default()
    }

    fn lines(&self) -> Lines {
        Self::lines_of(self.0.log().to_vec()).unwrap_or_default()
    }

    fn players(&self) -> u8 {
        self.0.header().players
    }

    fn first(&self) -> Seat {
        let first = self.0.events().next().map(|(_, _, _, event)| event);
        first.and_then(G::first).unwrap_or(Seat(0))
    }

    fn turn(&self) -> Seats {
        self.0.state().turn()
    }

    fn turns(&self) -> u32 {
        self.0.state().turns()
    }

    fn playing(&self) -> Seats {
        self.0.state().playing()
    }

    fn have_moved(&self) -> Seats {
        self.moved().unwrap_or_default()
    }

    fn scores(&self) -> Vec<i32> {
        self.0.state().scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn is_comparable(&self) -> bool {
        G::is_comparable(&self.0.header().options)
    }

    fn head(&self) -> Seq {
        self.0.head()
    }

    fn is_unmoved_since(&self, seq: Seq) -> bool {
        let log = self.0.log();
        let after = (seq.0 as usize).checked_add(1);
        after
            .and_then(|after| log.get(after..))
            .is_some_and(|rest| {
                let over = self.0.outcome().is_some();
                let asked = self.0.pending().is_some();
                rest.iter().all(|entry| match &entry.what {
                    What::Excused { .. } => true,
                    // The others' answers are still waited for.
                    What::Answered { answer } => *answer == Answer::Yes && asked,
                    What::Game(event) => G::is_small(event) && !over,
                    _ => false,
                })
            })
    }

    fn last_at(&self) -> At {
        self.0.log().last().map_or(At(0), |entry| entry.at)
    }

    fn moved_at(&self) -> At {
        let excused = |entry: &&Entry<G::Event>| matches!(entry.what, What::Excused { .. });
        let last = self.0.log().iter().rev().find(|entry| !excused(entry));
        last.map_or(At(0), |entry| entry.at)
    }

    fn deadline(&self) -> Option<At> {
        self.0.deadline()
    }

    fn clock(&self) -> Clock {
        self.0.header().clock
    }

    fn time_left(&self, seat: Seat, now: At) -> (Option<u64>, Option<u64>) {
        self.0.time_left(seat, now)
    }

    fn pending(&self) -> Option<Pending> {
        self.0.pending().copied()
    }

    fn voters(&self) -> Seats {
        G::voters(&self.0.view(Viewer::Spectator))
    }

    fn is_aside(&self) -> bool {
        self.0.is_aside()
    }

    fn accepted(&self) -> Vec<String> {
        G::accepted(&self.0.view(Viewer::Spectator))
    }
}

impl<G: Spoken> Open<G> {
    /// Who has done something on their turn and was still in the game after it: a resignation is by
    /// the player too, and is no move.
    fn moved(&self) -> Option<Seats> {
        let Header {
            options, players, ..
        } = self.0.header();
        let mut events = self.0.events();
        let (_, _, _, first) = events.next()?;
        let mut state = G::start(options, *players, first).ok()?;
        let mut moved = Seats::NONE;
        for (_, _, by, event) in events {
            let turn = state.turn();
            state.apply(event).ok()?;
            if let Some(seat) = by.filter(|&seat| turn.contains(seat))
                && state.playing().contains(seat)
            {
                moved = moved.with(seat);
            }
        }
        Some(moved)
    }
}
