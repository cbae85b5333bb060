//! After a game: the best laying that each player missed.

use super::event::{Event, Stone};
use super::finder::{Found, survey};
use super::options::Options;
use super::state::Abaku;
use crate::{Corrupt, Game, Points, Seat, Viewer};

/// A turn in which another laying would have earned more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missed {
    /// Whose turn.
    pub seat: Seat,
    /// Which event of the game it was, counted from 0 for the start.
    pub event: usize,
    /// What would have earned most.
    pub best: Found,
    /// What was laid instead; nothing if they exchanged or passed.
    pub laid: Vec<Stone>,
    /// What that earned.
    pub earned: Points,
}

impl Missed {
    /// How much more the best laying would have earned.
    pub fn loss(&self) -> Points {
        Points(self.best.points.0.saturating_sub(self.earned.0))
    }
}

/// For each seat its greatest loss in a turn, the first of equal ones; None if there was none.
///
/// # Errors
/// `Corrupt` when the events make no game.
pub fn best_missed<'e>(
    options: &Options,
    players: u8,
    events: impl IntoIterator<Item = &'e Event>,
) -> Result<Vec<Option<Missed>>, Corrupt> {
    let mut events = events.into_iter().enumerate();
    let (_, start) = events.next().ok_or(Corrupt("no first event"))?;
    let mut state = Abaku::start(options, players, start)?;
    let mut missed: Vec<Option<Missed>> = vec![None; usize::from(players)];
    for (n, event) in events {
        if let Some(turn) = turn_missed(&state, n, event)
            && let Some(worst) = missed.get_mut(turn.seat.index())
            && worst.as_ref().is_none_or(|w| turn.loss() > w.loss())
        {
            *worst = Some(turn);
        }
        state.apply(event)?;
    }
    Ok(missed)
}

fn turn_missed(state: &Abaku, n: usize, event: &Event) -> Option<Missed> {
    let (seat, laid, earned) = match event {
        Event::Laid {
            seat,
            stones,
            points,
            ..
        } => (*seat, stones.clone(), *points),
        Event::Exchanged { seat, .. } | Event::Passed { seat, .. } => {
            (*seat, Vec::new(), Points(0))
        }
        _ => return None,
    };
    let view = state.view(Viewer::Seat(seat));
    let best = survey(&view.board, &view.rack?.stones, &view.options.rules).best?;
    let missed = Missed {
        seat,
        event: n,
        best,
        laid,
        earned,
    };
    (missed.loss() > Points(0)).then_some(missed)
}

#[cfg(test)]
mod tests {
    use super::best_missed;
    use crate::abaku::{Bag, Cell, Digit, Event, Options, Passing, Stone};
    use crate::{Points, Seat};

    #[test]
    fn the_greatest_loss_of_each_player() {
        let stones = Digit::parse("24813999997").unwrap();
        let (a, b) = (Seat(0), Seat(1));
        let lay = |n: u8, d: u8| Stone(Cell(n), Digit::new(d).unwrap());
        let events = [
            Event::SetUp {
                first: a,
                bag: Bag::of(stones),
            },
            Event::Laid {
                seat: a,
                stones: vec![lay(111, 2), lay(112, 4)],
                operations: Vec::new(),
                points: Points(12),
            },
            Event::Passed {
                seat: b,
                why: Passing::Said,
            },
            Event::Passed {
                seat: a,
                why: Passing::Said,
            },
        ];
        let missed = best_missed(&Options::default(), 2, &events).unwrap();
        let first = missed[0].as_ref().unwrap();
        assert!(first.loss() > Points(0));
        assert!(first.best.points.0 - first.earned.0 == first.loss().0);
        assert_eq!(missed[1], None, "99999 makes nothing");
        assert!(best_missed(&Options::default(), 2, &events[1..]).is_err());
        assert!(best_missed(&Options::default(), 2, []).is_err());
    }
}
