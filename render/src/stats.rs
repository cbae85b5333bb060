//! Statistics: a player's page with the graph of their form, a table of the best.

use crate::canvas::{Canvas, SQUARE};
use crate::chance::Chance;
use crate::palette::{Ink, Palette, marked, over, pure};
use crate::pen::{Pen, Point, at, disc};
use crate::writing::{Hang, Script};
use crate::{Look, Picture};
use std::sync::LazyLock;

/// A player's page. All texts are in the language of whoever looks; what is left empty isn't drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Card {
    /// Whose it is.
    pub name: String,
    /// Which game it tells of.
    pub game: String,
    /// The rating with its deviation, or that there is none.
    pub rating: String,
    /// How games ended: all of them, those here, those against whoever asks.
    pub tallies: Vec<Tally>,
    /// What they are proud of: what it is, and the word.
    pub feats: Vec<(String, String)>,
    /// The rating after each of the last games, the oldest first.
    pub form: Vec<i32>,
}

/// How games ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Which games.
    pub label: String,
    /// The numbers in words.
    pub text: String,
    /// How many were won.
    pub won: u32,
    /// How many were drawn.
    pub drawn: u32,
    /// How many were lost.
    pub lost: u32,
}

/// A table of the best.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    /// The game, and where.
    pub heading: String,
    /// The best first.
    pub rows: Vec<Ranked>,
    /// What it takes to stand here.
    pub note: String,
}

/// A player in a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ranked {
    /// Who.
    pub name: String,
    /// The rating.
    pub rating: String,
    /// After how many games.
    pub games: String,
    /// The rating after each of the last games, the oldest first.
    pub form: Vec<i32>,
}

static PALETTE: LazyLock<Palette> = LazyLock::new(|| {
    Palette::new([
        pure(Ink::Paper),
        pure(Ink::Square),
        pure(Ink::Marker),
        pure(Ink::Blue),
        over(Ink::Blue, 66, Ink::Paper),
        over(Ink::Blue, 33, Ink::Paper),
        pure(Ink::Red),
        over(Ink::Red, 60, Ink::Paper),
        over(Ink::Red, 28, Ink::Paper),
        pure(Ink::Faded),
        over(Ink::Faded, 60, Ink::Paper),
        over(Ink::Faded, 28, Ink::Paper),
        pure(Ink::Green),
        over(Ink::Green, 45, Ink::Paper),
        marked(Ink::Red, 50),
        marked(Ink::Blue, 50),
    ])
});

const ACROSS: i32 = 30;
const UNIT: f32 = SQUARE as f32;
const LEFT: f32 = 2.0 * UNIT;
const RIGHT: f32 = 28.0 * UNIT;
/// A table shows no more rows.
const MOST_ROWS: usize = 12;
/// A page shows no more tallies.
const MOST_TALLIES: usize = 7;
/// The graph's height, in squares.
const GRAPH: f32 = 7.0;
/// Where the graph begins, right of its figures.
const GRAPH_LEFT: f32 = LEFT + 3.0 * UNIT;
/// A graph reaches over so many points at least: noise isn't news.
const LEAST_SPAN: i32 = 100;
const MARKS: u64 = 5 << 32;

/// A player's page.
pub fn card(card: &Card, look: Look) -> Picture {
    let tallies = &card.tallies[..card.tallies.len().min(MOST_TALLIES)];
    let graph = if card.form.len() > 1 {
        GRAPH + 1.0
    } else {
        0.0
    };
    let tallies_top = 6.5 + graph;
    let feats_top = tallies_top + 3.0 * tallies.len() as f32;
    let down = feats_top + 2.0 * card.feats.len() as f32 + 0.5;
    let mut canvas = Canvas::new(&PALETTE, ACROSS, down.ceil() as i32);
    let page = Page { seed: look.seed };
    let room = RIGHT - LEFT;
    let line = |canvas: &mut Canvas, script: Script, text: &str, y: f32| {
        script.write_in(canvas, look.seed, text, (LEFT, y), Hang::Left, room);
    };
    line(
        &mut canvas,
        Script::bold(62.0, Ink::Blue),
        &card.name,
        2.4 * UNIT,
    );
    line(
        &mut canvas,
        Script::plain(40.0, Ink::Faded),
        &card.game,
        4.0 * UNIT,
    );
    line(
        &mut canvas,
        Script::bold(46.0, Ink::Red),
        &card.rating,
        5.6 * UNIT,
    );
    if card.form.len() > 1 {
        page.graph(&mut canvas, &card.form, 7.0 * UNIT);
    }
    for (n, tally) in tallies.iter().enumerate() {
        page.tally(&mut canvas, tally, n, (tallies_top + 3.0 * n as f32) * UNIT);
    }
    for (n, (label, feat)) in card.feats.iter().enumerate() {
        let y = (feats_top + 2.0 * n as f32 + 1.4) * UNIT;
        page.feat(&mut canvas, label, feat, n, y);
    }
    canvas.picture(look.theme)
}

/// A table of the best.
pub fn table(table: &Table, look: Look) -> Picture {
    let rows = &table.rows[..table.rows.len().min(MOST_ROWS)];
    let down = 4.0 + 2.0 * rows.len() as f32 + 2.0;
    let mut canvas = Canvas::new(&PALETTE, ACROSS, down as i32);
    let page = Page { seed: look.seed };
    let heading = Script::bold(50.0, Ink::Blue);
    let room = RIGHT - LEFT;
    heading.write_in(
        &mut canvas,
        look.seed,
        &table.heading,
        (LEFT, 2.2 * UNIT),
        Hang::Left,
        room,
    );
    for (n, row) in rows.iter().enumerate() {
        page.row(&mut canvas, row, n, (3.0 + 2.0 * n as f32 + 1.35) * UNIT);
    }
    let y = (3.0 + 2.0 * rows.len() as f32 + 1.6) * UNIT;
    Script::plain(32.0, Ink::Faded).write_in(
        &mut canvas,
        look.seed,
        &table.note,
        (LEFT, y),
        Hang::Left,
        room,
    );
    canvas.picture(look.theme)
}

struct Page {
    seed: u64,
}

impl Page {
    fn chance(&self, mark: u64) -> Chance {
        Chance::new(self.seed, MARKS + mark)
    }

    /// The form as a hand draws a graph: two axes, figures at the left, a line, a ring at its end.
    fn graph(&self, canvas: &mut Canvas, form: &[i32], top: f32) {
        let bottom = top + GRAPH * UNIT - UNIT;
        let axis = Pen {
            ink: Ink::Faded,
            width: 2.6,
            wobble: 1.2,
            overshoot: 6.0,
        };
        let mut chance = self.chance(1);
        axis.line(
            canvas,
            &mut chance,
            at(GRAPH_LEFT, top),
            at(GRAPH_LEFT, bottom),
        );
        axis.line(
            canvas,
            &mut chance,
            at(GRAPH_LEFT, bottom),
            at(RIGHT, bottom),
        );
        let (low, high) = span(form);
        let height = |rating: i32| {
            let part = (rating - low) as f32 / (high - low) as f32;
            bottom - part * (bottom - top)
        };
        let figure = Script::plain(30.0, Ink::Faded);
        for rating in [low, low + (high - low) / 2, high] {
            let place = (GRAPH_LEFT - 16.0, height(rating) + 10.0);
            figure.write(canvas, self.seed, &rating.to_string(), place, Hang::Right);
        }
        let course = course(form, GRAPH_LEFT + UNIT / 2.0, RIGHT - UNIT / 2.0, height);
        let pen = Pen {
            ink: Ink::Blue,
            width: 4.6,
            wobble: 0.8,
            overshoot: 0.0,
        };
        self.polyline(canvas, pen, &course, 2);
        if let Some(&end) = course.last() {
            if let Some(dot) = disc(end, 7.0) {
                canvas.fill(&dot, Ink::Red);
            }
            let ring = Pen {
                ink: Ink::Red,
                width: 3.2,
                wobble: 1.4,
                overshoot: 0.0,
            };
            ring.ring(canvas, &mut self.chance(3), end, 15.0);
        }
    }

    fn polyline(&self, canvas: &mut Canvas, pen: Pen, course: &[Point], mark: u64) {
        let mut chance = self.chance(mark << 16);
        for pair in course.windows(2) {
            pen.line(canvas, &mut chance, pair[0], pair[1]);
        }
    }

    /// A line of words over a bar: won, drawn, lost, each in its own ink and with its own hatch.
    fn tally(&self, canvas: &mut Canvas, tally: &Tally, n: usize, top: f32) {
        let y = top + 0.95 * UNIT;
        let label = Script::bold(36.0, Ink::Blue);
        let gap = 20.0;
        let (label, line) = label.fitted(&tally.label, (RIGHT - LEFT) * 0.45);
        let used = label.set(canvas, self.seed, &line, (LEFT, y), Hang::Left);
        let text = Script::plain(34.0, Ink::Faded);
        let room = RIGHT - LEFT - used - gap;
        text.write_in(
            canvas,
            self.seed,
            &tally.text,
            (LEFT + used + gap, y),
            Hang::Left,
            room,
        );
        let all = tally.won + tally.drawn + tally.lost;
        if all == 0 {
            return;
        }
        let mut x = LEFT;
        let shares = [
            (tally.won, Ink::Green, 0.0),
            (tally.drawn, Ink::Faded, 18.0),
            (tally.lost, Ink::Red, 9.0),
        ];
        for (part, (count, ink, hatch)) in (0u64..).zip(shares) {
            let end = x + (RIGHT - LEFT) * count as f32 / all as f32;
            let mut chance = self.chance((16 + part) << 16 | n as u64);
            bar(
                canvas,
                &mut chance,
                ink,
                hatch,
                (x, top + 1.35 * UNIT),
                (end, top + 2.15 * UNIT),
            );
            x = end;
        }
    }

    fn feat(&self, canvas: &mut Canvas, label: &str, feat: &str, n: usize, y: f32) {
        let half = (RIGHT - LEFT) / 2.0;
        let (script, line) = Script::plain(36.0, Ink::Faded).fitted(label, half);
        let used = script.set(canvas, self.seed, &line, (LEFT, y), Hang::Left);
        let x = LEFT + used + 46.0;
        let (script, line) = Script::bold(46.0, Ink::Blue).fitted(feat, RIGHT - x);
        let width = line.width * script.size;
        let marker = Pen {
            ink: Ink::Marker,
            width: 38.0,
            wobble: 2.0,
            overshoot: 6.0,
        };
        let middle = y - 14.0;
        let mut chance = self.chance(1 << 20 | n as u64);
        marker.line(canvas, &mut chance, at(x, middle), at(x + width, middle));
        script.set(canvas, self.seed, &line, (x, y), Hang::Left);
    }

    fn row(&self, canvas: &mut Canvas, row: &Ranked, n: usize, y: f32) {
        let name_left = LEFT + 2.5 * UNIT;
        let graph = (17.0 * UNIT, 21.0 * UNIT);
        let (name, line) =
            Script::bold(42.0, Ink::Blue).fitted(&row.name, graph.0 - name_left - UNIT);
        if n == 0 {
            let marker = Pen {
                ink: Ink::Marker,
                width: 42.0,
                wobble: 2.0,
                overshoot: 6.0,
            };
            let width = line.width * name.size;
            let middle = y - 13.0;
            let mut chance = self.chance(1 << 21);
            marker.line(
                canvas,
                &mut chance,
                at(name_left, middle),
                at(name_left + width, middle),
            );
        }
        let place = Script::bold(42.0, Ink::Red);
        let number = format!("{}.", n + 1);
        let right = name_left - 34.0;
        place.write(canvas, self.seed, &number, (right, y), Hang::Right);
        name.set(canvas, self.seed, &line, (name_left, y), Hang::Left);
        if row.form.len() > 1 {
            let (low, high) = span(&row.form);
            let height = |rating: i32| y + 4.0 - 44.0 * (rating - low) as f32 / (high - low) as f32;
            let course = course(&row.form, graph.0, graph.1, height);
            let pen = Pen {
                ink: Ink::Faded,
                width: 3.0,
                wobble: 0.5,
                overshoot: 0.0,
            };
            self.polyline(canvas, pen, &course, 64 + n as u64);
            if let Some(dot) = course.last().and_then(|&end| disc(end, 5.5)) {
                canvas.fill(&dot, Ink::Red);
            }
        }
        let rating = Script::bold(42.0, Ink::Blue);
        let room = 3.4 * UNIT;
        rating.write_in(
            canvas,
            self.seed,
            &row.rating,
            (24.6 * UNIT, y),
            Hang::Right,
            room,
        );
        let games = Script::plain(30.0, Ink::Faded);
        let (games, line) = games.fitted(&row.games, 2.8 * UNIT);
        games.set(canvas, self.seed, &line, (RIGHT, y), Hang::Right);
    }
}

/// A part of a bar: an outline filled with slanting strokes so far apart, or with full ink.
fn bar(
    canvas: &mut Canvas,
    chance: &mut Chance,
    ink: Ink,
    hatch: f32,
    (left, top): (f32, f32),
    (right, bottom): (f32, f32),
) {
    if right - left < 2.0 {
        return;
    }
    let (left, right) = (left + 1.5, right - 1.5);
    if hatch == 0.0 {
        let solid = Pen {
            ink,
            width: bottom - top,
            wobble: 0.6,
            overshoot: 0.0,
        };
        let middle = (top + bottom) / 2.0;
        canvas.clip((left, top), (right, bottom));
        solid.line(
            canvas,
            chance,
            at(left - 20.0, middle),
            at(right + 20.0, middle),
        );
        canvas.unclip();
        return;
    }
    let stroke = Pen {
        ink,
        width: 3.4,
        wobble: 0.8,
        overshoot: 0.0,
    };
    let high = bottom - top;
    canvas.clip((left, top - 1.0), (right, bottom + 1.0));
    let mut x = left - high;
    while x < right {
        stroke.line(canvas, chance, at(x, bottom), at(x + high, top));
        x += hatch + 3.4;
    }
    canvas.unclip();
    let edge = Pen {
        width: 2.6,
        ..stroke
    };
    for (from, to) in [
        (at(left, top), at(right, top)),
        (at(right, top), at(right, bottom)),
        (at(right, bottom), at(left, bottom)),
        (at(left, bottom), at(left, top)),
    ] {
        edge.line(canvas, chance, from, to);
    }
}

/// The figures that a graph runs between: round ones, with the ratings inside.
fn span(form: &[i32]) -> (i32, i32) {
    let low = form.iter().copied().min().unwrap_or(0).clamp(-9_000, 9_000);
    let high = form.iter().copied().max().unwrap_or(0).clamp(-9_000, 9_000);
    let low = low.div_euclid(50) * 50;
    let high = (high.div_euclid(50) + 1) * 50;
    if high - low >= LEAST_SPAN {
        (low, high)
    } else {
        (low - 50, high)
    }
}

/// The points of a graph, as wide as there is room.
fn course(form: &[i32], left: f32, right: f32, height: impl Fn(i32) -> f32) -> Vec<Point> {
    let steps = form.len().saturating_sub(1).max(1) as f32;
    let clamped = form.iter().map(|&rating| rating.clamp(-9_000, 9_000));
    (0u16..)
        .zip(clamped)
        .map(|(n, rating)| at(left + (right - left) * f32::from(n) / steps, height(rating)))
        .collect()
}
