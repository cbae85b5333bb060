//! Players who are away: skipped by a vote, removed by an admin, the host or a vote.

use super::deeds::Tone;
use super::records::{Removing, Skipping};
use super::room::Here;
use super::table::No;
use super::{Hall, Sitting};
use crate::chat::Standing;
use games::{Leaving, Seat};
use storage::GameId;

/// Nobody can be skipped who was silent for less, in ms.
const AWAY: u64 = 60_000;
/// Whoever lets the others wait so long may be removed by the host alone, in ms.
const LONG_AWAY: u64 = 10 * 60_000;
/// The same where two play: whoever removes the other wins, so it takes longer.
const AWAY_FROM_ONE: u64 = 24 * 3_600_000;
/// How long a vote to remove somebody lasts, in ms.
const VOTE: u64 = 24 * 3_600_000;

impl Hall {
    /// `/skip`: more than half of the other people's votes let the turn of who is away run out.
    pub(super) fn vote_skip(&mut self, here: &Here, game: GameId) {
        let Some(mut sitting) = self.sitting(game) else {
            return;
        };
        let Some((head, turn)) = self.table(game).map(|table| (table.head(), table.turn())) else {
            return self.answer(here, "game-broken", &[]);
        };
        let Some(me) = self.seat_of(&sitting, here.person.id) else {
            return self.answer(here, "not-your-game", &[]);
        };
        if let Some(no) = self.stands_still(game) {
            return self.refused(here, game, me, no, Tone::Addressed);
        }
        let Some(seat) = turn.iter().find(|&seat| seat != me) else {
            return self.answer(here, "skip-yourself", &[]);
        };
        let now = self.now;
        let quiet = self
            .table(game)
            .map_or(0, |table| now.since(table.last_at()));
        if quiet < AWAY {
            let args = [("seconds", (AWAY / 1000).into())];
            return self.answer(here, "skip-early", &args);
        }
        let table = self.tables.get(&game);
        let running = sitting.skipping.take().filter(|vote| {
            vote.seat == seat && table.is_some_and(|table| table.is_unmoved_since(vote.head))
        });
        let mut vote = running.unwrap_or(Skipping {
            head,
            seat,
            votes: Vec::new(),
        });
        if vote.votes.contains(&here.person.id) {
            sitting.skipping = Some(vote);
            return self.answer(here, "skip-voted", &[]);
        }
        vote.votes.push(here.person.id);
        let voters = self.voters(&sitting, seat, game);
        let (votes, enough) = (vote.votes.len(), voters / 2 + 1);
        sitting.skipping = Some(vote);
        self.keep_sitting(&sitting);
        if votes < enough {
            let args = [("votes", votes.into()), ("enough", enough.into())];
            return self.answer(here, "skip-votes", &args);
        }
        match self.at_table(game, |table, world| table.skip(seat, world)) {
            Some(Ok(lines)) => self.done(here, &sitting, lines),
            Some(Err(no)) => self.refused(here, game, me, no, Tone::Addressed),
            None => self.answer(here, "game-broken", &[]),
        }
    }

    /// How many people besides `seat` still play.
    fn voters(&mut self, sitting: &Sitting, seat: Seat, game: GameId) -> usize {
        let playing = self
            .table(game)
            .map(|table| table.playing())
            .unwrap_or_default();
        let others = playing.without(seat);
        let people = others.iter().filter_map(|seat| sitting.person_in(seat));
        people.count()
    }

    /// `/kick`: an admin of the chat removes anybody at any time. The host removes whoever lets the
    /// others wait for long; of three or more players the host may also ask the others, and more
    /// than half of them decide.
    pub(super) fn kick(&mut self, here: &Here, game: GameId, name: &str) {
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        if let Some(no) = self.stands_still(game).filter(|no| *no == No::Over) {
            return self.refused(here, game, Seat(0), no, Tone::Addressed);
        }
        let admin = self.runs_place_of(here, &sitting);
        let host = sitting.host == here.person.id;
        let me = self.seat_of(&sitting, here.person.id);
        let running = sitting
            .removing
            .clone()
            .filter(|vote| self.now.since(vote.began) < VOTE);
        if !admin && !host && (me.is_none() || running.is_none()) {
            return self.answer(here, "kick-host-only", &[]);
        }
        let Some(seat) = self.who_is_removed(here, &sitting, name, running.as_ref()) else {
            return self.answer(here, "kick-whom", &[]);
        };
        if Some(seat) == me {
            return self.answer(here, "kick-yourself", &[]);
        }
        if admin || (host && self.is_long_away(&sitting, seat)) {
            return self.remove(here, &sitting, seat);
        }
        if self
            .table(game)
            .is_none_or(|table| table.playing().len() <= 2)
        {
            // Nobody lets the other wait in a game that is set aside.
            if let Some(no) = self.stands_still(game) {
                return self.refused(here, game, Seat(0), no, Tone::Addressed);
            }
            let hours = AWAY_FROM_ONE / 3_600_000;
            return self.answer(here, "kick-early", &[("hours", hours.into())]);
        }
        let Some(me) = me else {
            return self.answer(here, "not-your-game", &[]);
        };
        let running = running.filter(|vote| vote.seat == seat);
        if running.is_none() && !host {
            return self.answer(here, "kick-host-only", &[]);
        }
        self.vote_removal(here, sitting, me, seat, running);
    }

    /// A voice for removing `seat`; the host's is the first.
    fn vote_removal(
        &mut self,
        here: &Here,
        mut sitting: Sitting,
        me: Seat,
        seat: Seat,
        running: Option<Removing>,
    ) {
        let mut vote = running.unwrap_or(Removing {
            seat,
            votes: Vec::new(),
            began: self.now,
        });
        if vote.votes.contains(&here.person.id) {
            return self.answer(here, "skip-voted", &[]);
        }
        let playing = self.table(sitting.id).map(|table| table.playing());
        if !playing.is_some_and(|playing| playing.contains(me)) {
            return self.answer(here, "you-are-out", &[]);
        }
        vote.votes.push(here.person.id);
        let voters = self.voters(&sitting, seat, sitting.id);
        let (votes, enough) = (vote.votes.len(), voters / 2 + 1);
        if votes >= enough {
            return self.remove(here, &sitting, seat);
        }
        sitting.removing = Some(vote);
        self.keep_sitting(&sitting);
        let tongue = self.tongue_at(&here.place);
        let name = sitting.holders.get(seat.index());
        let name = name.map_or_else(String::new, |&holder| self.holder_name(holder, tongue));
        let args = [
            ("name", name.into()),
            ("votes", votes.into()),
            ("enough", enough.into()),
        ];
        let text = tongue.say("kick-votes", &args);
        self.say_to_all(&here.place, text);
        self.acknowledge(here);
    }

    fn remove(&mut self, here: &Here, sitting: &Sitting, seat: Seat) {
        let removed = self.at_table(sitting.id, |table, world| {
            table.remove(seat, Leaving::Removed, world)
        });
        match removed {
            Some(Ok(lines)) => {
                let mut sitting = sitting.clone();
                sitting.removing = None;
                self.keep_sitting(&sitting);
                self.done(here, &sitting, lines);
            }
            Some(Err(no)) => self.refused(here, sitting.id, seat, no, Tone::Addressed),
            None => self.answer(here, "game-broken", &[]),
        }
    }

    /// Who is meant: the one named, else the one who is voted on, else the one whose turn it is.
    fn who_is_removed(
        &mut self,
        here: &Here,
        sitting: &Sitting,
        name: &str,
        running: Option<&Removing>,
    ) -> Option<Seat> {
        if !name.is_empty() {
            let person = self.called(&here.chat, name);
            let known = person.and_then(|person| self.seat_of(sitting, person.id));
            return known.or_else(|| self.seat_called(sitting, name));
        }
        if let Some(vote) = running {
            return Some(vote.seat);
        }
        let turn = self.table(sitting.id)?.turn();
        let me = self.seat_of(sitting, here.person.id);
        turn.iter()
            .find(|&seat| Some(seat) != me && sitting.person_in(seat).is_some())
    }

    /// The seat of a player with this name, who may never have been in this chat.
    fn seat_called(&self, sitting: &Sitting, name: &str) -> Option<Seat> {
        let people = sitting.holders.iter().map(|holder| holder.person());
        let named = people.zip(0u8..).find(|(person, _)| {
            let person = person.and_then(|id| self.person(id));
            person.is_some_and(|person| person.is_called(name))
        });
        named.map(|(_, seat)| Seat(seat))
    }

    /// Whether the others have waited for `seat` so long that the host may remove it.
    fn is_long_away(&mut self, sitting: &Sitting, seat: Seat) -> bool {
        let now = self.now;
        let Some(table) = self.table(sitting.id) else {
            return false;
        };
        let limit = match table.playing().len() {
            0..=2 => AWAY_FROM_ONE,
            _ => LONG_AWAY,
        };
        table.turn().contains(seat) && !table.is_aside() && now.since(table.moved_at()) >= limit
    }

    /// Whether somebody is an admin of the chat where the game was offered. In private nobody is:
    /// a friend elsewhere plays too.
    fn runs_place_of(&self, here: &Here, sitting: &Sitting) -> bool {
        let first = sitting.shown.first();
        here.source.standing == Standing::Admin
            && !here.chat.is_private()
            && first.is_some_and(|shown| shown.place.chat == here.chat.id)
    }
}
