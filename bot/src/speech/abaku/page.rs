//! The board as its player's page draws it, and what a laying would bring.

use super::{hear, refusal, tell};
use crate::speech::{Heard, Scene, Weighed};
use games::abaku::{Axis, Bonus, Cell, Last, Move, SIDE, Stone, View, bonus, lay};
use serde_json::{Value, json};

/// The board, what lies under its fields, the last laying, and the viewer's own stones.
pub(super) fn page(view: &View) -> Value {
    let rules = view.options.rules;
    let bonuses: Vec<String> = (0..SIDE)
        .map(|row| {
            (0..SIDE)
                .map(|column| Cell::on_line(Axis::Across, row, column))
                .map(|cell| sign(bonus(cell, rules.bonuses, rules.centre)))
                .collect()
        })
        .collect();
    let last: Vec<String> = match &view.last {
        Some(Last::Laid { stones, .. }) => stones.iter().map(|s| s.0.to_string()).collect(),
        _ => Vec::new(),
    };
    let rack = view.rack.as_ref();
    let rack = rack.map(|own| own.stones.stones().map(|d| d.value()).collect::<Vec<u8>>());
    let stones: Vec<u8> = view.players.iter().map(|player| player.stones).collect();
    json!({
        "rows": view.board.rows(),
        "bonuses": bonuses,
        "last": last,
        "rack": rack,
        "stones": stones,
        "bag": view.bag,
    })
}

/// `d`, `D`: the number twice, thrice; `o`, `O`: the operation.
fn sign(bonus: Option<Bonus>) -> char {
    match bonus {
        Some(Bonus::Number(2)) => 'd',
        Some(Bonus::Number(_)) => 'D',
        Some(Bonus::Operation(2)) => 'o',
        Some(Bonus::Operation(_)) => 'O',
        None => '.',
    }
}

/// What a laying of the viewer's would bring, whoever is to move: the board is thought about
/// while others are.
pub(super) fn weigh(view: &View, text: &str, scene: &Scene) -> Option<Weighed> {
    let rack = view.rack.as_ref()?.stones;
    let stones: Vec<Stone> = match hear(view, text, scene.tongue) {
        Heard::Move(Move::Lay(stones)) => stones,
        Heard::Unclear(why) => return Some(Weighed::Refused(why)),
        Heard::Move(_) | Heard::Nothing => return None,
    };
    Some(
        match lay(&view.board, &rack, &stones, &view.options.rules) {
            Ok(laying) => {
                let operations = tell::operations(&laying.operations);
                let args = [
                    ("operations", operations.into()),
                    ("points", laying.points.0.into()),
                ];
                Weighed::Brings(scene.tongue.say("abaku-would", &args))
            }
            Err(illegal) => Weighed::Refused(refusal::reason(&illegal, view.turn, scene)),
        },
    )
}
