//! What goes out to a chat.

use super::{Account, Body, MessageId, Picture, PostId, PressId, RoomRef};

/// Who may see an answer to one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Privacy {
    /// Better seen by that person alone, but no secret: a refusal.
    Discreet,
    /// A secret: a rack, a hint. Never where others read.
    Secret,
}

/// What goes out, after it was made durable.
#[derive(Clone, Debug)]
pub enum Effect {
    /// A new message for the room.
    Post {
        /// Where.
        room: RoomRef,
        /// The hall's number for it.
        post: PostId,
        /// What.
        body: Body,
        /// The message it answers.
        reply_to: Option<MessageId>,
        /// An older board that this one replaces; a newer post with the same key may stand for it
        /// when the room is behind.
        merge: Option<String>,
    },
    /// Another body for a message there is.
    Edit {
        /// Where.
        room: RoomRef,
        /// Which.
        message: MessageId,
        /// What.
        body: Body,
        /// The hall's number for it, where it wants to be told that the platform has taken it.
        post: Option<PostId>,
    },
    /// Takes the buttons off a message.
    Unbutton {
        /// Where.
        room: RoomRef,
        /// Which.
        message: MessageId,
    },
    /// An answer that only one person sees.
    Tell {
        /// Where they are.
        room: RoomRef,
        /// Who.
        to: Account,
        /// What.
        body: Body,
        /// The press it answers; None answers a message.
        press: Option<PressId>,
        /// The message it answers.
        reply_to: Option<MessageId>,
        /// Whether others may see it where the platform has no answers to one person.
        privacy: Privacy,
    },
    /// What the platform's own records keep of an account is to be erased.
    Forget {
        /// Where that was asked for; any room of the account's platform.
        room: RoomRef,
        /// The account.
        account: String,
    },
    /// The press was heard and there is nothing to say.
    Acknowledge {
        /// Where.
        room: RoomRef,
        /// Which.
        press: PressId,
    },
}

impl Effect {
    /// The picture in it.
    pub fn picture(&self) -> Option<&Picture> {
        match self {
            Effect::Post { body, .. } | Effect::Edit { body, .. } | Effect::Tell { body, .. } => {
                body.picture.as_ref()
            }
            Effect::Unbutton { .. } | Effect::Forget { .. } | Effect::Acknowledge { .. } => None,
        }
    }

    /// The same, to be changed.
    pub fn picture_mut(&mut self) -> Option<&mut Picture> {
        match self {
            Effect::Post { body, .. } | Effect::Edit { body, .. } | Effect::Tell { body, .. } => {
                body.picture.as_mut()
            }
            Effect::Unbutton { .. } | Effect::Forget { .. } | Effect::Acknowledge { .. } => None,
        }
    }

    /// Which room it is for.
    pub fn room(&self) -> &RoomRef {
        match self {
            Effect::Post { room, .. }
            | Effect::Edit { room, .. }
            | Effect::Unbutton { room, .. }
            | Effect::Tell { room, .. }
            | Effect::Forget { room, .. }
            | Effect::Acknowledge { room, .. } => room,
        }
    }
}
