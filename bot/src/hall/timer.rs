//! Time: clocks that run out, offers that go, quiet games set aside, the heartbeat.

use super::Hall;
use super::records::{About, Shown};
use crate::chat::Effect;
use games::At;
use storage::GameId;

/// A game in which nothing happens for so long is set aside, in ms.
const QUIET: u64 = 7 * 24 * 60 * 60 * 1000;
/// How often the heartbeat is written, in ms.
const HEARTBEAT: u64 = 5_000;
/// How long it is remembered that an update or a page was heard, in ms.
const ONCE: u64 = 24 * 60 * 60 * 1000;
/// How long a post may wait for its id, in ms.
const POST: u64 = 24 * 60 * 60 * 1000;
/// How often what has grown old is swept away, in ms.
const SWEEP: u64 = 60 * 60 * 1000;

/// How many boards that were replaced lose their buttons again after a crash.
const REPLACED: usize = 3;

const HEART: &str = "heart";
const SWEPT: &str = "swept";

impl Hall {
    /// The process starts: games go on, and nobody is charged for the time it was down.
    pub(super) fn wake(&mut self) {
        let died: Option<At> = self.ledger.read(HEART);
        for game in self.open_games() {
            self.alone(game, |hall| hall.wake_game(game, died));
        }
        // Last boards that the platform never took.
        for name in self.ledger.names("closing/") {
            if let Ok(game) = name.parse() {
                self.stale.insert(game);
                self.show_lost(game);
            }
        }
        for mut offer in self.offers() {
            if offer.message.is_none() {
                offer.post = self.post_id();
                self.post_offer(offer);
            } else if offer.edited.is_some() {
                self.refresh_offer(offer);
            }
        }
        self.beat();
    }

    fn wake_game(&mut self, game: GameId, died: Option<At>) {
        if self.table(game).is_none() {
            return self.set_apart(game);
        }
        if let Some(died) = died {
            self.excuse(game, died);
        }
        // What happens and the board that shows it are one commit, but perhaps the platform never got that.
        self.show_lost(game);
        self.edit_lost(game);
        self.set_thinking(game);
    }

    /// Writes down that the process lives.
    pub(super) fn beat(&mut self) {
        let now = self.now;
        self.ledger.write(HEART, &now);
    }

    /// A game whose log can't be followed is nobody's game in progress any more. The log stays.
    pub(super) fn set_apart(&mut self, game: GameId) {
        tracing::error!(%game, "set apart: its log can't be followed");
        self.ledger.delete(&format!("open/{game}"));
        self.ledger.write(&format!("broken/{game}"), &self.now);
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        for shown in &sitting.shown {
            let text = self.tongue_at(&shown.place).tell("game-broken");
            self.say_to_all(&shown.place, text);
        }
        self.take_off_lists(&sitting);
    }

    /// A board that was decided on but never taken by the platform is shown again, with the news that
    /// it told. What went before it may be lost too: the boards that it replaced lose their buttons
    /// once more.
    fn show_lost(&mut self, game: GameId) {
        let Some(mut sitting) = self.sitting(game) else {
            return;
        };
        let is_lost = |shown: &&Shown| shown.post.is_some() && shown.message.is_none();
        for shown in sitting.shown.iter().filter(is_lost) {
            self.stale.insert(game);
            let Some(chat) = self.chat(shown.place.chat) else {
                continue;
            };
            for message in shown.messages.iter().rev().take(REPLACED) {
                self.out.effects.push(Effect::Unbutton {
                    room: shown.place.room(&chat),
                    message: message.clone(),
                });
            }
        }
        for shown in sitting.shown.iter_mut().filter(|shown| is_lost(&&**shown)) {
            shown.seq = shown.taken;
        }
        self.keep_sitting(&sitting);
    }

    /// The games in progress.
    pub(super) fn open_games(&self) -> Vec<GameId> {
        self.ledger
            .names("open/")
            .iter()
            .filter_map(|name| name.parse().ok())
            .collect()
    }

    /// Time has passed.
    pub(super) fn tick(&mut self) {
        let now = self.now;
        let beat: Option<At> = self.ledger.read(HEART);
        if beat.is_none_or(|beat| now.since(beat) >= HEARTBEAT) {
            self.beat();
        }
        for game in self.open_games() {
            self.alone(game, |hall| hall.tick_game(game));
        }
        if std::mem::take(&mut self.rethink) {
            for game in self.open_games() {
                self.alone(game, |hall| hall.set_thinking(game));
            }
        }
        self.expire_offers();
        self.go_on_erasing();
        let swept: Option<At> = self.ledger.read(SWEPT);
        if swept.is_none_or(|swept| now.since(swept) >= SWEEP) {
            self.ledger.write(SWEPT, &now);
            self.sweep();
        }
    }

    fn tick_game(&mut self, game: GameId) {
        let now = self.now;
        let Some(table) = self.table(game) else {
            return self.set_apart(game);
        };
        let due = table.deadline().is_some_and(|deadline| deadline <= now);
        let quiet = !table.is_aside() && now.since(table.moved_at()) >= QUIET;
        let lines = if due {
            self.at_table(game, |table, world| table.tick(world))
        } else if quiet && !self.is_quiet_at(game) {
            self.at_table(game, |table, _| table.set_aside(now))
        } else {
            return self.remind(game);
        };
        match lines {
            Some(Ok(lines)) if !lines.is_empty() => {
                self.keep_lines(game, lines);
                self.stale.insert(game);
            }
            Some(Err(no)) => {
                tracing::error!(%game, ?no, "a table that can't be ticked");
                self.tables.remove(&game);
            }
            _ => {}
        }
    }

    /// Whether it is a quiet hour where a game is shown.
    fn is_quiet_at(&self, game: GameId) -> bool {
        let shown = self.sitting(game).map(|sitting| sitting.shown);
        shown.iter().flatten().any(|shown| {
            let chat = self.chat(shown.place.chat);
            chat.is_some_and(|chat| chat.customs.is_quiet(self.now))
        })
    }

    /// Takes away what nobody can need any more.
    fn sweep(&mut self) {
        let now = self.now;
        for name in self.ledger.names("once/") {
            let key = format!("once/{name}");
            let heard = self.ledger.read::<At>(&key);
            if heard.is_none_or(|at| now.since(at) >= ONCE) {
                self.ledger.delete(&key);
            }
        }
        for name in self.ledger.names("post/") {
            let key = format!("post/{name}");
            let made = self.ledger.read::<(About, At)>(&key).map(|(_, at)| at);
            if made.is_none_or(|at| now.since(at) >= POST) {
                self.ledger.delete(&key);
            }
        }
        self.expire_words();
        self.rates.sweep(now);
        // Finished games needn't stay in memory.
        let open: std::collections::BTreeSet<GameId> = self.open_games().into_iter().collect();
        self.tables.retain(|game, _| open.contains(game));
    }
}
