//! What comes in from a chat.

use super::{Account, MessageId, Platform, PostId, PressId, RoomRef, Source};
use crate::hall::Bans;

/// What comes in.
#[derive(Clone, Debug)]
pub enum Input {
    /// A message that people typed. Edits and forwards never get here.
    Said {
        /// Who and where.
        source: Source,
        /// The message itself.
        message: MessageId,
        /// What they typed.
        text: String,
        /// The bot's message that it replies to.
        reply_to: Option<MessageId>,
    },
    /// A press of a button.
    Pressed {
        /// Who and where.
        source: Source,
        /// The button's data.
        data: String,
        /// The message it stands under, where known.
        message: Option<MessageId>,
        /// The platform's handle for a private answer to this press.
        press: Option<PressId>,
    },
    /// A command given in a form of the platform's own (a slash command, a menu, a dialog): always
    /// meant for the bot, and answered like a press.
    Asked {
        /// Who and where.
        source: Source,
        /// The command as it would be typed.
        text: String,
        /// The bot's message that it was given at.
        reply_to: Option<MessageId>,
        /// The platform's handle for a private answer.
        press: PressId,
    },
    /// People of the room who are named in what comes next: they can be called there from now on,
    /// though they never wrote.
    Met {
        /// Who names them and where.
        source: Source,
        /// Who is named.
        people: Vec<Account>,
    },
    /// The platform has taken a post and given it an id.
    Posted {
        /// Which.
        post: PostId,
        /// Where.
        room: RoomRef,
        /// Its id there.
        message: MessageId,
    },
    /// The platform doesn't let the bot write there any more.
    Gone {
        /// Where.
        room: RoomRef,
    },
    /// Whom the operator bans, from now on.
    Banned {
        /// All of them.
        bans: Bans,
    },
    /// The bot was let into a room, or let in again.
    Welcomed {
        /// Who let it in and where.
        source: Source,
        /// What it hears there.
        hears: Hears,
    },
    /// The platform has given a chat another id.
    Moved {
        /// The one it had; topics don't matter.
        from: RoomRef,
        /// The one it has.
        to: RoomRef,
    },
    /// A platform can be reached by links.
    Reachable {
        /// Which.
        platform: Platform,
        /// What stands before a code in a link that says `/join CODE` to the bot.
        link: String,
    },
    /// Time has passed.
    Tick,
}

impl Input {
    /// Who did something; None where nobody in a chat did.
    pub fn source(&self) -> Option<&Source> {
        match self {
            Input::Said { source, .. }
            | Input::Pressed { source, .. }
            | Input::Asked { source, .. }
            | Input::Met { source, .. }
            | Input::Welcomed { source, .. } => Some(source),
            Input::Posted { .. }
            | Input::Gone { .. }
            | Input::Moved { .. }
            | Input::Banned { .. }
            | Input::Reachable { .. }
            | Input::Tick => None,
        }
    }
}

/// What the platform lets the bot read of what people say in a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hears {
    /// Everything.
    All,
    /// Commands and replies to it.
    Addressed,
}
