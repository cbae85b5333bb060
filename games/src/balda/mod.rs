//! Balda, the grid game, classic and royal. The rules were first printed by E. Iodkovsky in
//! "Наука и жизнь" 1980 no. 7, pp. 152-153.

mod analysis;
mod board;
mod event;
pub mod finder;
mod options;
mod paths;
mod playable;
mod player;
mod say;
mod setup;
mod state;
mod view;
mod vote;

pub use analysis::{Analysis, Chance, analysis};
pub use board::{Board, Cell, MOST_CELLS, Size, Steps};
pub use event::{End, Event, Illegal, Insisting, Move, Passing, Placement, Saying, Unfit, Vote};
pub use options::{Along, Line, Options, Turns, Variant};
pub use state::Balda;
pub use view::{Half, Proposal, Said, Start, View};

use crate::words::Lexicon;
use crate::{
    At, Corrupt, Game, Leaving, Level, Nodes, Outcome, Retract, Seat, Seats, Viewer, World,
};
use finder::Found;
use playable::Playable;
use std::ops::RangeInclusive;

#[cfg(test)]
mod tests;

impl Game for Balda {
    const NAME: &'static str = "balda";
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Unfit = Unfit;

    fn players(_options: &Options) -> RangeInclusive<u8> {
        setup::PLAYERS
    }

    fn vet(options: &Options, players: u8, world: &mut World<'_>) -> Result<(), Unfit> {
        setup::vet(options, players, world.words)
    }

    fn set_up(
        options: &Options,
        players: u8,
        first: Option<Seat>,
        world: &mut World<'_>,
    ) -> Result<Event, Unfit> {
        setup::set_up(options, players, first, world)
    }

    fn start(options: &Options, players: u8, first: &Event) -> Result<Balda, Corrupt> {
        Balda::begin(options, players, first)
    }

    fn decide(&self, seat: Seat, mv: &Move, world: &mut World<'_>) -> Result<Vec<Event>, Illegal> {
        if self.end.is_some() {
            return Err(Illegal::Over);
        }
        if !self.playing.contains(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if let Move::Vote(vote) = mv {
            return self.cast(seat, *vote, world.words);
        }
        if seat != self.turn {
            return Err(Illegal::NotYourTurn);
        }
        if self.vote.is_some() {
            return Err(Illegal::VoteRunning);
        }
        let event = match mv {
            Move::Say(saying) => self.say(seat, saying, world.words)?,
            Move::Propose(saying) => self.propose(seat, saying, world)?,
            Move::Pass | Move::Vote(_) => Event::Passed {
                seat,
                why: Passing::Said,
            },
        };
        Ok(self.with_ending(vec![event], world.words))
    }

    fn apply(&mut self, event: &Event) -> Result<(), Corrupt> {
        self.fold(event)
    }

    fn turn(&self) -> Seats {
        match self.end {
            None => Seats::one(self.turn),
            Some(_) => Seats::NONE,
        }
    }

    fn turns(&self) -> u32 {
        self.over
    }

    fn playing(&self) -> Seats {
        self.playing
    }

    fn timed_out(&self, seat: Seat, world: &mut World<'_>) -> Vec<Event> {
        if self.end.is_some() || seat != self.turn {
            return Vec::new();
        }
        let mut events = Vec::new();
        if self.vote.is_some() {
            events.push(Event::Rejected);
        }
        let why = Passing::Time;
        events.push(Event::Passed { seat, why });
        self.with_ending(events, world.words)
    }

    fn left(&self, seat: Seat, why: Leaving, world: &mut World<'_>) -> Vec<Event> {
        if self.end.is_some() || !self.playing.contains(seat) {
            return Vec::new();
        }
        let mut events = vec![Event::Left { seat, why }];
        let after = self.after(&events);
        if after.vote.is_some() {
            if after.playing.len() > 1 {
                events.extend(after.settle(after.verdict(), world.words));
                return events;
            }
            events.push(Event::Rejected);
        }
        self.with_ending(events, world.words)
    }

    fn agreed_draw(&self) -> Vec<Event> {
        if self.end.is_some() {
            return Vec::new();
        }
        let vote = self.vote.iter().map(|_| Event::Rejected);
        vote.chain([Event::Ended { why: End::Agreed }]).collect()
    }

    fn alarm(&self) -> Option<At> {
        self.vote.as_ref().map(|vote| vote.until)
    }

    fn tick(&self, world: &mut World<'_>) -> Vec<Event> {
        match &self.vote {
            // Silence is a no.
            Some(vote) if vote.until <= world.now => vec![Event::Rejected],
            _ => Vec::new(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome_now()
    }

    fn scores(&self) -> Vec<i32> {
        self.scores.iter().map(|points| points.0).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.see(viewer)
    }

    fn moves(&self, seat: Seat, limit: usize, world: &mut World<'_>) -> Vec<Move> {
        if self.end.is_some() || limit == 0 {
            return Vec::new();
        }
        if self.vote.is_some() {
            let votes = [Vote::For, Vote::Against].map(Move::Vote);
            let may = self.voters().contains(seat);
            return votes.into_iter().filter(|_| may).take(limit).collect();
        }
        if seat != self.turn {
            return Vec::new();
        }
        let mut playable = Playable::new(world.words, &self.options);
        self.strike_used(&mut playable);
        let mut found = Found::default();
        playable.moves(&self.board, self.chains(), &mut found);
        let alphabet = world.words.alphabet(self.options.folding());
        let says = found.hits().iter().map(|hit| {
            Move::Say(Saying {
                word: playable.spelling(hit).to_owned(),
                cell: Some(hit.cell),
                letter: Some(alphabet.show_lower(hit.letter).to_owned()),
            })
        });
        says.take(limit - 1).chain([Move::Pass]).collect()
    }

    fn think(view: &View, level: Level, budget: Nodes, world: &mut World<'_>) -> Option<Move> {
        player::think(view, level, budget, world)
    }

    fn retract(dropped: &[Event]) -> Retract {
        let judged = |event: &Event| matches!(event, Event::Voted { .. } | Event::Rejected);
        if dropped.iter().any(judged) {
            Retract::Agreed
        } else {
            Retract::Alone
        }
    }
}

impl Balda {
    /// The state after events that were just decided.
    fn after(&self, events: &[Event]) -> Balda {
        let mut after = self.clone();
        for event in events {
            // What was decided fits the state; if not, the table finds it when it folds them.
            if after.fold(event).is_err() {
                break;
            }
        }
        after
    }

    fn with_ending(&self, mut events: Vec<Event>, lexicon: &Lexicon) -> Vec<Event> {
        events.extend(self.after(&events).ending(lexicon));
        events
    }

    /// The end of the game, if this state is one.
    fn ending(&self, lexicon: &Lexicon) -> Vec<Event> {
        let why = if self.end.is_some() {
            return Vec::new();
        } else if self.playing.len() <= 1 {
            End::OneLeft
        } else if self.board.free() == 0 {
            End::Full
        } else if self.all_passed() {
            End::Passes
        } else if self.vote.is_none() && self.is_new_board() && !self.any_move(lexicon) {
            End::NoMove
        } else {
            return Vec::new();
        };
        vec![Event::Ended { why }]
    }

    /// Whether nobody has passed since the last word: after that the board is known to have moves.
    fn is_new_board(&self) -> bool {
        self.passes.iter().all(|&passes| passes == 0)
    }

    fn any_move(&self, lexicon: &Lexicon) -> bool {
        let mut playable = Playable::new(lexicon, &self.options);
        self.strike_used(&mut playable);
        playable.any_move(&self.board, self.chains())
    }

    fn strike_used(&self, playable: &mut Playable<'_>) {
        let said = self.said.iter().map(|said| &said.word);
        let spelled = std::iter::once(&self.start.word).chain(said);
        for (letters, spelling) in self.used.iter().zip(spelled) {
            playable.strike(letters, spelling);
        }
    }
}
