//! `tetradka dots FILE.sgf`: replays a record of Dots and prints how it stands.

use anyhow::Context;
use games::dots::{Rules, Side, View, sgf};
use std::io::Write;
use std::path::Path;

/// Reads the record, prints its result, and writes the last field as a picture where asked to.
///
/// # Errors
/// When a file can't be read or written, or the record is damaged: with the place in it.
pub fn dots(file: &Path, picture: Option<&Path>, mut out: impl Write) -> anyhow::Result<()> {
    let bytes = std::fs::read(file).with_context(|| format!("the record {}", file.display()))?;
    let (record, notes) =
        sgf::read(&bytes).with_context(|| format!("the record {}", file.display()))?;
    let view = record.view();
    out.write_all(told(&record, &view).as_bytes())?;
    for note in &notes {
        writeln!(out, "note: {note}")?;
    }
    if let Some(path) = picture {
        std::fs::write(path, drawn(&record, &view))
            .with_context(|| format!("the picture {}", path.display()))?;
    }
    Ok(())
}

fn name(record: &sgf::Record, side: Side) -> &str {
    let [first, second] = &record.names;
    let known = match side {
        Side::First => first.as_deref(),
        Side::Second => second.as_deref(),
    };
    known.filter(|name| !name.is_empty()).unwrap_or(match side {
        Side::First => "red",
        Side::Second => "blue",
    })
}

fn told(record: &sgf::Record, view: &View) -> String {
    let rules = match record.rules {
        Rules::Russian => "russian",
        Rules::Polish => "polish",
    };
    let (width, height) = (record.size.width(), record.size.height());
    let [first, second] = Side::BOTH.map(|side| name(record, side));
    let [red, blue] = view.captured();
    let [loose_red, loose_blue] = view.non_grounded;
    let mut lines = vec![
        format!("field: {width}x{height}, {rules} rules"),
        format!("players: {first} (red, first), {second} (blue)"),
        format!(
            "dots: {} at the start, {} played",
            record.start.len(),
            record.played.len()
        ),
        format!("captured: {red} by {first}, {blue} by {second}"),
        format!("not grounded: {loose_red} of {first}, {loose_blue} of {second}"),
    ];
    let ahead = match red.cmp(&blue) {
        std::cmp::Ordering::Greater => format!("{first} leads by {}", red - blue),
        std::cmp::Ordering::Less => format!("{second} leads by {}", blue - red),
        std::cmp::Ordering::Equal => "even".to_owned(),
    };
    lines.push(format!("by captures: {ahead}"));
    if let Some(verdict) = record.verdict {
        lines.push(format!("result in the record: {verdict}"));
    }
    if let Some(date) = &record.date {
        lines.push(format!("date: {date}"));
    }
    lines.join("\n") + "\n"
}

fn drawn(record: &sgf::Record, view: &View) -> Vec<u8> {
    let captions = render::dots::Captions {
        names: Side::BOTH.map(|side| name(record, side).to_owned()),
        heading: record.played.len().to_string(),
        status: record
            .verdict
            .map(|verdict| verdict.to_string())
            .unwrap_or_default(),
        ..render::dots::Captions::default()
    };
    let (part, houses) = (render::dots::Part::Whole, render::dots::Houses::Hidden);
    render::dots::draw(view, &captions, render::Look::default(), part, houses).png
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(text: &str) -> Result<String, String> {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let (file, picture) = (folder.join("game.sgf"), folder.join("game.png"));
        std::fs::write(&file, text).unwrap();
        let mut out = Vec::new();
        dots(&file, Some(&picture), &mut out).map_err(|error| format!("{error:#}"))?;
        assert!(std::fs::read(&picture).unwrap().starts_with(b"\x89PNG"));
        Ok(String::from_utf8(out).unwrap())
    }

    #[test]
    fn a_record_is_replayed() {
        let text = "(;FF[4]GM[40]SZ[8:8]PB[Anna]PW[Boris]RE[B+1]XX[y]\n\
                    ;B[cb];W[cc];B[bc];W[hh];B[dc];W[ha];B[cd.cddccbbccd])";
        let told = run(text).unwrap();
        for line in [
            "field: 8x8, russian rules",
            "players: Anna (red, first), Boris (blue)",
            "dots: 0 at the start, 7 played",
            "captured: 1 by Anna, 0 by Boris",
            "by captures: Anna leads by 1",
            "result in the record: B+1",
            "note: XX",
        ] {
            assert!(told.contains(line), "{line} in\n{told}");
        }
    }

    #[test]
    fn a_damaged_record_is_an_error_with_its_place() {
        for (text, expected) in [
            ("", "line 1, column 1: there is no game"),
            (
                "(;GM[1])",
                "line 1, column 6: it is a record of game 1, not of dots",
            ),
            (
                "(;GM[40]SZ[8:8]\n;B[ab",
                "line 2, column 3: this [ isn't closed",
            ),
            (
                "(;GM[40]SZ[8:8]\n;B[zz])",
                "line 2, column 4: dot 1 is off the field",
            ),
            (
                "(;GM[40]SZ[8:8]\n;B[aa]\n;W[aa])",
                "line 3, column 4: where dot 2 goes there is one",
            ),
            ("(;GM[40]SZ[99:8])", "line 1, column 12: no field is 99:8"),
        ] {
            let error = run(text).unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
    }
}
