//! Why a move in Dots is refused.

use super::{Scene, cells};
use games::dots::{Cell, Illegal, NoContour, Side, View};

/// The reason, naming the rule.
pub(super) fn reason(illegal: &Illegal, view: &View, scene: &Scene) -> String {
    let tongue = scene.tongue;
    let tell = |id: &str| tongue.tell(id);
    let at = |id: &str, cell: &Cell| tongue.say(id, &[("cell", cells::name(*cell).into())]);
    match illegal {
        Illegal::Over => tell("game-over"),
        Illegal::NotYourTurn => match view.turn.only() {
            Some(seat) => tongue.say("not-your-turn-but", &[("name", scene.name(seat).into())]),
            None => tell("not-your-turn"),
        },
        Illegal::Outside(cell) => at("dots-no-crossing", cell),
        Illegal::Dot(cell) => at("dots-taken", cell),
        Illegal::Area { cell, of } => {
            let args = [
                ("cell", cells::name(*cell).into()),
                ("name", side_name(*of, view, scene).into()),
            ];
            tongue.say("dots-painted", &args)
        }
        Illegal::NotCentral { columns, rows } => {
            let n = |n: u8| i64::from(n) + 1;
            let args = [
                ("left", n(columns.0).into()),
                ("right", n(columns.1).into()),
                ("top", n(rows.0).into()),
                ("bottom", n(rows.1).into()),
            ];
            tongue.say("dots-not-central", &args)
        }
        Illegal::ChooseFirst => tell("dots-choose-first"),
        Illegal::NothingToChoose => tell("dots-nothing-to-choose"),
        Illegal::NoHolding => tell("dots-no-holding"),
        Illegal::NoChoice => tell("dots-no-choice"),
        Illegal::NothingClosed => tell("dots-nothing-closed"),
        Illegal::NoSuchHold(hold) => {
            let args = [("n", (i64::from(hold.0) + 1).into())];
            tongue.say("dots-no-such-hold", &args)
        }
        Illegal::Contour(NoContour::NotYours(cell)) => at("dots-contour-not-yours", cell),
        Illegal::Contour(NoContour::Broken(cell)) => at("dots-contour-broken", cell),
        Illegal::Contour(NoContour::Twice(cell)) => at("dots-contour-twice", cell),
        Illegal::Contour(NoContour::Empty) => tell("dots-contour-empty"),
        Illegal::NotThroughDot => tell("dots-contour-not-through"),
        Illegal::NoEnemyInside => tell("dots-contour-no-enemy"),
        Illegal::NoGrounding => tell("dots-no-grounding"),
        Illegal::GroundingLoses { lead, lost } => {
            let args = [
                ("lead", i64::from(*lead).into()),
                ("lost", i64::from(*lost).into()),
            ];
            tongue.say("dots-grounding-loses", &args)
        }
        Illegal::NothingToGround => tell("dots-nothing-to-ground"),
        Illegal::NoPassing => tell("no-pass"),
        Illegal::CountOffered => tell("dots-count-offered-already"),
    }
}

/// Who plays for a side: a name, or those of a team.
pub(super) fn side_name(side: Side, view: &View, scene: &Scene) -> String {
    let names: Vec<&str> = view.players(side).map(|seat| scene.name(seat)).collect();
    names.join(", ")
}
