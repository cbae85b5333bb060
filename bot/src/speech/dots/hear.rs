//! A text as a move: a crossing, with what goes with it; the end; a contour.

use super::cells::{self, Named};
use super::{Heard, Tongue};
use games::Seat;
use games::dots::{Cell, Closing, Finish, HoldId, Move, Put, Side, View};

/// The longest text that is a move; only a contour of many dots needs so much.
const LONGEST: usize = 2000;
/// The most pieces of a move in which no contour is named.
const SHORT: usize = 24;

/// The move that a text means.
pub(super) fn hear(view: &View, seat: Seat, text: &str, tongue: Tongue) -> Heard<Move> {
    if text.chars().count() > LONGEST {
        return Heard::Nothing;
    }
    let lower = text.to_lowercase();
    let pieces: Vec<&str> = lower
        .split(|c: char| c.is_whitespace() || matches!(c, ',' | ';'))
        .filter(|piece| !piece.is_empty())
        .collect();
    let said = |id: &str| matches!(pieces.as_slice(), [one] if tongue.is_said(id, one));
    if said("dots-said-ground") {
        return Heard::Move(Move::Ground);
    }
    if said("dots-said-count") {
        return Heard::Move(Move::Count);
    }
    let side = view.sides.get(seat.index()).copied();
    let hearing = Hearing { view, tongue, side };
    if let Some((first, rest)) = pieces.split_first()
        && tongue.is_said("dots-said-contour", first)
    {
        return hearing.choice(rest);
    }
    match cells::read(&pieces, view.field.size(), tongue) {
        Named::No => Heard::Nothing,
        // «25 30» may be talk of prices as well: it is only answered where it was addressed.
        Named::Outside if pieces.len() <= 2 => hearing.outside(),
        Named::Outside => Heard::Nothing,
        Named::Cell(cell, taken) => hearing.put(cell, pieces.get(taken..).unwrap_or_default()),
    }
}

struct Hearing<'a> {
    view: &'a View,
    tongue: Tongue,
    side: Option<Side>,
}

impl Hearing<'_> {
    fn outside(&self) -> Heard<Move> {
        let size = self.view.field.size();
        let args = [
            ("columns", i64::from(size.width()).into()),
            ("rows", i64::from(size.height()).into()),
        ];
        Heard::Unclear(self.tongue.say("dots-outside", &args))
    }

    fn unclear(&self, id: &str) -> Heard<Move> {
        Heard::Unclear(self.tongue.tell(id))
    }

    /// What stands after the crossing: `hold`, `paint 2 3`, `contour …`.
    fn put(&self, cell: Cell, rest: &[&str]) -> Heard<Move> {
        let mut put = Put::at(cell);
        let mut rest = rest;
        while let Some((word, after)) = rest.split_first() {
            if self.tongue.is_said("dots-said-hold", word) {
                put.finish = Finish::Hold;
                rest = after;
            } else if self.tongue.is_said("dots-said-paint", word) {
                let (holds, after) = self.holds(after);
                // Said twice it is painted once.
                for hold in holds {
                    if !put.paint.contains(&hold) {
                        put.paint.push(hold);
                    }
                }
                rest = after;
            } else if self.tongue.is_said("dots-said-contour", word) {
                return self.with_contour(put, after);
            } else {
                // A crossing and other words: people talk of it.
                return Heard::Nothing;
            }
            if put.paint.len() > SHORT {
                return Heard::Nothing;
            }
        }
        Heard::Move(Move::Put(put))
    }

    /// Numbers of held contours, or all of one's own.
    fn holds<'a, 'b>(&self, after: &'b [&'a str]) -> (Vec<HoldId>, &'b [&'a str]) {
        let Some(side) = self.side else {
            return (Vec::new(), after);
        };
        if let Some((word, rest)) = after.split_first()
            && self.tongue.is_said("dots-said-all", word)
        {
            return (self.view.held_by(side).collect(), rest);
        }
        let numbers: Vec<HoldId> = after
            .iter()
            .map_while(|piece| cells::number(piece))
            .map(|n| HoldId(u16::try_from(n.saturating_sub(1)).unwrap_or(u16::MAX)))
            .collect();
        let rest = after.get(numbers.len()..).unwrap_or_default();
        (numbers, rest)
    }

    /// The contour said with the dot: the widest there is, or dot by dot.
    fn with_contour(&self, mut put: Put, after: &[&str]) -> Heard<Move> {
        let widest = match after {
            [word] => self.tongue.is_said("dots-said-widest", word),
            _ => false,
        };
        if widest {
            put.contour = self.widest(put.cell);
            return Heard::Move(Move::Put(put));
        }
        match self.chain(after) {
            Ok(chain) => {
                put.contour = Some(chain);
                Heard::Move(Move::Put(put))
            }
            Err(unclear) => unclear,
        }
    }

    /// The widest contour that a dot here would close; None where it closes none.
    fn widest(&self, cell: Cell) -> Option<Vec<Cell>> {
        let side = self.side?;
        let mut field = self.view.field.clone();
        field.put_closing(cell, side, Closing::Leave).ok()?;
        let chains = field.widest(cell, side);
        chains
            .into_iter()
            .filter(|chain| field.holds_enemy(chain, side))
            .max_by_key(|chain| field.inside(chain).count())
    }

    /// `contour 2`: the second of those offered; `contour 3 4 4 5 …`: dot by dot.
    fn choice(&self, rest: &[&str]) -> Heard<Move> {
        let Some(choice) = &self.view.choice else {
            // The word has other meanings too.
            return match rest {
                [] => Heard::Nothing,
                _ => match self.chain(rest) {
                    Ok(chain) => Heard::Move(Move::Choose(chain)),
                    Err(_) => Heard::Nothing,
                },
            };
        };
        if let [one] = rest
            && let Some(n) = cells::number(one)
        {
            let nth = (n as usize).checked_sub(1);
            return match nth.and_then(|n| choice.offered().nth(n)) {
                Some(contour) => Heard::Move(Move::Choose(contour.clone())),
                None => self.unclear("dots-choose-first"),
            };
        }
        match self.chain(rest) {
            Ok(chain) => Heard::Move(Move::Choose(chain)),
            Err(unclear) => unclear,
        }
    }

    fn chain(&self, pieces: &[&str]) -> Result<Vec<Cell>, Heard<Move>> {
        let size = self.view.field.size();
        let mut chain = Vec::new();
        let mut rest = pieces;
        while !rest.is_empty() {
            match cells::read(rest, size, self.tongue) {
                Named::Cell(cell, taken) => {
                    chain.push(cell);
                    rest = rest.get(taken..).unwrap_or_default();
                }
                Named::Outside => return Err(self.outside()),
                Named::No => return Err(self.unclear("dots-contour-how")),
            }
        }
        // Whoever names the first dot again at the end means the same chain.
        if chain.len() > 1 && chain.first() == chain.last() {
            chain.pop();
        }
        if chain.is_empty() {
            return Err(self.unclear("dots-contour-how"));
        }
        Ok(chain)
    }
}
