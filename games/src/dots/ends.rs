//! Who has won, and by what score.

use super::crossing::Crossing;
use super::event::End;
use super::field::Field;
use super::options::Scoring;
use super::place::{Cell, Side};
use super::state::{Dots, score_of};
use crate::basics::Seat;
use crate::game::Outcome;

impl Dots {
    /// What counts for each side, in halves of a point: so far, or at the end with everything
    /// that the end counts.
    pub fn halves(&self) -> [i32; 2] {
        let now = Side::BOTH.map(|side| 2 * self.score(side));
        match self.ended {
            Some(End::Full | End::Counted | End::Passed) => self.counted(),
            Some(End::Grounded(side)) => self.after_grounding(side),
            _ => now,
        }
    }

    /// The score with held contours painted; at an agreed end of a territory game with half a
    /// point for each free crossing a side has enclosed.
    fn counted(&self) -> [i32; 2] {
        let mut field = self.field.clone();
        let agreed = matches!(self.ended, Some(End::Counted | End::Passed));
        let territory = agreed && self.options.scored_by() == Scoring::Territory;
        let mut free = [0, 0];
        for hold in &self.holds {
            if !field.stands(&hold.contour, hold.by) {
                continue;
            }
            free[hold.by.index()] += free_inside(&field, &hold.contour);
            // It stands, so it can be enclosed.
            if field.enclose(&hold.contour, hold.by).is_err() {
                continue;
            }
        }
        for cell in field.size().cells() {
            if let Some(side) = field.house(cell) {
                free[side.index()] += 1;
            }
        }
        Side::BOTH.map(|side| {
            let dots = 2 * score_of(&field, &self.options, side);
            dots + if territory { free[side.index()] } else { 0 }
        })
    }

    /// The score after everything of a side that isn't grounded has gone to the enemy.
    fn after_grounding(&self, side: Side) -> [i32; 2] {
        let live = self.field.non_grounded_live(side);
        let freed = if self.options.keep_captured {
            0
        } else {
            self.field.non_grounded(side) - live
        };
        let mut halves = Side::BOTH.map(|side| 2 * self.score(side));
        halves[side.index()] -= 2 * freed;
        halves[side.other().index()] += 2 * live;
        halves
    }

    /// The side that has won; None for a draw or a game that goes on.
    pub fn winner(&self) -> Option<Side> {
        match self.ended? {
            End::Drawn => None,
            End::Resigned(side) | End::Time(side) | End::Removed(side) => Some(side.other()),
            End::Lead(side) | End::Decided(side) => Some(side),
            End::Full | End::Counted | End::Passed | End::Grounded(_) => {
                let [first, second] = self.halves();
                match first.cmp(&second) {
                    std::cmp::Ordering::Greater => Some(Side::First),
                    std::cmp::Ordering::Less => Some(Side::Second),
                    std::cmp::Ordering::Equal => None,
                }
            }
        }
    }

    pub(super) fn places(&self, players: u8) -> Option<Outcome> {
        self.ended?;
        let winner = self.winner();
        let ranks: Vec<u8> = Seat::all(players)
            .map(|seat| u8::from(winner.is_some() && self.turns.side(seat) == winner))
            .collect();
        Some(Outcome::by_rank(&ranks))
    }
}

fn free_inside(field: &Field, chain: &[Cell]) -> i32 {
    let inside = field.inside(chain);
    let free = inside.filter(|&cell| field.at(cell) == Some(Crossing::Free));
    free.count() as i32
}
