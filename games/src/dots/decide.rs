//! Whether a move is legal, and what it makes happen.

use super::contour_choice;
use super::crossing::{Blocked, Closing};
use super::event::{End, Event, Finish, Illegal, Move, Put};
use super::options::Rules;
use super::place::{Cell, Side};
use super::state::Dots;
use crate::basics::Seat;
use crate::game::Leaving;

impl Dots {
    pub(super) fn decide_move(&self, seat: Seat, mv: &Move) -> Result<Vec<Event>, Illegal> {
        if self.ended.is_some() {
            return Err(Illegal::Over);
        }
        let side = self.turns.side(seat).ok_or(Illegal::NotYourTurn)?;
        if *mv == Move::Count {
            return self.count(seat, side);
        }
        if self.turns.seat() != Some(seat) {
            return Err(Illegal::NotYourTurn);
        }
        match (mv, &self.choice) {
            (Move::Choose(contour), Some(choice)) => {
                contour_choice::vet(&self.field, contour, choice.cell, side)?;
                let contour = contour.clone();
                Ok(self.with_end(Event::Chose { seat, contour }))
            }
            (Move::Choose(_), None) => Err(Illegal::NothingToChoose),
            (_, Some(_)) => Err(Illegal::ChooseFirst),
            (Move::Put(put), None) => {
                self.vet_put(side, put)?;
                let put = put.clone();
                Ok(self.with_end(Event::Put { seat, put }))
            }
            (Move::Pass, None) if self.options.pass => Ok(self.with_end(Event::Passed { seat })),
            (Move::Pass, None) => Err(Illegal::NoPassing),
            (Move::Ground, None) => self.ground(side),
            (Move::Count, None) => self.count(seat, side),
        }
    }

    fn vet_put(&self, side: Side, put: &Put) -> Result<(), Illegal> {
        let polish = self.options.rules == Rules::Polish;
        if !polish && (put.finish == Finish::Hold || !put.paint.is_empty()) {
            return Err(Illegal::NoHolding);
        }
        if put.contour.is_some() && !polish && !self.options.own_contour {
            return Err(Illegal::NoChoice);
        }
        let mut before = self.clone();
        for id in &put.paint {
            let paints = before.paint_holds(side, std::slice::from_ref(id));
            paints.map_err(|_| Illegal::NoSuchHold(*id))?;
        }
        before.vet_cell(side, put.cell)?;
        if put.finish == Finish::Paint && put.contour.is_none() {
            return Ok(());
        }
        let mut field = before.field;
        if field.put_closing(put.cell, side, Closing::Leave).is_err() {
            return Err(Illegal::Dot(put.cell));
        }
        match &put.contour {
            Some(chain) => contour_choice::vet(&field, chain, put.cell, side),
            None if field.captures().len() == 0 => Err(Illegal::NothingClosed),
            None => Ok(()),
        }
    }

    fn vet_cell(&self, side: Side, cell: Cell) -> Result<(), Illegal> {
        match self.field.blocked(cell) {
            Some(Blocked::Outside) => return Err(Illegal::Outside(cell)),
            Some(Blocked::Dot) => return Err(Illegal::Dot(cell)),
            Some(Blocked::Area(of)) => return Err(Illegal::Area { cell, of }),
            None => {}
        }
        let (columns, rows) = self.options.middle();
        let central = columns.contains(&cell.x) && rows.contains(&cell.y);
        if self.options.centre && !central && self.is_new(side) {
            return Err(Illegal::NotCentral {
                columns: (columns.start, columns.end.saturating_sub(1)),
                rows: (rows.start, rows.end.saturating_sub(1)),
            });
        }
        Ok(())
    }

    fn count(&self, seat: Seat, side: Side) -> Result<Vec<Event>, Illegal> {
        if !self.turns.playing().contains(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if self.choice.is_some() {
            return Err(Illegal::ChooseFirst);
        }
        match self.count_offer {
            Some(by) if by == side => Err(Illegal::CountOffered),
            Some(_) => Ok(vec![Event::Ended { how: End::Counted }]),
            None => Ok(vec![Event::CountOffered { seat }]),
        }
    }

    fn ground(&self, side: Side) -> Result<Vec<Event>, Illegal> {
        if self.options.rules == Rules::Polish {
            return Err(Illegal::NoGrounding);
        }
        let lead = self.score(side) - self.score(side.other());
        let lost = self.non_grounded(side);
        match (lead, lost) {
            (0, 0) => Err(Illegal::NothingToGround),
            _ if lead < lost => Err(Illegal::GroundingLoses { lead, lost }),
            _ => Ok(vec![Event::Ended {
                how: End::Grounded(side),
            }]),
        }
    }

    /// The event, and the end if it brings one.
    fn with_end(&self, event: Event) -> Vec<Event> {
        let mut next = self.clone();
        let mut events = vec![event];
        let folded = events.iter().all(|event| next.fold(event).is_ok());
        if let Some(how) = next.natural_end().filter(|_| folded) {
            events.push(Event::Ended { how });
        }
        events
    }

    /// How the game ends here by itself.
    fn natural_end(&self) -> Option<End> {
        if self.choice.is_some() {
            return None;
        }
        let lead = |side: Side| self.score(side) - self.score(side.other());
        let wins = |side: &Side| {
            let needed = self.options.lead.map_or(i32::MAX, i32::from);
            lead(*side) >= needed
        };
        let decided = |side: &Side| {
            // The costly count only where it can matter.
            self.options.auto_ground && lead(*side) > 0 && lead(*side) > self.non_grounded(*side)
        };
        let sides = Side::BOTH.into_iter();
        if let Some(side) = sides.clone().find(wins) {
            return Some(End::Lead(side));
        }
        if self.field.is_full() {
            return Some(End::Full);
        }
        if self.passed_out() {
            return Some(End::Passed);
        }
        sides.clone().find(decided).map(End::Decided)
    }

    pub(super) fn leave(&self, seat: Seat, why: Leaving) -> Vec<Event> {
        let Some(side) = self.turns.side(seat) else {
            return Vec::new();
        };
        if self.ended.is_some() || !self.turns.playing().contains(seat) {
            return Vec::new();
        }
        let left = Event::Left { seat, why };
        let how = match why {
            // One total clock a side: when it has run out, it has for all of them.
            Leaving::Flag => End::Time(side),
            _ if self.turns.members(side).len() > 1 => return vec![left],
            Leaving::Resigned => End::Resigned(side),
            Leaving::Removed => End::Removed(side),
        };
        vec![left, Event::Ended { how }]
    }
}
