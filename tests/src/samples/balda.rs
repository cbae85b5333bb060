//! Balda positions, made of words by hand.

use games::balda::{
    Board, Cell, Half, Options, Placement, Said, Size, Start, Turns, Variant, View,
};
use games::words::{Alphabet, Folding, Lang, Letter};
use games::{Outcome, Points, Seat, Seats, Viewer};
use render::balda::Captions;
use render::{Look, Picture};

/// A game being written down: words in, a view and its captions out.
#[derive(Clone, Debug)]
pub struct Game {
    /// The position.
    pub view: View,
    /// Its texts.
    pub captions: Captions,
}

/// Heading, status and count, made from the position.
type Say = fn(&Game) -> (String, String, String);

impl Game {
    /// A board with a start word in its middle row.
    pub fn new(lang: Lang, size: (u8, u8), start: &str, names: &[&str]) -> Game {
        let alphabet = Alphabet::for_board(lang, Folding::default());
        let size = Size {
            width: size.0,
            height: size.1,
        };
        let players = names.len() as u8;
        let options = Options {
            lang,
            size,
            ..Options::default()
        };
        let mut board = Board::empty(size);
        let letters = alphabet.read(start).unwrap_or_default();
        let cells = options.start_cells(letters.len()).unwrap_or_default();
        for (&cell, &letter) in cells.iter().zip(&letters) {
            board.put(cell, letter);
        }
        let columns = alphabet
            .letters()
            .map(|letter| alphabet.show(letter).to_owned());
        let captions = Captions {
            names: names.iter().map(|&name| name.to_owned()).collect(),
            columns: columns
                .filter(|name| name.chars().count() == 1)
                .take(9)
                .collect(),
            ..Captions::default()
        };
        let view = View {
            viewer: Viewer::Spectator,
            options,
            players,
            board,
            start: Start {
                word: start.to_owned(),
                cells,
            },
            said: Vec::new(),
            scores: vec![Points(0); names.len()],
            turn: Some(Seat(0)),
            turns: Turns::Single,
            half: Half::First,
            playing: Seats::everybody(players),
            passes: 0,
            vote: None,
            may_propose: false,
            accepted: Vec::new(),
            end: None,
            outcome: None,
        };
        Game { view, captions }
    }

    fn read(&self, word: &str) -> Vec<Letter> {
        let alphabet = Alphabet::for_board(self.view.options.lang, Folding::default());
        alphabet.read(word).unwrap_or_default()
    }

    /// The player to move puts the letter that `word` lacks into a cell ("Б2", column and row).
    /// A word that can't be read there is an error in the sample, and nothing happens.
    pub fn say(mut self, word: &str, cell: &str) -> Game {
        let Some(placement) = self.placement(word, cell) else {
            debug_assert!(false, "{word} at {cell} can't be read");
            return self;
        };
        let Some(seat) = self.view.turn else {
            return self;
        };
        let points = Points(self.read(word).len() as i32);
        self.view.board.put(placement.cell, placement.letter);
        self.view.scores[seat.index()] += points;
        self.view.said.push(Said {
            seat,
            word: word.to_owned(),
            points,
            placement,
        });
        self.view.turn = self.view.playing.next_after(seat);
        self
    }

    /// The placement in `cell` that makes `word`.
    pub fn placement(&self, word: &str, cell: &str) -> Option<Placement> {
        let letters = self.read(word);
        let cell = self.cell(cell)?;
        letters.iter().find_map(|&letter| {
            let mut board = self.view.board.clone();
            if !board.is_free(cell) {
                return None;
            }
            board.put(cell, letter);
            let starts = board.size().all();
            let path = starts.filter_map(|first| self.path(&board, &letters, vec![first]));
            let path = path.into_iter().find(|path| path.contains(&cell))?;
            Some(Placement { cell, letter, path })
        })
    }

    fn cell(&self, name: &str) -> Option<Cell> {
        let column = self
            .captions
            .columns
            .iter()
            .position(|c| name.starts_with(c.as_str()))?;
        let row: u8 = name
            .trim_start_matches(|c: char| !c.is_ascii_digit())
            .parse()
            .ok()?;
        self.view
            .board
            .size()
            .cell(column as u8, row.checked_sub(1)?)
    }

    fn path(&self, board: &Board, letters: &[Letter], path: Vec<Cell>) -> Option<Vec<Cell>> {
        let last = *path.last()?;
        if board.letter(last) != letters.get(path.len() - 1).copied() {
            return None;
        }
        if path.len() == letters.len() {
            return Some(path);
        }
        let steps = self.view.options.variant.steps();
        let mut next = board
            .size()
            .beside(last, steps)
            .filter(|cell| !path.contains(cell));
        next.find_map(|cell| {
            let mut longer = path.clone();
            longer.push(cell);
            self.path(board, letters, longer)
        })
    }

    /// Plays by the royal rules from here.
    pub fn royal(mut self) -> Game {
        self.view.options.variant = Variant::Royal;
        self
    }

    /// Ends the game as it stands.
    pub fn over(mut self) -> Game {
        self.view.turn = None;
        self.view.end = Some(games::balda::End::Full);
        self.view.outcome = Some(Outcome::by_rank(&self.view.scores));
        self
    }

    /// Writes the captions that depend on the position.
    pub fn told(mut self, say: Say) -> Game {
        let (heading, status, left) = say(&self);
        self.captions = Captions {
            heading,
            status,
            left,
            ..self.captions
        };
        self
    }

    /// The name of the player to move, or of the first winner.
    pub fn name(&self) -> &str {
        let winners = self.view.outcome.as_ref().map(Outcome::winners);
        let winner = winners.and_then(|winners| winners.iter().next());
        let seat = self.view.turn.or(winner).unwrap_or(Seat(0));
        self.captions
            .names
            .get(seat.index())
            .map_or("", String::as_str)
    }
}

fn russian(game: &Game) -> (String, String, String) {
    let status = match game.view.turn {
        Some(_) => format!("ходит {}", game.name()),
        None => format!("победа: {}", game.name()),
    };
    (
        format!("ход {}", game.view.said.len() + 1),
        status,
        format!("осталось клеток: {}", game.view.free()),
    )
}

/// Every sample with its name.
pub fn pictures(look: Look) -> Vec<(String, Picture)> {
    let draw = |game: &Game| render::balda::draw(&game.view, &game.captions, look);
    let mut pictures = vec![
        ("balda".to_owned(), draw(&middle())),
        ("balda-begun".to_owned(), draw(&begun())),
        (
            "balda-over".to_owned(),
            draw(&middle().over().told(russian)),
        ),
        ("balda-3x3".to_owned(), draw(&finished())),
        ("balda-hungarian".to_owned(), draw(&hungarian())),
        ("balda-names".to_owned(), draw(&strangers())),
    ];
    for (players, side, words) in [(2, 9, 72), (3, 7, 42), (4, 5, 18), (5, 6, 12), (8, 9, 60)] {
        let game = crowd(players, side, words);
        pictures.push((format!("balda-{players}p-{side}x{side}"), draw(&game)));
    }
    let game = begun();
    let choices = [("лак", "Б2"), ("лад", "В2"), ("фалда", "Б4"), ("бал", "В4")];
    let choices = choices
        .iter()
        .filter_map(|(word, cell)| game.placement(word, cell));
    let choices: Vec<Placement> = choices.collect();
    let picture = render::balda::choice(&game.view, &game.captions, look, &choices);
    pictures.push(("balda-choice".to_owned(), picture));
    pictures
}

/// Two players in the middle of a game: the picture the README shows.
pub fn middle() -> Game {
    let game = Game::new(Lang::Ru, (5, 5), "балда", &["Анна", "Борис"]);
    let game = game
        .say("лак", "Б2")
        .say("балл", "В4")
        .say("фалда", "Б4")
        .say("лафа", "А4");
    let game = game
        .say("баллада", "Г4")
        .say("дата", "Д4")
        .say("плата", "В5")
        .say("флаг", "Г5");
    game.say("кабан", "А5").told(russian)
}

/// The same game before anybody moved.
pub fn begun() -> Game {
    Game::new(Lang::Ru, (5, 5), "балда", &["Анна", "Борис"]).told(russian)
}

/// A game move by move, from its beginning to where it stands.
pub fn history(game: &Game) -> Vec<Game> {
    (0..=game.view.said.len())
        .map(|moves| {
            let mut then = game.clone();
            then.view.said.truncate(moves);
            then.view.board = Board::empty(game.view.board.size());
            let start = game.view.start.cells.iter();
            let start = start.filter_map(|&cell| Some((cell, game.view.board.letter(cell)?)));
            let placed = then.view.said.iter().map(|said| &said.placement);
            let placed = placed.map(|placement| (placement.cell, placement.letter));
            for (cell, letter) in start.chain(placed) {
                then.view.board.put(cell, letter);
            }
            for seat in Seat::all(then.view.players) {
                let points = then.view.words_of(seat).map(|said| said.points.0).sum();
                then.view.scores[seat.index()] = Points(points);
            }
            if moves < game.view.said.len() {
                then.view.turn = game.view.said.get(moves).map(|said| said.seat);
                then.view.outcome = None;
            }
            then.told(russian)
        })
        .collect()
}

/// A small board at its end.
pub fn finished() -> Game {
    let game = Game::new(
        Lang::Ru,
        (3, 3),
        "кот",
        &["Очень-очень длинное имя игрока", "Ия"],
    );
    let game = game.say("рот", "Б1");
    game.over().told(russian)
}

/// Many players, long lists, a big board.
pub fn crowd(players: usize, side: u8, words: usize) -> Game {
    let names = [
        "Анна",
        "Борис",
        "Виктория Константиновна",
        "Глеб",
        "Даша",
        "Емельян",
        "Ж",
        "Зоя",
    ];
    let start = &"параллель"[..2 * usize::from(side)];
    let mut game = Game::new(Lang::Ru, (side, side), start, &names[..players]);
    // What is written doesn't matter here, only how much of it.
    let texts = [
        "лак",
        "аллея",
        "кабан",
        "электростанция",
        "ар",
        "параллелограмм",
        "лампа",
        "рельеф",
    ];
    let free: Vec<Cell> = game
        .view
        .board
        .size()
        .all()
        .filter(|&c| game.view.board.is_free(c))
        .collect();
    for (i, &cell) in free.iter().enumerate().take(words) {
        let letter = Letter(((i * 7 + 3) % 32) as u8);
        let seat = Seat((i % players) as u8);
        let word = texts[i % texts.len()].to_owned();
        let points = Points(word.chars().count() as i32);
        let before = if i == 0 { cell } else { free[i - 1] };
        game.view.board.put(cell, letter);
        game.view.scores[seat.index()] += points;
        let placement = Placement {
            cell,
            letter,
            path: vec![before, cell],
        };
        game.view.said.push(Said {
            seat,
            word,
            points,
            placement,
        });
        game.view.turn = game.view.playing.next_after(seat);
    }
    game.told(russian)
}

/// Digraphs in cells, clocks, a player who left.
pub fn hungarian() -> Game {
    let mut game = Game::new(Lang::Hu, (5, 5), "dzseki", &["Ágnes", "Győző", "Örs"]);
    game = game.say("ék", "B2").say("gyék", "B1");
    game.captions.clocks = vec!["4:05".to_owned(), "10:00".to_owned(), "0:00".to_owned()];
    game.view.turn = Some(Seat(0));
    game.view.playing = game.view.playing.without(Seat(2));
    game
}

/// Names in scripts and signs of all sorts.
pub fn strangers() -> Game {
    Game::new(Lang::Ru, (5, 5), "балда", &super::STRANGERS).told(russian)
}
