//! The page as tones: squares printed on paper, and ink laid over them.

use crate::Picture;
use crate::cover::cover;
use crate::palette::{Ink, Palette, Theme};
use crate::png;
use tiny_skia::Path;

/// The pitch of the squares in pixels.
pub(crate) const SQUARE: i32 = 36;

/// The cover of a shape, pixel by pixel, beside the point it hangs from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stamp {
    left: i32,
    top: i32,
    width: usize,
    /// Row-major, 0..=15.
    cover: Vec<u8>,
}

impl Stamp {
    /// The same shape with no more cover than `level` of 15.
    pub(crate) fn thinned(mut self, level: u8) -> Stamp {
        for cover in &mut self.cover {
            *cover = (*cover).min(level);
        }
        self
    }

    /// The same shape with one tone between nothing and all.
    pub(crate) fn plainer(mut self) -> Stamp {
        for cover in &mut self.cover {
            *cover = match *cover {
                0..=3 => 0,
                4..=11 => 8,
                _ => 15,
            };
        }
        self
    }

    /// The cover of a filled path; the path's origin is the point it hangs from.
    pub(crate) fn of(path: &Path) -> Stamp {
        let bounds = path.bounds();
        let (left, top) = (bounds.left().floor() as i32, bounds.top().floor() as i32);
        let width = (bounds.right().ceil() as i32 - left + 1).clamp(1, 4000) as usize;
        let height = (bounds.bottom().ceil() as i32 - top + 1).clamp(1, 4000) as usize;
        Stamp {
            left,
            top,
            width,
            cover: cover(path, (left, top), (width, height)),
        }
    }
}

/// A page of squared paper with what has been drawn on it.
#[derive(Clone)]
pub(crate) struct Canvas {
    palette: &'static Palette,
    width: usize,
    height: usize,
    /// Ink reaches only these columns and rows, first and past the last.
    columns: (i32, i32),
    rows: (i32, i32),
    /// Row-major, one tone a byte.
    tones: Vec<u8>,
}

impl Canvas {
    /// An empty page, so many squares wide and high.
    pub(crate) fn new(palette: &'static Palette, across: i32, down: i32) -> Canvas {
        Canvas::ruled(palette, (across, down), 1, (0, 0))
    }

    /// An empty page, so many squares wide and high, on which bigger squares are printed: each is
    /// `side` squares wide, and two of their lines cross `from` squares off the page's corner.
    pub(crate) fn ruled(
        palette: &'static Palette,
        (across, down): (i32, i32),
        side: i32,
        from: (i32, i32),
    ) -> Canvas {
        let width = (across * SQUARE) as usize;
        let height = (down * SQUARE) as usize;
        let side = side.max(1) * SQUARE;
        // A line is two pixels wide, one on each side.
        let printed = |at: usize, from: i32| {
            let off = (at as i32 - from * SQUARE).rem_euclid(side);
            off == 0 || off == side - 1
        };
        let plain: Vec<u8> = (0..width).map(|x| u8::from(printed(x, from.0))).collect();
        let ruled = vec![1u8; width];
        let mut tones = Vec::with_capacity(width * height);
        for y in 0..height {
            let row = if printed(y, from.1) { &ruled } else { &plain };
            tones.extend_from_slice(row);
        }
        let mut canvas = Canvas {
            palette,
            width,
            height,
            columns: (0, 0),
            rows: (0, 0),
            tones,
        };
        canvas.unclip();
        canvas
    }

    /// From now on ink reaches only the rectangle between these points.
    pub(crate) fn clip(&mut self, (left, top): (f32, f32), (right, bottom): (f32, f32)) {
        self.columns = ((left as i32).max(0), (right as i32).min(self.width as i32));
        self.rows = ((top as i32).max(0), (bottom as i32).min(self.height as i32));
    }

    /// Ink reaches the whole page again.
    pub(crate) fn unclip(&mut self) {
        self.columns = (0, self.width as i32);
        self.rows = (0, self.height as i32);
    }

    pub(crate) fn width(&self) -> usize {
        self.width
    }

    pub(crate) fn height(&self) -> usize {
        self.height
    }

    pub(crate) fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// One row of tones.
    pub(crate) fn row(&self, y: usize) -> &[u8] {
        self.tones
            .get(y * self.width..(y + 1) * self.width)
            .unwrap_or_default()
    }

    /// Lays ink through a stamp that hangs from (x, y); what falls off the page is lost.
    pub(crate) fn stamp(&mut self, stamp: &Stamp, x: i32, y: i32, ink: Ink) {
        if stamp.width == 0 {
            return;
        }
        let left = x + stamp.left;
        let wide = stamp.width as i32;
        let skip = (self.columns.0 - left).clamp(0, wide) as usize;
        let end = (self.columns.1 - left).clamp(0, wide) as usize;
        if skip >= end {
            return;
        }
        for (cover, y) in stamp.cover.chunks_exact(stamp.width).zip(y + stamp.top..) {
            if y < self.rows.0 {
                continue;
            }
            if y >= self.rows.1 {
                break;
            }
            let start = y as usize * self.width + (left + skip as i32) as usize;
            let row = &mut self.tones[start..start + end - skip];
            for (tone, &level) in row.iter_mut().zip(&cover[skip..end]) {
                if level > 0 {
                    *tone = self.palette.blend(ink, level)[usize::from(*tone & 15)];
                }
            }
        }
    }

    /// Fills a path given in the page's pixels.
    pub(crate) fn fill(&mut self, path: &Path, ink: Ink) {
        self.stamp(&Stamp::of(path), 0, 0, ink);
    }

    /// Fills a path with ink so thin that it covers only `level` of 15.
    pub(crate) fn wash(&mut self, path: &Path, ink: Ink, level: u8) {
        self.stamp(&Stamp::of(path).thinned(level), 0, 0, ink);
    }

    /// The page as a PNG.
    pub(crate) fn picture(&self, theme: Theme) -> Picture {
        Picture {
            png: png::encode(self, theme),
            width: self.width as u32,
            height: self.height as u32,
        }
    }
}
