//! The field as its player's page draws it.

use games::dots::{Cell, Crossing, Rules, Side, View};
use render::dots::points;
use serde_json::{Value, json};

/// The field: rows of signs, contours, what is held and to be chosen.
pub(super) fn page(view: &View) -> Value {
    let size = view.field.size();
    let rows: Vec<String> = (0..size.height())
        .map(|y| {
            (0..size.width())
                .map(|x| sign(view, Cell::new(x, y)))
                .collect()
        })
        .collect();
    let areas = view.areas.iter();
    let areas =
        areas.map(|area| json!({ "by": area.by.index(), "contour": contour(&area.contour) }));
    let holds = view.holds.iter().map(|hold| {
        json!({
            "n": u32::from(hold.id.0) + 1,
            "by": hold.by.index(),
            "contour": contour(&hold.contour),
        })
    });
    let choice = view.choice.as_ref().map(|choice| {
        choice
            .offered()
            .map(|chain| contour(chain))
            .collect::<Vec<_>>()
    });
    let sides: Vec<usize> = view.sides.iter().map(|side| side.index()).collect();
    json!({
        "width": size.width(),
        "height": size.height(),
        "rows": rows,
        "areas": areas.collect::<Vec<_>>(),
        "holds": holds.collect::<Vec<_>>(),
        "choice": choice,
        "last": view.last().map(|(cell, _)| [cell.x, cell.y]),
        "you": view.side().map(Side::index),
        "sides": sides,
        "scores": view.halves.map(points),
        "polish": view.options.rules == Rules::Polish,
        "central": central(view),
    })
}

fn contour(chain: &[Cell]) -> Vec<[u8; 2]> {
    chain.iter().map(|cell| [cell.x, cell.y]).collect()
}

fn sign(view: &View, cell: Cell) -> char {
    match view.field.at(cell) {
        Some(Crossing::Live(Side::First)) => 'r',
        Some(Crossing::Live(Side::Second)) => 'b',
        Some(Crossing::Captured(Side::First)) => 'R',
        Some(Crossing::Captured(Side::Second)) => 'B',
        Some(Crossing::Painted(Side::First)) => 'p',
        Some(Crossing::Painted(Side::Second)) => 'q',
        Some(Crossing::Free) | None => '.',
    }
}

/// Where the viewer's first dot has to go: the first and last column and row.
fn central(view: &View) -> Option<[u8; 4]> {
    let side = view.side().filter(|_| view.options.centre)?;
    if view.moves().any(|(_, by)| by == side) {
        return None;
    }
    let (columns, rows) = view.options.middle();
    Some([
        columns.start,
        columns.end.saturating_sub(1),
        rows.start,
        rows.end.saturating_sub(1),
    ])
}
