//! What goes between a chat and the hall. An adapter turns its platform's messages into [`Input`]s
//! and carries [`Effect`]s out; it knows nothing of games.

mod body;
pub mod discord;
mod draw;
mod effect;
mod input;
pub mod outbox;
pub mod script;
pub mod telegram;
pub mod web;
mod who;

pub use body::{Body, Button, Document, Draw, Picture, Span};
pub use effect::{Effect, Privacy};
pub use input::{Hears, Input};
pub use who::{Account, MessageId, Platform, PostId, PressId, RoomKind, RoomRef, Source, Standing};

/// What a platform's own records keep of an account, for its owner.
pub fn kept_of(platform: Platform, store: &dyn storage::Store, account: &str) -> serde_json::Value {
    match platform {
        Platform::Web => web::kept_of(store, account),
        // They keep nothing of people: messages are the platforms' own.
        Platform::Script | Platform::Telegram | Platform::Discord => serde_json::Value::Null,
    }
}
