//! How much of each pixel a filled path covers.
//!
//! The area to the right of each piece of the outline is summed up with its direction; walking
//! along a row then gives the exact cover. That is some times as fast as drawing rows of samples,
//! and it is plain arithmetic: the same on every machine. What the outline goes round twice is
//! covered once; what it goes round both ways is left free.

use tiny_skia::{Path, PathSegment, Point};

/// A curve is followed by straight pieces that stray no more than this, in pixels.
const STRAY: f32 = 0.05;
/// No curve is cut into more.
const MOST_PIECES: f32 = 64.0;

/// The cover of each pixel of a sheet from 0 to 15, row-major; the sheet's corner is at
/// (`left`, `top`), and the path lies within it.
pub(crate) fn cover(
    path: &Path,
    (left, top): (i32, i32),
    (width, height): (usize, usize),
) -> Vec<u8> {
    let mut sheet = Sheet::new(width, height);
    let at = |p: Point| (p.x - left as f32, p.y - top as f32);
    let (mut start, mut here) = ((0.0, 0.0), (0.0, 0.0));
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(p) => {
                sheet.line(here, start);
                (start, here) = (at(p), at(p));
            }
            PathSegment::LineTo(p) => {
                sheet.line(here, at(p));
                here = at(p);
            }
            PathSegment::QuadTo(a, p) => {
                let (a, p) = (at(a), at(p));
                let bend = bend(here, a, p);
                sheet.curve(here, bend / (8.0 * STRAY), |t| {
                    mix(mix(here, a, t), mix(a, p, t), t)
                });
                here = p;
            }
            PathSegment::CubicTo(a, b, p) => {
                let (a, b, p) = (at(a), at(b), at(p));
                let bend = bend(here, a, b).max(self::bend(a, b, p));
                sheet.curve(here, 6.0 * bend / (8.0 * STRAY), |t| {
                    let (ha, ab, bp) = (mix(here, a, t), mix(a, b, t), mix(b, p, t));
                    mix(mix(ha, ab, t), mix(ab, bp, t), t)
                });
                here = p;
            }
            PathSegment::Close => {
                sheet.line(here, start);
                here = start;
            }
        }
    }
    sheet.line(here, start);
    sheet.levels()
}

type Spot = (f32, f32);

fn mix(a: Spot, b: Spot, t: f32) -> Spot {
    (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
}

/// How far from straight three points are.
fn bend(a: Spot, b: Spot, c: Spot) -> f32 {
    let (x, y) = (a.0 - 2.0 * b.0 + c.0, a.1 - 2.0 * b.1 + c.1);
    (x * x + y * y).sqrt()
}

struct Sheet {
    width: usize,
    height: usize,
    /// What the cover grows by at each pixel of a row; a row has two more than its pixels, for what
    /// begins at its right edge.
    steps: Vec<f32>,
}

impl Sheet {
    fn new(width: usize, height: usize) -> Sheet {
        Sheet {
            width,
            height,
            steps: vec![0.0; (width + 2) * height],
        }
    }

    /// A curve as straight pieces; `square` is the square of how many are enough.
    fn curve(&mut self, from: Spot, square: f32, along: impl Fn(f32) -> Spot) {
        let pieces = square.sqrt().ceil().clamp(1.0, MOST_PIECES);
        let mut here = from;
        for n in 1..=pieces as u32 {
            let next = along(n as f32 / pieces);
            self.line(here, next);
            here = next;
        }
    }

    fn line(&mut self, from: Spot, to: Spot) {
        if from.1 == to.1 {
            return;
        }
        let (way, upper, lower) = if from.1 < to.1 {
            (1.0, from, to)
        } else {
            (-1.0, to, from)
        };
        let slope = (lower.0 - upper.0) / (lower.1 - upper.1);
        let mut y = upper.1.max(0.0);
        let mut x = upper.0 + (y - upper.1) * slope;
        let rows = (y as usize)..(lower.1.ceil() as usize).min(self.height);
        for row in rows {
            let below = lower.1.min((row + 1) as f32);
            let tall = below - y;
            let next = x + slope * tall;
            let start = row * (self.width + 2);
            if let Some(steps) = self.steps.get_mut(start..start + self.width + 2) {
                step(steps, x.min(next), x.max(next), tall * way);
            }
            (x, y) = (next, below);
        }
    }

    fn levels(&self) -> Vec<u8> {
        let mut levels = Vec::with_capacity(self.width * self.height);
        for row in self.steps.chunks_exact(self.width + 2) {
            let mut sum = 0.0f32;
            levels.extend(row.iter().take(self.width).map(|step| {
                sum += step;
                ((sum.abs() * 255.0 + 0.5) as u8) >> 4
            }));
        }
        levels
    }
}

/// A piece of an outline within one row, from `x0` to `x1`: what lies to its right is covered by
/// `tall` more. The pixels that it passes through are covered in part.
fn step(row: &mut [f32], x0: f32, x1: f32, tall: f32) {
    let most = row.len().saturating_sub(2) as f32;
    let (x0, x1) = (x0.clamp(0.0, most), x1.clamp(0.0, most));
    let (first, last) = (x0 as usize, (x1.ceil() as usize).max(x0 as usize + 1));
    let mut add = |at: usize, much: f32| {
        if let Some(step) = row.get_mut(at) {
            *step += much;
        }
    };
    if last == first + 1 {
        let right = (x0 + x1) / 2.0 - first as f32;
        add(first, tall * (1.0 - right));
        add(last, tall * right);
        return;
    }
    // How much is covered of the pixels passed so far: each takes what the piece has left of it.
    let per = tall / (x1 - x0);
    let mut before = 0.0;
    for pixel in first..=last {
        // The cover of this pixel: the piece has risen above it from max(x0, pixel) to its end.
        let (a, b) = (x0.max(pixel as f32), x1.min((pixel + 1) as f32));
        let risen = (a.min(x1) - x0).max(0.0) * per;
        let here = (b - a).max(0.0);
        let right = (pixel + 1) as f32 - b.max(a.min((pixel + 1) as f32));
        let covered = risen + here * per * (here / 2.0 + right);
        let covered = if pixel == last { tall } else { covered };
        add(pixel, covered - before);
        before = covered;
    }
}

#[cfg(test)]
mod tests {
    use super::cover;
    use tiny_skia::{Path, PathBuilder, Rect};

    fn polygon(points: &[(f32, f32)]) -> Path {
        let mut path = PathBuilder::new();
        for (n, &(x, y)) in points.iter().enumerate() {
            if n == 0 {
                path.move_to(x, y)
            } else {
                path.line_to(x, y)
            }
        }
        path.close();
        path.finish().unwrap()
    }

    #[track_caller]
    fn check(path: &Path, rows: &[&[u8]]) {
        let width = rows[0].len();
        let levels = cover(path, (0, 0), (width, rows.len()));
        let found: Vec<&[u8]> = levels.chunks(width).collect();
        assert_eq!(found, rows);
    }

    #[test]
    fn pixels_are_covered_by_their_share() {
        let half = polygon(&[(0.5, 0.0), (2.0, 0.0), (2.0, 1.5), (0.5, 1.5)]);
        check(&half, &[&[8, 15, 0], &[4, 8, 0]]);
        let slope = polygon(&[(0.0, 0.0), (4.0, 0.0), (4.0, 1.0)]);
        check(&slope, &[&[2, 6, 9, 13]]);
        let other = polygon(&[(0.0, 1.0), (4.0, 0.0), (4.0, 1.0)]);
        check(&other, &[&[2, 6, 9, 13]]);
    }

    #[test]
    fn twice_round_is_once_and_both_ways_is_not_at_all() {
        let square = |a: f32, b: f32| [(a, a), (b, a), (b, b), (a, b)];
        let mut twice = PathBuilder::new();
        twice.push_rect(Rect::from_ltrb(0.0, 0.0, 2.0, 2.0).unwrap());
        twice.push_rect(Rect::from_ltrb(1.0, 0.0, 3.0, 2.0).unwrap());
        check(
            &twice.finish().unwrap(),
            &[&[15, 15, 15, 0], &[15, 15, 15, 0]],
        );
        let mut hole = PathBuilder::new();
        hole.push_path(&polygon(&square(0.0, 3.0)));
        let mut inner = square(1.0, 2.0);
        inner.reverse();
        hole.push_path(&polygon(&inner));
        check(
            &hole.finish().unwrap(),
            &[&[15, 15, 15], &[15, 0, 15], &[15, 15, 15]],
        );
    }

    #[test]
    fn the_cover_of_a_disc_is_its_area() {
        let disc = PathBuilder::from_circle(20.0, 20.0, 15.5).unwrap();
        let levels = cover(&disc, (0, 0), (40, 40));
        let area: f32 = levels.iter().map(|&level| f32::from(level) / 15.0).sum();
        assert!((area - 754.8).abs() < 4.0, "{area}");
    }

    #[test]
    fn a_path_beyond_the_sheet_is_cut_off() {
        let wide = polygon(&[(-5.0, -5.0), (9.0, -5.0), (9.0, 9.0), (-5.0, 9.0)]);
        check(&wide, &[&[15, 15], &[15, 15]]);
    }
}
