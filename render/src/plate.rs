//! A player's name with the points, as it stands over a board or a list.

use crate::canvas::Canvas;
use crate::chance::Chance;
use crate::palette::Ink;
use crate::pen::{Pen, at};
use crate::writing::{Hang, Script};
use games::Seat;

/// How a player stands in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// Plays on.
    Waits,
    /// Is to move: underlined in red.
    Moves,
    /// Has won: highlighted.
    Won,
    /// Has left or is out: struck through.
    Out,
}

/// Where a plate hangs and how big it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// The left end, or the right one of a plate that hangs from its right.
    pub(crate) x: f32,
    /// The baseline.
    pub(crate) y: f32,
    /// How wide name and points may be together.
    pub(crate) room: f32,
    /// The letters' size.
    pub(crate) size: f32,
    /// A plate that hangs from its right has its points before the name.
    pub(crate) hang: Hang,
    /// Where the points stand.
    pub(crate) points: Points,
}

/// Where the points stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Points {
    /// Next to the name.
    Near,
    /// At the other end of the room.
    Far,
}

/// What a plate says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plate<'a> {
    pub(crate) seat: Seat,
    pub(crate) name: &'a str,
    pub(crate) points: &'a str,
    /// The time left; empty for none.
    pub(crate) clock: &'a str,
    pub(crate) standing: Standing,
    /// The player's ink while they wait.
    pub(crate) ink: Ink,
}

const MARKS: u64 = 3 << 32;

impl Plate<'_> {
    pub(crate) fn draw(&self, canvas: &mut Canvas, seed: u64, place: Place) {
        let ink = match self.standing {
            Standing::Moves => Ink::Red,
            Standing::Out => Ink::Faded,
            Standing::Waits | Standing::Won => self.ink,
        };
        self.draw_in(canvas, seed, place, ink);
    }

    /// The plate in an ink that stays the player's whatever their standing.
    pub(crate) fn draw_in(&self, canvas: &mut Canvas, seed: u64, place: Place, ink: Ink) {
        let Place { x, y, size, .. } = place;
        let script = Script::bold(size, ink);
        let gap = size
            * if place.points == Points::Near {
                0.54
            } else {
                0.37
            };
        let points_width = script.width(self.points);
        let (name_script, name) = script.fitted(self.name, place.room - points_width - gap);
        let name_width = name.width * name_script.size;
        let (name_left, points_left) = match (place.points, place.hang) {
            (Points::Near, Hang::Right) => (x - name_width, x - name_width - gap - points_width),
            (Points::Near, _) => (x, x + name_width + gap),
            (Points::Far, Hang::Right) => (x - name_width, x - place.room),
            (Points::Far, _) => (x, x + place.room - points_width),
        };
        let from = name_left.min(points_left);
        let to = (name_left + name_width).max(points_left + points_width);
        let mut chance = Chance::new(seed, MARKS + u64::from(self.seat.0));
        if self.standing == Standing::Won {
            // Below the ink: the highlighter lies on the paper.
            let pen = Pen {
                ink: Ink::Marker,
                width: size * 0.95,
                wobble: 2.0,
                overshoot: 6.0,
            };
            let middle = y - size * 0.3;
            pen.line(canvas, &mut chance, at(from, middle), at(to, middle));
        }
        name_script.set(canvas, seed, &name, (name_left, y), Hang::Left);
        script.write(canvas, seed, self.points, (points_left, y), Hang::Left);
        match self.standing {
            Standing::Moves => {
                let pen = Pen {
                    ink,
                    width: 3.4,
                    wobble: 1.2,
                    overshoot: 6.0,
                };
                let below = y + size * 0.26;
                pen.line(canvas, &mut chance, at(from, below), at(to, below));
            }
            Standing::Out => {
                let pen = Pen {
                    ink: Ink::Faded,
                    width: 3.0,
                    wobble: 1.6,
                    overshoot: 5.0,
                };
                let middle = y - size * 0.24;
                let end = name_left + name_width;
                pen.line(canvas, &mut chance, at(name_left, middle), at(end, middle));
            }
            Standing::Waits | Standing::Won => {}
        }
        let ink = if self.standing == Standing::Moves {
            ink
        } else {
            Ink::Faded
        };
        let clock = Script::plain(CLOCK, ink);
        clock.write(canvas, seed, self.clock, (x, y + 43.0), place.hang);
    }
}

const CLOCK: f32 = 29.0;

/// The text of a seat, empty if there is none.
pub(crate) fn text_of(texts: &[String], seat: Seat) -> &str {
    texts.get(seat.index()).map_or("", String::as_str)
}
