//! Lines of text put on the page, letter by letter.

use crate::canvas::{Canvas, Stamp};
use crate::chance::Chance;
use crate::fonts::{self, Glyph, Hand};
use crate::letters::{Line, Placed};
use crate::palette::Ink;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Where a text hangs from its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hang {
    /// It begins there.
    Left,
    /// Its middle is there.
    Middle,
    /// It ends there.
    Right,
}

/// How a text is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Script {
    pub(crate) hand: Hand,
    pub(crate) size: f32,
    pub(crate) ink: Ink,
    /// How far a letter may be turned, in half degrees.
    pub(crate) turn: i8,
}

/// Letters under this size have one tone between ink and paper: more can't be seen, and cost bytes.
const SMALL: f32 = 44.0;

/// Running text is turned this little, in half degrees.
const STEADY: i8 = 2;
/// Text is set this much smaller, at most, before it is cut.
const SMALLEST: f32 = 0.72;

impl Script {
    /// Running text.
    pub(crate) const fn plain(size: f32, ink: Ink) -> Script {
        Script {
            hand: Hand::Plain,
            size,
            ink,
            turn: STEADY,
        }
    }

    /// Names and scores.
    pub(crate) const fn bold(size: f32, ink: Ink) -> Script {
        Script {
            hand: Hand::Bold,
            size,
            ink,
            turn: STEADY,
        }
    }

    /// How wide the text comes out, in pixels.
    pub(crate) fn width(self, text: &str) -> f32 {
        Line::new(text, self.hand).width * self.size
    }

    /// Writes the text, its baseline at y; gives its width.
    pub(crate) fn write(
        self,
        canvas: &mut Canvas,
        seed: u64,
        text: &str,
        place: (f32, f32),
        hang: Hang,
    ) -> f32 {
        self.set(canvas, seed, &Line::new(text, self.hand), place, hang)
    }

    /// The text for `room` pixels: set smaller, and if that isn't enough cut short.
    pub(crate) fn fitted(self, text: &str, room: f32) -> (Script, Arc<Line>) {
        let width = self.width(text);
        let smaller = (room / width.max(1.0)).clamp(SMALLEST, 1.0);
        let script = Script {
            size: self.size * smaller,
            ..self
        };
        (script, Line::fitted(text, self.hand, script.size, room))
    }

    /// Writes the text into `room` pixels; gives its width.
    pub(crate) fn write_in(
        self,
        canvas: &mut Canvas,
        seed: u64,
        text: &str,
        place: (f32, f32),
        hang: Hang,
        room: f32,
    ) -> f32 {
        let (script, line) = self.fitted(text, room);
        script.set(canvas, seed, &line, place, hang)
    }

    /// Writes a line that has been measured; gives its width.
    pub(crate) fn set(
        self,
        canvas: &mut Canvas,
        seed: u64,
        line: &Line,
        (x, y): (f32, f32),
        hang: Hang,
    ) -> f32 {
        let width = line.width * self.size;
        let left = match hang {
            Hang::Left => x,
            Hang::Middle => x - width / 2.0,
            Hang::Right => x - width,
        };
        let mut chance = Chance::of_text(seed, &line.text);
        let mut stamps = STAMPS.lock().unwrap_or_else(PoisonError::into_inner);
        for placed in &line.glyphs {
            let turned = (chance.sway() * (f32::from(self.turn) + 0.49)).round() as i8;
            let stamp = stamps.of(placed, self.size, turned);
            let x = (left + placed.x * self.size).round() as i32;
            let y = (y + placed.y * self.size).round() as i32;
            canvas.stamp(&stamp, x, y, self.ink);
        }
        width
    }
}

static STAMPS: LazyLock<Mutex<Stamps>> = LazyLock::new(Mutex::default);

/// So many glyphs are kept as stamps: a few hundred letters in a few sizes and turns.
const KEPT: usize = 8192;

/// Glyphs ready to stamp, by glyph, size in quarters of a pixel, turn in half degrees.
#[derive(Default)]
struct Stamps(HashMap<(Glyph, u16, i8), Arc<Stamp>>);

impl Stamps {
    fn of(&mut self, placed: &Placed, size: f32, turned: i8) -> Arc<Stamp> {
        // The stamp is made at the size that its key says: were it made at the first one asked for,
        // a picture would depend on those drawn before it.
        let quarters = (size * 4.0) as u16;
        let size = f32::from(quarters) / 4.0;
        let key = (placed.glyph, quarters, turned);
        if self.0.len() >= KEPT {
            self.0.clear();
        }
        let made = || {
            let path = fonts::outline(placed.glyph, size, f32::from(turned).to_radians() / 2.0);
            let stamp = path.as_ref().map(Stamp::of).unwrap_or_default();
            Arc::new(if size < SMALL { stamp.plainer() } else { stamp })
        };
        Arc::clone(self.0.entry(key).or_insert_with(made))
    }
}
