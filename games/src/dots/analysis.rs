//! A look back at a finished game: the biggest capture that each player passed by.

use super::event::Event;
use super::options::Options;
use super::place::{Cell, Side};
use super::state::Dots;
use crate::basics::Seat;
use crate::game::Corrupt;

/// A capture that was there to be made with one dot, and wasn't.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missed {
    /// Who passed it by.
    pub seat: Seat,
    /// At which dot of the game, from 1.
    pub turn: usize,
    /// Where the dot had to go.
    pub cell: Cell,
    /// What it would have brought.
    pub captures: i32,
    /// What the dot that was put brought.
    pub made: i32,
}

/// What each player missed most, in seat order; None who missed nothing. Of equal ones the first.
///
/// # Errors
/// `Corrupt` where the events can't be followed.
pub fn missed(
    options: &Options,
    players: u8,
    events: &[Event],
) -> Result<Vec<Option<Missed>>, Corrupt> {
    let mut found = vec![None; usize::from(players)];
    let Some((first, events)) = events.split_first() else {
        return Ok(found);
    };
    let mut game = Dots::new(options, players, first)?;
    let mut chance: Option<Missed> = None;
    for (n, event) in events.iter().enumerate() {
        if let Event::Put { seat, put } = event
            && let Some(side) = game.turns.side(*seat)
        {
            // Who put the dot there and holds its contour has passed nothing by.
            chance = best(&game, *seat, side).filter(|best| best.cell != put.cell);
        }
        let by = match event {
            Event::Put { seat, .. } | Event::Chose { seat, .. } => game.turns.side(*seat),
            _ => None,
        };
        let before = by.map(|side| game.field.score(side));
        game.fold(event)?;
        // A dot whose contour is still to be named has made nothing yet.
        if matches!(events.get(n + 1), Some(Event::Chose { .. })) {
            continue;
        }
        let (Some(side), Some(before), Some(mut here)) = (by, before, chance.take()) else {
            continue;
        };
        here.made = game.field.score(side) - before;
        let loss = |missed: &Missed| missed.captures - missed.made;
        if let Some(worst) = found.get_mut(here.seat.index())
            && loss(&here) > worst.as_ref().map_or(0, loss)
        {
            *worst = Some(here);
        }
    }
    Ok(found)
}

/// A dot that captured something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Made {
    /// Where it was put.
    pub cell: Cell,
    /// How many dots it captured.
    pub captures: i32,
}

/// The dot of a player's own that captured most; None who captured nothing. Of equal ones the first.
///
/// # Errors
/// `Corrupt` where the events can't be followed.
pub fn best_made(
    options: &Options,
    players: u8,
    events: &[Event],
    seat: Seat,
) -> Result<Option<Made>, Corrupt> {
    let Some((first, events)) = events.split_first() else {
        return Ok(None);
    };
    let mut game = Dots::new(options, players, first)?;
    let side = game.turns.side(seat);
    let mut found: Option<Made> = None;
    let mut last = None;
    for event in events {
        let is_own = match event {
            Event::Put { seat: by, put } => {
                last = Some(put.cell);
                *by == seat
            }
            // The dot whose contour is named is the last one.
            Event::Chose { seat: by, .. } => *by == seat,
            _ => false,
        };
        let score = |game: &Dots| side.map_or(0, |side| game.field.score(side));
        let before = score(&game);
        game.fold(event)?;
        let captures = score(&game) - before;
        let best = found.as_ref().map_or(0, |made| made.captures);
        if let Some(cell) = last.filter(|_| is_own && captures > best) {
            found = Some(Made { cell, captures });
        }
    }
    Ok(found)
}

/// The dot that captures most here, if any captures anything.
fn best(game: &Dots, seat: Seat, side: Side) -> Option<Missed> {
    let mut field = game.field.clone();
    let before = field.score(side);
    let free: Vec<Cell> = field.free().collect();
    let mut best: Option<Missed> = None;
    for cell in free {
        if field.put(cell, side).is_err() {
            continue;
        }
        let captures = field.score(side) - before;
        field.undo();
        if captures > best.map_or(0, |best| best.captures) {
            best = Some(Missed {
                seat,
                turn: game.field.len() - game.start_dots + 1,
                cell,
                captures,
                made: 0,
            });
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dots::event::{Finish, Put};
    use crate::dots::options::Rules;

    fn look_back(rules: Rules, finish: Finish, puts: &[(u8, u8)]) -> Vec<Option<Missed>> {
        let mut events = vec![Event::Started {
            first: Seat(0),
            dots: Vec::new(),
        }];
        let mut puts = puts.iter().zip([0, 1].iter().cycle()).peekable();
        while let Some((&(x, y), &n)) = puts.next() {
            let mut put = Put::at(Cell::new(x, y));
            if puts.peek().is_none() {
                put.finish = finish;
            }
            events.push(Event::Put { seat: Seat(n), put });
        }
        let options = Options {
            rules,
            ..Options::default()
        };
        missed(&options, 2, &events).unwrap()
    }

    #[test]
    fn a_capture_passed_by_is_found() {
        // Round (5, 5) all but (5, 6), which is put late or never.
        let open = [
            (5, 4),
            (5, 5),
            (4, 5),
            (0, 0),
            (6, 5),
            (0, 1), //
        ];
        let check = |rules, finish, rest: &[(u8, u8)], expected: Option<(usize, i32)>| {
            let puts: Vec<(u8, u8)> = open.iter().chain(rest).copied().collect();
            let all = look_back(rules, finish, &puts);
            let first = all[0].map(|missed| (missed.turn, missed.captures));
            assert_eq!(first, expected, "{rules:?} {finish:?} {rest:?}");
            assert_eq!(all[1], None);
        };
        let (russian, polish) = (Rules::Russian, Rules::Polish);
        check(russian, Finish::Paint, &[(5, 6)], None);
        check(russian, Finish::Paint, &[(9, 9)], Some((7, 1)));
        let late = [(9, 9), (0, 2), (5, 6)];
        check(russian, Finish::Paint, &late, Some((7, 1)));
        check(polish, Finish::Paint, &[(9, 9)], Some((7, 1)));
        check(polish, Finish::Hold, &[(5, 6)], None);
    }
}
