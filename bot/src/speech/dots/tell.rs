//! Dots told: what happened, the field in words, captions of the picture.

use super::refusal::side_name;
use super::{Scene, cells};
use games::Seat;
use games::dots::{Area, Cell, Crossing, End, Event, Finish, Kind, Missed, Put, Side, View};
use render::dots::points;

/// A field wider than this is told with no space between its signs.
const SPACED: u8 = 20;

/// What happened, in a line.
pub(super) fn happened(event: &Event, view: &View, scene: &Scene) -> Option<String> {
    let tongue = scene.tongue;
    let of = |id: &str, seat: &Seat| tongue.say(id, &[("name", scene.name(*seat).into())]);
    Some(match event {
        Event::Started { .. } => {
            let names = Side::BOTH.map(|side| side_name(side, view, scene));
            let args = [
                ("first", (&names[0]).into()),
                ("second", (&names[1]).into()),
            ];
            tongue.say("dots-started", &args)
        }
        Event::Put { seat, put } => placed(*seat, put, view, scene),
        Event::Chose { seat, contour } => {
            let args = [
                ("name", scene.name(*seat).into()),
                ("count", contour.len().into()),
            ];
            tongue.say("dots-chose", &args)
        }
        Event::Passed { seat } => of("passed", seat),
        Event::CountOffered { seat } => of("dots-count-offered", seat),
        Event::Left { seat, why } => scene.left(*seat, *why),
        Event::Ended { how } => return ending(*how, view, scene),
    })
}

/// A dot put; what it brought is known of the last one.
fn placed(seat: Seat, put: &Put, view: &View, scene: &Scene) -> String {
    let args = [
        ("name", scene.name(seat).into()),
        ("cell", cells::name(put.cell).into()),
    ];
    let mut line = scene.tongue.say("dots-put", &args);
    for more in brought(put, view, scene) {
        line.push(' ');
        line.push_str(&more);
    }
    line
}

fn brought(put: &Put, view: &View, scene: &Scene) -> Vec<String> {
    let tongue = scene.tongue;
    let count = |id: &str, n: i64| (n > 0).then(|| tongue.say(id, &[("count", n.into())]));
    let mut told = Vec::new();
    if put.finish == Finish::Hold {
        told.push(tongue.tell("dots-put-held"));
    }
    told.extend(count("dots-put-painted", put.paint.len() as i64));
    if view.last().map(|(cell, _)| cell) != Some(put.cell) {
        return told;
    }
    if view.choice.is_some() {
        told.push(tongue.tell("dots-put-choice"));
    }
    let captures = || {
        view.field
            .captures()
            .filter(|capture| capture.kind != Kind::Left)
    };
    let own = || captures().filter(|capture| capture.kind == Kind::Surround);
    told.extend(count(
        "dots-put-captured",
        own().map(|capture| i64::from(capture.captured)).sum(),
    ));
    told.extend(count(
        "dots-put-freed",
        own().map(|capture| i64::from(capture.freed)).sum(),
    ));
    if captures().any(|capture| capture.kind == Kind::Caught) {
        told.push(tongue.tell("dots-put-caught"));
    }
    told
}

/// How it ended, where the line about who left doesn't say so already.
fn ending(how: End, view: &View, scene: &Scene) -> Option<String> {
    let tongue = scene.tongue;
    let of =
        |id: &str, side: Side| tongue.say(id, &[("name", side_name(side, view, scene).into())]);
    Some(match how {
        End::Full => tongue.tell("dots-end-full"),
        End::Counted => tongue.tell("dots-end-counted"),
        End::Passed => tongue.tell("dots-end-passed"),
        End::Drawn => tongue.tell("dots-end-drawn"),
        End::Resigned(_) | End::Removed(_) => return None,
        End::Time(side) => of("dots-end-time", side),
        End::Grounded(side) => of("dots-end-grounded", side),
        End::Decided(side) => of("dots-end-decided", side),
        End::Lead(side) => {
            let lead = view.options.lead.unwrap_or_default();
            let args = [
                ("name", side_name(side, view, scene).into()),
                ("n", i64::from(lead).into()),
            ];
            tongue.say("dots-end-lead", &args)
        }
    })
}

/// The field in words: signs row by row, the score, the last dot, whose turn.
pub(super) fn text(view: &View, scene: &Scene) -> String {
    let tongue = scene.tongue;
    let mut lines = rows(view);
    for (side, signs) in Side::BOTH.into_iter().zip([("●", "○"), ("◆", "◇")]) {
        let args = [
            ("live", signs.0.into()),
            ("captured", signs.1.into()),
            ("name", side_name(side, view, scene).into()),
            ("score", points(view.halves_of(side)).into()),
        ];
        lines.push(tongue.say("dots-text-side", &args));
    }
    lines.extend(last(view, scene));
    for hold in &view.holds {
        let dots: Vec<String> = hold.contour.iter().map(|&cell| cells::name(cell)).collect();
        let args = [
            ("name", side_name(hold.by, view, scene).into()),
            ("n", (i64::from(hold.id.0) + 1).into()),
            ("dots", dots.join(", ").into()),
        ];
        lines.push(tongue.say("dots-text-hold", &args));
    }
    lines.push(status(view, scene));
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// The same in sentences, without the signs.
pub(super) fn brief(view: &View, scene: &Scene) -> String {
    let tongue = scene.tongue;
    let size = view.field.size();
    let args = [
        ("columns", i64::from(size.width()).into()),
        ("rows", i64::from(size.height()).into()),
    ];
    let mut said = vec![tongue.say("dots-brief", &args)];
    let [first, second] = Side::BOTH.map(|side| score(side, view, scene));
    said.push(format!("{first}, {second}."));
    said.extend(last(view, scene));
    said.push(status(view, scene));
    said.retain(|sentence| !sentence.is_empty());
    said.join(" ")
}

/// The name of a side and its points.
fn score(side: Side, view: &View, scene: &Scene) -> String {
    let args = [
        ("name", side_name(side, view, scene).into()),
        ("score", points(view.halves_of(side)).into()),
    ];
    scene.tongue.say("score-one", &args)
}

/// The last dot.
fn last(view: &View, scene: &Scene) -> Option<String> {
    let (cell, side) = view.last()?;
    // Of a side of several it is told who.
    let name = match view.last_by {
        Some(seat) => scene.name(seat).to_owned(),
        None => side_name(side, view, scene),
    };
    let args = [("name", name.into()), ("cell", cells::name(cell).into())];
    Some(scene.tongue.say("dots-text-last", &args))
}

/// The field as signs, with rulers.
fn rows(view: &View) -> Vec<String> {
    let size = view.field.size();
    let between = if size.width() <= SPACED { " " } else { "" };
    let sign = |cell: Cell| match view.field.at(cell) {
        Some(Crossing::Live(Side::First)) => "●",
        Some(Crossing::Live(Side::Second)) => "◆",
        Some(Crossing::Captured(Side::First)) => "○",
        Some(Crossing::Captured(Side::Second)) => "◇",
        Some(Crossing::Painted(_)) => "▒",
        Some(Crossing::Free) | None => "·",
    };
    let ruler: Vec<String> = (1..=size.width()).map(|n| (n % 10).to_string()).collect();
    let mut rows = vec![format!("   {}", ruler.join(between))];
    for y in 0..size.height() {
        let signs: Vec<&str> = (0..size.width()).map(|x| sign(Cell::new(x, y))).collect();
        rows.push(format!("{:>2} {}", y + 1, signs.join(between)));
    }
    rows
}

fn status(view: &View, scene: &Scene) -> String {
    scene.status(view.outcome().as_ref(), view.turn.only())
}

/// The texts of the picture.
pub(super) fn captions(view: &View, scene: &Scene) -> render::dots::Captions {
    let clock = |side: Side| {
        let now = view.players(side).find(|&seat| view.turn.contains(seat));
        let seat = now.or_else(|| view.players(side).next());
        let clock = seat.and_then(|seat| scene.clocks.get(seat.index()));
        clock.cloned().unwrap_or_default()
    };
    let over = view.ended.is_some();
    let number = view.moves().count() + usize::from(!over);
    render::dots::Captions {
        names: Side::BOTH.map(|side| side_name(side, view, scene)),
        clocks: Side::BOTH.map(clock),
        heading: scene.tongue.say("move-number", &[("n", number.into())]),
        status: status(view, scene).trim_end_matches('.').to_owned(),
    }
}

/// What is said beside the result: the score where it has halves, the biggest area.
pub(super) fn summary(view: &View, scene: &Scene) -> Vec<String> {
    let tongue = scene.tongue;
    let mut lines = Vec::new();
    if view.halves.iter().any(|halves| halves % 2 != 0) {
        let [first, second] = Side::BOTH.map(|side| score(side, view, scene));
        lines.push(format!("{first} · {second}"));
    }
    let inside = |area: &Area| {
        let dot = |cell: &Cell| view.field.at(*cell) == Some(Crossing::Captured(area.by.other()));
        view.field.inside(&area.contour).filter(dot).count()
    };
    let biggest = view
        .areas
        .iter()
        .map(|area| (inside(area), area.by))
        .max_by_key(|(n, _)| *n);
    if let Some((count, by)) = biggest.filter(|(count, _)| *count > 1) {
        let args = [
            ("name", side_name(by, view, scene).into()),
            ("count", count.into()),
        ];
        lines.push(tongue.say("dots-biggest", &args));
    }
    lines
}

/// The biggest capture that a player passed by.
pub(super) fn missed(missed: &Missed, scene: &Scene) -> String {
    let args = [
        ("name", scene.name(missed.seat).into()),
        ("n", missed.turn.into()),
        ("cell", cells::name(missed.cell).into()),
        ("count", i64::from(missed.captures).into()),
    ];
    scene.tongue.say("dots-missed", &args)
}
