//! Where everything sits: whole squares, worked out from the view alone.

use super::Captions;
use crate::canvas::SQUARE;
use games::Seat;
use games::balda::View;

/// Free squares at the left and the right of the page.
const MARGIN: i32 = 2;
/// The usual width of a page in squares: 1080 pixels.
const ACROSS: i32 = 30;

/// How words are listed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rows {
    /// How many words one list shows.
    pub(super) shown: usize,
    /// In how many columns of its own.
    pub(super) columns: usize,
    /// From baseline to baseline, in half squares.
    pub(super) pitch: i32,
    /// The letters' size.
    pub(super) size: f32,
}

impl Rows {
    fn per_column(&self) -> usize {
        self.shown.div_ceil(self.columns)
    }

    /// How many squares a list takes.
    fn down(&self) -> i32 {
        (self.per_column() as i32 * self.pitch + 1) / 2
    }
}

/// Whether long lists are cut to their last words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lists {
    /// They are, so that the page isn't too high.
    Short,
    /// They aren't: in an animation a list that moves up would be drawn anew in every frame.
    Whole,
}

/// More words than any player of a game makes on the greatest board.
const MOST_WORDS: usize = 80;

/// Where everything sits; squares from the page's top left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Layout {
    pub(super) across: i32,
    pub(super) down: i32,
    /// A cell's side in squares.
    pub(super) cell: i32,
    pub(super) board_left: i32,
    pub(super) board_top: i32,
    /// The board's bottom line.
    pub(super) board_bottom: i32,
    /// Two players: their names stand in the upper corners. More: each over their own list.
    pub(super) corners: bool,
    /// How many lists stand side by side.
    pub(super) abreast: usize,
    pub(super) rows: Rows,
    /// From one row of lists to the next.
    bank: i32,
    /// Lines for names and clocks over a list.
    head: i32,
}

impl Layout {
    pub(super) fn of(view: &View, captions: &Captions, lists: Lists) -> Layout {
        let size = view.board.size();
        let (width, height) = (i32::from(size.width), i32::from(size.height));
        let players = usize::from(view.players);
        let longest = Seat::all(view.players)
            .map(|seat| view.words_of(seat).count())
            .max();
        let clocks = captions.clocks.iter().any(|clock| !clock.is_empty());
        let cell = match width.max(height) {
            ..=3 => 6,
            4 => 5,
            5 | 6 => 4,
            _ => 3,
        };
        let across = ACROSS + (ACROSS - width * cell).rem_euclid(2);
        let corners = players <= 2;
        let board_top = match (corners, captions.heading.is_empty()) {
            (true, _) => 5,
            (false, false) => 4,
            (false, true) => 3,
        };
        let board_bottom = board_top + height * cell;
        let abreast = match players {
            0..=4 => players.max(1),
            5 | 6 => 3,
            _ => 4,
        };
        let rows = rows(longest.unwrap_or(0), players, lists);
        let head = match (corners, clocks) {
            (true, _) => 0,
            (false, false) => 2,
            (false, true) => 3,
        };
        let bank = head + rows.down() + 1;
        let banks = players.div_ceil(abreast).max(1) as i32;
        let down = board_bottom + 1 + bank * banks + 2;
        let board_left = (across - width * cell) / 2;
        Layout {
            across,
            down,
            cell,
            board_left,
            board_top,
            board_bottom,
            corners,
            abreast,
            rows,
            bank,
            head,
        }
    }
}

/// How to list so many words of each of so many players.
fn rows(longest: usize, players: usize, lists: Lists) -> Rows {
    let most = |most: usize| match lists {
        Lists::Short => most,
        Lists::Whole => MOST_WORDS,
    };
    let loose = |shown| Rows {
        shown,
        columns: 1,
        pitch: 3,
        size: 37.0,
    };
    let close = |shown, columns| Rows {
        shown,
        columns,
        pitch: 2,
        size: 31.0,
    };
    match players {
        0..=2 if longest <= 8 => loose(longest.max(4)),
        0..=2 => close(longest.min(most(36)).next_multiple_of(2), 2),
        3 | 4 if longest <= 5 => loose(longest.max(3)),
        3 | 4 => close(longest.min(most(14)), 1),
        _ => close(longest.clamp(3, most(9)), 1),
    }
}

fn pixels(squares: i32) -> f32 {
    (squares * SQUARE) as f32
}

impl Layout {
    pub(super) fn left(&self) -> f32 {
        pixels(MARGIN)
    }

    pub(super) fn right(&self) -> f32 {
        pixels(self.across - MARGIN)
    }

    /// The baseline of names and heading.
    pub(super) fn heading(&self) -> f32 {
        pixels(2) + 2.0
    }

    /// The baseline of what stands below everything.
    pub(super) fn footer(&self) -> f32 {
        pixels(self.down - 1) - 4.0
    }

    /// How wide a name with its score may be in its corner.
    pub(super) fn corner_room(&self) -> f32 {
        pixels(10)
    }

    /// The middle of a cell.
    pub(super) fn middle(&self, column: u8, row: u8) -> (f32, f32) {
        let at = |first: i32, n: u8| pixels(first) + pixels(self.cell) * (f32::from(n) + 0.5);
        (at(self.board_left, column), at(self.board_top, row))
    }

    /// A cell's side in pixels.
    pub(super) fn cell(&self) -> f32 {
        pixels(self.cell)
    }

    /// From one list to the next, in pixels.
    pub(super) fn gap(&self) -> f32 {
        pixels(if self.corners { 2 } else { 1 })
    }

    /// Where a seat's list stands.
    pub(super) fn list(&self, seat: Seat) -> List {
        let (column, bank) = (seat.index() % self.abreast, seat.index() / self.abreast);
        let columns = self.abreast as i32;
        let gap = self.gap();
        let whole = pixels(self.across - 2 * MARGIN) - gap * (columns - 1) as f32;
        let width = (whole / columns as f32).floor();
        let left = self.left() + column as f32 * (width + gap);
        let top = self.board_bottom + 1 + self.bank * bank as i32;
        List {
            left,
            right: left + width,
            top: pixels(top),
            first: pixels(top + self.head + 1) + 3.0,
            bottom: pixels(top + self.head + self.rows.down()),
        }
    }
}

/// A list's place in pixels.
pub(super) struct List {
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) top: f32,
    /// The first word's baseline.
    pub(super) first: f32,
    pub(super) bottom: f32,
}
