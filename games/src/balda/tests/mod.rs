//! The rules, each on a small board with a small dictionary.

mod analysis;
mod moves;
mod player;
mod setup;
mod stored;
mod turns;
mod votes;

use super::*;
use crate::words::{Folding, Lang, Letter};

/// A game on a small dictionary.
struct Play {
    game: Balda,
    words: Lexicon,
    now: At,
    log: Vec<Event>,
}

/// Two players on 5x5 from "балда", with these words besides.
fn balda(words: &str) -> Play {
    Play::new(words, options("балда"), 2)
}

fn options(start: &str) -> Options {
    Options {
        start_word: Some(start.to_owned()),
        ..Options::default()
    }
}

fn royal(start: &str) -> Options {
    Options {
        variant: Variant::Royal,
        ..options(start)
    }
}

fn list(words: &str) -> Lexicon {
    let words: Vec<_> = words.split_whitespace().collect();
    Lexicon::from_list(Lang::Ru, &words)
}

fn letter(sign: char) -> Letter {
    letter_of(sign, Folding::default())
}

fn letter_of(sign: char, folding: Folding) -> Letter {
    let alphabet = crate::words::Alphabet::for_board(Lang::Ru, folding);
    alphabet.letter(&sign.to_string()).unwrap()
}

/// A board drawn in letters and dots.
fn draw(rows: &str, folding: Folding) -> Board {
    let rows: Vec<_> = rows.split_whitespace().collect();
    let size = Size {
        width: rows[0].chars().count() as u8,
        height: rows.len() as u8,
    };
    let mut board = Board::empty(size);
    for (cell, sign) in size.all().zip(rows.iter().flat_map(|row| row.chars())) {
        if sign != '.' {
            board.put(cell, letter_of(sign, folding));
        }
    }
    board
}

impl Play {
    /// A game from the named start word, which need not be among the words; seat 0 begins.
    fn new(words: &str, options: Options, players: u8) -> Play {
        let start = options.start_word.clone().unwrap_or_default();
        let words = list(&format!("{words} {start}"));
        let letters = words.alphabet(options.folding()).read(&start).unwrap();
        let event = Event::SetUp {
            first: Seat(0),
            word: start,
            cells: options.start_cells(letters.len()).unwrap(),
            letters,
            turns: options.turns(players),
        };
        let game = Balda::start(&options, players, &event).unwrap();
        Play {
            game,
            words,
            now: At(0),
            log: vec![event],
        }
    }

    /// The same game with other letters on the board.
    fn on(mut self, rows: &str) -> Play {
        self.game.board = draw(rows, self.game.options.folding());
        self
    }

    fn ask<T>(&mut self, ask: impl FnOnce(&Balda, &mut World<'_>) -> T) -> T {
        let mut world = World {
            words: &self.words,
            chance: &mut fastrand::Rng::with_seed(1),
            now: self.now,
        };
        ask(&self.game, &mut world)
    }

    fn fold(&mut self, events: Vec<Event>) -> Vec<Event> {
        for event in &events {
            self.game.apply(event).unwrap();
            self.log.push(event.clone());
        }
        events
    }

    fn act(&mut self, seat: u8, mv: Move) -> Result<Vec<Event>, Illegal> {
        let before = self.game.clone();
        let decided = self.ask(|game, world| game.decide(Seat(seat), &mv, world));
        assert_eq!(self.game, before, "deciding changes nothing");
        decided.map(|events| self.fold(events))
    }

    fn try_say(&mut self, seat: u8, saying: &str) -> Result<Vec<Event>, Illegal> {
        self.act(seat, Move::Say(saying_of(saying, self.game.board.size())))
    }

    /// Says a word that must be legal.
    fn say(&mut self, seat: u8, saying: &str) -> Vec<Event> {
        let said = self.try_say(seat, saying);
        said.unwrap_or_else(|why| panic!("{saying}: {why:?}"))
    }

    /// Says a word that must be refused.
    fn refused(&mut self, seat: u8, saying: &str) -> Illegal {
        match self.try_say(seat, saying) {
            Err(why) => why,
            Ok(events) => panic!("{saying}: {events:?}"),
        }
    }

    fn pass(&mut self, seat: u8) -> Vec<Event> {
        self.act(seat, Move::Pass).unwrap()
    }

    fn leave(&mut self, seat: u8) -> Vec<Event> {
        let events = self.ask(|game, world| game.left(Seat(seat), Leaving::Resigned, world));
        self.fold(events)
    }

    fn time_out(&mut self, seat: u8) -> Vec<Event> {
        let events = self.ask(|game, world| game.timed_out(Seat(seat), world));
        self.fold(events)
    }

    /// Whose turn it is, or nobody's.
    fn turn(&self) -> Option<u8> {
        self.game.turn().only().map(|seat| seat.0)
    }

    fn places(&self) -> Vec<u8> {
        self.game.outcome().unwrap().places
    }

    fn end(&self) -> Option<End> {
        self.game.view(Viewer::Spectator).end
    }

    /// The board as it is drawn.
    fn board(&self) -> String {
        let alphabet = self.words.alphabet(Folding::default());
        let board = &self.game.board;
        let sign = |letter: &Option<Letter>| letter.map_or(".", |l| alphabet.show_lower(l));
        let rows = board.cells().chunks(usize::from(board.size().width));
        let rows: Vec<String> = rows.map(|row| row.iter().map(sign).collect()).collect();
        rows.join(" ")
    }
}

/// "лак", "лак 12", "к 12 лак": the word last but for the number of a cell alone.
fn saying_of(text: &str, size: Size) -> Saying {
    let parts: Vec<_> = text.split_whitespace().collect();
    let cell = |text: &str| {
        let (column, row) = text.split_once(',').unwrap();
        let (column, row) = (column.parse().unwrap(), row.parse().unwrap());
        Some(size.cell(column, row).unwrap_or(Cell(200)))
    };
    match parts[..] {
        [word] => Saying::word(word),
        [word, at] => Saying {
            word: word.to_owned(),
            cell: cell(at),
            letter: None,
        },
        [letter, at, word] => Saying {
            word: word.to_owned(),
            cell: cell(at),
            letter: Some(letter.to_owned()),
        },
        _ => panic!("{text}"),
    }
}
