//! What the properties of a file mean for Dots.

use super::cell;
use super::record::{Margin, Played, Record, Verdict};
use super::tree::{Property, main_line};
use crate::dots::captured::Kind;
use crate::dots::crossing::{Blocked, Closing, Houses};
use crate::dots::field::Field;
use crate::dots::options::Rules;
use crate::dots::place::{Cell, Side, Size};
use std::fmt;

/// A place in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Bytes before it.
    pub offset: u32,
    /// The line, from 1.
    pub line: u32,
    /// The byte in the line, from 1.
    pub column: u32,
}

/// Why a file can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// There is no game in it.
    NoGame,
    /// It is over a mebibyte, or has too many nodes.
    TooLong,
    /// This bracket isn't closed.
    Unclosed(char),
    /// This byte has no business here.
    Unexpected(u8),
    /// A property has no capital letter, or too many.
    NoName,
    /// A property has no value.
    NoValue(String),
    /// It is a record of another game: what it says under GM.
    OtherGame(String),
    /// No field has this size.
    Size(String),
    /// No crossing is called so.
    Point(String),
    /// A dot can't be put there; the number of the dot, from 1.
    Move(usize, Blocked),
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::NoGame => write!(f, "there is no game in it"),
            Why::TooLong => write!(f, "it is too long"),
            Why::Unclosed(sign) => write!(f, "this {sign} isn't closed"),
            Why::Unexpected(byte) => {
                write!(f, "{:?} has no business here", char::from(*byte))
            }
            Why::NoName => write!(f, "a property without a name of capital letters"),
            Why::NoValue(name) => write!(f, "{name} has no value"),
            Why::OtherGame(game) => write!(f, "it is a record of game {game}, not of dots (40)"),
            Why::Size(size) => write!(f, "no field is {size}"),
            Why::Point(point) => write!(f, "no crossing is called {point}"),
            Why::Move(n, Blocked::Outside) => write!(f, "dot {n} is off the field"),
            Why::Move(n, Blocked::Dot) => write!(f, "where dot {n} goes there is one already"),
            Why::Move(n, Blocked::Area(_)) => write!(f, "dot {n} goes into a captured area"),
        }
    }
}

/// A file that can't be read, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {}, column {}: {why}", at.line, at.column)]
pub struct Damaged {
    /// Where.
    pub at: Place,
    /// Why.
    pub why: Why,
}

/// The same before anybody has counted lines.
#[derive(Debug)]
pub(super) struct Broken {
    pub(super) at: usize,
    pub(super) why: Why,
}

/// Something in a file that was passed over or is remarkable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The file doesn't say the size: 39x32 is taken.
    NoSize,
    /// An unknown property of the first node, kept as it is.
    Kept(String),
    /// A property of a later node that was skipped.
    Skipped(String),
    /// Only the main line was read.
    Variations,
    /// Only the first game was read.
    OtherGames,
    /// A move without a dot was skipped.
    Pass,
    /// The contours behind this dot (its number, from 1) aren't what the rules make; the rules
    /// were followed.
    Contours(usize),
    /// The result isn't understood.
    Result(String),
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::NoSize => write!(f, "no size is told, 39:32 is taken"),
            Note::Kept(name) => write!(f, "{name} is unknown and kept as it is"),
            Note::Skipped(name) => write!(f, "{name} after the first node is skipped"),
            Note::Variations => write!(f, "only the main line is read"),
            Note::OtherGames => write!(f, "only the first game is read"),
            Note::Pass => write!(f, "a move without a dot is skipped"),
            Note::Contours(n) => write!(f, "the contours behind dot {n} aren't those of the rules"),
            Note::Result(result) => write!(f, "the result {result:?} isn't understood"),
        }
    }
}

/// The most notes; each says something new at first, the thousandth doesn't.
const MOST_NOTES: usize = 100;

/// Reads the main line of the first game in a file, and replays it.
///
/// # Errors
/// `Damaged`, with the place.
pub fn read(bytes: &[u8]) -> Result<(Record, Vec<Note>), Damaged> {
    read_broken(bytes).map_err(|broken| Damaged {
        at: place(bytes, broken.at),
        why: broken.why,
    })
}

fn place(bytes: &[u8], offset: usize) -> Place {
    let before = bytes.get(..offset).unwrap_or(bytes);
    let breaks = before.iter().filter(|&&byte| byte == b'\n').count();
    let last = before.iter().rposition(|&byte| byte == b'\n');
    let column = before.len() - last.map_or(0, |at| at + 1) + 1;
    Place {
        offset: before.len() as u32,
        line: breaks as u32 + 1,
        column: column as u32,
    }
}

fn read_broken(bytes: &[u8]) -> Result<(Record, Vec<Note>), Broken> {
    let mut notes = Vec::new();
    let nodes = main_line(bytes, &mut notes)?;
    let (root, rest) = nodes
        .split_first()
        .map_or((&[][..], &[][..]), |(root, rest)| (root.as_slice(), rest));
    let mut reader = Reader::of_root(root, notes)?;
    reader.dots(root)?;
    for node in rest {
        reader.dots(node)?;
        for property in node {
            if !matches!(property.ident.as_str(), "B" | "W" | "AB" | "AW") {
                reader.note(Note::Skipped(property.ident.clone()));
            }
        }
    }
    Ok((reader.record, reader.notes))
}

struct Reader {
    record: Record,
    notes: Vec<Note>,
    field: Field,
}

impl Reader {
    fn of_root(root: &[Property], notes: Vec<Note>) -> Result<Reader, Broken> {
        let mut record = Record {
            size: Size::PAGE,
            rules: Rules::Russian,
            start: Vec::new(),
            played: Vec::new(),
            verdict: None,
            names: [None, None],
            date: None,
            others: Vec::new(),
        };
        let mut fresh = vec![];
        let mut sized = false;
        for property in root {
            let Some((at, raw)) = property.values.first() else {
                continue;
            };
            let value = String::from_utf8_lossy(raw).trim().to_owned();
            let damaged = |why| Err(Broken { at: *at, why });
            match property.ident.as_str() {
                "GM" if value != "40" => return damaged(Why::OtherGame(value)),
                "SZ" => match size(&value) {
                    Some(size) => (record.size, sized) = (size, true),
                    None => return damaged(Why::Size(value)),
                },
                "PB" => record.names[0] = Some(value),
                "PW" => record.names[1] = Some(value),
                "DT" => record.date = Some(value),
                "RE" => match verdict(&value) {
                    Ok(told) => record.verdict = told,
                    Err(()) => fresh.push(Note::Result(value)),
                },
                "RU" if ["polish", "kropki"].contains(&value.to_lowercase().as_str()) => {
                    record.rules = Rules::Polish;
                }
                "GM" | "FF" | "CA" | "B" | "W" | "AB" | "AW" => {}
                other => {
                    let values = property.values.iter();
                    let values = values.map(|(_, raw)| String::from_utf8_lossy(raw).into_owned());
                    record.others.push((other.to_owned(), values.collect()));
                    fresh.push(Note::Kept(other.to_owned()));
                }
            }
        }
        if !sized {
            fresh.push(Note::NoSize);
        }
        let field = Field::new(record.size, Houses::Open);
        let mut reader = Reader {
            record,
            notes,
            field,
        };
        for note in fresh {
            reader.note(note);
        }
        Ok(reader)
    }

    fn note(&mut self, note: Note) {
        if self.notes.len() < MOST_NOTES && !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// The dots of a node: set up, then played.
    fn dots(&mut self, node: &[Property]) -> Result<(), Broken> {
        for property in node {
            let side = match property.ident.as_str() {
                "AB" => Side::First,
                "AW" => Side::Second,
                _ => continue,
            };
            for (at, value) in &property.values {
                for cell in points(*at, value)? {
                    self.set_up(*at, cell, side)?;
                }
            }
        }
        for property in node {
            let side = match property.ident.as_str() {
                "B" => Side::First,
                "W" => Side::Second,
                _ => continue,
            };
            for (at, value) in &property.values {
                self.played(*at, value, side)?;
            }
        }
        Ok(())
    }

    fn set_up(&mut self, at: usize, cell: Cell, side: Side) -> Result<(), Broken> {
        if self.record.played.is_empty() {
            self.put(at, cell, side, Closing::Take)?;
            self.record.start.push((cell, side));
            return Ok(());
        }
        // Dots set up later are dots played: nothing else can be replayed.
        self.play(at, cell, side, &[])
    }

    fn played(&mut self, at: usize, value: &[u8], side: Side) -> Result<(), Broken> {
        let value = value.trim_ascii();
        if value.is_empty() {
            self.note(Note::Pass);
            return Ok(());
        }
        let mut parts = value.split(|&byte| byte == b'.');
        let dot = parts.next().unwrap_or_default();
        let cell = cell(dot).ok_or_else(|| bad_point(at, dot))?;
        let mut chains = Vec::new();
        for part in parts.filter(|part| !part.is_empty()) {
            chains.push(chain(at, part)?);
        }
        self.play(at, cell, side, &chains)
    }

    fn play(
        &mut self,
        at: usize,
        cell: Cell,
        side: Side,
        chains: &[Vec<Cell>],
    ) -> Result<(), Broken> {
        let polish = self.record.rules == Rules::Polish;
        // What was held and is painted now is painted before the dot is placed.
        let mut contours: Vec<Vec<Cell>> = Vec::new();
        let mut rest: Vec<&Vec<Cell>> = chains.iter().collect();
        if polish {
            rest.retain(|chain| {
                let whole = !chain.contains(&cell) && self.field.enclose(chain, side).is_ok();
                if whole {
                    contours.push((*chain).clone());
                }
                !whole
            });
        }
        let closing = if polish { Closing::Hold } else { Closing::Take };
        self.put(at, cell, side, closing)?;
        let made = self
            .field
            .captures()
            .filter(|capture| capture.kind != Kind::Left);
        contours.extend(made.map(|capture| capture.contour().collect()));
        if polish {
            rest.retain(|chain| {
                let fresh = self.field.enclose(chain, side).is_ok();
                if fresh {
                    contours.push((*chain).clone());
                }
                !fresh
            });
        }
        let same = |one: &[Cell], other: &[Cell]| {
            one.len() == other.len() && one.iter().all(|cell| other.contains(cell))
        };
        let agree = chains.len() == contours.len()
            && chains
                .iter()
                .all(|told| contours.iter().any(|made| same(told, made)));
        let number = self.record.played.len() + 1;
        if !agree && !chains.is_empty() {
            self.note(Note::Contours(number));
        }
        self.record.played.push(Played {
            cell,
            side,
            contours,
        });
        Ok(())
    }

    fn put(&mut self, at: usize, cell: Cell, side: Side, closing: Closing) -> Result<(), Broken> {
        let number = self.field.dots().count() + 1;
        let put = self.field.put_closing(cell, side, closing);
        put.map_err(|blocked| Broken {
            at,
            why: Why::Move(number, blocked),
        })
    }
}

fn bad_point(at: usize, point: &[u8]) -> Broken {
    let shown: String = String::from_utf8_lossy(point).chars().take(20).collect();
    Broken {
        at,
        why: Why::Point(shown),
    }
}

/// A point, or a rectangle `aa:cc` of them.
fn points(at: usize, value: &[u8]) -> Result<Vec<Cell>, Broken> {
    let value = value.trim_ascii();
    let mut ends = value.splitn(2, |&byte| byte == b':').map(cell);
    let (Some(Some(from)), to) = (ends.next(), ends.next()) else {
        return Err(bad_point(at, value));
    };
    let to = match to {
        None => from,
        Some(Some(to)) => to,
        Some(None) => return Err(bad_point(at, value)),
    };
    let rows = from.y..=to.y;
    Ok(rows
        .flat_map(|y| (from.x..=to.x).map(move |x| Cell::new(x, y)))
        .collect())
}

/// A chain of points; one that ends where it begins loses the repetition.
fn chain(at: usize, part: &[u8]) -> Result<Vec<Cell>, Broken> {
    let mut cells = Vec::new();
    for point in part.chunks(2) {
        cells.push(cell(point).ok_or_else(|| bad_point(at, point))?);
    }
    if cells.len() > 1 && cells.first() == cells.last() {
        cells.pop();
    }
    Ok(cells)
}

fn size(value: &str) -> Option<Size> {
    let (width, height) = value.split_once(':').unwrap_or((value, value));
    Size::new(width.trim().parse().ok()?, height.trim().parse().ok()?)
}

fn verdict(value: &str) -> Result<Option<Verdict>, ()> {
    let side = match value.as_bytes() {
        [] | [b'?'] => return Ok(None),
        [b'0'] => return Ok(Some(Verdict::Drawn)),
        [b'B', b'+', ..] => Side::First,
        [b'W', b'+', ..] => Side::Second,
        _ if value.eq_ignore_ascii_case("draw") => return Ok(Some(Verdict::Drawn)),
        _ if value.eq_ignore_ascii_case("void") => return Ok(None),
        _ => return Err(()),
    };
    let margin = match value.get(2..).unwrap_or_default() {
        "" => Margin::Unknown,
        "R" | "Resign" => Margin::Resigned,
        "T" | "Time" => Margin::Time,
        "G" => Margin::Grounded,
        by => {
            let (whole, half) = by.split_once('.').unwrap_or((by, "0"));
            let whole: u32 = whole.parse().map_err(|_| ())?;
            let half = u32::from(half.starts_with('5'));
            Margin::Halves(
                whole
                    .checked_mul(2)
                    .and_then(|n| n.checked_add(half))
                    .ok_or(())?,
            )
        }
    };
    Ok(Some(Verdict::Won(side, margin)))
}
