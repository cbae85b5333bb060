//! Abaku told: what happened, the board in words, captions of the picture. Nothing here names a
//! stone that lies on a rack, but for the viewer's own.

use super::Scene;
use crate::speech::last_of_each;
use games::Seat;
use games::abaku::{End, Event, Last, Missed, Passing, Rack, Scored, Stone, View};

/// What happened, in a line.
pub(super) fn happened(event: &Event, scene: &Scene) -> Option<String> {
    let tongue = scene.tongue;
    let of = |id: &str, seat: &Seat| tongue.say(id, &[("name", scene.name(*seat).into())]);
    Some(match event {
        Event::SetUp { first, .. } => of("abaku-start", first),
        Event::Laid {
            seat,
            operations,
            points,
            ..
        } => laid(*seat, operations, points.0, scene),
        Event::Exchanged { seat, given, .. } => {
            let count = i64::from(given.len());
            let args = [("name", scene.name(*seat).into()), ("count", count.into())];
            tongue.say("abaku-exchanged", &args)
        }
        Event::Passed {
            seat,
            why: Passing::Said,
        } => of("passed", seat),
        Event::Passed {
            seat,
            why: Passing::Time,
        } => of("passed-time", seat),
        Event::Left { seat, why } => scene.left(*seat, *why),
        Event::Finished { seat } => of("abaku-finished", seat),
        Event::Forfeited { seat } => of("abaku-forfeited", seat),
        Event::Ended { why } => tongue.tell(ending(*why)),
    })
}

/// Each operation with its points.
pub(super) fn operations(operations: &[Scored]) -> String {
    let each: Vec<String> = operations
        .iter()
        .map(|o| format!("{} ({})", o.reading, o.points.0))
        .collect();
    each.join(", ")
}

fn laid(seat: Seat, scored: &[Scored], points: i32, scene: &Scene) -> String {
    let args = [
        ("name", scene.name(seat).into()),
        ("operations", operations(scored).into()),
        ("points", points.into()),
    ];
    scene.tongue.say("abaku-laid", &args)
}

/// The best laying that a player missed.
pub(super) fn missed(missed: &Missed, scene: &Scene) -> String {
    let args = [
        ("name", scene.name(missed.seat).into()),
        ("stones", said(&missed.best.stones).into()),
        ("points", missed.best.points.0.into()),
        ("earned", missed.earned.0.into()),
    ];
    scene.tongue.say("abaku-missed", &args)
}

/// A laying as a player would say it: `24 h8 >`.
pub(super) fn said(stones: &[Stone]) -> String {
    let digits: String = stones.iter().map(|stone| stone.1.to_string()).collect();
    let Some((first, last)) = stones.first().zip(stones.last()) else {
        return digits;
    };
    let sign = match () {
        () if first.0 == last.0 => "",
        () if first.0.row() == last.0.row() => " >",
        () => " v",
    };
    format!("{digits} {}{sign}", first.0)
}

fn ending(why: End) -> &'static str {
    match why {
        End::Closed => "abaku-end-closed",
        End::OneLeft => "abaku-end-one-left",
        End::FewLeft => "abaku-end-few-left",
        End::Stuck => "abaku-end-stuck",
        End::Agreed => "abaku-end-agreed",
    }
}

/// Stones in order, as text.
pub(super) fn stones(rack: &Rack) -> String {
    let all: Vec<String> = rack.stones().map(|digit| digit.to_string()).collect();
    if all.is_empty() {
        "—".to_owned()
    } else {
        all.join(" ")
    }
}

/// The board in words.
pub(super) fn text(view: &View, scene: &Scene) -> String {
    let tongue = scene.tongue;
    let mut lines = vec!["   a b c d e f g h i j k l m n o".to_owned()];
    for (number, row) in view.board.rows().iter().enumerate() {
        let signs: Vec<String> = row
            .chars()
            .map(|c| {
                if c == '.' {
                    "·".to_owned()
                } else {
                    c.to_string()
                }
            })
            .collect();
        lines.push(format!("{:>2} {}", number + 1, signs.join(" ")));
    }
    for (name, player) in scene.names.iter().zip(&view.players) {
        let args = [
            ("name", name.into()),
            ("score", player.score.0.into()),
            ("stones", i64::from(player.stones).into()),
        ];
        lines.push(tongue.say("abaku-text-player", &args));
    }
    if let Some(Last::Laid {
        seat,
        operations,
        points,
        ..
    }) = &view.last
    {
        lines.push(laid(*seat, operations, points.0, scene));
    }
    if let Some(rack) = &view.rack {
        lines.push(tongue.say("abaku-rack", &[("stones", stones(&rack.stones).into())]));
    }
    lines.push(tongue.say("abaku-bag", &[("count", view.bag.into())]));
    lines.push(status(view, scene));
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

fn status(view: &View, scene: &Scene) -> String {
    let outcome = view.over.as_ref().map(|(_, outcome)| outcome);
    scene.status(outcome, view.turn)
}

/// What the stones left gave and took at the end.
pub(super) fn settled(view: &View, scene: &Scene) -> Vec<String> {
    let each = scene.names.iter().zip(&view.players);
    each.filter_map(|(name, player)| {
        let points = player.settled.filter(|points| points.0 != 0)?;
        let points = format!("{:+}", points.0).replace('-', "−");
        let args = [("name", name.into()), ("points", points.into())];
        Some(scene.tongue.say("abaku-settled", &args))
    })
    .collect()
}

/// The views of a game that show another board than the one before, with their texts.
pub(super) fn frames(views: Vec<View>, scene: &Scene) -> Vec<(View, render::abaku::Captions)> {
    let frame = |view: View| {
        let captions = captions(&view, scene);
        (view, captions)
    };
    let kept = last_of_each(views, |one, other| one.board == other.board);
    kept.into_iter().map(frame).collect()
}

/// The texts of the picture.
pub(super) fn captions(view: &View, scene: &Scene) -> render::abaku::Captions {
    let tongue = scene.tongue;
    let last = match &view.last {
        Some(Last::Laid { seat, .. }) => format!("{}:", scene.name(*seat)),
        Some(Last::Exchanged { seat, count }) => {
            let args = [
                ("name", scene.name(*seat).into()),
                ("count", i64::from(*count).into()),
            ];
            tongue.say("abaku-exchanged", &args)
        }
        Some(Last::Passed { seat, why }) => {
            let id = match why {
                Passing::Said => "passed",
                Passing::Time => "passed-time",
            };
            tongue.say(id, &[("name", scene.name(*seat).into())])
        }
        Some(Last::Left { seat, why }) => scene.left(*seat, *why),
        None => String::new(),
    };
    render::abaku::Captions {
        names: scene.names.clone(),
        clocks: scene.clocks.clone(),
        last,
        status: status(view, scene),
        bag: tongue.say("abaku-bag", &[("count", view.bag.into())]),
        rack: tongue.tell("abaku-your-stones"),
    }
}
