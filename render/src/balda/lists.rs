//! Names, scores, and the words of each player.

use super::Captions;
use super::layout::{Layout, List};
use crate::canvas::Canvas;
use crate::chance::Chance;
use crate::palette::Ink;
use crate::pen::{Pen, at};
use crate::plate::{Place, Plate, Points, Standing, text_of};
use crate::writing::{Hang, Script};
use games::Seat;
use games::balda::{Said, View};

const NAME: f32 = 48.0;
const HEAD_NAME: f32 = 38.0;
const DIVIDERS: u64 = 4 << 32;

pub(super) fn draw(
    canvas: &mut Canvas,
    layout: &Layout,
    view: &View,
    captions: &Captions,
    seed: u64,
) {
    let lists = Lists {
        layout,
        view,
        captions,
        seed,
    };
    for seat in Seat::all(view.players) {
        lists.head(canvas, seat);
        lists.words(canvas, seat);
    }
    lists.dividers(canvas);
}

struct Lists<'a> {
    layout: &'a Layout,
    view: &'a View,
    captions: &'a Captions,
    seed: u64,
}

impl Lists<'_> {
    /// A name with its score: in a corner of the page, or over its list.
    fn head(&self, canvas: &mut Canvas, seat: Seat) {
        let points = self
            .view
            .scores
            .get(seat.index())
            .map_or(0, |points| points.0);
        let plate = Plate {
            seat,
            name: text_of(&self.captions.names, seat),
            points: &points.to_string(),
            clock: text_of(&self.captions.clocks, seat),
            standing: self.standing(seat),
            ink: Ink::Blue,
        };
        plate.draw(canvas, self.seed, self.place(seat));
    }

    fn standing(&self, seat: Seat) -> Standing {
        let outcome = self.view.outcome.as_ref();
        if outcome.is_some_and(|outcome| outcome.winners().contains(seat)) {
            Standing::Won
        } else if self.view.turn == Some(seat) {
            Standing::Moves
        } else if !self.view.playing.contains(seat) {
            Standing::Out
        } else {
            Standing::Waits
        }
    }

    fn place(&self, seat: Seat) -> Place {
        let list = self.layout.list(seat);
        let corner = Place {
            x: self.layout.left(),
            y: self.layout.heading(),
            room: self.layout.corner_room(),
            size: NAME,
            hang: Hang::Left,
            points: Points::Near,
        };
        match (self.layout.corners, seat.0) {
            (true, 0) => corner,
            (true, _) => Place {
                x: self.layout.right(),
                hang: Hang::Right,
                ..corner
            },
            (false, _) => Place {
                x: list.left,
                y: list.top + 36.0,
                room: list.right - list.left,
                size: HEAD_NAME,
                hang: Hang::Left,
                points: Points::Far,
            },
        }
    }

    fn words(&self, canvas: &mut Canvas, seat: Seat) {
        let list = self.layout.list(seat);
        let rows = self.layout.rows;
        let words: Vec<&Said> = self.view.words_of(seat).collect();
        let hidden = if words.len() > rows.shown {
            words.len() - rows.shown + 1
        } else {
            0
        };
        let gap = 28.0;
        let width = (list.right - list.left + gap) / rows.columns as f32 - gap;
        let per_column = rows.shown.div_ceil(rows.columns);
        let place = |n: usize| {
            let left = list.left + (n / per_column) as f32 * (width + gap);
            let y = list.first + (n % per_column) as f32 * 18.0 * rows.pitch as f32;
            (left, y)
        };
        if hidden > 0 {
            let script = Script::plain(rows.size, Ink::Faded);
            script.write(
                canvas,
                self.seed,
                &format!("… +{hidden}"),
                place(0),
                Hang::Left,
            );
        }
        let shown = words.iter().skip(hidden);
        for (&said, n) in shown.zip(usize::from(hidden > 0)..) {
            let (left, y) = place(n);
            self.word(canvas, said, left, left + width, y);
        }
    }

    fn word(&self, canvas: &mut Canvas, said: &Said, left: f32, right: f32, y: f32) {
        let newest = self
            .view
            .last()
            .is_some_and(|last| std::ptr::eq(last, said));
        let size = self.layout.rows.size;
        let (ink, count) = if newest {
            (Ink::Red, Ink::Red)
        } else {
            (Ink::Blue, Ink::Faded)
        };
        let points = said.points.0.to_string();
        let script = Script::plain(size, count);
        let taken = script.write(canvas, self.seed, &points, (right, y), Hang::Right);
        let room = right - left - taken - 14.0;
        let (script, word) = Script::plain(size, ink).fitted(&said.word, room);
        script.set(canvas, self.seed, &word, (left, y), Hang::Left);
    }

    /// Pen lines between lists that stand side by side.
    fn dividers(&self, canvas: &mut Canvas) {
        for seat in Seat::all(self.view.players) {
            if seat.index() % self.layout.abreast == 0 {
                continue;
            }
            let List {
                left, top, bottom, ..
            } = self.layout.list(seat);
            let x = left - self.layout.gap() / 2.0;
            let mut chance = Chance::new(self.seed, DIVIDERS + u64::from(seat.0));
            let pen = Pen {
                ink: Ink::Blue,
                width: 2.6,
                wobble: 1.2,
                overshoot: 2.0,
            };
            pen.line(canvas, &mut chance, at(x, top), at(x, bottom));
        }
    }
}
