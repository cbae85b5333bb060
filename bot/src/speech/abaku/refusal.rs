//! Why a move in Abaku is refused: which check failed, with the digits concerned.

use super::Scene;
use games::Seat;
use games::abaku::{Digit, Illegal, Reading, Run};

/// The reason; `turn`: who is to move.
pub(super) fn reason(illegal: &Illegal, turn: Option<Seat>, scene: &Scene) -> String {
    let tongue = scene.tongue;
    let tell = |id: &str| tongue.tell(id);
    let at = |id: &str, cell: String| tongue.say(id, &[("cell", cell.into())]);
    let in_run = |id: &str, run: &Run| {
        let args = [
            ("digits", digits(run.digits()).into()),
            ("cell", run.start.to_string().into()),
        ];
        tongue.say(id, &args)
    };
    let about =
        |id: &str, reading: &Reading| tongue.say(id, &[("reading", reading.to_string().into())]);
    match illegal {
        Illegal::Over => tell("game-over"),
        Illegal::NotYourTurn => match turn {
            Some(seat) => tongue.say("not-your-turn-but", &[("name", scene.name(seat).into())]),
            None => tell("not-your-turn"),
        },
        Illegal::NoStone => tell("abaku-no-stone"),
        Illegal::OffBoard => tell("abaku-off-board"),
        Illegal::Filled { cell, digit } => {
            let args = [
                ("cell", cell.to_string().into()),
                ("digit", digit.to_string().into()),
            ];
            tongue.say("abaku-filled", &args)
        }
        Illegal::Twice { cell } => at("abaku-twice", cell.to_string()),
        Illegal::NotInRack { missing } => {
            tongue.say("abaku-not-in-rack", &[("digits", digits(missing).into())])
        }
        Illegal::NotOneLine => tell("abaku-not-one-line"),
        Illegal::Gap { cell } => at("abaku-gap", cell.to_string()),
        Illegal::OpeningAlone => tell("abaku-opening-alone"),
        Illegal::OpeningOffCentre => tell("abaku-opening-off-centre"),
        Illegal::NoContact(run) => in_run("abaku-no-contact", run),
        Illegal::NoOperation(run) => in_run("abaku-no-operation", run),
        Illegal::NoOperationBeside { run, .. } => in_run("abaku-no-operation-beside", run),
        Illegal::ZeroBetween { run, .. } => in_run("abaku-zero-between", run),
        Illegal::NothingShared(run) => in_run("abaku-nothing-shared", run),
        Illegal::Wrong(reading) => about("abaku-reading-wrong", reading),
        Illegal::NoPlace(reading) => about("abaku-no-place", reading),
        Illegal::Several(_) => tell("abaku-several"),
        Illegal::ExchangeNothing => tell("abaku-exchange-nothing"),
        Illegal::BagTooEmpty { left } => {
            tongue.say("abaku-bag-too-empty", &[("left", i64::from(*left).into())])
        }
    }
}

fn digits(digits: &[Digit]) -> String {
    digits.iter().map(ToString::to_string).collect()
}
