//! What is said to the bot: commands, replies, presses, plain talk.

use super::deeds::Tone;
use super::own::command as command_button;
use super::press::{OnGame, Press};
use super::records::About;
use super::room::Here;
use super::route::{Route, Wanted};
use super::show::Words;
use super::table::Deed;
use super::{Hall, kinds};
use crate::chat::{Button, Effect, MessageId, Platform, PressId, Privacy, Source};
use crate::speech::commands::{Command, Entry, command, near};
use crate::speech::{Tongue, lang_of, legible};
use games::Seat;
use games::table::Answer;
use games::words::{Folding, Lang};
use storage::GameId;

/// The longest text that is read, in characters. Whoever writes more isn't playing.
const LONGEST: usize = 4096;

impl Hall {
    /// A text: a message, or a command given in a form, which is heard like a typed one and answered
    /// like a press.
    pub(super) fn said(
        &mut self,
        source: &Source,
        (message, press): (Option<MessageId>, Option<PressId>),
        text: &str,
        reply_to: Option<&MessageId>,
    ) {
        if text.chars().count() > LONGEST {
            return;
        }
        let text = legible(text);
        let mut here = self.here(source, message, press);
        here.said = Some(text.clone());
        self.heard(&here, &text, reply_to);
    }

    /// A text, typed just now or before it was known in which game.
    pub(super) fn heard(&mut self, here: &Here, text: &str, reply_to: Option<&MessageId>) {
        if let Some((entry, rest)) = command(text) {
            return self.command(here, entry, rest, reply_to);
        }
        if text.trim_start().starts_with('/') {
            // Another bot's command, perhaps; in private and on our page there is no other bot.
            if here.chat.is_private() || here.chat.platform == Platform::Web {
                match near(text) {
                    Some(entry) => {
                        self.answer(here, "no-such-command-near", &[("name", entry.name.into())]);
                    }
                    None => self.answer(here, "no-such-command", &[]),
                }
            }
            return;
        }
        let tone = self.tone(here, reply_to);
        if let Some(deed) = deed_word(text, here.tongue) {
            return self.deed_said(here, reply_to, deed, tone);
        }
        if tone == Tone::Addressed
            && let Some(answer) = answer_word(text, here.tongue)
            && let Route::Game(game, seat) = self.route(here, reply_to, Wanted::Seat)
        {
            let asked = self
                .table(game)
                .and_then(|table| table.pending())
                .is_some_and(|pending| pending.waits_for().contains(seat));
            if asked {
                return self.deed(here, game, seat, Deed::Answer(answer));
            }
        }
        self.move_said(here, text, reply_to, tone);
    }

    /// A word that stands for a deed. Where people only talk it counts for whose turn it is.
    fn deed_said(&mut self, here: &Here, reply_to: Option<&MessageId>, deed: Deed, tone: Tone) {
        match self.route(here, reply_to, Wanted::Turn) {
            Route::Game(game, seat) => {
                if tone == Tone::Addressed || self.is_turn(game, seat) {
                    self.deed(here, game, seat, deed);
                }
            }
            Route::Which(games) => {
                let waits = games.iter().any(|&game| {
                    let seat = self
                        .sitting(game)
                        .and_then(|sitting| self.seat_of(&sitting, here.person.id));
                    seat.is_some_and(|seat| self.is_turn(game, seat))
                });
                if tone == Tone::Addressed || waits {
                    self.ask_which(here, &games);
                }
            }
            Route::Others(_) if tone == Tone::Addressed => self.answer(here, "not-your-game", &[]),
            Route::Nowhere if tone == Tone::Addressed => self.no_game(here),
            Route::Others(_) | Route::Nowhere => {}
        }
    }

    fn is_turn(&mut self, game: GameId, seat: Seat) -> bool {
        self.table(game)
            .is_some_and(|table| table.turn().contains(seat))
    }

    /// How a text that is no command is meant.
    fn tone(&mut self, here: &Here, reply_to: Option<&MessageId>) -> Tone {
        // A refusal is replied to as often as a board.
        if here.meant.is_some() || reply_to.is_some() {
            Tone::Addressed
        } else if !here.chat.is_private() {
            Tone::Plain
        } else if self.games_of(here.person.id).is_empty() {
            // In private every text is for the bot, but without a game it is no failed move.
            self.greet(here);
            Tone::Plain
        } else {
            Tone::Addressed
        }
    }

    /// A press.
    pub(super) fn pressed(
        &mut self,
        source: &Source,
        data: &str,
        message: Option<MessageId>,
        press: Option<PressId>,
    ) {
        let mut here = self.here(source, None, press);
        here.under.clone_from(&message);
        match Press::read(data) {
            Some(Press::Offer(id, on)) => {
                if self.offer(id).is_none()
                    && let Some(message) = message
                {
                    // That it lost its buttons may have been lost.
                    let room = here.source.room.clone();
                    self.out.effects.push(Effect::Unbutton { room, message });
                }
                self.on_offer(&here, id, &on);
            }
            Some(Press::Game(game, seq, on)) => {
                self.on_game(&here, game, seq, &on);
                let table = self.table(game).filter(|_| on.is_for_now());
                if table.is_some_and(|table| !table.is_unmoved_since(seq)) {
                    self.put_away(&here, game, message);
                }
            }
            Some(Press::Word(number, on)) => self.on_word(&here, &number, on, message.as_ref()),
            Some(Press::Which(game)) => self.which(&here, game),
            Some(Press::Command(text)) => match command(&text) {
                Some((entry, rest)) => {
                    here.said = Some(text.clone());
                    self.command(&here, entry, rest, message.as_ref());
                }
                None => self.answer(&here, "old-button", &[]),
            },
            Some(Press::Own(_)) | None => self.answer(&here, "old-button", &[]),
        }
    }

    /// A question that has its answer, or is asked no longer, loses its buttons; so does an old board
    /// whose loss of them was lost. The newest board has others by now.
    fn put_away(&mut self, here: &Here, game: GameId, message: Option<MessageId>) {
        let sitting = self.sitting(game);
        let boards = sitting.iter().flat_map(|sitting| &sitting.shown);
        let mut boards = boards.filter_map(|shown| shown.message.as_ref());
        if let Some(message) = message.filter(|message| boards.all(|board| board != message)) {
            let room = here.source.room.clone();
            self.out.effects.push(Effect::Unbutton { room, message });
        }
    }

    fn command(&mut self, here: &Here, entry: &Entry, rest: &str, reply_to: Option<&MessageId>) {
        match entry.command {
            Command::Offer => self.make_offer(here, entry.name, rest),
            Command::Move if rest.is_empty() => self.answer(here, "move-what", &[]),
            Command::Move => match deed_word(rest, here.tongue) {
                Some(deed) => self.deed_said(here, reply_to, deed, Tone::Addressed),
                None => self.move_said(here, rest, reply_to, Tone::Addressed),
            },
            Command::Named => {
                self.move_by_name(here, entry.name, rest, reply_to);
            }
            Command::Page => self.in_own_game(here, reply_to, Wanted::Seat, |hall, game, _| {
                hall.tell_page(here, game);
            }),
            Command::Pass => self.deed_here(here, reply_to, Deed::Pass),
            Command::Resign => self.deed_here(here, reply_to, Deed::Resign),
            Command::Draw => self.deed_here(here, reply_to, Deed::Draw),
            Command::TakeBack => self.deed_here(here, reply_to, Deed::TakeBack),
            Command::Board => self.show_here(here, reply_to, Words::Beside),
            Command::Text => self.show_here(here, reply_to, Words::Only),
            Command::Rack => self.in_own_game(here, reply_to, Wanted::Rack, |hall, game, seat| {
                hall.show_secret(here, game, seat);
            }),
            Command::Hint => self.in_own_game(here, reply_to, Wanted::Turn, |hall, game, seat| {
                hall.hint(here, game, seat);
            }),
            Command::Word => self.word(here, rest),
            Command::Words => self.words(here, rest),
            Command::Rematch => self.rematch_here(here, reply_to),
            Command::Skip => {
                self.in_any_game(here, reply_to, |hall, game| hall.vote_skip(here, game));
            }
            Command::Kick => {
                self.in_any_game(here, reply_to, |hall, game| hall.kick(here, game, rest));
            }
            Command::Continue => {
                self.in_any_game(here, reply_to, |hall, game| hall.go_on(here, game));
            }
            Command::Rules => self.rules(here, rest, reply_to),
            Command::Games => self.list_games(here),
            Command::Stats => self.stats(here, rest),
            Command::Top => self.top(here, rest),
            Command::Me => self.me(here, rest),
            Command::MyData => self.my_data(here),
            Command::Forget => self.forget(here, rest),
            Command::Privacy => self.privacy(here),
            Command::Cancel => self.cancel_offers(here),
            Command::Lang => self.set_own_lang(here, rest),
            Command::Settings => self.settings(here, rest),
            Command::Block => self.block(here, rest),
            Command::Unblock => self.unblock(here, rest),
            Command::Invite => self.invite(here),
            Command::Join => self.join(here, rest),
            Command::Link => self.link(here, rest),
            Command::Unlink => self.unlink(here),
            Command::Help => self.help(here, rest),
        }
    }

    /// A move that is a command of its own, where the game has it.
    fn move_by_name(&mut self, here: &Here, name: &str, rest: &str, reply_to: Option<&MessageId>) {
        if let Route::Game(game, _) = self.route(here, reply_to, Wanted::Turn) {
            let knows = self.table(game).is_some_and(|table| table.has_move(name));
            if !knows {
                return self.answer(here, "no-such-move", &[]);
            }
        }
        self.move_said(
            here,
            format!("{name} {rest}").trim(),
            reply_to,
            Tone::Addressed,
        );
    }

    /// The board of the game meant here; where none goes on, that of the last one.
    fn show_here(&mut self, here: &Here, reply_to: Option<&MessageId>, words: Words) {
        let last = format!("lasthere/{}", here.chat.id);
        match self.any_game(here, reply_to) {
            Route::Game(game, _) | Route::Others(game) => self.show_to(here, game, words),
            Route::Which(games) => self.ask_which(here, &games),
            Route::Nowhere => match self.ledger.read(&last) {
                Some(game) => self.show_to(here, game, words),
                None => self.no_game(here),
            },
        }
    }

    /// The game that is meant here: one's own, else any.
    fn any_game(&mut self, here: &Here, reply_to: Option<&MessageId>) -> Route {
        match self.route(here, reply_to, Wanted::Seat) {
            Route::Nowhere => self.route(here, reply_to, Wanted::Any),
            route => route,
        }
    }

    fn in_any_game(
        &mut self,
        here: &Here,
        reply_to: Option<&MessageId>,
        then: impl FnOnce(&mut Hall, GameId),
    ) {
        match self.any_game(here, reply_to) {
            Route::Game(game, _) | Route::Others(game) => then(self, game),
            Route::Which(games) => self.ask_which(here, &games),
            Route::Nowhere => self.no_game(here),
        }
    }

    /// Does something in the game that is meant here, where they sit in it.
    pub(super) fn in_own_game(
        &mut self,
        here: &Here,
        reply_to: Option<&MessageId>,
        wanted: Wanted,
        then: impl FnOnce(&mut Hall, GameId, Seat),
    ) {
        match self.route(here, reply_to, wanted) {
            Route::Game(game, seat) => then(self, game, seat),
            Route::Which(games) => self.ask_which(here, &games),
            Route::Others(_) => self.answer(here, "not-your-game", &[]),
            Route::Nowhere => self.no_game(here),
        }
    }

    fn rematch_here(&mut self, here: &Here, reply_to: Option<&MessageId>) {
        let replied = match reply_to.and_then(|message| self.about(here, message)) {
            Some(About::Game(game) | About::Beside(game)) => Some(game),
            _ => None,
        };
        let last = || self.ledger.read(&format!("last/{}", here.person.id));
        match replied.or_else(last) {
            Some(game) => self.rematch(here, game),
            None if !self.games_of(here.person.id).is_empty() => {
                self.answer(here, "game-goes-on", &[]);
            }
            None => self.answer(here, "no-game-before", &[]),
        }
    }

    /// `/word X`: whether it is one, and why not.
    fn word(&mut self, here: &Here, rest: &str) {
        let Some(word) = rest.split_whitespace().next() else {
            return self.answer(here, "word-what", &[]);
        };
        let words = self.words.clone();
        let lexicon = words.of(Some(here.chat.lang));
        let verdict = lexicon.look_up(word, Folding::default(), &self.policy_at(here.chat.id));
        let text = crate::speech::words::verdict(word, &verdict, lexicon, here.tongue);
        self.tell(here, text, Vec::new(), Privacy::Discreet);
    }

    fn rules(&mut self, here: &Here, rest: &str, reply_to: Option<&MessageId>) {
        let tongue = here.tongue;
        let named = rest
            .split_whitespace()
            .next()
            .and_then(crate::speech::commands::find);
        let kind = named.and_then(|entry| Some((kinds::started_by(entry.name)?, entry.name)));
        if let Some((kind, name)) = kind {
            let options = kind.offered(name, here.chat.lang);
            let text = kind.rules(&options, tongue);
            return self.tell(here, text, Vec::new(), Privacy::Discreet);
        }
        let text = match self.route(here, reply_to, Wanted::Any) {
            Route::Game(game, _) | Route::Others(game) => {
                self.table(game).map(|table| table.rules(tongue))
            }
            _ => None,
        };
        let text = text.unwrap_or_else(|| {
            let all: Vec<String> = kinds::kinds()
                .iter()
                .map(|kind| kind.rules(&kind.offered(kind.name(), here.chat.lang), tongue))
                .collect();
            all.join("\n\n")
        });
        self.tell(here, text, Vec::new(), Privacy::Discreet);
    }

    fn list_games(&mut self, here: &Here) {
        let games = self.games_of(here.person.id);
        if games.is_empty() {
            return self.answer(here, "games-none", &[]);
        }
        let text = here
            .tongue
            .say("games-mine", &[("count", games.len().into())]);
        let mut buttons = Vec::new();
        for game in games.into_iter().take(10) {
            let Some(label) = self.game_label(game, here.tongue) else {
                continue;
            };
            let Some(table) = self.table(game) else {
                continue;
            };
            let on = match here.chat.is_private() {
                true => OnGame::Here,
                false => OnGame::Board,
            };
            buttons.push(vec![Press::Game(game, table.head(), on).button(label)]);
        }
        self.tell(here, text, buttons, Privacy::Discreet);
    }

    /// Asks for a language, with a button each in its own words.
    fn ask_lang(&mut self, here: &Here) {
        let button = |lang: Lang| {
            let label = Tongue::new(lang).tell("language");
            command_button(label, format!("/lang {}", lang.code()))
        };
        let buttons: Vec<Button> = Lang::all().map(button).collect();
        let rows = buttons.chunks(3).map(<[Button]>::to_vec).collect();
        let text = here.tongue.say("lang-which", &[("langs", langs().into())]);
        self.tell(here, text, rows, Privacy::Discreet);
    }

    pub(super) fn set_own_lang(&mut self, here: &Here, rest: &str) {
        let Some(lang) = rest.split_whitespace().next().and_then(lang_of) else {
            return self.ask_lang(here);
        };
        let mut person = here.person.clone();
        person.lang = Some(lang);
        self.keep_person(&person);
        if here.chat.is_private() {
            let mut chat = here.chat.clone();
            chat.lang = lang;
            self.keep_chat(&chat);
        }
        let text = Tongue::new(lang).tell("lang-set");
        self.tell(here, text, Vec::new(), Privacy::Discreet);
    }
}

pub(super) fn langs() -> String {
    Lang::all()
        .map(|lang| lang.code())
        .collect::<Vec<_>>()
        .join(", ")
}

/// A word that answers what another asked, in the language spoken: `да`, `no`.
fn answer_word(text: &str, tongue: Tongue) -> Option<Answer> {
    let word = text.trim().trim_end_matches(['.', '!']).to_lowercase();
    let is = |id: &str| tongue.is_answer(id, &word);
    if is("said-yes") {
        Some(Answer::Yes)
    } else if is("said-no") {
        Some(Answer::No)
    } else {
        None
    }
}

/// A word that stands for a deed: `пас`, `pass`.
fn deed_word(text: &str, tongue: Tongue) -> Option<Deed> {
    let word = text.trim().trim_end_matches(['.', '!']).to_lowercase();
    let is = |id: &str| tongue.is_said(id, &word);
    if is("said-pass") {
        Some(Deed::Pass)
    } else if is("said-resign") {
        Some(Deed::Resign)
    } else {
        None
    }
}
