//! What everybody may see: all of it.

use super::contour_choice::Choice;
use super::event::{End, HoldId};
use super::field::Field;
use super::options::{Options, Rules};
use super::place::{Cell, Side};
use super::sgf::Played;
use super::state::{Area, Dots, Hold};
use crate::basics::{Seat, Seats, Viewer};
use crate::game::Outcome;

/// A game of Dots as anybody sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was offered.
    pub options: Options,
    /// The field: crossings, houses, the dots in order.
    pub field: Field,
    /// How many of the field's dots stood at the start.
    pub start_dots: usize,
    /// The contours of the captured areas.
    pub areas: Vec<Area>,
    /// The dots put in the game with the contours each closed, in order.
    pub played: Vec<Played>,
    /// Contours held open (polish).
    pub holds: Vec<Hold>,
    /// The capture whose contour is to be named, if any.
    pub choice: Option<Choice>,
    /// Whose side each seat is on.
    pub sides: Vec<Side>,
    /// Who is to move.
    pub turn: Seats,
    /// Whose turn it is; None once it is over.
    pub to_move: Option<Side>,
    /// What counts for each side, in halves of a point.
    pub halves: [i32; 2],
    /// What grounding would cost each side.
    pub non_grounded: [i32; 2],
    /// Who put the last dot.
    pub last_by: Option<Seat>,
    /// Who has offered to count.
    pub count_offer: Option<Side>,
    /// How it ended.
    pub ended: Option<End>,
    /// Who won; None for a draw too.
    pub winner: Option<Side>,
}

impl View {
    /// The last dot, start dots aside.
    pub fn last(&self) -> Option<(Cell, Side)> {
        self.moves().next_back()
    }

    /// The dots put in the game, in order, start dots aside.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = (Cell, Side)> + '_ {
        self.dots_in_order(true)
    }

    /// The dots that stood at the start.
    pub fn start(&self) -> impl DoubleEndedIterator<Item = (Cell, Side)> + '_ {
        self.dots_in_order(false)
    }

    fn dots_in_order(&self, played: bool) -> impl DoubleEndedIterator<Item = (Cell, Side)> + '_ {
        let dots: Vec<(Cell, Side)> = self.field.dots().collect();
        let (start, rest) = dots.split_at(self.start_dots.min(dots.len()));
        if played {
            rest.to_vec()
        } else {
            start.to_vec()
        }
        .into_iter()
    }

    /// Dots captured for each side, whole points.
    pub fn captured(&self) -> [i32; 2] {
        self.halves.map(|halves| halves / 2)
    }

    /// Houses: free crossings and whose they are.
    pub fn houses(&self) -> impl Iterator<Item = (Cell, Side)> + '_ {
        let cells = self.field.size().cells();
        cells.filter_map(|cell| Some((cell, self.field.house(cell)?)))
    }

    /// The points of a side, in halves.
    pub fn halves_of(&self, side: Side) -> i32 {
        self.halves[side.index()]
    }

    /// The side of the seat that looks.
    pub fn side(&self) -> Option<Side> {
        match self.viewer {
            Viewer::Seat(seat) => self.sides.get(seat.index()).copied(),
            Viewer::Spectator => None,
        }
    }

    /// Whether the seat's side could end the game by grounding without losing it.
    pub fn may_ground(&self, side: Side) -> bool {
        let [own, foe] = [side, side.other()].map(|side| self.halves_of(side) / 2);
        let (lead, lost) = (own - foe, self.non_grounded[side.index()]);
        self.options.rules == Rules::Russian
            && self.ended.is_none()
            && self.choice.is_none()
            && (lead, lost) != (0, 0)
            && lead >= lost
    }

    /// The places of the players once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended?;
        let won = |side: &Side| u8::from(self.winner == Some(*side));
        let ranks: Vec<u8> = self.sides.iter().map(won).collect();
        Some(Outcome::by_rank(&ranks))
    }

    /// Who plays for a side.
    pub fn players(&self, side: Side) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.sides.iter().zip(0u8..);
        seats
            .filter(move |&(&of, _)| of == side)
            .map(|(_, seat)| Seat(seat))
    }

    /// A side's held contours.
    pub fn held_by(&self, side: Side) -> impl Iterator<Item = HoldId> + '_ {
        let holds = self.holds.iter().filter(move |hold| hold.by == side);
        holds.map(|hold| hold.id)
    }
}

impl Dots {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let seats = (0..=u8::MAX).map(Seat);
        View {
            viewer,
            options: self.options.clone(),
            field: self.field.clone(),
            start_dots: self.start_dots,
            areas: self.areas.clone(),
            played: self.played.clone(),
            holds: self.holds.clone(),
            choice: self.choice.clone(),
            sides: seats.map_while(|seat| self.turns.side(seat)).collect(),
            turn: self.whose_turn(),
            to_move: self.ended.is_none().then(|| self.turns.to_move()),
            halves: self.halves(),
            non_grounded: Side::BOTH.map(|side| self.non_grounded(side)),
            last_by: self.last_by,
            count_offer: self.count_offer,
            ended: self.ended,
            winner: self.winner(),
        }
    }

    pub(super) fn whose_turn(&self) -> Seats {
        match self.turns.seat() {
            Some(seat) if self.ended.is_none() => Seats::one(seat),
            _ => Seats::NONE,
        }
    }
}
