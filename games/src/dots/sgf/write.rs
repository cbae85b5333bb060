//! Writing a record.

use super::letter;
use super::record::Record;
use crate::dots::options::Rules;
use crate::dots::place::{Cell, Side};
use std::fmt::Write;

/// The record as an SGF file.
pub fn write(record: &Record) -> String {
    let mut out = String::from("(;FF[4]GM[40]CA[UTF-8]");
    let (width, height) = (record.size.width(), record.size.height());
    // Writing to a String can't fail.
    let _ = write!(out, "SZ[{width}:{height}]");
    if record.rules == Rules::Polish {
        out.push_str("RU[polish]");
    }
    for (ident, name) in ["PB", "PW"].iter().zip(&record.names) {
        if let Some(name) = name {
            property(&mut out, ident, name);
        }
    }
    if let Some(date) = &record.date {
        property(&mut out, "DT", date);
    }
    if let Some(verdict) = record.verdict {
        property(&mut out, "RE", &verdict.to_string());
    }
    for (ident, values) in &record.others {
        out.push_str(ident);
        for value in values {
            text(&mut out, value);
        }
    }
    for (ident, side) in ["AB", "AW"].iter().zip(Side::BOTH) {
        let cells = record.start.iter().filter(|dot| dot.1 == side);
        let points: String = cells
            .map(|&(cell, _)| format!("[{}]", point(cell)))
            .collect();
        if !points.is_empty() {
            out.push_str(ident);
            out.push_str(&points);
        }
    }
    for (n, played) in record.played.iter().enumerate() {
        if n % 10 == 0 {
            out.push('\n');
        }
        let ident = match played.side {
            Side::First => "B",
            Side::Second => "W",
        };
        let _ = write!(out, ";{ident}[{}", point(played.cell));
        for contour in &played.contours {
            out.push('.');
            // A chain ends where it begins.
            for &cell in contour.iter().chain(contour.first()) {
                out.push_str(&point(cell));
            }
        }
        out.push(']');
    }
    out.push_str(")\n");
    out
}

fn point(cell: Cell) -> String {
    let letters = [letter(cell.x), letter(cell.y)];
    letters.into_iter().flatten().map(char::from).collect()
}

fn property(out: &mut String, ident: &str, value: &str) {
    out.push_str(ident);
    text(out, value);
}

fn text(out: &mut String, value: &str) {
    out.push('[');
    for letter in value.chars() {
        if matches!(letter, ']' | '\\') {
            out.push('\\');
        }
        out.push(letter);
    }
    out.push(']');
}
