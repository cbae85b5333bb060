//! A game in progress: the field, whose turn it is, what is held open.

use super::captured::Kind;
use super::contour_choice::Choice;
use super::crossing::Closing;
use super::event::{End, Event, Finish, HoldId, Put};
use super::field::Field;
use super::options::{Options, Rules};
use super::place::{Cell, Side};
use super::sgf::Played;
use super::turns::Turns;
use crate::basics::Seat;
use crate::game::Corrupt;

/// A contour completed and left open (polish rules).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hold {
    /// Its number.
    pub id: HoldId,
    /// Whose.
    pub by: Side,
    /// Its dots in order.
    pub contour: Vec<Cell>,
}

/// A captured area as it was drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// Whose.
    pub by: Side,
    /// The dots round it in order.
    pub contour: Vec<Cell>,
}

/// A game of Dots.
#[derive(Clone, PartialEq, Debug)]
pub struct Dots {
    pub(super) options: Options,
    pub(super) field: Field,
    /// How many of the field's dots stood at the start.
    pub(super) start_dots: usize,
    pub(super) turns: Turns,
    pub(super) holds: Vec<Hold>,
    next_hold: u16,
    pub(super) choice: Option<Choice>,
    pub(super) areas: Vec<Area>,
    /// The game as it is written down.
    pub(super) played: Vec<Played>,
    pub(super) count_offer: Option<Side>,
    /// Who put the last dot.
    pub(super) last_by: Option<Seat>,
    passes: u8,
    pub(super) ended: Option<End>,
}

impl Dots {
    pub(super) fn new(options: &Options, players: u8, first: &Event) -> Result<Dots, Corrupt> {
        let Event::Started { first, dots } = first else {
            return Err(Corrupt("a game of dots begins with Started"));
        };
        if !options.seats().contains(&players) || first.0 >= players {
            return Err(Corrupt("no such player begins"));
        }
        let mut field = Field::new(options.size, options.houses());
        for &(cell, side) in dots {
            if field.put(cell, side).is_err() {
                return Err(Corrupt("a start dot has no place"));
            }
        }
        Ok(Dots {
            options: options.clone(),
            field,
            start_dots: dots.len(),
            turns: Turns::new(players, *first),
            holds: Vec::new(),
            next_hold: 0,
            choice: None,
            areas: Vec::new(),
            played: Vec::new(),
            count_offer: None,
            last_by: None,
            passes: 0,
            ended: None,
        })
    }

    pub(super) fn fold(&mut self, event: &Event) -> Result<(), Corrupt> {
        if self.ended.is_some() {
            return Err(Corrupt("it was over"));
        }
        match event {
            Event::Started { .. } => Err(Corrupt("it had begun")),
            Event::Put { seat, put } => self.put(*seat, put),
            Event::Chose { seat, contour } => self.chose(*seat, contour),
            Event::Passed { seat } => {
                self.expect_turn(*seat)?;
                self.passes += 1;
                self.turns.pass_on();
                Ok(())
            }
            Event::CountOffered { seat } => {
                self.count_offer = Some(self.turns.side(*seat).ok_or(Corrupt("no such seat"))?);
                Ok(())
            }
            Event::Left { seat, .. } => {
                self.turns.leave(*seat);
                Ok(())
            }
            Event::Ended { how } => {
                self.ended = Some(*how);
                self.choice = None;
                Ok(())
            }
        }
    }

    fn expect_turn(&self, seat: Seat) -> Result<Side, Corrupt> {
        match self.turns.side(seat) {
            Some(side) if self.choice.is_none() && self.turns.seat() == Some(seat) => Ok(side),
            _ => Err(Corrupt("not their turn")),
        }
    }

    fn put(&mut self, seat: Seat, put: &Put) -> Result<(), Corrupt> {
        let side = self.expect_turn(seat)?;
        self.last_by = Some(seat);
        self.played.push(Played {
            cell: put.cell,
            side,
            contours: Vec::new(),
        });
        self.paint_holds(side, &put.paint)?;
        let closing = match (self.options.rules, put.finish) {
            (Rules::Polish, Finish::Hold) => Closing::Hold,
            (Rules::Polish, Finish::Paint) => Closing::Leave,
            (Rules::Russian, _) if self.options.own_contour => Closing::Leave,
            (Rules::Russian, _) => Closing::Take,
        };
        if self.field.put_closing(put.cell, side, closing).is_err() {
            return Err(Corrupt("a dot has no place"));
        }
        self.passes = 0;
        if self.count_offer != Some(side) {
            self.count_offer = None;
        }
        self.note_areas();
        let captures = self.field.captures();
        let took = captures.clone().any(|c| c.kind == Kind::Surround);
        let left: Vec<Vec<Cell>> = captures
            .filter(|capture| capture.kind == Kind::Left)
            .map(|capture| capture.contour().collect())
            .collect();
        let took = match closing {
            Closing::Take => took,
            Closing::Hold => {
                self.hold(side, left, put.contour.as_deref());
                false
            }
            Closing::Leave if left.is_empty() => false,
            Closing::Leave => {
                if put.contour.is_none() && self.options.own_contour {
                    let choice = Choice::among(&self.field, put.cell, side, &left);
                    if choice.is_real() {
                        self.choice = Some(choice);
                        return Ok(());
                    }
                }
                self.take(side, put.contour.as_deref(), &left)?;
                true
            }
        };
        self.finish_turn(took);
        Ok(())
    }

    fn chose(&mut self, seat: Seat, contour: &[Cell]) -> Result<(), Corrupt> {
        let Some(choice) = self
            .choice
            .take()
            .filter(|_| self.turns.seat() == Some(seat))
        else {
            return Err(Corrupt("there was nothing to choose"));
        };
        self.take(choice.side, Some(contour), &choice.shortest)?;
        self.finish_turn(true);
        Ok(())
    }

    /// Takes the named contour, and of the other closed ground what still holds an enemy.
    fn take(
        &mut self,
        side: Side,
        named: Option<&[Cell]>,
        shortest: &[Vec<Cell>],
    ) -> Result<(), Corrupt> {
        let chains = named.into_iter().chain(shortest.iter().map(Vec::as_slice));
        for chain in chains {
            if self.field.stands(chain, side) && self.field.holds_enemy(chain, side) {
                if self.field.enclose(chain, side).is_err() {
                    return Err(Corrupt("a contour is none"));
                }
                self.note_areas();
            }
        }
        Ok(())
    }

    fn hold(&mut self, by: Side, mut left: Vec<Vec<Cell>>, named: Option<&[Cell]>) {
        if let Some(named) = named {
            let inside: Vec<Cell> = self.field.inside(named).collect();
            // What the named contour goes round is held by it, the rest by its own.
            left.retain(|chain| self.field.inside(chain).any(|cell| !inside.contains(&cell)));
            left.insert(0, named.to_vec());
        }
        for contour in left {
            let id = HoldId(self.next_hold);
            self.next_hold = self.next_hold.saturating_add(1);
            self.holds.push(Hold { id, by, contour });
        }
    }

    pub(super) fn paint_holds(&mut self, side: Side, paint: &[HoldId]) -> Result<(), Corrupt> {
        for id in paint {
            let found = self.holds.iter().position(|h| h.id == *id && h.by == side);
            let Some(index) = found else {
                return Err(Corrupt("no such held contour"));
            };
            let hold = self.holds.remove(index);
            if self.field.enclose(&hold.contour, side).is_err() {
                return Err(Corrupt("a held contour is none"));
            }
            self.note_areas();
            self.drop_holds();
        }
        Ok(())
    }

    /// A hold lasts while all its dots live.
    fn drop_holds(&mut self) {
        let field = &self.field;
        self.holds
            .retain(|hold| field.stands(&hold.contour, hold.by));
    }

    fn note_areas(&mut self) {
        note_areas(&self.field, &mut self.areas);
    }

    fn finish_turn(&mut self, took: bool) {
        self.drop_holds();
        if took && self.options.extra_turn {
            self.turns.again();
        } else {
            self.turns.pass_on();
        }
    }

    /// Whether the last two turns were passed.
    pub(super) fn passed_out(&self) -> bool {
        self.passes >= 2
    }

    /// Dots that count for a side now.
    pub(super) fn score(&self, side: Side) -> i32 {
        score_of(&self.field, &self.options, side)
    }

    /// What grounding would cost a side.
    pub(super) fn non_grounded(&self, side: Side) -> i32 {
        if self.options.keep_captured {
            self.field.non_grounded_live(side)
        } else {
            self.field.non_grounded(side)
        }
    }

    /// Whether a side has put no dot yet (start dots aside).
    pub(super) fn is_new(&self, side: Side) -> bool {
        let mut dots = self.field.dots().skip(self.start_dots);
        !dots.any(|(_, by)| by == side)
    }
}

/// Takes up the areas of the last dot; those whose contour was broken are gone.
pub(super) fn note_areas(field: &Field, areas: &mut Vec<Area>) {
    areas.retain(|area| field.stands(&area.contour, area.by));
    let fresh = field
        .captures()
        .filter(|capture| capture.kind != Kind::Left);
    areas.extend(fresh.map(|capture| Area {
        by: capture.by,
        contour: capture.contour().collect(),
    }));
}

pub(super) fn score_of(field: &Field, options: &Options, side: Side) -> i32 {
    if options.keep_captured {
        field.ever_captured(side)
    } else {
        field.score(side)
    }
}
