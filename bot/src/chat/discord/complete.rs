//! Proposals while somebody types an option.

use super::hear;
use super::menu::{field, settings_of, short};
use super::wire::Interaction;
use crate::chat::RoomRef;
use crate::hall::{Door, kinds};
use crate::speech::field::Asks;
use crate::speech::{Tongue, commands, lang_of};
use games::words::{Lexicon, Policy};
use serde_json::{Value, json};

/// The most proposals that Discord takes.
const MOST: usize = 25;
/// The longest of their names.
const NAME: usize = 100;

/// What is typed, and where.
pub(super) struct Completion {
    command: String,
    field: String,
    typed: String,
    /// The language of the game's words, where another than the person's was chosen.
    words: Tongue,
    tongue: Tongue,
    room: Option<RoomRef>,
}

impl Completion {
    /// What an interaction wants completed.
    pub(super) fn of(interaction: &Interaction, tongue: Tongue) -> Completion {
        let given = &interaction.data.options;
        let focused = given.iter().find(|given| given.focused);
        let language = given.iter().find(|given| given.name == "language");
        let language = language.and_then(|given| lang_of(&given.text()));
        Completion {
            command: interaction.data.name.clone(),
            field: focused.map(|given| given.name.clone()).unwrap_or_default(),
            typed: focused.map(|given| given.text()).unwrap_or_default(),
            words: language.map_or(tongue, Tongue::new),
            tongue,
            room: hear::room(interaction),
        }
    }

    /// The proposals, as the answer to the interaction.
    pub(super) async fn answer(self, door: &Door) -> Value {
        let is_of_game = self.field == field::GAME;
        let at_table = commands::find(&self.command).is_some_and(|e| e.command.is_at_table());
        let found = if is_of_game && at_table {
            self.games(door).await
        } else {
            let thought = tokio::task::spawn_blocking(move || self.thought());
            thought.await.unwrap_or_default()
        };
        let choices: Vec<Value> = found
            .into_iter()
            .take(MOST)
            .map(|(name, value)| json!({ "name": short(&name, NAME), "value": value }))
            .collect();
        json!({ "type": 8, "data": { "choices": choices } })
    }

    fn thought(&self) -> Vec<(String, String)> {
        let setting = settings_of(&self.command).iter();
        let mut setting = setting.filter(|setting| setting.name == self.field);
        match setting.next().map(|setting| setting.asks) {
            Some(Asks::Word(_)) => self.words(),
            Some(Asks::Size(proposed)) => self.sizes(proposed),
            _ if self.field == field::WORD => self.words(),
            _ if self.field == field::OPTIONS => self.options(),
            _ => Vec::new(),
        }
    }

    /// The games that run in the room; each stands for its board.
    async fn games(&self, door: &Door) -> Vec<(String, String)> {
        let Some(room) = self.room.clone() else {
            return Vec::new();
        };
        let typed = self.typed.to_lowercase();
        // Whoever asks when the hall is closed is offered nothing.
        let running = door.running(room, self.tongue).await.unwrap_or_default();
        let games = running.into_iter().map(|game| (game.title, game.message.0));
        let fits = |(title, _): &(String, String)| title.to_lowercase().contains(&typed);
        games.filter(fits).collect()
    }

    /// Sizes that begin so, and what is typed.
    fn sizes(&self, proposed: &[&str]) -> Vec<(String, String)> {
        let typed: String = self.typed.split_whitespace().collect();
        let typed = typed.to_lowercase().replace(['х', '×'], "x");
        let known = proposed.iter().filter(|size| size.starts_with(&typed));
        let mut sizes: Vec<String> = known.map(|size| (*size).to_owned()).collect();
        let is_size = typed.split_once('x').is_some_and(|(width, height)| {
            let is_side = |side: &str| side.parse::<u8>().is_ok();
            is_side(width) && is_side(height)
        });
        if is_size && !sizes.contains(&typed) {
            sizes.push(typed);
        }
        let named = sizes.into_iter();
        named.map(|size| (size.replace('x', "×"), size)).collect()
    }

    /// Words that begin so, the most common first; none of those that a game doesn't take by itself.
    fn words(&self) -> Vec<(String, String)> {
        let typed = self.typed.to_lowercase();
        if typed.is_empty() {
            return Vec::new();
        }
        let (lexicon, policy) = (Lexicon::of(self.words.lang), Policy::default());
        let mut found: Vec<_> = lexicon
            .ids()
            .filter(|&id| lexicon.spelling(id).starts_with(&typed))
            .filter(|&id| policy.refuses(lexicon.categories(id)).is_none())
            .collect();
        found.sort_by_key(|&id| std::cmp::Reverse(lexicon.zipf(id)));
        let words = found
            .into_iter()
            .take(MOST)
            .map(|id| lexicon.spelling(id).to_owned());
        words.map(|word| (word.clone(), word)).collect()
    }

    /// What is typed, with one more option of the game's behind it.
    fn options(&self) -> Vec<(String, String)> {
        let started = kinds()
            .iter()
            .find(|kind| kind.commands().contains(&self.command.as_str()));
        let Some(kind) = started else {
            return Vec::new();
        };
        let (before, last) = match self.typed.rsplit_once(' ') {
            Some((before, last)) => (format!("{before} "), last),
            None => (String::new(), self.typed.as_str()),
        };
        let last = last.to_lowercase();
        let mut offered = kind.offered(&self.command, self.tongue.lang);
        for word in before.split_whitespace() {
            kind.argument(&mut offered, word, self.tongue);
        }
        let toggles = kind.toggles(&offered, self.tongue).into_iter().flatten();
        toggles
            .filter(|toggle| {
                let name = toggle.name.to_lowercase();
                last.is_empty() || toggle.argument.starts_with(&last) || name.contains(&last)
            })
            .map(|toggle| {
                let value = format!("{before}{}", toggle.argument);
                (format!("{value} — {}", toggle.label()), value)
            })
            .filter(|(_, value)| value.chars().count() <= NAME)
            .collect()
    }
}
