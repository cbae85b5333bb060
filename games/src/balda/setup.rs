//! What makes a game, and its start.

use super::board::{Board, Size};
use super::event::{Event, Insisting, Unfit};
use super::finder::Chains;
use super::options::{Options, Turns, Variant};
use super::playable::Playable;
use super::say::{Known, look_up};
use crate::words::{Letter, Lexicon, WordId};
use crate::{Seat, World};

/// How few and many play.
pub(super) const PLAYERS: std::ops::RangeInclusive<u8> = 2..=8;
/// The limits of the option.
const MIN_WORD: std::ops::RangeInclusive<u8> = 2..=5;
/// How many start words chance tries before it is said that none can be played from.
const TRIES: usize = 20;
/// How many sizes are offered instead.
const NEAREST: usize = 4;

pub(super) fn vet(options: &Options, players: u8, lexicon: &Lexicon) -> Result<(), Unfit> {
    let named = vet_options(options, players, lexicon)?;
    let letters = named.map_or(start_length(options), |known| known.readings[0].len());
    vet_turns(options, players, letters, lexicon)?;
    if options.start_word.is_none() && start_words(options, lexicon, letters).is_empty() {
        return Err(Unfit::NoStartWord {
            letters: letters as u8,
        });
    }
    Ok(())
}

pub(super) fn set_up(
    options: &Options,
    players: u8,
    first: Option<Seat>,
    world: &mut World<'_>,
) -> Result<Event, Unfit> {
    vet(options, players, world.words)?;
    let first = world.who_begins(first, players);
    let playable = Playable::new(world.words, options);
    let event = |word: String, letters: Vec<Letter>| {
        let cells = options.start_cells(letters.len())?;
        let mut board = Board::empty(options.size);
        for (&cell, &letter) in cells.iter().zip(&letters) {
            board.put(cell, letter);
        }
        let mut left = playable.clone();
        left.strike(&letters, &word);
        left.any_move(&board, Chains::from(options))
            .then(|| Event::SetUp {
                first,
                word,
                letters,
                cells,
                turns: options.turns(players),
            })
    };
    if let Some(known) = vet_options(options, players, world.words)? {
        let letters = known.readings.into_iter().next().unwrap_or_default();
        return event(known.spelling, letters).ok_or(Unfit::NoFirstMove);
    }
    let words = start_words(options, world.words, start_length(options));
    for _ in 0..TRIES {
        let Some(&id) = world.chance.choice(&words) else {
            break;
        };
        let word = world.words.spelling(id).to_owned();
        let letters = world.words.letters(id, options.folding());
        if let Some(event) = event(word, letters) {
            return Ok(event);
        }
    }
    Err(Unfit::NoFirstMove)
}

/// All but the number of cells; the start word if one is named.
fn vet_options(options: &Options, players: u8, lexicon: &Lexicon) -> Result<Option<Known>, Unfit> {
    if !PLAYERS.contains(&players) {
        return Err(Unfit::Players {
            least: *PLAYERS.start(),
            most: *PLAYERS.end(),
        });
    }
    if !options.size.is_playable() {
        return Err(Unfit::Size {
            least: Size::LEAST,
            most: Size::MOST,
        });
    }
    if !MIN_WORD.contains(&options.min_word) {
        return Err(Unfit::MinWord);
    }
    if options.revisit && options.variant == Variant::Royal {
        return Err(Unfit::RevisitInRoyal);
    }
    if options.start_cells(1).is_none() {
        return Err(Unfit::StartLine);
    }
    let room = options.room();
    let Some(word) = &options.start_word else {
        let fits = (2..=usize::from(room)).contains(&start_length(options));
        return if fits {
            Ok(None)
        } else {
            Err(Unfit::StartLength { room })
        };
    };
    let mut known = look_up(word, options, lexicon).map_err(|why| Unfit::StartWord {
        word: word.clone(),
        why,
    })?;
    known
        .readings
        .retain(|letters| letters.len() <= usize::from(room));
    if known.readings.is_empty() {
        return Err(Unfit::StartLength { room });
    }
    Ok(Some(known))
}

/// How many letters chance's start word has.
fn start_length(options: &Options) -> usize {
    usize::from(options.start_length.unwrap_or(options.room()))
}

fn vet_turns(
    options: &Options,
    players: u8,
    letters: usize,
    lexicon: &Lexicon,
) -> Result<(), Unfit> {
    let free = options.size.cells().saturating_sub(letters);
    let (by, insist) = match options.turns(players) {
        Turns::Double if free.is_multiple_of(2) => (4, Insisting::Allowed),
        Turns::Double => (4, Insisting::Refused),
        Turns::Single if players == 2 => (2, Insisting::Refused),
        Turns::Single => (players, Insisting::Allowed),
    };
    let insisted = options.insist && insist == Insisting::Allowed;
    if free.is_multiple_of(usize::from(by)) || insisted {
        return Ok(());
    }
    Err(Unfit::Uneven {
        free: free as u8,
        by,
        insist,
        nearest: nearest(options, letters, by, lexicon),
    })
}

/// The nearest sizes that come out even, for the same start word or one as long as its line.
fn nearest(options: &Options, letters: usize, by: u8, lexicon: &Lexicon) -> Vec<Size> {
    let range = Size::LEAST..=Size::MOST;
    let sizes = range
        .clone()
        .flat_map(|height| range.clone().map(move |width| Size { width, height }));
    let fixed = options.start_word.is_some() || options.start_length.is_some();
    let even = |&size: &Size| {
        let other = Options {
            size,
            ..options.clone()
        };
        let letters = if fixed {
            letters
        } else {
            usize::from(other.room())
        };
        let named = options.start_word.is_some();
        other.start_cells(letters).is_some()
            && (size.cells() - letters).is_multiple_of(usize::from(by))
            && (named || !start_words(&other, lexicon, letters).is_empty())
    };
    let Size { width, height } = options.size;
    let mut sizes: Vec<_> = sizes.collect();
    sizes.sort_by_key(|size| {
        let off = (size.width.abs_diff(width), size.height.abs_diff(height));
        let square = size.width.abs_diff(size.height);
        (off.0 + off.1, square, std::cmp::Reverse(size.cells()))
    });
    sizes.into_iter().filter(even).take(NEAREST).collect()
}

/// The words that chance may name: common ones, or any where the dictionary knows of no common
/// ones.
fn start_words(options: &Options, lexicon: &Lexicon, letters: usize) -> Vec<WordId> {
    if letters < usize::from(options.min_word) {
        return Vec::new();
    }
    let folding = options.folding();
    let takes = |id: &WordId| {
        let taken = options.words.refuses(lexicon.categories(*id)).is_none();
        taken && look_up(lexicon.spelling(*id), options, lexicon).is_ok()
    };
    let common = lexicon.start_words(letters, folding).iter().copied();
    let common: Vec<_> = common.filter(takes).collect();
    if !common.is_empty() {
        return common;
    }
    let long = |id: &WordId| lexicon.letters(*id, folding).len() == letters;
    lexicon.ids().filter(long).filter(takes).collect()
}
