//! The parts of a board's message: picture, buttons, lines of text.

use super::super::press::{OnGame, Press};
use super::super::records::Sitting;
use super::super::table::AnyTable;
use crate::chat::{Button, Picture};
use crate::speech::{Choice, Draw, Scene, Tongue};
use games::{At, Seats, Seq, Viewer};
use storage::GameId;

pub(super) fn picture(
    table: &dyn AnyTable,
    game: GameId,
    viewer: Viewer,
    choices: &[Choice],
    scene: &Scene,
) -> Option<Picture> {
    let draw = table.picture(viewer, choices, scene)?;
    let chosen = if choices.is_empty() {
        String::new()
    } else {
        let says: String = choices.iter().map(|choice| choice.say.as_str()).collect();
        format!("-c{}", crate::hall::house::number(&says))
    };
    Some(drawn(table, game, viewer, &chosen, draw, scene))
}

/// All of the board.
pub(super) fn whole(
    table: &dyn AnyTable,
    game: GameId,
    viewer: Viewer,
    scene: &Scene,
) -> Option<Picture> {
    match table.whole(viewer, scene) {
        Some(draw) => Some(drawn(table, game, viewer, "-w", draw, scene)),
        None => picture(table, game, viewer, &[], scene),
    }
}

/// A drawing with the key of what it shows; `which` tells pictures of one position apart.
fn drawn(
    table: &dyn AnyTable,
    game: GameId,
    viewer: Viewer,
    which: &str,
    draw: Draw,
    scene: &Scene,
) -> Picture {
    let secret = match viewer {
        Viewer::Spectator => String::new(),
        Viewer::Seat(seat) => format!("-{}", seat.0),
    };
    let clocks = scene.clocks.join(".");
    let lang = scene.tongue.lang.code();
    let light = light(scene.theme);
    let head = table.head().0;
    Picture {
        key: format!("{game}-{head}{secret}{which}-{lang}{light}{clocks}"),
        alt: table.text(viewer, scene),
        brief: table.brief(viewer, scene),
        mime: "image/png",
        draw,
    }
}

/// What tells a picture of the day from the same by night.
pub(in crate::hall) fn light(theme: render::Theme) -> char {
    match theme {
        render::Theme::Day => 'd',
        render::Theme::Night => 'n',
    }
}

pub(super) fn game_button(label: String, game: GameId, seq: Seq, on: OnGame) -> Button {
    Press::Game(game, seq, on).button(label)
}

/// `people`: whether the move is a person's; a computer presses no buttons.
pub(super) fn board_buttons(
    table: &dyn AnyTable,
    game: GameId,
    people: bool,
    tongue: Tongue,
) -> Vec<Vec<Button>> {
    let head = table.head();
    let mut rows = Vec::new();
    if table.is_aside() {
        let label = tongue.tell("button-continue");
        return vec![vec![game_button(label, game, head, OnGame::Continue)]];
    }
    if table.pending().is_some() {
        rows.push(vec![
            game_button(tongue.tell("button-yes"), game, head, OnGame::Yes),
            game_button(tongue.tell("button-no"), game, head, OnGame::No),
        ]);
    }
    if !people {
        return rows;
    }
    let moves: Vec<Button> = table
        .buttons(tongue)
        .into_iter()
        .map(|choice| match choice.say.as_str() {
            "pass" => game_button(choice.label, game, head, OnGame::Pass),
            "mine" => game_button(choice.label, game, head, OnGame::Mine),
            "board" => game_button(choice.label, game, head, OnGame::Board),
            "hint" => game_button(choice.label, game, head, OnGame::Hint),
            _ => game_button(choice.label, game, head, OnGame::Say(choice.say)),
        })
        .collect();
    rows.extend(moves.chunks(4).map(<[Button]>::to_vec));
    rows
}

pub(super) fn scores(table: &dyn AnyTable, scene: &Scene) -> String {
    if let Some(standings) = table.standings(scene) {
        return standings;
    }
    let one = |(name, score): (&String, i32)| {
        scene.tongue.say(
            "score-one",
            &[("name", name.into()), ("score", score.into())],
        )
    };
    let all: Vec<String> = scene.names.iter().zip(table.scores()).map(one).collect();
    all.join(" · ")
}

/// How a game in progress stands: scores, whose turn, what others are asked, the time left.
pub(super) fn standing(
    table: &dyn AnyTable,
    callings: &[String],
    sitting: &Sitting,
    scene: &Scene,
    now: At,
) -> Vec<String> {
    let (turn, tongue) = (table.turn(), scene.tongue);
    let mut lines = vec![
        scores(table, scene),
        turn_line(turn, callings, sitting, tongue),
    ];
    lines.extend(pending_line(table, callings, tongue));
    lines.extend(time_line(table, turn, now, tongue));
    lines
}

fn turn_line(turn: Seats, callings: &[String], sitting: &Sitting, tongue: Tongue) -> String {
    let names: Vec<&str> = turn
        .iter()
        .filter_map(|seat| callings.get(seat.index()))
        .map(String::as_str)
        .collect();
    let computer = turn.only().and_then(|seat| sitting.computer_in(seat));
    let id = if computer.is_some() {
        "turn-computer"
    } else {
        "turn"
    };
    tongue.say(id, &[("name", names.join(", ").into())])
}

fn pending_line(table: &dyn AnyTable, callings: &[String], tongue: Tongue) -> Option<String> {
    let pending = table.pending()?;
    let names: Vec<&str> = pending
        .waits_for()
        .iter()
        .filter_map(|seat| callings.get(seat.index()))
        .map(String::as_str)
        .collect();
    Some(tongue.say("pending", &[("names", names.join(", ").into())]))
}

fn time_line(table: &dyn AnyTable, turn: Seats, now: At, tongue: Tongue) -> Option<String> {
    let seat = turn.iter().next()?;
    let left = table.least_left(seat, now)?;
    Some(tongue.say("time-left", &[("time", time_text(left).into())]))
}

/// A time as a clock shows it: minutes and seconds, hours when there are.
pub(in crate::hall) fn time_text(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}
