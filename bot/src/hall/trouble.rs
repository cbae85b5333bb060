//! When the store takes nothing, as when the disk is full: nothing is done meanwhile, and once it
//! takes again the time of its trouble is charged to nobody.

use super::whole::{For, Undone};
use super::{Hall, Out, Tally};
use games::At;
use storage::{Error, GameId};

/// How often a trouble that lasts is told to the log, in ms.
const TOLD: u64 = 60_000;

/// A store that takes nothing.
#[derive(Debug, Clone, Copy)]
pub(super) struct Trouble {
    /// What it has kept from being done.
    missed: Missed,
    /// When the log was told last.
    told: At,
}

/// What is to be made up for.
#[derive(Debug, Clone, Copy)]
enum Missed {
    /// Waking up: games in progress don't know yet that the process was down.
    Waking,
    /// All since then.
    All(At),
}

impl Hall {
    /// Wakes up, now or as soon as the store lets it.
    pub(super) fn get_up(&mut self) -> Out {
        let (out, undone) = self.attempt(For::Nobody, Hall::wake);
        if undone == Some(Undone::NotStored)
            && let Some(trouble) = &mut self.trouble
        {
            trouble.missed = Missed::Waking;
        }
        out
    }

    /// Does something whole or not at all; what it gives, and why nothing was done. A store that took
    /// nothing is asked first whether it takes again.
    pub(super) fn guarded(
        &mut self,
        whom: For,
        act: impl FnOnce(&mut Hall),
    ) -> (Out, Option<Undone>) {
        let Some(trouble) = self.trouble else {
            return self.attempt(whom, act);
        };
        let (before, undone) = self.attempt(For::Nobody, |hall| hall.make_up(trouble.missed));
        if undone == Some(Undone::NotStored) {
            if let For::Writer(source) = whom {
                self.apologise(&source, Undone::NotStored);
            }
            let effects = std::mem::take(&mut self.out).effects;
            let out = Out { effects, ..before };
            return (out, undone);
        }
        // A panic there is no reason to do nothing ever after.
        self.trouble = None;
        tracing::info!("the store takes again");
        let (after, undone) = self.attempt(whom, act);
        (before.and(after), undone)
    }

    /// Notes that the store took nothing. One that is merely ahead of memory is in no trouble.
    pub(super) fn not_stored(&mut self, error: &Error) {
        let told = self.trouble.map(|trouble| trouble.told);
        let is_news = told.is_none_or(|told| self.now.since(told) >= TOLD);
        if is_news {
            tracing::error!(%error, "not committed");
        } else {
            tracing::debug!(%error, "not committed");
        }
        if error.may_pass() {
            let now = self.now;
            let trouble = self.trouble.get_or_insert(Trouble {
                missed: Missed::All(now),
                told: now,
            });
            if is_news {
                trouble.told = now;
            }
        }
    }

    fn make_up(&mut self, missed: Missed) {
        match missed {
            Missed::Waking => self.wake(),
            Missed::All(since) => {
                for game in self.open_games() {
                    self.alone(game, |hall| hall.excuse(game, since));
                }
                self.beat();
            }
        }
    }

    /// Charges the time since then to nobody in a game.
    pub(super) fn excuse(&mut self, game: GameId, since: At) {
        let now = self.now;
        let Some(table) = self.table(game) else {
            return self.set_apart(game);
        };
        let since = since.max(table.last_at());
        if table.deadline().is_some()
            && since < now
            && let Some(Ok(lines)) = self.at_table(game, |table, _| table.excuse(since, now))
        {
            self.keep_lines(game, lines);
        }
    }
}

impl Out {
    /// This, and then that.
    fn and(mut self, mut then: Out) -> Out {
        self.effects.append(&mut then.effects);
        self.jobs.append(&mut then.jobs);
        self.moved.append(&mut then.moved);
        self.preparations.append(&mut then.preparations);
        self.tally = self.tally.and(then.tally);
        self
    }
}

impl Tally {
    fn and(self, then: Tally) -> Tally {
        Tally {
            moves: self.moves + then.moves,
            refusals: self.refusals + then.refusals,
            commits: self.commits + then.commits,
            failures: self.failures + then.failures,
            panics: self.panics + then.panics,
        }
    }
}

#[cfg(test)]
mod tests;
