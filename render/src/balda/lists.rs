//! Names, scores, and the words of each player.

use super::Captions;
use super::layout::{Layout, List, Standing};
use crate::canvas::Canvas;
use crate::chance::Chance;
use crate::palette::Ink;
use crate::pen::{Pen, at};
use crate::writing::{Hang, Script};
use games::Seat;
use games::balda::{Said, View};

const NAME: f32 = 48.0;
const HEAD_NAME: f32 = 38.0;
const CLOCK: f32 = 29.0;
const UNDERLINES: u64 = 3 << 32;
const DIVIDERS: u64 = 4 << 32;

pub(super) fn draw(
    canvas: &mut Canvas,
    layout: &Layout,
    view: &View,
    captions: &Captions,
    seed: u64,
) {
    let standing = Standing::of(view);
    let lists = Lists {
        layout,
        view,
        captions,
        seed,
        standing,
    };
    for seat in Seat::all(view.players) {
        lists.head(canvas, seat);
        lists.words(canvas, seat);
    }
    lists.dividers(canvas);
}

/// Where a name hangs, how much room it and its score have.
struct Head {
    x: f32,
    y: f32,
    room: f32,
    size: f32,
    gap: f32,
    hang: Hang,
}

struct Lists<'a> {
    layout: &'a Layout,
    view: &'a View,
    captions: &'a Captions,
    seed: u64,
    standing: Standing,
}

impl Lists<'_> {
    /// A name with its score: in a corner of the page, or over its list.
    fn head(&self, canvas: &mut Canvas, seat: Seat) {
        let place = self.place(seat);
        let ink = self.ink(seat);
        let score = Script::bold(place.size, ink);
        let points = self
            .view
            .scores
            .get(seat.index())
            .map_or(0, |points| points.0)
            .to_string();
        let name = self
            .captions
            .names
            .get(seat.index())
            .map_or("", String::as_str);
        let points_width = score.width(&points);
        let room = place.room - points_width - place.gap;
        let (script, name) = score.fitted(name, room);
        let name_width = name.width * script.size;
        let (name_left, points_left) = match (self.layout.corners, place.hang) {
            (true, Hang::Right) => {
                let left = place.x - name_width;
                (left, left - place.gap - points_width)
            }
            (true, _) => (place.x, place.x + name_width + place.gap),
            (false, _) => (place.x, place.x + place.room - points_width),
        };
        let from = name_left.min(points_left);
        let to = (name_left + name_width).max(points_left + points_width);
        let y = place.y;
        let mut chance = Chance::new(self.seed, UNDERLINES + u64::from(seat.0));
        if self.standing.winners.contains(seat) {
            // Below the ink: the highlighter lies on the paper.
            let pen = Pen {
                ink: Ink::Marker,
                width: place.size * 0.95,
                wobble: 2.0,
                overshoot: 6.0,
            };
            let y = y - place.size * 0.3;
            pen.line(canvas, &mut chance, at(from, y), at(to, y));
        }
        script.set(canvas, self.seed, &name, (name_left, y), Hang::Left);
        score.write(canvas, self.seed, &points, (points_left, y), Hang::Left);
        if self.standing.turn == Some(seat) {
            let pen = Pen {
                ink: Ink::Red,
                width: 3.4,
                wobble: 1.2,
                overshoot: 6.0,
            };
            let y = y + place.size * 0.26;
            pen.line(canvas, &mut chance, at(from, y), at(to, y));
        }
        if self.standing.left.contains(seat) {
            let pen = Pen {
                ink: Ink::Faded,
                width: 3.0,
                wobble: 1.6,
                overshoot: 5.0,
            };
            let y = y - place.size * 0.24;
            pen.line(
                canvas,
                &mut chance,
                at(name_left, y),
                at(name_left + name_width, y),
            );
        }
        if let Some(clock) = self.captions.clocks.get(seat.index()) {
            let ink = if self.standing.turn == Some(seat) {
                Ink::Red
            } else {
                Ink::Faded
            };
            Script::plain(CLOCK, ink).write(
                canvas,
                self.seed,
                clock,
                (place.x, y + 43.0),
                place.hang,
            );
        }
    }

    fn place(&self, seat: Seat) -> Head {
        let list = self.layout.list(seat);
        let corner = Head {
            x: self.layout.left(),
            y: self.layout.heading(),
            room: self.layout.corner_room(),
            size: NAME,
            gap: 26.0,
            hang: Hang::Left,
        };
        match (self.layout.corners, seat.0) {
            (true, 0) => corner,
            (true, _) => Head {
                x: self.layout.right(),
                hang: Hang::Right,
                ..corner
            },
            (false, _) => Head {
                x: list.left,
                y: list.top + 36.0,
                room: list.right - list.left,
                size: HEAD_NAME,
                gap: 14.0,
                hang: Hang::Left,
            },
        }
    }

    fn ink(&self, seat: Seat) -> Ink {
        if self.standing.turn == Some(seat) {
            Ink::Red
        } else if self.standing.left.contains(seat) {
            Ink::Faded
        } else {
            Ink::Blue
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
