//! Dots: two inks on the crossings of the page.

mod field;
mod ground;

use crate::canvas::{Canvas, SQUARE};
use crate::chance::Chance;
use crate::gif;
use crate::palette::{Ink, Palette, over, pure};
use crate::pen::{Pen, at};
use crate::plate::{Place, Plate, Points, Standing};
use crate::writing::{Hang, Script};
use crate::{Look, Picture};
use games::Seat;
use games::dots::{Cell, Side, View};
use std::sync::LazyLock;

/// The texts of a picture, in the language of whoever looks. A text left empty isn't written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Captions {
    /// The name of each side: a player's, or a team's.
    pub names: [String; 2],
    /// The time left of each side; empty when the game has no clock.
    pub clocks: [String; 2],
    /// Which move it is.
    pub heading: String,
    /// Whose turn it is, or how the game ended.
    pub status: String,
}

/// Which part of the field is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Part {
    /// All of it.
    #[default]
    Whole,
    /// What is round a crossing: easier to read on a phone when the field is big.
    Around(Cell),
}

/// Whether houses are marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Houses {
    /// They look like other free crossings.
    #[default]
    Hidden,
    /// Their free crossings are marked in their owner's ink and shape.
    Marked,
}

/// The field.
pub fn draw(view: &View, captions: &Captions, look: Look, part: Part, houses: Houses) -> Picture {
    page(view, captions, look, part, houses).picture(look.theme)
}

/// A game from its beginning to its end as an animated GIF; empty when there are no frames.
///
/// Long games are shown with fewer frames: the first and the last are always there.
pub fn replay<'a>(
    frames: impl IntoIterator<Item = (&'a View, &'a Captions)>,
    look: Look,
) -> Vec<u8> {
    let frames: Vec<(&View, &Captions)> = frames.into_iter().collect();
    let draw = |&(view, captions): &(&View, &Captions)| {
        page(view, captions, look, Part::Whole, Houses::Hidden)
    };
    gif::encode(&frames, draw, look.theme, REPLAY)
}

/// A replay is no bigger than this, in bytes.
const REPLAY: usize = 2_000_000;

static PALETTE: LazyLock<Palette> = LazyLock::new(|| {
    Palette::new([
        pure(Ink::Paper),
        pure(Ink::Square),
        pure(Ink::Red),
        over(Ink::Red, 66, Ink::Paper),
        over(Ink::Red, 38, Ink::Paper),
        over(Ink::Red, 9, Ink::Paper),
        pure(Ink::Blue),
        over(Ink::Blue, 66, Ink::Paper),
        over(Ink::Blue, 38, Ink::Paper),
        over(Ink::Blue, 9, Ink::Paper),
        pure(Ink::Faded),
        over(Ink::Faded, 50, Ink::Paper),
        pure(Ink::Marker),
        over(Ink::Red, 20, Ink::Paper),
        over(Ink::Blue, 20, Ink::Paper),
        over(Ink::Faded, 25, Ink::Square),
    ])
});

/// The ink of a side.
fn ink(side: Side) -> Ink {
    match side {
        Side::First => Ink::Red,
        Side::Second => Ink::Blue,
    }
}

/// A crop shows so many columns and rows.
const CROP: (u8, u8) = (24, 20);
/// No page is narrower, in squares: names need their room.
const LEAST_ACROSS: i32 = 22;
/// A page is made no wider than this by bigger squares, nor its field higher.
const MOST_ACROSS: i32 = 30;
/// Squares for rulers on both sides of the field, and for writing above it and below.
const MARGIN: i32 = 4;
/// From one crossing to the next on a small field, at most, in squares.
const BIGGEST: i32 = 4;
/// Half the width of a dot in pixels, where crossings are a square apart, and how much each square
/// more adds.
const DOT: (f32, f32) = (11.0, 5.0);
const NAME: f32 = 46.0;
const NOTE: f32 = 35.0;

/// Which crossings are drawn and where.
#[derive(Clone, Copy, Debug)]
struct Window {
    /// The first and the last column shown, from 0.
    columns: (u8, u8),
    /// The first and the last row shown, from 0.
    rows: (u8, u8),
    /// Squares from one crossing to the next: a small field is on a page with bigger squares.
    step: i32,
    across: i32,
    down: i32,
    /// Squares from the page's edge to the first column and row shown.
    left: i32,
    top: i32,
}

impl Window {
    fn of(view: &View, captions: &Captions, part: Part) -> Window {
        let size = view.field.size();
        let (columns, rows) = match part {
            Part::Whole => ((0, size.width() - 1), (0, size.height() - 1)),
            Part::Around(cell) => (
                span(cell.x, CROP.0, size.width()),
                span(cell.y, CROP.1, size.height()),
            ),
        };
        let (wide, high) = (i32::from(columns.1 - columns.0), i32::from(rows.1 - rows.0));
        let margins = |step: i32| MARGIN + step / 2 * 2;
        let fits = |&step: &i32| wide.max(high) * step + margins(step) <= MOST_ACROSS;
        let step = (2..=BIGGEST).rev().find(fits).unwrap_or(1);
        let (wide, high) = (wide * step, high * step);
        let across = (wide + margins(step)).max(LEAST_ACROSS);
        let across = across + (across - wide).rem_euclid(2);
        let clocks = captions.clocks.iter().any(|clock| !clock.is_empty());
        let margin = MARGIN + step / 2;
        let top = margin + i32::from(clocks);
        Window {
            columns,
            rows,
            step,
            across,
            down: top + high + margin,
            left: (across - wide) / 2,
            top,
        }
    }

    /// Where a crossing is, in pixels; it may lie off the page.
    fn place(&self, cell: Cell) -> (f32, f32) {
        let x = self.left + (i32::from(cell.x) - i32::from(self.columns.0)) * self.step;
        let y = self.top + (i32::from(cell.y) - i32::from(self.rows.0)) * self.step;
        ((x * SQUARE) as f32, (y * SQUARE) as f32)
    }

    /// Half the way from one crossing to the next, in pixels.
    fn half(&self) -> f32 {
        (self.step * SQUARE) as f32 / 2.0
    }

    /// Half the width of a dot in pixels.
    fn dot(&self) -> f32 {
        DOT.0 + DOT.1 * (self.step - 1) as f32
    }

    /// The crossings shown and half the way to their neighbours, as two corners in pixels.
    fn edges(&self) -> ((f32, f32), (f32, f32)) {
        let half = self.half();
        let (left, top) = self.place(Cell::new(self.columns.0, self.rows.0));
        let (right, bottom) = self.place(Cell::new(self.columns.1, self.rows.1));
        ((left - half, top - half), (right + half, bottom + half))
    }

    fn shows(&self, cell: Cell) -> bool {
        (self.columns.0..=self.columns.1).contains(&cell.x)
            && (self.rows.0..=self.rows.1).contains(&cell.y)
    }
}

/// The first and last of `most` places round a middle one, within 0..`all`.
fn span(middle: u8, most: u8, all: u8) -> (u8, u8) {
    let shown = most.min(all).max(1);
    let first = middle
        .saturating_sub(shown / 2)
        .min(all.saturating_sub(shown));
    (first, first + shown - 1)
}

fn page(view: &View, captions: &Captions, look: Look, part: Part, houses: Houses) -> Canvas {
    let window = Window::of(view, captions, part);
    let corner = (window.left, window.top);
    let sheet = (window.across, window.down);
    let mut canvas = Canvas::ruled(&PALETTE, sheet, window.step, corner);
    field::rulers(&mut canvas, view, &window, look.seed);
    // A contour may reach out of a crop.
    let (from, to) = window.edges();
    canvas.clip(from, to);
    ground::draw(&mut canvas, view, &window, look.seed);
    canvas.unclip();
    if houses == Houses::Marked {
        field::houses(&mut canvas, view, &window);
    }
    field::dots(&mut canvas, view, &window, look.seed);
    plates(&mut canvas, view, captions, look.seed);
    footer(&mut canvas, view, captions, look.seed);
    canvas
}

fn plates(canvas: &mut Canvas, view: &View, captions: &Captions, seed: u64) {
    let right = canvas.width() as f32 - 72.0;
    for side in Side::BOTH {
        let standing = match (view.winner, view.to_move) {
            (Some(winner), _) if winner == side => Standing::Won,
            (_, Some(mover)) if mover == side => Standing::Moves,
            _ => Standing::Waits,
        };
        let plate = Plate {
            seat: Seat(side.index() as u8),
            name: &captions.names[side.index()],
            points: &points(view.halves_of(side)),
            clock: &captions.clocks[side.index()],
            standing,
            ink: ink(side),
        };
        let (x, hang) = match side {
            Side::First => (72.0, Hang::Left),
            Side::Second => (right, Hang::Right),
        };
        let room = (right - 72.0) / 2.0 - 24.0;
        let place = Place {
            x,
            y: 74.0,
            room,
            size: NAME,
            hang,
            points: Points::Near,
        };
        plate.draw_in(canvas, seed, place, ink(side));
    }
}

/// Halves of a point as people write them.
pub fn points(halves: i32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

fn footer(canvas: &mut Canvas, view: &View, captions: &Captions, seed: u64) {
    let y = canvas.height() as f32 - 36.0 - 4.0;
    let right = canvas.width() as f32 - 72.0;
    let faded = Script::plain(NOTE, Ink::Faded);
    let taken = faded.write(canvas, seed, &captions.heading, (right, y), Hang::Right);
    let ink = view.to_move.or(view.winner).map_or(Ink::Faded, ink);
    let status = match view.to_move {
        Some(_) => Script::plain(NOTE, ink),
        None => Script::bold(NOTE + 3.0, ink),
    };
    status.write_in(
        canvas,
        seed,
        &captions.status,
        (72.0, y),
        Hang::Left,
        right - 72.0 - taken - 36.0,
    );
}

/// A line between two points of the page.
fn stroke(canvas: &mut Canvas, chance: &mut Chance, pen: Pen, from: (f32, f32), to: (f32, f32)) {
    pen.line(canvas, chance, at(from.0, from.1), at(to.0, to.1));
}
