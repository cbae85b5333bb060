//! The state of a game, and how events change it.

use super::event::{Addition, End, Event, Judgement, Step, Then};
use super::options::{Options, Variant};
use super::view::{PlayerView, Round, Standing, View};
use crate::words::{Alphabet, Letter};
use crate::{Corrupt, Leaving, Outcome, Seat, Seats, Viewer};

/// A game of oral Balda or Antibalda.
#[derive(Clone, Debug)]
pub struct Oral {
    pub(super) options: Options,
    pub(super) longest: u8,
    pub(super) players: Vec<Player>,
    pub(super) turn: Seat,
    pub(super) fragment: Vec<Letter>,
    pub(super) over: Option<End>,
    turns: u32,
    round: u32,
    steps: Vec<Step>,
    completed: Vec<(usize, String)>,
    ended: Option<Round>,
    gone: u8,
}

/// A player's part of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Player {
    pub(super) points: u8,
    pub(super) standing: Standing,
    /// How many had gone before.
    gone: u8,
}

impl Oral {
    pub(super) fn begin(
        options: &Options,
        players: u8,
        first: Seat,
        longest: u8,
    ) -> Result<Oral, Corrupt> {
        if first.0 >= players {
            return Err(Corrupt("a start of other players"));
        }
        let new = Player {
            points: 0,
            standing: Standing::Plays,
            gone: 0,
        };
        Ok(Oral {
            options: options.clone(),
            longest,
            players: vec![new; usize::from(players)],
            turn: first,
            fragment: Vec::new(),
            over: None,
            turns: 0,
            round: 1,
            steps: Vec::new(),
            completed: Vec::new(),
            ended: None,
            gone: 0,
        })
    }
    pub(super) fn alphabet(&self) -> &'static Alphabet {
        Alphabet::for_chain(self.options.lang, self.options.folding())
    }

    /// Who made the last move of this round.
    pub(super) fn last_mover(&self) -> Option<Seat> {
        self.steps.last().map(|step| step.seat)
    }
    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }
    pub(super) fn turns_done(&self) -> u32 {
        self.turns
    }
    pub(super) fn still_playing(&self) -> Seats {
        let seats = Seat::all(self.players.len() as u8).zip(&self.players);
        seats
            .filter(|(_, player)| player.standing == Standing::Plays)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The player after a seat, of those who play.
    pub(super) fn after(&self, seat: Seat) -> Seat {
        self.still_playing().next_after(seat).unwrap_or(seat)
    }

    /// The player before a seat, of those who play.
    pub(super) fn before(&self, seat: Seat) -> Option<Seat> {
        let others = self.still_playing().without(seat);
        let earlier = others.iter().filter(|s| s.0 < seat.0).last();
        earlier.or_else(|| others.iter().last())
    }
    pub(super) fn plays(&self, seat: Seat) -> bool {
        self.still_playing().contains(seat)
    }
    pub(super) fn fold(&mut self, event: &Event) -> Result<(), Corrupt> {
        if self.over.is_some() {
            return Err(Corrupt("an event after the end"));
        }
        match event {
            Event::SetUp { .. } => Err(Corrupt("a second start")),
            &Event::Added {
                seat,
                letter,
                place,
            } => self.added(seat, Addition { letter, place }),
            Event::Completed {
                seat, word, then, ..
            } => self.completed(*seat, word, *then),
            Event::Judged(judgement) => self.judged(judgement),
            &Event::Lapsed { seat, point } => {
                self.on_turn(seat)?;
                if !self.fragment.is_empty() {
                    return Err(Corrupt("no caller's time"));
                }
                self.score(point)?;
                self.new_round(seat, None);
                Ok(())
            }
            &Event::Left { seat, why } => self.leave(seat, why),
            &Event::Ended { why } => {
                self.over = Some(why);
                Ok(())
            }
        }
    }

    fn on_turn(&self, seat: Seat) -> Result<(), Corrupt> {
        if self.turn == seat && self.plays(seat) {
            Ok(())
        } else {
            Err(Corrupt("a move out of turn"))
        }
    }

    fn added(&mut self, seat: Seat, addition: Addition) -> Result<(), Corrupt> {
        self.on_turn(seat)?;
        let known = usize::from(addition.letter.0) < self.alphabet().len();
        if !known || usize::from(addition.place) > self.fragment.len() {
            return Err(Corrupt("a letter or place that there isn't"));
        }
        self.fragment = addition.to(&self.fragment);
        self.steps.push(Step { seat, addition });
        // What the last round was is told until the next one has begun.
        self.ended = None;
        self.pass_to(self.after(seat));
        Ok(())
    }

    fn completed(&mut self, seat: Seat, word: &str, then: Then) -> Result<(), Corrupt> {
        if self.options.variant != Variant::Antibalda || self.last_mover() != Some(seat) {
            return Err(Corrupt("a noun that nobody completed"));
        }
        self.completed.push((self.steps.len(), word.to_owned()));
        self.score(Some(seat))?;
        if then == Then::NewRound {
            self.new_round(seat, None);
        }
        Ok(())
    }

    fn judged(&mut self, judgement: &Judgement) -> Result<(), Corrupt> {
        self.on_turn(judgement.refuser)?;
        if self.steps.is_empty() || judgement.fragment != self.fragment {
            return Err(Corrupt("what was judged isn't there"));
        }
        self.score(judgement.point)?;
        self.new_round(judgement.refuser, Some(judgement.clone()));
        Ok(())
    }

    /// A point; where it knocks out, the player is out.
    fn score(&mut self, point: Option<Seat>) -> Result<(), Corrupt> {
        let Some(seat) = point else {
            return Ok(());
        };
        if !self.plays(seat) {
            return Err(Corrupt("a point for somebody who doesn't play"));
        }
        let (limit, knockout) = (self.options.limit, self.options.knockout);
        let gone = self.gone;
        let player = self.players.get_mut(seat.index());
        let player = player.ok_or(Corrupt("a point for nobody"))?;
        player.points = player.points.saturating_add(1);
        if knockout && player.points >= limit {
            player.standing = Standing::KnockedOut;
            player.gone = gone;
            self.gone = gone.saturating_add(1);
        }
        Ok(())
    }

    /// A new round, that the player after `seat` calls.
    fn new_round(&mut self, seat: Seat, judgement: Option<Judgement>) {
        self.ended = Some(Round {
            number: self.round,
            steps: std::mem::take(&mut self.steps),
            completed: std::mem::take(&mut self.completed),
            judgement,
        });
        self.fragment.clear();
        self.round = self.round.saturating_add(1);
        self.pass_to(self.after(seat));
    }

    fn pass_to(&mut self, seat: Seat) {
        self.turn = seat;
        self.turns = self.turns.saturating_add(1);
    }

    fn leave(&mut self, seat: Seat, why: Leaving) -> Result<(), Corrupt> {
        let gone = self.gone;
        let player = self.players.get_mut(seat.index());
        let player = player.filter(|player| player.standing == Standing::Plays);
        let player = player.ok_or(Corrupt("one who doesn't play leaves"))?;
        player.standing = Standing::Left(why);
        player.gone = gone;
        self.gone = gone.saturating_add(1);
        if self.turn == seat {
            self.pass_to(self.after(seat));
        }
        Ok(())
    }

    /// Whoever still plays is before all who don't; those who left later are before the earlier.
    pub(super) fn result(&self) -> Option<Outcome> {
        let why = self.over?;
        let rank = |player: &Player| {
            let plays = player.standing == Standing::Plays;
            let points = i16::from(player.points);
            let points = match (plays, why, self.options.variant) {
                (false, _, _) | (_, End::Agreed, _) => 0,
                (_, _, Variant::Oral) => -points,
                (_, _, Variant::Antibalda) => points,
            };
            (plays, points, if plays { 0 } else { player.gone })
        };
        let ranks: Vec<_> = self.players.iter().map(rank).collect();
        Some(Outcome::by_rank(&ranks))
    }
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let player = |player: &Player| PlayerView {
            points: player.points,
            standing: player.standing,
        };
        View {
            options: self.options.clone(),
            viewer,
            players: self.players.iter().map(player).collect(),
            fragment: self.fragment.clone(),
            steps: self.steps.clone(),
            completed: self.completed.clone(),
            round: self.round,
            turn: self.over.is_none().then_some(self.turn),
            ended: self.ended.clone(),
            over: self.over.zip(self.result()),
        }
    }
}
