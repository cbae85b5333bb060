//! Lines drawn by a hand: never quite straight, never quite even.

use crate::canvas::Canvas;
use crate::chance::Chance;
use crate::palette::Ink;
use tiny_skia::{Path, PathBuilder};

/// A point on the page, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

/// A point from its coordinates.
pub(crate) const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// A pen as it is held for one kind of line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pen {
    pub(crate) ink: Ink,
    pub(crate) width: f32,
    /// How far the line strays from its course, at most about this many pixels.
    pub(crate) wobble: f32,
    /// How far it runs past its ends.
    pub(crate) overshoot: f32,
}

/// The line's course is bent this often.
const STEP: f32 = 18.0;
/// The hand drifts from side to side over about this length.
const DRIFT: f32 = 190.0;

impl Pen {
    /// A straight line as well as a hand can.
    pub(crate) fn line(self, canvas: &mut Canvas, chance: &mut Chance, from: Point, to: Point) {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = (dx * dx + dy * dy).sqrt();
        if length < 1.0 {
            return;
        }
        let (ux, uy) = (dx / length, dy / length);
        let before = self.overshoot * chance.between(0.4, 1.0);
        let after = self.overshoot * chance.between(0.4, 1.0);
        let whole = length + before + after;
        let steps = (whole / STEP).ceil().max(2.0) as usize;
        let mut drift = Drift::new(chance);
        let mut press = Drift::new(chance);
        let course = (0..=steps).map(|step| {
            let along = whole * step as f32 / steps as f32;
            let aside = self.wobble * drift.at(along / DRIFT, chance);
            let half = self.width / 2.0 * (1.0 + 0.14 * press.at(along / 110.0, chance));
            let along = along - before;
            (
                at(
                    from.x + ux * along - uy * aside,
                    from.y + uy * along + ux * aside,
                ),
                half,
            )
        });
        let course: Vec<(Point, f32)> = course.collect();
        if let Some(path) = ribbon(&course) {
            canvas.fill(&path, self.ink);
        }
    }

    /// A ring round a point, its end running a little past its beginning.
    pub(crate) fn ring(self, canvas: &mut Canvas, chance: &mut Chance, centre: Point, radius: f32) {
        let steps = ((radius * 6.3 / 7.0) as usize).clamp(16, 60);
        let lap = steps + steps / 12;
        let begin = chance.next() as usize % steps;
        // A small ring is drawn in one turn of the hand.
        let stray = self.wobble.min(radius * 0.035);
        let mut drift = Drift::new(chance);
        let course: Vec<(Point, f32)> = (0..=lap)
            .map(|step| {
                let (sin, cos) = turn((begin + step) % steps, steps);
                let spiral = stray * (step as f32 / lap as f32 - 0.5);
                let r = radius + spiral + stray * 0.6 * drift.at(step as f32 / 9.0, chance);
                (at(centre.x + r * cos, centre.y + r * sin), self.width / 2.0)
            })
            .collect();
        if let Some(path) = ribbon(&course) {
            canvas.fill(&path, self.ink);
        }
    }

    /// A square with round corners round a point; its end runs a little past its beginning.
    pub(crate) fn frame(self, canvas: &mut Canvas, chance: &mut Chance, centre: Point, half: f32) {
        let mut course = rounded(centre, half, half * CORNER);
        let begin = chance.next() as usize % course.len().max(1);
        course.rotate_left(begin);
        course.extend_from_within(..3);
        let course = course.into_iter().map(|p| {
            let (dx, dy) = (
                self.wobble * 0.5 * chance.sway(),
                self.wobble * 0.5 * chance.sway(),
            );
            (at(p.x + dx, p.y + dy), self.width / 2.0)
        });
        if let Some(path) = ribbon(&course.collect::<Vec<_>>()) {
            canvas.fill(&path, self.ink);
        }
    }
}

/// How round the corners of a frame are, in parts of half its side.
const CORNER: f32 = 0.28;

/// A square with round corners as a filled shape.
pub(crate) fn tile(centre: Point, half: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (i, p) in rounded(centre, half, half * CORNER).into_iter().enumerate() {
        if i == 0 {
            path.move_to(p.x, p.y)
        } else {
            path.line_to(p.x, p.y)
        }
    }
    path.close();
    path.finish()
}

/// A disc as a filled shape.
pub(crate) fn disc(centre: Point, radius: f32) -> Option<Path> {
    PathBuilder::from_circle(centre.x, centre.y, radius)
}

/// Points round a square with round corners.
fn rounded(centre: Point, half: f32, corner: f32) -> Vec<Point> {
    let straight = half - corner;
    let corners = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
    let mut points = Vec::with_capacity(36);
    for (quarter, (sx, sy)) in corners.into_iter().enumerate() {
        for step in 0..=6 {
            let (sin, cos) = turn(quarter * 6 + step, 24);
            let x = centre.x + sx * straight + corner * cos;
            points.push(at(x, centre.y + sy * straight + corner * sin));
        }
        // The middle of the side that follows.
        let (sin, cos) = turn(quarter * 6 + 6, 24);
        points.push(at(centre.x + half * cos, centre.y + half * sin));
    }
    points
}

/// Sine and cosine of `step` of `steps` of a full turn, by arithmetic that is the same everywhere.
pub(crate) fn turn(step: usize, steps: usize) -> (f32, f32) {
    let quarter = 4.0 * (step % steps.max(1)) as f32 / steps.max(1) as f32;
    let within = quarter - quarter.floor();
    let (sin, cos) = small_turn(within * std::f32::consts::FRAC_PI_2);
    match quarter as usize {
        0 => (sin, cos),
        1 => (cos, -sin),
        2 => (-sin, -cos),
        _ => (-cos, sin),
    }
}

/// Sine and cosine of an angle of a right angle or less, in radians.
pub(crate) fn small_turn(angle: f32) -> (f32, f32) {
    let s = angle * angle;
    let sin = angle * (1.0 - s / 6.0 * (1.0 - s / 20.0 * (1.0 - s / 42.0 * (1.0 - s / 72.0))));
    let cos = 1.0 - s / 2.0 * (1.0 - s / 12.0 * (1.0 - s / 30.0 * (1.0 - s / 56.0)));
    (sin, cos)
}

/// A value that wanders smoothly between -1 and 1.
struct Drift {
    knot: f32,
    before: f32,
    after: f32,
}

impl Drift {
    fn new(chance: &mut Chance) -> Drift {
        Drift {
            knot: 0.0,
            before: chance.sway(),
            after: chance.sway(),
        }
    }

    /// The value at `place`, which must not go back.
    fn at(&mut self, place: f32, chance: &mut Chance) -> f32 {
        while place >= self.knot + 1.0 {
            self.knot += 1.0;
            self.before = self.after;
            self.after = chance.sway();
        }
        let t = place - self.knot;
        let ease = t * t * (3.0 - 2.0 * t);
        self.before + (self.after - self.before) * ease
    }
}

/// The outline of a stroke along points with half widths, its ends rounded.
fn ribbon(course: &[(Point, f32)]) -> Option<Path> {
    let (first, last) = (course.first()?, course.last()?);
    let mut left = Vec::with_capacity(course.len());
    let mut right = Vec::with_capacity(course.len());
    let mut ahead = (1.0, 0.0);
    for (i, &(p, half)) in course.iter().enumerate() {
        let a = course[i.saturating_sub(1)].0;
        let b = course[(i + 1).min(course.len() - 1)].0;
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let length = (dx * dx + dy * dy).sqrt();
        if length > 0.0 {
            ahead = (dx / length, dy / length);
        }
        left.push(at(p.x - ahead.1 * half, p.y + ahead.0 * half));
        right.push(at(p.x + ahead.1 * half, p.y - ahead.0 * half));
    }
    let mut path = PathBuilder::new();
    let start = *left.first()?;
    path.move_to(start.x, start.y);
    smooth(&mut path, &left);
    cap(&mut path, last, *left.last()?, *right.last()?);
    right.reverse();
    smooth(&mut path, &right);
    cap(&mut path, first, *right.last()?, start);
    path.close();
    path.finish()
}

/// From the first point (where the path is) to the last, bending at each.
fn smooth(path: &mut PathBuilder, points: &[Point]) {
    for pair in points.windows(2).skip(1) {
        path.quad_to(
            pair[0].x,
            pair[0].y,
            (pair[0].x + pair[1].x) / 2.0,
            (pair[0].y + pair[1].y) / 2.0,
        );
    }
    if let Some(last) = points.last() {
        path.line_to(last.x, last.y);
    }
}

/// Half round from one side of a stroke's end to the other.
fn cap(path: &mut PathBuilder, end: &(Point, f32), from: Point, to: Point) {
    // The way out of the stroke is square to the line from side to side.
    let (dx, dy) = ((to.x - from.x) / 2.0, (to.y - from.y) / 2.0);
    let out = at(-dy, dx);
    let k = 0.552_284_8;
    let tip = at(end.0.x + out.x, end.0.y + out.y);
    path.cubic_to(
        from.x + out.x * k,
        from.y + out.y * k,
        tip.x - dx * k,
        tip.y - dy * k,
        tip.x,
        tip.y,
    );
    path.cubic_to(
        tip.x + dx * k,
        tip.y + dy * k,
        to.x + out.x * k,
        to.y + out.y * k,
        to.x,
        to.y,
    );
}
