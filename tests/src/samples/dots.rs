//! Positions of Dots, from the games in data/dots.

use games::dots::{Cell, Crossing, Dots, Move, Options, Put, Size, View};
use games::words::Lexicon;
use games::{At, Game as _, Seat, Viewer, World};
use render::dots::{Captions, Houses, Part};
use render::{Look, Picture};

/// A position and its texts.
#[derive(Clone, Debug)]
pub struct Game {
    /// The position.
    pub view: View,
    /// Its texts.
    pub captions: Captions,
}

#[derive(serde::Deserialize)]
struct Record {
    id: u32,
    width: u8,
    height: u8,
    moves: Vec<(u8, u8, u8)>,
}

const GAMES: &str = include_str!("../../data/dots/games.jsonl");

/// The positions of a recorded game after each of its first `most` moves.
pub fn recorded(id: u32, most: usize) -> Vec<Game> {
    let records = GAMES
        .lines()
        .filter_map(|line| serde_json::from_str::<Record>(line).ok());
    let Some(record) = records.into_iter().find(|record| record.id == id) else {
        return Vec::new();
    };
    let Some(size) = Size::new(record.width, record.height) else {
        return Vec::new();
    };
    let options = Options {
        size,
        ..Options::default()
    };
    let moves = record.moves.iter().map(|&(x, y, _)| Cell::new(x, y));
    let mut moves = moves.take(most);
    played(&options, |_| moves.next())
}

/// The positions of a game in which both play now near the dots before, now elsewhere.
pub fn wandering(size: Size, most: usize) -> Vec<Game> {
    let options = Options {
        size,
        ..Options::default()
    };
    let mut state = 7u32;
    let mut below = move |n: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize % n.max(1)
    };
    let mut left = most;
    played(&options, |view| {
        left = left.checked_sub(1)?;
        let dots: Vec<Cell> = view.field.dots().map(|(cell, _)| cell).collect();
        let near = dots.len().checked_sub(1 + below(dots.len().clamp(1, 5)));
        let near = near.and_then(|n| dots.get(n)).filter(|_| below(12) > 0);
        let free: Vec<Cell> = size
            .cells()
            .filter(|&cell| view.field.at(cell) == Some(Crossing::Free))
            .filter(|cell| {
                near.is_none_or(|to| cell.x.abs_diff(to.x) <= 2 && cell.y.abs_diff(to.y) <= 2)
            })
            .collect();
        free.get(below(free.len())).copied()
    })
}

/// The positions of a game, the start first. It goes on until there is no next move.
fn played(options: &Options, mut next: impl FnMut(&View) -> Option<Cell>) -> Vec<Game> {
    let mut chance = fastrand::Rng::with_seed(1);
    let mut world = World {
        words: Lexicon::empty(),
        chance: &mut chance,
        now: At(0),
    };
    let start = Dots::set_up(options, 2, Some(Seat(0)), &mut world);
    let Some(mut game) = start
        .ok()
        .and_then(|event| Dots::start(options, 2, &event).ok())
    else {
        return Vec::new();
    };
    let mut positions = vec![told(&game)];
    while let Some(seat) = game.turn().only() {
        let Some(cell) = next(&game.view(Viewer::Spectator)) else {
            break;
        };
        let events = game.decide(seat, &Move::Put(Put::at(cell)), &mut world);
        debug_assert!(events.is_ok(), "{events:?}");
        for event in events.unwrap_or_default() {
            debug_assert_eq!(game.apply(&event), Ok(()));
        }
        positions.push(told(&game));
    }
    positions
}

fn told(game: &Dots) -> Game {
    told_of(
        game.view(Viewer::Spectator),
        ["Анна".to_owned(), "Борис".to_owned()],
    )
}

/// A game between people of other names.
pub fn between(names: [&str; 2]) -> Option<Game> {
    let game = recorded(SMALL, 40).pop()?;
    Some(told_of(game.view, names.map(str::to_owned)))
}

fn told_of(view: View, names: [String; 2]) -> Game {
    let status = match (view.to_move, view.winner) {
        (Some(side), _) => format!("ходит {}", names[side.index()]),
        (None, Some(side)) => format!("победа: {}", names[side.index()]),
        (None, None) => "ничья".to_owned(),
    };
    let heading = format!("ход {}", view.moves().count() + 1);
    Game {
        view,
        captions: Captions {
            names,
            status,
            heading,
            ..Captions::default()
        },
    }
}

/// Every sample with its name.
pub fn pictures(look: Look) -> Vec<(String, Picture)> {
    let mut pictures = Vec::new();
    let mut add = |name: &str, game: Option<Game>, part, houses| {
        let Some(game) = game else { return };
        let picture = render::dots::draw(&game.view, &game.captions, look, part, houses);
        pictures.push((name.to_owned(), picture));
    };
    add(
        "dots",
        recorded(SMALL, 110).pop(),
        Part::Whole,
        Houses::Hidden,
    );
    add(
        "dots-begun",
        recorded(SMALL, 0).pop(),
        Part::Whole,
        Houses::Hidden,
    );
    for (name, pair) in [("dots-names", [3, 1]), ("dots-names-2", [6, 7])] {
        let names = pair.map(|n| super::STRANGERS[n]);
        add(name, between(names), Part::Whole, Houses::Hidden);
    }
    for (name, side, most) in [("dots-5x5", 5, 9), ("dots-10x10", 10, 34)] {
        let game = Size::new(side, side).and_then(|size| wandering(size, most).pop());
        add(name, game, Part::Whole, Houses::Marked);
    }
    let page = wandering(Size::PAGE, 420).pop();
    let last = page
        .as_ref()
        .and_then(|game| game.view.last())
        .map_or(Cell::new(0, 0), |last| last.0);
    add("dots-page", page.clone(), Part::Whole, Houses::Hidden);
    add("dots-crop", page, Part::Around(last), Houses::Marked);
    add(
        "dots-over",
        recorded(SMALL, usize::MAX).pop(),
        Part::Whole,
        Houses::Hidden,
    );
    pictures
}

/// A game on a field of 15x15.
pub const SMALL: u32 = 234;
