//! The best of each ladder, everywhere: a short list kept as games end, so that nobody has to look
//! at all careers.

use super::Ladder;
use super::career::Career;
use super::skill::Skill;
use crate::hall::{Hall, PersonId};
use games::At;
use serde::{Deserialize, Serialize};

/// How many are kept: more than are ever shown, so that there are others when one goes.
const KEPT: usize = 30;

/// Somebody on the list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(in crate::hall) struct Placed {
    /// Who.
    pub(in crate::hall) person: PersonId,
    /// How strong.
    pub(in crate::hall) skill: Skill,
    /// After how many games that counted.
    pub(in crate::hall) rated: u32,
}

/// What somebody must have to stand on a list.
#[derive(Clone, Copy, Debug)]
pub(in crate::hall) struct Bar {
    /// So many games that counted.
    games: u32,
    /// No greater deviation.
    deviation: f64,
}

impl Bar {
    /// In a chat, where few play.
    pub(in crate::hall) const HERE: Bar = Bar {
        games: 3,
        deviation: 250.0,
    };
    /// Among all.
    pub(in crate::hall) const EVERYWHERE: Bar = Bar {
        games: 10,
        deviation: 110.0,
    };

    /// How many games it asks for.
    pub(in crate::hall) fn games(self) -> u32 {
        self.games
    }
}

/// Those who meet the bar at `now`, the best first; who is surer stands before their equal.
pub(in crate::hall) fn best_of(mut all: Vec<Placed>, bar: Bar, now: At) -> Vec<Placed> {
    all.retain(|one| one.rated >= bar.games && one.skill.on(now).deviation <= bar.deviation);
    all.sort_by(|a, b| {
        let by_rating = b.skill.rating.total_cmp(&a.skill.rating);
        by_rating
            .then(a.skill.deviation.total_cmp(&b.skill.deviation))
            .then(a.person.cmp(&b.person))
    });
    all
}

fn key(ladder: &Ladder) -> String {
    format!("best/{ladder}")
}

impl Hall {
    /// Puts somebody on the list of their ladder, or off it.
    pub(super) fn place(&mut self, ladder: &Ladder, person: PersonId, career: &Career) {
        let mut all = self.placed(ladder);
        all.retain(|one| one.person != person);
        if let Some(skill) = career.skill {
            all.push(Placed {
                person,
                skill,
                rated: career.rated,
            });
        }
        let mut all = best_of(all, Bar::EVERYWHERE, self.now);
        all.truncate(KEPT);
        self.ledger.write(&key(ladder), &all);
    }

    /// The list of a ladder.
    pub(in crate::hall) fn placed(&self, ladder: &Ladder) -> Vec<Placed> {
        self.ledger.read(&key(ladder)).unwrap_or_default()
    }

    /// Takes a person off a list.
    pub(in crate::hall) fn unplace(&mut self, ladder: &Ladder, person: PersonId) {
        let mut all = self.placed(ladder);
        let before = all.len();
        all.retain(|one| one.person != person);
        if all.len() < before {
            self.ledger.write(&key(ladder), &all);
        }
    }

    /// Those who have played on a ladder in a chat and meet its bar.
    pub(in crate::hall) fn placed_here(
        &self,
        chat: crate::hall::ChatId,
        ladder: &Ladder,
    ) -> Vec<Placed> {
        let names = self.ledger.names(&format!("local/{chat}/{ladder}/"));
        let people = names
            .iter()
            .filter_map(|name| name.parse::<PersonId>().ok());
        let placed = people.filter_map(|person| {
            let career = self.career(person, ladder);
            Some(Placed {
                person,
                skill: career.skill?,
                rated: career.rated,
            })
        });
        best_of(placed.collect(), Bar::HERE, self.now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: At = At(1_788_253_200_000);

    fn placed(person: u64, rated: u32, (rating, deviation): (f64, f64)) -> Placed {
        let stranger = Skill::stranger(NOW);
        Placed {
            person: PersonId(person),
            skill: Skill {
                rating,
                deviation,
                ..stranger
            },
            rated,
        }
    }

    #[test]
    fn who_is_sure_enough_after_games_enough_stands_on_a_list() {
        let listed = |bar, rated, deviation| {
            let one = placed(1, rated, (1_500.0, deviation));
            !best_of(vec![one], bar, NOW).is_empty()
        };
        assert!(listed(Bar::HERE, 3, 250.0));
        assert!(!listed(Bar::HERE, 2, 100.0));
        assert!(!listed(Bar::HERE, 99, 250.1));
        assert!(listed(Bar::EVERYWHERE, 10, 110.0));
        assert!(!listed(Bar::EVERYWHERE, 9, 60.0));
        assert!(!listed(Bar::EVERYWHERE, 99, 110.1));
        // Whoever stays away is less and less sure.
        let one = vec![placed(1, 10, (1_500.0, 110.0))];
        assert!(best_of(one, Bar::EVERYWHERE, NOW.after(30 * 24 * 3_600_000)).is_empty());
    }

    #[test]
    fn the_best_come_first_and_the_surer_of_equals() {
        let all = vec![
            placed(1, 20, (1_500.0, 90.0)),
            placed(2, 20, (1_600.0, 100.0)),
            placed(3, 20, (1_500.0, 80.0)),
        ];
        let best = best_of(all, Bar::EVERYWHERE, NOW);
        let order: Vec<PersonId> = best.iter().map(|one| one.person).collect();
        assert_eq!(order, [PersonId(2), PersonId(3), PersonId(1)]);
    }
}
