//! A reminder before a clock runs out: once a turn, to those who are to move, not in quiet hours.

use super::Hall;
use super::records::{About, Shown, Sitting};
use super::show::time_text;
use crate::chat::{Body, Effect};
use crate::speech::{Called, spans};
use games::table::Clock;
use games::{Seat, Seats};
use storage::GameId;

/// Turns shorter than this need no reminder, in ms.
const LEAST_TURN: u64 = 45_000;
/// The same for clocks of a whole game.
const LEAST_TOTAL: u64 = 120_000;

/// How long before the end of a turn its reminder comes: a quarter of it, within limits.
fn before_turn(clock: Clock) -> Option<u64> {
    let turn = clock.turn.filter(|&turn| turn >= LEAST_TURN)?;
    Some((turn / 4).clamp(15_000, 3_600_000))
}

/// How much of a total clock is little: a tenth, within limits.
fn before_total(clock: Clock) -> Option<u64> {
    let initial = clock.total.map(|total| total.initial);
    let initial = initial.filter(|&initial| initial >= LEAST_TOTAL)?;
    Some((initial / 10).clamp(30_000, 600_000))
}

/// Those whose time is running out, and how much of it there is.
struct Due {
    seats: Seats,
    left: u64,
}

impl Hall {
    /// Reminds those whose clock soon runs out in a game, if they weren't.
    pub(super) fn remind(&mut self, game: GameId) {
        let now = self.now;
        let Some(table) = self.table(game) else {
            return;
        };
        let clock = table.clock();
        let longest = before_turn(clock).max(before_total(clock));
        let soon = table
            .deadline()
            .filter(|deadline| Some(deadline.since(now)) <= longest);
        if soon.is_none() {
            return;
        }
        let Some(mut sitting) = self.sitting(game) else {
            return;
        };
        let Some(due) = self.due(&sitting) else {
            return;
        };
        let turns = self.table(game).map(|table| table.turns());
        let mut reminded = false;
        for shown in &sitting.shown {
            reminded |= self.remind_in(&sitting, shown, &due);
        }
        if reminded {
            sitting.reminded = turns;
            sitting.hurried = due.seats.iter().fold(sitting.hurried, Seats::with);
            self.keep_sitting(&sitting);
        }
    }

    fn due(&mut self, sitting: &Sitting) -> Option<Due> {
        let now = self.now;
        let table = self.table(sitting.id)?;
        let (clock, turns) = (table.clock(), table.turns());
        let left = |seat: Seat| {
            let (turn, total) = table.time_left(seat, now);
            let turn = turn.filter(|&left| {
                left > 0
                    && sitting.reminded != Some(turns)
                    && before_turn(clock).is_some_and(|before| left <= before)
            });
            let total = total.filter(|&left| {
                left > 0
                    && !sitting.hurried.contains(seat)
                    && before_total(clock).is_some_and(|before| left <= before)
            });
            turn.into_iter().chain(total).min()
        };
        let due: Vec<(Seat, u64)> = table
            .turn()
            .iter()
            .filter_map(|seat| Some((seat, left(seat)?)))
            .collect();
        let least = due.iter().map(|&(_, left)| left).min()?;
        Some(Due {
            seats: due.into_iter().map(|(seat, _)| seat).collect(),
            left: least,
        })
    }

    /// Whether somebody was reminded there: those who can be called upon in that chat are, in quiet hours
    /// nobody.
    fn remind_in(&mut self, sitting: &Sitting, shown: &Shown, due: &Due) -> bool {
        let Some(chat) = self.chat(shown.place.chat) else {
            return false;
        };
        let tongue = self.tongue_at(&shown.place);
        let names = self.scene(sitting, tongue, chat.theme.into()).names;
        let mut called: Vec<Called> = Vec::new();
        let mut callings = Vec::new();
        for seat in due.seats.iter() {
            let (Some(&holder), Some(name)) =
                (sitting.holders.get(seat.index()), names.get(seat.index()))
            else {
                continue;
            };
            let before = called.len();
            let calling = self.calling(holder, name, &chat, &mut called);
            if called.len() > before {
                callings.push(calling);
            }
        }
        if callings.is_empty() {
            return false;
        }
        let args = [
            ("names", callings.join(", ").into()),
            ("time", time_text(due.left).into()),
        ];
        let text = tongue.say("remind", &args);
        let post = self.post_id();
        self.await_post(post, About::Beside(sitting.id));
        self.out.effects.push(Effect::Post {
            room: shown.place.room(&chat),
            post,
            body: Body {
                text: spans(&text, &called),
                ..Body::default()
            },
            reply_to: shown.message.clone(),
            merge: None,
        });
        true
    }
}
