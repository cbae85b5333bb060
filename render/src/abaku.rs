//! Abaku: stones with digits on a board of bonus fields.

use crate::canvas::Canvas;
use crate::chance::Chance;
use crate::fonts::CAPITAL;
use crate::gif;
use crate::palette::{Ink, Palette, marked, over, pure};
use crate::pen::{Pen, Point, at, disc, tile};
use crate::plate::{Place, Plate, Points, Standing, text_of};
use crate::writing::{Hang, Script};
use crate::{Look, Picture};
use games::Seat;
use games::abaku::{self, Bonus, Cell, Digit, Last, SIDE, View};
use std::sync::LazyLock;

/// The texts of a picture, in the language of whoever looks. A text left empty isn't written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Captions {
    /// A name a seat; one that is too long for its place is shortened.
    pub names: Vec<String>,
    /// The time left, a text a seat; empty when the game has no clock.
    pub clocks: Vec<String>,
    /// What the last turn was; its operations with their points are written after it.
    pub last: String,
    /// Whose turn it is, or how the game ended.
    pub status: String,
    /// How many stones are in the bag.
    pub bag: String,
    /// What stands before the owner's stones.
    pub rack: String,
}

/// The board, and the rack where the view has one.
pub fn draw(view: &View, captions: &Captions, look: Look) -> Picture {
    choice(view, captions, look, &[])
}

/// The board with fields numbered from 1 in the order given: places to choose from.
pub fn choice(view: &View, captions: &Captions, look: Look, choices: &[Cell]) -> Picture {
    let told = matches!(view.last, Some(Last::Laid { .. }));
    let lines = if told { LINES } else { 1 };
    page(view, captions, look.seed, choices, lines).picture(look.theme)
}

/// A game from its beginning to its end as an animated GIF; empty when there are no frames.
///
/// Long games are shown with fewer frames: the first and the last are always there.
pub fn replay<'a>(
    frames: impl IntoIterator<Item = (&'a View, &'a Captions)>,
    look: Look,
) -> Vec<u8> {
    let frames: Vec<(&View, &Captions)> = frames.into_iter().collect();
    let draw = |&(view, captions): &(&View, &Captions)| page(view, captions, look.seed, &[], LINES);
    gif::encode(&frames, draw, look.theme, REPLAY)
}

/// A replay is no bigger than this, in bytes.
const REPLAY: usize = 1_500_000;

/// The page with so many lines for the last turn.
fn page(view: &View, captions: &Captions, seed: u64, choices: &[Cell], lines: i32) -> Canvas {
    let clocks = captions.clocks.iter().any(|clock| !clock.is_empty());
    let top = if clocks { 5 } else { 4 };
    let rack = if view.rack.is_some() { 4 } else { 0 };
    let down = top + 2 * BOARD + 2 * lines + 2 + rack;
    let mut canvas = Canvas::new(&PALETTE, BOARD * 2 + 4, down);
    let page = Page {
        view,
        captions,
        seed,
        top: top as f32 * 36.0,
    };
    page.plates(&mut canvas);
    page.fields(&mut canvas);
    page.bonuses(&mut canvas);
    page.stones(&mut canvas);
    page.numbers(&mut canvas, choices);
    let below = page.top + (2 * BOARD) as f32 * 36.0;
    page.told(&mut canvas, below + 72.0 - 8.0);
    let rack_middle = canvas.height() as f32 - 36.0 * 4.5;
    page.rack(&mut canvas, rack_middle);
    page.footer(&mut canvas);
    canvas
}

static PALETTE: LazyLock<Palette> = LazyLock::new(|| {
    Palette::new([
        pure(Ink::Paper),
        pure(Ink::Square),
        pure(Ink::Marker),
        pure(Ink::Blue),
        pure(Ink::Thin),
        over(Ink::Blue, 25, Ink::Paper),
        pure(Ink::Red),
        over(Ink::Red, 50, Ink::Paper),
        marked(Ink::Red, 50),
        pure(Ink::Faded),
        over(Ink::Faded, 50, Ink::Paper),
        pure(Ink::Green),
        over(Ink::Green, 60, Ink::Paper),
        over(Ink::Green, 27, Ink::Paper),
        pure(Ink::Sky),
        over(Ink::Sky, 30, Ink::Paper),
    ])
});

/// Fields in a line; each is two squares.
const BOARD: i32 = SIDE as i32;
/// A field's side in pixels.
const FIELD: f32 = 72.0;
/// The board's left edge in pixels.
const LEFT: f32 = 72.0;
const RIGHT: f32 = LEFT + FIELD * SIDE as f32;
/// How many lines the last turn's operations may take.
const LINES: i32 = 2;
const NOTE: f32 = 38.0;
/// Half the side of a stone and of a bonus mark.
const STONE: f32 = 31.0;
const MARK: f32 = 24.0;
/// The numbers of choices.
const NUMBER: f32 = 40.0;

/// Names of the chances.
const RULED: u64 = 1 << 32;
const MARKS: u64 = 2 << 32;

struct Page<'a> {
    view: &'a View,
    captions: &'a Captions,
    seed: u64,
    top: f32,
}

impl Page<'_> {
    fn middle(&self, cell: Cell) -> Point {
        let along = |n: u8| (f32::from(n) + 0.5) * FIELD;
        at(LEFT + along(cell.column()), self.top + along(cell.row()))
    }

    fn plates(&self, canvas: &mut Canvas) {
        let players = &self.view.players;
        let width = (RIGHT - LEFT + 36.0) / players.len().max(1) as f32;
        let outcome = self
            .view
            .over
            .as_ref()
            .map(|(_, outcome)| outcome.winners());
        for (seat, player) in Seat::all(players.len() as u8).zip(players) {
            let standing = if outcome.is_some_and(|winners| winners.contains(seat)) {
                Standing::Won
            } else if self.view.turn == Some(seat) {
                Standing::Moves
            } else if player.standing == abaku::Standing::Active {
                Standing::Waits
            } else {
                Standing::Out
            };
            let plate = Plate {
                seat,
                name: text_of(&self.captions.names, seat),
                points: &player.score.0.to_string(),
                clock: text_of(&self.captions.clocks, seat),
                standing,
                ink: Ink::Blue,
            };
            let mirrored = players.len() == 2 && seat.0 == 1;
            let place = Place {
                x: if mirrored {
                    RIGHT
                } else {
                    LEFT + width * f32::from(seat.0)
                },
                y: 74.0,
                room: width - 36.0,
                size: 46.0,
                hang: if mirrored { Hang::Right } else { Hang::Left },
                points: Points::Near,
            };
            plate.draw(canvas, self.seed, place);
        }
    }

    fn fields(&self, canvas: &mut Canvas) {
        let bottom = self.top + FIELD * f32::from(SIDE);
        let ruler = Script::plain(28.0, Ink::Faded);
        for n in 0..=SIDE {
            let edge = n == 0 || n == SIDE;
            let pen = Pen {
                ink: if edge { Ink::Blue } else { Ink::Thin },
                width: if edge { 4.2 } else { 2.2 },
                wobble: 1.2,
                overshoot: if edge { 6.0 } else { 3.0 },
            };
            let along = f32::from(n) * FIELD;
            let mut chance = Chance::new(self.seed, RULED + u64::from(n));
            let y = self.top + along;
            pen.line(canvas, &mut chance, at(LEFT, y), at(RIGHT, y));
            pen.line(
                canvas,
                &mut chance,
                at(LEFT + along, self.top),
                at(LEFT + along, bottom),
            );
        }
        for n in 0..SIDE {
            let middle = (f32::from(n) + 0.5) * FIELD;
            let column = char::from(b'A' + n).to_string();
            let place = (LEFT + middle, self.top - 10.0);
            ruler.write(canvas, self.seed, &column, place, Hang::Middle);
            let place = (LEFT - 14.0, self.top + middle + CAPITAL * 28.0 / 2.0);
            ruler.write(canvas, self.seed, &(n + 1).to_string(), place, Hang::Right);
        }
    }

    fn bonuses(&self, canvas: &mut Canvas) {
        let rules = self.view.options.rules;
        for cell in Cell::all().filter(|&cell| self.view.board.stone(cell).is_none()) {
            let Some(bonus) = abaku::bonus(cell, rules.bonuses, rules.centre) else {
                continue;
            };
            let middle = self.middle(cell);
            let mut chance = Chance::new(self.seed, MARKS + u64::from(cell.0));
            let (ink, times) = match bonus {
                Bonus::Number(times) => (Ink::Green, times),
                Bonus::Operation(times) => (Ink::Sky, times),
            };
            let pen = Pen {
                ink,
                width: 2.8,
                wobble: 1.4,
                overshoot: 0.0,
            };
            let round = matches!(bonus, Bonus::Number(_));
            let shape = if round {
                disc(middle, MARK)
            } else {
                tile(middle, MARK)
            };
            if let Some(shape) = shape {
                canvas.fill(&shape, Ink::Paper);
                if times > 2 {
                    canvas.wash(&shape, ink, WASH);
                }
            }
            if round {
                pen.ring(canvas, &mut chance, middle, MARK);
            } else {
                pen.frame(canvas, &mut chance, middle, MARK);
            }
            let script = Script::bold(24.0, ink);
            let place = (middle.x, middle.y + CAPITAL * 24.0 / 2.0);
            script.write(canvas, self.seed, &format!("×{times}"), place, Hang::Middle);
        }
    }

    fn stones(&self, canvas: &mut Canvas) {
        let newest = match &self.view.last {
            Some(Last::Laid { stones, .. }) => stones.as_slice(),
            _ => &[],
        };
        for cell in Cell::all() {
            let Some(digit) = self.view.board.stone(cell) else {
                continue;
            };
            let fresh = newest.iter().any(|stone| stone.0 == cell);
            let age = if fresh { Age::New } else { Age::Old };
            self.stone(
                canvas,
                digit,
                self.middle(cell),
                STONE,
                age,
                u64::from(cell.0),
            );
        }
    }

    /// Numbers on the fields at which choices begin; several may begin at one.
    fn numbers(&self, canvas: &mut Canvas, choices: &[Cell]) {
        let mut fields: Vec<(Cell, String)> = Vec::new();
        for (cell, n) in choices.iter().zip(1..) {
            match fields.iter_mut().find(|(field, _)| field == cell) {
                Some((_, numbers)) => numbers.push_str(&format!(",{n}")),
                None => fields.push((*cell, n.to_string())),
            }
        }
        let script = Script::bold(NUMBER, Ink::Red);
        for (cell, numbers) in fields {
            let middle = self.middle(cell);
            if let Some(shape) = tile(middle, STONE) {
                canvas.fill(&shape, Ink::Paper);
                canvas.fill(&shape, Ink::Marker);
            }
            let (script, line) = script.fitted(&numbers, 2.0 * STONE - 4.0);
            let place = (middle.x, middle.y + CAPITAL * script.size / 2.0);
            script.set(canvas, self.seed, &line, place, Hang::Middle);
        }
    }

    fn stone(
        &self,
        canvas: &mut Canvas,
        digit: Digit,
        middle: Point,
        half: f32,
        age: Age,
        name: u64,
    ) {
        let ink = if age == Age::New { Ink::Red } else { Ink::Blue };
        if let Some(shape) = tile(middle, half) {
            canvas.fill(&shape, Ink::Paper);
            if age == Age::New {
                canvas.fill(&shape, Ink::Marker);
            }
        }
        let mut chance = Chance::new(self.seed, MARKS + 1000 + name);
        let pen = Pen {
            ink,
            width: 4.2,
            wobble: 1.4,
            overshoot: 0.0,
        };
        pen.frame(canvas, &mut chance, middle, half);
        let size = half * 1.55;
        let script = Script {
            turn: 5,
            ..Script::bold(size, ink)
        };
        let place = (middle.x, middle.y + CAPITAL * size / 2.0);
        script.write(
            canvas,
            chance.next(),
            &digit.value().to_string(),
            place,
            Hang::Middle,
        );
    }

    /// The last turn and its operations, each with what it earned.
    fn told(&self, canvas: &mut Canvas, mut y: f32) {
        let script = Script::plain(NOTE, Ink::Blue);
        let room = (RIGHT - LEFT) / 2.0;
        let said = script.write_in(
            canvas,
            self.seed,
            &self.captions.last,
            (LEFT, y),
            Hang::Left,
            room,
        );
        let Some(Last::Laid { operations, .. }) = &self.view.last else {
            return;
        };
        let mut x = LEFT + said + 30.0;
        let faded = Script::plain(NOTE - 6.0, Ink::Faded);
        let mut line = 1;
        for (n, scored) in operations.iter().enumerate() {
            let reading = scored.reading.to_string();
            let points = format!("+{}", scored.points.0);
            let width = script.width(&reading) + 8.0 + faded.width(&points);
            let more = format!("… +{}", operations.len() - n);
            let last = n + 1 == operations.len();
            let kept = if line == LINES && !last {
                faded.width(&more) + 34.0
            } else {
                0.0
            };
            if x + width + kept > RIGHT && line < LINES {
                (x, y, line) = (LEFT, y + 54.0, line + 1);
            } else if x + width + kept > RIGHT {
                faded.write(canvas, self.seed, &more, (x, y), Hang::Left);
                return;
            }
            x += script.write(canvas, self.seed, &reading, (x, y), Hang::Left) + 8.0;
            x += faded.write(canvas, self.seed, &points, (x, y), Hang::Left) + 34.0;
        }
    }

    fn rack(&self, canvas: &mut Canvas, y: f32) {
        let Some(rack) = &self.view.rack else { return };
        let script = Script::plain(NOTE, Ink::Blue);
        let label = (LEFT, y + CAPITAL * NOTE / 2.0);
        let room = FIELD * 5.0;
        let said = script.write_in(
            canvas,
            self.seed,
            &self.captions.rack,
            label,
            Hang::Left,
            room,
        );
        let mut x = LEFT + said + if said > 0.0 { 40.0 } else { 0.0 } + RACKED;
        for (digit, n) in rack.stones.stones().zip(0u64..) {
            self.stone(canvas, digit, at(x, y), RACKED, Age::Old, 500 + n);
            x += 2.0 * RACKED + 18.0;
        }
    }

    fn footer(&self, canvas: &mut Canvas) {
        let y = canvas.height() as f32 - 36.0 - 5.0;
        let faded = Script::plain(NOTE - 3.0, Ink::Faded);
        let bag = faded.write(
            canvas,
            self.seed,
            &self.captions.bag,
            (RIGHT, y),
            Hang::Right,
        );
        let status = match self.view.turn {
            Some(_) => Script::plain(NOTE - 3.0, Ink::Red),
            None => Script::bold(NOTE, Ink::Red),
        };
        let room = RIGHT - LEFT - bag - 36.0;
        status.write_in(
            canvas,
            self.seed,
            &self.captions.status,
            (LEFT, y),
            Hang::Left,
            room,
        );
    }
}

/// Whether a stone came with the last turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Age {
    Old,
    New,
}

/// Half the side of a stone on the rack.
const RACKED: f32 = 46.0;
/// The cover of a filled bonus mark, of 15.
const WASH: u8 = 4;
