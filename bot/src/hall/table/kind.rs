//! A game in the list: its type is known here and nowhere beyond.

use super::open::Open;
use super::{AnyKind, AnyTable};
use crate::speech::field::{self, Field};
use crate::speech::{Argument, Misfit, Spoken, Toggle, Tongue};
use games::table::{Clock, Entry, Header, Table, Unopened};
use games::words::Lang;
use games::{Corrupt, Seat, World};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::ops::RangeInclusive;

/// The first line of a stored log.
#[derive(Serialize, Deserialize)]
pub(super) struct Opening<O> {
    pub(super) game: String,
    #[serde(flatten)]
    pub(super) header: Header<O>,
}

/// The name of the game that a stored log is of.
pub fn game_of(header: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct Name {
        game: String,
    }
    serde_json::from_slice::<Name>(header)
        .ok()
        .map(|name| name.game)
}

/// One game in the list.
pub struct Kind<G>(pub std::marker::PhantomData<fn() -> G>);

fn options_of<G: Spoken>(options: &Value) -> G::Options {
    G::Options::deserialize(options).unwrap_or_default()
}

pub(super) fn value_of<O: Serialize>(options: &O) -> Value {
    serde_json::to_value(options).unwrap_or(Value::Null)
}

impl<G: Spoken> AnyKind for Kind<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn commands(&self) -> &'static [&'static str] {
        G::COMMANDS
    }

    fn offered(&self, command: &str, lang: Lang) -> Value {
        value_of(&G::offered(command, lang))
    }

    fn argument(&self, options: &mut Value, word: &str, tongue: Tongue) -> Argument {
        let mut read = options_of::<G>(options);
        let word = match field::wished(G::FIELDS, word) {
            Some((button, is_wished)) => {
                let page = G::toggles(&read, tongue).into_iter().flatten();
                let mut page = page.filter(|toggle| toggle.argument == button);
                if page.next().is_some_and(|toggle| toggle.is_chosen) == is_wished {
                    return Argument::Taken;
                }
                button
            }
            None => word,
        };
        let taken = G::argument(&mut read, word, tongue);
        if taken == Argument::Taken {
            *options = value_of(&read);
        }
        taken
    }

    fn toggles(&self, options: &Value, tongue: Tongue) -> Vec<Vec<Toggle>> {
        G::toggles(&options_of::<G>(options), tongue)
    }

    fn fields(&self) -> &'static [Field] {
        G::FIELDS
    }

    fn describe(&self, options: &Value, tongue: Tongue) -> String {
        G::describe(&options_of::<G>(options), tongue)
    }

    fn title(&self, command: &str, tongue: Tongue) -> String {
        G::title(command, tongue)
    }

    fn lang(&self, options: &Value) -> Option<Lang> {
        G::lang(&options_of::<G>(options))
    }

    fn counted(&self, options: &Value) -> &'static str {
        G::counted(&options_of::<G>(options))
    }

    fn has_votes(&self, options: &Value) -> bool {
        G::has_votes(&options_of::<G>(options))
    }

    fn house(&self, options: &mut Value, words: Vec<String>, blocked: Vec<String>) {
        let mut read = options_of::<G>(options);
        G::house(&mut read, words, blocked);
        *options = value_of(&read);
    }

    fn rules(&self, options: &Value, tongue: Tongue) -> String {
        G::rules(&options_of::<G>(options), tongue)
    }

    fn seats(&self, options: &Value) -> RangeInclusive<u8> {
        G::players(&options_of::<G>(options))
    }

    fn vet(
        &self,
        options: &Value,
        players: u8,
        tongue: Tongue,
        world: &mut World<'_>,
    ) -> Result<(), Misfit> {
        G::vet(&options_of::<G>(options), players, world).map_err(|u| G::misfit(&u, tongue))
    }

    fn open(
        &self,
        options: &Value,
        players: u8,
        clock: Clock,
        first: Option<Seat>,
        tongue: Tongue,
        world: &mut World<'_>,
    ) -> Result<Box<dyn AnyTable>, Misfit> {
        let header = Header::new(options_of::<G>(options), players, clock);
        match Table::<G>::open(header, first, world) {
            Ok(table) => Ok(Box::new(Open(table))),
            Err(Unopened::Unfit(unfit)) => Err(G::misfit(&unfit, tongue)),
            Err(Unopened::Corrupt(corrupt)) => {
                tracing::error!(game = G::NAME, %corrupt, "a table that can't start");
                Err(tongue.tell("game-cannot-start").into())
            }
        }
    }

    fn replay(&self, header: &[u8], lines: &[&[u8]]) -> Result<Box<dyn AnyTable>, Corrupt> {
        let opening: Opening<G::Options> =
            serde_json::from_slice(header).map_err(|_| Corrupt("the header can't be read"))?;
        let entries: Result<Vec<Entry<G::Event>>, _> = lines
            .iter()
            .map(|line| serde_json::from_slice(line))
            .collect();
        let entries = entries.map_err(|_| Corrupt("an entry can't be read"))?;
        Ok(Box::new(Open(Table::<G>::replay(opening.header, entries)?)))
    }
}
