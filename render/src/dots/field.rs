//! The field: rulers, dots, marks of houses.

use super::{Window, ink, stroke};
use crate::canvas::{Canvas, Stamp};
use crate::chance::Chance;
use crate::fonts::CAPITAL;
use crate::palette::Ink;
use crate::pen::{Pen, at, disc};
use crate::writing::{Hang, Script};
use games::dots::{Cell, Crossing, Side, View};
use tiny_skia::{Path, PathBuilder};

/// How much of a captured dot's ink is left, of 15.
const CAPTURED: u8 = 7;
const EDGES: u64 = 1 << 32;
const LAST: u64 = 2 << 32;

/// So many columns can have a number each; with more only every fifth has one.
const NUMBERED: u8 = 24;
/// How big numbers are, in pixels: where crossings are a square apart and each has one, and else.
const NUMBER: (f32, f32) = (22.0, 29.0);

/// Numbers on all sides, and the field's edges where they are in sight.
pub(super) fn rulers(canvas: &mut Canvas, view: &View, window: &Window, seed: u64) {
    let first = Cell::new(window.columns.0, window.rows.0);
    let last = Cell::new(window.columns.1, window.rows.1);
    let every = if last.x - first.x < NUMBERED { 1 } else { 5 };
    let is_close = every == 1 && window.step == 1;
    let size = if is_close { NUMBER.0 } else { NUMBER.1 };
    let script = Script::plain(size, Ink::Faded);
    let ((left, top), (right, bottom)) = (window.place(first), window.place(last));
    let edge = window.half();
    let numbered = |n: u8| n == 0 || (n + 1).is_multiple_of(every);
    for x in (first.x..=last.x).filter(|&x| numbered(x)) {
        let number = (x + 1).to_string();
        let (x, _) = window.place(Cell::new(x, first.y));
        for y in [
            top - edge - 8.0,
            bottom + edge + 8.0 + CAPITAL * script.size,
        ] {
            script.write(canvas, seed, &number, (x, y), Hang::Middle);
        }
    }
    for y in (first.y..=last.y).filter(|&y| numbered(y)) {
        let number = (y + 1).to_string();
        let y = window.place(Cell::new(first.x, y)).1 + CAPITAL * script.size / 2.0;
        script.write(canvas, seed, &number, (left - edge - 8.0, y), Hang::Right);
        script.write(canvas, seed, &number, (right + edge + 8.0, y), Hang::Left);
    }
    let size = view.field.size();
    let pen = Pen {
        ink: Ink::Faded,
        width: 2.2,
        wobble: 0.8,
        overshoot: 3.0,
    };
    let (x0, x1, y0, y1) = (left - edge, right + edge, top - edge, bottom + edge);
    let edges = [
        (first.x == 0, (x0, y0), (x0, y1)),
        (last.x + 1 == size.width(), (x1, y0), (x1, y1)),
        (first.y == 0, (x0, y0), (x1, y0)),
        (last.y + 1 == size.height(), (x0, y1), (x1, y1)),
    ];
    for ((_, from, to), n) in edges.into_iter().zip(0u64..).filter(|(edge, _)| edge.0) {
        stroke(canvas, &mut Chance::new(seed, EDGES + n), pen, from, to);
    }
}

/// The dots: round ones and diamonds, captured ones faint, the last one ringed.
pub(super) fn dots(canvas: &mut Canvas, view: &View, window: &Window, seed: u64) {
    let live = Side::BOTH.map(|side| stamp(shape(side, window.dot())));
    let captured = live.clone().map(|stamp| stamp.thinned(CAPTURED));
    for cell in view.field.size().cells().filter(|&cell| window.shows(cell)) {
        let (x, y) = window.place(cell);
        let (x, y) = (x as i32, y as i32);
        match view.field.at(cell) {
            Some(Crossing::Live(side)) => canvas.stamp(&live[side.index()], x, y, ink(side)),
            Some(Crossing::Captured(side)) => {
                canvas.stamp(&captured[side.index()], x, y, ink(side));
            }
            _ => {}
        }
    }
    if let Some((cell, side)) = view.last().filter(|(cell, _)| window.shows(*cell)) {
        let (x, y) = window.place(cell);
        let pen = Pen {
            ink: ink(side),
            width: 2.8,
            wobble: 1.2,
            overshoot: 0.0,
        };
        pen.ring(
            canvas,
            &mut Chance::new(seed, LAST),
            at(x, y),
            window.dot() + 8.5,
        );
    }
}

/// A small mark of the owner's shape on each free crossing of a house.
pub(super) fn houses(canvas: &mut Canvas, view: &View, window: &Window) {
    let marks = Side::BOTH.map(|side| stamp(shape(side, window.dot() * 0.36)));
    for (cell, side) in view.houses().filter(|(cell, _)| window.shows(*cell)) {
        let (x, y) = window.place(cell);
        canvas.stamp(&marks[side.index()], x as i32, y as i32, ink(side));
    }
}

fn stamp(path: Option<Path>) -> Stamp {
    path.as_ref().map(Stamp::of).unwrap_or_default()
}

/// A side's shape about the origin.
fn shape(side: Side, half: f32) -> Option<Path> {
    match side {
        Side::First => disc(at(0.0, 0.0), half),
        Side::Second => diamond(half * 1.16),
    }
}

/// A square on its corner, the corners a little round.
fn diamond(half: f32) -> Option<Path> {
    let near = half * 0.16;
    let far = half - near;
    let mut path = PathBuilder::new();
    path.move_to(-near, -far);
    path.quad_to(0.0, -half, near, -far);
    path.line_to(far, -near);
    path.quad_to(half, 0.0, far, near);
    path.line_to(near, far);
    path.quad_to(0.0, half, -near, far);
    path.line_to(-far, near);
    path.quad_to(-half, 0.0, -far, -near);
    path.close();
    path.finish()
}
