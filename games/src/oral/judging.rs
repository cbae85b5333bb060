//! How a round ends: the judgement, whose point it is, and how it could have been won.

use super::event::{
    Chance, Doubt, End, Event, Illegal, Judgement, Missed, Then, Verdict, Violation,
};
use super::foresight::Foresight;
use super::nouns::Nouns;
use super::options::{Judge, Variant};
use super::state::Oral;
use crate::words::{Letter, Lexicon};
use crate::{Seat, World};

/// The words looked at to find out how a round could have been won, where letters have no order.
const BUDGET: u64 = 400_000;

impl Oral {
    /// What a letter added makes happen, its own event first.
    pub(super) fn adding(
        &self,
        seat: Seat,
        added: Event,
        fragment: &[Letter],
        world: &World<'_>,
    ) -> Result<Vec<Event>, Illegal> {
        let nouns = Nouns::of(world.words, &self.options);
        let verdict = nouns.judge(fragment);
        let extended = match &verdict {
            Verdict::Extends { .. } => true,
            Verdict::Whole { .. } => nouns.is_extended(fragment),
            Verdict::Dead => false,
        };
        let antibalda = self.options.variant == Variant::Antibalda;
        let turned_down = |why| Illegal::TurnedDown {
            fragment: fragment.to_vec(),
            why,
        };
        if self.options.judge == Judge::Strict {
            match &verdict {
                Verdict::Dead => return Err(turned_down(Violation::Dead)),
                Verdict::Whole { word, meaning } if !antibalda => {
                    let (word, meaning) = (word.clone(), meaning.clone());
                    return Err(turned_down(Violation::Whole { word, meaning }));
                }
                _ => {}
            }
        }
        let mut events = vec![added];
        if let (true, Verdict::Whole { word, meaning }) = (antibalda, &verdict) {
            let then = if extended {
                Then::GoesOn
            } else {
                Then::NewRound
            };
            events.push(Event::Completed {
                seat,
                word: word.clone(),
                meaning: meaning.clone(),
                then,
            });
            if self.reaches_limit(Some(seat)) {
                events.push(Event::Ended { why: End::Limit });
                return Ok(events);
            }
            if then == Then::NewRound {
                return Ok(events);
            }
        }
        let long = fragment.len() > usize::from(self.longest);
        let strict = self.options.judge == Judge::Strict;
        let doubt = match long {
            true => Some(Doubt::Long),
            false if strict && !nouns.leaves_any(fragment) => Some(Doubt::Stuck),
            false => None,
        };
        if let Some(doubt) = doubt {
            // The state after the letter, whose judgement this is.
            let mut after = self.clone();
            for event in &events {
                // What was decided just now can be followed.
                if after.fold(event).is_err() {
                    return Ok(events);
                }
            }
            let next = after.turn;
            events.extend(after.judgement(next, doubt, world.words));
        }
        Ok(events)
    }

    /// The judgement of the last move, and what follows from it.
    pub(super) fn judgement(&self, refuser: Seat, doubt: Doubt, words: &Lexicon) -> Vec<Event> {
        let Some(mover) = self.last_mover() else {
            return Vec::new();
        };
        let nouns = Nouns::of(words, &self.options);
        let verdict = nouns.judge(&self.fragment);
        let violation = match (&verdict, self.options.variant) {
            (Verdict::Dead, _) | (Verdict::Whole { .. }, Variant::Oral) => true,
            (Verdict::Extends { .. }, _) => false,
            (Verdict::Whole { .. }, Variant::Antibalda) => !nouns.is_extended(&self.fragment),
        };
        let point = match (self.options.variant, violation) {
            (Variant::Oral, true) | (Variant::Antibalda, false) => mover,
            (Variant::Oral, false) | (Variant::Antibalda, true) => refuser,
        };
        let point = Some(point).filter(|&seat| self.plays(seat));
        let missed = match (self.options.variant, point) {
            (Variant::Oral, Some(loser)) => self.missed(loser, refuser, words),
            _ => None,
        };
        let judged = Event::Judged(Judgement {
            refuser,
            doubt,
            fragment: self.fragment.clone(),
            verdict,
            point,
            missed,
        });
        [judged].into_iter().chain(self.end_with(point)).collect()
    }

    /// A caller's time ran out.
    pub(super) fn lapse(&self, seat: Seat) -> Vec<Event> {
        let point = match self.options.variant {
            Variant::Oral => Some(seat),
            // As on a refusal of what can be extended.
            Variant::Antibalda => self.before(seat),
        };
        let lapsed = Event::Lapsed { seat, point };
        [lapsed].into_iter().chain(self.end_with(point)).collect()
    }

    fn reaches_limit(&self, point: Option<Seat>) -> bool {
        let player = point.and_then(|seat| self.players.get(seat.index()));
        player.is_some_and(|player| player.points.saturating_add(1) >= self.options.limit)
    }

    /// The end that a point brings.
    fn end_with(&self, point: Option<Seat>) -> Option<Event> {
        if !self.reaches_limit(point) {
            return None;
        }
        if !self.options.knockout {
            return Some(Event::Ended { why: End::Limit });
        }
        let left = self.still_playing().len();
        (left <= 2).then_some(Event::Ended { why: End::OneLeft })
    }

    /// The last chance that the loser of the round had to win it.
    fn missed(&self, loser: Seat, refuser: Seat, words: &Lexicon) -> Option<Missed> {
        let policy = words.fragments(self.options.folding(), &self.options.words);
        let players = self.still_playing().len();
        let mut foresight = Foresight::of(words, &self.options, players, |id| policy.takes(id));
        let nouns = Nouns::of(words, &self.options);
        let mut budget = BUDGET;
        let mut fragments = vec![Vec::new()];
        for step in self.steps() {
            let last = fragments.last().map_or(&[][..], Vec::as_slice);
            fragments.push(step.addition.to(last));
        }
        let movers = self.steps().iter().map(|step| step.seat).chain([refuser]);
        let turns = movers.zip(fragments);
        let mine: Vec<_> = turns.filter(|(seat, _)| *seat == loser).collect();
        mine.into_iter().rev().find_map(|(seat, fragment)| {
            if !fragment.is_empty() && !nouns.allows(&fragment) {
                // Refusing now is what they did, if they are the refuser; then they haven't lost.
                return Some(Missed {
                    seat,
                    how: Chance::Refusing,
                    fragment,
                });
            }
            let fragment = winning(&mut foresight, &nouns, &fragment, &mut budget)?;
            Some(Missed {
                seat,
                how: Chance::Adding,
                fragment,
            })
        })
    }
}

/// The fragment with a letter that wins, the one of the most common noun.
fn winning(
    foresight: &mut Foresight<'_>,
    nouns: &Nouns<'_>,
    fragment: &[Letter],
    budget: &mut u64,
) -> Option<Vec<Letter>> {
    let longer = nouns.additions(fragment).map(|one| one.to(fragment));
    let good: Vec<Vec<Letter>> = match foresight {
        Foresight::Table(table) => longer
            .filter(|longer| table.find(longer).is_some_and(|run| table.wins(run)))
            .collect(),
        Foresight::Bags(bags) => longer
            .filter(|longer| nouns.allows(longer) && bags.is_won(longer, budget) == Some(false))
            .collect(),
    };
    let common = |longer: &Vec<Letter>| nouns.extends(longer).and_then(|noun| nouns.common(&noun));
    good.into_iter().rev().max_by_key(common)
}
