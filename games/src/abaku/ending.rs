//! How a game ends without a last stone, and what the stones left over cost.

use super::event::End;
use super::stones::Rack;
use crate::Points;

/// The turns since stones were last laid.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Quiet {
    turns: u32,
    /// The turns since the last exchange among them, that one counted.
    exchange: Option<u32>,
}

impl Quiet {
    pub(super) fn turns(self) -> u32 {
        self.turns
    }

    pub(super) fn after_pass(self) -> Quiet {
        Quiet {
            turns: self.turns.saturating_add(1),
            exchange: self.exchange.map(|n| n.saturating_add(1)),
        }
    }

    pub(super) fn after_exchange(self) -> Quiet {
        Quiet {
            turns: self.turns.saturating_add(1),
            exchange: Some(1),
        }
    }

    /// Whether three rounds of the active players were quiet, an exchange among them. (Without
    /// one, those who passed are out already.)
    pub(super) fn is_stuck(self, active: usize) -> bool {
        let rounds = 3 * active as u32;
        self.turns >= rounds && self.exchange.is_some_and(|n| n <= rounds)
    }
}

/// What the stones left on each rack earn or cost. The one who closed the game has none, and gets
/// the others'; forfeits don't take stones out of the reckoning.
pub(super) fn settle(why: End, racks: &[Rack]) -> Vec<Points> {
    let all: i32 = racks.iter().map(Rack::sum).sum();
    let settled = |rack: &Rack| match why {
        End::Closed if rack.is_empty() => Points(all),
        End::Closed | End::FewLeft | End::Stuck => Points(-rack.sum()),
        End::OneLeft | End::Agreed => Points(0),
    };
    racks.iter().map(settled).collect()
}
