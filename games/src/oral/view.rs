//! What a viewer may know: everything but what a dictionary says.

use super::event::{End, Judgement, Step};
use super::options::Options;
use crate::words::Letter;
use crate::{Leaving, Outcome, Seat, Viewer};

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The offer.
    pub options: Options,
    /// Who looks.
    pub viewer: Viewer,
    /// Each player, in seat order.
    pub players: Vec<PlayerView>,
    /// The letters named so far in this round.
    pub fragment: Vec<Letter>,
    /// How the fragment grew.
    pub steps: Vec<Step>,
    /// The nouns that were completed in this round: after which step, and which.
    pub completed: Vec<(usize, String)>,
    /// Which round it is, from 1.
    pub round: u32,
    /// Who is to move; None once it is over.
    pub turn: Option<Seat>,
    /// The round that ended last.
    pub ended: Option<Round>,
    /// How the game ended.
    pub over: Option<(End, Outcome)>,
}

/// What is known of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// Penalty points; in Antibalda winning ones.
    pub points: u8,
    /// Whether they still play.
    pub standing: Standing,
}

/// Whether a player still plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Plays.
    Plays,
    /// Reached the limit where that knocks out.
    KnockedOut,
    /// Left.
    Left(Leaving),
}

/// A round that has ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// Which, from 1.
    pub number: u32,
    /// How the fragment grew.
    pub steps: Vec<Step>,
    /// The nouns that were completed: after which step, and which.
    pub completed: Vec<(usize, String)>,
    /// The judgement; None where it ended by itself: with a noun that nothing extends, or a
    /// caller's time.
    pub judgement: Option<Judgement>,
}

impl Round {
    /// The fragment that it ended with.
    pub fn fragment(&self) -> Vec<Letter> {
        let grow = |fragment: Vec<Letter>, step: &Step| step.addition.to(&fragment);
        self.steps.iter().fold(Vec::new(), grow)
    }
}
