//! Text set by hand: shaped, measured, shortened to fit.

use crate::fonts::{self, Glyph, Hand};
use rustybuzz::{Direction, UnicodeBuffer};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use unicode_bidi::{BidiInfo, Level};
use unicode_segmentation::UnicodeSegmentation;

/// No text on a picture has more letters than this; what comes after is never looked at.
const LONGEST: usize = 160;
/// No letter has more signs: a base with marks, an emoji with its joiners.
const MOST_SIGNS: usize = 8;
/// A mark further than this above or below its line, in parts of the letters' size, is left out.
const REACH: f32 = 0.6;
/// So many texts are kept shaped.
const KEPT: usize = 2048;

/// A glyph in its place; lengths in parts of the letters' size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub(crate) glyph: Glyph,
    pub(crate) x: f32,
    pub(crate) y: f32,
}

/// What stands for a sign that no font has and that can't be said in plain letters.
const DOT: &str = "·";

/// A line of text ready to be written at any size.
#[derive(Debug, Default)]
pub(crate) struct Line {
    pub(crate) glyphs: Vec<Placed>,
    /// In parts of the letters' size.
    pub(crate) width: f32,
    /// What it says, for the hand's unsteadiness.
    pub(crate) text: String,
}

type Shaped = HashMap<(Hand, String), Arc<Line>>;
static SHAPED: LazyLock<Mutex<Shaped>> = LazyLock::new(Mutex::default);

impl Line {
    /// The text as a line.
    pub(crate) fn new(text: &str, hand: Hand) -> Arc<Line> {
        let text: String = text.graphemes(true).take(LONGEST).collect();
        let key = (hand, text);
        let kept = SHAPED
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&key)
            .cloned();
        if let Some(line) = kept {
            return line;
        }
        let line = Arc::new(shape(&key.1, hand));
        let mut shaped = SHAPED.lock().unwrap_or_else(PoisonError::into_inner);
        if shaped.len() >= KEPT {
            shaped.clear();
        }
        shaped.insert(key, Arc::clone(&line));
        line
    }

    /// The text as a line no wider than `room` pixels at `size`, cut short with an ellipsis if need be.
    pub(crate) fn fitted(text: &str, hand: Hand, size: f32, room: f32) -> Arc<Line> {
        let whole = Line::new(text, hand);
        // Half a pixel is forgiven: whoever chose the size to fit reckons no finer.
        if whole.width * size <= room + 0.5 {
            return whole;
        }
        let letters: Vec<&str> = text.graphemes(true).take(LONGEST).collect();
        let shortened = |keep: usize| {
            let kept = letters.get(..keep).unwrap_or_default().concat();
            Line::new(&format!("{}…", kept.trim_end()), hand)
        };
        // The most letters that fit: at least one, however little room there is.
        let (mut fits, mut over) = (1, letters.len());
        while over - fits > 1 {
            let middle = fits.midpoint(over);
            if shortened(middle).width * size <= room {
                fits = middle;
            } else {
                over = middle;
            }
        }
        shortened(fits)
    }
}

/// A stretch of text in one font and one direction.
struct Stretch {
    font: u8,
    text: String,
}

fn shape(text: &str, hand: Hand) -> Line {
    let mut line = Line {
        text: text.to_owned(),
        ..Line::default()
    };
    let text = tidy(text, hand);
    let bidi = BidiInfo::new(&text, None);
    for paragraph in &bidi.paragraphs {
        let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let backwards = levels.get(run.start).is_some_and(Level::is_rtl);
            let mut stretches = stretches(text.get(run).unwrap_or_default(), hand);
            if backwards {
                stretches.reverse();
            }
            for stretch in stretches {
                line.add(&stretch, backwards);
            }
        }
    }
    line
}

/// The text as one line that minds its own business: no controls, nothing that turns the direction
/// of what comes after it, no towers of marks, no letters that can't be drawn.
fn tidy(text: &str, hand: Hand) -> String {
    let letters = text.graphemes(true);
    let signs = letters.flat_map(|letter| letter.chars().take(MOST_SIGNS));
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}');
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    let line: String = signs.filter(|&c| !turns(c)).map(plain).collect();
    // Before the directions are told: what stands for a letter runs from left to right.
    let letters = line.graphemes(true);
    letters.fold(String::new(), |line, letter| line + &drawable(letter, hand))
}

/// A letter as it can be drawn: itself, else without what is joined to it, else in plain letters
/// as it is read, else a dot.
fn drawable(letter: &str, hand: Hand) -> Cow<'_, str> {
    let can = |letter: &str| fonts::order(hand).any(|font| has(font, letter));
    if can(letter) {
        return Cow::Borrowed(letter);
    }
    if letter == "∛" {
        return Cow::Borrowed("³√");
    }
    let base = letter.chars().next().map_or(0, char::len_utf8);
    let base = letter.get(..base).unwrap_or_default();
    if can(base) {
        return Cow::Borrowed(base);
    }
    match any_ascii::any_ascii(letter) {
        plain if plain.trim().is_empty() => Cow::Borrowed(DOT),
        plain => Cow::Owned(plain),
    }
}

fn stretches(text: &str, hand: Hand) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    for grapheme in text.graphemes(true) {
        // What none has doesn't come here; whatever does is never dropped.
        let font = fonts::order(hand).find(|&font| has(font, grapheme));
        let font = font.or_else(|| fonts::order(hand).next()).unwrap_or(0);
        match stretches.last_mut() {
            Some(last) if last.font == font => last.text.push_str(grapheme),
            _ => stretches.push(Stretch {
                font,
                text: grapheme.to_owned(),
            }),
        }
    }
    stretches
}

fn has(font: u8, grapheme: &str) -> bool {
    let seen = |c: char| fonts::face(font).is_some_and(|face| face.glyph_index(c).is_some());
    grapheme.chars().filter(|&c| !is_unseen(c)).all(seen)
}

/// Joiners, direction marks, variation selectors, skin tones, keycaps: they change how others look
/// and are no letters themselves.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{20e3}'
        | '\u{2060}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a font's rules ask for the sign: joiners shape the letters beside them.
fn shapes(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}') || !is_unseen(c)
}

impl Line {
    fn add(&mut self, stretch: &Stretch, backwards: bool) {
        let Some(face) = fonts::face(stretch.font) else {
            return;
        };
        let mut buffer = UnicodeBuffer::new();
        for c in stretch.text.chars().filter(|&c| shapes(c)) {
            buffer.add(c, 0);
        }
        buffer.guess_segment_properties();
        buffer.set_direction(match backwards {
            true => Direction::RightToLeft,
            false => Direction::LeftToRight,
        });
        let shaped = rustybuzz::shape(face, &[], buffer);
        let unit = 1.0 / face.units_per_em() as f32;
        for (info, position) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            // Number 0 is the font's own box.
            let id = u16::try_from(info.glyph_id).ok().filter(|&id| id != 0);
            let y = -position.y_offset as f32 * unit;
            if let Some(id) = id.filter(|_| y.abs() < REACH) {
                let font = stretch.font;
                self.glyphs.push(Placed {
                    glyph: Glyph { font, id },
                    x: self.width + position.x_offset as f32 * unit,
                    y,
                });
            }
            self.width += position.x_advance as f32 * unit;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_font_has_is_written_plainly() {
        let check = |text: &str, expected: &str| {
            assert_eq!(tidy(text, Hand::Bold), expected, "{text:?}");
            let line = Line::new(text, Hand::Bold);
            assert!(line.glyphs.iter().all(|placed| placed.glyph.id != 0));
            assert!(line.width > 0.0, "{text:?}");
        };
        // These there are fonts for.
        for text in [
            "Анна",
            "Ελένη",
            "שלום",
            "محمد",
            "ქეთი",
            "Աննա",
            "आशा",
            "ไก่",
            "👍🏽",
            "🏳️‍🌈",
        ] {
            check(text, text);
        }
        check("李明", "LiMing");
        check("さくら", "sakura");
        check("김철수", "GimCheolSu");
        check("𝔄𝔫𝔫𝔞", "Anna");
        check("Анна①", "Анна1");
        check("∛8=2", "³√8=2");
        // A mark that no font has leaves its letter alone.
        check("a\u{1ab0}b", "ab");
        check("и\u{1abe}", "и");
        // What can't be read at all.
        check("\u{10ffff}x\u{378}", "·x·");
        // Right to left and back: what stands for a letter isn't turned round.
        check("ߒߞߏ", "nko");
        check("a\n\u{202e}b", "a b");
    }
}
