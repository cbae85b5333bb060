//! The message of a board: its lines, its picture, its buttons.

use super::parts::{board_buttons, game_button, picture, scores, standing, time_text};
use crate::chat::{Body, Platform, RoomKind};
use crate::hall::Hall;
use crate::hall::customs::Talk;
use crate::hall::ids::PersonId;
use crate::hall::press::OnGame;
use crate::hall::records::{Chat, Place, Sitting};
use crate::hall::table::AnyTable;
use crate::speech::{Called, Scene, Tongue, spans};
use games::{Seat, Seq, Viewer};
use storage::GameId;

/// The most lines of news above a board.
const NEWS: usize = 6;

impl Hall {
    /// The board with all that stands around it; `since` is the last entry shown before.
    pub(super) fn board_body(
        &mut self,
        sitting: &Sitting,
        place: &Place,
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
            .map(|(&holder, name)| self.calling(holder, name, &chat, &mut called))
            .collect();
        let over = self.table(sitting.id)?.outcome().is_some();
        let page = self.page_button(sitting, chat.platform, tongue);
        let look_back = |table: &mut Box<dyn AnyTable>, world: &mut games::World<'_>| {
            table.looking_back(world, &scene)
        };
        let back = match over && chat.customs.talk == Talk::Full {
            true => self.at_table(sitting.id, look_back).unwrap_or_default(),
            false => Vec::new(),
        };
        let settled = self.settled_line(sitting, &scene);
        let how = match over {
            true => None,
            false => self.how_line(sitting, &chat, tongue),
        };
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
                lines.extend(standing(&**table, &callings, sitting, &scene, now));
                lines.extend(how);
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
            let people = turn.iter().any(|seat| sitting.person_in(seat).is_some());
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

    /// When somebody who has never finished a game is to make the first move of theirs: what a move is, and
    /// where to say it.
    fn how_line(&mut self, sitting: &Sitting, chat: &Chat, tongue: Tongue) -> Option<String> {
        if chat.customs.talk == Talk::Brief {
            return None;
        }
        let turn = self.table(sitting.id)?.turn();
        let is_new = |seat: &Seat| {
            sitting.person_in(*seat).is_some_and(|person| {
                let last: Option<GameId> = self.ledger.read(&format!("last/{person}"));
                last.is_none()
            })
        };
        let new: Vec<Seat> = turn.iter().filter(is_new).collect();
        if new.is_empty() {
            return None;
        }
        let table = self.table(sitting.id)?;
        let moved = table.have_moved();
        if new.iter().all(|&seat| moved.contains(seat)) {
            return None;
        }
        let id = match chat.kind {
            RoomKind::Private => "how-plain",
            RoomKind::Group if chat.platform == Platform::Web => "how-plain",
            RoomKind::Group => "how-addressed",
            RoomKind::Unheard => "how-unheard",
        };
        Some(tongue.say(id, &[("what", table.how(tongue).into())]))
    }

    /// The scene of a game with its clocks.
    pub(in crate::hall) fn scene_for(
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

    /// As whom a chat sees a game: in private the only person there as themselves, others as
    /// anybody.
    pub(super) fn viewer_in(&self, sitting: &Sitting, chat: &Chat) -> Viewer {
        if !chat.is_private() {
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
}
