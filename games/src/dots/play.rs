//! Dots as a game of this house.

use super::event::{End, Event, Illegal, Move, Put};
use super::options::{Options, Unfit, vet_dots};
use super::player;
use super::start;
use super::state::Dots;
use super::view::View;
use crate::basics::{Level, Nodes, Seat, Seats, Viewer};
use crate::game::{Corrupt, Game, Leaving, Outcome, World};
use std::ops::RangeInclusive;

impl Game for Dots {
    const NAME: &'static str = "dots";
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Unfit = Unfit;

    fn players(options: &Options) -> RangeInclusive<u8> {
        options.seats()
    }

    fn vet(options: &Options, players: u8, _world: &mut World<'_>) -> Result<(), Unfit> {
        options.vet(players)
    }

    fn set_up(
        options: &Options,
        players: u8,
        first: Option<Seat>,
        world: &mut World<'_>,
    ) -> Result<Event, Unfit> {
        options.vet(players)?;
        let dots = match start::fixed(&options.start, options.size) {
            Some(dots) => dots,
            None => start::random(options.size, world.chance).ok_or(Unfit::StartFull)?,
        };
        vet_dots(&dots, options.size)?;
        let first = world.who_begins(first, players);
        Ok(Event::Started { first, dots })
    }

    fn start(options: &Options, players: u8, first: &Event) -> Result<Dots, Corrupt> {
        Dots::new(options, players, first)
    }

    fn decide(&self, seat: Seat, mv: &Move, _world: &mut World<'_>) -> Result<Vec<Event>, Illegal> {
        self.decide_move(seat, mv)
    }

    fn apply(&mut self, event: &Event) -> Result<(), Corrupt> {
        self.fold(event)
    }

    fn turn(&self) -> Seats {
        self.whose_turn()
    }

    fn playing(&self) -> Seats {
        self.turns.playing()
    }

    fn turns(&self) -> u32 {
        self.turns.over()
    }

    fn timed_out(&self, seat: Seat, _world: &mut World<'_>) -> Vec<Event> {
        match self.turns.side(seat) {
            Some(side) if self.ended.is_none() => vec![Event::Ended {
                how: End::Time(side),
            }],
            _ => Vec::new(),
        }
    }

    fn left(&self, seat: Seat, why: Leaving, _world: &mut World<'_>) -> Vec<Event> {
        self.leave(seat, why)
    }

    fn agreed_draw(&self) -> Vec<Event> {
        if self.ended.is_some() {
            return Vec::new();
        }
        vec![Event::Ended { how: End::Drawn }]
    }

    fn outcome(&self) -> Option<Outcome> {
        self.places(self.turns.players())
    }

    fn scores(&self) -> Vec<i32> {
        let halves = self.halves();
        let seats = Seat::all(self.turns.players());
        let sides = seats.filter_map(|seat| self.turns.side(seat));
        sides.map(|side| halves[side.index()] / 2).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn moves(&self, seat: Seat, limit: usize, _world: &mut World<'_>) -> Vec<Move> {
        if self.ended.is_some() || self.turns.seat() != Some(seat) {
            return Vec::new();
        }
        if let Some(choice) = &self.choice {
            return choice
                .offered()
                .map(|contour| Move::Choose(contour.clone()))
                .take(limit)
                .collect();
        }
        let (columns, rows) = self.options.middle();
        let central = self.options.centre && self.turns.side(seat).is_some_and(|s| self.is_new(s));
        let puts = self
            .field
            .free()
            .filter(|cell| !central || (columns.contains(&cell.x) && rows.contains(&cell.y)))
            .map(|cell| Move::Put(Put::at(cell)));
        let pass = self.options.pass.then_some(Move::Pass);
        puts.chain(pass).take(limit).collect()
    }

    fn think(view: &View, level: Level, budget: Nodes, world: &mut World<'_>) -> Option<Move> {
        player::think(view, level, budget, world.chance)
    }
}
