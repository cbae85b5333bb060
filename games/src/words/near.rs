//! Words that are one letter away from what was typed.

use super::form::Form;
use super::graph::{Letter, Spot, letters_of};
use super::lexicon::Lexicon;
use super::screen::Screen;
use std::cmp::Reverse;

/// The most words offered.
const MOST: usize = 3;

/// The spellings of words that one letter more, one less, another one or two neighbours swapped make of the
/// letters: those that the policy takes, the most common first.
pub(super) fn words(
    lexicon: &Lexicon,
    form: &Form,
    letters: &[Letter],
    screen: &Screen<'_>,
) -> Vec<String> {
    let graph = &form.graph;
    let rest = |from: Spot, letters: &[Letter]| {
        let spot = letters
            .iter()
            .try_fold(from, |spot, &l| graph.step(spot, l));
        spot.and_then(Spot::word)
    };
    let mut numbers = Vec::new();
    let mut at = Some(graph.root());
    for place in 0..=letters.len() {
        let Some(spot) = at else { break };
        let after = &letters[place..];
        for letter in letters_of(spot.letters()) {
            let Some(next) = graph.step(spot, letter) else {
                continue;
            };
            numbers.extend(rest(next, after));
            if let [_, after @ ..] = after {
                numbers.extend(rest(next, after));
            }
        }
        if let [first, second, after @ ..] = after {
            let swapped = graph
                .step(spot, *second)
                .and_then(|s| graph.step(s, *first));
            numbers.extend(swapped.and_then(|next| rest(next, after)));
        }
        if let [_, after @ ..] = after {
            numbers.extend(rest(spot, after));
        }
        at = after.first().and_then(|&letter| graph.step(spot, letter));
    }
    let ids = numbers.into_iter().flat_map(|number| form.words(number));
    let mut ids: Vec<_> = ids.filter(|&id| screen.takes(lexicon, id)).collect();
    ids.sort_by_key(|&id| (Reverse(lexicon.zipf(id)), id));
    ids.dedup();
    ids.truncate(MOST);
    let spelling = |&id| lexicon.spelling(id).to_owned();
    ids.iter().map(spelling).collect()
}
