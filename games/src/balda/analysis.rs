//! After a game: the best move that each player missed, and the best that stood open at all.

use super::event::{Event, Placement};
use super::finder::{Found, Hit};
use super::options::Options;
use super::playable::Playable;
use super::state::Balda;
use crate::words::Lexicon;
use crate::{Corrupt, Points, Seat};

/// The best move that stood open in a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Chance {
    /// Whose turn.
    pub seat: Seat,
    /// Which event of the game it was, counted from 0 for the start.
    pub event: usize,
    /// The longest word, the most common of several.
    pub word: String,
    /// Its letter and path.
    pub placement: Placement,
    /// What the player's own move earned; nothing for a pass.
    pub earned: Points,
}

impl Chance {
    /// What the best move would have earned.
    pub fn points(&self) -> Points {
        Points(self.placement.path.len() as i32)
    }

    /// How much more that would have been.
    pub fn loss(&self) -> Points {
        Points((self.points().0 - self.earned.0).max(0))
    }
}

/// What a look back at a game finds.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// For each seat the turn in which the most was missed, the first of equal ones; None if
    /// nothing ever was.
    pub missed: Vec<Option<Chance>>,
    /// The move that would have earned the most in the whole game, the first of equal ones.
    pub best: Option<Chance>,
}

/// Looks back at a game: its events, without those that were taken back.
///
/// # Errors
/// `Corrupt` when the events make no game.
pub fn analysis<'e>(
    options: &Options,
    players: u8,
    events: impl IntoIterator<Item = &'e Event>,
    lexicon: &Lexicon,
) -> Result<Analysis, Corrupt> {
    let mut events = events.into_iter().enumerate();
    let (_, start) = events.next().ok_or(Corrupt("no first event"))?;
    let mut state = Balda::begin(options, players, start)?;
    let words = Playable::new(lexicon, options);
    let mut found = Found::default();
    let mut missed: Vec<Option<Chance>> = vec![None; usize::from(players)];
    let mut best: Option<Chance> = None;
    for (event, happened) in events {
        let turn = match happened {
            Event::Placed { seat, points, .. } => Some((*seat, *points)),
            Event::Passed { seat, .. } => Some((*seat, Points(0))),
            _ => None,
        };
        if let Some((seat, earned)) = turn
            && let Some((word, placement)) = best_move(&state, words.clone(), &mut found)
        {
            let chance = Chance {
                seat,
                event,
                word,
                placement,
                earned,
            };
            if let Some(worst) = missed.get_mut(seat.index())
                && chance.loss() > worst.as_ref().map_or(Points(0), Chance::loss)
            {
                *worst = Some(chance.clone());
            }
            if chance.points() > best.as_ref().map_or(Points(0), Chance::points) {
                best = Some(chance);
            }
        }
        state.fold(happened)?;
    }
    Ok(Analysis { missed, best })
}

fn best_move(
    state: &Balda,
    mut words: Playable<'_>,
    found: &mut Found,
) -> Option<(String, Placement)> {
    state.strike_used(&mut words);
    words.moves(&state.board, state.chains(), found);
    let longest = found.hits().iter().map(|hit| hit.len).max()?;
    let longest = found.hits().iter().filter(|hit| hit.len == longest);
    let rank = |hit: &&Hit| (words.zipf(hit), std::cmp::Reverse((hit.word, hit.cell)));
    let hit = longest.max_by_key(rank)?;
    Some((words.spelling(hit).to_owned(), found.placement(hit)))
}
