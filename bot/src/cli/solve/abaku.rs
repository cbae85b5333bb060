//! Positions of Abaku: the best laying of each.

use anyhow::bail;
use games::abaku::{Axis, BadPosition, Position, Scored, Stone, solve};
use serde::Serialize;
use std::io::{BufRead, Write};
use std::time::Instant;

/// What is printed, named as in a file of cases: rows and columns are counted from 0.
#[derive(Debug, Serialize)]
struct Answer {
    /// The first of the layings that earn most: row, column, digit of each stone; none: null.
    #[serde(rename = "move")]
    best: Option<Vec<(u8, u8, u8)>>,
    score: Option<i32>,
    ops: Vec<Operation>,
    /// How many different layings are legal.
    moves: usize,
    micros: f64,
}

#[derive(Debug, Serialize)]
struct Operation {
    /// `h` or `v`.
    axis: &'static str,
    r: u8,
    c: u8,
    len: u8,
    reading: String,
    points: i32,
}

impl From<&Scored> for Operation {
    fn from(scored: &Scored) -> Operation {
        Operation {
            axis: match scored.axis {
                Axis::Across => "h",
                Axis::Down => "v",
            },
            r: scored.start.row(),
            c: scored.start.column(),
            len: scored.length,
            reading: scored.reading.to_string(),
            points: scored.points.0,
        }
    }
}

/// Reads positions of Abaku until the input ends.
///
/// # Errors
/// At the first line that isn't a position, with its number.
pub fn abaku(input: impl BufRead, out: impl Write) -> anyhow::Result<()> {
    super::each_line(input, out, |position: Position| {
        let start = Instant::now();
        let solved = solve(&position);
        let micros = super::micros_since(start);
        let solved = match solved {
            Ok(solved) => solved,
            Err(BadPosition::Board) => bail!("a board is 15 rows of 15 digits and dots"),
            Err(BadPosition::Rack) => bail!("a rack has at most five stones"),
        };
        let stone = |s: &Stone| (s.0.row(), s.0.column(), s.1.value());
        let best = solved.best.as_ref();
        Ok(Answer {
            best: best.map(|laying| laying.stones.iter().map(stone).collect()),
            score: best.map(|laying| laying.points.0),
            ops: best.map_or_else(Vec::new, |laying| {
                laying.operations.iter().map(Operation::from).collect()
            }),
            moves: solved.legal,
            micros,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::abaku;

    fn solved(input: &str) -> Result<serde_json::Value, String> {
        let mut out = Vec::new();
        abaku(input.as_bytes(), &mut out).map_err(|error| format!("{error:#}"))?;
        Ok(serde_json::from_slice(&out).unwrap())
    }

    fn line(row8: &str, rack: &str, bonus: &str) -> String {
        let mut rows = ["..............."; 15];
        rows[7] = row8;
        serde_json::json!({
            "board": rows,
            "rack": rack.bytes().map(|b| b - b'0').collect::<Vec<u8>>(),
            "bonus": bonus,
            "note": "passed over",
        })
        .to_string()
    }

    #[test]
    fn the_best_move_with_its_operations() {
        let answer = solved(&line("......24.......", "13", "none")).unwrap();
        assert_eq!(
            answer["move"],
            serde_json::json!([[7, 5, 1], [7, 8, 3]]),
            "{answer}"
        );
        assert_eq!(answer["score"], 10);
        assert_eq!(answer["ops"][0]["reading"], "12:4=3");
        assert!(answer["moves"].as_u64().unwrap() > 0);
        let nothing = solved(&line("...............", "05", "classic")).unwrap();
        assert_eq!(nothing["move"], serde_json::Value::Null);
        assert_eq!(nothing["moves"], 0);
    }

    #[test]
    fn a_line_that_is_no_position_is_named() {
        let check = |input: &str, expected: &str| {
            let error = solved(input).unwrap_err();
            assert!(error.contains(expected), "{error}");
        };
        let good = line("......24.......", "13", "none");
        check(&format!("{good}\n\n{}", line("x", "1", "none")), "line 3");
        check(&line("......24.......", "123456", "none"), "at most five");
        check(&line(".", "1", "none"), "15 rows");
        check("{}", "line 1");
        check("[[[[", "line 1");
    }
}
