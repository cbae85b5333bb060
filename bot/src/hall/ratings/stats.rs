//! `/stats`: what is known of a player, in words and as a page.

use super::career::{Career, Ladder, Local, Tally};
use super::{Rivals, shown};
use crate::chat::{Body, Button, Picture, Privacy};
use crate::hall::house::{hash, number};
use crate::hall::records::Person;
use crate::hall::room::Here;
use crate::hall::show::light;
use crate::hall::who::computer;
use crate::hall::{Hall, Press, kinds};
use crate::speech::{Tongue, commands, lang_of};
use games::words::Lang;
use render::stats::Card;
use std::sync::Arc;

/// How many ratings of the past are told in words.
const TOLD: usize = 8;
/// How many buttons for other games.
const OTHERS: usize = 6;

/// What the words after `/stats` or `/top` ask for.
#[derive(Default)]
pub(super) struct Wanted<'a> {
    /// A game's command.
    pub(super) command: Option<&'static str>,
    /// The language of its words.
    pub(super) lang: Option<Lang>,
    /// No picture.
    pub(super) words_only: bool,
    /// Whatever else was said: a name.
    pub(super) rest: Vec<&'a str>,
}

impl<'a> Wanted<'a> {
    pub(super) fn of(text: &'a str, tongue: Tongue) -> Wanted<'a> {
        let mut wanted = Wanted::default();
        for word in text.split_whitespace().take(8) {
            let lower = word.to_lowercase();
            let game = commands::find(&lower)
                .filter(|entry| kinds::started_by(entry.name).is_some())
                .map(|entry| entry.name);
            if let Some(game) = game {
                wanted.command = Some(game);
            } else if tongue.is_said("said-text-only", &lower) {
                wanted.words_only = true;
            } else if let Some(lang) = lang_of(&lower).filter(|_| lower.len() == 2) {
                wanted.lang = Some(lang);
            } else {
                wanted.rest.push(word);
            }
        }
        wanted
    }

    fn fits(&self, ladder: &Ladder) -> bool {
        self.command.is_none_or(|command| ladder.command == command)
            && (self.lang.is_none() || ladder.lang == self.lang)
    }
}

impl Hall {
    /// `/stats [@who] [game]`.
    pub(in crate::hall) fn stats(&mut self, here: &Here, rest: &str) {
        let wanted = Wanted::of(rest, here.tongue);
        let person = match wanted.rest.as_slice() {
            [] => here.person.clone(),
            names => match self.known(here, &names.join(" ")) {
                Some(person) => person,
                None => return self.answer(here, "stats-whom", &[]),
            },
        };
        let mut careers: Vec<(Ladder, Career)> = self
            .ladders_of(person.id)
            .into_iter()
            .map(|ladder| {
                let career = self.career(person.id, &ladder);
                (ladder, career)
            })
            .collect();
        // What was asked for first, then what is played here, then what is played most.
        careers.sort_by_key(|(ladder, career)| {
            let foreign = ladder.lang.is_some_and(|lang| lang != here.chat.lang);
            (
                !wanted.fits(ladder),
                foreign,
                std::cmp::Reverse(career.games()),
            )
        });
        let first = careers.split_first();
        let Some(((ladder, career), rest)) = first.filter(|((l, _), _)| wanted.fits(l)) else {
            let args = [("name", (&person.name).into())];
            return self.answer(here, "stats-none", &args);
        };
        let card = self.card(here, &person, ladder, career);
        let tongue = here.tongue;
        let buttons = others(&person, here, rest, tongue);
        let words = words(&card, tongue);
        let body = if wanted.words_only {
            Body {
                buttons,
                ..Body::of(words)
            }
        } else {
            let heading = format!("{}: {}", card.name, card.game);
            Body {
                picture: Some(picture(card, words, here)),
                buttons,
                ..Body::of(heading)
            }
        };
        self.tell_body(here, body, Privacy::Discreet);
    }

    /// All that a page of statistics tells.
    fn card(&self, here: &Here, person: &Person, ladder: &Ladder, career: &Career) -> Card {
        let tongue = here.tongue;
        let mut tallies = vec![(tongue.tell("stats-all"), career.people)];
        let local: Option<Local> = self
            .ledger
            .read(&format!("local/{}/{ladder}/{}", here.chat.id, person.id));
        if let Some(local) = local.filter(|local| local.people != career.people) {
            tallies.push((tongue.tell("stats-here"), local.people));
        }
        if person.id != here.person.id {
            let key = format!("versus/{}/{}", person.id, here.person.id);
            let rivals: Rivals = self.ledger.read(&key).unwrap_or_default();
            if let Some(&tally) = rivals.get(&ladder.to_string()) {
                let label = tongue.say("stats-against", &[("name", (&here.person.name).into())]);
                tallies.push((label, tally));
            }
        }
        for (&level, &tally) in &career.computers {
            tallies.push((tongue.tell(computer(level)), tally));
        }
        let mut feats = Vec::new();
        if let Some(best) = &career.bests.best {
            let args = [
                ("said", (&best.said).into()),
                ("points", best.points.into()),
            ];
            feats.push((tongue.tell("stats-best"), tongue.say("stats-feat", &args)));
        }
        if let Some(longest) = &career.bests.longest {
            feats.push((tongue.tell("stats-longest"), longest.clone()));
        }
        let rating = match career.figure(self.now) {
            Some(figure) => {
                let args = [
                    ("rating", shown(figure, tongue).into()),
                    ("deviation", figure.deviation.to_string().into()),
                ];
                tongue.say("stats-rating", &args)
            }
            None => tongue.tell("stats-no-rating"),
        };
        let tally = |(label, tally): (String, Tally)| render::stats::Tally {
            text: tally_text(tally, tongue),
            label,
            won: tally.won,
            drawn: tally.drawn,
            lost: tally.lost,
        };
        tallies.retain(|(_, tally)| tally.games() > 0);
        Card {
            name: person.name.clone(),
            game: game_name(ladder, tongue),
            rating,
            tallies: tallies.into_iter().map(tally).collect(),
            feats,
            form: career.form.iter().map(|&(_, rating)| rating).collect(),
        }
    }
}

/// What the picture shows, in words.
fn words(card: &Card, tongue: Tongue) -> String {
    let mut lines = vec![format!("{}: {}", card.name, card.game), card.rating.clone()];
    let tallies = card.tallies.iter();
    lines.extend(tallies.map(|tally| format!("{}: {}", tally.label, tally.text)));
    let feats = card.feats.iter();
    lines.extend(feats.map(|(label, feat)| format!("{label}: {feat}")));
    if card.form.len() > 1 {
        let from = card.form.len().saturating_sub(TOLD);
        let last: Vec<String> = card.form.iter().skip(from).map(i32::to_string).collect();
        lines.push(tongue.say("stats-form", &[("ratings", last.join(", ").into())]));
    }
    lines.join("\n")
}

fn picture(card: Card, alt: String, here: &Here) -> Picture {
    let look = look(here, &alt);
    Picture {
        key: key("stats", &alt, look),
        alt,
        brief: None,
        mime: "image/png",
        draw: Arc::new(move || render::stats::card(&card, look).png),
    }
}

/// How a page looks: by the chat's light, in a hand that its words make.
pub(super) fn look(here: &Here, words: &str) -> render::Look {
    render::Look {
        theme: here.chat.theme.into(),
        seed: hash(words),
    }
}

pub(super) fn key(what: &str, alt: &str, look: render::Look) -> String {
    format!("{what}-{}-{}", number(alt), light(look.theme))
}

/// `24 games: 15 won, 2 drawn, 7 lost`.
fn tally_text(tally: Tally, tongue: Tongue) -> String {
    tongue.say(
        "stats-tally",
        &[
            ("games", i64::from(tally.games()).into()),
            ("won", i64::from(tally.won).into()),
            ("drawn", i64::from(tally.drawn).into()),
            ("lost", i64::from(tally.lost).into()),
        ],
    )
}

/// The name of a ladder's game, with the language of its words where that isn't the reader's.
pub(super) fn game_name(ladder: &Ladder, tongue: Tongue) -> String {
    let title = match kinds::started_by(&ladder.command) {
        Some(kind) => kind.title(&ladder.command, tongue),
        None => ladder.command.clone(),
    };
    match ladder.lang.filter(|&lang| lang != tongue.lang) {
        Some(lang) => format!("{title}, {}", tongue.tell(&format!("lang-{}", lang.code()))),
        None => title,
    }
}

/// Buttons for a person's other games.
fn others(
    person: &Person,
    here: &Here,
    careers: &[(Ladder, Career)],
    tongue: Tongue,
) -> Vec<Vec<Button>> {
    let who = match person.id == here.person.id {
        true => String::new(),
        false => format!(" @{}", person.name.replace(' ', "_")),
    };
    let button = |(ladder, _): &(Ladder, Career)| {
        let lang = ladder.lang.map_or("", Lang::code);
        let text = format!("/stats{who} {} {lang}", ladder.command);
        Press::Command(text.trim().to_owned()).short_button(game_name(ladder, tongue))
    };
    let all: Vec<Button> = careers.iter().take(OTHERS).filter_map(button).collect();
    all.chunks(2).map(<[Button]>::to_vec).collect()
}
