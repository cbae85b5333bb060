//! The computer opponent.

mod search;

use super::event::{Move, Saying, Vote};
use super::finder::{Chains, Found, Hit};
use super::playable::Playable;
use super::view::View;
use crate::words::{Categories, Category, Lang, Zipf};
use crate::{Level, Nodes, Viewer, World};

/// Words that it never says, however well it plays.
const NEVER: Categories = Categories::of(&[Category::Diminutive, Category::Augmentative]);

/// A computer's move. The lower levels know common words only and take a short one among them.
pub(super) fn think(
    view: &View,
    level: Level,
    budget: Nodes,
    world: &mut World<'_>,
) -> Option<Move> {
    let Viewer::Seat(seat) = view.viewer else {
        return None;
    };
    if let Some(vote) = &view.vote {
        // Its dictionary hasn't the word: it goes along with the others, and is against it where
        // nobody else votes.
        let votes = vote.votes.iter().map(|&(_, vote)| vote);
        let (yes, no): (Vec<Vote>, Vec<Vote>) = votes.partition(|&vote| vote == Vote::For);
        let mine = match yes.len() > no.len() {
            true => Vote::For,
            false => Vote::Against,
        };
        let may = vote.seat != seat && view.playing.contains(seat);
        let voted = vote.votes.iter().any(|&(voter, _)| voter == seat);
        return (may && !voted).then_some(Move::Vote(mine));
    }
    if view.turn != Some(seat) {
        return None;
    }
    let mut words = vocabulary(view, level, world);
    let mut found = Found::default();
    words.moves(&view.board, Chains::from(&view.options), &mut found);
    let hits = found.hits();
    let chosen = match level {
        Level::Expert => search::best(view, seat, &mut words, &found, budget),
        _ => choose(hits, level, &mut *world.chance),
    };
    let Some(hit) = chosen.and_then(|place| hits.get(place)) else {
        return Some(Move::Pass);
    };
    let alphabet = world.words.alphabet(view.options.folding());
    Some(Move::Say(Saying {
        word: words.spelling(hit).to_owned(),
        cell: Some(hit.cell),
        letter: Some(alphabet.show_lower(hit.letter).to_owned()),
    }))
}

/// The words that a level knows and that weren't used.
fn vocabulary<'a>(view: &'a View, level: Level, world: &World<'a>) -> Playable<'a> {
    let rarely = NEVER.with(Category::Rare);
    let (least, never) = match level {
        Level::Easy => (Zipf(350), rarely),
        Level::Normal if view.options.lang == Lang::Hu => (Zipf(300), rarely),
        Level::Normal => (Zipf(250), rarely),
        Level::Hard => (Zipf(150), rarely),
        Level::Expert => (Zipf(0), NEVER),
    };
    let mut words = Playable::said_by_computer(world.words, &view.options, least, never);
    let start = (&view.start.word, &view.start.cells);
    let said = view.said.iter().map(|s| (&s.word, &s.placement.path));
    for (word, path) in [start].into_iter().chain(said) {
        words.strike(&view.board.read(path).unwrap_or_default(), word);
    }
    words
}

/// A word of the length that suits the level: its place.
fn choose(hits: &[Hit], level: Level, chance: &mut fastrand::Rng) -> Option<usize> {
    let most = hits.iter().map(|hit| hit.len).max()?;
    let wanted = match level {
        Level::Easy => (most / 2 + 1).min(4),
        Level::Normal | Level::Hard | Level::Expert => most,
    };
    // The nearest length that there is; a casual player is content with a letter less.
    let off = hits.iter().map(|hit| hit.len.abs_diff(wanted)).min()?;
    let off = if level == Level::Normal { off + 1 } else { off };
    let fits = |&place: &usize| hits[place].len.abs_diff(wanted) <= off;
    chance.choice((0..hits.len()).filter(fits).collect::<Vec<_>>())
}
