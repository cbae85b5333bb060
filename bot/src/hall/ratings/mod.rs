//! Ratings and what is remembered of finished games. All of it is written in the commit that ends
//! the game, so a game counts once whatever crashes.

mod best;
mod career;
mod join;
mod skill;
mod stats;
mod top;

pub(super) use best::Placed;
pub(super) use career::{Career, Ladder, Local, Tally};
pub use skill::Figure;

use super::customs::Stakes;
use super::records::{Holder, Sitting};
use super::{Hall, PersonId};
use crate::speech::{Scene, Tongue};
use career::Finish;
use games::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use skill::Skill;
use std::collections::{BTreeMap, BTreeSet};

/// What a finished game did to the ratings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Settled {
    /// It counted: the figures before and after of each seat.
    Rated(Vec<(Figure, Figure)>),
    /// It didn't.
    Unrated(Unrated),
}

/// Why a game doesn't count for the ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Unrated {
    /// A computer played.
    Computer,
    /// It was offered so.
    Friendly,
    /// House rules change the game too much.
    Rules,
    /// Somebody was given a hint.
    Hint,
    /// It ended before everybody had moved.
    Early,
    /// Somebody who played has had all that is theirs erased.
    Erased,
}

/// A finished game, as far as it is remembered.
struct Ended {
    ladder: Ladder,
    outcome: Outcome,
    /// None: it counts.
    unrated: Option<Unrated>,
}

impl Ended {
    fn result(&self, seat: usize) -> Finish {
        let winners = self.outcome.winners();
        let won = u8::try_from(seat).is_ok_and(|seat| winners.contains(Seat(seat)));
        match (won, winners.len()) {
            (true, 1) => Finish::Won,
            (true, _) => Finish::Drawn,
            (false, _) => Finish::Lost,
        }
    }

    fn place(&self, seat: usize) -> u8 {
        self.outcome.places.get(seat).copied().unwrap_or(u8::MAX)
    }

    /// How `seat` did against `other`.
    fn against(&self, seat: usize, other: usize) -> Finish {
        match self.place(seat).cmp(&self.place(other)) {
            std::cmp::Ordering::Less => Finish::Won,
            std::cmp::Ordering::Equal => Finish::Drawn,
            std::cmp::Ordering::Greater => Finish::Lost,
        }
    }
}

impl Hall {
    /// Remembers a game that has just ended: careers, ratings, who beat whom.
    pub(super) fn settle(&mut self, sitting: &mut Sitting) {
        let Some(ended) = self.ended(sitting) else {
            return;
        };
        let people: Vec<(usize, PersonId)> = sitting
            .holders
            .iter()
            .enumerate()
            .filter_map(|(seat, holder)| Some((seat, holder.person()?)))
            .collect();
        let mut careers: Vec<Career> = people
            .iter()
            .map(|&(_, person)| self.career(person, &ended.ladder))
            .collect();
        let strongest = sitting.holders.iter().filter_map(|holder| match holder {
            Holder::Computer(level) => Some(*level),
            _ => None,
        });
        let strongest = strongest.max();
        for (career, &(seat, person)) in careers.iter_mut().zip(&people) {
            let seat_of = Seat(u8::try_from(seat).unwrap_or(u8::MAX));
            let feats = self.table(sitting.id).map(|table| table.feats(seat_of));
            let feats = feats.unwrap_or_default();
            let result = ended.result(seat);
            match strongest {
                Some(level) => career.computers.entry(level).or_default().count(result),
                None => career.people.count(result),
            }
            career.bests.add(&feats);
            if strongest.is_none() {
                self.remember_here(sitting, &ended.ladder, person, result, &feats);
                self.remember_rivals(&ended, seat, &people, person);
            }
        }
        sitting.settled = Some(match ended.unrated {
            Some(why) => Settled::Unrated(why),
            None => Settled::Rated(self.rate(&ended, &people, &mut careers)),
        });
        for (career, (_, person)) in careers.iter().zip(people) {
            let key = format!("career/{person}/{}", ended.ladder);
            self.ledger.write(&key, career);
        }
    }

    fn ended(&mut self, sitting: &Sitting) -> Option<Ended> {
        let table = self.table(sitting.id)?;
        let outcome = table.outcome()?;
        let ladder = Ladder {
            command: table.counted().to_owned(),
            lang: table.lang(),
        };
        let seats = games::Seats::everybody(table.players());
        let is_computer = |holder: &Holder| matches!(holder, Holder::Computer(_));
        let unrated = if sitting.holders.iter().any(is_computer) {
            Some(Unrated::Computer)
        } else if sitting.holders.contains(&Holder::Nobody) {
            Some(Unrated::Erased)
        } else if sitting.stakes == Stakes::Friendly {
            Some(Unrated::Friendly)
        } else if !table.is_comparable() {
            Some(Unrated::Rules)
        } else if !sitting.hinted.is_empty() {
            Some(Unrated::Hint)
        } else if !seats.within(table.have_moved()) {
            Some(Unrated::Early)
        } else {
            None
        };
        Some(Ended {
            ladder,
            outcome,
            unrated,
        })
    }

    /// Rates everybody; gives the figures before and after.
    fn rate(
        &mut self,
        ended: &Ended,
        people: &[(usize, PersonId)],
        careers: &mut [Career],
    ) -> Vec<(Figure, Figure)> {
        let now = self.now;
        let stranger = Skill::stranger(now);
        let before: Vec<(Skill, u8)> = careers
            .iter()
            .zip(people)
            .map(|(career, &(seat, _))| (career.skill.unwrap_or(stranger), ended.place(seat)))
            .collect();
        let after = skill::after(&before, now);
        let mut figures = Vec::with_capacity(after.len());
        for ((career, &(_, person)), (old, new)) in
            careers.iter_mut().zip(people).zip(before.iter().zip(after))
        {
            career.rate(new);
            self.place(&ended.ladder, person, career);
            figures.push((old.0.on(now).figure(), new.figure()));
        }
        figures
    }

    fn remember_here(
        &mut self,
        sitting: &Sitting,
        ladder: &Ladder,
        person: PersonId,
        result: Finish,
        feats: &crate::speech::Feats,
    ) {
        let chats: BTreeSet<_> = sitting.shown.iter().map(|shown| shown.place.chat).collect();
        for chat in chats {
            let key = format!("local/{chat}/{ladder}/{person}");
            let mut local: Local = self.ledger.read(&key).unwrap_or_default();
            local.people.count(result);
            local.bests.add(feats);
            self.ledger.write(&key, &local);
        }
    }

    fn remember_rivals(
        &mut self,
        ended: &Ended,
        seat: usize,
        people: &[(usize, PersonId)],
        person: PersonId,
    ) {
        for &(other_seat, other) in people.iter().filter(|&&(other, _)| other != seat) {
            let key = format!("versus/{person}/{other}");
            let mut rivals: Rivals = self.ledger.read(&key).unwrap_or_default();
            let tally = rivals.entry(ended.ladder.to_string()).or_default();
            tally.count(ended.against(seat, other_seat));
            self.ledger.write(&key, &rivals);
        }
    }

    /// A person's games on a ladder.
    pub(super) fn career(&self, person: PersonId, ladder: &Ladder) -> Career {
        let key = format!("career/{person}/{ladder}");
        self.ledger.read(&key).unwrap_or_default()
    }

    /// The ladders on which a person has played.
    pub(super) fn ladders_of(&self, person: PersonId) -> Vec<Ladder> {
        let names = self.ledger.names(&format!("career/{person}/"));
        names.iter().filter_map(|name| name.parse().ok()).collect()
    }

    /// What the result says of the ratings; None where there is nothing to say.
    pub(super) fn settled_line(&self, sitting: &Sitting, scene: &Scene) -> Option<String> {
        let tongue = scene.tongue;
        match sitting.settled.as_ref()? {
            Settled::Rated(figures) => {
                let one = |(name, (before, after)): (&String, &(Figure, Figure))| {
                    let (before, after) = (shown(*before, tongue), shown(*after, tongue));
                    format!("{name} {before} → {after}")
                };
                let all: Vec<String> = scene.names.iter().zip(figures).map(one).collect();
                Some(tongue.say("rating-changes", &[("all", all.join(", ").into())]))
            }
            Settled::Unrated(why) => {
                let why = tongue.tell(match why {
                    // Whoever plays a computer expects nothing else.
                    Unrated::Computer => return None,
                    Unrated::Friendly => "unrated-friendly",
                    Unrated::Rules => "unrated-rules",
                    Unrated::Hint => "unrated-hint",
                    Unrated::Early => "unrated-early",
                    Unrated::Erased => "unrated-erased",
                });
                Some(tongue.say("unrated", &[("why", why.into())]))
            }
        }
    }
}

/// How people did against one other, by ladder.
pub(super) type Rivals = BTreeMap<String, Tally>;

/// A rating in a text: marked while little is known of it.
pub(super) fn shown(figure: Figure, tongue: Tongue) -> String {
    if figure.is_sure() {
        figure.rating.to_string()
    } else {
        tongue.say(
            "rating-unsure",
            &[("rating", figure.rating.to_string().into())],
        )
    }
}
