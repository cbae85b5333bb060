//! The board: lines, rulers, letters, the last word's path.

use super::Captions;
use super::layout::Layout;
use crate::canvas::Canvas;
use crate::chance::Chance;
use crate::fonts::CAPITAL;
use crate::palette::Ink;
use crate::pen::{Pen, at};
use crate::writing::{Hang, Script};
use games::balda::{Cell, Placement, View};
use games::words::{Alphabet, Folding, Letter, ShortI, Yo};
use tiny_skia::{LineCap, LineJoin, PathBuilder, Stroke};

/// Names of the chances, so that each thing has its own.
const LINES: u64 = 1 << 32;
const MARKS: u64 = 2 << 32;

const FRAME: Pen = Pen {
    ink: Ink::Blue,
    width: 4.4,
    wobble: 1.3,
    overshoot: 8.0,
};
const INNER: Pen = Pen {
    ink: Ink::Blue,
    width: 3.0,
    wobble: 1.3,
    overshoot: 7.0,
};

pub(super) fn draw(
    canvas: &mut Canvas,
    layout: &Layout,
    view: &View,
    captions: &Captions,
    seed: u64,
    choices: &[Placement],
) {
    let board = Board {
        layout,
        view,
        captions,
        alphabet: alphabet(view),
        seed,
    };
    let proposed = view.vote.as_ref().map(|vote| &vote.placement);
    let marked = match proposed {
        Some(placement) => Some(placement),
        None if choices.is_empty() => view.last().map(|said| &said.placement),
        None => None,
    };
    if let Some(placement) = marked {
        board.highlight(canvas, &placement.path);
    }
    board.lines(canvas);
    board.rulers(canvas);
    board.letters(canvas, marked.map(|placement| placement.cell));
    if let Some(placement) = proposed {
        board.letter(canvas, placement.cell, placement.letter, Ink::Red);
    }
    if let Some(placement) = marked {
        board.marks(canvas, placement);
    }
    board.choices(canvas, choices);
}

struct Board<'a> {
    layout: &'a Layout,
    view: &'a View,
    captions: &'a Captions,
    alphabet: &'static Alphabet,
    seed: u64,
}

/// The alphabet of the letters on the board.
fn alphabet(view: &View) -> &'static Alphabet {
    let options = &view.options;
    let folding = Folding {
        yo: if options.yo { Yo::Apart } else { Yo::Same },
        short_i: if options.short_i {
            ShortI::Same
        } else {
            ShortI::Apart
        },
    };
    Alphabet::for_board(options.lang, folding)
}

impl Board<'_> {
    fn middle(&self, cell: Cell) -> (f32, f32) {
        let (column, row) = self.view.board.size().place(cell);
        self.layout.middle(column, row)
    }

    fn lines(&self, canvas: &mut Canvas) {
        let size = self.view.board.size();
        let cell = self.layout.cell();
        let (left, top) = self.layout.middle(0, 0);
        let (left, top) = (left - cell / 2.0, top - cell / 2.0);
        let right = left + cell * f32::from(size.width);
        let bottom = top + cell * f32::from(size.height);
        let pen = |n: u8, last: u8| if n == 0 || n == last { FRAME } else { INNER };
        for n in 0..=size.height {
            let y = top + cell * f32::from(n);
            let mut chance = Chance::new(self.seed, LINES + u64::from(n));
            pen(n, size.height).line(canvas, &mut chance, at(left, y), at(right, y));
        }
        for n in 0..=size.width {
            let x = left + cell * f32::from(n);
            let mut chance = Chance::new(self.seed, LINES + 100 + u64::from(n));
            pen(n, size.width).line(canvas, &mut chance, at(x, top), at(x, bottom));
        }
    }

    fn rulers(&self, canvas: &mut Canvas) {
        let size = self.view.board.size();
        let script = Script::plain(30.0, Ink::Faded);
        let cell = self.layout.cell();
        for (column, text) in (0..size.width).zip(&self.captions.columns) {
            let (x, y) = self.layout.middle(column, 0);
            let y = y - cell / 2.0 - 11.0;
            script.write(canvas, self.seed, text, (x, y), Hang::Middle);
        }
        for row in 0..size.height {
            let (x, y) = self.layout.middle(0, row);
            let place = (x - cell / 2.0 - 20.0, y + CAPITAL * 30.0 / 2.0);
            script.write(
                canvas,
                self.seed,
                &(row + 1).to_string(),
                place,
                Hang::Middle,
            );
        }
    }

    fn letters(&self, canvas: &mut Canvas, newest: Option<Cell>) {
        for cell in self.view.board.size().all() {
            let Some(letter) = self.view.board.letter(cell) else {
                continue;
            };
            let ink = if newest == Some(cell) {
                Ink::Red
            } else if self.view.start.cells.contains(&cell) {
                Ink::Pencil
            } else {
                Ink::Blue
            };
            self.letter(canvas, cell, letter, ink);
        }
    }

    fn letter(&self, canvas: &mut Canvas, cell: Cell, letter: Letter, ink: Ink) {
        let (x, y) = self.middle(cell);
        let side = self.layout.cell();
        self.sign(canvas, letter, (x, y), side, ink, u64::from(cell.0));
    }

    /// A letter in the middle of a square field; one of several signs is set smaller.
    fn sign(
        &self,
        canvas: &mut Canvas,
        letter: Letter,
        (x, y): (f32, f32),
        side: f32,
        ink: Ink,
        name: u64,
    ) {
        let text = self.alphabet.show(letter);
        let mut script = Script {
            turn: 6,
            ..Script::bold(side * 0.72, ink)
        };
        let room = side * 0.74;
        let width = script.width(text);
        if width > room {
            script.size *= room / width;
        }
        let chance = Chance::new(self.seed, name).next();
        let place = (x, y + CAPITAL * script.size / 2.0);
        script.write(canvas, chance, text, place, Hang::Middle);
    }

    /// The highlighter along a word's path.
    fn highlight(&self, canvas: &mut Canvas, path: &[Cell]) {
        let mut course = PathBuilder::new();
        let mut chance = Chance::new(self.seed, MARKS);
        for (i, &cell) in path.iter().enumerate() {
            let (x, y) = self.middle(cell);
            let (x, y) = (x + 3.0 * chance.sway(), y + 3.0 * chance.sway());
            if i == 0 {
                course.move_to(x, y)
            } else {
                course.line_to(x, y)
            }
        }
        let stroke = Stroke {
            width: self.layout.cell() * 0.52,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        let Some(band) = course
            .finish()
            .and_then(|course| course.stroke(&stroke, 1.0))
        else {
            return;
        };
        let mut marked = PathBuilder::new();
        marked.push_path(&band);
        // The word begins where the highlighter was set down.
        if let Some(&first) = path.first() {
            let (x, y) = self.middle(first);
            marked.push_circle(x, y, self.layout.cell() * 0.39);
        }
        if let Some(marked) = marked.finish() {
            canvas.fill(&marked, Ink::Marker);
        }
    }

    /// A dot beside the new letter.
    fn marks(&self, canvas: &mut Canvas, placement: &Placement) {
        let side = self.layout.cell();
        let (x, y) = self.middle(placement.cell);
        let mut dot = PathBuilder::new();
        dot.push_circle(x + side * 0.36, y - side * 0.36, side * 0.055);
        if let Some(dot) = dot.finish() {
            canvas.fill(&dot, Ink::Red);
        }
    }

    /// Letters to choose from, each with its number in a ring.
    fn choices(&self, canvas: &mut Canvas, choices: &[Placement]) {
        for cell in self.view.board.size().all() {
            let here = choices
                .iter()
                .zip(1u32..)
                .filter(|(choice, _)| choice.cell == cell);
            let here: Vec<(&Placement, u32)> = here.collect();
            let abreast = (1..=9).find(|n| n * n >= here.len()).unwrap_or(9);
            let side = self.layout.cell() / abreast as f32;
            let (x, y) = self.middle(cell);
            let corner = (x - self.layout.cell() / 2.0, y - self.layout.cell() / 2.0);
            for (i, &(choice, number)) in here.iter().enumerate() {
                let x = corner.0 + side * ((i % abreast) as f32 + 0.5);
                let y = corner.1 + side * ((i / abreast) as f32 + 0.5);
                let name = MARKS + 2 + u64::from(number);
                self.sign(
                    canvas,
                    choice.letter,
                    (x - side * 0.1, y + side * 0.1),
                    side * 0.8,
                    Ink::Red,
                    name,
                );
                self.number(canvas, number, (x + side * 0.31, y - side * 0.3), side);
            }
        }
    }

    fn number(&self, canvas: &mut Canvas, number: u32, (x, y): (f32, f32), side: f32) {
        let mut chance = Chance::new(self.seed, MARKS + 100 + u64::from(number));
        let pen = Pen {
            ink: Ink::Blue,
            width: 2.6,
            wobble: 1.2,
            overshoot: 0.0,
        };
        pen.ring(canvas, &mut chance, at(x, y), side * 0.15);
        let text = number.to_string();
        let mut script = Script::bold(side * 0.22, Ink::Blue);
        script.size = script
            .size
            .min(script.size * side * 0.22 / script.width(&text));
        let place = (x, y + CAPITAL * script.size / 2.0);
        script.write(canvas, self.seed, &text, place, Hang::Middle);
    }
}
