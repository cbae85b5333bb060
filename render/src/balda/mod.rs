//! Balda, the grid game.

mod board;
mod layout;
mod lists;

use crate::canvas::Canvas;
use crate::gif;
use crate::palette::{Ink, Palette, marked, over, pure};
use crate::writing::{Hang, Script};
use crate::{Look, Picture};
use games::balda::{Placement, View};
use layout::{Layout, Lists};
use std::sync::LazyLock;

/// The texts of a picture, in the language of whoever looks. A text left empty isn't written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Captions {
    /// A name a seat; one that is too long for its place is shortened.
    pub names: Vec<String>,
    /// The time left, a text a seat; empty when the game has no clock.
    pub clocks: Vec<String>,
    /// What stands over the columns, from left to right, as players say them.
    pub columns: Vec<String>,
    /// Which turn it is, or the game's kind.
    pub heading: String,
    /// Whose turn it is, or how the game ended.
    pub status: String,
    /// How many cells are left.
    pub left: String,
}

/// The board with the words of all players.
pub fn draw(view: &View, captions: &Captions, look: Look) -> Picture {
    let layout = Layout::of(view, captions, Lists::Short);
    page(view, captions, look, &[], &layout).picture(look.theme)
}

/// The board with placements to choose from, numbered from 1 in the order given.
pub fn choice(view: &View, captions: &Captions, look: Look, choices: &[Placement]) -> Picture {
    let layout = Layout::of(view, captions, Lists::Short);
    page(view, captions, look, choices, &layout).picture(look.theme)
}

/// A game from its beginning to its end as an animated GIF; empty when there are no frames.
///
/// Long games are shown with fewer frames: the first and the last are always there.
pub fn replay<'a>(
    frames: impl IntoIterator<Item = (&'a View, &'a Captions)>,
    look: Look,
) -> Vec<u8> {
    let frames: Vec<(&View, &Captions)> = frames.into_iter().collect();
    // All pages are laid out as the fullest, so that nothing jumps.
    let Some(fullest) = frames.iter().max_by_key(|(view, _)| view.said.len()) else {
        return Vec::new();
    };
    let layout = Layout::of(fullest.0, fullest.1, Lists::Whole);
    let draw = |&(view, captions): &(&View, &Captions)| page(view, captions, look, &[], &layout);
    gif::encode(&frames, draw, look.theme, REPLAY)
}

/// A replay is no bigger than this, in bytes.
const REPLAY: usize = 1_000_000;

static PALETTE: LazyLock<Palette> = LazyLock::new(|| {
    Palette::new([
        pure(Ink::Paper),
        pure(Ink::Square),
        pure(Ink::Marker),
        over(Ink::Marker, 100, Ink::Square),
        pure(Ink::Blue),
        over(Ink::Blue, 70, Ink::Paper),
        over(Ink::Blue, 35, Ink::Paper),
        pure(Ink::Red),
        over(Ink::Red, 60, Ink::Paper),
        over(Ink::Red, 28, Ink::Paper),
        pure(Ink::Pencil),
        pure(Ink::Faded),
        over(Ink::Faded, 50, Ink::Paper),
        marked(Ink::Blue, 50),
        marked(Ink::Red, 50),
        marked(Ink::Pencil, 50),
    ])
});

/// Footers and headings.
const NOTE: f32 = 35.0;

fn page(
    view: &View,
    captions: &Captions,
    look: Look,
    choices: &[Placement],
    layout: &Layout,
) -> Canvas {
    let mut canvas = Canvas::new(&PALETTE, layout.across, layout.down);
    board::draw(&mut canvas, layout, view, captions, look.seed, choices);
    lists::draw(&mut canvas, layout, view, captions, look.seed);
    notes(&mut canvas, layout, view, captions, look.seed);
    canvas
}

/// Heading above, status and count below.
fn notes(canvas: &mut Canvas, layout: &Layout, view: &View, captions: &Captions, seed: u64) {
    let faded = Script::plain(NOTE, Ink::Faded);
    let (left, right) = (layout.left(), layout.right());
    let middle = (left + right) / 2.0;
    let top = layout.heading();
    let below = layout.footer();
    let count = faded.width(&captions.left);
    let room = right - left - count - 36.0;
    if layout.corners {
        let room = right - left - 2.0 * layout.corner_room() - 36.0;
        faded.write_in(
            canvas,
            seed,
            &captions.heading,
            (middle, top),
            Hang::Middle,
            room,
        );
    } else {
        faded.write_in(
            canvas,
            seed,
            &captions.heading,
            (left, top),
            Hang::Left,
            right - left,
        );
    }
    faded.write(canvas, seed, &captions.left, (right, below), Hang::Right);
    let status = match view.turn {
        Some(_) => Script::plain(NOTE, Ink::Red),
        None => Script::bold(NOTE + 3.0, Ink::Red),
    };
    status.write_in(
        canvas,
        seed,
        &captions.status,
        (left, below),
        Hang::Left,
        room,
    );
}
