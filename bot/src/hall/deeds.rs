//! What people do in games: moves, passes, resignations, questions and answers.

use super::press::{OnGame, Press};
use super::room::Here;
use super::route::{Route, Wanted};
use super::show::Words;
use super::table::{Deed, No, Thought, Told};
use super::{Hall, Sitting};
use crate::chat::{MessageId, Privacy};
use crate::speech::{Scene, Tongue};
use games::table::Answer;
use games::{Seat, Seats, Seq};
use storage::GameId;

/// How a text came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    /// As plain text in the chat: what is no legal move is talk.
    Plain,
    /// As a command, a reply or a press: what is wrong gets its reason.
    Addressed,
}

impl Hall {
    /// A text that may be a move.
    pub(super) fn move_said(
        &mut self,
        here: &Here,
        text: &str,
        reply_to: Option<&MessageId>,
        tone: Tone,
    ) {
        match self.route(here, reply_to, Wanted::Turn) {
            Route::Game(game, seat) => self.say_at(here, game, seat, text, tone),
            Route::Which(games) => self.say_at_one_of(here, &games, text, tone),
            Route::Others(_) if tone == Tone::Addressed => self.answer(here, "not-your-game", &[]),
            Route::Nowhere if tone == Tone::Addressed => self.no_game(here),
            Route::Others(_) | Route::Nowhere => {}
        }
    }

    /// Several games wait for this person: the one in which the text is a legal move, or a question.
    fn say_at_one_of(&mut self, here: &Here, games: &[GameId], text: &str, tone: Tone) {
        let mut legal = Vec::new();
        for &game in games {
            let Some(sitting) = self.sitting(game) else {
                continue;
            };
            let Some(seat) = self.seat_of(&sitting, here.person.id) else {
                continue;
            };
            let scene = self.scene(&sitting, here.tongue, here.chat.theme.into());
            let would = self.at_table(game, |table, world| table.would(seat, text, world, &scene));
            if would == Some(true) {
                legal.push((game, seat));
            }
        }
        match legal.as_slice() {
            [(game, seat)] => self.say_at(here, *game, *seat, text, tone),
            [] if tone == Tone::Plain => {}
            _ => self.ask_which(here, games),
        }
    }

    /// Asks which of several games was meant: what was said will be said there.
    pub(super) fn ask_which(&mut self, here: &Here, games: &[GameId]) {
        let mut buttons = Vec::new();
        for &game in games.iter().take(10) {
            if let Some(label) = self.game_label(game, here.tongue) {
                buttons.push(vec![Press::Which(game).button(label)]);
            }
        }
        let key = format!("asked/{}/{}", here.chat.id, here.person.id);
        match &here.said {
            Some(said) => {
                let said: String = said.chars().take(200).collect();
                self.ledger.write(&key, &said);
            }
            None => self.ledger.delete(&key),
        }
        let text = here.tongue.tell("which-game");
        self.tell(here, text, buttons, Privacy::Discreet);
    }

    /// The game was named by a press: what was said before goes there.
    pub(super) fn which(&mut self, here: &Here, game: GameId) {
        let key = format!("asked/{}/{}", here.chat.id, here.person.id);
        let text = self.ledger.read::<String>(&key);
        self.ledger.delete(&key);
        match text {
            Some(text) => {
                let mut here = here.clone();
                here.meant = Some(game);
                here.said = Some(text.clone());
                self.heard(&here, &text, None);
            }
            None => self.show_to(here, game, Words::Beside),
        }
    }

    /// A text said in a game.
    pub(super) fn say_at(&mut self, here: &Here, game: GameId, seat: Seat, text: &str, tone: Tone) {
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        let scene = self.scene(&sitting, here.tongue, here.chat.theme.into());
        let told = self.at_table(game, |table, world| table.say(seat, text, world, &scene));
        match told {
            Some(Ok(Told::Done(lines))) => {
                self.done(here, &sitting, lines);
            }
            Some(Ok(Told::Nothing)) if tone == Tone::Addressed => {
                self.answer(here, "not-a-move", &[]);
            }
            Some(Ok(Told::Nothing)) => {}
            Some(Err(no)) => self.refused(here, game, seat, no, tone),
            None => self.answer(here, "game-broken", &[]),
        }
    }

    /// Says why something was refused; plain talk is answered only where it asks for a choice.
    pub(super) fn refused(&mut self, here: &Here, game: GameId, seat: Seat, no: No, tone: Tone) {
        self.out.tally.refusals += u32::from(tone == Tone::Addressed);
        if let No::Broken(corrupt) = &no {
            tracing::error!(%game, %corrupt, "a table that broke");
            self.tables.remove(&game);
            return self.answer(here, "game-broken", &[]);
        }
        let (no, tone) = match no {
            No::Plainly(refusal) => (No::Reason(refusal), Tone::Addressed),
            no => (no, tone),
        };
        if let No::Reason(refusal) = no {
            // In plain talk only a legal move that can be placed in several ways is answered.
            let choices = refusal.choices.len();
            if choices > 1 || (choices == 1 && tone == Tone::Addressed) {
                return self.offer_choices(here, game, seat, refusal);
            }
            if tone == Tone::Addressed {
                self.tell(here, refusal.text, Vec::new(), Privacy::Discreet);
            }
            return;
        }
        if tone == Tone::Plain {
            return;
        }
        self.answer(here, no.text_id(), &[]);
    }

    /// A deed at a game, by command or button.
    pub(super) fn deed(&mut self, here: &Here, game: GameId, seat: Seat, deed: Deed) {
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        let alone = self
            .table(game)
            .is_some_and(|table| table.playing().len() < 2);
        if deed == Deed::Draw && alone && self.stands_still(game).is_none() {
            return self.answer(here, "draw-nobody", &[]);
        }
        let scene = self.scene(&sitting, here.tongue, here.chat.theme.into());
        match self.at_table(game, |table, world| table.act(seat, deed, world, &scene)) {
            Some(Ok(lines)) => self.done(here, &sitting, lines),
            Some(Err(no)) => self.refused(here, game, seat, no, Tone::Addressed),
            None => self.answer(here, "game-broken", &[]),
        }
    }

    /// What somebody did is kept and will be shown; also to them, if it is shown elsewhere.
    pub(super) fn done(&mut self, here: &Here, sitting: &Sitting, lines: Vec<Vec<u8>>) {
        self.out.tally.moves += 1;
        self.keep_lines(sitting.id, lines);
        self.stale.insert(sitting.id);
        self.acknowledge(here);
        if sitting.shown.iter().all(|s| s.place.chat != here.chat.id) {
            self.show_to(here, sitting.id, Words::Beside);
        }
    }

    /// A deed of a computer's. Whether it was done.
    pub(super) fn do_at(&mut self, game: GameId, seat: Seat, deed: Deed) -> bool {
        let Some(sitting) = self.sitting(game) else {
            return false;
        };
        let scene = self.scene(&sitting, Tongue::default(), render::Theme::Day);
        match self.at_table(game, |table, world| table.act(seat, deed, world, &scene)) {
            Some(Ok(lines)) => {
                self.keep_lines(game, lines);
                true
            }
            _ => false,
        }
    }

    /// A deed by command: in the game that is meant here.
    pub(super) fn deed_here(&mut self, here: &Here, reply_to: Option<&MessageId>, deed: Deed) {
        let wanted = match deed {
            Deed::Pass => Wanted::Turn,
            _ => Wanted::Seat,
        };
        self.in_own_game(here, reply_to, wanted, |hall, game, seat| {
            hall.deed(here, game, seat, deed);
        });
    }

    /// A press under a board.
    pub(super) fn on_game(&mut self, here: &Here, game: GameId, seq: Seq, on: &OnGame) {
        let Some(sitting) = self.sitting(game) else {
            return self.answer(here, "game-gone", &[]);
        };
        let seat = self.seat_of(&sitting, here.person.id);
        let table = self.table(game);
        let (fresh, turn) = match table {
            Some(table) => (Some(table.is_unmoved_since(seq)), table.turn()),
            None => (None, Seats::NONE),
        };
        match (on, seat) {
            (OnGame::Rematch, _) => self.rematch(here, game),
            (OnGame::Board, _) => self.show_to(here, game, Words::Beside),
            (OnGame::Continue, _) => self.go_on(here, game),
            (OnGame::Here, _) => self.bring_here(here, game),
            (OnGame::Type, _) => self.answer(here, "move-what", &[]),
            (_, None) => self.answer(here, "not-your-game", &[]),
            (_, Some(_)) if fresh.is_none() => self.answer(here, "game-broken", &[]),
            (OnGame::Hint, Some(seat)) => self.hint(here, game, seat),
            (OnGame::Mine, Some(seat)) => self.show_secret(here, game, seat),
            (OnGame::Skip, Some(_)) => self.vote_skip(here, game),
            (OnGame::Page, Some(_)) => self.tell_page(here, game),
            (_, Some(_)) if fresh == Some(false) => self.answer(here, "old-button", &[]),
            (OnGame::Choose(n), Some(seat)) => self.choose(here, &sitting, seat, *n),
            (OnGame::Say(text), Some(seat)) => {
                self.say_at(here, game, seat, text, Tone::Addressed);
            }
            (OnGame::Pass, Some(seat)) if !turn.contains(seat) => {
                self.answer(here, "not-your-turn", &[]);
            }
            (OnGame::Pass, Some(seat)) => self.deed(here, game, seat, Deed::Pass),
            (OnGame::Resign, Some(seat)) => self.deed(here, game, seat, Deed::Resign),
            (OnGame::Yes, Some(seat)) => self.deed(here, game, seat, Deed::Answer(Answer::Yes)),
            (OnGame::No, Some(seat)) => self.deed(here, game, seat, Deed::Answer(Answer::No)),
        }
    }

    fn choose(&mut self, here: &Here, sitting: &Sitting, seat: Seat, n: u8) {
        let table = self.table(sitting.id);
        let said = sitting.choosing.as_ref().filter(|choosing| {
            choosing.seat == seat && table.is_some_and(|t| t.is_unmoved_since(choosing.head))
        });
        let said = said
            .and_then(|choosing| choosing.says.get(usize::from(n)))
            .cloned();
        match said {
            Some(text) => self.say_at(here, sitting.id, seat, &text, Tone::Addressed),
            None => self.answer(here, "old-button", &[]),
        }
    }

    /// Help with a move, for the asker's eyes only.
    pub(super) fn hint(&mut self, here: &Here, game: GameId, seat: Seat) {
        let Some(mut sitting) = self.sitting(game) else {
            return;
        };
        let scene = self.scene(&sitting, here.tongue, here.chat.theme.into());
        match self.hinted(&mut sitting, seat, &scene) {
            Ok(text) => self.tell(here, text, Vec::new(), Privacy::Secret),
            Err(id) => self.answer(here, id, &[]),
        }
    }

    /// A hint, of which it is noted that the player had it; or the text that says why not.
    pub(super) fn hinted(
        &mut self,
        sitting: &mut Sitting,
        seat: Seat,
        scene: &Scene,
    ) -> Result<String, &'static str> {
        let game = sitting.id;
        if let Some(no) = self.stands_still(game) {
            return Err(no.text_id());
        }
        let turn = self.table(game).map(|table| table.turn());
        if turn.is_none_or(|turn| !turn.contains(seat)) {
            return Err("not-your-turn");
        }
        let hint = self.at_table(game, |table, world| table.hint(seat, world, scene));
        let hint = hint.flatten().ok_or("no-hint")?;
        sitting.hinted = sitting.hinted.with(seat);
        self.keep_sitting(sitting);
        Ok(hint)
    }

    /// Why nothing can be done in a game by anybody.
    pub(super) fn stands_still(&mut self, game: GameId) -> Option<No> {
        let table = self.table(game)?;
        if table.outcome().is_some() {
            Some(No::Over)
        } else if table.is_aside() {
            Some(No::Aside)
        } else {
            None
        }
    }

    /// `/continue`: a game set aside goes on.
    pub(super) fn go_on(&mut self, here: &Here, game: GameId) {
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        if self.seat_of(&sitting, here.person.id).is_none() {
            return self.answer(here, "not-your-game", &[]);
        }
        let now = self.now;
        match self.at_table(game, |table, _| table.resume(now)) {
            Some(Ok(lines)) => {
                self.keep_lines(game, lines);
                self.stale.insert(game);
                self.acknowledge(here);
            }
            _ => self.show_to(here, game, Words::Beside),
        }
    }

    /// A computer has thought. When the game has gone on meanwhile, it thinks again.
    pub(super) fn thought(
        &mut self,
        game: GameId,
        head: Seq,
        seat: Seat,
        thought: Option<Thought>,
    ) {
        self.searching.remove(&game);
        let Some(table) = self.table(game) else {
            return;
        };
        let may = table.turn().contains(seat) || table.voters().contains(seat);
        if table.head() != head || !may {
            self.set_thinking(game);
            return;
        }
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        let scene = self.scene(&sitting, Tongue::default(), render::Theme::Day);
        let made = match thought {
            Some(thought) => self.at_table(game, |table, world| {
                table.thought(seat, thought, world, &scene)
            }),
            None => None,
        };
        match made {
            Some(Ok(lines)) => {
                self.out.tally.moves += 1;
                self.keep_lines(game, lines);
            }
            // A computer that finds nothing passes; one that can't pass lets its turn run out.
            _ if self.do_at(game, seat, Deed::Pass) => {}
            _ => {
                tracing::warn!(%game, ?seat, "a computer without a move");
                if let Some(Ok(lines)) = self.at_table(game, |table, world| table.skip(seat, world))
                {
                    self.keep_lines(game, lines);
                }
            }
        }
        self.stale.insert(game);
    }
}
