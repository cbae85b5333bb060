//! Abaku positions: the moves that the rules work through.

use games::abaku::{
    Board, Cell, Digit, End, Last, Laying, Options, OwnRack, PlayerView, Rack, Standing, Stone,
    View, lay,
};
use games::{Outcome, Points, Seat};
use render::abaku::Captions;
use render::{Look, Picture};

/// A position and its texts.
#[derive(Clone, Debug)]
pub struct Game {
    /// The position.
    pub view: View,
    /// Its texts.
    pub captions: Captions,
}

/// Row, column of the first stone, then digits with `.` for stones that lie there; down if so said.
type Laid = (u8, u8, &'static str, bool);

const MOVES: [Laid; 6] = [
    (7, 6, "24", false),
    (7, 5, "1..3", false),
    (6, 7, "6.2", true),
    (9, 6, "749", false),
    (8, 4, "105", false),
    (10, 7, "835", false),
];

impl Game {
    fn new(names: &[&str]) -> Game {
        let player = PlayerView {
            score: Points(0),
            stones: 5,
            standing: Standing::Active,
            passes: 0,
            settled: None,
        };
        let view = View {
            options: Options::default(),
            board: Board::default(),
            players: vec![player; names.len()],
            rack: None,
            bag: 110 - 5 * names.len(),
            turn: Some(Seat(0)),
            last: None,
            quiet: 0,
            over: None,
        };
        let names = names.iter().map(|&name| name.to_owned()).collect();
        Game {
            view,
            captions: Captions {
                names,
                ..Captions::default()
            },
        }
        .told()
    }

    fn play(mut self, (row, column, digits, down): Laid) -> Game {
        let Some(seat) = self.view.turn else {
            return self;
        };
        let mut stones = Vec::new();
        for (c, n) in digits.chars().zip(0u8..) {
            let (row, column) = if down {
                (row + n, column)
            } else {
                (row, column + n)
            };
            let digit = c.to_digit(10).and_then(|d| Digit::new(d as u8));
            stones.extend(
                Cell::at(row, column)
                    .zip(digit)
                    .map(|(cell, digit)| Stone(cell, digit)),
            );
        }
        let rack = stones.iter().fold(Rack::default(), |mut rack, stone| {
            rack.add(stone.1);
            rack
        });
        let laying = lay(&self.view.board, &rack, &stones, &self.view.options.rules);
        let Ok(Laying {
            stones,
            operations,
            points,
            ..
        }) = laying
        else {
            debug_assert!(false, "{digits} can't be laid: {laying:?}");
            return self;
        };
        for stone in &stones {
            self.view.board.put(stone.0, stone.1);
        }
        self.view.bag -= stones.len();
        self.view.players[seat.index()].score += points;
        self.view.last = Some(Last::Laid {
            seat,
            stones,
            operations,
            points,
        });
        self.view.turn = Some(Seat((seat.0 + 1) % self.view.players.len() as u8));
        self.told()
    }

    fn told(mut self) -> Game {
        let name = |seat: Seat| {
            self.captions
                .names
                .get(seat.index())
                .map_or("", String::as_str)
        };
        let last = match &self.view.last {
            Some(Last::Laid { seat, points, .. }) => format!("{}: +{}", name(*seat), points.0),
            Some(Last::Passed { seat, .. }) => format!("{}: пас", name(*seat)),
            _ => String::new(),
        };
        let status = match (self.view.turn, &self.view.over) {
            (Some(seat), _) => format!("ходит {}", name(seat)),
            (None, _) => "игра окончена".to_owned(),
        };
        let bag = format!("в мешке {}", self.view.bag);
        self.captions = Captions {
            last,
            status,
            bag,
            ..self.captions
        };
        self
    }
}

/// The game that the rules work through, so many of its six moves, between so many players.
pub fn worked(players: usize, moves: usize) -> Game {
    let names = ["Анна", "Борис", "Компьютер", "Виктория Константиновна"];
    let moves = MOVES.into_iter().take(moves);
    moves.fold(
        Game::new(names.get(..players).unwrap_or(&names)),
        Game::play,
    )
}

/// A game between people of all sorts of names.
pub fn strangers() -> Game {
    let names = super::strangers(10);
    let names: Vec<&str> = [3, 1, 8, 9].iter().map(|&n| names[n].as_str()).collect();
    MOVES
        .into_iter()
        .take(4)
        .fold(Game::new(&names), Game::play)
}

/// The same after each move, from the empty board on.
pub fn history() -> Vec<Game> {
    (0..=MOVES.len()).map(|moves| worked(3, moves)).collect()
}

/// Fields to choose from, two of them at one.
pub fn choice(look: Look) -> Picture {
    let game = worked(2, 1);
    let cells = [(6, 7), (7, 8), (8, 6), (6, 7)];
    let cells = cells.map(|(row, column)| Cell::at(row, column).unwrap_or(Cell::CENTRE));
    render::abaku::choice(&game.view, &game.captions, look, &cells)
}

/// The same as one of the players sees it.
pub fn owned() -> Game {
    let mut game = worked(2, 5);
    let digits = [0, 3, 3, 7, 9].into_iter().filter_map(Digit::new);
    let stones = digits.fold(Rack::default(), |mut rack, digit| {
        rack.add(digit);
        rack
    });
    game.view.rack = Some(OwnRack {
        seat: Seat(1),
        stones,
    });
    game.captions.rack = "твои фишки".to_owned();
    game.captions.clocks = vec!["1:58".to_owned(), "0:42".to_owned()];
    game
}

/// Its end, one player out.
pub fn finished() -> Game {
    let mut game = worked(4, 6);
    game.view.players[1].standing = Standing::Forfeited;
    game.view.turn = None;
    let scores: Vec<Points> = game
        .view
        .players
        .iter()
        .map(|player| player.score)
        .collect();
    game.view.over = Some((End::Closed, Outcome::by_rank(&scores)));
    game.view.bag = 0;
    game.told()
}

/// Every sample with its name.
pub fn pictures(look: Look) -> Vec<(String, Picture)> {
    let samples = [
        ("abaku", worked(3, 6)),
        ("abaku-begun", worked(2, 0)),
        ("abaku-rack", owned()),
        ("abaku-over", finished()),
        ("abaku-names", strangers()),
    ];
    let draw = |game: &Game| render::abaku::draw(&game.view, &game.captions, look);
    let drawn = samples
        .iter()
        .map(|(name, game)| ((*name).to_owned(), draw(game)));
    let choice = ("abaku-choice".to_owned(), choice(look));
    drawn.chain([choice]).collect()
}
