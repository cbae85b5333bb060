//! Players at a page of their game's own: what such a page asks, and what it is answered.
//!
//! A page knows nothing but a game and who sits there; the hall sees to it that they do. What it is
//! shown is the player's own view, told by [`crate::speech::Spoken::page`]; what it says goes the
//! way of any text said at the table, and whatever comes of it is shown in the chats as usual.

use super::records::Sitting;
use super::room::Here;
use super::show::time_text;
use super::table::{Deed, No, Told};
use super::who::{account_key, part};
use super::{For, Hall, Out, PersonId, Press, press::OnGame};
use crate::chat::{Button, Platform, Privacy};
use crate::speech::{Tongue, Weighed};
use games::table::Answer;
use games::{At, Seat, Seq, Viewer};
use serde_json::{Value, json};
use storage::GameId;

/// Makes links to a player's page, where the world can reach one.
pub trait Links: Send + Sync {
    /// A link for one game and one player, good once and not for long; None when there are too
    /// many at the moment.
    fn to_seat(&self, game: GameId, person: PersonId) -> Option<String>;
}

/// Who has the page open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person whom a link named.
    Person(PersonId),
    /// Somebody by their account on a platform.
    Account(Platform, String),
}

/// What a page wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To see the game; with an entry, once there is a later one.
    See {
        /// The last entry that it has seen.
        after: Option<Seq>,
    },
    /// To be told what a move would be, without making it.
    Weigh {
        /// The move as it would be said.
        text: String,
    },
    /// To say something at the table.
    Say {
        /// The last entry that its player saw: what is said to an older state isn't done.
        seq: Seq,
        /// What.
        text: String,
        /// The same key twice is done once.
        once: String,
    },
}

/// A page asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visit {
    /// Which game.
    pub game: GameId,
    /// Who.
    pub who: Who,
    /// What.
    pub wish: Wish,
}

/// What a page is answered.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Seen {
    /// The game as the player may know it; None where there is no such game, or no seat of theirs.
    pub state: Option<Value>,
    /// Why what was said wasn't done.
    pub refused: Option<String>,
    /// What only the player is told: a hint, what a move would bring.
    pub told: Option<String>,
}

/// What was said at the table came to this.
enum Came {
    Done,
    Told(String),
    Refused(String),
}

impl Hall {
    /// Answers a page. None when it has seen all there is and waits for more.
    pub fn visit(&mut self, at: At, visit: &Visit) -> (Option<Seen>, Out) {
        self.now = self.now.max(at);
        let mut seen = Some(Seen::default());
        let (out, undone) = self.guarded(For::Visitor, |hall| seen = hall.seen_at(visit));
        if let Some(why) = undone {
            let tongue = self.visitor(visit).map(|(.., tongue)| tongue);
            seen = Some(Seen {
                refused: tongue.map(|tongue| tongue.tell(why.text_id())),
                ..Seen::default()
            });
        }
        (seen, out)
    }

    fn seen_at(&mut self, visit: &Visit) -> Option<Seen> {
        let Some((sitting, seat, tongue)) = self.visitor(visit) else {
            return Some(Seen::default());
        };
        let mut seen = Seen::default();
        match &visit.wish {
            Wish::See { after } => {
                let head = self.table(visit.game).map(|table| table.head());
                if head.is_some() && *after == head {
                    return None;
                }
            }
            Wish::Weigh { text } => match self.weighed(&sitting, seat, text, tongue) {
                Weighed::Brings(text) => seen.told = Some(text),
                Weighed::Refused(text) => seen.refused = Some(text),
            },
            Wish::Say { seq, text, once } => {
                let key = format!("once/page/{}", part(&format!("{}/{once}", visit.game)));
                if self.ledger.read::<At>(&key).is_none() {
                    self.ledger.write(&key, &self.now);
                    match self.said_on_page(&sitting, seat, *seq, text, tongue) {
                        Came::Done => {}
                        Came::Told(text) => seen.told = Some(text),
                        Came::Refused(text) => seen.refused = Some(text),
                    }
                }
            }
        }
        seen.state = self.page_state(&sitting, seat, tongue);
        Some(seen)
    }

    /// The seat of whoever has the page open, and the language they read.
    fn visitor(&mut self, visit: &Visit) -> Option<(Sitting, Seat, Tongue)> {
        let sitting = self.sitting(visit.game)?;
        let id = match &visit.who {
            Who::Person(id) => *id,
            Who::Account(platform, id) => self.ledger.read(&account_key(*platform, id))?,
        };
        let seat = self.seat_of(&sitting, id)?;
        let person = self.person(id)?;
        let mut accounts = person.accounts.iter();
        if accounts.any(|(platform, id)| self.bans.account(*platform, id)) {
            return None;
        }
        let tongue = match person.lang {
            Some(lang) => Tongue::new(lang),
            None => self.tongue_at(&sitting.shown.first()?.place),
        };
        Some((sitting, seat, tongue))
    }

    /// What a move would be. It changes nothing and may be asked when it isn't one's turn.
    fn weighed(&mut self, sitting: &Sitting, seat: Seat, text: &str, tongue: Tongue) -> Weighed {
        let scene = self.scene(sitting, tongue, render::Theme::Day);
        match self.table(sitting.id) {
            Some(table) => table
                .weigh(seat, text, &scene)
                .unwrap_or_else(|| Weighed::Refused(tongue.tell("not-a-move"))),
            None => Weighed::Refused(tongue.tell("game-broken")),
        }
    }

    fn said_on_page(
        &mut self,
        sitting: &Sitting,
        seat: Seat,
        seq: Seq,
        text: &str,
        tongue: Tongue,
    ) -> Came {
        let game = sitting.id;
        let fresh = self
            .table(game)
            .is_some_and(|table| table.is_unmoved_since(seq));
        if !fresh {
            return Came::Refused(tongue.tell("page-stale"));
        }
        let scene = self.scene(sitting, tongue, render::Theme::Day);
        let deed = match text {
            "pass" => Some(Deed::Pass),
            "resign" => Some(Deed::Resign),
            "takeback" => Some(Deed::TakeBack),
            "yes" => Some(Deed::Answer(Answer::Yes)),
            "no" => Some(Deed::Answer(Answer::No)),
            "hint" => {
                let hint = self.hinted(&mut sitting.clone(), seat, &scene);
                return hint.map_or_else(|id| Came::Refused(tongue.tell(id)), Came::Told);
            }
            _ => None,
        };
        let done = match deed {
            Some(deed) => self.at_table(game, |table, world| {
                table.act(seat, deed, world, &scene).map(Told::Done)
            }),
            None => self.at_table(game, |table, world| table.say(seat, text, world, &scene)),
        };
        match done {
            Some(Ok(Told::Done(lines))) => {
                self.keep_lines(game, lines);
                self.stale.insert(game);
                Came::Done
            }
            Some(Ok(Told::Nothing)) => Came::Refused(tongue.tell("not-a-move")),
            Some(Err(No::Reason(refusal) | No::Plainly(refusal))) => Came::Refused(refusal.text),
            Some(Err(no)) => Came::Refused(tongue.tell(no.text_id())),
            None => Came::Refused(tongue.tell("game-broken")),
        }
    }

    /// The game for its player's page: what every game has, and its own board.
    fn page_state(&mut self, sitting: &Sitting, seat: Seat, tongue: Tongue) -> Option<Value> {
        let scene = self.scene_for(sitting, tongue, render::Theme::Day)?;
        let now = self.now;
        let table = self.table(sitting.id)?;
        let board = table.page(Viewer::Seat(seat), &scene)?;
        let (turn, outcome) = (table.turn(), table.outcome());
        let over = outcome.is_some() || table.is_aside();
        let left = turn
            .iter()
            .next()
            .filter(|_| !over)
            .and_then(|seat| table.least_left(seat, now));
        let players: Vec<Value> = (0u8..)
            .zip(scene.names.iter().zip(table.scores()))
            .map(|(n, (name, score))| {
                json!({
                    "name": name,
                    "score": score,
                    "moves": turn.contains(Seat(n)),
                    "you": Seat(n) == seat,
                })
            })
            .collect();
        let button = |label: String, say: &str| json!({ "label": label, "say": say });
        let mut buttons = Vec::new();
        let asked = table
            .pending()
            .is_some_and(|p| p.waits_for().contains(seat));
        if asked {
            buttons.push(button(tongue.tell("button-yes"), "yes"));
            buttons.push(button(tongue.tell("button-no"), "no"));
        }
        if turn.contains(seat) && !over {
            let own = table.buttons(tongue);
            // What the page shows itself needs no button there.
            let own = own
                .into_iter()
                .filter(|b| b.say != "board" && b.say != "mine");
            buttons.extend(own.map(|choice| button(choice.label, &choice.say)));
        }
        let status = match outcome {
            _ if table.is_aside() => tongue.tell("game-aside"),
            outcome => scene.status(outcome.as_ref(), turn.only()),
        };
        let since = table.head().0.checked_sub(LAST_NEWS).map(Seq);
        Some(json!({
            "game": table.name(),
            "seq": table.head().0,
            "language": tongue.lang.code(),
            "title": table.describe(tongue),
            "players": players,
            "status": status,
            "news": table.news(since, &scene),
            "yours": turn.contains(seat) && !over,
            "over": over,
            "left": left,
            "clock": left.map(time_text),
            "buttons": buttons,
            "board": board,
        }))
    }

    /// `/page`: tells a player the way to their page.
    pub(super) fn tell_page(&mut self, here: &Here, game: GameId) {
        let paged = self.table(game).is_some_and(|table| table.has_page());
        if !paged {
            return self.answer(here, "page-none", &[]);
        }
        let tongue = here.tongue;
        if here.chat.platform == Platform::Web {
            let buttons = vec![vec![own_page(game, tongue)]];
            let text = tongue.tell("page-open");
            return self.tell(here, text, buttons, Privacy::Discreet);
        }
        let Some(links) = &self.pages else {
            return self.answer(here, "page-off", &[]);
        };
        match links.to_seat(game, here.person.id) {
            Some(link) => {
                let text = tongue.say("page-link", &[("link", link.into())]);
                self.tell(here, text, Vec::new(), Privacy::Secret);
            }
            None => self.answer(here, "page-busy", &[]),
        }
    }

    /// The button under a board that leads to the players' pages, where there is such a page.
    pub(super) fn page_button(
        &mut self,
        sitting: &Sitting,
        platform: Platform,
        tongue: Tongue,
    ) -> Option<Button> {
        let linked = self.pages.is_some();
        let table = self.table(sitting.id)?;
        if !table.has_page() {
            return None;
        }
        if platform == Platform::Web {
            return Some(own_page(sitting.id, tongue));
        }
        let press = Press::Game(sitting.id, table.head(), OnGame::Page);
        linked.then(|| press.button(tongue.tell("button-page")))
    }
}

/// Entries of the log that a page is told of in words.
const LAST_NEWS: u32 = 3;

/// In the chat page of our own a button leads there at once: the browser holds who its person is.
fn own_page(game: GameId, tongue: Tongue) -> Button {
    Press::Own(format!("/seat/{game}")).button(tongue.tell("button-page"))
}
