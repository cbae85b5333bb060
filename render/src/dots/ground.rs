//! Captured ground: washed, hatched with the pen, its contour drawn.

use super::{Window, ink, stroke};
use crate::canvas::Canvas;
use crate::chance::Chance;
use crate::fonts::CAPITAL;
use crate::pen::Pen;
use crate::writing::{Hang, Script};
use games::dots::{Cell, Side, View};
use tiny_skia::PathBuilder;

const CONTOURS: u64 = 3 << 32;
const HATCHES: u64 = 4 << 32;
/// From one line of the hatching to the next, in pixels along a row.
const HATCH: i32 = 18;
/// A contour's number: its size and how far it stands off a dot's edge each way.
const NUMBER: f32 = 26.0;
const ASIDE: f32 = 6.0;
/// How much ink washes the ground, of 15.
const WASH: u8 = 2;

pub(super) fn draw(canvas: &mut Canvas, view: &View, window: &Window, seed: u64) {
    for area in &view.areas {
        let contour = Contour::new(&area.contour, window);
        contour.wash(canvas, area.by);
        contour.hatch(canvas, area.by, seed);
        contour.line(canvas, area.by, seed, Line::Whole);
    }
    for hold in &view.holds {
        let contour = Contour::new(&hold.contour, window);
        contour.line(canvas, hold.by, seed, Line::Broken);
        contour.number(canvas, hold.by, seed, usize::from(hold.id.0) + 1);
    }
    if let Some(choice) = &view.choice {
        for (n, contour) in (1..).zip(choice.offered()) {
            let contour = Contour::new(contour, window);
            contour.line(canvas, choice.side, seed, Line::Broken);
            contour.number(canvas, choice.side, seed, n);
        }
    }
}

/// How a contour is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    /// Painted.
    Whole,
    /// Held open.
    Broken,
}

/// Dots round an area, in pixels, with the first again at the end.
struct Contour {
    points: Vec<(f32, f32)>,
    /// Each step's own name, whatever part of the field is in sight.
    names: Vec<u64>,
    /// Half the width of a dot.
    dot: f32,
}

impl Contour {
    fn new(dots: &[Cell], window: &Window) -> Contour {
        let closed = || dots.iter().chain(dots.first());
        let name = |cell: &Cell| u64::from(cell.x) << 8 | u64::from(cell.y);
        let names = closed()
            .zip(closed().skip(1))
            .map(|(a, b)| name(a) << 16 | name(b));
        Contour {
            points: closed().map(|&dot| window.place(dot)).collect(),
            names: names.collect(),
            dot: window.dot(),
        }
    }

    /// A number by which the contour is called, beside one of its dots. Contours that share dots
    /// have their numbers beside different ones.
    fn number(&self, canvas: &mut Canvas, by: Side, seed: u64, number: usize) {
        let dots = self.points.len().saturating_sub(1).max(1);
        let Some(&(x, y)) = self.points.get((number * 5 + dots / 2) % dots) else {
            return;
        };
        let sum = |(a, b): (f32, f32), &(x, y): &(f32, f32)| (a + x, b + y);
        let (all_x, all_y) = self.points.iter().take(dots).fold((0.0, 0.0), sum);
        let (middle_x, middle_y) = (all_x / dots as f32, all_y / dots as f32);
        // Outside the contour, off the lines of the page.
        let aside = self.dot + ASIDE;
        let off = |at: f32, middle: f32| if at < middle { at - aside } else { at + aside };
        let script = Script::bold(NUMBER, ink(by));
        let at = (off(x, middle_x), off(y, middle_y) + CAPITAL * NUMBER / 2.0);
        script.write(canvas, seed, &number.to_string(), at, Hang::Middle);
    }

    fn wash(&self, canvas: &mut Canvas, by: Side) {
        let mut path = PathBuilder::new();
        for (i, &(x, y)) in self.points.iter().enumerate() {
            if i == 0 {
                path.move_to(x, y)
            } else {
                path.line_to(x, y)
            }
        }
        path.close();
        if let Some(path) = path.finish() {
            canvas.wash(&path, ink(by), WASH);
        }
    }

    /// Lines across the ground, rising for the first side and falling for the second.
    fn hatch(&self, canvas: &mut Canvas, by: Side, seed: u64) {
        let slope = if by == Side::First { 1.0 } else { -1.0 };
        let pen = Pen {
            ink: ink(by),
            width: 1.6,
            wobble: 0.7,
            overshoot: 0.0,
        };
        // A line is where x + slope * y is the same; its number is that sum in hatches, so that
        // areas side by side are hatched as one.
        let sum = |&(x, y): &(f32, f32)| x + slope * y;
        let sums = || self.points.iter().map(sum);
        let least = sums().fold(f32::INFINITY, f32::min) as i32 / HATCH - 1;
        let most = sums().fold(f32::NEG_INFINITY, f32::max) as i32 / HATCH + 1;
        for number in least..=most {
            // Half a hatch off the crossings, where a line would meet corners.
            let at = (number * HATCH) as f32 + HATCH as f32 / 2.0 + 0.25;
            let steps = self.points.iter().zip(self.points.iter().skip(1));
            let mut crossed: Vec<(f32, f32)> = steps
                .filter_map(|(a, b)| {
                    let (from, to) = (sum(a) - at, sum(b) - at);
                    let t = from / (from - to);
                    let meets = (from < 0.0) != (to < 0.0);
                    meets.then_some((a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t))
                })
                .collect();
            crossed.sort_by(|a, b| a.0.total_cmp(&b.0));
            for pair in crossed.chunks_exact(2) {
                let name = HATCHES + (number + 10_000) as u64 * 4 + by.index() as u64;
                stroke(canvas, &mut Chance::new(seed, name), pen, pair[0], pair[1]);
            }
        }
    }

    fn line(&self, canvas: &mut Canvas, by: Side, seed: u64, line: Line) {
        let pen = Pen {
            ink: ink(by),
            width: 3.8,
            wobble: 0.9,
            overshoot: 2.0,
        };
        let steps = self.points.iter().zip(self.points.iter().skip(1));
        for ((&from, &to), &name) in steps.zip(&self.names) {
            let mut chance = Chance::new(seed, CONTOURS + name);
            match line {
                Line::Whole => stroke(canvas, &mut chance, pen, from, to),
                Line::Broken => {
                    let part =
                        |t: f32| (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
                    let pen = Pen {
                        overshoot: 0.0,
                        width: 3.0,
                        ..pen
                    };
                    stroke(canvas, &mut chance, pen, part(0.38), part(0.62));
                }
            }
        }
    }
}
