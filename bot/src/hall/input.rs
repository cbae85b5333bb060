//! An input goes to whoever deals with it, once.

use super::{Hall, who};
use crate::chat::{Effect, Input, PressId, RoomRef, Source};
use games::At;

impl Hall {
    pub(super) fn input(&mut self, input: Input) {
        if input.source().is_some_and(|source| self.is_banned(source)) {
            return;
        }
        match input {
            Input::Said {
                source,
                message,
                text,
                reply_to,
            } => {
                if self.is_first(&source) {
                    self.said(&source, (Some(message), None), &text, reply_to.as_ref());
                }
            }
            Input::Pressed {
                source,
                data,
                message,
                press,
            } => {
                if self.is_first(&source) {
                    self.pressed(&source, &data, message, press.clone());
                }
                if let Some(press) = press {
                    self.answered(source.room, press);
                }
            }
            Input::Asked {
                source,
                text,
                reply_to,
                press,
            } => {
                if self.is_first(&source) {
                    let press = Some(press.clone());
                    self.said(&source, (None, press), &text, reply_to.as_ref());
                }
                self.answered(source.room, press);
            }
            Input::Met { source, people } => self.met(&source, &people),
            Input::Posted {
                post,
                room,
                message,
            } => self.posted(post, &room, message),
            Input::Gone { room } => self.gone(&room),
            Input::Banned { bans } => self.bans = bans,
            Input::Welcomed { source, hears } => self.welcomed(&source, hears),
            Input::Moved { from, to } => self.moved(&from, &to),
            Input::Reachable { platform, link } => self.reachable(platform, link),
            Input::Tick => self.tick(),
        }
    }

    /// Whether the operator has banned who does this, or where.
    fn is_banned(&self, source: &Source) -> bool {
        self.bans.here(&source.from, &source.room)
            || (!self.bans.is_empty() && self.is_banned_elsewhere(&source.from))
    }

    /// Whether this update is heard for the first time.
    fn is_first(&mut self, source: &Source) -> bool {
        let Some(once) = &source.once else {
            return true;
        };
        let key = format!("once/{}/{}", source.room.platform.name(), who::part(once));
        if self.ledger.read::<At>(&key).is_some() {
            return false;
        }
        self.ledger.write(&key, &self.now);
        true
    }

    /// Nobody who pressed is left waiting, though there was nothing to say.
    fn answered(&mut self, room: RoomRef, press: PressId) {
        let answers = |effect: &Effect| match effect {
            Effect::Tell {
                press: Some(to), ..
            }
            | Effect::Acknowledge { press: to, .. } => *to == press,
            _ => false,
        };
        if !self.out.effects.iter().any(answers) {
            self.out.effects.push(Effect::Acknowledge { room, press });
        }
    }
}
