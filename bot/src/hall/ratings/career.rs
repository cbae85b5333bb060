//! What is kept of a person's games: results, best words, how the rating went.

use super::skill::{Figure, Skill};
use crate::speech::{Feat, Feats};
use games::words::Lang;
use games::{At, Level};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// How many ratings of the past are kept.
const FORM: usize = 60;
/// The longest text of a feat, in characters.
const LONGEST: usize = 60;

/// What ratings are kept apart by: a game as its command starts it, and the language of its words.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::hall) struct Ladder {
    /// The command.
    pub(in crate::hall) command: String,
    /// The language; None for a game without words.
    pub(in crate::hall) lang: Option<Lang>,
}

impl fmt::Display for Ladder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lang {
            Some(lang) => write!(f, "{}.{}", self.command, lang.code()),
            None => f.write_str(&self.command),
        }
    }
}

/// A text that names no ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::hall) struct NoLadder;

impl FromStr for Ladder {
    type Err = NoLadder;

    fn from_str(text: &str) -> Result<Ladder, NoLadder> {
        let (command, lang) = match text.split_once('.') {
            Some((command, code)) => (command, Some(Lang::from_code(code).ok_or(NoLadder)?)),
            None => (text, None),
        };
        Ok(Ladder {
            command: command.to_owned(),
            lang,
        })
    }
}

/// How games ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::hall) struct Tally {
    pub(in crate::hall) won: u32,
    pub(in crate::hall) drawn: u32,
    pub(in crate::hall) lost: u32,
}

/// How one game ended for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::hall) enum Finish {
    Won,
    Drawn,
    Lost,
}

impl Tally {
    pub(in crate::hall) fn count(&mut self, result: Finish) {
        let slot = match result {
            Finish::Won => &mut self.won,
            Finish::Drawn => &mut self.drawn,
            Finish::Lost => &mut self.lost,
        };
        *slot = slot.saturating_add(1);
    }

    /// Other games of the same person come to these.
    pub(super) fn join(&mut self, other: Tally) {
        self.won = self.won.saturating_add(other.won);
        self.drawn = self.drawn.saturating_add(other.drawn);
        self.lost = self.lost.saturating_add(other.lost);
    }

    pub(in crate::hall) fn games(self) -> u32 {
        self.won
            .saturating_add(self.drawn)
            .saturating_add(self.lost)
    }
}

/// What a person has done best.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::hall) struct Bests {
    /// The move that brought most points.
    pub(in crate::hall) best: Option<Feat>,
    /// The longest word.
    pub(in crate::hall) longest: Option<String>,
}

impl Bests {
    /// Keeps what is better than before.
    pub(super) fn add(&mut self, feats: &Feats) {
        let short = |text: &str| text.chars().take(LONGEST).collect::<String>();
        if let Some(feat) = &feats.best
            && self
                .best
                .as_ref()
                .is_none_or(|best| best.points < feat.points)
        {
            self.best = Some(Feat {
                said: short(&feat.said),
                points: feat.points,
            });
        }
        if let Some(word) = &feats.longest {
            let long = |word: &str| word.chars().count();
            if self.longest.as_ref().is_none_or(|l| long(l) < long(word)) {
                self.longest = Some(short(word));
            }
        }
    }
}

impl From<Bests> for Feats {
    fn from(bests: Bests) -> Feats {
        Feats {
            best: bests.best,
            longest: bests.longest,
        }
    }
}

/// All of a person's games on one ladder.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::hall) struct Career {
    /// What is known of their strength; None before the first game that counted.
    pub(in crate::hall) skill: Option<Skill>,
    /// How many games counted for it.
    pub(in crate::hall) rated: u32,
    /// Games among people.
    pub(in crate::hall) people: Tally,
    /// Games with computers, by the strongest of them.
    pub(in crate::hall) computers: BTreeMap<Level, Tally>,
    /// The best of all games.
    pub(in crate::hall) bests: Bests,
    /// The rating after each of the last games that counted.
    pub(in crate::hall) form: Vec<(At, i32)>,
}

impl Career {
    /// The rating as it stands at `now`.
    pub(in crate::hall) fn figure(&self, now: At) -> Option<Figure> {
        self.skill.map(|skill| skill.on(now).figure())
    }

    /// How many games there were in all.
    pub(in crate::hall) fn games(&self) -> u32 {
        let computers = self.computers.values().map(|tally| tally.games());
        computers.fold(self.people.games(), u32::saturating_add)
    }

    /// Games of another account of the same person come to these. Two ratings can't be added up: the
    /// one here stays, where there is one.
    pub(super) fn join(&mut self, other: Career) {
        self.people.join(other.people);
        for (level, tally) in other.computers {
            self.computers.entry(level).or_default().join(tally);
        }
        self.bests.add(&other.bests.into());
        if self.skill.is_none() {
            (self.skill, self.rated, self.form) = (other.skill, other.rated, other.form);
        }
    }

    pub(super) fn rate(&mut self, skill: Skill) {
        self.skill = Some(skill);
        self.rated = self.rated.saturating_add(1);
        self.form.push((skill.at, skill.figure().rating));
        let old = self.form.len().saturating_sub(FORM);
        self.form.drain(..old);
    }
}

/// A person's games among people on one ladder in one chat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::hall) struct Local {
    /// How they ended.
    pub(in crate::hall) people: Tally,
    /// The best of them.
    pub(in crate::hall) bests: Bests,
}

impl Local {
    /// Games of another account of the same person come to these.
    pub(super) fn join(&mut self, other: Local) {
        self.people.join(other.people);
        self.bests.add(&other.bests.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ladders_are_read_as_they_are_written() {
        for text in ["balda.ru", "royal.hu", "dots"] {
            let ladder: Ladder = text.parse().unwrap();
            assert_eq!(ladder.to_string(), text);
        }
        assert_eq!("balda.xx".parse::<Ladder>(), Err(NoLadder));
    }

    #[test]
    fn the_better_feat_stays() {
        let mut bests = Bests::default();
        let add = |bests: &mut Bests, said: &str, points: i32| {
            bests.add(&Feats {
                best: Some(Feat {
                    said: said.to_owned(),
                    points,
                }),
                longest: Some(said.to_owned()),
            });
        };
        add(&mut bests, "кот", 3);
        add(&mut bests, "лак", 3);
        assert_eq!(bests.longest.as_deref(), Some("кот"));
        add(&mut bests, "клад", 9);
        add(&mut bests, &"а".repeat(99), 8);
        let best = bests.best.unwrap();
        assert_eq!((best.said.as_str(), best.points), ("клад", 9));
        assert_eq!(bests.longest.unwrap().chars().count(), LONGEST);
    }

    #[test]
    fn of_two_accounts_the_better_feats_stay() {
        let of = |word: &str, points: i32, longest: &str| Career {
            bests: Bests {
                best: Some(Feat {
                    said: word.to_owned(),
                    points,
                }),
                longest: Some(longest.to_owned()),
            },
            ..Career::default()
        };
        let (one, other) = (of("кот", 3, "лодка"), of("клад", 4, "кот"));
        for (mut into, from) in [
            (one.clone(), other.clone()),
            (other, one),
            (Career::default(), of("клад", 4, "лодка")),
        ] {
            into.join(from);
            assert_eq!(into.bests, of("клад", 4, "лодка").bests);
        }
    }

    #[test]
    fn a_full_career_fits_a_record() {
        let mut career = Career::default();
        for n in 0..200 {
            career.rate(Skill {
                rating: 1_234.567_8,
                deviation: 256.789,
                volatility: 0.059_999_12,
                at: At(1_788_253_200_000 + n),
            });
        }
        career.bests.add(&Feats {
            best: Some(Feat {
                said: "ы".repeat(99),
                points: i32::MAX,
            }),
            longest: Some("ы".repeat(99)),
        });
        for level in [Level::Easy, Level::Normal, Level::Hard, Level::Expert] {
            career.computers.insert(
                level,
                Tally {
                    won: u32::MAX,
                    drawn: u32::MAX,
                    lost: u32::MAX,
                },
            );
        }
        let bytes = serde_json::to_vec(&career).unwrap();
        assert!(bytes.len() < storage::MOST_BYTES, "{}", bytes.len());
        assert_eq!(serde_json::from_slice::<Career>(&bytes).unwrap(), career);
    }
}
