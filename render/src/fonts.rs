//! The fonts in the repository and the outlines in them.

use crate::pen::small_turn;
use rustybuzz::Face;
use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};
use std::sync::LazyLock;
use tiny_skia::{Path, PathBuilder, Transform};

/// How heavy the letters are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Hand {
    /// Running text, counts, rulers.
    Plain,
    /// Letters on the board, names, scores.
    Bold,
}

/// A glyph of one of the fonts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Glyph {
    pub(crate) font: u8,
    pub(crate) id: u16,
}

/// The height of a capital, in parts of the letters' size.
pub(crate) const CAPITAL: f32 = 0.70;

static FACES: LazyLock<Vec<Face<'static>>> = LazyLock::new(|| {
    let files: [&'static [u8]; 10] = [
        include_bytes!("../fonts/ShantellSans_500Medium.ttf"),
        include_bytes!("../fonts/ShantellSans_700Bold.ttf"),
        include_bytes!("../fonts/NotoSans_600SemiBold-part.ttf"),
        include_bytes!("../fonts/NotoEmoji_600SemiBold-part.ttf"),
        include_bytes!("../fonts/NotoSansHebrew_600SemiBold-part.ttf"),
        include_bytes!("../fonts/NotoSansArabic_600SemiBold-part.ttf"),
        include_bytes!("../fonts/NotoSansGeorgian_600SemiBold-part.ttf"),
        include_bytes!("../fonts/NotoSansArmenian_600SemiBold-part.ttf"),
        include_bytes!("../fonts/NotoSansDevanagari_600SemiBold-part.ttf"),
        include_bytes!("../fonts/NotoSansThai_600SemiBold-part.ttf"),
    ];
    files
        .into_iter()
        .filter_map(|file| Face::from_slice(file, 0))
        .collect()
});

/// The font of that number.
pub(crate) fn face(font: u8) -> Option<&'static Face<'static>> {
    FACES.get(usize::from(font))
}

/// The fonts to look a letter up in, the best first.
pub(crate) fn order(hand: Hand) -> impl Iterator<Item = u8> {
    let own = match hand {
        Hand::Plain => 0,
        Hand::Bold => 1,
    };
    std::iter::once(own).chain(2..FACES.len() as u8)
}

/// A glyph's outline at a size in pixels, turned about its middle by `turned` radians; the origin
/// is on the baseline where the pen stood. None for a blank.
pub(crate) fn outline(glyph: Glyph, size: f32, turned: f32) -> Option<Path> {
    let face = face(glyph.font)?;
    let id = GlyphId(glyph.id);
    let mut contours = Contours::default();
    face.outline_glyph(id, &mut contours)?;
    let path = contours.joined()?;
    let scale = size / face.units_per_em() as f32;
    let middle = f32::from(face.glyph_hor_advance(id).unwrap_or(0)) * scale / 2.0;
    let (sin, cos) = small_turn(turned.abs());
    let sin = if turned < 0.0 { -sin } else { sin };
    // Flip to rows that grow downwards, then turn about the middle of a capital.
    let (cx, cy) = (middle, -CAPITAL * size / 2.0);
    let turn = Transform::from_row(
        cos * scale,
        sin * scale,
        sin * scale,
        -cos * scale,
        cx - cos * cx + sin * cy,
        cy - sin * cx - cos * cy,
    );
    path.transform(turn)
}

/// A glyph's contours, each apart.
#[derive(Default)]
struct Contours {
    done: Vec<Path>,
    open: PathBuilder,
}

/// How much of its length a bar keeps that stuck out of its letter.
const BAR_KEEPS: f32 = 0.80;

impl Contours {
    /// All contours as one path. A crossbar that sticks out of its letter on both sides (А, Н) is
    /// drawn in: alone in a cell such a letter would look struck through.
    fn joined(self) -> Option<Path> {
        let mut whole = PathBuilder::new();
        for (i, contour) in self.done.iter().enumerate() {
            let others = self.done.iter().enumerate().filter(|&(j, _)| j != i);
            let bounds = others.map(|(_, other)| other.bounds());
            let stems = bounds.map(|b| (b.left(), b.right()));
            let stems = stems.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)));
            let bar = contour.bounds();
            let sticks_out = stems.is_some_and(|(left, right)| {
                bar.left() < left && right < bar.right() && right - left > 0.75 * bar.width()
            });
            if sticks_out && bar.height() < 0.35 * bar.width() {
                let middle = (bar.left() + bar.right()) / 2.0;
                let drawn_in =
                    Transform::from_row(BAR_KEEPS, 0.0, 0.0, 1.0, middle * (1.0 - BAR_KEEPS), 0.0);
                whole.push_path(&contour.clone().transform(drawn_in)?);
            } else {
                whole.push_path(contour);
            }
        }
        whole.finish()
    }
}

impl OutlineBuilder for Contours {
    fn move_to(&mut self, x: f32, y: f32) {
        self.open.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.open.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.open.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.open.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.open.close();
        self.done.extend(std::mem::take(&mut self.open).finish());
    }
}
