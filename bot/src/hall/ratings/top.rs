//! `/top`: the best of a chat or of all.

use super::best::{Bar, best_of};
use super::career::Ladder;
use super::skill::Figure;
use super::stats::{Wanted, game_name, key, look};
use super::{Placed, shown};
use crate::chat::{Body, Picture, Privacy};
use crate::hall::own::command as command_button;
use crate::hall::records::Holder;
use crate::hall::room::Here;
use crate::hall::{Hall, kinds};
use std::sync::Arc;

/// How many are shown.
const SHOWN: usize = 10;
/// How many ratings of the past the small graphs show.
const FORM: usize = 20;

impl Hall {
    /// `/top [game]` of this chat, `/top [game] all` of everywhere.
    pub(in crate::hall) fn top(&mut self, here: &Here, rest: &str) {
        let tongue = here.tongue;
        let wanted = Wanted::of(rest, tongue);
        let mut said = wanted.rest.iter().map(|word| word.to_lowercase());
        let all = said.any(|word| tongue.is_said("said-everywhere", &word));
        // In private there is nobody else to be better than.
        let all = all || here.chat.is_private();
        let command = match wanted.command {
            Some(command) => command,
            None => self.most_played(here),
        };
        let kind = kinds::started_by(command);
        let lang = kind.and_then(|kind| kind.lang(&kind.offered(command, here.chat.lang)));
        let ladder = Ladder {
            command: command.to_owned(),
            lang: lang.map(|lang| wanted.lang.unwrap_or(lang)),
        };
        let (bar, best) = if all {
            let best = best_of(self.placed(&ladder), Bar::EVERYWHERE, self.now);
            (Bar::EVERYWHERE, best)
        } else {
            (Bar::HERE, self.placed_here(here.chat.id, &ladder))
        };
        let game = game_name(&ladder, tongue);
        let heading = tongue.say(
            if all { "top-everywhere" } else { "top-here" },
            &[("game", game.into())],
        );
        let code = ladder.lang.map_or("", |lang| lang.code());
        let other = if all {
            ("button-top-here", format!("/top {command} {code}"))
        } else {
            ("button-top-all", format!("/top {command} {code} all"))
        };
        let buttons = match here.chat.is_private() {
            true => Vec::new(),
            false => vec![vec![command_button(tongue.tell(other.0), other.1)]],
        };
        let note = tongue.say("top-bar", &[("games", i64::from(bar.games()).into())]);
        let rows: Vec<render::stats::Ranked> = best
            .iter()
            .take(SHOWN)
            .map(|placed| self.ranked(placed, &ladder, here))
            .collect();
        if rows.is_empty() {
            let text = format!("{heading}\n{}\n{note}", tongue.tell("top-nobody"));
            return self.tell(here, text, buttons, Privacy::Discreet);
        }
        let mut lines = vec![heading.clone()];
        lines.extend(
            rows.iter().zip(1..).map(|(row, place)| {
                format!("{place}. {}: {} ({})", row.name, row.rating, row.games)
            }),
        );
        lines.push(note.clone());
        let alt = lines.join("\n");
        let body = if wanted.words_only {
            Body {
                buttons,
                ..Body::of(alt)
            }
        } else {
            let table = render::stats::Table {
                heading: heading.clone(),
                rows,
                note,
            };
            let look = look(here, &alt);
            let picture = Picture {
                key: key("top", &alt, look),
                alt,
                brief: None,
                mime: "image/png",
                draw: Arc::new(move || render::stats::table(&table, look).png),
            };
            Body {
                picture: Some(picture),
                buttons,
                ..Body::of(heading)
            }
        };
        self.tell_body(here, body, Privacy::Discreet);
    }

    /// The game that is played most by who asks; Balda for who hasn't played.
    fn most_played(&self, here: &Here) -> &'static str {
        let ladders = self.ladders_of(here.person.id).into_iter();
        let most = ladders.max_by_key(|ladder| self.career(here.person.id, ladder).games());
        let command = most.as_ref().map_or("balda", |ladder| &ladder.command);
        crate::speech::commands::find(command).map_or("balda", |entry| entry.name)
    }

    fn ranked(&self, placed: &Placed, ladder: &Ladder, here: &Here) -> render::stats::Ranked {
        let tongue = here.tongue;
        let figure: Figure = placed.skill.on(self.now).figure();
        let career = self.career(placed.person, ladder);
        let from = career.form.len().saturating_sub(FORM);
        render::stats::Ranked {
            name: self.holder_name(Holder::Person(placed.person), tongue),
            rating: shown(figure, tongue),
            games: tongue.say("top-games", &[("games", i64::from(placed.rated).into())]),
            form: career
                .form
                .iter()
                .skip(from)
                .map(|&(_, rating)| rating)
                .collect(),
        }
    }
}
