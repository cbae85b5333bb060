//! Tables in memory: each is folded from its log when it is first asked for.

use super::table::game_of;
use super::{AnyTable, Hall, Words, kinds};
use crate::speech::Preparing;
use games::World;
use games::words::Lang;
use storage::GameId;

/// Something long to be made of a dictionary, away from the hall.
pub struct Preparation {
    words: Words,
    lang: Option<Lang>,
    make: Preparing,
}

impl Preparation {
    /// Makes it.
    pub fn run(self) {
        (self.make)(self.words.of(self.lang));
    }
}

impl Hall {
    /// Has made what a table's game will ask of its dictionary.
    pub(super) fn prepare(&mut self, table: &dyn AnyTable) {
        if let Some(make) = table.preparing() {
            self.out.preparations.push(Preparation {
                words: self.words.clone(),
                lang: table.lang(),
                make,
            });
        }
    }

    /// The table of a game, folded from its log if it isn't in memory. None where there is no such
    /// game or its log is corrupt: that game is set apart, the others go on.
    pub(super) fn table(&mut self, game: GameId) -> Option<&mut Box<dyn AnyTable>> {
        if !self.tables.contains_key(&game) {
            let log = match self.ledger.log(game) {
                Ok(log) => log,
                Err(error) => {
                    tracing::error!(%game, %error, "a log that can't be read");
                    return None;
                }
            };
            let table = replay(&log)
                .map_err(|corrupt| tracing::error!(%game, %corrupt))
                .ok()?;
            self.prepare(&*table);
            self.tables.insert(game, table);
        }
        self.tables.get_mut(&game)
    }

    /// A table with the world around it, for whoever decides something there.
    pub(super) fn at_table<T>(
        &mut self,
        game: GameId,
        decide: impl FnOnce(&mut Box<dyn AnyTable>, &mut World<'_>) -> T,
    ) -> Option<T> {
        let now = self.now;
        self.table(game)?;
        self.touched.insert(game);
        #[cfg(test)]
        assert!(!self.poisoned.contains(&game), "a poisoned game");
        let table = self.tables.get_mut(&game)?;
        let words = self.words.of(table.lang());
        Some(decide(
            table,
            &mut World {
                words,
                chance: &mut self.rng,
                now,
            },
        ))
    }
}

/// Whether a stored log, the header first, can be followed to its end.
///
/// # Errors
/// `Corrupt` where it can't.
pub fn replayed(log: &[Vec<u8>]) -> Result<(), games::Corrupt> {
    replay(log).map(|_| ())
}

/// The table of a stored log, the header first.
pub(super) fn replay(log: &[Vec<u8>]) -> Result<Box<dyn AnyTable>, games::Corrupt> {
    let (header, lines) = log.split_first().ok_or(games::Corrupt("an empty log"))?;
    let game = game_of(header).ok_or(games::Corrupt("a header without a game"))?;
    let kind = kinds::named(&game).ok_or(games::Corrupt("a game that isn't in the list"))?;
    let lines: Vec<&[u8]> = lines.iter().map(Vec::as_slice).collect();
    kind.replay(header, &lines)
}
