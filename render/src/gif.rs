//! Pages one after another as an animated GIF.

use crate::canvas::Canvas;
use crate::palette::{TONES, Theme};
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use std::borrow::Cow;

/// The most frames of an animation.
const MOST_FRAMES: usize = 120;
/// What stands for a pixel that stays as it was: the number after the last tone.
const SAME: u8 = TONES as u8;
/// A frame's time in hundredths of a second: at first, when there are many, and the last one's.
const SLOW: usize = 130;
const QUICK: usize = 25;
const LAST: u16 = 500;
/// The whole should rather not take longer.
const WHOLE: usize = 4500;

/// So few frames are left at the least.
const LEAST_FRAMES: usize = 10;

/// Pages of one size as an animation that begins again at its end, in at most `limit` bytes: the
/// first page whole, then of each only the rectangle that changed. When there are too many, some
/// are passed over, evenly; the first and the last never are.
pub(crate) fn encode<F>(
    frames: &[F],
    page: impl Fn(&F) -> Canvas,
    theme: Theme,
    limit: usize,
) -> Vec<u8> {
    let mut most = MOST_FRAMES;
    loop {
        let mut bytes = Vec::with_capacity(256 * 1024);
        // Writing into memory fails for no reason but pages of no size.
        let kept = thinned(frames.len(), most).filter_map(|n| frames.get(n));
        let kept: Vec<&F> = kept.collect();
        if write(kept.into_iter().map(&page), theme, &mut bytes).is_err() {
            return Vec::new();
        }
        if bytes.len() <= limit || most <= LEAST_FRAMES {
            return bytes;
        }
        most = (most.min(frames.len()) * 7 / 8).max(LEAST_FRAMES);
    }
}

/// At most `most` of `count` things, evenly, the first and the last among them.
fn thinned(count: usize, most: usize) -> impl ExactSizeIterator<Item = usize> {
    let kept = count.min(most);
    (0..kept).map(move |n| {
        if kept < 2 {
            n
        } else {
            n * (count - 1) / (kept - 1)
        }
    })
}

fn write(
    mut pages: impl ExactSizeIterator<Item = Canvas>,
    theme: Theme,
    into: &mut Vec<u8>,
) -> Result<(), EncodingError> {
    let delay = (WHOLE / pages.len().max(1)).clamp(QUICK, SLOW) as u16;
    let Some(mut shown) = pages.next() else {
        return Ok(());
    };
    let (width, height) = (shown.width(), shown.height());
    let mut colours = shown.palette().colours(theme);
    colours.extend([0, 0, 0]);
    let mut encoder = Encoder::new(into, width as u16, height as u16, &colours)?;
    encoder.set_repeat(Repeat::Infinite)?;
    // A page waits until it is known whether it is the last.
    let mut waiting = Change::whole(&shown);
    for page in pages {
        if (page.width(), page.height()) != (width, height) {
            continue;
        }
        let Some(change) = Change::between(&shown, &page) else {
            continue;
        };
        encoder.write_frame(&waiting.frame(delay))?;
        waiting = change;
        shown = page;
    }
    encoder.write_frame(&waiting.frame(LAST))
}

/// The rectangle in which two pages differ.
struct Change {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
    tones: Vec<u8>,
}

impl Change {
    fn whole(page: &Canvas) -> Change {
        let rows = (0..page.height()).flat_map(|y| page.row(y).iter().copied());
        Change {
            left: 0,
            top: 0,
            width: page.width(),
            height: page.height(),
            tones: rows.collect(),
        }
    }

    fn between(before: &Canvas, after: &Canvas) -> Option<Change> {
        let differs = |&y: &usize| before.row(y) != after.row(y);
        let top = (0..after.height()).find(differs)?;
        let bottom = (top..after.height()).rev().find(differs)?;
        let mut left = after.width();
        let mut right = 0;
        for y in top..=bottom {
            let pairs = || before.row(y).iter().zip(after.row(y));
            let first = pairs().position(|(a, b)| a != b);
            let last = pairs().rposition(|(a, b)| a != b);
            left = first.map_or(left, |x| left.min(x));
            right = last.map_or(right, |x| right.max(x));
        }
        let mut tones = Vec::with_capacity((right + 1 - left) * (bottom + 1 - top));
        for y in top..=bottom {
            let pairs = before.row(y).iter().zip(after.row(y));
            let changed = pairs.take(right + 1).skip(left);
            tones.extend(changed.map(|(a, b)| if a == b { SAME } else { *b }));
        }
        let (width, height) = (right + 1 - left, bottom + 1 - top);
        Some(Change {
            left,
            top,
            width,
            height,
            tones,
        })
    }

    fn frame(&self, delay: u16) -> Frame<'_> {
        Frame {
            delay,
            dispose: DisposalMethod::Keep,
            transparent: Some(SAME),
            left: self.left as u16,
            top: self.top as u16,
            width: self.width as u16,
            height: self.height as u16,
            buffer: Cow::Borrowed(&self.tones),
            ..Frame::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::thinned;

    #[test]
    fn the_first_and_the_last_are_kept() {
        let kept = |count, most| thinned(count, most).collect::<Vec<usize>>();
        assert_eq!(kept(0, 5), []);
        assert_eq!(kept(1, 5), [0]);
        assert_eq!(kept(5, 5), [0, 1, 2, 3, 4]);
        assert_eq!(kept(9, 5), [0, 2, 4, 6, 8]);
        assert_eq!(kept(1000, 3), [0, 499, 999]);
    }
}
