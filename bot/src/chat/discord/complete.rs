//! Proposals while somebody types an option.

use super::menu::field;
use super::menu::short;
use super::wire::Interaction;
use crate::hall::kinds;
use crate::speech::Tongue;
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
    tongue: Tongue,
}

impl Completion {
    /// What an interaction wants completed.
    pub(super) fn of(interaction: &Interaction, tongue: Tongue) -> Completion {
        let focused = interaction.data.options.iter().find(|given| given.focused);
        Completion {
            command: interaction.data.name.clone(),
            field: focused.map(|given| given.name.clone()).unwrap_or_default(),
            typed: focused.map(|given| given.text()).unwrap_or_default(),
            tongue,
        }
    }

    /// The proposals, as the answer to the interaction.
    pub(super) fn answer(&self) -> Value {
        let found = match self.field.as_str() {
            field::WORD => self.words(),
            field::OPTIONS => self.options(),
            _ => Vec::new(),
        };
        let choices: Vec<Value> = found
            .into_iter()
            .take(MOST)
            .map(|(name, value)| json!({ "name": short(&name, NAME), "value": value }))
            .collect();
        json!({ "type": 8, "data": { "choices": choices } })
    }

    /// Words that begin so, the most common first; none of those that a game doesn't take by itself.
    fn words(&self) -> Vec<(String, String)> {
        let typed = self.typed.to_lowercase();
        if typed.is_empty() {
            return Vec::new();
        }
        let (lexicon, policy) = (Lexicon::of(self.tongue.lang), Policy::default());
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
                let label = toggle.label.to_lowercase();
                last.is_empty() || toggle.argument.starts_with(&last) || label.contains(&last)
            })
            .map(|toggle| {
                let value = format!("{before}{}", toggle.argument);
                (format!("{value} — {}", toggle.label), value)
            })
            .filter(|(_, value)| value.chars().count() <= NAME)
            .collect()
    }
}
