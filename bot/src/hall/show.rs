//! Boards shown: one message a move, the old one loses its buttons; at the end the result.

mod parts;

pub(super) use parts::time_text;
use parts::{
    board_buttons, game_button, pending_line, picture, scores, time_line, turn_line, whole,
};

use super::customs::Talk;
use super::ids::PersonId;
use super::press::OnGame;
use super::rates::Costly;
use super::records::{About, Choosing, Holder, Shown, Sitting};
use super::room::Here;
use super::table::AnyTable;
use super::{Hall, Job};
use crate::chat::{Account, Body, Button, Effect, Picture, Platform, Privacy};
use crate::speech::{Called, Choice, Refusal, Scene, Tongue, spans};
use games::table::{Answer, Ask};
use games::{Seat, Seq, Viewer};
use storage::GameId;

/// The most lines of news above a board.
const NEWS: usize = 6;

/// Why a board is to be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Why {
    /// Something happened in the game.
    Moved,
}

impl Hall {
    /// Shows what this input has changed, and sets computers to think.
    pub(super) fn show_stale(&mut self) {
        let stale: Vec<GameId> = std::mem::take(&mut self.stale).into_keys().collect();
        for game in stale {
            self.answer_for_computers(game);
            self.show(game);
            self.set_thinking(game);
        }
    }

    /// The same, but a game that can't be shown costs no other.
    pub(super) fn show_each(&mut self) {
        while let Some((game, _)) = self.stale.pop_first() {
            self.alone(game, |hall| {
                hall.answer_for_computers(game);
                hall.show(game);
                hall.set_thinking(game);
            });
        }
    }

    /// Posts the board wherever the game is shown.
    pub(super) fn show(&mut self, game: GameId) {
        self.show_where(game, |_| true);
    }

    /// Posts the board in those places where it is to be.
    pub(super) fn show_where(&mut self, game: GameId, wanted: impl Fn(&Shown) -> bool) {
        self.out.moved.insert(game);
        let Some(mut sitting) = self.sitting(game) else {
            return;
        };
        let Some(table) = self.table(game) else {
            return;
        };
        let (head, outcome) = (table.head(), table.outcome());
        let small = outcome.is_none() && self.edited(&mut sitting);

        if small {
            return self.keep_sitting(&sitting);
        }

        self.unbutton_where(&mut sitting, &wanted);
        if outcome.is_some() && sitting.ended.is_none() {
            self.settle(&mut sitting);
        }
        for index in 0..sitting.shown.len() {
            if !wanted(&sitting.shown[index]) {
                continue;
            }
            let place = sitting.shown[index].place.clone();
            let Some(chat) = self.chat(place.chat) else {
                continue;
            };
            let Some(body) = self.board_body(&sitting, &place, sitting.shown[index].seq) else {
                continue;
            };
            let post = self.post_id();
            self.ledger
                .write(&format!("post/{}", post.0), &(About::Game(game), self.now));
            self.out.effects.push(Effect::Post {
                room: place.room(&chat),
                post,
                body,
                reply_to: None,
                merge: outcome.is_none().then(|| game.to_string()),
            });
            let shown = &mut sitting.shown[index];
            shown.post = Some(post);
            shown.since = shown.seq;
            shown.seq = Some(head);
            if outcome.is_some() {
                if chat.customs.talk == Talk::Full {
                    self.show_replay(&sitting, &place);
                }
            } else {
                self.whisper(&sitting, &place);
            }
        }
        sitting.choosing = None;
        if outcome.is_some() && sitting.ended.is_none() {
            self.close(&mut sitting);
        }
        self.keep_sitting(&sitting);
    }

    /// Whether so little has changed since the boards were shown that their messages could be edited,
    /// and were.
    fn edited(&mut self, sitting: &mut Sitting) -> bool {
        let Some(table) = self.table(sitting.id) else {
            return false;
        };

        let head = table.head();

        let is_small = |shown: &Shown| {
            let since = shown.seq.filter(|&seq| seq < head);
            shown.message.is_some() && since.is_some_and(|seq| table.is_unmoved_since(seq))
        };

        if sitting.shown.is_empty() || !sitting.shown.iter().all(is_small) {
            return false;
        }

        for index in 0..sitting.shown.len() {
            let shown = sitting.shown[index].clone();
            let body = self.board_body(sitting, &shown.place, shown.since);

            if let (Some(body), Some(message), Some(chat)) =
                (body, shown.message, self.chat(shown.place.chat))
            {
                let room = shown.place.room(&chat);
                self.out.effects.push(Effect::Edit {
                    room,
                    message,
                    body,
                });
            }

            sitting.shown[index].seq = Some(head);
        }
        true
    }

    /// The whole game as an animated picture, after its end.
    fn show_replay(&mut self, sitting: &Sitting, place: &super::records::Place) {
        let tongue = self.tongue_at(place);
        let Some(chat) = self.chat(place.chat) else {
            return;
        };
        let scene = self.scene(sitting, tongue, chat.theme.into());
        let game = sitting.id;
        let Some(draw) = self.table(game).and_then(|table| table.replay(&scene)) else {
            return;
        };
        let text = tongue.tell("replay");
        let lang = tongue.lang.code();
        let night = if scene.theme == render::Theme::Night {
            "n"
        } else {
            "d"
        };
        let picture = Picture {
            key: format!("{game}-replay-{lang}{night}"),
            alt: text.clone(),
            mime: "image/gif",
            draw,
        };
        let body = Body {
            text: spans(&text, &[]),
            picture: Some(picture),
            ..Body::default()
        };
        let (room, post) = (place.room(&chat), self.post_id());
        self.out.effects.push(Effect::Post {
            room,
            post,
            body,
            reply_to: None,
            merge: None,
        });
    }

    /// A game that has ended is nobody's game in progress any more.
    fn close(&mut self, sitting: &mut Sitting) {
        sitting.ended = Some(self.now);
        let id = sitting.id;
        // Until the platform has taken the last board it may have to be shown again.
        self.ledger.write(&format!("closing/{id}"), &self.now);
        self.ledger.delete(&format!("open/{id}"));
        for person in sitting.holders.iter().filter_map(|holder| holder.person()) {
            self.ledger.delete(&format!("seat/{person}/{id}"));
            self.ledger.write(&format!("last/{person}"), &id);
        }
        // What the players voted in counts in their chat from now on.
        let accepted = self
            .table(id)
            .map(|table| table.accepted())
            .unwrap_or_default();
        if let Some(shown) = sitting.shown.first() {
            for word in accepted {
                self.put_on(shown.place.chat, super::house::List::House, &word);
            }
        }
        for shown in &sitting.shown {
            self.ledger
                .delete(&format!("here/{}/{id}", shown.place.chat));
            self.ledger
                .write(&format!("lasthere/{}", shown.place.chat), &id);
        }
    }

    /// Takes the buttons off the boards shown so far.
    pub(super) fn unbutton(&mut self, sitting: &mut Sitting) {
        self.unbutton_where(sitting, |_| true);
    }

    fn unbutton_where(&mut self, sitting: &mut Sitting, wanted: impl Fn(&Shown) -> bool) {
        for shown in sitting.shown.iter_mut().filter(|shown| wanted(shown)) {
            if let (Some(message), Some(chat)) = (shown.message.take(), self.chat(shown.place.chat))
            {
                let room = shown.place.room(&chat);
                self.out.effects.push(Effect::Unbutton { room, message });
            }
        }
    }

    /// The board with all that stands around it; `since` is the last entry shown before.
    fn board_body(
        &mut self,
        sitting: &Sitting,
        place: &super::records::Place,
        since: Option<Seq>,
    ) -> Option<Body> {
        let tongue = self.tongue_at(place);
        let chat = self.chat(place.chat)?;
        let scene = self.scene_for(sitting, tongue, chat.theme.into())?;
        let now = self.now;
        let viewer = self.viewer_in(sitting, &chat);
        let mut called: Vec<Called> = Vec::new();
        let turn = self.table(sitting.id)?.turn();
        let callings: Vec<String> = sitting
            .holders
            .iter()
            .zip(&scene.names)
            .map(|(&holder, name)| self.calling(holder, name, chat.platform, &mut called))
            .collect();
        let over = self.table(sitting.id)?.outcome().is_some();
        let page = self.page_button(sitting, chat.platform, &scene);
        let look_back = |table: &mut Box<dyn AnyTable>, world: &mut games::World<'_>| {
            table.looking_back(world, &scene)
        };
        let back = match over && chat.customs.talk == Talk::Full {
            true => self.at_table(sitting.id, look_back).unwrap_or_default(),
            false => Vec::new(),
        };
        let settled = self.settled_line(sitting, &scene);
        let table = self.table(sitting.id)?;
        let mut lines = match since {
            None => vec![table.describe(tongue)],
            Some(_) => Vec::new(),
        };
        let mut news = table.news(since, &scene);
        let skipped = news.len().saturating_sub(NEWS);
        lines.extend(news.drain(skipped..));
        lines.retain(|line| !line.is_empty());
        let news = lines.len();
        match table.outcome() {
            Some(outcome) => {
                lines.push(scene.result(&outcome));
                lines.push(scores(&**table, &scene));
                lines.extend(settled);
                lines.extend(table.summary(&scene));
                lines.extend(back);
            }
            None => {
                lines.push(scores(&**table, &scene));
                lines.push(turn_line(turn, &callings, &sitting.holders, tongue));
                lines.extend(pending_line(&**table, &callings, tongue));
                lines.extend(time_line(&**table, turn, now, tongue));
            }
        }
        lines.retain(|line| !line.is_empty());
        let (game, head) = (sitting.id, table.head());
        let buttons = if table.outcome().is_some() {
            vec![vec![game_button(
                tongue.tell("button-rematch"),
                game,
                head,
                OnGame::Rematch,
            )]]
        } else {
            let people = turn.iter().any(|seat| {
                sitting
                    .holders
                    .get(seat.index())
                    .is_some_and(|h| h.person().is_some())
            });
            let mut rows = board_buttons(&**table, game, people, tongue);
            if let Some(page) = page.filter(|_| people) {
                match rows.last_mut().filter(|row| row.len() < 4) {
                    Some(row) => row.push(page),
                    None => rows.push(vec![page]),
                }
            }
            // Discord may keep what people type from us, but has a dialog for it.
            if chat.platform == Platform::Discord && people && !table.is_aside() {
                let label = tongue.tell("button-type");
                rows.insert(0, vec![game_button(label, game, head, OnGame::Type)]);
            }
            rows
        };
        let picture = picture(&**table, game, viewer, &[], &scene);
        let document = if table.outcome().is_some() {
            table.record(&scene)
        } else {
            None
        };
        Some(Body {
            text: spans(&lines.join("\n"), &called),
            news,
            picture,
            buttons,
            document,
        })
    }

    /// The scene of a game with its clocks.
    pub(super) fn scene_for(
        &mut self,
        sitting: &Sitting,
        tongue: Tongue,
        theme: render::Theme,
    ) -> Option<Scene> {
        let mut scene = self.scene(sitting, tongue, theme);
        let now = self.now;
        let table = self.table(sitting.id)?;
        if table.clock() != games::table::Clock::default() {
            let clock = |seat| {
                let (turn, total) = table.time_left(seat, now);
                total.or(turn).map_or_else(String::new, time_text)
            };
            scene.clocks = Seat::all(table.players()).map(clock).collect();
        }
        Some(scene)
    }

    /// The board for one person who asks, without news. Whoever asks too often gets it in words.
    pub(super) fn show_to(&mut self, here: &Here, game: GameId, words: Words) {
        let many = words == Words::Beside
            && !(self
                .rates
                .take(Costly::PictureFor(here.person.id), self.now)
                && self.rates.take(Costly::PictureIn(here.chat.id), self.now));
        let words = if many { Words::Only } else { words };
        let Some(sitting) = self.sitting(game) else {
            return self.answer(here, "game-gone", &[]);
        };
        let theme = here.chat.theme.into();
        let Some(scene) = self.scene_for(&sitting, here.tongue, theme) else {
            return self.answer(here, "game-gone", &[]);
        };
        // What is asked for aloud may be read by all: no secret is in it.
        let viewer = self.viewer_in(&sitting, &here.chat);
        let Some(table) = self.table(game) else {
            return;
        };
        let picture = match words {
            Words::Only => None,
            Words::Beside => whole(&**table, game, viewer, &scene),
        };
        // A game that needs no picture now is told in words.
        let text = match &picture {
            Some(_) => scores(&**table, &scene),
            None => table.text(Viewer::Spectator, &scene),
        };
        let body = Body {
            text: spans(&text, &[]),
            picture,
            ..Body::default()
        };
        self.tell_body(here, body, Privacy::Discreet);
    }

    /// What only this player may know: their rack.
    pub(super) fn show_secret(&mut self, here: &Here, game: GameId, seat: Seat) {
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        let Some(scene) = self.scene_for(&sitting, here.tongue, here.chat.theme.into()) else {
            return;
        };
        let Some(table) = self.table(game) else {
            return;
        };
        let Some(text) = table.secret(seat, &scene) else {
            return self.answer(here, "no-secret", &[]);
        };
        let body = Body {
            text: spans(&text, &[]),
            picture: picture(&**table, game, Viewer::Seat(seat), &[], &scene),
            ..Body::default()
        };
        self.tell_body(here, body, Privacy::Secret);
    }

    /// Tells those to move what only they may know, where the platform can whisper at any time.
    fn whisper(&mut self, sitting: &Sitting, place: &super::records::Place) {
        let Some(chat) = self.chat(place.chat) else {
            return;
        };
        let whispers = matches!(chat.platform, Platform::Web | Platform::Script);
        if !whispers || Hall::is_private(&chat) {
            return;
        }
        let tongue = self.tongue_at(place);
        let scene = self.scene(sitting, tongue, chat.theme.into());
        let Some(turn) = self.table(sitting.id).map(|table| table.turn()) else {
            return;
        };
        for seat in turn.iter() {
            let person = sitting
                .holders
                .get(seat.index())
                .and_then(|holder| holder.person());
            let Some(person) = person.and_then(|id| self.person(id)) else {
                continue;
            };
            let Some((_, id)) = person.accounts.iter().find(|(p, _)| *p == chat.platform) else {
                continue;
            };
            let Some(text) = self.table(sitting.id).and_then(|t| t.secret(seat, &scene)) else {
                continue;
            };
            let to = Account {
                platform: chat.platform,
                id: id.clone(),
                name: person.name.clone(),
                username: person.username.clone(),
                language: None,
            };
            self.out.effects.push(Effect::Tell {
                room: place.room(&chat),
                to,
                body: Body {
                    text: spans(&text, &[]),
                    ..Body::default()
                },
                press: None,
                reply_to: None,
                privacy: Privacy::Secret,
            });
        }
    }

    /// As whom a chat sees a game: in private the only person there as themselves, others as
    /// anybody.
    fn viewer_in(&self, sitting: &Sitting, chat: &super::records::Chat) -> Viewer {
        if !Hall::is_private(chat) {
            return Viewer::Spectator;
        }
        let mut people: Vec<PersonId> = self
            .people_in(chat)
            .into_iter()
            .filter_map(|id| self.person(id))
            .map(|person| person.id)
            .collect();
        people.dedup();
        let seat = match people.as_slice() {
            [person] => self.seat_of(sitting, *person),
            _ => None,
        };
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Several moves to choose from: numbered on the board, a button each.
    pub(super) fn offer_choices(&mut self, here: &Here, game: GameId, seat: Seat, no: Refusal) {
        let Some(mut sitting) = self.sitting(game) else {
            return;
        };
        let theme = here.chat.theme.into();
        let Some(scene) = self.scene_for(&sitting, here.tongue, theme) else {
            return;
        };
        let viewer = self.viewer_in(&sitting, &here.chat);
        let Some(table) = self.table(game) else {
            return;
        };
        let head = table.head();
        let picture = picture(&**table, game, viewer, &no.choices, &scene);
        let button = |(n, choice): (u8, &Choice)| {
            game_button(choice.label.clone(), game, head, OnGame::Choose(n))
        };
        let all: Vec<Button> = (0u8..).zip(&no.choices).map(button).collect();
        let buttons = all.chunks(4).map(<[Button]>::to_vec).collect();
        sitting.choosing = Some(Choosing {
            seat,
            head,
            says: no.choices.into_iter().take(20).map(String::from).collect(),
        });
        self.keep_sitting(&sitting);
        let text = spans(&no.text, &[]);
        let body = Body {
            text,
            picture,
            buttons,
            ..Body::default()
        };
        self.tell_body(here, body, Privacy::Discreet);
    }

    /// Computers answer what they are asked: a takeback always, a draw when they aren't ahead.
    fn answer_for_computers(&mut self, game: GameId) {
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        for _ in 0..sitting.holders.len() {
            let Some(table) = self.table(game) else {
                return;
            };
            let Some(pending) = table.pending() else {
                return;
            };
            let computer = |seat: &Seat| {
                matches!(sitting.holders.get(seat.index()), Some(Holder::Computer(_)))
            };
            let Some(seat) = pending.waits_for().iter().find(computer) else {
                return;
            };
            let scores = table.scores();
            let mine = scores.get(seat.index()).copied().unwrap_or(0);
            let best = scores.iter().copied().max().unwrap_or(0);
            let answer = match pending.ask {
                Ask::TakeBack { .. } => Answer::Yes,
                Ask::Draw if mine < best => Answer::Yes,
                Ask::Draw => Answer::No,
            };
            if !self.do_at(game, seat, super::table::Deed::Answer(answer)) {
                return;
            }
        }
    }

    /// If it is a computer's turn, gives it the position to think about.
    pub(super) fn set_thinking(&mut self, game: GameId) {
        let Some(sitting) = self.sitting(game) else {
            return;
        };
        let seed = self.fresh();
        let (words, now) = (self.words.clone(), self.now);
        let Some(table) = self.table(game) else {
            return;
        };
        if table.outcome().is_some() || table.is_aside() {
            return;
        }
        let level_of = |seat: Seat| match sitting.holders.get(seat.index()) {
            Some(Holder::Computer(level)) => Some((seat, *level)),
            _ => None,
        };
        let is_person = |seat: Seat| {
            let holder = sitting.holders.get(seat.index());
            holder.is_some_and(|holder| holder.person().is_some())
        };
        // In a vote computers wait for the people.
        let voters = table.voters();
        let may_vote = !voters.iter().any(is_person);
        let voter = voters.iter().find_map(level_of).filter(|_| may_vote);
        let mover = table.turn().iter().find_map(level_of);
        let Some((seat, level)) = voter.or(mover.filter(|_| voters.is_empty())) else {
            return;
        };
        let head = table.head();
        let search = table.search(seat, level);
        let lang = table.lang();
        if self.searching.insert(game, head) == Some(head) {
            return;
        }
        self.out.jobs.push(Job {
            game,
            head,
            seat,
            search,
            words,
            lang,
            seed,
            now,
        });
    }
}

/// Whether a board is shown in words alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Words {
    /// A picture, the words beside.
    Beside,
    /// No picture.
    Only,
}

impl From<super::records::Theme> for render::Theme {
    fn from(theme: super::records::Theme) -> render::Theme {
        match theme {
            super::records::Theme::Day => render::Theme::Day,
            super::records::Theme::Night => render::Theme::Night,
        }
    }
}
