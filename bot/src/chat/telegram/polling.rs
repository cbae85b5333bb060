//! Updates asked for. The next request names the offset behind what is durable here, so that what
//! wasn't is told again after a crash.

use super::receive::Receiver;
use super::send::told;
use super::trouble::Trouble;
use super::{Error, Pause};
use teloxide::payloads::GetUpdatesSetters;
use teloxide::prelude::Requester;
use teloxide::types::AllowedUpdate;

/// How long Telegram waits for something to tell, in seconds.
const LONG: u32 = 25;
/// The most updates at once.
const BATCH: u8 = 100;

/// What we want to be told.
pub(super) static WANTED: [AllowedUpdate; 5] = [
    AllowedUpdate::Message,
    AllowedUpdate::CallbackQuery,
    AllowedUpdate::MyChatMember,
    AllowedUpdate::InlineQuery,
    AllowedUpdate::ChosenInlineResult,
];

/// Asks for updates until the hall is closed.
pub(super) async fn run(receiver: Receiver) -> Result<(), Error> {
    let bot = receiver.bot().clone();
    let mut pause = Pause::default();
    // Only one of both ways works at a time.
    while let Err(error) = bot.delete_webhook().await {
        if Trouble::of(&error) == Trouble::Token {
            return Err(Error::Token);
        }
        pause.wait(&error).await;
    }
    let mut offset: Option<i32> = None;
    loop {
        let mut request = bot.get_updates().timeout(LONG).limit(BATCH);
        request = request.allowed_updates(WANTED.iter().copied());
        request.offset = offset;
        let updates = match request.await {
            Ok(updates) => updates,
            Err(error) => {
                match Trouble::of(&error) {
                    Trouble::Token => return Err(Error::Token),
                    Trouble::Conflict => tracing::error!(
                        "another program asks for this bot's updates; stop it: one token, one bot"
                    ),
                    _ => tracing::warn!(error = %told(&error), "no updates; trying again"),
                }
                pause.wait(&error).await;
                continue;
            }
        };
        pause.over();
        let last = updates.iter().map(|update| update.id.0).max();
        if receiver.take(updates).await.is_err() {
            return Ok(());
        }
        if let Some(last) = last {
            offset = i32::try_from(last).ok().map(|last| last.saturating_add(1));
        }
    }
}
