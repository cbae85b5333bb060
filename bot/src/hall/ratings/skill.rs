//! Glicko-2 as it is used here (<http://www.glicko.net/glicko/glicko2.pdf>).
//!
//! Each game is a rating period of its own, and so is every whole day without one: a deviation that
//! has settled at 60 is back at 110 after some eleven weeks. A game of several is a period in which
//! everybody met everybody: whoever came before another beat them, the same place is a draw.

use games::At;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// How long a player may be away without becoming less certain, in ms.
const PERIOD: u64 = 24 * 60 * 60 * 1000;
/// No rating is less certain than that of a stranger.
const STRANGER: f64 = 350.0;
/// No rating is more certain: people change.
const SUREST: f64 = 30.0;
/// A rating less certain than this is marked so.
const SURE: f64 = 110.0;

/// What is known of a player's strength.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(in crate::hall) struct Skill {
    pub(in crate::hall) rating: f64,
    /// The true strength is within twice this of the rating, nineteen times of twenty.
    pub(in crate::hall) deviation: f64,
    pub(in crate::hall) volatility: f64,
    /// When it was last changed.
    pub(in crate::hall) at: At,
}

impl Skill {
    /// What is known of a stranger.
    pub(in crate::hall) fn stranger(at: At) -> Skill {
        let Glicko2Rating {
            rating,
            deviation,
            volatility,
        } = Glicko2Rating::new();
        Skill {
            rating,
            deviation,
            volatility,
            at,
        }
    }

    /// What is still known of it at `now`.
    pub(in crate::hall) fn on(self, now: At) -> Skill {
        let days = (now.since(self.at) / PERIOD) as f64;
        // On Glicko-2's scale the variance grows by the squared volatility in each period.
        let grown = days * (self.volatility * SCALE).powi(2);
        let deviation = (self.deviation.powi(2) + grown).sqrt();
        Skill {
            deviation: deviation.min(STRANGER),
            ..self
        }
    }

    /// As it is written for people.
    pub(in crate::hall) fn figure(self) -> Figure {
        Figure {
            rating: self.rating.round() as i32,
            deviation: self.deviation.round() as i32,
        }
    }

    fn to_glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }
}

/// One of Glicko-2's units in points.
const SCALE: f64 = 173.7178;

/// A rating in whole points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// The rating.
    pub rating: i32,
    /// Its deviation.
    pub deviation: i32,
}

impl Figure {
    /// Whether enough is known to take it seriously.
    pub fn is_sure(self) -> bool {
        f64::from(self.deviation) <= SURE
    }
}

/// What is known of everybody after a game in which they came in these places.
pub(super) fn after(players: &[(Skill, u8)], now: At) -> Vec<Skill> {
    let before: Vec<(Glicko2Rating, u8)> = players
        .iter()
        .map(|&(skill, place)| (skill.on(now).to_glicko(), place))
        .collect();
    let one = |(me, &(mine, my_place)): (usize, &(Glicko2Rating, u8))| {
        let others = before.iter().enumerate().filter(|&(other, _)| other != me);
        let results: Vec<(Glicko2Rating, Outcomes)> = others
            .map(|(_, &(theirs, place))| {
                let outcome = match my_place.cmp(&place) {
                    std::cmp::Ordering::Less => Outcomes::WIN,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                    std::cmp::Ordering::Greater => Outcomes::LOSS,
                };
                (theirs, outcome)
            })
            .collect();
        let new = glicko2_rating_period(&mine, &results, &Glicko2Config::new());
        // Rounded so that what is written into the store is read back as the same number.
        let rounded = |number: f64, parts: f64| (number * parts).round() / parts;
        Skill {
            rating: rounded(new.rating, 1e4),
            deviation: rounded(new.deviation.clamp(SUREST, STRANGER), 1e4),
            volatility: rounded(new.volatility, 1e8),
            at: now,
        }
    };
    before.iter().enumerate().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn skill(rating: f64, deviation: f64) -> Skill {
        Skill {
            rating,
            deviation,
            volatility: 0.06,
            at: At(0),
        }
    }

    /// The example of Glickman's paper: a win over 1400, losses to 1550 and 1700.
    #[test]
    fn the_published_example() {
        let players = [
            (skill(1500.0, 200.0), 3),
            (skill(1400.0, 30.0), 4),
            (skill(1550.0, 100.0), 2),
            (skill(1700.0, 300.0), 1),
        ];
        let new = after(&players, At(0))[0];
        assert!((new.rating - 1464.06).abs() < 0.01, "{new:?}");
        assert!((new.deviation - 151.52).abs() < 0.01, "{new:?}");
        assert!((new.volatility - 0.05999).abs() < 0.00001, "{new:?}");
    }

    #[test]
    fn whoever_is_away_becomes_less_certain() {
        let day = PERIOD;
        let check = |days: u64, expected: i32| {
            let figure = skill(1600.0, 60.0).on(At(days * day + day / 2)).figure();
            assert_eq!(
                (figure.rating, figure.deviation),
                (1600, expected),
                "{days}"
            );
        };
        check(0, 60);
        check(1, 61);
        check(77, 109);
        check(78, 110);
        check(365, 208);
        check(100_000, 350);
    }

    #[test]
    fn equals_who_draw_stay_and_become_more_certain() {
        let new = after(
            &[(skill(1500.0, 200.0), 1), (skill(1500.0, 200.0), 1)],
            At(9),
        );
        for skill in new {
            assert_eq!(skill.figure().rating, 1500);
            assert!(skill.deviation < 200.0);
            assert_eq!(skill.at, At(9));
        }
    }

    #[test]
    fn places_order_several() {
        let three = [1u8, 2, 3].map(|place| (Skill::stranger(At(0)), place));
        let new = after(&three, At(0));
        assert!(new[0].rating > new[1].rating && new[1].rating > new[2].rating);
        assert_eq!(new[1].figure().rating, 1500);
        // The same whoever asks, and in whatever order they sat.
        let turned = after(&[three[2], three[0], three[1]], At(0));
        assert_eq!(turned, [new[2], new[0], new[1]]);
    }

    #[test]
    fn a_thousand_wins_stay_finite() {
        let (mut winner, mut loser) = (Skill::stranger(At(0)), Skill::stranger(At(0)));
        for _ in 0..1000 {
            let new = after(&[(winner, 1), (loser, 2)], At(0));
            (winner, loser) = (new[0], new[1]);
        }
        assert!(
            winner.rating.is_finite() && winner.rating < 5000.0,
            "{winner:?}"
        );
        assert!(
            loser.rating.is_finite() && loser.rating > -2000.0,
            "{loser:?}"
        );
        assert!((SUREST..=STRANGER).contains(&loser.deviation), "{loser:?}");
    }
}
